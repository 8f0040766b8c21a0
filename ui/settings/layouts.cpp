// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/layouts.h"

#include "ui/settings/settingsfile.h"

namespace four::settings {

namespace {
constexpr auto geometryKey = "window/geometry";
constexpr auto gameFolderKey = "files/folder";
constexpr auto historyGeometryKey = "history/geometry";
constexpr auto historyColumnsKey = "history/columns";
constexpr auto moveListKey = "moveList/shown";
constexpr auto moveListWidthKey = "moveList/width";
constexpr auto moveListHeightKey = "moveList/height";
constexpr auto sidePanelPageKey = "sidePanel/page";
constexpr auto sidePanelPagesKey = "sidePanel/pages";

constexpr int leastList = 20; ///< logical pixels
constexpr int mostList = 4000;
} // namespace

MoveListLayout moveListLayout()
{
    MoveListLayout layout;
    layout.shown = isOn(moveListKey, layout.shown);
    layout.width = number(moveListWidthKey, leastList, mostList, layout.width);
    layout.height = number(moveListHeightKey, leastList, mostList, layout.height);
    return layout;
}

bool store(const MoveListLayout &layout)
{
    return write(
        {{moveListKey, layout.shown}, {moveListWidthKey, layout.width}, {moveListHeightKey, layout.height}});
}

SidePanelPages sidePanelPages()
{
    SidePanelPages pages;
    if (const QString open = text(sidePanelPageKey); !open.isEmpty())
        pages.open = open;
    for (const QString &name : text(sidePanelPagesKey).split(u' ', Qt::SkipEmptyParts)) {
        if (!pages.known.contains(name))
            pages.known << name;
    }
    return pages;
}

bool store(const SidePanelPages &pages)
{
    return write({{sidePanelPageKey, pages.open}, {sidePanelPagesKey, pages.known.join(u' ')}});
}

QByteArray geometry()
{
    return bytes(geometryKey);
}

bool storeGeometry(const QByteArray &geometry)
{
    return write({{geometryKey, geometry}});
}

QString gameFolder()
{
    return text(gameFolderKey);
}

bool storeGameFolder(const QString &folder)
{
    return write({{gameFolderKey, folder}});
}

HistoryLayout historyLayout()
{
    return {.geometry = bytes(historyGeometryKey), .columns = bytes(historyColumnsKey)};
}

bool store(const HistoryLayout &layout)
{
    return write({{historyGeometryKey, layout.geometry}, {historyColumnsKey, layout.columns}});
}

} // namespace four::settings
