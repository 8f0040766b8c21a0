// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/field.h"
#include "core/coach/followup.h"
#include "core/coach/forcedline.h"
#include "core/coach/lessons.h"
#include "core/coach/plan.h"
#include "core/coach/threats.h"
#include "core/coach/toldgame.h"
#include "core/coach/values.h"
#include "core/engine/bookfile.h"
#include "core/players/exactposition.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>
#include <functional>
#include <initializer_list>
#include <set>
#include <span>

using namespace four;
using namespace four::coach;

namespace {

QByteArray lessonsFile()
{
    QFile file(QStringLiteral(FOUR_RESOURCES "/lessons/lessons.txt"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const std::vector<Lesson> &lessons()
{
    static const QByteArray text = lessonsFile();
    static const auto read =
        readLessons(std::string_view(text.data(), static_cast<std::size_t>(text.size())));
    return std::get<std::vector<Lesson>>(read);
}

QByteArray text(Outlook outlook)
{
    if (outlook.result == Result::Draw)
        return "draw";
    return (outlook.result == Result::Win ? "win" : "loss") + QByteArray::number(outlook.drops);
}

Cell cellOf(const QByteArray &name)
{
    return {name.at(0) - 'a', name.at(1) - '1'};
}

// What a claim may be. Columns count from 1, X has dropped first, `right` is what the step says is right.
//
//   win N               the position is won in N drops, right are all columns that win as soon
//   longest             it is lost, right are all columns that lose latest
//   only                one column keeps a win or a draw, and is right
//   keeps               right are all columns that keep a win or a draw; others do not
//   keeps-by-following  right are all columns after which answering above is enough to keep it
//   block CELL          the opponent would win there with the next disc; there is no other win at once
//   won, draw           what the position is worth
//   values V1 … V7      what each column is worth
//   loses N, loses-at-once N      a drop in this column
//   lines CELL N        so many lines of four pass through the cell
//   threat CELL X       a disc of that player there would complete a line; no-threats X: there is none
//   makes CELL          every right drop makes it a threat
//   doubles, stacks     every right drop makes two threats that are playable, or one with another right above
//   denies CELL CELL    on every right cell, a disc of the opponent would make both cells playable threats
//   forces N            every right drop begins a line of threats that wins in N
//   decides CELL X HOW  a line of best play ends with that player's disc there: zugzwang, stacked or double
//
// and with power-ups, where only the rules are asked: no-drop-wins, wins-by-action, every-drop-loses,
// action-stops-drops, block-wins, block-refused, ending-loses.

/// Everything that claims are proven with, for one step.
class Prover
{
public:
    Prover(const LessonStep &step, engine::Solver &solver) : m_game(gameOf(step)), m_solver(solver)
    {
        for (const Action &action : step.right) {
            m_actions.push_back(action);
            if (const auto *drop = std::get_if<action::Drop>(&action))
                m_right.push_back(drop->column);
        }
        std::ranges::sort(m_right);
        if (const auto position = exactPosition(m_game)) {
            m_position = *position;
            m_values = valuesOf(solver, *position);
        }
    }

    /// Whether the claim is true; an unknown one is not.
    bool proves(const QByteArray &claim)
    {
        const QByteArrayList words = claim.split(' ');
        const QByteArray &kind = words.front();
        const auto word = [&](int index) { return words.value(index); };
        if (!m_values)
            return provesAction(kind);
        const Values &values = *m_values;
        const auto isTrueOfAll = [&](auto isTrue) { return std::ranges::all_of(m_right, isTrue); };
        if (kind == "win")
            return values.best() == Outlook{Result::Win, word(1).toInt()} && m_right == values.bestColumns();
        if (kind == "longest")
            return values.best().result == Result::Loss && m_right == values.bestColumns();
        if (kind == "only")
            return m_right.size() == 1 && m_right == values.keepingColumns() && values.isDecision() &&
                   values.best().result != Result::Loss;
        if (kind == "keeps")
            return m_right == values.keepingColumns() && values.isDecision() &&
                   values.best().result != Result::Loss;
        if (kind == "won" || kind == "draw")
            return values.best().result == (kind == "won" ? Result::Win : Result::Draw);
        if (kind == "values") {
            QByteArrayList all{kind};
            for (int column = 0; column < values.columns(); ++column)
                all << text(values.at(column).value_or(Outlook{}));
            return all == words;
        }
        if (kind == "loses")
            return values.at(word(1).toInt() - 1)->result == Result::Loss;
        if (kind == "loses-at-once")
            return values.at(word(1).toInt() - 1) == Outlook{Result::Loss, 1};
        if (kind == "block")
            return provesBlock(cellOf(word(1)));
        if (kind == "lines")
            return linesThrough(cellOf(word(1))) == word(2).toInt();
        if (kind == "threat")
            return hasThreat(m_game, cellOf(word(1)), word(2) == "X" ? Player::One : Player::Two);
        if (kind == "no-threats")
            return threatsOn(m_game.board(), 4, Player::One)[word(1) == "X" ? Player::One : Player::Two]
                .empty();
        if (kind == "makes")
            return !hasThreat(m_game, cellOf(word(1)), m_game.turn()) && isTrueOfAll([&](int column) {
                return hasThreat(after(column), cellOf(word(1)), m_game.turn());
            });
        if (kind == "doubles" || kind == "stacks")
            return isTrueOfAll([&](int column) { return makesPair(column, kind == "stacks"); });
        if (kind == "denies")
            return isTrueOfAll([&](int column) {
                Board board = m_game.board();
                board.drop(column, opponent(m_game.turn()));
                return makesThreats(board, opponent(m_game.turn()), {cellOf(word(1)), cellOf(word(2))});
            });
        if (kind == "forces") {
            return isTrueOfAll([&](int column) {
                const ForcedSearch search = findForcedLine(Field(m_position), word(1).toInt(), column);
                return search.line && search.drops() == word(1).toInt();
            });
        }
        if (kind == "decides") {
            const std::vector<int> best = values.bestColumns();
            return std::ranges::any_of(m_right, [&](int column) {
                return std::ranges::count(best, column) > 0 && isDecided(column, words);
            });
        }
        if (kind == "keeps-by-following") {
            std::vector<int> all;
            for (const int column : values.keepingColumns()) {
                if (resultOfFollowingUp(Field(m_position).after(column)) == values.best().result)
                    all.push_back(column);
            }
            return m_right == all;
        }
        return false;
    }

private:
    [[nodiscard]] Game after(int column) const
    {
        Game game = m_game;
        game.apply(action::Drop{column});
        return game;
    }

    static bool hasThreat(const Game &game, Cell cell, Player player)
    {
        const auto threats = threatsOn(game.board(), 4, Player::One)[player];
        return std::ranges::any_of(threats, [&](const Threat &threat) { return threat.cell == cell; });
    }

    static bool makesThreats(const Board &board, Player player, std::initializer_list<Cell> cells)
    {
        const auto threats = threatsOn(board, 4, Player::One)[player];
        return std::ranges::all_of(cells, [&](Cell cell) {
            return std::ranges::any_of(
                threats, [&](const Threat &threat) { return threat.cell == cell && threat.isPlayable; });
        });
    }

    static int linesThrough(Cell cell)
    {
        int count = 0;
        for (int column = 0; column < 7; ++column) {
            for (int row = 0; row < 6; ++row) {
                for (const auto &[right, up] : {std::pair{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
                    const Cell end{column + 3 * right, row + 3 * up};
                    if (end.column > 6 || end.row > 5 || end.row < 0)
                        continue;
                    for (int k = 0; k < 4; ++k)
                        count += Cell{column + k * right, row + k * up} == cell ? 1 : 0;
                }
            }
        }
        return count;
    }

    /// The opponent would win on that cell with the next disc, the mover does not win at once.
    [[nodiscard]] bool provesBlock(Cell cell) const
    {
        const Board &board = m_game.board();
        for (int column = 0; column < 7; ++column) {
            if (board.landing(column) && board.wouldWin(column, m_game.turn(), 4))
                return false;
        }
        return board.landing(cell.column) == cell &&
               board.wouldWin(cell.column, opponent(m_game.turn()), 4) && m_right == std::vector{cell.column};
    }

    /// After the drop its player could win at two cells, and at one of them at once; stacked: one right above
    /// the other. The opponent could not win before.
    [[nodiscard]] bool makesPair(int column, bool isStacked) const
    {
        const Game game = after(column);
        if (game.isOver())
            return false;
        std::vector<Cell> playable;
        bool hasPair = false;
        const auto threats = threatsOn(game.board(), 4, Player::One)[m_game.turn()];
        for (const Threat &threat : threats) {
            if (!threat.isPlayable)
                continue;
            playable.push_back(threat.cell);
            hasPair |= hasThreat(game, {threat.cell.column, threat.cell.row + 1}, m_game.turn());
        }
        for (int reply = 0; reply < 7; ++reply) {
            if (game.board().landing(reply) && game.board().wouldWin(reply, opponent(m_game.turn()), 4))
                return false;
        }
        return isStacked ? hasPair : playable.size() >= 2;
    }

    /// `decides CELL X|O HOW`: a line of best play after the drop ends so. Of equal drops the solver takes
    /// one of two that lie as far from the centre, so the mirror image is asked as well.
    bool isDecided(int column, const QByteArrayList &words)
    {
        const auto ends = [&](const engine::Position &position, int first, Cell cell) {
            const auto line = bestLine(position, first, m_solver, {});
            const auto plan = line ? planOf(Field(position), *line) : std::nullopt;
            if (!plan)
                return false;
            const Player winner = plan->isMovers ? m_game.turn() : opponent(m_game.turn());
            const auto how = words.value(3) == "zugzwang"  ? Plan::How::Zugzwang
                             : words.value(3) == "stacked" ? Plan::How::Stacked
                                                           : Plan::How::Double;
            return std::ranges::find(plan->cells, cell) != plan->cells.end() &&
                   winner == (words.value(2) == "X" ? Player::One : Player::Two) && plan->how == how;
        };
        const Cell cell = cellOf(words.value(1));
        return ends(m_position, column, cell) ||
               ends(*exactPosition(mirrored(m_game)), 6 - column, {6 - cell.column, cell.row});
    }

    // Power-ups: by the rules alone.

    static std::vector<int> winningDrops(const Game &game, Player player)
    {
        std::vector<int> columns;
        for (int column = 0; column < 7; ++column) {
            if (game.board().landing(column) && game.board().wouldWin(column, player, 4))
                columns.push_back(column);
        }
        return columns;
    }

    [[nodiscard]] bool provesAction(const QByteArray &kind) const
    {
        const Player me = m_game.turn();
        const Player other = opponent(me);
        const auto done = [&](const Action &action) {
            Game game = m_game;
            return game.apply(action).done() ? std::optional(game) : std::nullopt;
        };
        const auto isTrueOfAll = [&](auto isTrue) {
            return std::ranges::all_of(m_actions, [&](const Action &action) {
                const std::optional<Game> game = done(action);
                return game && isTrue(*game);
            });
        };
        if (kind == "no-drop-wins")
            return winningDrops(m_game, me).empty();
        if (kind == "wins-by-action")
            return isTrueOfAll(
                [&](const Game &game) { return game.isOver() && game.ending()->winner == me; });
        if (kind == "every-drop-loses") {
            for (int column = 0; column < 7; ++column) {
                const auto game = done(action::Drop{column});
                if (game && (game->isOver() || winningDrops(*game, other).empty()))
                    return false;
            }
            return true;
        }
        if (kind == "action-stops-drops") { // these removals and no others
            std::vector<Action> all;
            for (int column = 0; column < 7; ++column) {
                for (int row = 0; row < 6; ++row) {
                    const Action removal = action::Remove{{column, row}};
                    const auto game = done(removal);
                    if (game && !game->isOver() && winningDrops(*game, other).empty())
                        all.push_back(removal);
                }
            }
            return !all.empty() && std::ranges::is_permutation(all, m_actions);
        }
        if (kind == "block-wins")
            return isTrueOfAll([&](const Game &game) {
                       return game.turn() == me && !winningDrops(game, me).empty();
                   }) &&
                   winningDrops(m_game, me).size() == 1;
        if (kind == "block-refused")
            return m_game.refusal(action::Block{}) == Refusal::OpponentCouldWin;
        if (kind == "ending-loses") {
            const auto game = done(action::EndTurn{});
            return game && game->turn() == other && !winningDrops(*game, other).empty();
        }
        return false;
    }

    Game m_game;
    engine::Solver &m_solver;
    engine::Position m_position;
    std::optional<Values> m_values;
    std::vector<Action> m_actions;
    std::vector<int> m_right;
};

} // namespace

class TestLessons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        auto opened = engine::BookFile::open(FOUR_RESOURCES "/openings.book");
        QVERIFY(std::holds_alternative<engine::BookFile>(opened));
        m_book.emplace(std::get<engine::BookFile>(std::move(opened)));
        m_solver.setBook(&m_book->book());
    }

    void areRead()
    {
        const QByteArray file = lessonsFile();
        const auto read = readLessons(std::string_view(file.data(), static_cast<std::size_t>(file.size())));
        const auto *error = std::get_if<LessonError>(&read);
        QVERIFY2(!error, error ? qPrintable(QStringLiteral("line %1: %2")
                                                .arg(error->line)
                                                .arg(QString::fromStdString(error->reason)))
                               : "");
        QCOMPARE(lessons().size(), 12U);
    }

    void areTrue_data()
    {
        QTest::addColumn<QByteArray>("step");
        for (const Lesson &lesson : lessons()) {
            for (const LessonStep &step : lesson.steps)
                QTest::newRow(step.id.c_str()) << QByteArray::fromStdString(step.id);
        }
    }

    /// Every claim of every step, by the solver, by the lines of best play, or by playing the rules.
    void areTrue()
    {
        QFETCH(const QByteArray, step);
        for (const Lesson &lesson : lessons()) {
            for (const LessonStep &told : lesson.steps) {
                if (QByteArray::fromStdString(told.id) != step)
                    continue;
                Prover prover(told, m_solver);
                for (const std::string &claim : told.claims)
                    QVERIFY2(prover.proves(QByteArray::fromStdString(claim)), claim.c_str());
                QVERIFY(Prover(told, m_solver).proves("nonsense") == false);
            }
        }
    }

    /// A right column has a claim that says so, so that "wrong" is said of wrong columns only.
    void sayWhyTheRightIsRight()
    {
        const std::set<QByteArray> ofTheRight{"win",
                                              "longest",
                                              "only",
                                              "keeps",
                                              "keeps-by-following",
                                              "wins-by-action",
                                              "action-stops-drops",
                                              "block-wins",
                                              "ending-loses"};
        for (const Lesson &lesson : lessons()) {
            for (const LessonStep &step : lesson.steps)
                QVERIFY2(std::ranges::any_of(step.claims,
                                             [&](const std::string &claim) {
                                                 return ofTheRight.contains(
                                                     QByteArray::fromStdString(claim).split(' ').front());
                                             }),
                         step.id.c_str());
        }
    }

    /// Both languages say everything, each in its own letters, and name no cell that the other does not.
    void areInBothLanguages()
    {
        static const QRegularExpression vietnamese(
            QStringLiteral("[ăâđêôơưàảãạáằẳẵặắầẩẫậấèẻẽẹéềểễệếìỉĩịíòỏõọóồổỗộốờởỡợớùủũụúừửữựứỳỷỹỵý]"));
        // The board shows no letters: a cell is told as hints tell it.
        static const QRegularExpression letters(QStringLiteral("\\b[a-g][1-6]\\b"));
        static const std::array cells{QRegularExpression(QStringLiteral("row (\\d), column (\\d)")),
                                      QRegularExpression(QStringLiteral("hàng (\\d), cột (\\d)"))};
        const auto cellsIn = [&](const LessonStep &step, std::size_t language) {
            QStringList found;
            for (const LessonText *text : {&step.text, &step.why, &step.wrong}) {
                for (auto it = cells.at(language).globalMatch(QString::fromStdString(text->at(language)));
                     it.hasNext();) {
                    const QRegularExpressionMatch match = it.next();
                    found << match.captured(1) + u' ' + match.captured(2);
                }
            }
            found.sort();
            found.removeDuplicates();
            return found;
        };
        for (const Lesson &lesson : lessons()) {
            for (const LessonStep &step : lesson.steps) {
                for (const LessonText *text : {&lesson.title, &step.text, &step.why, &step.wrong}) {
                    QVERIFY2(!text->at(0).empty() && !text->at(1).empty(), step.id.c_str());
                    QVERIFY2(!QString::fromStdString(text->at(0)).contains(vietnamese), step.id.c_str());
                    QVERIFY2(QString::fromStdString(text->at(1)).contains(vietnamese), step.id.c_str());
                    for (const std::string &inALanguage : *text)
                        QVERIFY2(!QString::fromStdString(inALanguage).contains(letters), step.id.c_str());
                }
                QVERIFY(step.text.at(0) != step.text.at(1));
                // The verdict, "Right!", stands before it.
                QVERIFY2(!step.why.at(0).starts_with("Right.") && !step.why.at(1).starts_with("Đúng rồi"),
                         step.id.c_str());
                QVERIFY2(cellsIn(step, 0) == cellsIn(step, 1), step.id.c_str());
            }
        }
    }

    /// One teaches what the next one needs, and what the board draws helps from the fourth on.
    void buildOnOneAnother()
    {
        QByteArrayList ids;
        for (const Lesson &lesson : lessons()) {
            ids << QByteArray::fromStdString(lesson.id);
            const auto number = ids.size();
            QVERIFY2(lesson.drawsThreats == (number >= 4 && number <= 10), ids.last().constData());
        }
        QCOMPARE(ids.join(' '),
                 QByteArray("lines block double under seven forcing rows zugzwang following both "
                            "openings power-ups"));
    }

    /// Samples of some hundred positions say no more than "about four of five".
    void claimNoFalsePrecision()
    {
        static const QRegularExpression precise(QStringLiteral("(?i)\\d+ ?%|\\b100\\b|per ?cent|phần trăm"));
        for (const Lesson &lesson : lessons()) {
            for (const LessonStep &step : lesson.steps) {
                for (const LessonText *text : {&step.text, &step.why, &step.wrong}) {
                    for (const std::string &told : *text)
                        QVERIFY2(!QString::fromStdString(told).contains(precise), told.c_str());
                }
            }
        }
    }

    void findsNamedCells_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected"); // as claims name cells
        QTest::addColumn<bool>("namesRows");
        QTest::newRow("none") << QByteArray("Take the middle column.") << QByteArray() << false;
        QTest::newRow("one") << QByteArray("At row 3, column 6.") << QByteArray("f3") << true;
        QTest::newRow("two") << QByteArray("From row 1, column 2, up to row 4, column 5.")
                             << QByteArray("b1 e4") << true;
        QTest::newRow("a row alone") << QByteArray("A threat in row 3.") << QByteArray() << true;
        QTest::newRow("rows") << QByteArray("The odd rows 1, 3 and 5.") << QByteArray() << true;
        QTest::newRow("no number") << QByteArray("In the bottom row, four in a row.") << QByteArray()
                                   << false;
        QTest::newRow("cut off") << QByteArray("row 3, column ") << QByteArray() << true;
        QTest::newRow("at the end") << QByteArray("row ") << QByteArray() << false;
    }
    void findsNamedCells()
    {
        QFETCH(const QByteArray, text);
        QByteArrayList found;
        for (const Cell cell : cellsNamedIn(text.toStdString()))
            found << QByteArray(1, char('a' + cell.column)) + QByteArray::number(cell.row + 1);
        QTEST(found.join(' '), "expected");
        QTEST(coach::namesRows(text.toStdString()), "namesRows");
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<int>("line");
        QTest::addColumn<QByteArray>("reason");
        const QByteArray head = "lesson a\ntitle-en A\ntitle-vi A\n";
        const QByteArray texts = "en x\nen-why x\nen-wrong x\nvi x\nvi-why x\nvi-wrong x\n";
        const QByteArray step = "step a1\nposition 44\nright 4\nclaim only\n";
        const auto row = [](const char *name, const QByteArray &file, int line, const char *reason) {
            QTest::newRow(name) << file << line << QByteArray(reason);
        };
        row("nothing", "", 1, "no lesson");
        row("only remarks", "# lesson\n\n", 1, "no lesson");
        row("goes on before anything", "# x\n  y\n", 2, "go on");
        row("no value", "lesson\n", 1, "nothing after 'lesson'");
        row("a step first", "step a\n", 1, "before the first lesson");
        row("a text first", head + "en x\n", 4, "before the first step");
        row("no title", "lesson a\nstep a1\n", 2, "");
        row("title twice", head + "title-en B\n", 4, "twice");
        row("title in no language", "lesson a\ntitle-fr A\n", 2, "title");
        row("threats of a step", head + "step a1\nthreats drawn\n", 5, "before the first step");
        row("threats otherwise", head + "threats heard\n", 4, "drawn");
        row("unknown word", head + "step a1\ncolour red\n", 5, "no such word: 'colour'");
        row("unknown language", head + "step a1\nfr-why x\n", 5, "no such word: 'fr-why'");
        row("impossible position", head + "step a1\nposition 8\n", 5, "cannot be played");
        row("full column", head + "step a1\nposition 4444444\n", 5, "cannot be played");
        row("a game that is over", head + "step a1\nposition 1212121\n", 5, "over");
        row("nothing to confirm", head + "step a1\nposition 44?\n", 5, "cannot be played");
        row("right before the position", head + "step a1\nright 4\n", 5, "before the position");
        row("impossible column", head + "step a1\nposition 444444\nright 4\n", 6, "'4' is not possible");
        row("no removals here", head + "step a1\nposition 44\nright remove:d1\n", 6, "not possible");
        row("right twice", head + "step a1\nposition 44\nright 4 4\n", 6, "'4' twice");
        row("no claim", head + "step a1\nposition 44\nright 4\n" + texts + "step a2\n", 13, "a1 lacks");
        row("a text missing", head + step + "en x\nen-why x\nvi x\nvi-why x\nvi-wrong x\nstep a2\n", 13,
            "text in 'en'");
        row("the other language missing", head + step + "en x\nen-why x\nen-wrong x\nstep a2\n", 11,
            "text in 'vi'");
        row("a step twice", head + step + texts + step, 14, "'a1' twice");
        row("too few steps", head + step + texts + "lesson b\n", 14, "too few");
        row("too few in the last", head + step + texts, 13, "too few");
        row("text twice", head + "step a1\nen x\nen y\n", 6, "'en' twice");
        row("unknown game", head + "step a1\ngame chess\n", 5, "power-ups");
    }

    void saysWhatIsWrong()
    {
        QFETCH(const QByteArray, file);
        QFETCH(const int, line);
        QFETCH(const QByteArray, reason);
        const auto read = readLessons(std::string_view(file.data(), static_cast<std::size_t>(file.size())));
        const auto *error = std::get_if<LessonError>(&read);
        if (reason.isEmpty()) { // said at the end
            QVERIFY(error);
            return;
        }
        QVERIFY(error);
        QVERIFY2(QByteArray::fromStdString(error->reason).contains(reason), error->reason.c_str());
        QCOMPARE(error->line, line);
    }

    void joinsLines()
    {
        QByteArray file = "lesson a\ntitle-en A\n  b\ntitle-vi A\r\n";
        for (const char *id : {"1", "2", "3"})
            file += QByteArray("step ") + id +
                    "\nposition -\nright 4\nclaim only\nen One\n\n  two.\nen-why x\nen-wrong x\nvi x\n"
                    "vi-why x\nvi-wrong x\n";
        const auto read = readLessons(std::string_view(file.data(), static_cast<std::size_t>(file.size())));
        const auto *lessons = std::get_if<std::vector<Lesson>>(&read);
        QVERIFY(lessons);
        QCOMPARE(lessons->front().title.at(0), std::string("A b"));
        QCOMPARE(lessons->front().title.at(1), std::string("A"));
        QCOMPARE(lessons->front().steps.at(1).text.at(0), std::string("One two."));
        QVERIFY(gameOf(lessons->front().steps.front()).board().isEmpty());
    }

private:
    std::optional<engine::BookFile> m_book;
    engine::Solver m_solver{{.tableMiB = 64, .threads = 1}};
};

QTEST_APPLESS_MAIN(TestLessons)
#include "tst_lessons.moc"
