// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/file/digest.h"

#include <QCryptographicHash>
#include <QtEndian>

namespace four {

qint64 movesDigest(QByteArrayView record)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    bool isSkipping = true; // the headline, which has the version of the format
    qsizetype start = 0;
    while (start < record.size()) {
        qsizetype end = record.indexOf('\n', start);
        end = end < 0 ? record.size() : end + 1;
        const QByteArrayView line = record.sliced(start, end - start);
        // What goes on over several lines is indented there.
        if (start > 0 && !line.startsWith(' '))
            isSkipping = line.startsWith("player ") || line.startsWith("begun:") ||
                         line.startsWith("times:") || line.startsWith("coach:");
        if (!isSkipping)
            hash.addData(line);
        start = end;
    }
    return qFromBigEndian<qint64>(hash.result().constData());
}

} // namespace four
