// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long the window takes to paint while discs fall, and to answer a key or a click. See --help.
#include "app/program.h"
#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/game/gamemodel.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPixmapCache>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

using namespace four;

namespace {
constexpr auto help = R"(Paints the real window into memory (Qt's raster engine) and prints, for two sizes:
  frame   one frame while a disc falls, from the request to paint until all is painted: p50, p95, max
  key     from a key that drops a disc until the first frame with it is painted
  click   the same from the release of the mouse button
  gap     the longest time that the event loop did not turn, in each turn of Perfect against itself

  QT_QPA_PLATFORM=offscreen bench_window [--quick] [--drops N] [--games N]

  --drops N   how many discs to drop for each number (42)
  --games N   how many games Perfect plays (4)
  --quick     one small size and few drops: only to see that it runs
QT_SCALE_FACTOR=2 measures a screen of twice the resolution.
)";

/// An application that times the frames of one window.
class FrameClock : public QApplication
{
public:
    using QApplication::QApplication;

    void watch(const QWidget *window) { m_window = window; }
    void start()
    {
        m_frames.clear();
        m_first = -1;
        m_since.start();
    }
    [[nodiscard]] const std::vector<double> &frames() const { return m_frames; }
    /// Milliseconds from start() to the end of the first frame; negative: none yet.
    [[nodiscard]] double firstFrame() const { return m_first; }

    bool notify(QObject *receiver, QEvent *event) override
    {
        if (receiver != m_window || event->type() != QEvent::UpdateRequest)
            return QApplication::notify(receiver, event);
        QElapsedTimer timer;
        timer.start();
        const bool done = QApplication::notify(receiver, event);
        m_frames.push_back(double(timer.nsecsElapsed()) / 1e6);
        if (m_first < 0)
            m_first = double(m_since.nsecsElapsed()) / 1e6;
        return done;
    }

private:
    const QWidget *m_window = nullptr;
    QElapsedTimer m_since;
    std::vector<double> m_frames;
    double m_first = -1;
};

/// Prints what is measured next, and how long that takes: nothing is printed until its end.
void announce(const QString &what)
{
    std::printf("%s …\n", qPrintable(what));
}

void print(const char *what, QSize size, std::vector<double> times)
{
    if (times.empty()) {
        std::printf("%-6s %4dx%-4d nothing was painted\n", what, size.width(), size.height());
        return;
    }
    std::ranges::sort(times);
    const auto at = [&times](double share) { return times[std::size_t(share * double(times.size() - 1))]; };
    std::printf("%-6s %4dx%-4d p50 %6.2f ms  p95 %6.2f ms  max %6.2f ms  (%zu)\n", what, size.width(),
                size.height(), at(0.5), at(0.95), at(1), times.size());
}

/// The columns of a game without a line, again and again: discs fall to every row.
int columnOf(int drop)
{
    static constexpr int columns[]{0, 1, 2, 3, 4, 5, 6, 6, 5, 4, 3, 2, 1, 0};
    return columns[drop % 14];
}

void press(QWidget *board, int column)
{
    for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
        QKeyEvent event(type, Qt::Key_1 + column, Qt::NoModifier, QString::number(column + 1));
        QCoreApplication::sendEvent(board, &event);
    }
}

void click(BoardView *board, int column)
{
    const QPointF place = board->mapFromScene(board->boardScene()->centreOf({column, 2}));
    const QPointF global = board->viewport()->mapToGlobal(place);
    for (const QEvent::Type type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
        QMouseEvent event(type, place, global, Qt::LeftButton,
                          type == QEvent::MouseButtonPress ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(board->viewport(), &event);
    }
}

/// Runs the event loop until the condition holds.
void until(const std::function<bool()> &condition)
{
    QElapsedTimer limit;
    limit.start();
    while (!condition() && limit.elapsed() < 5000)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
}

void measure(FrameClock &clock, MainWindow &window, QSize size, int drops)
{
    announce(QStringLiteral("%1 discs at %2x%3").arg(2 * drops).arg(size.width()).arg(size.height()));
    window.resize(size);
    GameModel &model = *window.model();
    BoardScene &scene = *window.board()->boardScene();
    Match match = matchOf(Preset::Classic);
    match.rules.connect = 6;
    std::vector<double> frames;
    std::vector<double> keys;
    std::vector<double> clicks;
    for (int drop = 0; drop < 2 * drops; ++drop) {
        if (drop % 42 == 0 || model.isOver()) {
            model.session()->prepare(match, 1);
            model.session()->begin();
        }
        until([&] { return !scene.isAnimating(); });
        QCoreApplication::processEvents();
        const bool byKey = drop % 2 == 0;
        clock.start();
        if (byKey)
            press(window.board(), columnOf(drop / 2 + drop % 42));
        else
            click(window.board(), columnOf(drop / 2 + drop % 42));
        until([&clock] { return clock.firstFrame() >= 0; });
        (byKey ? keys : clicks).push_back(clock.firstFrame());
        until([&] { return !scene.isAnimating(); });
        frames.insert(frames.end(), clock.frames().begin(), clock.frames().end());
    }
    print("frame", size, frames);
    print("key", size, keys);
    print("click", size, clicks);
}

/// The delay of a timer is the time for which the event loop was blocked. A timer without pauses would itself
/// take the processor from the measured code.
void measureThinking(MainWindow &window, int games, bool quick)
{
    GameModel &model = *window.model();
    Match match = matchOf(Preset::Classic);
    if (quick)
        match.rules.columns = match.rules.rows = 4;
    for (const Player player : bothPlayers)
        match.seats[player].level = Level::Perfect;
    std::vector<double> gaps;
    constexpr int interval = 2;
    QElapsedTimer sinceTurn;
    double longest = 0;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, [&] {
        longest = std::max(longest, double(sinceTurn.nsecsElapsed()) / 1e6 - interval);
        sinceTurn.start();
    });
    timer.setTimerType(Qt::PreciseTimer);
    timer.start(interval);
    const auto connection = QObject::connect(&model, &GameModel::acted, [&] {
        gaps.push_back(longest);
        longest = 0;
    });
    for (int game = 0; game < games; ++game) {
        announce(QStringLiteral("game %1 of %2 of Perfect against itself").arg(game + 1).arg(games));
        model.session()->prepare(match, quint64(game));
        sinceTurn.start();
        longest = 0;
        model.session()->begin();
        while (!model.isOver())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    QObject::disconnect(connection);
    print("gap", window.size(), gaps);
}
} // namespace

int main(int argc, char *argv[])
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    // Line by line also into a pipe or a file.
    std::setvbuf(stdout, nullptr, _IOLBF, BUFSIZ);
    FrameClock clock(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.contains(QStringLiteral("--help"))) {
        std::fputs(help, stdout);
        return 0;
    }
    const QTemporaryDir settings;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
    qputenv("XDG_DATA_HOME",
            QFile::encodeName(settings.path())); // keeps the benchmark's games apart from the user's
    QPixmapCache::setCacheLimit(128 * 1024);     // as in the program

    const bool quick = arguments.contains(QStringLiteral("--quick"));
    const qsizetype option = arguments.indexOf(QStringLiteral("--drops"));
    const int drops = quick ? 2 : option > 0 ? arguments.value(option + 1).toInt() : 42;
    const qsizetype gamesOption = arguments.indexOf(QStringLiteral("--games"));
    const int games = quick ? 1 : gamesOption > 0 ? arguments.value(gamesOption + 1).toInt() : 4;
    Program program;
    program.preferences()->set(&PreferenceValues::pauseBeforeComputer, false);
    MainWindow window(program.preferences(), program.wishes());
    clock.watch(&window);
    window.show();
    std::printf("Qt %s, %s, scale %g\n", qVersion(), qPrintable(QGuiApplication::platformName()),
                window.devicePixelRatioF());
    if (quick) {
        measure(clock, window, {640, 480}, drops);
        measureThinking(window, games, true);
    } else {
        measure(clock, window, {1200, 900}, drops);
        measure(clock, window, {1920, 1080}, drops);
        measureThinking(window, games, false);
    }
    return 0;
}
