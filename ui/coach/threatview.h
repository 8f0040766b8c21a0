// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/threats.h"
#include "core/rules/game.h"
#include "ui/game/coachmark.h"

#include <QCoreApplication>
#include <QObject>
#include <QString>

namespace four {

class GameModel;

/// The threats of both players in the shown position, while they are switched on. GUI thread only.
class ThreatView : public QObject
{
    Q_OBJECT

public:
    /// Off to begin with. @param model must live as long as this
    explicit ThreatView(const GameModel *model, QObject *parent = nullptr);

    void setOn(bool on);
    [[nodiscard]] bool isOn() const { return m_isOn; }
    /// Nothing while it is off.
    [[nodiscard]] CoachMarks marks() const;
    /// One sentence on which player has the zugzwang. @pre isOn()
    [[nodiscard]] QString sentence() const;
    /// The same after every threat in words, a sentence each. @pre isOn()
    [[nodiscard]] QStringList spoken() const;

Q_SIGNALS:
    void changed();

private:
    void followGame();
    [[nodiscard]] QString listed(Player player) const;

    const GameModel *m_model;
    bool m_isOn = false;
    PerPlayer<std::vector<coach::Threat>> m_threats; ///< of the shown position, while it is on
};

} // namespace four
