// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/x/desktop.h"

#include <QTest>

using namespace four;
using namespace four::x;

/// The window's place by the window manager, and after a user moved it.
class TestRealWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();

    void staysWhereItWas_data();
    void staysWhereItWas();
    void comesBackOntoTheScreen();
    void windowsOfOneStartAreApart();
    void wheelMovesNothingBesideTheBoard_data();
    void wheelMovesNothingBesideTheBoard();
    void wheelOverTheBoardLooksBack();

private:
    QString point(const Program &program, double x, double y) const;

    std::unique_ptr<Desktop> m_desktop;
};

void TestRealWindow::initTestCase()
{
    if (const QString missing = Desktop::missing(); !missing.isEmpty())
        QSKIP(qPrintable(QStringLiteral("not installed: ") + missing));
    m_desktop = std::make_unique<Desktop>();
    QVERIFY(m_desktop->isThere());
}

void TestRealWindow::staysWhereItWas_data()
{
    QTest::addColumn<QString>("move");
    QTest::newRow("where the window manager put it") << QString();
    QTest::newRow("where a person moved it") << "windowmove %1 211 33";
}

void TestRealWindow::staysWhereItWas()
{
    QFETCH(const QString, move);
    const Home home;
    QRect place;
    for (int start = 1; start <= 6; ++start) {
        Program program(*m_desktop, home);
        QVERIFY(program.awaitWindows());
        if (start == 1) {
            place = program.geometry();
            QVERIFY(place.isValid());
            if (!move.isEmpty()) {
                m_desktop->x(move.arg(program.windows().value(0)));
                QTRY_VERIFY_WITH_TIMEOUT(program.geometry() != place, patience);
                place = program.geometry();
            }
        }
        QTRY_COMPARE_WITH_TIMEOUT(program.geometry(), place, patience);
        QVERIFY(program.quit());
    }
}

void TestRealWindow::comesBackOntoTheScreen()
{
    const Home home;
    const QRect screen(0, 0, 1366, 768);
    for (const char *move : {"windowmove %1 900 300", "windowmove %1 -400 300", "windowmove %1 1200 700"}) {
        {
            Program program(*m_desktop, home);
            QVERIFY(program.awaitWindows());
            const QRect before = program.geometry();
            m_desktop->x(QString::fromLatin1(move).arg(program.windows().value(0)));
            QTRY_VERIFY_WITH_TIMEOUT(program.geometry() != before, patience);
            QVERIFY(!screen.contains(program.geometry()));
            QVERIFY(program.quit());
        }
        Program program(*m_desktop, home);
        QVERIFY(program.awaitWindows());
        QTRY_VERIFY_WITH_TIMEOUT(screen.contains(program.geometry()), patience);
        QVERIFY(program.quit());
    }
}

void TestRealWindow::windowsOfOneStartAreApart()
{
    const Home home;
    {
        Program program(*m_desktop, home);
        QVERIFY(program.awaitWindows());
        m_desktop->x(QStringLiteral("windowsize --sync %1 700 520 windowmove %1 100 80")
                         .arg(program.windows().value(0)));
        QVERIFY(program.quit());
    }
    const QString file = QStringLiteral(FOUR_TEST_DATA "/../fuzz/corpus/record/two-games");
    Program program(*m_desktop, home, {file, file});
    QVERIFY(program.awaitWindows(2));
    const QStringList windows = program.windows();
    QTRY_COMPARE_WITH_TIMEOUT(program.geometry(windows.at(0)).topLeft() -
                                  program.geometry(windows.at(1)).topLeft(),
                              QPoint(-32, -32), patience);
}

/// The command that moves the pointer to a place in the window, in parts of its width and height.
QString TestRealWindow::point(const Program &program, double x, double y) const
{
    const QSize size = program.geometry().size();
    return QStringLiteral("mousemove --window %1 %2 %3")
        .arg(program.windows().value(0))
        .arg(int(size.width() * x))
        .arg(int(size.height() * y));
}

void TestRealWindow::wheelMovesNothingBesideTheBoard_data()
{
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::newRow("player one's card") << 0.06 << 0.15;
    QTest::newRow("player two's card") << 0.06 << 0.27;
    QTest::newRow("the bar below") << 0.5 << 0.94;
    QTest::newRow("the menu bar") << 0.2 << 0.015;
}

void TestRealWindow::wheelMovesNothingBesideTheBoard()
{
    QFETCH(const double, x);
    QFETCH(const double, y);
    const Home home;
    Program program(*m_desktop, home, {QStringLiteral("--moves"), QStringLiteral("123")});
    QVERIFY(program.awaitWindows());
    m_desktop->x(point(program, x, y) + QStringLiteral(" click --repeat 5 --delay 5 4 key 5"));
    QTRY_COMPARE_WITH_TIMEOUT(home.lastGame(), "1 2 3 5", patience);
}

void TestRealWindow::wheelOverTheBoardLooksBack()
{
    const Home home;
    Program program(*m_desktop, home, {QStringLiteral("--moves"), QStringLiteral("123")});
    QVERIFY(program.awaitWindows());
    m_desktop->x(point(program, 0.5, 0.5) + QStringLiteral(" click 4 key ctrl+g key 7"));
    QTRY_COMPARE_WITH_TIMEOUT(home.lastGame(), "1 2 7", patience);
}

QTEST_GUILESS_MAIN(TestRealWindow)
#include "tst_realwindow.moc"
