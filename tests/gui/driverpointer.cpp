// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/driver.h"

#include "tests/gui/onscreen.h"
#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/game/gamemodel.h"

#include <QTableView>
#include <QWheelEvent>
#include <QWindow>

namespace four::gui {

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
    // Text that wraps has its height a round later than its width.
    for (int round = 0; round < 3; ++round)
        QCoreApplication::sendPostedEvents();
    QWindow *target = nullptr;
    QPoint place;
    // What a thread has found meanwhile may have moved it while the pointer moved.
    constexpr int moves = 5;
    constexpr int settling = 5000; // milliseconds
    for (int i = 0; i < moves; ++i) {
        const QPoint before = place;
        Problem problem;
        const auto isReached = [&] {
            problem = locate(widget, point, &target, &place);
            return problem.isEmpty();
        };
        if (!isReached() && (i == 0 || !QTest::qWaitFor(isReached, settling)))
            return problem;
        if (i > 0 && place == before)
            break;
        QTest::mouseMove(target, place);
    }
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

Problem Driver::pullDown(int column, double cells)
{
    const QPointF disc = scene().centreOf({column - 1, 0});
    const QPointF below =
        disc + QPointF(0, cells * (scene().centreOf({0, 0}).y() - scene().centreOf({0, 1}).y()));
    QWindow *target = nullptr;
    QPoint start;
    TRY(locate(view().viewport(), view().mapFromScene(disc), &target, &start));
    const QPoint end = start + view().mapFromScene(below) - view().mapFromScene(disc);
    QTest::mousePress(target, Qt::LeftButton, {}, start);
    QTest::mouseMove(target, (start + end) / 2);
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

} // namespace four::gui
