// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/tournament.h"

#include <algorithm>
#include <functional>
#include <span>
#include <utility>

namespace four {

namespace {
/// The result as points of a game's two entrants.
std::pair<int, int> halvesOf(Tournament::Result result)
{
    switch (result) {
    case Tournament::Result::First:
        return {2, 0};
    case Tournament::Result::Second:
        return {0, 2};
    case Tournament::Result::Draw:
        break;
    }
    return {1, 1};
}

using Places = std::span<Standing>;

/// Sorts by the key, largest first. Those with the same share a rank, counted from that of the first.
/// @pre all have the same rank  @return the parts with the same key
template <typename Key>
std::vector<Places> split(Places places, const Key &key, Standing::Behind behind)
{
    const Standing::Behind head = places[0].behind;
    std::ranges::stable_sort(places, std::ranges::greater(), key);
    places[0].behind = head;
    std::vector<Places> parts;
    for (std::size_t begin = 0, end = 0; begin < places.size(); begin = end) {
        while (end < places.size() && std::invoke(key, places[end]) == std::invoke(key, places[begin]))
            ++end;
        const Places part = places.subspan(begin, end - begin);
        const int rank = places[0].rank + int(begin);
        for (std::size_t i = 0; i < part.size(); ++i) {
            if (i > 0)
                part[i].behind = Standing::Behind::None;
            else if (begin > 0)
                part[i].behind = behind;
        }
        parts.push_back(part);
        if (begin > 0)
            std::ranges::for_each(part, [rank](Standing &each) { each.rank = rank; });
    }
    return parts;
}

/// The points of the games between these entrants, by entrant.
std::vector<int> halvesBetween(const Tournament &tournament, Places tied)
{
    const std::vector<Pairing> pairings = tournament.pairings();
    std::vector<int> halves(tournament.entrants.size(), 0);
    const auto isTied = [tied](int entrant) {
        return std::ranges::find(tied, entrant, &Standing::entrant) != tied.end();
    };
    for (const Tournament::Entry &entry : tournament.entries) {
        const Pairing &pairing = pairings[std::size_t(entry.pairing)];
        if (!entry.result || entry.isStruck || !isTied(pairing.first) || !isTied(pairing.second))
            continue;
        const auto [first, second] = halvesOf(*entry.result);
        halves[std::size_t(pairing.first)] += first;
        halves[std::size_t(pairing.second)] += second;
    }
    return halves;
}

/// Sorts and ranks those with equal points.
void breakTie(const Tournament &tournament, Places tied)
{
    if (tied.size() < 2)
        return;
    const std::vector<int> between = halvesBetween(tournament, tied);
    const auto byGames = [&between](const Standing &each) { return between[std::size_t(each.entrant)]; };
    const std::vector<Places> parts = split(tied, byGames, Standing::Behind::Games);
    if (parts.size() == 1) {
        split(tied, &Standing::won, Standing::Behind::Wins);
        return;
    }
    for (const Places part : parts)
        breakTie(tournament, part);
}
} // namespace

std::vector<Pairing> Tournament::pairings() const
{
    // The circle method: all but the last stand in a circle of odd length and turn by one each round; two at
    // the same distance from the one at the top play, and that one plays the last, or sits out. Each stands
    // as often on the left as on the right, and so begins as often as not; against the last one the beginning
    // goes in turn.
    const int count = int(entrants.size());
    const int circle = count % 2 == 0 ? count - 1 : count;
    std::vector<Pairing> pairings;
    for (int cycle = 0; cycle < cycles; ++cycle) {
        for (int top = 0; top < circle; ++top) {
            const auto add = [&](int first, int second) {
                // The other one begins the second time.
                if (cycle % 2 == 1)
                    std::swap(first, second);
                pairings.push_back({.first = first, .second = second, .round = cycle * circle + top});
            };
            if (circle < count && top % 2 == 0)
                add(top, circle);
            else if (circle < count)
                add(circle, top);
            for (int distance = 1; distance <= circle / 2; ++distance)
                add((top + distance) % circle, (top - distance + circle) % circle);
        }
    }
    return pairings;
}

std::vector<int> Tournament::sittingOut(int round) const
{
    std::vector<int> sitting;
    const std::vector<Pairing> all = pairings();
    for (int entrant = 0; entrant < int(entrants.size()); ++entrant) {
        if (std::ranges::none_of(all, [&](const Pairing &pairing) {
                return pairing.round == round && (pairing.first == entrant || pairing.second == entrant);
            }))
            sitting.push_back(entrant);
    }
    return sitting;
}

const Tournament::Entry *Tournament::entryOf(int pairing) const noexcept
{
    const auto found = std::ranges::find_if(
        entries, [pairing](const Entry &entry) { return entry.pairing == pairing && !entry.isStruck; });
    return found == entries.end() ? nullptr : &*found;
}

std::optional<int> Tournament::next() const
{
    const auto open =
        std::ranges::find_if(entries, [](const Entry &entry) { return !entry.result && !entry.isStruck; });
    if (open != entries.end())
        return open->pairing;
    for (int pairing = 0; pairing < int(pairings().size()); ++pairing) {
        if (std::ranges::find(entries, pairing, &Entry::pairing) == entries.end())
            return pairing;
    }
    const auto struck = std::ranges::find_if(
        entries, [this](const Entry &entry) { return entryOf(entry.pairing) == nullptr; });
    return struck == entries.end() ? std::nullopt : std::optional(struck->pairing);
}

int Tournament::played() const noexcept
{
    return int(
        std::ranges::count_if(entries, [](const Entry &entry) { return entry.result && !entry.isStruck; }));
}

std::vector<Standing> Tournament::table() const
{
    std::vector<Standing> table(entrants.size());
    for (std::size_t i = 0; i < table.size(); ++i)
        table[i].entrant = int(i);
    const std::vector<Pairing> all = pairings();
    for (const Entry &entry : entries) {
        if (!entry.result || entry.isStruck)
            continue;
        const auto count = [&](int entrant, Result win) {
            Standing &standing = table[std::size_t(entrant)];
            ++(entry.result == Result::Draw ? standing.drawn
               : entry.result == win        ? standing.won
                                            : standing.lost);
        };
        count(all[std::size_t(entry.pairing)].first, Result::First);
        count(all[std::size_t(entry.pairing)].second, Result::Second);
    }
    for (const Places tied : split(table, &Standing::halves, Standing::Behind::Points))
        breakTie(*this, tied);
    return table;
}

void Tournament::begin(int pairing, std::uint64_t seed)
{
    entries.push_back({.pairing = pairing, .seed = seed});
}

bool Tournament::finish(std::uint64_t seed, Result result)
{
    const auto found = std::ranges::find_if(entries, [seed](const Entry &entry) {
        return entry.seed == seed && !entry.result && !entry.isStruck;
    });
    if (found == entries.end())
        return false;
    found->result = result;
    return true;
}

bool Tournament::strike(int pairing)
{
    const auto found = std::ranges::find_if(
        entries, [pairing](const Entry &entry) { return entry.pairing == pairing && !entry.isStruck; });
    if (found == entries.end())
        return false;
    found->isStruck = true;
    return true;
}

bool isValid(const Tournament &tournament)
{
    if (!Tournament::entrantCount.contains(int(tournament.entrants.size())) ||
        !Tournament::cycleCount.contains(tournament.cycles) || tournament.name.empty() ||
        !isStorableEvent(tournament.name) || !isValid(tournament.rules))
        return false;
    if (!std::ranges::all_of(tournament.entrants, [](const Seat &seat) {
            return isStorableName(seat.name) && seat.name.empty() == seat.level.has_value() &&
                   !seat.elsewhere;
        }))
        return false;
    std::vector<int> counting(tournament.pairings().size(), 0);
    return std::ranges::all_of(tournament.entries, [&counting](const Tournament::Entry &entry) {
        if (entry.pairing < 0 || entry.pairing >= int(counting.size()))
            return false;
        return entry.isStruck || ++counting[std::size_t(entry.pairing)] == 1;
    });
}

} // namespace four
