// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QScrollArea>

class QBoxLayout;

namespace four {

/// Whether the widget's screen has so little room beside its letters that parts of a dialog that stand side
/// by side elsewhere belong below each other.
[[nodiscard]] bool isOnNarrowScreen(const QWidget *widget);

/// Gives a dialog the size of its content, which has grown or shrunk, and keeps it on its screen.
void fitToContent(QWidget *dialog);

/// Shows a dialog's content whole where the screen has room for it, and scrolls it where it has not.
class FittingArea : public QScrollArea
{
    Q_OBJECT

public:
    explicit FittingArea(QWidget *content, QWidget *parent = nullptr);

    /// Parts side by side, or below each other where the screen is too narrow, so that only the vertical
    /// bar scrolls. @param sides layouts within the content, or its own
    void setSides(QList<QBoxLayout *> sides);

    /// May be made smaller than its content even where the screen has room, in a dialog of a fixed size.
    void setShrinkable() { m_isShrinkable = true; }

    [[nodiscard]] QSize sizeHint() const override { return fitted(widget()->sizeHint()); }
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    /// The screen's size without the rest of the dialog.
    [[nodiscard]] QSize room() const;
    [[nodiscard]] QSize fitted(QSize size) const;
    void turnSides();

    QList<QBoxLayout *> m_sides;
    bool m_isShrinkable = false;
};

} // namespace four
