// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/keys/heldtips.h"

#include "ui/widgets/speech/announcer.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QStyleHints>
#include <QTextDocumentFragment>
#include <QToolTip>
#include <QWindow>

#include <chrono>

namespace four {

namespace {
/// Time to read the tip after the finger has left it.
constexpr std::chrono::milliseconds afterwards(4000);

bool isTipKey(const QEvent *event)
{
    const auto *key = static_cast<const QKeyEvent *>(event);
    return key->key() == Qt::Key_F1 && key->modifiers() == Qt::ControlModifier;
}

/// Asks the widget itself, as a resting mouse does: it may have another tip at each place.
QString showTip(QWidget *widget, QPoint place, QPoint onScreen)
{
    QToolTip::hideText();
    QHelpEvent help(QEvent::ToolTip, place, onScreen);
    QApplication::sendEvent(widget, &help);
    return QToolTip::isVisible() ? QToolTip::text() : QString();
}
/// Also for a place beyond the screen's edge, where QApplication::widgetAt() finds nothing.
QWidget *widgetIn(const QObject *window, QPoint place)
{
    for (QWidget *top : QApplication::topLevelWidgets()) {
        if (top->windowHandle() == window) {
            QWidget *child = top->childAt(place);
            return child ? child : top;
        }
    }
    return nullptr;
}
} // namespace

void HeldTips::install()
{
    if (!qApp->findChild<HeldTips *>(QString(), Qt::FindDirectChildrenOnly))
        new HeldTips(qApp);
}

HeldTips::HeldTips(QObject *parent) : QObject(parent)
{
    m_hold.setSingleShot(true);
    connect(&m_hold, &QTimer::timeout, this, &HeldTips::showHeld);
    parent->installEventFilter(this);
}

bool HeldTips::showAtFocus()
{
    QWidget *widget = QApplication::focusWidget();
    if (!widget)
        return false;
    QPoint place(widget->width() / 2, widget->height());
    if (auto *view = qobject_cast<QAbstractItemView *>(widget)) {
        const QRect cell = view->visualRect(view->currentIndex());
        widget = view->viewport();
        place = QPoint(cell.left() + std::min(cell.width(), widget->width()) / 2, cell.center().y());
    }
    const QString text = showTip(widget, place, widget->mapToGlobal(place));
    if (text.isEmpty())
        return false;
    const QString words =
        Qt::mightBeRichText(text) ? QTextDocumentFragment::fromHtml(text).toPlainText() : text;
    Announcer::of(widget)->say(words, widget);
    return true;
}

void HeldTips::showHeld()
{
    if (!m_held)
        return;
    m_text = showTip(m_held, m_held->mapFromGlobal(m_place), m_place);
    if (auto *button = qobject_cast<QAbstractButton *>(m_held.data()); button && !m_text.isEmpty())
        button->setDown(false);
}

bool HeldTips::eventFilter(QObject *object, QEvent *event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
        return object->isWidgetType() && object == QApplication::focusWidget() && isTipKey(event) &&
               showAtFocus();
    case QEvent::MouseButtonPress: {
        const auto *press = static_cast<QMouseEvent *>(event);
        // Only what a finger does: a mouse shows its tips without being pressed.
        if (!object->isWindowType() || press->source() == Qt::MouseEventNotSynthesized)
            break;
        m_place = press->globalPosition().toPoint();
        m_held = widgetIn(object, press->position().toPoint());
        m_text.clear();
        m_hold.start(QGuiApplication::styleHints()->mousePressAndHoldInterval());
        break;
    }
    case QEvent::MouseMove:
        if (m_hold.isActive() && object->isWindowType() &&
            (static_cast<QMouseEvent *>(event)->globalPosition().toPoint() - m_place).manhattanLength() >=
                QApplication::startDragDistance())
            m_hold.stop();
        break;
    case QEvent::MouseButtonRelease:
        if (!object->isWindowType())
            break;
        m_hold.stop();
        // The end of the touch takes every tip away, and until then the finger lies on it.
        if (!m_text.isEmpty() && m_held)
            QTimer::singleShot(0, m_held, [place = m_place, text = m_text, widget = m_held] {
                QToolTip::showText(place, text, widget, {}, int(afterwards.count()));
            });
        m_text.clear();
        break;
    default:
        break;
    }
    return QObject::eventFilter(object, event);
}

} // namespace four

#include "moc_heldtips.cpp"
