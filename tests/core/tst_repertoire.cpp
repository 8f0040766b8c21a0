// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/repertoire.h"
#include "core/coach/repertoiremaker.h"
#include "core/engine/analysis.h"
#include "core/engine/bookfile.h"
#include "core/rules/random.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <map>
#include <memory>
#include <set>

using namespace four;
using namespace four::coach;
using engine::Position;
using Fault = RepertoireFault::Kind;

Q_DECLARE_METATYPE(std::optional<four::coach::SettledBy>)

namespace {

Position position(const char *columns)
{
    return std::get<Position>(Position::fromColumns(columns));
}

Position mirrored(const char *columns)
{
    std::string other(columns);
    for (char &name : other)
        name = engine::columnName(6 - *engine::columnOf(name));
    return position(other.c_str());
}

std::span<const std::byte> bytesOf(const QByteArray &file)
{
    return std::as_bytes(std::span(file.constData(), static_cast<std::size_t>(file.size())));
}

QByteArray fileOf(RepertoireKind kind, int drops, const std::vector<KnownDrop> &known)
{
    const std::vector<std::byte> file = Repertoire::write(kind, drops, known);
    return {reinterpret_cast<const char *>(file.data()), static_cast<qsizetype>(file.size())};
}

std::map<int, int> countsOf(const Repertoire &repertoire)
{
    std::map<int, int> counts;
    for (std::size_t i = 0; i < repertoire.size(); ++i)
        ++counts[ownDrop(repertoire.at(i).position)];
    return counts;
}

} // namespace

class TestRepertoire : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        auto opened = engine::BookFile::open(FOUR_RESOURCES "/openings.book");
        m_book = std::make_unique<engine::BookFile>(std::move(std::get<engine::BookFile>(opened)));
        m_solver = std::make_unique<engine::Solver>();
        m_solver->setBook(&m_book->book());
    }

    void isSettled_data()
    {
        using enum SettledBy;
        QTest::addColumn<QString>("columns");
        QTest::addColumn<std::optional<SettledBy>>("by");
        const auto row = [](const char *name, const char *columns, std::optional<SettledBy> by) {
            QTest::newRow(name) << columns << by;
        };
        row("the empty board", "", {});
        row("after the centre", "4", {});
        row("three on top of each other", "121212", Win);
        row("the opponent's three on top of each other", "12121", Block);
        row("both: the own win comes first", "1212127", Win);
        row("two open at both ends", "4433", Force);
        row("two open at one end", "1122", {});
    }

    void isSettled()
    {
        QFETCH(const QString, columns);
        QFETCH(const std::optional<SettledBy>, by);
        QVERIFY(settledBy(position(columns.toLatin1())) == by);
    }

    void blocks()
    {
        QCOMPARE(blockOf(position("12121")), 0);
        QCOMPARE(blockOf(position("7374757")), 6);
    }

    void beginsAsItsKindSays()
    {
        QCOMPARE(beginningsOf(RepertoireKind::First).size(), std::size_t{1});
        std::set<engine::Word64> second;
        for (const Position &beginning : beginningsOf(RepertoireKind::Second))
            second.insert(foldedKeyOf(beginning));
        // Each first drop but that in the centre, mirror images once.
        std::set<engine::Word64> expected;
        for (const char *first : {"1", "2", "3", "5", "6", "7"})
            expected.insert(foldedKeyOf(position(first)));
        QCOMPARE(expected.size(), std::size_t{3});
        QVERIFY(second == expected);
        const std::vector<Position> middle = beginningsOf(RepertoireKind::SecondMiddle);
        QCOMPARE(middle.size(), std::size_t{1});
        QVERIFY(middle.front() == position("4"));
    }

    void goesOnBehindABlock()
    {
        // O may reply with a third disc on two others, which X has to block: then O is on turn again.
        const std::vector<Position> next = nextToKnow(position("4141"), 6, 12);
        const auto has = [&next](const char *columns) {
            return std::ranges::count(next, foldedKeyOf(position(columns)), foldedKeyOf) == 1;
        };
        QVERIFY(!has("414171"));
        QVERIFY(has("41417112"));
        QVERIFY(has("414176"));
        for (const Position &each : next)
            QVERIFY(!settledBy(each));
        // None is beyond the last own drop.
        for (const Position &each : nextToKnow(position(""), 3, 2))
            QCOMPARE(ownDrop(each), 2);
        QVERIFY(nextToKnow(position(""), 3, 1).empty());
    }

    void isTheSameInTheMirror()
    {
        const std::vector<KnownDrop> known{{position("44"), 2}, {position("4412"), 4}, {position(""), 3}};
        const QByteArray file = fileOf(RepertoireKind::First, 3, known);
        const auto repertoire = std::get<Repertoire>(Repertoire::open(bytesOf(file)));
        QCOMPARE(repertoire.size(), std::size_t{3});
        QCOMPARE(repertoire.drops(), 3);
        QVERIFY(repertoire.kind() == RepertoireKind::First);
        QCOMPARE(repertoire.column(position("4412")), std::optional(4));
        QCOMPARE(repertoire.column(mirrored("4412")), std::optional(2));
        QCOMPARE(repertoire.column(position("1442")), std::optional<int>()); // other discs
        QCOMPARE(repertoire.column(position("")), std::optional(3));
        QVERIFY(!repertoire.column(Position(engine::BoardShape{8, 7, 4})));
        for (std::size_t i = 0; i < repertoire.size(); ++i) {
            const KnownDrop each = repertoire.at(i);
            QCOMPARE(repertoire.column(each.position), std::optional(each.column));
        }
    }

    void refusesDamagedFiles_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<int>("error");
        using enum RepertoireError;
        const QByteArray good =
            fileOf(RepertoireKind::First, 2, {{position(""), 3}, {position("44"), 3}, {position("43"), 3}});
        const auto row = [](const char *name, const QByteArray &file, RepertoireError error) {
            QTest::newRow(name) << file << int(error);
        };
        row("nothing", {}, NoRepertoire);
        row("another file", "4INAROWP" + good.mid(8), NoRepertoire);
        row("no header", good.left(12), WrongSize);
        row("another version", QByteArray(good).replace(8, 1, "\2"), UnknownVersion);
        row("cut off", good.chopped(1), WrongSize);
        row("longer", good + '0', WrongSize);
        row("a changed kind", QByteArray(good).replace(10, 1, "\1"), Damaged);
        for (qsizetype place = 11; place < good.size(); ++place) {
            if (place >= 12 && place < 16)
                continue; // the size, see above
            QByteArray changed = good;
            changed[place] = static_cast<char>(changed[place] ^ 1);
            QTest::addRow("a changed bit in byte %lld", static_cast<long long>(place))
                << changed << int(Damaged);
        }
        row("beyond its drops", fileOf(RepertoireKind::First, 1, {{position("44"), 3}}), Damaged);
        row("of the other player", fileOf(RepertoireKind::Second, 2, {{position("44"), 3}}), Damaged);
        row("twice", fileOf(RepertoireKind::First, 2, {{position("43"), 3}, {mirrored("43"), 3}}), Damaged);
        row("a full column", fileOf(RepertoireKind::First, 6, {{position("444444"), 3}}), Damaged);
    }

    void refusesDamagedFiles()
    {
        QFETCH(const QByteArray, file);
        QFETCH(const int, error);
        const auto opened = Repertoire::open(bytesOf(file));
        QVERIFY(std::holds_alternative<RepertoireError>(opened));
        QCOMPARE(int(std::get<RepertoireError>(opened)), error);
    }

    void opensFiles()
    {
        QVERIFY(std::get<RepertoireError>(RepertoireFile::open("/no/such/file")) ==
                RepertoireError::Unreadable);
    }

    void findsFaults()
    {
        const auto faultIn = [this](std::vector<KnownDrop> known) -> std::optional<Fault> {
            const QByteArray file = fileOf(RepertoireKind::First, 3, known);
            const auto repertoire = std::get<Repertoire>(Repertoire::open(bytesOf(file)));
            const auto fault = faultOf(repertoire, *m_solver);
            return fault ? std::optional(fault->kind) : std::nullopt;
        };
        const std::vector<KnownDrop> good = *makeRepertoire(RepertoireKind::First, 3, *m_solver, {});
        QVERIFY(!faultIn(good));
        std::vector<KnownDrop> known = good;
        known.front().column = 0; // loses: the first drop at the edge
        QVERIFY(faultIn(known) == Fault::WrongColumn);
        known = good;
        known.pop_back();
        QVERIFY(faultIn(known) == Fault::Missing);
        known = good;
        known.push_back({position("1111"), 3});
        QVERIFY(faultIn(known) == Fault::Needless);
    }

    void losesAsLateAsPossibleAndWithTraps()
    {
        // Made of a few drops: where the first player has kept the win, no column loses later.
        const auto made = makeRepertoire(RepertoireKind::SecondMiddle, 3, *m_solver, {});
        QVERIFY(made.has_value());
        const QByteArray file = fileOf(RepertoireKind::SecondMiddle, 3, *made);
        const auto repertoire = std::get<Repertoire>(Repertoire::open(bytesOf(file)));
        QVERIFY(!faultOf(repertoire, *m_solver));
        // After the drop in the centre only that on top of it loses as late as the 41st disc.
        QCOMPARE(repertoire.column(position("4")), std::optional(3));
        std::vector<KnownDrop> known = *made;
        known.front().column = 0; // loses sooner
        QVERIFY(known.front().position == position("4"));
        const QByteArray wrong = fileOf(RepertoireKind::SecondMiddle, 3, known);
        const auto fault = faultOf(std::get<Repertoire>(Repertoire::open(bytesOf(wrong))), *m_solver);
        QVERIFY(fault && fault->kind == Fault::WrongColumn);
    }

    void stops()
    {
        std::stop_source stop;
        stop.request_stop();
        engine::Solver bookless;
        QVERIFY(!makeRepertoire(RepertoireKind::First, 2, bookless, {}, stop.get_token()));
    }

    void dependsOnKindAndDropsAlone()
    {
        const auto made = makeRepertoire(RepertoireKind::First, 5, *m_solver, {});
        engine::Solver other({.tableMiB = 1, .threads = 2});
        other.setBook(&m_book->book());
        QVERIFY(fileOf(RepertoireKind::First, 5, *made) ==
                fileOf(RepertoireKind::First, 5, *makeRepertoire(RepertoireKind::First, 5, other, {})));
    }

    void comesWithTheProgram_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("kind");
        // At most, of each own drop: what a greedy choice without looking further was measured to need.
        QTest::addColumn<QList<int>>("most");
        QTest::newRow("first") << "first" << int(RepertoireKind::First)
                               << QList<int>{1, 4, 20, 65, 195, 574, 1712, 4535};
        QTest::newRow("second") << "second" << int(RepertoireKind::Second) << QList<int>{};
        QTest::newRow("second against the middle")
            << "second-middle" << int(RepertoireKind::SecondMiddle) << QList<int>{1};
    }

    void comesWithTheProgram()
    {
        QFETCH(const QString, name);
        QFETCH(const int, kind);
        QFETCH(const QList<int>, most);
        const auto opened =
            RepertoireFile::open((FOUR_RESOURCES "/repertoires/" + name + ".repertoire").toStdString());
        QVERIFY(std::holds_alternative<RepertoireFile>(opened));
        const Repertoire &repertoire = std::get<RepertoireFile>(opened).repertoire();
        QCOMPARE(int(repertoire.kind()), kind);
        const std::map<int, int> counts = countsOf(repertoire);
        for (qsizetype i = 0; i < most.size(); ++i)
            QVERIFY(counts.at(int(i) + 1) <= most[i]);
        if (qEnvironmentVariableIsSet("FOUR_SLOW_TESTS")) {
            const auto fault = faultOf(repertoire, *m_solver);
            QVERIFY(!fault);
            return;
        }
        // A sample, by the values of all columns.
        constexpr std::size_t step = 47;
        for (std::size_t i = 0; i < repertoire.size(); i += step) {
            const auto [known, column] = repertoire.at(i);
            const auto analysis = engine::analyse(*m_solver, known, engine::Strength::Weak);
            int best = -1;
            for (const auto &score : analysis->scores)
                best = std::max(best, score.value_or(-1));
            QCOMPARE(analysis->scores[std::size_t(column)], std::optional(best));
            QVERIFY(!settledBy(known));
            if (repertoire.kind() != RepertoireKind::SecondMiddle || best >= 0)
                continue;
            // Of the losing columns one that loses latest.
            const auto exact = engine::analyse(*m_solver, known, engine::Strength::Strong);
            int latest = -100;
            for (const auto &score : exact->scores)
                latest = std::max(latest, score.value_or(-100));
            QCOMPARE(exact->scores[std::size_t(column)], std::optional(latest));
        }
    }

    void answersRandomGames_data() { comesWithTheProgram_data(); }

    void answersRandomGames()
    {
        QFETCH(const QString, name);
        const auto opened =
            RepertoireFile::open((FOUR_RESOURCES "/repertoires/" + name + ".repertoire").toStdString());
        const Repertoire &repertoire = std::get<RepertoireFile>(opened).repertoire();
        const bool isFirst = repertoire.kind() == RepertoireKind::First;
        Random random(7, Random::Purpose::Puzzles);
        for (int game = 0; game < 300; ++game) {
            Position now;
            if (repertoire.kind() == RepertoireKind::SecondMiddle)
                now.drop(3);
            else if (!isFirst)
                now.drop(std::array{0, 1, 2, 4, 5, 6}[static_cast<std::size_t>(random.below(6))]);
            while (!now.isOver() && ownDrop(now) <= repertoire.drops()) {
                std::optional<int> column = repertoire.column(now);
                const std::optional<SettledBy> settled = settledBy(now);
                QVERIFY2(column.has_value() != settled.has_value(), "known, or settled by tactics");
                if (settled == SettledBy::Block)
                    column = blockOf(now);
                if (!column)
                    break; // the win is there
                now.drop(*column);
                std::vector<int> replies;
                for (int reply = 0; reply < 7; ++reply) {
                    if (now.canDrop(reply))
                        replies.push_back(reply);
                }
                const int reply =
                    replies[static_cast<std::size_t>(random.below(static_cast<int>(replies.size())))];
                QVERIFY2(!now.isWinningDrop(reply) || !isFirst, "the first player never loses by it");
                now.drop(reply);
            }
        }
    }

private:
    std::unique_ptr<engine::BookFile> m_book;
    std::unique_ptr<engine::Solver> m_solver;
};

QTEST_APPLESS_MAIN(TestRepertoire)
#include "tst_repertoire.moc"
