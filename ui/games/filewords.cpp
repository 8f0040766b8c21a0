// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/filewords.h"

#include "ui/text/words.h"

#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <numeric>

namespace four {

namespace {
/// More would not fit into one notice.
constexpr qsizetype faultsTold = 3;

/// Foreign text, safe to show in a sentence.
QString printable(const QString &text)
{
    QString kept;
    for (const char32_t c : text.toUcs4())
        kept += QChar::isPrint(c) ? QString::fromUcs4(&c, 1) : QString(QChar::ReplacementCharacter);
    return kept;
}

/// Neither a game nor anything of training.
bool isEmpty(const FileWords::Opened::Source &source)
{
    return source.games == 0 && source.trainings == 0 && source.trainingErrors.empty();
}
} // namespace

QString FileWords::name(const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    // The topmost folder has no name of its own.
    return Words::isolated(printable(name.isEmpty() ? path : name));
}

QString FileWords::error(const RecordError &error)
{
    //: %1 is the number of a line, %2 a sentence that says what is wrong there
    return tr("Line %1: %2").arg(QLocale().toString(error.line), RecordWords::sentence(error));
}

QString FileWords::problem(const FileProblem &problem)
{
    const QString file = name(problem.path);
    switch (problem.kind) {
    case FileProblem::Kind::NotThere:
        return tr("There is no file “%1”.").arg(file);
    case FileProblem::Kind::NotAFile:
        return tr("“%1” is not a file.").arg(file);
    case FileProblem::Kind::NotReadable:
        return tr("You do not have permission to read “%1”.").arg(file);
    case FileProblem::Kind::TooLarge:
        return tr("The file “%1” is too large: a file of games has at most %2.")
            .arg(file, QLocale().formattedDataSize(recordfile::maxBytes, 0));
    case FileProblem::Kind::ReadFailed:
        return tr("The file “%1” could not be read: %2").arg(file, problem.detail);
    case FileProblem::Kind::NotWritable:
        return tr("You do not have permission to write “%1” there. Choose another folder.").arg(file);
    case FileProblem::Kind::Full:
        return tr("The file “%1” was not written: the disk is full.").arg(file);
    case FileProblem::Kind::WriteFailed:
        break;
    }
    return tr("The file “%1” was not written: %2").arg(file, problem.detail);
}

QString FileWords::error(const QString &path, const RecordError &error)
{
    //: %1 is the name of a file, %2 the number of a line, %3 a sentence that says what is wrong there
    return tr("“%1”, line %2: %3")
        .arg(name(path), QLocale().toString(error.line), RecordWords::sentence(error));
}

QString FileWords::noGame(const Opened::Source &source)
{
    return source.path.isEmpty() ? tr("There is no readable game on the clipboard.")
                                 : tr("There is no readable game in “%1”.").arg(name(source.path));
}

int FileWords::Opened::games() const
{
    return std::accumulate(sources.begin(), sources.end(), 0,
                           [](int sum, const Source &source) { return sum + source.games; });
}

int FileWords::Opened::trainings() const
{
    return std::accumulate(sources.begin(), sources.end(), 0,
                           [](int sum, const Source &source) { return sum + source.trainings; });
}

QString FileWords::trained(const Opened &opened)
{
    const int people = opened.trainings();
    if (people == 0)
        return {};
    if (!opened.isTrainingKept)
        return tr("Training results were read but could not be saved.");
    //: %n is the number of players whose puzzles and lessons came in with a file
    return tr("Training results of %n player(s) were added.", nullptr, people);
}

QString FileWords::error(const trainingtext::Error &error)
{
    const QString line = QLocale().toString(error.line);
    switch (error.kind) {
    case trainingtext::Error::Kind::NewerVersion:
        //: %1 is the number of a line
        return tr("Line %1: these training results were saved by a newer version of the program.").arg(line);
    case trainingtext::Error::Kind::Unfinished:
        //: %1 is the number of a line
        return tr("Line %1: the training results break off here; none of them were read.").arg(line);
    case trainingtext::Error::Kind::BadLine:
        //: %1 is the number of a line
        return tr("Line %1: this cannot be read and was left out.").arg(line);
    case trainingtext::Error::Kind::BadBlock:
        break;
    }
    //: %1 is the number of a line
    return tr("Line %1: the training results cannot be read from here on; none of them were read.").arg(line);
}

QString FileWords::read(const Opened &opened)
{
    const int games = opened.games();
    if (opened.isStopped)
        return games == 0 ? tr("You stopped before a game was read.")
                          //: %n is how many games
                          : tr("You stopped: %n game(s) were added to your history. To have the others as "
                               "well, open the same again.",
                               nullptr, opened.added);
    if (games == 0)
        return {};
    if (!opened.isKept)
        //: %n is how many games
        return tr("%n game(s) were read, but not all of them could be kept.", nullptr, games);
    if (games > 1 && opened.added == 0)
        //: %n is how many games
        return tr("%n game(s) were read; your history had them already.", nullptr, games);
    if (games > 1) {
        //: %n is how many games
        const QString added =
            opened.isOpen
                ? tr("%n game(s) were added to your history; the last one is open.", nullptr, opened.added)
                : tr("%n game(s) were added to your history.", nullptr, opened.added);
        const int known = games - opened.added;
        //: %n is how many games of a file
        return known == 0 ? added : added + u' ' + tr("It had %n more already.", nullptr, known);
    }
    const auto source = std::ranges::find(opened.sources, 1, &Opened::Source::games);
    return source->path.isEmpty() ? tr("The game from the clipboard was opened.")
                                  : tr("“%1” was opened.").arg(name(source->path));
}

QStringList FileWords::faults(const Opened &opened)
{
    // A single file need not be named.
    const bool isOne = opened.sources.size() == 1;
    QStringList sentences;
    for (const Opened::Source &source : opened.sources) {
        if (source.problem)
            sentences << problem(*source.problem);
        else if (isEmpty(source) && !opened.isStopped && !isOne)
            sentences << noGame(source);
        for (const RecordError &wrong : source.errors)
            sentences << (isOne ? error(wrong) : error(source.path, wrong));
        for (const trainingtext::Error &wrong : source.trainingErrors)
            sentences << (isOne ? error(wrong) : tr("“%1”: %2").arg(name(source.path), error(wrong)));
    }
    return sentences;
}

QString FileWords::opened(const Opened &opened)
{
    QStringList said;
    if (const QString what = read(opened); !what.isEmpty())
        said << what;
    else if (opened.sources.size() == 1 && !opened.sources.front().problem && isEmpty(opened.sources.front()))
        said << noGame(opened.sources.front());
    if (const QString what = trained(opened); !what.isEmpty())
        said << what;
    int wrong = 0;
    for (const Opened::Source &source : opened.sources)
        wrong += source.games > 0 ? int(source.errors.size() + source.moreErrors) : 0;
    if (wrong > 0)
        //: %n is how many games
        said << tr("%n game(s) could not be read.", nullptr, wrong);
    const QStringList faults = FileWords::faults(opened);
    said << faults.mid(0, faultsTold);
    if (faults.size() > faultsTold)
        said << QStringLiteral("…");
    return said.join(u' ');
}

QString FileWords::saved(const QString &path)
{
    return tr("Saved as “%1”.").arg(name(path));
}

QString FileWords::savedWithTraining(const QString &path)
{
    return tr("Saved as “%1”, with training results.").arg(name(path));
}

QString FileWords::error(const ColumnStringError &error, const Ruleset &rules)
{
    const QString move = QLocale().toString(error.move);
    const QString place = QLocale().toString(qulonglong(error.character));
    switch (error.kind) {
    case ColumnStringError::Kind::TooLong:
        return tr("The text on the clipboard is too long to be a game.");
    case ColumnStringError::Kind::Empty:
        return tr("The clipboard holds no game: copy moves such as 4435261, or a saved game, and paste them "
                  "here.");
    case ColumnStringError::Kind::NotAColumn:
        //: %1 is a character that is no column, %2 its place in the text
        return tr("The clipboard holds no moves: “%1”, character %2, is not a column.")
            .arg(Words::isolated(printable(QString::fromStdString(error.subject))), place);
    case ColumnStringError::Kind::Refused:
        break;
    }
    //: %1 is the number of the move, %2 the place of its character, %3 a sentence that says why not
    return tr("Move %1 on the clipboard, character %2, is not possible. %3")
        .arg(move, place, Words::refusal(*error.refusal, action::Drop{error.column}, rules));
}

} // namespace four
