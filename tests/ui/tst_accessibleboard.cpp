// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/accessibleboard.h"
#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/game/gamemodel.h"
#include "ui/settings/language.h"

#include <QAccessible>
#include <QTest>

using namespace four;

/// What a screen reader finds and can do.
class TestAccessibleBoard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_language.use(QStringLiteral("en")); }
    void init()
    {
        m_session = std::make_unique<Session>();
        m_model = std::make_unique<GameModel>(m_session.get());
        m_view = std::make_unique<BoardView>(m_model.get());
        m_view->boardScene()->setSpeed(AnimationSpeed::Off);
        m_view->resize(700, 700);
        m_view->show();
        m_view->activateWindow();
        m_view->setFocus();
        QTRY_VERIFY(m_view->hasFocus());
        prepare({});
    }

    void cleanup()
    {
        m_view.reset();
        m_model.reset();
    }

    void hasColumnsAndNamedCells()
    {
        QVERIFY(!board()->tableInterface()); // of whose cells a screen reader would read the whole row
        QCOMPARE(board()->childCount(), 7 + 42);
        QCOMPARE(column(4)->role(), QAccessible::ListItem);
        QCOMPARE(column(4)->text(QAccessible::Name), "Column 4, empty");
        QCOMPARE(board()->indexOfChild(column(4)), 3);
        QCOMPARE(column(4)->parent(), board());
        QCOMPARE(cell(4, 1)->role(), QAccessible::ListItem);
        QCOMPARE(cell(4, 1)->text(QAccessible::Name), "Column 4, row 1, empty");
        QCOMPARE(board()->indexOfChild(cell(4, 1)), 7 + 3);
        QCOMPARE(cell(4, 1)->parent(), board());
    }

    void readsCellsByRowsFromTheBottom()
    {
        QStringList names;
        for (const int child : {7, 8, 13, 14, 48})
            names << board()->child(child)->text(QAccessible::Name);
        QCOMPARE(names,
                 QStringList({"Column 1, row 1, empty", "Column 2, row 1, empty", "Column 7, row 1, empty",
                              "Column 1, row 2, empty", "Column 7, row 6, empty"}));
        // The lowest row is the lowest on the screen.
        QVERIFY(cell(1, 1)->rect().top() > cell(1, 2)->rect().top());
    }

    void namesWhatHappens()
    {
        m_model->play(action::Drop{3});
        QCOMPARE(column(4)->text(QAccessible::Name), "Column 4, 1 disc, top yellow");
        m_model->play(action::Drop{3});
        QCOMPARE(cell(4, 1)->text(QAccessible::Name), "Column 4, row 1, yellow (X)");
        QCOMPARE(cell(4, 2)->text(QAccessible::Name), "Column 4, row 2, red (O)");
        QCOMPARE(column(4)->text(QAccessible::Name), "Column 4, 2 discs, top red");
        for (int i = 0; i < 4; ++i)
            m_model->play(action::Drop{3});
        QCOMPARE(column(4)->text(QAccessible::Name), "Column 4, full");
    }

    void dropsByPressingACell()
    {
        press(2, 6); // any cell stands for its column
        QCOMPARE(m_model->game().board().at({1, 0}), std::optional(Player::One));
    }

    void dropsByPressingAColumn()
    {
        press(column(2));
        QCOMPARE(m_model->game().board().at({1, 0}), std::optional(Player::One));
    }

    void removesByPressingADisc()
    {
        prepare({.removes = 1});
        press(4, 1);
        m_view->toggleRemoving();
        press(4, 1);
        QVERIFY(m_model->game().board().isEmpty());
        QCOMPARE(m_model->game().left(Player::Two).removes, 0);
    }

    void findsTheCellUnderThePointer()
    {
        const QPoint middle = cell(6, 3)->rect().center();
        QCOMPARE(board()->childAt(middle.x(), middle.y()), cell(6, 3));
        const BoardScene *scene = m_view->boardScene();
        const QPoint there = m_view->viewport()->mapToGlobal(m_view->mapFromScene(scene->centreOf({5, 2})));
        QVERIFY(cell(6, 3)->rect().contains(there));
        QVERIFY(column(6)->rect().contains(cell(6, 3)->rect()));
        const QPoint above = m_view->viewport()->mapToGlobal(m_view->mapFromScene(scene->handOver(1)));
        QCOMPARE(board()->childAt(above.x(), above.y()), column(2));
    }

    void followsTheKeys()
    {
        QCOMPARE(board()->focusChild(), column(4));
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QCOMPARE(board()->focusChild(), column(5));
        QVERIFY(column(5)->state().focused);
        QVERIFY(!column(4)->state().focused);
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(board()->focusChild(), column(5));
        QCOMPARE(focused(), "Column 5, 1 disc, top yellow");
    }

    void looksAround()
    {
        m_model->play(action::Drop{3});
        m_model->play(action::Drop{3});
        const auto look = [this](Qt::Key key) {
            QTest::keyClick(m_view.get(), key, Qt::ControlModifier);
            return focused();
        };
        QCOMPARE(look(Qt::Key_Up), "Column 4, row 1, yellow (X)");
        QCOMPARE(look(Qt::Key_Up), "Column 4, row 2, red (O)");
        QCOMPARE(look(Qt::Key_Right), "Column 5, row 2, empty");
        QCOMPARE(look(Qt::Key_Down), "Column 5, row 1, empty");
        QCOMPARE(look(Qt::Key_Down), "Column 5, row 1, empty"); // there is nothing below
        // A drop then goes into the column that was read last; the arrows alone choose columns.
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(focused(), "Column 5, 1 disc, top yellow");
        look(Qt::Key_Up);
        QTest::keyClick(m_view.get(), Qt::Key_Left);
        QCOMPARE(focused(), "Column 4, 2 discs, top red");
    }

    void saysTheCellWhenRemovingBegins()
    {
        prepare({.removes = 1});
        press(4, 1);
        QCOMPARE(focused(), "Column 4, 1 disc, top yellow");
        m_view->toggleRemoving();
        QCOMPARE(focused(), "Column 4, row 1, yellow (X)");
        QTest::keyClick(m_view.get(), Qt::Key_Up);
        QCOMPARE(focused(), "Column 4, row 2, empty");
        QTest::keyClick(m_view.get(), Qt::Key_Escape);
        QCOMPARE(focused(), "Column 4, 1 disc, top yellow");
    }

    void hasTheCellsOfTheNextBoard()
    {
        QCOMPARE(cell(7, 6)->text(QAccessible::Name), "Column 7, row 6, empty");
        prepare({.columns = 10, .rows = 4});
        QCOMPARE(board()->childCount(), 10 + 40);
        QCOMPARE(cell(10, 4)->text(QAccessible::Name), "Column 10, row 4, empty");
        QCOMPARE(column(10)->text(QAccessible::Name), "Column 10, empty");
        // What was the cell of column 7 in row 6.
        QCOMPARE(cell(9, 4)->text(QAccessible::Name), "Column 9, row 4, empty");
        QVERIFY(!board()->child(50));
    }

private:
    void prepare(const Ruleset &rules)
    {
        Match match;
        match.rules = rules;
        m_model->session()->prepare(match, 1);
        m_model->session()->begin();
    }

    [[nodiscard]] AccessibleBoard *board() const
    {
        return static_cast<AccessibleBoard *>(QAccessible::queryAccessibleInterface(m_view.get()));
    }
    /// The column, and the cell, as people count them.
    [[nodiscard]] QAccessibleInterface *column(int column) const { return board()->columnAt(column - 1); }
    [[nodiscard]] QAccessibleInterface *cell(int column, int row) const
    {
        return board()->cellAt({column - 1, row - 1});
    }
    [[nodiscard]] QString focused() const
    {
        const QAccessibleInterface *place = board()->focusChild();
        return place ? place->text(QAccessible::Name) : QString();
    }
    static void press(QAccessibleInterface *place)
    {
        place->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    }
    void press(int column, int row) const { press(cell(column, row)); }

    Language m_language;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<GameModel> m_model;
    std::unique_ptr<BoardView> m_view;
};

QTEST_MAIN(TestAccessibleBoard)
#include "tst_accessibleboard.moc"
