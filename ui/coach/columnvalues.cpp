// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/coach/columnvalues.h"

#include "core/players/exactposition.h"
#include "ui/coach/coachwords.h"
#include "ui/game/gamemodel.h"

#include <algorithm>
#include <utility>

namespace four {

ColumnValues::ColumnValues(const GameModel *model, Analyst *analyst, QObject *parent)
    : QObject(parent), m_model(model), m_analyst(analyst)
{
    m_patience.setSingleShot(true);
    setPatience(patience);
    connect(&m_patience, &QTimer::timeout, this, &ColumnValues::giveUp);
    connect(&m_watcher, &QFutureWatcherBase::resultReadyAt, this, [this](int index) {
        if (take(m_watcher.resultAt(index)))
            tell();
    });
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &ColumnValues::finish);
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
    const bool isWanted = m_isOn && hasExactValues(game.rules());
    const std::optional<engine::Position> position = isWanted ? exactPosition(game) : std::nullopt;
    const auto columns = isWanted ? static_cast<std::size_t>(m_model->columnCount()) : 0;
    if (isWanted == m_isWanted && position == m_position && m_marks.size() == columns)
        return;
    m_isWanted = isWanted;
    m_marks.assign(columns, {});
    begin(position);
    if (!isWanted)
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
    // A stop source for each position: a late stop for the last one cannot touch this one.
    m_stop = std::stop_source();
    const QFuture<ColumnOutlook> values = m_analyst->values(*position, m_stop.get_token());
    // What is known already is there at once, and not only when the event loop turns again.
    for (int i = 0; i < values.resultCount(); ++i)
        take(values.resultAt(i));
    m_watcher.setFuture(values);
    m_patience.start();
}

void ColumnValues::stop()
{
    m_stop.request_stop();
    m_patience.stop();
    // The old future goes on to its early end by itself; its results no longer reach us.
    m_watcher.setFuture(QFuture<ColumnOutlook>());
}

bool ColumnValues::take(const ColumnOutlook &known)
{
    ColumnMark &mark = m_marks[static_cast<std::size_t>(known.column)];
    if (mark.state == ColumnMark::State::Known)
        return false;
    mark.state = ColumnMark::State::Known;
    mark.outlook = known.outlook;
    // Which is the best is not known before all are.
    const auto isUnknown = [](const ColumnMark &other) {
        return other.state == ColumnMark::State::Awaited || other.state == ColumnMark::State::GivenUp;
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
    m_patience.stop();
    // Without all its results it has no memory to think with: nothing that waiting would help.
    if (m_position)
        giveUp();
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
    if (isNews)
        tell();
}

void ColumnValues::putInWords()
{
    for (ColumnMark &mark : m_marks) {
        if (mark.state == ColumnMark::State::Known)
            mark.words = CoachWords::value(mark.outlook, mark.isBest);
        else if (mark.state == ColumnMark::State::GivenUp)
            mark.words = CoachWords::valueGivenUp();
        else
            mark.words.clear();
    }
}

} // namespace four
