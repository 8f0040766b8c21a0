// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QObject>
#include <QScopedValueRollback>
#include <QTimer>

namespace four {

class BoardView;

/// Tells a screen reader where on the board the keys are, what has changed there, and what the column that
/// has the focus is worth.
///
/// A reader that is told of a new place asks for its words itself, and reads them out; it says nothing of a
/// place that it believes to be at. So this remembers where the reader is and what it has been given, and
/// announces what nobody would hear otherwise, once. GUI thread only.
class BoardVoice : public QObject
{
    Q_OBJECT

public:
    explicit BoardVoice(BoardView *view);

    /// While the result lives, the cursor may move unheard: where it goes is announced by what comes of it.
    [[nodiscard]] QScopedValueRollback<bool> silently() { return QScopedValueRollback(m_isSilent, true); }
    /// The keys are somewhere else, or on something else.
    void tellPlace();
    /// What places say has changed.
    void tellChanges();
    /// What columns are worth has changed, or is shown no more.
    void tellValues();
    /// A drop is told by an announcement: the value of its column need not be said any more.
    void forgetValue();
    /// Another game is on the board.
    void beginAnew();
    /// The board has the keyboard now.
    void comeIn();
    /// What a drop into the column is worth, for a reader that asks: what it reads out itself is not
    /// announced as well.
    QString valueAsked(int column);

private:
    [[nodiscard]] bool areValuesKnown() const;
    void sayOwedValue();

    BoardView *m_view;
    QAccessible::Id m_place = 0; ///< that a reader was told last has the focus
    bool m_hasLeft = false;      ///< from there, without a word of it to the reader
    bool m_isSilent = false;
    bool m_isTelling = false;   ///< what has changed: it is Qt that asks then, and no reader
    bool m_hasValues = false;   ///< of columns, shown
    bool m_isValueOwed = false; ///< of the column that has the focus, unless the reader has asked for it
    QString m_valueRead;        ///< what the reader was given when it asked for that value
    QTimer m_asking; ///< runs until a reader that was told of a place asks for its value, and while an
                     ///< estimate grows
};

} // namespace four
