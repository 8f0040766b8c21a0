// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/review.h"
#include "ui/analysis/analyst.h"
#include "ui/game/judgementmark.h"
#include "ui/session/session.h"
#include "ui/store/games/reviewstore.h"

#include <QFutureWatcher>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <optional>
#include <stop_token>
#include <vector>

namespace four {

class GameKeeper;
class GameModel;
class GameStore;

/// The review of the session's game: has it made when asked, keeps it with the game, and has it at once the
/// next time. When the game goes on, what was said of it is out of date, and gone. GUI thread only.
class Reviewer : public QObject
{
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        None,    ///< nobody has asked
        Running, ///< see progress()
        Done,    ///< there is a review()
        Failed,  ///< it took too long, or there was no memory for it
    };

    /// After which a review is given up: somebody else needs the whole machine.
    static constexpr std::chrono::milliseconds patience = std::chrono::minutes(5);

    /// All must live as long as this.
    Reviewer(const GameModel *model, GameStore *store, const GameKeeper *keeper, QObject *parent = nullptr);
    ~Reviewer() override;

    [[nodiscard]] State state() const { return m_state; }
    /// Whether there is something to review.
    [[nodiscard]] bool canReview() const;
    /// Has the game reviewed as it stands, unless that is done, or being done, already.
    void ask();
    /// Leaves off what is being done.
    void cancel();

    /// Of how many drops how many were looked at. @pre State::Running
    [[nodiscard]] int done() const { return m_watcher.progressValue(); }
    [[nodiscard]] int all() const { return m_watcher.progressMaximum(); }

    /// Exactly with State::Done.
    [[nodiscard]] const std::optional<coach::Review> &review() const { return m_review; }
    /// The game that is reviewed, or was last.
    [[nodiscard]] const Game &game() const { return m_game; }
    /// The game as it stood before this drop of the review.
    [[nodiscard]] Game gameBefore(std::size_t drop) const;
    /// With which entry of the game's history, counted from 1, this drop of the review was made.
    [[nodiscard]] int entryOf(std::size_t drop) const { return m_entries[drop]; }
    /// The last drop that has been made after so many entries.
    [[nodiscard]] std::optional<std::size_t> dropAt(int entries) const;
    /// What is to be said beside the entries of the session's game.
    [[nodiscard]] JudgementMarks marks() const;
    /// After a change of the interface's language.
    void retranslate() { Q_EMIT changed(); }

Q_SIGNALS:
    /// Of state or review; when another game is there, or the game has gone on, only after everybody has
    /// heard of that.
    void changed();
    void progressed();

private:
    void receive(Arrival reason);
    void tellNews();
    void lookUp();
    void outdate();
    void finish();
    void take(coach::Review review);
    void forget();
    void stop();
    void fail();

    const GameModel *m_model;
    const GameKeeper *m_keeper;
    ReviewStore m_store;
    State m_state = State::None;
    Game m_game; ///< of which the state is told
    std::optional<coach::Review> m_review;
    std::vector<int> m_entries; ///< of each drop of the review
    QFutureWatcher<coach::Review> m_watcher;
    std::stop_source m_stop;
    QTimer m_patience;
    bool m_isNews = false; ///< that has not been told yet
};

} // namespace four
