// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// core/engine/lines.h needs it and, with some compilers, does not get it.
#include <initializer_list>

#include "core/engine/lines.h"
#include "core/rules/game.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace four::players {

/// What a player does in one turn: a drop, a remove of one of the opponent's discs, or a pop of one of the
/// player's own, and whether a block follows. A swap is no ply: it can only be the reply to the first disc,
/// see TreeSearch::Root.
struct Ply
{
    static constexpr std::int8_t dropRow = -1;
    static constexpr std::int8_t popRow = -2;

    std::int8_t column;
    std::int8_t row; ///< of the disc that is removed, or one of those above
    bool blocks;

    [[nodiscard]] static constexpr Ply drop(int column) noexcept
    {
        return {static_cast<std::int8_t>(column), dropRow, false};
    }
    [[nodiscard]] static constexpr Ply remove(int column, int row) noexcept
    {
        return {static_cast<std::int8_t>(column), static_cast<std::int8_t>(row), false};
    }
    [[nodiscard]] static constexpr Ply pop(int column) noexcept
    {
        return {static_cast<std::int8_t>(column), popRow, false};
    }
    [[nodiscard]] constexpr bool isDrop() const noexcept { return row == dropRow; }
    [[nodiscard]] constexpr bool isPop() const noexcept { return row == popRow; }
    [[nodiscard]] constexpr bool isRemove() const noexcept { return row >= 0; }
    friend constexpr bool operator==(Ply, Ply) noexcept = default;
};

/// The game for a search: stones as bits, as in the engine's geometry, and the power-ups that each side has
/// left. Undos, violations and letters do not matter here, and the opening rule does not matter after the
/// first drop. A small value: a search copies it instead of taking moves back.
template <class Geometry>
class SearchPosition
{
public:
    using Word = typename Geometry::Word;
    using Lines = engine::Lines<Geometry, engine::Isa::Portable>;

    /// The side to act is the player on turn in the game.
    SearchPosition(const Geometry &geometry, const Game &game)
        : SearchPosition(geometry, game.board(), game.turn())
    {
        m_popOut = game.rules().popOut;
        for (const Player player : bothPlayers) {
            const std::size_t side = player == Player::One ? 0 : 1;
            m_blocks[side] = static_cast<std::int8_t>(game.left(player).blocks);
            m_removes[side] = static_cast<std::int8_t>(game.left(player).removes);
        }
    }

    /// Neither player has power-ups there.
    SearchPosition(const Geometry &geometry, const Board &board, Player turn)
        : m_side(turn == Player::One ? 0U : 1U)
    {
        for (const Player player : bothPlayers) {
            const std::size_t side = player == Player::One ? 0 : 1;
            for (int column = 0; column < geometry.columns(); ++column) {
                for (int row = 0; row < geometry.rows(); ++row) {
                    if (board.at({column, row}) == player)
                        m_stones[side] |= bit(geometry, column, row);
                }
            }
        }
    }

    [[nodiscard]] static constexpr Word bit(const Geometry &geometry, int column, int row) noexcept
    {
        return Word{1} << (column * geometry.stride() + row);
    }

    [[nodiscard]] Word mover() const noexcept { return m_stones[m_side]; }
    [[nodiscard]] Word opponent() const noexcept { return m_stones[m_side ^ 1U]; }
    [[nodiscard]] Word occupied() const noexcept { return m_stones[0] | m_stones[1]; }
    [[nodiscard]] Word landings(const Geometry &geometry) const noexcept
    {
        return engine::landingCells(geometry, occupied());
    }
    [[nodiscard]] bool isFull(const Geometry &geometry) const noexcept
    {
        return occupied() == geometry.board();
    }
    [[nodiscard]] int blocks() const noexcept { return m_blocks[m_side]; }
    [[nodiscard]] int removes() const noexcept { return m_removes[m_side]; }
    [[nodiscard]] int opponentBlocks() const noexcept { return m_blocks[m_side ^ 1U]; }
    [[nodiscard]] int opponentRemoves() const noexcept { return m_removes[m_side ^ 1U]; }
    /// Whether discs can be popped.
    [[nodiscard]] bool popOut() const noexcept { return m_popOut; }
    [[nodiscard]] bool hasPowerUps() const noexcept
    {
        return m_popOut || (m_blocks[0] | m_blocks[1] | m_removes[0] | m_removes[1]) != 0;
    }

    /// The side to act puts a disc on this cell, and is still the side to act.
    void drop(Word cell) noexcept { m_stones[m_side] |= cell; }
    /// The side to act takes this disc of the opponent's off, and is still the side to act.
    void remove(const Geometry &geometry, int column, int row) noexcept
    {
        --m_removes[m_side];
        takeOff(geometry, column, row);
    }
    /// The side to act takes its lowest disc of the column off, and is still the side to act.
    void pop(const Geometry &geometry, int column) noexcept { takeOff(geometry, column, 0); }
    /// The side to act takes the first disc over, and is still the side to act.
    void swap() noexcept { std::swap(m_stones[0], m_stones[1]); }
    /// The opponent's turn follows.
    void pass() noexcept { m_side ^= 1U; }
    /// Another turn of the same side follows. @pre blocks() > 0 and the opponent has no drop that wins.
    void block() noexcept { --m_blocks[m_side]; }

    /// Whether a remove gives the side to act a line.
    [[nodiscard]] bool canWinByRemove(const Geometry &geometry) const noexcept
    {
        if (removes() == 0)
            return false;
        for (int column = 0; column < geometry.columns(); ++column) {
            for (int row = 0; row + 1 < geometry.rows(); ++row) {
                const Word cell = bit(geometry, column, row);
                // Only discs of one's own that come down can make a line.
                const Word above = engine::columnCells(geometry, column) & ~((cell << 1) - 1);
                if ((opponent() & cell) == 0 || (mover() & above) == 0)
                    continue;
                SearchPosition after = *this;
                after.remove(geometry, column, row);
                if (Lines::hasLine(geometry, after.mover()))
                    return true;
            }
        }
        return false;
    }

    /// The lowest discs of the side to act.
    [[nodiscard]] Word poppable(const Geometry &geometry) const noexcept
    {
        return m_popOut ? mover() & geometry.bottom() : 0;
    }
    /// Whether a pop gives the side to act a line.
    [[nodiscard]] bool canWinByPop(const Geometry &geometry) const noexcept
    {
        if (!m_popOut)
            return false;
        for (int column = 0; column < geometry.columns(); ++column) {
            // Only discs of one's own that come down can make a line.
            const Word cell = bit(geometry, column, 0);
            if ((mover() & cell) == 0 || (mover() & engine::columnCells(geometry, column)) == cell)
                continue;
            SearchPosition after = *this;
            after.pop(geometry, column);
            if (Lines::hasLine(geometry, after.mover()))
                return true;
        }
        return false;
    }

    /// Whether both have the same discs and side to act.
    [[nodiscard]] bool isSamePosition(const SearchPosition &other) const noexcept
    {
        return m_stones == other.m_stones && m_side == other.m_side;
    }

    /// Equal for equal positions; different for different ones but for one pair in 2^64.
    [[nodiscard]] std::uint64_t hash() const noexcept
    {
        std::uint64_t value = m_side;
        for (const std::int8_t count : {m_blocks[0], m_blocks[1], m_removes[0], m_removes[1]})
            value = value * 10 + static_cast<std::uint64_t>(count);
        value = mixed(value);
        for (const Word stones : m_stones) {
            value = mixed(value ^ static_cast<std::uint64_t>(stones));
            if constexpr (sizeof(Word) > sizeof(std::uint64_t))
                value = mixed(value ^ static_cast<std::uint64_t>(stones >> 64));
        }
        return value;
    }

private:
    void takeOff(const Geometry &geometry, int column, int row) noexcept
    {
        const Word cell = bit(geometry, column, row);
        const Word above = engine::columnCells(geometry, column) & ~((cell << 1) - 1);
        for (Word &stones : m_stones)
            stones = (stones & ~(above | cell)) | ((stones & above) >> 1);
    }

    /// Steele, Lea and Flood's SplitMix64: every bit of the result depends on every bit of the value.
    [[nodiscard]] static constexpr std::uint64_t mixed(std::uint64_t value) noexcept
    {
        value += 0x9e3779b97f4a7c15U;
        value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9U;
        value = (value ^ (value >> 27)) * 0x94d049bb133111ebU;
        return value ^ (value >> 31);
    }

    std::array<Word, 2> m_stones{}; ///< of player one and player two
    std::array<std::int8_t, 2> m_blocks{};
    std::array<std::int8_t, 2> m_removes{};
    unsigned m_side; ///< 0 when player one acts
    bool m_popOut = false;
};

} // namespace four::players
