// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/choices.h"

#include "ui/text/words.h"

#include <initializer_list>
#include <utility>

namespace four {

namespace {
/// The list's words, also those of another language than before.
void put(QComboBox *box, std::initializer_list<std::pair<QString, int>> choices)
{
    int index = 0;
    for (const auto &[words, value] : choices) {
        if (index < box->count())
            box->setItemText(index, words);
        else
            box->addItem(words, value);
        ++index;
    }
}
} // namespace

void Choices::fillStarters(QComboBox *box)
{
    put(box, {{//: %1 is a colour
               tr("Player 1 (%1)").arg(Words::colour(Player::One)), static_cast<int>(Starter::PlayerOne)},
              {tr("A coin toss decides"), static_cast<int>(Starter::Random)}});
}

void Choices::fillLetters(QComboBox *box)
{
    put(box, {{tr("Player 1 has X"), static_cast<int>(Letters::Fixed)},
              {tr("Chosen at random"), static_cast<int>(Letters::Random)},
              {tr("The starter chooses"), static_cast<int>(Letters::StarterChooses)}});
}

void Choices::fillOpenings(QComboBox *box)
{
    put(box, {{tr("Any column"), static_cast<int>(Opening::Free)},
              {tr("Centre column"), static_cast<int>(Opening::Centre)}});
}

void Choices::fillViolations(QComboBox *box)
{
    put(box, {{tr("Not counted"), static_cast<int>(Violations::None)},
              {tr("Counted per game"), static_cast<int>(Violations::PerGame)},
              {tr("Counted per turn"), static_cast<int>(Violations::PerTurn)}});
}

} // namespace four
