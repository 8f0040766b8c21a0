// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/file/storeproblem.h"
#include "ui/store/games/gamelibrary.h"

#include <QCoreApplication>
#include <QString>

namespace four {

/// What becomes of the stored games, in the words of the interface's present language.
class StoreWords
{
    Q_DECLARE_TR_FUNCTIONS(four::StoreWords)

public:
    /// What is wrong, and what the program does about it.
    [[nodiscard]] static QString problem(const StoreProblem &problem);
    [[nodiscard]] static QString recovered();
    /// The same when it is not a game that could not be stored, but what somebody trained.
    [[nodiscard]] static QString trainingProblem(const StoreProblem &problem);
    [[nodiscard]] static QString trainingRecovered();
    /// What to press after a rescue to have the games back that only the daily copies have, and its answer.
    [[nodiscard]] static QString takeFromCopies();
    [[nodiscard]] static QString takenFromCopies(int games);
    /// Why a stored game was not opened. @pre not Refusal::None
    [[nodiscard]] static QString refusal(GameLibrary::Refusal refusal);
    /// That a game goes on which was left unfinished. @param times when it was played
    [[nodiscard]] static QString resumed(const Times &times);

private:
    [[nodiscard]] static QString damaged(const StoreProblem &problem);
};

} // namespace four
