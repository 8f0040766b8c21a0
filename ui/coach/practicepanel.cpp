// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/coach/practicepanel.h"

#include "ui/coach/practice.h"
#include "ui/commands/commands.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/layouts/flowlayout.h"
#include "ui/widgets/speech/livelabel.h"

#include <QAction>
#include <QEvent>

namespace four {

PracticePanel::PracticePanel(const Practice *practice, const Commands *commands, QWidget *parent)
    : FootPage("practicePanel", parent), m_practice(practice), m_commands(commands),
      m_sentence(new LiveLabel(this))
{
    m_sentence->setObjectName("practiceSentence");
    // The amber reaches beyond the letters.
    m_sentence->setContentsMargins(6, 2, 6, 2);
    auto *takeBack = new ActionButton("takeBack", commands->action(Command::TakeBack), row());
    setPrimary(takeBack, true);
    flow()->addWidget(takeBack);
    flow()->addWidget(new ActionButton("letStand", commands->action(Command::LetStand), row()));
    flow()->addWidget(new ActionButton("showWhy", commands->action(Command::ShowWhy), row()));
    layOut({m_sentence}, nullptr, nullptr);

    connect(m_practice, &Practice::changed, this, &PracticePanel::refresh);
    refresh();
}

void PracticePanel::refresh()
{
    const QString sentence = m_practice->isSpeaking() ? m_practice->sentence() : QString();
    m_sentence->say(sentence, sentence.isEmpty() ? sentence : sentence + keys());
    showAsRefusal(m_sentence, true);
}

QString PracticePanel::keys() const
{
    const auto keyOf = [this](Command command) {
        return m_commands->key(command).toString(QKeySequence::NativeText);
    };
    const QString back = keyOf(Command::TakeBack);
    const QString on = keyOf(Command::LetStand);
    const QString why = keyOf(Command::ShowWhy);
    // Without letters as keys, Tab leads to the buttons.
    if (back.isEmpty() || on.isEmpty() || why.isEmpty())
        return {};
    //: of a move of which the coach has said something; %1 to %3 are keys
    return u' ' + tr("%1 takes it back, %2 plays on, %3 says why.").arg(back, on, why);
}

void PracticePanel::changeEvent(QEvent *event)
{
    FootPage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace four

#include "moc_practicepanel.cpp"
