// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

#include <array>
#include <cstdint>
#include <vector>

namespace four {

/// A window's voice: what it is given, a screen reader says at once, wherever the focus is. Nothing of it is
/// to be seen.
///
/// Of all that Qt 6.4 can tell a screen reader, only a notification that appears is spoken. Qt tells of every
/// widget that appears, so that a label that were a notification would be heard when its panel comes and
/// goes, twice over or empty. Hence the notifications here are no widgets, and appear only when there is
/// something to say.
///
/// What is said between two turns of the event loop is one announcement, in which nothing stands twice. While
/// no window of the program has the keyboard, as between the end of a dialog and the return to its window,
/// it waits: a screen reader falls silent at the change of windows. GUI thread only.
class Announcer : public QWidget
{
    Q_OBJECT

public:
    /// The one of the widget's window, which is made when it is first asked for. That of a dialog is its
    /// window's: with a notification in a dialog, the dialog's title would be read each time.
    [[nodiscard]] static Announcer *of(const QWidget *widget);

    enum class Order : std::uint8_t { BeforeOthers, AsTheyCome, AfterOthers };
    /// @param source whose earlier words, if nobody has heard them yet, these take the place of
    /// @param order among what is said in the same turn: what happened comes before what follows from it
    void say(const QString &text, const QObject *source = nullptr, Order order = Order::AsTheyCome);
    /// Whether something of the source waits to be said.
    [[nodiscard]] bool isWaiting(const QObject *source) const;
    /// Takes back what nobody has heard yet.
    void forget() { m_waiting.clear(); }

    /// So many announcements can be read one after the other before one takes the place of the first: whoever
    /// hears of one asks for its words a moment later.
    static constexpr int places = 6;
    [[nodiscard]] const QString &at(int place) const { return m_texts[static_cast<std::size_t>(place)]; }

Q_SIGNALS:
    void announced(const QString &text);

private:
    explicit Announcer(QWidget *window);
    void announce();

    struct Waiting
    {
        QString text;
        const QObject *source; ///< to be compared only
        Order order;
    };
    std::vector<Waiting> m_waiting;
    QTimer m_turn;
    std::array<QString, places> m_texts;
    int m_place = 0; ///< of the next announcement
};

} // namespace four
