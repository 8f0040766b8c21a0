// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/emptynote.h"

#include <QAbstractItemModel>
#include <QAbstractItemView>
#include <QEvent>

namespace four {

EmptyNote::EmptyNote(QAbstractItemView *view) : QLabel(view->viewport()), m_view(view)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAlignment(Qt::AlignCenter);
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setForegroundRole(QPalette::Text);
    setMargin(12);
    m_view->viewport()->installEventFilter(this);
    const QAbstractItemModel *model = m_view->model();
    connect(model, &QAbstractItemModel::modelReset, this, &EmptyNote::refresh);
    connect(model, &QAbstractItemModel::rowsInserted, this, &EmptyNote::refresh);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &EmptyNote::refresh);
    refresh();
}

bool EmptyNote::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        place();
    return QLabel::eventFilter(watched, event);
}

void EmptyNote::refresh()
{
    place();
    setVisible(m_view->model()->rowCount() == 0);
}

void EmptyNote::place()
{
    setGeometry(m_view->viewport()->rect());
}

} // namespace four

#include "moc_emptynote.cpp"
