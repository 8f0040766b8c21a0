// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/nameedit.h"

#include "ui/settings/theme.h"
#include "ui/widgets/speech/livelabel.h"

#include <QGuiApplication>
#include <QInputMethod>
#include <QInputMethodEvent>
#include <QPalette>

namespace four {

namespace {
constexpr int longestInput = 1000; ///< UTF-16 units; what counts is checked in Names
} // namespace

NameEdit::NameEdit(QWidget *parent) : QLineEdit(parent)
{
    setMaxLength(longestInput);
    connect(this, &QLineEdit::textChanged, this, &NameEdit::typedChanged);
}

QString NameEdit::typed() const
{
    QString all = text();
    return all.insert(cursorPosition(), m_composed);
}

void NameEdit::commit()
{
    if (m_composed.isEmpty())
        return;
    // What the method thinks of it comes first: it also forgets the word then.
    if (QGuiApplication::focusObject() == this)
        QGuiApplication::inputMethod()->commit();
    // Some methods only forget it.
    if (!m_composed.isEmpty()) {
        QInputMethodEvent event;
        event.setCommitString(m_composed);
        inputMethodEvent(&event);
    }
}

void NameEdit::showAsRefused(bool refused)
{
    if (refused == m_refused)
        return;
    m_refused = refused;
    QPalette colours;
    if (refused) {
        const Theme::Refusal &refusal = Theme::of(parentWidget()->palette()).refusal;
        colours.setColor(QPalette::Base, refusal.background);
        colours.setColor(QPalette::Text, refusal.text);
    }
    setPalette(colours);
}

void NameEdit::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    Q_EMIT left();
}

void NameEdit::refuse(LiveLabel *problem)
{
    showAsRefused(true);
    showAsRefusal(problem, true);
    // With the keyboard comes what describes the name, and that is the problem.
    if (hasFocus())
        problem->sayAgain();
    else
        problem->forgetWaiting();
    setFocus();
    selectAll();
}

void NameEdit::inputMethodEvent(QInputMethodEvent *event)
{
    m_composed = event->preeditString();
    QLineEdit::inputMethodEvent(event);
    Q_EMIT typedChanged();
}

} // namespace four

#include "moc_nameedit.cpp"
