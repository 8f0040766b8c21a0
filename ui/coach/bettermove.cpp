// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/coach/bettermove.h"

#include "core/coach/puzzle.h"
#include "core/players/exactposition.h"
#include "ui/coach/reviewer.h"
#include "ui/coach/reviewwords.h"
#include "ui/game/gamemodel.h"
#include "ui/text/words.h"

#include <QStringList>

#include <algorithm>
#include <vector>

namespace four {

BetterMove::BetterMove(const Reviewer *reviewer, Analyst *analyst, GameModel *model, Interlude *interlude,
                       QObject *parent)
    : Exercise(model, interlude, parent), m_reviewer(reviewer), m_why(analyst)
{
    connect(&m_why, &Explainer::changed, this, &BetterMove::changed);
}

std::vector<std::size_t> BetterMove::puzzles() const
{
    std::vector<std::size_t> ofPeople;
    std::vector<std::size_t> all;
    if (!m_reviewer->review())
        return all;
    const PerPlayer<Seat> &seats = m_reviewer->game().setup().seats;
    const std::vector<coach::ReviewedDrop> &drops = m_reviewer->review()->drops;
    for (std::size_t i = 0; i < drops.size(); ++i) {
        // Nothing in a column makes up for a block or a remove that was better, and no exercise has a swap.
        const bool isOffered = i == 0 && m_reviewer->game().rules().swap;
        if (isOffered || !drops[i].judgement || !drops[i].judgement->isFault() || drops[i].better)
            continue;
        all.push_back(i);
        if (isHere(seats[drops[i].player]))
            ofPeople.push_back(i);
    }
    return ofPeople.empty() ? all : ofPeople;
}

bool BetterMove::hasReview() const
{
    return m_reviewer->review().has_value();
}

void BetterMove::start()
{
    if (!canStart())
        return;
    m_puzzles = puzzles();
    m_current = 0;
    layPuzzle();
}

void BetterMove::layPuzzle()
{
    m_clueGiven = false;
    m_solutionShown = false;
    m_isSecret = true;
    m_why.forget();
    m_hasRemoved = false;
    m_tried.reset();
    m_answer.reset();
    const Game &game = m_reviewer->game();
    const coach::Review &review = *m_reviewer->review();
    const std::size_t drop = m_puzzles[m_current];
    // Both players have their names of the game.
    PerPlayer<QString> names;
    for (const Player player : bothPlayers)
        names[player] = Words::plain(Words::playerName(game.setup(), player));
    const PerPlayer<Seat> seats = seatsFor(review.drops[drop].player, names);
    layPosition(Stage::Asked, {.match = model()->match(),
                               .game = hasExactValues(game.rules())
                                           ? coach::puzzleBefore(game, review, drop, seats)
                                           : coach::puzzleAt(m_reviewer->gameBefore(drop), seats)});
}

void BetterMove::endExercise()
{
    m_why.forget();
    m_puzzles.clear();
    m_current = 0;
}

void BetterMove::startNext()
{
    if (!isRunning())
        return;
    if (!hasNext())
        return stop();
    ++m_current;
    layPuzzle();
}

void BetterMove::tryAgain()
{
    if (isRunning())
        layPuzzle();
}

void BetterMove::giveClue()
{
    m_clueGiven = true;
    Q_EMIT changed();
}

void BetterMove::showSolution()
{
    m_solutionShown = true;
    m_isSecret = false;
    if (isRunning()) {
        const std::size_t drop = m_puzzles[m_current];
        // Also what goes wrong with the column that was played.
        m_why.explain(m_reviewer->gameBefore(drop), m_reviewer->review()->drops[drop].column);
    }
    Q_EMIT changed();
}

void BetterMove::followAction(const Outcome &outcome)
{
    if (m_hasRemoved)
        return;
    const coach::ReviewedDrop &drop = m_reviewer->review()->drops[m_puzzles[m_current]];
    const bool isByAsked = outcome.player == drop.player;
    if (outcome.takenBack && isByAsked && m_tried && !m_answer) {
        m_tried.reset();
        setStage(Stage::Asked);
    } else if (outcome.removed && isByAsked && !m_tried) {
        m_hasRemoved = true;
        setStage(Stage::Wrong);
    } else if (outcome.dropped && !m_tried) {
        m_tried = outcome.dropped->cell.column;
        m_isSecret = false;
        const std::vector<int> right = drop.rightColumns();
        const bool isRight = std::ranges::find(right, *m_tried) != right.end();
        setStage(isRight ? Stage::Solved : Stage::Wrong);
    } else if (outcome.dropped && !m_answer && !isByAsked) {
        m_answer = outcome.dropped->cell.column;
        Q_EMIT changed();
    }
}

QString BetterMove::question() const
{
    return ReviewWords::question(*m_reviewer->review(), m_puzzles[m_current], m_reviewer->game().setup());
}

QStringList BetterMove::sentences(bool withAnswer) const
{
    if (!isRunning())
        return {};
    const std::size_t index = m_puzzles[m_current];
    const coach::ReviewedDrop &drop = m_reviewer->review()->drops[index];
    const GameSetup &setup = m_reviewer->game().setup();
    QStringList sentences;
    if (m_hasRemoved)
        sentences << tr("Only drops are judged here. Try again, and drop a disc.");
    else if (m_tried)
        sentences << ReviewWords::verdict(drop, *m_tried);
    else
        sentences << question();
    if (m_answer && withAnswer)
        sentences << ReviewWords::answer(*m_answer, setup, opponent(drop.player));
    if (stage() == Stage::Solved && !model()->isOver())
        sentences << tr("Play on to see it work, or go on.");
    if (m_clueGiven && !m_solutionShown)
        sentences << ReviewWords::clue(drop);
    if (m_solutionShown) {
        sentences << ReviewWords::better(drop);
        if (const QString why = m_why.words(); !why.isEmpty())
            sentences << why;
    }
    return sentences;
}

} // namespace four

#include "moc_bettermove.cpp"
