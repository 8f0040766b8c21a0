// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/session.h"
#include "ui/store/games/gamestore.h"
#include "ui/store/games/retryqueue.h"

#include <QObject>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace four {

/// Stores the session's game after each action, before views show it, so that it survives a crash. If storing
/// fails, the game goes on, and RetryQueue tries again. GUI thread only.
class GameKeeper : public QObject
{
    Q_OBJECT

public:
    /// @param session, store must live as long as the keeper
    GameKeeper(Session *session, GameStore *store, QObject *parent = nullptr);
    ~GameKeeper() override;

    /// The number of the session's game; nothing if it is not stored.
    [[nodiscard]] std::optional<qint64> current() const { return m_kept ? m_kept->number : std::nullopt; }
    /// The session's game as it would be stored now.
    [[nodiscard]] StoredGame snapshot() const;
    /// Takes the lock of a stored game that will arrive in the session.
    void claim(qint64 number, std::unique_ptr<GameLock> lock) { m_claims[number] = std::move(lock); }
    /// The games that are not stored, or not up to their last actions.
    [[nodiscard]] std::vector<StoredGame> unstored() const;
    /// The last try before the window closes: waits some seconds for a locked file.
    void storeAtTheEnd() { m_queue.storeAtTheEnd(m_kept ? &*m_kept : nullptr); }
    /// Emits troubled() for earlier problems.
    void reportTrouble() { m_queue.reportTrouble(); }

Q_SIGNALS:
    /// Once for each kind of problem, until all is stored again.
    void troubled(const four::StoreProblem &problem);
    /// After troubled(), all is stored.
    void recovered();
    /// The session's game was stored.
    void stored();

private:
    void keepArrived(Arrival reason, std::optional<qint64> number);
    void leaveGame();
    void keepNew();
    void keepAction();
    void storeGame();

    Session *m_session;
    GameStore *m_store;
    RetryQueue m_queue;
    std::optional<KeptGame> m_kept; ///< the session's game
    std::map<qint64, std::unique_ptr<GameLock>> m_claims;
};

} // namespace four
