// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/sidepages.h"

#include "ui/coach/coachpage.h"
#include "ui/coach/reviewer.h"
#include "ui/coach/reviewpage.h"
#include "ui/game/exercise.h"
#include "ui/game/replay.h"
#include "ui/panels/movelist.h"
#include "ui/widgets/layouts/listsplitter.h"
#include "ui/widgets/layouts/sidepanel.h"
#include "ui/window/coachflow.h"
#include "ui/window/commands.h"
#include "ui/window/learnflow.h"
#include "ui/window/lessonsflow.h"

namespace four {

namespace {
// As the settings have them.
constexpr auto coachPage = "coach";
constexpr auto movesPage = "moves";
constexpr auto reviewPage = "review";
constexpr auto learnPage = "learn";
constexpr auto lessonsPage = "lessons";
} // namespace

SidePages::SidePages(const Parts &parts, QObject *parent) : QObject(parent), m_parts(parts)
{
    add();
    if (m_parts.splitter->isListShown())
        m_parts.panel->openPage(m_parts.panel->page());
    connect(m_parts.panel, &SidePanel::pageChanged, this, &SidePages::tick);
    connect(m_parts.panel, &SidePanel::closeRequested, this, &SidePages::close);
    connect(m_parts.coach, &CoachFlow::pageWanted, this, [this] {
        const Exercise *exercise = m_parts.interlude->exercise();
        const bool isOwn = exercise && exercise->offers(Exercise::Offer::HintPage);
        open(isOwn ? learnPage : coachPage);
    });
    connect(m_parts.coach, &CoachFlow::reviewPageWanted, this, [this] {
        openReview();
        // Not known yet, it is told when it is.
        if (m_review)
            m_review->tellSummary();
    });
    connect(m_parts.learn, &LearnFlow::pageWanted, this, [this] { open(learnPage); });
    connect(m_parts.lessons, &LessonsFlow::pageWanted, this, [this] { open(lessonsPage); });
    tick();
}

void SidePages::add()
{
    m_parts.panel->addPage({.name = coachPage,
                            .title = [] { return tr("Coach"); },
                            .make =
                                [this](QWidget *parent) {
                                    const Commands &commands = *m_parts.commands;
                                    return new CoachPage(m_parts.model, m_parts.hinter, m_parts.threats,
                                                         m_parts.practice,
                                                         {.hint = commands[Command::Hint],
                                                          .threats = commands[Command::Threats],
                                                          .lineBack = commands[Command::LineBack],
                                                          .lineForward = commands[Command::LineForward]},
                                                         parent);
                                }});
    m_parts.panel->addPage({.name = movesPage,
                            .title = [] { return tr("Moves"); },
                            .make =
                                [this](QWidget *parent) {
                                    auto *list = new MoveList(m_parts.model, m_parts.replay, parent);
                                    m_parts.replay->followWheelOver(list->viewport());
                                    const auto judge = [this, list] {
                                        list->setJudgements(m_parts.reviewer->marks());
                                    };
                                    connect(m_parts.reviewer, &Reviewer::changed, list, judge);
                                    judge();
                                    return list;
                                }});
    m_parts.panel->addPage({.name = reviewPage,
                            .title = [] { return tr("Review"); },
                            .make =
                                [this](QWidget *parent) {
                                    auto *page = new ReviewPage(
                                        {.model = m_parts.model,
                                         .replay = m_parts.replay,
                                         .reviewer = m_parts.reviewer,
                                         .analyst = m_parts.analyst,
                                         .betterMove = m_parts.betterMove,
                                         .ask = m_parts.commands->action(Command::Review),
                                         .findBetter = m_parts.commands->action(Command::FindBetter)},
                                        parent);
                                    m_review = page;
                                    connect(page, &ReviewPage::boardWanted, this, &SidePages::boardWanted);
                                    return page;
                                }});
    m_parts.panel->addPage({.name = learnPage,
                            .title = [] { return tr("Learn"); },
                            .make = [this](QWidget *parent) { return m_parts.learn->makePage(parent); }});
    m_parts.panel->addPage({.name = lessonsPage,
                            .title = [] { return tr("Lessons"); },
                            .make = [this](QWidget *parent) { return m_parts.lessons->makePage(parent); }});
}

void SidePages::openReview()
{
    open(reviewPage);
}

void SidePages::toggleMoves()
{
    if (m_parts.commands->action(Command::MoveList)->isChecked())
        open(movesPage);
    else
        close();
}

void SidePages::open(const QString &name)
{
    m_parts.panel->openPage(name);
    m_parts.splitter->setListShown(true);
    tick();
}

void SidePages::close()
{
    m_parts.splitter->setListShown(false);
    tick();
    Q_EMIT boardWanted();
}

void SidePages::tick()
{
    m_parts.commands->action(Command::MoveList)
        ->setChecked(m_parts.splitter->isListShown() && m_parts.panel->page() == movesPage);
}

} // namespace four
