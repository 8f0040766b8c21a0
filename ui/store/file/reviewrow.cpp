// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/file/reviewrow.h"

#include <QtEndian>

#include <algorithm>
#include <utility>

namespace four::reviewrow {

namespace {
constexpr char exactFormat = 1;
constexpr char format = 2;
constexpr int head = 2;
constexpr int ofPlayerTwo = 128;
constexpr int isUnknown = 64;
constexpr int isEstimated = 32;
constexpr int columnMask = 31;
constexpr int full = -128;
constexpr int fullScore = -32768;

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

/// @param i the place of its first byte; afterwards behind its last  @return nothing if it is none
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
        if (drop.estimate)
            append(bytes, *drop.estimate);
    }
    return bytes;
}

std::optional<coach::Review> read(const QByteArray &bytes)
{
    if (bytes.size() < head || (bytes[0] != exactFormat && bytes[0] != format))
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
        if (bytes[0] == format && (byte & isEstimated) != 0) {
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
