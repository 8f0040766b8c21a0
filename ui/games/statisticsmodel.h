// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/games/tally.h"

#include <QAbstractTableModel>

#include <vector>

namespace four {

/// What was counted of the finished games, a row for everybody, every pair, or every preset.
class StatisticsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Who, Against, Played, Won, Drawn, Lost, Share, Longest, Streak, Length };
    static constexpr int columns = Length + 1;
    enum Role { SortRole = Qt::UserRole }; ///< a number, or a text to be sorted by the language's ways

    using QAbstractTableModel::QAbstractTableModel;

    void setGames(FinishedGames games);
    void show(TallyBy by, TallyFilter filter);

    [[nodiscard]] TallyBy by() const { return m_by; }
    /// Whether the column says anything of what is shown.
    [[nodiscard]] bool hasColumn(int column) const;
    [[nodiscard]] const TallyRow &tallyRow(int row) const { return m_rows[std::size_t(row)]; }
    /// Whom, or which preset, the row is about.
    [[nodiscard]] QString name(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    void count();
    [[nodiscard]] QVariant number(const Tally &tally, int column) const;
    [[nodiscard]] QString text(const TallyRow &row, int column) const;
    [[nodiscard]] QString contender(std::optional<int> number) const;

    FinishedGames m_games;
    TallyBy m_by = TallyBy::People;
    TallyFilter m_filter;
    std::vector<TallyRow> m_rows;
};

} // namespace four
