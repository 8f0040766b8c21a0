// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace four {

class Connection;

/// The tables of all games, and how those of earlier versions become the present ones.
namespace schema {

/// What PRAGMA user_version says of a file of today.
///
///     1  2026, the first: columns by their place
///     2  order of playing, order of names, digest; numbers are never given twice
///     3  reviews
///     4  training: puzzles that were tried, Rush, steps of lessons
///     5  which games had the coach's help
inline constexpr int version = 5;

/// Makes the tables in an empty file, or takes over those of an earlier version. @pre within a transaction
/// @param found the version of the file: 0 is an empty one, and none is later than `version`
/// @return false: the connection's problem() says why
[[nodiscard]] bool bringUpToDate(Connection &connection, int found);

/// Makes an index that files of this version did not have at first. Without it everything works, but slower
/// when very many games are opened; so whatever keeps it from being made is no trouble to tell of.
void makeMissingIndex(Connection &connection);

} // namespace schema

} // namespace four
