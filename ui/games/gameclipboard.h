// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace four {

class GameImport;
class GameKeeper;
class GameLibrary;
class GameModel;
class Notice;

/// Games on the clipboard: their moves or records as text, the board as a picture. What came of each is said
/// in the notice. GUI thread only.
class GameClipboard
{
public:
    /// All of them must live as long as this.
    GameClipboard(const GameModel *model, GameKeeper *keeper, GameLibrary *library, GameImport *import,
                  Notice *notice);

    /// The moves up to the point that is shown: as a column string if that says all of it, else as a record.
    void copy();
    /// The board as it is shown.
    void copyPicture();
    /// Opens the game that the text on the clipboard is: columns, or records.
    void paste();

private:
    const GameModel *m_model;
    GameKeeper *m_keeper;
    GameLibrary *m_library;
    GameImport *m_import;
    Notice *m_notice;
};

} // namespace four
