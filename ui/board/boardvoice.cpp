// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boardvoice.h"

#include "ui/board/accessibleboard.h"
#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/board/columnmark.h"
#include "ui/widgets/speech/announcer.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace four {

namespace {
using namespace std::chrono_literals;
constexpr auto untilAsked = 2s; ///< longer than a screen reader needs on a busy machine, and an estimate for
                                ///< one turn more
} // namespace

BoardVoice::BoardVoice(BoardView *view) : QObject(view), m_view(view)
{
    m_asking.setSingleShot(true);
    m_asking.setInterval(untilAsked);
    connect(&m_asking, &QTimer::timeout, this, &BoardVoice::sayOwedValue);
}

void BoardVoice::tellPlace()
{
    if (!m_view->hasFocus() || !QAccessible::isActive())
        return;
    if (m_isSilent) {
        m_hasLeft = true;
        return;
    }
    QAccessibleInterface *place = QAccessible::queryAccessibleInterface(m_view)->focusChild();
    const QAccessible::Id id = QAccessible::uniqueId(place);
    const bool isThere = id == m_place;
    if (!isThere || m_hasLeft) {
        m_valueRead.clear();
        m_isValueOwed = !m_view->focusedCell();
    }
    if (isThere && m_hasLeft) {
        // The reader believes that it has been here all the while, and would say nothing.
        QString words = place->text(QAccessible::Name);
        if (const QString value = place->text(QAccessible::Description); !value.isEmpty())
            words += QStringLiteral(", ") + value;
        Announcer::of(m_view)->say(words + u'.', m_view);
    } else {
        // Before it asks, so that nothing that it remembers is out of date.
        tellChanges();
        m_place = id;
        // Of where it is already, a reader asks nothing.
        if (!isThere)
            m_asking.start();
        const QScopedValueRollback telling(m_isTelling, true);
        QAccessibleEvent event(place, QAccessible::Focus);
        QAccessible::updateAccessibility(&event);
    }
    m_hasLeft = false;
    tellChanges();
}

void BoardVoice::tellChanges()
{
    if (!QAccessible::isActive())
        return;
    const QScopedValueRollback telling(m_isTelling, true);
    static_cast<AccessibleBoard *>(QAccessible::queryAccessibleInterface(m_view))->tellChanges(m_place);
}

void BoardVoice::tellValues()
{
    tellChanges();
    // What was not known yet when the column was read, or is asked for now, is said as soon as it is known.
    const ColumnMarks &marks = m_view->boardScene()->columnMarks();
    const bool hadValues = std::exchange(m_hasValues, marks.has_value());
    if (hadValues != m_hasValues)
        m_isValueOwed = m_hasValues;
    // An estimate is worth to be told when it grows no more.
    const auto isEstimated = [](const ColumnMark &mark) {
        return mark.state == ColumnMark::State::Estimated;
    };
    if (m_isValueOwed && areValuesKnown() && std::ranges::any_of(*marks, isEstimated))
        m_asking.start();
    // A reader that was told of the column asks for its value, too, and then reads it out.
    if (!m_asking.isActive())
        sayOwedValue();
}

void BoardVoice::forgetValue()
{
    m_isValueOwed = false;
    m_asking.stop();
}

void BoardVoice::beginAnew()
{
    m_hasLeft = false;
    tellPlace();
}

void BoardVoice::enterBoard()
{
    m_place = 0;
    if (QAccessible::isActive())
        m_asking.start();
    // Qt says first that the board as a whole has got it.
    QTimer::singleShot(0, this, &BoardVoice::tellPlace);
}

QString BoardVoice::valueAsked(int column)
{
    const QString words = m_view->wordsOfColumn(column);
    if (!m_isTelling && !m_view->focusedCell() && column == m_view->focusedColumn()) {
        m_asking.stop();
        m_valueRead = words;
        m_isValueOwed = m_isValueOwed && !areValuesKnown();
    }
    return words;
}

bool BoardVoice::areValuesKnown() const
{
    const auto isAwaited = [](const ColumnMark &mark) { return mark.state == ColumnMark::State::Awaited; };
    const ColumnMarks &marks = m_view->boardScene()->columnMarks();
    // Which is the best is known last.
    return marks && std::ranges::none_of(*marks, isAwaited);
}

void BoardVoice::sayOwedValue()
{
    if (!m_isValueOwed || !m_view->hasFocus() || !areValuesKnown())
        return;
    m_isValueOwed = false;
    if (const QString words = m_view->wordsOfColumn(m_view->focusedColumn()); words != m_valueRead)
        Announcer::of(m_view)->say(words, m_view);
}

} // namespace four

#include "moc_boardvoice.cpp"
