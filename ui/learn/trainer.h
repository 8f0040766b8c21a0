// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/puzzleset.h"
#include "ui/store/training/ownpuzzles.h"
#include "ui/store/training/trainingstore.h"

#include <QObject>
#include <QRandomGenerator>
#include <QString>
#include <QTimer>

#include <functional>
#include <optional>

namespace four {

class GameStore;
class PuzzleSolving;
class Session;

/// Which puzzle comes next to whom, and what is kept of it. Leaving in the middle loses nothing: what was
/// tried is kept at once, and of what was not nothing is known. GUI thread only.
class Trainer : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as this. @param set of the puzzles, asked for when the first one is wanted;
    /// nullptr: there are none but one's own
    Trainer(const Session *session, PuzzleSolving *solving, GameStore *store, TrainingStore *training,
            const coach::PuzzleSet *(*set)());

    static constexpr int rushSeconds = 180;
    static constexpr int rushMisses = 3;

    /// For tests: what time it is where the person is, and a clock for Rush that is never set, in ms.
    void setClocks(std::function<QDateTime()> now, std::function<qint64()> steady);
    /// For tests: which of the puzzles that would do comes next is drawn by lot.
    void setSeed(quint32 seed) { m_lot.seed(seed); }
    /// For how long the end of a puzzle is shown in Rush before the next one comes, in ms.
    void setRushPause(int milliseconds) { m_rushPause.setInterval(milliseconds); }

    /// Who is training: as chosen last, or else a person of the game's match; empty: nobody's name.
    [[nodiscard]] QString name() const;
    void setName(const QString &name);

    /// Where the person is.
    [[nodiscard]] QDate today() const { return m_now().date(); }
    /// The mode of the puzzle on the board, or of the last one.
    [[nodiscard]] TrainingMode mode() const { return m_mode; }
    [[nodiscard]] bool isRushing() const { return m_isRushing; }
    /// A puzzle of this mode. Where there is none, the game is back on the board, and isMissing() says so.
    void start(TrainingMode mode);
    void startTask(coach::Puzzle::Task task);
    /// Another one of the same mode; after the one of a day, one near the person's rating.
    void next();
    /// Whether there were no puzzles when the mode was started last.
    [[nodiscard]] bool isMissing() const { return m_isMissing; }

    [[nodiscard]] Training training() const { return m_training->training(name()); }
    /// @param training of who is training, so that who has read it does not read it again
    [[nodiscard]] OwnPuzzles ownPuzzles(const Training &training) { return m_own.find(training, today()); }
    /// The rating before and after the last try, as people are told it, if that changed it.
    struct Change
    {
        int before;
        int after;
    };
    [[nodiscard]] const std::optional<Change> &ratingChange() const { return m_change; }

    // Of the run of Rush that is on, or was last.
    [[nodiscard]] int rushSolved() const { return m_run.solved; }
    [[nodiscard]] int rushMissed() const { return m_run.missed; }
    [[nodiscard]] int rushSecondsLeft() const;
    /// One has ended, and nothing was started since.
    [[nodiscard]] bool hasRushResult() const { return m_hasRushResult; }

Q_SIGNALS:
    void changed();
    /// Rush goes on; seconds have passed.
    void ticked();
    /// Rush is over, for whatever reason.
    void rushEnded();

private:
    void noteTry(bool isRight, bool isHelped);
    void noteSolved();
    void endRush();
    void tick();
    bool poseFromSet();
    bool poseOwn();
    void pose(const coach::Puzzle &puzzle);
    [[nodiscard]] std::optional<std::size_t> choose(const Training &training, int rating);

    const Session *m_session;
    PuzzleSolving *m_solving;
    TrainingStore *m_training;
    const coach::PuzzleSet *(*m_set)();
    OwnPuzzleFinder m_own;
    std::function<QDateTime()> m_now;
    std::function<qint64()> m_steady;
    QString m_chosenName; ///< empty: nobody has chosen one
    TrainingMode m_mode = TrainingMode::Next;
    std::optional<coach::Puzzle::Task> m_task; ///< of ByTask
    QDate m_day;                               ///< on which the puzzle was posed
    bool m_isMissing = false;
    std::optional<Change> m_change;
    bool m_isRushing = false;
    bool m_hasRushResult = false;
    RushRun m_run;
    qint64 m_rushEnd = 0; ///< by the steady clock
    QRandomGenerator m_lot = QRandomGenerator::securelySeeded();
    QTimer m_rushTimer;
    QTimer m_rushPause;
};

} // namespace four
