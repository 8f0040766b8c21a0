// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/file/trainingrow.h"
#include "ui/store/games/retryqueue.h"

#include <QObject>
#include <QStringList>
#include <QVariant>

#include <optional>
#include <span>
#include <utility>
#include <variant>
#include <vector>

namespace four {

class GameStore;

/// People's training, stored at once, by names: Names::areEqual() names are one person, and the nameless are
/// one too. Each window has one. GUI thread only.
///
/// Entries that cannot be stored count as well, and are stored on StoreTrouble::due().
class TrainingStore : public QObject
{
    Q_OBJECT

public:
    /// @param store must live as long as this
    explicit TrainingStore(GameStore *store, QObject *parent = nullptr);
    /// The last try before entries are lost.
    ~TrainingStore() override;

    /// Stores the first try at a puzzle.
    void note(const QString &name, const PuzzleTry &tried);
    void note(const QString &name, const RushRun &run);
    void note(const QString &name, const Drilled &drilled);
    void note(const QString &name, const AdaptiveGame &game);
    /// Stores a finished step, once.
    void noteStep(const QString &name, const QString &step, const QDateTime &now);

    /// All of a person's training. Read again only if the store has changed meanwhile.
    [[nodiscard]] Training training(const QString &name);
    [[nodiscard]] coach::PersonRating rating(const QString &name) { return ratingOf(training(name)); }
    [[nodiscard]] QSet<QString> finishedSteps(const QString &name);
    /// All names with training, as spelt last, in no order.
    [[nodiscard]] QStringList names();

    /// The last try before the window closes: waits some seconds for a locked file.
    /// @return the names with entries that could not be stored
    QStringList storeAtTheEnd();

    /// Adds all or none of these, without doubles. @return false: troubled() says why
    bool add(std::span<const Training> trainings);
    /// Gives all training of a person to another; doubles are stored once. @return false: troubled() says why
    bool rename(const QString &from, const QString &to);

Q_SIGNALS:
    /// Training was noted, added or renamed in this window.
    void changed();
    /// All training of the first name has the second one.
    void renamed(const QString &from, const QString &to);
    void troubled(const four::StoreProblem &problem);
    void recovered();

private:
    struct Noted
    {
        QString name;
        trainingrow::Entry what;
    };
    /// A person's stored training, and the store's state in which it was read.
    struct Known
    {
        QString who; ///< Names::identity()
        QVariantList state;
        Training training;
        qint64 latest = -1; ///< time of the last entry, whose spelling counts

        void add(const QString &name, const PuzzleTry &tried);
        void add(const QString &name, const RushRun &run);
        void add(const QString &name, const FinishedStep &step);
        void add(const QString &name, const Drilled &drilled);
        void add(const QString &name, const AdaptiveGame &game);
        void spell(const QString &name, qint64 when);
    };
    void store(Noted noted);
    /// Stores the waiting entries. @return whether all are stored
    bool storeWaiting();
    bool writeWaiting();
    bool readAll(Known &known);
    /// Reports the last write.
    void report(bool isDone);

    GameStore *m_store;
    std::vector<Noted> m_waiting;
    std::optional<Known> m_known; ///< of the name that was asked for last
    StoreTrouble m_trouble;
};

} // namespace four
