// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/file/remains.h"

#include "core/rules/recordfields.h"

#include <QByteArray>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QList>
#include <QString>
#include <QVariant>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>

namespace four {

namespace {
constexpr int headerSize = 100;
constexpr char leafOfATable = 0x0D;

template <typename T>
T number(const QByteArray &bytes, qsizetype at)
{
    return qFromBigEndian<T>(bytes.constData() + at);
}

/// SQLite's variable-length integer; moves `at` behind it. @return nothing: it has no end
std::optional<qint64> varint(const QByteArray &bytes, qsizetype &at)
{
    quint64 value = 0;
    for (int i = 0; i < 9 && at < bytes.size(); ++i) {
        const auto byte = static_cast<unsigned char>(bytes[at++]);
        if (i == 8)
            return static_cast<qint64>((value << 8U) | byte);
        value = (value << 7U) | (byte & 0x7fU);
        if (byte < 0x80)
            return static_cast<qint64>(value);
    }
    return {};
}

/// @return nothing: the bytes end before the value
std::optional<QVariant> valueOf(qint64 type, const QByteArray &bytes, qsizetype &at)
{
    static constexpr std::array<qsizetype, 10> sizes{0, 1, 2, 3, 4, 6, 8, 8, 0, 0};
    const qint64 size = type >= 12 ? (type - 12) / 2 : type < 10 ? sizes[std::size_t(type)] : -1;
    if (size < 0 || size > bytes.size() - at)
        return {};
    const qsizetype start = at;
    at += size;
    if (type == 0)
        return QVariant();
    if (type == 7)
        return std::bit_cast<double>(number<quint64>(bytes, start));
    if (type == 8 || type == 9)
        return qint64{type == 9 ? 1 : 0};
    if (type >= 12) {
        const QByteArray text = bytes.mid(start, size);
        return type % 2 == 1 ? QVariant(QString::fromUtf8(text)) : QVariant(text);
    }
    qint64 value = static_cast<signed char>(bytes[start]);
    for (qsizetype i = start + 1; i < at; ++i)
        value = value * 256 + static_cast<unsigned char>(bytes[i]);
    return value;
}

std::optional<QVariantList> valuesOf(const QByteArray &record)
{
    qsizetype at = 0;
    const std::optional<qint64> headerEnd = varint(record, at);
    if (!headerEnd || *headerEnd > record.size())
        return {};
    QVariantList values;
    qsizetype value = *headerEnd;
    while (at < *headerEnd) {
        const std::optional<qint64> type = varint(record, at);
        const std::optional<QVariant> read =
            type && *type >= 0 ? valueOf(*type, record, value) : std::nullopt;
        if (!read)
            return {};
        values.append(*read);
    }
    return values;
}

/// The log's checksum, over pairs of words.
class Checksum
{
public:
    explicit Checksum(bool isBigEndian) : m_isBigEndian(isBigEndian) {}
    void add(QByteArrayView bytes)
    {
        for (qsizetype at = 0; at + 8 <= bytes.size(); at += 8) {
            m_one += word(bytes.data() + at) + m_two;
            m_two += word(bytes.data() + at + 4) + m_one;
        }
    }
    [[nodiscard]] bool is(quint32 one, quint32 two) const { return m_one == one && m_two == two; }

private:
    [[nodiscard]] quint32 word(const char *bytes) const
    {
        return m_isBigEndian ? qFromBigEndian<quint32>(bytes) : qFromLittleEndian<quint32>(bytes);
    }
    bool m_isBigEndian;
    quint32 m_one = 0;
    quint32 m_two = 0;
};

/// Reads the rows of an SQLite file page by page, without trees, schema and indexes, so that damage to a page
/// costs only its own rows. Includes the committed part of the log (`-wal`), and changes nothing. The terms
/// are those of https://sqlite.org/fileformat2.html.
class PageReader
{
public:
    struct Row
    {
        qint64 id = 0;       ///< rowid
        QVariantList values; ///< invalid: NULL, or the INTEGER PRIMARY KEY
    };

    explicit PageReader(const QString &path);
    /// Whether transactions follow a damaged part of the log.
    [[nodiscard]] bool isLogDamaged() const { return m_isLogDamaged; }

    /// @param found gets the rows of all tables, in the order of pages
    /// @param progress gets the share read, in per mille
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
    bool m_isLogDamaged = false;
    QHash<qint64, qint64> m_logged; ///< offsets in the log of pages whose last version is there
    QHash<qint64, bool> m_free;     ///< free pages, which may have deleted rows
};

PageReader::PageReader(const QString &path) : m_file(path), m_log(path + QStringLiteral("-wal"))
{
    if (!m_file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return;
    readHeader();
    readLog();
    readFreePages();
}

void PageReader::readHeader()
{
    const QByteArray header = m_file.read(headerSize);
    if (header.size() == headerSize) {
        const int written = number<quint16>(header, 16);
        const int size = written == 1 ? 65536 : written;
        // Else the default, which the program's files have.
        if (size >= 512 && std::has_single_bit(static_cast<unsigned>(size))) {
            m_pageSize = size;
            const int reserved = static_cast<unsigned char>(header[20]);
            m_usable = size - (reserved <= 32 ? reserved : 0);
        }
    }
    // The last page may be cut off, with good rows in the rest.
    m_pages = (m_file.size() + m_pageSize - 1) / m_pageSize;
}

void PageReader::readLog()
{
    constexpr qsizetype logHeader = 32;
    constexpr qsizetype frameHeader = 24;
    if (!m_log.open(QIODevice::ReadOnly))
        return;
    const QByteArray header = m_log.read(logHeader);
    const QByteArray first = m_log.peek(frameHeader);
    if (first.size() < frameHeader)
        return;
    const auto magic = number<quint32>(header, 0);
    Checksum sum((magic & 1U) != 0);
    sum.add(QByteArrayView(header).first(24));
    bool isSound = (magic & ~1U) == 0x377f0682U && number<quint32>(header, 8) == quint32(m_pageSize) &&
                   sum.is(number<quint32>(header, 24), number<quint32>(header, 28));
    // Frames of an earlier log have other salts. SQLite ignores all that follows damage.
    const QByteArray salts = isSound ? header.mid(16, 8) : first.mid(8, 8);
    QHash<qint64, qint64> frames; // of a transaction that may not be complete
    for (qint64 at = logHeader;; at += frameHeader + m_pageSize) {
        const QByteArray frame = m_log.read(frameHeader + m_pageSize);
        if (frame.size() < frameHeader + m_pageSize)
            return;
        const bool isOfThisLog = frame.mid(8, 8) == salts;
        if (std::exchange(isSound, isSound && isOfThisLog)) {
            sum.add(QByteArrayView(frame).first(8));
            sum.add(QByteArrayView(frame).sliced(frameHeader));
            isSound = isSound && sum.is(number<quint32>(frame, 16), number<quint32>(frame, 20));
            if (!isSound) // the damaged frame itself
                continue;
        }
        if (!isOfThisLog)
            continue;
        frames.insert(number<quint32>(frame, 0), at + frameHeader);
        const auto pagesAfterwards = number<quint32>(frame, 4);
        if (pagesAfterwards == 0)
            continue;
        m_isLogDamaged = m_isLogDamaged || !isSound;
        m_logged.insert(frames);
        frames.clear();
        // Without a checksum the number may be any.
        if (isSound || pagesAfterwards < m_pages + m_log.size() / m_pageSize)
            m_pages = std::max(m_pages, qint64{pagesAfterwards});
    }
}

void PageReader::readFreePages()
{
    const QByteArray header = page(1).first(headerSize);
    QHash<qint64, bool> found;
    qint64 trunk = number<quint32>(header, 32);
    const qint64 count = number<quint32>(header, 36);
    while (trunk > 0 && trunk <= m_pages && !found.contains(trunk) && found.size() < count) {
        found.insert(trunk, true);
        const QByteArray content = page(trunk);
        const qint64 leaves = std::min(qint64{number<quint32>(content, 4)}, m_usable / 4 - 2);
        for (qint64 i = 0; i < leaves; ++i)
            found.insert(number<quint32>(content, 8 + 4 * i), true);
        trunk = number<quint32>(content, 0);
    }
    // A list with a wrong count may name used pages.
    if (found.size() == count && trunk == 0)
        m_free = found;
}

QByteArray PageReader::page(qint64 number) const
{
    const auto logged = m_logged.constFind(number);
    const bool isLogged = logged != m_logged.constEnd();
    QFile &file = isLogged ? m_log : m_file;
    QByteArray content;
    if (file.seek(isLogged ? *logged : (number - 1) * m_pageSize))
        content = file.read(m_pageSize);
    // Zeros for the part that cannot be read.
    content.append(m_pageSize - content.size(), '\0');
    return content;
}

void PageReader::read(const std::function<void(const Row &row)> &found,
                      const std::function<void(int perMille)> &progress)
{
    for (qint64 number = 1; number <= m_pages; ++number) {
        if (!m_free.contains(number))
            readLeaf(number, found);
        progress(static_cast<int>(number * 1000 / m_pages));
    }
}

void PageReader::readLeaf(qint64 pageNumber, const std::function<void(const Row &row)> &found) const
{
    const QByteArray content = page(pageNumber);
    const qsizetype start = pageNumber == 1 ? headerSize : 0;
    if (content[start] != leafOfATable)
        return;
    const qsizetype cells =
        std::min(qsizetype{number<quint16>(content, start + 3)}, qsizetype((m_usable - start - 8) / 2));
    for (qsizetype i = 0; i < cells; ++i) {
        qsizetype at = number<quint16>(content, start + 8 + 2 * i);
        const std::optional<qint64> size = varint(content, at);
        const std::optional<qint64> id = varint(content, at);
        if (!size || !id)
            continue;
        const QByteArray record = payload(content, at, *size);
        if (const std::optional<QVariantList> values = valuesOf(record))
            found({.id = *id, .values = *values});
    }
}

QByteArray PageReader::payload(const QByteArray &content, qsizetype at, qint64 size) const
{
    constexpr qint64 longest = 1 << 20; // longer than any record
    if (size < 0 || size > longest)
        return {};
    // The file format says how much of a long record is on its page.
    const qint64 most = m_usable - 35;
    qint64 local = size;
    if (size > most) {
        const qint64 least = (m_usable - 12) * 32 / 255 - 23;
        const qint64 fitting = least + (size - least) % (m_usable - 4);
        local = fitting <= most ? fitting : least;
    }
    if (at + local + (local < size ? 4 : 0) > m_usable)
        return {};
    QByteArray record = content.mid(at, local);
    qint64 next = local < size ? number<quint32>(content, at + local) : 0;
    while (record.size() < size) {
        if (next < 1 || next > m_pages)
            return {};
        const QByteArray overflow = page(next);
        record += overflow.mid(4, std::min(m_usable - 4, size - record.size()));
        next = number<quint32>(overflow, 0);
    }
    return record;
}

constexpr qint64 largestId = qint64{1} << 53U; ///< larger numbers are damage
constexpr qsizetype columnsOfVersion1 = 14;
constexpr qsizetype columnsOfVersion2 = 18; ///< later versions may add some

bool isInteger(const QVariant &value)
{
    return value.typeId() == QMetaType::LongLong;
}

bool isText(const QVariant &value)
{
    return value.typeId() == QMetaType::QString;
}

// Rows are recognised by their columns, as the schema may be damaged.

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

bool isLogDamaged(const QString &path)
{
    return QFileInfo(path + QStringLiteral("-wal")).size() > 0 && PageReader(path).isLogDamaged();
}

Remains remainsOf(const QString &path, const std::function<void(int perMille)> &progress)
{
    QMap<qint64, Remain> columns; // without records
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
            if (auto tournament = tournamentrow::recognise(values)) {
                // Of two states of a tournament, the later one.
                StoredTournament &known = remains.tournaments[row.id];
                if (known.tournament.entries.size() <= tournament->tournament.entries.size())
                    known = *std::move(tournament);
                return;
            }
            if (isRecord(values)) {
                QString &record = remains.games[row.id].record;
                // Of two states of a game, the longer one.
                if (values[1].toString().size() > record.size())
                    record = values[1].toString();
            } else if (isGameOfVersion1(values)) {
                // In version 1 the last action's time was the order of playing.
                columns[row.id] = {.record = {},
                                   .preset = values[3],
                                   .rematchStarter = values[4],
                                   .played = values[2],
                                   .deleted = values[13]};
            } else if (isGame(values)) {
                columns[row.id] = {.record = {},
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
        const auto found = columns.constFind(it.key());
        if (found == columns.constEnd())
            continue;
        QString record = std::move(it->record);
        *it = *found;
        it->record = std::move(record);
    }
    // A flipped bit could leave no numbers for new games.
    if (sequence <= largestId)
        remains.lastId = std::max(remains.lastId, sequence);
    return remains;
}

} // namespace four
