// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/games/openingstore.h"

#include <QScrollArea>
#include <QString>

#include <functional>
#include <optional>
#include <utility>

class QLabel;

namespace four {

class BoardView;
class Commands;
class LiveLabel;
class MenuButton;
class OpeningHeader;
class OpeningRows;
class OpeningWalk;
class Segments;
class TurnButton;

/// The openings beside the board: what each column is worth in the position that is shown, and how the games
/// of the history ended in which it was played. The chosen row and the disc in hand are at the same column.
class OpeningsPage : public QScrollArea
{
    Q_OBJECT

public:
    /// All must live as long as the page. @param who says whose games are "mine"
    OpeningsPage(OpeningWalk *walk, GameStore *store, const std::function<QString()> &who, BoardView *board,
                 const Commands *commands, QWidget *parent = nullptr);

    void takeFocus();
    /// Why no walk has begun; said.
    void tellWhyNot(const QString &why);

    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    /// From the empty board.
    void freshWanted();
    /// From the point of the game that is shown.
    void hereWanted();
    /// A stored game through the position that is shown, and through the chosen column.
    void sampleWanted(qint64 game);
    /// The person is to drop.
    void boardWanted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void layOut();
    void fillLevels();
    void retranslate();
    void refresh();
    void refreshRows();
    void refreshSentence();
    void readCounts();
    void followRow(int row);
    /// Shows the chosen row, where the page is too low for all.
    void scrollToRow();
    void followCursor();
    void openSample();
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] OpeningFilter filter() const;

    OpeningWalk *m_walk;
    OpeningStore m_store;
    std::function<QString()> m_who;
    BoardView *m_board;
    const Commands *m_commands;
    QWidget *m_content;
    QWidget *m_looking; ///< what is there while a walk is on
    QLabel *m_heading;
    LiveLabel *m_sentence;
    Segments *m_filter;
    OpeningHeader *m_header;
    OpeningRows *m_rows;
    QLabel *m_note;
    TurnButton *m_sample;
    MenuButton *m_playOn;
    TurnButton *m_fresh;
    TurnButton *m_here;
    TurnButton *m_walkOn;
    QString m_whyNot; ///< no walk has begun
    struct Read
    {
        engine::Position position;
        OpeningFilter filter;
        QString who;
        friend bool operator==(const Read &, const Read &) = default;
    };
    std::optional<std::pair<Read, OpeningCounts>> m_counts; ///< that were read last
};

} // namespace four
