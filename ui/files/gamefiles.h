// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/gamerecord.h"
#include "ui/widgets/notice.h"

#include <QList>
#include <QObject>
#include <QString>

#include <functional>
#include <vector>

class QAction;
class QDialog;
class QMenu;
class QMimeData;
class QWidget;

namespace four {

class GameKeeper;
class GameModel;
class GameStore;

/// How games come to the table from outside and leave it: files, the clipboard, paper. It has the actions for
/// that and puts them into the window's menus. What came of each is said in the notice.
class GameFiles : public QObject
{
    Q_OBJECT

public:
    struct Table
    {
        GameModel *model;
        GameKeeper *keeper;
        GameStore *store;
        Notice *notice;
        std::function<quint64()> takeSeed;   ///< of a new game
        std::function<void(QDialog *)> open; ///< shows a dialog of the window
        std::function<bool()> isBusy;        ///< whether a dialog is open
    };
    /// @param window whose dialogs and actions these are. All that `table` names must live as long.
    GameFiles(Table table, QWidget *window);

    void addFileActions(QMenu *menu);
    void addPrintActions(QMenu *menu);
    void addEditActions(QMenu *menu);
    void retranslate();
    void refresh();

    /// Puts the last game of the file on the table and all of them into the history, and says what became of
    /// them. @return whether a game is on the table now
    bool openFile(const QString &path);
    /// The same with what was read already. @param path empty: from the clipboard
    bool openRecords(RecordList list, const QString &path);

    /// Asks for a file, above this dialog, and writes these stored games into it.
    void exportGames(const QList<qint64> &games, QDialog *above);

    /// Whether this can be dropped on the window: files of this computer.
    [[nodiscard]] static bool canOpen(const QMimeData *data);
    void openDropped(const QMimeData *data);

private:
    QAction *addAction(const char *name, const QKeySequence &shortcut, void (GameFiles::*slot)());
    void addMissing(const std::vector<RecordedGame> &games);
    void writeTo(const QString &path, const QByteArray &content);
    void chooseFile(bool saving, const QString &suffix, const QString &filter,
                    const std::function<void(const QString &)> &chosen, QDialog *above = nullptr);
    [[nodiscard]] QString suggestedName() const;

    void open();
    void save();
    void copy();
    void copyPicture();
    void paste();
    void print();
    void savePdf();

    Table m_table;
    QWidget *m_window;
    QAction *m_openAction;
    QAction *m_saveAction;
    QAction *m_printAction;
    QAction *m_pdfAction;
    QAction *m_copyAction;
    QAction *m_pictureAction;
    QAction *m_pasteAction;
};

} // namespace four
