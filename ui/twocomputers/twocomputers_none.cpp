// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/games.h"
#include "ui/shell/shell.h"
#include "ui/twocomputers/maketwocomputers.h"

#include <QCoreApplication>

namespace four {

namespace {
class NoConnections
{
    Q_DECLARE_TR_FUNCTIONS(four::NoConnections)

public:
    static QString sentence()
    {
        return tr(
            "This program was built without libsodium, by which two computers talk in secret. Moves can "
            "still be sent as messages: choose “At another computer” in New match.");
    }
};
} // namespace

std::unique_ptr<QObject> makeTwoComputers(GameModel *, DistantGame *, Games *games, Coach *, Shell *shell)
{
    auto feature = std::make_unique<QObject>();
    const auto add = [shell](Command command, QString (*text)()) {
        shell->commands()->add(
            command, {.text = [text] { return CommandText{text()}; },
                      .work = [] {},
                      .state = [] { return CommandState::usableIf(false, NoConnections::sentence()); }});
    };
    add(Command::Invite, [] { return Commands::tr("&Invite…"); });
    add(Command::Join, [] { return Commands::tr("&Join…"); });
    add(Command::ContinueTogether, [] { return Commands::tr("&Continue on two computers"); });
    add(Command::AskTakeBack, [] { return Commands::tr("Ask to take the last move &back"); });
    add(Command::SayYes, [] { return Commands::tr("Answer &yes"); });
    add(Command::SayNo, [] { return Commands::tr("Answer &no"); });
    add(Command::EndConnection, [] { return Commands::tr("&End the connection"); });
    QObject::connect(games, &Games::otherComputerWanted, feature.get(),
                     [shell] { shell->notice()->answer([] { return NoConnections::sentence(); }); });
    return feature;
}

} // namespace four
