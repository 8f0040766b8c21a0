// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/coachflow.h"

#include "ui/board/boardscene.h"
#include "ui/coach/columnvalues.h"
#include "ui/coach/hinter.h"
#include "ui/coach/practice.h"
#include "ui/coach/reviewer.h"
#include "ui/coach/threatview.h"
#include "ui/game/gamemodel.h"
#include "ui/game/interlude.h"
#include "ui/session/session.h"
#include "ui/settings/preferences.h"
#include "ui/widgets/dialoghost.h"
#include "ui/widgets/messagebox.h"
#include "ui/window/commands.h"

namespace four {

CoachFlow::CoachFlow(const Parts &parts, QWidget *window) : QObject(window), m_parts(parts), m_window(window)
{
    connect(m_parts.values, &ColumnValues::changed, this,
            [this] { m_parts.scene->setColumnMarks(m_parts.values->marks()); });
    connect(m_parts.hinter, &Hinter::asked, this,
            [this] { m_parts.session->noteHint(m_parts.model->shown()); });
    connect(m_parts.hinter, &Hinter::changed, this, &CoachFlow::showMarks);
    connect(m_parts.interlude, &Interlude::secretChanged, this, &CoachFlow::showValues);
    connect(m_parts.threats, &ThreatView::changed, this, &CoachFlow::showMarks);
    // The window hears of it too, and first takes the keyboard off the buttons that go.
    connect(m_parts.practice, &Practice::changed, this, &CoachFlow::placeMarks);
}

void CoachFlow::toggleValues()
{
    if (!m_parts.commands->action(Command::Values)->isChecked())
        return setValuesShown(false);
    withAgreement([this] { setValuesShown(true); }, [this] { showValues(); });
}

void CoachFlow::setValuesShown(bool shown)
{
    PreferenceValues values = m_parts.preferences->values();
    values.showValues = shown;
    m_parts.preferences->set(values);
    showValues();
}

void CoachFlow::showValues()
{
    Session *session = m_parts.session;
    const bool shown = m_parts.preferences->values().showValues && !session->needsAgreement();
    m_parts.commands->action(Command::Values)->setChecked(shown);
    // The command stays as it is meanwhile: it is what the person wants to see again.
    m_parts.values->setOn(shown && !m_parts.interlude->isSecret());
    if (shown && !session->isBetweenComputers())
        session->noteValues();
}

void CoachFlow::askForHint()
{
    withAgreement([this] {
        Q_EMIT pageWanted();
        m_parts.hinter->ask();
    });
}

void CoachFlow::toggleThreats()
{
    PreferenceValues values = m_parts.preferences->values();
    values.showThreats = m_parts.commands->action(Command::Threats)->isChecked();
    m_parts.preferences->set(values);
    // What is to be said of them stands there.
    if (values.showThreats)
        Q_EMIT pageWanted();
}

void CoachFlow::review()
{
    // Where there can be none, the page says why.
    if (!m_parts.reviewer->canReview()) {
        Q_EMIT reviewPageWanted();
        return;
    }
    withAgreement([this] {
        Q_EMIT reviewPageWanted();
        if (!m_parts.session->isBetweenComputers())
            m_parts.session->noteReview();
        m_parts.reviewer->ask();
    });
}

void CoachFlow::showWhy()
{
    m_parts.practice->showWhy();
    if (m_parts.practice->isWhyShown())
        Q_EMIT pageWanted();
}

void CoachFlow::refresh()
{
    showValues();
    const bool hasThreats = m_parts.preferences->values().showThreats;
    m_parts.commands->action(Command::Threats)->setChecked(hasThreats);
    m_parts.threats->setOn(hasThreats);
}

void CoachFlow::showMarks()
{
    placeMarks();
    m_parts.commands->refresh();
}

void CoachFlow::placeMarks()
{
    CoachMarks marks = m_parts.threats->marks();
    for (const CoachMark &mark : m_parts.hinter->marks())
        marks.push_back(mark);
    for (const CoachMark &mark : m_parts.practice->marks())
        marks.push_back(mark);
    m_parts.scene->setCoachMarks(marks);
}

void CoachFlow::withAgreement(const std::function<void()> &work, const std::function<void()> &no)
{
    if (!m_parts.session->needsAgreement())
        return work();
    auto *question = new MessageBox(
        QMessageBox::Question, [] { return tr("Coach"); },
        [] {
            return tr(
                "Do both players agree that the coach shows hints and values in this game?\n\nThe game is "
                "marked as one with the coach’s help.");
        },
        QDialogButtonBox::Yes | QDialogButtonBox::No, m_window);
    question->setObjectName("agreementDialog");
    question->setDefaultButton(QDialogButtonBox::No);
    m_parts.dialogs->open(question, [this, work, no](int result) {
        if (result != QDialogButtonBox::Yes)
            return no();
        m_parts.session->agree();
        work();
    });
}

} // namespace four
