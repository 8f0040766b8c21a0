// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace four {

/// Files that nobody else is to read, and what makes them outlive the loss of power: by what each system has
/// for it, in ownfile_unix.cpp and ownfile_windows.cpp.
namespace ownfile {

/// Makes the folder where it is missing, for its owner alone. @return false: it is not there
[[nodiscard]] bool makeFolderOf(const QString &path);
/// Makes an empty file for its owner alone. One that is there keeps its content, but others who could read it
/// no longer can: files of earlier versions of the program. @return false: it is not there
[[nodiscard]] bool make(const QString &path);
/// Waits until what was written into the file is on the disk.
[[nodiscard]] bool sync(const QString &path);
void syncFolderOf(const QString &path);
/// Gives a file another name, at once for all who look; what had that name is gone.
[[nodiscard]] bool rename(const QString &from, const QString &to);
/// From now on rename() and others can move a database away under this process, though it is open here: what
/// a rescue and those who put a copy back do. To be called before SQLite opens a file.
void letDatabasesBeMoved();
/// Removes a database with what SQLite has beside it.
void remove(const QString &path);

} // namespace ownfile

} // namespace four
