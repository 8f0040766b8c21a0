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

/// What animation an Outcome becomes: how discs fall, leave and come back, a refusal, a block, the toss. The
/// discs belong to their new cells at once, whatever is still seen of their way. One thing happens at a time:
/// what starts brings what still moves to its end.
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
    /// Whether a refusal is seen: it takes a disc in hand, and animations.
    [[nodiscard]] bool canRefuse() const;
    /// The disc in hand shakes its head. @pre canRefuse()
    void refuse();
    /// A sign that this player's turn is skipped.
    void block(Player blocked);

    [[nodiscard]] bool isRunning() const { return m_animation; }
    /// Whether people cannot judge the board rightly yet, because a disc is still on its way.
    [[nodiscard]] bool isFalling() const { return m_isFalling; }
    /// Brings everything that moves to where it is going.
    void finish();

Q_SIGNALS:
    void fallingChanged(bool falling);

private:
    /// Whether people cannot judge the board rightly until the animation is over.
    enum class Waiting : std::uint8_t { No, Yes };
    void run(QParallelAnimationGroup *group, Waiting waiting);
    void setFalling(bool falling);
    void addFall(DiscItem *disc, QPointF to, QParallelAnimationGroup *group) const;
    /// The disc goes and takes its picture with it when it is out of sight.
    void addLeaving(DiscItem *disc, const char *property, const QVariant &end, int duration,
                    QParallelAnimationGroup *group) const;

    const BoardStage *m_stage;
    BoardDiscs *m_discs;
    BoardHand *m_hand;
    QPointer<QAbstractAnimation> m_animation;
    bool m_isFalling = false;
};

} // namespace four
