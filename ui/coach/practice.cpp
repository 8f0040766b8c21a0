// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/coach/practice.h"

#include "core/coach/forcedline.h"
#include "core/coach/toldgame.h"
#include "core/players/exactposition.h"
#include "ui/coach/hintwords.h"
#include "ui/coach/reviewwords.h"
#include "ui/game/gamemodel.h"
#include "ui/text/words.h"

#include <QLocale>
#include <QStringList>
#include <QTimer>

#include <utility>

namespace four {

namespace {
/// Not where the rules say which column it is.
bool canBeJudged(const Game &position)
{
    return !coach::isDropGiven(position) &&
           (exactPositionWithoutSwap(position) || !hasExactValues(position.rules()));
}
} // namespace

Practice::Practice(GameModel *model, Analyst *analyst, QObject *parent)
    : QObject(parent), m_model(model), m_analyst(analyst), m_why(analyst),
      m_analysis(Analyst::Priority::Usual, [this] { judgeDrop(); }), m_better([this] { judgeDrop(); })
{
    connect(&m_why, &Explainer::changed, this, &Practice::changed);
    connect(m_model, &GameModel::arrived, this, [this](Arrival reason) {
        if (reason != Arrival::TakenBack && reason != Arrival::Renamed)
            m_hasGivenUp = false;
        receiveGame();
    });
    connect(m_model, &GameModel::begun, this, &Practice::receiveGame);
    connect(m_model, &GameModel::acted, this, &Practice::receiveOutcome);
}

void Practice::receiveGame()
{
    forgetDrop();
    analyseAhead();
}

void Practice::receiveOutcome(const Outcome &outcome)
{
    // A refusal or the end of a turn does not change the judgement.
    if (outcome.refusal || std::holds_alternative<action::EndTurn>(outcome.action)) {
        if (!m_model->session()->isPractice())
            forgetDrop();
        // The turn ends without an answer: the drop stands.
        if (isSpeaking() && !outcome.refusal)
            forgetDrop();
        if (!m_drop)
            return analyseAhead();
        if (!outcome.refusal && !std::exchange(m_drop->hasEnded, true) && m_drop->isCompared)
            judgeEndOfTurn();
        return;
    }
    forgetDrop();
    const Session &session = *m_model->session();
    const bool isPersons = isHere(session.game().setup().seats[outcome.player]);
    if ((!outcome.dropped && !outcome.swapped) || !isPersons || !session.isPractice())
        return analyseAhead();
    Game before = m_model->moveHistory().after(m_model->moveHistory().size() - 1);
    if (m_position != before) {
        m_analysis.forget();
        m_position.reset();
    }
    // An estimate says little of a swap.
    if (!canBeJudged(before) || (outcome.swapped && !exactPosition(before)))
        return analyseAhead();
    m_drop = Drop{.before = std::move(before),
                  .after = m_model->game(),
                  .column = outcome.dropped ? std::optional(outcome.dropped->cell.column) : std::nullopt};
    m_model->session()->pace()->setReading(true);
    if (m_position)
        m_analysis.setTimeLimit(m_timeLimit);
    else
        analysePosition(m_drop->before, m_timeLimit);
    // Queued: views show the drop before its judgement.
    if (!m_analysis.isThinking())
        QTimer::singleShot(0, this, &Practice::judgeDrop);
}

void Practice::analyseAhead()
{
    const Game &game = m_model->game();
    const bool isPersonsTurn = isHere(game.setup().seats[game.turn()]) && game.step() == Step::Move;
    if (!m_model->session()->isPractice() || !isPersonsTurn || !canBeJudged(game))
        return;
    if (m_position != game)
        analysePosition(game, study);
    else
        m_analysis.setTimeLimit(study);
}

void Practice::analysePosition(const Game &position, std::chrono::milliseconds time)
{
    m_position = position;
    m_analysis.setTimeLimit(time);
    if (!exactPositionWithoutSwap(position)) {
        m_analysis.forget();
        return m_analysis.askEstimate(position);
    }
    m_analysis.ask(position, 1, [&](const std::stop_token &stop) {
        // The values alone: without time, the hint leaves out the rest.
        return m_analyst->hint(position, engine::StopSign::Clock::now(), stop);
    });
}

void Practice::judgeDrop()
{
    if (!m_drop || m_judged || m_analysis.isThinking())
        return;
    if (!values() && !m_analysis.estimate()) {
        forgetDrop();
        if (!std::exchange(m_hasGivenUp, true))
            Q_EMIT gaveUp();
        return analyseAhead();
    }
    if (!m_drop->column)
        return judgeSwap();
    const int column = *m_drop->column;
    coach::Judgement judgement =
        values() ? coach::judge(*values(), column) : coach::judge(*m_analysis.estimate(), column);
    if (values() && m_drop->before.maySwap() && values()->best().result == coach::Result::Loss)
        judgement = coach::judgeSwap(values()->best(), false);
    if (judgement.isEstimated && !judgement.changesResult() && !m_drop->isCompared) {
        m_drop->isCompared = true;
        m_better.setTimeLimit(m_timeLimit);
        m_better.ask([this](const std::stop_token &stop) {
            return Analyst::betterActions(m_drop->before, *m_drop->column, stop);
        });
    }
    if (m_better.isThinking())
        return;
    if (m_better.result() && m_better.result()->instead)
        criticise(m_better.result()->instead->judgement, m_better.result()->instead);
    else if (judgement.isFault())
        criticise(judgement);
    else
        judgeEndOfTurn();
}

void Practice::judgeSwap()
{
    const std::optional<coach::Judgement> judgement =
        values() ? std::optional(coach::judgeSwap(values()->best(), true)) : std::nullopt;
    if (judgement && judgement->isFault())
        return criticise(*judgement);
    forgetDrop();
    analyseAhead();
}

void Practice::judgeEndOfTurn()
{
    if (m_better.isThinking())
        return;
    const Game &game = m_model->game();
    if (!m_better.result() || !m_better.result()->after ||
        (!m_drop->hasEnded && game.step() != Step::Confirm)) {
        forgetDrop();
        return analyseAhead();
    }
    m_model->session()->pace()->setReading(m_drop->hasEnded);
    if (m_drop->hasEnded)
        criticise(m_better.result()->after->judgement, m_better.result()->after);
}

void Practice::criticise(const coach::Judgement &judgement, const std::optional<coach::BetterAction> &better)
{
    m_judged = judgement;
    m_criticism = better;
    m_model->session()->noteCriticism();
    Q_EMIT changed();
}

void Practice::forgetDrop()
{
    m_drop.reset();
    m_better.forget();
    m_criticism.reset();
    m_why.forget();
    m_isWhyShown = false;
    const bool wasSpeaking = std::exchange(m_judged, {}).has_value();
    m_model->session()->pace()->setReading(false);
    if (wasSpeaking)
        Q_EMIT changed();
}

void Practice::takeBackDrop()
{
    if (!isSpeaking())
        return;
    const bool isBlock = m_criticism && !m_criticism->removal;
    m_model->session()->takeBack(Game(isBlock ? m_drop->after : m_drop->before));
}

void Practice::keepDrop()
{
    if (!isSpeaking())
        return;
    forgetDrop();
    analyseAhead();
}

void Practice::showWhy()
{
    if (!isSpeaking() || m_isWhyShown)
        return;
    m_isWhyShown = true;
    m_why.explain(m_drop->before, m_drop->column);
    Q_EMIT changed();
}

QString Practice::sentence() const
{
    if (m_judged->isEstimated)
        return estimatedSentence();
    if (!m_drop->column)
        return ReviewWords::swap({.player = m_drop->before.turn(), .isTaken = true, .judgement = *m_judged});
    const coach::Outlook outlook = *values()->at(*m_drop->column);
    const bool isAtOnce = missesALine();
    if (!isAtOnce && !m_judged->changesResult())
        return oversightSentence();
    switch (m_judged->kind) {
    case coach::Judgement::Kind::MissedDraw:
        return tr("That gives the draw away: now your opponent can win in %n move(s).", "", outlook.drops);
    case coach::Judgement::Kind::MissedWin:
        return isAtOnce
                   ? tr("You could have completed a line just now. With best play it is a draw from here.")
                   : tr("That gives the win away: with best play it is a draw from here.");
    case coach::Judgement::Kind::LostWin:
        return isAtOnce ? tr("You could have completed a line just now; from here your opponent can win in "
                             "%n move(s).",
                             "", outlook.drops)
                        : tr("That gives the win away: now your opponent can win in %n move(s).", "",
                             outlook.drops);
    default:
        return tr("You could have completed a line just now. You still win, in %n move(s).", "",
                  outlook.drops - 1);
    }
}

QString Practice::oversightSentence() const
{
    const coach::Outlook outlook = *values()->at(*m_drop->column);
    if (m_judged->oversight == coach::Oversight::AllowedWin)
        return tr("Now your opponent can win at once. You could have prevented it.");
    if (m_judged->oversight == coach::Oversight::OverlookedForced)
        //: %n is in how many of your moves; another column would have won
        return tr("You could have forced a win in %n move(s). You still win, but later.", "",
                  values()->best().drops);
    // Of a first disc that the opponent may take over, there is none.
    const std::optional<engine::Position> before = exactPosition(m_drop->before);
    if (before && coach::canMakeTwoThreats(coach::Field(*before).after(*m_drop->column)))
        return tr("Now your opponent can get two threats at once, and you can block only one. You could have "
                  "prevented it.");
    return tr("Now your opponent can force a win in %n move(s). You could have prevented it.", "",
              outlook.drops);
}

QString Practice::estimatedSentence() const
{
    if (m_criticism && m_criticism->isPop)
        return tr("Popping a disc out instead would have been better (an estimate, %n turn(s) ahead).", "",
                  coach::BetterAction::turns);
    if (m_criticism)
        return m_criticism->removal
                   //: of a game with power-ups; %n is how many turns the estimate looks ahead
                   ? tr("Removing a disc instead would have been better (an estimate, %n turn(s) ahead).", "",
                        coach::BetterAction::turns)
                   : tr("Blocking your opponent’s turn would have been better (an estimate, %n turn(s) "
                        "ahead).",
                        "", coach::BetterAction::turns);
    if (missesALine())
        return tr("You could have completed a line just now.");
    if (m_judged->oversight == coach::Oversight::AllowedWin)
        return tr("Now your opponent can win at once. You could have prevented it.");
    switch (m_judged->kind) {
    case coach::Judgement::Kind::MissedDraw:
        return tr("That looks like a mistake: even before, bad for you now (an estimate, %n turn(s) ahead).",
                  "", m_analysis.estimate()->depth);
    case coach::Judgement::Kind::MissedWin:
        return tr("That looks like a mistake: good for you before, even now (an estimate, %n turn(s) ahead).",
                  "", m_analysis.estimate()->depth);
    default:
        return tr("That looks like a mistake: good for you before, bad now (an estimate, %n turn(s) ahead).",
                  "", m_analysis.estimate()->depth);
    }
}

QString Practice::estimatedWhy() const
{
    QStringList columns;
    // A line that could be completed at once is better than anything else.
    for (const int column :
         missesALine() ? m_analysis.estimate()->bestColumns() : m_analysis.estimate()->keepingColumns())
        columns << columnNumber(column);
    const QString list = QLocale().createSeparatedList(columns);
    if (missesALine())
        //: %1 is a column's number, or a list of some
        return (columns.size() == 1 ? tr("Column %1 completes a line.") : tr("Columns %1 complete a line."))
            .arg(list);
    //: %1 is a column's number, or a list of some
    return (columns.size() == 1 ? tr("Column %1 looks better.") : tr("Columns %1 look better.")).arg(list) +
           u' ' +
           tr("Nobody can prove why here: this is what a look %n turn(s) ahead shows.", "",
              m_analysis.estimate()->depth);
}

QString Practice::betterActionWhy() const
{
    const auto what = [this] {
        if (!m_criticism->removal)
            return tr("After a block, you would have moved again at once.");
        if (m_criticism->isPop)
            //: %1 is a column's number
            return tr("Better: pop the disc out of column %1.")
                .arg(columnNumber(m_criticism->removal->column));
        //: %1 is a row's number, %2 a column's
        return tr("Better: remove the disc at row %1, column %2.")
            .arg(QLocale().toString(m_criticism->removal->row + 1),
                 columnNumber(m_criticism->removal->column));
    };
    const auto result = [this] {
        const std::optional<coach::Oversight> oversight = m_judged->oversight;
        if (oversight == coach::Oversight::OverlookedWin || oversight == coach::Oversight::OverlookedForced)
            return tr("Then you would have won soon (an estimate).");
        if (oversight)
            return tr("Without it your opponent wins soon (an estimate).");
        return m_judged->kind == coach::Judgement::Kind::MissedDraw
                   ? tr("Without it the game is bad for you (an estimate).")
                   : tr("With it the game was good for you (an estimate).");
    };
    return what() + u' ' + result();
}

QString Practice::why() const
{
    if (m_criticism)
        return betterActionWhy();
    if (m_judged && m_judged->isEstimated)
        return estimatedWhy();
    if (!m_why.hint())
        return {};
    //: %1 is what should have been played: "Column 5 – you win in 2 moves."
    const QString better = tr("Better: %1").arg(HintWords::title(*m_why.hint(), m_drop->before)) + u' ' +
                           HintWords::reason(*m_why.hint(), m_drop->before);
    const QString whyNot = HintWords::whyNot(*m_why.hint(), m_drop->before);
    return whyNot.isEmpty() ? better : better + QStringLiteral("\n\n") + whyNot;
}

CoachMarks Practice::estimatedMarks() const
{
    CoachMarks marks;
    const Game &before = m_drop->before;
    for (const int column : m_analysis.estimate()->bestColumns()) {
        // In its own column the drop took that cell.
        if (column != m_drop->column)
            marks.push_back({.kind = CoachMark::Kind::Best,
                             .cell = before.board().landing(column).value(),
                             .player = before.turn()});
    }
    return marks;
}

CoachMarks Practice::marks() const
{
    if (!m_isWhyShown || m_model->isLookingBack())
        return {};
    if (m_criticism) {
        if (const std::optional<Cell> cell = m_criticism->removal)
            return {{.kind = CoachMark::Kind::Spoken, .cell = *cell, .player = m_drop->before.turn()}};
        return {};
    }
    if (m_judged && m_judged->isEstimated)
        return estimatedMarks();
    if (!m_why.hint())
        return {};
    return hintMarksAfter(*m_why.hint(), m_drop->before, m_model->game().board());
}

} // namespace four

#include "moc_practice.cpp"
