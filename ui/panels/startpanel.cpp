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
#include <QVBoxLayout>

namespace four {

StartPanel::StartPanel(GameModel *model, const Commands *commands, QWidget *parent)
    : QWidget(parent), m_model(model), m_title(new WrappedLabel(this)), m_prospect(new WrappedLabel(this))
{
    setObjectName("startPanel");
    m_title->setObjectName("presetTitle");
    m_prospect->setObjectName("prospect");
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    for (QLabel *label : {m_title, m_prospect})
        label->setAlignment(Qt::AlignCenter);
    auto *row = new FlowLayout;
    row->addWidget(new ActionButton("play", commands->action(Command::Play), this));
    row->addWidget(new ActionButton("newMatch", commands->action(Command::NewMatch), this));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_title);
    column->addWidget(m_prospect);
    column->addLayout(row);
    column->addStretch();

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
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace four

#include "moc_startpanel.cpp"
