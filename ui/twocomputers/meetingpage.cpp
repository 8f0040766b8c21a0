// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/twocomputers/meetingpage.h"

#include "ui/commands/commands.h"
#include "ui/network/networkgame.h"
#include "ui/session/names.h"
#include "ui/settings/theme.h"
#include "ui/shell/pageparts.h"
#include "ui/text/words.h"
#include "ui/twocomputers/meetingwords.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/activatinglist.h"
#include "ui/widgets/nameedit.h"
#include "ui/widgets/speech/livelabel.h"

#include <QClipboard>
#include <QGridLayout>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QRegularExpression>
#include <QStackedWidget>
#include <QStyle>

#include <algorithm>

namespace four {

namespace {
constexpr int patience = 10'000;   ///< milliseconds
constexpr double numberSize = 2.2; ///< of the usual letters
constexpr int idRole = Qt::UserRole;

/// The number in a frame, as what is chosen has it.
class NumberLabel : public QLabel
{
public:
    using QLabel::QLabel;

protected:
    void paintEvent(QPaintEvent *event) override
    {
        constexpr double pen = 2;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(shades::focus(palette()), pen));
        painter.setBrush(shades::chosen(palette()));
        painter.drawRoundedRect(QRectF(rect()).adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2),
                                tokens::radius::card, tokens::radius::card);
        painter.end();
        QLabel::paintEvent(event);
    }
};

QString idOf(const OpenInvitations::Invitation &invitation)
{
    const auto &id = invitation.announcement.id;
    return QString::fromLatin1(
        QByteArray(reinterpret_cast<const char *>(id.data()), qsizetype(id.size())).toHex());
}
} // namespace

MeetingPage::MeetingPage(NetworkGame *network, const Commands *commands, QWidget *parent)
    : QScrollArea(parent), m_network(network), m_stack(new QStackedWidget(this))
{
    m_invitation = makeInvitation();
    m_joining = makeJoining();
    m_connection = makeConnection(commands);
    setFocusPolicy(Qt::NoFocus);
    for (QWidget *view : {m_joining, m_invitation, m_connection})
        m_stack->addWidget(view);
    setWidget(m_stack);
    page::setUp(this, "meetingPage");
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, &MeetingPage::fillList);
    connect(network, &NetworkGame::changed, this, &MeetingPage::refresh);
    page::keepTranslated(this, [this] { retranslate(); });
}

MeetingPage::~MeetingPage() = default;

QWidget *MeetingPage::makeInvitation()
{
    auto *view = page::make<QWidget>("invitation", this);
    m_waiting = page::makeText<LiveLabel>("waiting", LabelRole::Heading, view);
    m_way = page::makeText<WrappedLabel>("way", view);
    m_number = page::make<NumberLabel>("number", view);
    m_number->setAlignment(Qt::AlignCenter);
    m_number->setMargin(tokens::space::close);
    m_number->setFont(tokens::type::scaled(font(), numberSize, true));
    m_copyNumber = new TurnButton("copyNumber", view);
    connect(m_copyNumber, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_network->number()); });
    m_cancelInvitation = new TurnButton("cancelInvitation", view);
    connect(m_cancelInvitation, &QPushButton::clicked, this, [this] {
        m_network->leave();
        Q_EMIT closeRequested();
    });
    m_game = page::makeText<WrappedLabel>("invitedGame", LabelRole::Quiet, view);
    m_showAddresses = new TurnButton("showAddresses", view);
    m_showAddresses->setCheckable(true);
    m_addresses = page::makeText<WrappedLabel>("addresses", view);
    m_addresses->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_addresses->hide();
    connect(m_showAddresses, &QPushButton::toggled, m_addresses, &QWidget::setVisible);
    m_firewall = page::makeText<WrappedLabel>("firewall", LabelRole::Quiet, view);
    page::stack(view, m_waiting, m_way, m_number, page::makeGrid({m_copyNumber, m_cancelInvitation}), m_game,
                m_showAddresses, m_addresses, m_firewall);
    return view;
}

QWidget *MeetingPage::makeJoining()
{
    auto *view = page::make<QWidget>("joining", this);
    m_joinTitle = page::makeText<WrappedLabel>("joinTitle", LabelRole::Heading, view);
    m_list = page::make<ActivatingList>("invitations", view);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMinimumHeight(fontMetrics().height() * 5);
    m_list->setMaximumHeight(fontMetrics().height() * 9);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_found = page::makeText<LiveLabel>("found", view);
    m_typeAddress = new TurnButton("typeAddress", view);
    m_addressCaption = new QLabel(view);
    m_address = page::make<QLineEdit>("address", view);
    m_numberCaption = new QLabel(view);
    m_numberLine = page::make<QLineEdit>("numberLine", view);
    m_numberLine->setInputMethodHints(Qt::ImhDigitsOnly);
    m_nameCaption = new QLabel(view);
    m_name = page::make<NameEdit>("ownName", view);
    m_problem = page::makeText<LiveLabel>("joinProblem", view);
    m_join = new TurnButton("join", view);
    m_cancelJoining = new TurnButton("cancelJoining", view);
    auto *grid = new QGridLayout;
    grid->setColumnStretch(1, 1);
    const auto addLine = [grid](int row, QLabel *caption, QLineEdit *line) {
        caption->setBuddy(line);
        grid->addWidget(caption, row, 0);
        grid->addWidget(line, row, 1);
    };
    addLine(0, m_addressCaption, m_address);
    addLine(1, m_numberCaption, m_numberLine);
    addLine(2, m_nameCaption, m_name);
    page::stack(view, m_joinTitle, m_list, m_found, m_typeAddress, grid, m_problem,
                page::makeGrid({m_join, m_cancelJoining}));
    showAddressLine(false);
    connect(m_typeAddress, &QPushButton::clicked, this, [this] {
        showAddressLine(true);
        m_address->setFocus();
    });
    connect(m_list, &QListWidget::itemSelectionChanged, this, [this] {
        if (m_list->currentItem())
            showAddressLine(false);
    });
    connect(m_list, &QListWidget::itemActivated, this, [this] { m_numberLine->setFocus(); });
    for (QLineEdit *line : std::initializer_list<QLineEdit *>{m_address, m_numberLine, m_name})
        connect(line, &QLineEdit::returnPressed, this, &MeetingPage::tryJoin);
    connect(m_join, &QPushButton::clicked, this, &MeetingPage::tryJoin);
    connect(m_cancelJoining, &QPushButton::clicked, this, [this] {
        if (m_network->state() == NetworkGame::State::Joining)
            m_network->leave();
        Q_EMIT closeRequested();
    });
    setPrimary(m_join, true);
    return view;
}

QWidget *MeetingPage::makeConnection(const Commands *commands)
{
    auto *view = page::make<QWidget>("connection", this);
    m_connected = page::makeText<LiveLabel>("connected", LabelRole::Heading, view);
    m_rules = page::makeText<WrappedLabel>("connectionRules", view);
    const auto button = [commands, view](const char *name, Command command) {
        return new ActionButton(name, commands->action(command), view);
    };
    page::stack(view, m_connected, m_rules,
                page::makeGrid({button("askTakeBack", Command::AskTakeBack),
                                button("endConnection", Command::EndConnection)}));
    return view;
}

void MeetingPage::retranslate()
{
    setAccessibleName(tr("Two computers"));
    m_copyNumber->setText(tr("Copy the number"));
    m_cancelInvitation->setText(tr("Cancel"));
    m_showAddresses->setText(tr("Addresses of this computer"));
#ifdef Q_OS_WIN
    m_firewall->setText(
        tr("Windows may ask whether the program may be reached in private networks. It has to, "
           "or the other computer does not find this one."));
#else
    m_firewall->hide();
#endif
    m_joinTitle->setText(tr("Invitations in this network"));
    m_list->setAccessibleName(m_joinTitle->text());
    m_typeAddress->setText(tr("Type an &address…"));
    m_addressCaption->setText(tr("Add&ress:"));
    //: six digits, as the other computer shows them
    m_numberCaption->setText(tr("N&umber there:"));
    m_nameCaption->setText(tr("&Your name:"));
    m_join->setText(tr("Join"));
    m_cancelJoining->setText(tr("Cancel"));
    m_rules->setText(
        tr("The other player’s moves come by themselves. To take a move back, to see a hint or to "
           "play again, the other player is asked."));
    refresh();
    fillList();
}

void MeetingPage::refresh()
{
    switch (m_network->state()) {
    case NetworkGame::State::Inviting:
        refreshInvitation();
        return show(m_invitation);
    case NetworkGame::State::Playing:
    case NetworkGame::State::Broken:
        refreshConnection();
        return show(m_connection);
    case NetworkGame::State::Joining:
    case NetworkGame::State::Meeting:
        m_problem->say(tr("Connecting…"));
        break;
    case NetworkGame::State::None:
        if (m_stack->currentWidget() == m_joining)
            break;
        // After an invitation or a connection there is nothing to be seen here any more.
        if (isVisible())
            Q_EMIT closeRequested();
        return show(m_joining);
    }
}

void MeetingPage::refreshInvitation()
{
    const QString number = m_network->number();
    const bool isAcquainted = m_network->isAcquainted();
    const QString way = isAcquainted
                            ? tr("There: the same game, and Game → On two computers → Continue. Otherwise "
                                 "Join, and this number:")
                            : tr("There: Game → On two computers → Join, and this number:");
    m_way->setText(way);
    m_number->setText(MeetingWords::grouped(number));
    m_number->setAccessibleName(tr("Number: %1").arg(MeetingWords::spoken(number)));
    const QString waiting = tr("Waiting for the other computer…");
    const QString spoken = MeetingWords::spoken(number);
    m_waiting->say(
        waiting, isAcquainted
                     //: how the other computer continues a game; %1 is a number, digit by digit
                     ? tr("Waiting for the other computer. There: the same game, and Game, On two computers, "
                          "Continue. Otherwise Join, and the number %1.")
                           .arg(spoken)
                     //: how the other computer joins; %1 is a number, digit by digit
                     : tr("Waiting for the other computer. There: Game, On two computers, Join, and the "
                          "number %1.")
                           .arg(spoken));
    m_game->setText(Words::prospect(Game(m_network->setup())));
    const QStringList addresses = m_network->addresses();
    m_addresses->setText(addresses.isEmpty() ? tr("This computer is in no network.")
                                             : addresses.join(QChar::LineFeed));
}

void MeetingPage::refreshConnection()
{
    const QString name =
        m_network->otherName().isEmpty() ? tr("the other player") : Words::isolated(m_network->otherName());
    if (m_network->state() == NetworkGame::State::Broken)
        //: %1 is a player at another computer
        m_connected->say(tr("No connection to %1’s computer").arg(name));
    else
        //: %1 is a player at another computer
        m_connected->say(tr("Connected to %1’s computer").arg(name));
}

void MeetingPage::focusNumber()
{
    m_copyNumber->setFocus();
}

void MeetingPage::showJoining(const QString &name)
{
    if (m_network->state() == NetworkGame::State::None && m_name->typed().isEmpty())
        m_name->setText(name);
    m_problem->say({});
    m_numberLine->clear();
    listen();
    show(m_joining);
    m_list->setFocus();
}

void MeetingPage::showFailure(const QString &sentence)
{
    m_problem->say(sentence);
    show(m_joining);
    listen();
    if (isVisible()) {
        m_numberLine->setFocus();
        m_numberLine->selectAll();
    }
}

void MeetingPage::listen()
{
    if (!m_discovery) {
        m_discovery = std::make_unique<Discovery>();
        connect(m_discovery.get(), &Discovery::changed, this, &MeetingPage::fillList);
        if (!m_discovery->open())
            showAddressLine(true);
        m_patience.start();
    }
    fillList();
}

void MeetingPage::stopListening()
{
    m_patience.stop();
    m_discovery.reset();
}

void MeetingPage::hideEvent(QHideEvent *event)
{
    QScrollArea::hideEvent(event);
    stopListening();
}

void MeetingPage::keyPressEvent(QKeyEvent *event)
{
    // A line passes Enter on, although it has joined by it: the window would begin a game.
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        QScrollArea::keyPressEvent(event);
}

void MeetingPage::fillList()
{
    if (!m_discovery)
        return;
    const QString chosen = m_list->currentItem() ? m_list->currentItem()->data(idRole).toString() : QString();
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const OpenInvitations::Invitation &invitation : m_discovery->invitations()) {
        const QString name = Names::tidied(QString::fromStdString(invitation.announcement.name));
        const QString who =
            name.isEmpty() ? QString::fromStdString(invitation.address) : Words::isolated(name);
        //: in the list of invitations: %1 is the player who invites, %2 the game
        auto *item = new QListWidgetItem(
            tr("%1: %2").arg(who, MeetingWords::game(invitation.announcement.game)), m_list);
        item->setSizeHint({0, std::max(tokens::button::leastUsual,
                                       int(tokens::button::usual * tokens::type::lettersOf(font())))});
        item->setData(idRole, idOf(invitation));
        item->setData(Qt::AccessibleTextRole, Words::plain(item->text()));
        if (item->data(idRole).toString() == chosen)
            m_list->setCurrentItem(item);
    }
    const int count = m_list->count();
    if (count > 0 && !m_list->currentItem() && m_address->isHidden())
        m_list->setCurrentRow(0);
    if (count > 0)
        m_found->say(tr("%n invitation(s)", nullptr, count));
    else if (m_patience.isActive())
        m_found->say(tr("Looking for invitations…"));
    else
        m_found->say(
            tr("No invitation is heard. Both computers have to be in the same network: a guest Wi-Fi keeps "
               "them apart, and a firewall may have to let the program through. You can type the "
               "address that the other computer shows."));
}

void MeetingPage::showAddressLine(bool isShown)
{
    m_addressCaption->setVisible(isShown);
    m_address->setVisible(isShown);
    m_typeAddress->setVisible(!isShown);
    if (isShown)
        m_list->setCurrentItem(nullptr);
}

void MeetingPage::tryJoin()
{
    std::optional<meetingplace::Door> door;
    if (!m_address->isHidden()) {
        door = meetingplace::doorOf(m_address->text());
        if (!door)
            return refuse(m_address, tr("This is no address, such as 192.168.1.20."));
    } else if (m_discovery && m_list->currentItem()) {
        const QString id = m_list->currentItem()->data(idRole).toString();
        const auto &all = m_discovery->invitations();
        const auto found = std::ranges::find(all, id, idOf);
        if (found != all.end())
            door = meetingplace::Door{.host = QString::fromStdString(found->address),
                                      .port = found->announcement.port};
    }
    if (!door)
        return refuse(m_list, tr("Choose an invitation, or type an address."));
    static const QRegularExpression blanks(QStringLiteral("\\s"));
    const QString number = m_numberLine->text().remove(blanks);
    static const QRegularExpression sixDigits(QStringLiteral("^[0-9]{6}$"));
    if (!sixDigits.match(number).hasMatch())
        return refuse(m_numberLine, tr("The number has six digits. The other computer shows it."));
    m_name->commit();
    const QString name = Names::tidied(m_name->typed());
    if (const auto problem = Names::problem(name, Ruleset().nameLength))
        return refuse(m_name, Names::sentence(*problem, Ruleset().nameLength));
    Q_EMIT joinRequested(*door, number, name);
}

void MeetingPage::refuse(QWidget *line, const QString &sentence)
{
    m_problem->say(sentence);
    m_problem->sayAgain();
    line->setFocus();
}

void MeetingPage::show(QWidget *view)
{
    if (view != m_joining)
        stopListening();
    if (m_stack->currentWidget() == view)
        return;
    if (QWidget *focus = focusWidget())
        focus->clearFocus();
    m_stack->setCurrentWidget(view);
    updateGeometry();
}

QSize MeetingPage::minimumSizeHint() const
{
    const int width = m_stack->currentWidget()->minimumSizeHint().width();
    return {width + style()->pixelMetric(QStyle::PM_ScrollBarExtent), fontMetrics().height() * 5};
}

} // namespace four

#include "moc_meetingpage.cpp"
