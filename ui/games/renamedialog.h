// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/games/gamelibrary.h"

#include <QDialog>
#include <QString>

#include <functional>

class QCheckBox;
class QLabel;
class QPushButton;

namespace four {

class LiveLabel;
class NameEdit;
class TrainingStore;

/// Asks for other names of a game's people.
class RenameDialog : public QDialog
{
    Q_OBJECT

public:
    explicit RenameDialog(const StoredGame &game, QWidget *parent = nullptr);

    /// Offers to rename the people's training as well. @param isChosen at first
    void offerTraining(bool isChosen);
    [[nodiscard]] bool takesTraining() const;

    /// Valid once the dialog was accepted; empty: the seat's usual word.
    [[nodiscard]] PerPlayer<QString> names() const;

    /// Stays open with a message if a name is invalid.
    void accept() override;

protected:
    void changeEvent(QEvent *event) override;

private:
    /// Shows what is wrong. @return the invalid name's field, or null
    NameEdit *validate();
    void retranslate();

    GameSetup m_setup;
    bool m_needsNames;
    PerPlayer<QLabel *> m_captions{};
    PerPlayer<NameEdit *> m_lines{};
    QCheckBox *m_training;
    LiveLabel *m_problem;
    QPushButton *m_rename = nullptr;
};

class TrainingStore;

/// Asks for other names of a stored game's players, and renames them, on request with their training.
/// @param done gets each refusal, and at last None if the game was renamed. GUI thread only.
void renamePlayers(GameStore *store, TrainingStore *training, GameLibrary *library, qint64 game,
                   QWidget *above, const std::function<void(GameLibrary::Refusal)> &done);

} // namespace four
