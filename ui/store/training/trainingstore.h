// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/file/training.h"
#include "ui/store/games/retryqueue.h"

#include <QObject>
#include <QStringList>

#include <span>
#include <utility>
#include <variant>
#include <vector>

namespace four {

class GameStore;

/// What people did to get better, stored as soon as it is noted, per name: two that Names::areEqual() are one
/// person, and all without a name are one, too. A window has one of these. GUI thread only.
///
/// What cannot be stored just now counts all the same, and is tried again as StoreTrouble says, so that
/// nobody has to care.
class TrainingStore : public QObject
{
    Q_OBJECT

public:
    /// @param store must live as long as this
    explicit TrainingStore(GameStore *store, QObject *parent = nullptr);
    /// The last try: what is not stored then is lost.
    ~TrainingStore() override;

    /// What came of the first try at a puzzle.
    void note(const QString &name, const PuzzleTry &tried);
    void note(const QString &name, const RushRun &run);
    /// Once is enough: a step that was done stays so.
    void noteStep(const QString &name, const QString &step, const QDateTime &now);

    /// All of it; see training.h for what follows from that.
    [[nodiscard]] Training training(const QString &name);
    [[nodiscard]] coach::PersonRating rating(const QString &name) { return ratingOf(training(name)); }
    [[nodiscard]] QSet<QString> finishedSteps(const QString &name);
    /// Everybody of whom something is kept, as they were spelt last, in no order.
    [[nodiscard]] QStringList names();

    /// Adds what comes from elsewhere, all of it or nothing; what is there already is not doubled.
    /// @return false: troubled() says why
    bool add(std::span<const Training> trainings);
    /// Gives all that is kept of one person to another, as when a name was mistyped; what both have is kept
    /// once. @return false: troubled() says why
    bool rename(const QString &from, const QString &to);

Q_SIGNALS:
    /// Something was noted, added or renamed in this window.
    void changed();
    /// What was of the first name is of the second.
    void renamed(const QString &from, const QString &to);
    void troubled(const four::StoreProblem &problem);
    void recovered();

private:
    struct Noted
    {
        QString name;
        std::variant<PuzzleTry, RushRun, FinishedStep> what;
    };
    void keep(Noted noted);
    /// Stores what waits. @return whether all is stored now
    bool storeWaiting();
    bool writeWaiting();
    /// Says what came of the last try.
    void finish(bool isDone);

    GameStore *m_store;
    std::vector<Noted> m_waiting;
    StoreTrouble m_trouble;
};

} // namespace four
