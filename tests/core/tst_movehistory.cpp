// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/gamerecord.h"
#include "core/rules/movehistory.h"
#include "randomgame.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace four;

namespace {
/// The entries as the record writes them, with the end of the turn where it belongs to one.
QString textOf(const MoveHistory &history)
{
    QStringList entries;
    for (const MoveHistory::Entry &entry : history.entries()) {
        const QString word = QString::fromStdString(recordWord(entry.outcome.action));
        entries << (entry.turnEnded ? word + u'e' : word);
    }
    return entries.join(u' ');
}
} // namespace

class TestMoveHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void foldsTheEndOfATurn_data()
    {
        QTest::addColumn<QString>("actions");
        QTest::addColumn<QString>("entries");
        QTest::newRow("nothing") << ""
                                 << "";
        QTest::newRow("a move") << "4"
                                << "4";
        QTest::newRow("a move that was ended") << "4 e"
                                               << "4e";
        QTest::newRow("three turns") << "4 e 4 e 5"
                                     << "4e 4e 5";
        QTest::newRow("an undo between") << "4 u 5 e"
                                         << "4 u 5e";
        QTest::newRow("a block") << "4 b 5 e"
                                 << "4 b 5e";
        QTest::newRow("a violation in the confirm step") << "4 u 4 u 4 u 4 e 9 5 e"
                                                         << "4 u 4 u 4 u 4e 9 5e";
        QTest::newRow("a violation before the end of the turn") << "4 b 4 b e"
                                                                << "4 b 4 be";
        QTest::newRow("a remove") << "4 e r4,1 e"
                                  << "4e r4,1e";
        QTest::newRow("resigned") << "4 e resign"
                                  << "4e resign";
    }

    void foldsTheEndOfATurn()
    {
        QFETCH(const QString, actions);
        Ruleset rules = rulesetOf(Preset::PowerUps);
        rules.letters = Letters::Fixed;
        rules.opening = Opening::Free;
        Game game({.rules = rules, .seed = 1, .seats = {}, .starter = {}});
        MoveHistory along(game);
        const std::string text = toText(recordOf(game));
        const std::string before = "actions:";
        std::string full = text;
        if (!actions.isEmpty())
            full.replace(full.find(before), before.size(), before + ' ' + actions.toStdString());
        const auto read = readRecord(full);
        QVERIFY(std::holds_alternative<Game>(read));
        const Game &played = std::get<Game>(read);
        QTEST(textOf(MoveHistory(played)), "entries");
        // Taken down as the game went along, it is the same history.
        for (const Action &action : played.actions())
            along.add(game.apply(action));
        QTEST(textOf(along), "entries");
    }

    void tellsWhoseTurnWasBlocked()
    {
        Ruleset rules = rulesetOf(Preset::PowerUps);
        rules.letters = Letters::Fixed;
        rules.opening = Opening::Free;
        Game game({.rules = rules, .seed = 1, .seats = {}, .starter = {}});
        for (const Action &action :
             std::initializer_list<Action>{action::Drop{3}, action::Block{}, action::Drop{3}, action::Undo{},
                                           action::Drop{2}, action::EndTurn{}, action::Drop{0}})
            QVERIFY(game.apply(action).done());
        const MoveHistory history(game);
        const std::optional<Player> two = Player::Two;
        const std::optional<Player> nobody;
        const std::array skipped{nobody, nobody, two, two, two, nobody, nobody};
        QCOMPARE(std::size_t(history.size()) + 1, skipped.size());
        for (int i = 0; i <= history.size(); ++i)
            QVERIFY2(history.skippedAfter(i) == skipped[std::size_t(i)], qPrintable(QString::number(i)));
    }

    void leadsToEveryPointOfAnyGame()
    {
        qsizetype entries = 0;
        for (std::uint64_t seed = 1; seed <= 400; ++seed) {
            RandomGame random(seed);
            Game game(random.setup());
            MoveHistory history(game);
            std::vector<Game> points{game};
            for (int actions = 0; actions < 400 && !game.isOver(); ++actions) {
                const int known = history.size();
                history.add(game.apply(random.action(game)));
                if (history.size() > known)
                    points.push_back(game);
                points.back() = game;
            }
            QCOMPARE(std::size_t(history.size()) + 1, points.size());
            for (int i = 0; i <= history.size(); ++i)
                QVERIFY(history.after(i) == points[std::size_t(i)]);
            const MoveHistory again(game);
            QVERIFY(std::ranges::equal(again.entries(), history.entries()));
            entries += history.size();
        }
        QVERIFY(entries > 10000);
    }
};

QTEST_APPLESS_MAIN(TestMoveHistory)
#include "tst_movehistory.moc"
