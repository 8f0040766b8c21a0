// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/gamestore.h"

#include <QObject>
#include <QTimer>

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace four {

class GameModel;

/// Stores the running game after each action, before anybody shows it, so that it outlives the window
/// however that ends. When storing fails, the game goes on, and every later action, and a timer, try again.
class GameKeeper : public QObject
{
    Q_OBJECT

public:
    /// @param store must live as long as the keeper
    GameKeeper(GameModel *model, GameStore *store, QObject *parent = nullptr);

    ~GameKeeper() override;

    /// Why a stored game was not put on the table, or not changed.
    enum class Refusal : std::uint8_t { None, NotThere, Unreadable, PlayedElsewhere, NotStored };
    Q_ENUM(Refusal)

    /// Puts a game on the table that comes from elsewhere with its times, and stores it, unless it is stored
    /// already.
    Refusal open(const StoredGame &game);
    /// Puts a stored game on the table, to go on with it.
    Refusal resume(qint64 id);
    /// The same for the game that was played last.
    Refusal resumeLatest();
    /// Gives a stored game's people other names, in its record too; on the table they change with it.
    /// @param names storable, or empty
    Refusal rename(qint64 id, const PerPlayer<QString> &names);
    /// The number of the game on the table; nothing if it is not stored.
    [[nodiscard]] std::optional<qint64> current() const { return m_kept ? m_kept->id : std::nullopt; }
    /// When the game on the table was played. @pre it has begun
    [[nodiscard]] const Times &times() const { return *m_kept->game.recorded.times; }
    /// Tells of what went wrong before anybody listened.
    void reportTrouble();

Q_SIGNALS:
    /// Once for each kind of problem, until something could be stored again.
    void troubled(const four::StoreProblem &problem);
    /// What troubled() told of is over, and the game is stored.
    void recovered();
    /// What is stored of the game on the table has changed.
    void stored();

private:
    struct Kept
    {
        std::optional<qint64> id;
        std::unique_ptr<GameLock> lock;
        StoredGame game;     ///< @invariant has its times
        bool behind = false; ///< its last actions could not be stored yet
    };
    void leave();
    void keepNew();
    void noteAction();
    void store();
    bool store(Kept &kept);
    /// A stored game with the right to change it.
    struct Fetched
    {
        StoredGame game;
        std::unique_ptr<GameLock> lock; ///< none if this window has it, or another looks at it, finished
    };
    [[nodiscard]] std::variant<Fetched, Refusal> fetch(qint64 id) const;

    GameModel *m_model;
    GameStore *m_store;
    std::optional<Kept> m_kept;  ///< the game on the table
    std::vector<Kept> m_waiting; ///< games that were left before they could be stored
    QTimer m_retry;
    std::optional<StoreProblem::Kind> m_told;
    std::optional<Times> m_arriving; ///< the times of the game that is being opened
    bool m_resuming = false;
    bool m_renaming = false;
};

} // namespace four
