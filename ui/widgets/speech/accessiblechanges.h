// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QTimer>

class QAccessibleEvent;
class QWidget;

namespace four {

/// Between Qt and the screen reader: tells of the changes of a widget once a turn of the event loop, and of
/// those of a hidden one when it appears.
///
/// Qt tells of every text that is set, be it the same as before: a button that follows an action tells its
/// name five times in a turn, hidden pages tell of all that is in them. Of more than some fifty changes at
/// once a screen reader drops what it takes for noise, and the announcement with it (Orca 43: `_inFlood` in
/// its event_manager.py). What says something itself (announcements, the focus, the board's columns) is
/// passed on as it comes.
///
/// And a table tells that its new current row has the focus, though the keyboard be elsewhere: of a dialog
/// that is being made, a screen reader would then read the title and all that describes it twice. That is not
/// told.
class AccessibleChanges : public QObject
{
    Q_OBJECT

public:
    /// For the whole program, once. To be called in the GUI thread. An update handler that is there already
    /// gets what is told.
    static void install();

private:
    /// What has changed since it was last told.
    struct Changes
    {
        QPointer<QWidget> widget; ///< another one may come to lie where it was
        bool name = false;
        bool description = false;
        bool enabled = false;
        bool value = false;
    };

    explicit AccessibleChanges(QObject *parent);
    static void hear(QAccessibleEvent *event);
    [[nodiscard]] bool keep(const QAccessibleEvent &event);
    [[nodiscard]] Changes &changesOf(QWidget *widget);
    void tell();
    static void tell(const Changes &changes);
    static void pass(QAccessibleEvent *event);

    QHash<const QWidget *, Changes> m_changes;
    QTimer m_turn;
};

} // namespace four
