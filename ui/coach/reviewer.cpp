// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/coach/reviewer.h"

#include "ui/analysis/analyst.h"
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

/// The entry, counted from 1, of the swap that stands; 0: none.
int standingSwap(const MoveHistory &history)
{
    int entry = 0;
    for (int i = 0; i < history.size(); ++i) {
        const Outcome &outcome = history.entries()[static_cast<std::size_t>(i)].outcome;
        if (outcome.swapped)
            entry = outcome.isMove() ? i + 1 : 0;
    }
    return entry;
}
} // namespace

Reviewer::Reviewer(const GameModel *model, GameStore *store, const GameKeeper *keeper, QObject *parent)
    : QObject(parent), m_model(model), m_keeper(keeper), m_store(store), m_game(model->game()),
      m_question([this] { finishReview(); })
{
    m_question.setTimeLimit(timeLimit);
    connect(&m_question.watcher(), &QFutureWatcherBase::progressValueChanged, this, &Reviewer::progressed);
    connect(m_model, &GameModel::arrived, this, &Reviewer::receiveGame);
    connect(m_model, &GameModel::acted, this, &Reviewer::dropOutdatedReview);
    connect(m_model, &GameModel::stateChanged, this, [this] {
        // Not earlier: receivers of changed() ask objects that must have received the same signal first.
        if (std::exchange(m_hasChanged, false))
            Q_EMIT changed();
    });
}

bool Reviewer::canReview() const
{
    return !standingDrops(m_model->moveHistory()).empty();
}

void Reviewer::startReview()
{
    if (m_state == State::Running || m_state == State::Done || !canReview())
        return;
    m_game = m_model->game();
    m_state = State::Running;
    m_question.ask([this](const std::stop_token &stop) { return Analyst::review(m_game, stop); });
    Q_EMIT changed();
}

void Reviewer::cancelReview()
{
    if (m_state != State::Running)
        return;
    forgetReview();
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
            marks.insert(m_entries[i], {.judgement = *judgement,
                                        .words = ReviewWords::judgement(*m_review, i, m_game.setup()),
                                        .brief = ReviewWords::brief(*m_review, i, m_game.setup())});
    }
    if (const int entry = standingSwap(m_model->moveHistory()); m_review->swap && entry > 0)
        marks.insert(entry, {.judgement = m_review->swap->judgement,
                             .words = ReviewWords::swap(*m_review->swap),
                             .brief = {}});
    return marks;
}

void Reviewer::receiveGame(Arrival reason)
{
    const Game &game = m_model->game();
    if (reason == Arrival::Renamed && m_state != State::None) {
        m_game = game;
    } else if (reason != Arrival::Puzzle && !(game == m_game)) {
        // The review of a game that was left for a puzzle stays true, for the way back.
        forgetReview();
        m_game = game;
        loadStoredReview();
    }
    m_hasChanged = true;
}

void Reviewer::loadStoredReview()
{
    const std::optional<qint64> number = m_keeper->current();
    if (!number || !m_model->hasBegun() || !canReview())
        return;
    if (std::optional<coach::Review> known = m_store.find(*number, m_game))
        setReview(std::move(*known));
}

void Reviewer::dropOutdatedReview()
{
    // A refusal without a cost changes nothing; an action in a puzzle is none of that game.
    if (m_state == State::None || m_model->game() == m_game || m_model->session()->isInterrupted())
        return;
    forgetReview();
    m_hasChanged = true;
}

void Reviewer::finishReview()
{
    if (const std::optional<coach::Review> review = m_question.result()) {
        if (const std::optional<qint64> number = m_keeper->current())
            m_store.keep(*number, m_game, *review);
        setReview(*review);
    } else {
        forgetReview();
        m_state = State::Failed;
    }
    Q_EMIT changed();
}

void Reviewer::setReview(coach::Review review)
{
    std::vector<int> entries = standingDrops(MoveHistory(m_game));
    // Another program may have written what the database has.
    if (entries.size() != review.drops.size())
        return;
    m_entries = std::move(entries);
    m_review = std::move(review);
    m_state = State::Done;
}

void Reviewer::forgetReview()
{
    m_question.forget();
    m_state = State::None;
    m_review.reset();
    m_entries.clear();
}

} // namespace four

#include "moc_reviewer.cpp"
