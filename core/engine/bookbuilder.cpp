// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/bookbuilder.h"

#include "core/engine/lines.h"
#include "core/engine/openingbook.h"
#include "core/engine/openingpositions.h"
#include "core/engine/positionkey.h"
#include "core/engine/together.h"
#include "core/engine/wholefile.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstring>
#include <fstream>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <vector>

namespace four::engine {

namespace {

using Geometry = AnyGeometry<Word64>;
using BoardLines = Lines<Geometry, Isa::Portable>;
using Scores = std::unordered_map<Word64, int>; ///< of positions, by folded key

constexpr const char *partSuffix = ".part";

/// What a part file keeps of a position: its folded key and, in the lowest eight bits, its score.
Word64 partRecord(Word64 key, int score) noexcept
{
    return key << 8 | static_cast<Word64>(score + 128);
}
Word64 keyOf(Word64 record) noexcept
{
    return record >> 8;
}
int scoreOf(Word64 record) noexcept
{
    return static_cast<int>(record & 255) - 128;
}

/// The score of a position. @pre all its unfinished children are in @p scores
int scoreFromChildren(const Geometry &geometry, Word64 key, const Scores &scores)
{
    const auto [mover, opponent] = stonesOf(geometry, key);
    const int empties = geometry.cells() - countBits<Isa::Portable>(mover | opponent);
    int best = -geometry.cells();
    for (Word64 drops = landingCells(geometry, mover | opponent); drops != 0; drops &= drops - 1) {
        const Word64 moved = mover | (drops & (~drops + 1));
        if (BoardLines::hasLine(geometry, moved))
            return (empties + 1) / 2;
        const bool isFull = (moved | opponent) == geometry.board();
        best = std::max(best, isFull ? 0 : -scores.at(foldedKey(geometry, opponent, moved)));
    }
    return best;
}

/// The header of a part file: a magic number, and the board of its scores. In the machine's byte order, like
/// the entries, so that a file in another byte order is detected.
std::array<Word64, 2> partHeader(BoardShape shape)
{
    constexpr Word64 magic = 0x34494E4150415254; // "4INAPART"
    return {magic, static_cast<Word64>(shape.columns) << 16 | static_cast<Word64>(shape.rows) << 8 |
                       static_cast<Word64>(shape.connect)};
}

enum class Resumed : std::uint8_t { Well, OtherPart, NoFile };

/// Reads the scores of earlier runs, one after another behind the header. A record truncated by a crash is
/// removed from the file, one that is not in @p wanted (sorted) is skipped. Afterwards the file exists and is
/// whole.
Resumed resume(const std::filesystem::path &part, BoardShape shape, const std::vector<Word64> &wanted,
               Scores &scores)
{
    const std::array<Word64, 2> header = partHeader(shape);
    std::error_code error;
    if (std::filesystem::exists(part, error)) {
        std::array<Word64, 2> found{};
        std::ifstream file(part, std::ios::binary);
        file.read(reinterpret_cast<char *>(found.data()), sizeof found);
        const auto read = static_cast<std::size_t>(file.gcount());
        if (file.bad() || !file.is_open())
            return Resumed::NoFile;
        if (std::memcmp(found.data(), header.data(), read) != 0)
            return Resumed::OtherPart;
        if (read == sizeof found) {
            Word64 record = 0;
            while (file.read(reinterpret_cast<char *>(&record), sizeof record))
                if (std::binary_search(wanted.begin(), wanted.end(), keyOf(record)))
                    scores[keyOf(record)] = scoreOf(record);
            if (file.bad())
                return Resumed::NoFile;
            const auto size = std::filesystem::file_size(part, error);
            if (!error)
                std::filesystem::resize_file(part, size / sizeof(Word64) * sizeof(Word64), error);
            return error ? Resumed::NoFile : Resumed::Well;
        }
    }
    // A new file, or one truncated within its header.
    std::ofstream file(part, std::ios::binary | std::ios::trunc);
    file.write(reinterpret_cast<const char *>(header.data()), sizeof header).flush();
    return error || !file ? Resumed::NoFile : Resumed::Well;
}

/// Solves what is still missing, each thread one position at a time.
class Workers
{
public:
    Workers(const BookOptions &options, std::vector<Word64> open, std::ofstream &part, Scores &scores)
        : m_options(options), m_open(std::move(open)), m_part(part), m_scores(scores)
    {
    }

    /// @return false when the part file could not be written.
    bool run(const std::function<void(std::size_t solvedNow)> &progress, const std::stop_token &stop)
    {
        const auto memory = std::make_shared<TableMemory>();
        workTogether(
            m_options.solver.threads, [this, &memory, &stop] { work(memory, stop); },
            [&] { progress(solvedNow()); });
        return m_isWritten;
    }

private:
    std::size_t solvedNow()
    {
        const std::scoped_lock lock(m_mutex);
        return m_solved;
    }

    void work(const std::shared_ptr<TableMemory> &memory, const std::stop_token &stop)
    {
        Solver solver({m_options.solver.tableMiB, 1}, memory);
        const Geometry geometry(m_options.shape);
        for (;;) {
            const std::size_t index = m_next.fetch_add(1);
            if (index >= m_open.size())
                break;
            const Word64 key = m_open[index];
            const auto [mover, opponent] = stonesOf(geometry, key);
            const auto solution =
                solver.solve(Position::fromStones(mover, opponent, m_options.shape), Strength::Strong,
                             StopSign(stop).orBy(m_cannotWrite.get_token()));
            if (!solution)
                break;
            const Word64 record = partRecord(key, solution->score);
            const std::scoped_lock lock(m_mutex);
            m_part.write(reinterpret_cast<const char *>(&record), sizeof record).flush();
            if (!m_part) {
                m_isWritten = false;
                m_cannotWrite.request_stop();
                break;
            }
            m_scores[key] = solution->score;
            ++m_solved;
        }
    }

    const BookOptions &m_options;
    const std::vector<Word64> m_open;
    std::ofstream &m_part;
    Scores &m_scores;
    std::atomic<std::size_t> m_next = 0;
    std::stop_source m_cannotWrite;
    std::mutex m_mutex; ///< guards what follows, the part file and the scores
    std::size_t m_solved = 0;
    bool m_isWritten = true;
};

} // namespace

BookOutcome buildBook(const BookOptions &options, const std::function<void(const BookProgress &)> &progress,
                      const std::stop_token &stop)
{
    if (options.shape.bits() > OpeningBook::mostBits)
        return BookOutcome::BoardTooBig;
    const std::filesystem::path part = withSuffix(options.file, partSuffix);
    for (const std::filesystem::path &path : {options.file, part, withSuffix(options.file, newSuffix)}) {
        if (isTaken(path))
            return BookOutcome::NotAFile;
    }
    const auto start = std::chrono::steady_clock::now();
    const Geometry geometry(options.shape);
    const auto plies = openingPositions(options.shape, options.plies);
    const std::vector<Word64> &deepest = plies.back();

    Scores scores;
    switch (resume(part, options.shape, deepest, scores)) {
    case Resumed::Well:
        break;
    case Resumed::OtherPart:
        return BookOutcome::OtherPart;
    case Resumed::NoFile:
        return BookOutcome::NoFile;
    }
    const std::size_t before = scores.size();
    std::vector<Word64> open;
    for (const Word64 key : deepest)
        if (!scores.contains(key))
            open.push_back(key);

    std::ofstream file(part, std::ios::binary | std::ios::app);
    if (!file)
        return BookOutcome::NoFile;
    Workers workers(options, std::move(open), file, scores);
    const bool isWritten = workers.run(
        [&](std::size_t solvedNow) {
            const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
            if (progress)
                progress({before + solvedNow, deepest.size(), solvedNow, spent.count()});
        },
        stop);
    file.close();
    if (!isWritten || !file)
        return BookOutcome::NoFile;
    if (scores.size() != deepest.size())
        return BookOutcome::Stopped;

    for (std::size_t ply = plies.size() - 1; ply-- > 0;)
        for (const Word64 key : plies[ply])
            scores[key] = scoreFromChildren(geometry, key, scores);
    // In the order of the plies, so that the same scores make the same file.
    std::vector<BookEntry> entries;
    entries.reserve(scores.size());
    for (const std::vector<Word64> &ply : plies)
        for (const Word64 key : ply)
            entries.push_back({key, scores.at(key)});
    if (!writeWhole(options.file, OpeningBook::write(options.shape, options.plies, entries)))
        return BookOutcome::NoFile;
    std::error_code ignored; // a part file that stays only wastes space
    std::filesystem::remove(part, ignored);
    return BookOutcome::Finished;
}

} // namespace four::engine
