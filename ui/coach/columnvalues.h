// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/position.h"
#include "ui/analysis/question.h"
#include "ui/board/columnmark.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <optional>
#include <vector>

namespace four {

class GameModel;

/// What each column of the shown position is worth, as far as it is known, also while looking back. While it
/// is on, the engine searches for limited times: this position, then the next ones, so that their values are
/// there when the disc has landed. Without exact values it gives estimates. GUI thread only.
class ColumnValues : public QObject
{
    Q_OBJECT

public:
    /// After this time the values are given up: on large boards they would take years.
    static constexpr std::chrono::milliseconds timeLimit = std::chrono::seconds(60);

    /// After this time those that are not known yet are estimated until they are.
    static constexpr std::chrono::milliseconds estimateAfter = std::chrono::seconds(5);

    /// Off at first. @param model and analyst must live as long as this
    ColumnValues(const GameModel *model, Analyst *analyst, QObject *parent = nullptr);

    void setOn(bool on);
    /// Whether the engine searches this position or the next ones.
    [[nodiscard]] bool isThinking() const { return m_answer.isThinking() || m_ahead.isThinking(); }
    void setEstimateAfter(std::chrono::milliseconds time) { m_estimateTimer.setInterval(time); }
    void setTimeLimit(std::chrono::milliseconds time);
    /// Nothing while it is off.
    [[nodiscard]] ColumnMarks marks() const { return m_areMarksOn ? ColumnMarks(m_marks) : std::nullopt; }
    void retranslate();

Q_SIGNALS:
    void changed();

private:
    void followGame();
    void askValues();
    void askEstimate(const Game &game);
    /// @return whether the value is new
    bool setValue(const ColumnOutlook &known);
    void setEstimate(const coach::Estimate &estimate);
    void giveUpColumns();
    void finishValues();
    void thinkAhead();
    /// Puts the marks in words and sends changed().
    void tellMarks();

    const GameModel *m_model;
    Analyst *m_analyst;
    bool m_isOn = false;
    bool m_areMarksOn = false;                  ///< m_isOn at the time of the marks
    std::optional<engine::Position> m_position; ///< that the marks are about
    bool m_isOffered = false;                   ///< to the opponent, as the rules have a swap
    std::optional<Game> m_estimated;            ///< ... or the game that has no values, ready to drop
    std::vector<ColumnMark> m_marks;
    ExactOrEstimate<ColumnOutlook> m_answer;
    Question<void> m_ahead;
    QTimer m_estimateTimer;
};

} // namespace four
