// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/footpage.h"

#include "ui/settings/tokens.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/labelrole.h"
#include "ui/widgets/layouts/flowlayout.h"

#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace four {

namespace {
constexpr int wordSpacing = 4;

/// A text that gives way keeps its place in the order of reading, and its voice.
void setGivenWay(QLabel *label, bool gives)
{
    label->setMaximumHeight(gives ? 0 : QWIDGETSIZE_MAX);
}
} // namespace

FootPage::FootPage(const char *name, QWidget *parent)
    : QWidget(parent), m_row(new QWidget(this)), m_flow(new FlowLayout(m_row)),
      m_more(new MenuButton("moreButtons", "m", this))
{
    setObjectName(QLatin1String(name));
    m_flow->setSpacing(tokens::space::close);
    m_more->hide();
    connect(m_more->popup(), &QMenu::aboutToShow, this, &FootPage::fillMenu);
}

void FootPage::layOut(std::initializer_list<QLabel *> words, QLabel *prompt, QLabel *detail)
{
    m_words = words;
    m_prompt = prompt;
    m_detail = detail;
    if (detail)
        setRole(detail, LabelRole::Quiet);
    auto *text = new QVBoxLayout;
    text->setSpacing(0);
    for (QLabel *label : words)
        text->addWidget(label);
    auto *line = new QHBoxLayout;
    line->setSpacing(wordSpacing);
    line->addLayout(text, 1);
    line->addWidget(m_more, 0, Qt::AlignVCenter);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(wordSpacing);
    column->addLayout(line);
    column->addWidget(m_row);
    column->addStretch();
    applyForm();
}

void FootPage::setForm(const Form &form)
{
    if (std::exchange(m_form, form) != form)
        applyForm();
}

void FootPage::setUrgent(bool isUrgent)
{
    if (std::exchange(m_isUrgent, isUrgent) != isUrgent)
        applyForm();
}

void FootPage::applyForm()
{
    m_flow->setGrowth(int(tokens::button::growth * tokens::type::lettersOf(font())));
    refreshRow();
}

int FootPage::wordsWidth() const
{
    return m_form.width - (m_form.isCompact ? m_more->sizeHint().width() + wordSpacing : 0);
}

int FootPage::heightOf(const QLabel *label) const
{
    return label->text().isEmpty() ? 0 : label->heightForWidth(wordsWidth());
}

void FootPage::fitWords()
{
    if (!m_prompt || m_form.width <= 0)
        return;
    fitPrompt();
    const bool isBoth =
        !m_detail || (m_form.hasDetail && heightOf(m_detail) + heightOf(m_prompt) <= m_form.wordsHeight);
    if (m_detail) {
        setGivenWay(m_detail, !isBoth && !m_isUrgent);
        setGivenWay(m_prompt, !isBoth && m_isUrgent);
    }
    if (m_detail && !isBoth && m_isUrgent)
        return;
    // The usual letters of the window are the smallest.
    const int least = tokens::type::lettersOf(font());
    QFont smaller = m_prompt->font();
    for (int pixels = smaller.pixelSize() - 1; pixels >= least && heightOf(m_prompt) > m_form.wordsHeight;
         --pixels) {
        smaller.setPixelSize(pixels);
        m_prompt->setFont(smaller);
    }
}

int FootPage::leastPrompt(int promptPixels, int letters)
{
    constexpr double smaller = 0.8;
    return std::max(letters, int(smaller * promptPixels));
}

void FootPage::fitPrompt()
{
    QFont bold = font();
    bold.setBold(true);
    const auto widthAt = [&](int pixels) {
        bold.setPixelSize(pixels);
        return QFontMetrics(bold).horizontalAdvance(m_prompt->text());
    };
    const int usual = m_form.promptPixels;
    bold.setPixelSize(usual);
    const int room = wordsWidth();
    if (const int width = widthAt(usual); width >= room && width > 0) {
        // In one line if smaller letters do it, else in lines of the usual ones.
        const int least = leastPrompt(usual, tokens::type::lettersOf(font()));
        int pixels = std::min(usual - 1, usual * room / width);
        while (pixels > least && widthAt(pixels) >= room)
            --pixels;
        bold.setPixelSize(pixels >= least && widthAt(pixels) < room ? pixels : usual);
    }
    if (m_prompt->font() != bold)
        m_prompt->setFont(bold);
}

int FootPage::heightAt(int width) const
{
    int words = 0;
    for (const QLabel *label : m_words)
        words += std::min(heightOf(label), label->maximumHeight());
    return m_form.isCompact ? std::max(words, m_more->sizeHint().height())
                            : words + wordSpacing + m_flow->heightForWidth(width);
}

int FootPage::buttonsHeight(int width) const
{
    return m_flow->heightForWidth(width);
}

int FootPage::leastWidth() const
{
    int width = 0;
    for (const QPushButton *button : m_row->findChildren<QPushButton *>())
        width = std::max(width, button->sizeHint().width());
    return width;
}

void FootPage::refreshRow()
{
    fitWords();
    const bool hasButtons =
        std::ranges::any_of(m_row->findChildren<QPushButton *>(QString(), Qt::FindDirectChildrenOnly),
                            [](const QPushButton *button) { return !button->isHidden(); });
    // Where it is shown already, it would only be laid out once more.
    if (m_form.isCompact || m_row->testAttribute(Qt::WA_WState_ExplicitShowHide))
        m_row->setVisible(!m_form.isCompact);
    m_more->setVisible(m_form.isCompact && hasButtons);
    // While another page hides this one, Qt keeps the width of the buttons as it saw them last.
    m_flow->invalidate();
    m_row->updateGeometry();
    updateGeometry();
}

void FootPage::fillMenu()
{
    m_more->popup()->clear();
    for (QPushButton *button : m_row->findChildren<QPushButton *>(QString(), Qt::FindDirectChildrenOnly)) {
        if (button->isHidden())
            continue;
        QAction *action = m_more->popup()->addAction(button->text(), button, &QPushButton::click);
        action->setEnabled(button->isEnabled());
    }
}

void FootPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && layout())
        applyForm();
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::ParentChange)
        m_more->setAccessibleName(tr("What can be done"));
}

} // namespace four

#include "moc_footpage.cpp"
