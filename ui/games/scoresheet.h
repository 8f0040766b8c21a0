// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/gamerecord.h"
#include "ui/session/match.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QString>

#include <memory>
#include <optional>

class QTextCursor;
class QTextDocument;

namespace four {

/// A game on paper: who played, when, by which rules, how it ended, every move, and the board at the end. In
/// the words of the interface's present language.
class ScoreSheet
{
    Q_DECLARE_TR_FUNCTIONS(four::ScoreSheet)

public:
    /// @param times nothing: the sheet names no date
    ScoreSheet(const Match &match, const Game &game, const std::optional<Times> &times,
               const CoachHelp &help = {});
    ~ScoreSheet();

    /// To be printed on any device; it breaks into pages there.
    [[nodiscard]] const QTextDocument &document() const { return *m_document; }
    [[nodiscard]] QString title() const;
    /// As a file of A4 pages.
    [[nodiscard]] QByteArray pdf() const;

private:
    [[nodiscard]] QString coachText(const CoachHelp &help) const;
    void writeFacts(QTextCursor &cursor, const Match &match, const std::optional<Times> &times,
                    const CoachHelp &help);
    void writeBoard(QTextCursor &cursor);
    void writeMoves(QTextCursor &cursor);

    Game m_game;
    std::unique_ptr<QTextDocument> m_document;
};

} // namespace four
