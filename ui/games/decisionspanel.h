// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/games/countpanel.h"
#include "ui/games/reviewall.h"

class QProgressBar;
class QPushButton;

namespace four {

class GameStore;
class LineChart;

/// The decisions of players in reviewed games, with a chart of the selected player, and a button that reviews
/// all games.
class DecisionsPanel : public CountPanel
{
    Q_OBJECT

public:
    /// Both must live as long as the panel.
    DecisionsPanel(GameStore *store, GameList *list, QWidget *parent = nullptr);

private:
    void countRows() override;
    [[nodiscard]] std::vector<CountModel::Column> columns() const override;
    [[nodiscard]] int rows() const override { return static_cast<int>(m_rows.size()); }
    void showRows() override;
    void refreshChart() override;
    void retranslate() override;
    void showEvent(QShowEvent *event) override;

    void refreshProgress();
    [[nodiscard]] QString name(int row) const;

    ReviewStore m_reviews;
    ReviewAll m_all;
    std::vector<DecisionRow> m_rows;
    QLabel *m_courseOf;
    LineChart *m_course;
    QPushButton *m_start;
    QPushButton *m_stop;
    QProgressBar *m_progress;
};

} // namespace four
