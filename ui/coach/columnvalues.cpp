// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/coach/columnvalues.h"

#include "core/coach/toldgame.h"
#include "core/players/exactposition.h"
#include "ui/coach/coachwords.h"
#include "ui/game/gamemodel.h"

#include <algorithm>
#include <utility>

namespace four {

ColumnValues::ColumnValues(const GameModel *model, Analyst *analyst, QObject *parent)
    : QObject(parent), m_model(model), m_analyst(analyst)
{
    m_hurry.setSingleShot(true);
    setHurry(hurry);
    connect(&m_hurry, &QTimer::timeout, this, [this] {
        const auto isAwaited = [](const ColumnMark &mark) {
            return mark.state == ColumnMark::State::Awaited;
        };
        if (m_position && std::ranges::any_of(m_marks, isAwaited))
            estimate(m_model->shown());
    });
    m_patience.setSingleShot(true);
    setPatience(patience);
    connect(&m_patience, &QTimer::timeout, this, &ColumnValues::giveUp);
    connect(&m_watcher, &QFutureWatcherBase::resultReadyAt, this, [this](int index) {
        if (take(m_watcher.resultAt(index)))
            tell();
    });
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &ColumnValues::finish);
    connect(&m_estimateWatcher, &QFutureWatcherBase::resultReadyAt, this,
            [this](int index) { take(m_estimateWatcher.resultAt(index)); });
    connect(&m_estimateWatcher, &QFutureWatcherBase::finished, this, [this] {
        if (!std::exchange(m_isEstimating, false))
            return;
        m_isThinking = m_watcher.isRunning() || m_isAhead;
        // Without any result it had no memory to look ahead with.
        if (!m_position)
            giveUp();
    });
    connect(&m_aheadWatcher, &QFutureWatcherBase::finished, this, [this] {
        if (!std::exchange(m_isAhead, false))
            return;
        m_isThinking = false;
        m_patience.stop();
    });
    connect(m_model, &GameModel::arrived, this, &ColumnValues::follow);
    connect(m_model, &GameModel::stateChanged, this, &ColumnValues::follow);
}

ColumnValues::~ColumnValues()
{
    stop();
}

void ColumnValues::setOn(bool on)
{
    if (std::exchange(m_isOn, on) != on)
        follow();
}

ColumnMarks ColumnValues::marks() const
{
    return m_isWanted ? ColumnMarks(m_marks) : std::nullopt;
}

void ColumnValues::retranslate()
{
    if (m_isWanted)
        tell();
}

void ColumnValues::tell()
{
    putInWords();
    Q_EMIT changed();
}

void ColumnValues::follow()
{
    const Game &game = m_model->shown();
    const bool isWanted = m_isOn;
    const std::optional<engine::Position> position = isWanted ? exactPosition(game) : std::nullopt;
    const bool isEstimated = isWanted && !position && !hasExactValues(game.rules()) && !game.isOver();
    std::optional<Game> estimated = isEstimated ? std::optional(coach::readyToDrop(game)) : std::nullopt;
    const auto columns = isWanted ? static_cast<std::size_t>(m_model->columnCount()) : 0;
    if (isWanted == m_isWanted && position == m_position && estimated == m_estimated &&
        m_marks.size() == columns)
        return;
    m_isWanted = isWanted;
    m_marks.assign(columns, {});
    begin(position);
    m_estimated = std::move(estimated);
    if (m_estimated)
        estimate(*m_estimated);
    if (!position)
        m_analyst->forgetValues();
    tell();
}

void ColumnValues::begin(const std::optional<engine::Position> &position)
{
    stop();
    m_position = position;
    if (!position)
        return;
    for (std::size_t column = 0; column < m_marks.size(); ++column) {
        if (position->canDrop(static_cast<int>(column)))
            m_marks[column].state = ColumnMark::State::Awaited;
    }
    m_isThinking = true;
    // A stop source for each position: a late stop for the last one cannot touch this one.
    m_stop = std::stop_source();
    const QFuture<ColumnOutlook> values = m_analyst->values(*position, m_stop.get_token());
    // What is known already is there at once, and not only when the event loop turns again.
    for (int i = 0; i < values.resultCount(); ++i)
        take(values.resultAt(i));
    m_watcher.setFuture(values);
    m_hurry.start();
    m_patience.start();
}

void ColumnValues::stop()
{
    m_isThinking = false;
    m_isAhead = false;
    m_isEstimating = false;
    m_stop.request_stop();
    m_estimateStop.request_stop();
    m_hurry.stop();
    m_patience.stop();
    // The old futures go on to their early ends by themselves; their results no longer reach us.
    m_watcher.setFuture(QFuture<ColumnOutlook>());
    m_aheadWatcher.setFuture(QFuture<void>());
    m_estimateWatcher.setFuture(QFuture<coach::Estimate>());
}

bool ColumnValues::take(const ColumnOutlook &known)
{
    ColumnMark &mark = m_marks[static_cast<std::size_t>(known.column)];
    if (mark.state == ColumnMark::State::Known)
        return false;
    mark.state = ColumnMark::State::Known;
    mark.depth = 0;
    mark.outlook = known.outlook;
    if (const int drops = known.outlook.drops; drops > 0) {
        // Nobody has more discs than half the board.
        const int most = (m_model->columnCount() * m_model->rowCount() + 1) / 2;
        mark.nearness = 1 - static_cast<double>(drops - 1) / most;
    }
    // Which is the best is not known before all are.
    const auto isUnknown = [](const ColumnMark &other) {
        return other.state != ColumnMark::State::Known && other.state != ColumnMark::State::None;
    };
    if (std::ranges::none_of(m_marks, isUnknown)) {
        std::optional<coach::Outlook> best;
        for (const ColumnMark &other : m_marks) {
            if (other.state == ColumnMark::State::Known && (!best || other.outlook > *best))
                best = other.outlook;
        }
        for (ColumnMark &other : m_marks)
            other.isBest = other.state == ColumnMark::State::Known && other.outlook == best;
    }
    return true;
}

void ColumnValues::finish()
{
    m_hurry.stop();
    m_patience.stop();
    // Without all its results it has no memory to think with: nothing that waiting would help.
    if (!m_position)
        return;
    giveUp();
    const bool isKnown = std::ranges::none_of(m_marks, [](const ColumnMark &mark) {
        return mark.state == ColumnMark::State::GivenUp || mark.state == ColumnMark::State::Estimated;
    });
    if (isKnown) {
        // Nobody waits any more for an estimate that was begun meanwhile.
        m_isEstimating = false;
        m_estimateStop.request_stop();
        m_estimateWatcher.setFuture(QFuture<coach::Estimate>());
        thinkAhead();
    } else {
        m_isThinking = m_isEstimating;
    }
}

void ColumnValues::thinkAhead()
{
    // The best first: that is what people play most.
    std::vector<std::size_t> columns;
    for (std::size_t column = 0; column < m_marks.size(); ++column) {
        if (m_marks[column].state == ColumnMark::State::Known)
            columns.push_back(column);
    }
    std::ranges::stable_sort(columns, [this](std::size_t one, std::size_t other) {
        return m_marks[one].outlook > m_marks[other].outlook;
    });
    std::vector<engine::Position> next;
    for (const std::size_t column : columns) {
        auto position = *m_position;
        position.drop(static_cast<int>(column));
        if (!position.isOver())
            next.push_back(position);
    }
    m_isAhead = true;
    m_stop = std::stop_source();
    m_aheadWatcher.setFuture(m_analyst->thinkAhead(next, m_stop.get_token()));
    m_patience.start();
}

void ColumnValues::giveUp()
{
    m_stop.request_stop();
    bool isNews = false;
    for (ColumnMark &mark : m_marks) {
        if (mark.state != ColumnMark::State::Awaited)
            continue;
        mark.state = ColumnMark::State::GivenUp;
        isNews = true;
    }
    if (!isNews)
        return;
    tell();
    if (m_position)
        estimate(m_model->shown());
}

void ColumnValues::estimate(const Game &game)
{
    for (std::size_t column = 0; !m_position && column < m_marks.size(); ++column) {
        if (!game.refusal(action::Drop{static_cast<int>(column)}))
            m_marks[column].state = ColumnMark::State::Awaited;
    }
    m_isThinking = true;
    m_isEstimating = true;
    m_estimateStop.request_stop();
    m_estimateStop = std::stop_source();
    m_estimateWatcher.setFuture(Analyst::estimates(game, m_estimateStop.get_token()));
}

void ColumnValues::take(const coach::Estimate &estimate)
{
    const std::vector<int> best = estimate.bestColumns();
    for (std::size_t column = 0; column < m_marks.size() && column < estimate.scores.size(); ++column) {
        ColumnMark &mark = m_marks[column];
        if (!estimate.scores[column] || mark.state == ColumnMark::State::Known)
            continue;
        mark.state = ColumnMark::State::Estimated;
        mark.depth = estimate.depth;
        mark.outlook = {.result = estimate.leaning(static_cast<int>(column)), .drops = 0};
        // Beside exact values nobody can say which is the best.
        mark.isBest = !m_position && std::ranges::find(best, static_cast<int>(column)) != best.end();
    }
    tell();
}

void ColumnValues::putInWords()
{
    for (ColumnMark &mark : m_marks) {
        if (mark.state == ColumnMark::State::Estimated)
            mark.words = CoachWords::estimate(mark.outlook.result, mark.depth, mark.isBest);
        else if (mark.state == ColumnMark::State::Known)
            mark.words = CoachWords::value(mark.outlook, mark.isBest);
        else if (mark.state == ColumnMark::State::GivenUp)
            mark.words = CoachWords::valueGivenUp();
        else
            mark.words.clear();
    }
}

} // namespace four
