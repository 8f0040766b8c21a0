// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace four {

class Connection;

/// The tables, and their migration from earlier versions.
namespace schema {

/// PRAGMA user_version of a current file.
///
///     1  2026, the first: columns by their place
///     2  order of playing, order of names, digest; no number is used twice
///     3  reviews
///     4  training: puzzles that were tried, Rush, steps of lessons
///     5  games with the coach's help
///     6  tournaments
///     7  by what the two programs of a game at two computers meet again
///     8  the time that was taken in finished games with a clock
///     9  how often drops were made in the first positions of games
///    10  training: positions that are known by heart
///    11  training: games against the adaptive computer
inline constexpr int version = 11;

/// Makes the tables in an empty file, or migrates those of an earlier version. @pre within a transaction
/// @param found the file's version: 0 is an empty file. @pre found <= version
/// @return false: the connection's problem() says why
[[nodiscard]] bool bringUpToDate(Connection &connection, int found);

/// Makes an index that the first files of this version lacked. Without it importing many games is slow, so
/// a failure is not reported.
void makeMissingIndex(Connection &connection);

} // namespace schema

} // namespace four
