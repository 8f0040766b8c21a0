<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="vi" sourcelanguage="en">
<context>
    <name>four::Choices</name>
    <message>
        <source>Player 1 (yellow)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A coin toss decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player 1 has X</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever begins chooses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted per game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted per turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>four::LetterDialog</name>
    <message>
        <source>X or O?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>four::MainWindow</name>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New match …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;sign …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preferences …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Block the opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove a disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;End the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Four in a Row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four in a Row – %1</source>
        <extracomment>%1 is the name of the game&apos;s rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gives the game up?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Four in a Row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h3&gt;Four in a Row %1&lt;/h3&gt;&lt;p&gt;Five games with falling discs, for people and computers.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>four::Names</name>
    <message>
        <source>Please type a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A name has at most %n character(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This name has characters that cannot be kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please type two different names.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>four::NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players and rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who &amp;begins:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Letters:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Customise …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of player &amp;1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of player &amp;2:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Yellow:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Red:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer needs no name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>four::PlayerCard</name>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undos left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Violations left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>four::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Animations:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;End the turn by itself:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>After %n second(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;1&lt;/b&gt;–&lt;b&gt;9&lt;/b&gt;, &lt;b&gt;0&lt;/b&gt;: drop into that column (0 is the tenth)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;←&lt;/b&gt; &lt;b&gt;→&lt;/b&gt;: choose a column; &lt;b&gt;Enter&lt;/b&gt;, &lt;b&gt;Space&lt;/b&gt;, &lt;b&gt;↓&lt;/b&gt;: drop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;U&lt;/b&gt;: undo; &lt;b&gt;B&lt;/b&gt;: block; &lt;b&gt;R&lt;/b&gt;: remove a disc; &lt;b&gt;Enter&lt;/b&gt;: end the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+N&lt;/b&gt;: new match; &lt;b&gt;Ctrl+R&lt;/b&gt;: rematch; &lt;b&gt;F1&lt;/b&gt;: rules; &lt;b&gt;F11&lt;/b&gt;: full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Esc&lt;/b&gt;: leave the choice of a disc, or the full screen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>four::ResultPanel</name>
    <message>
        <source>Next game:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start as the rules say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loser starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>four::RulesDialog</name>
    <message>
        <source>Do not &amp;show this again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On to the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>four::RulesText</name>
    <message>
        <source>The goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board has %1 columns and %2 rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop your discs so that %1 of them lie in an unbroken line, across, upright or slanting. Whoever has such a line first wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the board is full and nobody has a line, the game is a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player 1, with the yellow discs, begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A coin toss decides who begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow discs bear the letter X, red discs the letter O.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lot decides whose discs bear X and whose bear O.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever begins chooses X or O; the other gets the letter that is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first disc of the game must go into the centre column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first disc of the game must go into one of the two centre columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players take turns. In a turn you drop one disc into a column that is not full; it falls onto the lowest empty cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>After your move, as long as it does not end the game, you may take it back before you end your turn: %n time(s) in a game.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Your first move of the game cannot be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End your turn to let the opponent move. When there is nothing to decide, the turn ends by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impossible moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An impossible move is refused, and costs nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a column number that the board does not have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a column that is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an undo when none is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a block when none is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a remove when none is left, or aimed at an empty cell or at your own disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>In each turn %n such violation(s) are tolerated; one more loses the game.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In a game %n such violation(s) of yours are tolerated; one more loses the game.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Violations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These count as violations:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After your move you may block the opponent: their turn is skipped, and you move again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You may do so %n time(s) in a game.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It is refused while the opponent could make a line with the next disc.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of dropping a disc you may take one disc of the opponent off the board; the discs above it fall down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If that makes a line of yours, you win; if it only makes one of the opponent’s, the opponent wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;1&lt;/b&gt; to &lt;b&gt;9&lt;/b&gt;, and &lt;b&gt;0&lt;/b&gt; for the tenth: drop into that column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;←&lt;/b&gt; and &lt;b&gt;→&lt;/b&gt; choose a column; &lt;b&gt;Enter&lt;/b&gt;, &lt;b&gt;Space&lt;/b&gt; or &lt;b&gt;↓&lt;/b&gt; drops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;U&lt;/b&gt;: take the move back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;B&lt;/b&gt;: block the opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Enter&lt;/b&gt;: end the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;R&lt;/b&gt;: remove a disc; the arrows choose it, &lt;b&gt;Enter&lt;/b&gt; takes it, &lt;b&gt;Esc&lt;/b&gt; leaves it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>four::RulesetDialog</name>
    <message>
        <source>Customise the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board and beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard, 7 × 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small, 5 × 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large, 8 × 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Square, 8 × 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Board:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Columns:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rows:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;In a row wins:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;First disc:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Who begins:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Letters:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undos:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>also of a player’s first &amp;move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Violations:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tolerated:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B&amp;locks:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;emoves:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest &amp;name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No line of %1 fits on this board: every game ends in a draw.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>four::StartPanel</name>
    <message>
        <source>Play – Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>four::TurnBar</name>
    <message>
        <source>Undo (%1) – U</source>
        <extracomment>%1 is how many are left, U the key</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo (0: a violation) – U</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block (%1) – B</source>
        <extracomment>%1 is how many are left, B the key</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block (0: a violation) – B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove (%1) – R</source>
        <extracomment>%1 is how many are left, R the key</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove (0: a violation) – R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep all discs – Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn – Enter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>four::Words</name>
    <message>
        <source>Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three strikes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Named match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versus computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power-ups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two people take turns until one of them has four in a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three undos each, but whoever makes a third impossible move loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play under your own names; a coin toss decides who begins and chooses X or O.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play the yellow discs and begin; the computer plays the red ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player may once block the opponent’s turn and once remove a disc.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, with changed rules</source>
        <extracomment>%1 is the name of a preset</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column %1, row %2, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column %1, row %2, %3 (%4)</source>
        <extracomment>%3 is a colour, %4 a letter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a player&apos;s letter and colour</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play the %1 discs with the letter %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays the %2 discs with the letter %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coin toss says that you begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coin toss says that %1 begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play the %1 discs and choose X or O.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays the %2 discs and chooses X or O.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The letters were drawn by lot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A coin toss decides who begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The letters X and O are drawn by lot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever begins chooses X or O.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You begin with the %1 discs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 begins with the %2 discs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The letter is %1.</source>
        <extracomment>shown after &quot;… begins with the yellow discs.&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First choose X or O.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The letters are settled already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a move first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move is made. End the turn first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not a column. The columns have the numbers 1 to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column %1 is outside the board, which has %2 columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column %1 is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first disc goes into the centre column, number %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first disc goes into a centre column, number %1 or %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game has no such action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no undo left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player’s first move cannot be undone in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no block left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No block is possible now: the opponent could win with the next disc.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no remove left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no disc to remove.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a disc of the opponent can be removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That was a violation; the next one loses the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>That was a violation; %n more may follow without losing.</source>
        <extracomment>%n is how many more violations are tolerated</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You dropped a disc in column %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 dropped a disc in column %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You removed the disc from column %1, row %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 removed the disc from column %2, row %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You took the move back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 took the move back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You blocked the turn of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 blocked your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 blocked the turn of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose the letter %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chose the letter %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the turn, take the move back, or block the opponent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the turn or take the move back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the turn or block the opponent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is thinking …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose X or O.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chooses X or O.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the disc to remove. Escape leaves it be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is your turn: choose a column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn of %1: choose a column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board is full and nobody has a line: the game is a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You (%1) win with %2 in a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2) wins with %3 in a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2) wins, because you made too many violations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You (%1) win, because %2 made too many violations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2) wins, because %3 made too many violations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2) wins, because you resigned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You (%1) win, because %2 resigned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2) wins, because %3 resigned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The winner has %n disc(s) on the board.</source>
        <extracomment>%n is how many discs the winner has on the board</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
</TS>
