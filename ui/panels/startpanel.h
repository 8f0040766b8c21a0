// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/match.h"

#include <QScrollArea>

#include <array>
#include <functional>
#include <optional>

class QLabel;

namespace four {

class Commands;
class GameModel;
class MenuButton;
class StartTile;
class TurnButton;

/// Before a game: the ways in as tiles, each a named group with its own buttons. What is chosen on a tile is
/// the match that waits, so that cards, title and Enter always speak of the same. It has room beside the
/// board or lies over it, and says less where there is less room.
class StartPanel : public QScrollArea
{
    Q_OBJECT

public:
    StartPanel(GameModel *model, const Commands *commands, QWidget *parent = nullptr);

    /// @param canContinue whether there is a last game to go on with; asked when the panel appears
    void offerLastGame(const std::function<bool()> &canContinue) { m_canContinue = canContinue; }
    /// The least width in which it stands beside the board.
    [[nodiscard]] int leastWidth() const;
    /// More would only tear its lines apart.
    [[nodiscard]] int mostWidth() const;

Q_SIGNALS:
    void continueWanted();

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    /// How much is said, from all to what is needed.
    enum class Measure : std::uint8_t { Whole, Plain, Brief, Least };

    void makeComputer();
    void makePeople();
    void makeLearn(const Commands *commands);
    [[nodiscard]] TurnButton *addPlay(StartTile *tile, const QString &name, const Match &match);
    void choose(Match match);
    void chooseLevel(Level level);
    void choosePreset(Preset preset);
    void retranslate();
    void refresh();
    void refreshLevels();
    void fit();
    void apply(Measure measure);
    /// @return the height of all parts at this width  @param top where they begin; nothing: they stay where
    /// they
    ///   are
    int arrange(int width, std::optional<int> top = {});

    GameModel *m_model;
    const Commands *m_commands;
    std::function<bool()> m_canContinue;
    // What each tile would begin.
    Match m_computer = matchOf(Preset::VersusComputer);
    Match m_people = matchOf(Preset::Classic);
    QLabel *m_title;
    QLabel *m_aim;
    TurnButton *m_continue;
    StartTile *m_computerTile;
    std::array<TurnButton *, 3> m_levels{};
    MenuButton *m_otherLevels = nullptr;
    TurnButton *m_playComputer = nullptr;
    StartTile *m_peopleTile;
    MenuButton *m_game = nullptr;
    TurnButton *m_names = nullptr;
    TurnButton *m_playPeople = nullptr;
    StartTile *m_learnTile;
    TurnButton *m_lessons = nullptr;
    QWidget *m_more; ///< buttons below the tiles
    int m_spacing = 0;
};

} // namespace four
