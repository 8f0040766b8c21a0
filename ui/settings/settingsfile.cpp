// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settingsfile.h"

#include "ui/store/file/ownfile.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSettings>
#include <QThread>

#include <algorithm>

namespace four::settings {

namespace {
constexpr auto onlyMine = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
constexpr int lockTimeout = 3000; ///< milliseconds, for another process that writes

/// A file on Windows too: the registry could not be read back and replaced whole.
QSettings own()
{
    static const bool isFile = !QSettings().fileName().startsWith(QStringLiteral("\\HKEY_"));
    return QSettings(isFile ? QSettings::defaultFormat() : QSettings::IniFormat, QSettings::UserScope,
                     QCoreApplication::organizationName(), QCoreApplication::applicationName());
}

/// As it is in the file: QSettings gives texts and bytes, whatever was put in.
QVariant asStored(const QVariant &value)
{
    if (value.typeId() == QMetaType::QByteArray || value.typeId() == QMetaType::QStringList)
        return value;
    return value.toString();
}

Entries entriesOf(const QSettings &file)
{
    Entries entries;
    const QStringList keys = file.allKeys();
    for (const QString &key : keys) {
        // A damaged file holds keys that cannot be written again as they were read.
        const bool plain = std::ranges::all_of(key, [](QChar c) {
            return (c.unicode() < 0x80 && c.isLetterOrNumber()) || c == u'/' || c == u'-' || c == u'_';
        });
        if (plain)
            entries[key] = asStored(file.value(key));
    }
    return entries;
}

bool contains(const Entries &all, const Entries &some)
{
    return std::ranges::all_of(some, [&all](const auto &entry) {
        const auto found = all.find(entry.first);
        return found != all.end() && found->second == asStored(entry.second);
    });
}

/// Writes a file that no other process knows.
bool writeNew(const QString &path, const Entries &entries)
{
    {
        // With its rights from the beginning: what is written over keeps them.
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate) || !file.setPermissions(onlyMine))
            return false;
    }
    QSettings file(path, QSettings::IniFormat);
    for (const auto &[key, value] : entries)
        file.setValue(key, asStored(value));
    file.sync();
    return file.status() == QSettings::NoError;
}

/// Another QSettings of this process takes a file for unchanged that has its old size and its old time.
void makeNewer(const QString &path, const QString &than)
{
    const QDateTime old = QFileInfo(than).lastModified();
    if (!old.isValid() || QFileInfo(path).lastModified() > old)
        return;
    QFile file(path);
    if (file.open(QIODevice::ReadWrite))
        file.setFileTime(old.addMSecs(1), QFileDevice::FileModificationTime);
}

/// Windows replaces no file that another process reads, which takes a moment only.
bool replace(const QString &path, const QString &by)
{
    constexpr int attempts = 10;
    for (int i = 0; i < attempts; ++i) {
        if (ownfile::rename(by, path))
            return true;
        QThread::msleep(10);
    }
    return false;
}
} // namespace

QString path()
{
    const QString file = own().fileName();
    const QString real = QFileInfo(file).canonicalFilePath();
    return real.isEmpty() ? file : real;
}

Entries entries()
{
    return entriesOf(own());
}

QByteArray bytes(const char *id)
{
    return own().value(id).toByteArray();
}

QString text(const char *id)
{
    return own().value(id).toString();
}

bool isOn(const char *id, bool fallback)
{
    return toSwitch(text(id), fallback);
}

bool toSwitch(const QString &stored, bool fallback)
{
    return stored == QStringLiteral("true") || (fallback && stored != QStringLiteral("false"));
}

int toNumber(const QString &stored, int least, int most, int fallback)
{
    bool isNumber = false;
    // By way of the text: a QVariant would cut a number that is too long for an int, and call it one.
    const int read = stored.toInt(&isNumber);
    return isNumber && read >= least && read <= most ? read : fallback;
}

bool write(const Entries &entries)
{
    const QString path = settings::path();
    const QString folder = QFileInfo(path).absolutePath();
    if (!QDir().exists(folder) && !QDir().mkpath(folder))
        return false;
    // The lock that QSettings itself takes while it writes.
    QLockFile lock(path + QStringLiteral(".lock"));
    if (!lock.tryLock(lockTimeout))
        return false;
    Entries all = entriesOf(QSettings(path, QSettings::IniFormat));
    if (contains(all, entries)) {
        if (QFile::permissions(path) & ~(onlyMine | QFileDevice::ReadUser | QFileDevice::WriteUser))
            QFile::setPermissions(path, onlyMine);
        return true;
    }
    for (const auto &[key, value] : entries)
        all[key] = asStored(value);
    // Read back under another name, since QSettings remembers what it wrote under the first.
    const QString fresh = path + QStringLiteral(".new");
    const QString proof = path + QStringLiteral(".proof");
    bool good = writeNew(fresh, all) && ownfile::rename(fresh, proof) &&
                contains(entriesOf(QSettings(proof, QSettings::IniFormat)), all);
    if (good) {
        makeNewer(proof, path);
        good = replace(path, proof);
    }
    if (!good) {
        QFile::remove(fresh);
        QFile::remove(proof);
    }
    return good;
}

} // namespace four::settings
