// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/historycolumns.h"

#include "ui/games/historymodel.h"
#include "ui/games/historytable.h"
#include "ui/games/historywords.h"
#include "ui/text/words.h"

#include <QDateTime>
#include <QHeaderView>
#include <QLineEdit>
#include <QStyle>
#include <QStyleOptionViewItem>

#include <algorithm>
#include <utility>

namespace four {

namespace {
/// How wide a column has to be for its heading and for each of these.
int widthOf(const HistoryTable *table, int section, const QStringList &words)
{
    int width = table->horizontalHeader()->sectionSizeHint(section);
    QStyleOptionViewItem cell;
    cell.initFrom(table);
    cell.features = QStyleOptionViewItem::HasDisplay;
    for (const QString &word : words) {
        cell.text = word;
        width = std::max(width,
                         table->style()->sizeFromContents(QStyle::CT_ItemViewItem, &cell, {}, table).width());
    }
    return width;
}
} // namespace

int fitColumns(HistoryTable *table)
{
    QHeaderView *header = table->horizontalHeader();
    header->setMinimumSectionSize(6 * table->fontMetrics().averageCharWidth());
    // Two digits each, of a morning and of an evening.
    QStringList times;
    for (const int hour : {0, 10, 12, 22})
        times << HistoryWords::when(QDateTime({2028, 12, 28}, {hour, 58}).toMSecsSinceEpoch());
    QStringList players{QString(16, u'n')};
    GameSummary game;
    for (const Level level : allLevels) {
        // Two of them also have numbers.
        game.seats[Player::One].level = game.seats[Player::Two].level = level;
        players << HistoryWords::player(game, Player::One);
    }
    QStringList presets;
    for (const Preset preset : allPresets)
        presets << Words::preset(preset);
    for (const auto &[section, words] :
         {std::pair(HistoryModel::When, times), std::pair(HistoryModel::PlayerOne, players),
          std::pair(HistoryModel::PlayerTwo, players), std::pair(HistoryModel::Game, presets),
          std::pair(HistoryModel::Result, QStringList(QString(20, u'n'))),
          std::pair(HistoryModel::Discs, QStringList()),
          std::pair(HistoryModel::Help, QStringList(HistoryWords::helped()))})
        header->resizeSection(section, widthOf(table, section, words));
    return header->length();
}

} // namespace four
