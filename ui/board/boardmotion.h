// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/outcome.h"

#include <QAbstractAnimation>
#include <QObject>
#include <QPointer>

#include <cstdint>

class QParallelAnimationGroup;
class QVariant;

namespace four {

class BoardDiscs;
class BoardHand;
class DiscItem;
struct BoardStage;

/// The animation of an Outcome: discs fall, leave and come back; a refusal, a block, the toss. Discs belong
/// to their new cells at once. A new animation first brings the running one to its end.
class BoardMotion : public QObject
{
    Q_OBJECT

public:
    /// @param stage, discs, hand must live as long as this
    BoardMotion(const BoardStage &stage, BoardDiscs &discs, BoardHand &hand);

    /// The coin of the game that is shown turns over and ends with the starter's side up.
    void toss();
    /// Discs come, go and move as the outcome says.
    void moveDiscs(const Outcome &outcome);
    /// Whether a refusal can be shown: with a disc in hand, and animations on.
    [[nodiscard]] bool canRefuse() const;
    /// The disc in hand shakes. @pre canRefuse()
    void refuse();
    /// A sign that this player's turn is skipped.
    void block(Player blocked);

    [[nodiscard]] bool isRunning() const { return m_animation; }
    /// Whether a disc still falls, so that people cannot judge the board yet.
    [[nodiscard]] bool isFalling() const { return m_isFalling; }
    /// Brings the running animation to its end.
    void finish();

Q_SIGNALS:
    void fallingChanged(bool falling);

private:
    /// Whether people cannot judge the board until the animation is over.
    enum class Waiting : std::uint8_t { No, Yes };
    void run(QParallelAnimationGroup *group, Waiting waiting);
    void setFalling(bool falling);
    void addFall(DiscItem *disc, QPointF to, QParallelAnimationGroup *group) const;
    /// Deletes the disc at the end of the animation.
    void addLeaving(DiscItem *disc, const char *property, const QVariant &end, int duration,
                    QParallelAnimationGroup *group) const;

    const BoardStage *m_stage;
    BoardDiscs *m_discs;
    BoardHand *m_hand;
    QPointer<QAbstractAnimation> m_animation;
    bool m_isFalling = false;
};

} // namespace four
