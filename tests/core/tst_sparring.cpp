// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/puzzle.h"
#include "core/coach/repertoiremaker.h"
#include "core/coach/sparring.h"
#include "core/rules/random.h"

#include <QTest>

#include <algorithm>
#include <string>

using namespace four;
using namespace four::coach;
using engine::Position;

namespace {

constexpr std::int64_t today = 1000;

RepertoireFile open(const char *name)
{
    return std::get<RepertoireFile>(
        RepertoireFile::open(std::string(FOUR_RESOURCES "/repertoires/") + name + ".repertoire"));
}

/// Knows all of a tree but one position.
DrillMemory memoryWithout(const DrillTree &tree, std::size_t unknown)
{
    DrillMemory memory;
    for (const DrillTree::Node &node : tree.nodes()) {
        if (foldedKeyOf(node.position) != foldedKeyOf(tree.at(unknown).position))
            memory.add(DrillTry::of(node.position, node.column.value_or(0), DrillAnswer::Right, today));
    }
    return memory;
}

/// Plays the guide's replies against drops as the tree says, and blocks where there is something to block.
/// @return the game as far as the guide leads
Game spar(const SparringGuide &guide, Player person, Random &random)
{
    Game game = puzzleAfter({}, {});
    Position position;
    const auto drop = [&](int column) {
        position.drop(column);
        return !game.apply(action::Drop{column}).refusal;
    };
    while (!position.isOver()) {
        std::optional<int> column;
        if (game.turn() != person)
            column = guide.reply(position, double(random.below(1000)) / 1000);
        else if (const auto node = guide.tree().find(position))
            // The mirror image of the tree's position has the mirrored column.
            column = guide.tree().at(*node).position == position
                         ? guide.tree().at(*node).column
                         : std::optional(6 - guide.tree().at(*node).column.value());
        else if (settledBy(position) == SettledBy::Block)
            column = blockOf(position);
        if (!column || !drop(*column))
            break;
    }
    return game;
}

} // namespace

/// TRAINING, 2: the opponent steers into what is not yet known.
class TestSparring : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leadsToTheOnePositionThatIsNotKnown_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const char *name : {"first", "second", "second-middle"})
            QTest::newRow(name) << QByteArray(name);
    }
    void leadsToTheOnePositionThatIsNotKnown()
    {
        QFETCH(const QByteArray, name);
        const RepertoireFile file = open(name.constData());
        const Player person = file.repertoire().kind() == RepertoireKind::First ? Player::One : Player::Two;
        const DrillTree tree = DrillTree::of(file.repertoire(), {});
        Random random(11, Random::Purpose::Puzzles);
        for (int i = 0; i < 12; ++i) {
            const auto unknown = std::size_t(random.below(int(tree.nodes().size())));
            const SparringGuide guide(tree, memoryWithout(tree, unknown), today);
            const Game game = spar(guide, person, random);
            QCOMPARE(guide.unknownIn(game), std::vector{unknown});
            const std::vector<std::size_t> met = guide.metIn(game);
            QCOMPARE(met.back(), unknown);
            // Nothing was left out on the way: each position has one own drop more than the one before.
            QVERIFY(std::ranges::is_sorted(met, {},
                                           [&](std::size_t node) { return tree.at(node).position.plies(); }));
        }
    }

    void leadsOnWhileSomethingIsNew()
    {
        const RepertoireFile file = open("first");
        const DrillTree tree = DrillTree::of(file.repertoire(), {});
        const SparringGuide guide(tree, {}, today);
        Random random(3, Random::Purpose::Puzzles);
        const Game game = spar(guide, Player::One, random);
        // As far as the repertoire reaches, and all of it is new.
        QCOMPARE(guide.unknownIn(game), guide.metIn(game));
        QCOMPARE(ownDrop(tree.at(guide.metIn(game).back()).position), file.repertoire().drops());
    }

    void leadsNowhereWhenAllIsKnown()
    {
        const RepertoireFile file = open("second");
        const DrillTree tree = DrillTree::of(file.repertoire(), {});
        DrillMemory memory = memoryWithout(tree, 0);
        memory.add(DrillTry::of(tree.at(0).position, *tree.at(0).column, DrillAnswer::Right, today));
        QVERIFY(!SparringGuide(tree, memory, today).reply(Position(), 0));
        // The next day all of it is due.
        QVERIFY(SparringGuide(tree, memory, today + 1).reply(Position(), 0));
    }

    void leavesTheTreeWithThePerson()
    {
        const RepertoireFile file = open("first");
        const SparringGuide guide(DrillTree::of(file.repertoire(), {}), {}, today);
        // A corner is no drop of the repertoire, and no position with it is in it.
        QVERIFY(!guide.reply(std::get<Position>(Position::fromColumns("1")), 0));
        QVERIFY(guide.reply(std::get<Position>(Position::fromColumns("4")), 0.99));
    }
};

QTEST_APPLESS_MAIN(TestSparring)
#include "tst_sparring.moc"
