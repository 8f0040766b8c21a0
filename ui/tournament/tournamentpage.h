// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/games/tournamentstore.h"

#include <QScrollArea>

#include <vector>

class QComboBox;
class QFrame;
class QLabel;
class QListWidget;
class QPushButton;
class QTableWidget;

namespace four {

class Commands;
class LiveLabel;
class TurnButton;

/// The open tournament beside the board: its table, the next game, the games so far, and what can be done.
class TournamentPage : public QScrollArea
{
    Q_OBJECT

public:
    explicit TournamentPage(const Commands *commands, QWidget *parent = nullptr);

    /// The tournaments to choose from, with the last one first.
    void setList(const std::vector<TournamentStore::Listed> &all);
    /// @param id 0: none is open
    void setTournament(qint64 id, const StoredTournament &stored);
    void focusTable();

    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void chosen(qint64 id);
    void strikeWanted(int pairing);
    void printWanted();
    void copyWanted();
    void newWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QFrame *makeNext(const Commands *commands, QWidget *parent);
    void retranslate();
    void refresh();
    void fillTable();
    void fillGames();
    void fitTable();
    /// Of the game that is chosen in the list, or of the last one; nothing: none counts.
    [[nodiscard]] std::optional<int> pairingToStrike() const;

    StoredTournament m_stored;
    qint64 m_id = 0;
    QComboBox *m_choice; ///< hidden while there is one tournament alone
    QLabel *m_title;
    LiveLabel *m_facts;
    QTableWidget *m_table;
    QLabel *m_ties;
    QLabel *m_next = nullptr;
    QLabel *m_sitting = nullptr;
    TurnButton *m_play = nullptr;
    QLabel *m_gamesTitle;
    QListWidget *m_games;
    TurnButton *m_strike;
    TurnButton *m_print;
    TurnButton *m_copy;
    TurnButton *m_new;
};

} // namespace four
