// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/hint.h"
#include "ui/analysis/analyst.h"

#include <QFutureWatcher>
#include <QObject>
#include <QString>

#include <optional>
#include <stop_token>

namespace four {

/// Why a drop is the best one in a position of a game that is looked at afterwards: one position at a time,
/// thought about when asked for, and told when it is known. GUI thread only.
class Explainer : public QObject
{
    Q_OBJECT

public:
    /// @param analyst must live as long as this
    explicit Explainer(Analyst *analyst, QObject *parent = nullptr);
    ~Explainer() override;

    /// Nothing happens if it is the position that is being told of already; one that has no exactPosition has
    /// no reason that is proven, and words() stays empty.
    /// @param whyNotOf the column of which is to be said what goes wrong with it; nothing: the most tempting
    void ask(const Game &position, std::optional<int> whyNotOf = {});
    void forget();
    /// The reason, said to whoever drops there, in the interface's language; empty while it is not known.
    [[nodiscard]] QString words() const;
    /// The same as a value, as far as it is known.
    [[nodiscard]] const std::optional<coach::Hint> &hint() const { return m_hint; }

Q_SIGNALS:
    void changed();

private:
    void stop();

    Analyst *m_analyst;
    std::optional<Game> m_position;
    std::optional<coach::Hint> m_hint; ///< of the position
    QFutureWatcher<coach::Hint> m_watcher;
    std::stop_source m_stop;
};

} // namespace four
