// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/network/acquaintance.h"
#include "ui/network/dialogue.h"
#include "ui/network/invitation.h"
#include "ui/network/link.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>

namespace four {

class DistantGame;
class Session;

/// The session's game with a person at another computer: the invitation or the way to one, what the two
/// programs say to each other, and the way back after a break. It listens and sends only from invite() or
/// join() on, until the connection is over. A game that arrives by it is to be put into the session by the
/// owner, see began(). GUI thread only.
class NetworkGame : public QObject
{
    Q_OBJECT

public:
    using Offer = Dialogue::Offer;

    enum class State : std::uint8_t {
        None,
        Inviting,
        Joining,
        Meeting, ///< there is a key, and no game yet
        Playing,
        Broken, ///< both try again, and the game stands where it stood
    };
    Q_ENUM(State)

    /// Why there is no connection any more, or none came about.
    enum class Failure : std::uint8_t {
        CannotListen, ///< the system does not allow it
        NoAnswer,
        TurnedAway,   ///< no invitation is open there, or it has another guest
        NotOurs,      ///< another program answers
        OtherVersion, ///< see otherProgram()
        WrongNumber,
        Lost,       ///< it broke off before there was a game
        Left,       ///< closed on purpose at the other computer
        Unexpected, ///< lines that have no place in the dialogue, or too many
        Refused,    ///< an action against the rules
        Different,  ///< the two games are not one, or went different ways
        FalseLot,
    };
    Q_ENUM(Failure)

    struct Timings
    {
        std::chrono::milliseconds retry{2'000};
        Link::Timings link{};
        QList<meetingplace::Target> targets = {}; ///< of announcements; empty: everywhere
        quint16 hearing = meetingplace::port;     ///< where they are heard
    };

    /// Both must live as long as this. @param program its version
    NetworkGame(Session *session, DistantGame *distant, const QByteArray &program, const Timings &timings,
                QObject *parent = nullptr);
    NetworkGame(Session *session, DistantGame *distant, const QByteArray &program, QObject *parent = nullptr)
        : NetworkGame(session, distant, program, Timings(), parent)
    {
    }
    /// Says goodbye, if there is a connection.
    ~NetworkGame() override;

    /// Where this side's version of a game lies that the other side continues.
    void setLibrary(const Dialogue::Library &library) { m_library = library; }

    /// Invites to a new game. @param name of the person here, storable @param setup with a player elsewhere
    void invite(const QString &name, const GameSetup &setup);
    /// Invites to go on with this game. @param recorded with a player elsewhere @param known of its last
    /// meeting: the two programs meet without the number where both do this; whether host or guest then, it
    /// can be joined with the number as well
    void inviteAgain(const QString &name, const RecordedGame &recorded,
                     const std::optional<Acquaintance> &known = {});
    void join(const meetingplace::Door &door, const QString &number, const QString &name);
    /// Ends all of it on purpose, and says so to the other side.
    void leave();

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool isConnected() const { return m_state == State::Playing; }
    /// Of the invitation, six digits. @pre state() == State::Inviting
    [[nodiscard]] QString number() const { return QString::fromLatin1(m_invitation->number()); }
    [[nodiscard]] QStringList addresses() const { return m_invitation->addresses(); }
    /// Whether the other program can come without the number. @pre state() == State::Inviting
    [[nodiscard]] bool isAcquainted() const { return m_known.has_value(); }
    /// By what the two meet again; nothing: there is no connection.
    [[nodiscard]] std::optional<Acquaintance> acquaintance() const;
    /// The person at the other computer; empty: not known, or without a name.
    [[nodiscard]] QString otherName() const { return m_otherName; }
    /// The version of the program that answered last; plain text.
    [[nodiscard]] QString otherProgram() const { return m_otherProgram; }
    /// The setup of the game that is being invited to. @pre state() == State::Inviting
    [[nodiscard]] const GameSetup &setup() const { return m_setup; }

    /// Asks the other side. @return false: it cannot be asked now, or an offer waits already
    bool offer(Offer offer);
    bool answer(bool isAccepted);
    /// The other side's offer that waits for an answer, and this side's.
    [[nodiscard]] std::optional<Offer> offered() const;
    [[nodiscard]] std::optional<Offer> asked() const;

Q_SIGNALS:
    /// State, number or name.
    void changed();
    /// A game is to come into the session at once. @param isNew false: one that both have, or that the other
    /// side continues
    void began(const four::Game &game, bool isNew);
    void offersChanged();
    void answered(four::Dialogue::Offer offer, bool isAccepted);
    /// It is over, or did not come about: the state is None.
    void failed(four::NetworkGame::Failure failure);

private:
    void openInvitation(const QString &name);
    void awaitGuest();
    /// As the guest of the last meeting: looks for its host, while the own invitation is open.
    void seekHost();
    void waitForGuest();
    void tryAgain();
    void connectTo(const meetingplace::Door &door, const Handshake::Secrets &secrets);
    void adopt(std::unique_ptr<Link> link);
    void begin();
    void receive(const QByteArray &line);
    /// Sends what the dialogue has to say, and does what it says has happened.
    void follow();
    void handle(const Dialogue::Event &event);
    void handleBegan(const Game &game);
    void takeBack(std::size_t actions);
    /// The other side says that the time of this one is up.
    void answerClaim();
    /// Since the player on turn has been it; nothing: not known.
    [[nodiscard]] std::optional<Milliseconds> passed() const;
    void offerNextGame();
    /// Passes on what was done here.
    void followSession();
    /// Does what this side lacks of its own actions.
    void catchUp();
    void checkSession();
    void loseLink(Link::Loss loss);
    void end(Failure failure);
    void close();
    void retire(std::unique_ptr<QObject> part);
    void setState(State state);
    [[nodiscard]] bool isHost() const { return m_side == Handshake::Side::Host; }
    /// Whether the session has the game of both on its board.
    [[nodiscard]] bool isOnBoard() const;

    Session *m_session;
    DistantGame *m_distant;
    QByteArray m_program;
    Timings m_timings;
    Dialogue::Library m_library;
    State m_state = State::None;
    Handshake::Side m_side = Handshake::Side::Host;
    std::string m_name; ///< of the person here
    QString m_otherName;
    QString m_otherProgram;
    GameSetup m_setup;                ///< that the host offers first
    std::optional<Game> m_game;       ///< as both know it, or as far as it is known here
    std::vector<Milliseconds> m_took; ///< the thinking time of its actions
    std::unique_ptr<Invitation> m_invitation;
    std::unique_ptr<Link> m_link;
    std::unique_ptr<Dialogue> m_dialogue;
    std::optional<Handshake::Token> m_token; ///< of the first connection
    meetingplace::Door m_door;               ///< of the host; of a host, its port
    std::optional<Acquaintance> m_known;     ///< of the last meeting, while the invitation is open
    std::unique_ptr<Discovery> m_seeker;     ///< of the host of the last meeting
    QTimer m_retry;
    QElapsedTimer m_sinceTurn;  ///< not valid where the turn began before the connection
    std::size_t m_turn = 0;     ///< Dialogue::turnStart() of that turn
    bool m_hasBegun = false;    ///< a game, since the invitation or join()
    bool m_isReceiving = false; ///< a game of the dialogue comes into the session
};

} // namespace four
