// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/drill.h"
#include "ui/openings/drillplay.h"
#include "ui/openings/sparring.h"
#include "ui/store/file/training.h"

#include <QObject>
#include <QPointer>
#include <QRandomGenerator>
#include <QString>

#include <array>
#include <map>
#include <optional>
#include <vector>

namespace four {

class DrillView;
class Games;
class LearnPage;
class Shell;
class SparringView;
class Trainer;

/// Repertoires to be learnt by heart: chooses what is asked, stores each answer at once, and owns the page,
/// the map and the commands. GUI thread only.
class ByHeart : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as this.
    ByHeart(Interlude *interlude, Analyst *analyst, Games *games, Trainer *trainer, Shell *shell);

    [[nodiscard]] DrillPlay *play() { return &m_play; }
    [[nodiscard]] Sparring *sparring() { return &m_sparring; }
    void retranslate()
    {
        m_play.retranslate();
        m_sparring.retranslate();
    }
    /// For tests: the choice among equals is by lot.
    void setSeed(quint32 seed)
    {
        m_lot.seed(seed);
        m_sparring.setSeed(seed);
    }

    /// The repertoires of the program, and last the person's own positions.
    [[nodiscard]] int count() const;
    [[nodiscard]] QString name(int repertoire) const;
    [[nodiscard]] int repertoire() const;
    /// Asks the next position of it if it was drilling.
    void choose(int repertoire);

    /// Of the repertoire, for the person of the moment.
    [[nodiscard]] const coach::DrillTree &tree();
    [[nodiscard]] coach::DrillState state(std::size_t node);
    [[nodiscard]] coach::DrillDay day();
    [[nodiscard]] QDate today() const;
    /// The day on which the position on the board is asked again; nothing: it is new.
    [[nodiscard]] std::optional<QDate> nextDay();
    /// What is asked now.
    [[nodiscard]] std::optional<std::size_t> node();

    /// Asks what is next. Where nothing is left today, the game is back on the board, and isDone() is true.
    void startNext();
    /// Asks this position.
    void startAt(std::size_t node);
    [[nodiscard]] bool isDone() const { return m_isDone; }
    /// Takes the column of the right answer on the board into the person's repertoire. @pre play()->isOther()
    void learnColumn();
    /// Adds a position, after these columns, to the person's own, with the best column, once that is known.
    void learnPosition(const std::vector<int> &drops);
    void showMap();

    /// Why there is no sparring with the repertoire; empty: there is.
    [[nodiscard]] QString whyNoSparring();
    /// Begins a game of sparring. @pre whyNoSparring() is empty
    void spar();
    /// Asks what was not known of the finished game of sparring. @pre sparring()->isOver()
    void learnSparred();

Q_SIGNALS:
    void changed();

private:
    /// What follows from the person's training.
    struct Plan
    {
        coach::DrillMemory memory;
        coach::DrillTree tree;
    };
    void addCommands();
    void addPage();
    void openPage();
    void showView();
    void askNext();
    void ask(std::size_t node);
    void noteAnswer(bool isRight, bool isHelped);
    void note(const std::vector<int> &drops, int column, coach::DrillAnswer answer);
    void receiveBest();
    Plan &plan();
    [[nodiscard]] std::array<int, 7> repliesTo(const engine::Position &position);

    Analyst *m_analyst;
    Games *m_games;
    Trainer *m_trainer;
    Shell *m_shell;
    Interlude *m_interlude;
    DrillPlay m_play;
    Sparring m_sparring;
    QPointer<LearnPage> m_page; ///< once it was opened, with its views
    QPointer<DrillView> m_view;
    QPointer<SparringView> m_sparringView;
    mutable std::optional<int> m_repertoire; ///< once it was asked for: reading the files takes long
    std::optional<Plan> m_plan;              ///< nothing: the training has changed
    coach::DrillSitting m_sitting;
    std::optional<engine::Position> m_last; ///< that was asked
    bool m_isDone = false;
    std::map<engine::Word64, std::array<int, 7>> m_replies; ///< what the store was asked for
    std::vector<int> m_toLearn;                             ///< drops of learnPosition()
    Question<PuzzleStanding> m_best;
    QRandomGenerator m_lot = QRandomGenerator::securelySeeded();
};

} // namespace four
