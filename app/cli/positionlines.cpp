// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/positionlines.h"

#include <istream>
#include <ostream>
#include <variant>

namespace four::cli {

namespace {

std::string reason(const engine::PositionFault &fault, const std::string &columns)
{
    std::string where = "column '" + columns.substr(static_cast<std::size_t>(fault.ply - 1), 1) +
                        "' at ply " + std::to_string(fault.ply);
    switch (fault.error) {
    case engine::PositionError::NoSuchColumn:
        return where + " is not on this board";
    case engine::PositionError::ColumnFull:
        return where + " is full";
    case engine::PositionError::GameOver:
        return where + " comes after the game was won";
    }
    return where;
}

/// Why this position is not to be answered; nothing if it is.
std::string whyNot(const engine::Position &position, Finished finished)
{
    if (finished == Finished::All)
        return {};
    if (position.isWon())
        return "the game is won, there is nothing to solve";
    if (position.isFull() && finished == Finished::None)
        return "the board is full, there is no drop";
    return {};
}

} // namespace

LinesRead forEachPosition(std::istream &input, const std::string &name, engine::BoardShape shape,
                          Finished finished, std::ostream &errors,
                          const std::function<bool(const std::string &, const engine::Position &)> &answer)
{
    bool allGood = true;
    std::string line;
    for (long number = 1; std::getline(input, line); ++number) {
        std::string columns = line.substr(0, line.find_first_of(" \t\r"));
        if (columns == "-")
            columns.clear();
        const auto result = engine::Position::fromColumns(columns, shape);
        std::string fault;
        if (const auto *wrong = std::get_if<engine::PositionFault>(&result))
            fault = reason(*wrong, columns);
        else
            fault = whyNot(std::get<engine::Position>(result), finished);
        if (fault.empty()) {
            if (!answer(columns.empty() ? "-" : columns, std::get<engine::Position>(result)))
                return LinesRead::Stopped;
        } else {
            errors << name << ':' << number << ": " << fault << '\n';
            allGood = false;
        }
    }
    if (input.bad())
        return LinesRead::Unreadable;
    return allGood ? LinesRead::AllGood : LinesRead::SomeBad;
}

} // namespace four::cli
