// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/placement.h"

#include <QGuiApplication>
#include <QRegion>
#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace four {

namespace {
constexpr QSize preferredSize(960, 720);
constexpr QSize frameAllowance(16, 48); ///< for the window's own frame, which is not known before it is shown
constexpr QSize panelAllowance(0, 64);  ///< for what a desktop keeps to itself at the top and the bottom
constexpr int windowStep = 32;          ///< from one window to the next

QList<QRect> availableScreens()
{
    QList<QRect> screens;
    for (const QScreen *screen : QGuiApplication::screens())
        screens << screen->availableGeometry();
    return screens;
}

int distance(const QPoint &from, const QRect &screen)
{
    const int x = std::clamp(from.x(), screen.left(), screen.right());
    const int y = std::clamp(from.y(), screen.top(), screen.bottom());
    return (from - QPoint(x, y)).manhattanLength();
}

/// Whether the screens cover it together: a window may lie on two of them.
bool isCovered(const QRect &window, const QList<QRect> &screens)
{
    QRegion rest(window);
    for (const QRect &screen : screens)
        rest -= screen;
    return rest.isEmpty();
}

bool hasPlaceOfItsOwn(const QWidget *window)
{
    return window->testAttribute(Qt::WA_Moved) && !window->isMaximized() && !window->isFullScreen();
}
} // namespace

QSize placement::firstSize(QSize minimum, QSize available, bool knowsPanels)
{
    const QSize room = available - frameAllowance - (knowsPanels ? QSize(0, 0) : panelAllowance);
    return preferredSize.boundedTo(room).expandedTo(minimum);
}

QRect placement::broughtIn(const QRect &window, const QList<QRect> &screens)
{
    if (screens.isEmpty() || isCovered(window, screens))
        return window;
    const QRect &nearest = *std::ranges::min_element(
        screens, {}, [&window](const QRect &screen) { return distance(window.center(), screen); });
    QRect inside = window;
    inside.setSize(window.size().boundedTo(nearest.size() - frameAllowance));
    inside.moveLeft(std::clamp(inside.left(), nearest.left(), nearest.right() + 1 - inside.width()));
    // Room above for the title bar.
    const int top = nearest.top() + std::min(frameAllowance.height(), nearest.height() - inside.height());
    inside.moveTop(std::clamp(inside.top(), top, nearest.bottom() + 1 - inside.height()));
    return inside;
}

void placement::restore(QWidget *window, const QByteArray &geometry)
{
    if (!window->restoreGeometry(geometry)) {
        const bool knowsPanels = !QGuiApplication::platformName().startsWith(QStringLiteral("wayland"));
        window->resize(firstSize(window->minimumSize(), window->screen()->availableSize(), knowsPanels));
        return;
    }
    if (!hasPlaceOfItsOwn(window))
        return;
    // Qt itself brings back only windows that are off the screen altogether.
    const QRect inside = broughtIn(window->geometry(), availableScreens());
    if (inside != window->geometry())
        window->setGeometry(inside);
}

void placement::show(const QList<QWidget *> &windows)
{
    int offset = 0;
    for (QWidget *window : windows) {
        // By geometry(), inside the frame, not by pos(): a window has no frame before it is shown, and would
        // move by a title bar with each start.
        if (offset > 0 && hasPlaceOfItsOwn(window))
            window->setGeometry(broughtIn(window->geometry().translated(offset, offset), availableScreens()));
        window->show();
        offset += windowStep;
    }
}

} // namespace four
