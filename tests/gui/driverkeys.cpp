// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/driver.h"
#include "ui/commands/commands.h"

#include "ui/widgets/actionbutton.h"

#include "tests/gui/onscreen.h"
#include "ui/board/boardview.h"
#include "ui/game/gamemodel.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QHash>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QWindow>

#include <algorithm>

namespace four::gui {

namespace {
constexpr int patience = 5000; ///< milliseconds, for what must happen soon

Problem pressPlace(QAccessibleInterface *place)
{
    if (!place || !place->actionInterface())
        return QStringLiteral("there is nothing to press");
    place->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    return {};
}

} // namespace

Problem Driver::pickFromMenu(MenuButton *button, const QVariant &data, By by)
{
    QMenu *menu = button->popup();
    if (by == By::Keys) {
        if (const Problem problem = tabTo(button->objectName()); !problem.isEmpty())
            return problem;
        press(Qt::Key_Space);
    } else if (const Problem problem = clickAt(button, button->rect().center()); !problem.isEmpty()) {
        return problem;
    }
    if (!QTest::qWaitFor([menu] { return menu->isVisible(); }, patience))
        return notOnScreen(QStringLiteral("the menu of ") + button->objectName());
    for (QAction *action : menu->actions()) {
        if (action->data() != data)
            continue;
        if (by == By::Mouse) {
            const QPoint place = menu->actionGeometry(action).center();
            QTest::mouseMove(menu->windowHandle(), place);
            QTest::mouseClick(menu->windowHandle(), Qt::LeftButton, {}, place);
        } else {
            for (int i = 0; i < menu->actions().size() && menu->activeAction() != action; ++i)
                press(Qt::Key_Down);
            press(Qt::Key_Return);
        }
        if (!QTest::qWaitFor([menu] { return !menu->isVisible(); }, patience))
            return QStringLiteral("<the menu of %1 does not close>").arg(button->objectName());
        return {};
    }
    return QStringLiteral("<%1 does not offer %2>").arg(button->objectName(), data.toString());
}

Problem Driver::pick(const QString &path, const QVariant &data, By by)
{
    if (auto *button = find<MenuButton>(path))
        return pickFromMenu(button, data, by);
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

Problem Driver::open(const QString &name)
{
    static const QHash<QString, QKeyCombination> keys{
        {QStringLiteral("newMatchDialog"), Qt::CTRL | Qt::Key_N},
        {QStringLiteral("preferencesDialog"), Qt::CTRL | Qt::Key_Comma},
        {QStringLiteral("historyDialog"), Qt::CTRL | Qt::Key_H},
        {QStringLiteral("rulesDialog"), QKeyCombination(Qt::Key_F1)},
    };
    const QKeyCombination key = keys.value(name);
    TRY(press(key.key(), key.keyboardModifiers()));
    return await(name);
}

Problem Driver::openPreferences(const QString &control)
{
    TRY(open(QStringLiteral("preferencesDialog")));
    auto *pages = find<QTabWidget>("pages");
    for (int i = 0; i < pages->count(); ++i) {
        if (pages->widget(i)->findChild<QWidget *>(control))
            pages->setCurrentIndex(i);
    }
    QCoreApplication::processEvents();
    return {};
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
    for (const CommandRow &row : commandTable) {
        if (name != QLatin1String(row.id))
            continue;
        // That of two computers opens within Game.
        const bool isWithin = row.menu == CommandRow::Menu::TwoComputers;
        QAction *title = m_window->menuBar()->actions().at(int(isWithin ? CommandRow::Menu::Game : row.menu));
        QMenu *menu = title->menu();
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
        if (isWithin) {
            const QList<QAction *> items = menu->actions();
            const auto within = std::ranges::find_if(items, [&row](const QAction *item) {
                return item->menu() && item->text() == Commands::title(row.menu);
            });
            if (within == items.end())
                return QStringLiteral("<%1 is not in its menu>").arg(name);
            QTest::mouseClick(menu->windowHandle(), Qt::LeftButton, {},
                              menu->actionGeometry(*within).center());
            menu = (*within)->menu();
            if (!QTest::qWaitFor([menu] { return menu->isVisible(); }, patience))
                return notOnScreen(QStringLiteral("the menu of ") + name);
        }
        if (!menu->actions().contains(action))
            return QStringLiteral("<%1 is not in its menu>").arg(name);
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

} // namespace four::gui
