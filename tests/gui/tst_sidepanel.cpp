// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/driver.h"
#include "ui/settings/layouts.h"
#include "ui/shell/sidepanel.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTabBar>
#include <QTableView>
#include <QToolButton>

using namespace four;
using namespace four::gui;

namespace {
QTabBar *tabs(const SidePanel &panel)
{
    return panel.findChild<QTabBar *>(QStringLiteral("sidePanelTabs"));
}

QStringList visibleTabs(const SidePanel &panel)
{
    QStringList titles;
    for (int i = 0; i < tabs(panel)->count(); ++i) {
        if (tabs(panel)->isTabVisible(i))
            titles << tabs(panel)->tabText(i);
    }
    return titles;
}

void addPages(SidePanel &panel, QStringList *made)
{
    for (const char *name : {"coach", "moves", "more"}) {
        panel.addPage({.name = name,
                       .title = [name] { return QString(name).toUpper(); },
                       .make =
                           [name, made](QWidget *parent) {
                               *made << name;
                               return new QLabel(name, parent);
                           }});
    }
}
} // namespace

/// The pages beside the board.
class TestSidePanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }

    void makesPagesWhenTheyAreOpened()
    {
        QStringList made;
        SidePanel panel;
        addPages(panel, &made);
        QCOMPARE(made, QStringList());
        QCOMPARE(visibleTabs(panel), QStringList{"MOVES"});
        panel.openPage("moves");
        panel.openPage("more");
        panel.openPage("moves");
        QCOMPARE(made, (QStringList{"moves", "more"}));
        QCOMPARE(visibleTabs(panel), (QStringList{"MOVES", "MORE"}));
        QCOMPARE(panel.page(), QString("moves"));
        // By the keyboard, from tab to tab.
        panel.show();
        tabs(panel)->setFocus();
        QTest::keyClick(tabs(panel), Qt::Key_Right);
        QCOMPARE(panel.page(), QString("more"));
        QVERIFY(tabs(panel)->focusPolicy() & Qt::TabFocus);
    }

    void remembersPages()
    {
        QStringList made;
        {
            SidePanel panel;
            addPages(panel, &made);
            panel.openPage("more");
        }
        SidePanel panel;
        made.clear();
        addPages(panel, &made);
        QCOMPARE(panel.page(), QString("more"));
        QCOMPARE(visibleTabs(panel), (QStringList{"MOVES", "MORE"}));
        QCOMPARE(made, QStringList());
    }

    void survivesPagesOfAnotherVersion()
    {
        QVERIFY(settings::store(settings::SidePanelPages{.open = "later", .known = {"moves", "later"}}));
        QStringList made;
        SidePanel panel;
        addPages(panel, &made);
        panel.openPage(panel.page());
        QCOMPARE(panel.page(), QString("coach"));
        // What that version knows is still there when it comes back.
        QVERIFY(settings::sidePanelPages().known.contains("later"));
    }

    void isClosedByItsButton()
    {
        QStringList made;
        SidePanel panel;
        addPages(panel, &made);
        panel.openPage("moves");
        panel.show();
        auto *close = panel.findChild<QToolButton *>("sidePanelClose");
        QVERIFY(!close->isVisible()); // with one page all is as if there were no panel
        panel.openPage("coach");
        QVERIFY(close->isVisible() && tabs(panel)->isVisible());
        QSignalSpy closing(&panel, &SidePanel::closeRequested);
        QTest::mouseClick(close, Qt::LeftButton);
        QCOMPARE(closing.count(), 1);
        QVERIFY(close->focusPolicy() & Qt::TabFocus);
        close->setFocus();
        QTest::keyClick(close, Qt::Key_Space);
        QCOMPARE(closing.count(), 2);
    }

    void makesNothingUnlessItIsOpen()
    {
        Driver driver;
        QVERIFY(!driver.window().findChild<QTableView *>("moveList"));
        DO(driver.press(Qt::Key_L, Qt::ControlModifier));
        QVERIFY(driver.window().findChild<QTableView *>("moveList"));
        driver.restart();
        QVERIFY(driver.isOnScreen("moveList"));
        DO(driver.press(Qt::Key_L, Qt::ControlModifier));
        driver.restart();
        QVERIFY(!driver.window().findChild<QTableView *>("moveList"));
    }

    void speaksBothLanguages()
    {
        Driver driver;
        DO(driver.press(Qt::Key_L, Qt::ControlModifier));
        const auto *panel = driver.find<SidePanel>("sidePanel");
        QCOMPARE(visibleTabs(*panel), QStringList{"Moves"});
        driver.preferences().set(&PreferenceValues::language, "vi");
        QTRY_COMPARE(visibleTabs(*panel), QStringList{"Các nước đi"});
        QCOMPARE(panel->findChild<QToolButton *>("sidePanelClose")->accessibleName(),
                 QString("Đóng bảng bên"));
    }
};

QTEST_MAIN(TestSidePanel)
#include "tst_sidepanel.moc"
