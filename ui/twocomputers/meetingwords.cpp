// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/twocomputers/meetingwords.h"

#include "ui/text/words.h"

#include <QCoreApplication>
#include <QStringList>

namespace four {

QString MeetingWords::failure(NetworkGame::Failure failure, const QString &program)
{
    using enum NetworkGame::Failure;
    switch (failure) {
    case CannotListen:
        return tr("This computer does not allow the program to wait for another one. A firewall or another "
                  "program may be the reason.");
    case NoAnswer:
        return tr("The other computer does not answer. Are both in the same network? A guest Wi-Fi keeps "
                  "computers apart, and a firewall may have to let the program through.");
    case TurnedAway:
        return tr("There is no open invitation any more: another player was faster, or it was withdrawn.");
    case NotOurs:
        return tr("At this address another program answers.");
    case OtherVersion:
        //: %1 and %2 are versions of the program
        return tr("The two programs do not understand each other: here is version %1, there version %2. "
                  "The same version is needed on both computers.")
            .arg(QCoreApplication::applicationVersion(), program);
    case WrongNumber:
        return tr("That is not the number that the other computer shows. After three wrong ones it shows a "
                  "new one.");
    case Lost:
    case Left:
        return tr("The other computer was there, and then the connection broke off. Try again.");
    case Unexpected:
    case Refused:
    case Different:
    case FalseLot:
        break;
    }
    return end(failure, {});
}

QString MeetingWords::end(NetworkGame::Failure failure, const QString &name)
{
    using enum NetworkGame::Failure;
    switch (failure) {
    case Left:
        //: %1 is a player at another computer
        return tr("%1 has ended the connection. The game waits in both histories.").arg(name);
    case Refused:
        return tr(
            "The other computer sent a move that is against the rules, so the connection was ended. The "
            "game stays as it is here.");
    case Different:
        return tr(
            "The two computers have different games, or the game went another way there. Each keeps its "
            "own.");
    case FalseLot:
        return tr("The other computer changed its half of the lot afterwards, so the connection was ended.");
    default:
        break;
    }
    return tr(
        "The other computer sent what has no place in a game, so the connection was ended. The game stays "
        "as it is here.");
}

QString MeetingWords::question(Dialogue::Offer offer, const QString &name)
{
    switch (offer) {
    case Dialogue::Offer::TakeBack:
        //: %1 is a player at another computer
        return tr("%1 asks to take the last move back.").arg(name);
    case Dialogue::Offer::Rematch:
        //: %1 is a player at another computer
        return tr("%1 asks for a rematch.").arg(name);
    case Dialogue::Offer::Hint:
        //: %1 is a player at another computer
        return tr("%1 asks for hints, for both of you.").arg(name);
    case Dialogue::Offer::Values:
        //: %1 is a player at another computer
        return tr("%1 asks to see the values of the columns, for both of you.").arg(name);
    case Dialogue::Offer::Coach:
        //: %1 is a player at another computer
        return tr("%1 asks for the coach’s help, for both of you.").arg(name);
    }
    return {};
}

QString MeetingWords::game(int number)
{
    return number < int(allPresets.size()) ? Words::preset(static_cast<Preset>(number))
                                           : tr("Rules of their own");
}

QString MeetingWords::grouped(const QString &number)
{
    return number.left(3) + QChar(0x00A0) + number.mid(3);
}

QString MeetingWords::spoken(const QString &number)
{
    QStringList digits;
    for (const QChar digit : number)
        digits << QString(digit);
    return digits.mid(0, 3).join(u' ') + QStringLiteral(", ") + digits.mid(3).join(u' ');
}

} // namespace four
