// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/review.h"
#include "ui/analysis/analyst.h"
#include "ui/store/games/reviewstore.h"

#include <QFutureWatcher>
#include <QList>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <optional>
#include <stop_token>

namespace four {

class GameStore;

/// Has one finished game after the other reviewed that has no review yet, the latest first, on threads that
/// give way to all others. Each is stored as soon as it is done: who leaves off can go on another day.
/// GUI thread only.
class ReviewAll : public QObject
{
    Q_OBJECT

public:
    /// @param store must live as long as this
    explicit ReviewAll(GameStore *store, QObject *parent = nullptr);
    ~ReviewAll() override;

    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /// Of how many games how many have been looked at since start().
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
    void next();
    void take();

    GameStore *m_store;
    ReviewStore m_reviews;
    QSet<qint64> m_given;           ///< up, as they cannot be read, or not in time
    QList<qint64> m_games;          ///< that are still to come
    std::optional<qint64> m_number; ///< of the one that is being reviewed
    std::optional<Game> m_game;
    bool m_isRunning = false;
    int m_done = 0;
    int m_all = 0;
    QFutureWatcher<coach::Review> m_watcher;
    std::stop_source m_stop;
    QTimer m_patience; ///< for one game: the machine may be busy
};

} // namespace four
