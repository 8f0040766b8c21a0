// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/startpanel.h"

#include "ui/commands/commands.h"
#include "ui/game/gamemodel.h"
#include "ui/text/words.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/layouts/flowlayout.h"
#include "ui/widgets/layouts/wrappedlabel.h"

#include <QEvent>
#include <QLabel>

namespace four {

StartPanel::StartPanel(GameModel *model, const Commands *commands, QWidget *parent)
    : FootPage("startPanel", parent), m_model(model), m_title(new WrappedLabel(this)),
      m_prospect(new WrappedLabel(this))
{
    m_title->setObjectName("presetTitle");
    m_prospect->setObjectName("prospect");
    for (QLabel *label : {m_title, m_prospect})
        label->setAlignment(Qt::AlignCenter);
    auto *play = new ActionButton("play", commands->action(Command::Play), row());
    setPrimary(play, true);
    flow()->addWidget(play);
    flow()->addWidget(new ActionButton("newMatch", commands->action(Command::NewMatch), row()));
    layOut({m_title, m_prospect}, m_title, nullptr);

    connect(m_model, &GameModel::stateChanged, this, &StartPanel::refresh);
    refresh();
}

void StartPanel::refresh()
{
    m_title->setText(Words::matchTitle(m_model->match()));
    m_prospect->setText(Words::prospect(m_model->game()));
}

void StartPanel::changeEvent(QEvent *event)
{
    FootPage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace four

#include "moc_startpanel.cpp"
