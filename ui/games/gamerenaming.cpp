// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/gamerenaming.h"

#include "ui/games/renamedialog.h"
#include "ui/session/names.h"
#include "ui/store/games/contender.h"
#include "ui/store/games/gamelibrary.h"
#include "ui/store/training/trainingstore.h"
#include "ui/text/storewords.h"

#include <QSqlQuery>

#include <algorithm>

namespace four {

GameRenaming::GameRenaming(GameStore *store, TrainingStore *training, GameLibrary *library, QWidget *above)
    : QObject(above), m_store(store), m_training(training), m_library(library), m_above(above)
{
}

QStringList GameRenaming::trained(const StoredGame &game)
{
    QStringList names;
    for (const Player player : bothPlayers) {
        const Contender contender = contenderOf(game.recorded.game.setup().seats, player);
        if (contender.isOnePerson() && !m_training->training(contender.name).isEmpty())
            names.append(contender.name);
    }
    return names;
}

bool GameRenaming::isElsewhere(const QString &name, qint64 game)
{
    bool isFound = false;
    m_store->each(QStringLiteral("SELECT player_one, player_two, level_one, level_two FROM game"
                                 " WHERE deleted IS NULL AND id <> ?"),
                  {game}, [&](const QSqlQuery &row) {
                      const PerPlayer<Seat> seats = seatsOf(row, 0);
                      for (const Player player : bothPlayers) {
                          const Contender contender = contenderOf(seats, player);
                          isFound =
                              isFound || (contender.isOnePerson() && Names::areEqual(contender.name, name));
                      }
                  });
    return isFound;
}

bool GameRenaming::renameTraining(const StoredGame &game, const PerPlayer<QString> &names)
{
    PerPlayer<QString> before;
    for (const Player player : bothPlayers)
        before[player] = QString::fromStdString(game.recorded.game.setup().seats[player].name);
    const QStringList people = trained(game);
    return std::ranges::all_of(bothPlayers, [&](Player player) {
        // The same name spelt otherwise is the same person; and who only changed places is who he was.
        const bool isAnother = !Names::areEqual(before[player], names[player]) &&
                               !Names::areEqual(before[opponent(player)], names[player]);
        return !isAnother || !people.contains(before[player]) ||
               m_training->rename(before[player], names[player]);
    });
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
    if (const QStringList names = trained(*stored); !names.isEmpty()) {
        // Whose only game it is gets all of it another name; of others this game alone may have been meant.
        const bool isOnlyGame = std::ranges::none_of(
            names, [this, game](const QString &name) { return isElsewhere(name, game); });
        dialog->offerTraining(isOnlyGame);
    }
    connect(dialog, &QDialog::accepted, this, [this, dialog, game, refuse, before = *stored] {
        const GameLibrary::Refusal refusal = m_library->rename(game, dialog->names());
        if (refusal != GameLibrary::Refusal::None)
            return refuse(refusal);
        if (dialog->takesTraining() && !renameTraining(before, dialog->names()))
            refuse(GameLibrary::Refusal::NotStored);
        Q_EMIT renamed(game);
    });
    dialog->open();
}

} // namespace four
