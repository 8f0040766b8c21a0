// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/repertoirecommand.h"

#include "app/cli/answers.h"
#include "app/cli/book.h"
#include "app/cli/files.h"
#include "app/cli/interrupt.h"
#include "app/cli/ownfile.h"
#include "core/coach/repertoiremaker.h"
#include "core/engine/wholefile.h"

#include <array>
#include <iostream>
#include <map>
#include <string_view>

namespace four::cli {

namespace {

using engine::Position;

std::optional<coach::RepertoireFile> openedRepertoire(const std::string &name)
{
    return openOwnFile<coach::RepertoireFile, coach::RepertoireError>(name, "a repertoire");
}

/// One game for each position of the repertoire, from the games that it leads to.
class Lines
{
public:
    explicit Lines(const coach::Repertoire &repertoire) : m_repertoire(repertoire)
    {
        if (repertoire.kind() == coach::RepertoireKind::First) {
            follow({}, Position());
            return;
        }
        const bool isMiddle = repertoire.kind() == coach::RepertoireKind::SecondMiddle;
        for (const int column : isMiddle ? std::vector{3} : std::vector{0, 1, 2})
            reply({}, Position(), column);
    }

    /// By the number of their drops, then in the order of their columns.
    [[nodiscard]] const std::map<std::pair<std::size_t, std::string>, int> &columns() const
    {
        return m_columns;
    }

private:
    /// @param position of the player whose repertoire it is
    void follow(const std::string &game, const Position &position)
    {
        if (position.isOver() || coach::ownDrop(position) > m_repertoire.drops())
            return;
        std::optional<int> column = m_repertoire.column(position);
        if (column) {
            if (!m_seen.emplace(coach::foldedKeyOf(position), true).second)
                return;
            m_columns.emplace(std::pair(game.size(), game), *column);
        } else if (coach::settledBy(position) == coach::SettledBy::Block) {
            column = coach::blockOf(position);
        } else {
            return;
        }
        Position next = position;
        next.drop(*column);
        for (int reply = 0; reply < next.shape().columns; ++reply)
            this->reply(game + engine::columnName(*column), next, reply);
    }

    void reply(const std::string &game, const Position &position, int column)
    {
        if (position.isOver() || !position.canDrop(column) || position.isWinningDrop(column))
            return;
        Position next = position;
        next.drop(column);
        follow(game + engine::columnName(column), next);
    }

    const coach::Repertoire &m_repertoire;
    std::map<engine::Word64, bool> m_seen;
    std::map<std::pair<std::size_t, std::string>, int> m_columns;
};

int listRepertoire(const std::string &name)
{
    const std::optional<coach::RepertoireFile> file = openedRepertoire(name);
    if (!file)
        return Failed;
    const Lines lines(file->repertoire());
    for (const auto &[game, column] : lines.columns()) {
        std::cout << (game.second.empty() ? "-" : game.second) << ' ' << engine::columnName(column) << '\n';
        if (!std::cout.good())
            break;
    }
    return AllWell;
}

std::string_view wordOf(coach::RepertoireFault::Kind fault)
{
    switch (fault) {
    case coach::RepertoireFault::Kind::WrongColumn:
        return "the drop gives the result away";
    case coach::RepertoireFault::Kind::Missing:
        return "the position is missing";
    case coach::RepertoireFault::Kind::Needless:
        break;
    }
    return "no line leads to the position";
}

/// The position as rows of the board from the top, X having dropped first.
std::string pictureOf(const Position &position)
{
    const bool isFirst = position.plies() % 2 == 0;
    std::string picture;
    for (int row = position.shape().rows - 1; row >= 0; --row) {
        for (int column = 0; column < position.shape().columns; ++column) {
            const engine::Word128 cell = engine::Word128{1} << (column * (position.shape().rows + 1) + row);
            const bool isMovers = (position.mover() & cell) != 0;
            const bool isOthers = (position.opponent() & cell) != 0;
            picture += isMovers ? (isFirst ? 'X' : 'O') : isOthers ? (isFirst ? 'O' : 'X') : '.';
        }
        picture += row > 0 ? '/' : ' ';
    }
    return picture;
}

int checkRepertoire(const Options &options)
{
    const std::optional<coach::RepertoireFile> file = openedRepertoire(options.checkedFile);
    if (!file)
        return Failed;
    Book book;
    if (const std::optional<std::string> fault = book.open(options))
        return fail(*fault);
    engine::Solver solver(options.solver);
    solver.setBook(book.book());
    if (const auto fault = coach::faultOf(file->repertoire(), solver)) {
        std::cout << pictureOf(fault->position) << wordOf(fault->kind) << '\n';
        return Failed;
    }
    std::map<int, std::size_t> counts;
    for (std::size_t i = 0; i < file->repertoire().size(); ++i)
        ++counts[coach::ownDrop(file->repertoire().at(i).position)];
    std::cout << file->repertoire().size() << " positions, all right:";
    for (const auto &[drop, count] : counts)
        std::cout << ' ' << count;
    std::cout << '\n';
    return AllWell;
}

int makeRepertoire(const Options &options)
{
    const std::string &name = options.madeFile;
    if (engine::isTaken(pathOf(name)))
        return fail(name + " is not a file: it is left alone");
    Book book;
    if (const std::optional<std::string> fault = book.open(options))
        return fail(*fault);
    engine::Solver solver(options.solver);
    solver.setBook(book.book());
    std::stop_source stop;
    catchInterrupts();
    bool hasProgress = false;
    const auto known = coach::makeRepertoire(
        *options.repertoire, options.drops, solver,
        [&](const coach::RepertoireProgress &progress) {
            if (isInterrupted())
                stop.request_stop();
            std::cerr << "\rdrop " << progress.drop << " of " << options.drops << ": " << progress.done
                      << " of " << progress.count << " positions" << std::flush;
            hasProgress = true;
        },
        stop.get_token());
    if (hasProgress)
        std::cerr << '\n';
    if (!known)
        return fail("stopped");
    if (!engine::writeWhole(pathOf(name),
                            coach::Repertoire::write(*options.repertoire, options.drops, *known)))
        return fail("cannot write " + name);
    return AllWell;
}

} // namespace

int doRepertoire(const Options &options)
{
    const int named = static_cast<int>(!options.madeFile.empty()) +
                      static_cast<int>(!options.listedFile.empty()) +
                      static_cast<int>(!options.checkedFile.empty());
    if (named != 1 || !options.operands.empty() || options.shape != engine::BoardShape{} ||
        (!options.madeFile.empty() && !options.repertoire)) {
        std::cerr << "fourinarow-cli: repertoire needs one of --make, --list and --check with a file, --make "
                     "needs --kind as well, and all know the standard board only\n";
        return BadInput;
    }
    if (!options.listedFile.empty())
        return listRepertoire(options.listedFile);
    return options.checkedFile.empty() ? makeRepertoire(options) : checkRepertoire(options);
}

} // namespace four::cli
