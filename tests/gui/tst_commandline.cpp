// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/game.h"
#include "ui/session/match.h"
#include "ui/store/games/gamestore.h"
#include "ui/store/games/recordfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <vector>

namespace {

struct Answer
{
    int status;
    QString output;
    QString errors;
};

/// Runs the program where no screen can be had at all: whatever needs one would abort.
Answer run(const QStringList &arguments)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("DISPLAY"));
    environment.remove(QStringLiteral("WAYLAND_DISPLAY"));
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(FOUR_PROGRAM), arguments);
    if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, {}, {}};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

QSet<QString> optionsIn(const QString &text)
{
    static const QRegularExpression option(QStringLiteral("--[a-z]+"));
    QSet<QString> options;
    for (auto found = option.globalMatch(text); found.hasNext();)
        options << found.next().captured();
    return options;
}

QString contents(const QString &name)
{
    QFile file(QStringLiteral(FOUR_LINUX "/") + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).replace("\\-", "-") : QString();
}

four::RecordedGame played(const char *columns)
{
    four::Game game(four::setupOf(four::matchOf(four::Preset::Classic), 1));
    for (const char *c = columns; *c != '\0'; ++c)
        game.apply(four::action::Drop{*c - '1'});
    return {.game = game, .times = {}};
}

/// The program with its window, out of sight: a test sees what it stores, and which games it keeps locked.
class Program
{
public:
    void start(const QStringList &arguments)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        environment.insert(QStringLiteral("XDG_DATA_HOME"), m_home.filePath(QStringLiteral("data")));
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), m_home.filePath(QStringLiteral("config")));
        m_process = std::make_unique<QProcess>();
        m_process->setProcessEnvironment(environment);
        m_process->start(QStringLiteral(FOUR_PROGRAM), arguments);
        QVERIFY(m_process->waitForStarted());
    }
    void stop()
    {
        QCOMPARE(m_process->state(), QProcess::Running);
        m_process->terminate();
        QVERIFY(m_process->waitForFinished(60'000));
    }
    ~Program()
    {
        if (m_process && m_process->state() != QProcess::NotRunning) {
            m_process->kill();
            m_process->waitForFinished();
        }
    }

    [[nodiscard]] QString path(const QString &name) const { return m_home.filePath(name); }
    QString put(const QString &name, const std::vector<four::RecordedGame> &games) const
    {
        return recordfileOf(path(name), games) ? path(name) : QString();
    }
    /// All games that are stored, by their moves.
    [[nodiscard]] QStringList stored() const { return moves(false); }
    /// By the file beside it, which goes with the last process that has it open.
    [[nodiscard]] bool hasOpenedTheFile() const { return QFile::exists(file() + QStringLiteral("-shm")); }
    /// Those that are on a table.
    [[nodiscard]] QStringList open() const { return moves(true); }
    /// Names with the steps of lessons that they finished.
    [[nodiscard]] QStringList steps() const
    {
        QStringList found;
        if (!QFile::exists(file()))
            return found;
        four::GameStore store(file());
        store.each("SELECT name, step FROM lesson_step", {}, [&found](const QSqlQuery &row) {
            found << row.value(0).toString() + ' ' + row.value(1).toString();
        });
        return found;
    }
    [[nodiscard]] four::Game only() const
    {
        four::GameStore store(file());
        return std::get<four::StoredGame>(store.load(store.latest().value()).value()).recorded.game;
    }
    /// Stores so many games, for the program to find. @param isDamaged a page of them is overwritten
    void store(int games, bool isDamaged) const
    {
        QVERIFY(QDir().mkpath(QFileInfo(file()).path()));
        {
            four::GameStore store(file());
            std::vector<four::StoredGame> all;
            for (int i = 0; i < games; ++i)
                all.push_back({.match = four::matchOf(four::Preset::Classic), .recorded = played("4435")});
            QVERIFY(store.add(all));
        }
        QFile written(file());
        constexpr qint64 pageSize = 4096;
        if (isDamaged)
            QVERIFY(written.open(QIODevice::ReadWrite) && written.seek(written.size() - 3 * pageSize) &&
                    written.write(QByteArray(pageSize, 'x')) == pageSize);
    }
    /// Files beside that of the games, such as *.copy-1.
    [[nodiscard]] QStringList beside(const QString &pattern) const
    {
        const QFileInfo games(file());
        return games.dir().entryList({games.fileName() + pattern}, QDir::Files);
    }
    [[nodiscard]] QString errors() const { return QString::fromUtf8(m_process->readAllStandardError()); }

private:
    static bool recordfileOf(const QString &path, const std::vector<four::RecordedGame> &games)
    {
        return !four::recordfile::write(path, four::recordfile::textOf(games));
    }
    [[nodiscard]] QString file() const { return m_home.filePath("data/fourinarow/games.sqlite"); }
    [[nodiscard]] QStringList moves(bool onlyOpen) const
    {
        QStringList found;
        if (!QFile::exists(file()))
            return found;
        four::GameStore store(file());
        QList<qint64> ids;
        store.each("SELECT id FROM game", {},
                   [&ids](const QSqlQuery &row) { ids << row.value(0).toLongLong(); });
        for (const qint64 id : ids) {
            if (onlyOpen && store.lock(id))
                continue;
            const auto game = store.load(id);
            QString columns;
            for (const four::Action &action :
                 std::get<four::StoredGame>(game.value()).recorded.game.actions())
                columns += QString::fromStdString(four::recordWord(action));
            found << columns;
        }
        found.sort();
        return found;
    }

    QTemporaryDir m_home;
    std::unique_ptr<QProcess> m_process;
};
} // namespace

class TestCommandLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersWithoutAScreen()
    {
        const Answer version = run({"--version"});
        QCOMPARE(version.status, 0);
        QVERIFY(version.output.startsWith("fourinarow "));
        const Answer help = run({"--language", "vi", "-h"});
        QCOMPARE(help.status, 0);
        QVERIFY(help.output.contains("Tùy chọn:"));
        for (const char *part : {"[TỆP…]", "--preset <TÊN>", "--moves <CỘT>"})
            QVERIFY2(help.output.contains(QString::fromUtf8(part)), part);
        const Answer english = run({"--language", "en", "-h"});
        for (const char *part : {"[FILE…]", "--preset <NAME>", "--moves <COLUMNS>"})
            QVERIFY2(english.output.contains(QString::fromUtf8(part)), part);
        QVERIFY(help.errors.isEmpty());
    }

    void refuses_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("part");
        const QString records = QStringLiteral(FOUR_TEST_DATA "/../fuzz/corpus/record/");
        QTest::newRow("no such option") << QStringList{"--zoom"} << "zoom";
        QTest::newRow("in Vietnamese")
            << QStringList{"--language", "vi", "--zoom"} << "Không có tùy chọn “zoom”";
        QTest::newRow("no value") << QStringList{"--seed"} << "seed";
        QTest::newRow("no such language") << QStringList{"--language", "fr"} << "“fr”";
        QTest::newRow("no such game") << QStringList{"--preset", "chess"} << "“chess”";
        QTest::newRow("no moves") << QStringList{"--moves", "4a"} << "“4a”";
        QTest::newRow("full column") << QStringList{"--moves", "4444444"} << "Move 7 of --moves (column 4)";
        QTest::newRow("tenth column")
            << QStringList{"--moves", "40"}
            << "Move 2 of --moves (column 10) is not possible. Column 10 is outside the board";
        QTest::newRow("after the end") << QStringList{"--moves", "12121212"} << "Move 8";
        QTest::newRow("beside the centre")
            << QStringList{"--preset=power-ups", "--moves=3"} << "centre column";
        QTest::newRow("negative seed") << QStringList{"--seed=-1"} << "“-1”";
        QTest::newRow("both") << QStringList{"--new", "a.fiar"} << "not both";
        QTest::newRow("no file") << QStringList{"/no/such.fiar"} << "There is no file";
        QTest::newRow("folder") << QStringList{"/"} << "is not a file";
        QTest::newRow("no move") << QStringList{records + "bad-word"}
                                 << "bad-word, line 17: “04” is not a move";
        QTest::newRow("illegal") << QStringList{records + "illegal-action"}
                                 << "line 17: The rules do not allow";
        QTest::newRow("no game") << QStringList{QStringLiteral(FOUR_LINUX "/CMakeLists.txt")}
                                 << "line 1: This is not";
    }

    void refuses()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, part);
        const Answer answer = run(arguments);
        QCOMPARE(answer.status, 2);
        QVERIFY2(answer.errors.startsWith("fourinarow: ") && answer.errors.contains(part),
                 qPrintable(answer.errors));
        QCOMPARE(answer.errors.count(u'\n'), 1);
        QVERIFY(!answer.errors.contains(QChar(0x2068)) && !answer.errors.contains(QChar(0x2069)));
        QVERIFY(answer.output.isEmpty());
    }

    void namesTheSameOptionsEverywhere_data()
    {
        QTest::addColumn<QString>("file");
        for (const char *file : {"man/fourinarow.6", "man/fourinarow.vi.6", "completion/fourinarow"})
            QTest::newRow(file) << file;
    }

    void namesTheSameOptionsEverywhere()
    {
        QFETCH(const QString, file);
        const QSet<QString> options = optionsIn(run({"--help"}).output);
        QCOMPARE(options.size(), 7);
        QCOMPARE(optionsIn(contents(file)), options);
    }

    void opensAFile()
    {
        Program program;
        program.start({program.put("two.fiar", {played("12"), played("4435")})});
        QTRY_COMPARE_WITH_TIMEOUT(program.open(), QStringList{"4435"}, 60'000);
        QCOMPARE(program.stored(), (QStringList{"12", "4435"}));
        program.stop();
        QVERIFY(!program.errors().contains("fourinarow: "));
        QCOMPARE(program.open(), QStringList());
    }

    void opensAWindowForEachFile()
    {
        Program program;
        const QString first = program.put("first.fiar", {played("12"), played("123")});
        const QString second = program.put("second.fiar", {played("4435")});
        // A missing file is reported, and the files before and after it are opened.
        program.start({first, program.path("missing.fiar"), second});
        QTRY_COMPARE_WITH_TIMEOUT(program.open(), (QStringList{"123", "4435"}), 60'000);
        QCOMPARE(program.stored(), (QStringList{"12", "123", "4435"}));
        program.stop();
        QVERIFY2(program.errors().contains("missing.fiar"), qPrintable(program.errors()));
    }

    /// Exported progress has no game.
    void opensAFileOfTrainingAlone()
    {
        Program program;
        const QString file = program.path("progress.fiar");
        QFile training(file);
        QVERIFY(training.open(QIODevice::WriteOnly));
        training.write("four-in-a-row training 1\nplayer: Lan\n"
                       "step: 2026-11-29T03:00:00.000Z lines-1\nend\n");
        training.close();
        program.start({file});
        QTRY_COMPARE_WITH_TIMEOUT(program.steps(), QStringList{"Lan lines-1"}, 60'000);
        program.stop();
        QVERIFY2(!program.errors().contains("fourinarow: "), qPrintable(program.errors()));
    }

    void opensAFileOfManyGames()
    {
        // More than are read before there is a window.
        std::vector<four::RecordedGame> games;
        for (int i = 0; i < 5000; ++i) {
            const std::string columns = std::to_string(10'000 + i);
            four::RecordedGame game = played("");
            for (const char digit : columns)
                game.game.apply(four::action::Drop{(digit - '0') % 7});
            game.times = four::Times{.begun = four::Milliseconds(1'790'000'000'000 + i), .actions = {}};
            game.times->actions.resize(game.game.actions().size());
            games.push_back(game);
        }
        games.push_back(played("4435"));
        Program program;
        program.start({program.put("many.fiar", games)});
        QTRY_COMPARE_WITH_TIMEOUT(program.open(), QStringList{"4435"}, 120'000);
        // The game is open while the rest is still being stored.
        QTRY_COMPARE_WITH_TIMEOUT(program.stored().size(), 5001, 120'000);
        program.stop();
    }

    void beginsWithMoves()
    {
        Program program;
        program.start({"--preset", "power-ups", "--seed", "5", "--moves", "4"});
        QTRY_COMPARE_WITH_TIMEOUT(program.open(), QStringList{"4e"}, 60'000);
        QCOMPARE(program.only().rules(), four::rulesetOf(four::Preset::PowerUps));
        QCOMPARE(program.only().setup().seed, std::uint64_t(5));
        program.stop();
        // Without any of these it is classic, and the game before it stays stored.
        program.start({"--moves", "4435261"});
        QTRY_COMPARE_WITH_TIMEOUT(program.open(), QStringList{"4435261"}, 60'000);
        QCOMPARE(program.stored(), (QStringList{"4435261", "4e"}));
        QCOMPARE(program.only().rules(), four::rulesetOf(four::Preset::Classic));
        program.stop();
    }

    void goesOnWithTheLastGame()
    {
        Program program;
        program.start({"--moves", "443"});
        QTRY_COMPARE_WITH_TIMEOUT(program.open(), QStringList{"443"}, 60'000);
        program.stop();
        // A new game waits for its players, and leaves the old one to others.
        program.start({"--new"});
        QTRY_VERIFY_WITH_TIMEOUT(program.hasOpenedTheFile(), 60'000);
        QTest::qWait(500); // that something does not happen has no other sign
        QCOMPARE(program.open(), QStringList());
        QCOMPARE(program.stored(), QStringList{"443"});
        program.stop();
        program.start({});
        QTRY_COMPARE_WITH_TIMEOUT(program.open(), QStringList{"443"}, 60'000);
        program.stop();
    }

    /// Ten seconds after each start, also one that does not look at the stored games.
    void checksAndCopiesTheStoredGames()
    {
        constexpr int games = 200;
        struct Start
        {
            bool isNew;
            bool isDamaged;
            Program program = {};
        };
        Start starts[]{{true, false}, {false, false}, {true, true}, {false, true}};
        for (Start &start : starts) {
            Program &program = start.program;
            program.store(games, start.isDamaged);
            program.start({start.isNew ? QStringLiteral("--new") : program.put("one.fiar", {played("12")})});
        }
        for (Start &start : starts) {
            Program &program = start.program;
            // Of what is damaged no copy is made, which would take the place of a better one.
            QTRY_COMPARE_WITH_TIMEOUT(program.beside(start.isDamaged ? ".damaged-*" : ".copy-1").size(), 1,
                                      120'000);
            QCOMPARE(program.beside(".copy-*").isEmpty(), start.isDamaged);
            const QStringList stored = program.stored();
            QVERIFY2(stored.size() > games / 2 && (start.isDamaged || stored.size() >= games),
                     qPrintable(QString::number(stored.size())));
            QCOMPARE(stored.contains("12"), !start.isNew);
            program.stop();
        }
    }
};

QTEST_GUILESS_MAIN(TestCommandLine)
#include "tst_commandline.moc"
