// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace four {

/// One line of plain text that takes what width there is: too long a text is cut with an ellipsis, and its
/// tool tip says it whole.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget *parent = nullptr);
    void setFullText(const QString &text);
    [[nodiscard]] QString fullText() const { return m_fullText; }

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void elide();

    QString m_fullText;
};

} // namespace four
