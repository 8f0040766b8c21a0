// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

class QBoxLayout;

namespace four {

/// The page of puzzles beside the board, which scrolls one of several views.
class LearnPage : public QScrollArea
{
    Q_OBJECT

public:
    explicit LearnPage(QWidget *parent = nullptr);

    /// Becomes its parent. The first view is shown at first.
    void addView(QWidget *view);
    void showView(QWidget *view);

    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override { return {250, 150}; }

private:
    QBoxLayout *m_views;
    QWidget *m_shown = nullptr;
};

} // namespace four
