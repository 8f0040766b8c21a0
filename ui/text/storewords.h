// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/file/storeproblem.h"
#include "ui/store/games/gamelibrary.h"

#include <QCoreApplication>
#include <QString>

namespace four {

/// Texts about the stored games, in the interface's present language.
class StoreWords
{
    Q_DECLARE_TR_FUNCTIONS(four::StoreWords)

public:
    /// The problem, and what the program does about it.
    [[nodiscard]] static QString problem(const StoreProblem &problem);
    [[nodiscard]] static QString recovered();
    /// The same for training that could not be stored.
    [[nodiscard]] static QString trainingProblem(const StoreProblem &problem);
    [[nodiscard]] static QString trainingRecovered();
    /// Of a game whose stored record has changed on the disk.
    [[nodiscard]] static QString altered();
    /// Games that are in the daily copies alone.
    [[nodiscard]] static QString lost(int games);
    /// What is lost when the window closes; 0 games: training alone.
    [[nodiscard]] static QString lostAtTheEnd(int games);
    /// The button that restores games from the daily copies, and its answer.
    [[nodiscard]] static QString takeFromCopies();
    [[nodiscard]] static QString takenFromCopies(int games);
    /// Why a stored game was not opened. @pre not Refusal::None
    [[nodiscard]] static QString refusal(GameLibrary::Refusal refusal);
    /// An unfinished game goes on. @param times when it was played
    [[nodiscard]] static QString resumed(const Times &times);

private:
    [[nodiscard]] static QString damaged(const StoreProblem &problem);
    [[nodiscard]] static QString older(const StoreProblem &problem);
};

} // namespace four
