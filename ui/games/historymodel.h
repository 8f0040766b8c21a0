// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/games/gamelist.h"

#include <QAbstractTableModel>
#include <QCache>

#include <optional>

namespace four {

/// The stored games as a table. It knows the numbers of all of them and reads the rest by pages, as they are
/// looked at. GUI thread only.
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

    /// Lists what the typed words say. @return false: the store could not be read, and the list is empty
    bool search(const QString &typed);
    /// Reads the list anew.
    bool reload();
    /// Reads the list anew if the games in it are others by now, and else only what it shows of them.
    /// @return whether they are
    bool follow();
    /// The game that this window shows.
    void setOpenGame(std::optional<qint64> game);
    /// Reads anew what the list shows of a game.
    /// The same games in the words of another language.
    void retranslate();
    void refresh(qint64 game);

    [[nodiscard]] qint64 game(int row) const { return m_games.at(row); }
    /// @return -1 if the list does not have it
    [[nodiscard]] int row(qint64 game) const;
    /// What is known of the row's game; nothing if it is gone meanwhile.
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
