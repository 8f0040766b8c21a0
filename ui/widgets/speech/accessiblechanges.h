// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QTimer>

class QAccessibleEvent;
class QWidget;

namespace four {

/// Filters accessible events between Qt and the screen reader: reports a widget's changes once for each turn
/// of the event loop, and those of a hidden widget when it is shown.
///
/// Qt reports each text that is set, even an equal one: a button that follows an action reports its name five
/// times in a turn. After about fifty events at once a screen reader drops events, announcements among them
/// (Orca 43: `_inFlood` in its event_manager.py). Announcements, focus and the board's columns pass at once.
///
/// A table reports that its new current row has the focus even without it; a screen reader would read a new
/// dialog's title twice. These events are dropped.
class AccessibleChanges : public QObject
{
    Q_OBJECT

public:
    /// Once for the program, in the GUI thread. An earlier update handler gets the events that pass.
    static void install();

private:
    /// Changes that were not reported yet.
    struct Changes
    {
        QPointer<QWidget> widget; ///< null once deleted; its address may be used again
        bool name = false;
        bool description = false;
        bool enabled = false;
        bool value = false;
    };

    explicit AccessibleChanges(QObject *parent);
    static void filterEvent(QAccessibleEvent *event);
    [[nodiscard]] bool keepChange(const QAccessibleEvent &event);
    [[nodiscard]] Changes &changesOf(QWidget *widget);
    void reportAll();
    static void reportChanges(const Changes &changes);
    static void passEvent(QAccessibleEvent *event);

    QHash<const QWidget *, Changes> m_changes;
    QTimer m_turn;
};

/// Gives each QStackedWidget the role of a group: screen readers speak Qt's role, "layered pane". Other
/// widgets have it that have the groupProperty.
void describeGroups();
inline constexpr auto groupProperty = "isGroup";

} // namespace four
