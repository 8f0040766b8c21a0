// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/layouts/flowlayout.h"

#include <QBoxLayout>
#include <QEvent>
#include <QScrollArea>

#include <functional>
#include <initializer_list>
#include <utility>

/// What the pages beside the board are made of.
namespace four::page {

template <typename Widget>
Widget *make(const char *name, QWidget *parent)
{
    auto *widget = new Widget(parent);
    widget->setObjectName(name);
    return widget;
}

/// @tparam Label with its text at the top left
template <typename Label>
Label *makeText(const char *name, QWidget *parent)
{
    auto *label = make<Label>(name, parent);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

inline void makeBold(QWidget *widget)
{
    QFont bold = widget->font();
    bold.setBold(true);
    widget->setFont(bold);
}

/// Side by side, in as many rows as the width asks for.
inline FlowLayout *makeRow(std::initializer_list<QWidget *> widgets)
{
    auto *row = new FlowLayout;
    row->setAlignment(Qt::AlignLeading);
    for (QWidget *widget : widgets)
        row->addWidget(widget);
    return row;
}

/// Side by side in one row, from the leading edge.
inline QHBoxLayout *makeLine(std::initializer_list<QWidget *> widgets)
{
    auto *line = new QHBoxLayout;
    for (QWidget *widget : widgets)
        line->addWidget(widget);
    line->addStretch();
    return line;
}

inline void add(QBoxLayout *to, QWidget *widget)
{
    to->addWidget(widget);
}
inline void add(QBoxLayout *to, QLayout *layout)
{
    to->addLayout(layout);
}
/// Below each other, with the rest of the height below the last.
template <typename... Parts>
QVBoxLayout *stack(QWidget *on, Parts *...parts)
{
    auto *column = new QVBoxLayout(on);
    (add(column, parts), ...);
    column->addStretch();
    return column;
}

/// Scrolls up and down only.
inline void setUp(QScrollArea *page, const char *name)
{
    page->setObjectName(name);
    page->setWidgetResizable(true);
    page->setFrameShape(QFrame::NoFrame);
    page->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

/// Does the work now and after each change of the interface's language.
inline void keepTranslated(QWidget *widget, std::function<void()> work)
{
    class Filter : public QObject
    {
    public:
        Filter(QWidget *widget, std::function<void()> work) : QObject(widget), m_work(std::move(work)) {}
        bool eventFilter(QObject *, QEvent *event) override
        {
            if (event->type() == QEvent::LanguageChange)
                m_work();
            return false;
        }

    private:
        std::function<void()> m_work;
    };
    work();
    widget->installEventFilter(new Filter(widget, std::move(work)));
}

} // namespace four::page
