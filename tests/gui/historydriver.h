// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/driver.h"

#include <QStringList>
#include <QTableView>

namespace four {
class HistoryTable;
}

/// What people do in the dialog of all games, and see there.
namespace four::gui::history {

[[nodiscard]] Match named(const std::string &one, const std::string &two);
/// Plays a game in the window, a digit a column.
void play(Driver &driver, const Match &match, const QString &columns);
/// Three games: Lan beats Bình, Đức is beaten by Lan, two without names are not finished.
void playThree(Driver &driver);
[[nodiscard]] Problem openHistory(Driver &driver);
[[nodiscard]] Problem close(Driver &driver);
[[nodiscard]] HistoryTable &table(Driver &driver);
/// A column as it is shown, from the top, without the marks that isolate names.
[[nodiscard]] QStringList column(const QTableView &table, int column);
[[nodiscard]] QStringList results(Driver &driver);
void clickHeader(QTableView &table, int column);
void clickRow(QTableView &table, int row, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
[[nodiscard]] Problem showStatistics(Driver &driver);
/// A row of the statistics: "Lan 2 2 0 0 …".
[[nodiscard]] QString statisticsOf(Driver &driver, const QString &name);

} // namespace four::gui::history
