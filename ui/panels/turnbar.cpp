// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/turnbar.h"

#include "ui/commands/commands.h"
#include "ui/game/gamemodel.h"
#include "ui/text/words.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/layouts/flowlayout.h"
#include "ui/widgets/speech/livelabel.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <span>
#include <utility>

namespace four {

TurnBar::TurnBar(GameModel *model, const Commands *commands, QWidget *parent)
    : QWidget(parent), m_model(model), m_message(new LiveLabel(this)), m_prompt(new QLabel(this)),
      m_buttons(new QWidget(this)),
      m_undo(new ActionButton("undo", commands->action(Command::Undo), m_buttons)),
      m_block(new ActionButton("block", commands->action(Command::Block), m_buttons)),
      m_endTurn(new ActionButton("endTurn", commands->action(Command::EndTurn), m_buttons)),
      m_remove(new ActionButton("remove", commands->action(Command::Remove), m_buttons)),
      m_hold(new ActionButton("hold", commands->action(Command::Hold), m_buttons)),
      m_step(new ActionButton("step", commands->action(Command::Step), m_buttons))
{
    setObjectName("turnBar");
    m_message->setObjectName("message");
    m_prompt->setObjectName("prompt");
    m_prompt->setTextFormat(Qt::PlainText);
    m_prompt->setWordWrap(true);
    m_prompt->setAlignment(Qt::AlignCenter);
    // So that the amber of a refusal does not end at the letters.
    m_message->setContentsMargins(6, 2, 6, 2);
    QFont bold = font();
    bold.setBold(true);
    m_prompt->setFont(bold);

    auto *row = new FlowLayout(m_buttons);
    for (QPushButton *button : {m_undo, m_block, m_endTurn, m_remove, m_hold, m_step})
        row->addWidget(button);
    // The buttons come and go with the steps; the board above keeps its size all the same.
    m_buttons->setMinimumHeight(m_endTurn->sizeHint().height());

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_message);
    column->addWidget(m_prompt);
    column->addWidget(m_buttons);
    column->addStretch();

    connect(m_model->session()->pace(), &Pace::heldChanged, this, &TurnBar::showButtons);
    connect(m_model, &GameModel::arrived, this, &TurnBar::recall);
    connect(m_model, &GameModel::acted, this, &TurnBar::note);
    connect(m_model, &GameModel::stateChanged, this, &TurnBar::refresh);
    refresh();
}

void TurnBar::setRemoving(bool removing)
{
    m_removing = removing;
    m_isNews = false;
    refresh();
}

void TurnBar::setTask(const QString &task)
{
    if (std::exchange(m_task, task) == task)
        return;
    m_isNews = false;
    refresh();
}

void TurnBar::recall(Arrival reason)
{
    m_last.reset();
    // What led to the position of a lesson or a puzzle is for the eye: whoever poses it says what it is
    // about.
    m_isNews = reason != Arrival::Puzzle;
    const std::span entries = m_model->moveHistory().entries();
    if (entries.empty())
        return;
    m_last = entries.back().outcome;
    if (entries.back().turnEnded)
        forgetRefusal();
}

void TurnBar::forgetRefusal()
{
    if (!m_last || !m_last->refusal)
        return;
    const std::span entries = m_model->moveHistory().entries();
    const auto done = std::find_if(entries.rbegin(), entries.rend(), [](const MoveHistory::Entry &entry) {
        return !entry.outcome.refusal && !std::holds_alternative<action::EndTurn>(entry.outcome.action);
    });
    m_last = done == entries.rend() ? std::nullopt : std::optional(done->outcome);
}

void TurnBar::note(const Outcome &outcome)
{
    // Refused a second time for the same reason, it is said a second time.
    m_isRepeated = outcome.refusal.has_value();
    // The end of a turn has nothing to tell that the prompt does not say; what the player did stays to be
    // read.
    m_isNews = !std::holds_alternative<action::EndTurn>(outcome.action) || outcome.refusal;
    if (m_isNews)
        m_last = outcome;
    else
        forgetRefusal();
}

void TurnBar::refresh()
{
    const Game &game = m_model->game();
    const QString prompt = m_task.isEmpty() ? Words::prompt(game, m_removing) : m_task;
    const QString message = m_last ? Words::outcome(*m_last, game) : Words::beginning(game);
    m_prompt->setText(prompt);
    // What was done is said once, what is to be done now each time that it is something else.
    m_message->say(message, m_isNews ? message + u' ' + prompt : prompt,
                   m_isNews ? Announcer::Order::AsTheyCome : Announcer::Order::AfterOthers);
    if (std::exchange(m_isRepeated, false))
        m_message->sayAgain();
    showAsRefusal(m_message, m_last && m_last->refusal);
    showButtons();
}

void TurnBar::showButtons()
{
    const Game &game = m_model->game();
    const Ruleset &rules = game.rules();
    const bool person = m_model->awaitsPerson();
    const bool confirm = person && game.step() == Step::Confirm;
    const bool move = person && game.step() == Step::Move;
    const bool watching = m_model->isBetweenComputers();
    m_buttons->setVisible(rules.undos > 0 || rules.blocks > 0 || rules.removes > 0 || watching);
    m_undo->setVisible(confirm && rules.undos > 0);
    m_block->setVisible(confirm && rules.blocks > 0);
    m_endTurn->setVisible(confirm);
    m_remove->setVisible(move && rules.removes > 0);
    m_hold->setVisible(watching);
    m_step->setVisible(watching && m_model->session()->pace()->isHeld());
    // While another panel hides this one, Qt keeps the width of the buttons as it saw them last.
    m_buttons->layout()->invalidate();
    m_buttons->updateGeometry();
    updateGeometry();
}

void TurnBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        m_buttons->setMinimumHeight(m_endTurn->sizeHint().height());
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace four

#include "moc_turnbar.cpp"
