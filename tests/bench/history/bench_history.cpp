// SPDX-License-Identifier: GPL-3.0-or-later
//
// The time until the list of a great many games is shown. See --help.
#include "ui/games/historydialog.h"
#include "ui/games/historymodel.h"
#include "ui/games/historytable.h"
#include "ui/store/games/gamekeeper.h"
#include "ui/store/games/gamelibrary.h"
#include "ui/store/games/gamelist.h"
#include "ui/store/games/gamestore.h"
#include "ui/store/games/tally.h"
#include "ui/store/training/trainingstore.h"

#include <QApplication>
#include <QComboBox>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QLineEdit>
#include <QScrollBar>
#include <QSettings>
#include <QTabWidget>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <random>
#include <vector>

using namespace four;

namespace {
constexpr auto help = R"(Fills a database of its own with random games and prints, in milliseconds:
  open        from the wish for the list until all of it is painted (best of five)
  sort        a click on each header, until the list is painted again
  search      a word that is typed, until what was found is painted
  scroll      1,000 steps of one page: p50, p95, max, each until it is painted
  statistics  from a click on the tab until they are painted, and for each choice there

  QT_QPA_PLATFORM=offscreen bench_history [--games N] [--keep FILE]

  --games N     how many games (100000)
  --keep FILE   makes the database there, or uses it as it is if it exists
)";

using Random = std::mt19937;

int below(Random &random, int n)
{
    return int(random() % unsigned(n));
}

/// A random game of people or computers, at a random time in the last three years.
StoredGame anyGame(Random &random)
{
    static const std::vector<std::string> given{"Lan",  "Bình",   "Đức",  "Hương", "Tuấn", "Thảo",
                                                "Minh", "Phương", "Anna", "Émile", "José", "Zoë",
                                                "Ngọc", "Quỳnh",  "Sơn",  "Ý"};
    Match match = matchOf(allPresets[std::size_t(below(random, int(allPresets.size())))]);
    if (asksForNames(match.preset)) {
        const int one = below(random, int(given.size()));
        const int two = (one + 1 + below(random, int(given.size()) - 1)) % int(given.size());
        match.seats[Player::One].name = given[std::size_t(one)];
        match.seats[Player::Two].name = given[std::size_t(two)];
    }
    if (startsWithComputer(match.preset))
        match.seats[Player::Two].level = allLevels[std::size_t(below(random, int(allLevels.size())))];
    Game game(setupOf(match, random()));
    Times times{.begun = Milliseconds(1'700'000'000'000 + std::int64_t(random()) * 20), .actions = {}};
    const int longest = below(random, 20) == 0 ? below(random, 20) : 1000; // one in twenty is unfinished
    while (!game.isOver() && int(game.actions().size()) < longest) {
        Action action = action::Drop{below(random, game.rules().columns)};
        if (game.step() == Step::ChooseLetter)
            action = action::ChooseLetter{Letter::X};
        else if (game.step() == Step::Confirm)
            action = action::EndTurn{};
        if (!game.refusal(action))
            game.apply(action);
    }
    for (std::size_t i = 0; i < game.actions().size(); ++i)
        times.actions.emplace_back(std::int64_t(i) * 2000);
    return {.match = match, .recorded = {.game = std::move(game), .times = std::move(times)}};
}

void fill(GameStore &store, int games)
{
    Random random(1);
    constexpr int atOnce = 10'000;
    for (int done = 0; done < games; done += atOnce) {
        std::vector<StoredGame> some;
        for (int i = 0; i < std::min(atOnce, games - done); ++i)
            some.push_back(anyGame(random));
        if (!store.add(some))
            std::exit(1);
    }
}

/// Milliseconds until the work is done and its changes are painted.
template <typename Work>
double timed(QWidget *window, const Work &work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    window->repaint();
    return double(timer.nsecsElapsed()) / 1e6;
}

void print(const char *what, double milliseconds)
{
    std::printf("%-34s %8.1f ms\n", what, milliseconds);
}

void measureList(HistoryDialog &dialog)
{
    auto *table = dialog.findChild<HistoryTable *>(QStringLiteral("games"));
    for (int column = 0; column < HistoryModel::columns; ++column) {
        const QString header = table->model()->headerData(column, Qt::Horizontal).toString();
        for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder})
            print(qPrintable(QStringLiteral("sort by %1, %2")
                                 .arg(header, order == Qt::AscendingOrder ? u"up" : u"down")),
                  timed(&dialog, [&] { table->sortByColumn(column, order); }));
    }
    table->sortByColumn(HistoryModel::When, Qt::DescendingOrder);
    auto *search = dialog.findChild<QLineEdit *>(QStringLiteral("search"));
    auto *model = static_cast<HistoryModel *>(table->model());
    for (const char *word : {"lan", "đức quynh", "draw", "computer perfect", "2026-05", "nobody", ""}) {
        const QString typed = QString::fromUtf8(word);
        const double time = timed(&dialog, [&] { model->search(typed); });
        print(qPrintable(QStringLiteral("search '%1': %2 games").arg(typed).arg(model->rowCount())), time);
    }
    search->clear();

    std::vector<double> steps;
    QScrollBar *bar = table->verticalScrollBar();
    bar->setValue(0);
    const int far = std::max(1, bar->maximum() / 1000); // through all of the list, at least a page
    for (int step = 0; step < 1000; ++step)
        steps.push_back(
            timed(&dialog, [&] { bar->setValue(bar->value() + std::max(far, bar->pageStep())); }));
    std::ranges::sort(steps);
    std::printf("scroll 1000 pages                  p50 %.1f  p95 %.1f  max %.1f ms\n", steps[500],
                steps[950], steps[999]);
}
} // namespace

int main(int argc, char *argv[])
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.contains(QStringLiteral("--help"))) {
        std::fputs(help, stdout);
        return 0;
    }
    const auto option = [&](const char *name, const QString &fallback) {
        const qsizetype at = arguments.indexOf(QLatin1String(name));
        return at > 0 ? arguments.value(at + 1) : fallback;
    };
    const QTemporaryDir folder;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder.path());
    const QString path = option("--keep", folder.filePath(QStringLiteral("games.sqlite")));
    const bool isMade = QFile::exists(path);
    GameStore store(path);
    QElapsedTimer timer;
    timer.start();
    if (!isMade)
        fill(store, option("--games", QStringLiteral("100000")).toInt());
    std::printf("Qt %s, %s; %lld MiB of games, made in %.1f s\n", qVersion(),
                qPrintable(QGuiApplication::platformName()),
                static_cast<long long>(QFileInfo(path).size() >> 20U), double(timer.elapsed()) / 1000);

    TrainingStore training(&store);
    Session session;
    GameKeeper keeper(&session, &store);
    GameLibrary library(&session, &store, &keeper);
    std::vector<double> openings;
    for (int i = 0; i < 5; ++i) {
        timer.start();
        HistoryDialog dialog(&store, &training, &keeper, &library);
        dialog.show();
        openings.push_back(double(timer.nsecsElapsed()) / 1e6 + timed(&dialog, [] {}));
    }
    std::printf("open, the first time               %.1f ms\n", openings.front());
    print("open, best of 5", *std::ranges::min_element(openings));

    HistoryDialog dialog(&store, &training, &keeper, &library);
    dialog.show();
    QCoreApplication::processEvents();
    measureList(dialog);
    auto *tabs = dialog.findChild<QTabWidget *>(QStringLiteral("tabs"));
    print("statistics", timed(&dialog, [&] { tabs->setCurrentIndex(1); }));
    auto *by = dialog.findChild<QComboBox *>(QStringLiteral("by"));
    for (int choice = by->count() - 1; choice >= 0; --choice)
        print(qPrintable(QStringLiteral("statistics: %1").arg(by->itemText(choice))), timed(&dialog, [&] {
                  by->setCurrentIndex(choice);
                  Q_EMIT by->activated(choice);
              }));
    return 0;
}
