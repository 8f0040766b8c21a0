// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/hint.h"
#include "core/rules/game.h"
#include "ui/analysis/question.h"

#include <QObject>
#include <QString>

#include <optional>

namespace four {

class Analyst;

/// Why a drop is the best one in a position of a game that is looked at afterwards. It explains one position
/// at a time. GUI thread only.
class Explainer : public QObject
{
    Q_OBJECT

public:
    /// @param analyst must live as long as this
    explicit Explainer(Analyst *analyst, QObject *parent = nullptr);

    /// Nothing happens if it is the position that is explained already; one that has no exactPosition has no
    /// reason that is proven, and words() stays empty.
    /// @param whyNotOf the column of which is to be said what goes wrong with it; nothing: the most tempting
    void ask(const Game &position, std::optional<int> whyNotOf = {});
    void forget();
    /// The reason, addressed to the player who drops, in the interface's language; empty until it is known.
    [[nodiscard]] QString words() const;
    /// The same as a value; nothing until it is known.
    [[nodiscard]] const std::optional<coach::Hint> &hint() const { return m_question.result(); }

Q_SIGNALS:
    void changed();

private:
    Analyst *m_analyst;
    std::optional<Game> m_position;
    Question<coach::Hint> m_question;
};

} // namespace four
