// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QLatin1String>
#include <QString>
#include <QVariant>

#include <array>
#include <cstddef>
#include <map>

/// The user's settings file: keys with texts, switches, numbers and bytes. Other processes may write it at
/// any time, so it is read where it is needed, and of what is stored only that is written which differs.
///
/// On a disk that fills up, Qt's own QSettings reports success and leaves a file that is cut off or empty:
/// its last bytes go to the disk when the file is closed, and nobody asks whether they arrived. Here the new
/// file is read back before it takes the place of the old one.
namespace four::settings {

/// What is stored under the key as bytes; empty if there is nothing.
[[nodiscard]] QByteArray bytes(const char *key);
[[nodiscard]] QString text(const char *key);
/// @return whether "true" or "false" is stored there; anything else is the fallback
[[nodiscard]] bool isOn(const char *key, bool fallback);
/// The number stored under the key, if it is one and within [least, most].
[[nodiscard]] int number(const char *key, int least, int most, int fallback);

/// An id that is written down in the file, for a value of an enum. Ids never change, names in code may.
template <typename Value>
struct Id
{
    Value value;
    const char *id;
    int old; ///< the number that stands in older files instead; -1: it never did
};

/// The id's value, or that of the number which stood for it once.
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

/// What is to be stored: texts and bytes as they are, numbers and switches as text.
using Entries = std::map<QString, QVariant>;

/// Stores the entries, all or none of them, and leaves everything else in the file alone. Does nothing where
/// the file says so already.
/// @return whether the file says so now. If not, it is as it was.
bool write(const Entries &entries);

} // namespace four::settings
