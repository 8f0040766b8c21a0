// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/layouts.h"

#include <QSplitter>

#include <functional>

namespace four {

/// The board and a list that can be shown beside it, or below it where the window is narrow. Its size on
/// either side is remembered. Where the window is low as well, the PlayArea takes the list in.
class ListSplitter : public QSplitter
{
    Q_OBJECT

public:
    /// Takes both over.
    ListSplitter(QWidget *board, QWidget *list, QWidget *parent = nullptr);

    /// @param takeIn gives the list a place beside the board; with nullptr it is taken away again
    void setTakeIn(const std::function<void(QWidget *list)> &takeIn);
    void setListShown(bool shown);
    [[nodiscard]] bool isListShown() const { return m_layout.shown; }

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();
    void noteSize();

    QWidget *m_list;
    std::function<void(QWidget *)> m_takeIn;
    bool m_isTakenIn = false;
    settings::MoveListLayout m_layout;
};

} // namespace four
