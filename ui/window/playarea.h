// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/player.h"
#include "ui/window/arrangement.h"

#include <QWidget>

class QStackedWidget;

namespace four {

class BoardView;
class GameModel;
class Notice;
class PlayerCard;
class SidePanel;
class StartPanel;

/// The board with the player cards, the words with their buttons below it, the side panel, and the notice,
/// which lies on top so that nothing moves when it comes or goes. Each size has its own arrangement.
class PlayArea : public QWidget
{
    Q_OBJECT

public:
    /// Becomes the parent of all. @param foot whose pages are FootPages
    /// @param panel is given room while it is not hidden
    PlayArea(GameModel *model, BoardView *board, QStackedWidget *foot, SidePanel *panel, Notice *notice,
             QWidget *parent = nullptr);

    /// Shows the bar, of which it becomes the parent, in the place of the hand above the board.
    void setReplayBar(QWidget *bar);
    /// Shows the panel, of which it becomes the parent, beside the board or over it.
    void setStart(StartPanel *start);

    [[nodiscard]] arrangement::Kind kind() const { return m_plan.kind; }
    /// Shows everything whole beside the smallest board, or, on a screen without that room, the prompt and
    /// its buttons.
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] arrangement::Needs needs() const;
    /// Of the page that needs most, or has needed it in this game.
    /// @param told how wide the longest of the words beside the prompt are
    [[nodiscard]] int wordsHeight(int width, double cell, const arrangement::Foot &foot, int told) const;
    /// ... and of its buttons.
    [[nodiscard]] int buttonsHeight(int width) const;
    /// What the words keep free below those of the moment.
    [[nodiscard]] QRect belowWords() const;
    /// The smallest board and beside it so many lines of so many letters.
    [[nodiscard]] QSize roomFor(int letters, int lines) const;
    void arrangeLater();
    void arrange();
    void placeCards();
    void placeReplayBar();
    void placeStart();
    void placeNotice();
    [[nodiscard]] QRect noticePlace() const;
    /// Keeps no more room for earlier words of the foot.
    void forgetNeeds();

    const GameModel *m_model;
    PerPlayer<PlayerCard *> m_cards;
    BoardView *m_board;
    QStackedWidget *m_foot;
    SidePanel *m_panel;
    QWidget *m_replayBar = nullptr;
    StartPanel *m_start = nullptr;
    Notice *m_notice;
    arrangement::Plan m_plan;
    QRect m_besideCards; ///< what they leave of their place
    /// How much more than what is kept for them the words of this game have needed: the board must not jump
    /// as its texts come and go.
    int m_overflow = 0;
    bool m_isDue = false;
};

} // namespace four
