// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/player.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>

class QWidget;

namespace four {

class GameLibrary;
class GameStore;
class TrainingStore;
struct StoredGame;

/// Asks for other names of who played a stored game, and gives them: to what these people trained as well, if
/// that is wanted. GUI thread only.
class GameRenaming : public QObject
{
    Q_OBJECT

public:
    /// All of them must live as long as this. @param above whose dialog it is
    GameRenaming(GameStore *store, TrainingStore *training, GameLibrary *library, QWidget *above);

    void ask(qint64 game);

Q_SIGNALS:
    void renamed(qint64 game);
    /// @param why in the interface's language of the moment
    void refused(const std::function<QString()> &why);

private:
    /// The game's people of whom something is kept that they trained, by their names.
    [[nodiscard]] QStringList trained(const StoredGame &game);
    /// Whether the person played in another game, too.
    [[nodiscard]] bool isElsewhere(const QString &name, qint64 game);
    bool renameTraining(const StoredGame &game, const PerPlayer<QString> &names);

    GameStore *m_store;
    TrainingStore *m_training;
    GameLibrary *m_library;
    QWidget *m_above;
};

} // namespace four
