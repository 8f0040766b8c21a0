// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/driver.h"

#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/board/discitem.h"
#include "ui/board/turnguard.h"
#include "ui/game/gamemodel.h"
#include "ui/learn/trainer.h"
#include "ui/settings/lastmatch.h"
#include "ui/settings/preferences.h"
#include "ui/widgets/namelabel.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QWheelEvent>
#include <QWindow>

#include <algorithm>

namespace four::gui {

namespace {
constexpr int patience = 5000; ///< milliseconds, for what must happen soon

Problem notOnScreen(const QString &what)
{
    return QStringLiteral("<%1 is not on the screen>").arg(what);
}

Problem pressPlace(QAccessibleInterface *place)
{
    if (!place || !place->actionInterface())
        return QStringLiteral("there is nothing to press");
    place->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    return {};
}

bool isSeen(const QWidget *widget)
{
    return widget->isVisible() && !widget->visibleRegion().isEmpty();
}

QString numbersIn(const QString &text)
{
    static const QRegularExpression notDigits(QStringLiteral("[^0-9]+"));
    return text.split(notDigits, Qt::SkipEmptyParts).join(u' ');
}
} // namespace

QString card(Player player)
{
    return player == Player::One ? QStringLiteral("cardOne") : QStringLiteral("cardTwo");
}

void byMouseAndKeys()
{
    QTest::addColumn<By>("by");
    QTest::newRow("mouse") << By::Mouse;
    QTest::newRow("keys") << By::Keys;
}

void Driver::prepare()
{
    static const QTemporaryDir directory;
    static const bool once = [] {
        QCoreApplication::setOrganizationName(QStringLiteral("fourinarow"));
        QCoreApplication::setApplicationName(QStringLiteral("fourinarow-test"));
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, directory.path());
        return true;
    }();
    Q_UNUSED(once)
    QSettings().clear();
    // But for what Qt's platform without a screen says of itself.
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
}

Driver::Driver(const Start &start) : m_size(start.size)
{
    Preferences().set({.language = start.language,
                       .animations = start.animations,
                       .endTurnSeconds = 0,
                       .showPowerUpRules = start.showPowerUpRules,
                       .pauseBeforeComputer = start.pauseBeforeComputer,
                       .sound = true,
                       .theme = {}});
    if (start.match)
        settings::store(*start.match);
    open();
}

Driver::~Driver() = default;

void Driver::restart()
{
    m_window->close();
    m_window.reset();
    m_size = {};
    open();
}

void Driver::open()
{
    qputenv("XDG_DATA_HOME", QFile::encodeName(m_data.path()));
    m_language = std::make_unique<Language>();
    m_preferences = std::make_unique<Preferences>();
    m_window = std::make_unique<MainWindow>(m_preferences.get(), m_language.get());
    m_window->board()->turnGuard()->setClock([time = m_time] { return *time; });
    m_window->trainer()->setSeed(1);
    m_window->resumeLastGame();
    if (m_size.isValid())
        m_window->resize(m_size);
    m_window->show();
    [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(m_window.get());
}

GameModel &Driver::model() const
{
    return *m_window->model();
}

const Game &Driver::game() const
{
    return m_window->model()->game();
}

const Game &Driver::shown() const
{
    return m_window->model()->shown();
}

BoardView &Driver::view() const
{
    return *m_window->board();
}

BoardScene &Driver::scene() const
{
    return *m_window->board()->boardScene();
}

QDialog *Driver::dialog() const
{
    return qobject_cast<QDialog *>(QApplication::activeModalWidget());
}

QWidget *Driver::findWidget(const QString &path) const
{
    // A person sees the whole window, but what a dialog leaves accessible is the dialog.
    QWidget *place = dialog();
    const QStringList names = path.split(u'/');
    if (!place || place->findChildren<QWidget *>(names.front()).isEmpty())
        place = m_window.get();
    for (const QString &part : names) {
        const QList<QWidget *> named = place->findChildren<QWidget *>(part);
        const auto seen = std::ranges::find_if(named, isSeen);
        if (seen == named.end())
            return nullptr;
        place = *seen;
    }
    return place;
}

Problem Driver::locate(QWidget *widget, QPoint point, QWindow **window, QPoint *place) const
{
    QWidget *top = widget->window();
    *window = top->windowHandle();
    *place = widget->mapTo(top, point);
    const QWidget *there = top->childAt(*place);
    if (there != widget && !(there && widget->isAncestorOf(there)))
        return QStringLiteral("<%1 cannot be reached at (%2, %3)>")
            .arg(widget->objectName())
            .arg(point.x())
            .arg(point.y());
    return {};
}

Problem Driver::clickAt(QWidget *widget, QPoint point, Qt::MouseButton button, bool twice)
{
    // A person aims at what is there once all is laid out that the last step has changed.
    QCoreApplication::sendPostedEvents();
    QWindow *target = nullptr;
    QPoint place;
    if (const Problem problem = locate(widget, point, &target, &place); !problem.isEmpty())
        return problem;
    QTest::mouseMove(target, place);
    if (twice)
        QTest::mouseDClick(target, button, {}, place);
    else
        QTest::mouseClick(target, button, {}, place);
    return {};
}

Problem Driver::click(const QString &path, Qt::MouseButton button)
{
    auto *found = find<QAbstractButton>(path);
    if (!found)
        return notOnScreen(path);
    if (!found->isEnabled())
        return QStringLiteral("<%1 is disabled>").arg(path);
    return clickAt(found, {10, found->height() / 2}, button);
}

Problem Driver::doubleClick(const QString &path)
{
    auto *found = find<QAbstractButton>(path);
    if (!found)
        return notOnScreen(path);
    return clickAt(found, found->rect().center(), Qt::LeftButton, true);
}

QPoint Driver::columnPoint(int column) const
{
    // Somewhere in the middle of the board's height.
    return view().mapFromScene(scene().centreOf({column - 1, game().rules().rows / 2}));
}

Problem Driver::clickColumn(int column, Qt::MouseButton button)
{
    return clickAt(view().viewport(), columnPoint(column), button);
}

Problem Driver::doubleClickColumn(int column)
{
    return clickAt(view().viewport(), columnPoint(column), Qt::LeftButton, true);
}

Problem Driver::clickCell(int column, int row)
{
    return clickAt(view().viewport(), view().mapFromScene(scene().centreOf({column - 1, row - 1})));
}

Problem Driver::clickBoardAt(QPoint point)
{
    return clickAt(view().viewport(), point);
}

Problem Driver::clickWindowAt(QPoint point, Qt::MouseButton button, bool twice)
{
    QWindow *target = focusWindow();
    QTest::mouseMove(target, point);
    if (twice)
        QTest::mouseDClick(target, button, {}, point);
    else
        QTest::mouseClick(target, button, {}, point);
    return {};
}

Problem Driver::dragFromColumnToColumn(int from, int to)
{
    QWindow *target = nullptr;
    QPoint start;
    QPoint end;
    for (const auto &[column, place] : {std::pair(from, &start), std::pair(to, &end)}) {
        if (const Problem problem = locate(view().viewport(), columnPoint(column), &target, place);
            !problem.isEmpty())
            return problem;
    }
    QTest::mousePress(target, Qt::LeftButton, {}, start);
    QTest::mouseMove(target, end);
    QTest::mouseRelease(target, Qt::LeftButton, {}, end);
    return {};
}

Problem Driver::hoverColumn(int column)
{
    QWindow *target = nullptr;
    QPoint place;
    const Problem problem = locate(view().viewport(), columnPoint(column), &target, &place);
    if (problem.isEmpty())
        QTest::mouseMove(target, place);
    return problem;
}

Problem Driver::turnWheelOverColumn(int column)
{
    QWidget *viewport = view().viewport();
    const QPoint point = columnPoint(column);
    for (const int delta : {120, -120}) {
        QWheelEvent event(point, viewport->mapToGlobal(point), {}, {0, delta}, {}, {}, Qt::NoScrollPhase,
                          false);
        QCoreApplication::sendEvent(viewport, &event);
    }
    QCoreApplication::processEvents();
    return {};
}

Problem Driver::turnWheelOver(QWidget *widget, int notches)
{
    const QPointF point = widget->rect().center();
    for (int i = 0; i < std::abs(notches); ++i) {
        QWheelEvent event(point, widget->mapToGlobal(point), {}, {0, notches > 0 ? -120 : 120}, {}, {},
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(widget, &event);
        QCoreApplication::processEvents();
    }
    return {};
}

Problem Driver::clickRow(int row)
{
    const auto *list = find<QTableView>(QStringLiteral("moveList"));
    if (!list)
        return notOnScreen(QStringLiteral("moveList"));
    const QRect cell = list->visualRect(list->model()->index(row, list->model()->columnCount() - 1));
    if (!list->viewport()->rect().contains(cell.topLeft()))
        return notOnScreen(QStringLiteral("row %1").arg(row));
    return clickAt(list->viewport(), cell.topLeft() + QPoint(4, 4));
}

QStringList Driver::moves() const
{
    QStringList rows;
    const auto *list = find<QTableView>(QStringLiteral("moveList"));
    for (int row = 0; list && row < list->model()->rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < list->model()->columnCount(); ++column)
            cells << list->model()->index(row, column).data().toString();
        rows << cells.join(QStringLiteral(": "));
    }
    return rows;
}

int Driver::currentMove() const
{
    const auto *list = find<QTableView>(QStringLiteral("moveList"));
    const QModelIndexList selected = list ? list->selectionModel()->selectedRows() : QModelIndexList();
    return selected.size() == 1 && selected.front().row() == list->currentIndex().row()
               ? selected.front().row()
               : -1;
}

Problem Driver::pick(const QString &path, const QVariant &data, By by)
{
    auto *box = find<QComboBox>(path);
    if (!box)
        return notOnScreen(path);
    const int index = box->findData(data);
    if (index < 0 || !box->isEnabled())
        return QStringLiteral("<%1 does not offer %2>").arg(path, data.toString());
    if (by == By::Keys) {
        if (const Problem problem = tabTo(path); !problem.isEmpty())
            return problem;
        press(Qt::Key_Home);
        for (int i = 0; i < index; ++i)
            press(Qt::Key_Down);
    } else {
        if (const Problem problem = clickAt(box, box->rect().center()); !problem.isEmpty())
            return problem;
        QAbstractItemView *list = box->view();
        if (!QTest::qWaitFor([list] { return list->isVisible(); }, patience))
            return QStringLiteral("<%1 does not open>").arg(path);
        // The list does not take the click that opened it for a choice until the pointer has moved.
        list->scrollTo(list->model()->index(index, 0));
        // A row may be wider than what is seen of it.
        const QRect row = list->visualRect(list->model()->index(index, 0)) & list->viewport()->rect();
        const QPoint place = row.center();
        QWindow *popup = list->window()->windowHandle();
        const QPoint at = list->viewport()->mapTo(list->window(), place);
        QTest::mouseMove(popup,
                         at + QPoint(std::min(3 * QApplication::startDragDistance(), row.width() / 3), 0));
        QTest::mouseMove(popup, at);
        QTest::mouseClick(popup, Qt::LeftButton, {}, at);
        if (!QTest::qWaitFor([list] { return !list->isVisible(); }, patience))
            return QStringLiteral("<%1 does not close>").arg(path);
    }
    if (box->currentIndex() != index)
        return QStringLiteral("<%1 cannot be set to %2>").arg(path, data.toString());
    return {};
}

QWindow *Driver::focusWindow() const
{
    if (const QWidget *popup = QApplication::activePopupWidget())
        return popup->windowHandle();
    QWidget *top = dialog() ? dialog() : static_cast<QWidget *>(m_window.get());
    if (QGuiApplication::focusWindow() != top->windowHandle()) {
        // What a window manager does when a dialog or a list is gone.
        top->activateWindow();
        [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(top);
    }
    return top->windowHandle();
}

QWidget *Driver::focus() const
{
    (void)focusWindow();
    return QApplication::focusWidget();
}

Problem Driver::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    if (!m_hurries)
        wait(1000);
    QTest::keyPress(focusWindow(), key, modifiers);
    QCoreApplication::processEvents();
    QTest::keyRelease(focusWindow(), key, modifiers);
    QCoreApplication::processEvents();
    return {};
}

Problem Driver::pressOnKeypad(Qt::Key key)
{
    return press(key, Qt::KeypadModifier);
}

Problem Driver::hold(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QString text;
    if (key == Qt::Key_Return || key == Qt::Key_Enter)
        text = QStringLiteral("\r");
    else if (key < Qt::Key_Escape && modifiers == Qt::NoModifier)
        text = QString(QChar(static_cast<ushort>(key))).toLower();
    // What one event opens or closes gets or loses the next.
    const auto send = [&](bool press, bool repeat) {
        QTest::simulateEvent(focusWindow(), press, key, modifiers, text, repeat);
        QCoreApplication::processEvents();
    };
    send(true, false);
    for (int i = 0; i < 8; ++i) {
        // As X11 has it: each repeat lets the key go and presses it again.
        send(false, true);
        send(true, true);
    }
    send(false, false);
    return {};
}

Problem Driver::type(const QString &text)
{
    QWindow *target = focusWindow();
    for (const char32_t c : text.toUcs4()) {
        const QString typed = QString::fromUcs4(&c, 1);
        QTest::simulateEvent(target, true, 0, Qt::NoModifier, typed, false);
        QTest::simulateEvent(target, false, 0, Qt::NoModifier, typed, false);
    }
    QCoreApplication::processEvents();
    return {};
}

Problem Driver::tabTo(const QString &path)
{
    auto *wanted = find<QWidget>(path);
    return wanted ? tabTo(wanted) : notOnScreen(path);
}

Problem Driver::tabTo(QWidget *wanted)
{
    constexpr int enough = 40;
    for (int i = 0; i < enough; ++i) {
        if (focus() == wanted)
            return {};
        press(Qt::Key_Tab);
    }
    return QStringLiteral("<Tab does not lead to %1>").arg(wanted->objectName());
}

Problem Driver::fill(const QString &path, const QString &text, By by)
{
    auto *line = find<QLineEdit>(path);
    if (!line)
        return notOnScreen(path);
    if (!line->isEnabled())
        return QStringLiteral("<%1 is disabled>").arg(path);
    const Problem problem = by == By::Mouse ? clickAt(line, line->rect().center()) : tabTo(path);
    if (!problem.isEmpty())
        return problem;
    press(Qt::Key_A, Qt::ControlModifier);
    press(Qt::Key_Delete);
    return type(text);
}

Problem Driver::drop(By by, int column)
{
    if (by == By::Mouse)
        return clickColumn(column);
    return press(column == 10 ? Qt::Key_0 : static_cast<Qt::Key>(Qt::Key_0 + column));
}

Problem Driver::drop(const QString &columns)
{
    for (const QChar column : columns) {
        if (const Problem problem = drop(By::Keys, column.digitValue()); !problem.isEmpty())
            return problem;
    }
    return {};
}

Problem Driver::endTurn(By by)
{
    return by == By::Mouse ? click(QStringLiteral("endTurn")) : press(Qt::Key_Return);
}

Problem Driver::undo(By by)
{
    return by == By::Mouse ? click(QStringLiteral("undo")) : press(Qt::Key_U);
}

Problem Driver::block(By by)
{
    return by == By::Mouse ? click(QStringLiteral("block")) : press(Qt::Key_B);
}

Problem Driver::await(const QString &name)
{
    const auto isThere = [&] { return dialog() && dialog()->objectName() == name && dialog()->isVisible(); };
    if (!QTest::qWaitFor(isThere, patience))
        return notOnScreen(name);
    // Also where it was there before, under another one: a window manager gives it the keyboard back.
    [[maybe_unused]] const QWindow *active = focusWindow();
    return {};
}

Problem Driver::awaitNoDialog()
{
    if (QTest::qWaitFor([this] { return !dialog(); }, patience))
        return {};
    return QStringLiteral("<%1 is still there>").arg(dialog()->objectName());
}

Problem Driver::answer(QDialogButtonBox::StandardButton standardButton, By by)
{
    const auto *box = dialog() ? dialog()->findChild<QDialogButtonBox *>() : nullptr;
    QPushButton *button = box ? box->button(standardButton) : nullptr;
    if (!button || !isSeen(button))
        return notOnScreen(QStringLiteral("standard button %1").arg(standardButton));
    if (by == By::Mouse)
        return clickAt(button, button->rect().center());
    const Problem problem = tabTo(button);
    return problem.isEmpty() ? press(Qt::Key_Space) : problem;
}

Problem Driver::chooseFromMenu(const QString &name, By by)
{
    const auto *action = m_window->findChild<QAction *>(name);
    for (QAction *title : m_window->menuBar()->actions()) {
        QMenu *menu = title->menu();
        if (!menu->actions().contains(action))
            continue;
        if (!action->isEnabled())
            return QStringLiteral("<%1 is disabled>").arg(name);
        if (by == By::Keys) {
            const QString text = title->text();
            press(static_cast<Qt::Key>(text.at(text.indexOf(u'&') + 1).toUpper().unicode()), Qt::AltModifier);
        } else {
            clickAt(m_window->menuBar(), m_window->menuBar()->actionGeometry(title).center());
        }
        if (!QTest::qWaitFor([menu] { return menu->isVisible(); }, patience))
            return notOnScreen(QStringLiteral("the menu of ") + name);
        if (by == By::Mouse) {
            const QPoint place = menu->actionGeometry(const_cast<QAction *>(action)).center();
            QTest::mouseMove(menu->windowHandle(), place);
            QTest::mouseClick(menu->windowHandle(), Qt::LeftButton, {}, place);
        } else {
            for (int i = 0; i < menu->actions().size() && menu->activeAction() != action; ++i)
                press(Qt::Key_Down);
            press(Qt::Key_Return);
        }
        if (!QTest::qWaitFor([menu] { return !menu->isVisible(); }, patience))
            return QStringLiteral("<the menu of %1 does not close>").arg(name);
        return {};
    }
    return notOnScreen(name);
}

Problem Driver::pressAccessibly(QAbstractButton *button)
{
    // It shows itself pressed for a moment.
    QSignalSpy clicked(button, &QAbstractButton::clicked);
    const Problem problem = pressPlace(QAccessible::queryAccessibleInterface(button));
    return clicked.isEmpty() && !clicked.wait() ? QStringLiteral("it was not pressed") : problem;
}

Problem Driver::dropAccessibly(int column)
{
    return pressPlace(QAccessible::queryAccessibleInterface(&view())->child(column - 1));
}

QString Driver::textOnPage(const QString &label) const
{
    const auto *found = m_window->findChild<QLabel *>(label);
    return found && found->isVisible() ? found->text() : QString();
}

QString Driver::text(const QString &path) const
{
    QWidget *found = findWidget(path);
    if (const auto *name = qobject_cast<NameLabel *>(found))
        return name->name();
    if (const auto *label = qobject_cast<QLabel *>(found))
        return label->text();
    if (const auto *button = qobject_cast<QAbstractButton *>(found))
        return button->text();
    if (const auto *line = qobject_cast<QLineEdit *>(found))
        return line->text();
    return notOnScreen(path);
}

bool Driver::isOnScreen(const QString &path) const
{
    return findWidget(path);
}

bool Driver::isRefusalShown() const
{
    const QWidget *message = findWidget(QStringLiteral("turnBar/message"));
    return message && message->autoFillBackground();
}

bool Driver::isEnabled(const QString &path) const
{
    const QWidget *found = findWidget(path);
    return found && found->isEnabled();
}

QString Driver::panel() const
{
    QStringList shown;
    for (const char *name : {"startPanel", "turnBar", "practicePanel", "resultPanel", "replayPanel"}) {
        if (isSeen(m_window->findChild<QWidget *>(name)))
            shown << QString::fromLatin1(name);
    }
    return shown.join(u' ');
}

QString Driver::name(Player player) const
{
    return text(card(player) + "/name");
}

QString Driver::identity(Player player) const
{
    return text(card(player) + "/identity");
}

QString Driver::state(Player player) const
{
    return text(card(player) + "/state");
}

QString Driver::left(Player player) const
{
    QStringList rows;
    for (const char *name : {"discs", "undos", "violations", "blocks", "removes"}) {
        const QString row = QString::fromLatin1(name);
        if (isOnScreen(card(player) + u'/' + row))
            rows << row + u' ' + text(card(player) + u'/' + row);
    }
    return rows.join(QStringLiteral(", "));
}

QString Driver::buttons() const
{
    QStringList all;
    for (const char *name : {"undo", "block", "endTurn", "remove"}) {
        const auto *button = m_window->findChild<QWidget *>("turnBar")->findChild<QPushButton *>(name);
        if (!isSeen(button))
            continue;
        const QString number = numbersIn(button->text());
        const QString what = QString::fromLatin1(name) + (number.isEmpty() ? QString() : u' ' + number);
        all << (button->isEnabled() ? what : u'[' + what + u']');
    }
    return all.join(QStringLiteral(", "));
}

QString Driver::discs() const
{
    QStringList columns;
    for (int column = 0; column < game().rules().columns; ++column) {
        QString discs;
        for (int row = 0; row < game().rules().rows; ++row) {
            if (const DiscItem *disc = scene().discAt({column, row}))
                discs += disc->owner() == Player::One ? u'y' : u'r';
        }
        columns << (discs.isEmpty() ? QStringLiteral("-") : discs);
    }
    return columns.join(u' ');
}

QString Driver::marks(MarkItem::Kind kind) const
{
    QStringList cells;
    for (const Cell cell : scene().marked(kind))
        cells << QStringLiteral("%1,%2").arg(cell.column + 1).arg(cell.row + 1);
    return cells.join(u' ');
}

QString Driver::coachMarks(CoachMark::Kind kind) const
{
    QStringList cells;
    for (const CoachMark &mark : scene().coachMarks()) {
        if (mark.kind != kind)
            continue;
        const QChar owner = mark.player == Player::One ? u'y' : u'r';
        QString text = QStringLiteral("%1,%2").arg(mark.cell.column + 1).arg(mark.cell.row + 1);
        if (kind == CoachMark::Kind::Ghost)
            text += QStringLiteral("=%1%2").arg(owner).arg(mark.number);
        if (kind == CoachMark::Kind::Threat || kind == CoachMark::Kind::GoodThreat)
            text += owner + (mark.isPlayable ? QStringLiteral("*") : QString());
        cells << text;
    }
    return cells.join(u' ');
}

QStringList Driver::texts() const
{
    QStringList all{m_window->windowTitle()};
    QList<QWidget *> tops{m_window.get()};
    if (dialog()) {
        tops << dialog();
        all << dialog()->windowTitle();
    }
    for (const QAction *action : m_window->menuBar()->actions())
        all << action->text();
    for (const QAction *action : m_window->findChildren<QAction *>()) {
        if (!action->objectName().isEmpty())
            all << action->text();
    }
    for (const QWidget *top : tops) {
        for (const QWidget *widget : top->findChildren<QWidget *>()) {
            if (!isSeen(widget))
                continue;
            if (const auto *label = qobject_cast<const QLabel *>(widget))
                all << label->text();
            else if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
                all << button->text();
            else if (const auto *box = qobject_cast<const QComboBox *>(widget))
                all << box->currentText();
            else if (const auto *group = qobject_cast<const QGroupBox *>(widget))
                all << group->title();
        }
    }
    all.removeAll(QString());
    return all;
}

} // namespace four::gui
