// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/games/tally.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QString>

#include <vector>

namespace four {

/// How everybody decided in the games that were reviewed, a row each.
class DecisionsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Who, Games, Decisions, Right, Opening, Middle, End, LostWins, MissedWins, MissedDraws };
    static constexpr int columns = MissedDraws + 1;
    enum Role { SortRole = Qt::UserRole }; ///< a number, or a text to be sorted by the language's ways

    using QAbstractTableModel::QAbstractTableModel;

    void setGames(FinishedGames games, const QHash<qint64, coach::Review> &reviews, HelpFilter help);
    /// After a change of the interface's language.
    void retranslate();

    [[nodiscard]] const DecisionTally &tally(int row) const { return m_rows[std::size_t(row)].tally; }
    [[nodiscard]] QString name(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    /// Nothing to be said: below every number.
    [[nodiscard]] double number(int row, int column) const;
    [[nodiscard]] QString text(int row, int column) const;

    FinishedGames m_games;
    std::vector<DecisionRow> m_rows;
};

} // namespace four
