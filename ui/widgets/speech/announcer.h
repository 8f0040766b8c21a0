// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

#include <array>
#include <cstdint>
#include <vector>

namespace four {

/// Makes a screen reader say texts at once, wherever the focus is. One for each window; it is invisible.
///
/// Of Qt 6.4's accessible events, screen readers speak only a notification that appears. A label with that
/// role would be spoken twice or empty when its panel appears. So the notifications here are no widgets and
/// appear only when there is a text.
///
/// Texts of one turn of the event loop form one announcement without repetitions. The announcement waits
/// while no window of the program has the focus, because screen readers stop speaking when the window
/// changes. GUI thread only.
class Announcer : public QWidget
{
    Q_OBJECT

public:
    /// The announcer of the widget's window, made at the first call. A dialog uses its parent window's: for a
    /// notification in a dialog, screen readers repeat the dialog's title.
    [[nodiscard]] static Announcer *of(const QWidget *widget);

    enum class Order : std::uint8_t { BeforeOthers, AsTheyCome, AfterOthers };
    /// @param source its earlier text is replaced if it was not announced yet
    /// @param order among the texts of the same turn
    void say(const QString &text, const QObject *source = nullptr, Order order = Order::AsTheyCome);
    /// Drops what the widget, as a source, has to say, if it was not announced yet. Makes no announcer: the
    /// window may be about to go.
    static void withdraw(const QWidget *source);
    /// Whether a text of the source waits.
    [[nodiscard]] bool isWaiting(const QObject *source) const;
    /// Drops the texts that were not announced yet.
    void forget() { m_waiting.clear(); }

    /// Announcements kept at the same time: a screen reader asks for a text some time after the event.
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
