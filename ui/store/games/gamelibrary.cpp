// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/gamelibrary.h"

#include "ui/store/games/gamekeeper.h"

#include <utility>

namespace four {

namespace {
/// The game with other names; nothing if its record could not be read again.
std::optional<StoredGame> renamed(const StoredGame &stored, const PerPlayer<QString> &names)
{
    GameRecord record = recordOf(stored.recorded.game, stored.recorded.times, stored.recorded.help);
    Match match = stored.match;
    for (const Player player : bothPlayers) {
        const std::string name = names[player].toStdString();
        record.setup.seats[player].name = name;
        // The match keeps names for later games.
        if (!name.empty())
            match.seats[player].name = name;
    }
    auto read = readRecordedGame(toText(record));
    if (auto *game = std::get_if<RecordedGame>(&read))
        return StoredGame{.match = std::move(match), .recorded = std::move(*game)};
    return {};
}

ArrivingGame arriving(Arrival reason, const StoredGame &stored, std::optional<qint64> number = {})
{
    return {.reason = reason,
            .match = stored.match,
            .game = stored.recorded.game,
            .times = stored.recorded.times,
            .help = stored.recorded.help,
            .begun = true,
            .number = number};
}
} // namespace

GameLibrary::GameLibrary(Session *session, GameStore *store, GameKeeper *keeper)
    : m_session(session), m_store(store), m_keeper(keeper)
{
}

GameLibrary::Refusal GameLibrary::open(const StoredGame &game)
{
    if (const std::optional<qint64> number = m_store->find(game.recorded))
        return resume(*number);
    m_session->receiveGame(arriving(Arrival::Opened, game));
    return Refusal::None;
}

GameLibrary::Refusal GameLibrary::resumeLatest()
{
    const std::optional<qint64> number = m_store->latest();
    return number ? resume(*number) : Refusal::NotThere;
}

bool GameLibrary::canResumeLatest() const
{
    const std::optional<qint64> number = m_store->latest();
    if (!number || number == m_keeper->current())
        return false;
    const auto fetched = fetch(*number);
    const auto *found = std::get_if<Fetched>(&fetched);
    return found && !found->game.recorded.game.isOver();
}

std::variant<GameLibrary::Fetched, GameLibrary::Refusal> GameLibrary::fetch(qint64 number) const
{
    auto loaded = m_store->load(number);
    if (!loaded)
        return Refusal::NotThere;
    auto *game = std::get_if<StoredGame>(&*loaded);
    if (!game)
        return Refusal::Unreadable;
    const bool isHere = number == m_keeper->current();
    std::unique_ptr<GameLock> lock = isHere ? nullptr : m_store->lock(number);
    if (!lock && !isHere && !game->recorded.game.isOver())
        return Refusal::PlayedElsewhere;
    return Fetched{.game = std::move(*game), .lock = std::move(lock)};
}

GameLibrary::Refusal GameLibrary::resume(qint64 number)
{
    if (number == m_keeper->current()) {
        m_session->returnToGame();
        return Refusal::None;
    }
    auto fetched = fetch(number);
    if (const auto *refusal = std::get_if<Refusal>(&fetched))
        return *refusal;
    auto &[game, lock] = std::get<Fetched>(fetched);
    // An open list may show a game that another window deleted.
    m_store->bringBack(number);
    m_keeper->claim(number, std::move(lock));
    m_session->receiveGame(arriving(Arrival::Resumed, game, number));
    return Refusal::None;
}

GameLibrary::Refusal GameLibrary::rename(qint64 number, const PerPlayer<QString> &names)
{
    auto fetched = fetch(number);
    if (const auto *refusal = std::get_if<Refusal>(&fetched))
        return *refusal;
    const bool isHere = number == m_keeper->current();
    // A puzzle in its place would be renamed.
    if (isHere)
        m_session->returnToGame();
    // The session's game may have actions that are not stored yet.
    const StoredGame stored = isHere ? m_keeper->snapshot() : std::move(std::get<Fetched>(fetched).game);
    const std::optional<StoredGame> changed = renamed(stored, names);
    if (!changed)
        return Refusal::Unreadable;
    if (!m_store->update(number, *changed))
        return Refusal::NotStored;
    if (isHere)
        m_session->receiveGame(arriving(Arrival::Renamed, *changed, number));
    return Refusal::None;
}

} // namespace four

#include "moc_gamelibrary.cpp"
