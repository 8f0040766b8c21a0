// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/game/gamemodel.h"

#include <QAccessible>
#include <QTest>

using namespace four;

/// What a screen reader finds and can do.
class TestAccessibleBoard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void isATableOfNamedCells();
    void namesWhatHappens();
    void dropsByPressingACell();
    void removesByPressingADisc();
    void findsTheCellUnderThePointer();
    void followsTheKeys();
    void hasTheCellsOfTheNextBoard();

private:
    void prepare(const Ruleset &rules);
    [[nodiscard]] QAccessibleInterface *table() const
    {
        return QAccessible::queryAccessibleInterface(m_view.get());
    }
    /// The cell at a column and a row as people count them.
    [[nodiscard]] QAccessibleInterface *cell(int column, int row) const
    {
        return table()->tableInterface()->cellAt(m_model->rowCount() - row, column - 1);
    }
    void press(int column, int row) const
    {
        cell(column, row)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<GameModel> m_model;
    std::unique_ptr<BoardView> m_view;
};

void TestAccessibleBoard::init()
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

void TestAccessibleBoard::cleanup()
{
    m_view.reset();
    m_model.reset();
}

void TestAccessibleBoard::prepare(const Ruleset &rules)
{
    Match match;
    match.rules = rules;
    m_model->session()->prepare(match, 1);
    m_model->session()->begin();
}

void TestAccessibleBoard::isATableOfNamedCells()
{
    QCOMPARE(table()->role(), QAccessible::Table);
    QCOMPARE(table()->childCount(), 42);
    QCOMPARE(table()->tableInterface()->columnCount(), 7);
    QCOMPARE(table()->tableInterface()->rowCount(), 6);
    QCOMPARE(cell(4, 1)->role(), QAccessible::Cell);
    QCOMPARE(cell(4, 1)->text(QAccessible::Name), "Column 4, row 1, empty");
    QCOMPARE(table()->indexOfChild(cell(4, 1)), 5 * 7 + 3);
    QCOMPARE(cell(4, 1)->parent(), table());
}

void TestAccessibleBoard::namesWhatHappens()
{
    m_model->play(action::Drop{3});
    m_model->play(action::Drop{3});
    QCOMPARE(cell(4, 1)->text(QAccessible::Name), "Column 4, row 1, yellow (X)");
    QCOMPARE(cell(4, 2)->text(QAccessible::Name), "Column 4, row 2, red (O)");
}

void TestAccessibleBoard::dropsByPressingACell()
{
    press(2, 6); // any cell stands for its column
    QCOMPARE(m_model->game().board().at({1, 0}), std::optional(Player::One));
}

void TestAccessibleBoard::removesByPressingADisc()
{
    prepare({.removes = 1});
    press(4, 1);
    m_view->toggleRemoving();
    press(4, 1);
    QVERIFY(m_model->game().board().isEmpty());
    QCOMPARE(m_model->game().left(Player::Two).removes, 0);
}

void TestAccessibleBoard::findsTheCellUnderThePointer()
{
    const QPoint middle = cell(6, 3)->rect().center();
    QCOMPARE(table()->childAt(middle.x(), middle.y()), cell(6, 3));
    const BoardScene *scene = m_view->boardScene();
    const QPoint there = m_view->viewport()->mapToGlobal(m_view->mapFromScene(scene->centreOf({5, 2})));
    QVERIFY(cell(6, 3)->rect().contains(there));
}

void TestAccessibleBoard::followsTheKeys()
{
    QCOMPARE(table()->focusChild(), cell(4, 1));
    QTest::keyClick(m_view.get(), Qt::Key_Right);
    QCOMPARE(table()->focusChild(), cell(5, 1));
    QVERIFY(cell(5, 1)->state().focused);
    QVERIFY(!cell(4, 1)->state().focused);
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(table()->focusChild(), cell(5, 2)); // where the next disc would come to rest
}

void TestAccessibleBoard::hasTheCellsOfTheNextBoard()
{
    QCOMPARE(cell(7, 6)->text(QAccessible::Name), "Column 7, row 6, empty");
    prepare({.columns = 10, .rows = 4});
    QCOMPARE(table()->childCount(), 40);
    QCOMPARE(cell(10, 4)->text(QAccessible::Name), "Column 10, row 4, empty");
    QVERIFY(!table()->child(40));
}

QTEST_MAIN(TestAccessibleBoard)
#include "tst_accessibleboard.moc"
