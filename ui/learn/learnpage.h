// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

class QStackedWidget;

namespace four {

/// The page beside the board for whatever is learnt: one of several views at a time. What does not fit is
/// scrolled to.
class LearnPage : public QScrollArea
{
    Q_OBJECT

public:
    explicit LearnPage(QWidget *parent = nullptr);

    /// Takes it over. The first one is shown to begin with.
    void addView(QWidget *view);
    void showView(QWidget *view);

    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QStackedWidget *m_stack;
};

} // namespace four
