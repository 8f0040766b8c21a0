// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/messagebox.h"

#include "ui/widgets/layouts/fittingarea.h"
#include "ui/widgets/layouts/wrappedlabel.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>

namespace four {

namespace {
constexpr int usualLetters = 56; ///< in a line of the text, as far as the screen has room for them

std::optional<QStyle::StandardPixmap> pictureOf(QMessageBox::Icon icon)
{
    switch (icon) {
    case QMessageBox::Information:
        return QStyle::SP_MessageBoxInformation;
    case QMessageBox::Warning:
        return QStyle::SP_MessageBoxWarning;
    case QMessageBox::Critical:
        return QStyle::SP_MessageBoxCritical;
    case QMessageBox::Question:
        return QStyle::SP_MessageBoxQuestion;
    case QMessageBox::NoIcon:
        break;
    }
    return {};
}
} // namespace

MessageBox::MessageBox(QMessageBox::Icon icon, const Text &title, const Text &text,
                       QDialogButtonBox::StandardButtons buttons, QWidget *parent)
    : QDialog(parent), m_kind(icon), m_title(title), m_says(text), m_icon(new QLabel),
      m_text(new WrappedLabel), m_buttons(new QDialogButtonBox(buttons, this))
{
    m_text->setObjectName("text");
    m_text->setAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    m_icon->setAlignment(Qt::AlignTop);
    auto *content = new QWidget;
    auto *row = new QHBoxLayout(content);
    row->setContentsMargins({});
    row->setSpacing(12);
    row->addWidget(m_icon, 0, Qt::AlignTop);
    row->addWidget(m_text, 1);
    m_area = new FittingArea(content, this);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_area);
    column->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::clicked, this,
            [this](QAbstractButton *button) { done(m_buttons->standardButton(button)); });
    // Where there is something to scroll, the keyboard has to get there.
    connect(m_area->verticalScrollBar(), &QScrollBar::rangeChanged, this, [this](int least, int most) {
        m_area->setFocusPolicy(most > least ? Qt::StrongFocus : Qt::NoFocus);
    });
    setTextFormat(Qt::PlainText);
    showIcon();
    retranslate();
}

void MessageBox::setTextFormat(Qt::TextFormat format)
{
    m_text->setTextFormat(format);
}

void MessageBox::setButtonText(QDialogButtonBox::StandardButton button, const Text &text)
{
    m_buttonTexts[button] = text;
    retranslate();
}

void MessageBox::setDefaultButton(QDialogButtonBox::StandardButton button)
{
    m_buttons->button(button)->setDefault(true);
}

void MessageBox::showIcon()
{
    const std::optional<QStyle::StandardPixmap> picture = pictureOf(m_kind);
    // Beside a few long words on a small screen there is no room for decoration.
    const int side = style()->pixelMetric(QStyle::PM_MessageBoxIconSize, nullptr, this);
    const bool hasRoom = screen()->availableSize().width() > 12 * side;
    m_icon->setVisible(picture && hasRoom);
    if (picture)
        m_icon->setPixmap(style()->standardIcon(*picture, nullptr, this).pixmap(side));
}

void MessageBox::retranslate()
{
    setWindowTitle(m_title());
    m_text->setText(m_says());
    for (const auto &[button, text] : m_buttonTexts)
        m_buttons->button(button)->setText(text());
}

void MessageBox::setWidthOfText()
{
    // In the letters that it is shown in.
    ensurePolished();
    const int wish = usualLetters * m_text->fontMetrics().averageCharWidth();
    const int around = 4 * style()->pixelMetric(QStyle::PM_LayoutLeftMargin) +
                       m_area->verticalScrollBar()->sizeHint().width() +
                       (m_icon->isHidden() ? 0 : m_icon->sizeHint().width());
    m_text->setMinimumWidth(std::min(wish, screen()->availableSize().width() - around - 24));
}

void MessageBox::setVisible(bool isVisible)
{
    // Before the dialog takes the height that its text then needs.
    if (isVisible && isHidden())
        setWidthOfText();
    QDialog::setVisible(isVisible);
}

void MessageBox::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void MessageBox::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::StyleChange || event->type() == QEvent::PaletteChange)
        showIcon();
}

} // namespace four

#include "moc_messagebox.cpp"
