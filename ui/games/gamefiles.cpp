// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/gamefiles.h"

#include "ui/games/filewords.h"
#include "ui/games/gameimport.h"
#include "ui/session/session.h"
#include "ui/settings/layouts.h"
#include "ui/store/games/gamelist.h"
#include "ui/store/games/gamestore.h"
#include "ui/store/games/recordfile.h"
#include "ui/store/training/trainingstore.h"
#include "ui/store/training/trainingtext.h"
#include "ui/text/words.h"
#include "ui/widgets/dialoghost.h"
#include "ui/widgets/notice.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <QStandardPaths>
#include <QUrl>

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>
#include <variant>
#include <vector>

namespace four {

namespace {
/// The folder of the last chosen file, or the documents.
QString folder()
{
    for (const QString &place :
         {settings::gameFolder(), QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)}) {
        if (!place.isEmpty() && QFileInfo(place).isDir())
            return place;
    }
    return QDir::homePath();
}

QFileDialog *dialogFor(QWidget *parent, const FileChooser::Question &question, const QString &allFiles,
                       const FileChooser::Chosen &chosen)
{
    const bool saving = question.purpose == FileChooser::For::Saving;
    auto *dialog = new QFileDialog(parent, question.title, folder());
    dialog->setObjectName(QStringLiteral("fileDialog"));
    dialog->setAcceptMode(saving ? QFileDialog::AcceptSave : QFileDialog::AcceptOpen);
    dialog->setFileMode(saving ? QFileDialog::AnyFile : QFileDialog::ExistingFile);
    dialog->setNameFilters({question.filter, allFiles});
    dialog->setDefaultSuffix(question.suffix);
    if (!question.name.isEmpty())
        dialog->selectFile(question.name);
    QObject::connect(dialog, &QFileDialog::fileSelected, dialog, [chosen](const QString &path) {
        settings::storeGameFolder(QFileInfo(path).absolutePath());
        chosen(path);
    });
    return dialog;
}
} // namespace

void FileChooser::ask(const Question &question, const Chosen &chosen) const
{
    m_host->open(dialogFor(m_host->window(), question, tr("All files (*)"), chosen));
}

void FileChooser::askAbove(QDialog *above, const Question &question, const Chosen &chosen)
{
    QFileDialog *dialog = dialogFor(above, question, tr("All files (*)"), chosen);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

GameFiles::GameFiles(const Session *session, GameStore *store, TrainingStore *training, GameImport *import,
                     Notice *notice, DialogHost *host)
    : m_session(session), m_store(store), m_training(training), m_import(import), m_notice(notice),
      m_chooser(host)
{
}

bool GameFiles::openFiles(const QStringList &paths)
{
    return m_import->importFiles(paths);
}

bool GameFiles::openSource(GameSource source)
{
    return m_import->importSource(std::move(source));
}

bool GameFiles::canOpen(const QMimeData *data)
{
    const QList<QUrl> urls = data->urls();
    return !urls.isEmpty() && std::ranges::all_of(urls, &QUrl::isLocalFile);
}

void GameFiles::openDropped(const QMimeData *data)
{
    QStringList paths;
    for (const QUrl &url : data->urls())
        paths << url.toLocalFile();
    openFiles(paths);
}

QString GameFiles::suggestedName() const
{
    const GameSetup &setup = m_session->game().setup();
    return recordfile::nameFor(Words::playerName(setup, Player::One), Words::playerName(setup, Player::Two),
                               m_session->times());
}

void GameFiles::open()
{
    //: a file dialog's filter: keep what is in parentheses
    m_chooser.ask({.purpose = FileChooser::For::Opening,
                   .title = tr("Open a game"),
                   .suffix = recordfile::suffix(),
                   .filter = tr("Games (*.fiar)")},
                  [this](const QString &path) { openFile(path); });
}

void GameFiles::save()
{
    const RecordedGame game{
        .game = m_session->game(), .times = m_session->times(), .help = m_session->help()};
    saveAs(tr("Save the game"), recordfile::textOf(std::span(&game, 1)));
}

void GameFiles::saveUnstored(const std::vector<StoredGame> &games, const QStringList &names,
                             const std::function<void()> &saved)
{
    std::vector<RecordedGame> recorded;
    std::ranges::transform(games, std::back_inserter(recorded), &StoredGame::recorded);
    QByteArray content = recordfile::textOf(recorded);
    for (const QString &name : names)
        content += trainingtext::textOf(m_training->training(name));
    saveAs(tr("Save a copy"), content, saved);
}

void GameFiles::saveAs(const QString &title, const QByteArray &content, const std::function<void()> &saved)
{
    m_chooser.ask({.purpose = FileChooser::For::Saving,
                   .title = title,
                   .suffix = recordfile::suffix(),
                   .filter = tr("Games (*.fiar)"),
                   .name = suggestedName() + u'.' + recordfile::suffix()},
                  [this, content, saved](const QString &path) {
                      if (write(path, content) && saved)
                          saved();
                  });
}

void GameFiles::exportGames(const QList<qint64> &games, QDialog *above)
{
    std::vector<RecordedGame> recorded;
    for (const qint64 number : games) {
        auto game = m_store->load(number);
        if (game && std::holds_alternative<StoredGame>(*game))
            recorded.push_back(std::get<StoredGame>(*std::move(game)).recorded);
    }
    QByteArray content = recordfile::textOf(recorded);
    bool hasTraining = false;
    const auto all = GameList(m_store).games({});
    if (all && all->size() == games.size()) {
        for (const QString &name : m_training->names()) {
            content += trainingtext::textOf(m_training->training(name));
            hasTraining = true;
        }
    }
    FileChooser::askAbove(above,
                          {.purpose = FileChooser::For::Saving,
                           .title = tr("Export games"),
                           .suffix = recordfile::suffix(),
                           .filter = tr("Games (*.fiar)")},
                          [this, content, hasTraining](const QString &path) {
                              write(path, content,
                                    hasTraining ? FileWords::savedWithTraining : FileWords::saved);
                          });
}

void GameFiles::exportTraining(const QString &name, QDialog *above)
{
    const QByteArray content = trainingtext::textOf(m_training->training(name));
    FileChooser::askAbove(above,
                          {.purpose = FileChooser::For::Saving,
                           .title = tr("Export progress"),
                           .suffix = recordfile::suffix(),
                           .filter = tr("Games (*.fiar)")},
                          [this, content](const QString &path) { write(path, content); });
}

bool GameFiles::write(const QString &path, const QByteArray &content, QString (*saved)(const QString &path))
{
    const std::optional<FileProblem> problem = recordfile::write(path, content);
    if (problem)
        m_notice->answer([problem = *problem] { return FileWords::problem(problem); });
    else
        m_notice->answer([path, saved] { return saved ? saved(path) : FileWords::saved(path); });
    return !problem;
}

} // namespace four
