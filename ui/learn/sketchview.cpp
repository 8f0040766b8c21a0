// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/sketchview.h"

#include "core/coach/sketch.h"
#include "ui/board/columnmarkrow.h"
#include "ui/board/drawing.h"
#include "ui/learn/sandbox.h"
#include "ui/settings/theme.h"
#include "ui/text/words.h"
#include "ui/widgets/clearstyle.h"
#include "ui/widgets/speech/announcer.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QPainter>
#include <QScreen>

#include <algorithm>

namespace four {

namespace {
constexpr int columns = coach::Sketch::columns;
constexpr int rows = coach::Sketch::rows;
constexpr int smallestSide = 22; ///< pixels of a cell: enough for the letter on a disc
constexpr int mostSide = 44;

/// A cell is a button, but has to fit in the page of a small screen.
int leastSide(const QWidget *view)
{
    constexpr int part = 2; ///< of the screen, for the page
    return std::clamp(view->screen()->availableSize().width() / part / columns, smallestSide,
                      std::max(smallestSide, leastButton()));
}

/// As the default Letters.
Letter letterOf(Player player)
{
    return player == Player::One ? Letter::X : Letter::O;
}
} // namespace

/// One cell, as a button for pointer, keys and screen reader.
class SketchCell : public QAbstractButton
{
public:
    SketchCell(Cell cell, Sandbox *sandbox, SketchView *view)
        : QAbstractButton(view), m_cell(cell), m_sandbox(sandbox), m_view(view)
    {
        setObjectName(QStringLiteral("sketch%1%2").arg(QChar(u'a' + cell.column)).arg(cell.row + 1));
        // Tab comes to the board once, and the arrows go on from there.
        setFocusPolicy(cell == Cell{0, 0} ? Qt::StrongFocus : Qt::ClickFocus);
        connect(this, &QAbstractButton::clicked, view, [this] {
            const bool isThere = m_sandbox->sketch().at(m_cell) == m_view->m_tool;
            m_view->putDisc(m_cell, isThere ? std::nullopt : m_view->m_tool);
        });
    }

    void refresh()
    {
        // Without needless events of the other 41 cells a screen reader says the change.
        if (accessibleName() != words())
            setAccessibleName(words());
        if (hasFocus())
            describe();
        update();
    }

    /// What a drop that lands here is worth; empty: none lands here, or it is not known.
    [[nodiscard]] QString value() const
    {
        const coach::Sketch &sketch = m_sandbox->sketch();
        const ColumnMarks marks = m_sandbox->marks();
        const bool isLanding =
            !sketch.at(m_cell) && (m_cell.row == 0 || sketch.at({m_cell.column, m_cell.row - 1}));
        return marks && isLanding ? (*marks)[static_cast<std::size_t>(m_cell.column)].words : QString();
    }

    [[nodiscard]] QString words() const
    {
        const std::optional<Player> owner = m_sandbox->sketch().at(m_cell);
        const QString column = QString::number(m_cell.column + 1);
        const QString row = QString::number(m_cell.row + 1);
        if (!owner)
            return Words::tr("Column %1, row %2, empty").arg(column, row);
        const QString letter = Words::letter(letterOf(*owner));
        return m_sandbox->sketch().isFloating(m_cell)
                   //: of a disc with nothing below it; %3 is a colour, %4 a letter
                   ? SketchView::tr("Column %1, row %2, %3 (%4), floating")
                         .arg(column, row, Words::colour(*owner), letter)
                   : Words::tr("Column %1, row %2, %3 (%4)").arg(column, row, Words::colour(*owner), letter);
    }

protected:
    void focusOutEvent(QFocusEvent *event) override
    {
        QAbstractButton::focusOutEvent(event);
        setAccessibleDescription({});
    }

    bool event(QEvent *event) override
    {
        // Keys of the cell, also where the window has another use for them.
        if (event->type() == QEvent::ShortcutOverride) {
            const auto *key = static_cast<QKeyEvent *>(event);
            const bool isPlain = !(key->modifiers() & ~Qt::ShiftModifier);
            if (isPlain && (key->key() == Qt::Key_X || key->key() == Qt::Key_O ||
                            key->key() == Qt::Key_Delete || key->key() == Qt::Key_Backspace)) {
                event->accept();
                return true;
            }
        }
        return QAbstractButton::event(event);
    }

    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier))
            return QAbstractButton::keyPressEvent(event);
        switch (event->key()) {
        case Qt::Key_Left:
            return m_view->moveFocusFrom(m_cell, -1, 0);
        case Qt::Key_Right:
            return m_view->moveFocusFrom(m_cell, 1, 0);
        case Qt::Key_Up:
            return m_view->moveFocusFrom(m_cell, 0, 1);
        case Qt::Key_Down:
            return m_view->moveFocusFrom(m_cell, 0, -1);
        case Qt::Key_X:
            return m_view->putDisc(m_cell, Player::One);
        case Qt::Key_O:
            return m_view->putDisc(m_cell, Player::Two);
        case Qt::Key_Delete:
        case Qt::Key_Backspace:
            return m_view->putDisc(m_cell, std::nullopt);
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (!event->isAutoRepeat())
                click();
            return;
        default:
            break;
        }
        QAbstractButton::keyPressEvent(event);
        // Digits must not reach the window, which drops discs.
        if (!event->text().isEmpty() && event->text().front().isPrint())
            event->accept();
    }

    void paintEvent(QPaintEvent *) override
    {
        const Theme &theme = Theme::of(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(width() / drawing::cell, height() / drawing::cell);
        const QPointF centre(drawing::cell / 2, drawing::cell / 2);
        painter.setPen(QPen(theme.board.edge, 3));
        painter.setBrush(theme.board.hole);
        painter.drawEllipse(centre, drawing::discRadius + 1, drawing::discRadius + 1);
        if (const std::optional<Player> owner = m_sandbox->sketch().at(m_cell)) {
            drawing::paintDisc(painter, centre, theme.disc(*owner), letterOf(*owner));
            if (m_sandbox->sketch().isFloating(m_cell))
                paintFloating(painter, theme);
        }
        if (hasFocus()) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(theme.marks.dark, 10));
            painter.drawRoundedRect(QRectF(4, 4, 92, 92), 12, 12);
            painter.setPen(QPen(theme.marks.light, 5));
            painter.drawRoundedRect(QRectF(4, 4, 92, 92), 12, 12);
        }
    }

    void focusInEvent(QFocusEvent *event) override
    {
        describe(); // before a screen reader asks
        QAbstractButton::focusInEvent(event);
        // Tab comes back to where the arrows have gone.
        for (SketchCell *cell : m_view->m_cells)
            cell->setFocusPolicy(cell == this ? Qt::StrongFocus : Qt::ClickFocus);
    }

private:
    /// The cell with the focus alone: a screen reader takes so many changes at once for noise.
    void describe()
    {
        if (accessibleDescription() != value())
            setAccessibleDescription(value());
    }

    static void paintFloating(QPainter &painter, const Theme &theme)
    {
        painter.setBrush(Qt::NoBrush);
        for (const auto &[colour, width] : {std::pair{theme.marks.dark, 9}, {theme.marks.light, 5}}) {
            QPen pen(colour, width);
            pen.setDashPattern({1.6, 1.4});
            painter.setPen(pen);
            painter.drawEllipse(QPointF(drawing::cell / 2, drawing::cell / 2), drawing::discRadius,
                                drawing::discRadius);
        }
    }

    Cell m_cell;
    Sandbox *m_sandbox;
    SketchView *m_view;
};

SketchView::SketchView(Sandbox *sandbox, QWidget *parent) : QWidget(parent), m_sandbox(sandbox)
{
    setObjectName("sketch");
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFocusPolicy(Qt::NoFocus);
    // For screen readers, from the top.
    for (int row = rows - 1; row >= 0; --row) {
        for (int column = 0; column < columns; ++column)
            m_cells.push_back(new SketchCell({column, row}, m_sandbox, this));
    }
    connect(m_sandbox, &Sandbox::changed, this, &SketchView::refresh);
    refresh();
}

SketchCell *SketchView::cellAt(Cell cell) const
{
    return m_cells.at(static_cast<std::size_t>((rows - 1 - cell.row) * columns + cell.column));
}

int SketchView::sideFor(int width) const
{
    return std::clamp(width / columns, leastSide(this), mostSide);
}

int SketchView::heightForWidth(int width) const
{
    return sideFor(width) * (rows + 1);
}

QSize SketchView::sizeHint() const
{
    const int side = std::max(34, leastSide(this));
    return {side * columns, side * (rows + 1)};
}

QSize SketchView::minimumSizeHint() const
{
    return {leastSide(this) * columns, leastSide(this) * (rows + 1)};
}

QRect SketchView::rectOf(Cell cell) const
{
    const int side = std::min(sideFor(width()), std::max(leastSide(this), height() / (rows + 1)));
    const int left = (width() - side * columns) / 2;
    return {left + cell.column * side, (rows - cell.row) * side, side, side};
}

void SketchView::putDisc(Cell cell, std::optional<Player> owner)
{
    if (m_sandbox->sketch().at(cell) == owner)
        return;
    m_sandbox->setCell(cell, owner);
    // Before the verdict on the position.
    Announcer::of(this)->say(cellAt(cell)->words() + u'.', this, Announcer::Order::BeforeOthers);
}

void SketchView::moveFocusFrom(Cell cell, int columnStep, int rowStep)
{
    const Cell to{std::clamp(cell.column + columnStep, 0, columns - 1),
                  std::clamp(cell.row + rowStep, 0, rows - 1)};
    cellAt(to)->setFocus();
}

void SketchView::refresh()
{
    for (SketchCell *cell : m_cells)
        cell->refresh();
    update();
}

void SketchView::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect front = rectOf({0, rows - 1}).united(rectOf({columns - 1, 0}));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.board.front);
    painter.drawRoundedRect(front, 6, 6);
    const ColumnMarks marks = m_sandbox->marks();
    if (!marks)
        return;
    for (int column = 0; column < columns; ++column) {
        const QRect above = rectOf({column, rows});
        painter.save();
        painter.translate(QRectF(above).center());
        painter.scale(above.width() / drawing::cell, above.width() / drawing::cell);
        ColumnMarkItem(marks->at(static_cast<std::size_t>(column)), theme).paint(&painter, nullptr, nullptr);
        painter.restore();
    }
}

void SketchView::resizeEvent(QResizeEvent *)
{
    for (int column = 0; column < columns; ++column) {
        for (int row = 0; row < rows; ++row)
            cellAt({column, row})->setGeometry(rectOf({column, row}));
    }
}

void SketchView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        refresh();
    else if (event->type() == QEvent::StyleChange)
        updateGeometry();
}

void SketchView::takeFocus()
{
    const auto entered = std::ranges::find(m_cells, Qt::StrongFocus, &QWidget::focusPolicy);
    (*entered)->setFocus();
}

} // namespace four

#include "moc_sketchview.cpp"
