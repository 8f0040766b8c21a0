// SPDX-License-Identifier: GPL-3.0-or-later
#include "sandbox.h"
#include "tests/system/testsystem.h"

#include "ui/settings/layouts.h"
#include "ui/settings/preferences.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>

#include <memory>
#include <optional>
#include <vector>

using namespace four;

/// Preferences that other processes read and write at the same time. A process of a test is this program
/// itself, with the folder of the settings and what it is to choose.
class TestPreferences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void setsASingleOne();
    void anotherProcessArrives();
    void arriveInEveryDirection();
    void arriveBeforeThereIsAFolder();
    void arriveFromAnEditor();
    void linkIsFollowed();
    void othersAreLeftAlone();
    void removedFileChangesNothing();
    void whatCannotBeWrittenHolds();
    void processesLoseNothing();

private:
    /// Lets an object watch its file, which it does after its start.
    static void settle() { QTest::qWait(700); }
    static std::unique_ptr<QProcess> choose(const QString &folder, const QStringList &choices);
    [[nodiscard]] QString folder() const { return m_folder->path(); }
    [[nodiscard]] QString file() const
    {
        return folder() + u'/' + QDir(m_sandbox.path()).relativeFilePath(m_sandbox.file());
    }

    Sandbox m_sandbox;
    std::unique_ptr<QTemporaryDir> m_folder; ///< of this test alone: QSettings remembers what it has read
};

void TestPreferences::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    Sandbox::moveTo(folder());
}

std::unique_ptr<QProcess> TestPreferences::choose(const QString &folder, const QStringList &choices)
{
    auto process = std::make_unique<QProcess>();
    process->setProcessChannelMode(QProcess::ForwardedChannels);
    process->start(QCoreApplication::applicationFilePath(), QStringList{"--choose", folder} + choices);
    return process;
}

void TestPreferences::setsASingleOne()
{
    Preferences preferences;
    const QSignalSpy changed(&preferences, &Preferences::changed);
    preferences.set(&PreferenceValues::endTurnSeconds, 5);
    preferences.set(&PreferenceValues::theme, "wood");
    preferences.set(&PreferenceValues::theme, "wood");
    QCOMPARE(changed.size(), 2);
    PreferenceValues expected;
    expected.endTurnSeconds = 5;
    expected.theme = "wood";
    QVERIFY(preferences.values() == expected);
    QVERIFY(Preferences().values() == expected);
}

void TestPreferences::anotherProcessArrives()
{
    Preferences preferences;
    preferences.set(&PreferenceValues::sound, false);
    settle();
    const QSignalSpy changed(&preferences, &Preferences::changed);
    const auto other = choose(folder(), {"language=vi"});
    QVERIFY(other->waitForFinished());
    QTRY_COMPARE(preferences.values().language, QString("vi"));
    QCOMPARE(changed.size(), 1);
    QVERIFY(!preferences.values().sound);
}

void TestPreferences::arriveInEveryDirection()
{
    Preferences one;
    Preferences two;
    one.set(&PreferenceValues::celebrate, false);
    settle();
    for (int i = 0; i < 3; ++i) {
        two.set(&PreferenceValues::endTurnSeconds, 3 + i);
        QTRY_COMPARE(one.values().endTurnSeconds, 3 + i);
        one.set(&PreferenceValues::keys, {{"holdAction", QString::number(i)}});
        QTRY_COMPARE(two.values().keys.value("holdAction"), QString::number(i));
    }
    QVERIFY(one.values() == two.values());
    // Nothing comes back to the one that has chosen.
    const QSignalSpy changed(&one, &Preferences::changed);
    one.set(&PreferenceValues::sound, false);
    QTRY_VERIFY(!two.values().sound);
    settle();
    QCOMPARE(changed.size(), 1);
}

void TestPreferences::arriveBeforeThereIsAFolder()
{
    QVERIFY(!QFile::exists(QFileInfo(file()).path()));
    Preferences preferences;
    settle();
    Preferences().set(&PreferenceValues::language, "vi");
    QTRY_COMPARE(preferences.values().language, QString("vi"));
    Preferences().set(&PreferenceValues::language, "en");
    QTRY_COMPARE(preferences.values().language, QString("en"));
}

void TestPreferences::arriveFromAnEditor()
{
    Preferences preferences;
    preferences.set(&PreferenceValues::language, "vi");
    settle();
    for (const char *theme : {"wood", "night"}) {
        QFile written(file());
        QVERIFY(written.open(QIODevice::WriteOnly | QIODevice::Truncate));
        written.write("[General]\nlanguage=vi\ntheme=" + QByteArray(theme) + "\n");
        written.close();
        QTRY_COMPARE(preferences.values().theme, QString(theme));
    }
    QCOMPARE(preferences.values().language, QString("vi"));
}

void TestPreferences::linkIsFollowed()
{
    if (!testsystem::hasFileModes())
        QSKIP("a link is a file of its own, which nobody follows");
    Preferences().set(&PreferenceValues::sound, false);
    const QTemporaryDir elsewhere;
    const QString real = elsewhere.filePath("real.conf");
    QVERIFY(QFile::rename(file(), real));
    QVERIFY(QFile::link(real, file()));
    Preferences preferences;
    settle();
    Preferences().set(&PreferenceValues::language, "vi");
    QTRY_COMPARE(preferences.values().language, QString("vi"));
    QVERIFY(QFileInfo(file()).isSymLink());
}

void TestPreferences::othersAreLeftAlone()
{
    Preferences preferences;
    settle();
    const QSignalSpy changed(&preferences, &Preferences::changed);
    QVERIFY(settings::storeGeometry("geometry"));
    QVERIFY(settings::storeGameFolder("/home/lan"));
    settle();
    QCOMPARE(changed.size(), 0);
}

void TestPreferences::removedFileChangesNothing()
{
    Preferences preferences;
    preferences.set(&PreferenceValues::language, "vi");
    settle();
    QVERIFY(QFile::remove(file()));
    settle();
    QCOMPARE(preferences.values().language, QString("vi"));
}

void TestPreferences::whatCannotBeWrittenHolds()
{
    Preferences preferences;
    preferences.set(&PreferenceValues::language, "vi");
    settle();
    std::optional<testsystem::Limit> limit(std::in_place, testsystem::Limit::Of::FileSize, std::uint64_t(0));
    if (!limit->isSet())
        QSKIP("The size of a process's files is not limited here.");
    preferences.set(&PreferenceValues::sound, false);
    limit.reset();
    QVERIFY(Preferences().values().sound);
    // Another choice arrives, and this one stays ...
    Preferences().set(&PreferenceValues::endTurnSeconds, 5);
    QTRY_COMPARE(preferences.values().endTurnSeconds, 5);
    QVERIFY(!preferences.values().sound);
    // ... and is written with the next.
    preferences.set(&PreferenceValues::theme, "wood");
    QVERIFY(Preferences().values() == preferences.values());
    QVERIFY(!Preferences().values().sound);
}

void TestPreferences::processesLoseNothing()
{
    const std::vector<QStringList> choices{{"language=vi", "theme=pastel"},
                                           {"endTurnSeconds=10", "bounce=500"},
                                           {"sound=false", "celebrate=false"},
                                           {"showValues=true", "largeButtons=true"}};
    Preferences preferences;
    settle();
    std::vector<std::unique_ptr<QProcess>> processes;
    for (const QStringList &each : choices)
        processes.push_back(choose(folder(), each));
    preferences.set(&PreferenceValues::animations, AnimationSpeed::Short);
    preferences.set(&PreferenceValues::faces, Theme::Faces::Shapes);
    for (const auto &process : processes) {
        QVERIFY(process->waitForFinished());
        QCOMPARE(process->exitCode(), 0);
    }
    PreferenceValues all;
    all.language = "vi";
    all.theme = "pastel";
    all.endTurnSeconds = 10;
    all.bounce = 500;
    all.sound = all.celebrate = false;
    all.showValues = all.largeButtons = true;
    all.animations = AnimationSpeed::Short;
    all.faces = Theme::Faces::Shapes;
    QVERIFY(Preferences().values() == all);
    QTRY_VERIFY(preferences.values() == all);
}

namespace {
/// As another process: makes each choice, of the form "sound=false", in turn.
void chooseAll(const QStringList &choices)
{
    Preferences preferences;
    for (const QString &choice : choices) {
        const QString name = choice.section(u'=', 0, 0);
        const QString value = choice.section(u'=', 1);
        const auto set = [&](const char *id, auto PreferenceValues::*field, const auto &wanted) {
            if (name == QLatin1String(id))
                preferences.set(field, wanted);
        };
        set("language", &PreferenceValues::language, value);
        set("theme", &PreferenceValues::theme, value);
        set("endTurnSeconds", &PreferenceValues::endTurnSeconds, value.toInt());
        set("bounce", &PreferenceValues::bounce, value.toInt());
        for (const auto &[id, field] : {std::pair("sound", &PreferenceValues::sound),
                                        std::pair("celebrate", &PreferenceValues::celebrate),
                                        std::pair("showValues", &PreferenceValues::showValues),
                                        std::pair("largeButtons", &PreferenceValues::largeButtons)})
            set(id, field, value == QStringLiteral("true"));
    }
}
} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    TestPreferences test;
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == QStringLiteral("--choose")) {
        Sandbox::moveTo(arguments.value(2));
        chooseAll(arguments.mid(3));
        return 0;
    }
    return QTest::qExec(&test, argc, argv);
}
#include "tst_preferences.moc"
