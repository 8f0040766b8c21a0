// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/consistency.h"

#include "core/rules/gamerecord.h"
#include "ui/board/boarddiscs.h"
#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/game/gamemodel.h"
#include "ui/panels/playercard.h"
#include "ui/text/words.h"
#include "ui/widgets/namelabel.h"
#include "ui/widgets/notice.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QTest>

#include <tuple>
#include <variant>

namespace four::gui {

namespace {

template <typename T>
Problem differ(const QString &what, const T &shown, const T &expected)
{
    if (shown == expected)
        return {};
    return QStringLiteral("%1: shown '%2', expected '%3'").arg(what).arg(shown).arg(expected);
}

QString named(Cell cell)
{
    return QStringLiteral("%1,%2").arg(cell.column + 1).arg(cell.row + 1);
}

Problem wrongDisc(const Driver &driver, Cell cell)
{
    const std::optional<Player> owner = driver.shown().board().at(cell);
    const DiscItem *disc = driver.scene().discAt(cell);
    if (!owner)
        return disc ? QStringLiteral("a disc on the empty cell %1").arg(named(cell)) : Problem();
    if (!disc || !disc->isVisible() || disc->opacity() < 1)
        return QStringLiteral("no disc to be seen on %1").arg(named(cell));
    if (disc->colour() != driver.shown().colour(*owner) || disc->letter() != driver.shown().letter(*owner))
        return QStringLiteral("the wrong disc on %1").arg(named(cell));
    if (disc->pos() != driver.scene().centreOf(cell))
        return QStringLiteral("the disc of %1 lies elsewhere").arg(named(cell));
    return {};
}

Problem wrongDiscs(const Driver &driver)
{
    const Ruleset &rules = driver.shown().rules();
    for (int column = 0; column < rules.columns; ++column) {
        for (int row = 0; row < rules.rows; ++row)
            TRY(wrongDisc(driver, {column, row}));
    }
    qsizetype items = 0;
    for (const QGraphicsItem *item : driver.scene().items())
        items += dynamic_cast<const DiscItem *>(item) ? 1 : 0;
    const Board &board = driver.shown().board();
    // One more is the disc in hand.
    return differ(QStringLiteral("discs in the scene"), items,
                  qsizetype(board.count(Player::One) + board.count(Player::Two) + 1));
}

Problem wrongMarks(const Driver &driver)
{
    const Game &game = driver.shown();
    const auto expect = [&](const char *what, MarkItem::Kind kind, const std::vector<Cell> &cells) {
        QStringList names;
        for (const Cell cell : cells)
            names << named(cell);
        return differ(QString::fromLatin1(what), driver.marks(kind), names.join(u' '));
    };
    QStringList winning;
    if (game.ending()) {
        std::vector<Cell> cells = game.ending()->cells;
        std::ranges::sort(cells);
        for (const Cell cell : cells)
            winning << named(cell);
    }
    std::vector<Cell> last;
    if (game.lastDrop())
        last.push_back(*game.lastDrop());
    const bool mayMove = driver.model().awaitsPerson() && game.step() == Step::Move;
    const bool removing = driver.scene().choice() != BoardChoice::Drop;
    if (removing && !mayMove)
        return QStringLiteral("a disc to take off is being chosen at the wrong time");
    if (driver.scene().isHandShown() != (mayMove && !removing))
        return QStringLiteral("the disc in hand is shown at the wrong time, or not at the right one");
    std::vector<Cell> landing;
    if (const auto cell = game.landing(driver.scene().cursor().column); cell && driver.scene().isHandShown())
        landing.push_back(*cell);
    for (const Problem &problem :
         {expect("last move", MarkItem::Kind::LastMove, last),
          differ(QStringLiteral("winning cells"), driver.litCells(), winning.join(u' ')),
          expect("landing", MarkItem::Kind::Landing, landing)}) {
        if (!problem.isEmpty())
            return problem;
    }
    return {};
}

/// The name as it is to be seen: whole, or without its middle. Its end is by what people are called.
Problem cutName(const Driver &driver, Player player)
{
    const auto *label = driver.find<NameLabel>(card(player) + QStringLiteral("/name"));
    const auto letters = [](QString text) {
        text = Words::plain(text);
        text.removeIf([](QChar c) { return c.isSpace(); });
        return text;
    };
    const QString whole = letters(label->name());
    const QStringList seen = letters(label->text()).split(QChar(0x2026));
    const bool isWhole = letters(label->text()) == whole;
    const bool hasBothEnds = seen.size() == 2 && !seen.first().isEmpty() && !seen.last().isEmpty() &&
                             whole.startsWith(seen.first()) && whole.endsWith(seen.last());
    if (isWhole || hasBothEnds)
        return {};
    return QStringLiteral("%1 of %4 pixels cuts '%2': '%3'")
        .arg(card(player), label->name(), label->text())
        .arg(label->parentWidget()->width());
}

/// Result and score wait for the disc that ends the game.
bool awaitsLanding(const Driver &driver)
{
    return driver.model().isOver() && driver.scene().isFalling();
}

Problem wrongCard(const Driver &driver, Player player)
{
    if (awaitsLanding(driver))
        return {};
    // In a low window the side panel has the place of both cards.
    if (!driver.isOnScreen(card(player)) && driver.isOnScreen(QStringLiteral("playArea/sidePanel")))
        return {};
    // Where nothing else is free, a notice covers a card until it is closed.
    const auto *area = driver.window().findChild<QWidget *>(QStringLiteral("playArea"));
    const auto *shownCard = area->findChild<PlayerCard *>(card(player));
    const auto *notice = area->findChild<Notice *>();
    if (notice->isVisible() && notice->geometry().intersects(shownCard->geometry()))
        return {};
    // Where hardly anything has room, cards give way to the prompt: they say the name alone, or nothing.
    const bool isBrief = shownCard->form() == PlayerCard::Form::Name;
    if (isBrief && !driver.isOnScreen(card(player) + QStringLiteral("/name")))
        return {};
    const Game &game = driver.shown();
    const Ruleset &rules = game.rules();
    const Left left = game.left(player);
    QStringList rows;
    const auto row = [&](const char *name, bool shown, int value) {
        if (shown)
            rows << QString::fromLatin1(name) + u' ' + QLocale().toString(value);
    };
    row("discs", true, game.board().count(player));
    row("undos", rules.undos > 0, left.undos);
    row("violations", left.violations.has_value(), left.violations.value_or(0));
    row("blocks", rules.blocks > 0, left.blocks);
    row("removes", rules.removes > 0, left.removes);

    const bool known = driver.model().hasBegun() || !game.lettersAreDrawn();
    const QString face = Words::face(game.colour(player), known ? game.letter(player) : std::nullopt);
    const bool winner = game.ending() && game.ending()->winner == player;
    const bool marked = winner || (driver.model().hasBegun() && !game.isOver() && game.turn() == player);
    for (const Problem &problem :
         {isBrief ? Problem() : differ(card(player), driver.left(player), rows.join(QStringLiteral(", "))),
          differ(card(player), driver.name(player), driver.model().name(player)), cutName(driver, player),
          isBrief || (driver.identity(player).contains(Words::colour(game.colour(player))) &&
                      driver.identity(player).contains(face))
              ? Problem()
              : QStringLiteral("%1 shows '%2'").arg(card(player), driver.identity(player)),
          marked && !isBrief && driver.state(player).isEmpty()
              ? QStringLiteral("%1 does not show its player's part").arg(card(player))
              : Problem()}) {
        if (!problem.isEmpty())
            return problem;
    }
    return {};
}

Problem wrongBar(const Driver &driver)
{
    if (awaitsLanding(driver))
        return {};
    const GameModel &model = driver.model();
    const Game &game = driver.game();
    // Looked at once: the coach may fall silent meanwhile.
    const QString shown = driver.panel();
    const bool isCoachSpeaking = model.session()->isPractice() && model.session()->pace()->isReading() &&
                                 shown == QStringLiteral("practicePanel");
    const bool isCovered = driver.window().board()->isCovered();
    // A walk through the openings and an explained ending have words of their own, whatever the position.
    if (model.session()->isInterrupted() &&
        (shown == QStringLiteral("openingsFoot") || shown == QStringLiteral("endingFoot")))
        return {};
    const QString panel = !model.hasBegun() && isCovered ? QString()
                          : !model.hasBegun()            ? QStringLiteral("startPanel")
                          : model.isLookingBack()        ? QStringLiteral("replayPanel")
                          : model.isOver()               ? QStringLiteral("resultPanel")
                          : isCoachSpeaking              ? QStringLiteral("practicePanel")
                                                         : QStringLiteral("turnBar");
    TRY(differ(QStringLiteral("panel"), shown, panel));
    if (driver.isOnScreen(QStringLiteral("replayBar")) != (model.isOver() || model.isLookingBack()))
        return QStringLiteral(
            "the buttons of the replay are there at the wrong time, or not at the right one");
    // In a low window, the answer to what was refused takes the place of the point.
    if (model.isLookingBack() && !driver.isOnScreen(QStringLiteral("replayPanel/point")) &&
        driver.isOnScreen(QStringLiteral("replayPanel/replayPrompt")))
        return {};
    if (model.isLookingBack())
        return differ(QStringLiteral("point"), driver.point(),
                      Words::point(model.moveHistory(), model.shownEntries(), game));
    if (model.isOver())
        return differ(QStringLiteral("result"), driver.result(), Words::ending(game));
    if (!model.hasBegun() || isCoachSpeaking)
        return {};

    const Left left = game.left(game.turn());
    const bool confirm = model.awaitsPerson() && game.step() == Step::Confirm;
    const bool move = model.awaitsPerson() && game.step() == Step::Move;
    QStringList expected;
    const auto counted = [&](const char *name, int number, const Action &action, bool usable) {
        const std::optional<Refusal> refusal = game.refusal(action);
        const QString text = QStringLiteral("%1 %2").arg(QString::fromLatin1(name)).arg(number);
        const bool enabled = usable || (number == 0 && refusal && game.isViolation(*refusal));
        expected << (enabled ? text : u'[' + text + u']');
    };
    if (confirm && game.rules().undos > 0)
        counted("undo", left.undos, action::Undo{}, !game.refusal(action::Undo{}));
    if (confirm && game.rules().blocks > 0)
        counted("block", left.blocks, action::Block{}, left.blocks > 0);
    if (confirm)
        expected << QStringLiteral("endTurn");
    if (move && game.rules().removes > 0) {
        if (driver.scene().isRemoving())
            expected << QStringLiteral("remove");
        else
            counted("remove", left.removes, action::Remove{}, left.removes > 0);
    }
    if (move && game.rules().popOut)
        expected << (game.mayPop() ? QStringLiteral("popOut") : QStringLiteral("[popOut]"));
    if (driver.prompt().isEmpty())
        return QStringLiteral("nothing says what is to be done");
    return differ(QStringLiteral("buttons"), driver.buttons(), expected.join(QStringLiteral(", ")));
}

Problem wrongShown(const Driver &driver)
{
    const GameModel &model = driver.model();
    const bool present = model.shownEntries() == model.moveHistory().size();
    if (present == model.isLookingBack() || (present && !(driver.shown() == driver.game())))
        return QStringLiteral("the present is not what it is");
    if (!(model.moveHistory().after(model.moveHistory().size()) == driver.game()))
        return QStringLiteral("the history does not lead to the game");
    if (!(model.moveHistory().after(model.shownEntries()) == driver.shown()))
        return QStringLiteral("what is shown is no point of the game");
    if (!driver.isOnScreen(QStringLiteral("moveList")))
        return {};
    const int rows = model.hasBegun() ? model.moveHistory().size() + 1 : 0;
    TRY(differ(QStringLiteral("moves"), int(driver.moves().size()), rows));
    return differ(QStringLiteral("current move"), driver.currentMove(),
                  model.hasBegun() ? model.shownEntries() : -1);
}

Problem wrongRecord(const Driver &driver)
{
    const auto read = readRecord(toText(recordOf(driver.game())));
    if (const auto *game = std::get_if<Game>(&read); game && *game == driver.game())
        return {};
    return QStringLiteral("the record does not give the same game:\n") +
           QString::fromStdString(toText(recordOf(driver.game())));
}

/// A button that is not whole at this moment.
Problem cutNow(const Driver &driver)
{
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    for (const QPushButton *button : driver.window().findChildren<QPushButton *>()) {
        if (!button->isVisible())
            continue;
        // What lies beyond the end of a page that scrolls can be scrolled to, but only up and down.
        const QWidget *top = button->window();
        for (const QWidget *parent = button->parentWidget(); parent; parent = parent->parentWidget()) {
            const auto *area = qobject_cast<const QScrollArea *>(parent);
            if (area && area->widget() && area->widget()->width() <= area->viewport()->width())
                top = area->widget();
        }
        const QRect place(button->mapTo(top, QPoint()), button->size());
        if (!top->rect().contains(place) || button->width() < button->minimumSizeHint().width())
            return QStringLiteral("%1 is cut off: '%2', %3 wide of %4, ends at %5, %6 of %7, %8")
                .arg(button->objectName(), button->text())
                .arg(button->width())
                .arg(button->minimumSizeHint().width())
                .arg(place.right())
                .arg(place.bottom())
                .arg(top->width())
                .arg(top->height());
    }
    return {};
}

/// A button that stays cut off. A text that has become longer tells its panel, that the area around it, and
/// that may ask for a larger window, which is told of its new size: each step waits for the next turn of the
/// event loop.
Problem cutButton(const Driver &driver)
{
    Problem problem;
    std::ignore = QTest::qWaitFor([&] {
        problem = cutNow(driver);
        return problem.isEmpty();
    });
    return problem;
}

} // namespace

Problem inconsistencyBesideBoard(const Driver &driver)
{
    // What a timer changed last, a move of the computer's above all, waits to be laid out.
    QCoreApplication::sendPostedEvents();
    for (Problem (*check)(const Driver &) : {wrongBar, wrongShown, wrongRecord, cutButton})
        TRY(check(driver));
    for (const Player player : bothPlayers)
        TRY(wrongCard(driver, player));
    return {};
}

Problem inconsistency(const Driver &driver)
{
    // The end of an animation may let the computer move, and the window has to follow that.
    do {
        driver.scene().finishAnimations();
        QCoreApplication::sendPostedEvents();
    } while (driver.scene().isAnimating());
    for (Problem (*check)(const Driver &) : {wrongDiscs, wrongMarks, inconsistencyBesideBoard})
        TRY(check(driver));
    return {};
}

} // namespace four::gui
