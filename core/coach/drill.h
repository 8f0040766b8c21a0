// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/repertoire.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <vector>

namespace four::coach {

// Learning a repertoire by heart: what a person knows, what there is to know, and what is asked next. The
// caller stores the tries and knows the date. A day is the number of days since any fixed one.

/// What a person did with a position that is to be known.
enum class DrillAnswer : std::uint8_t {
    Right,  ///< at once, without help
    Wrong,  ///< another column at first
    Helped, ///< a hint or the answer was asked for; the position is asked again as after a wrong column
    Chosen, ///< no answer: the person takes this column into the own repertoire
};

struct DrillTry
{
    engine::Word64 key = 0; ///< foldedKeyOf() the position
    int column = 0;         ///< in the orientation that has the key
    DrillAnswer answer = DrillAnswer::Right;
    std::int64_t day = 0;

    /// @pre position.canDrop(column)
    [[nodiscard]] static DrillTry of(const engine::Position &position, int column, DrillAnswer answer,
                                     std::int64_t day);
};

/// How a person stands with a position.
enum class DrillState : std::uint8_t { New, Known, Due, Forgotten };

/// In how many days a position is asked again after the first right answer, the second and so on; then always
/// after the last of these.
inline constexpr std::array daysUntilAsked{1, 3, 7, 21, 60};

/// What a person knows, by the tries.
class DrillMemory
{
public:
    /// In the order of time.
    void add(const DrillTry &tried);

    [[nodiscard]] DrillState state(const engine::Position &position, std::int64_t today) const;
    /// The day on which it is asked again; nothing: it is new.
    [[nodiscard]] std::optional<std::int64_t> dueDay(const engine::Position &position) const;
    /// The column that the person has chosen for the own repertoire, in the orientation of the position.
    [[nodiscard]] std::optional<int> chosenColumn(const engine::Position &position) const;
    /// The column of the last right answer, likewise.
    [[nodiscard]] std::optional<int> rightColumn(const engine::Position &position) const;
    /// Whether it was answered right on this day.
    [[nodiscard]] bool isRightOn(const engine::Position &position, std::int64_t day) const;
    /// How many of all positions are in a state; New has none.
    [[nodiscard]] int count(DrillState state, std::int64_t today) const;

private:
    struct Standing
    {
        int rightInARow = 0;
        std::optional<std::int64_t> due{};       ///< nothing: there was no answer
        std::optional<std::int64_t> lastRight{}; ///< the day
        std::optional<int> chosen{};
        std::optional<int> right{};
    };
    [[nodiscard]] const Standing *find(const engine::Position &position) const;
    [[nodiscard]] static DrillState stateOf(const Standing &standing, std::int64_t today);

    std::map<engine::Word64, Standing> m_standings;
};

/// How often each column was played in a position, in games between people. Empty: not known, all columns
/// count alike.
using ReplyCounts = std::function<std::array<int, 7>(const engine::Position &)>;

/// All that is to be known of a repertoire, with the columns that the person has chosen instead, and what
/// follows from these.
class DrillTree
{
public:
    struct Node
    {
        engine::Position position;
        std::vector<int> drops;      ///< from the empty board to it, by the first of the lines
        std::optional<int> column{}; ///< to drop; nothing: any that keeps the result
        double share = 0;            ///< how often a game comes to it, if the person drops as the tree says
        std::vector<std::size_t> children{}; ///< after the drop and the opponent's replies
    };

    [[nodiscard]] static DrillTree of(const Repertoire &repertoire, const DrillMemory &memory,
                                      const ReplyCounts &replies = {});
    /// Of a person's own positions, which need not follow from one another.
    struct OwnPosition
    {
        std::vector<int> drops; ///< @pre they are legal, and the game is not over
        int column = 0;
    };
    [[nodiscard]] static DrillTree of(std::span<const OwnPosition> own, const DrillMemory &memory);

    [[nodiscard]] const std::vector<Node> &nodes() const { return m_nodes; }
    [[nodiscard]] const Node &at(std::size_t index) const { return m_nodes[index]; }
    /// Of a position or its mirror image.
    [[nodiscard]] std::optional<std::size_t> find(const engine::Position &position) const;
    /// The nodes of each own drop, children in the order of their parents.
    [[nodiscard]] const std::vector<std::vector<std::size_t>> &levels() const { return m_levels; }

private:
    std::size_t add(const engine::Position &position, std::vector<int> drops);

    std::vector<Node> m_nodes;
    std::vector<std::vector<std::size_t>> m_levels; ///< by ownDrop() - 1
    std::map<engine::Word64, std::size_t> m_index;
};

/// Counts of a day.
struct DrillDay
{
    int done = 0;    ///< positions that were answered right on this day
    int planned = 0; ///< these, all that are due or forgotten, and new ones up to `usual` in all

    static constexpr int usual = 20;
    friend bool operator==(const DrillDay &, const DrillDay &) = default;
};
[[nodiscard]] DrillDay dayOf(const DrillTree &tree, const DrillMemory &memory, std::int64_t today);

/// One sitting: chooses what is asked.
class DrillSitting
{
public:
    /// How many other positions are asked before one that was wrong comes again.
    static constexpr int othersBetween = 3;

    /// The next position: one that is wanted, the first own drops first; one that was wrong in this sitting,
    /// after some others; what is due; what was forgotten before; what is new, the first own drops first.
    /// Among equals the next in the line of the last one, else by lot, as often as games come there.
    /// @param last that was asked  @param lot in [0, 1)  @return nothing: all is known today
    [[nodiscard]] std::optional<std::size_t> next(const DrillTree &tree, const DrillMemory &memory,
                                                  std::int64_t today, std::optional<std::size_t> last,
                                                  double lot) const;
    /// Has a position asked before all others, once.
    void want(const engine::Position &position) { m_wanted.insert(foldedKeyOf(position)); }
    /// Called for each position that was asked. @param isRight whether it was answered at once, without help
    void note(const engine::Position &position, bool isRight);

private:
    int m_asked = 0;
    std::map<engine::Word64, int> m_wrong; ///< when each was asked last
    std::set<engine::Word64> m_wanted;
};

} // namespace four::coach
