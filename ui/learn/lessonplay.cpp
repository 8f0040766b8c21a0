// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/lessonplay.h"

#include "ui/game/gamemodel.h"
#include "ui/learn/lessonbook.h"

#include <QStringList>

#include <algorithm>

namespace four {

namespace {
bool isRight(const coach::LessonStep &step, const Action &action)
{
    return std::ranges::find(step.right, action) != step.right.end();
}

/// Whether LessonStep::wrong speaks of such an action.
bool isMove(const Action &action)
{
    return std::holds_alternative<action::Drop>(action) || std::holds_alternative<action::Remove>(action);
}
} // namespace

LessonPlay::LessonPlay(GameModel *model, Interlude *interlude, QObject *parent)
    : Exercise(model, interlude, parent)
{
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

void LessonPlay::startStep(std::size_t lesson, std::size_t step)
{
    m_lesson = lesson;
    m_step = step;
    layStep();
}

void LessonPlay::layStep()
{
    m_tried.reset();
    m_person = coach::gameOf(current()).turn();
    Match match = matchOf(current().preset);
    match.seats = seatsFor(m_person);
    layPosition(Stage::Asked, {.match = match, .game = coach::gameOf(current(), match.seats)});
}

void LessonPlay::startNext()
{
    if (!isRunning())
        return;
    if (!hasNext())
        return stop();
    isLastOfLesson() ? startStep(m_lesson + 1, 0) : startStep(m_lesson, m_step + 1);
}

bool LessonPlay::goOn()
{
    const bool isAnswered = stage() == Stage::Solved || stage() == Stage::Shown;
    if (isAnswered)
        startNext();
    return isAnswered;
}

void LessonPlay::startPrevious()
{
    if (!isRunning() || !hasPrevious())
        return;
    if (m_step > 0)
        startStep(m_lesson, m_step - 1);
    else
        startStep(m_lesson - 1, lessonbook::lessons()[m_lesson - 1].steps.size() - 1);
}

void LessonPlay::tryAgain()
{
    if (isRunning())
        layStep();
}

void LessonPlay::showAnswer()
{
    if (!isRunning())
        return;
    if (stage() != Stage::Asked)
        layStep();
    m_isShowing = true;
    model()->session()->act(current().right.front());
    m_isShowing = false;
}

void LessonPlay::followAction(const Outcome &outcome)
{
    // A refused action is no answer; the board says why.
    const bool isAnswer = outcome.player == m_person && (outcome.done() || outcome.ending);
    if (stage() == Stage::Asked && isAnswer)
        judgeAnswer(outcome);
}

void LessonPlay::judgeAnswer(const Outcome &outcome)
{
    m_tried = outcome.action;
    m_goesOn = !outcome.ending;
    const bool isFound = isRight(current(), outcome.action);
    const QString id = QString::fromStdString(current().id);
    const bool isNew = isFound && !m_isShowing && !m_done.contains(id);
    if (isNew)
        m_done.insert(id);
    setStage(!isFound ? Stage::Wrong : m_isShowing ? Stage::Shown : Stage::Solved);
    if (isNew)
        Q_EMIT stepDone(id);
}

const coach::LessonText *LessonPlay::toldText() const
{
    switch (stage()) {
    case Stage::Asked:
        return &current().text;
    case Stage::Solved:
    case Stage::Shown:
        return &current().why;
    case Stage::Wrong:
        return isMove(*m_tried) || std::holds_alternative<action::EndTurn>(*m_tried) ? &current().wrong
                                                                                     : nullptr;
    case Stage::Off:
    case Stage::Pointing:
    case Stage::Showing:
    case Stage::Free:
        break;
    }
    return nullptr;
}

Exercise::Named LessonPlay::named() const
{
    if (!isRunning())
        return {};
    Named named{.cells = {}, .hasThreats = lessonbook::lessons()[m_lesson].drawsThreats};
    // The question stands above the comment on the answer. Both languages name the same cells.
    for (const coach::LessonText *text : {&current().text, toldText()}) {
        if (!text)
            continue;
        const std::string &english = text->at(static_cast<std::size_t>(coach::LessonLanguage::English));
        named.hasRows |= coach::namesRows(english);
        for (const Cell cell : coach::cellsNamedIn(english)) {
            if (!std::ranges::count(named.cells, cell))
                named.cells.push_back(cell);
        }
    }
    return named;
}

QString LessonPlay::question() const
{
    return isRunning() ? lessonbook::textOf(current().text) : QString();
}

QString LessonPlay::verdict() const
{
    QStringList sentences;
    switch (stage()) {
    case Stage::Solved:
        sentences << tr("Right!") << lessonbook::textOf(current().why);
        break;
    case Stage::Shown:
        sentences << tr("This is it.") << lessonbook::textOf(current().why);
        break;
    case Stage::Wrong:
        //: said to an answer in a lesson, before the reason
        sentences << tr("Not yet.")
                  << (toldText() ? lessonbook::textOf(*toldText())
                                 : tr("That is allowed, but it does not help here."));
        break;
    case Stage::Off:
    case Stage::Pointing:
    case Stage::Asked:
    case Stage::Showing:
    case Stage::Free:
        return {};
    }
    if (stage() != Stage::Wrong && m_goesOn)
        sentences << tr("Play on to see it work, or go on to the next step.");
    return sentences.join(u' ');
}

} // namespace four

#include "moc_lessonplay.cpp"
