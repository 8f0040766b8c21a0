// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/coach/explainer.h"

#include "core/players/exactposition.h"
#include "ui/analysis/analyst.h"
#include "ui/coach/hintwords.h"

namespace four {

Explainer::Explainer(Analyst *analyst, QObject *parent)
    : QObject(parent), m_analyst(analyst), m_question([this] {
          if (hint())
              Q_EMIT changed();
      })
{
}

void Explainer::ask(const Game &position, std::optional<int> whyNotOf)
{
    if (m_position == position)
        return;
    forget();
    if (!exactPosition(position))
        return;
    m_position = position;
    m_question.ask(
        [&](const std::stop_token &stop) { return m_analyst->hint(position, {}, stop, whyNotOf); });
}

void Explainer::forget()
{
    m_position.reset();
    m_question.forget();
}

QString Explainer::words() const
{
    if (!hint())
        return {};
    const QString whyNot = HintWords::whyNot(*hint());
    const QString reason = HintWords::reason(*hint(), *m_position);
    return whyNot.isEmpty() ? reason : reason + u' ' + whyNot;
}

} // namespace four

#include "moc_explainer.cpp"
