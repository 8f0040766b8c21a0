// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/sketchview.h"

#include "core/coach/sketch.h"
#include "ui/board/boardmarks.h"
#include "ui/board/boardscene.h"
#include "ui/board/boardstage.h"
#include "ui/board/boardview.h"
#include "ui/board/columnmarkrow.h"
#include "ui/board/drawing.h"
#include "ui/game/gamemodel.h"
#include "ui/learn/sandbox.h"
#include "ui/settings/theme.h"
#include "ui/shell/pageparts.h"
#include "ui/text/words.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/segments.h"
#include "ui/widgets/speech/announcer.h"
#include "ui/widgets/whynot.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QRadioButton>

#include <algorithm>
#include <utility>

namespace four {

namespace {
constexpr int columns = coach::Sketch::columns;
constexpr int rows = coach::Sketch::rows;

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

    [[nodiscard]] Cell cell() const { return m_cell; }

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
        const QString words =
            owner ? Words::cell(m_cell, firstColour(*owner), letterOf(*owner)) : Words::cell(m_cell, {}, {});
        //: of a disc with nothing below it; %1 is its place and what it is
        return m_sandbox->sketch().isFloating(m_cell) ? SketchView::tr("%1, floating").arg(words) : words;
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

    bool hitButton(const QPoint &) const override { return true; }

    void enterEvent(QEnterEvent *event) override
    {
        QAbstractButton::enterEvent(event);
        update();
    }
    void leaveEvent(QEvent *event) override
    {
        QAbstractButton::leaveEvent(event);
        update();
    }

    /// What lies on the cell beside its disc, which SketchView paints.
    void paintEvent(QPaintEvent *) override
    {
        const Theme &theme = Theme::of(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(QRectF(rect()).center());
        painter.scale(width() / drawing::cell, height() / drawing::cell);
        const std::optional<Player> owner = m_sandbox->sketch().at(m_cell);
        const std::optional<Player> tool = m_view->m_tool;
        if ((underMouse() || hasFocus()) && !owner && tool) {
            // What a press would set.
            painter.setOpacity(0.45);
            drawing::paintDisc(painter, {0, 0}, theme.disc(firstColour(*tool)), letterOf(*tool));
            painter.setOpacity(1);
        }
        if (m_sandbox->sketch().isFloating(m_cell))
            MarkItem(MarkItem::Kind::Removable, theme).paint(&painter, nullptr, nullptr);
        if (hasFocus())
            MarkItem(MarkItem::Kind::Aim, theme).paint(&painter, nullptr, nullptr);
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

    Cell m_cell;
    Sandbox *m_sandbox;
    SketchView *m_view;
};

SketchView::SketchView(Sandbox *sandbox, BoardView *board)
    : QWidget(board->parentWidget()), m_sandbox(sandbox), m_board(board),
      m_palette(page::make<QWidget>("sandboxPalette", this)),
      m_tools{page::make<ChoiceTile>("sandboxOne", m_palette),
              page::make<ChoiceTile>("sandboxTwo", m_palette),
              page::make<ChoiceTile>("sandboxNone", m_palette)},
      m_clear(new TurnButton("sandboxClear", m_palette)), m_front(columns, rows, Theme::of(palette()).board)
{
    setObjectName("sketch");
    setFocusPolicy(Qt::NoFocus);
    hide();
    m_front.setCacheMode(QGraphicsItem::NoCache);
    auto *row = new QHBoxLayout(m_palette);
    row->setContentsMargins(0, 0, 0, 0);
    const std::array<std::optional<Player>, 3> tools{Player::One, Player::Two, std::nullopt};
    for (std::size_t i = 0; i < tools.size(); ++i) {
        row->addWidget(m_tools[i]);
        connect(m_tools[i], &QRadioButton::clicked, this, [this, tool = tools[i]] { m_tool = tool; });
    }
    constexpr int discSide = 22;
    for (QRadioButton *tool : m_tools)
        tool->setIconSize({discSide, discSide});
    m_tools[0]->setChecked(true);
    row->addStretch();
    row->addWidget(m_clear);
    connect(m_clear, &QPushButton::clicked, m_sandbox, &Sandbox::clear);
    // For screen readers, from the top.
    for (int cellRow = rows - 1; cellRow >= 0; --cellRow) {
        for (int column = 0; column < columns; ++column)
            m_cells.push_back(new SketchCell({column, cellRow}, m_sandbox, this));
    }
    // Right above the board; a notice stays on top.
    const QObjectList siblings = board->parentWidget()->children();
    for (qsizetype i = siblings.indexOf(board) + 1; i < siblings.size(); ++i) {
        if (auto *above = qobject_cast<QWidget *>(siblings[i]); above && above != this) {
            stackUnder(above);
            break;
        }
    }
    // Tab comes here from the board, and then to what is below it.
    QWidget *before = board;
    QWidgetList inOrder{m_tools[0], m_tools[1], m_tools[2], m_clear};
    inOrder.append(QWidgetList(m_cells.begin(), m_cells.end()));
    for (QWidget *next : std::as_const(inOrder))
        setTabOrder(std::exchange(before, next), next);
    board->installEventFilter(this);
    connect(board->boardScene(), &BoardScene::reshaped, this, &SketchView::placeLater);
    connect(m_sandbox, &Sandbox::changed, this, &SketchView::refresh);
    page::keepTranslated(this, [this] { retranslate(); });
    placeLater();
}

SketchCell *SketchView::cellAt(Cell cell) const
{
    return m_cells.at(static_cast<std::size_t>((rows - 1 - cell.row) * columns + cell.column));
}

QTransform SketchView::toPixels() const
{
    const GameModel *model = m_board->model();
    if (model->columnCount() == columns && model->rowCount() == rows)
        return m_board->viewportTransform();
    const QRectF all(-BoardFront::margin, drawing::cell - BoardFront::margin - BoardStage::handRow,
                     columns * drawing::cell + 2 * BoardFront::margin,
                     BoardStage::handRow + rows * drawing::cell + BoardFront::margin + BoardFront::foot);
    const double scale = std::min(width() / all.width(), height() / all.height());
    return QTransform::fromTranslate(-all.center().x(), -all.center().y()) *
           QTransform::fromScale(scale, scale) * QTransform::fromTranslate(width() / 2.0, height() / 2.0);
}

void SketchView::placeLater()
{
    if (std::exchange(m_isDue, true))
        return;
    // Once the board has taken its new size.
    QMetaObject::invokeMethod(this, &SketchView::place, Qt::QueuedConnection);
}

void SketchView::place()
{
    m_isDue = false;
    setGeometry(m_board->geometry());
    const QTransform pixels = toPixels();
    for (SketchCell *cell : m_cells) {
        const QPointF corner(cell->cell().column * drawing::cell, (rows - cell->cell().row) * drawing::cell);
        cell->setGeometry(
            pixels.mapRect(QRectF(corner, QSizeF(drawing::cell, drawing::cell))).toAlignedRect());
    }
    const QRect front = pixels.mapRect(m_front.boundingRect().translated(0, drawing::cell)).toAlignedRect();
    // As wide as the board, or as the words ask for; without words where there is no room for them.
    nameTools();
    if (m_palette->sizeHint().width() > width()) {
        for (QRadioButton *tool : m_tools)
            tool->setText({});
    }
    if (m_palette->sizeHint().width() > width()) {
        m_clear->setText({});
        m_clear->setIcon(style()->standardIcon(QStyle::SP_LineEditClearButton));
    }
    const int wide = std::min(width(), std::max(front.width(), m_palette->sizeHint().width()));
    const int high = std::min(m_palette->sizeHint().height(), std::max(0, front.top()));
    m_palette->setGeometry(std::clamp(front.center().x() - wide / 2, 0, width() - wide),
                           std::max(0, front.top() - high - (front.top() - high) / 4), wide, high);
    paintFront();
    update();
}

void SketchView::paintFront()
{
    m_front.setColours(Theme::of(palette()).board);
    m_frontPicture = QPixmap(size() * devicePixelRatioF());
    m_frontPicture.setDevicePixelRatio(devicePixelRatioF());
    m_frontPicture.fill(Qt::transparent);
    QPainter painter(&m_frontPicture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setTransform(QTransform::fromTranslate(0, drawing::cell) * toPixels(), true);
    m_front.paint(&painter, nullptr, nullptr);
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

void SketchView::nameTools()
{
    const Theme &theme = Theme::of(palette());
    for (const Player player : bothPlayers) {
        QRadioButton *tool = m_tools[player == Player::One ? 0 : 1];
        const QString colour = Words::capitalised(Words::colour(firstColour(player)));
        const QString face = Words::face(firstColour(player), letterOf(player));
        //: the choice of what is set in the sandbox: %1 is a colour, with a capital letter, %2 a letter or
        //: shape
        tool->setText(face.isEmpty() ? colour : tr("%1 (%2)").arg(colour, face));
        tool->setIcon(drawing::discPixmap(theme.disc(firstColour(player)), letterOf(player),
                                          tool->iconSize().height(), devicePixelRatioF()));
    }
    m_tools[2]->setText(tr("Empty cell"));
    m_clear->setText(tr("Clear"));
    m_clear->setIcon({});
    for (QRadioButton *tool : m_tools) {
        if (tool->accessibleName() == tool->text())
            continue;
        tool->setAccessibleName(tool->text());
        tool->setToolTip(tool->text());
    }
}

void SketchView::retranslate()
{
    setAccessibleName(tr("Position"));
    nameTools();
    m_clear->setAccessibleName(tr("Clear"));
    refresh();
}

void SketchView::refresh()
{
    for (SketchCell *cell : m_cells)
        cell->refresh();
    allowUnless(m_clear, m_sandbox->sketch().isEmpty() ? tr("There is no disc yet.") : QString());
    update();
}

void SketchView::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette().window());
    painter.setTransform(toPixels(), true);
    painter.fillRect(QRectF(0, drawing::cell, columns * drawing::cell, rows * drawing::cell),
                     theme.board.hole);
    const auto middleOf = [](Cell cell) {
        return QPointF(cell.column + 0.5, rows - cell.row + 0.5) * drawing::cell;
    };
    for (const SketchCell *cell : m_cells) {
        if (const std::optional<Player> owner = m_sandbox->sketch().at(cell->cell()))
            drawing::paintDisc(painter, middleOf(cell->cell()), theme.disc(firstColour(*owner)),
                               letterOf(*owner));
    }
    painter.resetTransform();
    painter.drawPixmap(0, 0, m_frontPicture);
}

bool SketchView::eventFilter(QObject *object, QEvent *event)
{
    if (object == m_board && (event->type() == QEvent::Resize || event->type() == QEvent::Move))
        placeLater();
    return QWidget::eventFilter(object, event);
}

void SketchView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_board->setCovered(true);
}

void SketchView::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (m_board)
        m_board->setCovered(false);
}

void SketchView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::StyleChange)
        placeLater();
}

void SketchView::takeFocus()
{
    const auto entered = std::ranges::find(m_cells, Qt::StrongFocus, &QWidget::focusPolicy);
    (*entered)->setFocus();
}

} // namespace four

#include "moc_sketchview.cpp"
