// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/review.h"
#include "ui/analysis/question.h"
#include "ui/game/actionlist.h"
#include "ui/session/session.h"
#include "ui/store/games/reviewstore.h"

#include <QObject>

#include <chrono>
#include <optional>
#include <vector>

namespace four {

class GameKeeper;
class GameModel;
class GameStore;

/// The review of the session's game: stored with it, and dropped when the game goes on. GUI thread only.
class Reviewer : public QObject
{
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        None,    ///< none was asked for
        Running, ///< see progress()
        Done,    ///< there is a review()
        Failed,  ///< it took too long, or there was no memory for it
    };

    /// After this time a review is given up, on a busy machine.
    static constexpr std::chrono::milliseconds timeLimit = std::chrono::minutes(5);

    /// All must live as long as this.
    Reviewer(const GameModel *model, GameStore *store, const GameKeeper *keeper, QObject *parent = nullptr);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool canReview() const;
    /// Reviews the game as it stands, unless that is done or running already.
    void startReview();
    void cancelReview();

    /// How many drops of how many have been judged. @pre State::Running
    [[nodiscard]] int judgedDrops() const { return m_question.watcher().progressValue(); }
    [[nodiscard]] int allDrops() const { return m_question.watcher().progressMaximum(); }

    /// Exactly with State::Done.
    [[nodiscard]] const std::optional<coach::Review> &review() const { return m_review; }
    /// The game that is or was reviewed.
    [[nodiscard]] const Game &game() const { return m_game; }
    /// The game as it stood before this drop of the review.
    [[nodiscard]] Game gameBefore(std::size_t drop) const;
    /// The entry of the game's history, counted from 1, in which this drop of the review was made.
    [[nodiscard]] int entryOf(std::size_t drop) const { return m_entries[drop]; }
    /// The last drop that has been made after so many entries.
    [[nodiscard]] std::optional<std::size_t> dropAt(int entries) const;
    /// The judgements to show beside the entries of the session's game.
    [[nodiscard]] JudgementMarks marks() const;
    void retranslate() { Q_EMIT changed(); }

Q_SIGNALS:
    /// Of state or review; after another game or an action, only once GameModel::stateChanged is sent.
    void changed();
    void progressed();

private:
    void receiveGame(Arrival reason);
    void loadStoredReview();
    void dropOutdatedReview();
    void finishReview();
    void setReview(coach::Review review);
    void forgetReview();

    const GameModel *m_model;
    const GameKeeper *m_keeper;
    ReviewStore m_store;
    State m_state = State::None;
    Game m_game; ///< that the state is about
    std::optional<coach::Review> m_review;
    std::vector<int> m_entries; ///< of each drop of the review
    Question<coach::Review> m_question;
    bool m_hasChanged = false; ///< changed() is still to be sent
};

} // namespace four
