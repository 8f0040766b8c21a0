// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/weakness.h"
#include "ui/commands/commandtable.h"
#include "ui/learn/puzzlechoice.h"

#include <QWidget>

#include <array>
#include <vector>

class QBoxLayout;
class QFrame;
class QLabel;

namespace four {

class TurnButton;

/// What a person should practise: a card for each of the two most frequent faults, with a button that leads
/// to puzzles, a lesson, openings by heart or endings.
class AdviceCards : public QWidget
{
    Q_OBJECT

public:
    explicit AdviceCards(QWidget *parent = nullptr);

    void setWeaknesses(std::vector<coach::Weakness> weaknesses);
    /// The button of the first card; nullptr where there is nothing to say.
    [[nodiscard]] TurnButton *first() const;
    /// The cards, beside each other.
    [[nodiscard]] QBoxLayout *row() const { return m_row; }
    void retranslate();

Q_SIGNALS:
    void kindWanted(const four::PuzzleKind &kind);
    /// @param lesson its number in lessonbook::lessons()
    void lessonWanted(std::size_t lesson);
    void commandWanted(four::Command command);

private:
    static constexpr std::size_t mostCards = 2;
    struct Card
    {
        QFrame *frame;
        QLabel *title;
        QLabel *count;
        TurnButton *button;
    };
    void follow(std::size_t card);

    QLabel *m_caption;
    QLabel *m_nothing;
    QBoxLayout *m_row;
    std::array<Card, mostCards> m_cards;
    std::vector<coach::Weakness> m_weaknesses;
};

} // namespace four
