// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/coach/reviewer.h"

#include "ui/coach/reviewwords.h"
#include "ui/game/gamemodel.h"
#include "ui/store/games/gamekeeper.h"

#include <algorithm>
#include <utility>

namespace four {

namespace {
/// The entries of the drops that stand, as coach::Review has them.
std::vector<int> standingDrops(const MoveHistory &history)
{
    struct Turn
    {
        int entry;
        bool isDrop;
    };
    std::vector<Turn> turns;
    for (int i = 0; i < history.size(); ++i) {
        const Outcome &outcome = history.entries()[static_cast<std::size_t>(i)].outcome;
        if (outcome.dropped || outcome.removed)
            turns.push_back({.entry = i + 1, .isDrop = outcome.dropped.has_value()});
        else if ((outcome.takenBack || outcome.returned) && !turns.empty())
            turns.pop_back();
    }
    std::vector<int> entries;
    for (const Turn &turn : turns) {
        if (turn.isDrop)
            entries.push_back(turn.entry);
    }
    return entries;
}
} // namespace

Reviewer::Reviewer(const GameModel *model, GameStore *store, const GameKeeper *keeper, QObject *parent)
    : QObject(parent), m_model(model), m_keeper(keeper), m_store(store), m_game(model->game())
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, &Reviewer::fail);
    connect(&m_watcher, &QFutureWatcherBase::progressValueChanged, this, &Reviewer::progressed);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &Reviewer::finish);
    connect(m_model, &GameModel::arrived, this, &Reviewer::receive);
    connect(m_model, &GameModel::acted, this, &Reviewer::outdate);
    connect(m_model, &GameModel::stateChanged, this, &Reviewer::tellNews);
}

Reviewer::~Reviewer()
{
    stop();
}

bool Reviewer::canReview() const
{
    return !standingDrops(m_model->moveHistory()).empty();
}

void Reviewer::ask()
{
    if (m_state == State::Running || m_state == State::Done || !canReview())
        return;
    m_game = m_model->game();
    m_state = State::Running;
    // A stop source for each: a late stop for the last one cannot touch this one.
    m_stop = std::stop_source();
    m_watcher.setFuture(Analyst::review(m_game, m_stop.get_token()));
    m_patience.start();
    Q_EMIT changed();
}

void Reviewer::cancel()
{
    if (m_state != State::Running)
        return;
    forget();
    Q_EMIT changed();
}

std::optional<std::size_t> Reviewer::dropAt(int entries) const
{
    const auto later = std::ranges::upper_bound(m_entries, entries);
    if (later == m_entries.begin())
        return {};
    return static_cast<std::size_t>(later - m_entries.begin() - 1);
}

Game Reviewer::gameBefore(std::size_t drop) const
{
    return MoveHistory(m_game).after(m_entries[drop] - 1);
}

JudgementMarks Reviewer::marks() const
{
    JudgementMarks marks;
    if (!m_review || !(m_model->game() == m_game))
        return marks;
    for (std::size_t i = 0; i < m_review->drops.size(); ++i) {
        if (const std::optional<coach::Judgement> &judgement = m_review->drops[i].judgement)
            marks.insert(m_entries[i],
                         {.judgement = *judgement, .words = ReviewWords::judgement(*judgement)});
    }
    return marks;
}

void Reviewer::receive(Arrival reason)
{
    const Game &game = m_model->game();
    if (reason == Arrival::Renamed && m_state != State::None) {
        m_game = game;
    } else if (reason != Arrival::Puzzle && !(game == m_game)) {
        // Of the game that was left for a puzzle all stays true; there it is for the way back.
        forget();
        m_game = game;
        lookUp();
    }
    m_isNews = true;
}

void Reviewer::tellNews()
{
    // Not before: others who hear of the same thing may not have heard of it yet, and whoever is told of the
    // review asks them.
    if (std::exchange(m_isNews, false))
        Q_EMIT changed();
}

void Reviewer::lookUp()
{
    const std::optional<qint64> number = m_keeper->current();
    if (!number || !m_model->hasBegun() || !canReview())
        return;
    if (std::optional<coach::Review> known = m_store.find(*number, m_game))
        take(std::move(*known));
}

void Reviewer::outdate()
{
    // A refusal that cost nothing is no action of the game, and what is done in a puzzle none of that game's.
    if (m_state == State::None || m_model->game() == m_game || m_model->session()->isInterrupted())
        return;
    forget();
    m_isNews = true;
}

void Reviewer::finish()
{
    if (m_state != State::Running)
        return;
    if (m_watcher.future().resultCount() == 0)
        return fail();
    m_patience.stop();
    coach::Review review = m_watcher.result();
    if (const std::optional<qint64> number = m_keeper->current())
        m_store.keep(*number, m_game, review);
    take(std::move(review));
    Q_EMIT changed();
}

void Reviewer::take(coach::Review review)
{
    std::vector<int> entries = standingDrops(MoveHistory(m_game));
    // What lies in the database is not of this program's making alone.
    if (entries.size() != review.drops.size())
        return;
    m_entries = std::move(entries);
    m_review = std::move(review);
    m_state = State::Done;
}

void Reviewer::fail()
{
    forget();
    m_state = State::Failed;
    Q_EMIT changed();
}

void Reviewer::forget()
{
    stop();
    m_state = State::None;
    m_review.reset();
    m_entries.clear();
}

void Reviewer::stop()
{
    m_patience.stop();
    m_stop.request_stop();
    // It goes on to its early end by itself; its result no longer reaches us.
    m_watcher.setFuture(QFuture<coach::Review>());
}

} // namespace four
