// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/openings/drillplay.h"

#include "core/coach/puzzle.h"
#include "ui/game/gamemodel.h"
#include "ui/text/words.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace four {

namespace {
/// Whether a column keeps what the position is worth. Of a lost one: loses as late as any.
bool keeps(const coach::Values &values, int column)
{
    const coach::Outlook outlook = values.at(column).value();
    return values.best().result == coach::Result::Loss ? outlook == values.best()
                                                       : outlook.result == values.best().result;
}

engine::Position positionOf(const std::vector<int> &drops)
{
    return coach::positionAfter(drops).value();
}

/// Whether both columns are one, or each other's mirror image in a position that is its own.
bool areSame(const engine::Position &position, int one, int other)
{
    const auto after = [&](int column) {
        engine::Position next = position;
        next.drop(column);
        return coach::foldedKeyOf(next);
    };
    return one == other || after(one) == after(other);
}
} // namespace

/// The other player's seat, and the person's own while the answer is shown.
class DrillPlay::Opponent final : public Participant
{
public:
    explicit Opponent(DrillPlay *play) : m_play(play) {}

    [[nodiscard]] bool isLocal() const override { return false; }
    void takeTurn(const Game &) override { m_play->moveSeat(this); }
    void cancel() override
    {
        if (m_play->m_waiting == this)
            m_play->m_waiting.clear();
    }

private:
    DrillPlay *m_play;
};

DrillPlay::DrillPlay(Analyst *analyst, GameModel *model, Interlude *interlude, QObject *parent)
    : Exercise(model, interlude, parent), m_analyst(analyst), m_standing([this] { receiveValues(); }),
      m_freePlay([this] {
          if (m_freePlay.result() && m_waiting)
              Q_EMIT std::exchange(m_waiting, nullptr)->decided(*m_freePlay.result());
      })
{
}

void DrillPlay::pose(const DrillQuestion &question)
{
    m_question = question;
    m_isNoted = false;
    m_isHintGiven = false;
    m_answer.reset();
    layQuestion(Stage::Asked);
}

void DrillPlay::layQuestion(Stage stage)
{
    m_standing.stop();
    m_freePlay.stop();
    m_dropped.reset();
    m_refutation.reset();
    m_values.reset();
    m_isOther = false;
    Match match = matchOf(Preset::Classic);
    match.seats = seatsFor(person());
    const Seating seating = [this, stage](const Seat &seat) -> std::unique_ptr<Participant> {
        if (stage == Stage::Asked && !seat.level)
            return std::make_unique<LocalPlayer>();
        return std::make_unique<Opponent>(this);
    };
    layPosition(
        stage,
        {.match = match, .game = coach::puzzleAfter(m_question->drops, match.seats), .seating = seating});
}

void DrillPlay::endExercise()
{
    m_standing.stop();
    m_freePlay.stop();
    m_question.reset();
    m_dropped.reset();
}

void DrillPlay::tryAgain()
{
    if (isRunning())
        layQuestion(Stage::Asked);
}

void DrillPlay::showAnswer()
{
    if (!isRunning())
        return;
    noteAnswer(false);
    m_answer = m_question->column;
    layQuestion(Stage::Showing);
    if (!m_answer)
        askValues({});
}

bool DrillPlay::takeHint()
{
    if (stage() == Stage::Wrong)
        tryAgain();
    if (stage() != Stage::Asked)
        return true;
    m_isHintGiven = true;
    // At once: a position that is left after the hint was seen with it.
    noteAnswer(false);
    if (!m_question->column)
        return false; // which column it is has to be looked for; the coach does
    Q_EMIT changed();
    return true;
}

bool DrillPlay::goOn()
{
    return (stage() == Stage::Solved || stage() == Stage::Shown) && poseNext();
}

bool DrillPlay::poseNext()
{
    Q_EMIT nextWanted();
    return true;
}

void DrillPlay::noteAnswer(bool isRight)
{
    if (!std::exchange(m_isNoted, true))
        Q_EMIT answered(isRight, !isRight && !m_dropped);
}

void DrillPlay::askValues(std::optional<int> column)
{
    const engine::Position position = positionOf(m_question->drops);
    int any = column.value_or(0);
    while (!position.canDrop(any))
        ++any;
    // One better drop is asked for.
    const coach::Puzzle puzzle{.task = coach::Puzzle::Task::Mistake,
                               .drops = m_question->drops,
                               .number = 1,
                               .mistake = m_question->drops.size()};
    m_standing.ask([&](const std::stop_token &stop) { return Analyst::puzzleStep(puzzle, {any}, stop); });
}

void DrillPlay::receiveValues()
{
    if (!m_standing.result())
        return;
    m_values = m_standing.result()->before;
    if (stage() == Stage::Showing) {
        m_answer = m_values->bestColumns().front();
        if (m_waiting)
            Q_EMIT std::exchange(m_waiting, nullptr)->decided(action::Drop{*m_answer});
        return;
    }
    const bool isRight = keeps(*m_values, *m_dropped);
    m_isOther = isRight && m_question->column.has_value();
    settle(isRight);
}

void DrillPlay::settle(bool isRight)
{
    noteAnswer(isRight);
    setStage(isRight ? Stage::Solved : Stage::Wrong);
    playOn();
}

void DrillPlay::followAction(const Outcome &outcome)
{
    if (!outcome.dropped)
        return;
    const int column = outcome.dropped->cell.column;
    if (stage() == Stage::Showing) {
        setStage(Stage::Shown);
    } else if (stage() == Stage::Asked && !m_dropped) {
        m_dropped = column;
        if (m_question->column && areSame(positionOf(m_question->drops), column, *m_question->column))
            settle(true);
        else
            askValues(column);
    } else if (stage() == Stage::Wrong && !m_refutation) {
        m_refutation = column;
        Q_EMIT changed();
    }
}

void DrillPlay::moveSeat(Participant *seat)
{
    m_waiting = seat;
    if (stage() != Stage::Showing)
        return playOn();
    if (m_answer)
        Q_EMIT std::exchange(m_waiting, nullptr)->decided(action::Drop{*m_answer});
}

void DrillPlay::playOn()
{
    // A right answer stays on the board until the person goes on, except where a line may be played out.
    const bool goesOn = stage() == Stage::Wrong || (stage() == Stage::Solved && m_question->isLast);
    if (!m_waiting || !goesOn || model()->game().isOver())
        return;
    m_freePlay.ask([this](const std::stop_token &stop) {
        return m_analyst->chooseAction(model()->game(), Level::Perfect, stop);
    });
}

QString DrillPlay::asks() const
{
    return m_question->isWon ? tr("Your turn. Which column keeps the win?")
                             : tr("Your turn. Which column do you play here?");
}

QString DrillPlay::verdict() const
{
    if (stage() == Stage::Wrong)
        //: %1 is a column's number
        return tr("Not yet: column %1").arg(columnNumber(*m_dropped));
    if (stage() == Stage::Shown)
        //: %1 is a column's number
        return tr("The answer: column %1").arg(columnNumber(*m_answer));
    if (stage() != Stage::Solved)
        return {};
    if (!m_isOther)
        //: %1 is a column's number
        return tr("Right: column %1").arg(columnNumber(*m_dropped));
    return m_values->best().result == coach::Result::Win
               //: %1 is a column's number
               ? tr("Also wins: column %1").arg(columnNumber(*m_dropped))
               : m_values->best().result == coach::Result::Draw
                     ? tr("Also draws: column %1").arg(columnNumber(*m_dropped))
                     : tr("Holds as long: column %1").arg(columnNumber(*m_dropped));
}

QString DrillPlay::consequence() const
{
    if (isOther()) {
        const QString column = columnNumber(*m_question->column);
        const coach::Outlook own = m_values->at(*m_dropped).value();
        const coach::Outlook known = m_values->at(*m_question->column).value();
        if (own == known)
            //: %1 is a column's number; both columns win, draw or lose in the same number of moves
            return tr("The repertoire has column %1; it is as good.").arg(column);
        //: %1 is a column's number, %2 and %3 how many moves
        return tr("The repertoire has column %1, which wins in %2, and yours in %3.")
            .arg(column, number(known.drops), number(own.drops));
    }
    if (stage() != Stage::Wrong || !m_values)
        return {};
    const coach::Outlook outlook = m_values->at(*m_dropped).value();
    const QString other = Words::capitalised(Words::colour(firstColour(opponent(person()))));
    const bool isLost = outlook.result == coach::Result::Loss;
    if (!m_refutation)
        //: %1 is a colour, %2 how many moves
        return isLost ? tr("%1 then wins in %2.").arg(other, number(outlook.drops)) : tr("It only draws.");
    const QString column = columnNumber(*m_refutation);
    //: %1 is a colour, %2 a column's number, %3 how many moves
    return isLost ? tr("%1 answers in column %2 and wins in %3.").arg(other, column, number(outlook.drops))
                  //: %1 is a colour, %2 a column's number
                  : tr("%1 answers in column %2 and draws.").arg(other, column);
}

QString DrillPlay::hintText() const
{
    if (!m_isHintGiven || !m_question->column || stage() != Stage::Asked)
        return {};
    // Three columns that lie beside each other, the answer not always in their middle.
    const int first = *m_question->column < 2 ? 0 : *m_question->column < 5 ? 2 : 4;
    //: %1 and %2 are the numbers of columns
    return tr("Look among the columns %1 to %2.").arg(columnNumber(first), columnNumber(first + 2));
}

QString DrillPlay::soFar() const
{
    QStringList columns;
    for (const int column : m_question->drops)
        columns << columnNumber(column);
    return columns.join(QStringLiteral(", "));
}

QString DrillPlay::task() const
{
    if (stage() != Stage::Asked)
        return QStringList{verdict() + u'.', consequence()}.join(u' ').trimmed();
    QStringList sentences{asks()};
    if (!m_question->drops.empty())
        //: %1 are columns' numbers
        sentences << tr("So far: columns %1.").arg(soFar());
    sentences << hintText();
    return sentences.join(u' ').trimmed();
}

QString DrillPlay::prompt() const
{
    switch (stage()) {
    case Stage::Asked:
        return m_question->isWon ? tr("By heart: keep the win.") : tr("By heart: choose a column.");
    case Stage::Wrong:
        return tr("Not yet: try again, or play on.");
    case Stage::Solved:
        return m_question->isLast ? tr("Right! The line ends here: play it out, or go on.") : tr("Right!");
    case Stage::Showing:
    case Stage::Shown:
        return tr("This is the answer.");
    case Stage::Off:
    case Stage::Pointing:
    case Stage::Free:
        break;
    }
    return {};
}

QString DrillPlay::atEnd() const
{
    return task();
}

} // namespace four

#include "moc_drillplay.cpp"
