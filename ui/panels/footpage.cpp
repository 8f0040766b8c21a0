// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/footpage.h"

#include "ui/widgets/actionbutton.h"
#include "ui/widgets/layouts/flowlayout.h"

#include <QEvent>
#include <QFontInfo>
#include <QLabel>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace four {

namespace {
constexpr double small = 0.92; ///< of the usual letters: what is only told
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
    m_flow->setSpacing(8);
    m_more->hide();
    connect(m_more->popup(), &QMenu::aboutToShow, this, &FootPage::fillMenu);
}

void FootPage::layOut(std::initializer_list<QLabel *> words, QLabel *prompt, QLabel *detail)
{
    m_prompt = prompt;
    m_detail = detail;
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
    constexpr double growth = 0.8; // of the letters: the buttons' padding where there is room
    m_flow->setGrowth(int(growth * QFontInfo(font()).pixelSize()));
    if (m_prompt) {
        QFont bold = font();
        bold.setBold(true);
        bold.setPixelSize(m_form.promptPixels);
        m_prompt->setFont(bold);
    }
    if (m_detail) {
        QFont quiet = font();
        if (quiet.pixelSize() > 0)
            quiet.setPixelSize(qRound(quiet.pixelSize() * small));
        else
            quiet.setPointSizeF(quiet.pointSizeF() * small);
        m_detail->setFont(quiet);
        setGivenWay(m_detail, !m_form.hasDetail && !m_isUrgent);
        setGivenWay(m_prompt, !m_form.hasDetail && m_isUrgent);
    }
    refreshRow();
}

int FootPage::heightAt(int width) const
{
    return layout()->totalHeightForWidth(width);
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
    const bool hasButtons =
        std::ranges::any_of(m_row->findChildren<QPushButton *>(QString(), Qt::FindDirectChildrenOnly),
                            [](const QPushButton *button) { return !button->isHidden(); });
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
