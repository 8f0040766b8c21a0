// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/coach/explainer.h"

#include "core/players/exactposition.h"
#include "ui/coach/hintwords.h"

namespace four {

Explainer::Explainer(Analyst *analyst, QObject *parent) : QObject(parent), m_analyst(analyst)
{
    connect(&m_watcher, &QFutureWatcherBase::resultReadyAt, this, [this](int index) {
        m_hint = m_watcher.resultAt(index);
        Q_EMIT changed();
    });
}

Explainer::~Explainer()
{
    stop();
}

void Explainer::ask(const Game &position, std::optional<int> whyNotOf)
{
    if (m_position == position)
        return;
    forget();
    if (!exactPosition(position))
        return;
    m_position = position;
    // A stop source for each: a late stop for the last one cannot touch this one.
    m_stop = std::stop_source();
    m_watcher.setFuture(m_analyst->hint(position, {}, m_stop.get_token(), whyNotOf));
}

void Explainer::forget()
{
    stop();
    m_position.reset();
    m_hint.reset();
}

QString Explainer::words() const
{
    if (!m_hint)
        return {};
    const QString whyNot = HintWords::whyNot(*m_hint);
    const QString reason = HintWords::reason(*m_hint, *m_position);
    return whyNot.isEmpty() ? reason : reason + u' ' + whyNot;
}

void Explainer::stop()
{
    m_stop.request_stop();
    // The old future goes on to its early end by itself; its result no longer reaches us.
    m_watcher.setFuture(QFuture<coach::Hint>());
}

} // namespace four
