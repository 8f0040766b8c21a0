// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline.h"
#include "app/console.h"
#include "app/firstgame.h"
#include "app/program.h"
#include "ui/game/gamemodel.h"
#include "ui/games/gamefiles.h"
#include "ui/games/gamesource.h"
#include "ui/settings/lastmatch.h"
#include "ui/text/words.h"
#include "ui/widgets/messagebox.h"
#include "ui/window/mainwindow.h"
#include "ui/window/placement.h"

#include <QApplication>
#include <QIcon>
#include <QPixmapCache>
#include <QRandomGenerator>

#include <memory>
#include <vector>

using namespace four;

namespace {
constexpr int badCommandLine = 2;

/// What is to be shown, as far as that is known without a screen.
struct Plan
{
    std::optional<int> exitStatus; ///< there is nothing to show
    CommandLine line;
    std::optional<FirstGame> game; ///< a new one
    std::vector<GameSource> files; ///< a window each; without a game or a file, the last game goes on
    QStringList problems;          ///< what is wrong with the other files, and with the game
    QString unsaid;                ///< what could not be written where the program was started
};

void say(Plan &plan, const QString &sentence)
{
    if (!console::write(console::Stream::Errors,
                        QStringLiteral("fourinarow: %1\n").arg(Words::plain(sentence))))
        plan.unsaid += sentence + u'\n';
}

/// Without a screen, so that help, and a word on what is wrong, can be had over a plain connection as well.
Plan planOf(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    Language language;
    const QString wanted = CommandLineReader::language(arguments);
    language.use(wanted.isEmpty() ? Preferences().values().language : wanted);

    Plan plan;
    const auto complain = [&plan](const UsageError &error) {
        plan.problems << error.sentence;
        say(plan, error.sentence);
    };
    const auto read = CommandLineReader::read(arguments);
    if (const auto *error = std::get_if<UsageError>(&read)) {
        say(plan, error->sentence);
        plan.exitStatus = badCommandLine;
        return plan;
    }
    plan.line = std::get<CommandLine>(read);
    if (!plan.line.answer.isEmpty()) {
        if (!console::write(console::Stream::Output, plan.line.answer))
            plan.unsaid = plan.line.answer;
        plan.exitStatus = 0;
        return plan;
    }
    for (const QString &file : plan.line.files) {
        GameSource source = GameSource::ofFile(file);
        if (const std::optional<UsageError> fault = FirstGames::faultOf(source))
            complain(*fault);
        else
            plan.files.push_back(std::move(source));
    }
    if (plan.line.wantsNewGame()) {
        auto first = FirstGames::fresh(plan.line, settings::lastMatch(),
                                       plan.line.seed.value_or(QRandomGenerator::global()->generate64()));
        if (auto *game = std::get_if<FirstGame>(&first))
            plan.game = std::move(*game);
        else
            complain(std::get<UsageError>(first));
    }
    if (!plan.problems.isEmpty() && plan.files.empty() && !plan.game)
        plan.exitStatus = badCommandLine;
    return plan;
}

/// What is told in a dialog, since it cannot be read elsewhere; empty: nothing. After a double click on a
/// file there is no terminal that shows standard error.
QString toTell(const Plan &plan)
{
    const bool isOpening = !plan.problems.isEmpty() && !plan.line.files.isEmpty();
    return isOpening && console::isUnseen() ? plan.problems.join(u'\n') : plan.unsaid.trimmed();
}

/// In the sizes of title bars, task bars and switchers: Qt reads all of them at once, and hands them to the X
/// server. Larger ones come by the desktop file.
QIcon windowIcon()
{
    QIcon icon;
    for (const int side : {16, 24, 32, 48, 64})
        icon.addFile(QStringLiteral(":/icons/%1x%1/fourinarow.png").arg(side), {side, side});
    return icon;
}

using Window = std::unique_ptr<MainWindow>;

std::vector<Window> windowsOf(Plan &plan, Program &program)
{
    const auto newWindow = [&program] {
        return std::make_unique<MainWindow>(program.preferences(), program.wishes());
    };
    std::vector<Window> windows;
    for (GameSource &file : plan.files) {
        windows.push_back(newWindow());
        windows.back()->files()->openSource(std::move(file));
    }
    if (!windows.empty())
        return windows;
    windows.push_back(newWindow());
    MainWindow &window = *windows.back();
    if (!plan.game)
        window.resumeLastGame();
    else if (plan.game->begun)
        window.session()->receiveGame(
            {.reason = Arrival::New, .match = plan.game->match, .game = plan.game->game, .begun = true});
    else
        window.session()->prepare(plan.game->match, plan.game->game.setup().seed);
    return windows;
}
} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication::setApplicationName("fourinarow");
    QCoreApplication::setOrganizationName("fourinarow");
    QCoreApplication::setApplicationVersion(FOUR_VERSION);

    Plan plan = planOf(argc, argv);
    const QString told = toTell(plan);
    if (plan.exitStatus && told.isEmpty())
        return *plan.exitStatus;

    QApplication application(argc, argv);
    QGuiApplication::setDesktopFileName(FOUR_APP_ID);
    // The pictures of discs and board overflow the usual 10 MB at scale factor 2, and would be drawn anew
    // each time.
    QPixmapCache::setCacheLimit(128 * 1024);
    QApplication::setWindowIcon(windowIcon());

    Program program(plan.line.language);
    program.watchKeys();
    if (!told.isEmpty()) {
        MessageBox message(
            plan.line.answer.isEmpty() ? QMessageBox::Warning : QMessageBox::NoIcon, &ProgramName::words,
            [&told] { return QString(told); }, QDialogButtonBox::Close);
        message.exec();
        if (plan.exitStatus)
            return *plan.exitStatus;
    }
    const std::vector<Window> windows = windowsOf(plan, program);
    QList<QWidget *> shown;
    for (const Window &window : windows)
        shown << window.get();
    placement::show(shown);
    return QApplication::exec();
}
