// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/gamerecord.h"
#include "ui/files/filechooser.h"

#include <QCoreApplication>
#include <QList>
#include <QString>

class QDialog;
class QMimeData;

namespace four {

class GameImport;
class GameStore;
class Notice;
class Session;

/// Games in files: opened, saved, exported, dropped on the window. What came of each is said in the notice.
/// GUI thread only.
class GameFiles
{
    Q_DECLARE_TR_FUNCTIONS(four::GameFiles)

public:
    /// All of them must live as long as this.
    GameFiles(const Session *session, GameStore *store, const GameImport *import, Notice *notice,
              DialogHost *host);

    void open();
    void save();

    /// Opens the last game of the file and puts all of them into the history, and says what became of them.
    /// @return whether a game of it is open now
    bool openFile(const QString &path);
    /// The same with what was read already.
    bool openRecords(RecordList list, const QString &path);

    /// Asks for a file, above this dialog, and writes these stored games into it.
    void exportGames(const QList<qint64> &games, QDialog *above);
    /// Writes a file, and says whether that could be done.
    void write(const QString &path, const QByteArray &content);
    /// A name for files that have to do with the session's game.
    [[nodiscard]] QString suggestedName() const;

    /// Whether this can be dropped on the window: files of this computer.
    [[nodiscard]] static bool canOpen(const QMimeData *data);
    void openDropped(const QMimeData *data);

private:
    const Session *m_session;
    GameStore *m_store;
    const GameImport *m_import;
    Notice *m_notice;
    FileChooser m_chooser;
};

} // namespace four
