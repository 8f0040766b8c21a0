// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/player.h"
#include "ui/window/arrangement.h"

#include <QHash>
#include <QWidget>

class QStackedWidget;

namespace four {

class BoardView;
class GameModel;
class Notice;

/// The board with the player cards, the panel with the prompt and its buttons, and the notice, which lies on
/// top so that nothing moves when it comes or goes. Each size has its own arrangement.
class PlayArea : public QWidget
{
    Q_OBJECT

public:
    /// Becomes the parent of all.
    PlayArea(GameModel *model, BoardView *board, QStackedWidget *panel, Notice *notice,
             QWidget *parent = nullptr);

    /// Shows the side panel beside a small board, in place of the cards, and becomes its parent.
    /// @param guest nullptr: none; the last one has got another parent by then
    void setGuest(QWidget *guest);

    [[nodiscard]] arrangement::Kind kind() const { return m_plan.kind; }
    /// Shows everything whole beside a board of arrangement::leastBoard, or, on a screen without that room,
    /// the prompt and its buttons.
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] arrangement::Needs needs() const;
    /// The height that the panel has needed so far in this game.
    [[nodiscard]] int panelHeight(int width) const;
    /// What the panel keeps free below its present text.
    [[nodiscard]] QRect belowWords() const;
    /// The smallest board and beside it a panel with so many lines of so many letters.
    [[nodiscard]] QSize roomFor(int letters, int lines) const;
    void arrangeLater();
    void arrange();
    void placeNotice();
    [[nodiscard]] QRect noticePlace() const;
    /// Keeps no more room for earlier texts of the panel.
    void forgetNeeds();

    PerPlayer<PlayerCard *> m_cards;
    BoardView *m_board;
    QStackedWidget *m_panel;
    Notice *m_notice;
    QWidget *m_guest = nullptr;
    arrangement::Plan m_plan;
    std::optional<arrangement::Kind> m_kind; ///< nothing before the first arrangement
    /// By width, the most height that the panel has needed in this game: the board must not jump as its texts
    /// come and go.
    mutable QHash<int, int> m_panelNeeds;
    bool m_isDue = false;
};

} // namespace four
