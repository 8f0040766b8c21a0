// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/layouts.h"

#include <QSplitter>

namespace four {

/// The board and a list that can be shown beside it, or below it where the window is narrow. Its size on
/// either side is remembered.
class ListSplitter : public QSplitter
{
    Q_OBJECT

public:
    /// Takes both over.
    ListSplitter(QWidget *board, QWidget *list, QWidget *parent = nullptr);

    void setListShown(bool shown);
    [[nodiscard]] bool isListShown() const { return m_layout.shown; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();
    void noteSize();

    QWidget *m_list;
    settings::MoveListLayout m_layout;
};

} // namespace four
