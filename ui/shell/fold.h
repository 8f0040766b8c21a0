// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/pageparts.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace four {

/// A caption that shows and hides what is below it.
class Fold : public QWidget
{
public:
    Fold(const char *name, QWidget *content, QWidget *parent)
        : QWidget(parent), m_caption(page::make<QToolButton>(name, this)), m_content(content)
    {
        m_caption->setCheckable(true);
        m_caption->setAutoRaise(true);
        m_caption->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(m_caption, 0, Qt::AlignLeft);
        column->addWidget(content);
        connect(m_caption, &QToolButton::toggled, this, [this](bool isOpen) { setOpen(isOpen); });
        setOpen(false);
    }
    [[nodiscard]] QToolButton *caption() const { return m_caption; }
    void setOpen(bool isOpen)
    {
        m_caption->setChecked(isOpen);
        m_content->setVisible(isOpen);
        m_caption->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
    }

private:
    QToolButton *m_caption;
    QWidget *m_content;
};

} // namespace four
