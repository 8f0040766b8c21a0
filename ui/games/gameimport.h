// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/games/filewords.h"
#include "ui/games/gamesource.h"

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QTimer>

#include <deque>
#include <optional>
#include <vector>

namespace four {

class DialogHost;
class GameKeeper;
class GameLibrary;
class GameStore;
class ImportDialog;
class Notice;
class TrainingStore;

/// Takes games over that come from outside, and what people trained: all of them go into the history, the
/// last one is opened, and the notice says what became of them, and what is wrong with the rest. GUI thread
/// only.
///
/// A few are there at once. Many are read in turns of the event loop, behind a dialog that shows how far it
/// has come; whoever stops it keeps what has been read until then, and nothing new is opened.
class GameImport : public QObject
{
    Q_OBJECT

public:
    /// All of them must live as long as this.
    GameImport(GameStore *store, TrainingStore *training, GameKeeper *keeper, GameLibrary *library,
               Notice *notice, DialogHost *host, QObject *parent = nullptr);
    ~GameImport() override;

    /// What comes while others are still being read is read after them.
    /// @return whether the last game is open now; false also while they are still being read
    bool takeFiles(const QStringList &paths);
    /// Games from the clipboard.
    bool takeText(const QByteArray &text);
    /// Who closes the window in between keeps what has been read until then. While everybody is still there
    /// who hears of what is stored.
    void keepNow();

private:
    bool take(std::deque<GameSource> sources);
    /// Reads for about so long. @return whether there is more to read
    bool readFor(int milliseconds);
    /// Reads some games and stores them. @return whether there is more to read
    bool readSome();
    void note(GameSource::Found found, std::vector<RecordedGame> &games);
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
    qint64 m_done = 0;                ///< of those that have been read
    FileWords::Opened m_opened;
    std::vector<Training> m_trained;    ///< not stored yet
    std::optional<RecordedGame> m_last; ///< the last one yet: it is opened if no other follows
    QTimer m_turn;                      ///< runs as long as there is more to read
    QPointer<ImportDialog> m_dialog;
};

} // namespace four
