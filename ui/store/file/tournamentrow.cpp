// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/file/tournamentrow.h"

#include "ui/store/file/connection.h"

#include <QSet>
#include <QString>

#include <string>
#include <variant>

namespace four::tournamentrow {

std::optional<qint64> write(Connection &connection, std::optional<qint64> id, const StoredTournament &stored)
{
    const auto row =
        connection.run(QStringLiteral("INSERT INTO tournament (id, begun, preset, text)"
                                      " VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
                                      " text = excluded.text"),
                       {id ? QVariant(*id) : QVariant(), stored.begun, storedids::numberOf(stored.preset),
                        QString::fromStdString(toText(stored.tournament))});
    if (!row)
        return {};
    return id ? *id : row->lastInsertId().toLongLong();
}

std::optional<StoredTournament> read(const QVariantList &columns)
{
    if (columns.size() != 3 || columns[0].typeId() != QMetaType::LongLong ||
        columns[2].typeId() != QMetaType::QString)
        return {};
    auto text = readTournament(columns[2].toString().toStdString());
    auto *tournament = std::get_if<Tournament>(&text);
    if (!tournament)
        return {};
    return StoredTournament{.tournament = std::move(*tournament),
                            .begun = columns[0].toLongLong(),
                            .preset = storedids::valueOf<Preset>(columns[1]).value_or(Preset::Classic)};
}

std::optional<StoredTournament> recognise(const QVariantList &row)
{
    // The INTEGER PRIMARY KEY reads as NULL.
    return row.size() == 4 && !row[0].isValid() ? read(row.mid(1)) : std::nullopt;
}

bool writeMissing(Connection &connection, const QMap<qint64, StoredTournament> &rows)
{
    QSet<qint64> known;
    if (!connection.each(QStringLiteral("SELECT id FROM tournament"), {},
                         [&known](const QSqlQuery &row) { known.insert(row.value(0).toLongLong()); }))
        return false;
    for (auto it = rows.constBegin(); it != rows.constEnd(); ++it) {
        if (!known.contains(it.key()) && !write(connection, it.key(), *it))
            return false;
    }
    return true;
}

} // namespace four::tournamentrow
