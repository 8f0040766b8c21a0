// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

/// How windows, lists and file dialogs were left, in the user's settings file. Values that make no sense
/// there are read as the defaults. Each function that stores returns whether it is in the file now.
namespace four::settings {

/// Whether the panel with the pages is open. It once had the move list alone.
[[nodiscard]] bool isSidePanelShown();
bool storeSidePanelShown(bool shown);

/// The pages of that panel, by their names.
struct SidePanelPages
{
    QString open{"moves"};      ///< the one in front
    QStringList known{"moves"}; ///< those that have been opened once
};
[[nodiscard]] SidePanelPages sidePanelPages();
bool store(const SidePanelPages &pages);

/// Of the main window.
[[nodiscard]] QByteArray geometry();
bool storeGeometry(const QByteArray &geometry);

/// Where a game was opened or saved last; empty at first.
[[nodiscard]] QString gameFolder();
bool storeGameFolder(const QString &folder);

/// How the list of all games was left.
struct HistoryLayout
{
    QByteArray geometry; ///< of its window
    QByteArray columns;  ///< their widths, and what they are sorted by
};
[[nodiscard]] HistoryLayout historyLayout();
bool store(const HistoryLayout &layout);

} // namespace four::settings
