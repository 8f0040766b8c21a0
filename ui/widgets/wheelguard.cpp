// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/wheelguard.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>

namespace four {

namespace {
class WheelGuard : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *object, QEvent *event) override
    {
        if (event->type() != QEvent::Wheel || static_cast<QWidget *>(object)->hasFocus())
            return false;
        event->ignore();
        return true;
    }
};

void guard(QWidget *box)
{
    box->setFocusPolicy(Qt::StrongFocus); // Qt::WheelFocus would also take the keyboard away
    box->installEventFilter(new WheelGuard(box));
}
} // namespace

void guardFromWheel(QWidget *parent)
{
    for (QComboBox *box : parent->findChildren<QComboBox *>())
        guard(box);
    for (QAbstractSpinBox *box : parent->findChildren<QAbstractSpinBox *>())
        guard(box);
}

} // namespace four
