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

/// The board and what belongs around it, laid out anew for every size: the player cards, the panel with the
/// prompt and its buttons, and the notice, which lies on top so that nothing moves when it comes or goes.
class PlayArea : public QWidget
{
    Q_OBJECT

public:
    /// Takes all of them over.
    PlayArea(GameModel *model, BoardView *board, QStackedWidget *panel, Notice *notice,
             QWidget *parent = nullptr);

    /// Has something else beside a small board in place of the cards: the side panel, which has room nowhere
    /// else there. Takes it over. @param guest nullptr: nothing any more; the last one is somebody else's by
    /// then
    void setGuest(QWidget *guest);

    [[nodiscard]] arrangement::Kind kind() const { return m_plan.kind; }
    /// At which everything is seen whole beside a board of arrangement::leastBoard; on a screen that has no
    /// room for so much, the prompt and its buttons.
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] arrangement::Parts parts() const;
    /// How high the panel wants to be for all that it has said in this game.
    [[nodiscard]] int panelHeight(int width) const;
    /// What it keeps free for other words, below those of the moment.
    [[nodiscard]] QRect belowWords() const;
    /// Beside the smallest board, for a panel with so many lines of so many letters.
    [[nodiscard]] QSize roomFor(int letters, int lines) const;
    void arrangeLater();
    void arrange();
    void placeNotice();
    [[nodiscard]] QRect noticePlace() const;
    /// What was needed before is no reason any more to keep room for it.
    void forgetNeeds();

    PerPlayer<PlayerCard *> m_cards;
    BoardView *m_board;
    QStackedWidget *m_panel;
    Notice *m_notice;
    QWidget *m_guest = nullptr;
    arrangement::Plan m_plan;
    std::optional<arrangement::Kind> m_kind; ///< none before it was arranged first
    /// By width, the most that the panel has needed at this size and in this game: texts come and go in
    /// lines, and the board must not jump with them.
    mutable QHash<int, int> m_panelNeeds;
    bool m_isDue = false;
};

} // namespace four
