// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/resultpanel.h"

#include "ui/commands/commands.h"
#include "ui/game/gamemodel.h"
#include "ui/text/words.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/layouts/flowlayout.h"
#include "ui/widgets/layouts/taborder.h"
#include "ui/widgets/speech/livelabel.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace four {

ResultPanel::ResultPanel(GameModel *model, const Commands *commands, QWidget *parent)
    : QWidget(parent), m_model(model), m_result(new LiveLabel(this)), m_starterCaption(new QLabel(this)),
      m_starter(new ChoiceBox(this)),
      m_rematch(new ActionButton("rematch", commands->action(Command::Rematch), this)),
      m_newMatch(new ActionButton("newMatch", commands->action(Command::NewMatch), this)),
      m_review(new ActionButton("review", commands->action(Command::Review), this)),
      m_learn(new ActionButton("learn", commands->action(Command::Lessons), this))
{
    setObjectName("resultPanel");
    m_result->setObjectName("result");
    m_starter->setObjectName("rematchStarter");
    QFont bold = font();
    bold.setBold(true);
    m_result->setFont(bold);
    m_starterCaption->setBuddy(m_starter);
    for (const RematchStarter starter :
         {RematchStarter::ByRules, RematchStarter::Loser, RematchStarter::Alternate})
        m_starter->addItem(QString(), static_cast<int>(starter));

    // The caption stays beside its list, or above it where large letters leave no room for both.
    auto *starter = new FlowLayout;
    starter->setSpacing(4);
    starter->addWidget(m_starterCaption);
    starter->addWidget(m_starter);
    auto *row = new FlowLayout;
    row->addLayout(starter);
    row->addWidget(m_rematch);
    row->addWidget(m_newMatch);
    row->addWidget(m_learn);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    // What it is about, and under it there is no room for one more in a small window.
    column->addLayout(new BesideLayout(m_result, m_review));
    column->addLayout(row);
    column->addStretch();

    connect(m_starter, &QComboBox::activated, this, [this](int index) {
        m_model->session()->setRematchStarter(
            static_cast<RematchStarter>(m_starter->itemData(index).toInt()));
    });
    connect(m_model, &GameModel::stateChanged, this, &ResultPanel::refresh);
    guardFromWheel(this);
    orderTabsAsRead(this);
    speakChoices(this);
    retranslate();
}

void ResultPanel::offerLearning(bool offered)
{
    m_offersLearning = offered;
    refresh();
}

void ResultPanel::refresh()
{
    m_result->say(Words::ending(m_model->game()));
    // What leads on from a puzzle is where the puzzle is told.
    const bool isOfMatch = !m_model->session()->isInterrupted();
    for (QWidget *each : {static_cast<QWidget *>(m_starterCaption), static_cast<QWidget *>(m_starter),
                          m_rematch, m_newMatch, m_review})
        each->setVisible(isOfMatch);
    m_learn->setVisible(isOfMatch && m_offersLearning);
    m_starter->setCurrentIndex(m_starter->findData(static_cast<int>(m_model->match().rematchStarter)));
}

void ResultPanel::retranslate()
{
    m_starterCaption->setText(tr("Next game:"));
    m_starter->setItemText(0, tr("the rules say who begins"));
    m_starter->setItemText(1, tr("the loser begins"));
    m_starter->setItemText(2, tr("players begin in turn"));
    refresh();
}

void ResultPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace four

#include "moc_resultpanel.cpp"
