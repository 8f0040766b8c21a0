// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/sandbox.h"

#include "core/coach/puzzle.h"
#include "core/rules/columnstring.h"

#include <string>
#include <utility>
#include <variant>

namespace four {

namespace {
coach::Sketch sketchOf(const Board &board)
{
    coach::Sketch sketch;
    for (int column = 0; column < coach::Sketch::columns; ++column) {
        for (int row = 0; row < coach::Sketch::rows; ++row)
            sketch.set({column, row}, board.at({column, row}));
    }
    return sketch;
}
} // namespace

Sandbox::Sandbox(GameModel *model, Interlude *interlude, Analyst *analyst, QObject *parent)
    : Exercise(model, interlude, parent), m_interlude(interlude), m_position(&m_session),
      m_values(&m_position, analyst)
{
    connect(&m_values, &ColumnValues::changed, this, &Sandbox::changed);
    connect(interlude, &Interlude::secretChanged, this, &Sandbox::showValues);
    connect(model, &GameModel::stateChanged, this, &Sandbox::showValues);
    judgeSketch();
}

void Sandbox::setCell(Cell cell, std::optional<Player> owner)
{
    if (m_sketch.at(cell) == owner)
        return;
    m_sketch.set(cell, owner);
    judgeSketch();
}

void Sandbox::setSketch(const coach::Sketch &sketch)
{
    m_sketch = sketch;
    judgeSketch();
}

void Sandbox::judgeSketch()
{
    const auto answer = coach::dropsTo(m_sketch);
    const auto *impossible = std::get_if<coach::Impossible>(&answer);
    m_impossible = impossible ? std::optional(*impossible) : std::nullopt;
    if (!impossible) {
        m_session.interruptGame({.reason = Arrival::Puzzle,
                                 .match = matchOf(Preset::Classic),
                                 .game = coach::puzzleAfter(std::get<std::vector<int>>(answer), {}),
                                 .begun = true});
    }
    setValuesWanted(m_areValuesWanted);
    Q_EMIT changed();
}

void Sandbox::setValuesWanted(bool wanted)
{
    m_areValuesWanted = wanted;
    showValues();
}

void Sandbox::showValues()
{
    const Board &board = position().board();
    const Disclosure before =
        std::exchange(m_disclosure, m_impossible ? Disclosure::Free : m_interlude->disclosure(board));
    const bool shown = m_areValuesWanted && !m_impossible && m_disclosure == Disclosure::Free;
    // It is help like any other for the game that the position is from.
    Session *session = model()->session();
    if (shown && m_interlude->isOnBoard(board) && !session->isBetweenComputers())
        session->noteValues();
    m_values.setOn(shown);
    if (m_disclosure != before)
        Q_EMIT changed();
}

QString Sandbox::columns() const
{
    if (m_impossible)
        return {};
    const std::optional<ColumnString> columns = columnStringOf(position());
    return columns ? QString::fromStdString(columns->text) : QString();
}

bool Sandbox::setColumns(const QString &columns)
{
    const std::string text = columns.toStdString();
    const auto game = readColumnString(text, coach::puzzleAfter({}, {}).setup());
    if (!std::holds_alternative<Game>(game))
        return false;
    setSketch(sketchOf(std::get<Game>(game).board()));
    return true;
}

bool Sandbox::takeFromBoard()
{
    const Board &board = model()->shown().board();
    if (board.columns() != coach::Sketch::columns || board.rows() != coach::Sketch::rows)
        return false;
    setSketch(sketchOf(board));
    return true;
}

void Sandbox::play(std::optional<Level> level, bool opponentBegins)
{
    const Player mover = position().turn();
    Match match = matchOf(Preset::Classic);
    match.seats = {};
    match.seats[opponentBegins ? mover : opponent(mover)].level = level;
    layPosition(Stage::Free, {.match = match,
                              .game = coach::puzzleAfter(std::get<std::vector<int>>(coach::dropsTo(m_sketch)),
                                                         match.seats)});
}

} // namespace four

#include "moc_sandbox.cpp"
