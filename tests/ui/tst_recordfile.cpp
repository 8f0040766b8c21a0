// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay.h"

#include "tests/files.h"
#include "tests/system/testsystem.h"
#include "ui/games/filewords.h"
#include "ui/games/gameprinter.h"
#include "ui/store/games/recordfile.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocument>
#include <QTextTable>

using namespace four;

namespace {
RecordedGame randomGame(unsigned seed)
{
    RandomPlay random(seed);
    GameSetup setup{.rules = random.ruleset(), .seed = seed, .seats = {}, .starter = {}};
    if (setup.rules.violations == Violations::None)
        setup.rules.violationsAllowed = 0; // a record does not keep what means nothing
    setup.seats[Player::One].name = "Lan";
    setup.seats[Player::Two].name = "Bình 🎲";
    RecordedGame recorded{.game = Game(setup),
                          .times = Times{.begun = Milliseconds(1'790'000'000'000), .actions = {}}};
    for (int i = 0; i < 12 && !recorded.game.isOver(); ++i)
        recorded.game.apply(random.action(recorded.game));
    for (std::size_t i = 0; i < recorded.game.actions().size(); ++i)
        recorded.times->actions.emplace_back(1000 * std::int64_t(i));
    return recorded;
}

std::vector<RecordedGame> randomGames(int count)
{
    std::vector<RecordedGame> games;
    for (int i = 0; i < count; ++i)
        games.push_back(randomGame(unsigned(i) + 1));
    return games;
}

std::optional<FileProblem::Kind> kindOf(const std::optional<FileProblem> &problem)
{
    return problem ? std::optional(problem->kind) : std::nullopt;
}

std::optional<FileProblem::Kind> readProblem(const QString &path)
{
    const auto read = recordfile::read(path);
    const auto *problem = std::get_if<FileProblem>(&read);
    return problem ? std::optional(problem->kind) : std::nullopt;
}

} // namespace

/// Files of games: what is written is read, whatever the file is called and whatever happened to it.
class TestGameFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }
    void roundTrip_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("plain") << "game.fiar";
        QTest::newRow("spaces") << "my game  1.fiar";
        QTest::newRow("Vietnamese") << QString::fromUtf8("Ván của Bình.fiar");
        QTest::newRow("emoji") << QString::fromUtf8("🎲👩‍👩‍👧.fiar");
        QTest::newRow("markup") << "<b>%1 & %n.fiar";
        QTest::newRow("no suffix") << "game";
    }

    void roundTrip()
    {
        QFETCH(const QString, name);
        if (QFile probe(path(name)); !probe.open(QIODevice::WriteOnly) || !probe.remove())
            QSKIP("No file can be called so here.");
        const std::vector<RecordedGame> games = randomGames(5);
        QCOMPARE(recordfile::write(path(name), recordfile::textOf(games)), std::nullopt);
        const auto read = recordfile::read(path(name));
        QVERIFY(std::holds_alternative<RecordList>(read));
        QCOMPARE(std::get<RecordList>(read).games, games);
        QVERIFY(std::get<RecordList>(read).errors.empty());
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), QStringList{name});
    }

    void everyTruncation()
    {
        const std::vector<RecordedGame> games = randomGames(2);
        const QByteArray text = recordfile::textOf(games);
        const qsizetype first = recordfile::textOf(std::span(games).first(1)).size();
        for (qsizetype length = 0; length < text.size(); ++length) {
            write(path("cut.fiar"), text.left(length));
            const auto read = recordfile::read(path("cut.fiar"));
            QVERIFY(std::holds_alternative<RecordList>(read));
            const auto &list = std::get<RecordList>(read);
            // The last line's end is all that may be missing.
            const std::size_t whole = length >= text.size() - 1 ? 2 : length >= first - 1 ? 1 : 0;
            QCOMPARE(list.games.size(), whole);
            for (std::size_t i = 0; i < whole; ++i)
                QCOMPARE(list.games[i], games[i]);
            if (whole == 1 && length > first)
                QCOMPARE(list.errors.size(), std::size_t(1));
            QVERIFY(!FileWords::opened({.sources = {{.path = path("cut.fiar"),
                                                     .games = int(list.games.size()),
                                                     .errors = list.errors}},
                                        .isOpen = !list.games.empty()})
                         .isEmpty());
        }
    }

    void everyFlippedByte()
    {
        const std::vector<RecordedGame> games = randomGames(3);
        QByteArray text = recordfile::textOf(games);
        const qsizetype begin = recordfile::textOf(std::span(games).first(1)).size();
        const qsizetype end = recordfile::textOf(std::span(games).first(2)).size();
        int noticed = 0;
        // But for the last line's end: without it the next game begins in the middle of a line.
        for (qsizetype at = begin; at < end - 1; ++at) {
            for (const int bit : {0x01, 0x10, 0x80}) {
                text[at] = char(text[at] ^ bit);
                const RecordList list = readRecords({text.constData(), std::size_t(text.size())});
                text[at] = char(text[at] ^ bit);
                QCOMPARE(list.games.front(), games.front());
                QCOMPARE(list.games.back(), games.back());
                noticed += !list.errors.empty();
                for (const RecordError &error : list.errors)
                    QVERIFY(FileWords::opened({.sources = {{.games = 2, .errors = {error}}}, .isOpen = true})
                                .size() > 20);
            }
        }
        QVERIFY(noticed > (end - begin) * 2);
    }

    void otherBeginningsOfTheText()
    {
        const std::vector<RecordedGame> games = randomGames(1);
        QByteArray text = recordfile::textOf(games);
        write(path("bom.fiar"), "\xEF\xBB\xBF" + text.replace("\n", "\r\n"));
        const auto read = recordfile::read(path("bom.fiar"));
        QVERIFY(std::holds_alternative<RecordList>(read));
        QCOMPARE(std::get<RecordList>(read).games, games);
    }

    void largeFiles()
    {
        // Not in a time that grows with the square of the size: thousands of records would show it.
        constexpr qint64 size = qint64{4} << 20;
        const QByteArray one = recordfile::textOf(randomGames(1));
        const auto count = std::size_t(size / one.size());
        write(path("large.fiar"), one.repeated(qsizetype(count)));
        const auto read = recordfile::read(path("large.fiar"));
        QVERIFY(std::holds_alternative<RecordList>(read));
        QCOMPARE(std::get<RecordList>(read).games.size(), count);
        QVERIFY(std::get<RecordList>(read).errors.empty());
        write(path("empty lines"), QByteArray(size, '\n'));
        QVERIFY(!readProblem(path("empty lines")));
        const QByteArray headline = one.left(one.indexOf('\n') + 1);
        write(path("headlines"), headline.repeated(qsizetype(size / headline.size())));
        QVERIFY(!readProblem(path("headlines")));
        // Not every error is kept, but each is counted.
        const auto damaged = std::get<RecordList>(recordfile::read(path("headlines")));
        const QString said = FileWords::opened(
            {.sources = {{.games = 1, .errors = damaged.errors, .moreErrors = damaged.moreErrors}},
             .isOpen = true});
        QVERIFY2(said.contains(QString::number(size / headline.size())), qPrintable(said));
    }

    void noGameFile_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("zeros") << QByteArray(5000, '\0');
        QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16);
        QTest::newRow("a letter") << QByteArray("Dear Lan,\n\nhow are you?\n");
        QTest::newRow("invalid UTF-8") << QByteArray(1000, char(0xC3));
        QTest::newRow("a very long line") << QByteArray(1'000'000, 'x');
    }

    void noGameFile()
    {
        QFETCH(const QByteArray, content);
        write(path("other"), content);
        const auto read = recordfile::read(path("other"));
        QVERIFY(std::holds_alternative<RecordList>(read));
        const auto &list = std::get<RecordList>(read);
        QVERIFY(list.games.empty());
        QCOMPARE(list.errors.size(), std::size_t(1));
        const QString said =
            FileWords::opened({.sources = {{.path = path("other"), .games = 0, .errors = list.errors}}});
        QVERIFY2(said.contains("other") && said.contains("Line 1"), qPrintable(said));
    }

    void unreadable()
    {
        QCOMPARE(readProblem(path("missing")), FileProblem::Kind::NotThere);
        QCOMPARE(readProblem(m_folder->path()), FileProblem::Kind::NotAFile);
        if (testsystem::makePipe(path("pipe"))) {
            QCOMPARE(readProblem(path("pipe")), FileProblem::Kind::NotAFile);
            QCOMPARE(readProblem(testsystem::endlessDevice()), FileProblem::Kind::NotAFile);
        }
        QVERIFY(QFile::link(path("nowhere"), path("broken link")));
        if (QFileInfo(path("broken link")).isSymbolicLink()) // Qt makes shortcuts on Windows
            QCOMPARE(readProblem(path("broken link")), FileProblem::Kind::NotThere);
        // A sparse file costs nothing.
        QFile large(path("large"));
        QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(recordfile::maxBytes + 1));
        QCOMPARE(readProblem(path("large")), FileProblem::Kind::TooLarge);
        if (!testsystem::isRoot()) {
            write(path("secret"), "four-in-a-row record 1\n");
            QVERIFY(QFile::setPermissions(path("secret"), {}));
            QCOMPARE(readProblem(path("secret")), FileProblem::Kind::NotReadable);
        }
    }

    void replacesAsAWhole()
    {
        write(path("game.fiar"), "what was there before, and longer than what comes now");
        QCOMPARE(recordfile::write(path("game.fiar"), "new"), std::nullopt);
        QCOMPARE(contentOf(path("game.fiar")), "new");
        QCOMPARE(kindOf(recordfile::write(m_folder->path(), "new")), FileProblem::Kind::NotAFile);
        if (const QString device = testsystem::endlessDevice(); !device.isEmpty())
            QCOMPARE(kindOf(recordfile::write(device, "new")), FileProblem::Kind::NotAFile);
        QVERIFY(recordfile::write(path("no such folder/game.fiar"), "new").has_value());
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), QStringList{"game.fiar"});
    }

    void followsALink()
    {
        write(path("game.fiar"), "old");
        QVERIFY(QFile::link(path("game.fiar"), path("link.fiar")));
        if (!QFileInfo(path("link.fiar")).isSymbolicLink())
            QSKIP("Qt makes shortcuts here.");
        QCOMPARE(recordfile::write(path("link.fiar"), "new"), std::nullopt);
        QCOMPARE(contentOf(path("game.fiar")), "new");
        QVERIFY(QFileInfo(path("link.fiar")).isSymLink());
    }

    void fullDisk()
    {
        const testsystem::SmallDisk disk("64k");
        if (!disk.isMounted())
            QSKIP("Only root may mount a small file system to fill.");
        const QByteArray old = recordfile::textOf(randomGames(2));
        write(disk.filePath("game.fiar"), old);
        write(disk.filePath("ballast"), QByteArray(48 * 1024, 'x'));
        // Within QSaveFile's buffer, and beyond it.
        for (const int size : {15'000, 200'000}) {
            const std::optional<FileProblem> problem =
                recordfile::write(disk.filePath("game.fiar"), QByteArray(size, 'n'));
            QCOMPARE(kindOf(problem), FileProblem::Kind::Full);
            QVERIFY(FileWords::problem(*problem).contains("full"));
            QCOMPARE(contentOf(disk.filePath("game.fiar")), old);
            QCOMPARE(QDir(disk.path()).entryList(QDir::Files | QDir::Hidden),
                     (QStringList{"ballast", "game.fiar"}));
        }
    }

    void readOnlyFolder()
    {
        testsystem::SmallDisk disk("64k");
        if (!disk.isMounted())
            QSKIP("Only root may mount a read-only file system.");
        write(disk.filePath("game.fiar"), "old");
        QFile probe(disk.filePath("probe"));
        if (!disk.setReadOnly(true) || probe.open(QIODevice::WriteOnly))
            QSKIP("This system does not let a file system be made read-only.");
        for (const char *name : {"game.fiar", "new.fiar"}) {
            const std::optional<FileProblem> problem = recordfile::write(disk.filePath(name), "new");
            QVERIFY(problem.has_value());
            QCOMPARE(problem->kind, FileProblem::Kind::NotWritable);
            QVERIFY(FileWords::problem(*problem).contains("do not have permission to write"));
        }
        QCOMPARE(contentOf(disk.filePath("game.fiar")), "old");
    }

    void namesForFiles_data()
    {
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("two");
        QTest::addColumn<QString>("name"); ///< without the date
        const QString dash = QString::fromUtf8(" – ");
        QTest::newRow("plain") << "Lan" << QString::fromUtf8("Bình")
                               << "Lan" + dash + QString::fromUtf8("Bình");
        QTest::newRow("isolated") << QString::fromUtf8("\u2068Lan\u2069") << "Bo"
                                  << "Lan" + dash + "Bo";
        QTest::newRow("path") << "../../etc/passwd"
                              << "C:\\x"
                              << "etc passwd" + dash + "C x";
        QTest::newRow("forbidden") << "a<b>c|d?e*f\"g"
                                   << "x\ny\tz"
                                   << "a b c d e f g" + dash + "x y z";
        QTest::newRow("hidden") << "..."
                                << "..." << QString::fromUtf8("– ...");
        QTest::newRow("nothing left") << "///"
                                      << ""
                                      << "";
        QTest::newRow("long") << QString(1000, u'a') << QString::fromUtf8("ế").repeated(1000)
                              << QString(85, u'a') + dash + QString::fromUtf8("ế").repeated(28);
    }

    void namesForFiles()
    {
        QFETCH(const QString, one);
        QFETCH(const QString, two);
        QFETCH(const QString, name);
        const QString found =
            recordfile::nameFor(one, two, Times{.begun = Milliseconds(1'790'000'000'000), .actions = {}});
        const QString date = " 2026-09-2";
        QVERIFY2(found.startsWith((name + date).trimmed()), qPrintable(found));
        // And it is one, on this file system too.
        QCOMPARE(recordfile::write(path(found + ".fiar"), "x"), std::nullopt);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{found + ".fiar"});
    }

    void scoreSheets()
    {
        GameSetup setup;
        setup.rules.columns = 10;
        setup.rules.rows = 10;
        setup.rules.connect = 6;
        setup.rules.undos = 9;
        setup.seats[Player::One].name = "<h1>Lan</h1> & <img src='/etc/passwd'>";
        setup.seats[Player::Two].name = QString::fromUtf8("محمد").toStdString();
        Game game(setup);
        RandomPlay random(7);
        for (int i = 0; i < 2000 && !game.isOver(); ++i)
            game.apply(random.action(game));
        const Match match = matchOf(game.setup());
        const ScoreSheet sheet(match, game, Times{.begun = Milliseconds(1'790'000'000'000), .actions = {}});
        const QString text = sheet.document().toPlainText();
        QVERIFY2(text.contains("<h1>Lan</h1> & <img src='/etc/passwd'>"), qPrintable(text));
        QVERIFY(text.contains("2026"));
        const QByteArray pdf = sheet.pdf();
        QVERIFY(pdf.startsWith("%PDF-") && pdf.trimmed().endsWith("%%EOF"));
        // One page has no room for that many moves.
        QVERIFY2(pdf.count("/Type /Page\n") > 1, qPrintable(QString::number(pdf.count("/Type /Page\n"))));
    }

    void paperIsThatOfTheCountry_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<bool>("isLetter");
        for (const char *name : {"en_US", "es_US", "en_CA", "fr_CA", "es_MX", "es_CL", "fil_PH"})
            QTest::newRow(name) << QString::fromLatin1(name) << true;
        for (const char *name : {"vi_VN", "en_GB", "de_DE", "es_ES", "pt_BR", "fr_FR", "en_AU", "C"})
            QTest::newRow(name) << QString::fromLatin1(name) << false;
    }

    void paperIsThatOfTheCountry()
    {
        QFETCH(const QString, locale);
        QFETCH(const bool, isLetter);
        const Match match = matchOf(Preset::Classic);
        const ScoreSheet sheet(match, Game(setupOf(match, 1)), {});
        const QByteArray pdf = sheet.pdf(ScoreSheet::usualPaper(QLocale(locale)));
        // In points.
        QVERIFY2(pdf.contains(isLetter ? "/MediaBox [0 0 612.0" : "/MediaBox [0 0 595.0"),
                 pdf.mid(pdf.indexOf("/MediaBox"), 30).constData());
    }

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_MAIN(TestGameFile)
#include "tst_recordfile.moc"
