// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/accessibleboard.h"

#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/board/boardvoice.h"
#include "ui/board/drawing.h"
#include "ui/game/gamemodel.h"
#include "ui/text/words.h"

#include <QPointer>

#include <utility>

namespace four {

namespace {
/// A child of AccessibleBoard that can have the focus and be pressed. It is a list item: of a table's cell a
/// screen reader would read the whole row.
class AccessiblePlace : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    explicit AccessiblePlace(BoardView *view) : m_view(view) {}

    [[nodiscard]] bool isValid() const override { return m_view; }
    [[nodiscard]] QObject *object() const override { return nullptr; }
    [[nodiscard]] QWindow *window() const override
    {
        return m_view ? m_view->window()->windowHandle() : nullptr;
    }
    [[nodiscard]] QAccessibleInterface *parent() const override
    {
        return m_view ? QAccessible::queryAccessibleInterface(m_view) : nullptr;
    }
    [[nodiscard]] QAccessibleInterface *child(int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    void setText(QAccessible::Text, const QString &) override {}
    [[nodiscard]] QString text(QAccessible::Text which) const override
    {
        return m_view && isOnBoard() ? words(which) : QString();
    }
    [[nodiscard]] QRect rect() const override
    {
        if (!m_view || !isOnBoard())
            return {};
        const QRect shown = m_view->mapFromScene(sceneRect()).boundingRect();
        return {m_view->viewport()->mapToGlobal(shown.topLeft()), shown.size()};
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.readOnly = true;
        state.focused = m_view && parent()->focusChild() == this;
        state.invisible = !m_view || !m_view->isVisible();
        return state;
    }
    [[nodiscard]] void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this)
                                                    : nullptr;
    }

    [[nodiscard]] QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString &name) override
    {
        if (name == pressAction() && m_view && isOnBoard())
            press();
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString &) const override { return {}; }

protected:
    [[nodiscard]] BoardView *view() const { return m_view; }
    [[nodiscard]] const GameModel *model() const { return m_view->model(); }
    /// Whether the board, which may have another size now, still has this place.
    [[nodiscard]] virtual bool isOnBoard() const = 0;
    [[nodiscard]] virtual QString words(QAccessible::Text which) const = 0;
    [[nodiscard]] virtual QRectF sceneRect() const = 0;
    virtual void press() = 0;

private:
    QPointer<BoardView> m_view;
};

constexpr QPointF halfCell(drawing::cell / 2, drawing::cell / 2);

/// How full a column is, and its value where values are shown. A press drops a disc into it.
class AccessibleColumn : public AccessiblePlace
{
public:
    AccessibleColumn(BoardView *view, int column) : AccessiblePlace(view), m_column(column) {}

protected:
    [[nodiscard]] bool isOnBoard() const override { return m_column < model()->columnCount(); }
    [[nodiscard]] QString words(QAccessible::Text which) const override
    {
        if (which == QAccessible::Name)
            return BoardWords::column(model()->shown(), m_column);
        return which == QAccessible::Description ? view()->voice()->valueAsked(m_column) : QString();
    }
    [[nodiscard]] QRectF sceneRect() const override
    {
        const BoardScene *scene = view()->boardScene();
        const QPointF bottom = scene->centreOf({m_column, 0}) + halfCell;
        return {QPointF(bottom.x() - drawing::cell, scene->sceneRect().top()), bottom};
    }
    void press() override { view()->choose({m_column, view()->boardScene()->cursor().row}); }

private:
    int m_column;
};

/// One cell. A press drops into its column, or removes its disc while one to remove is being chosen.
class AccessibleCell : public AccessiblePlace
{
public:
    AccessibleCell(BoardView *view, Cell cell) : AccessiblePlace(view), m_cell(cell) {}

protected:
    [[nodiscard]] bool isOnBoard() const override
    {
        return m_cell.column < model()->columnCount() && m_cell.row < model()->rowCount();
    }
    [[nodiscard]] QString words(QAccessible::Text which) const override
    {
        return which == QAccessible::Name ? model()->indexOf(m_cell).data(Qt::AccessibleTextRole).toString()
                                          : QString();
    }
    [[nodiscard]] QRectF sceneRect() const override
    {
        const QPointF centre = view()->boardScene()->centreOf(m_cell);
        return {centre - halfCell, centre + halfCell};
    }
    void press() override { view()->choose(m_cell); }

private:
    Cell m_cell;
};

QAccessibleInterface *describeBoard(const QString &, QObject *object)
{
    auto *view = qobject_cast<BoardView *>(object);
    return view ? new AccessibleBoard(view) : nullptr;
}
} // namespace

void AccessibleBoard::install()
{
    QAccessible::installFactory(describeBoard);
}

AccessibleBoard::AccessibleBoard(BoardView *view) : QAccessibleWidget(view, QAccessible::Grouping) {}

AccessibleBoard::~AccessibleBoard()
{
    forgetPlaces();
}

BoardView *AccessibleBoard::view() const
{
    return static_cast<BoardView *>(widget());
}

void AccessibleBoard::forgetPlaces() const
{
    for (const QAccessible::Id id : std::as_const(m_places))
        QAccessible::deleteAccessibleInterface(id);
    m_places.clear();
    m_told.clear();
}

int AccessibleBoard::childCount() const
{
    const GameModel *model = view()->model();
    return model->columnCount() * (1 + model->rowCount());
}

QAccessibleInterface *AccessibleBoard::child(int index) const
{
    const QSize size(view()->model()->columnCount(), view()->model()->rowCount());
    if (size != m_size)
        forgetPlaces();
    m_size = size;
    if (index < 0 || index >= childCount())
        return nullptr;
    if (const auto known = m_places.constFind(index); known != m_places.cend())
        return QAccessible::accessibleInterface(*known);
    const int columns = size.width();
    QAccessibleInterface *place = nullptr;
    if (index < columns)
        place = new AccessibleColumn(view(), index);
    else
        place = new AccessibleCell(view(), {index % columns, index / columns - 1});
    m_places.insert(index, QAccessible::registerAccessibleInterface(place));
    return place;
}

int AccessibleBoard::indexOfChild(const QAccessibleInterface *child) const
{
    for (auto place = m_places.cbegin(); place != m_places.cend(); ++place) {
        if (QAccessible::accessibleInterface(*place) == child)
            return place.key();
    }
    return -1;
}

QAccessibleInterface *AccessibleBoard::cellAt(Cell cell) const
{
    return child((1 + cell.row) * view()->model()->columnCount() + cell.column);
}

QAccessibleInterface *AccessibleBoard::childAt(int x, int y) const
{
    // The cells first: the columns lie around them.
    for (int i = childCount() - 1; i >= 0; --i) {
        if (child(i)->rect().contains(x, y))
            return child(i);
    }
    return nullptr;
}

QAccessibleInterface *AccessibleBoard::focusChild() const
{
    if (!view()->hasFocus())
        return nullptr;
    const std::optional<Cell> cell = view()->focusedCell();
    return cell ? cellAt(*cell) : columnAt(view()->focusedColumn());
}

void AccessibleBoard::tellChanges(QAccessible::Id reading) const
{
    const auto tell = [](QAccessibleInterface *place, QAccessible::Event what) {
        QAccessibleEvent event(place, what);
        QAccessible::updateAccessibility(&event);
    };
    for (auto known = m_places.cbegin(); known != m_places.cend(); ++known) {
        if (*known == reading)
            continue;
        QAccessibleInterface *place = QAccessible::accessibleInterface(*known);
        Told &told = m_told[known.key()];
        const QString name = place->text(QAccessible::Name);
        if (std::exchange(told.name, name) != name)
            tell(place, QAccessible::NameChanged);
        const QString words = place->text(QAccessible::Description);
        if (std::exchange(told.words, words) != words)
            tell(place, QAccessible::DescriptionChanged);
    }
}

} // namespace four
