// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/turnbar.h"

#include "ui/analysis/computerrunner.h"
#include "ui/game/gamemodel.h"
#include "ui/text/words.h"
#include "ui/widgets/livelabel.h"
#include "ui/widgets/turnbutton.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

namespace four {

TurnBar::TurnBar(GameModel *model, ComputerRunner *computer, QWidget *parent)
    : QWidget(parent), m_model(model), m_computer(computer), m_message(new LiveLabel(this)),
      m_prompt(new QLabel(this)), m_buttons(new QWidget(this)), m_undo(new TurnButton("undo", m_buttons)),
      m_block(new TurnButton("block", m_buttons)), m_endTurn(new TurnButton("endTurn", m_buttons)),
      m_remove(new TurnButton("remove", m_buttons)), m_hold(new TurnButton("hold", m_buttons)),
      m_step(new TurnButton("step", m_buttons))
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

    auto *row = new QHBoxLayout(m_buttons);
    row->setContentsMargins(0, 0, 0, 0);
    row->addStretch();
    for (QPushButton *button : {m_undo, m_block, m_endTurn, m_remove, m_hold, m_step})
        row->addWidget(button);
    row->addStretch();
    // The buttons come and go with the steps; the board above keeps its size all the same.
    m_buttons->setMinimumHeight(m_endTurn->sizeHint().height());

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_message);
    column->addWidget(m_prompt);
    column->addWidget(m_buttons);

    connect(m_undo, &QPushButton::clicked, this, [this] { m_model->play(action::Undo{}); });
    connect(m_block, &QPushButton::clicked, this, [this] { m_model->play(action::Block{}); });
    connect(m_endTurn, &QPushButton::clicked, this, [this] { m_model->play(action::EndTurn{}); });
    connect(m_remove, &QPushButton::clicked, this, &TurnBar::removeRequested);
    connect(m_hold, &QPushButton::clicked, this, [this] { m_computer->setHeld(!m_computer->isHeld()); });
    connect(m_step, &QPushButton::clicked, m_computer, &ComputerRunner::step);
    connect(m_computer, &ComputerRunner::heldChanged, this, &TurnBar::refresh);
    connect(m_model, &GameModel::prepared, this, &TurnBar::recall);
    connect(m_model, &GameModel::acted, this, &TurnBar::note);
    connect(m_model, &GameModel::stateChanged, this, &TurnBar::refresh);
    refresh();
}

void TurnBar::setRemoving(bool removing)
{
    m_removing = removing;
    refresh();
}

void TurnBar::recall()
{
    m_last.reset();
    if (m_model->history().size() > 0)
        m_last = m_model->history().entries().back().outcome;
}

void TurnBar::note(const Outcome &outcome)
{
    // The end of a turn has nothing to tell that the prompt does not say; what the player did stays to be
    // read.
    if (!std::holds_alternative<action::EndTurn>(outcome.action) || outcome.refusal)
        m_last = outcome;
}

void TurnBar::refresh()
{
    const Game &game = m_model->game();
    const QString prompt = Words::prompt(game, m_removing);
    const QString message = m_last ? Words::outcome(*m_last, game) : Words::beginning(game);
    m_prompt->setText(prompt);
    m_message->say(message, message + u' ' + prompt);
    showAsRefusal(m_message, m_last && m_last->refusal);
    refreshButtons();
}

void TurnBar::refreshButtons()
{
    const Game &game = m_model->game();
    const Ruleset &rules = game.rules();
    const Left left = game.left(game.turn());
    const bool person = m_model->awaitsPerson();
    const bool confirm = person && game.step() == Step::Confirm;
    const bool move = person && game.step() == Step::Move;
    const bool watching = m_model->isBetweenComputers();
    m_buttons->setVisible(rules.undos > 0 || rules.blocks > 0 || rules.removes > 0 || watching);

    refreshButton(m_undo, action::Undo{}, confirm && rules.undos > 0, left.undos,
                  //: %1 is how many are left, U the key
                  tr("Undo (%1) – U"), tr("Undo (0: a violation) – U"));
    refreshButton(m_block, action::Block{}, confirm && rules.blocks > 0, left.blocks,
                  //: %1 is how many are left, B the key
                  tr("Block (%1) – B"), tr("Block (0: a violation) – B"));
    refreshButton(m_remove, action::Remove{}, move && rules.removes > 0, left.removes,
                  //: %1 is how many are left, R the key
                  tr("Remove (%1) – R"), tr("Remove (0: a violation) – R"));
    if (m_removing)
        m_remove->setText(tr("Keep all discs – Esc"));
    m_endTurn->setVisible(confirm);
    m_endTurn->setText(tr("End turn – Enter"));
    m_hold->setVisible(watching);
    m_hold->setText(m_computer->isHeld() ? tr("Go on – P") : tr("Pause – P"));
    m_step->setVisible(watching && m_computer->isHeld());
    m_step->setText(tr("One turn – S"));
}

void TurnBar::refreshButton(QPushButton *button, const Action &action, bool inStep, int left,
                            const QString &text, const QString &usedUp)
{
    const Game &game = m_model->game();
    const std::optional<Refusal> refusal = game.refusal(action);
    const bool counts = left == 0 && refusal && game.isViolation(*refusal);
    button->setVisible(inStep);
    button->setText(counts ? usedUp : text.arg(QLocale().toString(left)));
    // A block that is refused for the opponent's threat can be pressed and says why.
    button->setEnabled((left > 0 && refusal != Refusal::UndoOnFirstMove) || counts);
}

void TurnBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace four
