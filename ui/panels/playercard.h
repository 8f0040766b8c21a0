// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/player.h"

#include <QFrame>

#include <array>
#include <functional>

class QLabel;

namespace four {

class ClockFace;
class GameModel;
class NameLabel;

/// One player at the board: name, disc, letter, turn, the match's score and the power-ups left. Its forms are
/// for different amounts of room.
class PlayerCard : public QFrame
{
    Q_OBJECT

public:
    enum class Form {
        Column, ///< beside the board: disc, name and part, and below a rule what is left line by line
        Strip,  ///< broad and low, for above the board: disc, name and part, then what is left in a line
        Line,   ///< as low as can be: everything in a line, or in two
        Name,   ///< where even that is too much: disc, name and score
    };

    PlayerCard(GameModel *model, Player player, QWidget *parent = nullptr);

    void setForm(Form form);
    [[nodiscard]] Form form() const { return m_form; }
    /// How high it is in this form at this width, in logical pixels.
    [[nodiscard]] int heightFor(Form form, int width) const;
    /// How high a card of the form Name is among such letters.
    [[nodiscard]] static int stripHeight(const QFont &font);
    /// While a disc still falls, the result and the score are not shown.
    void setWaiting(bool isWaiting);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override { return heightFor(m_form, width); }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The card needs another size.
    void needsChanged();

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    struct Row
    {
        QLabel *caption;
        QLabel *value;
        QString whole; ///< the caption where it has a line of its own
        QString brief; ///< and where it shares one
    };
    /// Called with each part and its place.
    using Place = std::function<void(QWidget *, const QRect &)>;
    /// Puts things side by side, and on the next line where one has no room left.
    class Flow;

    [[nodiscard]] Row makeRow(const QString &name);
    /// Whether only the form Column has room for the row.
    [[nodiscard]] bool isOfColumn(const Row &row) const;
    void refresh();
    void dress();
    void drawDisc();
    void placeParts();
    [[nodiscard]] int discSide(Form form) const;
    [[nodiscard]] QFont scoreFont(Form form) const;
    [[nodiscard]] QSize scoreSize(Form form) const;
    [[nodiscard]] static double clockFactor(Form form);
    /// Of what stands at the end of the form's first line: the clock or the score.
    [[nodiscard]] QSize endSize(Form form) const;
    void placeEnd(Form form, int right, int top, const Place &place) const;
    // Each returns the height.
    int layOut(Form form, int width, const Place &place) const;
    int layOutColumn(int width, const Place &place) const;
    int layOutStrip(int width, const Place &place, bool hasRows) const;
    int layOutLine(Form form, int width, const Place &place) const;
    [[nodiscard]] bool isOnTurn() const;
    [[nodiscard]] bool isWinner() const;

    GameModel *m_model;
    Player m_player;
    Form m_form = Form::Column;
    bool m_isWaiting = false;
    QLabel *m_disc;
    NameLabel *m_name;
    QLabel *m_identity;
    QLabel *m_level; ///< of a computer
    QLabel *m_state;
    QLabel *m_won;      ///< how many games of the match
    ClockFace *m_clock; ///< where there is no column, in the place of these
    std::array<Row, 8> m_rows;
};

} // namespace four
