// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/coach/practice.h"

#include "core/coach/toldgame.h"
#include "core/players/exactposition.h"
#include "ui/coach/hintmarks.h"
#include "ui/coach/hintwords.h"
#include "ui/game/gamemodel.h"
#include "ui/text/numbers.h"

#include <QLocale>
#include <QStringList>

#include <utility>

namespace four {

namespace {
/// Whether there is something to be said of a drop there: not where the rules say which column it is.
bool canBeJudged(const Game &position)
{
    return !coach::isDropGiven(position) && (exactPosition(position) || !hasExactValues(position.rules()));
}

/// A stop that was asked for already: what takes time is left out.
std::stop_token atOnce()
{
    std::stop_source source;
    source.request_stop();
    return source.get_token();
}
} // namespace

Practice::Practice(GameModel *model, Analyst *analyst, QObject *parent)
    : QObject(parent), m_model(model), m_analyst(analyst), m_why(analyst)
{
    m_patience.setSingleShot(true);
    setPatience(patience);
    connect(&m_patience, &QTimer::timeout, this, &Practice::settleForLess);
    m_study.setSingleShot(true);
    m_study.setInterval(study);
    connect(&m_study, &QTimer::timeout, this, [this] {
        stopThinking();
        if (m_position && !m_values && !m_estimate)
            estimate(*m_position);
    });
    connect(&m_watcher, &QFutureWatcherBase::finished, this, [this] {
        if (m_watcher.future().resultCount() == 0)
            return;
        m_values = m_watcher.result().values;
        judge();
    });
    connect(&m_estimateWatcher, &QFutureWatcherBase::resultReadyAt, this,
            [this](int index) { m_estimate = m_estimateWatcher.resultAt(index); });
    connect(&m_estimateWatcher, &QFutureWatcherBase::finished, this, [this] {
        if (!m_estimateWatcher.isRunning())
            judge();
    });
    connect(&m_why, &Explainer::changed, this, &Practice::changed);
    connect(m_model, &GameModel::arrived, this, [this](Arrival reason) {
        if (reason != Arrival::TakenBack && reason != Arrival::Renamed)
            m_hasGivenUp = false;
        receive();
    });
    connect(m_model, &GameModel::begun, this, &Practice::receive);
    connect(m_model, &GameModel::acted, this, &Practice::hear);
}

Practice::~Practice()
{
    stopThinking();
}

bool Practice::isPersonsTurn() const
{
    const Session &session = *m_model->session();
    return session.isPractice() && !session.game().setup().seats[session.game().turn()].level;
}

void Practice::receive()
{
    fallSilent();
    lookAhead();
}

void Practice::hear(const Outcome &outcome)
{
    // What was refused, and what says nothing new of the drop, changes nothing of what is said.
    if (outcome.refusal || std::holds_alternative<action::EndTurn>(outcome.action)) {
        if (!m_model->session()->isPractice())
            fallSilent();
        // A turn that ends with the drop unanswered: it is to stand.
        if (isSpeaking() && !outcome.refusal)
            fallSilent();
        if (!m_drop)
            lookAhead();
        return;
    }
    fallSilent();
    const Session &session = *m_model->session();
    const bool isPersons = !session.game().setup().seats[outcome.player].level;
    if (!outcome.dropped || !isPersons || !session.isPractice())
        return lookAhead();
    Game before = m_model->moveHistory().after(m_model->moveHistory().size() - 1);
    if (m_position != before) {
        stopThinking();
        m_position.reset();
    }
    m_drop = Drop{.before = std::move(before), .column = outcome.dropped->cell.column};
    if (!canBeJudged(m_drop->before)) {
        fallSilent();
        return lookAhead();
    }
    m_model->session()->pace()->setReading(true);
    if (!m_position)
        think(m_drop->before);
    const bool isThinking = m_watcher.isRunning() || m_estimateWatcher.isRunning();
    // When everybody knows of the drop, so that it is told before what is to be said of it.
    if (m_values || (m_estimate && !isThinking))
        return QTimer::singleShot(0, this, &Practice::judge);
    // It was left off: waiting would not help.
    if (!isThinking && m_watcher.future().resultCount() == 0)
        return giveUp();
    m_patience.start();
}

void Practice::lookAhead()
{
    const Game &game = m_model->game();
    if (!isPersonsTurn() || game.step() != Step::Move || m_position == game || !canBeJudged(game))
        return;
    think(game);
    m_study.start();
}

void Practice::think(const Game &position)
{
    stopThinking();
    m_position = position;
    m_values.reset();
    m_estimate.reset();
    if (!exactPosition(position))
        return estimate(position);
    m_stop = std::stop_source();
    m_watcher.setFuture(m_analyst->hint(position, atOnce(), m_stop.get_token()));
}

void Practice::judge()
{
    if (!m_drop || (!m_values && !m_estimate))
        return;
    m_patience.stop();
    const int column = m_drop->column;
    const coach::Judgement judgement =
        m_values ? coach::judge(*m_values, column) : coach::judge(*m_estimate, column);
    if (!judgement.changesResult() && !missesALine(column)) {
        fallSilent();
        return lookAhead();
    }
    m_judged = judgement;
    m_model->session()->noteSpoke();
    Q_EMIT changed();
}

bool Practice::missesALine(int column) const
{
    return m_values ? coach::missesALine(*m_values, column) : coach::missesALine(*m_estimate, column);
}

void Practice::estimate(const Game &position)
{
    m_stop = std::stop_source();
    m_estimateWatcher.setFuture(Analyst::estimates(position, m_stop.get_token(), Analyst::Priority::Usual));
}

void Practice::settleForLess()
{
    if (!m_drop)
        return;
    // What was seen so far is an estimate, too.
    const bool isEstimating = m_estimateWatcher.isRunning();
    stopThinking();
    if (m_estimate)
        return judge();
    if (isEstimating)
        return giveUp();
    estimate(m_drop->before);
    m_patience.start();
}

void Practice::giveUp()
{
    stopThinking();
    fallSilent();
    if (!std::exchange(m_hasGivenUp, true))
        Q_EMIT gaveUp();
    lookAhead();
}

void Practice::fallSilent()
{
    m_patience.stop();
    m_drop.reset();
    m_why.forget();
    m_isWhyShown = false;
    const bool wasSpeaking = std::exchange(m_judged, {}).has_value();
    m_model->session()->pace()->setReading(false);
    if (wasSpeaking)
        Q_EMIT changed();
}

void Practice::stopThinking()
{
    m_study.stop();
    m_stop.request_stop();
    // The old future goes on to its early end by itself; its result no longer reaches us.
    m_watcher.setFuture(QFuture<coach::Hint>());
    m_estimateWatcher.setFuture(QFuture<coach::Estimate>());
}

void Practice::takeBack()
{
    if (!isSpeaking())
        return;
    m_model->session()->takeBack(Game(m_drop->before));
}

void Practice::letStand()
{
    if (!isSpeaking())
        return;
    fallSilent();
    lookAhead();
}

void Practice::showWhy()
{
    if (!isSpeaking() || m_isWhyShown)
        return;
    m_isWhyShown = true;
    m_why.ask(m_drop->before, m_drop->column);
    Q_EMIT changed();
}

QString Practice::sentence() const
{
    if (m_judged->isEstimated)
        return estimatedSentence();
    const coach::Outlook outlook = *m_values->at(m_drop->column);
    const bool isAtOnce = missesALine(m_drop->column);
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

QString Practice::estimatedSentence() const
{
    if (missesALine(m_drop->column))
        return tr("You could have completed a line just now.");
    switch (m_judged->kind) {
    case coach::Judgement::Kind::MissedDraw:
        return tr("That looks like a mistake: even before, bad for you now (an estimate, %n turn(s) ahead).",
                  "", m_estimate->depth);
    case coach::Judgement::Kind::MissedWin:
        return tr("That looks like a mistake: good for you before, even now (an estimate, %n turn(s) ahead).",
                  "", m_estimate->depth);
    default:
        return tr("That looks like a mistake: good for you before, bad now (an estimate, %n turn(s) ahead).",
                  "", m_estimate->depth);
    }
}

QString Practice::estimatedWhy() const
{
    QStringList columns;
    // A line that was there at once is better than anything else.
    for (const int column :
         missesALine(m_drop->column) ? m_estimate->bestColumns() : m_estimate->keepingColumns())
        columns << columnNumber(column);
    const QString list = QLocale().createSeparatedList(columns);
    if (missesALine(m_drop->column))
        //: %1 is a column's number, or a list of some
        return (columns.size() == 1 ? tr("Column %1 completes a line.") : tr("Columns %1 complete a line."))
            .arg(list);
    //: %1 is a column's number, or a list of some
    return (columns.size() == 1 ? tr("Column %1 looks better.") : tr("Columns %1 look better.")).arg(list) +
           u' ' +
           tr("Why, nobody can prove here: it is what %n turn(s) ahead can be seen.", "", m_estimate->depth);
}

QString Practice::why() const
{
    if (m_judged && m_judged->isEstimated)
        return estimatedWhy();
    if (!m_why.hint())
        return {};
    //: %1 is what should have been played: "Column 5 – you win in 2 moves."
    const QString better = tr("Better: %1").arg(HintWords::title(*m_why.hint())) + u' ' +
                           HintWords::reason(*m_why.hint(), m_drop->before);
    const QString whyNot = HintWords::whyNot(*m_why.hint());
    return whyNot.isEmpty() ? better : better + QStringLiteral("\n\n") + whyNot;
}

CoachMarks Practice::estimatedMarks() const
{
    CoachMarks marks;
    const Game &before = m_drop->before;
    for (const int column : m_estimate->bestColumns()) {
        // Another column's place is where it was.
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
    if (m_judged && m_judged->isEstimated)
        return estimatedMarks();
    if (!m_why.hint())
        return {};
    return HintMarks::onBoardAfter(*m_why.hint(), m_drop->before, m_model->game().board());
}

} // namespace four
