// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/coach/reviewchart.h"

#include "ui/board/judgementsign.h"
#include "ui/coach/reviewer.h"
#include "ui/coach/reviewwords.h"
#include "ui/game/gamemodel.h"
#include "ui/game/replay.h"
#include "ui/settings/theme.h"
#include "ui/shell/pageparts.h"
#include "ui/text/words.h"

#include <QAccessibleWidget>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace four {

namespace {
constexpr double drawBand = 0.12; ///< half of it, of the height above the middle
constexpr int clearLead = 300; ///< points of an estimate, drawn at the height of mostEstimated, as any above
constexpr double mostEstimated = 0.6; ///< the greatest height of an estimate: below exact values
constexpr double margin = 8;          ///< for the whole of each shape
constexpr double dot = 3.8;           ///< radius
constexpr double sign = 11;           ///< side of a shape
constexpr int linesForWords = 10;     ///< lines of text: in a lower chart the words stand outside the bands

/// The chart for screen readers: its value is the point of the game that is shown.
class AccessibleChart : public QAccessibleWidget, public QAccessibleValueInterface
{
public:
    explicit AccessibleChart(ReviewChart *chart) : QAccessibleWidget(chart, QAccessible::Chart) {}

    [[nodiscard]] void *interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ValueInterface)
            return static_cast<QAccessibleValueInterface *>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? chart()->shownWords() : QAccessibleWidget::text(kind);
    }
    [[nodiscard]] QVariant currentValue() const override { return int(chart()->shownDrops()); }
    void setCurrentValue(const QVariant &value) override { chart()->showDrops(value.toInt()); }
    [[nodiscard]] QVariant minimumValue() const override { return 0; }
    [[nodiscard]] QVariant maximumValue() const override { return int(chart()->count()); }
    [[nodiscard]] QVariant minimumStepSize() const override { return 1; }

private:
    [[nodiscard]] ReviewChart *chart() const { return static_cast<ReviewChart *>(widget()); }
};

QAccessibleInterface *describeChart(const QString &, QObject *object)
{
    auto *chart = qobject_cast<ReviewChart *>(object);
    return chart ? new AccessibleChart(chart) : nullptr;
}
} // namespace

ReviewChart::ReviewChart(const Reviewer *reviewer, GameModel *model, Replay *replay, QWidget *parent)
    : QWidget(parent), m_reviewer(reviewer), m_model(model), m_replay(replay)
{
    QAccessible::installFactory(describeChart);
    setObjectName("reviewChart");
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(m_reviewer, &Reviewer::changed, this, &ReviewChart::refresh);
    connect(m_model, &GameModel::stateChanged, this, qOverload<>(&QWidget::update));
    page::keepTranslated(this, [this] {
        setAccessibleName(tr("Chart of the game"));
        refresh();
    });
}

void ReviewChart::refresh()
{
    const std::optional<coach::Review> &review = m_reviewer->review();
    setAccessibleDescription(review ? Words::plain(ReviewWords::chart(*review, m_reviewer->game().setup()))
                                    : QString());
    update();
}

std::size_t ReviewChart::count() const
{
    return m_reviewer->review() ? m_reviewer->review()->drops.size() : 0;
}

Player ReviewChart::upper() const
{
    return m_reviewer->review()->drops.front().player;
}

std::optional<double> ReviewChart::heightOf(std::size_t drop) const
{
    const coach::ReviewedDrop &reviewed = m_reviewer->review()->drops[drop];
    const double side = reviewed.player == upper() ? 1 : -1;
    if (!reviewed.judgement)
        return {};
    const std::optional<coach::Outlook> end = reviewed.end();
    if (!end)
        return side * estimatedHeight(*reviewed.estimate, reviewed.column);
    if (end->result == coach::Result::Draw)
        return 0;
    const bool isWin = end->result == coach::Result::Win;
    // Discs that the winner still drops after this one.
    const int left = isWin ? end->drops - 1 : end->drops;
    const Ruleset &rules = m_reviewer->game().rules();
    const double longest = std::max(1, rules.columns * rules.rows / 2);
    const double nearness = 1 - std::min(1.0, left / longest);
    return side * (isWin ? 1 : -1) * (drawBand + (1 - drawBand) * nearness);
}

double ReviewChart::estimatedHeight(const coach::Estimate &estimate, int column)
{
    const int score = *estimate.scores[static_cast<std::size_t>(column)];
    const double lead = std::clamp(static_cast<double>(score) / clearLead, -1.0, 1.0);
    if (estimate.likelyResult(column) == coach::Result::Draw)
        return lead * drawBand;
    return (score > 0 ? 1 : -1) * (drawBand + (mostEstimated - drawBand) * std::abs(lead));
}

QRectF ReviewChart::bands() const
{
    // The words for the two halves stand in their corners, in a low chart above and below.
    const double words = height() < linesForWords * fontMetrics().height() ? fontMetrics().height() + 2 : 0;
    return QRectF(rect()).adjusted(0.5, words + 0.5, -0.5, -words - 0.5);
}

QRectF ReviewChart::plot() const
{
    // No point lies on the words.
    const double words = bands().top() < 1 ? fontMetrics().height() : 0;
    return bands().adjusted(margin, margin + words, -margin, -margin - words);
}

double ReviewChart::yOf(double height) const
{
    return plot().center().y() - height * plot().height() / 2;
}

QPointF ReviewChart::pointOf(std::size_t drop) const
{
    const double step = count() > 1 ? plot().width() / static_cast<double>(count() - 1) : 0;
    return {plot().left() + step * static_cast<double>(drop), yOf(heightOf(drop).value_or(0))};
}

std::size_t ReviewChart::dropNear(double x) const
{
    const double share = plot().width() > 0 ? (x - plot().left()) / plot().width() : 0;
    const double place = std::round(share * static_cast<double>(count() - 1));
    return static_cast<std::size_t>(std::clamp(place, 0.0, static_cast<double>(count() - 1)));
}

void ReviewChart::goTo(std::size_t drop)
{
    m_replay->goTo(m_reviewer->entryOf(drop));
}

void ReviewChart::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && count() > 0)
        goTo(dropNear(event->position().x()));
    else
        QWidget::mousePressEvent(event);
}

void ReviewChart::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons().testFlag(Qt::LeftButton) && count() > 0)
        goTo(dropNear(event->position().x()));
}

void ReviewChart::keyPressEvent(QKeyEvent *event)
{
    const bool isBack = event->key() == Qt::Key_Left;
    if (count() == 0 || (!isBack && event->key() != Qt::Key_Right)) {
        // The other keys are those of the board or the window.
        event->ignore();
        return;
    }
    showDrops(int(shownDrops()) + (isBack ? -1 : 1));
}

std::size_t ReviewChart::shownDrops() const
{
    const std::optional<std::size_t> shown = m_reviewer->dropAt(m_model->shownEntries());
    return count() > 0 && shown ? *shown + 1 : 0;
}

void ReviewChart::showDrops(int drops)
{
    if (count() == 0)
        return;
    if (drops > 0)
        goTo(std::min(std::size_t(drops), count()) - 1);
    else
        m_replay->goToFirst();
}

QString ReviewChart::shownWords() const
{
    if (shownDrops() == 0)
        return {};
    return Words::plain(
        ReviewWords::drop(*m_reviewer->review(), shownDrops() - 1, m_reviewer->game().setup()));
}

bool ReviewChart::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && count() > 0) {
        const auto *help = static_cast<QHelpEvent *>(event);
        QToolTip::showText(
            help->globalPos(),
            ReviewWords::drop(*m_reviewer->review(), dropNear(help->pos().x()), m_reviewer->game().setup())
                .toHtmlEscaped(),
            this);
        return true;
    }
    return QWidget::event(event);
}

void ReviewChart::paintEvent(QPaintEvent * /*event*/)
{
    if (count() == 0)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBands(painter);
    paintShown(painter);
    paintLine(painter);
    if (!hasFocus())
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
}

void ReviewChart::paintBands(QPainter &painter) const
{
    const Theme &theme = Theme::of(palette());
    const QRectF all = bands();
    painter.fillRect(all, palette().color(QPalette::Base));
    const QRectF draw(all.left(), yOf(drawBand), all.width(), yOf(-drawBand) - yOf(drawBand));
    const auto fill = [&](const QRectF &band, QColor colour, float share) {
        colour.setAlphaF(share);
        painter.fillRect(band, colour);
    };
    const auto shareOf = [](Colour colour) { return colour == Colour::Yellow ? 0.25F : 0.2F; };
    const Player below = opponent(upper());
    const Game &game = m_reviewer->game();
    const auto fillOf = [&](const QRectF &band, Player player) {
        fill(band, theme.disc(game.colour(player)).face, shareOf(game.colour(player)));
    };
    fillOf({all.topLeft(), draw.topRight()}, upper());
    fill(draw, theme.values.quiet, 0.18F);
    fillOf({draw.bottomLeft(), all.bottomRight()}, below);
    painter.setPen(QPen(theme.values.quiet, 1, Qt::DashLine));
    painter.drawLine(QPointF(all.left(), yOf(0)), QPointF(all.right(), yOf(0)));
    painter.setPen(palette().color(QPalette::Mid));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(all);
    // The player winning in each half.
    painter.setPen(palette().color(QPalette::Text));
    const GameSetup &setup = m_reviewer->game().setup();
    const bool isOutside = all.top() > 1;
    const QRectF words = isOutside ? QRectF(rect()) : QRectF(rect()).adjusted(margin, 4, -margin, -4);
    const auto wins = [&](Player player) {
        const QString sentence =
            Words::isYou(setup, player) ? tr("You win") : tr("%1 wins").arg(Words::playerName(setup, player));
        return fontMetrics().elidedText(sentence, Qt::ElideRight, static_cast<int>(words.width()));
    };
    painter.drawText(words, Qt::AlignLeft | Qt::AlignTop, wins(upper()));
    painter.drawText(words, Qt::AlignLeft | Qt::AlignBottom, wins(below));
}

void ReviewChart::paintLine(QPainter &painter) const
{
    const Theme &theme = Theme::of(palette());
    std::optional<QPointF> last;
    for (std::size_t i = 0; i < count(); ++i) {
        const std::optional<QPointF> point = heightOf(i) ? std::optional(pointOf(i)) : std::nullopt;
        const bool isEstimated = m_reviewer->review()->drops[i].estimate.has_value();
        painter.setPen(
            QPen(palette().color(QPalette::Text), 1.5, isEstimated ? Qt::DashLine : Qt::SolidLine));
        if (last && point)
            painter.drawLine(*last, *point);
        last = point;
    }
    for (std::size_t i = 0; i < count(); ++i) {
        const coach::ReviewedDrop &drop = m_reviewer->review()->drops[i];
        if (!heightOf(i))
            continue;
        const QColor &face = theme.disc(m_reviewer->game().colour(drop.player)).face;
        painter.setPen(drop.estimate ? QPen(face, 1.5) : QPen(palette().color(QPalette::Text), 1));
        painter.setBrush(drop.estimate ? palette().color(QPalette::Base) : face);
        painter.drawEllipse(pointOf(i), dot, dot);
        if (drop.judgement->isFault() || drop.judgement->isFinePoint())
            judgementsign::paint(painter, pointOf(i), sign, *drop.judgement, palette());
    }
}

void ReviewChart::paintShown(QPainter &painter) const
{
    const std::optional<std::size_t> shown = m_reviewer->dropAt(m_model->shownEntries());
    const double x = shown ? pointOf(*shown).x() : plot().left() - margin / 2;
    painter.setPen(QPen(palette().color(QPalette::Highlight), 3));
    painter.drawLine(QPointF(x, bands().top()), QPointF(x, bands().bottom()));
}

} // namespace four

#include "moc_reviewchart.cpp"
