// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/tournamentstore.h"

#include "ui/store/file/storedids.h"

#include <algorithm>

namespace four {

namespace {
constexpr int mostNames = 60; ///< that are offered

Tournament::Result resultFor(std::optional<Player> winner)
{
    return !winner                  ? Tournament::Result::Draw
           : *winner == Player::One ? Tournament::Result::First
                                    : Tournament::Result::Second;
}
} // namespace

std::optional<Tournament::Result> resultOf(const std::optional<Ending> &ending)
{
    return ending ? std::optional(resultFor(ending->winner)) : std::nullopt;
}

TournamentStore::TournamentStore(GameStore *store, QObject *parent)
    : QObject(parent), m_store(store), m_trouble(store)
{
    connect(&m_trouble, &StoreTrouble::due, this, &TournamentStore::storeWaiting);
}

TournamentStore::~TournamentStore()
{
    if (!m_waiting.empty()) {
        m_trouble.prepareForLastTry();
        storeWaiting();
    }
}

std::vector<TournamentStore::Listed> TournamentStore::all()
{
    std::vector<Listed> listed;
    m_store->reading([&] {
        listed.clear();
        return m_store->database().each(
            QStringLiteral("SELECT id, %1 FROM tournament ORDER BY id DESC")
                .arg(QLatin1String(tournamentrow::storedColumns)),
            {}, [&listed](const QSqlQuery &row) {
                if (auto stored = tournamentrow::read({row.value(1), row.value(2), row.value(3)}))
                    listed.push_back({.id = row.value(0).toLongLong(), .stored = *std::move(stored)});
            });
    });
    for (Listed &each : listed) {
        if (const auto waiting = m_waiting.find(each.id); waiting != m_waiting.end())
            each.stored = waiting->second;
    }
    return listed;
}

std::optional<StoredTournament> TournamentStore::read(qint64 id)
{
    if (const auto waiting = m_waiting.find(id); waiting != m_waiting.end())
        return waiting->second;
    std::optional<StoredTournament> stored;
    m_store->each(QStringLiteral("SELECT %1 FROM tournament WHERE id = ?")
                      .arg(QLatin1String(tournamentrow::storedColumns)),
                  {id}, [&stored](const QSqlQuery &row) {
                      stored = tournamentrow::read({row.value(0), row.value(1), row.value(2)});
                  });
    return stored;
}

std::optional<StoredTournament> TournamentStore::load(qint64 id)
{
    std::optional<StoredTournament> stored = read(id);
    if (!stored)
        return {};
    std::vector<std::pair<quint64, Tournament::Result>> found;
    for (const Tournament::Entry &entry : stored->tournament.entries) {
        if (entry.result || entry.isStruck)
            continue;
        if (const auto played = game(stored->tournament.name, entry.seed); played && played->result)
            found.emplace_back(entry.seed, *played->result);
    }
    if (found.empty())
        return stored;
    return change(id, [&found](Tournament &tournament) {
        for (const auto &[seed, result] : found)
            tournament.finish(seed, result);
    });
}

std::optional<qint64> TournamentStore::add(const StoredTournament &stored)
{
    std::optional<qint64> id;
    const bool isAdded = m_store->atomically([&] {
        id = tournamentrow::write(m_store->database().connection(), {}, stored);
        return id.has_value();
    });
    return isAdded ? id : std::nullopt;
}

std::optional<StoredTournament> TournamentStore::change(qint64 id,
                                                        const std::function<void(Tournament &)> &work)
{
    std::optional<StoredTournament> changed;
    // Within the transaction, so that no other window's change is lost.
    const bool isStored = m_store->atomically([&] {
        changed = read(id);
        if (!changed)
            return false;
        work(changed->tournament);
        return tournamentrow::write(m_store->database().connection(), id, *changed).has_value();
    });
    if (isStored) {
        m_waiting.erase(id);
        if (m_waiting.empty())
            m_trouble.settle();
        return changed;
    }
    if (!changed) {
        changed = read(id);
        if (!changed)
            return {};
        work(changed->tournament);
    }
    m_waiting[id] = *changed;
    m_trouble.wait();
    return changed;
}

void TournamentStore::storeWaiting()
{
    const bool isStored = m_store->atomically([this] {
        return std::ranges::all_of(m_waiting, [this](const auto &each) {
            return tournamentrow::write(m_store->database().connection(), each.first, each.second)
                .has_value();
        });
    });
    if (!isStored)
        return m_trouble.wait();
    m_waiting.clear();
    m_trouble.settle();
}

std::optional<TournamentStore::Found> TournamentStore::game(const std::string &event, quint64 seed)
{
    std::optional<Found> found;
    m_store->each(QStringLiteral("SELECT id, ending, winner FROM event JOIN game ON event.game = id"
                                 " JOIN record ON record.game = id WHERE event.name = ?"
                                 " AND instr(text, char(10) || 'seed: ' || ? || char(10)) > 0 ORDER BY id"),
                  {QString::fromStdString(event), QString::number(seed)}, [&found](const QSqlQuery &row) {
                      found = Found{.id = row.value(0).toLongLong(), .result = {}};
                      if (!row.value(1).isNull())
                          found->result = resultFor(storedids::valueOf<Player>(row.value(2)));
                  });
    return found;
}

QStringList TournamentStore::knownNames()
{
    QStringList names;
    const auto add = [&names](const QString &name) {
        if (!name.isEmpty() && names.size() < mostNames && !names.contains(name))
            names.append(name);
    };
    m_store->each(QStringLiteral("SELECT player_one, player_two, level_one, level_two FROM game"
                                 " WHERE deleted IS NULL ORDER BY begun DESC LIMIT 1000"),
                  {}, [&add](const QSqlQuery &row) {
                      for (int seat = 0; seat < 2; ++seat) {
                          if (row.value(2 + seat).isNull())
                              add(row.value(seat).toString());
                      }
                  });
    return names;
}

} // namespace four

#include "moc_tournamentstore.cpp"
