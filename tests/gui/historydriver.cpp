// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/historydriver.h"

#include "ui/game/gamemodel.h"
#include "ui/games/historymodel.h"
#include "ui/games/historytable.h"

#include <QHeaderView>
#include <QTabWidget>
#include <QTest>

namespace four::gui::history {

Match named(const std::string &one, const std::string &two)
{
    Match match = matchOf(Preset::NamedMatch);
    match.rules.letters = Letters::Fixed;
    match.rules.starter = Starter::PlayerOne;
    match.rules.undos = 0;
    match.seats[Player::One].name = one;
    match.seats[Player::Two].name = two;
    return match;
}

void play(Driver &driver, const Match &match, const QString &columns)
{
    driver.model().session()->prepare(match, 1);
    driver.model().session()->begin();
    for (const QChar column : columns)
        driver.press(static_cast<Qt::Key>(column.unicode()));
}

void playThree(Driver &driver)
{
    play(driver, named("Lan", "Bình"), QStringLiteral("1212121"));
    play(driver, named("Đức", "Lan"), QStringLiteral("71212121"));
    play(driver, matchOf(Preset::Classic), QStringLiteral("44"));
}

Problem openHistory(Driver &driver)
{
    driver.press(Qt::Key_H, Qt::ControlModifier);
    return driver.await("historyDialog");
}

Problem close(Driver &driver)
{
    driver.press(Qt::Key_Escape);
    return driver.awaitNoDialog();
}

HistoryTable &table(Driver &driver)
{
    return *driver.find<HistoryTable>("games");
}

QStringList column(const QTableView &table, int column)
{
    QStringList cells;
    for (int row = 0; row < table.model()->rowCount(); ++row) {
        QString text = table.model()->index(row, column).data().toString();
        text.remove(QChar(0x2068)).remove(QChar(0x2069));
        cells << text;
    }
    return cells;
}

QStringList results(Driver &driver)
{
    return column(table(driver), HistoryModel::Result);
}

void clickHeader(QTableView &table, int column)
{
    QHeaderView *header = table.horizontalHeader();
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                      {header->sectionViewportPosition(column) + 10, header->height() / 2});
}

void clickRow(QTableView &table, int row, Qt::KeyboardModifiers modifiers)
{
    const QRect cell = table.visualRect(table.model()->index(row, 0));
    QTest::mouseClick(table.viewport(), Qt::LeftButton, modifiers, cell.center());
}

Problem showStatistics(Driver &driver)
{
    driver.find<QTabWidget>("tabs")->setCurrentIndex(1);
    QCoreApplication::processEvents();
    return driver.find<QTableView>("statistics") ? QString() : QStringLiteral("no statistics");
}

QString statisticsOf(Driver &driver, const QString &name)
{
    const auto &statistics = *driver.find<QTableView>("statistics");
    for (int row = 0; row < statistics.model()->rowCount(); ++row) {
        if (column(statistics, 0).at(row) != name)
            continue;
        QStringList cells;
        for (int i = 1; i < statistics.model()->columnCount(); ++i) {
            if (!statistics.isColumnHidden(i))
                cells << column(statistics, i).at(row);
        }
        return cells.join(u' ');
    }
    return {};
}

} // namespace four::gui::history
