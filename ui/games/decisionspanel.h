// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/games/reviewall.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;

namespace four {

class CourseChart;
class DecisionsModel;
class GameList;
class HelpBox;
class GameStore;

/// How everybody decided in the games that were reviewed, as a table, and how the chosen one came along, as a
/// chart; and the games that have no review yet, which can be reviewed from here.
class DecisionsPanel : public QWidget
{
    Q_OBJECT

public:
    /// Both must live as long as the panel.
    DecisionsPanel(GameStore *store, GameList *list, QWidget *parent = nullptr);

    /// The games have changed: count anew when people look next.
    void outdate();

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void count();
    void refreshChart();
    void refreshProgress();
    void retranslate();

    GameList *m_list;
    ReviewStore m_reviews;
    ReviewAll m_all;
    DecisionsModel *m_model;
    QSortFilterProxyModel *m_sorted;
    QTableView *m_table;
    QLabel *m_nothing;
    QLabel *m_courseOf;
    CourseChart *m_course;
    QLabel *m_helpCaption;
    HelpBox *m_help;
    QPushButton *m_start;
    QPushButton *m_stop;
    QProgressBar *m_progress;
    bool m_outdated = true;
};

} // namespace four
