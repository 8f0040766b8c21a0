// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/lessonsflow.h"

#include "ui/game/gamemodel.h"
#include "ui/learn/lessonspage.h"
#include "ui/learn/sandboxpanel.h"
#include "ui/settings/settingsfile.h"
#include "ui/store/games/gamekeeper.h"
#include "ui/store/games/gamelist.h"
#include "ui/store/training/trainingstore.h"

#include <QDateTime>

namespace four {

namespace {
constexpr auto offeredKey = "training/offered";
} // namespace

LessonsFlow::LessonsFlow(const Parts &parts, QObject *parent)
    : QObject(parent), m_parts(parts), m_lessons(parts.model, parts.interlude)
{
    connect(&m_lessons, &LessonPlay::stepDone, this, [this](const QString &id) {
        m_parts.training->noteStep(m_parts.name(), id, QDateTime::currentDateTime());
    });
    connect(m_parts.training, &TrainingStore::changed, this, &LessonsFlow::recall);
    connect(m_parts.model, &GameModel::acted, this, &LessonsFlow::noteEnd);
    connect(m_parts.model, &GameModel::arrived, this, [this](Arrival reason) {
        if (reason != Arrival::Puzzle && reason != Arrival::Returned && reason != Arrival::Renamed)
            Q_EMIT offered(false);
    });
}

void LessonsFlow::noteEnd(const Outcome &outcome)
{
    if (!outcome.ending || !outcome.ending->winner || m_parts.model->session()->isInterrupted())
        return;
    const Player loser = opponent(*outcome.ending->winner);
    if (m_parts.model->game().setup().seats[loser].level || settings::isOn(offeredKey, false) ||
        GameList(m_parts.store).hasLostGame(m_parts.keeper->current()) ||
        !m_parts.training->training(m_parts.name()).isEmpty())
        return;
    settings::write({{QString::fromLatin1(offeredKey), true}});
    Q_EMIT offered(true);
}

void LessonsFlow::recall()
{
    // Nobody asks the store for a page that nobody has opened.
    if (m_page)
        m_lessons.setDone(m_parts.training->finishedSteps(m_parts.name()));
}

QWidget *LessonsFlow::makePage(QWidget *parent)
{
    m_sandbox.emplace(m_parts.model, m_parts.interlude, m_parts.analyst);
    m_page = new LessonsPage(&m_lessons, new SandboxPanel(&*m_sandbox), parent);
    recall();
    connect(m_page, &LessonsPage::boardWanted, this, &LessonsFlow::boardWanted);
    return m_page;
}

void LessonsFlow::showLessons()
{
    const bool isNew = !m_page;
    Q_EMIT pageWanted();
    if (!m_lessons.isRunning()) {
        if (!isNew)
            recall(); // somebody else may sit there by now
        m_page->showList();
    }
    m_page->takeFocus();
}

void LessonsFlow::showSandbox()
{
    Q_EMIT pageWanted();
    m_page->showSandbox();
    m_page->takeFocus();
}

} // namespace four
