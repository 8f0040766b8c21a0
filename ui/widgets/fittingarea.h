// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace four {

/// Shows a dialog's content whole wherever the screen has room for it, and scrolls it where large letters
/// need more than there is.
class FittingArea : public QScrollArea
{
    Q_OBJECT

public:
    explicit FittingArea(QWidget *content, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    [[nodiscard]] QSize fitted(QSize size) const;
};

} // namespace four
