// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace four {

class GameImport;
class GameKeeper;
class GameLibrary;
class GameModel;
class Notice;

/// Copies and pastes games, as moves, records or a picture, and shows the result in the notice. GUI thread
/// only.
class GameClipboard
{
    Q_DECLARE_TR_FUNCTIONS(four::GameClipboard)

public:
    /// All of them must live as long as this.
    GameClipboard(const GameModel *model, GameKeeper *keeper, GameLibrary *library, GameImport *import,
                  Notice *notice);

    /// The game up to the shown position: as a column string if that is complete, else as a record.
    void copy();
    /// The shown board.
    void copyPicture();
    /// Opens the game on the clipboard: columns or records.
    void paste();

private:
    const GameModel *m_model;
    GameKeeper *m_keeper;
    GameLibrary *m_library;
    GameImport *m_import;
    Notice *m_notice;
};

} // namespace four
