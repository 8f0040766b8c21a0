// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/speech/announcer.h"

#include "ui/text/words.h"

#include <QAccessibleWidget>
#include <QGuiApplication>
#include <QPointer>
#include <QStringList>
#include <QWindow>

#include <algorithm>
#include <utility>

namespace four {

namespace {
/// One notification.
class Announcement : public QAccessibleInterface
{
public:
    Announcement(Announcer *announcer, int place) : m_announcer(announcer), m_place(place) {}

    [[nodiscard]] bool isValid() const override { return m_announcer; }
    [[nodiscard]] QObject *object() const override { return nullptr; }
    [[nodiscard]] QWindow *window() const override
    {
        return m_announcer ? m_announcer->window()->windowHandle() : nullptr;
    }
    [[nodiscard]] QAccessibleInterface *parent() const override
    {
        return m_announcer ? QAccessible::queryAccessibleInterface(m_announcer) : nullptr;
    }
    [[nodiscard]] QAccessibleInterface *child(int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    [[nodiscard]] QString text(QAccessible::Text which) const override
    {
        return m_announcer && which == QAccessible::Name ? m_announcer->at(m_place) : QString();
    }
    void setText(QAccessible::Text, const QString &) override {}
    [[nodiscard]] QRect rect() const override { return {}; }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Notification; }
    [[nodiscard]] QAccessible::State state() const override { return {}; }

private:
    QPointer<Announcer> m_announcer;
    int m_place;
};

class AccessibleAnnouncer : public QAccessibleWidget
{
public:
    explicit AccessibleAnnouncer(Announcer *announcer) : QAccessibleWidget(announcer, QAccessible::Grouping)
    {
        for (int place = 0; place < Announcer::places; ++place)
            m_places[std::size_t(place)] =
                QAccessible::registerAccessibleInterface(new Announcement(announcer, place));
    }
    ~AccessibleAnnouncer() override
    {
        for (const QAccessible::Id id : m_places)
            QAccessible::deleteAccessibleInterface(id);
    }
    Q_DISABLE_COPY_MOVE(AccessibleAnnouncer)

    [[nodiscard]] int childCount() const override { return Announcer::places; }
    [[nodiscard]] QAccessibleInterface *child(int index) const override
    {
        if (index < 0 || index >= Announcer::places)
            return nullptr;
        return QAccessible::accessibleInterface(m_places[std::size_t(index)]);
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *thing) const override
    {
        for (int i = 0; i < Announcer::places; ++i) {
            if (child(i) == thing)
                return i;
        }
        return -1;
    }

private:
    std::array<QAccessible::Id, Announcer::places> m_places{};
};

QAccessibleInterface *describeAnnouncer(const QString &, QObject *object)
{
    auto *announcer = qobject_cast<Announcer *>(object);
    return announcer ? new AccessibleAnnouncer(announcer) : nullptr;
}
} // namespace

Announcer::Announcer(QWidget *window) : QWidget(window)
{
    setObjectName("announcer");
    hide();
    m_turn.setSingleShot(true);
    m_turn.setInterval(0);
    connect(&m_turn, &QTimer::timeout, this, &Announcer::announce);
    connect(qGuiApp, &QGuiApplication::focusWindowChanged, &m_turn, qOverload<>(&QTimer::start));
}

namespace {
QWidget *outermostWindow(const QWidget *widget)
{
    QWidget *window = widget->window();
    while (window->parentWidget())
        window = window->parentWidget()->window();
    return window;
}

Announcer *knownAnnouncer(const QWidget *window)
{
    return window->findChild<Announcer *>(QString(), Qt::FindDirectChildrenOnly);
}
} // namespace

Announcer *Announcer::of(const QWidget *widget)
{
    QWidget *window = outermostWindow(widget);
    if (Announcer *known = knownAnnouncer(window))
        return known;
    QAccessible::installFactory(describeAnnouncer);
    return new Announcer(window);
}

void Announcer::withdraw(const QWidget *source)
{
    if (Announcer *known = knownAnnouncer(outermostWindow(source)))
        known->say({}, source);
}

void Announcer::say(const QString &text, const QObject *source, Order order)
{
    std::erase_if(m_waiting, [source](const Waiting &waiting) { return source && waiting.source == source; });
    const QString plain = Words::plain(text).trimmed();
    if (plain.isEmpty())
        return;
    m_waiting.push_back({plain, source, order});
    m_turn.start();
}

bool Announcer::isWaiting(const QObject *source) const
{
    return std::ranges::find(m_waiting, source, &Waiting::source) != m_waiting.end();
}

void Announcer::announce()
{
    const QWindow *focus = QGuiApplication::focusWindow();
    if (m_waiting.empty() || !focus || !focus->isVisible())
        return;
    std::ranges::stable_sort(m_waiting, {}, &Waiting::order);
    QStringList texts;
    for (const Waiting &waiting : std::exchange(m_waiting, {})) {
        const auto isIn = [&](const QString &text) { return text.contains(waiting.text); };
        if (std::ranges::any_of(texts, isIn))
            continue;
        texts.removeIf([&](const QString &text) { return waiting.text.contains(text); });
        texts << waiting.text;
    }
    const QString text = texts.join(u' ');
    const int place = std::exchange(m_place, (m_place + 1) % places);
    m_texts[static_cast<std::size_t>(place)] = text;
    if (QAccessible::isActive()) {
        QAccessibleInterface *thing = QAccessible::queryAccessibleInterface(this)->child(place);
        // A screen reader caches the place's former name.
        QAccessibleEvent renamed(thing, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&renamed);
        QAccessibleEvent shown(thing, QAccessible::ObjectShow);
        QAccessible::updateAccessibility(&shown);
    }
    Q_EMIT announced(text);
}

} // namespace four

#include "moc_announcer.cpp"
