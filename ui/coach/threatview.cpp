// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/coach/threatview.h"

#include "ui/coach/hintwords.h"
#include "ui/game/gamemodel.h"
#include "ui/text/words.h"

#include <algorithm>
#include <utility>

namespace four {

ThreatView::ThreatView(const GameModel *model, QObject *parent) : QObject(parent), m_model(model)
{
    connect(m_model, &GameModel::arrived, this, &ThreatView::followGame);
    connect(m_model, &GameModel::stateChanged, this, &ThreatView::followGame);
}

void ThreatView::setOn(bool on)
{
    if (std::exchange(m_isOn, on) == on)
        return;
    followGame();
    if (!on)
        Q_EMIT changed();
}

void ThreatView::followGame()
{
    if (!m_isOn)
        return;
    const Game &game = m_model->shown();
    m_threats = coach::threatsOn(game.board(), game.rules().connect, game.starter());
    Q_EMIT changed();
}

CoachMarks ThreatView::marks() const
{
    CoachMarks marks;
    if (!m_isOn || m_model->shown().isOver())
        return marks;
    for (const Player player : bothPlayers) {
        const auto isShared = [&](const coach::Threat &threat) {
            return std::ranges::any_of(m_threats[opponent(player)],
                                       [&](const coach::Threat &other) { return other.cell == threat.cell; });
        };
        for (const coach::Threat &threat : m_threats[player])
            marks.push_back({.kind = threat.isGood ? CoachMark::Kind::GoodThreat : CoachMark::Kind::Threat,
                             .cell = threat.cell,
                             .player = player,
                             .isShared = isShared(threat),
                             .isPlayable = threat.isPlayable});
    }
    return marks;
}

QString ThreatView::sentence() const
{
    const Game &game = m_model->shown();
    if (game.isOver())
        return tr("The game is over here: no threat matters any more.");
    if (m_threats[Player::One].empty() && m_threats[Player::Two].empty())
        return tr("There are no threats: no empty cell completes a line.");
    if (game.board().rows() % 2 != 0)
        return tr("Zugzwang cannot be told from the rows: their number is odd.");
    const std::optional<coach::Zugzwang> zugzwang = coach::zugzwangOf(m_threats, game.starter());
    if (!zugzwang)
        return tr(
            "Zugzwang, having to play where it hurts, is open: if the columns fill up in pairs, neither "
            "player has the last word as things stand.");
    if (Words::isYou(game.setup(), zugzwang->player))
        //: %1 is a cell: "row 3, column 2"
        return tr("You have the zugzwang as things stand: if the columns fill up in pairs, your opponent has "
                  "to play right under %1.")
            .arg(HintWords::cell(zugzwang->cell));
    //: zugzwang: to have to play where it hurts. %1 is a player, %2 a cell: "row 3, column 2"
    return tr("%1 has the zugzwang as things stand: if the columns fill up in pairs, the other player has to "
              "play right under %2.")
        .arg(m_model->name(zugzwang->player), HintWords::cell(zugzwang->cell));
}

QString ThreatView::listed(Player player) const
{
    std::vector<Cell> cells;
    for (const coach::Threat &threat : m_threats[player])
        cells.push_back(threat.cell);
    if (cells.empty())
        return {};
    if (Words::isYou(m_model->shown().setup(), player))
        //: %1 are cells
        return tr("Your threats: %1.").arg(HintWords::cells(cells));
    //: %1 is a player, %2 are cells
    return tr("Threats of %1: %2.").arg(m_model->name(player), HintWords::cells(cells));
}

QStringList ThreatView::spoken() const
{
    QStringList all;
    if (!m_model->shown().isOver())
        all << listed(Player::One) << listed(Player::Two);
    all << sentence();
    all.removeAll(QString());
    for (QString &each : all)
        each = Words::plain(each);
    return all;
}

} // namespace four

#include "moc_threatview.cpp"
