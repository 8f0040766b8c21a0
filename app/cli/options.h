// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/repertoire.h"
#include "core/engine/boardshape.h"
#include "core/engine/solver.h"

#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace four::cli {

enum class Command : std::uint8_t {
    Help,
    Solve,
    Analyse,
    Hint,
    Threats,
    Review,
    Perft,
    Book,
    Puzzles,
    Endings,
    Repertoire
};

/// What the command line asks for.
struct Options
{
    Command command = Command::Help;
    engine::BoardShape shape;
    engine::SolverOptions solver;
    engine::Strength strength = engine::Strength::Strong;
    bool inWords = false;    ///< outlooks in place of scores
    bool withLine = false;   ///< best play behind a hint
    bool withClaims = false; ///< below a hint, what each of its sentences claims
    bool useBook = true;
    std::string bookFile; ///< empty: none named, the program's own is used
    int plies = 8;        ///< of the book
    std::string madeFile; ///< of puzzles or a repertoire; of these three one is named
    std::string listedFile;
    std::string checkedFile;
    int puzzleCount = 0;                             ///< 0: not said
    int seed = 1;                                    ///< of the puzzles
    std::optional<coach::RepertoireKind> repertoire; ///< the kind to make
    int drops = 8;                                   ///< of the repertoire
    std::vector<std::string> operands;               ///< what follows the command
};

/// What is wrong with a command line, in words.
struct UsageError
{
    std::string message;
};

[[nodiscard]] std::variant<Options, UsageError> parseOptions(std::span<const char *const> arguments);

[[nodiscard]] const char *helpText() noexcept;

/// A whole decimal number within a range, and nothing else.
[[nodiscard]] std::optional<int> parseNumber(std::string_view text, int least, int most) noexcept;

} // namespace four::cli
