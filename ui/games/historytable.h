// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QPointer>
#include <QTableView>

namespace four {

/// A table of any number of rows, all as high as each other, so that it never has to look at more of them
/// than it shows.
class HistoryTable : public QTableView
{
    Q_OBJECT

public:
    explicit HistoryTable(QWidget *parent = nullptr);

    /// What is typed here goes into this line, and the keyboard with it: a view would look through every row
    /// itself. An input method composes its words in the line as well, from the first letter on.
    void typeInto(QLineEdit *line) { m_line = line; }
    /// A row below the header, and a sign that there are more.
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;
    void keyboardSearch(const QString &typed) override;

Q_SIGNALS:
    void selected(); ///< the selection has changed

protected:
    bool event(QEvent *event) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    QPointer<QLineEdit> m_line;
};

} // namespace four
