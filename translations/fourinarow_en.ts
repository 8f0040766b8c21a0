<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>four::Names</name>
    <message numerus="yes">
        <source>A name has at most %n character(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::PreferencesDialog</name>
    <message numerus="yes">
        <source>After %n second(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::RulesText</name>
    <message numerus="yes">
        <source>After your move, as long as it does not end the game, you may take it back before you end your turn: %n time(s) in a game.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each turn %n such violation(s) are tolerated; one more loses the game.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In a game %n such violation(s) of yours are tolerated; one more loses the game.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may do so %n time(s) in a game.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::Words</name>
    <message numerus="yes">
        <source>That was a violation; %n more may follow without losing.</source>
        <extracomment>%n is how many more violations are tolerated</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winner has %n disc(s) on the board.</source>
        <extracomment>%n is how many discs the winner has on the board</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
</TS>
