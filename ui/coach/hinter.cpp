// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/coach/hinter.h"

#include "core/coach/toldgame.h"
#include "core/players/exactposition.h"
#include "ui/coach/hintwords.h"
#include "ui/game/gamemodel.h"

#include <algorithm>
#include <cstdlib>

namespace four {

namespace {
/// Whether nothing was left out for lack of time.
bool isWhole(const coach::Hint &hint, const Game &game)
{
    return game.isFirstDiscOffered() ||
           (!hint.course.line.empty() && (hint.whyNot || !hint.values.isDecision()));
}

/// After this time, a drop is told although a remove, a pop or a block might be better.
constexpr std::chrono::milliseconds betterTimeLimit = std::chrono::seconds(3);
} // namespace

Hinter::Hinter(const GameModel *model, Analyst *analyst, QObject *parent)
    : QObject(parent), m_model(model), m_analyst(analyst),
      m_answer(Analyst::Priority::Usual, [this] { receiveAnswer(); }), m_rest([this] {
          if (!m_rest.result())
              return;
          m_hint = m_rest.result();
          setState(State::Told);
      }),
      m_better([this] { tellEstimate(); })
{
    m_answer.setExactTimeLimit(timeLimit);
    m_better.setTimeLimit(betterTimeLimit);
    connect(m_model, &GameModel::arrived, this, &Hinter::forgetHint);
    connect(m_model, &GameModel::stateChanged, this, &Hinter::followGame);
}

bool Hinter::canAsk() const
{
    const Game &shown = m_model->shown();
    if (shown.step() == Step::Confirm || shown.isOver())
        return false;
    if (exactPositionWithoutSwap(shown))
        return true;
    // A choice needs two actions.
    int open = 0;
    for (int column = 0; column < shown.rules().columns; ++column) {
        open += shown.refusal(action::Drop{column}) ? 0 : 1;
        open += shown.refusal(action::Pop{column}) ? 0 : 1;
    }
    return !hasExactValues(shown.rules()) && open > 1;
}

void Hinter::requestHint()
{
    if (m_state == State::Thinking || m_state == State::Estimated) {
        Q_EMIT askedAgain();
        return;
    }
    if (m_state == State::Told)
        showLine(!isLineShown());
    else
        startSearch();
}

void Hinter::startSearch()
{
    const Game &shown = m_model->shown();
    m_game = coach::readyToDrop(shown);
    m_position = exactPositionWithoutSwap(shown);
    if (m_position) {
        const auto deadline = engine::StopSign::Clock::now() + m_partialAfter;
        m_answer.ask(shown, 1,
                     [&](const std::stop_token &stop) { return m_analyst->hint(shown, deadline, stop); });
    } else {
        m_answer.forget();
        m_answer.askEstimate(shown);
    }
    setState(State::Thinking);
    Q_EMIT asked();
}

void Hinter::receiveAnswer()
{
    m_hint = m_answer.exact();
    if (!m_hint) {
        m_better.ask([this](const std::stop_token &stop) {
            return Analyst::betterActions(*m_game,
                                          estimate() ? std::optional(estimatedColumn()) : std::nullopt, stop);
        });
        return;
    }
    if (!isWhole(*m_hint, *m_game)) {
        m_rest.ask(
            [this](const std::stop_token &stop) { return m_analyst->hint(m_model->shown(), {}, stop); });
    }
    setState(State::Told);
}

void Hinter::tellEstimate()
{
    setState(estimate() || betterAction() ? State::Estimated : State::GivenUp);
}

bool Hinter::isOfShown() const
{
    if (m_state == State::Idle)
        return false;
    const Game &shown = m_model->shown();
    // A swap leaves the same position to the other player.
    return m_position ? exactPositionWithoutSwap(shown) == m_position && shown.maySwap() == m_game->maySwap()
                      : !shown.isOver() && coach::readyToDrop(shown) == *m_game;
}

void Hinter::followGame()
{
    if (m_state != State::Idle && !isOfShown())
        forgetHint();
}

void Hinter::forgetHint()
{
    m_answer.forget();
    m_better.forget();
    m_rest.forget();
    if (m_state == State::Idle)
        return;
    m_game.reset();
    m_position.reset();
    m_hint.reset();
    m_lineShown = 0;
    setState(State::Idle);
}

void Hinter::setState(State state)
{
    m_state = state;
    Q_EMIT changed();
}

int Hinter::lineLength() const
{
    // The line begins with a drop, also where a swap is better.
    return m_hint && !HintWords::isToSwap(*m_hint, *m_game) ? static_cast<int>(m_hint->course.line.size())
                                                            : 0;
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
    const std::vector<int> best = estimate()->bestColumns();
    const int last = static_cast<int>(estimate()->scores.size()) - 1;
    return *std::ranges::min_element(best, {}, [last](int column) { return std::abs(2 * column - last); });
}

bool Hinter::isSwapEstimated() const
{
    return m_game->maySwap() && estimate() &&
           estimate()->likelyResult(estimatedColumn()) == coach::Result::Loss;
}

const coach::BetterAction *Hinter::betterAction() const
{
    if (!m_better.result() || isSwapEstimated())
        return nullptr;
    const auto &[instead, after] = *m_better.result();
    return instead ? &*instead : after ? &*after : nullptr;
}

CoachMarks Hinter::marks() const
{
    CoachMarks marks;
    // Another game may have arrived, and another listener asks before this one has heard of it.
    if (!isOfShown())
        return marks;
    if (m_state == State::Estimated) {
        const coach::BetterAction *better = betterAction();
        return {{.kind = CoachMark::Kind::Best,
                 .cell = isSwapEstimated()           ? m_game->lastDrop().value()
                         : better && better->removal ? *better->removal
                                                     : m_game->board().landing(estimatedColumn()).value(),
                 .player = m_game->turn()}};
    }
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
    return hintMarks(*m_hint, game);
}

Explainer::Explainer(Analyst *analyst, QObject *parent)
    : QObject(parent), m_analyst(analyst), m_question([this] {
          if (hint())
              Q_EMIT changed();
      })
{
}

void Explainer::explain(const Game &position, std::optional<int> whyNotOf)
{
    if (m_position == position)
        return;
    forget();
    if (!exactPositionWithoutSwap(position))
        return;
    m_position = position;
    m_question.ask(
        [&](const std::stop_token &stop) { return m_analyst->hint(position, {}, stop, whyNotOf); });
}

void Explainer::forget()
{
    m_position.reset();
    m_question.forget();
}

QString Explainer::words() const
{
    if (!hint())
        return {};
    const QString whyNot = HintWords::whyNot(*hint(), *m_position);
    const QString reason = HintWords::reason(*hint(), *m_position);
    return whyNot.isEmpty() ? reason : reason + u' ' + whyNot;
}

} // namespace four

#include "moc_hinter.cpp"
