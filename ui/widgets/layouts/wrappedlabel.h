// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QLabel>

namespace four {

/// A label of plain text in as many lines as it takes, which remembers how high it is at which width. Nested
/// layouts ask for that again and again, and QLabel breaks the text into lines each time: a tenth of the
/// start of the program went into it.
class WrappedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit WrappedLabel(QWidget *parent = nullptr);

    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    bool event(QEvent *event) override;

private:
    mutable QString m_measured; ///< the text whose heights these are
    mutable QHash<int, int> m_heights;
};

} // namespace four
