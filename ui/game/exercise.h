// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/board.h"
#include "core/rules/outcome.h"
#include "ui/game/coachmark.h"
#include "ui/game/interlude.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QWidget>

#include <functional>
#include <utility>
#include <vector>

namespace four {

/// A puzzle, a step of a lesson, a better move or a position from the sandbox: has the board in place of the
/// session's game, which Interlude puts aside. Meanwhile Interlude::exercise() answers for it. GUI thread
/// only.
class Exercise : public QObject
{
    Q_OBJECT

public:
    enum class Stage : std::uint8_t {
        Off,      ///< the board is another exercise's or the game's
        Pointing, ///< the person looks for the drop that was a mistake
        Asked,    ///< the person is to act
        Wrong,    ///< the last answer, which may be tried again
        Solved,
        Showing, ///< the solution is being played out
        Shown,   ///< the solution was
        Free,    ///< a game that asks for nothing
    };
    /// What depends on the exercise in the rest of the window.
    enum class Offer : std::uint8_t {
        Pointing, ///< at the move of the shown game that was a mistake
        OwnHint,  ///< which the coach is not asked for
        HintPage, ///< a page of its own that shows the coach's hints
        Review,   ///< of the game on the board
        Foot,     ///< what stands below the board, instead of what belongs to the game
    };

    /// Both must live as long as this.
    Exercise(GameModel *model, Interlude *interlude, QObject *parent = nullptr);

    [[nodiscard]] Stage stage() const { return m_stage; }
    [[nodiscard]] bool isRunning() const { return m_stage != Stage::Off; }
    /// Back to the game.
    void stop();

    // All words are in the interface's language.
    /// What is to be found, after what is said of the position; empty: nothing is said of it.
    [[nodiscard]] virtual QString task() const { return textFrom(m_wordsOfTask); }
    /// The same in one line, instead of what the rules ask for; empty: the rules' words stay.
    [[nodiscard]] virtual QString prompt() const { return {}; }
    /// Said to a drop after the end of the exercise's game; empty: the words for any such end.
    [[nodiscard]] virtual QString atEnd() const { return textFrom(m_wordsAtEnd); }
    /// Words that name keys, which a page or the window knows, for atEnd() and task(). They are asked for
    /// while they are needed, and are empty once the owner is destroyed.
    void setWords(const QObject *owner, std::function<QString()> atEnd, std::function<QString()> task = {});

    /// What of the board the words speak of, to be marked there.
    struct Named
    {
        std::vector<Cell> cells;
        bool hasRows = false;    ///< a row's number is named
        bool hasThreats = false; ///< those of both players are to be drawn
        CoachMarks marks{};      ///< others than those of named cells
    };
    [[nodiscard]] virtual Named named() const { return {}; }

    /// Gives the exercise's own hint. @return whether it is enough; else the coach is to be asked as well
    virtual bool takeHint() { return false; }
    /// Why there is no hint, not even the coach's; empty: there is one.
    [[nodiscard]] QString whyNoHint() const { return m_whyNoHint ? m_whyNoHint() : QString(); }
    void setWhyNoHint(std::function<QString()> words) { m_whyNoHint = std::move(words); }
    /// Enter on the board. @return false: it is for the board
    virtual bool goOn() { return false; }
    /// Poses the next one of its kind, at the key of the next puzzle. @return false: a puzzle is to come
    virtual bool poseNext() { return false; }
    [[nodiscard]] virtual bool offers(Offer offer) const { return offer == Offer::Review; }
    /// What stands below the board while Offer::Foot is offered; made at the first call. @param parent of it
    /// @pre setFoot() was called
    [[nodiscard]] QWidget *foot(QWidget *parent);
    void setFoot(std::function<QWidget *(QWidget *parent)> make) { m_makeFoot = std::move(make); }
    /// Whether what the coach knows of the position would give the answer away; see Interlude::disclosure().
    [[nodiscard]] virtual bool isSecret() const { return false; }

Q_SIGNALS:
    /// Words, offers or stage. Interlude emits exerciseChanged() for the exercise that has the board.
    void changed();

protected:
    [[nodiscard]] GameModel *model() const { return m_model; }
    void setStage(Stage stage);
    /// Lays a position on the board, as often as the exercise needs.
    void layPosition(Stage stage, const Interlude::Position &position);
    /// The seats of the person and of the strongest computer. A name that cannot be stored is left out.
    [[nodiscard]] static PerPlayer<Seat> seatsFor(Player person, const PerPlayer<QString> &names = {});
    /// An action on the exercise's board.
    virtual void followAction(const Outcome & /*outcome*/) {}
    /// The exercise is over: frees what was kept for it.
    virtual void endExercise() {}

private:
    friend class Interlude;
    /// Another exercise, another game or the person's command has ended it.
    void loseBoard();
    void turnOff();
    [[nodiscard]] QString textFrom(const std::function<QString()> &words) const
    {
        return m_wordsOwner && words ? words() : QString();
    }

    GameModel *m_model;
    Interlude *m_interlude;
    Stage m_stage = Stage::Off;
    QPointer<const QObject> m_wordsOwner;
    std::function<QString()> m_wordsAtEnd;
    std::function<QString()> m_wordsOfTask;
    std::function<QString()> m_whyNoHint;
    std::function<QWidget *(QWidget *parent)> m_makeFoot;
    QPointer<QWidget> m_foot;
};

} // namespace four
