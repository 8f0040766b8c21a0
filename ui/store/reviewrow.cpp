// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/reviewrow.h"

#include <algorithm>
#include <utility>

namespace four::reviewrow {

namespace {
constexpr char format = 1;
constexpr int head = 2;
constexpr int ofPlayerTwo = 128;
constexpr int isUnknown = 64;
constexpr int columnMask = 63;
constexpr int full = -128;

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
    const auto known = std::ranges::find_if(
        review.drops, [](const coach::ReviewedDrop &drop) { return drop.before.has_value(); });
    return known == review.drops.end() ? 0 : known->before->columns();
}
} // namespace

QByteArray write(const coach::Review &review)
{
    QByteArray bytes;
    bytes.append(format);
    bytes.append(static_cast<char>(columnsOf(review)));
    for (const coach::ReviewedDrop &drop : review.drops) {
        const int byte =
            drop.column | (drop.player == Player::Two ? ofPlayerTwo : 0) | (drop.before ? 0 : isUnknown);
        bytes.append(static_cast<char>(byte));
        for (int column = 0; drop.before && column < drop.before->columns(); ++column)
            bytes.append(static_cast<char>(numberOf(drop.before->at(column))));
    }
    return bytes;
}

std::optional<coach::Review> read(const QByteArray &bytes)
{
    if (bytes.size() < head || bytes[0] != format)
        return {};
    const int columns = bytes[1];
    std::vector<coach::ReviewedDrop> drops;
    for (qsizetype i = head; i < bytes.size();) {
        const int byte = static_cast<unsigned char>(bytes[i++]);
        coach::ReviewedDrop drop{.column = byte & columnMask,
                                 .player = (byte & ofPlayerTwo) != 0 ? Player::Two : Player::One,
                                 .before = {},
                                 .judgement = {}};
        if ((byte & isUnknown) == 0) {
            if (drop.column >= columns || bytes.size() - i < columns)
                return {};
            std::vector<std::optional<coach::Outlook>> outlooks;
            for (int column = 0; column < columns; ++column)
                outlooks.push_back(outlookOf(static_cast<signed char>(bytes[i++])));
            if (!outlooks[static_cast<std::size_t>(drop.column)])
                return {};
            drop.before = coach::Values(std::move(outlooks));
        }
        drops.push_back(std::move(drop));
    }
    return coach::reviewOf(std::move(drops));
}

} // namespace four::reviewrow
