// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/coach/hintwords.h"

#include "core/coach/threats.h"
#include "core/players/exactposition.h"
#include "ui/text/words.h"

#include <QStringList>

#include <algorithm>

namespace four {

namespace {

using coach::AnswerRule;
using coach::Plan;
using coach::Reason;
using coach::Result;
using ReasonKind = Reason::Kind;

QString joined(const QStringList &parts)
{
    if (parts.size() < 2)
        return parts.join(QString());
    //: the end of a list: %1 is all but its last part
    return HintWords::tr("%1 and %2")
        .arg(parts.mid(0, parts.size() - 1).join(QStringLiteral(", ")), parts.last());
}

/// "row 3, column 2 or row 4, column 5"
QString oneOf(const std::vector<Cell> &cells)
{
    if (cells.size() != 2)
        return HintWords::cells(cells);
    //: one of two places on the board
    return HintWords::tr("%1 or %2").arg(HintWords::cell(cells[0]), HintWords::cell(cells[1]));
}

/// The rule that is enough. @param isYours whether the person follows it
QString ruleSentence(const AnswerRule &rule, bool isYours)
{
    const QString column = number(rule.column + 1);
    switch (rule.kind) {
    case AnswerRule::Kind::FollowUp:
        return isYours
                   ? HintWords::tr("From here on it is enough to answer right above each of your opponent’s "
                                   "discs.")
                   : HintWords::tr("Your opponent only has to answer right above each of your discs.");
    case AnswerRule::Kind::FollowUpExcept:
        //: %1 is a column's number
        return (isYours
                    ? HintWords::tr("From here on it is enough to answer right above each of your opponent’s "
                                    "discs, and to play in column %1 only to complete a line.")
                    : HintWords::tr("Your opponent only has to answer right above each of your discs, and to "
                                    "play in column %1 only to complete a line."))
            .arg(column);
    case AnswerRule::Kind::SamePair:
        break;
    }
    //: %1 and %2 are columns' numbers
    return (isYours
                ? HintWords::tr("From here on it is enough to answer column %1 with column %2 and column %2 "
                                "with column %1 while you can, and otherwise right above.")
                : HintWords::tr("Your opponent only has to answer column %1 with column %2 and column %2 "
                                "with column %1 while possible, and otherwise right above."))
        .arg(column, number(rule.other + 1));
}

/// What a rule that is enough comes to. @param cells where lines are completed; empty: not told
QString ruleResult(Result result, const std::vector<Cell> &cells, bool isYours)
{
    if (result == Result::Draw)
        //: the rule before it
        return HintWords::tr("That keeps the draw.");
    if (cells.empty())
        return isYours ? HintWords::tr("That wins.") : HintWords::tr("That wins for your opponent.");
    //: the rule before it; %1 is one cell or two: "row 3, column 2 or row 4, column 5"
    return (isYours ? HintWords::tr("That wins at %1.") : HintWords::tr("That wins at %1 for your opponent."))
        .arg(oneOf(cells));
}

/// Where every line of best play ends.
QString endSentence(const Plan &plan, bool isYours)
{
    const QString cells = oneOf(plan.cells);
    if (plan.cells.size() > 1 || plan.threat == Plan::Threat::Comes)
        //: %1 is one cell or two: "row 3, column 2 or row 4, column 5"
        return (isYours ? HintWords::tr("With best play of both, you always win at %1.")
                        : HintWords::tr("With best play of both, your opponent always wins at %1."))
            .arg(cells);
    if (plan.threat == Plan::Threat::Stands)
        //: %1 is a cell: "row 3, column 2"
        return (isYours ? HintWords::tr(
                              "You have a threat at %1, and with best play of both you always win there.")
                        : HintWords::tr(
                              "Your opponent has a threat at %1, and with best play of both always wins "
                              "there."))
            .arg(cells);
    //: %1 is a cell: "row 3, column 2"
    return (isYours
                ? HintWords::tr("This disc makes a threat at %1, and with best play of both you always win "
                                "there.")
                : HintWords::tr("That makes a threat at %1, and with best play of both your opponent always "
                                "wins there."))
        .arg(cells);
}

/// How it falls in every line of best play.
QString fallOf(Plan::How how, bool isYours)
{
    switch (how) {
    case Plan::How::Zugzwang:
        return isYours
                   ? HintWords::tr("When the safe cells elsewhere run out, your opponent has to play right "
                                   "under it.")
                   : HintWords::tr("When the safe cells elsewhere run out, you have to play right under it.");
    case Plan::How::Stacked:
        return isYours
                   ? HintWords::tr("In the end you have two threats, one right above the other, and your "
                                   "opponent can only block the lower one.")
                   : HintWords::tr("In the end your opponent has two threats, one right above the other, and "
                                   "you can only block the lower one.");
    case Plan::How::Double:
        return isYours
                   ? HintWords::tr("In the end you have two threats, and your opponent can only block one.")
                   : HintWords::tr("In the end your opponent has two threats, and you can only block one.");
    case Plan::How::Triple:
        return isYours
                   ? HintWords::tr("In the end you have three threats, and your opponent can only block one.")
                   : HintWords::tr("In the end your opponent has three threats, and you can only block one.");
    }
    return {};
}

/// One line of best play among others: nothing in it is a promise.
QString exampleSentence(const Plan &plan, bool isYours)
{
    switch (*plan.how) {
    case Plan::How::Zugzwang:
        //: %1 is a cell: "row 3, column 2"
        return (isYours
                    ? HintWords::tr("With best play it may go like this: the safe cells elsewhere run out, "
                                    "your opponent has to play right under %1, and you win there.")
                    : HintWords::tr("With best play it may go like this: the safe cells elsewhere run out, "
                                    "you have to play right under %1, and your opponent wins there."))
            .arg(HintWords::cells(plan.cells));
    case Plan::How::Stacked:
        //: %1 and %2 are cells: "row 3, column 2"
        return (isYours
                    ? HintWords::tr("With best play it may go like this: your opponent has to block at %1, "
                                    "and you win right above, at %2.")
                    : HintWords::tr("With best play it may go like this: you have to block at %1, and your "
                                    "opponent wins right above, at %2."))
            .arg(HintWords::cell(plan.cells.front()), HintWords::cell(plan.cells.back()));
    case Plan::How::Double:
    case Plan::How::Triple:
        break;
    }
    //: %1 is two cells or more: "row 3, column 2 and row 4, column 5"
    return (isYours
                ? HintWords::tr("With best play it may go like this: in the end you threaten %1, and your "
                                "opponent can only block one.")
                : HintWords::tr("With best play it may go like this: in the end your opponent threatens %1, "
                                "and you can only block one."))
        .arg(HintWords::cells(plan.cells));
}

/// @param isYours whether the person to drop wins by it
QString planSentences(const Plan &plan, bool isYours)
{
    if (plan.rule)
        return ruleSentence(*plan.rule, isYours) + u' ' + ruleResult(Result::Win, plan.cells, isYours);
    if (!plan.isProven)
        return exampleSentence(plan, isYours);
    // "It" is one cell.
    const bool isFallClear = plan.how && (*plan.how != Plan::How::Zugzwang || plan.cells.size() == 1);
    const QString end = endSentence(plan, isYours);
    return isFallClear ? end + u' ' + fallOf(*plan.how, isYours) : end;
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

/// The block, and how it loses all the same.
QString lostBlock(const coach::Hint &hint, const Game &game)
{
    const QString block = HintWords::cells(hint.reason.cells);
    const int drops = hint.outlook.drops;
    const coach::WhyNot *after = hint.afterBlock ? &*hint.afterBlock : nullptr;
    if (!after || after->course.line.empty())
        //: %1 is a cell: "row 3, column 2"
        return HintWords::tr(
                   "You have to block, as your opponent would complete a line at %1 with the next disc, "
                   "but with best play your opponent wins all the same in %n move(s).",
                   "", drops)
            .arg(block);
    Board board = game.board();
    Player player = nextToDrop(game);
    Cell last = board.drop(hint.column, player);
    for (const int column : after->course.line) {
        player = opponent(player);
        last = board.drop(column, player);
    }
    const std::vector<Cell> &cells = after->reason.cells;
    if (after->reason.kind == ReasonKind::WinsNow)
        //: %1 and %2 are cells: "row 3, column 2"
        return HintWords::tr(
                   "You have to block, as your opponent would complete a line at %1 with the next disc, "
                   "but then your opponent completes one at %2.")
            .arg(block, HintWords::cell(last));
    if (after->reason.kind == ReasonKind::TwoThreats && isRightAbove(cells[1], cells[0]))
        //: %1 and %2 are cells: "row 3, column 2"
        return HintWords::tr(
                   "You have to block, as your opponent would complete a line at %1 with the next disc, "
                   "but then your opponent threatens %2, and wins right above it if you block there.")
            .arg(block, HintWords::cell(cells[0]));
    if (after->reason.kind == ReasonKind::TwoThreats)
        //: %1 is a cell, %2 are several: "row 3, column 2 and row 4, column 5"
        return HintWords::tr(
                   "You have to block, as your opponent would complete a line at %1 with the next disc, "
                   "but then your opponent threatens %2, and you can only block one.")
            .arg(block, HintWords::cells(cells));
    if (after->reason.kind == ReasonKind::Forces)
        //: %1 and %2 are cells: "row 3, column 2"
        return HintWords::tr(
                   "You have to block, as your opponent would complete a line at %1 with the next disc, "
                   "but then your opponent makes you block again and again, and wins at %2 in %n "
                   "move(s).",
                   "", drops)
            .arg(block, HintWords::cells(cells));
    const std::optional<Plan> &plan = after->course.plan;
    if (plan && plan->isProven && !plan->rule)
        //: %1 is a cell, %2 one or two: "row 3, column 2 or row 4, column 5"
        return HintWords::tr(
                   "You have to block, as your opponent would complete a line at %1 with the next disc, "
                   "but with best play of both your opponent then wins at %2 in %n move(s).",
                   "", drops)
            .arg(block, oneOf(plan->cells));
    //: %1 and %2 are cells: "row 3, column 2"
    return HintWords::tr(
               "You have to block, as your opponent would complete a line at %1 with the next disc, but "
               "with best play your opponent wins all the same in %n move(s), for example at %2.",
               "", drops)
        .arg(block, HintWords::cell(last));
}

/// The threats that the drop makes, and on whose rows they are.
QString madeThreat(const coach::Hint &hint, const Game &game)
{
    const Player mover = nextToDrop(game);
    Board board = game.board();
    board.drop(hint.column, mover);
    const std::vector<coach::Threat> threats =
        coach::threatsOn(board, game.rules().connect, game.starter())[mover];
    const auto are = [&](const auto &isTrue) {
        return std::ranges::all_of(hint.reason.cells, [&](Cell cell) {
            const auto threat = std::ranges::find(threats, cell, &coach::Threat::cell);
            return threat != threats.end() && isTrue(*threat);
        });
    };
    const QString cells = HintWords::cells(hint.reason.cells);
    if (hint.reason.cells.size() > 1)
        //: %1 is two cells or more: "row 3, column 2 and row 4, column 5"
        return HintWords::tr("This disc makes threats at %1.").arg(cells);
    if (are([](const coach::Threat &threat) { return threat.isPlayable; }))
        //: %1 is a cell: "row 3, column 2"
        return HintWords::tr("This disc makes a threat at %1, which your opponent has to block.").arg(cells);
    if (board.rows() % 2 == 0 && are([](const coach::Threat &threat) { return threat.isGood; }))
        //: %1 is a cell: "row 3, column 2"
        return HintWords::tr(
                   "This disc makes a threat at %1, in a row that you get if the columns fill up in "
                   "pairs.")
            .arg(cells);
    if (board.rows() % 2 == 0 &&
        are([](const coach::Threat &threat) { return !threat.isGood && !threat.isPlayable; }))
        //: %1 is a cell: "row 3, column 2"
        return HintWords::tr("This disc makes a threat at %1, though in a row that your opponent gets if the "
                             "columns fill up in pairs.")
            .arg(cells);
    //: %1 is a cell: "row 3, column 2"
    return HintWords::tr("This disc makes a threat at %1.").arg(cells);
}

/// Of a line that lacks two discs, the cell beside the one that was dropped on.
QString otherEmptyCell(const std::vector<Cell> &line, Cell dropped, const Board &board)
{
    const auto other =
        std::ranges::find_if(line, [&](Cell cell) { return cell != dropped && !board.at(cell); });
    return HintWords::cell(other == line.end() ? dropped : *other);
}

QString stopsThat(const Reason &reason)
{
    if (reason.cells.empty())
        //: %1 is "column 3" or "columns 3 and 5"
        return HintWords::tr("It stops your opponent, who could win by force within %n move(s) after %1.", "",
                             reason.number)
            .arg(HintWords::columns(reason.columns));
    //: %1 is a cell: "row 3, column 2"
    return HintWords::tr("It stops your opponent, who could otherwise start at %1 and win by force within %n "
                         "move(s).",
                         "", reason.number)
        .arg(HintWords::cells(reason.cells));
}

QString reasonAlone(const coach::Hint &hint, const Game &game)
{
    const Reason &reason = hint.reason;
    switch (reason.kind) {
    case ReasonKind::WinsNow:
        return HintWords::tr("Your disc completes a line.");
    case ReasonKind::MustBlock:
        if (reason.cells.size() > 1)
            return HintWords::tr(
                       "Your opponent threatens to complete a line at %1, and you can only block one.")
                .arg(HintWords::cells(reason.cells));
        if (hint.outlook.result == Result::Loss)
            return lostBlock(hint, game);
        return HintWords::tr(
                   "You have to block: your opponent would complete a line at %1 with the next disc.")
            .arg(HintWords::cells(reason.cells));
    case ReasonKind::TwoThreats:
        return twoThreats(reason.cells);
    case ReasonKind::Forces:
        return HintWords::tr(
                   "From here on your opponent has to block every disc of yours, until you complete "
                   "a line at %1.")
            .arg(HintWords::cells(reason.cells));
    case ReasonKind::StopsThat:
        return stopsThat(reason);
    case ReasonKind::NotUnder:
        return notUnder(reason, game);
    case ReasonKind::MakesThreat:
        return madeThreat(hint, game);
    case ReasonKind::BreaksThreat:
        //: %1 is a cell: "row 3, column 2"
        return HintWords::tr("It takes the cell with which your opponent would make a threat at %1.")
            .arg(HintWords::cells(reason.cells));
    case ReasonKind::BreaksLine:
        //: %1 is a cell: "row 3, column 2"
        return HintWords::tr(
                   "It stands in the way: with a disc here and one at %1, your opponent would complete "
                   "a line.")
            .arg(otherEmptyCell(reason.cells, hint.cell, game.board()));
    case ReasonKind::Plan:
        if (!reason.plan->isMovers)
            return planSentences(*reason.plan, false) + u' ' +
                   HintWords::tr("This column holds out longest.");
        return planSentences(*reason.plan, true);
    case ReasonKind::Opening:
        return opening(hint);
    case ReasonKind::OnlyMove:
        return (QStringList{onlyMove(hint.outlook)} + othersByResult(hint.values)).join(u' ');
    case ReasonKind::FollowsUp:
        return ruleSentence(*reason.rule, true) + u' ' + ruleResult(hint.outlook.result, {}, true);
    case ReasonKind::Holds:
        return holds(reason);
    case ReasonKind::Longest:
        return HintWords::tr("Every column loses against best play; this one holds out longest.");
    case ReasonKind::Quickest:
        if (reason.number == 0)
            return HintWords::tr("No column wins sooner.");
        return HintWords::tr("It wins soonest: the next best column takes %n move(s).", "", reason.number);
    }
    return {};
}

/// What the opponent's answer does.
QString answerSentence(const coach::WhyNot &whyNot, const Game &game)
{
    const QString answer = number(whyNot.answer + 1);
    const Reason &reason = whyNot.reason;
    switch (reason.kind) {
    case ReasonKind::WinsNow:
        return HintWords::tr("Your opponent would complete a line at once, in column %1.").arg(answer);
    case ReasonKind::TwoThreats:
        if (reason.cells.size() >= 2 && isRightAbove(reason.cells[1], reason.cells[0]))
            return HintWords::tr(
                       "Your opponent would answer in column %1 and threaten %2; if you block there, "
                       "your opponent completes a line right above it.")
                .arg(answer, HintWords::cell(reason.cells[0]));
        return HintWords::tr("Your opponent would answer in column %1 and threaten %2, of which you can only "
                             "block one.")
            .arg(answer, HintWords::cells(reason.cells));
    case ReasonKind::Forces:
        return HintWords::tr("Your opponent would answer in column %1, and you would have to block again and "
                             "again, until a line is complete at %2.")
            .arg(answer, HintWords::cells(reason.cells));
    case ReasonKind::MustBlock:
        return HintWords::tr("Your opponent would block your threat in column %1.").arg(answer);
    case ReasonKind::StopsThat:
        if (reason.cells.empty())
            //: %2 is "column 3" or "columns 3 and 5"
            return HintWords::tr(
                       "Your opponent would answer in column %1: only after %2 could you win by force.")
                .arg(answer, HintWords::columns(reason.columns));
        //: %2 is a cell: "row 3, column 2"
        return HintWords::tr("Your opponent would answer in column %1 and stop your attack, which could have "
                             "started at %2.")
            .arg(answer, HintWords::cells(reason.cells));
    case ReasonKind::MakesThreat:
        //: %2 is a cell: "row 3, column 2"
        return HintWords::tr("Your opponent would answer in column %1 and make a threat at %2.")
            .arg(answer, HintWords::cells(reason.cells));
    case ReasonKind::BreaksThreat:
        //: %2 is a cell: "row 3, column 2"
        return HintWords::tr(
                   "Your opponent would answer in column %1 and take the cell with which you would make "
                   "a threat at %2.")
            .arg(answer, HintWords::cells(reason.cells));
    case ReasonKind::BreaksLine: {
        Board board = game.board();
        board.drop(whyNot.column, nextToDrop(game));
        //: %2 is a cell: "row 3, column 2"
        return HintWords::tr(
                   "Your opponent would answer in column %1 and stand in your way: with a disc there "
                   "and one at %2, you would complete a line.")
            .arg(answer, otherEmptyCell(reason.cells, board.landing(whyNot.answer).value(), board));
    }
    case ReasonKind::FollowsUp:
        return HintWords::tr("Your opponent would answer in column %1.").arg(answer) + u' ' +
               ruleSentence(*reason.rule, false) + u' ' +
               ruleResult(whyNot.outlook.result == Result::Draw ? Result::Draw : Result::Win, {}, false);
    default:
        if (whyNot.outlook.result == Result::Draw)
            return HintWords::tr("Your opponent would answer in column %1, and with best play of both nobody "
                                 "completes a line any more.")
                .arg(answer);
        return HintWords::tr("Your opponent would answer in column %1.").arg(answer);
    }
}

} // namespace

bool HintWords::isToSwap(const coach::Hint &hint, const Game &game)
{
    return game.maySwap() && hint.outlook.result == Result::Loss;
}

QString HintWords::title(const coach::Hint &hint, const Game &game)
{
    if (isToSwap(hint, game))
        //: the hint: take the first disc over instead of dropping one
        return tr("Swap – you win in %n move(s).", "", hint.outlook.drops);
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
    if (isToSwap(hint, game))
        return tr(
            "With best play the owner of the first disc wins: take it over. Any disc of your own loses.");
    QStringList all{reasonAlone(hint, game)};
    if (const Plan *plan = hint.planBesideReason())
        all << planSentences(*plan, plan->isMovers);
    if (hint.hasOnlyMoveNote())
        all << onlyMove(hint.outlook);
    if (game.step() != Step::Confirm && game.isFirstDiscOffered())
        all << tr("Your opponent may take the first disc over, and does so where it wins.");
    return all.join(u' ');
}

QString HintWords::whyNot(const coach::Hint &hint, const Game &game)
{
    if (!hint.whyNot || isToSwap(hint, game))
        return {};
    const coach::WhyNot &other = *hint.whyNot;
    const QString column = number(other.column + 1);
    QStringList all;
    if (other.outlook.result == Result::Draw)
        all << tr("Column %1 instead would only draw.").arg(column);
    else
        all << tr("Column %1 instead would lose in %n move(s).", "", other.outlook.drops).arg(column);
    all << answerSentence(other, game);
    // The course is the opponent's: the player to move there is not the reader.
    if (const Plan *plan = other.plan())
        all << planSentences(*plan, !plan->isMovers);
    return all.join(u' ');
}

QString HintWords::cell(Cell cell)
{
    //: a place on the board
    return tr("row %1, column %2").arg(number(cell.row + 1), number(cell.column + 1));
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
    if (whyNot.reason.kind != ReasonKind::Plan && whyNot.reason.kind != ReasonKind::MustBlock)
        addAll(whyNot.reason.cells);
    if (const coach::Plan *plan = whyNot.plan())
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
    if (HintWords::isToSwap(hint, game))
        return {{.kind = CoachMark::Kind::Best, .cell = game.lastDrop().value(), .player = game.turn()}};
    CoachMarks marks{{.kind = CoachMark::Kind::Best, .cell = hint.cell, .player = nextToDrop(game)}};
    // Neither player has a choice in it.
    if (hint.reason.kind == coach::Reason::Kind::Forces)
        addForced(marks, hint.reason.line, game);
    for (const Cell cell : hint.reason.cells)
        addMark(marks, CoachMark::Kind::Spoken, cell);
    if (const coach::Plan *plan = hint.planBesideReason()) {
        for (const Cell cell : plan->cells)
            addMark(marks, CoachMark::Kind::Spoken, cell);
    }
    if (hint.afterBlock)
        addWhyNot(marks, *hint.afterBlock, game);
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
