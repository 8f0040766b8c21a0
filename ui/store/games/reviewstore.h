// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/review.h"
#include "core/rules/game.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QtGlobal>

#include <optional>

namespace four {

class GameStore;

/// The reviews of stored games, erased with them. A review of a game that went on is not found. Failures are
/// not reported, as a review can be made again. GUI thread only.
class ReviewStore
{
public:
    /// @param store must live as long as this
    explicit ReviewStore(GameStore *store) : m_store(store) {}

    /// The review of this state of the stored game.
    [[nodiscard]] std::optional<coach::Review> find(qint64 number, const Game &game);
    /// Replaces an earlier review. Ignored if there is no such game.
    void keep(qint64 number, const Game &game, const coach::Review &review);

    /// By the numbers of the games.
    [[nodiscard]] QHash<qint64, coach::Review> ofFinishedGames();
    /// Finished games without a review, the latest first.
    [[nodiscard]] QList<qint64> unreviewed();

private:
    GameStore *m_store;
};

} // namespace four

/// The stored form of a review: the value of each column before each drop. Judgements follow from these, and
/// may differ in a later version.
///
/// A byte for the format and one for the number of columns. Then for each drop a byte: its column in the
/// lower five bits, counted from 0; +128 for player two; +64 if its values are unknown. Else a signed byte
/// for each column follows: n wins in n, -n loses in n, 0 draws, -128 is full.
///
/// Format 1 is that. Format 2, for reviews with estimates, had +32 for an estimated drop: a byte for the
/// depth follows, and for each column a signed score in two bytes, the lower one first; -32768 is full.
/// Format 3 has one more byte before that depth, the better action: 0 for none, 1 for a block, 2 for a
/// remove, +4 for MissedWin, +8 for LostWin, else it is MissedDraw, +16 for a blunder, +32 for a fine point,
/// else it is a mistake; after a remove its column and row in a byte each. Reviews without estimates are
/// written in format 1, for earlier versions.
namespace four::reviewrow {

[[nodiscard]] QByteArray write(const coach::Review &review);

/// Whether it was written when no block or remove was compared, and is to be made again.
[[nodiscard]] bool isOutdated(const QByteArray &bytes, const Ruleset &rules);

/// @return nothing: no version up to this one wrote it
[[nodiscard]] std::optional<coach::Review> read(const QByteArray &bytes);

} // namespace four::reviewrow
