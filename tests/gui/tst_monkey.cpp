// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/game.h"
#include "tests/gui/consistency.h"
#include "tests/gui/driver.h"
#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/game/gamemodel.h"
#include "ui/settings/preferences.h"
#include "ui/store/games/gamekeeper.h"
#include "ui/store/games/gamestore.h"
#include "ui/store/games/recordfile.h"
#include "ui/text/storewords.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QUrl>
#include <QWindow>

#include <array>
#include <cstdint>
#include <functional>
#include <random>
#include <tuple>

using namespace four;
using namespace four::gui;

namespace {

/// Random input by mouse and keys.
class Monkey
{
public:
    explicit Monkey(quint64 seed) : m_random(seed)
    {
        // The context menus of scroll bars and spin boxes have an event loop of their own, which only
        // code that runs inside of it can end.
        QObject::connect(&m_loopEnder, &QTimer::timeout, [] {
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            if (!menu || !menu->parent())
                return;
            if (qobject_cast<QScrollBar *>(menu->parent()) ||
                qobject_cast<QAbstractSpinBox *>(menu->parent()->parent()))
                menu->close();
        });
        m_loopEnder.start(10);
        putFiles();
        restart();
    }

    /// One thing, whatever comes to mind. Returns what it was.
    QString act()
    {
        m_driver->setNextSeed(m_random());
        if (!m_driver->window().isVisible())
            return restart();
        if (QApplication::activePopupWidget())
            return actInPopup();
        if (QDialog *dialog = m_driver->dialog())
            return actInDialog(dialog);
        return actInWindow();
    }

    [[nodiscard]] Driver &driver() { return *m_driver; }
    /// What a window has said of its games, that they could not be stored or read; empty: nothing.
    [[nodiscard]] QString trouble() const { return m_trouble; }
    [[nodiscard]] int below(int n) { return static_cast<int>(m_random() % static_cast<unsigned>(n)); }

private:
    bool oneIn(int n) { return below(n) == 0; }
    int within(Range range) { return range.least + below(range.most - range.least + 1); }
    template <typename T>
    T among(std::initializer_list<T> values)
    {
        return values.begin()[below(static_cast<int>(values.size()))];
    }
    /// A small number more often than a large one.
    int few(Range range) { return oneIn(2) ? range.least + below(3) : within(range); }

    Match randomMatch()
    {
        Match match = matchOf(allPresets[static_cast<std::size_t>(below(int(allPresets.size())))]);
        if (oneIn(2)) {
            Ruleset &rules = match.rules;
            rules.columns = within(limits::columns);
            rules.rows = within(limits::rows);
            rules.connect = within(limits::connect);
            rules.opening = among({Opening::Free, Opening::Centre});
            rules.starter = among({Starter::PlayerOne, Starter::Random});
            rules.letters = among({Letters::Fixed, Letters::Random, Letters::StarterChooses});
            rules.undos = few(limits::undos);
            rules.undoOnFirstMove = oneIn(2);
            rules.violations = among({Violations::None, Violations::PerGame, Violations::PerTurn});
            rules.violationsAllowed = few(limits::violationsAllowed);
            rules.blocks = few(limits::blocks);
            rules.removes = few(limits::removes);
            rules.popOut = oneIn(3);
        }
        match.seats[Player::One].name =
            among<const char *>({"Lan", "<b>Lan</b>", "\xD7\x93\xD7\x95\xD7\x93"});
        match.seats[Player::Two].name =
            among<const char *>({"Tuan", "B\xC3\xACnh & Co", "WWWWWWWWWWWWWWWWWWWW"});
        for (const Player player : bothPlayers) {
            if (oneIn(4))
                match.seats[player].level = Level::Random;
        }
        match.practice = oneIn(2);
        match.rematchStarter =
            among({RematchStarter::ByRules, RematchStarter::Loser, RematchStarter::Alternate});
        return match;
    }

    Game randomGame()
    {
        Game game(setupOf(randomMatch(), m_random()));
        const int most = below(40);
        for (int i = 0; i < most && !game.isOver(); ++i) {
            if (game.step() == Step::ChooseLetter)
                game.apply(action::ChooseLetter{among({Letter::X, Letter::O})});
            else if (game.step() == Step::Confirm)
                game.apply(oneIn(4) ? Action(action::Undo{}) : Action(action::EndTurn{}));
            else
                game.apply(action::Drop{below(game.rules().columns)});
        }
        return game;
    }

    /// Games played by others, a few of them damaged.
    void putFiles()
    {
        const auto put = [this](const QString &name, const QByteArray &content) {
            m_files << m_folder.filePath(name);
            std::ignore = recordfile::write(m_files.back(), content);
        };
        const auto text = [this](int games, bool timed) {
            std::vector<RecordedGame> recorded;
            for (int i = 0; i < games; ++i) {
                recorded.push_back({.game = randomGame(), .times = {}});
                if (timed) {
                    recorded.back().times =
                        Times{.begun = Milliseconds(1'790'000'000'000 + i), .actions = {}};
                    recorded.back().times->actions.resize(recorded.back().game.actions().size());
                }
            }
            return recordfile::textOf(recorded);
        };
        put(QStringLiteral("one.fiar"), text(1, false));
        put(QStringLiteral("some.fiar"), text(12, true));
        const QByteArray good = text(3, true);
        put(QStringLiteral("damaged.fiar"), good.left(good.size() / 2) + "\n" + text(2, false));
        put(QStringLiteral("letter.fiar"), "Dear Lan,\n");
    }

    /// Games of earlier days, finished and unfinished.
    void fillHistory()
    {
        std::vector<StoredGame> games;
        for (int i = 0; i < 30; ++i) {
            const Game game = randomGame();
            Times times{.begun = Milliseconds(1'780'000'000'000 + std::int64_t{60'000} * i), .actions = {}};
            times.actions.resize(game.actions().size());
            games.push_back({.match = matchOf(game.setup()), .recorded = {.game = game, .times = times}});
        }
        if (!GameStore().add(games))
            m_trouble = QStringLiteral("the history could not be stored");
    }

    void listenForTrouble(MainWindow &window)
    {
        QObject::connect(window.keeper(), &GameKeeper::troubled, &window,
                         [this](const StoreProblem &problem) { m_trouble = StoreWords::problem(problem); });
    }

    QString restart()
    {
        m_other.reset();
        // With the games and the choices of the last time, or with none.
        if (m_driver && oneIn(2)) {
            m_driver->restart();
            listenForTrouble(m_driver->window());
            return QStringLiteral("start the program again");
        }
        m_driver.reset();
        m_driver = std::make_unique<Driver>(
            Start{.language = among({QStringLiteral("vi"), QStringLiteral("en")}),
                  .animations =
                      oneIn(3) ? among({AnimationSpeed::Full, AnimationSpeed::Short}) : AnimationSpeed::Off,
                  .match = randomMatch(),
                  .showPowerUpRules = oneIn(2),
                  .size = {640 + below(400), 480 + below(300)}});
        listenForTrouble(m_driver->window());
        fillHistory();
        // The same game each time, but for what takes its time.
        m_driver->model().session()->prepare(m_driver->model().match(), m_random());
        // Drawing takes most of the time, and finds out no more in every window than in some.
        m_driver->window().setUpdatesEnabled(oneIn(4));
        return QStringLiteral("start the program");
    }

    /// Anywhere in the window, dialog or list that has the keyboard.
    QString click()
    {
        const QSize size = m_driver->focusWindow()->size();
        const QPoint point(1 + below(size.width() - 2), 1 + below(size.height() - 2));
        const Qt::MouseButton button = oneIn(5) ? among({Qt::RightButton, Qt::MiddleButton}) : Qt::LeftButton;
        const bool twice = oneIn(5);
        m_driver->clickWindowAt(point, button, twice);
        return QStringLiteral("%1click at %2, %3 with button %4")
            .arg(twice ? QStringLiteral("double ") : QString())
            .arg(point.x())
            .arg(point.y())
            .arg(button);
    }

    QString press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        const bool held = oneIn(12);
        held ? m_driver->hold(key, modifiers) : m_driver->press(key, modifiers);
        return QStringLiteral("%1 key %2")
            .arg(held ? QStringLiteral("hold") : QStringLiteral("press"),
                 QKeySequence(int(key) | int(modifiers)).toString());
    }

    QString actInPopup()
    {
        if (oneIn(3))
            return QStringLiteral("popup: ") + click();
        return QStringLiteral("popup: ") + press(among({Qt::Key_Escape, Qt::Key_Escape, Qt::Key_Down,
                                                        Qt::Key_Up, Qt::Key_Right, Qt::Key_Return}));
    }

    QString actInDialog(QDialog *dialog)
    {
        const QString name = dialog->objectName() + QStringLiteral(": ");
        // The monkey keeps away from the user's files and printers; and Qt's own dialogs ask questions in
        // event loops of their own, which nothing here would end.
        if (const auto *files = qobject_cast<QFileDialog *>(dialog);
            files && files->acceptMode() == QFileDialog::AcceptOpen && oneIn(2)) {
            const QString file = m_files[below(int(m_files.size()))];
            m_driver->fill(QStringLiteral("fileNameEdit"), file, By::Mouse);
            return name + QFileInfo(file).fileName() + u' ' + press(Qt::Key_Return);
        }
        if (QStringList{"fileDialog", "printDialog"}.contains(dialog->objectName()))
            return name + press(Qt::Key_Escape);
        QList<QWidget *> widgets;
        for (QWidget *widget : dialog->findChildren<QWidget *>()) {
            if (widget->isVisible() && widget->isEnabled() && !widget->visibleRegion().isEmpty())
                widgets << widget;
        }
        const auto pick = [&]<typename T>(T *) -> T * {
            QList<T *> found;
            for (QWidget *widget : widgets) {
                if (auto *one = qobject_cast<T *>(widget))
                    found << one;
            }
            return found.isEmpty() ? nullptr : found[below(int(found.size()))];
        };
        switch (below(10)) {
        case 0:
        case 1:
            return name + press(Qt::Key_Escape);
        case 2:
            return name + press(Qt::Key_Return);
        case 3:
        case 4:
        case 5:
            if (auto *button = pick(static_cast<QAbstractButton *>(nullptr))) {
                // Of one in a page that scrolls, a person clicks on what is seen of it.
                const QRect seen = button->visibleRegion().boundingRect();
                const QPoint point(std::min(10, seen.width() / 2), seen.height() / 2);
                const QString text = button->text();
                m_driver->clickWindowAt(button->mapTo(dialog, seen.topLeft() + point));
                return name + QStringLiteral("click '%1'").arg(text);
            }
            break;
        case 6:
            if (auto *box = pick(static_cast<QComboBox *>(nullptr))) {
                box->setFocus();
                return name + box->objectName() + u' ' +
                       press(among({Qt::Key_Up, Qt::Key_Down, Qt::Key_Space}));
            }
            break;
        case 7:
            if (auto *box = pick(static_cast<QSpinBox *>(nullptr))) {
                box->setFocus();
                return name + box->objectName() + u' ' +
                       press(among({Qt::Key_Up, Qt::Key_Down, Qt::Key_PageUp, Qt::Key_7}));
            }
            break;
        case 8: {
            const QString text = among({QStringLiteral("a"), QStringLiteral("\u1ebf"), QStringLiteral(" "),
                                        QStringLiteral("7"), QStringLiteral("&<b>")});
            m_driver->type(text);
            return name + QStringLiteral("type '%1'").arg(text);
        }
        default:
            break;
        }
        return name + (oneIn(2) ? press(Qt::Key_Tab) : click());
    }

    /// A disc that may be removed, which blind clicks seldom find.
    QString remove()
    {
        const std::vector<Cell> cells = m_driver->scene().marked(MarkItem::Kind::Removable);
        if (cells.empty())
            return press(Qt::Key_Escape);
        const Cell cell = cells[static_cast<std::size_t>(below(int(cells.size())))];
        m_driver->clickCell(cell.column + 1, cell.row + 1);
        return QStringLiteral("remove %1, %2").arg(cell.column + 1).arg(cell.row + 1);
    }

    QString switchLanguage()
    {
        const QString language = among({QStringLiteral("vi"), QStringLiteral("en")});
        m_driver->press(Qt::Key_Comma, Qt::ControlModifier);
        m_driver->pick(QStringLiteral("language"), language, By::Keys);
        m_driver->press(Qt::Key_Escape);
        return QStringLiteral("switch to ") + language;
    }

    QString dropFiles()
    {
        QMimeData data;
        QStringList names;
        QList<QUrl> urls;
        for (int count = 1 + below(3); count > 0; --count) {
            const QString file = m_files[below(int(m_files.size()))];
            names << QFileInfo(file).fileName();
            urls << QUrl::fromLocalFile(file);
        }
        data.setUrls(urls);
        QWindow *window = m_driver->window().windowHandle();
        const QPoint place(50, 50);
        QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(window, &enter);
        if (enter.isAccepted()) {
            QDropEvent drop(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(window, &drop);
        }
        return QStringLiteral("drop ") + names.join(QStringLiteral(", "));
    }

    QString paste()
    {
        QString text =
            among({QStringLiteral("4435261"), QStringLiteral("12121212"), QStringLiteral("hello")});
        if (oneIn(2))
            text = QString::fromUtf8(
                recordfile::textOf(std::array{RecordedGame{.game = randomGame(), .times = {}}}));
        QGuiApplication::clipboard()->setText(text);
        return QStringLiteral("paste '%1': ").arg(text.left(30)) + press(Qt::Key_V, Qt::ControlModifier);
    }

    /// Another window of the program comes, goes, or is played in; both have the same history.
    QString useOtherWindow()
    {
        if (!m_other) {
            m_other = std::make_unique<MainWindow>(&m_driver->preferences(), &m_driver->wishes());
            listenForTrouble(*m_other);
            if (oneIn(2))
                m_other->resumeLastGame();
            m_other->setUpdatesEnabled(oneIn(4));
            m_other->show();
            m_driver->window().activateWindow();
            return QStringLiteral("another window");
        }
        if (oneIn(6)) {
            m_other.reset();
            m_driver->window().activateWindow();
            return QStringLiteral("close the other window");
        }
        QStringList keys;
        m_other->activateWindow();
        for (int count = 1 + below(6); count > 0; --count) {
            const Qt::Key key =
                oneIn(2) ? static_cast<Qt::Key>(Qt::Key_0 + below(10))
                         : among({Qt::Key_Return, Qt::Key_U, Qt::Key_B, Qt::Key_PageUp, Qt::Key_End});
            QTest::keyClick(m_other.get(), key);
            keys << QKeySequence(key).toString();
        }
        if (oneIn(4))
            QTest::keyClick(m_other.get(), Qt::Key_R, Qt::ControlModifier);
        // Its questions stay without an answer.
        for (QDialog *dialog : m_other->findChildren<QDialog *>())
            dialog->reject();
        m_driver->window().activateWindow();
        return QStringLiteral("in the other window: ") + keys.join(u' ');
    }

    /// One of the ways to a puzzle, or that one of its moves was the mistake.
    QString learn()
    {
        const QString name = among({QStringLiteral("dailyPuzzleAction"), QStringLiteral("taskPuzzlesAction"),
                                    QStringLiteral("ownMistakesAction"), QStringLiteral("rushAction"),
                                    QStringLiteral("pointOutAction"), QStringLiteral("lessonsAction"),
                                    QStringLiteral("sandboxAction")});
        m_driver->chooseFromMenu(name);
        return name;
    }

    /// In a lesson, in the list of all, or in the sandbox: whatever can be pressed there.
    QString learnInPage(QWidget *page)
    {
        if (oneIn(4))
            return QStringLiteral("in the lessons: ") +
                   press(among({Qt::Key_Up, Qt::Key_Down, Qt::Key_Return, Qt::Key_X, Qt::Key_O}));
        QList<QAbstractButton *> buttons;
        for (QAbstractButton *button : page->findChildren<QAbstractButton *>()) {
            if (button->isEnabled() && !button->visibleRegion().isEmpty())
                buttons << button;
        }
        if (buttons.isEmpty())
            return press(Qt::Key_Tab);
        QAbstractButton *button = buttons[below(int(buttons.size()))];
        const QString name = button->objectName();
        const QPoint point = button->visibleRegion().boundingRect().center();
        m_driver->clickWindowAt(button->mapTo(&m_driver->window(), point));
        return QStringLiteral("click %1").arg(name);
    }

    QString startAnotherMatch()
    {
        const QString preset = QStringLiteral("preset%1").arg(below(int(allPresets.size())));
        m_driver->press(Qt::Key_N, Qt::ControlModifier);
        m_driver->click(preset);
        m_driver->click(QStringLiteral("start"));
        return QStringLiteral("start ") + preset;
    }

    QString actInWindow()
    {
        const int columns = m_driver->game().rules().columns;
        const auto column = [&] { return 1 + below(columns); };
        if (m_driver->scene().isRemoving() && oneIn(3))
            return remove();
        const int chance = below(1000);
        auto share = [&, sum = 0](int thousandths) mutable { return chance < (sum += thousandths); };
        // What the coach knows, and the answers to what he says.
        if (share(40))
            return press(among({Qt::Key_H, Qt::Key_H, Qt::Key_T, Qt::Key_V, Qt::Key_Period, Qt::Key_Comma,
                                Qt::Key_Backspace, Qt::Key_G, Qt::Key_Y}));
        if (share(151)) {
            const int at = column();
            m_driver->clickColumn(at);
            return QStringLiteral("click column %1").arg(at);
        }
        if (share(165))
            return press(static_cast<Qt::Key>(Qt::Key_0 + below(10)));
        if (share(170))
            return press(among({Qt::Key_Return, Qt::Key_Return, Qt::Key_Space, Qt::Key_Down, Qt::Key_Enter}));
        if (share(120))
            return press(among({Qt::Key_U, Qt::Key_B, Qt::Key_R, Qt::Key_D, Qt::Key_Escape, Qt::Key_Left,
                                Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Z, Qt::Key_X}));
        if (share(60)) {
            QList<QPushButton *> buttons;
            for (QPushButton *button : m_driver->window().findChildren<QPushButton *>()) {
                if (button->isEnabled() && !button->visibleRegion().isEmpty())
                    buttons << button;
            }
            if (!buttons.isEmpty()) {
                QPushButton *button = buttons[below(int(buttons.size()))];
                const QString name = button->objectName();
                const bool twice = oneIn(4);
                const QPoint point = button->visibleRegion().boundingRect().center();
                m_driver->clickWindowAt(button->mapTo(&m_driver->window(), point), Qt::LeftButton, twice);
                return QStringLiteral("%1click %2").arg(twice ? QStringLiteral("double ") : QString(), name);
            }
        }
        if (share(60))
            return click();
        if (share(40))
            return press(
                among({Qt::Key_PageUp, Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Home, Qt::Key_End}));
        if (share(6))
            return press(among({Qt::Key_G, Qt::Key_G, Qt::Key_L, Qt::Key_E, Qt::Key_Space}),
                         Qt::ControlModifier);
        if (share(18)) {
            const int at = column();
            m_driver->doubleClickColumn(at);
            return QStringLiteral("double click column %1").arg(at);
        }
        if (share(30)) {
            const int row = 1 + below(m_driver->game().rules().rows);
            const int at = column();
            m_driver->clickCell(at, row);
            return QStringLiteral("click cell %1, %2").arg(at).arg(row);
        }
        if (share(20)) {
            oneIn(3) ? m_driver->pullDown(column(), below(12) / 10.0)
                     : m_driver->dragFromColumnToColumn(column(), column());
            return QStringLiteral("drag");
        }
        if (share(20)) {
            m_driver->hoverColumn(column());
            return QStringLiteral("hover");
        }
        if (share(5)) {
            m_driver->turnWheelOverColumn(column());
            m_driver->turnWheelOver(m_driver->view().viewport(), below(5) - 2);
            return QStringLiteral("wheel");
        }
        if (share(10))
            return press(among({Qt::Key_Tab, Qt::Key_Backtab, Qt::Key_F1, Qt::Key_F11}));
        if (share(15))
            return press(among({Qt::Key_N, Qt::Key_R, Qt::Key_Comma, Qt::Key_H, Qt::Key_O, Qt::Key_C}),
                         Qt::ControlModifier);
        if (share(6))
            return press(Qt::Key_F3, among({Qt::NoModifier, Qt::ShiftModifier}));
        if (share(6))
            return learn();
        if (auto *page = m_driver->window().findChild<QWidget *>(QStringLiteral("lessonsPage"));
            page && page->isVisible() && share(60))
            return learnInPage(page);
        if (share(4))
            return dropFiles();
        if (share(3))
            return paste();
        if (share(8))
            return useOtherWindow();
        if (share(5))
            return switchLanguage();
        if (share(8))
            return startAnotherMatch();
        if (share(5))
            return press(among({Qt::Key_G, Qt::Key_M, Qt::Key_R, Qt::Key_C, Qt::Key_V, Qt::Key_H}),
                         Qt::AltModifier);
        if (share(10) && !m_driver->window().isFullScreen()) {
            const QSize size(600 + below(600), 440 + below(500));
            m_driver->window().resize(size);
            return QStringLiteral("resize to %1x%2").arg(size.width()).arg(size.height());
        }
        if (share(10)) {
            QTest::qWait(below(30));
            return QStringLiteral("wait");
        }
        if (share(4))
            return restart();
        return QStringLiteral("do nothing");
    }

    QTimer m_loopEnder;
    std::mt19937_64 m_random;
    QTemporaryDir m_folder;
    QStringList m_files;
    QString m_trouble;
    std::unique_ptr<Driver> m_driver;
    std::unique_ptr<MainWindow> m_other; ///< goes before the driver, whose choices it has
};

int numberFrom(const char *variable, int fallback)
{
    bool isNumber = false;
    const int number = qEnvironmentVariableIntValue(variable, &isNumber);
    return isNumber ? number : fallback;
}
} // namespace

/// Random input by the thousand: whatever comes, the screen says what the game says, and nothing warns.
///
/// FOUR_MONKEY_EVENTS and FOUR_MONKEY_SEED set how many events there are, and the first seed.
class TestMonkey : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }
    void holds_data()
    {
        QTest::addColumn<int>("seed");
        const int first = numberFrom("FOUR_MONKEY_SEED", 1);
        for (int i = 0; i < 4; ++i)
            QTest::addRow("seed %d", first + i) << first + i;
    }

    void holds()
    {
        QFETCH(const int, seed);
        const int events = numberFrom("FOUR_MONKEY_EVENTS", 20000) / 4;
        Monkey monkey(static_cast<quint64>(seed));
        QStringList last;
        int games = 0;
        bool wasOver = false;
        for (int event = 0; event < events; ++event) {
            last << monkey.act();
            if (last.size() > 25)
                last.removeFirst();
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            Problem problem;
            if (monkey.driver().window().isVisible()) {
                // Now and then what moves is left moving, so that one animation meets the next.
                const bool moving = monkey.driver().scene().isAnimating() && monkey.below(2) == 0;
                problem = moving ? inconsistencyBesideBoard(monkey.driver()) : inconsistency(monkey.driver());
            }
            if (problem.isEmpty())
                problem = monkey.trouble();
            if (!problem.isEmpty() || QTest::currentTestFailed()) {
                QFAIL(qPrintable(QStringLiteral("seed %1, event %2: %3\nafter:\n%4")
                                     .arg(seed)
                                     .arg(event)
                                     .arg(problem, last.join(u'\n'))));
            }
            const bool over = monkey.driver().model().isOver();
            games += over && !wasOver ? 1 : 0;
            wasOver = over;
        }
        QVERIFY2(events < 1000 || games > 0, "some of them finish a game");
        qInfo("%d events, %d games finished", events, games);
    }
};

QTEST_MAIN(TestMonkey)
#include "tst_monkey.moc"
