// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/position.h"
#include "ui/analysis/analyst.h"
#include "ui/board/columnmark.h"

#include <QFutureWatcher>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <optional>
#include <stop_token>
#include <vector>

namespace four {

class GameModel;

/// What each column of the shown position is worth, as far as it is known. It follows the game that is
/// shown, also while people look back, and never tells a value of another position. Nobody thinks while it
/// is not on, nor for longer than a person has patience for. When all is known, it goes on with
/// what can come next, so that the values are there when the disc has landed. In games that have no values,
/// and of columns whose value takes too long, it tells estimates, as such. GUI thread only.
class ColumnValues : public QObject
{
    Q_OBJECT

public:
    /// After which a position's values are given up: on large boards it would take years.
    static constexpr std::chrono::milliseconds patience = std::chrono::seconds(60);

    /// After which those that are not known yet are estimated until they are.
    static constexpr std::chrono::milliseconds hurry = std::chrono::seconds(5);

    /// Off to begin with. @param analyst and the model must live as long as this
    ColumnValues(const GameModel *model, Analyst *analyst, QObject *parent = nullptr);
    ~ColumnValues() override;

    void setOn(bool on);
    /// Whether anybody thinks: about this position, or about those that can come next.
    [[nodiscard]] bool isThinking() const { return m_isThinking; }
    void setHurry(std::chrono::milliseconds time) { m_hurry.setInterval(time); }
    void setPatience(std::chrono::milliseconds time) { m_patience.setInterval(time); }
    /// Nothing while it is off.
    [[nodiscard]] ColumnMarks marks() const;
    /// After a change of the interface's language.
    void retranslate();

Q_SIGNALS:
    void changed();

private:
    void follow();
    void begin(const std::optional<engine::Position> &position);
    void stop();
    /// Whether that is news.
    bool take(const ColumnOutlook &known);
    void tell();
    void finish();
    void thinkAhead();
    void giveUp();
    void estimate(const Game &game);
    void take(const coach::Estimate &estimate);
    void putInWords();

    const GameModel *m_model;
    Analyst *m_analyst;
    bool m_isOn = false;
    bool m_isWanted = false;                    ///< on, as the marks are
    std::optional<engine::Position> m_position; ///< of which the marks are
    std::optional<Game> m_estimated;            ///< ... or the game that has no values, ready to drop
    std::vector<ColumnMark> m_marks;
    bool m_isThinking = false;
    bool m_isEstimating = false;
    bool m_isAhead = false; ///< what is thought about is not this position
    QFutureWatcher<ColumnOutlook> m_watcher;
    QFutureWatcher<void> m_aheadWatcher;
    QFutureWatcher<coach::Estimate> m_estimateWatcher;
    std::stop_source m_stop;
    std::stop_source m_estimateStop;
    QTimer m_hurry;
    QTimer m_patience;
};

} // namespace four
