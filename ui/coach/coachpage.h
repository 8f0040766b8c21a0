// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>
#include <QStringList>

class QLabel;

namespace four {

class Commands;
class GameModel;
class Hinter;
class LiveLabel;
class Practice;
class ThreatView;
class TurnButton;
class WrappedLabel;

/// The coach's page beside the board: the hint with its reason, the threats in words, and their buttons.
class CoachPage : public QScrollArea
{
    Q_OBJECT

public:
    /// @param model, hinter, threats and practice must live as long as the page
    CoachPage(const GameModel *model, Hinter *hinter, const ThreatView *threats, const Practice *practice,
              const Commands *commands, QWidget *parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override { return {150, fontMetrics().height() * 3 / 2}; }
    [[nodiscard]] QSize sizeHint() const override { return {250, 90}; }

private:
    void refresh();
    void tellHint();
    void tellEstimate();
    void tellBetterAction(const coach::BetterAction &better);
    /// In place of a hint: what the last drop gave away, and why.
    void tellWhy();
    void tellLine();
    void tellThreats();

    const GameModel *m_model;
    Hinter *m_hinter;
    const ThreatView *m_threatView;
    const Practice *m_practice;
    QLabel *m_title;
    LiveLabel *m_reason;
    WrappedLabel *m_whyNot;
    WrappedLabel *m_idle; ///< while there is no hint
    LiveLabel *m_line;    ///< how far the line of best play is shown
    TurnButton *m_showLine;
    QWidget *m_steps;
    LiveLabel *m_threats;
    bool m_isLineTold = false;
    QStringList m_toldThreats; ///< a sentence each; none while threats are not shown
};

} // namespace four
