// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/games/filechooser.h"

#include <QCoreApplication>
#include <QList>
#include <QString>
#include <QStringList>

class QDialog;
class QMimeData;

namespace four {

class GameImport;
class GameStore;
class Notice;
class Session;
class TrainingStore;

/// Games in files: opened, saved, exported, dropped on the window. What came of each is said in the notice.
/// GUI thread only.
class GameFiles
{
    Q_DECLARE_TR_FUNCTIONS(four::GameFiles)

public:
    /// All of them must live as long as this.
    GameFiles(const Session *session, GameStore *store, TrainingStore *training, GameImport *import,
              Notice *notice, DialogHost *host);

    void open();
    void save();

    /// Opens the last game of the files and puts all of them into the history, as GameImport does.
    /// @return whether a game of theirs is open now; false also while there is more to read
    bool openFiles(const QStringList &paths);
    bool openFile(const QString &path) { return openFiles({path}); }

    /// Asks for a file, above this dialog, and writes these stored games into it. With all of them goes what
    /// everybody trained: who exports all takes all along.
    void exportGames(const QList<qint64> &games, QDialog *above);
    /// The same for what one person trained.
    void exportTraining(const QString &name, QDialog *above);
    /// Writes a file, and says whether that could be done.
    void write(const QString &path, const QByteArray &content);
    /// A name for files that have to do with the session's game.
    [[nodiscard]] QString suggestedName() const;

    /// Whether this can be dropped on the window: files of this computer.
    [[nodiscard]] static bool canOpen(const QMimeData *data);
    void openDropped(const QMimeData *data);

private:
    void write(const QString &path, const QByteArray &content, QString (*saved)(const QString &path));

    const Session *m_session;
    GameStore *m_store;
    TrainingStore *m_training;
    GameImport *m_import;
    Notice *m_notice;
    FileChooser m_chooser;
};

} // namespace four
