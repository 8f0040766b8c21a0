// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/gamerecord.h"

#include <QString>

#include <vector>

namespace four {

class GameKeeper;
class GameLibrary;
class GameStore;
class Notice;

/// Takes games over that come from outside: all of them go into the history, the last one is opened, and the
/// notice says what became of them. GUI thread only.
class GameImport
{
public:
    /// All of them must live as long as this.
    GameImport(GameStore *store, GameKeeper *keeper, GameLibrary *library, Notice *notice);

    /// @param path where they come from; empty: from the clipboard  @return whether the last one is open now
    bool take(RecordList list, const QString &path) const;

private:
    void addMissing(const std::vector<RecordedGame> &games) const;

    GameStore *m_store;
    GameKeeper *m_keeper;
    GameLibrary *m_library;
    Notice *m_notice;
};

} // namespace four
