// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QLatin1String>
#include <QString>
#include <QVariant>

#include <array>
#include <cstddef>
#include <functional>
#include <map>

/// The user's settings file: ids with texts, switches, numbers and bytes. Other processes may write it at
/// any time, so it is read where it is needed, and of what is stored only that is written which differs.
///
/// On a disk that fills up, Qt's own QSettings reports success and leaves a file that is cut off or empty:
/// its last bytes go to the disk when the file is closed, and QSettings ignores that error. Here the new file
/// is read back before it takes the place of the old one.
namespace four::settings {

/// What is stored under each id: texts and bytes as they are, numbers and switches as text.
using Entries = std::map<QString, QVariant>;

/// The file itself, where a link leads. It need not exist.
[[nodiscard]] QString path();
[[nodiscard]] Entries entries();
/// What is stored under the id; empty if there is nothing.
[[nodiscard]] QByteArray bytes(const char *id);
[[nodiscard]] QString text(const char *id);
/// @return whether "true" or "false" is stored there; anything else is the fallback
[[nodiscard]] bool isOn(const char *id, bool fallback);

/// Stores the entries, all or none of them, and leaves everything else in the file alone. Does nothing where
/// the file says so already.
/// @return whether the file says so now. If not, it is as it was.
bool write(const Entries &entries);

/// The word for a value of an enum in the file. Words never change, names in code may.
template <typename Value>
struct Id
{
    Value value;
    const char *id;
    int old; ///< the number that stands in older files instead; -1: it never did
};

/// The value of the word, or of the number which stood for it once.
template <typename Value, std::size_t count>
[[nodiscard]] Value valueOf(const std::array<Id<Value>, count> &ids, const QString &stored, Value fallback)
{
    for (const Id<Value> &each : ids) {
        if (stored == QLatin1String(each.id) || (each.old >= 0 && stored == QString::number(each.old)))
            return each.value;
    }
    return fallback;
}

template <typename Value, std::size_t count>
[[nodiscard]] QString idOf(const std::array<Id<Value>, count> &ids, Value value)
{
    for (const Id<Value> &each : ids) {
        if (each.value == value)
            return QString::fromLatin1(each.id);
    }
    return {};
}

/// How a field of Values is stored and read; made by row(). The field's initial value is its default.
template <typename Values>
struct Row
{
    QString id; ///< never changes
    std::function<QVariant(const Values &)> stored;
    /// Leaves the field alone where the text makes no sense.
    std::function<void(Values &, const QVariant &)> read;
};

// What a text or a number in the file means; the fallback where it makes no sense.
[[nodiscard]] bool toSwitch(const QString &stored, bool fallback);
[[nodiscard]] int toNumber(const QString &stored, int least, int most, int fallback);

template <typename Values>
[[nodiscard]] Row<Values> row(const char *id, bool Values::*field)
{
    return {QString::fromLatin1(id), [field](const Values &values) { return QVariant(values.*field); },
            [field](Values &values, const QVariant &stored) {
                values.*field = toSwitch(stored.toString(), values.*field);
            }};
}

/// @param least @param most other numbers are nonsense
template <typename Values>
[[nodiscard]] Row<Values> row(const char *id, int Values::*field, int least, int most)
{
    return {QString::fromLatin1(id), [field](const Values &values) { return QVariant(values.*field); },
            [=](Values &values, const QVariant &stored) {
                values.*field = toNumber(stored.toString(), least, most, values.*field);
            }};
}

/// An empty text stands for the default.
template <typename Values>
[[nodiscard]] Row<Values> row(const char *id, QString Values::*field)
{
    return {QString::fromLatin1(id), [field](const Values &values) { return QVariant(values.*field); },
            [field](Values &values, const QVariant &stored) {
                if (const QString text = stored.toString(); !text.isEmpty())
                    values.*field = text;
            }};
}

template <typename Values>
[[nodiscard]] Row<Values> row(const char *id, QByteArray Values::*field)
{
    return {QString::fromLatin1(id), [field](const Values &values) { return QVariant(values.*field); },
            [field](Values &values, const QVariant &stored) { values.*field = stored.toByteArray(); }};
}

/// @param ids must live as long as the row
template <typename Values, typename Value, std::size_t count>
[[nodiscard]] Row<Values> row(const char *id, Value Values::*field, const std::array<Id<Value>, count> &ids)
{
    return {QString::fromLatin1(id),
            [field, &ids](const Values &values) { return QVariant(idOf(ids, values.*field)); },
            [field, &ids](Values &values, const QVariant &stored) {
                values.*field = valueOf(ids, stored.toString(), values.*field);
            }};
}

/// The values that the entries mean.
template <typename Values, std::size_t count>
[[nodiscard]] Values valuesOf(const std::array<Row<Values>, count> &table, const Entries &entries)
{
    Values values;
    for (const Row<Values> &row : table) {
        if (const auto found = entries.find(row.id); found != entries.end())
            row.read(values, found->second);
    }
    return values;
}

template <typename Values, std::size_t count>
[[nodiscard]] Entries entriesOf(const std::array<Row<Values>, count> &table, const Values &values)
{
    Entries entries;
    for (const Row<Values> &row : table)
        entries[row.id] = row.stored(values);
    return entries;
}

} // namespace four::settings
