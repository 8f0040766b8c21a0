// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/openings/sparring.h"

#include "core/coach/puzzle.h"
#include "core/players/exactposition.h"
#include "ui/game/gamemodel.h"

#include <memory>
#include <utility>

namespace four {

class Sparring::Opponent final : public Participant
{
public:
    explicit Opponent(Sparring *sparring) : m_sparring(sparring) {}

    [[nodiscard]] bool isLocal() const override { return false; }
    void takeTurn(const Game &) override { m_sparring->moveOpponent(this); }
    void cancel() override
    {
        if (m_sparring->m_waiting == this) {
            m_sparring->m_perfect.stop();
            m_sparring->m_waiting.clear();
        }
    }

private:
    Sparring *m_sparring;
};

Sparring::Sparring(Analyst *analyst, GameModel *model, Interlude *interlude, QObject *parent)
    : Exercise(model, interlude, parent), m_analyst(analyst), m_perfect([this] {
          if (m_perfect.result() && m_waiting)
              Q_EMIT std::exchange(m_waiting, nullptr)->decided(*m_perfect.result());
      })
{
    setWhyNoHint([this] {
        return isRunning() && !isOver() ? tr("Sparring shows what you know: there are no hints.") : QString();
    });
}

void Sparring::begin(coach::SparringGuide guide, Player person)
{
    m_perfect.stop();
    m_guide.emplace(std::move(guide));
    m_person = person;
    m_isOver = false;
    Match match = matchOf(Preset::Classic);
    match.seats = seatsFor(person);
    const Seating seating = [this](const Seat &seat) -> std::unique_ptr<Participant> {
        if (seat.level)
            return std::make_unique<Opponent>(this);
        return std::make_unique<LocalPlayer>();
    };
    layPosition(Stage::Free,
                {.match = match, .game = coach::puzzleAfter({}, match.seats), .seating = seating});
}

std::optional<Player> Sparring::winner() const
{
    const std::optional<Ending> &ending = model()->game().ending();
    return ending ? ending->winner : std::nullopt;
}

std::vector<std::size_t> Sparring::unknown() const
{
    return m_guide->unknownIn(model()->game());
}

void Sparring::endExercise()
{
    m_perfect.stop();
    m_guide.reset();
}

void Sparring::moveOpponent(Participant *seat)
{
    m_waiting = seat;
    const Game &game = model()->game();
    const auto position = exactPosition(game);
    if (const auto column = position ? m_guide->reply(*position, m_lot.generateDouble()) : std::nullopt) {
        Q_EMIT std::exchange(m_waiting, nullptr)->decided(action::Drop{*column});
        return;
    }
    m_perfect.ask([this, game](const std::stop_token &stop) {
        return m_analyst->chooseAction(game, Level::Perfect, stop);
    });
}

void Sparring::followAction(const Outcome &)
{
    m_isOver = model()->game().isOver();
    if (m_isOver)
        Q_EMIT changed();
}

bool Sparring::goOn()
{
    return isOver() && poseNext();
}

bool Sparring::poseNext()
{
    Q_EMIT goOnWanted();
    return true;
}

QString Sparring::verdict() const
{
    if (!isRunning() || !isOver())
        return {};
    const std::optional<Player> winner = this->winner();
    return !winner ? tr("A draw.") : *winner == m_person ? tr("You have won.") : tr("The computer has won.");
}

QString Sparring::lesson() const
{
    if (!isRunning() || !isOver())
        return {};
    const int unknownCount = int(unknown().size());
    if (unknownCount > 0)
        //: of the game that was played
        return tr("%Ln position(s) of this game you do not know yet.", nullptr, unknownCount);
    const int met = int(m_guide->metIn(model()->game()).size());
    return met > 0
               ? tr("You know all %Ln position(s) of the repertoire that this game came to.", nullptr, met)
               : tr("This game came to no position of the repertoire.");
}

QString Sparring::task() const
{
    if (isRunning() && isOver())
        return lesson();
    return tr("Sparring: the computer leads you to positions that you do not know yet, and then plays "
              "perfectly.");
}

QString Sparring::atEnd() const
{
    return lesson();
}

} // namespace four

#include "moc_sparring.cpp"
