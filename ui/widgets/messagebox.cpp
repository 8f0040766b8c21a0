// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/messagebox.h"

#include <QEvent>

namespace four {

MessageBox::MessageBox(Icon icon, const Text &title, const Text &text, StandardButtons buttons,
                       QWidget *parent)
    : QMessageBox(icon, {}, {}, buttons, parent), m_title(title), m_text(text)
{
    retranslate();
}

void MessageBox::retranslate()
{
    setWindowTitle(m_title());
    setText(m_text());
}

void MessageBox::changeEvent(QEvent *event)
{
    QMessageBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace four
