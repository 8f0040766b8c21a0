// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/resultpanel.h"

#include "ui/commands/commands.h"
#include "ui/game/gamemodel.h"
#include "ui/text/words.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/layouts/flowlayout.h"
#include "ui/widgets/layouts/taborder.h"
#include "ui/widgets/speech/livelabel.h"

#include <QActionGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>

#include <utility>

namespace four {

ResultPanel::ResultPanel(GameModel *model, const Commands *commands, QWidget *parent)
    : FootPage("resultPanel", parent), m_model(model), m_result(new LiveLabel(this)),
      m_discs(new WrappedLabel(this)), m_starter(new MenuButton("rematchStarter", "v", row())),
      m_copyMessage(new ActionButton("copyMessage", commands->action(Command::CopyMessage), row())),
      m_rematch(new ActionButton("rematch", commands->action(Command::Rematch), row())),
      m_nextGame(new ActionButton("nextGame", commands->action(Command::NextGame), row())),
      m_tournament(new ActionButton("tournament", commands->action(Command::Tournament), row()))
{
    m_result->setObjectName("result");
    m_discs->setObjectName("resultDiscs");
    m_discs->setAlignment(Qt::AlignCenter);
    setPrimary(m_rematch, true);
    setPrimary(m_nextGame, true);
    QMenu *starters = m_starter->popup();
    auto *group = new QActionGroup(starters);
    for (const RematchStarter starter :
         {RematchStarter::ByRules, RematchStarter::Loser, RematchStarter::Alternate}) {
        QAction *action = starters->addAction(QString());
        action->setObjectName(QStringLiteral("starter-%1").arg(int(starter)));
        action->setData(int(starter));
        action->setCheckable(true);
        group->addAction(action);
    }

    auto *again = new QHBoxLayout;
    again->setSpacing(0);
    again->addWidget(m_rematch);
    again->addWidget(m_starter);
    m_starter->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::MinimumExpanding);
    flow()->addLayout(again);
    flow()->addWidget(m_nextGame);
    flow()->addWidget(m_copyMessage);
    QWidgetList afterMatch{m_rematch, m_starter};
    QWidgetList afterTournamentGame{m_nextGame, m_tournament};
    for (const auto &[name, command] :
         {std::pair("review", Command::Review), std::pair("newMatch", Command::NewMatch),
          std::pair("learn", Command::Lessons)}) {
        auto *button = new ActionButton(QLatin1String(name), commands->action(command), row());
        afterMatch << button;
        flow()->addWidget(button);
        if (command == Command::NewMatch) {
            m_newMatch = button;
            flow()->addWidget(m_tournament);
        } else {
            afterTournamentGame << button;
        }
    }
    // Also at a puzzle's end, which has none of them: the board is as large as in the game.
    flow()->reserve({afterMatch, afterTournamentGame});
    layOut({m_result, m_discs}, m_result, m_discs);

    connect(group, &QActionGroup::triggered, this, [this](const QAction *action) {
        m_model->session()->setRematchStarter(static_cast<RematchStarter>(action->data().toInt()));
    });
    connect(m_model, &GameModel::stateChanged, this, &ResultPanel::refresh);
    orderTabsAsRead(this);
    retranslate();
}

void ResultPanel::refresh()
{
    const Game &game = m_model->game();
    m_result->say(Words::result(game), Words::ending(game));
    m_discs->setText(Words::afterResult(game));
    // What leads on from a puzzle is where the puzzle is told.
    const bool isOfMatch = !m_model->session()->isInterrupted();
    const bool isOfTournament = !m_model->game().setup().event.empty();
    const bool canSend = m_model->session()->isByMessage();
    for (QWidget *each : row()->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly)) {
        const bool isElse = each == m_nextGame || each == m_tournament                     ? !isOfTournament
                            : each == m_rematch || each == m_starter || each == m_newMatch ? isOfTournament
                            : each == m_copyMessage                                        ? !canSend
                                                                                           : false;
        each->setVisible(isOfMatch && !isElse);
    }
    for (QAction *action : m_starter->popup()->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(m_model->match().rematchStarter));
    refreshRow();
}

void ResultPanel::retranslate()
{
    const QList<QAction *> starters = m_starter->popup()->actions();
    starters[0]->setText(tr("the rules say who begins"));
    starters[1]->setText(tr("the loser begins"));
    starters[2]->setText(tr("players begin in turn"));
    //: on a button with a menu of rules for the player who begins the next game
    m_starter->setAccessibleName(tr("Next game"));
    m_starter->setToolTip(tr("Next game"));
    refresh();
}

void ResultPanel::changeEvent(QEvent *event)
{
    FootPage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace four

#include "moc_resultpanel.cpp"
