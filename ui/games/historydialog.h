// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/file/storewatcher.h"
#include "ui/store/games/gamelist.h"

#include <QDialog>
#include <QTimer>

#include <functional>
#include <optional>

class QBoxLayout;
class QLabel;
class QPushButton;
class QTabWidget;

namespace four {

class DecisionsPanel;
class GameKeeper;
class GameLibrary;
class GamePreview;
class HistoryModel;
class EmptyNote;
class HistoryTable;
class LiveLabel;
class SearchLine;
class StatisticsPanel;
class TrainingStore;

/// All stored games: a list to search, sort and choose from, with statistics and decisions.
class HistoryDialog : public QDialog
{
    Q_OBJECT

public:
    /// What to do with game() after accept().
    enum class Choice : std::uint8_t { Open, Replay, Review, Rematch, Connect };

    /// @param store, training, keeper, library must live as long as the dialog
    HistoryDialog(GameStore *store, TrainingStore *training, GameKeeper *keeper, GameLibrary *library,
                  QWidget *parent = nullptr);

    [[nodiscard]] Choice choice() const { return m_choice; }
    [[nodiscard]] qint64 game() const { return m_game; }

    void done(int result) override;

Q_SIGNALS:
    /// The games are to be written into a file.
    void exportRequested(const QList<qint64> &games);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QWidget *makeGames();
    [[nodiscard]] QWidget *makeSide();
    [[nodiscard]] QPushButton *makeButton(const char *name, const std::function<void()> &work);
    void addShortcuts();
    void restoreLayout();
    /// The preview beside the list, or its buttons alone below it.
    void turnSides();
    void showPreview();

    void search(const QString &text);
    void rename();
    void exportGames();
    void remove();
    void undoRemove();
    void acceptFor(Choice choice);

    /// Shows changes by other windows and processes.
    void follow();
    void outdatePanels();
    void keepPlace();
    void findPlace();
    void choose(int row);
    void refresh();
    void refreshButtons();
    void sayListState();
    void sayTrouble();
    /// Shows in an empty list what it is for.
    void refreshNote();
    /// @param text called again after a change of the language; may be empty
    void say(const std::function<QString()> &text);
    void sayCount();
    void retranslate();
    [[nodiscard]] QList<qint64> selectedGames() const;
    [[nodiscard]] std::optional<GameSummary> selectedGame() const;

    GameStore *m_store;
    TrainingStore *m_training;
    GameKeeper *m_keeper;
    GameLibrary *m_library;
    GameList m_list;
    HistoryModel *m_model;
    Choice m_choice = Choice::Open;
    qint64 m_game = 0;
    std::optional<qint64> m_place; ///< the current game while the list is read again
    int m_placeRow = 0;            ///< its row then
    bool m_isFollowing = false;    ///< the list is read again as others changed it
    StoreWatcher m_watcher;

    QTabWidget *m_tabs;
    SearchLine *m_search;
    QLabel *m_searchCaption = nullptr;
    QLabel *m_count;
    HistoryTable *m_table;
    EmptyNote *m_note = nullptr; ///< in the table
    LiveLabel *m_message;
    QBoxLayout *m_sides = nullptr; ///< the list and what can be done with its games
    QWidget *m_side = nullptr;
    GamePreview *m_preview;
    QTimer m_previewTimer;
    std::function<QString()> m_said; ///< what the message says
    StatisticsPanel *m_statistics;
    DecisionsPanel *m_decisions;
    QPushButton *m_open = nullptr;
    QPushButton *m_replay = nullptr;
    QPushButton *m_review = nullptr;
    QPushButton *m_rematch = nullptr;
    QPushButton *m_connect; ///< of an unfinished game at two computers
    QPushButton *m_rename = nullptr;
    QPushButton *m_export = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_undoRemove = nullptr;
};

} // namespace four
