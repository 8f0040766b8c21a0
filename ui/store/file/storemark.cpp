// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/file/storemark.h"

#include "ui/store/file/ownfile.h"

#include <QFile>

namespace four {

namespace {
constexpr qint64 none = -1;

QString markOf(const QString &path)
{
    return path + QStringLiteral(".mark");
}
} // namespace

std::optional<StoreMark> StoreMark::read(const QString &path)
{
    constexpr int longest = 100;
    QFile file(markOf(path));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QList<QByteArray> fields = file.read(longest).simplified().split(' ');
    QList<qint64> values;
    for (const QByteArray &field : fields) {
        bool isNumber = false;
        values.append(field.toLongLong(&isNumber));
        if (!isNumber)
            return {};
    }
    if (values.size() != 4 || values[0] < 0 || values[3] < none)
        return {};
    return StoreMark{.lastNumber = values[0],
                     .game = values[1],
                     .played = values[2],
                     .missing = values[3] == none ? std::nullopt : std::optional(int(values[3]))};
}

void StoreMark::write(const QString &path) const
{
    // Of one length, and written at once: a process that ends meanwhile leaves no half of it.
    constexpr int width = 20;
    QByteArray line;
    for (const qint64 value : {lastNumber, game, played, missing ? qint64(*missing) : none})
        line += QByteArray::number(value).rightJustified(width);
    QFile file(markOf(path));
    if (ownfile::make(file.fileName()) && file.open(QIODevice::ReadWrite | QIODevice::Unbuffered))
        file.write(line + '\n');
}

} // namespace four
