// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>

namespace four {

class Coach;
class DistantGame;
class GameModel;
class Games;
class Shell;

/// The feature of two computers, see TwoComputers. All must live as long as the result. A program that was
/// built without libsodium has its commands alone, which say what is lacking.
[[nodiscard]] std::unique_ptr<QObject> makeTwoComputers(GameModel *model, DistantGame *distant, Games *games,
                                                        Coach *coach, Shell *shell);

} // namespace four
