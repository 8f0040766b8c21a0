// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QHash>
#include <QList>
#include <QString>
#include <QVariant>

#include <functional>

namespace four {

/// The tables of an SQLite file as its pages have them, whatever is broken in between: no tree is followed,
/// no schema read and no index asked, so that each page costs no more than what stands on it. The file is
/// read only, with the committed part of its log (`-wal`) over it. See https://sqlite.org/fileformat2.html,
/// whose words are used here.
class PageReader
{
public:
    struct Row
    {
        qint64 id = 0;       ///< rowid
        QVariantList values; ///< NULL: invalid; in place of an INTEGER PRIMARY KEY too
    };

    explicit PageReader(const QString &path);

    /// @param found gets the rows of all tables, in the order of the pages
    /// @param progress gets the share that is read, in per mille
    void read(const std::function<void(const Row &row)> &found,
              const std::function<void(int perMille)> &progress);

private:
    [[nodiscard]] QByteArray page(qint64 number) const;
    void readHeader();
    void readLog();
    void readFreePages();
    void readLeaf(qint64 number, const std::function<void(const Row &row)> &found) const;
    [[nodiscard]] QByteArray payload(const QByteArray &content, qsizetype at, qint64 size) const;

    mutable QFile m_file;
    mutable QFile m_log;
    qint64 m_pageSize = 4096;
    qint64 m_usable = 4096; ///< bytes of a page
    qint64 m_pages = 0;
    QHash<qint64, qint64> m_logged; ///< pages whose last version is in the log: where it begins there
    QHash<qint64, bool> m_free;     ///< pages that belong to no table any more, and may show rows of the past
};

} // namespace four
