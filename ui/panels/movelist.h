// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/judgementmark.h"

#include <QTableView>

namespace four {

class ActionList;
class EmptyNote;
class GameModel;
class Replay;

/// Beside the board: everything that was done in the game, a row each. The row of the point that is shown is
/// the current one, and to choose another shows that. Keys that are not the list's own are the board's.
class MoveList : public QTableView
{
    Q_OBJECT

public:
    MoveList(GameModel *model, Replay *replay, QWidget *parent = nullptr);

    /// What is said of the drops, in place of what was said so far.
    void setJudgements(const JudgementMarks &marks);

    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    [[nodiscard]] QItemSelectionModel::SelectionFlags
    selectionCommand(const QModelIndex &index, const QEvent *event = nullptr) const override;
    void setSelection(const QRect &rect, QItemSelectionModel::SelectionFlags command) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;

private:
    void retranslate();
    void follow();
    void fitRows();
    void fitColumns();

    GameModel *m_model;
    Replay *m_replay;
    ActionList *m_list;
    EmptyNote *m_note;
    bool m_hasJudgements = false;
    bool m_choosing = false; ///< a row of the list itself is being gone to
};

} // namespace four
