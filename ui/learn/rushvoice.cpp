// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/rushvoice.h"

#include "ui/learn/trainer.h"
#include "ui/text/words.h"
#include "ui/widgets/speech/announcer.h"

#include <utility>

namespace four {

namespace {
constexpr int toldTimes[] = {60, 30, 10}; ///< seconds left
} // namespace

RushVoice::RushVoice(const Trainer *trainer, QWidget *window) : m_trainer(trainer), m_window(window)
{
    connect(m_trainer, &Trainer::changed, this, &RushVoice::tellResults);
    connect(m_trainer, &Trainer::ticked, this, &RushVoice::tellTime);
}

void RushVoice::beginAnew()
{
    m_results = 0;
    m_secondsLeft = m_trainer->rushSecondsLeft();
    //: a run against the clock; %1 is a number
    Announcer::of(m_window)->say(
        tr("Rush: %1 minutes for as many puzzles as you can. The third one missed ends it.")
            .arg(number(Trainer::rushSeconds / 60)),
        this, Announcer::Order::BeforeOthers);
}

void RushVoice::tellResults()
{
    const bool wasRunning = std::exchange(m_isRunning, m_trainer->isRushing());
    if (!m_isRunning)
        return;
    if (!wasRunning)
        return beginAnew();
    const int results = m_trainer->rushSolved() + m_trainer->rushMissed();
    if (std::exchange(m_results, results) == results)
        return;
    //: of a run against the clock: how many puzzles
    Announcer::of(m_window)->say(
        tr("%1 solved, %2 missed.").arg(number(m_trainer->rushSolved()), number(m_trainer->rushMissed())),
        this, Announcer::Order::AfterOthers);
}

void RushVoice::tellTime()
{
    const int before = std::exchange(m_secondsLeft, m_trainer->rushSecondsLeft());
    for (const int seconds : toldTimes) {
        if (before > seconds && m_secondsLeft <= seconds)
            Announcer::of(m_window)->say(tr("%Ln second(s) left.", nullptr, m_secondsLeft), this);
    }
}

} // namespace four

#include "moc_rushvoice.cpp"
