// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/tokens.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/labelrole.h"
#include "ui/widgets/layouts/flowlayout.h"

#include <QBoxLayout>
#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>

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

/// @tparam Label as makeText(), of this role among the texts of the page
template <typename Label>
Label *makeText(const char *name, LabelRole role, QWidget *parent)
{
    auto *label = makeText<Label>(name, parent);
    setRole(label, role);
    return label;
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

/// What can be done on the page, in its grid. None moves as another becomes the primary one.
inline PairLayout *makeGrid(std::initializer_list<TurnButton *> buttons)
{
    auto *grid = new PairLayout;
    for (TurnButton *button : buttons) {
        button->keepWidth();
        grid->addWidget(button);
    }
    return grid;
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
    column->setContentsMargins(0, 0, 0, 0); // the panel keeps them
    column->setSpacing(tokens::space::close);
    (add(column, parts), ...);
    column->addStretch();
    return column;
}

/// Scrolls up and down only. Nothing on the page moves aside as the scroll bar comes and goes: its room is
/// kept, within the padding of the panel. To be called when the page has its widget.
inline void setUp(QScrollArea *page, const char *name)
{
    class Keeper : public QObject
    {
    public:
        explicit Keeper(QScrollArea *page) : QObject(page), m_page(page) { keepRoom(false); }
        bool eventFilter(QObject *, QEvent *event) override
        {
            if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent)
                keepRoom(event->type() == QEvent::ShowToParent);
            return false;
        }

    private:
        void keepRoom(bool isBarShown)
        {
            constexpr int beside = 2;
            const int bar = m_page->style()->pixelMetric(QStyle::PM_ScrollBarExtent);
            m_page->widget()->setContentsMargins(0, 0, beside + (isBarShown ? 0 : bar), 0);
        }
        QScrollArea *m_page;
    };
    page->setObjectName(name);
    page->setWidgetResizable(true);
    page->setFrameShape(QFrame::NoFrame);
    page->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Qt shows and hides what is around the bar.
    page->verticalScrollBar()->parentWidget()->installEventFilter(new Keeper(page));
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
