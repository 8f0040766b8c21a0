// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/gamefiles.h"

#include "core/rules/columnstring.h"
#include "ui/board/boardimage.h"
#include "ui/files/filewords.h"
#include "ui/files/scoresheet.h"
#include "ui/game/gamemodel.h"
#include "ui/settings/layouts.h"
#include "ui/store/gamekeeper.h"
#include "ui/store/gamestore.h"
#include "ui/store/recordfile.h"
#include "ui/text/storewords.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <QPrintDialog>
#include <QPrinter>
#include <QStandardPaths>
#include <QTextDocument>
#include <QUrl>

#include <algorithm>
#include <iterator>
#include <memory>
#include <span>
#include <utility>
#include <variant>
#include <vector>

namespace four {

namespace {
constexpr int pictureCell = 120; ///< pixels

/// The headline of a record, as far as it says that it is one.
bool looksLikeARecord(const QString &text)
{
    return text.startsWith(QStringLiteral("four-in-a-row record"));
}

StoredGame storedGame(const RecordedGame &recorded)
{
    return {.match = matchOf(recorded.game.setup()), .recorded = recorded};
}
} // namespace

GameFiles::GameFiles(Table table, QWidget *window)
    : QObject(window), m_table(std::move(table)), m_window(window),
      m_openAction(addAction("openAction", QKeySequence::Open, &GameFiles::open)),
      m_saveAction(addAction("saveAction", QKeySequence::Save, &GameFiles::save)),
      m_printAction(addAction("printAction", QKeySequence::Print, &GameFiles::print)),
      m_pdfAction(addAction("pdfAction", {}, &GameFiles::savePdf)),
      m_copyAction(addAction("copyAction", QKeySequence::Copy, &GameFiles::copy)),
      m_pictureAction(addAction("pictureAction", Qt::CTRL | Qt::SHIFT | Qt::Key_C, &GameFiles::copyPicture)),
      m_pasteAction(addAction("pasteAction", QKeySequence::Paste, &GameFiles::paste))
{
}

QAction *GameFiles::addAction(const char *name, const QKeySequence &shortcut, void (GameFiles::*slot)())
{
    auto *action = new QAction(this);
    action->setObjectName(name);
    action->setShortcut(shortcut);
    // A held key acts once: its repeats are not actions.
    action->setAutoRepeat(false);
    connect(action, &QAction::triggered, this, [this, slot] {
        if (!m_table.isBusy())
            (this->*slot)();
    });
    return action;
}

void GameFiles::addFileActions(QMenu *menu)
{
    menu->addActions({m_openAction, m_saveAction});
}

void GameFiles::addPrintActions(QMenu *menu)
{
    menu->addActions({m_printAction, m_pdfAction});
}

void GameFiles::addEditActions(QMenu *menu)
{
    menu->addActions({m_copyAction, m_pictureAction, m_pasteAction});
}

void GameFiles::retranslate()
{
    m_openAction->setText(tr("&Open…"));
    m_saveAction->setText(tr("&Save as…"));
    m_printAction->setText(tr("Pr&int the score sheet…"));
    m_pdfAction->setText(tr("Save the score sheet as P&DF…"));
    m_copyAction->setText(tr("&Copy the moves"));
    m_pictureAction->setText(tr("Copy the board as a p&icture"));
    m_pasteAction->setText(tr("&Paste a game"));
}

void GameFiles::refresh()
{
    const bool played = m_table.model->hasBegun() && !m_table.model->game().actions().empty();
    for (QAction *action : {m_saveAction, m_printAction, m_pdfAction, m_copyAction})
        action->setEnabled(played);
}

bool GameFiles::openFile(const QString &path)
{
    auto read = recordfile::read(path);
    if (const auto *problem = std::get_if<FileProblem>(&read)) {
        m_table.notice->answer([problem = *problem] { return FileWords::problem(problem); });
        return false;
    }
    return openRecords(std::get<RecordList>(std::move(read)), path);
}

bool GameFiles::openRecords(RecordList list, const QString &path)
{
    FileWords::Opened opened{.path = path,
                             .games = int(list.games.size()),
                             .errors = std::move(list.errors),
                             .moreErrors = list.moreErrors};
    std::optional<GameKeeper::Refusal> refusal;
    if (!list.games.empty()) {
        const StoredGame last = storedGame(list.games.back());
        list.games.pop_back();
        addMissing(list.games);
        refusal = m_table.keeper->open(last);
        m_table.keeper->reportTrouble();
    }
    opened.isOnTable = refusal == GameKeeper::Refusal::None;
    m_table.notice->answer([opened, refusal] {
        if (refusal && *refusal != GameKeeper::Refusal::None && opened.games == 1)
            return StoreWords::refusal(*refusal);
        return FileWords::opened(opened);
    });
    return opened.isOnTable;
}

void GameFiles::addMissing(const std::vector<RecordedGame> &games)
{
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    std::vector<StoredGame> missing;
    for (const RecordedGame &game : games) {
        if (!m_table.store->find(game))
            missing.push_back(storedGame(game));
    }
    if (!missing.empty())
        m_table.store->add(missing);
    QGuiApplication::restoreOverrideCursor();
}

bool GameFiles::canOpen(const QMimeData *data)
{
    const QList<QUrl> urls = data->urls();
    return !urls.isEmpty() && std::ranges::all_of(urls, &QUrl::isLocalFile);
}

void GameFiles::openDropped(const QMimeData *data)
{
    // What is wrong with one is not to be passed over for the next.
    for (const QUrl &url : data->urls()) {
        if (!openFile(url.toLocalFile()))
            return;
    }
}

QString GameFiles::suggestedName() const
{
    const GameModel &model = *m_table.model;
    return recordfile::nameFor(model.name(Player::One), model.name(Player::Two), m_table.keeper->times());
}

void GameFiles::chooseFile(bool saving, const QString &suffix, const QString &filter,
                           const std::function<void(const QString &)> &chosen, QDialog *above)
{
    QString folder = settings::gameFolder();
    if (folder.isEmpty() || !QFileInfo(folder).isDir())
        folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    if (!QFileInfo(folder).isDir())
        folder = QDir::homePath();
    auto *dialog = new QFileDialog(above ? above : m_window, saving ? tr("Save") : tr("Open a game"), folder);
    dialog->setObjectName(QStringLiteral("fileDialog"));
    dialog->setAcceptMode(saving ? QFileDialog::AcceptSave : QFileDialog::AcceptOpen);
    dialog->setFileMode(saving ? QFileDialog::AnyFile : QFileDialog::ExistingFile);
    dialog->setNameFilters({filter, tr("All files (*)")});
    dialog->setDefaultSuffix(suffix);
    if (saving && !above)
        dialog->selectFile(suggestedName() + u'.' + suffix);
    connect(dialog, &QFileDialog::fileSelected, this, [chosen](const QString &path) {
        settings::storeGameFolder(QFileInfo(path).absolutePath());
        chosen(path);
    });
    if (!above)
        return m_table.open(dialog);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void GameFiles::open()
{
    //: a file dialog's filter: keep what is in parentheses
    chooseFile(false, recordfile::suffix(), tr("Games (*.fiar)"),
               [this](const QString &path) { openFile(path); });
}

void GameFiles::save()
{
    const RecordedGame game{.game = m_table.model->game(), .times = m_table.keeper->times()};
    const QByteArray content = recordfile::textOf(std::span(&game, 1));
    chooseFile(true, recordfile::suffix(), tr("Games (*.fiar)"),
               [this, content](const QString &path) { writeTo(path, content); });
}

void GameFiles::exportGames(const QList<qint64> &games, QDialog *above)
{
    std::vector<RecordedGame> recorded;
    for (const qint64 id : games) {
        auto game = m_table.store->load(id);
        if (game && std::holds_alternative<StoredGame>(*game))
            recorded.push_back(std::get<StoredGame>(*std::move(game)).recorded);
    }
    m_table.keeper->reportTrouble();
    const QByteArray content = recordfile::textOf(recorded);
    const auto write = [this, content](const QString &path) { writeTo(path, content); };
    chooseFile(true, recordfile::suffix(), tr("Games (*.fiar)"), write, above);
}

void GameFiles::writeTo(const QString &path, const QByteArray &content)
{
    if (const std::optional<FileProblem> problem = recordfile::write(path, content))
        m_table.notice->answer([problem = *problem] { return FileWords::problem(problem); });
    else
        m_table.notice->answer([path] { return FileWords::saved(path); });
}

void GameFiles::copy()
{
    // Of the point that people look at.
    const Game &game = m_table.model->shown();
    const std::optional<ColumnString> columns = columnStringOf(game);
    const bool whole = columns && columns->isWhole && !columns->text.empty();
    Times times = m_table.keeper->times();
    times.actions.resize(std::min(times.actions.size(), game.actions().size()));
    const RecordedGame recorded{.game = game, .times = times};
    // What cannot say everything would be taken for the game where it arrives.
    QGuiApplication::clipboard()->setText(
        whole ? QString::fromStdString(columns->text)
              : QString::fromUtf8(recordfile::textOf(std::span(&recorded, 1))));
    m_table.notice->answer(whole ? FileWords::copiedMoves : FileWords::copiedRecord);
}

void GameFiles::copyPicture()
{
    QGuiApplication::clipboard()->setImage(boardImage(m_table.model->shown(), pictureCell));
    m_table.notice->answer(FileWords::copiedPicture);
}

void GameFiles::paste()
{
    const QString text = QGuiApplication::clipboard()->text().trimmed();
    if (looksLikeARecord(text)) {
        openRecords(readRecords(text.toStdString()), {});
        return;
    }
    GameModel &model = *m_table.model;
    // A game that waits to begin is already what the next one would be.
    const GameSetup setup =
        model.hasBegun() ? setupOf(model.match(), m_table.takeSeed()) : model.game().setup();
    const auto read = readColumnString(text.toStdString(), setup);
    if (const auto *error = std::get_if<ColumnStringError>(&read)) {
        m_table.notice->answer(
            [error = *error, rules = setup.rules] { return FileWords::error(error, rules); });
        return;
    }
    const Game &game = std::get<Game>(read);
    const Board &board = game.board();
    const int moves = board.count(Player::One) + board.count(Player::Two);
    m_table.keeper->open({.match = model.match(), .recorded = {.game = game, .times = {}}});
    m_table.keeper->reportTrouble();
    m_table.notice->answer([moves] { return FileWords::pasted(moves); });
}

void GameFiles::print()
{
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    auto sheet =
        std::make_shared<ScoreSheet>(m_table.model->match(), m_table.model->game(), m_table.keeper->times());
    // It becomes a name of a file where there is no printer.
    printer->setDocName(suggestedName());
    auto *dialog = new QPrintDialog(printer.get(), m_window);
    dialog->setObjectName(QStringLiteral("printDialog"));
    // The dialog refers to the printer as long as it lives.
    connect(dialog, &QObject::destroyed, this, [printer] {});
    connect(dialog, &QDialog::accepted, this, [this, printer, sheet] {
        sheet->document().print(printer.get());
        if (printer->printerState() == QPrinter::Error)
            m_table.notice->answer(FileWords::cannotPrint);
    });
    m_table.open(dialog);
}

void GameFiles::savePdf()
{
    const QByteArray content =
        ScoreSheet(m_table.model->match(), m_table.model->game(), m_table.keeper->times()).pdf();
    //: a file dialog's filter: keep what is in parentheses
    chooseFile(true, QStringLiteral("pdf"), tr("PDF documents (*.pdf)"),
               [this, content](const QString &path) { writeTo(path, content); });
}

} // namespace four
