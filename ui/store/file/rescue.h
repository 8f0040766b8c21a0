// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/file/storeproblem.h"

#include <QString>

#include <functional>
#include <optional>
#include <variant>

namespace four {

/// Rescues a damaged file of games: all games and training that can be read go into a new file, which takes
/// its place. The damaged file is not changed, and kept as `….damaged-DATE`.
///
/// A rescue can be interrupted at any time: until `….rescued` is complete and on the disk, the next one
/// begins anew; from then on only names change, see settle().
namespace rescue {

/// Gets the share done, in per mille.
using Progress = std::function<void(int perMille)>;

struct Gathered
{
    int games = 0;    ///< in the new file
    int inCopies = 0; ///< in the daily copies only
};

/// Makes `….rescued` of a damaged file, with a table `untold` of what is in it, until a person was told.
/// @return what is in it, or why it could not be made
[[nodiscard]] std::variant<Gathered, StoreProblem> gather(const QString &path, const Progress &progress);

/// The damaged file that was moved last; an unused name if there is none.
[[nodiscard]] QString lastAside(const QString &path);

/// Whether settle() has something to do.
[[nodiscard]] bool isPending(const QString &path);

/// Puts `….rescued` in the damaged file's place. @pre LockFile::database is locked alone
/// @return the damaged file's new path; nothing: it could not be moved
[[nodiscard]] std::optional<QString> settle(const QString &path);

} // namespace rescue

} // namespace four
