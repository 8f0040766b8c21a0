// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/coach/columnvalues.h"

#include "core/coach/toldgame.h"
#include "core/players/exactposition.h"
#include "ui/game/gamemodel.h"
#include "ui/text/words.h"

#include <algorithm>
#include <utility>

namespace four {

namespace {
/// What the column is worth to the player to move; follows "Column 3".
QString wordsOf(coach::Outlook outlook, bool isBest)
{
    const QString drops = number(outlook.drops);
    switch (outlook.result) {
    case coach::Result::Win:
        //: of a column: %1 is how many discs the winner still drops
        return (isBest ? ColumnValues::tr("wins in %1, the best") : ColumnValues::tr("wins in %1"))
            .arg(drops);
    case coach::Result::Draw:
        //: of a column
        return isBest ? ColumnValues::tr("draws, the best") : ColumnValues::tr("draws");
    case coach::Result::Loss:
        //: of a column: %1 is how many discs the winner still drops
        return (isBest ? ColumnValues::tr("loses in %1, the longest") : ColumnValues::tr("loses in %1"))
            .arg(drops);
    }
    return {};
}

/// What it seems to be worth to a search of this depth, in turns.
QString wordsOfEstimate(coach::Result likely, int depth, bool isBest)
{
    QString words;
    switch (likely) {
    case coach::Result::Win:
        //: of a column
        words = isBest ? ColumnValues::tr("looks good, the best") : ColumnValues::tr("looks good");
        break;
    case coach::Result::Draw:
        //: of a column
        words = isBest ? ColumnValues::tr("looks even, the best") : ColumnValues::tr("looks even");
        break;
    case coach::Result::Loss:
        //: of a column
        words = isBest ? ColumnValues::tr("looks bad, but is the best") : ColumnValues::tr("looks bad");
        break;
    }
    //: of a column: %1 is "looks good"
    return ColumnValues::tr("%1: an estimate, %n turn(s) ahead", "", depth).arg(words);
}
} // namespace

ColumnValues::ColumnValues(const GameModel *model, Analyst *analyst, QObject *parent)
    : QObject(parent), m_model(model), m_analyst(analyst),
      m_answer(Analyst::Priority::Quiet, [this] { finishValues(); })
{
    m_answer.onExact([this](const ColumnOutlook &known) {
        if (setValue(known))
            tellMarks();
    });
    m_answer.onFallback([this] { giveUpColumns(); });
    m_answer.onEstimate([this](const coach::Estimate &estimate) { setEstimate(estimate); });
    setTimeLimit(timeLimit);
    m_estimateTimer.setSingleShot(true);
    setEstimateAfter(estimateAfter);
    connect(&m_estimateTimer, &QTimer::timeout, this, [this] {
        const auto isAwaited = [](const ColumnMark &mark) {
            return mark.state == ColumnMark::State::Awaited;
        };
        if (std::ranges::any_of(m_marks, isAwaited))
            m_answer.askEstimate(m_model->shown());
    });
    connect(m_model, &GameModel::arrived, this, &ColumnValues::followGame);
    connect(m_model, &GameModel::stateChanged, this, &ColumnValues::followGame);
}

void ColumnValues::setOn(bool on)
{
    if (std::exchange(m_isOn, on) != on)
        followGame();
}

void ColumnValues::setTimeLimit(std::chrono::milliseconds time)
{
    m_answer.setExactTimeLimit(time);
    m_ahead.setTimeLimit(time);
}

void ColumnValues::retranslate()
{
    if (m_areMarksOn)
        tellMarks();
}

void ColumnValues::followGame()
{
    const Game &game = m_model->shown();
    const std::optional<engine::Position> position = m_isOn ? exactPositionWithoutSwap(game) : std::nullopt;
    const bool isOffered = position && game.step() != Step::Confirm && game.isFirstDiscOffered();
    const bool isEstimated =
        m_isOn && !position && !game.isOver() && !game.board().isFull() && !hasExactValues(game.rules());
    std::optional<Game> estimated = isEstimated ? std::optional(coach::readyToDrop(game)) : std::nullopt;
    const auto columns = m_isOn ? static_cast<std::size_t>(m_model->columnCount()) : 0;
    if (m_isOn == m_areMarksOn && position == m_position && isOffered == m_isOffered &&
        estimated == m_estimated && m_marks.size() == columns)
        return;
    m_areMarksOn = m_isOn;
    m_position = position;
    m_isOffered = isOffered;
    m_estimated = std::move(estimated);
    m_marks.assign(columns, {});
    m_answer.forget();
    m_ahead.stop();
    m_estimateTimer.stop();
    if (m_position)
        askValues();
    else
        m_analyst->forgetValues();
    if (m_estimated)
        askEstimate(*m_estimated);
    tellMarks();
}

void ColumnValues::askValues()
{
    int awaited = 0;
    for (std::size_t column = 0; column < m_marks.size(); ++column) {
        if (m_position->canDrop(static_cast<int>(column))) {
            m_marks[column].state = ColumnMark::State::Awaited;
            ++awaited;
        }
    }
    const QFuture<ColumnOutlook> values = m_answer.ask(
        m_model->shown(), awaited, [this](const auto &stop) { return m_analyst->values(*m_position, stop); });
    // Values that are known already are there before the event loop runs again.
    for (int i = 0; i < values.resultCount(); ++i)
        setValue(values.resultAt(i));
    m_estimateTimer.start();
}

void ColumnValues::askEstimate(const Game &game)
{
    for (std::size_t column = 0; column < m_marks.size(); ++column) {
        if (!game.refusal(action::Drop{static_cast<int>(column)}))
            m_marks[column].state = ColumnMark::State::Awaited;
    }
    m_answer.askEstimate(game);
}

bool ColumnValues::setValue(const ColumnOutlook &known)
{
    ColumnMark &mark = m_marks[static_cast<std::size_t>(known.column)];
    if (mark.state == ColumnMark::State::Known)
        return false;
    mark.state = ColumnMark::State::Known;
    mark.depth = 0;
    mark.outlook = m_isOffered ? coach::outlookIfOffered(known.outlook) : known.outlook;
    if (const int drops = mark.outlook.drops; drops > 0) {
        // A player drops at most half the discs of the board.
        const int most = (m_model->columnCount() * m_model->rowCount() + 1) / 2;
        mark.nearness = 1 - static_cast<double>(drops - 1) / most;
    }
    // The best column is not known before all values are.
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

void ColumnValues::setEstimate(const coach::Estimate &estimate)
{
    const std::vector<int> best = estimate.bestColumns();
    for (std::size_t column = 0; column < m_marks.size() && column < estimate.scores.size(); ++column) {
        ColumnMark &mark = m_marks[column];
        if (!estimate.scores[column] || mark.state == ColumnMark::State::Known)
            continue;
        mark.state = ColumnMark::State::Estimated;
        mark.depth = estimate.depth;
        mark.outlook = {.result = estimate.likelyResult(static_cast<int>(column)), .drops = 0};
        // Beside exact values an estimate cannot tell which column is the best.
        mark.isBest = !m_position && std::ranges::find(best, static_cast<int>(column)) != best.end();
    }
    tellMarks();
}

void ColumnValues::giveUpColumns()
{
    bool isNews = false;
    for (ColumnMark &mark : m_marks) {
        if (mark.state != ColumnMark::State::Awaited)
            continue;
        mark.state = ColumnMark::State::GivenUp;
        isNews = true;
    }
    if (isNews)
        tellMarks();
}

void ColumnValues::finishValues()
{
    m_estimateTimer.stop();
    giveUpColumns();
    const bool areAllKnown = std::ranges::none_of(m_marks, [](const ColumnMark &mark) {
        return mark.state == ColumnMark::State::GivenUp || mark.state == ColumnMark::State::Estimated;
    });
    if (m_position && areAllKnown)
        thinkAhead();
}

void ColumnValues::thinkAhead()
{
    // The best columns first: they are played most often.
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
    m_ahead.ask([&](const std::stop_token &stop) { return m_analyst->thinkAhead(next, stop); });
}

void ColumnValues::tellMarks()
{
    for (ColumnMark &mark : m_marks) {
        if (mark.state == ColumnMark::State::Estimated)
            mark.words = wordsOfEstimate(mark.outlook.result, mark.depth, mark.isBest);
        else if (mark.state == ColumnMark::State::Known)
            mark.words = wordsOf(mark.outlook, mark.isBest);
        else if (mark.state == ColumnMark::State::GivenUp)
            //: of a column
            mark.words = tr("not known, as it takes too long to find out");
        else
            mark.words.clear();
    }
    Q_EMIT changed();
}

} // namespace four

#include "moc_columnvalues.cpp"
