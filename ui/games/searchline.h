// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QTimer>

namespace four {

/// Where people type what they look for. A search follows when they pause, or press Enter; Escape first
/// empties the line.
class SearchLine : public QLineEdit
{
    Q_OBJECT

public:
    explicit SearchLine(QWidget *parent = nullptr);

    /// Asks for what is typed to be looked for at once.
    void searchNow();

Q_SIGNALS:
    void searched(const QString &text);
    /// The keyboard may go on to what was found.
    void finished();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QTimer m_pause;
};

} // namespace four
