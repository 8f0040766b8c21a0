// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/preferences.h"

#include "ui/settings/settingsfile.h"

#include <QDir>
#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QStringList>

#include <array>
#include <tuple>
#include <utility>

namespace four {

namespace {
using settings::Id;
using settings::row;

constexpr int longestWait = 60;     ///< seconds
constexpr int longestBounce = 2000; ///< milliseconds
constexpr int afterTheStart = 500;  ///< milliseconds: the window is painted first
constexpr int untilAgain = 2000;    ///< milliseconds, after what could not be stored
constexpr int afterAChange = 100;   ///< milliseconds: the file is replaced in several steps

constexpr std::array animationIds{Id{AnimationSpeed::Off, "off", 0}, Id{AnimationSpeed::Short, "short", 1},
                                  Id{AnimationSpeed::Full, "full", 2}};
constexpr std::array facesIds{Id{Theme::Faces::Letters, "letters", 0}, Id{Theme::Faces::Shapes, "shapes", 1},
                              Id{Theme::Faces::Plain, "plain", 2}};

using Keys = QMap<QString, QString>;

/// A line each, "undoAction=Ctrl+U": a list of texts would come back as one text if it has but one.
QString textOf(const Keys &keys)
{
    QStringList lines;
    for (auto key = keys.cbegin(); key != keys.cend(); ++key)
        lines << key.key() + u'=' + key.value();
    return lines.join(u'\n');
}

Keys keysOf(const QString &text)
{
    Keys keys;
    for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts)) {
        // The first one: the key itself may be "=".
        if (const qsizetype equals = line.indexOf(u'='); equals > 0)
            keys.insert(line.left(equals), line.mid(equals + 1));
    }
    return keys;
}

settings::Row<PreferenceValues> row(const char *id, Keys PreferenceValues::*field)
{
    return {QString::fromLatin1(id),
            [field](const PreferenceValues &values) { return QVariant(textOf(values.*field)); },
            [field](PreferenceValues &values, const QVariant &stored) {
                values.*field = keysOf(stored.toString());
            }};
}

/// A row for each preference: its id in the file, its field, and what else may stand there.
const auto &table()
{
    using Values = PreferenceValues;
    static const std::array rows{
        row("language", &Values::language),
        row("animations", &Values::animations, animationIds),
        row("followMotion", &Values::followMotion),
        row("endTurnSeconds", &Values::endTurnSeconds, 0, longestWait),
        row("showPowerUpRules", &Values::showPowerUpRules),
        row("tellTime", &Values::tellTime),
        row("pauseBeforeComputer", &Values::pauseBeforeComputer),
        row("sound", &Values::sound),
        row("showValues", &Values::showValues),
        row("showThreats", &Values::showThreats),
        row("countFinePoints", &Values::countFinePoints),
        row("theme", &Values::theme),
        row("discFaces", &Values::faces, facesIds),
        row("celebrate", &Values::celebrate),
        row("ignoreRepeatedPresses", &Values::bounce, 0, longestBounce),
        row("downDrops", &Values::downDrops),
        row("letterKeys", &Values::letterKeys),
        row("largeButtons", &Values::largeButtons),
        row("keys", &Values::keys),
    };
    return rows;
}

/// Stands for a value of any type, to count the fields of a struct.
struct Anything
{
    template <typename Value>
    operator Value() const; // NOLINT(google-explicit-constructor)
};

template <typename Values, typename... Fields>
consteval std::size_t fieldCount()
{
    if constexpr (requires { Values{Fields{}..., Anything{}}; })
        return fieldCount<Values, Fields..., Anything>();
    else
        return sizeof...(Fields);
}
static_assert(fieldCount<PreferenceValues>() == std::tuple_size_v<std::remove_cvref_t<decltype(table())>>,
              "each preference has a row");

settings::Entries entriesOf(const PreferenceValues &values)
{
    return settings::entriesOf(table(), values);
}
} // namespace

Preferences::Preferences(QObject *parent)
    : QObject(parent), m_values(settings::valuesOf(table(), settings::entries())), m_stored(m_values)
{
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &Preferences::readFile);
    m_soon.start(afterTheStart);
    m_again.setInterval(untilAgain);
    connect(&m_again, &QTimer::timeout, this, &Preferences::store);
}

Preferences::~Preferences()
{
    if (m_again.isActive())
        store();
}

void Preferences::set(const PreferenceValues &values)
{
    if (values == m_values)
        return;
    m_values = values;
    store();
    Q_EMIT changed();
}

void Preferences::store()
{
    settings::Entries changes = entriesOf(m_values);
    for (const auto &[id, value] : entriesOf(m_stored)) {
        if (changes.at(id) == value)
            changes.erase(id);
    }
    if (settings::write(changes)) {
        m_stored = m_values;
        m_again.stop();
    } else if (!m_again.isActive()) {
        m_again.start();
        Q_EMIT troubled();
    }
}

void Preferences::readFile()
{
    watchFile(); // first, so that no change falls between this and reading
    if (!QFileInfo::exists(settings::path()))
        return;
    const auto inFile = settings::valuesOf(table(), settings::entries());
    if (inFile == m_stored)
        return;
    // Of the file only what has changed there: a choice that could not be written holds here.
    const settings::Entries before = entriesOf(std::exchange(m_stored, inFile));
    settings::Entries entries = entriesOf(m_values);
    for (const auto &[id, value] : entriesOf(inFile)) {
        if (before.at(id) != value)
            entries[id] = value;
    }
    const auto values = settings::valuesOf(table(), entries);
    if (std::exchange(m_values, values) != values)
        Q_EMIT changed();
}

void Preferences::watchFile()
{
    if (!m_watcher) {
        m_watcher = new QFileSystemWatcher(this);
        const auto readSoon = [this] {
            if (!m_soon.isActive())
                m_soon.start(afterAChange);
        };
        connect(m_watcher, &QFileSystemWatcher::fileChanged, this, readSoon);
        connect(m_watcher, &QFileSystemWatcher::directoryChanged, this, readSoon);
    }
    // The folder, where the file is replaced by another, and the file, into which an editor may write. The
    // folder is made with the first choice; until then, the one in which it will be.
    const QString file = settings::path();
    QString folder = QFileInfo(file).absolutePath();
    while (!QFileInfo::exists(folder) && !QDir(folder).isRoot())
        folder = QFileInfo(folder).absolutePath();
    if (const QStringList watched = m_watcher->directories(); watched != QStringList{folder}) {
        if (!watched.isEmpty())
            m_watcher->removePaths(watched);
        m_watcher->addPath(folder);
    }
    if (QFileInfo::exists(file))
        m_watcher->addPath(file);
}

} // namespace four

#include "moc_preferences.cpp"
