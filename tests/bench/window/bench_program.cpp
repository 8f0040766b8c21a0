// SPDX-License-Identifier: GPL-3.0-or-later
//
// The cost of the real program: start time, memory, and processor time when idle. See --help.
#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <optional>
#include <poll.h>
#include <spawn.h>
#include <string>
#include <string_view>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace {
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;
namespace fs = std::filesystem;

constexpr auto help = R"(Starts the program again and again and prints
  start   from the start of the process until its window is painted for the first time, files in the cache, and how
          much of that it had the processor, which says more on a busy machine
  memory  proportional set size (smaps_rollup) with the window open, in mid-game and after a win; what it has in
          common with other programs of Qt that run at the time counts in part only
  idle    processor time used while nothing happens, in a game's beginning, in mid-game and after a win

  xvfb-run -a bench_program [--quick] [--runs N] PROGRAM

PROGRAM is the path of fourinarow; environment and screen are those it is given. Mid-game and win need xdotool, and a
screen: without these (QT_QPA_PLATFORM=offscreen) the beginning alone is measured.
  --runs N   how often to start it (15)
  --quick    start it once, measure for 0.2 s: only to see that it runs
)";

double milliseconds(Clock::duration duration)
{
    return std::chrono::duration<double, std::milli>(duration).count();
}

/// The running program, for the lifetime of this object.
class Process
{
public:
    explicit Process(const std::string &path)
    {
        int ends[2];
        if (pipe(ends) != 0)
            std::abort();
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO);
        posix_spawn_file_actions_addclose(&actions, ends[0]);
        posix_spawn_file_actions_addclose(&actions, ends[1]);
        std::vector<char> name(path.begin(), path.end());
        name.push_back('\0');
        char *arguments[]{name.data(), nullptr};
        m_started = Clock::now();
        if (posix_spawn(&m_id, path.c_str(), &actions, nullptr, arguments, environ) != 0)
            m_id = 0;
        posix_spawn_file_actions_destroy(&actions);
        close(ends[1]);
        m_messages = ends[0];
    }
    ~Process()
    {
        if (m_id > 0) {
            kill(m_id, SIGTERM);
            waitpid(m_id, nullptr, 0);
        }
        close(m_messages);
    }
    Process(const Process &) = delete;
    Process &operator=(const Process &) = delete;

    [[nodiscard]] pid_t id() const { return m_id; }

    /// The time until Qt logs that it shows the first frame.
    [[nodiscard]] std::optional<double> firstPaint()
    {
        std::string said;
        char buffer[4096];
        const auto deadline = m_started + 30s;
        while (Clock::now() < deadline) {
            pollfd wait{.fd = m_messages, .events = POLLIN, .revents = 0};
            if (poll(&wait, 1, 100) <= 0)
                continue;
            const ssize_t count = read(m_messages, buffer, sizeof buffer);
            if (count <= 0)
                break;
            said.append(buffer, static_cast<std::size_t>(count));
            if (said.find("Flushing") != std::string::npos)
                return milliseconds(Clock::now() - m_started);
        }
        std::fprintf(stderr, "It said:\n%s\n", said.c_str());
        return {};
    }

    /// Waits, and reads the program's output meanwhile, so that its pipe does not fill up.
    void wait(Clock::duration duration) const
    {
        const auto end = Clock::now() + duration;
        char buffer[4096];
        while (Clock::now() < end) {
            pollfd wait{.fd = m_messages, .events = POLLIN, .revents = 0};
            const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now());
            if (poll(&wait, 1, static_cast<int>(std::max<long>(0, left.count()))) > 0 &&
                read(m_messages, buffer, sizeof buffer) <= 0)
                return std::this_thread::sleep_until(end);
        }
    }

    /// Proportional set size in MiB.
    [[nodiscard]] double memory() const
    {
        std::ifstream file(proc() / "smaps_rollup");
        for (std::string word; file >> word;) {
            if (word == "Pss:") {
                double kibibytes = 0;
                file >> kibibytes;
                return kibibytes / 1024;
            }
        }
        return 0;
    }

    /// The CPU time of all its threads in milliseconds.
    [[nodiscard]] double processorTime() const
    {
        double nanoseconds = 0;
        for (const fs::directory_entry &thread : fs::directory_iterator(proc() / "task")) {
            double used = 0;
            std::ifstream(thread.path() / "schedstat") >> used;
            nanoseconds += used;
        }
        return nanoseconds / 1e6;
    }

private:
    [[nodiscard]] fs::path proc() const { return fs::path("/proc") / std::to_string(m_id); }

    pid_t m_id = 0;
    int m_messages = -1;
    Clock::time_point m_started;
};

bool type(const Process &process, const std::string &keys)
{
    const std::string command =
        "window=$(xdotool search --onlyvisible --pid " + std::to_string(process.id()) +
        " 2>/dev/null) && xdotool windowfocus $window && sleep 0.3 && xdotool key --delay 100 " + keys;
    const double before = process.processorTime();
    if (std::system(command.c_str()) != 0)
        return false;
    // Falling discs need some CPU time: without it the keys have not reached the program.
    process.wait(1s);
    return process.processorTime() - before > 5;
}

void tell(const Process &process, const char *when, Clock::duration length)
{
    // First waits for the end of animations, and of the work after them.
    process.wait(std::min<Clock::duration>(2s, 10 * length));
    const double before = process.processorTime();
    process.wait(length);
    std::printf("idle   %-14s %6.2f ms of the processor in %.1f s\n", when, process.processorTime() - before,
                milliseconds(length) / 1000);
    std::printf("memory %-14s %6.1f MiB PSS\n", when, process.memory());
}
} // namespace

int main(int argc, char *argv[])
{
    const std::vector<std::string_view> arguments(argv + 1, argv + argc);
    std::string program;
    bool quick = false;
    int runs = 15;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (arguments[i] == "--quick")
            quick = true;
        else if (arguments[i] == "--runs" && i + 1 < arguments.size())
            runs = std::max(1, std::atoi(arguments[++i].data()));
        else
            program = arguments[i];
    }
    if (program.empty() || program.starts_with("--")) {
        std::fputs(help, program == "--help" ? stdout : stderr);
        return program == "--help" ? 0 : 2;
    }
    // Its own settings, so that it starts as for the first time, and Qt's log of its painting.
    std::string settings = (fs::temp_directory_path() / "bench_program.XXXXXX").string();
    if (!mkdtemp(settings.data()))
        return 1;
    setenv("XDG_CONFIG_HOME", settings.c_str(), 1);
    setenv("XDG_DATA_HOME", settings.c_str(), 1);
    setenv("QT_LOGGING_RULES", "qt.widgets.painting.info=true", 1);
    setenv("QT_LOGGING_TO_CONSOLE", "1", 1);

    int status = 0;
    std::vector<double> times;
    std::vector<double> work;
    for (int run = 0; run < (quick ? 1 : runs + 1) && status == 0; ++run) {
        Process process(program);
        if (const std::optional<double> time = process.firstPaint()) {
            if (run > 0 || quick) { // the first fills the cache
                times.push_back(*time);
                work.push_back(process.processorTime());
            }
        } else {
            std::fprintf(stderr, "%s was never painted.\n", program.c_str());
            status = 1;
        }
    }
    if (status == 0) {
        std::ranges::sort(times);
        std::ranges::sort(work);
        std::printf("start  p50 %.0f ms, best %.0f ms, worst %.0f ms; of the processor p50 %.0f ms (%zu)\n",
                    times[times.size() / 2], times.front(), times.back(), work[work.size() / 2],
                    times.size());
        const Clock::duration length = quick ? Clock::duration(200ms) : Clock::duration(3s);
        // Without Qt's log from here on: it costs time too.
        setenv("QT_LOGGING_RULES", "", 1);
        Process process(program);
        process.wait(quick ? 500ms : 2s);
        tell(process, "before a game", length);
        const bool screen = !quick && std::getenv("DISPLAY") != nullptr;
        if (screen && type(process, "Return 4 4 3")) {
            tell(process, "mid-game", length);
            if (type(process, "1 3 1 3 1 3"))
                tell(process, "after a win", length);
        } else if (!quick) {
            std::puts("Mid-game and win are not measured: xdotool or a screen is missing.");
        }
    }
    fs::remove_all(settings);
    return status;
}
