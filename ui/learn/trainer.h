// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/puzzleset.h"
#include "ui/learn/puzzlechoice.h"
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

/// Chooses the person's next puzzle, by mode and rating, and stores each try at once. GUI thread only.
class Trainer : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as this. @param set called for the first puzzle; nullptr: only own mistakes
    Trainer(const Session *session, PuzzleSolving *solving, GameStore *store, TrainingStore *training,
            const coach::PuzzleSet *(*set)());

    static constexpr int rushSeconds = 180;
    static constexpr int rushMisses = 3;

    /// For tests: the local time, and a steady clock for Rush, in ms.
    void setClocks(std::function<QDateTime()> now, std::function<qint64()> steady);
    /// For tests: the choice among suitable puzzles is random.
    void setSeed(quint32 seed) { m_lot.seed(seed); }
    /// How long Rush shows the end of a puzzle, in ms.
    void setRushPause(int milliseconds) { m_rushPause.setInterval(milliseconds); }

    /// The person's name: the last chosen one, or of a person in the session's match; empty: without a name.
    [[nodiscard]] QString name() const;
    void setName(const QString &name);

    /// The rounded rating before and after a try.
    struct Change
    {
        int before;
        int after;
    };

    [[nodiscard]] QDateTime now() const { return m_now(); }
    [[nodiscard]] QDate today() const { return m_now().date(); }
    /// On which the puzzle on the board, or the last one, was posed.
    [[nodiscard]] QDate day() const { return m_day; }
    /// The mode of the puzzle on the board, or of the last one.
    [[nodiscard]] TrainingMode mode() const { return m_mode; }
    [[nodiscard]] bool isRushing() const { return m_isRushing; }
    /// Poses a puzzle of this mode. Without one, the game is back on the board, and isMissing() is true.
    void start(TrainingMode mode);
    void startKind(const PuzzleKind &kind);
    /// Poses another one of the same mode; after that of the day, one near the person's rating.
    void startNext() { start(m_mode == TrainingMode::Daily ? TrainingMode::Next : m_mode); }
    /// An ending near the person's rating for endings, another one than what is shown; nothing: there is
    /// none.
    [[nodiscard]] std::optional<coach::Puzzle> chooseEnding(const coach::PuzzleSet *set,
                                                            const coach::Puzzle *shown);
    /// Stores a first answer. @return how the rating for endings changes
    std::optional<Change> noteEnding(const coach::Puzzle &ending, bool isRight, bool isHelped);
    /// Whether the last start found no puzzle.
    [[nodiscard]] bool isMissing() const { return m_isMissing; }

    [[nodiscard]] Training training() const { return m_training->training(name()); }
    /// @param training of the person, as training() returned it
    [[nodiscard]] OwnPuzzles ownPuzzles(const Training &training) { return m_own.find(training, today()); }
    /// That of the last try, if there was one.
    [[nodiscard]] const std::optional<Change> &ratingChange() const { return m_change; }

    // Of the present or last run of Rush.
    [[nodiscard]] int rushSolved() const { return m_run.solved; }
    [[nodiscard]] int rushMissed() const { return m_run.missed; }
    [[nodiscard]] int rushSecondsLeft() const;
    /// Whether a run has ended, and nothing was started since.
    [[nodiscard]] bool hasRushResult() const { return m_hasRushResult; }

Q_SIGNALS:
    void changed();
    /// Rush goes on; seconds have passed.
    void ticked();
    void rushEnded();

private:
    void watchDay();
    void noteTry(bool isRight, bool isHelped);
    void noteSolved();
    void endRush();
    void noteRun();
    bool poseFromSet();
    bool poseOwnPuzzle();
    void posePuzzle(const coach::Puzzle &puzzle);

    const Session *m_session;
    PuzzleSolving *m_solving;
    TrainingStore *m_training;
    const coach::PuzzleSet *(*m_set)();
    OwnPuzzleFinder m_own;
    std::function<QDateTime()> m_now;
    std::function<qint64()> m_steady;
    QString m_chosenName; ///< empty: none was chosen
    TrainingMode m_mode = TrainingMode::Next;
    PuzzleKind m_kind; ///< of ByTask
    QDate m_day;
    QDate m_toldDay; ///< today, as changed() was last emitted for it
    bool m_isMissing = false;
    std::optional<Change> m_change;
    bool m_isRushing = false;
    bool m_hasRushResult = false;
    RushRun m_run;
    qint64 m_rushEnd = 0; ///< by the steady clock
    QRandomGenerator m_lot = QRandomGenerator::securelySeeded();
    QTimer m_rushTimer;
    QTimer m_rushPause;
    QTimer m_dayTimer;
};

} // namespace four
