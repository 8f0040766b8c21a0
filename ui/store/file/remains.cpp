// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/file/remains.h"

#include "core/rules/recordfields.h"
#include "ui/store/file/pagereader.h"

#include <algorithm>
#include <string_view>

namespace four {

namespace {
constexpr qint64 largestId = qint64{1} << 53U; ///< nobody has played as many
constexpr qsizetype columnsOfVersion1 = 14;
constexpr qsizetype columnsOfVersion2 = 18; ///< later ones may add some

bool isInteger(const QVariant &value)
{
    return value.typeId() == QMetaType::LongLong;
}

bool isText(const QVariant &value)
{
    return value.typeId() == QMetaType::QString;
}

// The tables are told apart by what their rows look like: where they begin may be what is damaged.

bool isRecord(const QVariantList &row)
{
    constexpr std::string_view headline = recordfields::headline;
    return row.size() == 2 && !row[0].isValid() && isText(row[1]) &&
           row[1].toString().startsWith(QLatin1String(headline.data(), qsizetype(headline.size())));
}

bool isSequence(const QVariantList &row)
{
    return row.size() == 2 && row[0] == QStringLiteral("game") && isInteger(row[1]);
}

bool isGameOfVersion1(const QVariantList &row)
{
    return row.size() == columnsOfVersion1 && !row[0].isValid() && isInteger(row[1]) && isInteger(row[2]) &&
           isText(row[5]) && isText(row[6]);
}

bool isGame(const QVariantList &row)
{
    return row.size() >= columnsOfVersion2 && !row[0].isValid() && isInteger(row[1]) && isInteger(row[3]) &&
           isText(row[6]) && isText(row[7]);
}
} // namespace

Remains remainsOf(const QString &path, const std::function<void(int perMille)> &progress)
{
    QMap<qint64, Remain> beside; // without records
    Remains remains;
    qint64 sequence = 0;
    PageReader(path).read(
        [&](const PageReader::Row &row) {
            const QVariantList &values = row.values;
            if (isSequence(values))
                sequence = values[1].toLongLong();
            if (row.id < 1 || row.id > largestId)
                return;
            if (auto training = trainingrow::recognise(values)) {
                remains.training.push_back(*std::move(training));
                return;
            }
            if (isRecord(values)) {
                QString &record = remains.games[row.id].record;
                // Of two states of one game the one in which more was done.
                if (values[1].toString().size() > record.size())
                    record = values[1].toString();
            } else if (isGameOfVersion1(values)) {
                // Until then the last action's time was the order of playing.
                beside[row.id] = {.record = {},
                                  .preset = values[3],
                                  .rematchStarter = values[4],
                                  .played = values[2],
                                  .deleted = values[13]};
            } else if (isGame(values)) {
                beside[row.id] = {.record = {},
                                  .preset = values[4],
                                  .rematchStarter = values[5],
                                  .played = values[3],
                                  .deleted = values[17]};
            } else {
                return;
            }
            remains.lastId = std::max(remains.lastId, row.id);
        },
        progress);
    for (auto it = remains.games.begin(); it != remains.games.end(); ++it) {
        const auto found = beside.constFind(it.key());
        if (found == beside.constEnd())
            continue;
        QString record = std::move(it->record);
        *it = *found;
        it->record = std::move(record);
    }
    // One flipped bit makes a number of it that leaves none for other games.
    if (sequence <= largestId)
        remains.lastId = std::max(remains.lastId, sequence);
    return remains;
}

} // namespace four
