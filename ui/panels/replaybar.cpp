// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/replaybar.h"

#include "ui/widgets/actionbutton.h"
#include "ui/widgets/layouts/flowlayout.h"

#include <QAction>
#include <QMouseEvent>

namespace four {

namespace {
/// A button that is pressed again and again, so that the second press of a double click counts as well. Its
/// symbol says what it does; a screen reader says the words.
class StepButton : public ActionButton
{
public:
    StepButton(const QString &name, QAction *action, bool hasText, QWidget *parent)
        : ActionButton(name, action, parent)
    {
        const auto follow = [this, action, hasText] {
            // What is written on it is what it is called, also by who speaks to the computer.
            if (hasText)
                return;
            setAccessibleName(action->text().remove(u'&'));
            setText({});
        };
        connect(action, &QAction::changed, this, follow);
        follow();
    }

protected:
    void mouseDoubleClickEvent(QMouseEvent *event) override { mousePressEvent(event); }
};
} // namespace

ReplayBar::ReplayBar(const Actions &actions, QWidget *parent) : QWidget(parent)
{
    setObjectName("replayBar");
    auto *row = new FlowLayout(this);
    row->addWidget(new StepButton("replayFirst", actions.first, false, this));
    row->addWidget(new StepButton("replayBack", actions.back, false, this));
    row->addWidget(new StepButton("replayPlay", actions.play, true, this));
    row->addWidget(new StepButton("replayForward", actions.forward, false, this));
    row->addWidget(new StepButton("replayLast", actions.last, false, this));
    // In the order in which Tab goes.
    m_playOn = new ActionButton("playOn", actions.playOn, this);
    m_pointOut = new ActionButton("pointOut", actions.pointOut, this);
    row->addWidget(m_playOn);
    row->addWidget(m_pointOut);
    setPointing(false);
}

void ReplayBar::setPointing(bool isPointing)
{
    m_playOn->setVisible(!isPointing);
    m_pointOut->setVisible(isPointing);
}

} // namespace four
