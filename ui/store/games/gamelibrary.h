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

/// Brings games into the session that are stored, or come from elsewhere, and renames who played stored ones.
/// A game that is not finished belongs to one window alone. GUI thread only.
class GameLibrary
{
    Q_GADGET

public:
    /// Why a stored game was not opened, or not changed.
    enum class Refusal : std::uint8_t { None, NotThere, Unreadable, PlayedElsewhere, NotStored };
    Q_ENUM(Refusal)

    /// All three must live as long as the library.
    GameLibrary(Session *session, GameStore *store, GameKeeper *keeper);

    /// Opens a game that comes from a file or the clipboard, with its times: it is stored from then on,
    /// unless it is stored already, and then resumed.
    Refusal open(const StoredGame &game);
    /// Opens a stored game, to go on with it, or to look at it.
    Refusal resume(qint64 number);
    /// The same for the game that was played last.
    Refusal resumeLatest();
    /// Gives a stored game's people other names, in its record too; in the session they change with it.
    /// @param names storable, or empty
    Refusal rename(qint64 number, const PerPlayer<QString> &names);

private:
    /// A stored game with the right to change it.
    struct Fetched
    {
        StoredGame game;
        std::unique_ptr<GameLock> lock; ///< none if this window has it, or another looks at it, finished
    };
    [[nodiscard]] std::variant<Fetched, Refusal> fetch(qint64 number) const;

    Session *m_session;
    GameStore *m_store;
    GameKeeper *m_keeper;
};

} // namespace four
