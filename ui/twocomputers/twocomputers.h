// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/network/networkgame.h"
#include "ui/session/match.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace four {

class DistantGame;
class Coach;
class GameModel;
class Games;
class MeetingPage;
class Session;
class Shell;

/// The feature of two computers: invitations, the way to one, what people ask each other, and what is said
/// of the connection. It registers its commands and its page. GUI thread only.
class TwoComputers : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as this.
    TwoComputers(GameModel *model, DistantGame *distant, Games *games, Coach *coach, Shell *shell);
    ~TwoComputers() override;

private:
    void addCommands();
    void addCommandsOfGame();
    void addPage();
    void connectParts();
    void invite();
    void join();
    /// Invites to go on with the session's game.
    void continueTogether();
    [[nodiscard]] QString whyNotContinued() const;
    void openInvitation();
    void receiveGame(const Game &game, bool isNew);
    /// Keeps with the game by what the two programs meet again.
    void keepAcquaintance();
    void refresh();
    /// Says what has become of the connection.
    void tellConnection();
    void tellFailure(NetworkGame::Failure failure);
    void tellOffers();
    void answer(bool isAccepted);
    void tellAsked();
    [[nodiscard]] QString other() const;

    GameModel *m_model;
    Session *m_session;
    Games *m_games;
    Coach *m_coach;
    Shell *m_shell;
    NetworkGame m_network;
    QPointer<MeetingPage> m_page;   ///< once it was opened
    std::optional<Match> m_match;   ///< that the invitation is for
    std::function<void()> m_agreed; ///< to be done when the other person agrees
    bool m_wasBroken = false;
    std::optional<std::pair<qint64, QString>> m_kept; ///< the last acquaintance that was kept, and its game
};

} // namespace four
