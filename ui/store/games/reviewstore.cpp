// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/reviewstore.h"

#include "core/players/exactposition.h"
#include "core/rules/gamerecord.h"
#include "ui/store/file/gamerow.h"
#include "ui/store/games/gamestore.h"

#include <QtEndian>

#include <algorithm>
#include <utility>

namespace four {

namespace {
qint64 digestOf(const Game &game)
{
    return movesDigest(toText(recordOf(game)));
}
} // namespace

std::optional<coach::Review> ReviewStore::find(qint64 number, const Game &game)
{
    std::optional<coach::Review> review;
    m_store->each(QStringLiteral("SELECT drops FROM review WHERE game = ? AND moves = ?"),
                  {number, digestOf(game)}, [&](const QSqlQuery &row) {
                      const QByteArray bytes = row.value(0).toByteArray();
                      if (!reviewrow::isOutdated(bytes, game.rules()))
                          review = reviewrow::read(bytes);
                      if (review)
                          review->swap = coach::judgedSwap(*review, game);
                  });
    return review;
}

void ReviewStore::keep(qint64 number, const Game &game, const coach::Review &review)
{
    m_store->run(
        QStringLiteral("INSERT INTO review (game, moves, drops) SELECT id, ?, ? FROM game WHERE id = ?"
                       " ON CONFLICT (game) DO UPDATE SET moves = excluded.moves,"
                       " drops = excluded.drops"),
        {digestOf(game), reviewrow::write(review), number});
}

QHash<qint64, coach::Review> ReviewStore::ofFinishedGames()
{
    QHash<qint64, coach::Review> reviews;
    m_store->each(
        QStringLiteral("SELECT id, drops FROM game JOIN review ON game = id"
                       " WHERE deleted IS NULL AND ending IS NOT NULL AND review.moves = game.moves"),
        {}, [&](const QSqlQuery &row) {
            if (auto review = reviewrow::read(row.value(1).toByteArray()))
                reviews.insert(row.value(0).toLongLong(), *std::move(review));
        });
    return reviews;
}

QList<qint64> ReviewStore::unreviewed()
{
    QList<qint64> games;
    m_store->each(QStringLiteral("SELECT id FROM game LEFT JOIN review ON game = id"
                                 " AND review.moves = game.moves WHERE deleted IS NULL"
                                 " AND ending IS NOT NULL AND discs > 0 AND review.game IS NULL"
                                 " ORDER BY played DESC, changed DESC"),
                  {}, [&](const QSqlQuery &row) { games.append(row.value(0).toLongLong()); });
    return games;
}

} // namespace four

namespace four::reviewrow {

namespace {
constexpr char exactFormat = 1;
constexpr char estimatedFormat = 2;
constexpr char format = 3;
constexpr int head = 2;
constexpr int ofPlayerTwo = 128;
constexpr int isUnknown = 64;
constexpr int isEstimated = 32;
constexpr int columnMask = 31;
constexpr int full = -128;
constexpr int fullScore = -32768;

constexpr char isBlock = 1;
constexpr char isRemove = 2;
constexpr char isPop = 3;

/// 0: nothing
template <typename Enum>
char byteOf(std::optional<Enum> value)
{
    return static_cast<char>(value ? static_cast<int>(*value) + 1 : 0);
}

/// Sets what a byte of byteOf() says. @return whether it says anything up to the last value
template <typename Enum>
bool setByte(std::optional<Enum> &value, char byte, Enum last)
{
    if (byte < 0 || byte > byteOf(std::optional(last)))
        return false;
    if (byte > 0)
        value = static_cast<Enum>(byte - 1);
    return true;
}

int numberOf(std::optional<coach::Outlook> outlook)
{
    if (!outlook)
        return full;
    switch (outlook->result) {
    case coach::Result::Win:
        return outlook->drops;
    case coach::Result::Loss:
        return -outlook->drops;
    case coach::Result::Draw:
        break;
    }
    return 0;
}

std::optional<coach::Outlook> outlookOf(int number)
{
    if (number == full)
        return {};
    if (number == 0)
        return coach::Outlook{};
    return number > 0 ? coach::Outlook{.result = coach::Result::Win, .drops = number}
                      : coach::Outlook{.result = coach::Result::Loss, .drops = -number};
}

int columnsOf(const coach::Review &review)
{
    for (const coach::ReviewedDrop &drop : review.drops) {
        if (drop.before)
            return drop.before->columns();
        if (drop.estimate)
            return static_cast<int>(drop.estimate->scores.size());
    }
    return 0;
}

void append(QByteArray &bytes, const coach::Estimate &estimate)
{
    bytes.append(static_cast<char>(estimate.depth));
    for (const std::optional<int> &score : estimate.scores) {
        const qint16 number = qToLittleEndian(static_cast<qint16>(score.value_or(fullScore)));
        bytes.append(reinterpret_cast<const char *>(&number), sizeof number);
    }
}

void append(QByteArray &bytes, const std::optional<coach::BetterAction> &better)
{
    if (!better) {
        bytes.append('\0');
        return;
    }
    const coach::Judgement &judgement = better->judgement;
    bytes.append(better->isPop ? isPop : better->removal ? isRemove : isBlock);
    for (const char byte :
         {byteOf(std::optional(judgement.kind)), byteOf(judgement.weight), byteOf(judgement.oversight)})
        bytes.append(byte);
    if (better->removal) {
        bytes.append(static_cast<char>(better->removal->column));
        bytes.append(static_cast<char>(better->removal->row));
    }
}

/// @param i its first byte; afterwards the one behind its last  @return whether it makes sense
bool readBetter(const QByteArray &bytes, qsizetype &i, std::optional<coach::BetterAction> &better)
{
    const char action = bytes.size() > i ? bytes[i++] : isRemove;
    if (action == 0)
        return true;
    const bool hasCell = action == isRemove || action == isPop;
    const qsizetype size = hasCell ? 5 : 3;
    if ((action != isBlock && !hasCell) || bytes.size() - i < size)
        return false;
    better.emplace().judgement.isEstimated = true;
    coach::Judgement &judgement = better->judgement;
    std::optional<coach::Judgement::Kind> kind;
    if (!setByte(kind, bytes[i], coach::Judgement::Kind::LostWin) || !kind ||
        !setByte(judgement.weight, bytes[i + 1], coach::Weight::FinePoint) ||
        !setByte(judgement.oversight, bytes[i + 2], coach::Oversight::OverlookedForced))
        return false;
    judgement.kind = *kind;
    better->isPop = action == isPop;
    if (hasCell)
        better->removal = Cell{.column = bytes[i + 3], .row = bytes[i + 4]};
    i += size;
    return true;
}

/// @param i its first byte; afterwards the one behind its last
std::optional<coach::Estimate> estimateAt(const QByteArray &bytes, qsizetype &i, int columns)
{
    if (bytes.size() - i < 1 + 2 * columns)
        return {};
    coach::Estimate estimate{.depth = static_cast<unsigned char>(bytes[i++]), .scores = {}};
    for (int column = 0; column < columns; ++column) {
        const int score = qFromLittleEndian<qint16>(bytes.constData() + i);
        i += qsizetype(sizeof(qint16));
        estimate.scores.push_back(score == fullScore ? std::nullopt : std::optional(score));
    }
    return estimate;
}

std::optional<coach::Values> valuesAt(const QByteArray &bytes, qsizetype &i, int columns)
{
    if (bytes.size() - i < columns)
        return {};
    std::vector<std::optional<coach::Outlook>> outlooks;
    for (int column = 0; column < columns; ++column)
        outlooks.push_back(outlookOf(static_cast<signed char>(bytes[i++])));
    if (std::ranges::none_of(outlooks, [](const auto &outlook) { return outlook.has_value(); }))
        return {};
    return coach::Values(std::move(outlooks));
}
} // namespace

QByteArray write(const coach::Review &review)
{
    QByteArray bytes;
    bytes.append(review.isExact() ? exactFormat : format);
    bytes.append(static_cast<char>(columnsOf(review)));
    for (const coach::ReviewedDrop &drop : review.drops) {
        const int known = drop.before ? 0 : drop.estimate ? isEstimated : isUnknown;
        bytes.append(static_cast<char>(drop.column | (drop.player == Player::Two ? ofPlayerTwo : 0) | known));
        for (int column = 0; drop.before && column < drop.before->columns(); ++column)
            bytes.append(static_cast<char>(numberOf(drop.before->at(column))));
        if (drop.estimate) {
            append(bytes, drop.better);
            append(bytes, *drop.estimate);
        }
    }
    return bytes;
}

bool isOutdated(const QByteArray &bytes, const Ruleset &rules)
{
    return bytes.startsWith(estimatedFormat) && !hasExactValues(rules);
}

std::optional<coach::Review> read(const QByteArray &bytes)
{
    if (bytes.size() < head || bytes[0] < exactFormat || bytes[0] > format)
        return {};
    const int columns = bytes[1];
    std::vector<coach::ReviewedDrop> drops;
    for (qsizetype i = head; i < bytes.size();) {
        const int byte = static_cast<unsigned char>(bytes[i++]);
        coach::ReviewedDrop drop{.column = byte & columnMask,
                                 .player = (byte & ofPlayerTwo) != 0 ? Player::Two : Player::One,
                                 .before = {},
                                 .judgement = {}};
        const auto column = static_cast<std::size_t>(drop.column);
        if ((byte & isEstimated) != 0) {
            if (bytes[0] == exactFormat)
                return {};
            if (bytes[0] == format && !readBetter(bytes, i, drop.better))
                return {};
            drop.estimate = drop.column < columns ? estimateAt(bytes, i, columns) : std::nullopt;
            if (!drop.estimate || !drop.estimate->scores[column])
                return {};
        } else if ((byte & isUnknown) == 0) {
            drop.before = drop.column < columns ? valuesAt(bytes, i, columns) : std::nullopt;
            if (!drop.before || !drop.before->at(drop.column))
                return {};
        }
        drops.push_back(std::move(drop));
    }
    return coach::reviewOf(std::move(drops));
}

} // namespace four::reviewrow
