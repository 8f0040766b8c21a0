// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/network/messages.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace four {

class GameKeeper;
class GameLibrary;
class GameStore;
class Notice;
class Session;

/// Games of two people at two computers, by messages (see messages.h): copies the game as one
/// and continues the very same game from one. The notice says the result. GUI thread only.
class MessageGames
{
    Q_DECLARE_TR_FUNCTIONS(four::MessageGames)

public:
    /// All of them must live as long as this.
    MessageGames(Session *session, GameStore *store, GameKeeper *keeper, GameLibrary *library,
                 Notice *notice);

    /// Why the game cannot be copied as a message now; empty: it can.
    [[nodiscard]] QString whyNotCopied() const;
    /// @pre whyNotCopied() is empty
    void copy();
    /// Continues or opens the game of the message on the clipboard. @return whether there is one
    bool paste();

private:
    void receive(const messages::Message &message);
    /// Opens the stored game, or goes back to it on the board, and does what it lacks of the message.
    void continueStored(qint64 number, const messages::Message &message);
    void addActions(const Game &longer);
    void open(const messages::Message &message);
    [[nodiscard]] static QString sentence(const messages::Error &error);

    Session *m_session;
    GameStore *m_store;
    GameKeeper *m_keeper;
    GameLibrary *m_library;
    Notice *m_notice;
};

} // namespace four
