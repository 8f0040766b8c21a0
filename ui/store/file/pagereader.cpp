// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/file/pagereader.h"

#include <QtEndian>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>

namespace four {

namespace {
constexpr int headerSize = 100;
constexpr char leafOfATable = 0x0D;

template <typename T>
T number(const QByteArray &bytes, qsizetype at)
{
    return qFromBigEndian<T>(bytes.constData() + at);
}

/// SQLite's integer of variable length; moves `at` behind it. @return nothing: it does not end
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

/// @return nothing: the value does not lie in these bytes
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

/// The checksum of the log, over whole pairs of words.
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
} // namespace

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
        // Else the one that the program's files have.
        if (size >= 512 && std::has_single_bit(static_cast<unsigned>(size))) {
            m_pageSize = size;
            const int reserved = static_cast<unsigned char>(header[20]);
            m_usable = size - (reserved <= 32 ? reserved : 0);
        }
    }
    // The last one may be cut off, with good rows in what is left of it.
    m_pages = (m_file.size() + m_pageSize - 1) / m_pageSize;
}

void PageReader::readLog()
{
    constexpr qsizetype logHeader = 32;
    constexpr qsizetype frameHeader = 24;
    if (!m_log.open(QIODevice::ReadOnly))
        return;
    const QByteArray header = m_log.read(logHeader);
    if (header.size() < logHeader)
        return;
    const auto magic = number<quint32>(header, 0);
    if ((magic & ~1U) != 0x377f0682U || number<quint32>(header, 8) != quint32(m_pageSize))
        return;
    Checksum sum((magic & 1U) != 0);
    sum.add(QByteArrayView(header).first(24));
    if (!sum.is(number<quint32>(header, 24), number<quint32>(header, 28)))
        return;
    QHash<qint64, qint64> frames; // of a transaction that may not be complete
    for (qint64 at = logHeader;; at += frameHeader + m_pageSize) {
        const QByteArray frame = m_log.read(frameHeader + m_pageSize);
        if (frame.size() < frameHeader + m_pageSize || frame.mid(8, 8) != header.mid(16, 8))
            return;
        sum.add(QByteArrayView(frame).first(8));
        sum.add(QByteArrayView(frame).sliced(frameHeader));
        if (!sum.is(number<quint32>(frame, 16), number<quint32>(frame, 20)))
            return;
        frames.insert(number<quint32>(frame, 0), at + frameHeader);
        const auto pagesAfterwards = number<quint32>(frame, 4);
        if (pagesAfterwards == 0)
            continue;
        m_logged.insert(frames);
        frames.clear();
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
    // A list that does not even count right may name pages that are in use.
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
    // Zeros in place of what is cut off or cannot be read.
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
    constexpr qint64 longest = 1 << 20; // far more than any record has
    if (size < 0 || size > longest)
        return {};
    // How much of a long one stands on its page is settled by the file format.
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

} // namespace four
