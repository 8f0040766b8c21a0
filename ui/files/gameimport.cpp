// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/gameimport.h"

#include "ui/files/filewords.h"
#include "ui/store/gamekeeper.h"
#include "ui/store/gamelibrary.h"
#include "ui/text/storewords.h"
#include "ui/widgets/notice.h"

#include <QGuiApplication>

#include <utility>

namespace four {

namespace {
StoredGame storedGame(const RecordedGame &recorded)
{
    return {.match = matchOf(recorded.game.setup()), .recorded = recorded};
}
} // namespace

GameImport::GameImport(GameStore *store, GameKeeper *keeper, GameLibrary *library, Notice *notice)
    : m_store(store), m_keeper(keeper), m_library(library), m_notice(notice)
{
}

bool GameImport::take(RecordList list, const QString &path) const
{
    FileWords::Opened opened{.path = path,
                             .games = int(list.games.size()),
                             .errors = std::move(list.errors),
                             .moreErrors = list.moreErrors};
    std::optional<GameLibrary::Refusal> refusal;
    if (!list.games.empty()) {
        const StoredGame last = storedGame(list.games.back());
        list.games.pop_back();
        addMissing(list.games);
        refusal = m_library->open(last);
        m_keeper->reportTrouble();
    }
    opened.isOpen = refusal == GameLibrary::Refusal::None;
    m_notice->answer([opened, refusal] {
        if (refusal && *refusal != GameLibrary::Refusal::None && opened.games == 1)
            return StoreWords::refusal(*refusal);
        return FileWords::opened(opened);
    });
    return opened.isOpen;
}

void GameImport::addMissing(const std::vector<RecordedGame> &games) const
{
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    std::vector<StoredGame> missing;
    for (const RecordedGame &game : games) {
        if (!m_store->find(game))
            missing.push_back(storedGame(game));
    }
    if (!missing.empty())
        m_store->add(missing);
    QGuiApplication::restoreOverrideCursor();
}

} // namespace four
