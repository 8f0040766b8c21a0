// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay.h"

#include "ui/board/boarddiscs.h"
#include "ui/board/boardfront.h"
#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/board/drawing.h"
#include "ui/game/gamemodel.h"

#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace four;

namespace {
QString text(Cell cell)
{
    return QStringLiteral("%1,%2").arg(cell.column + 1).arg(cell.row + 1);
}

QString text(std::vector<Cell> cells)
{
    std::ranges::sort(cells);
    QStringList list;
    for (const Cell cell : cells)
        list << text(cell);
    return list.join(u' ');
}

/// The cells that the model has this role for.
QString cellsWith(const GameModel &model, int role)
{
    std::vector<Cell> cells;
    for (int column = 0; column < model.columnCount(); ++column) {
        for (int row = 0; row < model.rowCount(); ++row) {
            if (model.data(model.indexOf({column, row}), role).toBool())
                cells.push_back({column, row});
        }
    }
    return text(cells);
}

QString describe(Cell cell, int owner, QPointF position)
{
    return QStringLiteral("%1 of %2 at %3,%4").arg(text(cell)).arg(owner).arg(position.x()).arg(position.y());
}

/// The discs that should be seen, by the model's roles.
QStringList expectedDiscs(const GameModel &model, const BoardScene &scene)
{
    QStringList discs;
    for (int column = 0; column < model.columnCount(); ++column) {
        for (int row = 0; row < model.rowCount(); ++row) {
            const Cell cell{column, row};
            if (const int owner = model.data(model.indexOf(cell), GameModel::OccupantRole).toInt())
                discs << describe(cell, owner, scene.centreOf(cell));
        }
    }
    discs.sort();
    return discs;
}

/// The discs that are seen on the board's cells, by the items of the scene.
QStringList shownDiscs(const GameModel &model, const BoardScene &scene)
{
    QStringList discs;
    for (const QGraphicsItem *item : scene.items()) {
        const auto *object = item->toGraphicsObject();
        const auto *disc = qobject_cast<const DiscItem *>(object);
        if (!disc || !disc->isVisible() || disc->opacity() == 0)
            continue;
        if (const std::optional<Cell> cell = scene.cellAt(disc->pos()))
            discs << describe(*cell, disc->colour() == Colour::Yellow ? 1 : 2, disc->pos());
        else
            discs << QStringLiteral("beside the board");
    }
    // The disc in hand is above the board, and the only one there.
    if (scene.isHandShown())
        discs.removeOne(QStringLiteral("beside the board"));
    for (int column = 0; column < model.columnCount(); ++column) {
        for (int row = 0; row < model.rowCount(); ++row) {
            // Two on one cell would be hidden by each other.
            if (const DiscItem *disc = scene.discAt({column, row});
                disc && disc->pos() != scene.centreOf({column, row}))
                discs << QStringLiteral("known elsewhere: ") + text(Cell{column, row});
        }
    }
    discs.sort();
    return discs;
}

/// Compares all that is on the screen with the model.
void compare(const GameModel &model, const BoardScene &scene)
{
    using Kind = MarkItem::Kind;
    const Game &game = model.game();
    QCOMPARE(shownDiscs(model, scene), expectedDiscs(model, scene));
    QCOMPARE(text(scene.marked(Kind::LastMove)), cellsWith(model, GameModel::LastMoveRole));
    QCOMPARE(text(scene.litCells()), cellsWith(model, GameModel::WinningRole));
    // A hand is there exactly when a person is to drop a disc.
    const bool person = model.hasBegun() && !game.isOver() && !game.setup().seats[game.turn()].level;
    const bool drops = person && game.step() == Step::Move && scene.choice() == BoardChoice::Drop;
    QCOMPARE(scene.isHandShown(), drops);
    std::vector<Cell> landing;
    if (drops) {
        for (int row = 0; row < model.rowCount(); ++row) {
            const Cell cell{scene.cursor().column, row};
            if (model.data(model.indexOf(cell), GameModel::LandingRole).toBool())
                landing.push_back(cell);
        }
    }
    QCOMPARE(text(scene.marked(Kind::Landing)), text(landing));
    std::vector<Cell> removable;
    std::vector<Cell> aim;
    if (scene.isRemoving()) {
        aim.push_back(scene.cursor());
        for (int column = 0; column < model.columnCount(); ++column) {
            for (int row = 0; row < model.rowCount(); ++row) {
                if (game.board().at({column, row}) == opponent(game.turn()))
                    removable.push_back({column, row});
            }
        }
    }
    if (scene.choice() == BoardChoice::Pop) {
        aim.push_back(scene.cursor());
        for (int column = 0; column < model.columnCount(); ++column) {
            if (game.board().at({column, 0}) == game.turn())
                removable.push_back({column, 0});
        }
    }
    QCOMPARE(text(scene.marked(Kind::Removable)), text(removable));
    QCOMPARE(text(scene.marked(Kind::Aim)), text(aim));
    QCOMPARE(scene.marked(Kind::NoEntry).size(), std::size_t(0));
}

Match matchWith(const Ruleset &rules)
{
    Match match;
    match.rules = rules;
    return match;
}

void drop(GameModel &model, const QString &columns)
{
    for (const QChar column : columns)
        model.session()->submit(action::Drop{column.digitValue() - 1});
}
} // namespace

class TestScene : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsWhatTheModelSays_data()
    {
        QTest::addColumn<Ruleset>("rules");
        QTest::addColumn<AnimationSpeed>("speed");
        QTest::addColumn<int>("seed");
        for (const AnimationSpeed speed :
             {AnimationSpeed::Off, AnimationSpeed::Short, AnimationSpeed::Full}) {
            for (const Preset preset : allPresets)
                QTest::addRow("preset %d, speed %d", int(preset), int(speed))
                    << rulesetOf(preset) << speed << int(preset);
            RandomPlay random(29);
            for (int i = 0; i < 25; ++i)
                QTest::addRow("random rules %d, speed %d", i, int(speed)) << random.ruleset() << speed << i;
        }
    }

    void showsWhatTheModelSays()
    {
        QFETCH(Ruleset, rules);
        QFETCH(AnimationSpeed, speed);
        QFETCH(int, seed);
        Session session;
        GameModel model(&session);
        BoardScene scene(&model);
        scene.setSpeed(speed);
        model.session()->prepare(matchWith(rules), quint64(seed));
        compare(model, scene);
        model.session()->begin();
        RandomPlay random{unsigned(seed)};
        for (int i = 0; i < 300 && !model.isOver(); ++i) {
            if (model.game().mayRemove() && random.below(4) == 0)
                scene.setChoice(scene.isRemoving() ? BoardChoice::Drop : BoardChoice::Remove);
            if (model.game().mayPop() && random.below(4) == 0)
                scene.setChoice(BoardChoice::Pop);
            scene.setCursor({random.below(rules.columns), random.below(rules.rows)});
            model.session()->submit(random.action(model.game()));
            if (speed == AnimationSpeed::Off)
                QVERIFY(!scene.isAnimating());
            scene.finishAnimations();
            QVERIFY(!scene.isAnimating());
            QVERIFY(!scene.isFalling());
            compare(model, scene);
            if (QTest::currentTestFailed())
                return;
        }
    }

    void losesNothingWhenActionsAreFast_data()
    {
        QTest::addColumn<Ruleset>("rules");
        QTest::addColumn<int>("seed");
        for (const Preset preset : allPresets)
            QTest::addRow("preset %d", int(preset)) << rulesetOf(preset) << int(preset);
        RandomPlay random(31);
        for (int i = 0; i < 40; ++i)
            QTest::addRow("random rules %d", i) << random.ruleset() << i;
    }

    void losesNothingWhenActionsAreFast()
    {
        QFETCH(Ruleset, rules);
        QFETCH(int, seed);
        Session session;
        GameModel model(&session);
        BoardScene scene(&model);
        model.session()->prepare(matchWith(rules), quint64(seed));
        model.session()->begin();
        RandomPlay random{unsigned(seed)};
        for (int i = 0; i < 300 && !model.isOver(); ++i) {
            // Several at once, and now and then the animations get on a little.
            model.session()->submit(random.action(model.game()));
            if (random.below(5) == 0)
                QCoreApplication::processEvents();
            if (random.below(6) != 0)
                continue;
            scene.finishAnimations();
            compare(model, scene);
            if (QTest::currentTestFailed())
                return;
        }
        scene.finishAnimations();
        compare(model, scene);
    }

    void comesToRestByItself_data()
    {
        QTest::addColumn<AnimationSpeed>("speed");
        QTest::newRow("short") << AnimationSpeed::Short;
        QTest::newRow("full") << AnimationSpeed::Full;
    }

    void comesToRestByItself()
    {
        QFETCH(AnimationSpeed, speed);
        Ruleset rules = rulesetOf(Preset::PowerUps);
        rules.opening = Opening::Free;
        Session session;
        GameModel model(&session);
        BoardScene scene(&model);
        scene.setSpeed(speed);
        model.session()->prepare(matchWith(rules), 1);
        model.session()->begin();
        for (const Action &action : std::initializer_list<Action>{
                 action::Drop{3}, action::Undo{}, action::Drop{3}, action::EndTurn{}, action::Drop{3},
                 action::EndTurn{}, action::Remove{{3, 1}}, action::Undo{}, action::Drop{9}, action::Drop{0},
                 action::Block{}, action::Drop{1}, action::EndTurn{}, action::Remove{{3, 0}}}) {
            model.session()->submit(action);
            QTRY_VERIFY(!scene.isAnimating());
            QVERIFY(!scene.isFalling());
            compare(model, scene);
            if (QTest::currentTestFailed())
                return;
        }
        // The signs and the discs that left are gone, not only out of sight: one on the board, and the hand.
        const auto discs = std::ranges::count_if(scene.items(), [](const QGraphicsItem *item) {
            return qobject_cast<const DiscItem *>(item->toGraphicsObject());
        });
        QCOMPARE(discs,
                 model.game().board().count(Player::One) + model.game().board().count(Player::Two) + 1);
    }

    void movesAsTheAnimationsAre_data()
    {
        QTest::addColumn<AnimationSpeed>("speed");
        QTest::addColumn<bool>("moves");
        QTest::newRow("full") << AnimationSpeed::Full << true;
        QTest::newRow("short") << AnimationSpeed::Short << true;
        QTest::newRow("off") << AnimationSpeed::Off << false;
    }

    void movesAsTheAnimationsAre()
    {
        QFETCH(AnimationSpeed, speed);
        QFETCH(bool, moves);
        Session session;
        GameModel model(&session);
        BoardScene scene(&model);
        scene.setSpeed(speed);
        model.session()->prepare(matchWith({}), 1);
        model.session()->begin();
        model.play(action::Drop{3});
        QCOMPARE(scene.isAnimating(), moves);
        QCOMPARE(scene.isFalling(), moves);
        QCOMPARE(scene.discAt({3, 0})->pos() == scene.centreOf({3, 0}), !moves);
        if (moves)
            QCOMPARE(scene.discAt({3, 0})->pos(), scene.handOver(3));
        scene.finishAnimations();
        QVERIFY(!scene.isFalling());
        QCOMPARE(scene.discAt({3, 0})->pos(), scene.centreOf({3, 0}));
    }

    void onlyFallingDiscsMakePeopleWait()
    {
        // RULES, 3: an impossible action while a disc falls is none. While the hand shakes after a refusal,
        // or the sign of a block is shown, no disc falls, and it counts.
        Ruleset rules = rulesetOf(Preset::ThreeStrikes);
        rules.starter = Starter::PlayerOne;
        rules.blocks = 1;
        Session session;
        GameModel model(&session);
        BoardScene scene(&model);
        model.session()->prepare(matchWith(rules), 1);
        model.session()->begin();
        model.play(action::Drop{3});
        QVERIFY(scene.isFalling());
        model.play(action::Block{});
        QVERIFY(scene.isAnimating());
        QVERIFY(!scene.isFalling());
        model.play(action::Drop{7});
        QCOMPARE(model.game().left(Player::One).violations, std::optional(1));
        QVERIFY(scene.isAnimating());
        QVERIFY(!scene.isFalling());
        model.play(action::Drop{7});
        QCOMPARE(model.game().left(Player::One).violations, std::optional(0));
        model.play(action::Drop{3});
        QVERIFY(scene.isFalling());
        model.play(action::Drop{7});
        QVERIFY(!model.isOver());
    }

    void startsAnewInTheMiddleOfAFall_data()
    {
        QTest::addColumn<bool>("sameBoard");
        QTest::newRow("on other boards") << false;
        QTest::newRow("on the same board") << true;
    }

    void startsAnewInTheMiddleOfAFall()
    {
        QFETCH(const bool, sameBoard);
        Session session;
        GameModel model(&session);
        BoardScene scene(&model);
        QSignalSpy reshaped(&scene, &BoardScene::reshaped);
        RandomPlay random(1);
        for (int i = 0; i < 40; ++i) {
            Ruleset rules = random.ruleset();
            if (sameBoard) {
                rules.columns = 7;
                rules.rows = 6;
            }
            model.session()->prepare(matchWith(rules), quint64(i));
            QCOMPARE(scene.items().size(), BoardScene(&model).items().size());
            QCOMPARE(reshaped.count(), i + 1);
            QVERIFY(!scene.isAnimating());
            QVERIFY(!scene.isFalling());
            QVERIFY(!scene.isRemoving());
            compare(model, scene);
            model.session()->begin();
            for (int actions = random.below(12); actions > 0; --actions)
                model.session()->submit(random.action(model.game()));
            if (model.game().mayRemove())
                scene.setChoice(BoardChoice::Remove);
            QCoreApplication::processEvents();
            if (QTest::currentTestFailed())
                return;
        }
    }

    void keepsTheWinningLineMarked()
    {
        Session session;
        GameModel model(&session);
        BoardScene scene(&model);
        model.session()->prepare(matchWith({}), 1);
        model.session()->begin();
        drop(model, "1212121");
        QVERIFY(!scene.isHandShown());
        QTRY_COMPARE(text(scene.litCells()), QString("1,1 1,2 1,3 1,4"));
        QVERIFY(!scene.isAnimating());
        QCOMPARE(text(scene.marked(MarkItem::Kind::Veil)), QString("2,1 2,2 2,3"));
        // Neither the pointer nor what is refused takes the marks away.
        scene.setCursor({5, 2});
        model.session()->submit(action::Drop{5});
        QCOMPARE(text(scene.litCells()), QString("1,1 1,2 1,3 1,4"));
        QCOMPARE(text(scene.marked(MarkItem::Kind::Landing)), QString());
        QVERIFY(!scene.isHandShown());
        // With high contrast nothing is veiled.
        Theme::use(Theme::highContrastId);
        scene.setTheme(Theme::of(Theme::Surroundings::Light));
        QCOMPARE(text(scene.marked(MarkItem::Kind::Veil)), QString());
        QCOMPARE(text(scene.litCells()), QString("1,1 1,2 1,3 1,4"));
        Theme::use({});
    }

    void leavesTheChoiceOfADisc()
    {
        Ruleset rules = rulesetOf(Preset::PowerUps);
        Session session;
        GameModel model(&session);
        BoardScene scene(&model);
        scene.setSpeed(AnimationSpeed::Off);
        QSignalSpy removing(&scene, &BoardScene::choiceChanged);
        model.session()->prepare(matchWith(rules), 1);
        model.session()->begin();
        model.session()->submit(action::Drop{3});
        model.session()->submit(action::EndTurn{});
        scene.setChoice(BoardChoice::Remove);
        scene.setChoice(BoardChoice::Remove);
        QCOMPARE(removing.count(), 1);
        // A refused choice leaves the player choosing; a disc that is taken ends it.
        QVERIFY(!model.session()->submit(action::Remove{{0, 0}}).done());
        QVERIFY(scene.isRemoving());
        compare(model, scene);
        QVERIFY(model.session()->submit(action::Remove{{3, 0}}).done());
        QVERIFY(!scene.isRemoving());
        QCOMPARE(removing.count(), 2);
        compare(model, scene);
    }

    void numbersItsRowsWhileTheyAreSpokenOf_data()
    {
        QTest::addColumn<CoachMarks>("marks");
        QTest::addColumn<bool>("numbered");
        using Kind = CoachMark::Kind;
        QTest::newRow("no marks") << CoachMarks() << false;
        QTest::newRow("the best column") << CoachMarks{{.kind = Kind::Best, .cell = {0, 0}}} << false;
        QTest::newRow("the line of best play")
            << CoachMarks{{.kind = Kind::Ghost, .cell = {0, 0}, .number = 1}} << false;
        QTest::newRow("a cell in the text")
            << CoachMarks{{.kind = Kind::Best, .cell = {0, 0}}, {.kind = Kind::Spoken, .cell = {1, 0}}}
            << true;
        QTest::newRow("a refuting reply") << CoachMarks{{.kind = Kind::WhyNot, .cell = {0, 0}}} << true;
        QTest::newRow("a threat") << CoachMarks{{.kind = Kind::Threat, .cell = {0, 0}}} << true;
        QTest::newRow("a pair of cells")
            << CoachMarks{{.kind = Kind::Pair, .cell = {0, 0}, .height = 2}} << true;
        QTest::newRow("a good threat") << CoachMarks{{.kind = Kind::GoodThreat, .cell = {0, 0}}} << true;
    }

    void numbersItsRowsWhileTheyAreSpokenOf()
    {
        QFETCH(CoachMarks, marks);
        QFETCH(bool, numbered);
        Session session;
        GameModel model(&session);
        BoardScene scene(&model);
        model.session()->prepare(matchWith(rulesetOf(Preset::Classic)), 1);
        scene.setCoachMarks(marks);
        QCOMPARE(scene.areRowsNumbered(), numbered);
        // A text beside the board does so as well, and neither switches off the other.
        scene.setRowsSpoken(true);
        QVERIFY(scene.areRowsNumbered());
        scene.setCoachMarks({});
        QVERIFY(scene.areRowsNumbered());
        scene.setRowsSpoken(false);
        QVERIFY(!scene.areRowsNumbered());
        // Another board keeps them while they are spoken of.
        scene.setRowsSpoken(true);
        Ruleset rules;
        rules.rows = 10;
        model.session()->prepare(matchWith(rules), 1);
        QVERIFY(scene.areRowsNumbered());
    }

    void wearsOneThemeAllOver()
    {
        Session session;
        GameModel model(&session);
        model.session()->prepare(matchWith(rulesetOf(Preset::Classic)), 1);
        model.session()->begin();
        drop(model, QStringLiteral("4433"));
        const auto picture = [&model](const std::vector<const Theme *> &worn) {
            BoardScene scene(&model);
            scene.setSpeed(AnimationSpeed::Off);
            scene.setTheme(*worn.front());
            ColumnMark mark;
            mark.state = ColumnMark::State::Known;
            mark.isBest = true;
            scene.setColumnMarks(std::vector(7, mark));
            using Kind = CoachMark::Kind;
            scene.setCoachMarks({{.kind = Kind::Best, .cell = {0, 0}},
                                 {.kind = Kind::Spoken, .cell = {1, 0}},
                                 {.kind = Kind::WhyNot, .cell = {4, 0}},
                                 {.kind = Kind::Ghost, .cell = {5, 0}, .number = 1},
                                 {.kind = Kind::Threat, .cell = {6, 0}},
                                 {.kind = Kind::GoodThreat, .cell = {6, 2}}});
            for (const Theme *next : worn)
                scene.setTheme(*next);
            QImage image(700, 800, QImage::Format_RGB32);
            image.fill(Qt::gray);
            QPainter painter(&image);
            scene.render(&painter);
            return image;
        };
        const std::vector<const Theme *> themes = Theme::all();
        QVERIFY(themes.size() > 1);
        for (const Theme *theme : themes) {
            const Theme *other = theme == themes.front() ? themes.back() : themes.front();
            QVERIFY2(picture({other, theme}) == picture({theme}), theme->id);
            QVERIFY2(picture({other}) != picture({theme}), theme->id);
        }
    }

    void knowsColumnsAndCells_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        for (const auto &[columns, rows] :
             {std::pair(7, 6), std::pair(10, 4), std::pair(4, 10), std::pair(10, 10), std::pair(4, 4)})
            QTest::addRow("%d x %d", columns, rows) << columns << rows;
    }

    void knowsColumnsAndCells()
    {
        QFETCH(int, columns);
        QFETCH(int, rows);
        Ruleset rules;
        rules.columns = columns;
        rules.rows = rows;
        Session session;
        GameModel model(&session);
        BoardScene scene(&model);
        model.session()->prepare(matchWith(rules), 1);
        const double side = drawing::cell;
        // Nothing of what can be seen is outside of the scene.
        const QPointF reach(drawing::discRadius + 1, drawing::discRadius + 1);
        for (const int column : {0, columns - 1})
            QVERIFY(scene.sceneRect().contains(
                QRectF(scene.handOver(column) - reach, scene.handOver(column) + reach)));
        for (int column = 0; column < columns; ++column) {
            QCOMPARE(scene.columnAt(scene.handOver(column)), std::optional(column));
            QVERIFY(!scene.cellAt(scene.handOver(column)));
            for (int row = 0; row < rows; ++row) {
                const Cell cell{column, row};
                const QPointF centre = scene.centreOf(cell);
                const double almost = side / 2 - 0.01;
                for (const QPointF &point :
                     {centre, centre + QPointF(almost, almost), centre - QPointF(almost, almost),
                      centre + QPointF(almost, -almost), centre - QPointF(almost, -almost)}) {
                    QVERIFY(scene.cellAt(point) == cell);
                    QCOMPARE(scene.columnAt(point), std::optional(column));
                }
            }
            // The numbers below the cells belong to their columns, but to no cell.
            const QPointF number = scene.centreOf({column, 0}) + QPointF(0, side / 2 + BoardFront::foot / 2);
            QCOMPARE(scene.columnAt(number), std::optional(column));
            QVERIFY(!scene.cellAt(number));
        }
        // The frame left and right, and all beyond it, is beside the board.
        const double middle = scene.centreOf({0, rows / 2}).y();
        for (const double x : {-0.01, -BoardFront::margin / 2, -1000.0, columns * side, columns * side + 0.01,
                               columns * side + BoardFront::margin / 2, columns * side + 1000.0}) {
            QVERIFY2(!scene.columnAt({x, middle}), qPrintable(QString::number(x)));
            QVERIFY2(!scene.cellAt({x, middle}), qPrintable(QString::number(x)));
        }
        for (const double y : {scene.sceneRect().top() - 1, scene.sceneRect().bottom() + 1, -1e9, 1e9}) {
            QVERIFY2(!scene.columnAt({side / 2, y}), qPrintable(QString::number(y)));
            QVERIFY2(!scene.cellAt({side / 2, y}), qPrintable(QString::number(y)));
        }
    }

    void keepsItsProportionsWhileADiscFalls_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::newRow("standard") << 7 << 6;
        QTest::newRow("wide") << 10 << 4;
        QTest::newRow("tall") << 4 << 10;
    }

    void keepsItsProportionsWhileADiscFalls()
    {
        QFETCH(int, columns);
        QFETCH(int, rows);
        Ruleset rules;
        rules.columns = columns;
        rules.rows = rows;
        Session session;
        GameModel model(&session);
        BoardView view(&model);
        view.show();
        model.session()->prepare(matchWith(rules), 1);
        model.session()->begin();
        BoardScene &scene = *view.boardScene();
        for (const QSize size :
             {QSize(640, 480), QSize(220, 900), QSize(1600, 220), QSize(1920, 1080), QSize(300, 300)}) {
            model.session()->submit(action::Drop{columns - 1});
            if (model.isOver() || !scene.isAnimating())
                break;
            view.resize(size);
            QTRY_COMPARE(view.size(), size);
            QCOMPARE(view.transform().m11(), view.transform().m22());
            // All of the board is to be seen, and it fills the window one way.
            const QRectF shown = view.mapFromScene(scene.sceneRect()).boundingRect();
            QVERIFY(QRectF(view.viewport()->rect()).adjusted(-2, -2, 2, 2).contains(shown));
            QVERIFY(shown.width() > size.width() - 16 || shown.height() > size.height() - 16);
            scene.finishAnimations();
            compare(model, scene);
            if (QTest::currentTestFailed())
                return;
        }
    }

    void takesNoClicksOnTheMargins_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<QSize>("size");
        QTest::newRow("wide board in a tall window") << 10 << 4 << QSize(400, 900);
        QTest::newRow("tall board in a wide window") << 4 << 10 << QSize(900, 400);
        QTest::newRow("standard board in a wide window") << 7 << 6 << QSize(1200, 400);
    }

    void takesNoClicksOnTheMargins()
    {
        QFETCH(int, columns);
        QFETCH(int, rows);
        QFETCH(QSize, size);
        Ruleset rules = rulesetOf(Preset::ThreeStrikes);
        rules.columns = columns;
        rules.rows = rows;
        Session session;
        GameModel model(&session);
        BoardView view(&model);
        view.resize(size);
        view.show();
        model.session()->prepare(matchWith(rules), 1);
        model.session()->begin();
        view.boardScene()->setSpeed(AnimationSpeed::Off);
        const QSignalSpy acted(&model, &GameModel::acted);
        const QRect board = view.mapFromScene(view.boardScene()->sceneRect()).boundingRect();
        // Not the very corner: QTest takes (0, 0) for no place at all.
        const QRect all = view.viewport()->rect().adjusted(1, 1, -1, -1);
        for (const QPoint &point :
             {all.topLeft(), all.topRight(), all.bottomLeft(), all.bottomRight(),
              QPoint(board.left() - 2, board.center().y()), QPoint(board.right() + 2, board.center().y()),
              QPoint(board.center().x(), board.top() - 3), QPoint(board.center().x(), board.bottom() + 3)})
            QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, point);
        QCOMPARE(acted.count(), 0);
        // On the board each column takes a click, from above it to below it.
        for (int column = 0; column < columns; ++column) {
            QTest::mouseClick(view.viewport(), Qt::LeftButton, {},
                              view.mapFromScene(view.boardScene()->centreOf({column, 0})));
            QVERIFY(view.boardScene()->discAt({column, 0}));
            model.session()->submit(action::EndTurn{});
        }
        QCOMPARE(acted.count(), 2 * columns);
    }
};

QTEST_MAIN(TestScene)
#include "tst_scene.moc"
