// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/reviewpanel.h"

#include "ui/game/gamemodel.h"
#include "ui/panels/replaybar.h"
#include "ui/panels/replaypanel.h"
#include "ui/panels/resultpanel.h"

#include <QStackedWidget>
#include <QVBoxLayout>

namespace four {

ReviewPanel::ReviewPanel(GameModel *model, ResultPanel *result, ReplayPanel *point, ReplayBar *bar,
                         QWidget *parent)
    : QWidget(parent), m_stack(new QStackedWidget(this))
{
    m_stack->addWidget(result);
    m_stack->addWidget(point);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    column->addWidget(bar);
    column->addStretch();
    connect(model, &GameModel::stateChanged, this, [this, model, result, point] {
        m_stack->setCurrentWidget(model->isLookingBack() ? static_cast<QWidget *>(point) : result);
    });
}

} // namespace four

#include "moc_reviewpanel.cpp"
