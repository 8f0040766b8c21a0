// SPDX-License-Identifier: GPL-3.0-or-later
#include "sandbox.h"
#include "tests/ui/cutoff.h"

#include "app/program.h"
#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/dialogs/letterdialog.h"
#include "ui/dialogs/newmatchdialog.h"
#include "ui/dialogs/playingdialog.h"
#include "ui/dialogs/preferencesdialog.h"
#include "ui/dialogs/rescuedialog.h"
#include "ui/dialogs/rulesdialog.h"
#include "ui/game/gamemodel.h"
#include "ui/games/gameimport.h"
#include "ui/games/renamedialog.h"
#include "ui/panels/playercard.h"
#include "ui/store/games/gamestore.h"
#include "ui/store/games/tournamentstore.h"
#include "ui/store/training/trainingstore.h"
#include "ui/text/storewords.h"
#include "ui/text/words.h"
#include "ui/tournament/newtournamentdialog.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/layouts/fittingarea.h"
#include "ui/widgets/messagebox.h"
#include "ui/widgets/notice.h"
#include "ui/window/mainwindow.h"
#include "ui/window/playarea.h"

#include <QAbstractScrollArea>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QRadioButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

#include <functional>
#include <memory>
#include <vector>

using namespace four;

namespace {
/// Lets layouts and what depends on the size come to rest.
void settle()
{
    for (int i = 0; i < 2; ++i) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
}

/// The list of moves may stand elsewhere in a window of that size, and only then leave room for it.
void resizeTo(QWidget &window, QSize size)
{
    for (int i = 0; i < 2; ++i) {
        window.resize(size);
        settle();
    }
}

/// Whether every size is tried in every language with all letters, instead of a sample.
bool isWhole()
{
    return qEnvironmentVariableIsSet("FOUR_LAYOUT_WHOLE");
}

constexpr auto longName = "Nguyễn Hoàng Phương Thảo Nguyên"; // 31: cut to 30 where used
constexpr auto otherName = "Công Tằng Tôn Nữ Khánh Quỳnh M"; // 30

/// Of eight, with long names, in the middle.
StoredTournament tournament()
{
    StoredTournament stored{.tournament = {.name = "The family’s evening of the eleventh of November",
                                           .rules = rulesetOf(Preset::PowerUps),
                                           .entrants = {{.name = {}, .level = Level::Perfect}},
                                           .cycles = 2},
                            .begun = 1'700'000'000'000,
                            .preset = Preset::PowerUps};
    for (const char number : {'1', '2', '3', '4', '5', '6', '7'})
        stored.tournament.entrants.push_back({.name = std::string(otherName) + number, .level = {}});
    for (int game = 0; game < 20; ++game) {
        stored.tournament.begin(game, std::uint64_t(game));
        stored.tournament.finish(std::uint64_t(game), Tournament::Result(game % 3));
    }
    return stored;
}
} // namespace

using Arrange = std::function<void(MainWindow &)>;
using Open = std::function<QDialog *(MainWindow &)>;

class TestLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<double>("scale");
        // Large letters need no other room on a screen of other pixels.
        const bool hasLarge = qApp->devicePixelRatio() == 1;
        for (const QString &language : Language::available()) {
            const bool isVietnamese = language == QLatin1String("vi");
            if (isWhole() || isVietnamese || !hasLarge)
                QTest::addRow("%s", qPrintable(language)) << language << 1.0;
            if (hasLarge && (isWhole() || !isVietnamese))
                QTest::addRow("%s large", qPrintable(language)) << language << 1.5;
            if (hasLarge && (isWhole() || isVietnamese))
                QTest::addRow("%s huge", qPrintable(language)) << language << 2.0;
        }
    }

    void initTestCase() { m_font = QApplication::font(); }

    void init()
    {
        QSettings().clear();
        QFETCH_GLOBAL(QString, language);
        QFETCH_GLOBAL(double, scale);
        QFont font = m_font;
        font.setPointSizeF(m_font.pointSizeF() * scale);
        QApplication::setFont(font);
        m_program = std::make_unique<Program>();
        m_program->preferences()->set(&PreferenceValues::language, language);
        m_program->preferences()->set(&PreferenceValues::animations, AnimationSpeed::Off);
    }

    void cleanup()
    {
        m_program.reset();
        QApplication::setFont(m_font);
    }

    void seesWhatIsWrong()
    {
        // The check itself: it has to find what it is for.
        QWidget parent;
        parent.resize(900, 100);
        QLabel label("A text that is much too long for ten pixels", &parent);
        QPushButton button("Button", &parent);
        label.setGeometry(0, 0, 10, 40);
        button.setGeometry(QRect(QPoint(5, 5), button.sizeHint()));
        parent.show();
        settle();
        QCOMPARE(problemsOf(&parent).size(), 2); // cut off, and overlapping
        label.setGeometry(QRect(QPoint(0, 0), label.sizeHint()));
        button.move(895, 60);
        QCOMPARE(problemsOf(&parent).size(), 1); // outside
        button.move(0, 60);
        QCOMPARE(problemsOf(&parent), QStringList());
    }

    void window_data()
    {
        QTest::addColumn<Arrange>("arrange");
        const auto named = [](Preset preset) {
            Match match = matchOf(preset);
            match.rules.starter = Starter::PlayerOne;
            match.seats[Player::One].name = QString(longName).left(30).toStdString();
            match.seats[Player::Two].name = otherName;
            return match;
        };
        // Every part that takes room, with names.
        Match everything = named(Preset::PowerUps);
        everything.rules.undos = everything.rules.blocks = everything.rules.removes = 9;
        everything.rules.violations = Violations::PerTurn;
        everything.rules.violationsAllowed = 9;
        everything.rules.opening = Opening::Free;
        everything.rules.nameLength = 30;
        Match lastOfAll = everything;
        lastOfAll.rules.undos = lastOfAll.rules.blocks = lastOfAll.rules.removes = 1;

        const auto begin = [](MainWindow &window, const Match &match) {
            window.session()->prepare(match, 1);
            window.session()->begin();
        };
        const auto act = [](MainWindow &window, std::initializer_list<Action> actions) {
            for (const Action &action : actions)
                window.session()->submit(action);
        };
        const auto columns = [](MainWindow &window, const QString &list) {
            for (const QChar column : list)
                window.session()->submit(action::Drop{column.digitValue() - 1});
        };

        for (const Preset preset : allPresets) {
            QTest::addRow("before preset %d", int(preset))
                << Arrange([=](MainWindow &window) { window.session()->prepare(matchOf(preset), 1); });
            QTest::addRow("first move of preset %d", int(preset))
                << Arrange([=](MainWindow &window) { begin(window, matchOf(preset)); });
            QTest::addRow("confirming or after a move of preset %d", int(preset))
                << Arrange([=](MainWindow &window) {
                       begin(window, named(preset));
                       act(window, {action::ChooseLetter{Letter::X}, action::Drop{3}});
                   });
            QTest::addRow("end of preset %d", int(preset)) << Arrange([=](MainWindow &window) {
                begin(window, named(preset));
                act(window, {action::ChooseLetter{Letter::X}, action::Drop{3}, action::Resign{}});
                QVERIFY(window.model()->isOver());
            });
            QTest::addRow("replay of preset %d", int(preset)) << Arrange([=](MainWindow &window) {
                begin(window, named(preset));
                act(window, {action::ChooseLetter{Letter::X}, action::Drop{3}, action::Resign{}});
                window.model()->showAfter(0);
            });
        }
        QTest::newRow("before a game by lot, with names") << Arrange([=](MainWindow &window) {
            Match match = everything;
            match.rules.starter = Starter::Random;
            match.rules.letters = Letters::StarterChooses;
            window.session()->prepare(match, 1);
        });
        QTest::newRow("before two computers") << Arrange([=](MainWindow &window) {
            Match match = everything;
            match.seats[Player::One].level = match.seats[Player::Two].level = Level::Random;
            window.session()->prepare(match, 1);
        });
        QTest::newRow("asking for the letter")
            << Arrange([=](MainWindow &window) { begin(window, named(Preset::NamedMatch)); });
        QTest::newRow("the computer thinks") << Arrange([=](MainWindow &window) {
            Match match = matchOf(Preset::VersusComputer);
            match.rules.undos = match.rules.blocks = match.rules.removes = 3;
            match.rules.violations = Violations::PerGame;
            begin(window, match);
            act(window, {action::Drop{3}, action::EndTurn{}});
        });
        QTest::newRow("a move") << Arrange([=](MainWindow &window) { begin(window, everything); });
        QTest::newRow("after a refusal") << Arrange([=](MainWindow &window) {
            begin(window, everything);
            act(window, {action::Drop{9}});
        });
        QTest::newRow("after a refusal at no cost") << Arrange([=](MainWindow &window) {
            begin(window, named(Preset::Classic));
            act(window, {action::Drop{9}});
        });
        QTest::newRow("confirming") << Arrange([=](MainWindow &window) {
            begin(window, everything);
            act(window, {action::Drop{3}});
        });
        QTest::newRow("confirming with nothing left") << Arrange([=](MainWindow &window) {
            begin(window, lastOfAll);
            act(window, {action::Drop{3}, action::Undo{}, action::Drop{3}, action::Block{}, action::Drop{3},
                         action::EndTurn{}, action::Drop{3}, action::Undo{}, action::Drop{3}});
        });
        QTest::newRow("confirming after a refusal") << Arrange([=](MainWindow &window) {
            begin(window, everything);
            act(window, {action::Drop{3}, action::Drop{3}});
        });
        QTest::newRow("after a block") << Arrange([=](MainWindow &window) {
            begin(window, everything);
            act(window, {action::Drop{3}, action::Block{}});
        });
        QTest::newRow("no block possible") << Arrange([=](MainWindow &window) {
            begin(window, everything);
            for (const int column : {0, 6, 1, 6, 2})
                act(window, {action::Drop{column}, action::EndTurn{}});
            act(window, {action::Drop{5}, action::Block{}});
        });
        QTest::newRow("choosing a disc") << Arrange([=](MainWindow &window) {
            begin(window, everything);
            act(window, {action::Drop{3}, action::EndTurn{}});
            window.board()->toggleRemoving();
            QVERIFY(window.model()->game().mayRemove());
        });
        QTest::newRow("after a remove") << Arrange([=](MainWindow &window) {
            begin(window, everything);
            act(window, {action::Drop{3}, action::EndTurn{}, action::Remove{{3, 0}}});
        });
        QTest::newRow("won by a line") << Arrange([=](MainWindow &window) {
            begin(window, named(Preset::Classic));
            columns(window, "1212121");
        });
        QTest::newRow("won with names") << Arrange([=](MainWindow &window) {
            Match match = named(Preset::NamedMatch);
            match.rules.letters = Letters::Fixed;
            match.rules.undos = 0;
            begin(window, match);
            columns(window, "1212121");
        });
        QTest::newRow("drawn") << Arrange([=](MainWindow &window) {
            Match match = named(Preset::NamedMatch);
            match.rules.letters = Letters::Fixed;
            match.rules.undos = 0;
            match.rules.columns = match.rules.rows = 4;
            match.rules.connect = 6;
            begin(window, match);
            columns(window, "1111222233334444");
        });
        QTest::newRow("lost by violations") << Arrange([=](MainWindow &window) {
            Match match = everything;
            match.rules.violationsAllowed = 0;
            begin(window, match);
            act(window, {action::Drop{9}});
        });
        QTest::newRow("resigned") << Arrange([=](MainWindow &window) {
            begin(window, everything);
            act(window, {action::Resign{}});
        });
        QTest::newRow("an earlier point of a running game") << Arrange([=](MainWindow &window) {
            begin(window, everything);
            act(window, {action::Drop{3}, action::EndTurn{}, action::Drop{9}, action::Drop{3}});
            window.model()->showAfter(2);
        });
        QTest::newRow("acting at an earlier point") << Arrange([=](MainWindow &window) {
            begin(window, named(Preset::Classic));
            columns(window, "1212121");
            window.model()->showAfter(0);
            window.model()->play(action::Drop{3});
        });
        QTest::newRow("with the move list") << Arrange([=](MainWindow &window) {
            begin(window, named(Preset::Classic));
            columns(window, "1212121");
            window.findChild<QAction *>("moveListAction")->trigger();
        });
        QTest::newRow("with the move list, everything in use") << Arrange([=](MainWindow &window) {
            begin(window, everything);
            act(window, {action::Drop{3}, action::EndTurn{}, action::Drop{9}, action::Drop{3}});
            window.findChild<QAction *>("moveListAction")->trigger();
        });
        for (const int size : {7, 10}) {
            QTest::addRow("with values above %d columns", size) << Arrange([=](MainWindow &window) {
                Match match = named(Preset::NamedMatch);
                match.rules.columns = match.rules.rows = size;
                match.rules.letters = Letters::Fixed;
                match.rules.opening = Opening::Free;
                begin(window, match);
                columns(window, "12121");
                window.session()->agreeToHelp();
                window.findChild<QAction *>("valuesAction")->trigger();
                QVERIFY(window.board()->boardScene()->columnMarks());
            });
        }
        QTest::newRow("estimates with power-ups") << Arrange([=](MainWindow &window) {
            begin(window, everything);
            window.session()->agreeToHelp();
            window.findChild<QAction *>("valuesAction")->trigger();
            QVERIFY(window.board()->boardScene()->columnMarks());
        });
        QTest::newRow("the coach speaking") << Arrange([=](MainWindow &window) {
            Match match = matchOf(Preset::Classic);
            match.practice = true;
            begin(window, match);
            columns(window, "44331");
            QTRY_VERIFY_WITH_TIMEOUT(window.findChild<QWidget *>("practicePanel")->isVisible(), 60'000);
        });
        QTest::newRow("largest board") << Arrange([=](MainWindow &window) {
            Match match = everything;
            match.rules.columns = match.rules.rows = 10;
            begin(window, match);
        });
    }

    void window()
    {
        QFETCH(Arrange, arrange);
        MainWindow window(m_program->preferences(), m_program->wishes());
        // Laid out as if shown; painting it would only take time.
        window.setAttribute(Qt::WA_DontShowOnScreen);
        window.show();
        arrange(window);
        const QSize least = window.minimumSizeHint();
        const QSize screen = window.screen()->size();
        // What people have of a screen beside a title bar, in logical pixels: of 800x480 at 150 %, of
        // 1920x1080 at 300 %, of 1024x600 at 150 % and of 1366x768 at 200 % first; and the smallest window.
        const std::vector<QSize> sizes{{533, 296},   {640, 336},   {667, 376}, {683, 360},  {624, 456},
                                       {640, 480},   {480, 640},   {800, 600}, {1024, 576}, {1366, 768},
                                       {1920, 1080}, {3840, 2160}, least};
        // A sample each time, of each size with something; all of them in the whole walk.
        constexpr std::size_t sample = 6;
        const std::size_t first =
            qHash(QByteArray(QTest::currentDataTag()) + QTest::currentTestFunction()) % sample;
        // The larger ones have been seen on larger screens; there the smallest window has no need to be
        // smaller than all that it shows.
        const bool isSmall = screen.height() <= 480;
        QStringList wrong;
        for (std::size_t i = isWhole() ? 0 : first; i < sizes.size(); i += isWhole() ? 1 : sample) {
            const QSize size = sizes[i];
            // Large letters want a larger window than some of these, unless the screen is as small as that.
            if (size != size.expandedTo(least) ||
                (isSmall && (size == least || size != size.boundedTo(screen))))
                continue;
            resizeTo(window, size);
            // The smallest one depends on where the list of moves stands, and so on the size.
            if (size != least)
                QCOMPARE(window.size(), size);
            if (const QStringList problems = problemsOf(&window); !problems.isEmpty())
                wrong << text(size) + ":\n" + problems.join("\n");
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join("\n")));
    }

    void measures_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(640, 480), QSize(683, 384), QSize(800, 600), QSize(480, 800),
                                 QSize(1024, 768), QSize(1366, 768), QSize(1920, 1080), QSize(3840, 2160)})
            QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }

    /// What a design that is told in numbers says of the window.
    void measures()
    {
        QFETCH(const QSize, size);
        MainWindow window(m_program->preferences(), m_program->wishes());
        window.setAttribute(Qt::WA_DontShowOnScreen);
        window.show();
        resizeTo(window, size);
        if (window.size() != size)
            QSKIP("With letters of that size, no window on this screen is as small as that.");
        const auto *area = window.findChild<PlayArea *>();
        const auto *panel = window.findChild<QWidget *>("sidePanel");
        const auto *foot = window.findChild<QWidget *>("turnBar")->parentWidget();
        const auto *scene = window.board()->boardScene();
        const auto board = [&] {
            settle();
            const QRectF front = window.board()->mapFromScene(scene->boardRect()).boundingRect();
            return QRect(window.board()->mapTo(area, front.topLeft().toPoint()), front.size().toSize());
        };
        const auto primaries = [&] {
            int count = 0;
            for (const QPushButton *button : window.findChildren<QPushButton *>())
                count += button->isVisible() && isPrimary(button) ? 1 : 0;
            return count;
        };
        const auto play = [&](std::initializer_list<int> columns) {
            window.session()->prepare(matchOf(Preset::Classic), 1);
            window.session()->begin();
            for (const int column : columns)
                window.session()->submit(action::Drop{column});
            settle();
        };
        for (const bool hasPanel : {false, true}) {
            if (panel->isVisible() != hasPanel)
                window.findChild<QAction *>("moveListAction")->trigger();
            QVERIFY(primaries() <= 1);
            play({0, 1, 0, 1, 0, 1});
            QCOMPARE(panel->isVisible(), hasPanel);
            const QRect before = board();
            QVERIFY(primaries() <= 1);
            if (hasPanel) {
                QVERIFY2(panel->height() >= 220, qPrintable(text(panel->size())));
                for (const QToolButton *arrow :
                     panel->findChildren<QTabBar *>().front()->findChildren<QToolButton *>())
                    QVERIFY(!arrow->isVisible());
            }
            if (area->kind() == arrangement::Kind::Wide) {
                for (const char *name : {"cardOne", "cardTwo"}) {
                    const QRect card = window.findChild<QWidget *>(name)->geometry();
                    const int left = before.left() - card.right() - 1;
                    const int right = card.left() - before.right() - 1;
                    QVERIFY2((left >= 0 && left <= 25) || (right >= 0 && right <= 25),
                             qPrintable(QStringLiteral("%1 %2").arg(left).arg(right)));
                }
            }
            // Beside the board, the words are in the column.
            if (foot->x() + foot->width() > before.left())
                QVERIFY(std::abs(foot->geometry().center().x() - before.center().x()) <= 2);
            window.session()->submit(action::Drop{0});
            QVERIFY(window.model()->isOver());
            QCOMPARE(board(), before);
            QCOMPARE(primaries(), window.findChild<QWidget *>("rematch")->isVisible() ? 1 : 0);
            int buttons = 0;
            for (const QPushButton *button : foot->findChildren<QPushButton *>()) {
                buttons += button->isVisible() && !qobject_cast<const MenuButton *>(button) ? 1 : 0;
                QVERIFY(!button->isVisible() ||
                        button->size() == button->size().expandedTo(button->sizeHint()));
            }
            const bool isCompact = !window.findChild<QWidget *>("rematch")->isVisible();
            QCOMPARE(buttons, isCompact ? 0 : 4);
            QCOMPARE(window.findChildren<QSlider *>("replaySlider").size(), 1);
            QVERIFY(window.findChild<QSlider *>("replaySlider")->isVisible());
            if (area->kind() == arrangement::Kind::Side) {
                window.findChild<QAction *>("moveListAction")->trigger();
                QCOMPARE(board(), before);
                window.findChild<QAction *>("moveListAction")->trigger();
            }
            // Values stand in room that is kept for them.
            play({3});
            const QRect running = board();
            window.session()->agreeToHelp();
            window.findChild<QAction *>("valuesAction")->trigger();
            QVERIFY(scene->columnMarks());
            QCOMPARE(board(), running);
            window.findChild<QAction *>("valuesAction")->trigger();
        }

        // Every page of the panel, and what is asked on it.
        play({3, 3});
        const QRect running = board();
        const auto pageProblems = [&] {
            settle();
            QStringList wrong;
            if (panel->height() < 220)
                wrong << text(panel->size());
            for (const QAbstractButton *button : panel->findChildren<QAbstractButton *>()) {
                const QRect place(button->mapTo(panel, QPoint()), button->size());
                if (button->isVisible() && qobject_cast<const TurnButton *>(button) &&
                    (button->size() != button->size().expandedTo(button->sizeHint()) || place.left() < 0 ||
                     place.right() > panel->width()))
                    wrong << button->objectName() + u' ' + text(button->size()) + " needs " +
                                 text(button->sizeHint());
            }
            return wrong;
        };
        const auto placesOf = [&](std::initializer_list<const char *> names) {
            settle();
            QList<QPoint> places;
            for (const char *name : names) {
                auto *button = panel->findChild<QWidget *>(name);
                // In what is scrolled.
                QWidget *content = button;
                while (content && !qobject_cast<QScrollArea *>(content->parentWidget()->parentWidget()))
                    content = content->parentWidget();
                places << (button && button->isVisible() ? button->mapTo(content, QPoint()) : QPoint());
            }
            return places;
        };
        GameStore store = GameStore::shared();
        TournamentStore tournaments(&store);
        if (tournaments.all().empty())
            QVERIFY(tournaments.add(tournament()));
        for (const char *action :
             {"hintAction", "reviewAction", "taskPuzzlesAction", "tournamentAction", "lessonsAction"}) {
            window.session()->agreeToHelp();
            window.findChild<QAction *>(action)->trigger();
            QVERIFY(panel->isVisible());
            // Once there is a review its page may be narrower, and with it the panel. On a busy machine the
            // review gives way to everything else.
            if (qstrcmp(action, "reviewAction") == 0)
                QTRY_VERIFY_WITH_TIMEOUT(panel->findChild<QCheckBox *>("countFinePoints")->isVisible(),
                                         60'000);
            QCOMPARE(pageProblems(), QStringList());
            QVERIFY(primaries() <= 1);
            if (area->kind() == arrangement::Kind::Side)
                QCOMPARE(board(), running);
        }
        panel->findChild<QPushButton *>("openLesson")->click();
        const auto stepPlaces = [&] {
            return placesOf({"lessonAgain", "lessonShow", "lessonPrevious", "lessonNext"});
        };
        const QList<QPoint> step = stepPlaces();
        QVERIFY(!step.contains(QPoint()));
        QCOMPARE(pageProblems(), QStringList());
        const QRect exercise = board();
        window.session()->submit(action::Drop{6});
        QCOMPARE(stepPlaces(), step);
        QCOMPARE(primaries(), 1);
        QCOMPARE(pageProblems(), QStringList());
        QCOMPARE(board(), exercise);
        const auto puzzlePlaces = [&] {
            return placesOf({"puzzleHint", "solvePuzzle", "repeatPuzzle", "nextPuzzle"});
        };
        // Puzzles of several kinds, whose words have one line or more.
        for (const bool isSolved : {true, false, true, false}) {
            window.findChild<QAction *>("nextPuzzleAction")->trigger();
            const QList<QPoint> asked = puzzlePlaces();
            QVERIFY(!asked.contains(QPoint()));
            QCOMPARE(primaries(), 0);
            const QRect puzzle = board();
            if (isSolved)
                panel->findChild<QPushButton *>("solvePuzzle")->click();
            else
                window.session()->submit(action::Drop{6});
            QCOMPARE(board(), puzzle);
            QCOMPARE(puzzlePlaces(), asked);
            QCOMPARE(pageProblems(), QStringList());
        }
    }

    void startPage_data() { measures_data(); }

    /// Before a game: three ways in, whole, and one of them stands out.
    void startPage()
    {
        QFETCH(const QSize, size);
        MainWindow window(m_program->preferences(), m_program->wishes());
        window.setAttribute(Qt::WA_DontShowOnScreen);
        window.show();
        resizeTo(window, size);
        if (window.size() != size)
            QSKIP("With letters of that size, no window on this screen is as small as that.");
        const auto *area = window.findChild<PlayArea *>();
        const auto *start = window.findChild<QScrollArea *>("startPanel");
        for (const Preset preset : {Preset::VersusComputer, Preset::PowerUps}) {
            window.session()->prepare(matchOf(preset), 1);
            settle();
            QVERIFY(start->isVisible());
            QVERIFY(area->rect().contains(start->geometry()));
            QCOMPARE(problemsOf(&window), QStringList());
            QCOMPARE(problemsOf(start->widget()), QStringList());
            QVERIFY2(start->widget()->width() <= start->viewport()->width(),
                     "nothing is cut off at the side");
            int primaries = 0;
            for (const QPushButton *button : window.findChildren<QPushButton *>()) {
                primaries += button->isVisible() && isPrimary(button) ? 1 : 0;
                QVERIFY(!start->isAncestorOf(button) || !button->isVisible() ||
                        button->size() == button->size().expandedTo(button->sizeHint()));
            }
            QCOMPARE(primaries, 1);
            for (const char *tile : {"computerTile", "peopleTile", "learnTile"})
                QVERIFY(window.findChild<QWidget *>(tile)->isVisible());
            QFETCH_GLOBAL(const double, scale);
            if (scale == 1 && size.height() >= 480)
                QCOMPARE(start->verticalScrollBar()->maximum(), 0);
        }
        // Beside the board where there is room; and the board stays where it is as the game begins, unless
        // large letters or a low window leave the words no line to spare.
        const QRect board = window.board()->geometry();
        const bool isBeside = !start->geometry().intersects(board);
        QFETCH_GLOBAL(const double, scale);
        QVERIFY(isBeside || scale > 1 || size.width() < 1366);
        window.session()->begin();
        settle();
        QVERIFY(!start->isVisible());
        // ... or the first prompt needs a few pixels more than are kept for it.
        constexpr int few = 10;
        const QRect now = window.board()->geometry();
        if (scale == 1 && size.height() >= 480)
            QVERIFY2(std::abs(now.height() - board.height()) <= few && std::abs(now.y() - board.y()) <= few,
                     qPrintable(text(now.size()) + " instead of " + text(board.size())));
    }

    void dialog_data()
    {
        QTest::addColumn<Open>("open");
        const auto trigger = [](MainWindow &window, const char *action) {
            window.findChild<QAction *>(action)->trigger();
            return window.findChild<QDialog *>();
        };
        for (const Preset preset : allPresets) {
            QTest::addRow("new match, preset %d", int(preset)) << Open([=](MainWindow &window) {
                window.session()->prepare(matchOf(preset), 1);
                return trigger(window, "newMatchAction");
            });
            QTest::addRow("rules before preset %d", int(preset))
                << Open([=](MainWindow &window) -> QDialog * {
                       return new RulesDialog(rulesetOf(preset), matchOf(preset),
                                              RulesDialog::Occasion::BeforeMatch, &window);
                   });
            QTest::addRow("rules of preset %d", int(preset)) << Open([=](MainWindow &window) {
                window.session()->prepare(matchOf(preset), 1);
                return trigger(window, "rulesAction");
            });
        }
        for (const auto &[row, one, two] :
             {std::tuple("equal names", "Lan", "Lan"), std::tuple("no names", "", ""),
              std::tuple("long names", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", otherName),
              std::tuple("too long a name", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", "Lan")}) {
            QTest::addRow("new match, %s", row) << Open([=](MainWindow &window) {
                window.session()->prepare(matchOf(Preset::NamedMatch), 1);
                QDialog *dialog = trigger(window, "newMatchAction");
                dialog->findChild<QLineEdit *>("nameOne")->setText(one);
                dialog->findChild<QLineEdit *>("nameTwo")->setText(two);
                return dialog;
            });
        }
        const auto customise = [=](MainWindow &window, Preset preset) {
            window.session()->prepare(matchOf(preset), 1);
            QDialog *dialog = trigger(window, "newMatchAction");
            dialog->findChild<QAbstractButton *>("customise")->click();
            return dialog;
        };
        QTest::newRow("customise") << Open(
            [=](MainWindow &window) { return customise(window, Preset::PowerUps); });
        QTest::newRow("customise, until no line fits") << Open([=](MainWindow &window) {
            QDialog *dialog = customise(window, Preset::Classic);
            dialog->show();
            settle();
            for (const char *name : {"columns", "rows"})
                dialog->findChild<QSpinBox *>(name)->setValue(4);
            dialog->findChild<QSpinBox *>("connect")->setValue(6);
            return dialog;
        });
        for (const int clock : {1, 2})
            QTest::addRow("new match, clock %d", clock) << Open([=](MainWindow &window) {
                window.session()->prepare(matchOf(Preset::NamedMatch), 1);
                QDialog *dialog = trigger(window, "newMatchAction");
                dialog->findChild<QAbstractButton *>(QStringLiteral("clock%1").arg(clock))->click();
                return dialog;
            });
        QTest::newRow("new tournament")
            << Open([](MainWindow &window) -> QDialog * { return new NewTournamentDialog({}, {}, &window); });
        QTest::newRow("new tournament of eight") << Open([](MainWindow &window) -> QDialog * {
            return new NewTournamentDialog(tournament(), {}, &window);
        });
        QTest::newRow("how to play") << Open(
            [](MainWindow &window) -> QDialog * { return new PlayingDialog(&window); });
        QTest::newRow("preferences") << Open(
            [=](MainWindow &window) { return trigger(window, "preferencesAction"); });
        QTest::newRow("history") << Open(
            [=](MainWindow &window) { return trigger(window, "historyAction"); });
        QTest::newRow("history, a game won") << Open([=](MainWindow &window) {
            window.session()->prepare(matchOf(Preset::Classic), 1);
            window.session()->begin();
            for (const int column : {0, 1, 0, 1, 0, 1, 0})
                window.session()->submit(action::Drop{column});
            return trigger(window, "historyAction");
        });
        QTest::newRow("statistics") << Open([=](MainWindow &window) {
            QDialog *dialog = trigger(window, "historyAction");
            dialog->findChild<QTabWidget *>("tabs")->setCurrentIndex(1);
            return dialog;
        });
        QTest::newRow("progress, nothing yet")
            << Open([=](MainWindow &window) { return trigger(window, "progressAction"); });
        QTest::newRow("progress") << Open([=](MainWindow &window) {
            GameStore store = GameStore::shared();
            TrainingStore training(&store);
            for (int i = 0; i < 12; ++i) {
                PuzzleTry tried =
                    PuzzleTry::at({.drops = {i % 7, i / 7}, .rating = 1200}, TrainingMode::Daily,
                                  QDateTime::currentDateTime().addDays(i - 20));
                tried.isRight = i % 3 != 0;
                training.note({}, tried);
            }
            training.note(otherName, RushRun{.solved = 12, .missed = 3, .when = 1, .day = {2026, 12, 30}});
            return trigger(window, "progressAction");
        });
        QTest::newRow("rename, too long a name") << Open([](MainWindow &window) -> QDialog * {
            StoredGame game{
                .match = matchOf(Preset::NamedMatch),
                .recorded = {
                    .game =
                        Game({.rules = rulesetOf(Preset::NamedMatch), .seed = 1, .seats = {}, .starter = {}}),
                    .times = {}}};
            auto *dialog = new RenameDialog(game, &window);
            dialog->findChild<QLineEdit *>("renameOne")->setText(QString(61, u'W'));
            return dialog;
        });
        QTest::newRow("about") << Open([=](MainWindow &window) { return trigger(window, "aboutAction"); });
        QTest::newRow("letter") << Open([](MainWindow &window) -> QDialog * {
            GameSetup setup{.rules = rulesetOf(Preset::NamedMatch), .seed = 1, .seats = {}, .starter = {}};
            setup.seats[Player::One].name = setup.seats[Player::Two].name = otherName;
            return new LetterDialog(Game(setup), &window);
        });
        QTest::newRow("opening many games") << Open([](MainWindow &window) -> QDialog * {
            auto *dialog = new ImportDialog(&window);
            dialog->showProgress(1234567, 0.5);
            return dialog;
        });
        QTest::newRow("rescue") << Open([](MainWindow &window) -> QDialog * {
            auto *dialog = new RescueDialog(&window);
            dialog->setValue(500);
            return dialog;
        });
        QTest::newRow("a long message") << Open([](MainWindow &window) -> QDialog * {
            const StoreProblem problem{.kind = StoreProblem::Kind::CannotOpen,
                                       .path = "/home/nguyen-hoang-phuong-thao/games.sqlite",
                                       .movedTo = {}};
            const QString text = QStringList(6, StoreWords::problem(problem)).join(u'\n');
            return new MessageBox(
                QMessageBox::Warning, [] { return QStringLiteral("Message"); }, [text] { return text; },
                QDialogButtonBox::Yes | QDialogButtonBox::No, &window);
        });
        QTest::newRow("agreement") << Open([=](MainWindow &window) {
            window.session()->prepare(matchOf(Preset::NamedMatch), 1);
            window.session()->begin();
            window.session()->submit(action::ChooseLetter{Letter::X});
            return trigger(window, "hintAction");
        });
        QTest::newRow("resign") << Open([=](MainWindow &window) {
            Match match = matchOf(Preset::NamedMatch);
            match.seats[Player::One].name = match.seats[Player::Two].name = otherName;
            window.session()->prepare(match, 1);
            window.session()->begin();
            return trigger(window, "resignAction");
        });
    }

    void dialog()
    {
        QFETCH(Open, open);
        MainWindow window(m_program->preferences(), m_program->wishes());
        window.setAttribute(Qt::WA_DontShowOnScreen);
        window.show();
        QDialog *dialog = open(window);
        QVERIFY(dialog);
        dialog->show();
        settle();
        const QStringList problems = problemsOf(dialog);
        QVERIFY2(problems.isEmpty(), qPrintable(text(dialog->size()) + ":\n" + problems.join("\n")));
        // No line has to be scrolled along, where a screen has room for 40 letters.
        if (dialog->screen()->availableSize().width() > 50 * dialog->fontMetrics().averageCharWidth()) {
            for (const FittingArea *area : dialog->findChildren<FittingArea *>())
                QVERIFY2(!area->isVisible() || area->horizontalScrollBar()->maximum() == 0,
                         qPrintable("lacks " + QString::number(area->horizontalScrollBar()->maximum())));
        }
        // Beside a title bar and a task bar.
        const QSize most = dialog->screen()->availableSize() - QSize(10, 48);
        const QSize least = dialog->minimumSizeHint().expandedTo(dialog->minimumSize());
        QVERIFY2(least.width() <= most.width() && least.height() <= most.height(),
                 qPrintable("needs " + text(least)));
        QVERIFY2(dialog->width() <= most.width() && dialog->height() <= most.height(),
                 qPrintable("is " + text(dialog->size())));
        // A message takes the height of its text, and no more than two lines beside it, unless it needs the
        // whole screen.
        auto *message = qobject_cast<MessageBox *>(dialog);
        if (message && message->height() < most.height() - 3 * message->fontMetrics().lineSpacing()) {
            const auto *area = message->findChild<FittingArea *>();
            const int height = area->viewport()->height();
            const int needed = area->widget()->heightForWidth(area->viewport()->width());
            QVERIFY2(height <= needed + 2 * message->fontMetrics().lineSpacing(),
                     qPrintable(QStringLiteral("%1 instead of %2").arg(height).arg(needed)));
        }
    }

    void noticeLeavesThePrompt_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("withList");
        for (const QSize size : {QSize(640, 336), QSize(683, 360), QSize(624, 456), QSize(640, 480),
                                 QSize(480, 640), QSize(800, 600), QSize(1024, 576)}) {
            QTest::addRow("%dx%d", size.width(), size.height()) << size << false;
            QTest::addRow("%dx%d, the move list beside it", size.width(), size.height()) << size << true;
        }
    }

    void noticeLeavesThePrompt()
    {
        QFETCH(const QSize, size);
        QFETCH(const bool, withList);
        MainWindow window(m_program->preferences(), m_program->wishes());
        if (size != size.expandedTo(window.minimumSizeHint()))
            QSKIP("With letters of that size, no window on this screen is as small as that.");
        window.setAttribute(Qt::WA_DontShowOnScreen);
        window.show();
        Match match = matchOf(Preset::PowerUps);
        match.rules.starter = Starter::PlayerOne;
        match.rules.nameLength = 30;
        match.seats[Player::One].name = QString(longName).left(30).toStdString();
        match.seats[Player::Two].name = otherName;
        window.session()->prepare(match, 1);
        window.session()->begin();
        if (withList)
            window.findChild<QAction *>("moveListAction")->trigger();
        resizeTo(window, size);
        QCOMPARE(window.size(), size);
        auto *notice = window.findChild<Notice *>();
        const auto *area = window.findChild<PlayArea *>();
        const auto *panel = window.findChild<QWidget *>("turnBar")->parentWidget();
        const StoreProblem problem{.kind = StoreProblem::Kind::CannotOpen,
                                   .path =
                                       "/home/nguyen-hoang-phuong-thao/.local/share/fourinarow/games.sqlite",
                                   .movedTo = {}};
        notice->sayTrouble([problem] { return StoreWords::problem(problem); },
                           {.words = [] { return QStringLiteral("Take what there is"); }, .take = [] {}});
        settle();
        QVERIFY(notice->isVisible());
        QVERIFY2(area->rect().contains(notice->geometry()), "it is in the window");
        // Only where the prompt takes all the height, and the board is narrower than the notice's words, the
        // notice lies over it until it is closed.
        const bool isFull = panel->height() + notice->leastHeightFor(area->width()) > area->height() &&
                            window.findChild<BoardView *>()->width() < notice->minimumSizeHint().width();
        for (const QWidget *part : panel->findChildren<QWidget *>()) {
            const auto *label = qobject_cast<const QLabel *>(part);
            const bool isRead =
                label ? !label->text().isEmpty() : qobject_cast<const QAbstractButton *>(part) != nullptr;
            const QRect place(part->mapTo(area, QPoint()), part->size());
            QVERIFY2(isFull || !isRead || !part->isVisible() || !place.intersects(notice->geometry()),
                     "what is to be done is seen beside it");
        }
        QCOMPARE(problemsOf(notice), QStringList());
        // A text that is too long among large letters is scrolled, by the keyboard as well.
        const auto *text = notice->findChild<QScrollArea *>("scrolledText");
        const bool isScrolled = text->verticalScrollBar()->maximum() > 0;
        QCOMPARE((text->focusPolicy() & Qt::TabFocus) != 0, isScrolled);
        QFETCH_GLOBAL(const double, scale);
        QVERIFY2(scale > 1 || !isScrolled, "among usual letters it is seen whole");
        // A short one is as low as its text and its buttons.
        notice->answer([] { return QStringLiteral("It is on the table."); });
        settle();
        QCOMPARE(problemsOf(notice), QStringList());
        const int low = notice->height();
        // A longer one that comes while it stands there is whole as well.
        notice->answer([] { return QStringList(8, QStringLiteral("It is on the table.")).join(u' '); });
        settle();
        QCOMPARE(problemsOf(notice), QStringList());
        QVERIFY2(notice->heightFor(notice->width()) <= low || notice->height() > low,
                 qPrintable("still " + four::text(notice->size())));
        QVERIFY2(isFull || scale > 1 || text->verticalScrollBar()->maximum() == 0, "it is seen whole");
    }

    void fitsByAPixelLess()
    {
        // As on a screen of 150 %, where the least size of a window is rounded.
        auto *content = new QWidget;
        auto *column = new QVBoxLayout(content);
        column->addSpacerItem(new QSpacerItem(300, 4000));
        FittingArea area(content);
        area.setAttribute(Qt::WA_DontShowOnScreen);
        area.resize(area.minimumSizeHint() - QSize(1, 0));
        area.show();
        settle();
        QVERIFY(area.verticalScrollBar()->maximum() > 0);
        QCOMPARE(area.horizontalScrollBar()->maximum(), 0);
    }

    void progressOpensInFullLines()
    {
        MainWindow window(m_program->preferences(), m_program->wishes());
        window.setAttribute(Qt::WA_DontShowOnScreen);
        window.show();
        window.findChild<QAction *>("progressAction")->trigger();
        const auto *dialog = window.findChild<QDialog *>();
        QVERIFY(dialog);
        settle();
        const int letters = dialog->width() / dialog->fontMetrics().averageCharWidth();
        QVERIFY2(letters >= 60 || dialog->width() > dialog->screen()->availableSize().width() - 100,
                 qPrintable(text(dialog->size())));
    }

    void firstWindowFitsTheScreen()
    {
        const MainWindow window(m_program->preferences(), m_program->wishes());
        QVERIFY(window.width() <= window.screen()->availableSize().width());
        QVERIFY(window.height() <= window.screen()->availableSize().height());
    }

private:
    Sandbox m_sandbox;
    QFont m_font;
    std::unique_ptr<Program> m_program;
};

QTEST_MAIN(TestLayout)
#include "tst_layout.moc"
