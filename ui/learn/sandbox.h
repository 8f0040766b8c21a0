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

/// A position set up cell by cell, its values, and a game from there, not stored. GUI thread only.
class Sandbox : public Exercise
{
    Q_OBJECT

public:
    /// All must live as long as this.
    Sandbox(GameModel *model, Interlude *interlude, Analyst *analyst, QObject *parent = nullptr);

    [[nodiscard]] const coach::Sketch &sketch() const { return m_sketch; }
    void setCell(Cell cell, std::optional<Player> owner);
    void setSketch(const coach::Sketch &sketch);
    void clear() { setSketch({}); }

    /// Why no game leads to it; nothing if one does.
    [[nodiscard]] const std::optional<coach::Impossible> &impossible() const { return m_impossible; }
    /// The position as a game, in one of the possible orders. @pre not impossible()
    [[nodiscard]] const Game &position() const { return m_session.game(); }
    /// The values of its columns, as far as they are known, while its page wants them.
    [[nodiscard]] ColumnMarks marks() const
    {
        return m_impossible || position().isOver() ? std::nullopt : m_values.marks();
    }
    void setValuesWanted(bool wanted);
    /// Whether its page is.
    [[nodiscard]] bool isSeen() const { return m_areValuesWanted; }
    /// Whether its values may be shown; where not, marks() has none.
    [[nodiscard]] Disclosure disclosure() const { return m_disclosure; }
    [[nodiscard]] bool isThinking() const { return m_values.isThinking(); }

    /// The position as the columns of its drops; empty if it is empty or impossible.
    [[nodiscard]] QString columns() const;
    /// Sets it up from such columns. @return false: they are no game; nothing has changed
    [[nodiscard]] bool setColumns(const QString &columns);
    [[nodiscard]] bool isBoardSecret() const { return m_interlude->disclosure() == Disclosure::Secret; }
    /// Copies the shown position of the game. @return false: its board has another size
    bool takeFromBoard();

    /// Whether a game can go on from it.
    [[nodiscard]] bool canPlay() const { return !m_impossible && !position().isOver(); }
    /// Plays on, by the classic rules. @param level of the opponent; nothing: another person
    /// @param opponentBegins whether the opponent makes the first drop  @pre canPlay()
    void play(std::optional<Level> level, bool opponentBegins);

    void retranslate() { m_values.retranslate(); }

private:
    void judgeSketch();
    void showValues();

    Interlude *m_interlude;
    coach::Sketch m_sketch;
    std::optional<coach::Impossible> m_impossible;
    // For ColumnValues: the position as a shown game.
    Session m_session;
    GameModel m_position;
    ColumnValues m_values;
    bool m_areValuesWanted = false;
    Disclosure m_disclosure = Disclosure::Free;
};

} // namespace four
