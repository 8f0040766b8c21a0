// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/network/invitation.h"

#include <QScrollArea>
#include <QTimer>

#include <memory>

class QLabel;
class QListWidget;
class QPushButton;
class QStackedWidget;

namespace four {

class Commands;
class LiveLabel;
class NameEdit;
class NetworkGame;
class TurnButton;
class WrappedLabel;

/// The page of two computers: the invitation with its number, the invitations of the network with what is
/// needed to join one, or the connection. It listens for invitations only while it shows them.
class MeetingPage : public QScrollArea
{
    Q_OBJECT

public:
    MeetingPage(NetworkGame *network, const Commands *commands, QWidget *parent);
    ~MeetingPage() override;

    /// Gives the keyboard to what can be done with the number.
    void focusNumber();
    /// Shows the invitations of the network. @param name that is offered for the person here
    void showJoining(const QString &name);
    /// Why no connection came about.
    void showFailure(const QString &sentence);

    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void joinRequested(const four::meetingplace::Door &door, const QString &number, const QString &name);
    void closeRequested();

protected:
    void hideEvent(QHideEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] QWidget *makeInvitation();
    [[nodiscard]] QWidget *makeJoining();
    [[nodiscard]] QWidget *makeConnection(const Commands *commands);
    void retranslate();
    void refresh();
    void refreshInvitation();
    void refreshConnection();
    void fillList();
    void listen();
    void stopListening();
    void showAddressLine(bool isShown);
    void tryJoin();
    /// Shows the problem beside the line, which gets the keyboard.
    void refuse(QWidget *line, const QString &sentence);
    void show(QWidget *view);

    NetworkGame *m_network;
    QStackedWidget *m_stack;
    QWidget *m_invitation = nullptr;
    LiveLabel *m_waiting = nullptr;
    WrappedLabel *m_way = nullptr;
    QLabel *m_number = nullptr;
    TurnButton *m_copyNumber = nullptr;
    TurnButton *m_cancelInvitation = nullptr;
    WrappedLabel *m_game = nullptr;
    QPushButton *m_showAddresses = nullptr;
    WrappedLabel *m_addresses = nullptr;
    WrappedLabel *m_firewall = nullptr;
    QWidget *m_joining = nullptr;
    WrappedLabel *m_joinTitle = nullptr;
    QListWidget *m_list = nullptr;
    LiveLabel *m_found = nullptr; ///< how many invitations there are, or why there is none
    QPushButton *m_typeAddress = nullptr;
    QLabel *m_addressCaption = nullptr;
    QLineEdit *m_address = nullptr;
    QLabel *m_numberCaption = nullptr;
    QLineEdit *m_numberLine = nullptr;
    QLabel *m_nameCaption = nullptr;
    NameEdit *m_name = nullptr;
    LiveLabel *m_problem = nullptr;
    TurnButton *m_join = nullptr;
    TurnButton *m_cancelJoining = nullptr;
    QWidget *m_connection = nullptr;
    LiveLabel *m_connected = nullptr;
    WrappedLabel *m_rules = nullptr;
    std::unique_ptr<Discovery> m_discovery; ///< while the list of invitations is seen
    QTimer m_patience;                      ///< until it is said what can be done where none is heard
};

} // namespace four
