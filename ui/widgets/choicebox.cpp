// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/choicebox.h"

#include "ui/widgets/speech/announcer.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QKeyEvent>
#include <QTimer>

namespace four {

bool ChoiceBox::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        switch (static_cast<QKeyEvent *>(event)->key()) {
        case Qt::Key_Home:
        case Qt::Key_End:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
            event->accept();
            return true;
        default:
            break;
        }
    }
    return QComboBox::event(event);
}

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

constexpr auto guardName = "wheelGuard";
constexpr auto speakerName = "choiceSpeaker";

/// Whether the box has such a helper: dialogs ask again when they have more boxes.
bool has(const QWidget *box, const char *helper)
{
    return box->findChild<QObject *>(helper, Qt::FindDirectChildrenOnly);
}

void guard(QWidget *box)
{
    if (has(box, guardName))
        return;
    box->setFocusPolicy(Qt::StrongFocus); // Qt::WheelFocus would also take the keyboard away
    auto *guard = new WheelGuard(box);
    guard->setObjectName(guardName);
    box->installEventFilter(guard);
}
} // namespace

void guardFromWheel(QWidget *parent)
{
    for (QComboBox *box : parent->findChildren<QComboBox *>())
        guard(box);
    for (QAbstractSpinBox *box : parent->findChildren<QAbstractSpinBox *>())
        guard(box);
}

namespace {
class ChoiceSpeaker : public QObject
{
public:
    explicit ChoiceSpeaker(QComboBox *box) : QObject(box), m_box(box)
    {
        box->setAccessibleDescription(box->currentText());
        connect(box, &QComboBox::currentTextChanged, box, &QWidget::setAccessibleDescription);
        box->installEventFilter(this);
    }

    bool eventFilter(QObject *, QEvent *event) override
    {
        // Keys come here while the list is closed. A screen reader reads the rows of an open one.
        if (event->type() == QEvent::KeyPress) {
            QTimer::singleShot(0, this, [this, before = m_box->currentIndex()] {
                if (m_box->currentIndex() != before)
                    Announcer::of(m_box)->say(m_box->currentText(), this);
            });
        }
        return false;
    }

private:
    QComboBox *m_box;
};
} // namespace

void speakChoices(QWidget *parent)
{
    for (QComboBox *box : parent->findChildren<QComboBox *>()) {
        if (!has(box, speakerName))
            (new ChoiceSpeaker(box))->setObjectName(speakerName);
    }
}

} // namespace four

#include "moc_choicebox.cpp"
