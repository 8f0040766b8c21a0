// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/sketch.h"
#include "ui/coach/columnvalues.h"
#include "ui/game/exercise.h"
#include "ui/game/gamemodel.h"
#include "ui/session/session.h"

#include <QString>

#include <optional>

namespace four {

/// A position that is set up cell by cell: whether it can come about, what its columns are worth, and a game
/// that goes on from it, which is never stored. GUI thread only.
class Sandbox : public Exercise
{
    Q_OBJECT

public:
    /// All must live as long as this.
    Sandbox(GameModel *model, Interlude *interlude, Analyst *analyst, QObject *parent = nullptr);

    [[nodiscard]] const coach::Sketch &sketch() const { return m_sketch; }
    void set(Cell cell, std::optional<Player> owner);
    void setAll(const coach::Sketch &sketch);
    void clear() { setAll({}); }

    /// Why it can come about in no game; nothing if it can.
    [[nodiscard]] const std::optional<coach::Impossible> &impossible() const { return m_impossible; }
    /// The position as a game, in one of the orders that lead to it. @pre it can come about
    [[nodiscard]] const Game &position() const { return m_session.game(); }
    /// What its columns are worth, as far as that is known, while its page wants them.
    [[nodiscard]] ColumnMarks marks() const;
    void setWanted(bool wanted);
    [[nodiscard]] bool isThinking() const { return m_values.isThinking(); }

    /// The position as the columns of its drops; empty if it has none, or can not come about.
    [[nodiscard]] QString columns() const;
    /// Sets it up from such columns. @return false: they are no game, and nothing has changed
    [[nodiscard]] bool setColumns(const QString &columns);
    /// The position on the board that is shown, if that is of this size. @return whether it is
    bool takeFromBoard();

    /// Whether a game can go on from it.
    [[nodiscard]] bool canPlay() const { return !m_impossible && !position().isOver(); }
    /// Plays on, by the plain rules. @param level of the opponent; nothing: another person
    /// @param opponentBegins whether the opponent makes the first drop  @pre canPlay()
    void play(std::optional<Level> level, bool opponentBegins);

    /// After a change of the interface's language.
    void retranslate() { m_values.retranslate(); }

private:
    void judge();

    coach::Sketch m_sketch;
    std::optional<coach::Impossible> m_impossible;
    // The position as ColumnValues wants it: a game that is shown.
    Session m_session;
    GameModel m_position;
    ColumnValues m_values;
    bool m_isWanted = false; ///< the values are
};

} // namespace four
