// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/gamedeletion.h"

#include "ui/store/games/gamelist.h"

namespace four {

std::optional<GameDeletion::Text> GameDeletion::remove(const QList<qint64> &games)
{
    const std::optional<int> removed = m_list->remove(games);
    if (!removed)
        return {};
    return [count = *removed, all = *removed == games.size()] {
        const QString what = tr("%Ln game(s) deleted.", nullptr, count);
        return all ? what : what + u' ' + tr("A game that is being played cannot be deleted.");
    };
}

bool GameDeletion::canRestore() const
{
    return m_list->restorable() > 0;
}

std::optional<GameDeletion::Restored> GameDeletion::restore()
{
    const std::optional<QList<qint64>> games = m_list->restore();
    if (!games)
        return {};
    return Restored{.games = *games, .text = [count = int(games->size())] {
                        return tr("%Ln game(s) brought back.", nullptr, count);
                    }};
}

} // namespace four
