// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/system/testsystem.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace {

struct Answer
{
    int status;
    QByteArray output;
    QByteArray errors;
};

bool haveShell()
{
    return !QStandardPaths::findExecutable(QStringLiteral("sh")).isEmpty();
}

Answer run(const QStringList &arguments, const QByteArray &input = {})
{
    QProcess process;
    process.start(QStringLiteral(FOUR_CLI), arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, {}, {}};
    // Windows ends its lines with two characters.
    return {process.exitCode(), process.readAllStandardOutput().replace("\r\n", "\n"),
            process.readAllStandardError().replace("\r\n", "\n")};
}

QSet<QString> optionsIn(const QByteArray &text)
{
    static const QRegularExpression option(QStringLiteral("--[a-z]+(-[a-z]+)*"));
    QSet<QString> options;
    for (auto found = option.globalMatch(QString::fromUtf8(text)); found.hasNext();)
        options << found.next().captured();
    return options;
}

} // namespace

class TestCli : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void solvesLines()
    {
        // The test sets can be read as they are: what follows the columns is not looked at.
        const auto answer = run({"solve"}, "47715713331437527153255735112 0\n444444326 x y\n");
        QCOMPARE(answer.status, 0);
        const auto lines = answer.output.trimmed().split('\n');
        QCOMPARE(lines.size(), 2);
        const auto fields = lines.front().split(' ');
        QCOMPARE(fields.size(), 4); // position score nodes microseconds
        QCOMPARE(fields[0], QByteArray("47715713331437527153255735112"));
        QCOMPARE(fields[1], QByteArray("0"));
        QVERIFY(fields[2].toULongLong() > 0);
        QCOMPARE(run({"solve", "--weak"}, "44335\n").output.split(' ').value(1), QByteArray("-1"));
        QCOMPARE(run({"solve"}, "44335\n").output.split(' ').value(1), QByteArray("-18"));
    }

    void answersTheOthersAfterABadLine()
    {
        const auto answer = run({"solve"}, "44335\n8\n1212121\n12121212\n1111111\n44335\n");
        QCOMPARE(answer.status, 2);
        QCOMPARE(answer.output.trimmed().split('\n').size(), 2);
        const auto errors = answer.errors.trimmed().split('\n');
        QCOMPARE(errors.size(), 4);
        QVERIFY(errors[0].startsWith("-:2:") && errors[0].contains("'8' at ply 1"));
        QVERIFY(errors[1].startsWith("-:3:") && errors[1].contains("won"));
        QVERIFY(errors[2].startsWith("-:4:") && errors[2].contains("ply 8"));
        QVERIFY(errors[3].startsWith("-:5:") && errors[3].contains("full"));
    }

    void analyses()
    {
        QCOMPARE(run({"analyse"}, "121212\n").output, QByteArray("121212 18 -3 -18 -18 -18 -18 -18\n"));
        QCOMPARE(run({"analyse", "--board", "4x4"}, "\n").output, QByteArray("- 0 0 0 0\n"));
        QCOMPARE(run({"analyse", "--board=1x3"}, "111\n11\n").output, QByteArray("111 .\n11 0\n"));
    }

    void analysesInWords()
    {
        QCOMPARE(run({"analyse", "--words"}, "121212\n44444\n").output,
                 QByteArray("121212 win1 loss16 loss1 loss1 loss1 loss1 loss1\n"
                            "44444 loss18 loss18 loss18 loss18 loss18 loss18 loss18\n"));
        QCOMPARE(run({"analyse", "--words", "--weak"}, "121212\n").output,
                 QByteArray("121212 win loss loss loss loss loss loss\n"));
        QCOMPARE(run({"analyse", "--words", "--board", "4x4"}, "1111\n").output,
                 QByteArray("1111 . draw draw draw\n"));
    }

    void hints()
    {
        const auto answer = run({"hint"}, "121212\n44\n277667362\n1212121\n144476764\n");
        QCOMPARE(answer.status, 2);
        QCOMPARE(answer.output, QByteArray("121212 1 WinsNow win1\n44 4 Opening win20\n"
                                           "277667362 4 StopsThat win14\n144476764 3 MakesThreat win7\n"));
        QVERIFY(answer.errors.startsWith("-:4: the game is won") && answer.errors.count('\n') == 1);
        QCOMPARE(run({"hint", "--line"}, "121212\n144476764\n3141\n").output,
                 QByteArray("121212 1 WinsNow win1 1\n144476764 3 MakesThreat win7 3566363324545\n"
                            "3141 5 TwoThreats win2 526\n"));
        // Without the book it takes a while, and only the empty board is known by heart.
        QCOMPARE(run({"hint", "--no-book"}, "44444444\n").status, 2);
        QCOMPARE(run({"hint", "--board", "4x4"}, "1\n").output, QByteArray("1 2 Holds draw\n"));
        const auto full = run({"hint", "--board", "4x4"}, "1231231233214444\n");
        QCOMPARE(full.status, 2);
        QVERIFY2(full.errors.contains("the board is full"), full.errors);
        QCOMPARE(run({"hint", "--board", "4x3"}, "-\n").status, 2);
    }

    /// What each sentence of the hint says, for others to check.
    void claims_data()
    {
        QTest::addColumn<QByteArray>("claims");
        const auto row = [](const char *position, const char *claims) {
            QTest::newRow(position) << QByteArray(claims);
        };
        row("444626242",
            "2 MustBlock loss2\n"
            "  MustBlock certainty=proven cells=b4\n"
            "  after-block 2 TwoThreats certainty=proven cells=a1,e1 line=351 answer=3 outlook=loss2\n");
        row("57463236173357766", "5 MakesThreat win3\n"
                                 "  MakesThreat certainty=proven cells=d3,d4 columns=123467 threat=made\n"
                                 "  Plan certainty=proven cells=d3,d4 threat=made how=stacked\n"
                                 "  OnlyMove certainty=proven columns=123467\n"
                                 "  why-not 4 StopsThat certainty=proven cells=e3 columns=12367 number=2 "
                                 "line=7544 answer=4 outlook=loss11\n");
        row("3457214364443", "2 BreaksThreat draw\n"
                             "  BreaksThreat certainty=proven cells=e5 columns=134567 threat=comes\n"
                             "  OnlyMove certainty=proven columns=134567\n"
                             "  why-not 3 MakesThreat certainty=proven cells=e5 columns=134567 threat=made "
                             "answer=2 outlook=loss13\n");
        row("1421135632",
            "6 Plan win14\n"
            "  Plan certainty=example cells=e4 threat=comes how=zugzwang line=644444323356636611177777755\n"
            "  why-not 4 BreaksThreat certainty=proven cells=e4 columns=123567 threat=comes answer=4 "
            "outlook=loss16\n");
        row("6553365242322365",
            "6 Plan win7\n"
            "  Plan certainty=proven cells=d3,g4 threat=stands rule=follow-up-except-4\n");
        row("44754454556554377771", "3 Plan win8\n"
                                    "  Plan certainty=proven cells=c4,f3 threat=stands how=zugzwang\n"
                                    "  why-not 2 MakesThreat certainty=proven cells=c3 columns=1367 "
                                    "threat=made answer=2 outlook=loss7\n");
        row("277667362", "4 StopsThat win14\n"
                         "  StopsThat certainty=proven cells=d1 columns=123567 number=6 line=541454456351\n"
                         "  OnlyMove certainty=proven columns=123567\n"
                         "  why-not 5 Forces certainty=proven cells=a2 number=6 line=41454456351 answer=4 "
                         "outlook=loss6\n");
        row("717127331532", "5 BreaksThreat loss13\n"
                            "  BreaksThreat certainty=proven cells=b2,c2,d2,e2 columns=4\n");
    }

    void claims()
    {
        QFETCH(const QByteArray, claims);
        const QByteArray position = QTest::currentDataTag();
        QCOMPARE(run({"hint", "--claims"}, position + '\n').output, position + ' ' + claims);
    }

    /// A game as it is kept stands where a position does.
    void hintsAtRecords()
    {
        const QByteArray record = "four-in-a-row record 1\nboard: 7x6\nconnect: 4\nopening: free\n"
                                  "starter: player 1\nletters: fixed\nundos: 2\nundo on first move: yes\n"
                                  "violations: none\nblocks: 0\nremoves: 0\nname length: 20\nseed: 1\n"
                                  "begins: player 2\nplayer 1: person Lan\nplayer 2: person\n"
                                  "actions: 1 e 2 e 1 e 2 e 7 u 1 e 2 e\nend\n";
        const auto answer = run({"hint"}, record);
        QCOMPARE(answer.errors, QByteArray());
        QCOMPARE(answer.output, QByteArray("121212 1 WinsNow win1\n"));
        QCOMPARE(run({"threats"}, record + record).output,
                 QByteArray("121212 X:a4 O:b4\n121212 X:a4 O:b4\n"));
        // With power-ups in hand the win is one all the same, and all else an estimate.
        const QByteArray powerUps = QByteArray(record).replace("blocks: 0", "blocks: 1");
        QCOMPARE(run({"hint"}, powerUps).output, QByteArray("121212 1 Estimate win1\n"));
        const auto estimated =
            run({"hint"}, QByteArray(powerUps).replace("1 e 2 e 1 e 2 e 7 u 1 e 2 e", "4 b 1 e 3 e"));
        QVERIFY2(estimated.output.startsWith("* ") && estimated.output.contains(" Estimate ~"),
                 estimated.output);
        const auto over = run({"hint"}, QByteArray(record).replace("7 u 1 e 2 e", "1 e 2 e 1") + record);
        QCOMPARE(over.status, 2);
        QVERIFY2(over.errors.contains("the game 1212121 is over"), over.errors);
        QCOMPARE(over.output, QByteArray("121212 1 WinsNow win1\n"));
    }

    void findsThreats()
    {
        const auto answer = run({"threats"}, "-\n121212\n1212121\n3242\n8\n");
        QCOMPARE(answer.status, 2);
        QCOMPARE(answer.output, QByteArray("- X:- O:-\n121212 X:a4 O:b4\n3242 X:- O:-\n"));
        QVERIFY(answer.errors.startsWith("-:3: the game is won") && answer.errors.contains("\n-:5: "));
        // Two open ends, and a cell out of reach: letters for columns, numbers for rows.
        QCOMPARE(run({"threats", "--board", "10x4", "--connect", "3"}, "99aa\n").output,
                 QByteArray("99aa X:h1 O:h2\n"));
        QCOMPARE(run({"threats", "--board", "3x4"}, "-\n").status, 2); // no game has such a board
    }

    void reviewsGames()
    {
        const QByteArray game = "1 2 Best win5 win5 234 - -\n"
                                "2 4 Best loss4 loss4 12345 - -\n"
                                "3 1 LostWin win4 loss4 34 AllowedDouble blunder\n"
                                "4 3 Forced win4 win4 3 - -\n"
                                "5 1 Hastened2 loss3 loss1 12345 AllowedWin -\n"
                                "6 2 LostWin win1 loss1 15 OverlookedWin blunder\n"
                                "7 4 LostWin win1 loss1 1 OverlookedWin blunder\n"
                                "turning-point 7\n"
                                "decisions X 1/3 O 1/2\n";
        const QStringList arguments{"review", "--board", "5x4", "--connect", "3"};
        QCOMPARE(run(arguments, "2413124\n").output, game);
        const auto answer = run(arguments, "2413124\n6\n-\n2413124\n");
        QCOMPARE(answer.status, 2);
        QVERIFY(answer.errors.startsWith("-:2: ") && answer.errors.count('\n') == 1);
        QCOMPARE(answer.output, game + "turning-point none\ndecisions X 0/0 O 0/0\n" + game);
        // A game that is won, with the book.
        const auto won = run({"review"}, "44444435261\n").output.split('\n');
        QCOMPARE(won.value(0), QByteArray("1 4 OnlyMoveFound win21 win21 4 - -"));
        QCOMPARE(won.value(10), QByteArray("11 1 Best win1 win1 123567 - -"));
    }

    void reviewsRecords()
    {
        const QByteArray record = "four-in-a-row record 1\nboard: 5x4\nconnect: 3\nopening: free\n"
                                  "starter: player 1\nletters: fixed\nundos: 2\nundo on first move: yes\n"
                                  "violations: none\nblocks: 0\nremoves: 0\nname length: 20\nseed: 1\n"
                                  "begins: player 2\nplayer 1: person Lan\nplayer 2: person\n"
                                  "actions: 2 e 5 u 4 e 1 e 3 e 1 e\nend\n";
        const QByteArray told = "1 2 Best win5 win5 234 - -\n"
                                "2 4 Best loss4 loss4 12345 - -\n"
                                "3 1 LostWin win4 loss4 34 AllowedDouble blunder\n"
                                "4 3 Forced win4 win4 3 - -\n"
                                "5 1 Hastened2 loss3 loss1 12345 AllowedWin -\n"
                                "turning-point 5\n"
                                "decisions X 1/2 O 1/1\n";
        const QTemporaryDir directory;
        const QString name = directory.filePath(QStringLiteral("two.fiar"));
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(record + QByteArray(record).replace("5x4", "99x4") + record);
        file.close();
        const auto answer = run({"review", name, QStringLiteral("-")}, record);
        QCOMPARE(answer.status, 2);
        QCOMPARE(answer.output, told + told + told);
        QCOMPARE(answer.errors, name.toUtf8() + ":20: the value of the field 'board' makes no sense\n");
        QCOMPARE(run({"review", name, QStringLiteral("/no/such/file")}).status, 1);
        // An export of all games: what was trained is passed over.
        const QByteArray training = "four-in-a-row training 1\nplayer: Lan\nend\n";
        const auto exported = run({"review"}, record + training + record);
        QCOMPARE(exported.status, 0);
        QCOMPARE(exported.output, told + told);
        QCOMPARE(exported.errors, QByteArray());
        // ... also where an empty line goes before it.
        QFile other(directory.filePath(QStringLiteral("trained.fiar")));
        QVERIFY(other.open(QIODevice::WriteOnly));
        other.write("\n" + training + record);
        other.close();
        const auto trained = run({"review", other.fileName()});
        QCOMPARE(trained.errors, QByteArray());
        QCOMPARE(trained.status, 0);
        QCOMPARE(trained.output, told);
        // With blocks in hand there are no exact values: they are estimated.
        const auto unknown = run({"review"}, QByteArray(record).replace("blocks: 0", "blocks: 1"));
        QCOMPARE(unknown.status, 0);
        // A block after the third disc would have won at once: said with its word in a record.
        QVERIFY2(unknown.output.startsWith("1 2 ~Best ~good16 ~good16 "), unknown.output);
        QVERIFY2(unknown.output.contains("\n3 1 ~LostWin ~good16 ~good16 b "), unknown.output);
        QVERIFY2(unknown.output.contains("\ndecisions X 0/0 O 0/0\n~decisions X "), unknown.output);
        const QByteArray powerUps =
            QByteArray(record)
                .replace("board: 5x4\nconnect: 3\nopening: free", "board: 7x6\nconnect: 4\nopening: centre")
                .replace("blocks: 0\nremoves: 0", "blocks: 1\nremoves: 1")
                .replace("2 e 5 u 4 e 1 e 3 e 1 e", "4 e 4 e 5 e 3 e 3 e 3 e 4 e 4 e 3 e 1 e 5 b 6");
        const auto estimated = run({"review"}, powerUps);
        QCOMPARE(estimated.errors, QByteArray());
        const auto lines = estimated.output.split('\n');
        QCOMPARE(lines.value(0), QByteArray("1 4 - - - - - -")); // the rules say where
        QVERIFY2(lines.value(7).startsWith("8 4 ~LostWin ~good") &&
                     lines.value(7).endsWith(" 3 ~AllowedDouble blunder"),
                 lines.value(7));
        // a line is no estimate
        QVERIFY2(lines.value(11).startsWith("12 6 Best win1 win1 "), lines.value(11));
        QVERIFY(estimated.output.contains("\nturning-point ~8\ndecisions X 0/0 O 0/0\n~decisions X "));
    }

    /// As Windows' editors put it before a text.
    void takesAByteOrderMark()
    {
        const QByteArray mark("\xEF\xBB\xBF");
        const QByteArray record = "four-in-a-row record 1\nboard: 5x4\nconnect: 3\nopening: free\n"
                                  "starter: player 1\nletters: fixed\nundos: 2\nundo on first move: yes\n"
                                  "violations: none\nblocks: 0\nremoves: 0\nname length: 20\nseed: 1\n"
                                  "begins: player 2\nplayer 1: person Lan\nplayer 2: person\n"
                                  "actions: 2 e 5 u 4 e 1 e 3 e 1 e\nend\n";
        const QTemporaryDir directory;
        for (const auto &[command, text] : {std::pair("review", record),
                                            {"review", QByteArray("2413124\n")},
                                            {"threats", "121212\n"},
                                            {"solve", "44335\n"},
                                            {"analyse", "121212\n"},
                                            {"hint", "121212\n"}}) {
            const auto plain = run({QString::fromLatin1(command)}, text);
            QCOMPARE(plain.status, 0);
            const auto marked = run({QString::fromLatin1(command)}, mark + text);
            QCOMPARE(marked.errors, QByteArray());
            QCOMPARE(marked.output.left(12), plain.output.left(12)); // times follow
            // A file, whatever its name.
            QFile file(directory.filePath(QStringLiteral("game.txt")));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(mark + text);
            file.close();
            const auto read = run({QString::fromLatin1(command), file.fileName()});
            QCOMPARE(read.errors, QByteArray());
            QCOMPARE(read.output.left(12), plain.output.left(12));
        }
    }

    void countsPositions()
    {
        QCOMPARE(run({"perft", "4"}).output, QByteArray("0 1 1\n1 7 7\n2 49 49\n3 343 238\n4 2401 1120\n"));
    }

    void solvesOtherBoards()
    {
        QVERIFY(run({"solve", "--board", "6x4", "--weak"}, "-\n").output.startsWith("- -1 "));
        QVERIFY(run({"solve", "--board", "10x10", "--connect", "3"}, "5\n").output.startsWith("5 -"));
        QVERIFY(run({"solve", "--board", "5x4", "--threads", "2", "--table", "1"}, "\n")
                    .output.startsWith("- 0 "));
    }

    void makesAndUsesABook()
    {
        const QTemporaryDir directory;
        const QString file = directory.filePath(QStringLiteral("small.book"));
        QCOMPARE(run({"--board", "4x4", "--plies", "3", "book", file}).status, 0);
        QVERIFY(run({"--board", "4x4", "--book", file, "solve"}, "1\n").output.startsWith("1 0 0 "));
        QVERIFY(!run({"--board", "4x4", "--book", file, "--no-book", "solve"}, "1\n")
                     .output.startsWith("1 0 0 "));
        QCOMPARE(run({"--book", directory.filePath(QStringLiteral("none")), "solve"}, "1\n").status, 1);
    }

    /// The score of the empty board takes seconds without one.
    void hasABookOfItsOwn()
    {
        QVERIFY(run({"solve"}, "-\n").output.startsWith("- 1 0 "));
        QVERIFY(run({"solve", "--weak"}, "44\n").output.startsWith("44 1 0 "));
        QCOMPARE(run({"analyse"}, "4\n").output, QByteArray("4 -4 -2 -2 -1 -2 -2 -4\n"));
        const auto known = run({"solve"}, "44444412\n").output.split(' ');
        const auto searched = run({"solve", "--no-book"}, "44444412\n").output.split(' ');
        QCOMPARE(known.value(1), searched.value(1));
        QCOMPARE(known.value(2), QByteArray("0"));
        QVERIFY(searched.value(2).toULongLong() > 0);
        // It is of the standard board.
        QVERIFY(run({"--board", "4x4", "solve"}, "1\n").output.startsWith("1 0 "));
        QVERIFY(!run({"--board", "4x4", "solve"}, "1\n").output.startsWith("1 0 0 "));
    }

    void refusesThePartOfAnotherBook()
    {
        const QTemporaryDir directory;
        const QString file = directory.filePath(QStringLiteral("a.book"));
        // One that was stopped, as an interrupt leaves it.
        QProcess process;
        process.start(QStringLiteral(FOUR_CLI),
                      {"--connect", "3", "--board", "7x7", "--plies", "9", "book", file});
        QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(file + QStringLiteral(".part")).size() > 100, 60'000);
        if (haveShell()) {
            process.terminate();
            QVERIFY(process.waitForFinished(60'000));
            QCOMPARE(process.exitCode(), 1);
            QVERIFY(process.readAllStandardError().contains("goes on from here"));
        } else { // Windows has no other end for a program without a window
            process.kill();
            QVERIFY(process.waitForFinished(60'000));
        }

        const auto answer = run({"--connect", "4", "--board", "7x7", "--plies", "1", "book", file});
        QCOMPARE(answer.status, 1);
        QVERIFY2(answer.errors.contains("a.book.part is of another board"), answer.errors);
        QVERIFY(!QFile::exists(file));
    }

    void saysWhatCannotBeRead_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("no positions")
            << QStringList{"solve", "none"} << QByteArray("none cannot be read: No such");
        QTest::newRow("positions in a folder")
            << QStringList{"solve", "folder"} << QByteArray("folder is a folder");
        QTest::newRow("no book") << QStringList{"--book", "none", "solve"}
                                 << QByteArray("none cannot be read: No such");
        QTest::newRow("book in a folder")
            << QStringList{"--book", "folder", "analyse"} << QByteArray("folder is a folder");
        QTest::newRow("book from a pipe")
            << QStringList{"--book", "pipe", "solve"} << QByteArray("pipe is a pipe or a device, not a file");
        QTest::newRow("book from a device") << QStringList{"--book", "/dev/zero", "solve"}
                                            << QByteArray("/dev/zero is a pipe or a device, not a file");
        QTest::newRow("another file as book") << QStringList{"--book", "text", "solve"}
                                              << QByteArray("text is not an opening book, or is damaged");
    }

    /// At once, and not after all the lines have been read.
    void saysWhatCannotBeRead()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QByteArray, expected);
        const QTemporaryDir directory;
        QVERIFY(QDir(directory.path()).mkdir(QStringLiteral("folder")));
        const bool isOfUnix =
            arguments.contains(QStringLiteral("pipe")) || arguments.contains(QStringLiteral("/dev/zero"));
        if (isOfUnix && !testsystem::makePipe(directory.filePath(QStringLiteral("pipe"))))
            QSKIP("Pipes and devices have no names here.");
        QFile text(directory.filePath(QStringLiteral("text")));
        QVERIFY(text.open(QIODevice::WriteOnly));
        text.write("4435261\n");
        text.close();
        QProcess process;
        process.setWorkingDirectory(directory.path());
        process.start(QStringLiteral(FOUR_CLI), arguments);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(process.readAllStandardOutput().isEmpty());
        const QByteArray errors = process.readAllStandardError();
        QVERIFY2(errors.startsWith("fourinarow-cli: " + expected) && errors.count('\n') == 1, errors);
    }

    void replacesOnlyFiles()
    {
        const QTemporaryDir directory;
        const QString pipe = directory.filePath(QStringLiteral("pipe"));
        if (!testsystem::makePipe(pipe))
            QSKIP("Pipes and devices have no names here.");
        for (const QString &name : {pipe, directory.path(), QStringLiteral("/dev/full")}) {
            const auto answer = run({"--board", "4x4", "--plies", "2", "book", name});
            QCOMPARE(answer.status, 1);
            QVERIFY2(answer.errors.contains("is not a file"), answer.errors);
            QVERIFY(QFileInfo::exists(name) && !QFileInfo(name).isFile());
        }
        QCOMPARE(QDir(directory.path()).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot),
                 QStringList{QStringLiteral("pipe")});
    }

    void makesListsAndChecksPuzzles()
    {
        const QTemporaryDir folder;
        const QString set = folder.filePath("set");
        const auto made = run({"--threads", "2", "puzzles", "--make", set, "--count", "4", "--seed", "11"});
        QVERIFY2(made.status == 0 && made.errors.contains("4 of 4 puzzles"), made.errors);
        const auto listed = run({"puzzles", "--list", set});
        QCOMPARE(listed.status, 0);
        const auto lines = listed.output.trimmed().split('\n');
        QCOMPARE(lines.size(), 4);
        static const QRegularExpression format(QStringLiteral(
            "^[1-7]+ (win [2-8]|only [0-6]|hold [1-6]|mistake ([4-9]|1[0-2])) [0-9]{3,4} [1-7]+$"));
        QSet<QByteArray> tasks;
        for (const QByteArray &line : lines) {
            QVERIFY2(format.match(QString::fromUtf8(line)).hasMatch(), line);
            tasks << line.split(' ')[1];
        }
        QCOMPARE(tasks.size(), 4);
        const auto checked = run({"puzzles", "--check", set});
        QCOMPARE(checked.status, 0);
        QCOMPARE(checked.output, QByteArray("4 puzzles, all right\n"));
        QVERIFY(run({"puzzles", "--make", folder.filePath("other"), "--count", "4", "--seed", "12"}).status ==
                0);
        QVERIFY(run({"puzzles", "--list", folder.filePath("other")}).output != listed.output);
    }

    void makesListsAndChecksEndings()
    {
        const QTemporaryDir folder;
        const QString set = folder.filePath("set");
        const auto made = run({"endings", "--make", set, "--count", "5", "--seed", "3"});
        QVERIFY2(made.status == 0 && made.errors.contains("5 of 5 endings"), made.errors);
        const auto listed = run({"endings", "--list", set});
        QCOMPARE(listed.status, 0);
        const auto lines = listed.output.trimmed().split('\n');
        QCOMPARE(lines.size(), 5);
        static const QRegularExpression format(QStringLiteral("^[1-7]+ ending [2-5] [0-9]{3,4} [1-7]+$"));
        for (const QByteArray &line : lines)
            QVERIFY2(format.match(QString::fromUtf8(line)).hasMatch(), line);
        const auto checked = run({"endings", "--check", set});
        QCOMPARE(checked.output, QByteArray("5 endings, all right\n"));
        QVERIFY(run({"endings", "--make", folder.filePath("again"), "--count", "5", "--seed", "3"}).status ==
                0);
        QCOMPARE(run({"endings", "--list", folder.filePath("again")}).output, listed.output);
        const auto unwritable = run({"endings", "--make", folder.filePath("none/set"), "--count", "1"});
        QVERIFY2(unwritable.status == 1 && unwritable.errors.contains("cannot write"), unwritable.errors);
        QVERIFY(run({"endings", "--make", folder.path(), "--count", "1"}).errors.contains("is not a file"));
    }

    void refusesBadPuzzles()
    {
        const QTemporaryDir folder;
        QFile other(folder.filePath("other"));
        QVERIFY(other.open(QIODevice::WriteOnly) &&
                other.write("4INAROWP and so on, not at all a set of puzzles") > 0);
        other.close();
        for (const char *option : {"--list", "--check"}) {
            const auto damaged = run({"puzzles", option, other.fileName()});
            QCOMPARE(damaged.status, 1);
            QVERIFY2(damaged.errors.contains("another version"), damaged.errors);
            const auto none = run({"puzzles", option, folder.filePath("none")});
            QCOMPARE(none.status, 1);
            QVERIFY2(none.errors.contains("cannot be read"), none.errors);
            QVERIFY(run({"puzzles", option, folder.path()}).errors.contains("is a folder"));
        }
        QVERIFY(other.open(QIODevice::WriteOnly) && other.write("fiar") > 0);
        other.close();
        QVERIFY(run({"puzzles", "--list", other.fileName()}).errors.contains("is not a set of puzzles"));
        // What was begun with another seed is left alone.
        QFile part(folder.filePath("set.part"));
        QVERIFY(part.open(QIODevice::WriteOnly) && part.write("fourinarow-puzzles-part 1 5 10\n") > 0);
        part.close();
        const auto refused =
            run({"puzzles", "--make", folder.filePath("set"), "--count", "4", "--seed", "6"});
        QCOMPARE(refused.status, 1);
        QVERIFY2(refused.errors.contains("another seed"), refused.errors);
        const auto unwritable = run({"puzzles", "--make", folder.filePath("none/set"), "--count", "4"});
        QVERIFY2(unwritable.status == 1 && unwritable.errors.contains("cannot write"), unwritable.errors);
    }

    void makesListsAndChecksRepertoires()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("openings");
        const auto made = run({"repertoire", "--make", file, "--kind", "first", "--drops", "3"});
        QVERIFY2(made.status == 0 && made.errors.contains("drop 3 of 3"), made.errors);
        const auto listed = run({"repertoire", "--list", file});
        QCOMPARE(listed.status, 0);
        const auto lines = listed.output.trimmed().split('\n');
        QCOMPARE(lines.first(), QByteArray("- 4"));
        static const QRegularExpression format(QStringLiteral("^([1-7]{2}|[1-7]{4}|-) [1-7]$"));
        for (const QByteArray &line : lines)
            QVERIFY2(format.match(QString::fromUtf8(line)).hasMatch(), line);
        const auto checked = run({"repertoire", "--check", file});
        QCOMPARE(checked.status, 0);
        QVERIFY2(checked.output.startsWith(QByteArray::number(lines.size()) + " positions, all right: 1 4 "),
                 checked.output);
        QFile other(folder.filePath("other"));
        QVERIFY(other.open(QIODevice::WriteOnly) && other.write("4INAROWR and so on, too long") > 0);
        other.close();
        QVERIFY(run({"repertoire", "--list", other.fileName()}).errors.contains("another version"));
        QVERIFY(run({"repertoire", "--check", folder.path()}).errors.contains("is a folder"));
        QVERIFY(run({"repertoire", "--check", FOUR_CLI}).errors.contains("is not a repertoire"));
        const auto unwritable =
            run({"repertoire", "--make", folder.filePath("none/set"), "--kind", "first", "--drops", "1"});
        QVERIFY2(unwritable.status == 1 && unwritable.errors.contains("cannot write"), unwritable.errors);
    }

    void saysWhenNobodyGetsTheAnswers_data()
    {
        QTest::addColumn<QString>("command"); // of a shell, $0 the program
        QTest::addColumn<QByteArray>("expected");
        const QByteArray write = "cannot write the answers: ";
        for (const char *arguments : {"solve", "analyse", "--help", "perft 3"}) {
            const QString command = QStringLiteral("echo 44352 | \"$0\" ") + QLatin1String(arguments);
            QTest::addRow("full: %s", arguments)
                << command + QStringLiteral(" >/dev/full") << write + "No space left on device";
            QTest::addRow("closed: %s", arguments)
                << command + QStringLiteral(" >&-") << write + "Bad file descriptor";
        }
        QTest::newRow("for ever") << QStringLiteral("yes 44352 | \"$0\" solve >/dev/full")
                                  << write + "No space left on device";
        QTest::newRow("no input") << QStringLiteral("\"$0\" solve <&-")
                                  << QByteArray("standard input cannot be read: Bad file descriptor");
        QTest::newRow("a folder as input") << QStringLiteral("\"$0\" solve </")
                                           << QByteArray("standard input cannot be read: Is a directory");
    }

    void saysWhenNobodyGetsTheAnswers()
    {
        QFETCH(const QString, command);
        QFETCH(const QByteArray, expected);
        if (!haveShell())
            QSKIP("It takes a shell of Unix.");
        QProcess process;
        process.start(QStringLiteral("sh"), {QStringLiteral("-c"), command, QStringLiteral(FOUR_CLI)});
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 1);
        QCOMPARE(process.readAllStandardError().split('\n').value(0), "fourinarow-cli: " + expected);
    }

    /// A closed stream's number goes to the next file that is opened.
    /// Without standard error, progress would go into the first file that is opened.
    void writesOnlyWhereItShould()
    {
        if (!haveShell())
            QSKIP("It takes a shell of Unix.");
        const QTemporaryDir directory;
        QProcess process;
        process.setWorkingDirectory(directory.path());
        process.start(QStringLiteral("sh"),
                      {QStringLiteral("-c"),
                       QStringLiteral("exec \"$0\" --connect 3 --board 7x7 --plies 9 book x 2>&-"),
                       QStringLiteral(FOUR_CLI)});
        QFile part(directory.filePath(QStringLiteral("x.part")));
        QTRY_VERIFY_WITH_TIMEOUT(part.size() > 100, 60'000);
        process.terminate();
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(part.open(QIODevice::ReadOnly));
        QVERIFY(!part.readAll().contains(" positions, "));
    }

    void refusesBadCommandLines_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("nothing") << QStringList{};
        QTest::newRow("no such command") << QStringList{"win"};
        QTest::newRow("no such option") << QStringList{"solve", "--fast"};
        QTest::newRow("no value") << QStringList{"solve", "--threads"};
        QTest::newRow("no number") << QStringList{"solve", "--threads", "two"};
        QTest::newRow("no threads") << QStringList{"solve", "--threads", "0"};
        QTest::newRow("no table") << QStringList{"solve", "--table", "0"};
        QTest::newRow("too wide") << QStringList{"solve", "--board", "11x6"};
        QTest::newRow("no board") << QStringList{"solve", "--board", "7*6"};
        QTest::newRow("perft of nothing") << QStringList{"perft"};
        QTest::newRow("perft of a word") << QStringList{"perft", "x"};
        QTest::newRow("perft beyond the end") << QStringList{"perft", "43"};
        QTest::newRow("two files") << QStringList{"solve", "a", "b"};
        QTest::newRow("book without a name") << QStringList{"book"};
        QTest::newRow("puzzles of nothing") << QStringList{"puzzles"};
        QTest::newRow("puzzles of two") << QStringList{"puzzles", "--list", "a", "--check", "a"};
        QTest::newRow("puzzles and a file") << QStringList{"puzzles", "--list", "a", "b"};
        QTest::newRow("puzzles of another board") << QStringList{"--board", "8x7", "puzzles", "--list", "a"};
        QTest::newRow("puzzles without a count") << QStringList{"puzzles", "--make", "a"};
        QTest::newRow("no puzzles at all") << QStringList{"puzzles", "--make", "a", "--count", "0"};
        QTest::newRow("endings of nothing") << QStringList{"endings"};
        QTest::newRow("endings without a count") << QStringList{"endings", "--make", "a"};
        QTest::newRow("no seed") << QStringList{"puzzles", "--make", "a", "--count", "1", "--seed", "x"};
        QTest::newRow("a repertoire of nothing") << QStringList{"repertoire"};
        QTest::newRow("a repertoire of no kind") << QStringList{"repertoire", "--make", "a"};
        QTest::newRow("a repertoire of a wrong kind")
            << QStringList{"repertoire", "--make", "a", "--kind", "third"};
        QTest::newRow("a repertoire too deep")
            << QStringList{"repertoire", "--make", "a", "--kind", "first", "--drops", "13"};
        QTest::newRow("a set without a name") << QStringList{"puzzles", "--list="};
        QTest::newRow("book of a big board") << QStringList{"--board", "10x10", "book", "x"};
    }

    void refusesBadCommandLines()
    {
        QFETCH(const QStringList, arguments);
        const auto answer = run(arguments);
        QCOMPARE(answer.status, 2);
        QVERIFY(answer.errors.startsWith("fourinarow-cli: ") ||
                answer.errors.startsWith("\nfourinarow-cli: "));
        QVERIFY(answer.output.isEmpty());
    }

    void helps()
    {
        const auto answer = run({"--help"});
        QCOMPARE(answer.status, 0);
        for (const char *word :
             {"solve",     "analyse", "hint",       "threats", "review",   "perft",     "book",
              "puzzles",   "--weak",  "--words",    "--line",  "--claims", "--threads", "--table",
              "--no-book", "--board", "--connect",  "--plies", "--make",   "--list",    "--check",
              "--count",   "--seed",  "repertoire", "--kind",  "--drops",  "endings"})
            QVERIFY2(answer.output.contains(word), word);
        QVERIFY(!answer.output.contains("stone")); // as everywhere: disc
        QCOMPARE(run({"solve", "/no/such/file"}).status, 1);
    }

    void namesTheSameOptionsEverywhere_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"man/fourinarow-cli.6", "completion/fourinarow-cli"})
            QTest::newRow(name) << name;
    }

    void namesTheSameOptionsEverywhere()
    {
        QFETCH(const QString, name);
        const QSet<QString> options = optionsIn(run({"--help"}).output);
        QCOMPARE(options.size(), 19);
        QFile file(QStringLiteral(FOUR_LINUX "/") + name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(optionsIn(file.readAll().replace("\\-", "-")), options);
    }
};

QTEST_APPLESS_MAIN(TestCli)
#include "tst_cli.moc"
