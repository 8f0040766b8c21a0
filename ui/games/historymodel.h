// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/games/gamelist.h"

#include <QAbstractTableModel>
#include <QCache>

#include <optional>

namespace four {

/// The stored games as a table: all numbers, and summaries read by pages when they are shown. GUI thread
/// only.
class HistoryModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { When, PlayerOne, PlayerTwo, Game, Result, Discs, Help };
    Q_ENUM(Column)
    static constexpr int columns = Help + 1;
    enum Role { IdRole = Qt::UserRole };

    /// @param list must live as long as the model
    explicit HistoryModel(GameList *list, QObject *parent = nullptr);

    /// Lists the games found by typed words. @return false: the store could not be read
    bool search(const QString &typed);
    /// Reads the list again.
    bool reload();
    /// Reads the list again if it has changed, else only the summaries. @return whether it has changed
    bool follow();
    /// Of the window's session.
    void setOpenGame(std::optional<qint64> game) { m_openGame = game; }
    /// After a change of the language.
    void retranslate();
    /// Reads a game's summary again.
    void refresh(qint64 game);

    [[nodiscard]] qint64 game(int row) const { return m_games.at(row); }
    /// @return -1: not in the list
    [[nodiscard]] int row(qint64 game) const;
    /// Nothing: the game is gone.
    [[nodiscard]] std::optional<GameSummary> summary(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

private:
    using Page = QHash<qint64, GameSummary>;
    [[nodiscard]] const Page &page(int row) const;
    [[nodiscard]] QString text(const GameSummary &game, int column) const;

    GameList *m_list;
    ListOrder m_order;
    QList<SearchTerm> m_terms;
    QList<qint64> m_games;
    std::optional<qint64> m_openGame;
    mutable QCache<int, Page> m_pages;
};

} // namespace four
