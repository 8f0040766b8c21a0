// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/games/countpanel.h"

namespace four {

class TallyChart;

/// Won, drawn and lost games of players, pairs, levels or presets, with bars for the first rows.
class StatisticsPanel : public CountPanel
{
    Q_OBJECT

public:
    /// @param list must live as long as the panel
    explicit StatisticsPanel(GameList *list, QWidget *parent = nullptr);

private:
    void countRows() override;
    [[nodiscard]] std::vector<CountModel::Column> columns() const override;
    [[nodiscard]] int rows() const override { return static_cast<int>(m_rows.size()); }
    void refreshChart() override;
    void retranslate() override;

    [[nodiscard]] TallyBy by() const;
    [[nodiscard]] QString contender(std::optional<int> number) const;
    /// The contender, pair or preset of a row.
    [[nodiscard]] QString name(const TallyRow &row) const;

    std::vector<TallyRow> m_rows;
    QComboBox *m_by;
    QComboBox *m_preset;
    QComboBox *m_level;
    std::vector<QLabel *> m_captions; ///< of these three
    TallyChart *m_chart;
};

} // namespace four
