// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

class QBoxLayout;

namespace four {

/// Shows a dialog's content whole wherever the screen has room for it, and scrolls it where large letters
/// need more than there is.
class FittingArea : public QScrollArea
{
    Q_OBJECT

public:
    explicit FittingArea(QWidget *content, QWidget *parent = nullptr);

    /// Parts that stand side by side, and below each other where the screen is too narrow for that: nobody
    /// likes to scroll sideways. @param sides is the content's layout
    void setSides(QBoxLayout *sides);

    /// May be made smaller than its content also where the screen has room: in a dialog that has a size of
    /// its own.
    void setShrinkable() { m_isShrinkable = true; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    /// On the screen, beside everything else in the dialog.
    [[nodiscard]] QSize room() const;
    [[nodiscard]] QSize fitted(QSize size) const;
    void turn();

    QBoxLayout *m_sides = nullptr;
    bool m_isShrinkable = false;
};

} // namespace four
