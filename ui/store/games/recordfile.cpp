// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/recordfile.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStorageInfo>

#include <string>
#include <string_view>
#include <utility>

namespace four::recordfile {

namespace {
/// Bytes; file systems take 255, including suffix and number.
constexpr qsizetype longestName = 180;
/// Read quickly even from a slow disk.
constexpr qint64 pieceBytes = qint64{1} << 20;

/// Characters that file systems or shells do not accept, and invisible ones.
bool isUnsafe(char32_t c)
{
    switch (QChar::category(c)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    default:
        return std::u32string_view(U"/\\:*?\"<>|").find(c) != std::u32string_view::npos;
    }
}

QString safe(const QString &name)
{
    QString kept;
    for (const char32_t c : name.toUcs4())
        kept += isUnsafe(c) ? QStringLiteral(" ") : QString::fromUcs4(&c, 1);
    return kept.simplified();
}

QString shortened(const QString &name, qsizetype bytes)
{
    QString kept;
    qsizetype size = 0;
    for (const char32_t c : name.toUcs4()) {
        const QString character = QString::fromUcs4(&c, 1);
        size += character.toUtf8().size();
        if (size > bytes)
            break;
        kept += character;
    }
    return kept.trimmed();
}

FileProblem failure(FileProblem::Kind kind, const QString &path, const QFileDevice &file)
{
    return {.kind = kind, .path = path, .detail = file.errorString()};
}

FileProblem writeFailure(const QString &path, const QSaveFile &file, qint64 size)
{
    const QStorageInfo place(QFileInfo(path).absolutePath());
    const bool full = place.isValid() && !place.isReadOnly() && place.bytesAvailable() < size;
    return failure(full ? FileProblem::Kind::Full : FileProblem::Kind::WriteFailed, path, file);
}
} // namespace

QString suffix()
{
    return QStringLiteral("fiar");
}

Content::Content(const QString &path) : m_file(std::make_unique<QFile>(path))
{
    const QFileInfo info(path);
    if (!info.exists())
        m_problem = FileProblem{.kind = FileProblem::Kind::NotThere, .path = path, .detail = {}};
    // Reading from a pipe could wait for ever.
    else if (!info.isFile())
        m_problem = FileProblem{.kind = FileProblem::Kind::NotAFile, .path = path, .detail = {}};
    else if (!m_file->open(QIODevice::ReadOnly))
        m_problem = failure(FileProblem::Kind::NotReadable, path, *m_file);
}

bool Content::readOn()
{
    if (m_problem)
        return false;
    const QByteArray piece = m_file->read(pieceBytes);
    m_bytes += piece;
    if (m_file->error() != QFileDevice::NoError)
        m_problem = failure(FileProblem::Kind::ReadFailed, m_file->fileName(), *m_file);
    else if (m_bytes.size() > maxBytes)
        m_problem =
            FileProblem{.kind = FileProblem::Kind::TooLarge, .path = m_file->fileName(), .detail = {}};
    return !m_problem && !piece.isEmpty();
}

QByteArray Content::takeBytes()
{
    constexpr QByteArrayView mark("\xEF\xBB\xBF");
    if (m_bytes.startsWith(mark))
        m_bytes.remove(0, mark.size());
    return std::exchange(m_bytes, {});
}

std::variant<RecordList, FileProblem> read(const QString &path)
{
    Content file(path);
    while (file.readOn()) {
    }
    if (file.problem())
        return *file.problem();
    const QByteArray content = file.takeBytes();
    return readRecords({content.constData(), static_cast<std::size_t>(content.size())});
}

QByteArray textOf(std::span<const RecordedGame> games)
{
    std::string text;
    for (const RecordedGame &game : games)
        text += toText(recordOf(game.game, game.times, game.help));
    return QByteArray::fromStdString(text);
}

std::optional<FileProblem> write(const QString &path, const QByteArray &content)
{
    const QFileInfo info(path);
    // A file would replace a pipe or device.
    if (info.exists() && !info.isFile())
        return FileProblem{.kind = FileProblem::Kind::NotAFile, .path = path, .detail = {}};
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        const FileProblem problem = writeFailure(path, file, content.size());
        return problem.kind == FileProblem::Kind::Full ? problem
                                                       : failure(FileProblem::Kind::NotWritable, path, file);
    }
    // On a full disk commit() would replace the good file by a short one.
    if (file.write(content) != content.size() || !file.flush()) {
        const FileProblem problem = writeFailure(path, file, content.size());
        file.cancelWriting();
        return problem;
    }
    if (!file.commit())
        return writeFailure(path, file, content.size());
    return {};
}

QString nameFor(const QString &one, const QString &two, const std::optional<Times> &times)
{
    const QDateTime begun =
        times ? QDateTime::fromMSecsSinceEpoch(times->begun.count()) : QDateTime::currentDateTime();
    const QString date = begun.date().toString(Qt::ISODate);
    QStringList names;
    for (const QString &name : {one, two}) {
        if (const QString kept = shortened(safe(name), (longestName - date.size()) / 2); !kept.isEmpty())
            names << kept;
    }
    QString name = names.join(QStringLiteral(" – "));
    // A dot in front would hide the file.
    while (name.startsWith(u'.'))
        name = name.mid(1).trimmed();
    return (name + u' ' + date).trimmed();
}

} // namespace four::recordfile
