// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the openings of a great many games cost. See --help.
#include "core/coach/drill.h"
#include "ui/openings/repertoires.h"
#include "ui/store/file/openingrow.h"
#include "ui/store/games/gamestore.h"
#include "ui/store/games/openingstore.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <random>
#include <vector>

using namespace four;

namespace {
constexpr auto help = R"(Fills a database of its own with games by plain rules and prints, in milliseconds:
  import   the games, as from a file; this and the next of the processor
  migrate  from the version before, which had no openings
  look     at the empty board and at three positions: for the first time, and again
  tree     what By heart asks of the history for a repertoire, for the first time
  action   to store an action, up to the twelfth disc and after it, and the share of the openings in it

  bench_openings [--games N] [--uncounted]

  --games N     how many games (100000)
  --uncounted   by rules whose openings are not counted: what the rest costs
)";

using Random = std::mt19937;

StoredGame anyGame(Random &random, bool isCounted)
{
    static constexpr std::array names{"Lan", "Bình", "Đức", "Hương", "Tuấn", "Thảo", "Minh", "Phương"};
    Match match = matchOf(Preset::NamedMatch);
    match.rules = {.swap = !isCounted};
    const auto one = random() % names.size();
    match.seats[Player::One].name = names[one];
    match.seats[Player::Two].name = names[(one + 1) % names.size()];
    Game game(setupOf(match, random()));
    while (!game.isOver()) {
        // As people do, towards the middle.
        const Action drop = action::Drop{int(random() % 3 + random() % 3 + random() % 3)};
        if (!game.refusal(drop))
            game.apply(drop);
        else if (const Action any = action::Drop{int(random() % 7)}; !game.refusal(any))
            game.apply(any);
    }
    return {.match = match, .recorded = {.game = std::move(game), .times = {}}};
}

template <typename Work>
double timed(const Work &work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    return double(timer.nsecsElapsed()) / 1e6;
}

/// The processor's, which is the same on a machine that does other work too.
template <typename Work>
double ofProcessor(const Work &work)
{
    const std::clock_t begun = std::clock();
    work();
    return double(std::clock() - begun) * 1000 / CLOCKS_PER_SEC;
}

void print(const char *what, std::vector<double> times)
{
    std::ranges::sort(times);
    std::printf("%-44s p50 %7.3f  p95 %7.3f  max %7.3f ms\n", what, times[times.size() / 2],
                times[times.size() * 95 / 100], times.back());
}

void measureLooks(GameStore &store)
{
    OpeningStore openings(&store);
    for (const char *columns : {"", "4", "44", "445"}) {
        const auto position = std::get<engine::Position>(engine::Position::fromColumns(columns));
        for (const auto &[filter, name] :
             {std::pair(OpeningFilter::All, "all"), std::pair(OpeningFilter::Mine, "mine"),
              std::pair(OpeningFilter::AgainstMe, "against me")}) {
            int games = 0;
            const auto look = [&, filter = filter] {
                games = openings.countsIn(position, filter, QStringLiteral("Lan")).games;
            };
            const double first = timed(look);
            const double again = timed(look);
            std::printf("look at '%s', %s: %d games %*s %7.1f ms, again %7.1f ms\n", columns, name, games,
                        int(22 - strlen(columns) - strlen(name)), "", first, again);
        }
    }
}

void measureTrees(GameStore &store)
{
    OpeningStore openings(&store);
    for (const coach::Repertoire &repertoire : repertoires()) {
        int asked = 0;
        const double time = timed([&] {
            const auto tree = coach::DrillTree::of(repertoire, {}, [&](const engine::Position &position) {
                asked += OpeningStore::counts(position) ? 1 : 0;
                return openings.repliesTo(position);
            });
        });
        std::printf("tree of repertoire %d: %5d positions asked %14.1f ms\n", int(repertoire.kind()), asked,
                    time);
    }
}

void measureActions(GameStore &store, Random &random, bool isCounted)
{
    std::vector<double> early;
    std::vector<double> late;
    std::vector<double> ofOpenings;
    for (int i = 0; i < 20; ++i) {
        const StoredGame whole = anyGame(random, isCounted);
        StoredGame played = whole;
        played.recorded.game = Game(whole.recorded.game.setup());
        const qint64 id = store.add(played).value();
        for (const Action &action : whole.recorded.game.actions()) {
            played.recorded.game.apply(action);
            const auto discs = played.recorded.game.actions().size();
            Connection &connection = store.database().connection();
            double share = 0;
            const double all = timed([&] {
                if (!store.update(id, played))
                    std::exit(1);
            });
            // The same once more, when nothing is new.
            if (!store.atomically([&] {
                    share = timed([&] {
                        if (!openingrow::write(connection, id, false, played.recorded.game))
                            std::exit(1);
                    });
                    return true;
                }))
                std::exit(1);
            ((discs <= openingrow::discs) ? early : late).push_back(all);
            ofOpenings.push_back(share);
        }
    }
    print("action, to the twelfth disc", early);
    print("action, after it", late);
    print("of it to find that nothing is new", ofOpenings);
}
} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.contains(QStringLiteral("--help"))) {
        std::fputs(help, stdout);
        return 0;
    }
    const qsizetype at = arguments.indexOf(QStringLiteral("--games"));
    const int games = at > 0 ? arguments.value(at + 1).toInt() : 100'000;
    const bool isCounted = !arguments.contains(QStringLiteral("--uncounted"));
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("games.sqlite"));
    Random random(1);
    double time = 0;
    {
        GameStore store(path);
        constexpr int atOnce = 200; // as the program does
        for (int done = 0; done < games; done += atOnce) {
            std::vector<StoredGame> some;
            for (int i = 0; i < std::min(atOnce, games - done); ++i)
                some.push_back(anyGame(random, isCounted));
            time += ofProcessor([&] {
                if (!store.add(some))
                    std::exit(1);
            });
        }
        std::printf("import of %d games %33.0f ms, %lld MiB\n", games, time,
                    static_cast<long long>(QFileInfo(path).size() >> 20U));
        for (const char *statement : {"DROP TRIGGER opening_hidden", "DROP TABLE opening",
                                      "DROP TABLE opening_name", "PRAGMA user_version = 8", "VACUUM"})
            store.run(QLatin1String(statement));
        std::printf("without openings %48lld MiB\n", static_cast<long long>(QFileInfo(path).size() >> 20U));
    }
    std::printf("migrate %47.0f ms\n", ofProcessor([&] { const GameStore store(path); }));
    GameStore store(path);
    measureLooks(store);
    measureTrees(store);
    measureActions(store, random, isCounted);
    return 0;
}
