// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/games/gamestore.h"

#include <QObject>

#include <cstdint>
#include <memory>
#include <optional>
#include <variant>

namespace four {

class GameKeeper;
class Session;

/// Brings stored and imported games into the session, and renames players of stored games. An unfinished game
/// belongs to one window. GUI thread only.
class GameLibrary
{
    Q_GADGET

public:
    /// Why a stored game was not opened or changed.
    enum class Refusal : std::uint8_t { None, NotThere, Unreadable, PlayedElsewhere, NotStored };
    Q_ENUM(Refusal)

    /// All three must live as long as the library.
    GameLibrary(Session *session, GameStore *store, GameKeeper *keeper);

    /// Opens a game from a file or the clipboard: stores it, or resumes the stored game that equals it.
    Refusal open(const StoredGame &game);
    /// Opens a stored game.
    Refusal resume(qint64 number);
    /// Opens the game that was played last.
    Refusal resumeLatest();
    /// Whether it is another one than that of the session, is unfinished, and no other window has it.
    [[nodiscard]] bool canResumeLatest() const;
    /// Renames the players of a stored game, in its record and in the session. @param names valid or empty
    Refusal rename(qint64 number, const PerPlayer<QString> &names);

private:
    /// A stored game with its lock.
    struct Fetched
    {
        StoredGame game;
        std::unique_ptr<GameLock>
            lock; ///< none: the session's game, or a finished one that another window has
    };
    [[nodiscard]] std::variant<Fetched, Refusal> fetch(qint64 number) const;

    Session *m_session;
    GameStore *m_store;
    GameKeeper *m_keeper;
};

} // namespace four
