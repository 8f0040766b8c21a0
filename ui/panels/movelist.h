// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/actionlist.h"

#include <QTableView>

namespace four {

class ActionList;
class EmptyNote;
class GameModel;
class Replay;

/// The list of the game's actions beside the board. The current row is the point that is shown; choosing
/// another row shows its point. Keys that the list does not use go to the board.
class MoveList : public QTableView
{
    Q_OBJECT

public:
    MoveList(GameModel *model, Replay *replay, QWidget *parent = nullptr);

    /// Replaces the judgements of the drops.
    void setJudgements(const JudgementMarks &marks);

    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    [[nodiscard]] QItemSelectionModel::SelectionFlags
    selectionCommand(const QModelIndex &index, const QEvent *event = nullptr) const override;
    void setSelection(const QRect &rect, QItemSelectionModel::SelectionFlags command) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;

private:
    void retranslate();
    void followShownPoint();
    void fitRows();

    GameModel *m_model;
    Replay *m_replay;
    ActionList *m_list;
    EmptyNote *m_note;
    bool m_choosing = false; ///< the list itself changes the point
};

} // namespace four
