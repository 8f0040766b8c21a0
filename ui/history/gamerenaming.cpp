// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/gamerenaming.h"

#include "ui/history/renamedialog.h"
#include "ui/store/gamelibrary.h"
#include "ui/text/storewords.h"

namespace four {

GameRenaming::GameRenaming(GameStore *store, GameLibrary *library, QWidget *above)
    : QObject(above), m_store(store), m_library(library), m_above(above)
{
}

void GameRenaming::ask(qint64 game)
{
    const auto refuse = [this](GameLibrary::Refusal refusal) {
        Q_EMIT refused([refusal] { return StoreWords::refusal(refusal); });
    };
    const auto loaded = m_store->load(game);
    const auto *stored = loaded ? std::get_if<StoredGame>(&*loaded) : nullptr;
    if (!stored)
        return refuse(loaded ? GameLibrary::Refusal::Unreadable : GameLibrary::Refusal::NotThere);
    auto *dialog = new RenameDialog(*stored, m_above);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, game, refuse] {
        const GameLibrary::Refusal refusal = m_library->rename(game, dialog->names());
        if (refusal != GameLibrary::Refusal::None)
            return refuse(refusal);
        Q_EMIT renamed(game);
    });
    dialog->open();
}

} // namespace four
