// SPDX-License-Identifier: GPL-3.0-or-later
#include "sandbox.h"
#include "tests/system/testsystem.h"

#include "ui/settings/lastmatch.h"
#include "ui/settings/layouts.h"
#include "ui/settings/preferences.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <functional>
#include <optional>
#include <random>

using namespace four;

class TestSettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        Sandbox::moveTo(m_sandbox.path());
        QSettings().clear();
        QSettings().sync();
    }

    void startsWithDefaults()
    {
        const PreferenceValues preferences = Preferences().values();
        QCOMPARE(preferences.language, QString());
        QCOMPARE(preferences.animations, AnimationSpeed::Full);
        QCOMPARE(preferences.endTurnSeconds, 0);
        QVERIFY(preferences.showPowerUpRules);
        QVERIFY(preferences.pauseBeforeComputer);
        QVERIFY(settings::lastMatch() == matchOf(Preset::VersusComputer));
        QVERIFY(settings::geometry().isEmpty());
    }

    void keepsPreferences_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<AnimationSpeed>("animations");
        QTest::addColumn<int>("endTurnSeconds");
        QTest::addColumn<bool>("showPowerUpRules");
        QTest::addColumn<bool>("pauseBeforeComputer");
        QTest::newRow("Vietnamese") << "vi" << AnimationSpeed::Full << 0 << true << true;
        QTest::newRow("English, short") << "en" << AnimationSpeed::Short << 3 << true << false;
        QTest::newRow("system, off") << "" << AnimationSpeed::Off << 10 << false << true;
        QTest::newRow("longest wait") << "vi" << AnimationSpeed::Off << 60 << false << false;
        // A later version may know more languages; what to speak instead is Language's business.
        QTest::newRow("unknown language") << "eo" << AnimationSpeed::Full << 5 << true << true;
    }

    void keepsPreferences()
    {
        QFETCH(QString, language);
        QFETCH(AnimationSpeed, animations);
        QFETCH(int, endTurnSeconds);
        QFETCH(bool, showPowerUpRules);
        QFETCH(bool, pauseBeforeComputer);
        const PreferenceValues values{.language = language,
                                      .animations = animations,
                                      .followMotion = pauseBeforeComputer,
                                      .endTurnSeconds = endTurnSeconds,
                                      .showPowerUpRules = showPowerUpRules,
                                      .tellTime = !showPowerUpRules,
                                      .pauseBeforeComputer = pauseBeforeComputer,
                                      .sound = showPowerUpRules != pauseBeforeComputer,
                                      .showValues = showPowerUpRules,
                                      .showThreats = !showPowerUpRules,
                                      .countFinePoints = showPowerUpRules,
                                      .theme = "wood",
                                      .faces = showPowerUpRules ? Theme::Faces::Plain : Theme::Faces::Shapes,
                                      .celebrate = pauseBeforeComputer,
                                      .bounce = 200,
                                      .downDrops = showPowerUpRules,
                                      .letterKeys = !pauseBeforeComputer,
                                      .largeButtons = showPowerUpRules,
                                      .keys = {{"undoAction", "Ctrl+="}, {"holdAction", ""}}};
        Preferences().set(values);
        QVERIFY(Preferences().values() == values);
        // It is in the file, not only in QSettings' memory of it.
        QSettings().sync();
        QVERIFY(QFile::exists(m_sandbox.file()));
    }

    void nonsenseIsDefault_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QVariant>("value");
        QTest::newRow("animations: a word") << "animations" << QVariant("fast");
        QTest::newRow("animations: too big") << "animations" << QVariant(3);
        QTest::newRow("animations: negative") << "animations" << QVariant(-1);
        QTest::newRow("animations: beyond int") << "animations" << QVariant("99999999999999");
        QTest::newRow("animations: a list") << "animations" << QVariant(QStringList{"1", "2"});
        QTest::newRow("end of turn: a word") << "endTurnSeconds" << QVariant("soon");
        QTest::newRow("end of turn: negative") << "endTurnSeconds" << QVariant(-5);
        QTest::newRow("end of turn: too long") << "endTurnSeconds" << QVariant(100000);
        QTest::newRow("end of turn: beyond int") << "endTurnSeconds" << QVariant("99999999999999");
        QTest::newRow("faces: a word") << "discFaces" << QVariant("round");
        QTest::newRow("faces: too big") << "discFaces" << QVariant(3);
        QTest::newRow("celebration: a word") << "celebrate" << QVariant("perhaps");
        QTest::newRow("motion: a list") << "followMotion" << QVariant(QStringList{"true", "false"});
        QTest::newRow("pause: a word") << "pauseBeforeComputer" << QVariant("perhaps");
        QTest::newRow("rules: empty list") << "showPowerUpRules" << QVariant(QStringList());
        QTest::newRow("language: a list") << "language" << QVariant(QStringList{"vi", "en"});
    }

    void nonsenseIsDefault()
    {
        QFETCH(QString, key);
        QFETCH(QVariant, value);
        QSettings().setValue(key, value);
        QVERIFY(Preferences().values() == PreferenceValues());
    }

    void nonsenseInTheMatchIsDefault_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QVariant>("value");
        QTest::newRow("preset: a word") << "match/preset" << QVariant("chess");
        QTest::newRow("preset: too big") << "match/preset" << QVariant(6);
        QTest::newRow("preset: negative") << "match/preset" << QVariant(-1);
        QTest::newRow("starter: too big") << "match/rematchStarter" << QVariant(3);
        QTest::newRow("set-up: empty") << "match/setup" << QVariant(QString());
        QTest::newRow("set-up: garbage") << "match/setup" << QVariant("garbage");
        QTest::newRow("set-up: a number") << "match/setup" << QVariant(17);
        QTest::newRow("set-up: bytes") << "match/setup" << QVariant(QByteArray("\0\1\xff\xfe", 4));
        QTest::newRow("set-up: cut off") << "match/setup" << QVariant("four-in-a-row record 1\nboard: 7x6\n");
        QTest::newRow("set-up: newer") << "match/setup" << QVariant("four-in-a-row record 9\n");
        QTest::newRow("set-up: very long") << "match/setup" << QVariant(QString(200'000, u'x'));
    }

    void nonsenseInTheMatchIsDefault()
    {
        QFETCH(QString, key);
        QFETCH(QVariant, value);
        QSettings().setValue(key, value);
        QVERIFY(settings::lastMatch() == matchOf(Preset::VersusComputer));
    }

    void garbageFileIsDefault_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("zeros") << QByteArray(1000, '\0');
        QTest::newRow("no line end") << QByteArray("[General");
        QTest::newRow("another program's") << QByteArray("<?xml version=\"1.0\"?><settings/>\n");
        QTest::newRow("bad escapes") << QByteArray(
            "[General]\nlanguage=\\x\nanimations=@Variant(\\0\\0\\0)\n"
            "[match]\nsetup=@ByteArray(\nwindow/geometry=@Rect(1 2)\n");
        std::mt19937 random(4711);
        for (int i = 0; i < 20; ++i) {
            QByteArray noise(700, '\0');
            for (char &byte : noise)
                byte = static_cast<char>(random());
            QTest::addRow("noise %d", i) << noise;
        }
    }

    void garbageFileIsDefault()
    {
        QFETCH(QByteArray, content);
        QTemporaryDir place;
        QVERIFY(QDir(place.path()).mkdir("fourinarow"));
        QFile file(place.filePath("fourinarow/" + QFileInfo(m_sandbox.file()).fileName()));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
        file.close();
        Sandbox::moveTo(place.path());
        QCOMPARE(QSettings().fileName(), file.fileName());
        PreferenceValues preferences = Preferences().values();
        // A file that is not text may still say something by chance, but never what does not exist.
        QVERIFY(preferences.animations <= AnimationSpeed::Full);
        QVERIFY(preferences.endTurnSeconds == 0);
        QVERIFY(settings::lastMatch() == matchOf(Preset::VersusComputer));
        (void)settings::geometry();
        // And it can be written anew.
        preferences.language = "vi";
        Preferences().set(preferences);
        settings::store(matchOf(Preset::PowerUps));
        QCOMPARE(Preferences().values().language, QString("vi"));
        QVERIFY(settings::lastMatch() == matchOf(Preset::PowerUps));
    }

    void keepsMatch_data()
    {
        QTest::addColumn<Preset>("preset");
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("two");
        QTest::addColumn<std::function<void(Match &)>>("change");
        const std::function<void(Match &)> nothing = [](Match &) {};
        for (const Preset preset : allPresets)
            QTest::addRow("preset %d", int(preset)) << preset << ""
                                                    << "" << nothing;
        QTest::newRow("Vietnamese names") << Preset::NamedMatch << "Nguyễn Thị Lan"
                                          << "Đặng Bình" << nothing;
        QTest::newRow("emoji") << Preset::NamedMatch << "👨‍👩‍👧‍👦🇻🇳"
                               << "😀" << nothing;
        QTest::newRow("right to left") << Preset::NamedMatch << "שרה"
                                       << "محمد" << nothing;
        QTest::newRow("markup and quotes") << Preset::NamedMatch << "<b>\"Lan\"</b>"
                                           << "'; \\x41, %1" << nothing;
        QTest::newRow("looks like a field") << Preset::NamedMatch << "board: 9x9"
                                            << "computer random" << nothing;
        QTest::newRow("looks like a variant") << Preset::NamedMatch << "@Invalid()"
                                              << "@ByteArray(x)" << nothing;
        QTest::newRow("equals sign and semicolon") << Preset::NamedMatch << "a=b;c"
                                                   << "[General]" << nothing;
        QTest::newRow("60 characters") << Preset::PowerUps << QString(60, u'ệ') << "B" << nothing;
        QTest::newRow("names kept while unused") << Preset::Classic << "Lan"
                                                 << "Bình" << nothing;
        QTest::newRow("computer against computer") << Preset::Classic << ""
                                                   << "" << std::function<void(Match &)>([](Match &match) {
                                                          for (const Player player : bothPlayers)
                                                              match.seats[player].level = Level::Random;
                                                      });
        QTest::newRow("loser starts") << Preset::Classic << ""
                                      << "" << std::function<void(Match &)>([](Match &match) {
                                             match.rematchStarter = RematchStarter::Loser;
                                         });
        QTest::newRow("take turns") << Preset::Classic << ""
                                    << "" << std::function<void(Match &)>([](Match &match) {
                                           match.rematchStarter = RematchStarter::Alternate;
                                       });
        QTest::newRow("every part changed") << Preset::ThreeStrikes << ""
                                            << "" << std::function<void(Match &)>([](Match &match) {
                                                   match.rules = {.columns = 10,
                                                                  .rows = 4,
                                                                  .connect = 3,
                                                                  .opening = Opening::Centre,
                                                                  .starter = Starter::Random,
                                                                  .letters = Letters::StarterChooses,
                                                                  .undos = 9,
                                                                  .undoOnFirstMove = false,
                                                                  .violations = Violations::PerTurn,
                                                                  .violationsAllowed = 7,
                                                                  .blocks = 5,
                                                                  .removes = 6,
                                                                  .nameLength = 60};
                                               });
    }

    void keepsMatch()
    {
        QFETCH(Preset, preset);
        QFETCH(QString, one);
        QFETCH(QString, two);
        QFETCH(std::function<void(Match &)>, change);
        Match match = matchOf(preset);
        match.seats[Player::One].name = one.toStdString();
        match.seats[Player::Two].name = two.toStdString();
        change(match);
        settings::store(match);
        QSettings().sync();
        QVERIFY(settings::lastMatch() == match);
    }

    void keepsGeometry()
    {
        const QByteArray bytes("\x01\xd9\xd0\xcb\0\n\r;=", 9);
        settings::storeGeometry(bytes);
        QCOMPARE(settings::geometry(), bytes);
    }

    void readsTheFileOfVersionNought()
    {
        // As it was written before enums had ids.
        QVERIFY(QDir(m_sandbox.path()).mkpath("fourinarow"));
        QFile::remove(m_sandbox.file());
        QVERIFY(QFile::copy(FOUR_TEST_DATA "/settings-0.1.conf", m_sandbox.file()));
        QVERIFY(QFile::setPermissions(m_sandbox.file(), QFile::ReadOwner | QFile::WriteOwner));
        const PreferenceValues values = Preferences().values();
        QCOMPARE(values.language, QString("vi"));
        QCOMPARE(values.animations, AnimationSpeed::Short);
        QCOMPARE(values.endTurnSeconds, 5);
        QVERIFY(!values.showPowerUpRules);
        QVERIFY(!values.pauseBeforeComputer);
        QVERIFY(!values.sound);
        QVERIFY(!values.showValues); // there were none then
        const Match match = settings::lastMatch();
        QCOMPARE(match.preset, Preset::PowerUps);
        QCOMPARE(match.rematchStarter, RematchStarter::Alternate);
        QCOMPARE(QString::fromStdString(match.seats[Player::One].name), QString("Nguyễn Thị Lan"));
        QCOMPARE(QString::fromStdString(match.seats[Player::Two].name), QString("Đặng Bình"));
        QCOMPARE(match.rules.columns, 9);
        QCOMPARE(match.rules.blocks, 2);
        QVERIFY(settings::isSidePanelShown());
        QCOMPARE(settings::geometry(), QByteArray("\x01\xd9\xd0\xcb\0\x03", 6));
        QCOMPARE(settings::gameFolder(), QString("/home/lan/Ván cờ"));
        // And it is taken over, every word of it.
        PreferenceValues changed = values;
        changed.sound = true;
        Preferences().set(changed);
        QVERIFY(Preferences().values() == changed);
        QVERIFY(settings::lastMatch() == match);
        QCOMPARE(settings::geometry(), QByteArray("\x01\xd9\xd0\xcb\0\x03", 6));
        QCOMPARE(QSettings().value("later/thing").toString(), QString("of a later version"));
    }

    void writesIdsAndNoPositions()
    {
        PreferenceValues values;
        values.animations = AnimationSpeed::Short;
        Preferences().set(values);
        Match match = matchOf(Preset::ThreeStrikes);
        match.rematchStarter = RematchStarter::Loser;
        QVERIFY(settings::store(match));
        QCOMPARE(QSettings().value("animations").toString(), QString("short"));
        QCOMPARE(QSettings().value("match/preset").toString(), QString("three-strikes"));
        QCOMPARE(QSettings().value("match/rematchStarter").toString(), QString("loser"));
    }

    void writesOnlyWhatChanged()
    {
        Preferences mine;
        PreferenceValues values = mine.values();
        values.endTurnSeconds = 5;
        mine.set(values);
        // Another process chooses a language meanwhile.
        QSettings().setValue("language", "vi");
        values.animations = AnimationSpeed::Off;
        mine.set(values);
        QCOMPARE(Preferences().values().language, QString("vi"));
        QCOMPARE(Preferences().values().animations, AnimationSpeed::Off);
        QCOMPARE(Preferences().values().endTurnSeconds, 5);
        // What is in the file already is not written again.
        const auto touch = QFileInfo(m_sandbox.file()).lastModified().addDays(-1);
        {
            QFile file(m_sandbox.file());
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(file.setFileTime(touch, QFileDevice::FileModificationTime));
        }
        QVERIFY(settings::store(settings::lastMatch()));
        const auto written = QFileInfo(m_sandbox.file()).lastModified();
        QVERIFY(written != touch); // the first match was never stored
        QVERIFY(settings::store(settings::lastMatch()));
        mine.set(values);
        QCOMPARE(QFileInfo(m_sandbox.file()).lastModified(), written);
    }

    void tellsOnlyOfChanges()
    {
        Preferences preferences;
        int told = 0;
        connect(&preferences, &Preferences::changed, this, [&told] { ++told; });
        preferences.set(preferences.values());
        QCOMPARE(told, 0);
        PreferenceValues values = preferences.values();
        values.sound = false;
        preferences.set(values);
        QCOMPARE(told, 1);
        QVERIFY(!preferences.values().sound);
        preferences.set(values);
        QCOMPARE(told, 1);
    }

    void fileIsTheOwnersAlone()
    {
        if (!testsystem::hasFileModes())
            QSKIP("what lies in a user's own folders is nobody else's to read");
        const auto owner = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadUser | QFile::WriteUser;
        QVERIFY(settings::storeGeometry("geometry"));
        QCOMPARE(QFile::permissions(m_sandbox.file()), owner);
        // One that others could read, from a version before, is mended.
        QVERIFY(QFile::setPermissions(m_sandbox.file(), owner | QFile::ReadGroup | QFile::ReadOther));
        QVERIFY(settings::storeGeometry("geometry"));
        QCOMPARE(QFile::permissions(m_sandbox.file()), owner);
        QVERIFY(QFile::setPermissions(m_sandbox.file(), owner | QFile::ReadGroup | QFile::ReadOther));
        QVERIFY(settings::storeGeometry("another"));
        QCOMPARE(QFile::permissions(m_sandbox.file()), owner);
        QCOMPARE(QDir(m_sandbox.path() + "/fourinarow").entryList(QDir::Files | QDir::Hidden),
                 QStringList{QFileInfo(m_sandbox.file()).fileName()});
    }

    void linkIsFollowed()
    {
        QVERIFY(settings::storeGeometry("geometry"));
        if (!testsystem::hasFileModes())
            QSKIP("a link is a file of its own, which nobody follows");
        const QString real = m_sandbox.path() + "/elsewhere.conf";
        QFile::remove(real);
        QVERIFY(QFile::rename(m_sandbox.file(), real));
        QVERIFY(QFile::link(real, m_sandbox.file()));
        QVERIFY(settings::storeGeometry("another"));
        QVERIFY(QFileInfo(m_sandbox.file()).isSymLink());
        QCOMPARE(settings::geometry(), QByteArray("another"));
        QVERIFY(QFile::remove(m_sandbox.file()));
    }

    void fullDiskLosesNothing_data()
    {
        QTest::addColumn<int>("room");
        for (const int room : {0, 1, 50, 500, 1000, 2000})
            QTest::addRow("room for %d bytes", room) << room;
    }

    void fullDiskLosesNothing()
    {
        // The system refuses to let any file grow beyond the limit, which is how a full disk looks from
        // within.
        QFETCH(int, room);
        PreferenceValues values;
        values.language = "vi";
        values.endTurnSeconds = 5;
        Preferences().set(values);
        QVERIFY(settings::store(matchOf(Preset::PowerUps)));
        const QByteArray geometry(900, 'g');
        QVERIFY(settings::storeGeometry(geometry));
        QFile file(m_sandbox.file());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray before = file.readAll();
        file.close();
        QVERIFY(before.size() > 1000);

        std::optional<testsystem::Limit> limit(std::in_place, testsystem::Limit::Of::FileSize,
                                               std::uint64_t(room));
        if (!limit->isSet())
            QSKIP("The size of a process's files is not limited here.");
        const bool stored = settings::storeGeometry(QByteArray(3000, 'x'));
        PreferenceValues other = values;
        other.showPowerUpRules = false;
        other.theme = QString(2000, u't');
        Preferences().set(other);
        limit.reset();

        QVERIFY(!stored);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), before);
        file.close();
        QVERIFY(Preferences().values() == values);
        QVERIFY(settings::lastMatch() == matchOf(Preset::PowerUps));
        QCOMPARE(settings::geometry(), geometry);
        // Nothing is left behind, and with room again all is well.
        QCOMPARE(QDir(m_sandbox.path() + "/fourinarow").entryList(QDir::Files | QDir::Hidden),
                 QStringList{QFileInfo(m_sandbox.file()).fileName()});
        QVERIFY(settings::storeGeometry("another"));
        QCOMPARE(settings::geometry(), QByteArray("another"));
        QVERIFY(Preferences().values() == values);
    }

    void aChoiceIsStoredWhenThereIsRoom_data()
    {
        QTest::addColumn<bool>("atTheEnd");
        QTest::newRow("by and by") << false;
        QTest::newRow("at the end") << true;
    }

    void aChoiceIsStoredWhenThereIsRoom()
    {
        QFETCH(const bool, atTheEnd);
        std::optional<Preferences> preferences(std::in_place);
        QSignalSpy troubled(&*preferences, &Preferences::troubled);
        std::optional<testsystem::Limit> limit(std::in_place, testsystem::Limit::Of::FileSize, 0U);
        if (!limit->isSet())
            QSKIP("The size of a process's files is not limited here.");
        preferences->set(&PreferenceValues::endTurnSeconds, 7);
        preferences->set(&PreferenceValues::celebrate, false);
        // Told once, and it holds.
        QCOMPARE(troubled.size(), 1);
        QCOMPARE(preferences->values().endTurnSeconds, 7);
        limit.reset();
        if (atTheEnd)
            preferences.reset();
        const auto isStored = [] {
            const PreferenceValues values = Preferences().values();
            return values.endTurnSeconds == 7 && !values.celebrate;
        };
        if (atTheEnd)
            QVERIFY(isStored());
        QTRY_VERIFY_WITH_TIMEOUT(isStored(), 10'000);
    }

    void unwritablePlaceIsNoCrash()
    {
        // A file where a folder should be: not even root can write below it.
        QFile file(m_sandbox.path() + "/occupied");
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        Sandbox::moveTo(file.fileName());
        PreferenceValues values;
        values.language = "vi";
        values.animations = AnimationSpeed::Off;
        Preferences().set(values);
        settings::store(matchOf(Preset::PowerUps));
        settings::storeGeometry("geometry");
        {
            QSettings settings;
            settings.setValue("any", "thing");
            settings.sync();
            QVERIFY(settings.status() != QSettings::NoError);
        }
        QVERIFY(Preferences().values() == PreferenceValues());
        (void)settings::lastMatch();
        (void)settings::geometry();
    }

private:
    Sandbox m_sandbox;
};

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
