// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/puzzlesolving.h"

#include "core/coach/puzzle.h"
#include "ui/coach/reviewwords.h"
#include "ui/game/gamemodel.h"
#include "ui/learn/puzzlewords.h"
#include "ui/text/words.h"

#include <QStringList>

#include <string>
#include <utility>

namespace four {

/// A seat that is moved by the puzzle: the opponent's, and, during the solution, the person's.
class PuzzleSolving::AskedSeat final : public Participant
{
public:
    explicit AskedSeat(PuzzleSolving *solving) : m_solving(solving) {}

    [[nodiscard]] bool isLocal() const override { return false; }
    void takeTurn(const Game &game) override { m_solving->moveSeat(this, game); }
    void cancel() override
    {
        if (m_solving->m_waiting == this)
            m_solving->m_waiting.clear();
    }

private:
    PuzzleSolving *m_solving;
};

PuzzleSolving::PuzzleSolving(Analyst *analyst, GameModel *model, Interlude *interlude, QObject *parent)
    : Exercise(model, interlude, parent), m_analyst(analyst), m_why(analyst),
      m_step([this] { receiveStep(); }), m_freePlay([this] {
          if (m_freePlay.result() && m_waiting)
              Q_EMIT std::exchange(m_waiting, nullptr)->decided(*m_freePlay.result());
      })
{
    connect(&m_why, &Explainer::changed, this, &PuzzleSolving::changed);
}

void PuzzleSolving::pose(const coach::Puzzle &puzzle, Tries tries)
{
    m_puzzle = puzzle;
    m_tries = tries;
    m_isHelped = false;
    m_hasTried = false;
    m_why.forget();
    if (puzzle.task == coach::Puzzle::Task::Mistake && puzzle.number > 1)
        layGameWithMistake();
    else
        layDrops({}, Stage::Asked);
}

void PuzzleSolving::layGameWithMistake()
{
    stopSearches();
    m_drops.clear();
    m_clueGiven = false;
    m_pointed.reset();
    // Neutral seats: they do not tell which player made the mistake.
    const Match match = matchOf(Preset::Classic);
    // The person looks back, and cannot drop.
    const auto noParticipant = [](const Seat &) { return std::unique_ptr<Participant>(); };
    layPosition(
        Stage::Pointing,
        {.match = match, .game = coach::puzzleAfter(m_puzzle->drops, match.seats), .seating = noParticipant});
}

void PuzzleSolving::layDrops(std::span<const int> drops, Stage stage)
{
    stopSearches();
    std::vector<int> all(m_puzzle->start().begin(), m_puzzle->start().end());
    all.insert(all.end(), drops.begin(), drops.end());
    m_drops.assign(drops.begin(), drops.end());
    m_wrong.reset();
    m_refutation.reset();
    m_pointed.reset();
    Match match = matchOf(Preset::Classic);
    match.seats = seats();
    const Seating seating = [this, stage](const Seat &seat) -> std::unique_ptr<Participant> {
        if (stage == Stage::Asked && !seat.level)
            return std::make_unique<LocalPlayer>();
        return std::make_unique<AskedSeat>(this);
    };
    layPosition(stage, {.match = match, .game = coach::puzzleAfter(all, match.seats), .seating = seating});
}

void PuzzleSolving::endExercise()
{
    stopSearches();
    m_why.forget();
    m_puzzle.reset();
    // Before the game is back: the result of a Rush is said first.
    Q_EMIT changed();
}

void PuzzleSolving::tryAgain()
{
    if (!isRunning())
        return;
    if (stage() == Stage::Pointing)
        return layGameWithMistake();
    std::vector<int> drops = m_drops;
    if (stage() == Stage::Wrong)
        drops.resize(drops.empty() ? 0 : (drops.size() - 1) / 2 * 2);
    else
        drops.clear();
    layDrops(drops, Stage::Asked);
}

void PuzzleSolving::pointOutMistake()
{
    if (stage() != Stage::Pointing || model()->shownEntries() == 0)
        return;
    const auto drop = static_cast<std::size_t>(model()->shownEntries() - 1);
    if (drop == m_puzzle->mistake)
        return layDrops({}, Stage::Asked);
    m_pointed = drop;
    noteTry(false);
    Q_EMIT changed();
}

void PuzzleSolving::noteHelp()
{
    if (!isOpen())
        return;
    m_isHelped = true;
    // At once: a puzzle that is left after the hint has been seen with it.
    noteTry(false);
    if (stage() != Stage::Pointing)
        return;
    m_clueGiven = true;
    Q_EMIT changed();
}

bool PuzzleSolving::takeHint()
{
    const bool isPointing = stage() == Stage::Pointing;
    if (stage() == Stage::Wrong)
        tryAgain();
    noteHelp();
    Q_EMIT hintTaken();
    return isPointing;
}

bool PuzzleSolving::offers(Offer offer) const
{
    switch (offer) {
    case Offer::Pointing:
    case Offer::OwnHint:
        return stage() == Stage::Pointing;
    case Offer::HintPage:
        return true;
    case Offer::Review:
    case Offer::Foot:
        break;
    }
    return false;
}

void PuzzleSolving::showSolution()
{
    if (!isRunning())
        return;
    m_isHelped = true;
    noteTry(false);
    layDrops({}, Stage::Showing);
    m_why.explain(coach::puzzleAfter(m_puzzle->start(), seats()));
}

void PuzzleSolving::followAction(const Outcome &outcome)
{
    if (!outcome.dropped || stage() == Stage::Pointing)
        return;
    const int column = outcome.dropped->cell.column;
    if (stage() == Stage::Wrong) {
        if (!m_refutation) {
            m_refutation = column;
            Q_EMIT changed();
        }
        return;
    }
    m_drops.push_back(column);
    if (m_drops.size() % 2 == 1) // the person's
        askStep();
    else
        Q_EMIT changed();
}

void PuzzleSolving::moveSeat(Participant *seat, const Game &game)
{
    m_waiting = seat;
    if (stage() == Stage::Wrong && m_refutation) {
        m_freePlay.ask(
            [&](const std::stop_token &stop) { return m_analyst->chooseAction(game, Level::Perfect, stop); });
        return;
    }
    if (stage() == Stage::Showing && m_drops.size() % 2 == 0)
        askStep();
}

void PuzzleSolving::askStep()
{
    m_step.ask([this](const std::stop_token &stop) { return Analyst::puzzleStep(*m_puzzle, m_drops, stop); });
}

void PuzzleSolving::receiveStep()
{
    if (!m_step.result())
        return;
    // A copy: a decided drop asks the next step.
    const PuzzleStanding standing = *m_step.result();
    const coach::PuzzleStep &step = standing.step;
    const std::optional<int> next = !step.right.empty() ? std::optional(step.right.front()) : step.answer;
    switch (step.verdict) {
    case coach::PuzzleStep::Verdict::GoOn:
        break;
    case coach::PuzzleStep::Verdict::Solved: {
        const bool isPersons = stage() == Stage::Asked;
        if (isPersons)
            noteTry(true);
        if (m_tries == Tries::Any)
            m_why.explain(coach::puzzleAfter(m_puzzle->start(), seats()));
        setStage(isPersons ? Stage::Solved : Stage::Shown);
        if (isPersons)
            Q_EMIT solved();
        return;
    }
    case coach::PuzzleStep::Verdict::Wrong:
        noteTry(false);
        m_wrong = m_drops.back();
        m_chosenFrom = standing.before;
        setStage(Stage::Wrong);
        break;
    }
    if (next && m_waiting)
        Q_EMIT std::exchange(m_waiting, nullptr)->decided(action::Drop{*next});
}

void PuzzleSolving::noteTry(bool isRight)
{
    if (!std::exchange(m_hasTried, true))
        Q_EMIT tried(isRight, m_isHelped);
}

void PuzzleSolving::stopSearches()
{
    m_step.stop();
    m_freePlay.stop();
}

QString PuzzleSolving::question() const
{
    return PuzzleWords::question(*m_puzzle);
}

QString PuzzleSolving::text() const
{
    QStringList sentences;
    switch (stage()) {
    case Stage::Pointing:
        sentences << (m_pointed ? PuzzleWords::noMistake(*m_pointed) : PuzzleWords::question(*m_puzzle));
        if (m_clueGiven)
            sentences << PuzzleWords::clue(*m_puzzle);
        break;
    case Stage::Asked:
        if (dropsRight() > 0)
            sentences << PuzzleWords::goOn(*m_puzzle, dropsRight());
        else if (m_puzzle->task == coach::Puzzle::Task::Mistake)
            sentences << PuzzleWords::better(*m_puzzle);
        else
            sentences << question();
        break;
    case Stage::Wrong:
        sentences << PuzzleWords::wrong(*m_chosenFrom, *m_wrong);
        if (m_refutation)
            sentences << ReviewWords::answer(*m_refutation, model()->game().setup(), opponent(person()));
        break;
    case Stage::Solved:
        sentences << tr("Solved!");
        break;
    case Stage::Showing:
    case Stage::Shown:
        sentences << PuzzleWords::solution(*m_puzzle, m_drops);
        break;
    case Stage::Off:
    case Stage::Free:
        return {};
    }
    if (stage() == Stage::Solved || stage() == Stage::Shown) {
        if (m_puzzle->theme)
            //: of a puzzle that is over: %1 is such as "Following up"
            sentences << tr("Theme: %1.").arg(PuzzleWords::theme(*m_puzzle->theme));
        if (const QString why = m_why.words(); !why.isEmpty())
            sentences << why;
    }
    return sentences.join(u' ');
}

QString PuzzleSolving::task() const
{
    const QString more = Exercise::task();
    return more.isEmpty() ? text() : text() + u' ' + more;
}

QString PuzzleSolving::atEnd() const
{
    return isOpen() ? Words::plain(text()) : Exercise::atEnd();
}

QString PuzzleSolving::prompt() const
{
    switch (stage()) {
    case Stage::Pointing:
    case Stage::Asked:
        return PuzzleWords::prompt(*m_puzzle, dropsRight(), stage() == Stage::Pointing);
    case Stage::Wrong:
        return m_tries == Tries::One ? tr("That was not it.") : tr("Not yet: try again, or play on.");
    case Stage::Solved:
        return tr("Solved!");
    case Stage::Showing:
    case Stage::Shown:
        return tr("This is the solution.");
    case Stage::Off:
    case Stage::Free:
        break;
    }
    return {};
}

} // namespace four

#include "moc_puzzlesolving.cpp"
