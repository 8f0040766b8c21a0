// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/coach/coachpage.h"

#include "core/players/exactposition.h"
#include "ui/coach/hinter.h"
#include "ui/coach/hintwords.h"
#include "ui/coach/practice.h"
#include "ui/coach/threatview.h"
#include "ui/commands/commands.h"
#include "ui/game/gamemodel.h"
#include "ui/shell/pageparts.h"
#include "ui/text/words.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/layouts/wrappedlabel.h"
#include "ui/widgets/speech/livelabel.h"
#include "ui/widgets/whynot.h"

#include <QPushButton>

#include <utility>

namespace four {

CoachPage::CoachPage(const GameModel *model, Hinter *hinter, const ThreatView *threats,
                     const Practice *practice, const Commands *commands, QWidget *parent)
    : QScrollArea(parent), m_model(model), m_hinter(hinter), m_threatView(threats), m_practice(practice)
{
    auto *content = new QWidget(this);
    m_title = page::makeText<WrappedLabel>("coachTitle", LabelRole::Heading, content);
    m_reason = page::makeText<LiveLabel>("coachReason", content);
    m_whyNot = page::make<WrappedLabel>("coachWhyNot", content);
    m_idle = page::make<WrappedLabel>("coachIdle", content);
    m_line = page::makeText<LiveLabel>("coachLine", content);
    auto *hint = new ActionButton("coachHint", commands->action(Command::Hint), content);
    auto *showThreats = new ActionButton("coachThreats", commands->action(Command::Threats), content);
    m_threats = page::makeText<LiveLabel>("coachThreatsText", content);
    m_showLine = new TurnButton("coachShowLine", content); // as high as the commands beside it
    m_steps = new QWidget(content);
    m_steps->setLayout(page::makeGrid(
        {new ActionButton("coachLineBack", commands->action(Command::LineBack), m_steps),
         new ActionButton("coachLineForward", commands->action(Command::LineForward), m_steps)}));
    page::stack(content, m_title, m_idle, m_reason, m_whyNot, page::makeGrid({hint, showThreats, m_showLine}),
                m_steps, m_line, m_threats);
    setWidget(content);
    page::setUp(this, "coachPage");

    connect(m_showLine, &QPushButton::clicked, m_hinter,
            [this] { m_hinter->showLine(!m_hinter->isLineShown()); });
    connect(m_hinter, &Hinter::changed, this, &CoachPage::refresh);
    connect(m_hinter, &Hinter::askedAgain, m_reason, &LiveLabel::sayAgain);
    connect(m_threatView, &ThreatView::changed, this, &CoachPage::tellThreats);
    connect(m_practice, &Practice::changed, this, &CoachPage::refresh);
    connect(m_model, &GameModel::stateChanged, this, [this] {
        if (m_hinter->state() == Hinter::State::Idle)
            refresh();
    });
    page::keepTranslated(this, [this] {
        refresh();
        tellThreats();
    });
}

void CoachPage::refresh()
{
    const Hinter::State state = m_hinter->state();
    m_showLine->setText(m_hinter->isLineShown() ? tr("Hide the line") : tr("Show the line"));
    allowUnless(m_showLine,
                m_hinter->hasLine() ? QString() : tr("There is no line yet: first ask for a hint."));
    m_steps->setVisible(m_hinter->isLineShown());
    if (m_practice->isWhyShown() && state == Hinter::State::Idle)
        return tellWhy();
    tellLine();
    m_whyNot->setVisible(state == Hinter::State::Told && m_hinter->hint()->whyNot);
    m_idle->setVisible(state == Hinter::State::Idle);
    switch (state) {
    case Hinter::State::Idle:
        if (m_model->shown().isOver()) {
            m_title->setText(tr("No hint"));
            m_idle->setText(tr("The game is over. Go back to an earlier position to get a hint there."));
        } else {
            m_title->setText(tr("What would you play?"));
            m_idle->setText(tr("Look for the best column first. Then ask for a hint, and compare."));
        }
        break;
    case Hinter::State::Thinking:
        m_title->setText(tr("Hint"));
        m_reason->sayAtRest(tr("Working it out …"));
        break;
    case Hinter::State::GivenUp:
        m_title->setText(tr("No hint"));
        m_reason->say(tr("It takes too long to work out this position on a board of this size."));
        break;
    case Hinter::State::Told:
        tellHint();
        break;
    case Hinter::State::Estimated:
        tellEstimate();
        break;
    }
    m_reason->setVisible(state != Hinter::State::Idle);
}

void CoachPage::tellWhy()
{
    for (QWidget *other : std::initializer_list<QWidget *>{m_line, m_whyNot, m_idle})
        other->hide();
    m_title->setText(tr("What your move gave away"));
    const QString why = m_practice->why();
    if (why.isEmpty())
        m_reason->sayAtRest(tr("Working it out …"));
    else
        m_reason->say(why);
    m_reason->show();
}

void CoachPage::tellLine()
{
    const bool isShown = m_hinter->isLineShown();
    if (isShown) {
        const std::vector<int> &line = m_hinter->hint()->course.line;
        const int shown = m_hinter->lineShown();
        //: of the line of best play: disc %1 of %2 is dropped into column %3
        m_line->say(tr("Best play of both, disc %1 of %2: column %3.")
                        .arg(number(shown), number(m_hinter->lineLength()),
                             number(line[static_cast<std::size_t>(shown - 1)] + 1)));
    } else if (m_isLineTold && m_hinter->hasLine() && isVisible()) {
        // The person has hidden it; the hint is still there.
        Announcer::of(this)->say(tr("The line is hidden."));
    }
    m_isLineTold = isShown;
    m_line->setVisible(isShown);
}

void CoachPage::tellHint()
{
    const coach::Hint &hint = *m_hinter->hint();
    const QString title = HintWords::title(hint, m_model->shown());
    const QString reason = HintWords::reason(hint, m_model->shown());
    const QString whyNot = HintWords::whyNot(hint, m_model->shown());
    m_title->setText(title);
    m_whyNot->setText(whyNot);
    m_reason->say(reason, QStringList{title, reason, whyNot}.join(u' ').trimmed());
}

void CoachPage::tellEstimate()
{
    if (const coach::BetterAction *better = m_hinter->betterAction())
        return tellBetterAction(*better);
    const coach::Estimate &estimate = *m_hinter->estimate();
    const int column = m_hinter->estimatedColumn();
    const Game &shown = m_model->shown();
    const bool isToSwap = m_hinter->isSwapEstimated();
    const QString title =
        isToSwap ? tr("A swap looks best.") : tr("Column %1 looks best.").arg(number(column + 1));
    QString reason;
    switch (estimate.likelyResult(column)) {
    case coach::Result::Win:
        reason = tr("It looks good for you.");
        break;
    case coach::Result::Draw:
        reason = tr("It looks even.");
        break;
    case coach::Result::Loss:
        reason = isToSwap ? tr("The first disc looks good for its owner: take it over.")
                          : tr("It looks bad for you, but no other column looks better.");
        break;
    }
    const Ruleset &rules = shown.rules();
    reason +=
        u' ' +
        (hasExactValues(rules)
             ? tr("This is an estimate that sees %n turn(s) ahead, and proves nothing: on a board "
                  "of this size it takes too long to find the exact values.",
                  "", estimate.depth)
         : rules.popOut
             ? tr("This is an estimate that sees %n turn(s) ahead, and proves nothing: where discs can be "
                  "popped out, nobody knows the exact values.",
                  "", estimate.depth)
         : rules.fill != Fill::None
             ? tr("This is an estimate that sees %n turn(s) ahead, and proves nothing: on a board "
                  "that was filled beforehand, nobody knows the exact values.",
                  "", estimate.depth)
             : tr("This is an estimate that sees %n turn(s) ahead, and proves nothing: as long as "
                  "turns can be blocked or discs removed, nobody knows the exact values.",
                  "", estimate.depth));
    m_title->setText(title);
    m_reason->say(reason, title + u' ' + reason);
}

void CoachPage::tellBetterAction(const coach::BetterAction &better)
{
    const QString title =
        //: the hint in a game in which discs can be popped out; %1 is a column's number
        better.isPop
            ? tr("Popping the disc out of column %1 looks best.").arg(columnNumber(better.removal->column))
        : better.removal
            //: the hint in a game with removals; %1 is a row's number, %2 a column's
            ? tr("Removing the disc at row %1, column %2 looks best.")
                  .arg(number(better.removal->row + 1), columnNumber(better.removal->column))
            //: the hint in a game with blocks; %1 is a column's number
            : tr("Column %1, and then blocking the opponent’s turn, looks best.")
                  .arg(columnNumber(m_hinter->estimatedColumn()));
    QStringList reason;
    if (!m_hinter->estimate())
        reason << tr("No disc can be dropped.");
    else if (better.judgement.oversight == coach::Oversight::OverlookedWin)
        reason << tr("You win at once.");
    else
        reason << tr("This is an estimate that sees %n turn(s) ahead, and proves nothing. A drop alone looks "
                     "worse.",
                     "", coach::BetterAction::turns);
    m_title->setText(title);
    m_reason->say(reason.join(u' '), title + u' ' + reason.join(u' '));
}

void CoachPage::tellThreats()
{
    if (m_threatView->isOn()) {
        const QStringList all = m_threatView->spoken();
        QStringList news = all;
        // After a move only what is new; the end of the game is said elsewhere.
        for (const QString &told : std::as_const(m_toldThreats))
            news.removeAll(told);
        if (!m_toldThreats.isEmpty() && m_model->shown().isOver())
            news.clear();
        m_toldThreats = all;
        m_threats->tell(m_threatView->sentence(), all.join(u' '), news.join(u' '));
    } else {
        m_toldThreats.clear();
    }
    m_threats->setVisible(m_threatView->isOn());
}

} // namespace four

#include "moc_coachpage.cpp"
