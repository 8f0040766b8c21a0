// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/games/filewords.h"
#include "ui/games/gamesource.h"

#include <QDialog>
#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QTimer>

#include <deque>
#include <optional>
#include <vector>

class QProgressBar;
class QPushButton;

namespace four {

class DialogHost;
class GameKeeper;
class GameLibrary;
class GameStore;
class Notice;
class TrainingStore;
class WrappedLabel;

/// The progress of an import. Closing it stops the import.
class ImportDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ImportDialog(QWidget *parent);

    /// @param part of all bytes, from 0 to 1
    void showProgress(int games, double part);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    int m_games = 0;
    WrappedLabel *m_count;
    QProgressBar *m_bar;
    QPushButton *m_stop;
};

/// Imports games and training from files and text: all are stored, the last game is opened, and the notice
/// tells the result and errors. GUI thread only.
///
/// Few games are read at once. Many are read in turns of the event loop, with a dialog. Stopping keeps what
/// was read, and opens nothing.
class GameImport : public QObject
{
    Q_OBJECT

public:
    /// All of them must live as long as this.
    GameImport(GameStore *store, TrainingStore *training, GameKeeper *keeper, GameLibrary *library,
               Notice *notice, DialogHost *host);
    ~GameImport() override;

    /// Waits for an import that is running.
    /// @return whether the last game is open now; false while there is more to read
    bool importFiles(const QStringList &paths);
    bool importSource(GameSource source);
    /// Games from the clipboard.
    bool importText(const QByteArray &text);
    /// Stores what was read, when the window closes during an import. To be called before the stores are
    /// destroyed.
    void keepNow();

private:
    bool importAll(std::deque<GameSource> sources);
    /// Reads for about this time. @return whether there is more to read
    bool readFor(int milliseconds);
    /// Reads some games and stores them. @return whether there is more to read
    bool readSome();
    void noteFound(GameSource::Found found, std::vector<RecordedGame> &games);
    void keep(const std::vector<RecordedGame> &games);
    void showProgress();
    bool finish();

    GameStore *m_store;
    TrainingStore *m_training;
    GameKeeper *m_keeper;
    GameLibrary *m_library;
    Notice *m_notice;
    DialogHost *m_host;

    std::deque<GameSource> m_sources; ///< the first is being read
    qint64 m_size = 0;                ///< of all of them together, in bytes
    qint64 m_done = 0;                ///< of finished sources
    FileWords::Opened m_opened;
    std::vector<Training> m_trained;    ///< not stored yet
    std::optional<RecordedGame> m_last; ///< opened if no other follows
    QTimer m_turn;                      ///< runs while there is more to read
    QPointer<ImportDialog> m_dialog;
};

} // namespace four
