// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QLabel;
class QToolButton;

namespace four {

/// What the signs of a review mean, each with its shape; folded until a person asks for it.
class SignLegend : public QWidget
{
    Q_OBJECT

public:
    explicit SignLegend(QWidget *parent = nullptr);

private:
    void retranslate();

    QToolButton *m_fold;
    QWidget *m_rows;
    std::vector<QLabel *> m_texts; ///< in the order of the signs
};

} // namespace four
