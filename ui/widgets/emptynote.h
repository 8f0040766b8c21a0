// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

class QAbstractItemView;

namespace four {

/// The text in the middle of an empty list. A click goes to the list.
class EmptyNote : public QLabel
{
    Q_OBJECT

public:
    /// @param view must keep its model
    explicit EmptyNote(QAbstractItemView *view);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void place();

    QAbstractItemView *m_view;
};

} // namespace four
