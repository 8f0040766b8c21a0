// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/review.h"
#include "core/rules/game.h"

#include <QHash>
#include <QList>
#include <QtGlobal>

#include <optional>

namespace four {

class GameStore;

/// The reviews of stored games, each kept with its game and gone with it. One that was made of the game
/// before it went on is not found any more. What fails can be done again: nobody is troubled with it.
/// GUI thread only.
class ReviewStore
{
public:
    /// @param store must live as long as this
    explicit ReviewStore(GameStore *store) : m_store(store) {}

    /// What was found out of the game that is stored under this number, as it stands.
    [[nodiscard]] std::optional<coach::Review> find(qint64 number, const Game &game);
    /// In place of an earlier one. Nothing happens where no such game is stored.
    void keep(qint64 number, const Game &game, const coach::Review &review);

    /// Of all finished games that have one, by their numbers.
    [[nodiscard]] QHash<qint64, coach::Review> ofFinishedGames();
    /// The finished games that have none, the latest first.
    [[nodiscard]] QList<qint64> unreviewed();

private:
    GameStore *m_store;
};

} // namespace four
