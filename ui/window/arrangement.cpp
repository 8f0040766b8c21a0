// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/arrangement.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace four::arrangement {

namespace {
constexpr double nearlyBest = 0.92; ///< of the largest cell: the wide arrangement is taken all the same
constexpr double lowWindow = 30;    ///< letters high: the words go into the column
constexpr double smallWindow = 42;  ///< letters high: words that are only told give way to the board
constexpr int wordLetters = 30;     ///< how many letters wide the words wish to be
constexpr double cardCells = 2.7;   ///< the width of a card beside the board
constexpr double leastCard = 13.5;  ///< letters wide
constexpr int mostCard = 340;

/// From what is seen whole to what is needed to play.
constexpr std::array allFeet{Foot{}, Foot{.hasDetail = false}, Foot{.hasDetail = false, .isCompact = true}};

class Planner
{
public:
    Planner(QSize room, const Needs &needs)
        : m_room(room), m_needs(needs), m_margin(marginOf(room.width())),
          m_width(room.width() - 2 * m_margin), m_height(room.height() - 2 * m_margin),
          m_isLow(room.height() < lowWindow * needs.letters)
    {
    }

    [[nodiscard]] std::optional<double> wideCell() const;
    [[nodiscard]] double sideCell();
    [[nodiscard]] Plan wide(double cell) const;
    [[nodiscard]] Plan side(double cell) const;
    [[nodiscard]] Plan tall() const;
    [[nodiscard]] std::optional<double> tallest(bool hasPanel) const;

private:
    [[nodiscard]] QSize sceneAt(double cell) const
    {
        return {int(std::ceil(m_needs.scene.width() * cell)) + 2 * ring,
                int(std::ceil(m_needs.scene.height() * cell)) + 2 * ring};
    }
    /// The largest cell for which it holds.
    template <typename Fits>
    [[nodiscard]] std::optional<double> largest(const Fits &fits) const
    {
        double most = std::min((m_width - 2 * ring) / m_needs.scene.width(),
                               (m_height - 2 * ring) / m_needs.scene.height());
        most = std::floor(most / m_needs.step) * m_needs.step;
        for (double cell = most; cell >= leastCell; cell -= m_needs.step) {
            if (fits(cell))
                return cell;
        }
        return {};
    }
    void placeBoard(Plan &plan, QPoint at) const;
    [[nodiscard]] int panelWidth() const
    {
        return std::max(std::clamp(int(0.28 * m_room.width()), 280, 440), m_needs.panelWidth);
    }
    [[nodiscard]] int cardWidth(double cell) const
    {
        return std::max(std::min(int(cardCells * cell), mostCard), int(leastCard * m_needs.letters));
    }
    [[nodiscard]] int wideWords(double cell) const { return sceneAt(cell).width() + 2 * wideGap - 2 * ring; }
    /// Of the words below the board.
    [[nodiscard]] Foot foot() const
    {
        return {.hasDetail = m_room.height() >= smallWindow * m_needs.letters, .isCompact = false};
    }
    /// Whether the words stand in the column, so that the board has the whole height.
    [[nodiscard]] bool isLow() const { return m_isLow; }
    [[nodiscard]] int leastSide() const
    {
        return std::max({leastColumn, m_needs.panelWidth, isLow() ? m_needs.footWidth : 0});
    }
    /// The column gives way to words that would otherwise take lines from the board.
    [[nodiscard]] int sideWidth(double cell) const
    {
        constexpr int step = 8;
        const QSize scene = sceneAt(cell);
        const int most = std::max(440, 34 * m_needs.letters);
        if (isLow())
            return std::max(leastSide(), std::min(m_width - gap - scene.width(), most));
        for (int column = most; column > leastSide(); column -= step) {
            const int words = m_width - gap - column;
            if (words >= std::max({scene.width(), m_needs.footWidth, wordLetters * m_needs.letters}) &&
                scene.height() + gap + m_needs.footHeight(words, cell, foot()) <= m_height)
                return column;
        }
        return leastSide();
    }

    QSize m_room;
    const Needs &m_needs;
    int m_margin;
    int m_width;
    int m_height;
    bool m_isLow;
};

void Planner::placeBoard(Plan &plan, QPoint at) const
{
    plan.board = {at, sceneAt(plan.cell)};
    const QRectF front(m_needs.front.topLeft() * plan.cell + at + QPointF(ring, ring),
                       m_needs.front.size() * plan.cell);
    plan.front = front.toRect();
}

std::optional<double> Planner::wideCell() const
{
    if (panelWidth() < 21 * m_needs.letters || panelWidth() > 0.45 * m_room.width())
        return {};
    return largest([this](double cell) {
        const int wide = cardWidth(cell) + wideGap + sceneAt(cell).width() + wideGap + panelWidth();
        const int words = wideWords(cell);
        return wide <= m_width && words >= m_needs.footWidth &&
               sceneAt(cell).height() + gap + m_needs.footHeight(words, cell, foot()) <= m_height;
    });
}

Plan Planner::wide(double cell) const
{
    Plan plan;
    plan.foot = foot();
    plan.kind = Kind::Wide;
    plan.cell = cell;
    const QSize scene = sceneAt(cell);
    const int card = cardWidth(cell);
    const int words = m_needs.footHeight(wideWords(cell), cell, foot());
    const int left = m_width - (m_needs.hasPanel ? panelWidth() + wideGap : 0);
    const int group = card + wideGap + scene.width() + (m_needs.hasPanel ? 0 : wideGap + card);
    const int x = m_margin + (left - group) / 2;
    placeBoard(plan, {x + card + wideGap, m_margin + (m_height - scene.height() - gap - words) / 2});
    const int top = plan.front.top();
    plan.cards = {plan.front.left() - wideGap - card, top, card, plan.board.bottom() + 1 - top};
    if (m_needs.hasPanel)
        plan.panel = {m_room.width() - m_margin - panelWidth(), m_margin, panelWidth(), m_height};
    else
        plan.otherCard = plan.cards.translated(card + 2 * wideGap + plan.front.width(), 0);
    plan.words = {plan.board.center().x() - wideWords(cell) / 2, plan.board.bottom() + 1 + gap,
                  wideWords(cell), words};
    plan.free = {m_margin, top, plan.cards.right() + 1 - m_margin, plan.board.bottom() + 1 - top};
    return plan;
}

double Planner::sideCell()
{
    const auto fits = [this](double cell) {
        const QSize scene = sceneAt(cell);
        if (leastSide() + gap + scene.width() > m_width)
            return false;
        if (isLow())
            return true;
        const int words = m_width - gap - leastSide();
        return words >= m_needs.footWidth &&
               scene.height() + gap + m_needs.footHeight(words, cell, foot()) <= m_height;
    };
    std::optional<double> found = largest(fits);
    if (!found && !m_isLow) {
        m_isLow = true;
        found = largest(fits);
    }
    // Where nothing has room, the smallest board that can be played on stays.
    return found.value_or(leastCell);
}

Plan Planner::side(double cell) const
{
    Plan plan;
    plan.foot = foot();
    plan.kind = Kind::Side;
    plan.cell = cell;
    const QSize scene = sceneAt(cell);
    const int column = std::max(0, std::min(sideWidth(cell), m_width - gap - scene.width()));
    const int right = m_width - gap - column;
    const int x = m_margin + column + gap;
    QRect side(m_margin, m_margin, column, m_height);
    // What the column needs beside the words.
    const int rest = m_needs.hasPanel ? leastPanel + gap : 0;
    bool hasStrip = true;
    if (isLow()) {
        int words = 0;
        for (const Foot &foot : allFeet) {
            plan.foot = foot;
            words = m_needs.footHeight(column, cell, foot);
            if (words + gap + rest + m_needs.strip <= m_height)
                break;
        }
        hasStrip = words + gap + rest + m_needs.strip <= m_height;
        words = std::min(words, m_height);
        side.setHeight(std::max(0, m_height - words - gap));
        plan.words = {m_margin, m_margin + m_height - words, column, words};
        placeBoard(plan, {x + (right - scene.width()) / 2, m_margin + (m_height - scene.height()) / 2});
    } else {
        const int words = m_needs.footHeight(right, cell, foot());
        const int high = scene.height() + gap + words;
        placeBoard(plan, {x + (right - scene.width()) / 2, m_margin + std::max(0, (m_height - high) / 2)});
        plan.words = {x, plan.board.bottom() + 1 + gap, right, words};
    }
    plan.cards = side;
    if (m_needs.hasPanel) {
        plan.isStrip = plan.isRow = true;
        plan.cards.setHeight(hasStrip ? m_needs.strip : 0);
        plan.panel = side;
        plan.panel.setTop(side.top() + (hasStrip ? m_needs.strip + gap : 0));
    } else {
        plan.free = side;
    }
    return plan;
}

std::optional<double> Planner::tallest(bool hasPanel) const
{
    if (std::max(m_needs.panelWidth, m_needs.footWidth) > m_width)
        return {};
    return largest([&](double cell) {
        return m_needs.strip + gap + sceneAt(cell).height() + gap +
                   m_needs.footHeight(m_width, cell, foot()) + (hasPanel ? gap + leastPanel : 0) <=
               m_height;
    });
}

Plan Planner::tall() const
{
    Plan plan;
    plan.foot = foot();
    plan.kind = Kind::Tall;
    plan.cell = tallest(m_needs.hasPanel).value_or(leastCell);
    const QSize scene = sceneAt(plan.cell);
    const int words = m_needs.footHeight(m_width, plan.cell, foot());
    const int spare = m_height - scene.height() - gap - words - gap;
    plan.isRow = true;
    plan.isStrip = m_needs.hasPanel;
    // Cards take what the board leaves, as far as they have a use for it.
    const int cards = m_needs.hasPanel ? m_needs.strip : std::max(m_needs.strip, spare);
    plan.cards = {m_margin, m_margin, m_width, cards};
    placeBoard(plan, {m_margin + (m_width - scene.width()) / 2, plan.cards.bottom() + 1 + gap});
    plan.words = {m_margin, plan.board.bottom() + 1 + gap, m_width, words};
    if (m_needs.hasPanel) {
        const int top = plan.words.bottom() + 1 + gap;
        plan.panel = {m_margin, top, m_width, m_margin + m_height - top};
    } else {
        plan.free = plan.cards;
    }
    return plan;
}
} // namespace

int marginOf(int width)
{
    return std::clamp(width / 64, 8, 16) / 4 * 4;
}

Plan planFor(QSize room, const Needs &needs)
{
    Planner planner(room, needs);
    // Always counted with a panel, so that opening one never changes the arrangement.
    const std::optional<double> wide = planner.wideCell();
    const double side = planner.sideCell();
    const double tall = planner.tallest(true).value_or(0);
    if (wide && *wide >= nearlyBest * std::max(side, tall))
        return planner.wide(*wide);
    return tall > side ? planner.tall() : planner.side(side);
}

} // namespace four::arrangement
