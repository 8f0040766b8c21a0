// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/review.h"
#include "ui/analysis/question.h"
#include "ui/store/games/reviewstore.h"

#include <QList>
#include <QObject>
#include <QSet>

#include <optional>

namespace four {

class GameStore;

/// Reviews the finished games that have no review yet, one after the other, the latest first, on threads that
/// give way to all others. Each review is stored at once, so that a person can stop and go on another day.
/// GUI thread only.
class ReviewAll : public QObject
{
    Q_OBJECT

public:
    /// @param store must live as long as this
    explicit ReviewAll(GameStore *store, QObject *parent = nullptr);

    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /// How many games of how many have been looked at since start().
    [[nodiscard]] int done() const { return m_done; }
    [[nodiscard]] int all() const { return m_all; }

    /// Whether there may be a game to review.
    [[nodiscard]] bool canStart() { return !m_isRunning && !reviewable().isEmpty(); }
    void start();
    void stop();

Q_SIGNALS:
    /// It began, went on to the next game, or is over.
    void changed();

private:
    [[nodiscard]] QList<qint64> reviewable();
    void reviewNextGame();
    void storeReview();

    GameStore *m_store;
    ReviewStore m_reviews;
    QSet<qint64> m_givenUp; ///< games that cannot be read, or not be reviewed in time
    QList<qint64> m_games;  ///< that are still to be reviewed
    qint64 m_number = 0;    ///< of m_game
    std::optional<Game> m_game;
    bool m_isRunning = false;
    int m_done = 0;
    int m_all = 0;
    Question<coach::Review> m_question;
};

} // namespace four
