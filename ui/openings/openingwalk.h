// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/position.h"
#include "ui/coach/columnvalues.h"
#include "ui/game/exercise.h"
#include "ui/game/gamemodel.h"

#include <QString>

#include <optional>
#include <vector>

namespace four {

/// A walk through the openings on the board: each drop goes on, of either colour, and back() goes back. A
/// game can be played on from any position; it is not stored. GUI thread only.
class OpeningWalk : public Exercise
{
    Q_OBJECT

public:
    /// All must live as long as this.
    OpeningWalk(GameModel *model, Interlude *interlude, Analyst *analyst, QObject *parent = nullptr);

    /// Where a walk can begin: the drops of a plain game, and who began it.
    struct Place
    {
        std::vector<int> columns;
        Player starter = Player::One;
    };
    /// The point of the game; nothing: its positions are not those of the plain game on the standard board.
    [[nodiscard]] static std::optional<Place> placeOf(const Game &game);

    [[nodiscard]] static engine::Position positionOf(const Place &place);

    void start(const Place &place);
    /// Drops there from the position that is shown; a column that is full stays as it is.
    void go(int column);
    [[nodiscard]] bool canGoBack() const { return isWalking() && !m_place.columns.empty(); }
    void back();
    /// Plays on from the position that is shown. @param level of the opponent; nothing: another person
    void playOn(std::optional<Level> level);
    /// From the game that is played on, to the position from which it was.
    void walkOn();

    [[nodiscard]] bool isWalking() const { return isRunning() && !m_isPlaying; }
    [[nodiscard]] bool isPlaying() const { return isRunning() && m_isPlaying; }
    [[nodiscard]] bool offers(Offer offer) const override
    {
        return offer == Offer::Foot ? isWalking() : Exercise::offers(offer);
    }
    /// The position that is shown, @pre isWalking()
    [[nodiscard]] const engine::Position &position() const { return m_position; }
    [[nodiscard]] const Place &place() const { return m_place; }
    [[nodiscard]] const Game &shownGame() const { return model()->shown(); }
    /// Of its columns, as far as they are known, while the page wants them.
    [[nodiscard]] ColumnMarks marks() const { return m_values.marks(); }
    [[nodiscard]] bool isThinking() const { return m_values.isThinking(); }
    void setValuesWanted(bool wanted);

    [[nodiscard]] QString prompt() const override;
    [[nodiscard]] QString atEnd() const override;
    void retranslate() { m_values.retranslate(); }

protected:
    void endExercise() override;

private:
    void follow();
    void lay(const PerPlayer<Seat> &seats);

    ColumnValues m_values;
    Place m_place; ///< that is shown, or from which a game is played on
    engine::Position m_position;
    bool m_isPlaying = false;
    bool m_areValuesWanted = false;
};

} // namespace four
