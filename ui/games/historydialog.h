// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/games/gamedeletion.h"
#include "ui/games/gamerenaming.h"
#include "ui/store/file/storewatcher.h"
#include "ui/store/games/gamelist.h"

#include <QDialog>

#include <functional>
#include <optional>

class QLabel;
class QLayout;
class QPushButton;
class QTabWidget;

namespace four {

class DecisionsPanel;
class GameKeeper;
class GameLibrary;
class HistoryModel;
class EmptyNote;
class HistoryTable;
class LiveLabel;
class SearchLine;
class StatisticsPanel;
class TrainingStore;

/// All stored games: a list to search, sort and choose from, and what they add up to.
class HistoryDialog : public QDialog
{
    Q_OBJECT

public:
    /// What is to be done with game() once the dialog was accepted.
    enum class Choice : std::uint8_t { Open, Replay, Review, Rematch };

    /// @param store, training, keeper, library must live as long as the dialog
    HistoryDialog(GameStore *store, TrainingStore *training, GameKeeper *keeper, GameLibrary *library,
                  QWidget *parent = nullptr);

    [[nodiscard]] Choice choice() const { return m_choice; }
    [[nodiscard]] qint64 game() const { return m_game; }

    void done(int result) override;

Q_SIGNALS:
    /// These games into a file.
    void exportRequested(const QList<qint64> &games);

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QWidget *makeGames();
    [[nodiscard]] QLayout *makeButtons();
    [[nodiscard]] QPushButton *makeButton(const char *name, void (HistoryDialog::*slot)());
    void addShortcuts();
    void restoreLayout();

    void search(const QString &text);
    void openGame();
    void replayGame();
    void reviewGame();
    void rematchGame();
    void rename();
    void exportGames();
    void remove();
    void undoRemove();
    void acceptFor(Choice choice);

    /// Shows what another window or process has changed.
    void follow();
    void keepPlace();
    void findPlace();
    void choose(int row);
    void refresh();
    void refreshButtons();
    void sayWhatIsListed();
    void sayTrouble();
    void noteWhatIsToCome();
    /// In the language of the moment, and again in another one when that changes.
    void say(const std::function<QString()> &text);
    void sayCount();
    void retranslate();
    [[nodiscard]] QList<qint64> selectedGames() const;
    [[nodiscard]] std::optional<GameSummary> selectedGame() const;

    GameStore *m_store;
    GameKeeper *m_keeper;
    GameList m_list;
    GameDeletion m_deletion;
    GameRenaming *m_renaming;
    HistoryModel *m_model;
    Choice m_choice = Choice::Open;
    qint64 m_game = 0;
    std::optional<qint64> m_place; ///< the game to go back to when the list has changed
    StoreWatcher m_watcher;

    QTabWidget *m_tabs;
    SearchLine *m_search;
    QLabel *m_searchCaption = nullptr;
    QLabel *m_count;
    HistoryTable *m_table;
    EmptyNote *m_note = nullptr; ///< in the table
    LiveLabel *m_message;
    std::function<QString()> m_said; ///< what the message says
    StatisticsPanel *m_statistics;
    DecisionsPanel *m_decisions;
    QPushButton *m_open = nullptr;
    QPushButton *m_replay = nullptr;
    QPushButton *m_review = nullptr;
    QPushButton *m_rematch = nullptr;
    QPushButton *m_rename = nullptr;
    QPushButton *m_export = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_undoRemove = nullptr;
};

} // namespace four
