// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/gamerecord.h"
#include "ui/games/gamefiles.h"
#include "ui/session/match.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QLocale>
#include <QPageSize>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

class QTextCursor;
class QTextDocument;

namespace four {

class Session;

/// A game on paper: players, date, rules, result, moves and the last position. In the current language.
class ScoreSheet
{
    Q_DECLARE_TR_FUNCTIONS(four::ScoreSheet)

public:
    /// @param times nothing: without a date
    ScoreSheet(const Match &match, const Game &game, const std::optional<Times> &times,
               const CoachHelp &help = {});
    ~ScoreSheet();

    /// To be printed on any device.
    [[nodiscard]] const QTextDocument &document() const { return *m_document; }
    [[nodiscard]] QString title() const;
    /// A PDF file.
    [[nodiscard]] QByteArray pdf(const QPageSize &paper = usualPaper(QLocale::system())) const;
    /// Where the locale is at home: Letter or A4.
    [[nodiscard]] static QPageSize usualPaper(const QLocale &locale);

private:
    [[nodiscard]] QString coachText(const CoachHelp &help) const;
    /// What each player took for a move, on the average.
    [[nodiscard]] QString timePerMove(const Times &times) const;
    void writeFacts(QTextCursor &cursor, const Match &match, const std::optional<Times> &times,
                    const CoachHelp &help);
    void writeBoard(QTextCursor &cursor);
    void writeMoves(QTextCursor &cursor);

    Game m_game;
    std::unique_ptr<QTextDocument> m_document;
};

/// Prints the score sheet or saves it as PDF, and shows the result in the notice. GUI thread only.
class GamePrinter
{
    Q_DECLARE_TR_FUNCTIONS(four::GamePrinter)

public:
    /// All of them must live as long as this.
    GamePrinter(const Session *session, GameFiles *files, Notice *notice, DialogHost *host);

    void print();
    void savePdf();

    /// What is said when a document was printed, or not.
    struct Words
    {
        std::function<QString()> done;
        std::function<QString()> failed;
        std::function<QString()> noPrinter;
    };
    /// Asks for a printer. @param name of the file if the document is printed to one
    void print(const std::shared_ptr<const QTextDocument> &document, const QString &name, const Words &words);

private:
    const Session *m_session;
    GameFiles *m_files;
    Notice *m_notice;
    DialogHost *m_host;
    FileChooser m_chooser;
};

} // namespace four
