// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QPointer>
#include <QTableView>
#include <QTimer>

namespace four {

/// The list of games: rows of equal height, so that only visible rows are read.
class HistoryTable : public QTableView
{
    Q_OBJECT

public:
    explicit HistoryTable(QWidget *parent = nullptr);

    /// Typed text goes into this line, which gets the focus: QTableView would search all rows. Input methods
    /// compose in the line as well.
    void typeInto(QLineEdit *line) { m_line = line; }
    /// A row below the header and part of the next.
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

/// The common look of lists: whole rows of one line, no grid, Tab leaves the list, long names cut in the
/// middle, as the given name ends a Vietnamese name.
void dressAsRows(QTableView *table);

class HistoryTable;

/// Makes the columns as wide as their possible texts in the current language; results get the rest.
/// @return the sum of widths, in logical pixels
int fitColumns(HistoryTable *table);

/// The search of the history: searches after a pause in typing or on Enter. Escape clears it first.
class SearchLine : public QLineEdit
{
    Q_OBJECT

public:
    explicit SearchLine(QWidget *parent = nullptr);

    /// Searches at once.
    void searchNow();

Q_SIGNALS:
    void searched(const QString &text);
    /// The focus may go to the results.
    void finished();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QTimer m_pause;
};

} // namespace four
