// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/gameprinter.h"

#include "core/rules/columnstring.h"
#include "core/rules/movehistory.h"
#include "ui/board/boardimage.h"
#include "ui/games/filewords.h"
#include "ui/games/gamefiles.h"
#include "ui/session/session.h"
#include "ui/text/words.h"
#include "ui/widgets/dialoghost.h"
#include "ui/widgets/notice.h"

#include <QBuffer>
#include <QDateTime>
#include <QFont>
#include <QImage>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>
#include <QUrl>

#include <algorithm>
#include <array>
#include <memory>

namespace four {

GamePrinter::GamePrinter(const Session *session, GameFiles *files, Notice *notice, DialogHost *host)
    : m_session(session), m_files(files), m_notice(notice), m_host(host), m_chooser(host)
{
}

void GamePrinter::print()
{
    const auto sheet = std::make_shared<ScoreSheet>(m_session->match(), m_session->game(), m_session->times(),
                                                    m_session->help());
    print(std::shared_ptr<const QTextDocument>(sheet, &sheet->document()), m_files->suggestedName(),
          {.done = [] { return tr("The score sheet was sent to the printer."); },
           .failed = [] { return tr("Printing failed. You can save the score sheet as a PDF instead."); },
           .noPrinter =
               [] { return tr("There is no printer. You can save the score sheet as a PDF instead."); }});
}

void GamePrinter::print(const std::shared_ptr<const QTextDocument> &document, const QString &name,
                        const Words &words)
{
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(name);
    // A printer has its own.
    if (printer->outputFormat() == QPrinter::PdfFormat)
        printer->setPageSize(ScoreSheet::usualPaper(QLocale::system()));
    auto *dialog = new QPrintDialog(printer.get(), m_host->window());
    dialog->setObjectName(QStringLiteral("printDialog"));
    // The dialog uses the printer until it is destroyed.
    QObject::connect(dialog, &QObject::destroyed, m_notice, [printer] {});
    QObject::connect(dialog, &QDialog::accepted, m_notice, [notice = m_notice, printer, document, words] {
        document->print(printer.get());
        if (printer->printerState() == QPrinter::Error)
            notice->answer(words.failed);
        else if (const QString file = printer->outputFileName(); !file.isEmpty())
            notice->answer([file] { return FileWords::saved(file); });
        else
            notice->answer(words.done);
    });
    if (!m_host->open(dialog))
        m_notice->answer(words.noPrinter);
}

void GamePrinter::savePdf()
{
    const QByteArray content =
        ScoreSheet(m_session->match(), m_session->game(), m_session->times(), m_session->help()).pdf();
    //: a file dialog's filter: keep what is in parentheses
    m_chooser.ask({.purpose = FileChooser::For::Saving,
                   .title = tr("Save the score sheet"),
                   .suffix = QStringLiteral("pdf"),
                   .filter = tr("PDF documents (*.pdf)"),
                   .name = m_files->suggestedName() + QStringLiteral(".pdf")},
                  [this, content](const QString &path) { m_files->write(path, content); });
}

namespace {
constexpr int pointSize = 10;
constexpr int boardWidth = 280;  ///< 1/96 inch
constexpr int sharpness = 4;     ///< pixels of the board's picture in each
constexpr int printerDots = 300; ///< per inch

QTextCharFormat bold(int size = pointSize)
{
    QTextCharFormat format;
    format.setFontPointSize(size);
    format.setFontWeight(QFont::Bold);
    return format;
}

QTextTableFormat plainTable()
{
    QTextTableFormat format;
    format.setBorder(0);
    format.setCellPadding(3);
    format.setCellSpacing(0);
    return format;
}

QTextBlockFormat spacedBlock()
{
    QTextBlockFormat format;
    format.setTopMargin(12);
    return format;
}
} // namespace

ScoreSheet::ScoreSheet(const Match &match, const Game &game, const std::optional<Times> &times,
                       const CoachHelp &help)
    : m_game(game), m_document(std::make_unique<QTextDocument>())
{
    QFont font = m_document->defaultFont();
    font.setPointSize(pointSize);
    m_document->setDefaultFont(font);
    m_document->setMetaInformation(QTextDocument::DocumentTitle, Words::plain(title()));
    QTextCursor cursor(m_document.get());
    // Names are inserted as text, not as markup.
    cursor.insertText(title(), bold(16));
    writeFacts(cursor, match, times, help);
    writeBoard(cursor);
    writeMoves(cursor);
}

ScoreSheet::~ScoreSheet() = default;

QString ScoreSheet::title() const
{
    //: the title of a score sheet: two players
    return tr("%1 against %2")
        .arg(Words::playerName(m_game.setup(), Player::One), Words::playerName(m_game.setup(), Player::Two));
}

QString ScoreSheet::coachText(const CoachHelp &help) const
{
    QStringList parts;
    if (help.values)
        //: what the coach did during the game, in a list
        parts << tr("values were shown");
    if (help.spoke)
        //: what the coach did during the game, in a list
        parts << tr("warnings were given");
    for (const Player player : bothPlayers) {
        if (help.hints[player] > 0)
            //: what the coach did during the game, in a list: %1 is a player
            parts << tr("%1: %n hint(s)", "", help.hints[player])
                         .arg(Words::playerName(m_game.setup(), player));
    }
    return parts.join(QStringLiteral("; "));
}

QString ScoreSheet::timePerMove(const Times &times) const
{
    PerPlayer<Milliseconds> taken{};
    PerPlayer<int> moves{};
    Milliseconds last{0};
    const MoveHistory history(m_game);
    for (const MoveHistory::Entry &entry : history.entries()) {
        const Milliseconds at = times.actions[entry.actions - 1];
        taken[entry.outcome.player] += at - std::exchange(last, at);
        moves[entry.outcome.player] += entry.outcome.isMove() ? 1 : 0;
    }
    QStringList parts;
    for (const Player player : bothPlayers) {
        if (moves[player] > 0)
            //: in a list: %1 is a player, %2 a time, such as 0:12
            parts << tr("%1: %2").arg(Words::playerName(m_game.setup(), player),
                                      Words::clock(taken[player] / moves[player]));
    }
    return parts.join(QStringLiteral("; "));
}

void ScoreSheet::writeFacts(QTextCursor &cursor, const Match &match, const std::optional<Times> &times,
                            const CoachHelp &help)
{
    QList<std::pair<QString, QString>> facts;
    for (const Player player : bothPlayers) {
        const QString letter = Words::letter(m_game.letter(player));
        const QString colour = Words::colour(m_game.colour(player));
        QString who = Words::playerName(m_game.setup(), player);
        //: %1 is a player, %2 a letter, %3 a colour
        who = letter.isEmpty() ? tr("%1 (%2)").arg(who, colour) : tr("%1 (%2, %3)").arg(who, letter, colour);
        if (const std::optional<Level> level = m_game.setup().seats[player].level)
            who += QStringLiteral(" – ") + Words::level(*level);
        facts << std::pair(player == Player::One ? tr("Player 1") : tr("Player 2"), who);
    }
    if (times)
        facts << std::pair(
            tr("Date"),
            QLocale().toString(QDateTime::fromMSecsSinceEpoch(times->begun.count()), QLocale::LongFormat));
    const Ruleset &rules = m_game.rules();
    if (const std::string &event = m_game.setup().event; !event.empty())
        facts << std::pair(tr("Tournament"), QString::fromStdString(event));
    facts << std::pair(tr("Game"), Words::matchTitle(match));
    //: %1 columns and %2 rows; %3 discs in a row win
    facts << std::pair(tr("Board"), tr("%1 × %2, %3 in a row")
                                        .arg(QString::number(rules.columns), QString::number(rules.rows),
                                             QString::number(rules.connect)));
    if (rules.fill == Fill::Sides)
        facts << std::pair(tr("Beforehand"), tr("the two outer columns are filled"));
    if (rules.popOut)
        //: a fact about a game's rules: discs can be popped out of the bottom row
        facts << std::pair(tr("Pop out"), tr("yes"));
    if (rules.undos + rules.blocks + rules.removes > 0)
        facts << std::pair(tr("Each player has"),
                           tr("undos: %1, blocks: %2, removals: %3")
                               .arg(QString::number(rules.undos), QString::number(rules.blocks),
                                    QString::number(rules.removes)));
    if (rules.swap)
        facts << std::pair(tr("Swap"), tr("the first disc may be taken over"));
    if (rules.clock.kind != TimeControl::Kind::None) {
        facts << std::pair(tr("Clock"), Words::timeControl(rules.clock));
        if (times)
            facts << std::pair(tr("Time a move"), timePerMove(*times));
    }
    facts << std::pair(tr("Beginning"), Words::beginning(m_game));
    facts << std::pair(tr("Result"),
                       m_game.isOver() ? Words::ending(m_game) : tr("The game is not over yet."));
    if (help.any())
        facts << std::pair(tr("Coach"), coachText(help));
    const std::optional<ColumnString> columns = columnStringOf(m_game);
    if (columns && columns->isWhole)
        //: the moves as a row of column numbers, such as 4435261
        facts << std::pair(tr("Column numbers"), QString::fromStdString(columns->text));

    cursor.insertBlock();
    QTextTable *table = cursor.insertTable(int(facts.size()), 2, plainTable());
    for (int row = 0; row < facts.size(); ++row) {
        table->cellAt(row, 0).firstCursorPosition().insertText(facts[row].first, bold());
        table->cellAt(row, 1).firstCursorPosition().insertText(facts[row].second);
    }
    cursor.movePosition(QTextCursor::End);
}

void ScoreSheet::writeBoard(QTextCursor &cursor)
{
    const QImage image = boardImage(m_game, boardWidth * sharpness / m_game.rules().columns);
    const QUrl url(QStringLiteral("board"));
    m_document->addResource(QTextDocument::ImageResource, url, image);
    QTextImageFormat format;
    format.setName(url.toString());
    format.setWidth(boardWidth);
    format.setHeight(double(boardWidth) * image.height() / image.width());
    cursor.setBlockFormat(spacedBlock());
    cursor.insertImage(format);
}

void ScoreSheet::writeMoves(QTextCursor &cursor)
{
    cursor.insertBlock(spacedBlock());
    cursor.insertText(tr("Moves"), bold(13));
    cursor.insertBlock(QTextBlockFormat(), QTextCharFormat());
    QTextTableFormat format = plainTable();
    // The titles are repeated on each page.
    format.setHeaderRowCount(1);
    const MoveHistory history(m_game);
    QTextTable *table = cursor.insertTable(history.size() + 1, 3, format);
    const auto write = [table](int row, int column, const QString &text, const QTextCharFormat &how = {}) {
        table->cellAt(row, column).firstCursorPosition().insertText(text, how);
    };
    //: a column's title: the number of the move
    write(0, 0, tr("No."), bold());
    //: a column's title: the move as a file writes it
    write(0, 1, tr("Notation"), bold());
    write(0, 2, tr("What happened"), bold());
    int row = 0;
    for (const MoveHistory::Entry &entry : history.entries()) {
        ++row;
        write(row, 0, QLocale().toString(row));
        write(row, 1, QString::fromStdString(recordWord(entry.outcome.action)));
        write(row, 2, Words::entry(entry, m_game));
    }
}

QPageSize ScoreSheet::usualPaper(const QLocale &locale)
{
    // As the Unicode CLDR has it; QLocale knows no paper.
    constexpr std::array letter{QLocale::Belize,       QLocale::Canada,      QLocale::Chile,
                                QLocale::Colombia,     QLocale::CostaRica,   QLocale::ElSalvador,
                                QLocale::Guatemala,    QLocale::Mexico,      QLocale::Nicaragua,
                                QLocale::Panama,       QLocale::Philippines, QLocale::PuertoRico,
                                QLocale::UnitedStates, QLocale::Venezuela};
    const bool isLetter = locale.measurementSystem() == QLocale::ImperialUSSystem ||
                          std::ranges::find(letter, locale.territory()) != letter.end();
    return QPageSize(isLetter ? QPageSize::Letter : QPageSize::A4);
}

QByteArray ScoreSheet::pdf(const QPageSize &paper) const
{
    QByteArray content;
    QBuffer buffer(&content);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(paper);
    writer.setResolution(printerDots);
    writer.setTitle(title());
    writer.setCreator(QCoreApplication::applicationName());
    m_document->print(&writer);
    return content;
}

} // namespace four
