// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/speech/livelabel.h"

#include "ui/settings/theme.h"
#include "ui/text/words.h"

#include <QAccessibleWidget>
#include <QShowEvent>
#include <QTextDocumentFragment>

#include <chrono>
#include <utility>

namespace four {

namespace {
using namespace std::chrono_literals;
constexpr auto rest = 1500ms; ///< longer than the pause between two typed and spoken letters

/// A label for screen readers: its text without the marks that isolate names (see Words::plain).
class AccessibleLabel : public QAccessibleWidget
{
public:
    explicit AccessibleLabel(QLabel *label) : QAccessibleWidget(label, QAccessible::StaticText) {}

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        const auto *label = static_cast<const QLabel *>(widget());
        QString said = QAccessibleWidget::text(kind);
        if (kind == QAccessible::Name && label->accessibleName().isEmpty()) {
            said = label->text();
            if (label->textFormat() == Qt::RichText ||
                (label->textFormat() == Qt::AutoText && Qt::mightBeRichText(said)))
                said = QTextDocumentFragment::fromHtml(said).toPlainText();
            else if (label->buddy())
                said.remove(u'&'); // marks the mnemonic
        }
        return Words::plain(said);
    }

    [[nodiscard]] QVector<std::pair<QAccessibleInterface *, QAccessible::Relation>>
    relations(QAccessible::Relation match) const override
    {
        auto related = QAccessibleWidget::relations(match);
        QWidget *buddy = static_cast<const QLabel *>(widget())->buddy();
        if (buddy && (match & QAccessible::Labelled))
            related.emplaceBack(QAccessible::queryAccessibleInterface(buddy), QAccessible::Labelled);
        return related;
    }
};

QAccessibleInterface *describeLabel(const QString &, QObject *object)
{
    auto *label = qobject_cast<QLabel *>(object);
    return label ? new AccessibleLabel(label) : nullptr;
}
} // namespace

LiveLabel::LiveLabel(QWidget *parent) : WrappedLabel(parent)
{
    // For every label from now on: one that was asked before keeps Qt's description.
    QAccessible::installFactory(describeLabel);
    setAlignment(Qt::AlignCenter);
    m_rest.setSingleShot(true);
    m_rest.setInterval(rest);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        if (m_said != m_heard)
            sayAgain();
    });
}

void LiveLabel::say(const QString &text, const QString &spoken, Announcer::Order order)
{
    const QString said = spoken.isEmpty() ? text : spoken;
    m_order = order;
    setText(text);
    const bool isWaiting = m_rest.isActive() && m_said != m_heard;
    if (std::exchange(m_said, said) != said || isWaiting)
        sayAgain();
}

void LiveLabel::tell(const QString &text, const QString &whole, const QString &news, Announcer::Order order)
{
    setText(text);
    m_said = whole;
    m_order = order;
    forgetWaiting();
    if (!isVisible() || news.isEmpty())
        return;
    Announcer *announcer = Announcer::of(this);
    // The label was shown in this turn: its former text waits and is replaced.
    if (announcer->isWaiting(this))
        announcer->say(m_said, this, m_order);
    else
        announcer->say(news, nullptr, m_order); // does not replace texts that still wait
}

void LiveLabel::sayAtRest(const QString &text)
{
    setText(text);
    if (std::exchange(m_said, text) != text)
        m_rest.start();
}

void LiveLabel::sayWaiting()
{
    if (m_rest.isActive() && m_said != m_heard)
        sayAgain();
}

void LiveLabel::forgetWaiting()
{
    m_rest.stop();
    m_heard = m_said;
}

void LiveLabel::sayAgain()
{
    forgetWaiting();
    if (isVisible())
        Announcer::of(this)->say(m_said, this, m_order);
    else // what it had to say before it was hidden is out of date now
        Announcer::withdraw(this);
}

void LiveLabel::changeEvent(QEvent *event)
{
    WrappedLabel::changeEvent(event);
    // The label's parent, which heard of it before, has set the same text in another language.
    if (event->type() == QEvent::LanguageChange)
        Announcer::withdraw(this);
}

void LiveLabel::showEvent(QShowEvent *event)
{
    WrappedLabel::showEvent(event);
    // A spontaneous event comes when the window is restored.
    if (!event->spontaneous() && !m_rest.isActive())
        sayAgain();
}

void showAsRefusal(QLabel *label, bool refused)
{
    // Only these two colours; all others follow the desktop.
    QPalette colours;
    if (refused) {
        const Theme::Refusal &refusal = Theme::of(label->parentWidget()->palette()).refusal;
        colours.setColor(QPalette::Window, refusal.background);
        colours.setColor(QPalette::WindowText, refusal.text);
    }
    label->setPalette(colours);
    label->setAutoFillBackground(refused);
}

} // namespace four

#include "moc_livelabel.cpp"
