// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/gamelock.h"

#include "ui/store/file/lockfile.h"

#include <QHash>
#include <QSet>

namespace four {

struct GameLock::Held
{
    explicit Held(const QString &path) : file(path) {}
    LockFile file;
    QSet<qint64> games;
};

namespace {
std::shared_ptr<GameLock::Held> heldOf(const QString &path)
{
    static QHash<QString, std::weak_ptr<GameLock::Held>> known;
    std::shared_ptr<GameLock::Held> held = known.value(path).lock();
    // Somebody may have removed the file: what is locked there is seen by nobody any more.
    if (!held || held->file.identity() != identityOf(path)) {
        held = std::make_shared<GameLock::Held>(path);
        known.insert(path, held);
    }
    return held;
}
} // namespace

GameLock::GameLock(const QString &file, qint64 game)
    : m_file(heldOf(file)), m_game(game),
      // The file excludes other processes only: to the system all windows of this one are the same.
      m_held(!m_file->games.contains(game) && m_file->file.lock(game, LockFile::Share::Alone))
{
    if (m_held)
        m_file->games.insert(game);
}

GameLock::~GameLock()
{
    if (!m_held)
        return;
    m_file->games.remove(m_game);
    m_file->file.unlock(m_game);
}

} // namespace four
