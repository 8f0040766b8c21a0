// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/driver.h"
#include "ui/settings/layouts.h"
#include "ui/shell/sidepanel.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTabBar>
#include <QTableView>
#include <QToolButton>

#include <string_view>

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
            titles << tabs(panel)->accessibleTabName(i);
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
                           },
                       .symbol = "l",
                       .isHidden = name == std::string_view("more")});
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
        QCOMPARE(visibleTabs(panel), (QStringList{"COACH", "MOVES"}));
        panel.openPage("moves");
        panel.openPage("more");
        panel.openPage("moves");
        QCOMPARE(made, (QStringList{"moves", "more"}));
        QCOMPARE(visibleTabs(panel), (QStringList{"COACH", "MOVES", "MORE"}));
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
        QCOMPARE(visibleTabs(panel), (QStringList{"COACH", "MOVES", "MORE"}));
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

    void saysWhatHasRoom()
    {
        QStringList made;
        SidePanel panel;
        addPages(panel, &made);
        panel.openPage("coach");
        panel.show();
        const auto words = [&panel] {
            QStringList texts;
            for (int i = 0; i < tabs(panel)->count(); ++i)
                texts << tabs(panel)->tabText(i);
            return texts;
        };
        panel.resize(600, 300);
        QTRY_COMPARE(words(), (QStringList{"COACH", "MOVES", "MORE"}));
        panel.resize(190, 300);
        QTRY_COMPARE(words(), (QStringList{"COACH", "", ""}));
        QVERIFY(tabs(panel)->isVisible());
        // In place of tabs that would have to be scrolled, a list.
        panel.resize(90, 300);
        auto *choice = panel.findChild<QComboBox *>("sidePanelChoice");
        QTRY_VERIFY(choice->isVisible() && !tabs(panel)->isVisible());
        QCOMPARE(choice->currentText(), QString("COACH"));
        choice->setFocus();
        QTest::keyClick(choice, Qt::Key_Down);
        QCOMPARE(panel.page(), QString("moves"));
        QCOMPARE(choice->currentText(), QString("MOVES"));
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
        QCOMPARE(visibleTabs(*panel), (QStringList{"Coach", "Moves", "Review", "Learn"}));
        driver.preferences().set(&PreferenceValues::language, "vi");
        QTRY_COMPARE(visibleTabs(*panel),
                     (QStringList{"Huấn luyện viên", "Các nước đi", "Phân tích ván", "Học"}));
        QCOMPARE(panel->findChild<QToolButton *>("sidePanelClose")->accessibleName(),
                 QString("Đóng bảng bên"));
    }
};

QTEST_MAIN(TestSidePanel)
#include "tst_sidepanel.moc"
