// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/bookbuilder.h"
#include "core/engine/bookfile.h"
#include "core/engine/mappedfile.h"
#include "core/engine/openingbook.h"
#include "core/engine/openingpositions.h"
#include "core/engine/positionkey.h"
#include "tests/system/testsystem.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace four::engine;

namespace {

constexpr BoardShape small{5, 4, 4};

std::vector<std::byte> bytesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray bytes = file.readAll();
    const auto *data = reinterpret_cast<const std::byte *>(bytes.constData());
    return {data, data + bytes.size()};
}

/// Every position re-solved without the book.
bool isRight(const OpeningBook &book)
{
    Solver solver;
    const AnyGeometry<Word64> geometry(book.shape());
    std::size_t count = 0;
    for (const std::vector<Word64> &ply : openingPositions(book.shape(), book.plies())) {
        for (const Word64 key : ply) {
            const auto stones = stonesOf(geometry, key);
            const auto position = Position::fromStones(stones.mover, stones.opponent, book.shape());
            if (book.score(position) != solver.solve(position)->score)
                return false;
        }
        count += ply.size();
    }
    return count == book.size();
}

} // namespace

class TestBook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_directory = std::make_unique<QTemporaryDir>();
        QVERIFY(m_directory->isValid());
    }

    void isBuiltFromTheSolver()
    {
        BookProgress last{};
        QCOMPARE(buildBook(options(5), [&](const BookProgress &progress) { last = progress; }),
                 BookOutcome::Finished);
        QVERIFY(last.total > 0);
        QCOMPARE(last.solved, last.total);
        QVERIFY(!QFile::exists(path() + QStringLiteral(".part")));
        const auto opened = BookFile::open(path().toStdString());
        const auto *file = std::get_if<BookFile>(&opened);
        QVERIFY(file);
        const OpeningBook *book = &file->book();
        QCOMPARE(book->plies(), 5);
        QVERIFY(book->shape() == small);
        QVERIFY(isRight(*book));
        // Unfinished positions up to symmetry: 1, 3, ... and every one of them is found.
        QVERIFY(book->score(Position(small)).has_value());
        QVERIFY(!book->score(Position()).has_value());
        const auto deep = std::get<Position>(Position::fromColumns("123451", small));
        QVERIFY(!book->score(deep).has_value());
    }

    void goesOnWhereItStopped()
    {
        std::stop_source stopped;
        stopped.request_stop();
        QCOMPARE(buildBook(options(5), {}, stopped.get_token()), BookOutcome::Stopped);
        QVERIFY(!QFile::exists(path()));

        // What an earlier run has kept is not solved again: a wrong score planted there is still there in the
        // end.
        const AnyGeometry<Word64> geometry(small);
        const auto position = std::get<Position>(Position::fromColumns("12345", small));
        const Word64 key = foldedKey(geometry, static_cast<Word64>(position.mover()),
                                     static_cast<Word64>(position.opponent()));
        const Word64 planted = key << 8 | (77 + 128);
        QFile part(path() + QStringLiteral(".part"));
        QVERIFY(part.open(QIODevice::Append));
        part.write(reinterpret_cast<const char *>(&planted), sizeof planted);
        part.close();
        QCOMPARE(buildBook(options(5)), BookOutcome::Finished);
        const auto bytes = bytesOf(path());
        QCOMPARE(std::get<OpeningBook>(OpeningBook::open(bytes)).score(position).value_or(0), 77);
    }

    void survivesACutOffRecord()
    {
        std::stop_source stopped;
        stopped.request_stop();
        QCOMPARE(buildBook(options(4), {}, stopped.get_token()), BookOutcome::Stopped);
        QFile part(path() + QStringLiteral(".part"));
        QVERIFY(part.open(QIODevice::Append));
        part.write(
            // one that belongs to no position, and a cut-off one
            "\x01\x02\x03\x04\x05\x06\x07\x08\xff\xff\xff");
        part.close();
        QCOMPARE(buildBook(options(4)), BookOutcome::Finished);
        const auto bytes = bytesOf(path());
        QVERIFY(isRight(std::get<OpeningBook>(OpeningBook::open(bytes))));
    }

    void survivesACutOffBeginning()
    {
        std::stop_source stopped;
        stopped.request_stop();
        QCOMPARE(buildBook(options(3), {}, stopped.get_token()), BookOutcome::Stopped);
        const auto whole = bytesOf(path() + QStringLiteral(".part"));
        for (std::size_t size = 0; size < whole.size(); ++size) {
            QFile part(path() + QStringLiteral(".part"));
            QVERIFY(part.open(QIODevice::WriteOnly));
            part.write(reinterpret_cast<const char *>(whole.data()), qint64(size));
            part.close();
            QCOMPARE(buildBook(options(3)), BookOutcome::Finished);
            const auto bytes = bytesOf(path());
            QVERIFY(isRight(std::get<OpeningBook>(OpeningBook::open(bytes))));
        }
    }

    void refusesAPartOfOtherRules_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("connect");
        QTest::newRow("another width") << 4 << 4 << 4;
        QTest::newRow("another height") << 5 << 5 << 4;
        QTest::newRow("another line") << 5 << 4 << 3;
    }

    /// Its scores would be taken for those of this board, as the positions look alike.
    void refusesAPartOfOtherRules()
    {
        QFETCH(const int, columns);
        QFETCH(const int, rows);
        QFETCH(const int, connect);
        std::stop_source stop;
        auto other = options(4);
        other.shape = {columns, rows, connect};
        stop.request_stop();
        QCOMPARE(buildBook(other, {}, stop.get_token()), BookOutcome::Stopped);
        const auto part = bytesOf(path() + QStringLiteral(".part"));
        QCOMPARE(buildBook(options(4)), BookOutcome::OtherPart);
        QVERIFY(!QFile::exists(path()));
        QCOMPARE(bytesOf(path() + QStringLiteral(".part")), part);

        // One without a beginning, as versions before wrote it, may be of any board.
        QFile old(path() + QStringLiteral(".part"));
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write(QByteArray(16, '\1'));
        old.close();
        QCOMPARE(buildBook(options(4)), BookOutcome::OtherPart);
        QCOMPARE(old.size(), qint64{16});
    }

    void leavesAloneWhatIsNoFile_data()
    {
        QTest::addColumn<QString>("suffix");
        QTest::addColumn<bool>("isPipe");
        for (const char *suffix : {"", ".part", ".new"}) {
            QTest::addRow("folder%s", suffix) << QString::fromLatin1(suffix) << false;
            QTest::addRow("pipe%s", suffix) << QString::fromLatin1(suffix) << true;
        }
    }

    void leavesAloneWhatIsNoFile()
    {
        QFETCH(const QString, suffix);
        QFETCH(const bool, isPipe);
        const QString name = path() + suffix;
        if (isPipe && !testsystem::makePipe(name))
            QSKIP("Pipes have no names here.");
        QVERIFY(isPipe || QDir().mkdir(name));
        QCOMPARE(buildBook(options(3)), BookOutcome::NotAFile);
        QVERIFY(QFileInfo::exists(name) && !QFileInfo(name).isFile());
        QCOMPARE(QDir(m_directory->path()).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot),
                 QStringList{QFileInfo(name).fileName()});
    }

    void mapsOnlyFiles()
    {
        QVERIFY(!MappedFile::open(m_directory->path().toStdString()));
        if (testsystem::makePipe(path())) {
            QVERIFY(!MappedFile::open(path().toStdString())); // without waiting for a writer
            QVERIFY(!MappedFile::open(testsystem::endlessDevice().toStdString()));
        }
        QVERIFY(!MappedFile::open((path() + QStringLiteral(".none")).toStdString()));
    }

    void answersForTheSolver()
    {
        QCOMPARE(buildBook(options(3)), BookOutcome::Finished);
        const auto bytes = bytesOf(path());
        const auto book = std::get<OpeningBook>(OpeningBook::open(bytes));
        Solver solver;
        solver.setBook(&book);
        for (const char *columns : {"", "1", "5", "12", "54", "333"}) {
            const auto position = std::get<Position>(Position::fromColumns(columns, small));
            const auto solution = solver.solve(position);
            QCOMPARE(solution->nodes, std::uint64_t(0));
            QCOMPARE(solution->score, Solver().solve(position)->score);
            QCOMPARE(solver.isAbove(position, 0), solution->score > 0);
        }
        QVERIFY(solver.solve(std::get<Position>(Position::fromColumns("3333", small)))->nodes > 0);
    }

    void refusesWhatIsNoBook()
    {
        const auto errorOf = [](const std::vector<std::byte> &bytes) {
            const auto result = OpeningBook::open(bytes);
            return std::holds_alternative<BookError>(result) ? int(std::get<BookError>(result)) : -1;
        };
        auto good = OpeningBook::write(small, 0, std::vector<BookEntry>{{0, 0}});
        QCOMPARE(errorOf(good), -1);
        QCOMPARE(errorOf({}), int(BookError::NoBook));
        QCOMPARE(errorOf(std::vector<std::byte>(100)), int(BookError::NoBook));
        auto cut = good;
        cut.pop_back();
        QCOMPARE(errorOf(cut), int(BookError::WrongSize));
        cut.resize(10);
        QCOMPARE(errorOf(cut), int(BookError::WrongSize));
        auto later = good;
        later[8] = std::byte{3};
        QCOMPARE(errorOf(later), int(BookError::UnknownVersion));
        auto earlier = good;
        earlier[8] = std::byte{1}; // had the keys, too
        QCOMPARE(errorOf(earlier), int(BookError::UnknownVersion));
    }

    void knowsOnlyWhatCanArise_data()
    {
        // From the bottom up, one word a column: X the player to move, O the other.
        QTest::addColumn<QStringList>("columns");
        QTest::addColumn<bool>("canArise");
        QTest::newRow("the empty board") << QStringList{} << true;
        QTest::newRow("one disc") << QStringList{QStringLiteral("O")} << true;
        QTest::newRow("by turns in one column") << QStringList{QStringLiteral("OXO")} << true;
        QTest::newRow("each its own column")
            << QStringList{QStringLiteral("OO"), QStringLiteral("XX")} << true;
        QTest::newRow("the mover's disc fell last") << QStringList{QStringLiteral("X")} << false;
        QTest::newRow("the second disc fell first") << QStringList{QStringLiteral("OX")} << false;
        QTest::newRow("two on two") << QStringList{QStringLiteral("OOXX")} << false;
        QTest::newRow("two on two, with a drop beside for each")
            << QStringList{QStringLiteral("XXOO"), QStringLiteral("O"), QStringLiteral("X")} << true;
        QTest::newRow("who has a line ended the game")
            << QStringList{QStringLiteral("OX"), QStringLiteral("OX"), QStringLiteral("OX"),
                           QStringLiteral("O")}
            << false;
        QTest::newRow("so did the one to move")
            << QStringList{QStringLiteral("XO"), QStringLiteral("XO"), QStringLiteral("XO"),
                           QStringLiteral("X"), QStringLiteral("O")}
            << false;
    }

    /// A book keeps no keys, so that it would answer for any position: what cannot arise it must not know.
    void knowsOnlyWhatCanArise()
    {
        QFETCH(const QStringList, columns);
        QFETCH(const bool, canArise);
        Word64 mover = 0;
        Word64 opponent = 0;
        for (qsizetype column = 0; column < columns.size(); ++column) {
            for (qsizetype row = 0; row < columns[column].size(); ++row) {
                const Word64 cell = Word64{1} << (column * (small.rows + 1) + row);
                (columns[column][row] == u'X' ? mover : opponent) |= cell;
            }
        }
        const auto position = Position::fromStones(mover, opponent, small);
        QCOMPARE(four::engine::canArise(position), canArise);
        static const std::vector<std::byte> bytes = [this] {
            return buildBook(options(8)) == BookOutcome::Finished ? bytesOf(path())
                                                                  : std::vector<std::byte>();
        }();
        const auto book = std::get<OpeningBook>(OpeningBook::open(bytes));
        QCOMPARE(book.score(position).has_value(), canArise);
    }

    void noticesEveryChangedByte()
    {
        const auto good = OpeningBook::write({}, 1, std::vector<BookEntry>{{1, -2}, {2, 3}});
        for (std::size_t i = 0; i < good.size(); ++i) {
            auto bad = good;
            bad[i] ^= std::byte{0x10};
            QVERIFY(std::holds_alternative<BookError>(OpeningBook::open(bad)));
        }
    }

    void refusesBigBoards()
    {
        auto big = options(1);
        big.shape = {9, 9, 4};
        QCOMPARE(buildBook(big), BookOutcome::BoardTooBig);
    }

    void saysWhenAFileCannotBeWritten()
    {
        auto lost = options(1);
        lost.file = m_directory->filePath(QStringLiteral("no/such/folder")).toStdString();
        QCOMPARE(buildBook(lost), BookOutcome::NoFile);
    }

private:
    [[nodiscard]] BookOptions options(int plies) const
    {
        return {small, plies, m_directory->filePath(QStringLiteral("test.book")).toStdString(), {1, 2}};
    }
    [[nodiscard]] QString path() const { return m_directory->filePath(QStringLiteral("test.book")); }

    std::unique_ptr<QTemporaryDir> m_directory;
};

QTEST_APPLESS_MAIN(TestBook)
#include "tst_book.moc"
