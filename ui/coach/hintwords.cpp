// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/coach/hintwords.h"

#include "core/coach/threats.h"
#include "core/players/exactposition.h"
#include "ui/text/words.h"

#include <QStringList>

#include <algorithm>

namespace four {

namespace {

using coach::Plan;
using coach::Reason;
using coach::Result;
using Kind = Reason::Kind;

QString joined(const QStringList &parts)
{
    if (parts.size() < 2)
        return parts.join(QString());
    //: the end of a list: %1 is all but its last part
    return HintWords::tr("%1 and %2")
        .arg(parts.mid(0, parts.size() - 1).join(QStringLiteral(", ")), parts.last());
}

/// Beside the deciding one: the other cell that the winner threatens.
QString otherCell(const Plan &plan)
{
    for (const Cell cell : plan.cells) {
        if (cell != plan.deciding)
            return HintWords::cell(cell);
    }
    return HintWords::cell(plan.deciding);
}

/// Where the deciding threat is, and since when.
QString threatOf(const Plan &plan, bool isYours)
{
    const QString cell = HintWords::cell(plan.deciding);
    switch (plan.threat) {
    case Plan::Threat::Stands:
        //: %1 is a cell: "row 3 of column 2"
        return (isYours ? HintWords::tr("You have a threat at %1.")
                        : HintWords::tr("Your opponent has a threat at %1."))
            .arg(cell);
    case Plan::Threat::Made:
        //: %1 is a cell: "row 3 of column 2"
        return (isYours ? HintWords::tr("This disc makes a threat at %1.")
                        : HintWords::tr("This gives your opponent a threat at %1."))
            .arg(cell);
    case Plan::Threat::Comes:
        //: %1 is a cell: "row 3 of column 2"
        return (isYours ? HintWords::tr("In %n move(s) you get a threat at %1.", "", plan.comesIn)
                        : HintWords::tr("In %n move(s) your opponent gets a threat at %1.", "", plan.comesIn))
            .arg(cell);
    }
    return {};
}

/// How it falls.
QString fallOf(const Plan &plan, bool isYours)
{
    switch (plan.how) {
    case Plan::How::Zugzwang:
        return isYours ? HintWords::tr("When the safe cells elsewhere run out, your opponent has to play "
                                       "right under that threat.")
                       : HintWords::tr("When the safe cells elsewhere run out, you have to play right under "
                                       "that threat.");
    case Plan::How::Stacked:
        //: %1 is a cell: "row 3 of column 2"
        return (isYours ? HintWords::tr("Your opponent has to block right under that threat, at %1, and then "
                                        "you complete a line on top.")
                        : HintWords::tr("You have to block right under that threat, at %1, and then your "
                                        "opponent completes a line on top."))
            .arg(otherCell(plan));
    case Plan::How::Double:
        //: %1 is a cell: "row 3 of column 2"
        return (isYours ? HintWords::tr("At the same time you threaten %1, and your opponent can only block "
                                        "one of the two.")
                        : HintWords::tr("At the same time your opponent threatens %1, and you can only block "
                                        "one of the two."))
            .arg(otherCell(plan));
    }
    return {};
}

/// A plan is one line of best play among others: what is not on the board yet is told as a possibility.
/// @param isYours whether the person to drop wins by it
QString planSentences(const Plan &plan, bool isYours)
{
    //: the sentences after it tell one way of many
    const QString way = HintWords::tr("With best play of both, the game may go like this.");
    const QString threat = threatOf(plan, isYours);
    const bool isThere = plan.threat != Plan::Threat::Comes;
    return QStringList{isThere ? threat : way, isThere ? way : threat, fallOf(plan, isYours)}.join(u' ');
}

QString numbersOf(const std::vector<int> &columns)
{
    QStringList parts;
    for (const int column : columns)
        parts << number(column + 1);
    return joined(parts);
}

/// What the columns with another result than the best come to: "Column 3 draws. Columns 1 and 7 lose."
QStringList othersByResult(const coach::Values &values)
{
    std::vector<int> drawing;
    std::vector<int> losing;
    for (const int column : values.losingColumns())
        (values.at(column)->result == Result::Draw ? drawing : losing).push_back(column);
    QStringList sentences;
    const auto tell = [&](const std::vector<int> &columns, const QString &one, const QString &several) {
        if (!columns.empty())
            sentences << (columns.size() == 1 ? one : several).arg(numbersOf(columns));
    };
    //: %1 is a column's number, or a list of some
    tell(drawing, HintWords::tr("Column %1 draws."), HintWords::tr("Columns %1 draw."));
    tell(losing, HintWords::tr("Column %1 loses."), HintWords::tr("Columns %1 lose."));
    return sentences;
}

bool isRightAbove(Cell upper, Cell lower)
{
    return upper.column == lower.column && upper.row == lower.row + 1;
}

QString twoThreats(const std::vector<Cell> &cells)
{
    if (cells.size() >= 2 && isRightAbove(cells[1], cells[0])) {
        return HintWords::tr("You then threaten to complete a line at %1; if your opponent blocks there, you "
                             "win right above it.")
            .arg(HintWords::cell(cells[0]));
    }
    return HintWords::tr("You then threaten to complete a line at %1, and your opponent can only block one.")
        .arg(HintWords::cells(cells));
}

/// Under which of the columns' next cells the opponent wins, and under which he takes a threat away.
QString notUnder(const Reason &reason, const Game &game)
{
    const Player mover = nextToDrop(game);
    const auto threats = coach::threatsOn(game.board(), game.rules().connect, game.starter());
    std::vector<int> opening;
    std::vector<int> giving;
    for (const Cell cell : reason.cells) {
        const bool isHis = std::ranges::any_of(
            threats[opponent(mover)], [&](const coach::Threat &threat) { return threat.cell == cell; });
        (isHis ? opening : giving).push_back(cell.column);
    }
    QStringList all;
    if (!opening.empty())
        //: %1 is "column 3" or "columns 3 and 5"
        all << HintWords::tr("In %1 your opponent would complete a line right above your disc.")
                   .arg(HintWords::columns(opening));
    if (!giving.empty())
        //: %1 is "column 3" or "columns 3 and 5"
        all << HintWords::tr("In %1 your opponent would take the cell right above your disc, where you "
                             "threaten to complete a line.")
                   .arg(HintWords::columns(giving));
    return all.join(u' ');
}

QString opening(const coach::Hint &hint)
{
    QStringList all;
    if (hint.reason.columns.size() > 1)
        //: the opening book: %1 is "columns 3 and 5"
        all << HintWords::tr("This opening is in the book: %1 are equally good.")
                   .arg(HintWords::columns(hint.reason.columns));
    else
        all << HintWords::tr("This opening is in the book: no other column is as good.");
    return (all + othersByResult(hint.values)).join(u' ');
}

QString onlyMove(coach::Outlook outlook)
{
    return outlook.result == Result::Win ? HintWords::tr("No other column keeps the win.")
                                         : HintWords::tr("No other column keeps the draw.");
}

QString holds(const Reason &reason)
{
    if (reason.columns.size() < 2)
        return HintWords::tr("With best play of both the game is a draw.");
    return HintWords::tr("With best play of both the game is a draw, and %1 all keep it.")
        .arg(HintWords::columns(reason.columns));
}

QString reasonAlone(const coach::Hint &hint, const Game &game)
{
    const Reason &reason = hint.reason;
    switch (reason.kind) {
    case Kind::WinsNow:
        return HintWords::tr("Your disc completes a line.");
    case Kind::MustBlock:
        if (reason.cells.size() > 1)
            return HintWords::tr(
                       "Your opponent threatens to complete a line at %1, and you can only block one.")
                .arg(HintWords::cells(reason.cells));
        if (const std::optional<Cell> win = hint.winAfterBlock())
            //: %1 and %2 are cells: "row 3 of column 2"
            return HintWords::tr("You have to block: your opponent would complete a line at %1 with the next "
                                 "disc. But even then, with best play, your opponent may win at %2.")
                .arg(HintWords::cells(reason.cells), HintWords::cell(*win));
        return HintWords::tr(
                   "You have to block: your opponent would complete a line at %1 with the next disc.")
            .arg(HintWords::cells(reason.cells));
    case Kind::TwoThreats:
        return twoThreats(reason.cells);
    case Kind::Forces:
        return HintWords::tr(
                   "From here on your opponent has to block every disc of yours, until you complete "
                   "a line at %1.")
            .arg(HintWords::cells(reason.cells));
    case Kind::StopsThat:
        return HintWords::tr("It stops your opponent, who could otherwise start at %1 and win by force in %n "
                             "move(s).",
                             "", reason.number)
            .arg(HintWords::cells(reason.cells));
    case Kind::NotUnder:
        return notUnder(reason, game);
    case Kind::Plan:
        if (!reason.plan->isMovers)
            return planSentences(*reason.plan, false) + u' ' +
                   HintWords::tr("This column holds out longest.");
        return planSentences(*reason.plan, true);
    case Kind::Opening:
        return opening(hint);
    case Kind::OnlyMove:
        return (QStringList{onlyMove(hint.outlook)} + othersByResult(hint.values)).join(u' ');
    case Kind::FollowsUp:
        return hint.outlook.result == Result::Win
                   ? HintWords::tr("From here on it is enough to answer right above each of your opponent’s "
                                   "discs: that wins.")
                   : HintWords::tr("From here on it is enough to answer right above each of your opponent’s "
                                   "discs: that keeps the draw.");
    case Kind::Holds:
        return holds(reason);
    case Kind::Longest:
        return HintWords::tr("Every column loses against best play; this one holds out longest.");
    case Kind::Quickest:
        if (reason.number == 0)
            return HintWords::tr("No column wins sooner.");
        return HintWords::tr("It wins soonest: the next best column takes %n move(s).", "", reason.number);
    }
    return {};
}

/// Whether the reason leaves open that all other columns are worse, and it is worth saying.
bool wantsNote(Kind kind)
{
    switch (kind) {
    case Kind::TwoThreats:
    case Kind::Forces:
    case Kind::StopsThat:
    case Kind::Plan:
    case Kind::FollowsUp:
        return true;
    default:
        return false;
    }
}

/// What the opponent's answer does, as a sentence; empty where the course of the game says more.
QString answerSentence(const coach::WhyNot &whyNot)
{
    const QString answer = number(whyNot.answer + 1);
    const Reason &reason = whyNot.reason;
    switch (reason.kind) {
    case Kind::WinsNow:
        return HintWords::tr("Your opponent would complete a line at once, in column %1.").arg(answer);
    case Kind::TwoThreats:
        if (reason.cells.size() >= 2 && isRightAbove(reason.cells[1], reason.cells[0]))
            return HintWords::tr(
                       "Your opponent would answer in column %1 and threaten %2; if you block there, "
                       "your opponent completes a line right above it.")
                .arg(answer, HintWords::cell(reason.cells[0]));
        return HintWords::tr("Your opponent would answer in column %1 and threaten %2, of which you can only "
                             "block one.")
            .arg(answer, HintWords::cells(reason.cells));
    case Kind::Forces:
        return HintWords::tr("Your opponent would answer in column %1, and you would have to block again and "
                             "again, until a line is complete at %2.")
            .arg(answer, HintWords::cells(reason.cells));
    case Kind::StopsThat:
        return HintWords::tr("Your opponent would answer in column %1 and stop your attack.").arg(answer);
    default:
        return HintWords::tr("Your opponent’s best answer is column %1.").arg(answer);
    }
}

} // namespace

QString HintWords::title(const coach::Hint &hint)
{
    const QString column = number(hint.column + 1);
    switch (hint.outlook.result) {
    case Result::Win:
        if (hint.outlook.drops == 1)
            return tr("Column %1 – you win at once.").arg(column);
        return tr("Column %1 – you win in %n move(s).", "", hint.outlook.drops).arg(column);
    case Result::Draw:
        return tr("Column %1 – you draw.").arg(column);
    case Result::Loss:
        return tr("Column %1 – you lose in %n move(s), if your opponent makes no mistake.", "",
                  hint.outlook.drops)
            .arg(column);
    }
    return {};
}

QString HintWords::reason(const coach::Hint &hint, const Game &game)
{
    QStringList all{reasonAlone(hint, game)};
    if (hint.isOnlyMove && wantsNote(hint.reason.kind))
        all << onlyMove(hint.outlook);
    return all.join(u' ');
}

QString HintWords::whyNot(const coach::Hint &hint)
{
    if (!hint.whyNot)
        return {};
    const coach::WhyNot &other = *hint.whyNot;
    const QString column = number(other.column + 1);
    QStringList all;
    if (other.outlook.result == Result::Draw)
        all << tr("Column %1 instead would only draw.").arg(column);
    else
        all << tr("Column %1 instead would lose in %n move(s).", "", other.outlook.drops).arg(column);
    all << answerSentence(other);
    // The course is the opponent's: the player to move there is not the reader.
    if (const Plan *plan = other.plan())
        all << planSentences(*plan, !plan->isMovers);
    return all.join(u' ');
}

QString HintWords::cell(Cell cell)
{
    //: a place on the board
    return tr("row %1 of column %2").arg(number(cell.row + 1), number(cell.column + 1));
}

QString HintWords::cells(const std::vector<Cell> &cells)
{
    QStringList parts;
    for (const Cell each : cells)
        parts << cell(each);
    return joined(parts);
}

QString HintWords::columns(const std::vector<int> &columns)
{
    return (columns.size() == 1 ? tr("column %1") : tr("columns %1")).arg(numbersOf(columns));
}

namespace {
void addMark(CoachMarks &marks, CoachMark::Kind kind, Cell cell)
{
    const bool isThere = std::ranges::any_of(marks, [&](const CoachMark &mark) { return mark.cell == cell; });
    if (!isThere)
        marks.push_back({.kind = kind, .cell = cell});
}

/// The opponent's answer to the other column, and what it threatens or completes.
void addWhyNot(CoachMarks &marks, const coach::WhyNot &whyNot, const Game &game)
{
    Board board = game.board();
    board.drop(whyNot.column, nextToDrop(game));
    if (const std::optional<Cell> answer = board.landing(whyNot.answer))
        addMark(marks, CoachMark::Kind::WhyNot, *answer);
    // As HintWords::whyNot().
    const auto addAll = [&marks](const std::vector<Cell> &cells) {
        for (const Cell cell : cells)
            addMark(marks, CoachMark::Kind::WhyNot, cell);
    };
    if (whyNot.isToldByReason())
        addAll(whyNot.reason.cells);
    else if (const coach::Plan *plan = whyNot.plan())
        addAll(plan->cells);
}

/// All of the line but its first disc, which is the best drop.
void addForced(CoachMarks &marks, const std::vector<int> &line, const Game &game)
{
    Board board = game.board();
    Player player = nextToDrop(game);
    for (std::size_t i = 0; i < line.size(); ++i) {
        const Cell cell = board.drop(line[i], player);
        if (i > 0)
            marks.push_back({.kind = CoachMark::Kind::Ghost,
                             .cell = cell,
                             .player = player,
                             .number = static_cast<int>(i) + 1});
        player = opponent(player);
    }
}
} // namespace

CoachMarks hintMarks(const coach::Hint &hint, const Game &game)
{
    CoachMarks marks{{.kind = CoachMark::Kind::Best, .cell = hint.cell, .player = nextToDrop(game)}};
    // Neither player has a choice in it.
    if (hint.reason.kind == coach::Reason::Kind::Forces)
        addForced(marks, hint.reason.line, game);
    for (const Cell cell : hint.reason.cells)
        addMark(marks, CoachMark::Kind::Spoken, cell);
    if (const std::optional<Cell> win = hint.winAfterBlock())
        addMark(marks, CoachMark::Kind::Spoken, *win);
    if (hint.whyNot)
        addWhyNot(marks, *hint.whyNot, game);
    return marks;
}

CoachMarks hintMarksAfter(const coach::Hint &hint, const Game &game, const Board &after)
{
    CoachMarks marks = hintMarks(hint, game);
    // Without what would have come of another drop.
    std::erase_if(marks, [&](const CoachMark &mark) {
        return mark.kind == CoachMark::Kind::Ghost || game.board().at(mark.cell) != after.at(mark.cell);
    });
    return marks;
}

} // namespace four
