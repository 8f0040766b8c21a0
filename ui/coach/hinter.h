// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/hint.h"
#include "core/engine/position.h"
#include "ui/analysis/analyst.h"
#include "ui/board/coachmark.h"

#include <QFutureWatcher>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <optional>
#include <stop_token>

namespace four {

class GameModel;

/// The hint for the position that is shown: it is asked for, thought out, told, and forgotten as soon as
/// another position is shown. Nobody thinks unless somebody asked. GUI thread only.
class Hinter : public QObject
{
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        Idle,     ///< nobody has asked about this position
        Thinking, ///< there is nothing to tell yet
        Told,
        Estimated, ///< nothing exact can be told; see estimate()
        GivenUp,   ///< it takes too long, or there is no memory for it
    };

    /// After which a person is told what is known by then, and the rest later.
    static constexpr std::chrono::milliseconds hurry = std::chrono::milliseconds(800);
    /// After which an estimate is told instead: on large boards a hint would take years.
    static constexpr std::chrono::milliseconds patience = std::chrono::seconds(10);

    /// @param analyst and the model must live as long as this
    Hinter(const GameModel *model, Analyst *analyst, QObject *parent = nullptr);
    ~Hinter() override;

    void setHurry(std::chrono::milliseconds time) { m_hurryTimer.setInterval(time); }
    void setPatience(std::chrono::milliseconds time) { m_patience.setInterval(time); }

    /// Whether there can be a hint for the position that is shown.
    [[nodiscard]] bool canAsk() const;
    /// For the first time it asks; then it shows the line of best play, and hides it again. @pre canAsk()
    void ask();
    [[nodiscard]] State state() const { return m_state; }
    /// Exactly when told.
    [[nodiscard]] const std::optional<coach::Hint> &hint() const { return m_hint; }

    /// Exactly when estimated.
    [[nodiscard]] const std::optional<coach::Estimate> &estimate() const { return m_estimate; }
    /// The best column by the estimate, the most central one. @pre State::Estimated
    [[nodiscard]] int estimatedColumn() const;

    [[nodiscard]] bool hasLine() const { return lineLength() > 0; }
    [[nodiscard]] bool isLineShown() const { return m_lineShown > 0; }
    void showLine(bool shown);
    /// How many discs of the line are shown, and how many it has.
    [[nodiscard]] int lineShown() const { return m_lineShown; }
    [[nodiscard]] int lineLength() const;
    [[nodiscard]] bool canStepLine(int discs) const;
    /// So many discs on, or back if negative. @pre canStepLine(discs)
    void stepLine(int discs);

    /// What it shows on the board.
    [[nodiscard]] CoachMarks marks() const;

Q_SIGNALS:
    void changed();
    /// Somebody has asked for the hint of a position for which none was asked before.
    void asked();
    /// ... of one that there is, or that is being worked out, and that has no line to be shown.
    void askedAgain();

private:
    void follow();
    void begin();
    void think();
    void thinkOfEstimate();
    void take(const coach::Hint &hint);
    void finish();
    void forget();
    void stop();
    void setState(State state);

    const GameModel *m_model;
    Analyst *m_analyst;
    State m_state = State::Idle;
    std::optional<engine::Position> m_position; ///< that was asked about
    std::optional<coach::Hint> m_hint;
    std::optional<Game> m_estimated; ///< that was asked about, ready to drop, if it has no values
    std::optional<coach::Estimate> m_estimate;
    bool m_isHurried = false; ///< what is thought about now is to come soon, and may be less than all
    int m_lineShown = 0;
    QFutureWatcher<coach::Hint> m_watcher;
    QFutureWatcher<coach::Estimate> m_estimateWatcher;
    std::stop_source m_stop;
    std::stop_source m_hurry;
    QTimer m_hurryTimer;
    QTimer m_patience;
};

} // namespace four
