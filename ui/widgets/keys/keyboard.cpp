// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/keys/keyboard.h"

#include "ui/widgets/keys/keys.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QScopedValueRollback>

// Qt looks commands up by the key's place in the layouts of the system, which an event cannot be made to say
// otherwise; this is the one entrance to its table of commands that takes a key as such. Qt's test library
// calls it from headers, so it stays where it is throughout Qt 6.
QT_BEGIN_NAMESPACE
Q_GUI_EXPORT bool qt_sendShortcutOverrideEvent(QObject *receiver, ulong timestamp, int key,
                                               Qt::KeyboardModifiers modifiers, const QString &text,
                                               bool autoRepeat, ushort count);
QT_END_NAMESPACE

namespace four {

namespace {
/// The key itself where the system reports it: a released modifier changes what it writes.
quint64 keyOf(const QKeyEvent &event)
{
    constexpr quint64 unnumbered = 1ULL << 32;
    return event.nativeScanCode() != 0 ? event.nativeScanCode()
                                       : unnumbered | static_cast<quint32>(event.key());
}
} // namespace

void HeldKeys::release(const QKeyEvent &event)
{
    if (event.timestamp() != 0)
        m_released.insert(keyOf(event), event.timestamp());
}

HeldKeys::Press HeldKeys::kindOf(const QKeyEvent &event) const
{
    if (event.isAutoRepeat())
        return Press::Repeat;
    const quint64 pressed = event.timestamp();
    const quint64 released = m_released.value(keyOf(event), 0);
    if (released == 0 || pressed < released || pressed - released > m_bounce)
        return Press::New;
    return pressed == released ? Press::Repeat : Press::Bounce;
}

namespace {
constexpr Qt::KeyboardModifiers commanding = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;

bool isTextWritten()
{
    const QWidget *focus = QApplication::focusWidget();
    return focus && focus->testAttribute(Qt::WA_InputMethodEnabled);
}

bool moves(int key)
{
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        return true;
    default:
        return false;
    }
}

/// Whether the key writes, or corrects what is written, where text is being written.
bool writes(int key)
{
    if (moves(key) || (key >= Qt::Key_F1 && key <= Qt::Key_F35))
        return false;
    return isTextWritten() && key != Qt::Key_Return && key != Qt::Key_Enter && key != Qt::Key_Escape;
}

/// The letter by which commands know the key, if its layout has no Latin letter there.
std::optional<char16_t> latinInstead(const QKeyEvent &event)
{
    const int key = event.key();
    if (key < 0x80 || key > 0xffff)
        return {};
    const QChar letter(static_cast<char16_t>(key));
    if (!letter.isLetter() || letter.script() == QChar::Script_Latin)
        return {};
    return physicalkey::latin(event);
}

/// Whether this was seen before, see Keyboard.
bool isCopy(const QKeyEvent &event)
{
    return !event.spontaneous() && event.timestamp() == 0;
}
} // namespace

Keyboard::Keyboard(QObject *application) : QObject(application)
{
    application->installEventFilter(this);
}

bool Keyboard::eventFilter(QObject *watched, QEvent *event)
{
    if (!watched->isWindowType() || m_replacing)
        return false;
    // Cast only for key events.
    const auto key = [event] { return static_cast<QKeyEvent *>(event); };
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        // Comes before each press, and Qt's filter for screen readers, installed when one starts to listen,
        // leaves it alone: the moment to go before that filter.
        QCoreApplication::instance()->installEventFilter(this);
        // Qt asks before each press whether to skip the commands. Presses that are handled here skip them.
        if (!isSwallowed(*key()) && (m_held.isRepeat(*key()) || !latinInstead(*key())))
            return false;
        event->accept();
        return true;
    case QEvent::KeyPress:
        return !isCopy(*key()) && handlePress(watched, key());
    case QEvent::KeyRelease:
        m_held.release(*key());
        return false;
    default:
        return false;
    }
}

bool Keyboard::isSwallowed(const QKeyEvent &event) const
{
    switch (m_held.kindOf(event)) {
    case HeldKeys::Press::New:
        break;
    case HeldKeys::Press::Repeat:
        return !moves(event.key()) && !writes(event.key());
    case HeldKeys::Press::Bounce:
        return !writes(event.key());
    }
    return false;
}

bool Keyboard::handlePress(QObject *window, QKeyEvent *event)
{
    const bool repeat = m_held.isRepeat(*event);
    if (m_held.kindOf(*event) == HeldKeys::Press::Repeat)
        Q_EMIT repeated(event->key());
    if (isSwallowed(*event)) {
        event->accept();
        return true;
    }
    if (const std::optional<char16_t> latin = repeat ? std::nullopt : latinInstead(*event)) {
        const QChar letter(*latin);
        const int key = letter.toUpper().unicode();
        const bool commands = (event->modifiers() & commanding) != Qt::NoModifier;
        // As with Latin layouts, a letter with Ctrl writes nothing that can be seen.
        const QString text = commands ? QString() : QString(letter);
        {
            const QScopedValueRollback replacing(m_replacing, true);
            if (qt_sendShortcutOverrideEvent(window, static_cast<ulong>(event->timestamp()), key,
                                             event->modifiers(), text, false, 1)) {
                event->accept();
                return true;
            }
        }
        // Lines of text copy and paste on their own; menus look for the letter that is underlined.
        const bool inMenu = qobject_cast<QMenu *>(QApplication::activePopupWidget()) != nullptr;
        return (commands || inMenu) && replaceKey(window, event, key, text, false);
    }
    return repeat && !event->isAutoRepeat() && replaceKey(window, event, event->key(), event->text(), true);
}

bool Keyboard::replaceKey(QObject *window, QKeyEvent *event, int key, const QString &text, bool repeat)
{
    QKeyEvent other(event->type(), key, event->modifiers(), event->nativeScanCode(),
                    event->nativeVirtualKey(), event->nativeModifiers(), text, repeat,
                    static_cast<quint16>(event->count()));
    other.setTimestamp(event->timestamp());
    const QScopedValueRollback replacing(m_replacing, true);
    QCoreApplication::sendEvent(window, &other);
    event->setAccepted(other.isAccepted());
    return true;
}

} // namespace four

#include "moc_keyboard.cpp"
