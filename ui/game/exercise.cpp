// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/exercise.h"

#include "ui/game/gamemodel.h"

#include <string>
#include <utility>

namespace four {

Exercise::Exercise(GameModel *model, Interlude *interlude, QObject *parent)
    : QObject(parent), m_model(model), m_interlude(interlude)
{
    connect(m_model, &GameModel::acted, this, [this](const Outcome &outcome) {
        if (isRunning())
            followAction(outcome);
    });
    connect(this, &Exercise::changed, m_interlude, [this] { m_interlude->noteChange(this); });
}

void Exercise::stop()
{
    if (!isRunning())
        return;
    turnOff();
    m_interlude->releaseBoard(this);
    Q_EMIT changed();
}

void Exercise::loseBoard()
{
    turnOff();
    Q_EMIT changed();
}

void Exercise::turnOff()
{
    m_stage = Stage::Off;
    endExercise();
}

void Exercise::setWords(const QObject *owner, std::function<QString()> atEnd, std::function<QString()> task)
{
    m_wordsOwner = owner;
    m_wordsAtEnd = std::move(atEnd);
    m_wordsOfTask = std::move(task);
}

QWidget *Exercise::foot(QWidget *parent)
{
    if (!m_foot)
        m_foot = m_makeFoot(parent);
    return m_foot;
}

void Exercise::setStage(Stage stage)
{
    m_stage = stage;
    Q_EMIT changed();
}

void Exercise::layPosition(Stage stage, const Interlude::Position &position)
{
    // Before the position arrives, so that its values are secret by then.
    m_stage = stage;
    m_interlude->pose(this, position);
    Q_EMIT changed();
}

PerPlayer<Seat> Exercise::seatsFor(Player person, const PerPlayer<QString> &names)
{
    PerPlayer<Seat> seats;
    for (const Player player : bothPlayers) {
        const std::string name = names[player].toStdString();
        if (isStorableName(name))
            seats[player].name = name;
    }
    seats[opponent(person)].level = Level::Perfect;
    return seats;
}

} // namespace four

#include "moc_exercise.cpp"
