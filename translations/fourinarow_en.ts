<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>four::BoardWords</name>
    <message numerus="yes">
        <source>Column %1, %n disc(s), top %2</source>
        <extracomment>%1 is the column&apos;s number, %n how many discs are in it, %2 the colour of the topmost</extracomment>
        <translation>
            <numerusform>Column %1, %n disc, top %2</numerusform>
            <numerusform>Column %1, %n discs, top %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::CoachPage</name>
    <message numerus="yes">
        <source>This is an estimate that sees %n turn(s) ahead, and proves nothing: as long as turns can be blocked or discs removed, nobody knows the exact values.</source>
        <translation>
            <numerusform>This is an estimate that sees %n turn ahead, and proves nothing: as long as turns can be blocked or discs removed, nobody knows the exact values.</numerusform>
            <numerusform>This is an estimate that sees %n turns ahead, and proves nothing: as long as turns can be blocked or discs removed, nobody knows the exact values.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is an estimate that sees %n turn(s) ahead, and proves nothing: on a board of this size it takes too long to find the exact values.</source>
        <translation>
            <numerusform>This is an estimate that sees %n turn ahead, and proves nothing: on a board of this size it takes too long to find the exact values.</numerusform>
            <numerusform>This is an estimate that sees %n turns ahead, and proves nothing: on a board of this size it takes too long to find the exact values.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is an estimate that sees %n turn(s) ahead, and proves nothing: on a board that was filled beforehand, nobody knows the exact values.</source>
        <translation>
            <numerusform>This is an estimate that sees %n turn ahead, and proves nothing: on a board that was filled beforehand, nobody knows the exact values.</numerusform>
            <numerusform>This is an estimate that sees %n turns ahead, and proves nothing: on a board that was filled beforehand, nobody knows the exact values.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is an estimate that sees %n turn(s) ahead, and proves nothing: where discs can be popped out, nobody knows the exact values.</source>
        <translation>
            <numerusform>This is an estimate that sees %n turn ahead, and proves nothing: where discs can be popped out, nobody knows the exact values.</numerusform>
            <numerusform>This is an estimate that sees %n turns ahead, and proves nothing: where discs can be popped out, nobody knows the exact values.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is an estimate that sees %n turn(s) ahead, and proves nothing. A drop alone looks worse.</source>
        <translation>
            <numerusform>This is an estimate that sees %n turn ahead, and proves nothing. A drop alone looks worse.</numerusform>
            <numerusform>This is an estimate that sees %n turns ahead, and proves nothing. A drop alone looks worse.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::ColumnValues</name>
    <message numerus="yes">
        <source>%1: an estimate, %n turn(s) ahead</source>
        <extracomment>of a column: %1 is &quot;looks good&quot;</extracomment>
        <translation>
            <numerusform>%1: an estimate, %n turn ahead</numerusform>
            <numerusform>%1: an estimate, %n turns ahead</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::DrillView</name>
    <message numerus="yes">
        <source>Asked again in %Ln day(s), on %1.</source>
        <translation>
            <numerusform>Asked again in %Ln day, on %1.</numerusform>
            <numerusform>Asked again in %Ln days, on %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::EndingView</name>
    <message numerus="yes">
        <source>Column %1: %Ln safe cell(s)</source>
        <extracomment>a row of a table; %1 is a column&apos;s number, %n how many cells</extracomment>
        <translation>
            <numerusform>Column %1: %Ln safe cell</numerusform>
            <numerusform>Column %1: %Ln safe cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Total: %Ln safe cell(s)</source>
        <translation>
            <numerusform>Total: %Ln safe cell</numerusform>
            <numerusform>Total: %Ln safe cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::EndingWords</name>
    <message numerus="yes">
        <source>%Ln open column(s) · %1</source>
        <extracomment>%n is how many columns have room, %1 a rating</extracomment>
        <translation>
            <numerusform>%Ln open column · %1</numerusform>
            <numerusform>%Ln open columns · %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves first. %Ln safe cell(s) are left: an odd number.</source>
        <extracomment>%1 is a colour, %n how many cells</extracomment>
        <translation>
            <numerusform>%1 moves first. %Ln safe cell is left: an odd number.</numerusform>
            <numerusform>%1 moves first. %Ln safe cells are left: an odd number.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 uses one up, in column %2. %Ln pair(s) are left.</source>
        <extracomment>%1 is a colour, %2 a column&apos;s number, %n how many pairs of cells</extracomment>
        <translation>
            <numerusform>%1 uses one up, in column %2. %Ln pair is left.</numerusform>
            <numerusform>%1 uses one up, in column %2. %Ln pairs are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves first. %2 safe cells are left: %Ln pair(s).</source>
        <extracomment>%1 is a colour, %2 how many cells, %n how many pairs of cells</extracomment>
        <translation>
            <numerusform>%1 moves first. %2 safe cells are left: %Ln pair.</numerusform>
            <numerusform>%1 moves first. %2 safe cells are left: %Ln pairs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %Ln pair(s) it is the turn of %1 again, who must drop into column %2, row %3.</source>
        <extracomment>%1 is a colour, %2 a column&apos;s number, %3 a row&apos;s, %n how many pairs of cells</extracomment>
        <translation>
            <numerusform>After %Ln pair it is the turn of %1 again, who must drop into column %2, row %3.</numerusform>
            <numerusform>After %Ln pairs it is the turn of %1 again, who must drop into column %2, row %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %Ln pair(s), %1 must drop into column %2.</source>
        <extracomment>%1 is a colour, %2 a column&apos;s number, %n how many pairs of cells</extracomment>
        <translation>
            <numerusform>After %Ln pair, %1 must drop into column %2.</numerusform>
            <numerusform>After %Ln pairs, %1 must drop into column %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::FileWords</name>
    <message numerus="yes">
        <source>%n game(s) could not be read.</source>
        <extracomment>%n is how many games</extracomment>
        <translation>
            <numerusform>%n game could not be read.</numerusform>
            <numerusform>%n games could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were read, but not all of them could be kept.</source>
        <extracomment>%n is how many games</extracomment>
        <translation>
            <numerusform>%n game was read, but it could not be kept.</numerusform>
            <numerusform>%n games were read, but not all of them could be kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You stopped: %n game(s) were added to your history. To have the others as well, open the same again.</source>
        <translation>
            <numerusform>You stopped: %n game was added to your history. To have the others as well, open the same again.</numerusform>
            <numerusform>You stopped: %n games were added to your history. To have the others as well, open the same again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were added to your history; the last one is open.</source>
        <extracomment>%n is how many games</extracomment>
        <translation>
            <numerusform>%n game was added to your history; it is open.</numerusform>
            <numerusform>%n games were added to your history; the last one is open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were added to your history.</source>
        <translation>
            <numerusform>%n game was added to your history.</numerusform>
            <numerusform>%n games were added to your history.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were read; your history had them already.</source>
        <extracomment>%n is how many games</extracomment>
        <translation>
            <numerusform>%n game was read; your history had it already.</numerusform>
            <numerusform>%n games were read; your history had them already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It had %n more already.</source>
        <extracomment>%n is how many games of a file</extracomment>
        <translation>
            <numerusform>It had %n more already.</numerusform>
            <numerusform>It had %n more already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Training results of %n player(s) were added.</source>
        <extracomment>%n is the number of players whose puzzles and lessons came in with a file</extracomment>
        <translation>
            <numerusform>Training results of %n player were added.</numerusform>
            <numerusform>Training results of %n players were added.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::GameClipboard</name>
    <message numerus="yes">
        <source>A new game with %n move(s) from the clipboard was opened.</source>
        <extracomment>%n is how many moves</extracomment>
        <translation>
            <numerusform>A new game with %n move from the clipboard was opened.</numerusform>
            <numerusform>A new game with %n moves from the clipboard was opened.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::GamePreview</name>
    <message numerus="yes">
        <source>%Ln game(s) chosen</source>
        <translation>
            <numerusform>%Ln game chosen</numerusform>
            <numerusform>%Ln games chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln disc(s)</source>
        <translation>
            <numerusform>%Ln disc</numerusform>
            <numerusform>%Ln discs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln minute</numerusform>
            <numerusform>%Ln minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hint(s)</source>
        <translation>
            <numerusform>%Ln hint</numerusform>
            <numerusform>%Ln hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::HintWords</name>
    <message numerus="yes">
        <source>It wins soonest: the next best column takes %n move(s).</source>
        <translation>
            <numerusform>It wins soonest: the next best column takes %n move.</numerusform>
            <numerusform>It wins soonest: the next best column takes %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Column %1 – you win in %n move(s).</source>
        <translation>
            <numerusform>Column %1 – you win in %n move.</numerusform>
            <numerusform>Column %1 – you win in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Column %1 – you lose in %n move(s), if your opponent makes no mistake.</source>
        <translation>
            <numerusform>Column %1 – you lose in %n move, if your opponent makes no mistake.</numerusform>
            <numerusform>Column %1 – you lose in %n moves, if your opponent makes no mistake.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Column %1 instead would lose in %n move(s).</source>
        <translation>
            <numerusform>Column %1 instead would lose in %n move.</numerusform>
            <numerusform>Column %1 instead would lose in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have to block, as your opponent would complete a line at %1 with the next disc, but with best play your opponent wins all the same in %n move(s).</source>
        <extracomment>%1 is a cell: &quot;row 3, column 2&quot;</extracomment>
        <translation>
            <numerusform>You have to block, as your opponent would complete a line at %1 with the next disc, but with best play your opponent wins all the same in %n move.</numerusform>
            <numerusform>You have to block, as your opponent would complete a line at %1 with the next disc, but with best play your opponent wins all the same in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have to block, as your opponent would complete a line at %1 with the next disc, but then your opponent makes you block again and again, and wins at %2 in %n move(s).</source>
        <extracomment>%1 and %2 are cells: &quot;row 3, column 2&quot;</extracomment>
        <translation>
            <numerusform>You have to block, as your opponent would complete a line at %1 with the next disc, but then your opponent makes you block again and again, and wins at %2 in %n move.</numerusform>
            <numerusform>You have to block, as your opponent would complete a line at %1 with the next disc, but then your opponent makes you block again and again, and wins at %2 in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have to block, as your opponent would complete a line at %1 with the next disc, but with best play of both your opponent then wins at %2 in %n move(s).</source>
        <extracomment>%1 is a cell, %2 one or two: &quot;row 3, column 2 or row 4, column 5&quot;</extracomment>
        <translation>
            <numerusform>You have to block, as your opponent would complete a line at %1 with the next disc, but with best play of both your opponent then wins at %2 in %n move.</numerusform>
            <numerusform>You have to block, as your opponent would complete a line at %1 with the next disc, but with best play of both your opponent then wins at %2 in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have to block, as your opponent would complete a line at %1 with the next disc, but with best play your opponent wins all the same in %n move(s), for example at %2.</source>
        <extracomment>%1 and %2 are cells: &quot;row 3, column 2&quot;</extracomment>
        <translation>
            <numerusform>You have to block, as your opponent would complete a line at %1 with the next disc, but with best play your opponent wins all the same in %n move, for example at %2.</numerusform>
            <numerusform>You have to block, as your opponent would complete a line at %1 with the next disc, but with best play your opponent wins all the same in %n moves, for example at %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It stops your opponent, who could win by force within %n move(s) after %1.</source>
        <extracomment>%1 is &quot;column 3&quot; or &quot;columns 3 and 5&quot;</extracomment>
        <translation>
            <numerusform>It stops your opponent, who could win by force within %n move after %1.</numerusform>
            <numerusform>It stops your opponent, who could win by force within %n moves after %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It stops your opponent, who could otherwise start at %1 and win by force within %n move(s).</source>
        <extracomment>%1 is a cell: &quot;row 3, column 2&quot;</extracomment>
        <translation>
            <numerusform>It stops your opponent, who could otherwise start at %1 and win by force within %n move.</numerusform>
            <numerusform>It stops your opponent, who could otherwise start at %1 and win by force within %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Swap – you win in %n move(s).</source>
        <extracomment>the hint: take the first disc over instead of dropping one</extracomment>
        <translation>
            <numerusform>Swap – you win in %n move.</numerusform>
            <numerusform>Swap – you win in %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::HistoryDialog</name>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) deleted.</source>
        <translation>
            <numerusform>%Ln game deleted.</numerusform>
            <numerusform>%Ln games deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) brought back.</source>
        <translation>
            <numerusform>%Ln game brought back.</numerusform>
            <numerusform>%Ln games brought back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::HistoryModel</name>
    <message numerus="yes">
        <source>%n disc(s)</source>
        <translation>
            <numerusform>%n disc</numerusform>
            <numerusform>%n discs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::ImportDialog</name>
    <message numerus="yes">
        <source>%n game(s) have been read so far.</source>
        <extracomment>%n is how many games</extracomment>
        <translation>
            <numerusform>%n game has been read so far.</numerusform>
            <numerusform>%n games have been read so far.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::LearnHome</name>
    <message numerus="yes">
        <source>Rush is over: %Ln puzzle(s) solved, %1 missed.</source>
        <extracomment>%n is how many puzzles were solved, %1 how many were not</extracomment>
        <translation>
            <numerusform>Rush is over: %Ln puzzle solved, %1 missed.</numerusform>
            <numerusform>Rush is over: %Ln puzzles solved, %1 missed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::MeetingPage</name>
    <message numerus="yes">
        <source>%n invitation(s)</source>
        <translation>
            <numerusform>%n invitation</numerusform>
            <numerusform>%n invitations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::Names</name>
    <message numerus="yes">
        <source>A name has at most %n character(s).</source>
        <translation>
            <numerusform>A name has at most %n character.</numerusform>
            <numerusform>A name has at most %n characters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::OpeningRows</name>
    <message numerus="yes">
        <source>Column %1, %2, %Ln game(s): %3 %4, drawn %5, %6 %7, unfinished %8</source>
        <extracomment>%1 is a column&apos;s number, %2 what it is worth, %3 and %6 are colours, %4 and %7 how many games they won, %5 how many were drawn, %8 how many are not finished</extracomment>
        <translation>
            <numerusform>Column %1, %2, %Ln game: %3 %4, drawn %5, %6 %7, unfinished %8</numerusform>
            <numerusform>Column %1, %2, %Ln games: %3 %4, drawn %5, %6 %7, unfinished %8</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Column %1, %2, %Ln game(s): %3 %4, drawn %5, %6 %7</source>
        <extracomment>%1 is a column&apos;s number, %2 what it is worth, %3 and %6 are colours, %4 and %7 how many games they won, %5 how many were drawn</extracomment>
        <translation>
            <numerusform>Column %1, %2, %Ln game: %3 %4, drawn %5, %6 %7</numerusform>
            <numerusform>Column %1, %2, %Ln games: %3 %4, drawn %5, %6 %7</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::OpeningsFoot</name>
    <message numerus="yes">
        <source>After %Ln disc(s): %1.</source>
        <extracomment>%1 is a list as in &quot;column 4, column 5&quot;</extracomment>
        <translation>
            <numerusform>After %Ln disc: %1.</numerusform>
            <numerusform>After %Ln discs: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %Ln disc(s), the last one in column %1.</source>
        <extracomment>said by a screen reader; %1 is a number</extracomment>
        <translation>
            <numerusform>After %Ln disc, the last one in column %1.</numerusform>
            <numerusform>After %Ln discs, the last one in column %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::OpeningsPage</name>
    <message numerus="yes">
        <source>%Ln game(s), mirror images among them. Enter goes there, %1 goes back.</source>
        <extracomment>%1 is a key</extracomment>
        <translation>
            <numerusform>%Ln game, mirror images among them. Enter goes there, %1 goes back.</numerusform>
            <numerusform>%Ln games, mirror images among them. Enter goes there, %1 goes back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Column %1 wins fastest: in %Ln move(s).</source>
        <extracomment>%1 is a column&apos;s number</extracomment>
        <translation>
            <numerusform>Column %1 wins fastest: in %Ln move.</numerusform>
            <numerusform>Column %1 wins fastest: in %Ln moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Columns %1 win fastest: in %Ln move(s).</source>
        <translation>
            <numerusform>Columns %1 win fastest: in %Ln move.</numerusform>
            <numerusform>Columns %1 win fastest: in %Ln moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every column loses. Column %1 loses latest: in %Ln move(s).</source>
        <extracomment>%1 is a column&apos;s number</extracomment>
        <translation>
            <numerusform>Every column loses. Column %1 loses latest: in %Ln move.</numerusform>
            <numerusform>Every column loses. Column %1 loses latest: in %Ln moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every column loses. Columns %1 lose latest: in %Ln move(s).</source>
        <translation>
            <numerusform>Every column loses. Columns %1 lose latest: in %Ln move.</numerusform>
            <numerusform>Every column loses. Columns %1 lose latest: in %Ln moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::Practice</name>
    <message numerus="yes">
        <source>That gives the draw away: now your opponent can win in %n move(s).</source>
        <translation>
            <numerusform>That gives the draw away: now your opponent can win in %n move.</numerusform>
            <numerusform>That gives the draw away: now your opponent can win in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You could have completed a line just now; from here your opponent can win in %n move(s).</source>
        <translation>
            <numerusform>You could have completed a line just now; from here your opponent can win in %n move.</numerusform>
            <numerusform>You could have completed a line just now; from here your opponent can win in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That gives the win away: now your opponent can win in %n move(s).</source>
        <translation>
            <numerusform>That gives the win away: now your opponent can win in %n move.</numerusform>
            <numerusform>That gives the win away: now your opponent can win in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You could have completed a line just now. You still win, in %n move(s).</source>
        <translation>
            <numerusform>You could have completed a line just now. You still win, in %n move.</numerusform>
            <numerusform>You could have completed a line just now. You still win, in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That looks like a mistake: even before, bad for you now (an estimate, %n turn(s) ahead).</source>
        <translation>
            <numerusform>That looks like a mistake: even before, bad for you now (an estimate, %n turn ahead).</numerusform>
            <numerusform>That looks like a mistake: even before, bad for you now (an estimate, %n turns ahead).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That looks like a mistake: good for you before, even now (an estimate, %n turn(s) ahead).</source>
        <translation>
            <numerusform>That looks like a mistake: good for you before, even now (an estimate, %n turn ahead).</numerusform>
            <numerusform>That looks like a mistake: good for you before, even now (an estimate, %n turns ahead).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That looks like a mistake: good for you before, bad now (an estimate, %n turn(s) ahead).</source>
        <translation>
            <numerusform>That looks like a mistake: good for you before, bad now (an estimate, %n turn ahead).</numerusform>
            <numerusform>That looks like a mistake: good for you before, bad now (an estimate, %n turns ahead).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can prove why here: this is what a look %n turn(s) ahead shows.</source>
        <translation>
            <numerusform>Nobody can prove why here: this is what a look %n turn ahead shows.</numerusform>
            <numerusform>Nobody can prove why here: this is what a look %n turns ahead shows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You could have forced a win in %n move(s). You still win, but later.</source>
        <extracomment>%n is in how many of your moves; another column would have won</extracomment>
        <translation>
            <numerusform>You could have forced a win in %n move. You still win, but later.</numerusform>
            <numerusform>You could have forced a win in %n moves. You still win, but later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now your opponent can force a win in %n move(s). You could have prevented it.</source>
        <translation>
            <numerusform>Now your opponent can force a win in %n move. You could have prevented it.</numerusform>
            <numerusform>Now your opponent can force a win in %n moves. You could have prevented it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removing a disc instead would have been better (an estimate, %n turn(s) ahead).</source>
        <translation>
            <numerusform>Removing a disc instead would have been better (an estimate, %n turn ahead).</numerusform>
            <numerusform>Removing a disc instead would have been better (an estimate, %n turns ahead).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocking your opponent’s turn would have been better (an estimate, %n turn(s) ahead).</source>
        <translation>
            <numerusform>Blocking your opponent’s turn would have been better (an estimate, %n turn ahead).</numerusform>
            <numerusform>Blocking your opponent’s turn would have been better (an estimate, %n turns ahead).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Popping a disc out instead would have been better (an estimate, %n turn(s) ahead).</source>
        <translation>
            <numerusform>Popping a disc out instead would have been better (an estimate, %n turn ahead).</numerusform>
            <numerusform>Popping a disc out instead would have been better (an estimate, %n turns ahead).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::PreferencesDialog</name>
    <message numerus="yes">
        <source>After %n second(s)</source>
        <translation>
            <numerusform>After %n second</numerusform>
            <numerusform>After %n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::ProgressDialog</name>
    <message numerus="yes">
        <source>Rating %1, give or take %2, from %n puzzle(s).</source>
        <extracomment>%1 is a rating, %2 how far off it may be; %n how many puzzles it is of</extracomment>
        <translation>
            <numerusform>Rating %1, give or take %2, from %n puzzle.</numerusform>
            <numerusform>Rating %1, give or take %2, from %n puzzles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest streak was %Ln day(s).</source>
        <extracomment>%n is the most days, one after the other, on which the puzzle of the day was done</extracomment>
        <translation>
            <numerusform>The longest streak was %Ln day.</numerusform>
            <numerusform>The longest streak was %Ln days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) so far.</source>
        <extracomment>%n is how many times Rush was played</extracomment>
        <translation>
            <numerusform>%n run so far.</numerusform>
            <numerusform>%n runs so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rush: at best %n puzzle(s) in three minutes, on %1.</source>
        <extracomment>the best run; %n is how many puzzles were solved, %1 a date</extracomment>
        <translation>
            <numerusform>Rush: at best %n puzzle in three minutes, on %1.</numerusform>
            <numerusform>Rush: at best %n puzzles in three minutes, on %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>My mistakes: %n for today.</source>
        <extracomment>%n is how many puzzles of a person&apos;s own games are due today</extracomment>
        <translation>
            <numerusform>My mistakes: %n for today.</numerusform>
            <numerusform>My mistakes: %n for today.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more come again, the next on %1.</source>
        <extracomment>%n is how many puzzles come later, %1 a date</extracomment>
        <translation>
            <numerusform>%n more comes again, on %1.</numerusform>
            <numerusform>%n more come again, the next on %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Puzzle of the day: %Ln day(s) in a row.</source>
        <extracomment>%n is how many days, one after the other, the puzzle of the day was done</extracomment>
        <translation>
            <numerusform>Puzzle of the day: %Ln day in a row.</numerusform>
            <numerusform>Puzzle of the day: %Ln days in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worked through.</source>
        <extracomment>%n is how many puzzles</extracomment>
        <translation>
            <numerusform>%n worked through.</numerusform>
            <numerusform>%n worked through.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Learnt on %Ln day(s) in a row.</source>
        <extracomment>%n is how many days, one after the other, openings were learnt</extracomment>
        <translation>
            <numerusform>Learnt on %Ln day in a row.</numerusform>
            <numerusform>Learnt on %Ln days in a row.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::PuzzleWords</name>
    <message numerus="yes">
        <source>%Ln of %1 star(s), rating %2</source>
        <extracomment>how hard a puzzle is; %n is how many stars it has, %1 how many there can be, %2 a number</extracomment>
        <translation>
            <numerusform>%Ln of %1 stars, rating %2</numerusform>
            <numerusform>%Ln of %1 stars, rating %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You play %1 and are winning, but only one column keeps the win each time: find %Ln such move(s) in a row.</source>
        <extracomment>%1 is a colour, %n how many moves</extracomment>
        <translation>
            <numerusform>You play %1 and are winning, but only one column keeps the win each time: find it.</numerusform>
            <numerusform>You play %1 and are winning, but only one column keeps the win each time: find %Ln such moves in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You play %1 and are in danger: hold the draw by %Ln only move(s) in a row.</source>
        <extracomment>%1 is a colour, %n how many moves</extracomment>
        <translation>
            <numerusform>You play %1 and are in danger: hold the draw by the only move.</numerusform>
            <numerusform>You play %1 and are in danger: hold the draw by %Ln only moves in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of the last %Ln move(s) gave a win away: go back to it and say so, then play the better one.</source>
        <extracomment>%n is of how many moves</extracomment>
        <translation>
            <numerusform>The last move gave a win away: go back to it and say so, then play the better one.</numerusform>
            <numerusform>One of the last %Ln moves gave a win away: go back to it and say so, then play the better one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of the last %Ln move(s) gave a draw away: go back to it and say so, then play the better one.</source>
        <extracomment>%n is of how many moves</extracomment>
        <translation>
            <numerusform>The last move gave a draw away: go back to it and say so, then play the better one.</numerusform>
            <numerusform>One of the last %Ln moves gave a draw away: go back to it and say so, then play the better one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::ReviewWords</name>
    <message numerus="yes">
        <source>Wins %Ln move(s) later.</source>
        <extracomment>of a drop: %n is by how many discs of the winner&apos;s it wins later than it could</extracomment>
        <translation>
            <numerusform>Wins %Ln move later.</numerusform>
            <numerusform>Wins %Ln moves later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Loses %Ln move(s) sooner.</source>
        <extracomment>of a drop: %n is by how many discs of the winner&apos;s it loses sooner than it must</extracomment>
        <translation>
            <numerusform>Loses %Ln move sooner.</numerusform>
            <numerusform>Loses %Ln moves sooner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s) would keep the draw.</source>
        <extracomment>%n is how many columns are right</extracomment>
        <translation>
            <numerusform>%Ln column would keep the draw.</numerusform>
            <numerusform>%Ln columns would keep the draw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s) would win, at best in %1.</source>
        <extracomment>%n is how many columns are right, %1 in how many discs the best of them wins</extracomment>
        <translation>
            <numerusform>%Ln column would win, at best in %1.</numerusform>
            <numerusform>%Ln columns would win, at best in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It looks even, as far as %n turn(s) ahead can be seen.</source>
        <extracomment>%n is how far the search has looked</extracomment>
        <translation>
            <numerusform>It looks even, as far as %n turn ahead can be seen.</numerusform>
            <numerusform>It looks even, as far as %n turns ahead can be seen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It looks good for you, as far as %n turn(s) ahead can be seen.</source>
        <translation>
            <numerusform>It looks good for you, as far as %n turn ahead can be seen.</numerusform>
            <numerusform>It looks good for you, as far as %n turns ahead can be seen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It looks good for %1, as far as %n turn(s) ahead can be seen.</source>
        <extracomment>%1 is a name</extracomment>
        <translation>
            <numerusform>It looks good for %1, as far as %n turn ahead can be seen.</numerusform>
            <numerusform>It looks good for %1, as far as %n turns ahead can be seen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s) look better.</source>
        <extracomment>%n is how many columns are better</extracomment>
        <translation>
            <numerusform>%Ln column looks better.</numerusform>
            <numerusform>%Ln columns look better.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %Ln decision(s) kept the result.</source>
        <extracomment>%1 is a name, %2 how many of the decisions were right</extracomment>
        <translation>
            <numerusform>%1: %2 of %Ln decision kept the result.</numerusform>
            <numerusform>%1: %2 of %Ln decisions kept the result.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: near the end, where values are exact, %2 of %Ln decision(s) kept the result.</source>
        <translation>
            <numerusform>%1: near the end, where values are exact, %2 of %Ln decision kept the result.</numerusform>
            <numerusform>%1: near the end, where values are exact, %2 of %Ln decisions kept the result.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %Ln decision(s) seem right by estimate.</source>
        <extracomment>%1 is a name, %2 how many of the decisions seem right</extracomment>
        <translation>
            <numerusform>%1: %2 of %Ln decision seems right by estimate.</numerusform>
            <numerusform>%1: %2 of %Ln decisions seem right by estimate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s) would prevent it.</source>
        <extracomment>what the drop allowed; %n is how many columns are right</extracomment>
        <translation>
            <numerusform>%Ln column would prevent it.</numerusform>
            <numerusform>%Ln columns would prevent it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::RulesText</name>
    <message numerus="yes">
        <source>After your move, as long as it does not end the game, you may take it back before you end your turn, up to %n time(s) in a game.</source>
        <translation>
            <numerusform>After your move, as long as it does not end the game, you may take it back before you end your turn, once in a game.</numerusform>
            <numerusform>After your move, as long as it does not end the game, you may take it back before you end your turn, up to %n times in a game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever commits more than %n violation(s) in one turn loses the game.</source>
        <translation>
            <numerusform>Whoever commits more than %n violation in one turn loses the game.</numerusform>
            <numerusform>Whoever commits more than %n violations in one turn loses the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever commits more than %n violation(s) in one game loses it.</source>
        <translation>
            <numerusform>Whoever commits more than %n violation in one game loses it.</numerusform>
            <numerusform>Whoever commits more than %n violations in one game loses it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may do so up to %n time(s) in a game.</source>
        <translation>
            <numerusform>You may do so once in a game.</numerusform>
            <numerusform>You may do so up to %n times in a game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of each turn its player gets %n second(s) more.</source>
        <translation>
            <numerusform>At the end of each turn its player gets %n second more.</numerusform>
            <numerusform>At the end of each turn its player gets %n seconds more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::RushVoice</name>
    <message numerus="yes">
        <source>%Ln second(s) left.</source>
        <translation>
            <numerusform>%Ln second left.</numerusform>
            <numerusform>%Ln seconds left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::ScoreSheet</name>
    <message numerus="yes">
        <source>%1: %n hint(s)</source>
        <extracomment>what the coach did during the game, in a list: %1 is a player</extracomment>
        <translation>
            <numerusform>%1: %n hint</numerusform>
            <numerusform>%1: %n hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::Sparring</name>
    <message numerus="yes">
        <source>%Ln position(s) of this game you do not know yet.</source>
        <extracomment>of the game that was played</extracomment>
        <translation>
            <numerusform>There is %Ln position of this game that you do not know yet.</numerusform>
            <numerusform>There are %Ln positions of this game that you do not know yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You know all %Ln position(s) of the repertoire that this game came to.</source>
        <translation>
            <numerusform>You know the one position of the repertoire that this game came to.</numerusform>
            <numerusform>You know all %Ln positions of the repertoire that this game came to.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::StatisticsPanel</name>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <extracomment>how many games a bar of a chart is of</extracomment>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::Status</name>
    <message numerus="yes">
        <source>%n undo(s)</source>
        <translation>
            <numerusform>%n undo</numerusform>
            <numerusform>%n undos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n violation(s)</source>
        <translation>
            <numerusform>%n violation</numerusform>
            <numerusform>%n violations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <translation>
            <numerusform>%n block</numerusform>
            <numerusform>%n blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removal(s)</source>
        <translation>
            <numerusform>%n removal</numerusform>
            <numerusform>%n removals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::StoreWords</name>
    <message numerus="yes">
        <source>The file of the stored games was damaged. It was kept as %1, and %n game(s) could be rescued from it.</source>
        <translation>
            <numerusform>The file of the stored games was damaged. It was kept as %1, and %n game could be rescued from it.</numerusform>
            <numerusform>The file of the stored games was damaged. It was kept as %1, and %n games could be rescued from it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more are in the daily copy.</source>
        <translation>
            <numerusform>%n more is in the daily copy.</numerusform>
            <numerusform>%n more are in the daily copy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) taken over from the daily copy.</source>
        <translation>
            <numerusform>%n game taken over from the daily copy.</numerusform>
            <numerusform>%n games taken over from the daily copy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of the daily copies are missing among the stored games.</source>
        <translation>
            <numerusform>%n game of the daily copies is missing among the stored games.</numerusform>
            <numerusform>%n games of the daily copies are missing among the stored games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be stored. If you close the window now, what is not stored is lost.</source>
        <translation>
            <numerusform>%n game could not be stored. If you close the window now, what is not stored is lost.</numerusform>
            <numerusform>%n games could not be stored. If you close the window now, what is not stored is lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) that were stored last are missing: the file %1 is as it was at an earlier time.</source>
        <translation>
            <numerusform>The game that was stored last is missing: the file %1 is as it was at an earlier time.</numerusform>
            <numerusform>The %n games that were stored last are missing: the file %1 is as it was at an earlier time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The daily copy has %n missing game(s).</source>
        <translation>
            <numerusform>The daily copy has %n missing game.</numerusform>
            <numerusform>The daily copy has %n missing games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::TournamentPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation>
            <numerusform>%n drawn</numerusform>
            <numerusform>%n drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n lost</numerusform>
            <numerusform>%n lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::TurnBar</name>
    <message numerus="yes">
        <source>%n second(s)</source>
        <extracomment>said by a screen reader: so much time is left</extracomment>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::Words</name>
    <message numerus="yes">
        <source>The winner has %n disc(s) on the board.</source>
        <extracomment>%n is how many discs the winner has on the board</extracomment>
        <translation>
            <numerusform>The winner has %n disc on the board.</numerusform>
            <numerusform>The winner has %n discs on the board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That was a violation; you have %n left.</source>
        <extracomment>%n is how many more violations are tolerated</extracomment>
        <translation>
            <numerusform>That was a violation; you have %n left.</numerusform>
            <numerusform>That was a violation; you have %n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 for the game, and %n second(s) more for each turn</source>
        <extracomment>%1 is a time, such as 5:00</extracomment>
        <translation>
            <numerusform>%1 for the game, and %n second more for each turn</numerusform>
            <numerusform>%1 for the game, and %n seconds more for each turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It counts as a violation; %n left.</source>
        <extracomment>%n is how many more violations are tolerated</extracomment>
        <translation>
            <numerusform>It counts as a violation; %n left.</numerusform>
            <numerusform>It counts as a violation; %n left.</numerusform>
        </translation>
    </message>
</context>
</TS>
