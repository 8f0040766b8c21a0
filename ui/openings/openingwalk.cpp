// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/openings/openingwalk.h"

#include "core/coach/openings.h"
#include "core/rules/columnstring.h"

#include <QKeySequence>

#include <utility>

namespace four {

namespace {
constexpr int allDrops = 42;
}

OpeningWalk::OpeningWalk(GameModel *model, Interlude *interlude, Analyst *analyst, QObject *parent)
    : Exercise(model, interlude, parent), m_values(model, analyst)
{
    connect(&m_values, &ColumnValues::changed, this, &OpeningWalk::changed);
    connect(model, &GameModel::stateChanged, this, &OpeningWalk::follow);
}

std::optional<OpeningWalk::Place> OpeningWalk::placeOf(const Game &game)
{
    const Board &board = game.board();
    const std::vector<coach::OpeningDrop> drops = coach::openingDrops(game, allDrops);
    if (!coach::isPlain(game.rules()) ||
        int(drops.size()) != board.count(Player::One) + board.count(Player::Two))
        return {};
    Place place{.columns = {}, .starter = game.starter()};
    for (const coach::OpeningDrop &drop : drops)
        place.columns.push_back(drop.column);
    return place;
}

engine::Position OpeningWalk::positionOf(const Place &place)
{
    engine::Position position;
    for (const int column : place.columns)
        position.drop(column);
    return position;
}

void OpeningWalk::lay(const PerPlayer<Seat> &seats)
{
    Match match = matchOf(Preset::Classic);
    match.seats = seats;
    const Place place = m_place; // follow() sets it as the game arrives
    const GameSetup setup = setupOf(match, 0, place.starter);
    std::string columns;
    for (const int column : place.columns)
        columns.push_back(engine::columnName(column));
    const auto game = readColumnString(columns, setup);
    const auto *read = std::get_if<Game>(&game);
    layPosition(Stage::Free, {.match = match, .game = read ? *read : Game(setup)});
}

void OpeningWalk::start(const Place &place)
{
    m_isPlaying = false;
    m_place = place;
    lay({});
    follow();
}

void OpeningWalk::go(int column)
{
    if (!isWalking() || model()->shown().refusal(action::Drop{column}))
        return;
    if (!model()->isLookingBack())
        return model()->session()->act(action::Drop{column});
    Place next = m_place;
    next.columns.push_back(column);
    start(next);
}

void OpeningWalk::back()
{
    if (!canGoBack())
        return;
    Place before = m_place;
    before.columns.pop_back();
    start(before);
}

void OpeningWalk::playOn(std::optional<Level> level)
{
    if (!isWalking() || model()->shown().isOver())
        return;
    m_isPlaying = true;
    PerPlayer<Seat> seats;
    seats[opponent(model()->shown().turn())].level = level;
    lay(seats);
    follow();
}

void OpeningWalk::walkOn()
{
    if (isPlaying())
        start(m_place);
}

void OpeningWalk::setValuesWanted(bool wanted)
{
    m_areValuesWanted = wanted;
    follow();
}

void OpeningWalk::follow()
{
    if (isWalking()) {
        if (std::optional<Place> place = placeOf(model()->shown())) {
            m_place = *std::move(place);
            m_position = positionOf(m_place);
        }
    }
    m_values.setOn(m_areValuesWanted && isWalking());
    if (isRunning())
        Q_EMIT changed();
}

void OpeningWalk::endExercise()
{
    m_isPlaying = false;
    m_values.setOn(false);
}

QString OpeningWalk::prompt() const
{
    if (isWalking() && model()->shown().isOver())
        return atEnd();
    //: below the board, while a person goes through the openings
    return isWalking() ? tr("Openings: choose a column to go on.") : QString();
}

QString OpeningWalk::atEnd() const
{
    return isWalking() ?
                       //: %1 is a key
               tr("The game is over here. Go back with %1.")
                   .arg(QKeySequence(Qt::Key_Backspace).toString(QKeySequence::NativeText))
                       : QString();
}

} // namespace four

#include "moc_openingwalk.cpp"
