// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/keys/keyedit.h"

#include "ui/widgets/keys/keys.h"

#include <QKeyEvent>

namespace four {

namespace {
/// Commands have Latin letters, see Keyboard.
int latinKey(const QKeyEvent &event)
{
    const int key = event.key();
    if (key < 0x80 || key > 0xffff || QChar(static_cast<char16_t>(key)).script() == QChar::Script_Latin)
        return key;
    const std::optional<char16_t> latin = physicalkey::latin(event);
    return latin ? QChar(*latin).toUpper().unicode() : key;
}
} // namespace

void KeyEdit::keyPressEvent(QKeyEvent *event)
{
    if (event->isAutoRepeat())
        return;
    Qt::KeyboardModifiers modifiers =
        event->modifiers() & (Qt::ShiftModifier | Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    switch (event->key()) {
    case Qt::Key_Shift:
    case Qt::Key_Control:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta:
    case Qt::Key_CapsLock:
    case Qt::Key_NumLock:
    case 0:
    case Qt::Key_unknown:
        return;
    case Qt::Key_Escape:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        event->ignore();
        return;
    case Qt::Key_Backspace:
    case Qt::Key_Delete:
        if (modifiers == Qt::NoModifier) {
            Q_EMIT wanted({});
            return;
        }
        break;
    default:
        break;
    }
    // A sign such as "!" has its Shift in it already.
    const QString text = event->text();
    if (text.size() == 1 && text.front().isPrint() && !text.front().isLetter() && !text.front().isSpace())
        modifiers &= ~Qt::KeyboardModifiers(Qt::ShiftModifier);
    Q_EMIT wanted(QKeySequence(QKeyCombination(modifiers, Qt::Key(latinKey(*event)))));
}

} // namespace four

#include "moc_keyedit.cpp"
