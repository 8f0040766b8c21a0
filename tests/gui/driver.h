// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/program.h"
#include "tests/memoryfolder.h"
#include "ui/board/boardmarks.h"
#include "ui/game/coachmark.h"
#include "ui/session/match.h"
#include "ui/settings/timings.h"
#include "ui/window/mainwindow.h"

#include <QAbstractButton>
#include <QDialogButtonBox>
#include <QPointer>
#include <QSize>
#include <QString>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <optional>

class QComboBox;
class QDialog;

namespace four {
class BoardScene;
class BoardView;
class Game;
class GameModel;
class MenuButton;
} // namespace four

namespace four::gui {

/// Empty when a step could be done; else why not.
using Problem = QString;

// Puts what(…) for each of the other arguments, of which there may be 16.
#define FOUR_EACH(what, ...) FOUR_AGAIN2(FOUR_FIRST(what, __VA_ARGS__))
#define FOUR_FIRST(what, one, ...) what(one) __VA_OPT__(FOUR_OTHERS FOUR_NONE(what, __VA_ARGS__))
#define FOUR_OTHERS() FOUR_FIRST
#define FOUR_NONE ()
#define FOUR_AGAIN2(...) FOUR_AGAIN1(FOUR_AGAIN1(FOUR_AGAIN1(FOUR_AGAIN1(__VA_ARGS__))))
#define FOUR_AGAIN1(...) FOUR_AGAIN0(FOUR_AGAIN0(FOUR_AGAIN0(FOUR_AGAIN0(__VA_ARGS__))))
#define FOUR_AGAIN0(...) __VA_ARGS__

/// Does steps of the driver in order. Where one has a problem, the test fails there and says which and why.
#define DO(...)                                                                                              \
    do {                                                                                                     \
        FOUR_EACH(FOUR_DO, __VA_ARGS__)                                                                      \
    } while (false)
#define FOUR_DO(step)                                                                                        \
    {                                                                                                        \
        const four::gui::Problem problem = (step);                                                           \
        QVERIFY2(problem.isEmpty(), QByteArray(#step ": " + problem.toUtf8()).constData());                  \
    }

/// Does steps of the driver in order, in a function that returns the first problem.
#define TRY(...)                                                                                             \
    do {                                                                                                     \
        FOUR_EACH(FOUR_TRY, __VA_ARGS__)                                                                     \
    } while (false)
#define FOUR_TRY(step)                                                                                       \
    if (const four::gui::Problem problem = (step); !problem.isEmpty())                                       \
        return problem;

/// What people play with.
enum class By { Mouse, Keys };
/// Of a test whose only data is `By by`: once with each.
void byMouseAndKeys();

/// How the program was left the last time: with no game stored.
struct Start
{
    QString language = QStringLiteral("en");
    AnimationSpeed animations = AnimationSpeed::Off;
    std::optional<Match> match = std::nullopt;
    bool showPowerUpRules = true;
    bool pauseBeforeComputer = false;
    QSize size{960, 720};
    bool agreed = false; ///< that the coach may help two people in the match that is begun
    /// Begins the match with Return, and drops into these columns with the keys; else it is not begun.
    std::optional<QString> moves = std::nullopt;
};

/// A person in front of the window. Everything is done with the pointer and the keys, which go the way that
/// those of the desktop go, through whatever dialog is open; everything is read where it is on the screen.
/// Columns and rows count from 1, as people see them.
class Driver
{
public:
    /// For each test function: the program gets settings of its own, none to begin with, and a warning fails
    /// the test.
    static void prepare();

    explicit Driver(const Start &start = {});
    ~Driver();
    /// Closes the window and opens it anew, with the settings as they are.
    void restart();

    [[nodiscard]] MainWindow &window() const { return *m_window; }
    /// What another window of the same program is made with.
    [[nodiscard]] Preferences &preferences() const { return *m_program->preferences(); }
    [[nodiscard]] DesktopWishes &wishes() const { return *m_program->wishes(); }
    [[nodiscard]] GameModel &model() const;
    [[nodiscard]] const Game &game() const;
    /// The point of the game that is on the screen.
    [[nodiscard]] const Game &shown() const;
    [[nodiscard]] BoardView &view() const;
    [[nodiscard]] BoardScene &scene() const;
    /// Fixes the next match's luck.
    void setNextSeed(quint64 seed) { m_window->session()->setNextSeed(seed); }

    // Pointer. A button that is missing, disabled or hidden behind something is a problem.
    Problem click(const QString &path, Qt::MouseButton button = Qt::LeftButton);
    Problem doubleClick(const QString &path);
    Problem clickColumn(int column, Qt::MouseButton button = Qt::LeftButton);
    Problem doubleClickColumn(int column);
    Problem clickCell(int column, int row);
    Problem dragFromColumnToColumn(int from, int to);
    /// Pulls the column's lowest disc down by so many cells. @param byDegrees the pointer is seen on the way
    Problem pullDown(int column, double cells);
    Problem hoverColumn(int column);
    /// At a point of the board's viewport; no problem when it lies beside the board.
    Problem clickBoardAt(QPoint point);
    /// At a point of whatever window lies on top.
    Problem clickWindowAt(QPoint point, Qt::MouseButton button = Qt::LeftButton, bool twice = false);
    Problem turnWheelOverColumn(int column);
    /// So many notches towards the person, or away if negative.
    Problem turnWheelOver(QWidget *widget, int notches);
    Problem clickRow(int row); ///< of the move list, the beginning being row 0
    Problem pick(const QString &comboBox, const QVariant &data, By by = By::Mouse);

    /// Lets time pass for what keeps keys from acting too soon. Each key is pressed a second after the one
    /// before.
    void wait(int milliseconds)
    {
        *m_time += milliseconds;
        QTest::qSleep(2); // keys have the time of a clock of their own, and one at the same time is a repeat
    }
    /// From now on, Keyboard sees all keys, as in the program.
    void watchKeys() { m_program->watchKeys(); }
    /// From now on, one key after the other.
    void hurry() { m_hurries = true; }

    // Keys. They go to the window that has the focus.
    Problem press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    Problem pressOnKeypad(Qt::Key key);
    /// A key that stays down long enough to repeat.
    Problem hold(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    Problem type(const QString &text);
    /// Presses Tab until this widget has the focus.
    Problem tabTo(const QString &path);
    /// Types the text in place of the line's present one.
    Problem fill(const QString &lineEdit, const QString &text, By by = By::Mouse);

    // Both.
    Problem drop(By by, int column);
    Problem drop(const QString &columns); ///< a digit a column, with the keys
    Problem endTurn(By by);
    Problem undo(By by);
    Problem block(By by);
    /// As a screen reader presses a button or drops into a column of the board.
    Problem pressAccessibly(QAbstractButton *button);
    Problem dropAccessibly(int column);
    /// With its key: "newMatchDialog", "preferencesDialog", "historyDialog" or "rulesDialog".
    Problem open(const QString &dialog);
    /// The preferences, at the page that has this control.
    Problem openPreferences(const QString &control);
    /// Waits for a dialog, or for there being none.
    Problem await(const QString &dialog);
    /// Yes, No, Close and the like, in the dialog that is open.
    Problem answer(QDialogButtonBox::StandardButton button, By by = By::Mouse);
    /// Opens the action's menu and chooses it there.
    Problem chooseFromMenu(const QString &action, By by = By::Mouse);
    Problem awaitNoDialog();

    // What is on the screen. A text that is not there reads as "<path is not on the screen>".
    [[nodiscard]] QString text(const QString &path) const;
    /// What a screen reader is told that the widget is of, by the labels that belong to it.
    [[nodiscard]] QString labelOf(const QString &path) const;
    /// Of a label on a page that is longer than its place, scrolled into sight or not; empty if it is hidden.
    [[nodiscard]] QString textOnPage(const QString &label) const;
    [[nodiscard]] bool isOnScreen(const QString &path) const;
    /// Whether the message stands out as that of a refusal.
    [[nodiscard]] bool isRefusalShown() const;
    [[nodiscard]] bool isEnabled(const QString &path) const;
    [[nodiscard]] QString panel()
        const; ///< "startPanel", "turnBar", "practicePanel", "resultPanel", "replayPanel" or "openingsFoot"
    [[nodiscard]] QString message() const { return text(QStringLiteral("turnBar/message")); }
    [[nodiscard]] QString prompt() const { return text(QStringLiteral("turnBar/prompt")); }
    /// Both sentences of it; of the second, a small window keeps only what is read aloud.
    [[nodiscard]] QString result() const
    {
        const QString how = text(QStringLiteral("resultPanel/result"));
        const QString discs = textOnPage(QStringLiteral("resultDiscs"));
        return discs.isEmpty() ? how : how + u' ' + discs;
    }
    [[nodiscard]] QString point() const { return text(QStringLiteral("replayPanel/point")); }
    /// The move list's rows, as in "12: r4,1 e: Lan removed …"; empty if it is hidden.
    [[nodiscard]] QStringList moves() const;
    /// The number of the row that is marked as the shown one; -1 if there is none.
    [[nodiscard]] int currentMove() const;
    [[nodiscard]] QString name(Player player) const;
    [[nodiscard]] QString identity(Player player) const;
    [[nodiscard]] QString state(Player player) const;
    /// The rows of a card with their numbers, such as "discs 2, undos 3, violations 2".
    [[nodiscard]] QString left(Player player) const;
    /// The bar's buttons with the numbers in them, such as "undo 3, endTurn"; in brackets if disabled.
    [[nodiscard]] QString buttons() const;
    /// The discs that the scene shows, a column a word, from the bottom: "- - yr y - - -".
    [[nodiscard]] QString discs() const;
    /// The cells with this mark, such as "1,1 1,2".
    [[nodiscard]] QString marks(MarkItem::Kind kind) const;
    /// The same of the coach's marks, with what more there is of one: its disc and number for a ghost, such
    /// as "5,1=y1", its owner and * where it is playable for a threat, "2,1y*".
    [[nodiscard]] QString litCells() const;
    [[nodiscard]] QString coachMarks(CoachMark::Kind kind) const;
    [[nodiscard]] QDialog *dialog() const;
    /// Every text that is on the screen now, in order, for comparing whole screens.
    [[nodiscard]] QStringList texts() const;

    /// The window of the program that has the keyboard; activates the main window if none has.
    [[nodiscard]] QWindow *focusWindow() const;
    /// The widget that the keys go to.
    [[nodiscard]] QWidget *focus() const;

    template <typename T>
    [[nodiscard]] T *find(const QString &path) const
    {
        return qobject_cast<T *>(findWidget(path));
    }

private:
    Problem pickFromMenu(MenuButton *button, const QVariant &data, By by);
    [[nodiscard]] QWidget *findWidget(const QString &path) const;
    [[nodiscard]] QPoint columnPoint(int column) const;
    Problem tabTo(QWidget *wanted);
    Problem clickAt(QWidget *widget, QPoint point, Qt::MouseButton button = Qt::LeftButton,
                    bool twice = false);
    Problem locate(QWidget *widget, QPoint point, QWindow **window, QPoint *place) const;
    void open();

    QTemporaryDir m_data{memoryFolder()}; ///< where this person's games are stored
    QSize m_size;
    std::shared_ptr<qint64> m_time = std::make_shared<qint64>(0);
    bool m_hurries = false;
    std::unique_ptr<Program> m_program;
    std::unique_ptr<MainWindow> m_window;
};

/// Waits until computers and coach have thought all that they began to think, and their owners know it.
void letThoughtsEnd();

/// "cardOne" or "cardTwo".
[[nodiscard]] QString card(Player player);

} // namespace four::gui
