// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/coach/hinter.h"

#include "core/coach/toldgame.h"
#include "core/players/exactposition.h"
#include "ui/coach/hintmarks.h"
#include "ui/game/gamemodel.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace four {

namespace {
/// Whether nothing was left out for lack of time.
bool isWhole(const coach::Hint &hint)
{
    return !hint.course.line.empty() && (hint.whyNot || !hint.values.isDecision());
}

} // namespace

Hinter::Hinter(const GameModel *model, Analyst *analyst, QObject *parent)
    : QObject(parent), m_model(model), m_analyst(analyst)
{
    m_hurryTimer.setSingleShot(true);
    m_patience.setSingleShot(true);
    setHurry(hurry);
    setPatience(patience);
    connect(&m_hurryTimer, &QTimer::timeout, this, [this] { m_hurry.request_stop(); });
    connect(&m_patience, &QTimer::timeout, this, [this] {
        stop();
        thinkOfEstimate();
    });
    connect(&m_watcher, &QFutureWatcherBase::resultReadyAt, this,
            [this](int index) { take(m_watcher.resultAt(index)); });
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &Hinter::finish);
    connect(&m_estimateWatcher, &QFutureWatcherBase::finished, this, [this] {
        if (m_state != State::Thinking || !m_estimated)
            return;
        const QFuture<coach::Estimate> future = m_estimateWatcher.future();
        if (const int results = future.resultCount(); results > 0)
            m_estimate = future.resultAt(results - 1);
        setState(m_estimate ? State::Estimated : State::GivenUp);
    });
    connect(m_model, &GameModel::arrived, this, &Hinter::forget);
    connect(m_model, &GameModel::stateChanged, this, &Hinter::follow);
}

Hinter::~Hinter()
{
    stop();
}

bool Hinter::canAsk() const
{
    const Game &shown = m_model->shown();
    if (shown.step() == Step::Confirm || shown.isOver())
        return false;
    if (exactPosition(shown))
        return true;
    // Where there is only one column to play, there is nothing to ask.
    int open = 0;
    for (int column = 0; column < shown.rules().columns; ++column)
        open += shown.refusal(action::Drop{column}) ? 0 : 1;
    return !hasExactValues(shown.rules()) && open > 1;
}

void Hinter::ask()
{
    // There is no line to it.
    if (m_state == State::Thinking || m_state == State::Estimated) {
        Q_EMIT askedAgain();
        return;
    }
    if (m_state == State::Told)
        showLine(!isLineShown());
    else
        begin();
}

void Hinter::begin()
{
    m_position = exactPosition(m_model->shown());
    m_estimated.reset();
    if (m_position) {
        m_isHurried = true;
        think();
        m_hurryTimer.start();
        m_patience.start();
    } else {
        thinkOfEstimate();
    }
    setState(State::Thinking);
    Q_EMIT asked();
}

void Hinter::thinkOfEstimate()
{
    m_estimated = coach::readyToDrop(m_model->shown());
    m_stop = std::stop_source();
    m_estimateWatcher.setFuture(
        Analyst::estimates(*m_estimated, m_stop.get_token(), Analyst::Priority::Usual));
}

void Hinter::think()
{
    // Stop sources for each question: a late stop of the last one cannot touch this one.
    m_stop = std::stop_source();
    m_hurry = std::stop_source();
    m_watcher.setFuture(m_analyst->hint(m_model->shown(), m_hurry.get_token(), m_stop.get_token()));
}

void Hinter::take(const coach::Hint &hint)
{
    m_patience.stop();
    m_hurryTimer.stop();
    m_hint = hint;
    setState(State::Told);
}

void Hinter::finish()
{
    if (m_estimated) // it was left off
        return;
    if (m_state == State::Thinking) {
        // It was not stopped, and has nothing to say: it has no memory to think with.
        stop();
        return setState(State::GivenUp);
    }
    // The rest comes when it is known.
    if (m_state == State::Told && std::exchange(m_isHurried, false) && !isWhole(*m_hint))
        think();
}

void Hinter::follow()
{
    if (m_state == State::Idle)
        return;
    const Game &shown = m_model->shown();
    const bool isOther = m_estimated && (shown.isOver() || coach::readyToDrop(shown) != *m_estimated);
    if (isOther || exactPosition(shown) != m_position)
        forget();
}

void Hinter::forget()
{
    stop();
    if (m_state == State::Idle)
        return;
    m_position.reset();
    m_hint.reset();
    m_estimated.reset();
    m_estimate.reset();
    m_lineShown = 0;
    setState(State::Idle);
}

void Hinter::stop()
{
    m_stop.request_stop();
    m_hurryTimer.stop();
    m_patience.stop();
    // The old future goes on to its early end by itself; its results no longer reach us.
    m_watcher.setFuture(QFuture<coach::Hint>());
    m_estimateWatcher.setFuture(QFuture<coach::Estimate>());
}

void Hinter::setState(State state)
{
    m_state = state;
    Q_EMIT changed();
}

int Hinter::lineLength() const
{
    return m_hint ? static_cast<int>(m_hint->course.line.size()) : 0;
}

void Hinter::showLine(bool shown)
{
    if (!hasLine() || shown == isLineShown())
        return;
    m_lineShown = shown ? 1 : 0;
    Q_EMIT changed();
}

bool Hinter::canStepLine(int discs) const
{
    const int wanted = m_lineShown + discs;
    return isLineShown() && wanted >= 1 && wanted <= lineLength();
}

void Hinter::stepLine(int discs)
{
    m_lineShown += discs;
    Q_EMIT changed();
}

int Hinter::estimatedColumn() const
{
    const std::vector<int> best = m_estimate->bestColumns();
    const int last = static_cast<int>(m_estimate->scores.size()) - 1;
    return *std::ranges::min_element(best, {}, [last](int column) { return std::abs(2 * column - last); });
}

CoachMarks Hinter::marks() const
{
    CoachMarks marks;
    if (m_estimate)
        return {{.kind = CoachMark::Kind::Best,
                 .cell = m_estimated->board().landing(estimatedColumn()).value(),
                 .player = m_estimated->turn()}};
    if (!m_hint)
        return marks;
    const Game &game = m_model->shown();
    if (isLineShown()) {
        Board board = game.board();
        Player player = nextToDrop(game);
        for (int i = 0; i < m_lineShown; ++i) {
            const int column = m_hint->course.line[static_cast<std::size_t>(i)];
            marks.push_back({.kind = CoachMark::Kind::Ghost,
                             .cell = board.landing(column).value(),
                             .player = player,
                             .number = i + 1});
            board.drop(column, player);
            player = opponent(player);
        }
        return marks;
    }
    return HintMarks::of(*m_hint, game);
}

} // namespace four
