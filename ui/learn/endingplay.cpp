// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/endingplay.h"

#include "core/coach/puzzle.h"
#include "ui/game/gamemodel.h"
#include "ui/session/participant.h"
#include "ui/text/words.h"

#include <memory>
#include <utility>

namespace four {

void EndingPlay::pose(const coach::Puzzle &puzzle)
{
    m_puzzle = puzzle;
    m_ending = coach::countedEnding(*coach::positionAfter(puzzle.drops));
    m_given.clear();
    m_hasClue = false;
    m_isHelped = false;
    m_hasTried = false;
    layQuestion(Stage::Asked);
}

void EndingPlay::layQuestion(Stage stage)
{
    const Match match = matchOf(Preset::Classic);
    // The question comes before the first drop.
    const auto noParticipant = [](const Seat &) { return std::unique_ptr<Participant>(); };
    layPosition(
        stage,
        {.match = match, .game = coach::puzzleAfter(m_puzzle->drops, match.seats), .seating = noParticipant});
}

void EndingPlay::endExercise()
{
    m_puzzle.reset();
    m_ending.reset();
    Q_EMIT changed();
}

void EndingPlay::noteTry(bool isRight)
{
    if (!std::exchange(m_hasTried, true))
        Q_EMIT tried(isRight, m_isHelped);
}

void EndingPlay::answer(Answer winner)
{
    if (!isOpen())
        return;
    const bool isRight = winner == m_ending->winner;
    noteTry(isRight);
    if (isRight)
        return explain(Stage::Solved);
    m_given.insert(winner);
    setStage(Stage::Wrong);
}

void EndingPlay::explain(Stage stage)
{
    m_shownSteps = int(steps().size());
    setStage(stage);
}

void EndingPlay::tryAgain()
{
    if (stage() == Stage::Wrong)
        setStage(Stage::Asked);
    else if (stage() == Stage::Free)
        playOut();
}

void EndingPlay::showAnswer()
{
    if (stage() == Stage::Free) {
        layQuestion(Stage::Shown);
    } else if (isOpen()) {
        m_isHelped = true;
        noteTry(false);
        explain(Stage::Shown);
    }
}

void EndingPlay::goThroughSteps()
{
    if (!isExplained())
        return;
    m_shownSteps = m_shownSteps % int(steps().size()) + 1;
    Q_EMIT changed();
}

void EndingPlay::playOut()
{
    if (!isExplained())
        return;
    Match match = matchOf(Preset::Classic);
    match.seats = seatsFor(coach::personOf(*m_ending, *coach::positionAfter(m_puzzle->drops)));
    layPosition(Stage::Free, {.match = match, .game = coach::puzzleAfter(m_puzzle->drops, match.seats)});
}

bool EndingPlay::takeHint()
{
    if (!isOpen())
        return false;
    m_isHelped = true;
    m_hasClue = true;
    noteTry(false);
    Q_EMIT hintTaken();
    Q_EMIT changed();
    return true;
}

QString EndingPlay::task() const
{
    const QString more = Exercise::task();
    return isOpen() ? EndingWords::question(mover()) + (more.isEmpty() ? QString() : u' ' + more) : QString();
}

QString EndingPlay::prompt() const
{
    switch (stage()) {
    case Stage::Asked:
        return EndingWords::prompt(mover());
    case Stage::Wrong:
        return tr("Not yet: count again.");
    case Stage::Solved:
    case Stage::Shown:
        return EndingWords::conclusion(*m_ending);
    case Stage::Off:
    case Stage::Pointing:
    case Stage::Showing:
    case Stage::Free:
        break;
    }
    return {};
}

QString EndingPlay::atEnd() const
{
    if (isOpen())
        return tr("First say who wins: then the discs fall.");
    return stage() == Stage::Free ? Exercise::atEnd() : tr("Choose “Play it out” to drop discs here.");
}

Exercise::Named EndingPlay::named() const
{
    Named named;
    if (!isExplained())
        return named;
    const std::vector<EndingStep> all = steps();
    for (std::size_t i = 0; i < all.size() && int(i) < m_shownSteps; ++i)
        named.marks.insert(named.marks.end(), all[i].marks.begin(), all[i].marks.end());
    return named;
}

} // namespace four

#include "moc_endingplay.cpp"
