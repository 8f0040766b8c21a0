// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/player.h"
#include "ui/board/columnmark.h"
#include "ui/store/games/openingstore.h"
#include "ui/widgets/activatinglist.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace four {

/// A column of the position that is looked at.
struct OpeningRow
{
    bool isPlayable = false;
    bool isFull = false;
    ColumnMark mark;
    std::optional<OpeningCount> count; ///< nothing: games are not counted so late
};

/// A row for each column: its number, its value, and how the games ended in which it was played, as a bar of
/// yellow, drawn and red with the numbers inside. A row has all of it in words.
class OpeningRows : public ActivatingList
{
    Q_OBJECT

public:
    explicit OpeningRows(QWidget *parent = nullptr);

    /// @param starter whose disc was the first
    void setRows(const std::vector<OpeningRow> &rows, Player starter);
    [[nodiscard]] const std::vector<OpeningRow> &rows() const { return m_rows; }
    /// Yellow's wins, the draws and red's wins. @pre there is such a row, with a count
    [[nodiscard]] std::array<int, 3> bar(int row) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

private:
    [[nodiscard]] QString wordsOf(int row) const;

    std::vector<OpeningRow> m_rows;
    Player m_starter = Player::One;
};

/// What stands above the rows. The rows say it all themselves.
class OpeningHeader : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace four
