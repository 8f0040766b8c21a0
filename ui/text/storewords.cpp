// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/storewords.h"

#include <QDateTime>
#include <QDir>
#include <QLocale>

namespace four {

QString StoreWords::damaged(const StoreProblem &problem)
{
    const QString rescued =
        tr("The file of the stored games was damaged. It was kept as %1, and %n game(s) could be rescued "
           "from it.",
           nullptr, problem.rescued)
            .arg(QDir::toNativeSeparators(problem.movedTo));
    if (problem.inCopies == 0)
        return rescued;
    return rescued + u' ' + tr("%n more are in the daily copy.", nullptr, problem.inCopies);
}

QString StoreWords::older(const StoreProblem &problem)
{
    const QString path = QDir::toNativeSeparators(problem.path);
    const QString missing =
        problem.missing == 0
            ? tr("The last moves of a stored game are missing: the file %1 is as it was at an earlier time.")
                  .arg(path)
            : tr("%n game(s) that were stored last are missing: the file %1 is as it was at an earlier time.",
                 nullptr, problem.missing)
                  .arg(path);
    if (problem.inCopies == 0)
        return missing;
    return missing + u' ' + tr("The daily copy has %n missing game(s).", nullptr, problem.inCopies);
}

QString StoreWords::takeFromCopies()
{
    return tr("Take them over");
}

QString StoreWords::altered()
{
    return tr("What is stored of this game was damaged: it may differ from what was played.");
}

QString StoreWords::lost(int games)
{
    return tr("%n game(s) of the daily copies are missing among the stored games.", nullptr, games);
}

QString StoreWords::lostAtTheEnd(int games)
{
    return games == 0 ? tr("Your training could not be stored. If you close the window now, it is lost.")
                      : tr("%n game(s) could not be stored. If you close the window now, what is not stored "
                           "is lost.",
                           nullptr, games);
}

QString StoreWords::takenFromCopies(int games)
{
    return tr("%n game(s) taken over from the daily copy.", nullptr, games);
}

QString StoreWords::problem(const StoreProblem &problem)
{
    const QString path = QDir::toNativeSeparators(problem.path);
    switch (problem.kind) {
    case StoreProblem::Kind::NoDriver:
        return tr("Games cannot be stored: Qt’s SQLite plugin is not installed. You can still play, but the "
                  "game will be lost when you close the window.");
    case StoreProblem::Kind::CannotOpen:
        return tr("Games cannot be stored at the moment: the file %1 cannot be opened. You can go on "
                  "playing; the game will be stored as soon as it can be.")
            .arg(path);
    case StoreProblem::Kind::ReadOnly:
        return tr("Games cannot be stored at the moment: you do not have permission to write to %1. You "
                  "can go on playing; the game will be stored as soon as you have permission.")
            .arg(path);
    case StoreProblem::Kind::Full:
        return tr(
            "The disk is full, so this game is not stored at the moment. You can go on playing; it will "
            "be stored as soon as there is room.");
    case StoreProblem::Kind::Busy:
        return tr("Another program is using the saved games, so this game is not stored at the moment. You "
                  "can go on playing; it will be stored as soon as they are free.");
    case StoreProblem::Kind::Damaged:
        if (problem.movedTo.isEmpty())
            return tr("The file of the stored games, %1, is damaged and cannot be moved away. You can go on "
                      "playing; the game will be stored as soon as it can be moved.")
                .arg(path);
        return damaged(problem);
    case StoreProblem::Kind::Removed:
        return tr("The file of the stored games, %1, was taken away while the program was running. Another "
                  "was begun, and this game is stored there.")
            .arg(path);
    case StoreProblem::Kind::Older:
        return older(problem);
    case StoreProblem::Kind::Newer:
        return tr("The stored games were written by a later version of this program and are left as they "
                  "are. You can still play, but the game will be lost when you close the window.");
    case StoreProblem::Kind::Rescuing:
        return tr("The file of the stored games is damaged. What can still be read is being rescued …");
    case StoreProblem::Kind::Failed:
        break;
    }
    return tr("Games cannot be stored at the moment: the file %1 cannot be read or written. You can go on "
              "playing; storing them will be tried again.")
        .arg(path);
}

QString StoreWords::trainingProblem(const StoreProblem &problem)
{
    // What is over concerns the file, whatever of it was wanted.
    if (problem.isOver())
        return StoreWords::problem(problem);
    if (problem.kind == StoreProblem::Kind::Newer || problem.kind == StoreProblem::Kind::NoDriver)
        return tr(
            "Your training counts, but it cannot be stored and will be lost when you close the window.");
    return tr("Your training is not stored at the moment. It counts all the same, and storing it will be "
              "tried again.");
}

QString StoreWords::trainingRecovered()
{
    return tr("Your training is stored again.");
}

QString StoreWords::recovered()
{
    return tr("The game is stored again.");
}

QString StoreWords::refusal(GameLibrary::Refusal refusal)
{
    switch (refusal) {
    case GameLibrary::Refusal::PlayedElsewhere:
        return tr("This game is being played in another window.");
    case GameLibrary::Refusal::Unreadable:
        return tr("What is stored of this game can no longer be read.");
    case GameLibrary::Refusal::NotStored:
        return tr("The change could not be stored.");
    case GameLibrary::Refusal::NotThere:
    case GameLibrary::Refusal::None:
        break;
    }
    return tr("This game is no longer stored.");
}

QString StoreWords::resumed(const Times &times)
{
    const QDateTime begun = QDateTime::fromMSecsSinceEpoch(times.begun.count());
    //: %1 is a date with the time of day
    return tr("Welcome back! Your game from %1 continues where you left off.")
        .arg(QLocale().toString(begun, QLocale::ShortFormat));
}

} // namespace four
