// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/coach/reviewwords.h"

#include "ui/text/words.h"

#include <QLocale>

#include <algorithm>

namespace four {

namespace {
using JudgementKind = coach::Judgement::Kind;
using coach::Oversight;
using coach::Weight;

bool isDouble(const coach::Review &review, std::size_t index, const GameSetup &setup)
{
    return review.drops[index].judgement->oversight == Oversight::AllowedDouble &&
           coach::allowsTwoThreats(review, index, setup.rules);
}

/// The player in the midst of a sentence.
QString nameOf(const GameSetup &setup, Player player)
{
    //: a player without a name, in the midst of a sentence: "Disc 5 (you) went to column 4"
    return Words::isYou(setup, player) ? ReviewWords::tr("you") : Words::playerName(setup, player);
}

QString listOf(const std::vector<int> &columns)
{
    QStringList numbers;
    for (const int column : columns)
        numbers << columnNumber(column);
    return QLocale().createSeparatedList(numbers);
}
} // namespace

QString ReviewWords::judgement(const coach::Review &review, std::size_t index, const GameSetup &setup)
{
    return judgement(*review.drops[index].judgement, isDouble(review, index, setup));
}

QString ReviewWords::judgement(const coach::Judgement &judgement, bool isDouble)
{
    return judgement.oversight ? oversight(judgement, isDouble) : change(judgement);
}

QString ReviewWords::oversight(const coach::Judgement &judgement, bool isDouble)
{
    const bool isBlunder = judgement.weight == Weight::Blunder; // it changed the result
    switch (*judgement.oversight) {
    case Oversight::OverlookedWin:
        //: of a drop
        return isBlunder ? tr("Blunder: a line could have been completed.")
                         : tr("Oversight: a line could have been completed.");
    case Oversight::AllowedWin:
        //: of a drop
        return isBlunder ? tr("Blunder: let the opponent win at once.")
                         : tr("Oversight: let the opponent win at once.");
    case Oversight::AllowedDouble:
        if (judgement.isEstimated)
            return tr("Looks like an oversight: allowed a forced loss (estimate).");
        if (isDouble)
            return isBlunder ? tr("Blunder: allowed two threats at once.")
                             : tr("Oversight: allowed two threats at once.");
        //: of a drop: the opponent can win soon, whatever is answered
        return isBlunder ? tr("Blunder: allowed a forced loss.") : tr("Oversight: allowed a forced loss.");
    case Oversight::OverlookedForced:
        break;
    }
    if (judgement.isEstimated)
        return tr("Looks like an oversight: missed a forced win (estimate).");
    //: of a drop: another would have won soon, whatever is answered
    return isBlunder ? tr("Blunder: missed a forced win.") : tr("Oversight: missed a forced win.");
}

QString ReviewWords::change(const coach::Judgement &judgement)
{
    if (judgement.isEstimated) {
        switch (judgement.kind) {
        case JudgementKind::Forced:
            break; // that is known
        case JudgementKind::OnlyMoveFound:
            //: of a drop: every other seems to make the game worse
            return tr("Seems the only right move (estimate).");
        case JudgementKind::MissedDraw:
            //: of a drop: a search that does not see the end thinks so
            return tr("Looks like a mistake: an even game turned bad (estimate).");
        case JudgementKind::MissedWin:
            return tr("Looks like a mistake: a good game turned even (estimate).");
        case JudgementKind::LostWin:
            return tr("Looks like a mistake: a good game turned bad (estimate).");
        default:
            //: of a drop: there seems to be none that is clearly better
            return tr("Seems right (estimate).");
        }
    }
    switch (judgement.kind) {
    case JudgementKind::Forced:
        //: of a drop: there was no other
        return tr("Forced.");
    case JudgementKind::OnlyMoveFound:
        //: of a drop: every other would have made the result worse
        return tr("The only right move.");
    case JudgementKind::Best:
        //: of a drop: none is better
        return tr("Best.");
    case JudgementKind::Slower:
        //: of a drop: %n is by how many discs of the winner's it wins later than it could
        return tr("Wins %Ln move(s) later.", nullptr, judgement.by);
    case JudgementKind::Hastened:
        //: of a drop: %n is by how many discs of the winner's it loses sooner than it must
        return tr("Loses %Ln move(s) sooner.", nullptr, judgement.by);
    case JudgementKind::MissedDraw:
        // A blunder is an oversight, too, which has its own sentence before this one.
        //: of a drop: the result could have been a draw, and is a loss
        return judgement.weight == Weight::Blunder   ? tr("A draw became a loss.")
               : judgement.weight == Weight::Mistake ? tr("Mistake: a draw became a loss.")
                                                     //: a changed result that is far away
                                                     : tr("Fine point: a draw became a loss.");
    case JudgementKind::MissedWin:
        return judgement.weight == Weight::Blunder   ? tr("A win became a draw.")
               : judgement.weight == Weight::Mistake ? tr("Mistake: a win became a draw.")
                                                     : tr("Fine point: a win became a draw.");
    case JudgementKind::LostWin:
        return judgement.weight == Weight::Blunder   ? tr("A win became a loss.")
               : judgement.weight == Weight::Mistake ? tr("Mistake: a win became a loss.")
                                                     : tr("Fine point: a win became a loss.");
    }
    return {};
}

QString ReviewWords::better(const coach::ReviewedDrop &drop)
{
    if (drop.better) {
        if (drop.better->isPop)
            //: of a turn in a game in which discs can be popped out; %1 is a column's number
            return tr("Popping the disc out of column %1 would have been better (estimate).")
                .arg(columnNumber(drop.better->removal->column));
        if (const std::optional<Cell> cell = drop.better->removal)
            //: of a turn in a game with removals; %1 is a row's number, %2 a column's
            return tr("Removing the disc at row %1, column %2 would have been better (estimate).")
                .arg(number(cell->row + 1), columnNumber(cell->column));
        return tr("Blocking the opponent’s turn after it would have been better (estimate).");
    }
    if (drop.judgement->oversight == Oversight::OverlookedWin) {
        const std::vector<int> winning =
            drop.before ? drop.before->bestColumns() : drop.estimate->bestColumns();
        //: %1 is a column's number, or a list of some
        return (winning.size() == 1 ? tr("Column %1 would have completed a line.")
                                    : tr("Columns %1 would have completed a line."))
            .arg(listOf(winning));
    }
    const std::vector<int> keeping = drop.rightColumns();
    if (!drop.before) {
        //: %1 is a column's number, or a list of some
        return (keeping.size() == 1 ? tr("Column %1 looks better.") : tr("Columns %1 look better."))
            .arg(listOf(keeping));
    }
    const coach::Outlook best = drop.before->best();
    if (best.result == coach::Result::Draw) {
        return (keeping.size() == 1 ? tr("Column %1 would have kept the draw.")
                                    : tr("Columns %1 would have kept the draw."))
            .arg(listOf(keeping));
    }
    if (best.result == coach::Result::Loss)
        //: what the drop allowed; %1 is a column's number, or a list of some
        return (keeping.size() == 1 ? tr("Column %1 would have prevented it.")
                                    : tr("Columns %1 would have prevented it."))
            .arg(listOf(keeping));
    const QString drops = number(best.drops);
    if (keeping.size() == 1)
        //: %1 is the column's number, %2 how many discs the winner would still have dropped
        return tr("Column %1 would have won in %2.").arg(columnNumber(keeping.front()), drops);
    //: %1 is a list of columns, %2 the quickest of them, %3 how many discs that takes
    return tr("Columns %1 would have won, column %2 the soonest, in %3.")
        .arg(listOf(keeping), columnNumber(drop.before->bestColumns().front()), drops);
}

QString ReviewWords::standing(const coach::ReviewedDrop &drop, const GameSetup &setup)
{
    if (!drop.before)
        return estimatedStanding(drop, setup);
    const coach::Outlook outlook = *drop.before->at(drop.column);
    if (outlook.result == coach::Result::Draw)
        return tr("With best play it is a draw.");
    const bool isWin = outlook.result == coach::Result::Win;
    // A drop that completes a line leaves nothing to be won.
    const int left = isWin ? outlook.drops - 1 : outlook.drops;
    const Player winner = isWin ? drop.player : opponent(drop.player);
    const QString name = Words::playerName(setup, winner);
    if (Words::isYou(setup, winner))
        return left == 0 ? tr("You win.") : tr("With best play you win in %1.").arg(number(left));
    if (left == 0)
        return tr("%1 wins.").arg(name);
    //: %1 is a name, %2 how many discs that player still drops
    return tr("With best play %1 wins in %2.").arg(name, number(left));
}

QString ReviewWords::estimatedStanding(const coach::ReviewedDrop &drop, const GameSetup &setup)
{
    const coach::Estimate &estimate = *drop.estimate;
    const coach::Result likely = estimate.likelyResult(drop.column);
    const Player winner = likely == coach::Result::Win ? drop.player : opponent(drop.player);
    const QString name = Words::playerName(setup, winner);
    // A line that this disc completed is no estimate.
    if (estimate.winsAtOnce(drop.column))
        return Words::isYou(setup, winner) ? tr("You win.") : tr("%1 wins.").arg(name);
    if (likely == coach::Result::Draw)
        //: %n is how far the search has looked
        return tr("It looks even, as far as %n turn(s) ahead can be seen.", "", estimate.depth);
    if (Words::isYou(setup, winner))
        return tr("It looks good for you, as far as %n turn(s) ahead can be seen.", "", estimate.depth);
    //: %1 is a name
    return tr("It looks good for %1, as far as %n turn(s) ahead can be seen.", "", estimate.depth).arg(name);
}

QString ReviewWords::brief(const coach::Review &review, std::size_t index, const GameSetup &setup)
{
    if (!review.drops[index].judgement)
        return {};
    const coach::Judgement &judgement = *review.drops[index].judgement;
    if (judgement.oversight) {
        switch (*judgement.oversight) {
        case Oversight::OverlookedWin:
            //: of a move, in a list: the player could have completed a line
            return tr("missed a line");
        case Oversight::AllowedWin:
            //: of a move, in a list: the opponent could then complete a line
            return tr("let a line through");
        case Oversight::AllowedDouble:
            return isDouble(review, index, setup)
                       //: of a move, in a list: the opponent got them
                       ? tr("two threats")
                       //: of a move, in a list
                       : tr("allowed a forced loss");
        case Oversight::OverlookedForced:
            //: of a move, in a list
            return tr("missed a forced win");
        }
    }
    switch (judgement.kind) {
    case JudgementKind::LostWin:
        //: of a move, in a list: how the result changed
        return tr("win → loss");
    case JudgementKind::MissedWin:
        //: of a move, in a list: how the result changed
        return tr("win → draw");
    case JudgementKind::MissedDraw:
        //: of a move, in a list: how the result changed
        return tr("draw → loss");
    default:
        return {};
    }
}

QString ReviewWords::drop(const coach::Review &review, std::size_t index, const GameSetup &setup)
{
    const coach::ReviewedDrop &drop = review.drops[index];
    //: %1 is the number of the disc in the game, %2 a name, %3 a column's number
    const QString which = tr("Disc %1: %2, column %3.")
                              .arg(number(static_cast<qsizetype>(index) + 1), nameOf(setup, drop.player),
                                   columnNumber(drop.column));
    const QString worth = ReviewWords::worth(review, index, setup);
    return worth.isEmpty() ? which : which + u' ' + worth;
}

QString ReviewWords::worth(const coach::Review &review, std::size_t index, const GameSetup &setup)
{
    const coach::ReviewedDrop &drop = review.drops[index];
    if (!drop.judgement)
        return {};
    QStringList sentences;
    sentences << judgement(review, index, setup);
    if (drop.judgement->oversight && drop.judgement->changesResult())
        sentences << change(*drop.judgement);
    if (drop.judgement->oversight || drop.judgement->changesResult())
        sentences << better(drop);
    sentences << standing(drop, setup);
    return sentences.join(u' ');
}

QString ReviewWords::decisions(const coach::Decisions &decisions, const QString &name, bool isWhole)
{
    if (decisions.all == 0)
        //: %1 is a name
        return tr("%1: no decision to make, since whatever was played, the result stayed the same.")
            .arg(name);
    const QString right = number(decisions.kept);
    //: %1 is a name, %2 how many of the decisions were right
    const QString kept =
        (isWhole ? tr("%1: %2 of %Ln decision(s) kept the result.", nullptr, decisions.all)
                 //: of a game of estimates; %1 is a name, %2 how many of the decisions were right
                 : tr("%1: near the end, where values are exact, %2 of %Ln decision(s) kept the result.",
                      nullptr, decisions.all))
            .arg(name, right);
    if (decisions.longestRun < 2)
        return kept;
    //: follows "… 5 of 7 decisions kept the result."
    return kept + u' ' + tr("Longest run of right ones: %1.").arg(number(decisions.longestRun));
}

QString ReviewWords::estimatedDecisions(const coach::Decisions &decisions, const QString &name)
{
    if (decisions.all == 0)
        //: %1 is a name
        return tr("%1: no decision to make by estimate, since no column was ever clearly better.").arg(name);
    //: %1 is a name, %2 how many of the decisions seem right
    return tr("%1: %2 of %Ln decision(s) seem right by estimate.", nullptr, decisions.all)
        .arg(name, number(decisions.kept));
}

QString ReviewWords::faults(const coach::Faults &faults, bool withFinePoints)
{
    if (faults == coach::Faults() ||
        (!withFinePoints && faults == coach::Faults{.finePoints = faults.finePoints}))
        return {};
    //: of one player in a game; %1 to %3 are numbers
    return (withFinePoints
                ? tr("Oversights: %1, blunders: %2, mistakes: %3, fine points: %4.")
                      .arg(number(faults.oversights), number(faults.blunders), number(faults.mistakes),
                           number(faults.finePoints))
                : tr("Oversights: %1, blunders: %2, mistakes: %3.")
                      .arg(number(faults.oversights), number(faults.blunders), number(faults.mistakes)));
}

QString ReviewWords::turningPoint(const coach::Review &review, const GameSetup &setup)
{
    if (!review.turningPoint)
        return review.isExact() ? tr("No move changed the theoretical result.")
                                : tr("By estimate, no move clearly changed the game.");
    const coach::ReviewedDrop &drop = review.drops[*review.turningPoint];
    const coach::Judgement &judgement = *drop.judgement;
    const auto ofOversight = [&] {
        switch (*judgement.oversight) {
        case Oversight::OverlookedWin:
            //: %1 is the number of the disc in the game, %2 a column's number, %3 a name
            return tr("Turning point: disc %1 (%3), in column %2, missed a line.");
        case Oversight::AllowedWin:
            return tr("Turning point: disc %1 (%3), in column %2, let the opponent win at once.");
        case Oversight::AllowedDouble:
            if (judgement.isEstimated)
                return tr("Turning point, by estimate: disc %1 (%3), in column %2, allowed a forced loss.");
            return isDouble(review, *review.turningPoint, setup)
                       ? tr("Turning point: disc %1 (%3), in column %2, allowed two threats at once.")
                       : tr("Turning point: disc %1 (%3), in column %2, allowed a forced loss.");
        case Oversight::OverlookedForced:
            break;
        }
        return judgement.isEstimated
                   ? tr("Turning point, by estimate: disc %1 (%3), in column %2, missed a forced win.")
                   : tr("Turning point: disc %1 (%3), in column %2, missed a forced win.");
    };
    const auto ofEstimate = [&] {
        switch (judgement.kind) {
        case JudgementKind::LostWin:
            //: %1 is the number of the disc in the game, %2 a column's number, %3 a name
            return tr("Turning point, by estimate: disc %1 (%3), in column %2, turned a good game into a "
                      "bad one.");
        case JudgementKind::MissedWin:
            return tr("Turning point, by estimate: disc %1 (%3), in column %2, turned a good game into "
                      "an even one.");
        default:
            return tr("Turning point, by estimate: disc %1 (%3), in column %2, turned an even game into "
                      "a bad one.");
        }
    };
    const auto ofFinePoint = [&] {
        switch (judgement.kind) {
        case JudgementKind::LostWin:
            //: there is no turning point that a person could have seen; %1 is the number of the disc in the
            //: game, %2 a column's number, %3 a name
            return tr("There was no mistake, only fine points; the last: disc %1 (%3), in column %2, turned "
                      "a win into a loss.");
        case JudgementKind::MissedWin:
            return tr("There was no mistake, only fine points; the last: disc %1 (%3), in column %2, turned "
                      "a win into a draw.");
        default:
            return tr("There was no mistake, only fine points; the last: disc %1 (%3), in column %2, turned "
                      "a draw into a loss.");
        }
    };
    const auto ofChange = [&] {
        switch (judgement.kind) {
        case JudgementKind::LostWin:
            //: %1 is the number of the disc in the game, %2 a column's number, %3 a name
            return tr("Turning point: disc %1 (%3), in column %2, turned a win into a loss.");
        case JudgementKind::MissedWin:
            return tr("Turning point: disc %1 (%3), in column %2, turned a win into a draw.");
        default:
            return tr("Turning point: disc %1 (%3), in column %2, turned a draw into a loss.");
        }
    };
    const QString sentence = judgement.oversight       ? ofOversight()
                             : judgement.isEstimated   ? ofEstimate()
                             : judgement.isFinePoint() ? ofFinePoint()
                                                       : ofChange();
    return sentence.arg(number(static_cast<qsizetype>(*review.turningPoint) + 1), columnNumber(drop.column),
                        nameOf(setup, drop.player)) +
           u' ' + better(drop);
}

QString ReviewWords::swap(const coach::ReviewedSwap &swap)
{
    const bool isMistake = swap.judgement.changesResult();
    if (!swap.isTaken && !isMistake)
        return {};
    if (swap.judgement.isEstimated)
        return !swap.isTaken ? tr("A swap in reply to the first disc looks better (estimate).")
               : isMistake   ? tr("The swap looks like a mistake (estimate).")
                             : tr("The swap seems right (estimate).");
    if (!swap.isTaken)
        return tr("A swap was missed: with best play the owner of the first disc wins.");
    if (isMistake)
        return tr("The swap gave the win away: with best play the owner of the first disc loses.");
    return swap.judgement.kind == JudgementKind::OnlyMoveFound
               ? tr("The swap was right: with best play the owner of the first disc wins.")
               : tr("The swap changed nothing: with best play it is a draw, whoever owns the first disc.");
}

QString ReviewWords::turningHead(const coach::Review &review)
{
    if (!review.turningPoint)
        return tr("No turning point");
    const coach::Judgement &judgement = *review.drops[*review.turningPoint].judgement;
    if (judgement.isFinePoint())
        return tr("Only fine points");
    //: %1 is the number of the disc in the game
    return (judgement.isEstimated ? tr("Turning point (estimate): disc %1") : tr("Turning point: disc %1"))
        .arg(number(static_cast<qsizetype>(*review.turningPoint) + 1));
}

QString ReviewWords::turning(const coach::Review &review, const GameSetup &setup)
{
    QStringList sentences;
    if (!review.turningPoint || review.drops[*review.turningPoint].judgement->isFinePoint()) {
        sentences << turningPoint(review, setup);
    } else {
        const coach::ReviewedDrop &drop = review.drops[*review.turningPoint];
        //: what the game turned on: %1 is a name, %2 a column's number
        sentences << tr("%1, column %2.").arg(nameOf(setup, drop.player), columnNumber(drop.column))
                  << judgement(review, *review.turningPoint, setup) << better(drop);
    }
    if (review.swap)
        sentences << swap(*review.swap);
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

QString ReviewWords::kept(const coach::Review &review, Player player, const GameSetup &setup)
{
    const QString name = Words::playerName(setup, player);
    const coach::Decisions &decisions = (review.isExact() ? review.decisions : review.estimated)[player];
    if (decisions.all == 0)
        //: of a reviewed game: %1 is a name
        return tr("%1: no decisions").arg(name);
    //: of a reviewed game: %1 is a name, %2 of %3 decisions
    return (review.isExact() ? tr("%1: kept the result %2 of %3 times")
                             : tr("%1: %2 of %3 decisions seem right"))
        .arg(name, number(decisions.kept), number(decisions.all));
}

QString ReviewWords::ofPlayer(const coach::Review &review, Player player, const GameSetup &setup,
                              bool withFinePoints)
{
    const QString name = Words::playerName(setup, player);
    QStringList sentences;
    if (review.isExact()) {
        sentences << decisions(review.decisions[player], name, true);
    } else {
        sentences << estimatedDecisions(review.estimated[player], name);
        if (review.decisions[player].all > 0)
            sentences << decisions(review.decisions[player], name, false);
    }
    sentences << faults(review.faults[player], withFinePoints);
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

QStringList ReviewWords::remarks(const coach::Review &review, const GameSetup &setup)
{
    QStringList sentences;
    for (const Player player : bothPlayers) {
        const QString name = Words::playerName(setup, player);
        const coach::Decisions &exact = review.decisions[player];
        if (review.isExact() && exact.longestRun >= 2)
            //: of decisions that kept the result: %1 is a name
            sentences << tr("%1: longest run of right ones %2.").arg(name, number(exact.longestRun));
        else if (!review.isExact() && exact.all > 0)
            sentences << decisions(exact, name, false);
    }
    if (!review.isExact())
        sentences << tr(
            "The hollow signs are estimates: where blocks or removals can still be used, and on large "
            "boards, exact values cannot be had. They are not counted in the statistics.");
    return sentences;
}

QStringList ReviewWords::summary(const coach::Review &review, const GameSetup &setup, bool withFinePoints)
{
    QStringList sentences{turningPoint(review, setup)};
    if (const QString swap = review.swap ? ReviewWords::swap(*review.swap) : QString(); !swap.isEmpty())
        sentences.last() += u' ' + swap;
    for (const Player player : bothPlayers)
        sentences << ofPlayer(review, player, setup, withFinePoints);
    if (!review.isExact())
        sentences << remarks(review, setup).last();
    return sentences;
}

QString ReviewWords::question(const coach::Review &review, std::size_t index, const GameSetup &setup)
{
    const coach::ReviewedDrop &drop = review.drops[index];
    const auto sentence = [&] {
        const std::optional<Oversight> oversight = drop.judgement->oversight;
        if (oversight == Oversight::OverlookedWin)
            //: %1 is the number of the disc in the game, %2 a name, %3 a column's number
            return tr("Disc %1 (%2) went to column %3 and missed a line. Find a better column.");
        if (oversight == Oversight::AllowedWin)
            return tr("Disc %1 (%2) went to column %3 and let the opponent win at once. Find a better "
                      "column.");
        if (drop.judgement->isEstimated)
            //: %1 is the number of the disc in the game, %2 a name, %3 a column's number
            return tr("Disc %1 (%2) went to column %3, which looks like a mistake (estimate). Find a better "
                      "column.");
        if (oversight == Oversight::AllowedDouble)
            return isDouble(review, index, setup)
                       ? tr("Disc %1 (%2) went to column %3 and allowed two threats at once. Find a better "
                            "column.")
                       : tr("Disc %1 (%2) went to column %3 and allowed a forced loss. Find a better "
                            "column.");
        if (oversight == Oversight::OverlookedForced)
            return tr("Disc %1 (%2) went to column %3 and missed a forced win. Find a better column.");
        switch (drop.judgement->kind) {
        case JudgementKind::LostWin:
            //: %1 is the number of the disc in the game, %2 a name, %3 a column's number
            return tr("Disc %1 (%2) went to column %3, and a win became a loss. Find a better column.");
        case JudgementKind::MissedWin:
            return tr("Disc %1 (%2) went to column %3, and a win became a draw. Find a better column.");
        default:
            return tr("Disc %1 (%2) went to column %3, and a draw became a loss. Find a better column.");
        }
    };
    return sentence().arg(number(static_cast<qsizetype>(index) + 1), nameOf(setup, drop.player),
                          columnNumber(drop.column));
}

QString ReviewWords::clue(const coach::ReviewedDrop &drop)
{
    const auto columns = static_cast<int>(drop.rightColumns().size());
    if (!drop.before)
        //: %n is how many columns are better
        return tr("%Ln column(s) look better.", nullptr, columns);
    const coach::Outlook best = drop.before->best();
    if (best.result == coach::Result::Draw)
        //: %n is how many columns are right
        return tr("%Ln column(s) would keep the draw.", nullptr, columns);
    if (best.result == coach::Result::Loss)
        //: what the drop allowed; %n is how many columns are right
        return tr("%Ln column(s) would prevent it.", nullptr, columns);
    //: %n is how many columns are right, %1 in how many discs the best of them wins
    return tr("%Ln column(s) would win, at best in %1.", nullptr, columns).arg(number(best.drops));
}

QString ReviewWords::verdict(const coach::ReviewedDrop &drop, int column)
{
    const QString place = columnNumber(column);
    if (!drop.before) {
        if (!drop.estimate->isClearlyWorse(column))
            return tr("Seems right: column %1 (estimate).").arg(place);
        if (drop.estimate->likelyResult(column) == coach::Result::Draw)
            return tr("Not yet: column %1 looks only even (estimate).").arg(place);
        return tr("Not yet: column %1 looks bad (estimate).").arg(place);
    }
    const coach::Outlook outlook = *drop.before->at(column);
    const QString drops = number(outlook.drops);
    const std::vector<int> right = drop.rightColumns();
    const bool isRight = std::ranges::find(right, column) != right.end();
    switch (outlook.result) {
    case coach::Result::Draw:
        return (isRight ? tr("Right: column %1 keeps the draw.") : tr("Not yet: column %1 only draws."))
            .arg(place);
    case coach::Result::Win:
        return (isRight ? tr("Right: column %1 wins in %2.") : tr("Not yet: column %1 wins only in %2."))
            .arg(place, drops);
    case coach::Result::Loss:
        break;
    }
    //: %2 is how many discs the opponent still has to drop
    return (isRight ? tr("Right: column %1 holds out, and loses only in %2.")
                    : tr("Not yet: column %1 loses in %2."))
        .arg(place, drops);
}

QString ReviewWords::answer(int column, const GameSetup &setup, Player player)
{
    if (Words::isYou(setup, player))
        return tr("You answer in column %1.").arg(columnNumber(column));
    //: %1 is a name
    return tr("%1 answers in column %2.").arg(Words::playerName(setup, player), columnNumber(column));
}

QString ReviewWords::chart(const coach::Review &review, const GameSetup &setup)
{
    QStringList sentences;
    for (std::size_t i = 0; i < review.drops.size(); ++i) {
        const std::optional<coach::Judgement> &judgement = review.drops[i].judgement;
        if (judgement && (judgement->oversight || judgement->changesResult()))
            sentences << drop(review, i, setup);
    }
    return sentences.isEmpty() ? turningPoint(review, setup) : sentences.join(u'\n');
}

} // namespace four
