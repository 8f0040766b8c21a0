// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/games/tally.h"

#include <QAbstractTableModel>
#include <QString>
#include <QWidget>

#include <functional>
#include <vector>

class QComboBox;
class QLabel;
class QSortFilterProxyModel;
class QTableView;

namespace four {

class GameList;

/// A table of counted games: rows of names and numbers, whose columns are functions of the row.
class CountModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role { SortRole = Qt::UserRole }; ///< a number, or a name to be compared by locale
    struct Column
    {
        QString title;
        QString meaning; ///< of the title, in a tool tip; may be empty
        std::function<QString(int row)> text;
        std::function<double(int row)> number = {}; ///< empty: a column of names
        bool isShown = true;
        bool isMeaningSpoken = false; ///< screen readers get the meaning, not the title
    };

    using QAbstractTableModel::QAbstractTableModel;

    void show(std::vector<Column> columns, int rows);

    [[nodiscard]] const Column &column(int number) const { return m_columns[std::size_t(number)]; }
    [[nodiscard]] bool isName(int number) const { return !column(number).number; }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    std::vector<Column> m_columns;
    int m_rows = 0;
};

/// A page of the history that counts finished games: a sorted table, and a choice of games with or without
/// the coach's help. Derived panels count, and show a chart.
class CountPanel : public QWidget
{
    Q_OBJECT

public:
    /// The games have changed: counts again when the panel is shown next.
    void outdate();

protected:
    /// @param list must live as long as the panel
    explicit CountPanel(GameList *list, QWidget *parent);

    /// Connects signals and shows empty columns. Called at the end of the derived constructor.
    /// @param sorted the column that sorts at first, the largest on top
    void setUp(int sorted);

    /// Counts the rows of m_games for the choices.
    virtual void countRows() = 0;
    [[nodiscard]] virtual std::vector<CountModel::Column> columns() const = 0;
    [[nodiscard]] virtual int rows() const = 0;
    virtual void refreshChart() = 0;
    virtual void retranslate();

    /// Counts the rows and shows them.
    virtual void showRows();
    [[nodiscard]] HelpFilter help() const;
    /// The row of the sorted table, as columns() counts. @pre there is one
    [[nodiscard]] int sourceRow(int row) const;
    [[nodiscard]] static QString percent(double share, int decimals);

    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;
    void changeEvent(QEvent *event) override;

    GameList *m_list;
    FinishedGames m_games;
    CountModel *m_model;
    QSortFilterProxyModel *m_sorted;
    QLabel *m_helpCaption;
    QComboBox *m_help;
    QTableView *m_table;
    QLabel *m_nothing; ///< shown without rows

private:
    void readGames();
    void fitColumns();
    /// Gives names the room that other columns leave, but at least that of their headings and some letters.
    void fitNames();

    bool m_isOutdated = true;
};

} // namespace four
