// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/player.h"

#include <QFrame>

class QGridLayout;
class QLabel;

namespace four {

class NameLabel;
class GameModel;

/// One player beside the board: name, disc and letter, whose turn it is, and what is left.
class PlayerCard : public QFrame
{
    Q_OBJECT

public:
    PlayerCard(GameModel *model, Player player, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    struct Row
    {
        QLabel *caption;
        QLabel *value;
    };
    [[nodiscard]] Row addRow(QGridLayout *grid, const QString &name);
    void refresh();
    /// Wide enough for the captions, also in large letters.
    void fitWidth();
    [[nodiscard]] bool isOnTurn() const;
    [[nodiscard]] bool isWinner() const;

    GameModel *m_model;
    Player m_player;
    QLabel *m_disc;
    NameLabel *m_name;
    QLabel *m_identity;
    QLabel *m_state;
    Row m_discs;
    Row m_undos;
    Row m_violations;
    Row m_blocks;
    Row m_removes;
    Row m_won;
};

} // namespace four
