// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/session.h"
#include "ui/store/games/backlog.h"
#include "ui/store/games/gamestore.h"

#include <QObject>

#include <map>
#include <memory>
#include <optional>

namespace four {

/// Stores the session's game after each action, before anybody shows it, so that it outlives the window
/// however that ends. When storing fails, the game goes on, and the backlog tries again. GUI thread only.
class GameKeeper : public QObject
{
    Q_OBJECT

public:
    /// @param session, store must live as long as the keeper
    GameKeeper(Session *session, GameStore *store, QObject *parent = nullptr);
    ~GameKeeper() override;

    /// The number of the session's game; nothing if it is not stored.
    [[nodiscard]] std::optional<qint64> current() const { return m_kept ? m_kept->number : std::nullopt; }
    /// Hands over the right to change a stored game, which is about to come into the session.
    void claim(qint64 number, std::unique_ptr<GameLock> lock) { m_claims[number] = std::move(lock); }
    /// Tells of what went wrong before anybody listened.
    void reportTrouble() { m_backlog.reportTrouble(); }

Q_SIGNALS:
    /// Once for each kind of problem, until something could be stored again.
    void troubled(const four::StoreProblem &problem);
    /// What troubled() told of is over, and the game is stored.
    void recovered();
    /// What is stored of the session's game has changed.
    void stored();

private:
    void receive(Arrival reason, std::optional<qint64> number);
    void leave();
    void keepNew();
    void note();
    void store();
    [[nodiscard]] StoredGame snapshot() const;

    Session *m_session;
    GameStore *m_store;
    Backlog m_backlog;
    std::optional<KeptGame> m_kept; ///< the session's game
    std::map<qint64, std::unique_ptr<GameLock>> m_claims;
};

} // namespace four
