// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

class QAbstractItemView;

namespace four {

/// Says in the middle of a list what will stand there, as long as it is empty. A click goes to the list.
class EmptyNote : public QLabel
{
    Q_OBJECT

public:
    /// @param view whose model stays the same
    explicit EmptyNote(QAbstractItemView *view);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void place();

    QAbstractItemView *m_view;
};

} // namespace four
