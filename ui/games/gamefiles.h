// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

class QDialog;
class QMimeData;

namespace four {

class DialogHost;
class GameImport;
class GameSource;
class GameStore;
class Notice;
class Session;
class TrainingStore;
struct StoredGame;

/// Asks for a file and remembers its folder.
class FileChooser
{
    Q_DECLARE_TR_FUNCTIONS(four::FileChooser)

public:
    enum class For : std::uint8_t { Opening, Saving };
    struct Question
    {
        For purpose = For::Opening;
        QString title;
        QString suffix;    ///< for names without one
        QString filter;    ///< "Games (*.fiar)"
        QString name = {}; ///< suggested for saving, with suffix
    };
    using Chosen = std::function<void(const QString &path)>;

    /// @param host must live as long as this
    explicit FileChooser(DialogHost *host) : m_host(host) {}

    /// Asks in the window. @pre no dialog is open there
    void ask(const Question &question, const Chosen &chosen) const;
    /// Asks above an open dialog.
    static void askAbove(QDialog *dialog, const Question &question, const Chosen &chosen);

private:
    DialogHost *m_host;
};

/// Opens, saves and exports games in files, and shows the result in the notice. GUI thread only.
class GameFiles
{
    Q_DECLARE_TR_FUNCTIONS(four::GameFiles)

public:
    /// All of them must live as long as this.
    GameFiles(const Session *session, GameStore *store, TrainingStore *training, GameImport *import,
              Notice *notice, DialogHost *host);

    void open();
    void save();

    /// Saves games and training that could not be stored. @param saved called when that is done
    void saveUnstored(const std::vector<StoredGame> &games, const QStringList &names,
                      const std::function<void()> &saved);

    /// Imports all games of the files and opens the last one, see GameImport.
    /// @return whether that one is open now; false while there is more to read
    bool openFiles(const QStringList &paths);
    bool openFile(const QString &path) { return openFiles({path}); }
    /// The same for a source that may have been read already.
    bool openSource(GameSource source);

    /// Writes stored games into a file. If these are all games, all training is included.
    void exportGames(const QList<qint64> &games, QDialog *above);
    /// Writes a person's training into a file.
    void exportTraining(const QString &name, QDialog *above);
    /// Writes a file and shows the result.
    /// @param saved the sentence of success; null: FileWords::saved
    /// @return whether it is written
    bool write(const QString &path, const QByteArray &content,
               QString (*saved)(const QString &path) = nullptr);
    /// A name, without suffix, for files of the session's game.
    [[nodiscard]] QString suggestedName() const;

    /// Whether the data can be dropped: local files.
    [[nodiscard]] static bool canOpen(const QMimeData *data);
    void openDropped(const QMimeData *data);

private:
    /// @param saved called when the file is written
    void saveAs(const QString &title, const QByteArray &content, const std::function<void()> &saved = {});

    const Session *m_session;
    GameStore *m_store;
    TrainingStore *m_training;
    GameImport *m_import;
    Notice *m_notice;
    FileChooser m_chooser;
};

} // namespace four
