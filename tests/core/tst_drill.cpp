// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/drill.h"
#include "core/coach/repertoiremaker.h"
#include "core/rules/random.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace four;
using namespace four::coach;
using engine::Position;
using enum DrillAnswer;

namespace {

constexpr std::int64_t firstDay = 1000;

Position position(const char *columns)
{
    return std::get<Position>(Position::fromColumns(columns));
}

Position after(const std::vector<int> &drops)
{
    Position position;
    for (const int column : drops)
        position.drop(column);
    return position;
}

DrillMemory memoryOf(const Position &position, std::initializer_list<std::pair<DrillAnswer, int>> tries)
{
    DrillMemory memory;
    for (const auto &[answer, day] : tries)
        memory.add(DrillTry::of(position, 0, answer, firstDay + day));
    return memory;
}

/// A person's drilling as long as there is something planned.
struct Person
{
    Person(const Repertoire &repertoire, std::function<bool(int)> right)
        : tree(DrillTree::of(repertoire, {})), isRight(std::move(right))
    {
    }

    /// @return the positions in the order in which they were asked
    std::vector<std::size_t> drill(std::int64_t day, int most)
    {
        std::vector<std::size_t> all;
        DrillSitting sitting;
        std::optional<std::size_t> last;
        while (int(all.size()) < most) {
            const DrillDay today = dayOf(tree, memory, day);
            if (today.done >= today.planned)
                break;
            last = sitting.next(tree, memory, day, last, random.below(1000) / 1000.0);
            if (!last)
                break;
            const DrillTree::Node &node = tree.at(*last);
            if (memory.state(node.position, day) == DrillState::Known)
                qFatal("what is known was asked");
            const bool right = isRight(int(asked++));
            memory.add(DrillTry::of(node.position, *node.column, right ? Right : Wrong, day));
            sitting.note(node.position, right);
            all.push_back(*last);
        }
        return all;
    }

    DrillTree tree;
    DrillMemory memory;
    std::function<bool(int)> isRight;
    Random random{7, Random::Purpose::Puzzles};
    std::size_t asked = 0;
};

} // namespace

class TestDrill : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        for (const char *name : {"first", "second", "second-middle"}) {
            auto opened =
                RepertoireFile::open(std::string(FOUR_RESOURCES "/repertoires/") + name + ".repertoire");
            m_files.push_back(std::move(std::get<RepertoireFile>(opened)));
        }
    }

    void isAsked_data()
    {
        using Tries = std::vector<std::pair<DrillAnswer, int>>;
        QTest::addColumn<Tries>("tries"); // answers with their days
        QTest::addColumn<int>("due");
        const auto row = [](const char *name, const Tries &tries, int due) {
            QTest::newRow(name) << tries << due;
        };
        row("right", {{Right, 0}}, 1);
        row("right twice", {{Right, 0}, {Right, 1}}, 1 + 3);
        row("right three times", {{Right, 0}, {Right, 1}, {Right, 4}}, 4 + 7);
        row("four times", {{Right, 0}, {Right, 1}, {Right, 4}, {Right, 11}}, 11 + 21);
        row("five times", {{Right, 0}, {Right, 1}, {Right, 4}, {Right, 11}, {Right, 32}}, 32 + 60);
        row("six times", {{Right, 0}, {Right, 1}, {Right, 4}, {Right, 11}, {Right, 32}, {Right, 92}},
            92 + 60);
        row("late", {{Right, 0}, {Right, 9}}, 9 + 3);
        row("before it is due", {{Right, 0}, {Right, 0}}, 1);
        row("wrong", {{Wrong, 3}}, 3);
        row("helped", {{Right, 0}, {Helped, 1}}, 1);
        row("right after wrong, the same day", {{Wrong, 3}, {Right, 3}}, 4);
        row("wrong after three times", {{Right, 0}, {Right, 1}, {Right, 4}, {Wrong, 11}, {Right, 11}}, 12);
        row("wrong before it is due", {{Right, 0}, {Right, 1}, {Wrong, 2}}, 2);
    }
    void isAsked()
    {
        using Tries = std::vector<std::pair<DrillAnswer, int>>;
        QFETCH(const Tries, tries);
        QFETCH(const int, due);
        const Position here = position("44");
        DrillMemory memory;
        QCOMPARE(memory.state(here, firstDay), DrillState::New);
        for (const auto &[answer, day] : tries)
            memory.add(DrillTry::of(here, 3, answer, firstDay + day));
        QCOMPARE(memory.dueDay(here).value_or(0) - firstDay, due);
        const bool isWrong = tries.back().first != Right;
        QCOMPARE(memory.state(here, firstDay + due), isWrong ? DrillState::Forgotten : DrillState::Due);
        QCOMPARE(memory.state(here, firstDay + due - 1), isWrong ? DrillState::Forgotten : DrillState::Known);
    }

    void mirrorImagesAreOnePosition()
    {
        DrillMemory memory;
        memory.add(DrillTry::of(position("12"), 1, Right, firstDay));
        memory.add(DrillTry::of(position("12"), 2, Chosen, firstDay));
        QCOMPARE(memory.state(position("76"), firstDay), DrillState::Known);
        QCOMPARE(memory.rightColumn(position("76")), std::optional(5));
        QCOMPARE(memory.chosenColumn(position("76")), std::optional(4));
        QCOMPARE(memory.chosenColumn(position("12")), std::optional(2));
        QCOMPARE(memory.state(position("17"), firstDay), DrillState::New);
    }
    void choosingIsNoAnswer()
    {
        QCOMPARE(memoryOf(position("44"), {{Chosen, 0}}).state(position("44"), firstDay), DrillState::New);
    }

    void treeHasAllPositions_data()
    {
        QTest::addColumn<int>("file");
        QTest::newRow("first") << 0;
        QTest::newRow("second") << 1;
    }
    /// Each is there once, with the repertoire's column, and its line leads to it.
    void treeHasAllPositions()
    {
        QFETCH(const int, file);
        const Repertoire &repertoire = m_files[std::size_t(file)].repertoire();
        const DrillTree tree = DrillTree::of(repertoire, {});
        QCOMPARE(tree.nodes().size(), repertoire.size());
        std::size_t inLevels = 0;
        for (std::size_t level = 0; level < tree.levels().size(); ++level) {
            double share = 0;
            for (const std::size_t index : tree.levels()[level]) {
                const DrillTree::Node &node = tree.at(index);
                QCOMPARE(ownDrop(node.position), int(level) + 1);
                QCOMPARE(node.column, repertoire.column(node.position));
                QCOMPARE(after(node.drops), node.position);
                QVERIFY(node.share > 0);
                share += node.share;
                ++inLevels;
            }
            QVERIFY(share < 1 + 1e-9);
        }
        QCOMPARE(inLevels, repertoire.size());
    }
    void childrenAreWhatFollows()
    {
        const Repertoire &repertoire = m_files[0].repertoire();
        const DrillTree tree = DrillTree::of(repertoire, {});
        for (const std::size_t level : {0U, 1U, 2U}) {
            for (const std::size_t index : tree.levels()[level]) {
                const DrillTree::Node &node = tree.at(index);
                std::set<engine::Word64> expected;
                for (const Position &next : nextToKnow(node.position, *node.column, repertoire.drops()))
                    expected.insert(foldedKeyOf(next));
                std::set<engine::Word64> found;
                for (const std::size_t child : node.children)
                    found.insert(foldedKeyOf(tree.at(child).position));
                QCOMPARE(found, expected);
            }
        }
    }
    /// The person's column stands in place of the repertoire's, and what follows from it is to be known.
    void ownColumnChangesTheTree()
    {
        const Repertoire &repertoire = m_files[0].repertoire();
        const Position here = position("4444");
        const int column = *repertoire.column(here);
        const int other = column == 3 ? 2 : 3;
        DrillMemory memory;
        memory.add(DrillTry::of(here, other, Chosen, firstDay));
        const DrillTree tree = DrillTree::of(repertoire, memory);
        const DrillTree::Node &node = tree.at(tree.find(here).value());
        QCOMPARE(node.column, std::optional(other));
        std::set<engine::Word64> expected;
        for (const Position &next : nextToKnow(here, other, repertoire.drops()))
            expected.insert(foldedKeyOf(next));
        std::set<engine::Word64> found;
        bool hasUnknown = false;
        for (const std::size_t child : node.children) {
            found.insert(foldedKeyOf(tree.at(child).position));
            hasUnknown = hasUnknown || !tree.at(child).column;
        }
        QCOMPARE(found, expected);
        QVERIFY(hasUnknown);
        // Once answered, the answer is what is to be known there, and the line goes on.
        const auto unknown =
            std::ranges::find_if(node.children, [&](std::size_t child) { return !tree.at(child).column; });
        const Position next = tree.at(*unknown).position;
        memory.add(DrillTry::of(next, 3, Right, firstDay));
        const DrillTree grown = DrillTree::of(repertoire, memory);
        QCOMPARE(grown.at(grown.find(next).value()).column, std::optional(3));
    }
    void ownPositions()
    {
        const std::vector<DrillTree::OwnPosition> own{{.drops = {3, 3, 3}, .column = 2},
                                                      {.drops = {0}, .column = 3}};
        const DrillTree tree = DrillTree::of(own, {});
        QCOMPARE(tree.nodes().size(), std::size_t(2));
        QCOMPARE(tree.levels().size(), std::size_t(2));
        QCOMPARE(tree.at(tree.find(position("7")).value()).column, std::optional(3));
    }
    void commonRepliesComeFirst()
    {
        // In the games that were counted, the second player answers in column 1 nearly always.
        const ReplyCounts replies = [](const Position &at) {
            return at.plies() == 1 ? std::array{1000, 0, 0, 0, 0, 0, 0} : std::array<int, 7>{};
        };
        const DrillTree tree = DrillTree::of(m_files[0].repertoire(), {}, replies);
        double most = 0;
        std::size_t likeliest = 0;
        for (const std::size_t index : tree.levels()[1]) {
            if (tree.at(index).share > most) {
                most = tree.at(index).share;
                likeliest = index;
            }
        }
        QCOMPARE(tree.at(likeliest).drops, (std::vector{3, 0}));
        QVERIFY(most > 0.9);
        DrillMemory memory;
        memory.add(DrillTry::of(Position(), 3, Right, firstDay));
        QCOMPARE(DrillSitting().next(tree, memory, firstDay, {}, 0.5), std::optional(likeliest));
    }

    void wrongComesAgainSoon()
    {
        Person person(m_files[0].repertoire(), [](int asked) { return asked != 5; });
        const std::vector<std::size_t> asked = person.drill(firstDay, 100);
        // Twenty right answers, and a wrong one, which came again after three others.
        QCOMPARE(asked.size(), std::size_t(21));
        QCOMPARE(asked[9], asked[5]);
        QCOMPARE(std::ranges::count(asked, asked[5]), std::ptrdiff_t(2));
        QCOMPARE(dayOf(person.tree, person.memory, firstDay), (DrillDay{.done = 20, .planned = 20}));
    }
    /// Without three others to ask, it is asked all the same.
    void theOnlyOneComesAtOnce()
    {
        const std::vector<DrillTree::OwnPosition> own{{.drops = {3}, .column = 3}};
        const DrillTree tree = DrillTree::of(own, {});
        DrillMemory memory;
        DrillSitting sitting;
        memory.add(DrillTry::of(tree.at(0).position, 0, Wrong, firstDay));
        sitting.note(tree.at(0).position, false);
        QCOMPARE(sitting.next(tree, memory, firstDay, 0U, 0.0), std::optional<std::size_t>(0));
        memory.add(DrillTry::of(tree.at(0).position, 3, Right, firstDay));
        QCOMPARE(sitting.next(tree, memory, firstDay, 0U, 0.0), std::nullopt);
    }
    /// Due before forgotten before new.
    void orderOfStates()
    {
        const DrillTree tree = DrillTree::of(m_files[0].repertoire(), {});
        const auto level = tree.levels()[2];
        DrillMemory memory;
        memory.add(DrillTry::of(tree.at(level[4]).position, 0, Wrong, firstDay - 2));
        memory.add(DrillTry::of(tree.at(level[9]).position, 0, Right, firstDay - 2));
        DrillSitting sitting;
        QCOMPARE(sitting.next(tree, memory, firstDay, {}, 0.5), std::optional(level[9]));
        memory.add(DrillTry::of(tree.at(level[9]).position, 0, Right, firstDay));
        QCOMPARE(sitting.next(tree, memory, firstDay, {}, 0.5), std::optional(level[4]));
        memory.add(DrillTry::of(tree.at(level[4]).position, 0, Right, firstDay));
        QCOMPARE(sitting.next(tree, memory, firstDay, {}, 0.5), std::optional<std::size_t>(0));
    }
    void lineGoesOn()
    {
        const DrillTree tree = DrillTree::of(m_files[0].repertoire(), {});
        DrillMemory memory;
        for (const std::size_t level : {0U, 1U}) {
            for (const std::size_t index : tree.levels()[level])
                memory.add(DrillTry::of(tree.at(index).position, 0, Right, firstDay));
        }
        for (const std::size_t parent : tree.levels()[1]) {
            const auto &children = tree.at(parent).children;
            if (children.empty())
                continue;
            for (const double lot : {0.0, 0.3, 0.99}) {
                const auto next = DrillSitting().next(tree, memory, firstDay, parent, lot);
                QVERIFY(next && std::ranges::count(children, *next) > 0);
            }
        }
    }

    /// A month with a wrong answer in seven.
    void aMonth()
    {
        Person person(m_files[0].repertoire(), [](int asked) { return asked % 7 != 6; });
        std::map<std::size_t, std::int64_t> lastDays;
        for (std::int64_t day = firstDay; day < firstDay + 30; ++day) {
            const auto asked = person.drill(day, 500);
            QVERIFY(!asked.empty());
            for (std::size_t i = 0; i < asked.size(); ++i) {
                // Between two times on one day there was a wrong answer and, while there were any, others.
                const auto again = std::find(asked.begin() + std::ptrdiff_t(i) + 1, asked.end(), asked[i]);
                if (again != asked.end() && asked.end() - again > 1)
                    QVERIFY(again - asked.begin() > std::ptrdiff_t(i) + 1);
                lastDays[asked[i]] = day;
            }
            // Nothing stays due or forgotten at the end of the day.
            const DrillDay end = dayOf(person.tree, person.memory, day);
            QCOMPARE(end.done, end.planned);
            for (const auto &[index, last] : lastDays)
                QCOMPARE(person.memory.state(person.tree.at(index).position, day), DrillState::Known);
        }
        // Twenty a day at the least, new ones only while less was due.
        QVERIFY(lastDays.size() > 100);
        QVERIFY(lastDays.contains(person.tree.levels()[3].front()));
        QVERIFY2(person.asked > 30 * 20, qPrintable(QString::number(person.asked)));
    }
    /// After sixty days with all right everything that was reached is known.
    void sixtyDaysAllRight()
    {
        Person person(m_files[1].repertoire(), [](int) { return true; });
        std::set<std::size_t> reached;
        for (std::int64_t day = firstDay; day < firstDay + 60; ++day) {
            for (const std::size_t index : person.drill(day, 1000))
                reached.insert(index);
            for (const std::size_t index : reached)
                QCOMPARE(person.memory.state(person.tree.at(index).position, day), DrillState::Known);
        }
        QVERIFY(reached.size() >= 150);
        for (const std::size_t index : reached) {
            QVERIFY(person.memory.dueDay(person.tree.at(index).position).value() >= firstDay + 60);
        }
    }

    /// What a game of sparring has shown: before all that is due, the first own drops first, and once.
    void whatIsWantedComesFirst()
    {
        const DrillTree tree = DrillTree::of(m_files.front().repertoire(), {});
        DrillMemory memory;
        // The very first position is due, and one of the wanted ones is known.
        const std::vector<std::size_t> wanted{tree.levels()[4].back(), tree.levels()[2].front(),
                                              tree.levels()[3].back()};
        memory.add(DrillTry::of(tree.at(0).position, *tree.at(0).column, Right, firstDay - 9));
        memory.add(DrillTry::of(tree.at(wanted.front()).position, 3, Right, firstDay));
        DrillSitting sitting;
        for (const std::size_t node : wanted)
            sitting.want(tree.at(node).position);
        std::optional<std::size_t> last;
        for (const std::size_t node : {wanted[1], wanted[2], wanted[0], std::size_t(0)}) {
            last = sitting.next(tree, memory, firstDay, last, 0.5);
            QCOMPARE(last, std::optional(node));
            // A wrong answer is asked again later, as any other.
            sitting.note(tree.at(node).position, node != wanted[2]);
        }
    }

private:
    std::vector<RepertoireFile> m_files;
};

QTEST_APPLESS_MAIN(TestDrill)
#include "tst_drill.moc"
