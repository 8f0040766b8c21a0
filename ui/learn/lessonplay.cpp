// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/lessonplay.h"

#include "ui/game/gamemodel.h"
#include "ui/game/interlude.h"
#include "ui/learn/lessonbook.h"

#include <QStringList>

#include <algorithm>

namespace four {

namespace {
bool isRight(const coach::LessonStep &step, const Action &action)
{
    return std::ranges::find(step.right, action) != step.right.end();
}

/// What a wrong answer's words are written for; of anything else, they would not be true.
bool isMove(const Action &action)
{
    return std::holds_alternative<action::Drop>(action) || std::holds_alternative<action::Remove>(action);
}
} // namespace

LessonPlay::LessonPlay(GameModel *model, Interlude *interlude, QObject *parent)
    : QObject(parent), m_model(model), m_interlude(interlude)
{
    connect(m_interlude, &Interlude::lost, this, [this](const QObject *owner) {
        if (owner != this)
            return;
        m_stage = Stage::Off;
        Q_EMIT changed();
    });
    connect(m_model, &GameModel::acted, this, &LessonPlay::follow);
}

const coach::LessonStep &LessonPlay::current() const
{
    return lessonbook::lessons()[m_lesson].steps[m_step];
}

bool LessonPlay::isLastOfLesson() const
{
    return m_step + 1 == lessonbook::lessons()[m_lesson].steps.size();
}

bool LessonPlay::hasNext() const
{
    return !isLastOfLesson() || m_lesson + 1 < lessonbook::lessons().size();
}

void LessonPlay::setDone(const QSet<QString> &ids)
{
    m_done = ids;
    Q_EMIT changed();
}

int LessonPlay::doneOf(std::size_t lesson) const
{
    return static_cast<int>(
        std::ranges::count_if(lessonbook::lessons()[lesson].steps, [this](const coach::LessonStep &step) {
            return m_done.contains(QString::fromStdString(step.id));
        }));
}

std::size_t LessonPlay::firstOpenStep(std::size_t lesson) const
{
    const std::vector<coach::LessonStep> &steps = lessonbook::lessons()[lesson].steps;
    const auto open = std::ranges::find_if(steps, [this](const coach::LessonStep &step) {
        return !m_done.contains(QString::fromStdString(step.id));
    });
    return open == steps.end() ? 0 : static_cast<std::size_t>(open - steps.begin());
}

std::size_t LessonPlay::firstOpenLesson() const
{
    const std::vector<coach::Lesson> &lessons = lessonbook::lessons();
    for (std::size_t i = 0; i < lessons.size(); ++i) {
        if (doneOf(i) < static_cast<int>(lessons[i].steps.size()))
            return i;
    }
    return 0;
}

void LessonPlay::start(std::size_t lesson, std::size_t step)
{
    m_lesson = lesson;
    m_step = step;
    pose();
}

void LessonPlay::pose()
{
    m_stage = Stage::Asked;
    m_tried.reset();
    m_person = coach::gameOf(current()).turn();
    Match match = matchOf(current().preset);
    match.seats = {};
    match.seats[opponent(m_person)].level = Level::Perfect;
    m_interlude->pose(this, {.match = match, .game = coach::gameOf(current(), match.seats), .secret = true});
    Q_EMIT changed();
}

void LessonPlay::stop()
{
    if (!isRunning())
        return;
    m_stage = Stage::Off;
    m_interlude->leave(this);
    Q_EMIT changed();
}

void LessonPlay::next()
{
    if (!isRunning())
        return;
    if (!hasNext())
        return stop();
    if (isLastOfLesson())
        start(m_lesson + 1, 0);
    else
        start(m_lesson, m_step + 1);
}

void LessonPlay::previous()
{
    if (!isRunning() || !hasPrevious())
        return;
    if (m_step > 0)
        start(m_lesson, m_step - 1);
    else
        start(m_lesson - 1, lessonbook::lessons()[m_lesson - 1].steps.size() - 1);
}

void LessonPlay::again()
{
    if (isRunning())
        pose();
}

void LessonPlay::show()
{
    if (!isRunning())
        return;
    if (m_stage != Stage::Asked)
        pose();
    m_isShowing = true;
    m_model->session()->act(current().right.front());
    m_isShowing = false;
}

void LessonPlay::follow(const Outcome &outcome)
{
    if (!isRunning())
        return;
    // What is refused is no answer yet: the board says why, and something else can be tried.
    const bool isAnswer = outcome.player == m_person && (outcome.done() || outcome.ending);
    if (m_stage == Stage::Asked && isAnswer)
        judge(outcome);
}

void LessonPlay::judge(const Outcome &outcome)
{
    m_tried = outcome.action;
    m_goesOn = !outcome.ending;
    m_interlude->setSecret(false);
    if (!isRight(current(), outcome.action))
        m_stage = Stage::NotYet;
    else
        m_stage = m_isShowing ? Stage::Shown : Stage::Right;
    const QString id = QString::fromStdString(current().id);
    const bool isNew = m_stage == Stage::Right && !m_done.contains(id);
    if (isNew)
        m_done.insert(id);
    Q_EMIT changed();
    if (isNew)
        Q_EMIT stepDone(id);
}

QString LessonPlay::task() const
{
    return isRunning() ? lessonbook::textOf(current().text) : QString();
}

QString LessonPlay::verdict() const
{
    QStringList sentences;
    switch (m_stage) {
    case Stage::Off:
    case Stage::Asked:
        return {};
    case Stage::Right:
        sentences << tr("Right!") << lessonbook::textOf(current().why);
        break;
    case Stage::Shown:
        sentences << tr("This is it.") << lessonbook::textOf(current().why);
        break;
    case Stage::NotYet:
        //: said to an answer in a lesson, before the reason
        sentences << tr("Not yet.");
        // A turn that is taken back or ended has other consequences than those that the lesson speaks of.
        if (isMove(*m_tried) || std::holds_alternative<action::EndTurn>(*m_tried))
            sentences << lessonbook::textOf(current().wrong);
        else
            sentences << tr("That is allowed, but it does not help here.");
        break;
    }
    if (m_stage != Stage::NotYet && m_goesOn)
        sentences << tr("Play on to see it work, or go on to the next step.");
    return sentences.join(u' ');
}

} // namespace four
