// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/choices.h"

namespace four {

void Choices::addStarters(QComboBox *box)
{
    box->addItem(tr("Player 1 (yellow)"), static_cast<int>(Starter::PlayerOne));
    box->addItem(tr("A coin toss decides"), static_cast<int>(Starter::Random));
}

void Choices::addLetters(QComboBox *box)
{
    box->addItem(tr("Player 1 has X"), static_cast<int>(Letters::Fixed));
    box->addItem(tr("Drawn by lot"), static_cast<int>(Letters::Random));
    box->addItem(tr("The starter chooses"), static_cast<int>(Letters::StarterChooses));
}

void Choices::addOpenings(QComboBox *box)
{
    box->addItem(tr("Any column"), static_cast<int>(Opening::Free));
    box->addItem(tr("Centre column"), static_cast<int>(Opening::Centre));
}

void Choices::addViolations(QComboBox *box)
{
    box->addItem(tr("Not counted"), static_cast<int>(Violations::None));
    box->addItem(tr("Counted per game"), static_cast<int>(Violations::PerGame));
    box->addItem(tr("Counted per turn"), static_cast<int>(Violations::PerTurn));
}

} // namespace four
