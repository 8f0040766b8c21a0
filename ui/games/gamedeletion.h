// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QList>
#include <QString>

#include <functional>
#include <optional>

namespace four {

class GameList;

/// Takes games out of the list of all games and brings them back, and says what came of it. GUI thread only.
class GameDeletion
{
    Q_DECLARE_TR_FUNCTIONS(four::GameDeletion)

public:
    /// In the interface's language of the moment.
    using Text = std::function<QString()>;

    /// @param list must live as long as this
    explicit GameDeletion(GameList *list) : m_list(list) {}

    /// @return what to say; nothing: it failed, and the store says why
    [[nodiscard]] std::optional<Text> remove(const QList<qint64> &games);
    [[nodiscard]] bool canRestore() const;
    struct Restored
    {
        QList<qint64> games; ///< none: there was nothing to bring back
        Text text;
    };
    /// Brings back what was deleted last. @return nothing: it failed, and the store says why
    [[nodiscard]] std::optional<Restored> restore();

private:
    GameList *m_list;
};

} // namespace four
