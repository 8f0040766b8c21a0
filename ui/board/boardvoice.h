// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QObject>
#include <QScopedValueRollback>
#include <QTimer>

namespace four {

class BoardView;

/// Tells a screen reader where on the board the keys are, what has changed, and the value of the focused
/// column.
///
/// A reader that gets a new place asks for its words and reads them; for the place where it already is, it
/// says nothing. So BoardVoice keeps the reader's place and what it was given, and announces once what the
/// reader would not read. GUI thread only.
class BoardVoice : public QObject
{
    Q_OBJECT

public:
    explicit BoardVoice(BoardView *view);

    /// While the result lives, cursor moves are not reported: the action's announcement names the place.
    [[nodiscard]] QScopedValueRollback<bool> silently() { return QScopedValueRollback(m_isSilent, true); }
    /// The place of the keys has changed.
    void tellPlace();
    /// Words of places have changed.
    void tellChanges();
    /// Values of columns have changed, or are no longer shown.
    void tellValues();
    /// A drop is announced: the value of its column is no longer said.
    void forgetValue();
    /// Another game is on the board.
    void beginAnew();
    /// The board has got the focus.
    void enterBoard();
    /// The column's value for a reader that asks, which is then not announced as well.
    QString valueAsked(int column);

private:
    [[nodiscard]] bool areValuesKnown() const;
    void sayOwedValue();

    BoardView *m_view;
    QAccessible::Id m_place = 0; ///< the focus that was reported last
    bool m_hasLeft = false;      ///< the cursor left m_place without a report
    bool m_isSilent = false;
    bool m_isTelling = false;   ///< Qt asks for words now, not the reader
    bool m_hasValues = false;   ///< of columns, shown
    bool m_isValueOwed = false; ///< of the column that has the focus, unless the reader has asked for it
    QString m_valueRead;        ///< what the reader was given when it asked for that value
    QTimer m_asking;            ///< runs until a reader asks for the value, and while an estimate grows
};

} // namespace four
