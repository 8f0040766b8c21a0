// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/file/storeproblem.h"

#include <QString>

#include <functional>
#include <optional>
#include <variant>

namespace four {

/// What is done with a file of games that is damaged. Nothing of it is changed: all that can be read in it,
/// the games and what people trained, goes into another, which takes its place, and it stays beside that as
/// `….damaged-DATE`.
///
/// However it is interrupted, one file or the other is whole: until `….rescued` is there, complete and on the
/// disk, the next one begins anew; from then on only names are left to change, see settle().
namespace rescue {

/// Gets what is done so far, in per mille.
using Progress = std::function<void(int perMille)>;

struct Gathered
{
    int games = 0;    ///< in the new file
    int inCopies = 0; ///< which the daily copies have and the damaged file had no more
};

/// Reads a damaged file and makes `….rescued` of it. @return what is in there, or why it could not be made
[[nodiscard]] std::variant<Gathered, StoreProblem> gather(const QString &path, const Progress &progress);

/// Whether settle() has something to do.
[[nodiscard]] bool isPending(const QString &path);

/// Puts `….rescued` in the damaged file's place. @pre nobody else uses either: LockFile::database
/// @return where the damaged one is now; nothing: it could not be moved, and is still there
[[nodiscard]] std::optional<QString> settle(const QString &path);

} // namespace rescue

} // namespace four
