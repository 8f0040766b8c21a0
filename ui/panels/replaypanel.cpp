// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/replaypanel.h"

#include "ui/game/gamemodel.h"
#include "ui/text/words.h"
#include "ui/widgets/speech/livelabel.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace four {

ReplayPanel::ReplayPanel(GameModel *model, QWidget *parent)
    : QWidget(parent), m_model(model), m_message(new LiveLabel(this)), m_prompt(new QLabel(this))
{
    setObjectName("replayPanel");
    m_message->setObjectName("point");
    m_prompt->setObjectName("replayPrompt");
    m_prompt->setWordWrap(true);
    m_prompt->setAlignment(Qt::AlignCenter);
    // So that the amber of an answer does not end at the letters.
    m_prompt->setContentsMargins(6, 2, 6, 2);
    QFont bold = font();
    bold.setBold(true);
    m_message->setFont(bold);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addStretch();
    column->addWidget(m_message);
    column->addWidget(m_prompt);
    column->addStretch();

    connect(m_model, &GameModel::stateChanged, this, [this] {
        m_refused = false;
        refresh();
    });
    connect(m_model, &GameModel::refusedInThePast, this, [this] {
        m_refused = true;
        refresh();
        m_message->sayAgain();
    });
    refresh();
}

void ReplayPanel::refresh()
{
    if (!m_model->isLookingBack())
        return;
    const QString point = Words::point(m_model->moveHistory(), m_model->shownEntries(), m_model->game());
    const QString prompt = m_refused ? tr("You are looking at an earlier position. Press End to return, or "
                                          "Ctrl+G to play on from here.")
                           : m_model->isOver()
                               ? tr("This is an earlier position of a finished game.")
                               : tr("This is an earlier position. Press End to return to the game.");
    m_prompt->setText(prompt);
    m_message->say(point, m_refused ? prompt + u' ' + point : point);
    showAsRefusal(m_prompt, m_refused);
}

void ReplayPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace four

#include "moc_replaypanel.cpp"
