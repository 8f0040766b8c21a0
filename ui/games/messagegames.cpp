// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/messagegames.h"

#include "ui/network/samegame.h"
#include "ui/session/session.h"
#include "ui/store/games/gamekeeper.h"
#include "ui/store/games/gamelibrary.h"
#include "ui/store/games/gamestore.h"
#include "ui/text/storewords.h"
#include "ui/text/words.h"
#include "ui/widgets/notice.h"

#include <QClipboard>
#include <QGuiApplication>

#include <utility>
#include <variant>

namespace four {

MessageGames::MessageGames(Session *session, GameStore *store, GameKeeper *keeper, GameLibrary *library,
                           Notice *notice)
    : m_session(session), m_store(store), m_keeper(keeper), m_library(library), m_notice(notice)
{
}

QString MessageGames::whyNotCopied() const
{
    const Game &game = m_session->game();
    if (m_session->isInterrupted())
        return tr("First go back to your game.");
    if (!playerElsewhere(game.setup()))
        return tr("Both players sit at this computer. A new match can have one at another computer.");
    if (!m_session->hasBegun())
        return tr("The game has not begun yet.");
    return m_session->isOver() || m_session->awaitsElsewhere() ? QString()
                                                               : tr("First make your move, then send it.");
}

void MessageGames::copy()
{
    const Game &game = m_session->game();
    const Player other = *playerElsewhere(game.setup());
    QGuiApplication::clipboard()->setText(QString::fromStdString(messages::write(game, opponent(other))));
    m_notice->answer([setup = game.setup(), other] {
        //: %1 is a player
        return tr("Copied. Paste it into a message to %1.").arg(Words::playerName(setup, other));
    });
}

bool MessageGames::paste()
{
    const QString text = QGuiApplication::clipboard()->text();
    if (!messages::hasMessage(text.toStdString()))
        return false;
    auto read = messages::read(text.toStdString());
    // Some systems take letters and their accents apart.
    if (std::holds_alternative<messages::Error>(read)) {
        auto composed = messages::read(text.normalized(QString::NormalizationForm_C).toStdString());
        if (std::holds_alternative<messages::Message>(composed))
            read = std::move(composed);
    }
    if (const auto *error = std::get_if<messages::Error>(&read))
        m_notice->answer([error = *error] { return sentence(error); });
    else
        receive(std::get<messages::Message>(read));
    return true;
}

QString MessageGames::sentence(const messages::Error &error)
{
    switch (error.kind) {
    case messages::Error::Kind::NewerVersion:
        //: %1 and %2 are numbers
        return tr("This message is of format %1, and this program reads formats up to %2. A newer version of "
                  "the program is needed.")
            .arg(QString::fromStdString(error.version), QString::number(messages::version));
    case messages::Error::Kind::UnknownRules:
        return tr("This game has rules that this version of the program does not know. A newer version is "
                  "needed.");
    case messages::Error::Kind::Impossible:
        return tr("The game in this message is against the rules. Nothing was changed.");
    case messages::Error::Kind::NotAMessage:
    case messages::Error::Kind::Altered:
        break;
    }
    return tr("This message was altered or is not whole. Copy all of it again, from “fiar:” to its end.");
}

void MessageGames::receive(const messages::Message &message)
{
    const GameSetup &setup = message.game.setup();
    // The game on the board may not be stored: before its first action, or on a full disk.
    const GameSetup &own = m_session->game().setup();
    if (!m_session->isInterrupted() && playerElsewhere(own) && isSameGame(setup, own) &&
        !m_keeper->current()) {
        if (m_session->hasBegun() && relationOf(message.game, m_session->game()) == Relation::Longer)
            return addActions(message.game);
    }
    if (const std::optional<qint64> number = m_store->findElsewhere(
            setup.seed, [&setup](const GameSetup &stored) { return isSameGame(setup, stored); }))
        return continueStored(*number, message);
    open(message);
}

void MessageGames::continueStored(qint64 number, const messages::Message &message)
{
    const bool isHere = number == m_keeper->current();
    const auto loaded = m_store->load(number);
    const auto *stored = loaded ? std::get_if<StoredGame>(&*loaded) : nullptr;
    // The session's game may have actions that are not stored yet.
    const std::optional<Game> here = isHere   ? std::optional(m_keeper->snapshot().recorded.game)
                                     : stored ? std::optional(stored->recorded.game)
                                              : std::nullopt;
    const Relation relation = here ? relationOf(message.game, *here) : Relation::Other;
    const auto prompt = [game = here] { return game ? Words::prompt(*game) : QString(); };
    if (relation == Relation::Shorter) {
        return m_notice->answer([prompt] {
            //: %1 is a sentence that says whose turn it is
            return tr("This message is older than the game here, which stays as it is. %1").arg(prompt());
        });
    }
    if (relation == Relation::Forked) {
        return m_notice->answer([prompt] {
            //: %1 is a sentence that says whose turn it is
            return tr("In this message the game went another way than here, so it stays as it is here. %1")
                .arg(prompt());
        });
    }
    const GameLibrary::Refusal refusal = m_library->resume(number);
    if (refusal != GameLibrary::Refusal::None)
        return m_notice->sayTrouble([refusal] { return StoreWords::refusal(refusal); });
    if (relation == Relation::Longer)
        return addActions(message.game);
    m_notice->answer([prompt] {
        //: %1 is a sentence that says whose turn it is
        return tr("This message is known already. %1").arg(prompt());
    });
}

void MessageGames::addActions(const Game &longer)
{
    const std::size_t known = m_session->game().actions().size();
    for (const Action &action : longer.actions().subspan(known))
        m_session->submit(action);
    m_keeper->reportTrouble();
    m_notice->answer([game = m_session->game()] {
        //: %1 is a sentence that says whose turn it is
        return tr("The game goes on from the message. %1").arg(Words::prompt(game));
    });
}

void MessageGames::open(const messages::Message &message)
{
    const Game game = seatedElsewhere(message.game, message.sender);
    m_library->open({.match = matchOf(game.setup()), .recorded = {.game = game, .times = {}}});
    m_keeper->reportTrouble();
    m_notice->answer([game, sender = message.sender] {
        //: %1 is a player, %2 a sentence that says whose turn it is
        return tr("The game with %1 from the message was opened. %2")
            .arg(Words::playerName(game.setup(), sender), Words::prompt(game));
    });
}

} // namespace four
