// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QSortFilterProxyModel;
class QTableView;

namespace four {

class GameList;
class HelpBox;
class StatisticsModel;
class TallyChart;

/// Who won how often, as a table and as bars for its first rows. Only finished games count.
class StatisticsPanel : public QWidget
{
    Q_OBJECT

public:
    /// @param list must live as long as the panel
    explicit StatisticsPanel(GameList *list, QWidget *parent = nullptr);

    /// The games have changed: count anew when people look next.
    void outdate();

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void count();
    void choose();
    void fitColumns();
    /// As wide as the other columns leave room, and never narrower than their headings.
    void fitNames();
    void retranslate();
    void refreshChart();

    GameList *m_list;
    StatisticsModel *m_model;
    QSortFilterProxyModel *m_sorted;
    QComboBox *m_by;
    QComboBox *m_preset;
    QComboBox *m_level;
    HelpBox *m_help;
    std::vector<QLabel *> m_captions; ///< of these four
    QTableView *m_table;
    QLabel *m_nothing;
    TallyChart *m_chart;
    bool m_outdated = true;
};

} // namespace four
