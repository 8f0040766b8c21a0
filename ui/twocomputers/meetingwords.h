// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/network/networkgame.h"

#include <QCoreApplication>
#include <QString>

namespace four {

/// What two computers that meet have to say, in the interface's present language.
class MeetingWords
{
    Q_DECLARE_TR_FUNCTIONS(four::MeetingWords)

public:
    /// Why no connection came about, and what can be done. @param program the version that answered
    [[nodiscard]] static QString failure(NetworkGame::Failure failure, const QString &program);
    /// Why the connection of a game is over. @param name of the other player
    [[nodiscard]] static QString end(NetworkGame::Failure failure, const QString &name);
    /// @param name of the player who asks
    [[nodiscard]] static QString question(Dialogue::Offer offer, const QString &name);
    /// The game of an invitation, see Announcement.
    [[nodiscard]] static QString game(int number);
    /// In two groups: "407 812".
    [[nodiscard]] static QString grouped(const QString &number);
    /// The same digit by digit, to be heard.
    [[nodiscard]] static QString spoken(const QString &number);
};

} // namespace four
