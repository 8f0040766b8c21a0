// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

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

} // namespace

class TestCommandLine : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void answersWithoutAScreen();
    void refuses_data();
    void refuses();
    void namesTheSameOptionsEverywhere_data();
    void namesTheSameOptionsEverywhere();
};

void TestCommandLine::answersWithoutAScreen()
{
    const Answer version = run({"--version"});
    QCOMPARE(version.status, 0);
    QVERIFY(version.output.startsWith("fourinarow "));
    const Answer help = run({"--language", "vi", "-h"});
    QCOMPARE(help.status, 0);
    QVERIFY(help.output.contains("Tùy chọn:"));
    QVERIFY(help.errors.isEmpty());
}

void TestCommandLine::refuses_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("part");
    const QString records = QStringLiteral(FOUR_TEST_DATA "/../fuzz/corpus/record/");
    QTest::newRow("no such option") << QStringList{"--zoom"} << "zoom";
    QTest::newRow("in Vietnamese") << QStringList{"--language", "vi", "--zoom"} << "Không có tùy chọn “zoom”";
    QTest::newRow("no value") << QStringList{"--seed"} << "seed";
    QTest::newRow("no such language") << QStringList{"--language", "fr"} << "“fr”";
    QTest::newRow("no such game") << QStringList{"--preset", "chess"} << "“chess”";
    QTest::newRow("no moves") << QStringList{"--moves", "4a"} << "“4a”";
    QTest::newRow("full column") << QStringList{"--moves", "4444444"} << "Move 7 of --moves, the 4";
    QTest::newRow("tenth column") << QStringList{"--moves", "40"} << "Column 10 is outside the board";
    QTest::newRow("after the end") << QStringList{"--moves", "12121212"} << "Move 8";
    QTest::newRow("beside the centre") << QStringList{"--preset=power-ups", "--moves=3"} << "centre column";
    QTest::newRow("negative seed") << QStringList{"--seed=-1"} << "“-1”";
    QTest::newRow("both") << QStringList{"--new", "a.fiar"} << "not both";
    QTest::newRow("no file") << QStringList{"/no/such.fiar"} << "There is no file";
    QTest::newRow("folder") << QStringList{"/"} << "is not a file";
    QTest::newRow("no move") << QStringList{records + "bad-word"} << "bad-word, line 17: “04” is no move";
    QTest::newRow("illegal") << QStringList{records + "illegal-action"} << "line 17: The rules do not allow";
    QTest::newRow("no game") << QStringList{QStringLiteral(FOUR_LINUX "/CMakeLists.txt")}
                             << "line 1: It is not";
}

void TestCommandLine::refuses()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, part);
    const Answer answer = run(arguments);
    QCOMPARE(answer.status, 2);
    QVERIFY2(answer.errors.startsWith("fourinarow: ") && answer.errors.contains(part),
             qPrintable(answer.errors));
    QCOMPARE(answer.errors.count(u'\n'), 1);
    QVERIFY(answer.output.isEmpty());
}

void TestCommandLine::namesTheSameOptionsEverywhere_data()
{
    QTest::addColumn<QString>("file");
    for (const char *file : {"man/fourinarow.6", "man/fourinarow.vi.6", "completion/fourinarow"})
        QTest::newRow(file) << file;
}

void TestCommandLine::namesTheSameOptionsEverywhere()
{
    QFETCH(const QString, file);
    const QSet<QString> options = optionsIn(run({"--help"}).output);
    QCOMPARE(options.size(), 7);
    QCOMPARE(optionsIn(contents(file)), options);
}

QTEST_GUILESS_MAIN(TestCommandLine)
#include "tst_commandline.moc"
