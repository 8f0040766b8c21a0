// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay.h"

#include "ui/session/names.h"
#include "ui/settings/language.h"
#include "ui/text/rulestext.h"
#include "ui/text/words.h"

#include <QRegularExpression>
#include <QScopeGuard>
#include <QTest>

#include <functional>

using namespace four;

namespace {
constexpr std::array allRefusals{Refusal::GameOver,      Refusal::ChooseLetterFirst, Refusal::LetterChosen,
                                 Refusal::MoveFirst,     Refusal::ConfirmFirst,      Refusal::NotAColumn,
                                 Refusal::OutsideBoard,  Refusal::ColumnFull,        Refusal::NotCentre,
                                 Refusal::NotInThisGame, Refusal::NoUndoLeft,        Refusal::UndoOnFirstMove,
                                 Refusal::NoBlockLeft,   Refusal::OpponentCouldWin,  Refusal::NoRemoveLeft,
                                 Refusal::RemoveBeside,  Refusal::RemoveEmpty,       Refusal::RemoveOwn,
                                 Refusal::PopEmpty,      Refusal::PopOther,          Refusal::NoSwapNow};

QString isolated(const QString &name)
{
    return QChar(0x2068) + name + QChar(0x2069);
}

Game named(Ruleset rules, const QString &one, const QString &two, quint64 seed = 1)
{
    GameSetup setup{.rules = rules, .seed = seed, .seats = {}, .starter = Player::One};
    setup.seats[Player::One].name = one.toStdString();
    setup.seats[Player::Two].name = two.toStdString();
    return Game(setup);
}

Game between(std::optional<Level> one, std::optional<Level> two, Ruleset rules = {})
{
    GameSetup setup{.rules = rules, .seed = 1, .seats = {}, .starter = Player::One};
    setup.seats[Player::One].level = one;
    setup.seats[Player::Two].level = two;
    return Game(setup);
}

void drop(Game &game, const QString &columns)
{
    for (const QChar column : columns) {
        if (game.apply(action::Drop{column.digitValue() - 1}).step == Step::Confirm)
            game.apply(action::EndTurn{});
    }
}

/// Everything that is said of a game played by chance, in the order it is said.
QStringList story(Game game, unsigned seed)
{
    QStringList said{Words::prospect(game), Words::beginning(game)};
    RandomPlay random(seed);
    for (int i = 0; i < 300 && !game.isOver(); ++i) {
        said << Words::prompt(game);
        const Outcome outcome = game.apply(random.action(game));
        said << Words::outcome(outcome, game);
    }
    if (!game.isOver())
        game.apply(action::Resign{});
    said << Words::ending(game) << Words::prompt(game);
    return said;
}

/// No marker was left to fill, and no plural was left to choose.
bool isWhole(const QString &sentence)
{
    static const QRegularExpression left(QStringLiteral("%L?[0-9n]|\\(s\\)"));
    return !sentence.contains(left);
}
} // namespace

using Finish = std::function<void(Game &)>;

class TestWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_language.use("en"); }

    void sayWhatIsOnTheDiscs_data()
    {
        QTest::addColumn<int>("faces");
        QTest::addColumn<QStringList>("said");
        QTest::newRow("letters") << int(Theme::Faces::Letters)
                                 << QStringList({"You begin with the yellow discs and the letter X.",
                                                 "You begin. You play the yellow discs with the letter X.",
                                                 "Column 4, row 1, yellow (X)"});
        QTest::newRow("shapes") << int(Theme::Faces::Shapes)
                                << QStringList({"You begin with the yellow discs.",
                                                "You begin. You play the yellow discs.",
                                                "Column 4, row 1, yellow (star)"});
        QTest::newRow("plain") << int(Theme::Faces::Plain)
                               << QStringList({"You begin with the yellow discs.",
                                               "You begin. You play the yellow discs.",
                                               "Column 4, row 1, yellow"});
    }
    void sayWhatIsOnTheDiscs()
    {
        QFETCH(const int, faces);
        QFETCH(const QStringList, said);
        const auto letters = qScopeGuard([] { Theme::use({}); });
        Theme::use({}, Theme::Faces(faces));
        Game game = between({}, Level::Easy);
        const QString before = Words::prospect(game);
        const QString begun = Words::beginning(game);
        game.apply(action::Drop{3});
        QCOMPARE(QStringList({before, begun, Words::cell(game, {.column = 3, .row = 0})}), said);
    }

    void hasWordsForEachRefusal_data() { languages(); }
    void hasWordsForEachRefusal()
    {
        QFETCH(QString, language);
        m_language.use(language);
        const Game game = named(rulesetOf(Preset::PowerUps), "Lan", "Bình");
        for (const Refusal refusal : allRefusals) {
            Outcome outcome;
            outcome.action = action::Drop{3};
            outcome.refusal = refusal;
            const QString words = Words::outcome(outcome, game);
            QVERIFY2(!words.isEmpty(), qPrintable(QString::number(int(refusal))));
            QVERIFY2(isWhole(words), qPrintable(words));
        }
    }

    void tellsTheRefusalsOfADropApart_data() { languages(); }
    void tellsTheRefusalsOfADropApart()
    {
        QFETCH(QString, language);
        m_language.use(language);
        Game game = named(rulesetOf(Preset::Classic), "Lan", "Bình");
        drop(game, "444444");
        QStringList said;
        for (const Action &action :
             std::initializer_list<Action>{action::Unknown{}, action::Drop{8}, action::Drop{3}}) {
            const Outcome outcome = game.apply(action);
            QVERIFY(outcome.refusal);
            said << Words::outcome(outcome, game);
        }
        QCOMPARE(QSet<QString>(said.begin(), said.end()).size(), 3);
    }

    void namesTheColumn_data()
    {
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("number");
        QTest::newRow("first past the board") << 7 << "8";
        QTest::newRow("tenth") << 9 << "10";
        QTest::newRow("before the board") << -1 << "0";
        QTest::newRow("largest number") << std::numeric_limits<int>::max() << "2147483648";
        QTest::newRow("smallest number") << std::numeric_limits<int>::min() << "-2147483647";
    }

    void namesTheColumn()
    {
        QFETCH(int, column);
        QFETCH(QString, number);
        for (const QString &language : Language::available()) {
            m_language.use(language);
            Game game = named(rulesetOf(Preset::Classic), "Lan", "Bình");
            const QString words = Words::outcome(game.apply(action::Drop{column}), game);
            QVERIFY2(words.contains(number), qPrintable(words));
            QVERIFY2(words.contains("7"), qPrintable(words));
        }
    }

    void namesTheCentre_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<QStringList>("centres");
        QTest::newRow("seven") << 7 << QStringList{"4"};
        QTest::newRow("five") << 5 << QStringList{"3"};
        QTest::newRow("eight") << 8 << QStringList{"4", "5"};
        QTest::newRow("ten") << 10 << QStringList{"5", "6"};
    }

    void namesTheCentre()
    {
        QFETCH(int, columns);
        QFETCH(QStringList, centres);
        for (const QString &language : Language::available()) {
            m_language.use(language);
            Ruleset rules = rulesetOf(Preset::PowerUps);
            rules.columns = columns;
            Game game = named(rules, "Lan", "Bình");
            const Outcome outcome = game.apply(action::Drop{0});
            QCOMPARE(outcome.refusal, std::optional(Refusal::NotCentre));
            QVERIFY(!outcome.violation);
            const QString words = Words::outcome(outcome, game);
            for (const QString &centre : centres)
                QVERIFY2(words.contains(centre), qPrintable(words));
        }
    }

    void saysWhatAViolationCosts()
    {
        Game game = named(rulesetOf(Preset::ThreeStrikes), "Lan", "Bình");
        const QString first = Words::outcome(game.apply(action::Drop{8}), game);
        const QString second = Words::outcome(game.apply(action::Drop{8}), game);
        Game free = named(rulesetOf(Preset::Classic), "Lan", "Bình");
        const QString atNoCost = Words::outcome(free.apply(action::Drop{8}), free);
        // Beside the reason it says what is left, and something else when nothing is.
        QVERIFY(first.startsWith(atNoCost) && first.size() > atNoCost.size());
        QVERIFY(second.startsWith(atNoCost) && second.size() > atNoCost.size());
        QVERIFY(first != second);
        QVERIFY2(first.contains("1"), qPrintable(first));
        game.apply(action::Drop{8});
        QCOMPARE(game.ending()->kind, Ending::Kind::Violations);
        QVERIFY(Words::ending(game).contains(isolated("Bình")));
        QVERIFY(Words::ending(game).contains(isolated("Lan")));
    }

    void hasWordsForEachPreset_data() { languages(); }
    void hasWordsForEachPreset()
    {
        QFETCH(QString, language);
        m_language.use(language);
        QSet<QString> said;
        for (const Preset preset : allPresets) {
            Match match = matchOf(preset);
            const QString title = Words::matchTitle(match);
            QCOMPARE(title, Words::preset(preset));
            match.rules.columns = 8;
            const QString changed = Words::matchTitle(match);
            QVERIFY(changed.contains(title) && changed != title);
            for (const QString &words : {title, changed, Words::presetSentence(preset)}) {
                QVERIFY(!words.isEmpty());
                QVERIFY2(isWhole(words), qPrintable(words));
                said.insert(words);
            }
        }
        QCOMPARE(said.size(), 18);
        for (const Level level : allLevels)
            QVERIFY(!Words::level(level).isEmpty());
        QVERIFY(Words::colour(Colour::Yellow) != Words::colour(Colour::Red));
        QCOMPARE(Words::letter(Letter::X), QString("X"));
        QCOMPARE(Words::letter(Letter::O), QString("O"));
        QCOMPARE(Words::letter({}), QString());
        QSet<QString> problems;
        for (const NameProblem problem :
             {NameProblem::Empty, NameProblem::TooLong, NameProblem::Unstorable, NameProblem::Equal})
            problems.insert(Names::sentence(problem, 20));
        QCOMPARE(problems.size(), 4);
    }

    void hasWordsForEachEnding_data()
    {
        QTest::addColumn<Finish>("finish");
        QTest::addColumn<Ending::Kind>("kind");
        QTest::newRow("line") << Finish([](Game &game) { drop(game, "1212121"); }) << Ending::Kind::Line;
        QTest::newRow("draw") << Finish([](Game &game) {
            Ruleset rules;
            rules.columns = rules.rows = 4;
            rules.connect = 6;
            game = named(rules, "Lan", "Bình");
            drop(game, "1111222233334444");
        }) << Ending::Kind::Draw;
        QTest::newRow("violations") << Finish([](Game &game) {
            game = named(rulesetOf(Preset::ThreeStrikes), "Lan", "Bình");
            drop(game, "888");
        }) << Ending::Kind::Violations;
        QTest::newRow("resignation") << Finish([](Game &game) { game.apply(action::Resign{}); })
                                     << Ending::Kind::Resignation;
        QTest::newRow("time") << Finish([](Game &game) {
            game = named({.clock = {.kind = TimeControl::Kind::Game, .seconds = 30}}, "Lan", "Bình");
            game.apply(action::TimeOut{});
        }) << Ending::Kind::Time;
        QTest::newRow("repetition") << Finish([](Game &game) {
            game = named({.popOut = true}, "Lan", "Bình");
            for (int round = 0; round < 2; ++round) {
                drop(game, "12");
                game.apply(action::Pop{0});
                game.apply(action::Pop{1});
            }
        }) << Ending::Kind::Repetition;
    }

    void hasWordsForEachEnding()
    {
        QFETCH(Finish, finish);
        QFETCH(Ending::Kind, kind);
        Game game = named({}, "Lan", "Bình");
        QCOMPARE(Words::ending(game), QString());
        finish(game);
        QVERIFY(game.ending());
        QCOMPARE(game.ending()->kind, kind);
        QSet<QString> said;
        for (const QString &language : Language::available()) {
            m_language.use(language);
            const QString words = Words::ending(game);
            QVERIFY(!words.isEmpty());
            QVERIFY2(isWhole(words), qPrintable(words));
            QCOMPARE(words.contains(isolated("Lan")) || words.contains(isolated("Bình")),
                     kind != Ending::Kind::Draw && kind != Ending::Kind::Repetition);
            QCOMPARE(Words::prompt(game), words);
        }
    }

    /// A pop, what is refused of one, the choice, a full board, and the repetition before it is one.
    void hasWordsForPopOut_data() { languages(); }
    void hasWordsForPopOut()
    {
        QFETCH(const QString, language);
        m_language.use(language);
        Game game = named({.columns = 4, .rows = 4, .connect = 5, .popOut = true}, "Lan", "Bình");
        const QString usual = Words::prompt(game);
        QSet<QString> said{usual, Words::prompt(game, BoardChoice::Pop),
                           Words::prompt(game, BoardChoice::Remove)};
        drop(game, "12");
        said << Words::outcome(game.apply(action::Pop{2}), game)
             << Words::outcome(game.apply(action::Pop{1}), game)
             << Words::outcome(game.apply(action::Pop{0}), game)
             << Words::outcome(game.apply(action::Pop{1}), game) << Words::prompt(game);
        QVERIFY(Words::prompt(game).startsWith(usual) &&
                Words::prompt(game) != usual); // once more and it is a draw
        drop(game, "1111222233334444");
        said << Words::prompt(game);
        QVERIFY(!game.isOver());
        QCOMPARE(said.size(), 9);
        for (const QString &words : said)
            QVERIFY2(isWhole(words), qPrintable(words));
    }

    void namesTheWinnersMarks()
    {
        // The winner, the winner's letter and colour, and how many discs (RULES, 1).
        Game game = named({}, "Lan", "Bình");
        drop(game, "71726364");
        QVERIFY(game.ending()->winner == Player::Two);
        for (const QString &language : Language::available()) {
            m_language.use(language);
            const QString words = Words::ending(game);
            QVERIFY2(words.contains(isolated("Bình")), qPrintable(words));
            QVERIFY2(words.contains("O"), qPrintable(words));
            QVERIFY2(words.contains(Words::colour(Colour::Red)), qPrintable(words));
            QVERIFY2(words.count("4") >= 2, qPrintable(words));
        }
    }

    void hasWordsForEachStep_data() { languages(); }
    void hasWordsForEachStep()
    {
        QFETCH(QString, language);
        m_language.use(language);
        Ruleset rules = rulesetOf(Preset::PowerUps);
        rules.letters = Letters::StarterChooses;
        Game game = named(rules, "Lan", "Bình");
        QStringList said{Words::prompt(game)};
        game.apply(action::ChooseLetter{Letter::O});
        said << Words::prompt(game) << Words::prompt(game, BoardChoice::Remove);
        game.apply(action::Drop{3});
        QCOMPARE(game.step(), Step::Confirm);
        said << Words::prompt(game);
        game.apply(action::Resign{});
        said << Words::prompt(game);
        QVERIFY(!said.contains(QString()));
        QCOMPARE(QSet<QString>(said.begin(), said.end()).size(), said.size());

        // What there is to decide, and nothing else.
        const auto confirm = [](int undos, int blocks) {
            Ruleset chosen;
            chosen.undos = undos;
            chosen.blocks = blocks;
            Game decided = named(chosen, "Lan", "Bình");
            decided.apply(action::Drop{3});
            return Words::prompt(decided);
        };
        QVERIFY(confirm(1, 1) != confirm(1, 0));
        QVERIFY(confirm(1, 1) != confirm(0, 1));
        QVERIFY(confirm(1, 0) != confirm(0, 1));

        const Game computer = between(Level::Random, std::nullopt);
        QVERIFY(Words::prompt(computer).contains(Words::playerName(computer.setup(), Player::One)));
    }

    void takesEveryNameAsItIs_data()
    {
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("two");
        QTest::newRow("markers") << "%1"
                                 << "%2";
        QTest::newRow("markers the other way") << "%2"
                                               << "%1";
        QTest::newRow("third marker") << "%3"
                                      << "%4";
        QTest::newRow("local markers") << "%L1"
                                       << "%L2";
        QTest::newRow("number markers") << "%n"
                                        << "%Ln";
        QTest::newRow("markers in a name") << "100%1 %2%3"
                                           << "%1%1%1";
        QTest::newRow("markup") << "<b>Lan</b>"
                                << "<img src='x'>";
        QTest::newRow("entities") << "&lt;Lan&gt;"
                                  << "A & B && C";
        QTest::newRow("emoji") << "👨‍👩‍👧‍👦"
                               << "🇻🇳🇻🇳";
        QTest::newRow("right to left") << "שרה"
                                       << "محمد (1)";
        QTest::newRow("numbers") << "4"
                                 << "7";
        QTest::newRow("quotes and backslashes") << "\\\"Lan\\\""
                                                << "'O''Neil'";
        QTest::newRow("other seat's word") << "Player 2"
                                           << "Computer";
        QTest::newRow("200 characters") << QString(200, u'w') << QString(200, u'ệ');
    }

    void takesEveryNameAsItIs()
    {
        QFETCH(QString, one);
        QFETCH(QString, two);
        // What is said with these names is what is said with other names in their places.
        const QString plainOne = "Annabel";
        const QString plainTwo = "Zacharias";
        for (const QString &language : Language::available()) {
            m_language.use(language);
            RandomPlay random(5);
            for (unsigned seed = 0; seed < 60; ++seed) {
                const Ruleset rules = random.ruleset();
                QStringList expected = story(named(rules, plainOne, plainTwo, seed), seed);
                const QStringList said = story(named(rules, one, two, seed), seed);
                QCOMPARE(said.size(), expected.size());
                for (int i = 0; i < said.size(); ++i) {
                    QString &sentence = expected[i];
                    // In one go, so that a name that contains the other stand-in is no trouble.
                    const QStringList parts = sentence.split(isolated(plainOne));
                    QStringList filled;
                    for (QString part : parts)
                        filled << part.replace(isolated(plainTwo), isolated(two));
                    QCOMPARE(said[i], filled.join(isolated(one)));
                }
            }
        }
    }

    void speaksToYou_data()
    {
        QTest::addColumn<std::optional<Level>>("one");
        QTest::addColumn<std::optional<Level>>("two");
        QTest::addColumn<QString>("nameOne");
        QTest::addColumn<QString>("nameTwo");
        const std::optional<Level> person;
        const std::optional<Level> computer = Level::Random;
        QTest::newRow("two people") << person << person << "Player 1"
                                    << "Player 2";
        QTest::newRow("person and computer") << person << computer << "You"
                                             << "Computer";
        QTest::newRow("computer and person") << computer << person << "Computer"
                                             << "You";
        QTest::newRow("two computers") << computer << computer << "Computer 1"
                                       << "Computer 2";
    }

    void speaksToYou()
    {
        QFETCH(std::optional<Level>, one);
        QFETCH(std::optional<Level>, two);
        const Game fresh = between(one, two);
        QTEST(Words::playerName(fresh.setup(), Player::One), "nameOne");
        QTEST(Words::playerName(fresh.setup(), Player::Two), "nameTwo");
        // "You wins" and "Computer win" are said nowhere.
        static const QRegularExpression wrong(QStringLiteral(
            "\\b(You|you) (wins|begins|plays|chooses|dropped a disc in column \\d+ has|takes|was|is)\\b|"
            "\\b(Computer|Player \\d) (win|begin|play|choose|take|are)\\b|of You|by You|that You|"
            "because You"));
        RandomPlay random(3);
        for (unsigned seed = 0; seed < 80; ++seed) {
            for (const QString &sentence : story(between(one, two, random.ruleset()), seed))
                QVERIFY2(!sentence.contains(wrong), qPrintable(sentence));
        }
    }

    void countsInEnglish_data()
    {
        QTest::addColumn<QString>("columns");
        QTest::addColumn<QString>("count");
        QTest::newRow("no disc") << ""
                                 << "0 discs";
        QTest::newRow("one disc") << "4"
                                  << "1 disc";
        QTest::newRow("two discs") << "456"
                                   << "2 discs";
        QTest::newRow("three discs") << "12345"
                                     << "3 discs";
    }

    void countsInEnglish()
    {
        QFETCH(QString, columns);
        QFETCH(QString, count);
        Game game = named({}, "Lan", "Bình");
        drop(game, columns);
        // The player on turn gives up, and the discs of the other are counted.
        game.apply(action::Resign{});
        if (columns.isEmpty())
            QCOMPARE(game.board().count(Player::Two), 0);
        const QString words = Words::ending(game);
        static const QRegularExpression number(QStringLiteral("\\b\\d+ discs?\\b"));
        QCOMPARE(number.match(words).captured(), count);
        QVERIFY2(isWhole(words), qPrintable(words));

        QVERIFY2(isWhole(Names::sentence(NameProblem::TooLong, 1)), "characters");
        QVERIFY(Names::sentence(NameProblem::TooLong, 1) != Names::sentence(NameProblem::TooLong, 2));
        QVERIFY(Names::sentence(NameProblem::TooLong, 1).contains("1 character."));
        QVERIFY(Names::sentence(NameProblem::TooLong, 2).contains("2 characters."));
    }

    void countsInVietnamese()
    {
        m_language.use("vi");
        Game game = named({}, "Lan", "Bình");
        drop(game, "4");
        game.apply(action::Resign{});
        QVERIFY(Words::ending(game).contains("1"));
        QVERIFY(Names::sentence(NameProblem::TooLong, 30).contains("30"));
    }

    void tellsCells()
    {
        Game game = named({}, "Lan", "Bình");
        drop(game, "44");
        QCOMPARE(Words::cell(game, {3, 0}), QString("Column 4, row 1, yellow (X)"));
        QCOMPARE(Words::cell(game, {3, 1}), QString("Column 4, row 2, red (O)"));
        QCOMPARE(Words::cell(game, {0, 5}), QString("Column 1, row 6, empty"));
        m_language.use("vi");
        for (const Cell cell : {Cell{3, 0}, Cell{0, 5}}) {
            const QString words = Words::cell(game, cell);
            QVERIFY(words.contains(QString::number(cell.column + 1)));
            QVERIFY(words.contains(QString::number(cell.row + 1)));
        }
    }

    void showsChanceAsChance()
    {
        // A random choice is shown as one; before the match it must not yet be given away.
        Ruleset rules;
        rules.starter = Starter::Random;
        rules.letters = Letters::Random;
        for (const QString &language : Language::available()) {
            m_language.use(language);
            QSet<QString> prospects;
            QSet<QString> beginnings;
            for (quint64 seed = 0; seed < 40; ++seed) {
                GameSetup setup{.rules = rules, .seed = seed, .seats = {}, .starter = {}};
                const Game game(setup);
                prospects.insert(Words::prospect(game));
                beginnings.insert(Words::beginning(game));
                setup.starter = game.starter();
                setup.rules.letters = Letters::Fixed;
                QVERIFY(Words::beginning(Game(setup)) != Words::beginning(game));
            }
            QCOMPARE(prospects.size(), 1);
            QCOMPARE(beginnings.size(), 4); // two starters, two letters
        }
    }

    void leavesNoMarkerUnfilled_data() { languages(); }
    void leavesNoMarkerUnfilled()
    {
        QFETCH(QString, language);
        m_language.use(language);
        RandomPlay random(17);
        for (unsigned seed = 0; seed < 150; ++seed) {
            const std::optional<Level> person;
            const std::optional<Level> computer = Level::Random;
            const Ruleset rules = random.ruleset();
            for (const Game &game : {between(person, person, rules), between(person, computer, rules),
                                     between(computer, person, rules), named(rules, "Lan", "Bình", seed)}) {
                for (const QString &sentence : story(game, seed)) {
                    // The end of a turn says nothing.
                    QVERIFY2(isWhole(sentence), qPrintable(sentence));
                    QVERIFY2(sentence == sentence.simplified(), qPrintable(sentence));
                }
            }
        }
    }

    void rulesFollowTheRuleset_data() { languages(); }
    void rulesFollowTheRuleset()
    {
        QFETCH(QString, language);
        m_language.use(language);
        RandomPlay random(23);
        QSet<QString> presets;
        for (const Preset preset : allPresets)
            presets.insert(RulesText::html(rulesetOf(preset)));
        QVERIFY(presets.size() >= 4); // versus computer has the rules of classic
        for (int i = 0; i < 200; ++i) {
            const Ruleset rules = random.ruleset();
            const QString html = RulesText::html(rules);
            QVERIFY2(isWhole(html), qPrintable(html));
            QVERIFY(html.contains(QString::number(rules.columns)));
            QVERIFY(html.contains(QString::number(rules.rows)));
            QVERIFY(html.contains(QString::number(rules.connect)));
            // Each number that the rules have changes what they say.
            const auto differs = [&](int Ruleset::*part, int to) {
                Ruleset changed = rules;
                changed.*part = to;
                return rules.*part == to || RulesText::html(changed) != html;
            };
            QVERIFY(differs(&Ruleset::undos, 7));
            QVERIFY(differs(&Ruleset::blocks, 7));
            QVERIFY(differs(&Ruleset::removes, 7));
            Ruleset popped = rules;
            popped.popOut = !rules.popOut;
            QVERIFY(RulesText::html(popped) != html);
            QVERIFY(differs(&Ruleset::undos, 0));
            QVERIFY(differs(&Ruleset::blocks, 0));
            QVERIFY(differs(&Ruleset::removes, 0));
            if (rules.violations != Violations::None)
                QVERIFY(differs(&Ruleset::violationsAllowed, 1));
        }
    }

private:
    void languages()
    {
        QTest::addColumn<QString>("language");
        for (const QString &code : Language::available())
            QTest::newRow(qPrintable(code)) << code;
    }

    Language m_language;
};

QTEST_GUILESS_MAIN(TestWords)
#include "tst_words.moc"
