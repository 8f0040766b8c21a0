// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/puzzlesolving.h"

#include "core/coach/puzzle.h"
#include "ui/coach/reviewwords.h"
#include "ui/game/gamemodel.h"
#include "ui/game/interlude.h"
#include "ui/learn/puzzlewords.h"
#include "ui/text/words.h"

#include <QStringList>

#include <string>
#include <utility>

namespace four {

/// Whoever drops as the puzzle wants it: the opponent, and, while the solution is shown, the person's side.
class PuzzleSolving::AskedSeat final : public Participant
{
public:
    explicit AskedSeat(PuzzleSolving *solving) : m_solving(solving) {}

    [[nodiscard]] bool isLocal() const override { return false; }
    void takeTurn(const Game &game) override { m_solving->answer(this, game); }
    void cancel() override
    {
        if (m_solving->m_waiting == this)
            m_solving->m_waiting.clear();
    }

private:
    PuzzleSolving *m_solving;
};

PuzzleSolving::PuzzleSolving(Analyst *analyst, GameModel *model, Interlude *interlude, QObject *parent)
    : QObject(parent), m_analyst(analyst), m_model(model), m_interlude(interlude), m_why(analyst),
      m_step([this] { receiveStep(); }), m_freePlay([this] {
          if (m_freePlay.result() && m_waiting)
              Q_EMIT std::exchange(m_waiting, nullptr)->decided(*m_freePlay.result());
      })
{
    connect(&m_why, &Explainer::changed, this, &PuzzleSolving::changed);
    connect(m_model, &GameModel::acted, this, &PuzzleSolving::follow);
    connect(m_interlude, &Interlude::lost, this, [this](const QObject *owner) {
        if (owner != this)
            return;
        leave();
        Q_EMIT lost();
    });
}

Player PuzzleSolving::person() const
{
    return m_puzzle->mover();
}

PerPlayer<Seat> PuzzleSolving::seats() const
{
    PerPlayer<Seat> seats;
    const std::string name = m_name.toStdString();
    seats[person()].name = isStorableName(name) ? name : std::string();
    seats[opponent(person())].level = Level::Perfect;
    return seats;
}

void PuzzleSolving::pose(const coach::Puzzle &puzzle, const QString &name)
{
    m_puzzle = puzzle;
    m_name = name;
    m_isHelped = false;
    m_hasTried = false;
    m_why.forget();
    if (puzzle.task == coach::Puzzle::Task::Mistake && puzzle.number > 1)
        layGameWithMistake();
    else
        lay({}, true);
}

void PuzzleSolving::layGameWithMistake()
{
    stopThinking();
    m_drops.clear();
    m_stage = Stage::Pointing;
    m_clueGiven = false;
    m_pointed.reset();
    // It tells nobody whose move the mistake was.
    const Match match = matchOf(Preset::Classic);
    // Nobody drops: it is looked back at.
    const auto nobody = [](const Seat &) { return std::unique_ptr<Participant>(); };
    m_interlude->pose(this, {.match = match,
                             .game = coach::puzzleAfter(m_puzzle->drops, match.seats),
                             .seating = nobody,
                             .secret = true});
    Q_EMIT changed();
}

void PuzzleSolving::lay(std::span<const int> drops, bool isPersonAsked)
{
    stopThinking();
    std::vector<int> all(m_puzzle->start().begin(), m_puzzle->start().end());
    all.insert(all.end(), drops.begin(), drops.end());
    m_drops.assign(drops.begin(), drops.end());
    m_wrong.reset();
    m_refutation.reset();
    m_pointed.reset();
    m_stage = isPersonAsked ? Stage::Asked : Stage::Showing;
    Match match = matchOf(Preset::Classic);
    match.seats = seats();
    const Seating seating = [this, isPersonAsked](const Seat &seat) -> std::unique_ptr<Participant> {
        if (isPersonAsked && !seat.level)
            return std::make_unique<LocalPlayer>();
        return std::make_unique<AskedSeat>(this);
    };
    m_interlude->pose(this, {.match = match,
                             .game = coach::puzzleAfter(all, match.seats),
                             .seating = seating,
                             .secret = isPersonAsked});
    Q_EMIT changed();
}

void PuzzleSolving::stop()
{
    if (!isRunning())
        return;
    leave();
    m_interlude->leave(this);
}

void PuzzleSolving::leave()
{
    stopThinking();
    m_why.forget();
    m_puzzle.reset();
    setStage(Stage::Off);
}

void PuzzleSolving::again()
{
    if (!isRunning())
        return;
    if (m_stage == Stage::Pointing)
        return layGameWithMistake();
    std::vector<int> drops = m_drops;
    if (m_stage == Stage::Wrong)
        drops.resize(drops.empty() ? 0 : (drops.size() - 1) / 2 * 2);
    else
        drops.clear();
    // What was played freely after the wrong drop is not the puzzle's.
    lay(drops, true);
}

bool PuzzleSolving::canPoint() const
{
    return m_stage == Stage::Pointing && m_model->shownEntries() > 0;
}

void PuzzleSolving::point()
{
    if (!canPoint())
        return;
    const auto drop = static_cast<std::size_t>(m_model->shownEntries() - 1);
    if (drop == m_puzzle->mistake)
        return lay({}, true);
    m_pointed = drop;
    note(false);
    Q_EMIT changed();
}

void PuzzleSolving::noteHelp()
{
    if (!isOpen())
        return;
    m_isHelped = true;
    if (m_stage != Stage::Pointing)
        return;
    m_clueGiven = true;
    Q_EMIT changed();
}

void PuzzleSolving::showSolution()
{
    if (!isRunning())
        return;
    m_isHelped = true;
    note(false);
    lay({}, false);
    m_why.ask(coach::puzzleAfter(m_puzzle->start(), seats()));
}

void PuzzleSolving::follow(const Outcome &outcome)
{
    if (!isRunning() || !outcome.dropped || m_stage == Stage::Pointing)
        return;
    const int column = outcome.dropped->cell.column;
    if (m_stage == Stage::Wrong) {
        if (!m_refutation) {
            m_refutation = column;
            Q_EMIT changed();
        }
        return;
    }
    m_drops.push_back(column);
    const bool isPersons = m_drops.size() % 2 == 1;
    if (isPersons)
        askStep();
    else
        Q_EMIT changed();
}

void PuzzleSolving::answer(Participant *seat, const Game &game)
{
    m_waiting = seat;
    if (m_stage == Stage::Wrong && m_refutation) {
        m_freePlay.ask(
            [&](const std::stop_token &stop) { return m_analyst->chooseAction(game, Level::Perfect, stop); });
        return;
    }
    if (m_stage != Stage::Asked && m_stage != Stage::Showing)
        return;
    if (m_stage == Stage::Showing && m_drops.size() % 2 == 0)
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
        const bool isPersons = m_stage == Stage::Asked;
        if (isPersons)
            note(true);
        m_why.ask(coach::puzzleAfter(m_puzzle->start(), seats()));
        m_interlude->setSecret(false);
        setStage(isPersons ? Stage::Solved : Stage::Shown);
        if (isPersons)
            Q_EMIT solved();
        return;
    }
    case coach::PuzzleStep::Verdict::Wrong:
        note(false);
        m_wrong = m_drops.back();
        m_chosenFrom = standing.before;
        setStage(Stage::Wrong);
        break;
    }
    if (next)
        decide(*next);
}

void PuzzleSolving::decide(int column)
{
    if (m_waiting)
        Q_EMIT std::exchange(m_waiting, nullptr)->decided(action::Drop{column});
}

void PuzzleSolving::note(bool isRight)
{
    if (!std::exchange(m_hasTried, true))
        Q_EMIT tried(isRight, m_isHelped);
}

void PuzzleSolving::setStage(Stage stage)
{
    m_stage = stage;
    Q_EMIT changed();
}

void PuzzleSolving::stopThinking()
{
    m_step.stop();
    m_freePlay.stop();
}

QString PuzzleSolving::text() const
{
    QStringList sentences;
    switch (m_stage) {
    case Stage::Off:
        return {};
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
            sentences << PuzzleWords::question(*m_puzzle);
        break;
    case Stage::Wrong:
        sentences << PuzzleWords::wrong(*m_chosenFrom, *m_wrong);
        if (m_refutation)
            sentences << ReviewWords::answer(*m_refutation,
                                             Words::playerName(m_model->game().setup(), opponent(person())));
        break;
    case Stage::Solved:
        sentences << tr("Solved!");
        break;
    case Stage::Showing:
    case Stage::Shown:
        sentences << PuzzleWords::solution(*m_puzzle, m_drops);
        break;
    }
    if (m_stage == Stage::Solved || m_stage == Stage::Shown) {
        if (const QString why = m_why.words(); !why.isEmpty())
            sentences << why;
    }
    return sentences.join(u' ');
}

QString PuzzleSolving::prompt() const
{
    switch (m_stage) {
    case Stage::Off:
        return {};
    case Stage::Pointing:
    case Stage::Asked:
        return PuzzleWords::prompt(*m_puzzle, dropsRight(), m_stage == Stage::Pointing);
    case Stage::Wrong:
        return tr("Not yet: try again, or play on.");
    case Stage::Solved:
        return tr("Solved!");
    case Stage::Showing:
    case Stage::Shown:
        break;
    }
    return tr("This is the solution.");
}

} // namespace four
