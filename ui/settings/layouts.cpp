// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/layouts.h"

#include "ui/settings/settingsfile.h"

#include <array>

namespace four::settings {

namespace {
constexpr auto geometryId = "window/geometry";
constexpr auto gameFolderId = "files/folder";

constexpr auto sidePanelShownId = "moveList/shown";

/// Names in a text, with blanks between them.
template <typename Values>
Row<Values> row(const char *id, QStringList Values::*field)
{
    return {QString::fromLatin1(id),
            [field](const Values &values) { return QVariant((values.*field).join(u' ')); },
            [field](Values &values, const QVariant &stored) {
                values.*field << stored.toString().split(u' ', Qt::SkipEmptyParts);
                (values.*field).removeDuplicates();
            }};
}

const auto &pagesTable()
{
    static const std::array rows{row("sidePanel/page", &SidePanelPages::open),
                                 row("sidePanel/pages", &SidePanelPages::known)};
    return rows;
}

const auto &historyTable()
{
    static const std::array rows{row("history/geometry", &HistoryLayout::geometry),
                                 row("history/columns", &HistoryLayout::columns)};
    return rows;
}
} // namespace

bool isSidePanelShown()
{
    return isOn(sidePanelShownId, false);
}

bool storeSidePanelShown(bool shown)
{
    return write({{sidePanelShownId, shown}});
}

SidePanelPages sidePanelPages()
{
    return valuesOf(pagesTable(), entries());
}

bool store(const SidePanelPages &pages)
{
    return write(entriesOf(pagesTable(), pages));
}

HistoryLayout historyLayout()
{
    return valuesOf(historyTable(), entries());
}

bool store(const HistoryLayout &layout)
{
    return write(entriesOf(historyTable(), layout));
}

QByteArray geometry()
{
    return bytes(geometryId);
}

bool storeGeometry(const QByteArray &geometry)
{
    return write({{geometryId, geometry}});
}

QString gameFolder()
{
    return text(gameFolderId);
}

bool storeGameFolder(const QString &folder)
{
    return write({{gameFolderId, folder}});
}

} // namespace four::settings
