// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/openings/drillmap.h"

#include "ui/openings/byheart.h"
#include "ui/settings/theme.h"
#include "ui/settings/tokens.h"
#include "ui/shell/pageparts.h"
#include "ui/text/words.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/labelrole.h"
#include "ui/widgets/layouts/wrappedlabel.h"
#include "ui/widgets/speech/announcer.h"

#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <vector>

namespace four {

namespace {
using State = coach::DrillState;
constexpr std::array allStates{State::Known, State::Due, State::Forgotten, State::New};
constexpr int leastCell = 5; ///< px: of narrower ones, neighbours in one state are drawn as one
constexpr int leastWidth = 320;
} // namespace

/// The rows of cells. The height of a cell tells its state, and the colour repeats it.
class DrillMapView : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(four::DrillMapView)

public:
    DrillMapView(ByHeart *byHeart, std::function<void(std::size_t)> choose, QWidget *parent)
        : QWidget(parent), m_choose(std::move(choose))
    {
        setObjectName("drillMapView");
        setFocusPolicy(Qt::StrongFocus);
        setMouseTracking(true);
        const coach::DrillTree &tree = byHeart->tree();
        for (std::size_t level = 0; level < tree.levels().size(); ++level) {
            if (tree.levels()[level].empty())
                continue;
            Row row{.drop = int(level) + 1};
            for (const std::size_t node : tree.levels()[level]) {
                row.cells.push_back({node, byHeart->state(node)});
                row.learnt += row.cells.back().state != State::New ? 1 : 0;
                if (node == byHeart->node())
                    m_at = {int(m_rows.size()), int(row.cells.size()) - 1};
            }
            m_rows.push_back(std::move(row));
        }
        m_tree = &tree;
        describe(false);
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        return {labelWidth() + 2 * leastWidth, int(m_rows.size()) * rowHeight()};
    }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return {labelWidth() + leastWidth, int(m_rows.size()) * rowHeight()};
    }

    [[nodiscard]] static QString word(State state)
    {
        switch (state) {
        case State::Known:
            //: of a position that is learnt by heart
            return tr("known");
        case State::Due:
            //: of a position that is learnt by heart: it is asked again
            return tr("due");
        case State::Forgotten:
            return tr("forgotten");
        case State::New:
            break;
        }
        //: of a position that is to be learnt by heart
        return tr("new");
    }
    void retranslate()
    {
        describe(false);
        updateGeometry();
        update();
    }
    /// A cell of the state, in this rectangle.
    static void paintCell(QPainter &painter, const QRectF &place, State state, const QPalette &palette)
    {
        const Theme &theme = Theme::of(palette);
        const double part = state == State::Due ? 0.5 : state == State::Forgotten ? 0.2 : 1;
        const QRectF bar(place.left(), place.bottom() - part * place.height(), place.width(),
                         part * place.height());
        if (state == State::New) {
            painter.fillRect(bar, shades::line(palette));
            if (bar.width() > 4)
                painter.fillRect(bar.adjusted(1, 1, -1, -1), palette.color(QPalette::Base));
            return;
        }
        const QColor colour = theme.isFlat()          ? palette.color(QPalette::WindowText)
                              : state == State::Known ? theme.right.colour
                              : state == State::Due   ? theme.wrong.colour
                                                      : theme.values.loss;
        painter.fillRect(bar, colour);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        for (int i = 0; i < int(m_rows.size()); ++i)
            paintRow(painter, i);
        if (!hasFocus() || m_rows.empty())
            return;
        QRectF focus = placeOf(m_at);
        if (focus.width() < leastCell)
            focus = QRectF(focus.center().x() - leastCell / 2.0, focus.y(), leastCell, focus.height());
        painter.setPen(QPen(palette().color(QPalette::Base), 4));
        painter.drawRect(focus.adjusted(-2, -2, 2, 2));
        painter.setPen(QPen(shades::focus(palette()), 2));
        painter.drawRect(focus.adjusted(-2, -2, 2, 2));
    }
    void keyPressEvent(QKeyEvent *event) override
    {
        if (m_rows.empty())
            return QWidget::keyPressEvent(event);
        const int last = int(m_rows[std::size_t(m_at.row)].cells.size()) - 1;
        switch (event->key()) {
        case Qt::Key_Left:
            return goTo({m_at.row, std::max(0, m_at.cell - 1)});
        case Qt::Key_Right:
            return goTo({m_at.row, std::min(last, m_at.cell + 1)});
        case Qt::Key_Home:
            return goTo({m_at.row, 0});
        case Qt::Key_End:
            return goTo({m_at.row, last});
        case Qt::Key_Up:
            return goTo(below(m_at.row - 1, placeOf(m_at).center().x()));
        case Qt::Key_Down:
            return goTo(below(m_at.row + 1, placeOf(m_at).center().x()));
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
            return m_choose(cellAt(m_at).node);
        default:
            QWidget::keyPressEvent(event);
        }
    }
    void mouseReleaseEvent(QMouseEvent *event) override
    {
        const int row = int(event->position().y()) / rowHeight();
        if (event->button() != Qt::LeftButton || row >= int(m_rows.size()) ||
            event->position().x() < labelWidth())
            return;
        m_at = below(row, event->position().x());
        m_choose(cellAt(m_at).node);
    }
    void focusInEvent(QFocusEvent *event) override
    {
        QWidget::focusInEvent(event);
        update();
    }

private:
    struct MapCell
    {
        std::size_t node;
        State state;
    };
    struct Row
    {
        int drop;
        int learnt = 0;
        std::vector<MapCell> cells{};
    };
    struct Place
    {
        int row = 0;
        int cell = 0;
    };

    [[nodiscard]] int rowHeight() const { return fontMetrics().height() + tokens::space::narrow; }
    [[nodiscard]] QString labelOf(const Row &row) const
    {
        //: a row of the map: %1 is the number of the own drop
        return tr("Move %1").arg(number(row.drop));
    }
    [[nodiscard]] QString countOf(const Row &row) const
    {
        //: how many positions are learnt, of how many
        return tr("%1 / %2").arg(number(row.learnt), number(qlonglong(row.cells.size())));
    }
    [[nodiscard]] int countWidth() const
    {
        int most = 0;
        for (const Row &row : m_rows)
            most = std::max(most, fontMetrics().horizontalAdvance(countOf(row)));
        return most + tokens::space::narrow;
    }
    [[nodiscard]] int labelWidth() const
    {
        int most = 0;
        for (const Row &row : m_rows)
            most = std::max(most, fontMetrics().horizontalAdvance(labelOf(row)));
        return most + tokens::space::usual + countWidth();
    }
    [[nodiscard]] const MapCell &cellAt(Place place) const
    {
        return m_rows[std::size_t(place.row)].cells[std::size_t(place.cell)];
    }
    [[nodiscard]] QRectF placeOf(Place place) const
    {
        const double all = double(m_rows[std::size_t(place.row)].cells.size());
        const double room = width() - labelWidth() - 4;
        return {labelWidth() + room * place.cell / all, double(place.row * rowHeight() + 3), room / all,
                double(rowHeight() - 6)};
    }
    /// The cell of a row at this place.
    [[nodiscard]] Place below(int row, double x) const
    {
        row = std::clamp(row, 0, int(m_rows.size()) - 1);
        const int count = int(m_rows[std::size_t(row)].cells.size());
        const double room = width() - labelWidth() - 4;
        return {row, std::clamp(int((x - labelWidth()) / room * count), 0, count - 1)};
    }
    void paintRow(QPainter &painter, int index) const
    {
        const Row &row = m_rows[std::size_t(index)];
        const QRect line(0, index * rowHeight(), labelWidth(), rowHeight());
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(line, Qt::AlignVCenter | Qt::AlignLeft, labelOf(row));
        painter.drawText(line.adjusted(0, 0, -tokens::space::narrow, 0), Qt::AlignVCenter | Qt::AlignRight,
                         countOf(row));
        const int count = int(row.cells.size());
        for (int i = 0; i < count;) {
            int end = i + 1;
            const State state = row.cells[std::size_t(i)].state;
            const bool merges = placeOf({index, i}).width() < leastCell;
            while (merges && end < count && row.cells[std::size_t(end)].state == state)
                ++end;
            const QRectF first = placeOf({index, i});
            const QRectF all = first.united(placeOf({index, end - 1}));
            paintCell(painter, merges ? all : all.adjusted(0, 0, -1, 0), state, palette());
            i = end;
        }
    }
    void goTo(Place place)
    {
        m_at = place;
        update();
        describe(true);
        for (QWidget *around = parentWidget(); around; around = around->parentWidget()) {
            if (auto *area = qobject_cast<QScrollArea *>(around))
                return area->ensureVisible(int(placeOf(place).center().x()),
                                           int(placeOf(place).center().y()));
        }
    }
    void describe(bool isSaid)
    {
        if (m_rows.empty())
            return;
        const Row &row = m_rows[std::size_t(m_at.row)];
        const MapCell &cell = cellAt(m_at);
        QStringList columns;
        for (const int column : m_tree->at(cell.node).drops)
            columns << columnNumber(column);
        //: a position on the map: %1 is the number of the own drop, %2 the place in its row, %3 of how many,
        //: %4 such as "known"
        QString text = tr("Move %1, position %2 of %3: %4.")
                           .arg(number(row.drop), number(m_at.cell + 1), number(qlonglong(row.cells.size())),
                                word(cell.state));
        if (!columns.empty())
            //: %1 are columns' numbers
            text += u' ' + tr("Columns %1.").arg(columns.join(QStringLiteral(", ")));
        setAccessibleName(text);
        if (isSaid)
            Announcer::of(this)->say(text, this);
    }

    std::function<void(std::size_t)> m_choose;
    const coach::DrillTree *m_tree;
    std::vector<Row> m_rows;
    Place m_at;
};

namespace {
/// What the heights mean.
class Legend : public QWidget
{
public:
    using QWidget::QWidget;

    [[nodiscard]] QSize sizeHint() const override
    {
        int width = 0;
        for (const State state : allStates)
            width +=
                fontMetrics().horizontalAdvance(DrillMapView::word(state)) + side() + tokens::space::apart;
        return {width, fontMetrics().height() + tokens::space::hair};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        int x = 0;
        for (const State state : allStates) {
            DrillMapView::paintCell(painter, QRectF(x, (height() - side()) / 2.0, side(), side()), state,
                                    palette());
            x += side() + tokens::space::close;
            const QString word = DrillMapView::word(state);
            painter.setPen(palette().color(QPalette::WindowText));
            painter.drawText(QRect(x, 0, width(), height()), Qt::AlignVCenter | Qt::AlignLeft, word);
            x += fontMetrics().horizontalAdvance(word) + tokens::space::usual;
        }
    }

private:
    [[nodiscard]] int side() const { return fontMetrics().height() * 3 / 4; }
};
} // namespace

DrillMap::DrillMap(ByHeart *byHeart, QWidget *parent) : QDialog(parent), m_view(nullptr)
{
    setObjectName("drillMap");
    auto *title = page::makeText<WrappedLabel>("drillMapTitle", LabelRole::Heading, this);
    auto *legend = new Legend(this);
    auto *area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    m_view = new DrillMapView(
        byHeart,
        [this](std::size_t node) {
            m_chosen = node;
            accept();
        },
        area);
    area->setWidget(m_view);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *next = new TurnButton(QStringLiteral("drillMapNext"), buttons);
    buttons->addButton(next, QDialogButtonBox::AcceptRole);
    setPrimary(next, true);
    next->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(title);
    column->addWidget(legend);
    column->addWidget(area, 1);
    column->addWidget(buttons);
    page::keepTranslated(this, [this, byHeart, title, next, legend] {
        setWindowTitle(tr("Map of the positions"));
        title->setText(byHeart->name(byHeart->repertoire()));
        next->setText(tr("What &next"));
        m_view->retranslate();
        legend->updateGeometry();
    });
    m_view->setFocus();
}

} // namespace four

#include "moc_drillmap.cpp"
