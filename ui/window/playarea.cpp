// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/playarea.h"

#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/board/drawing.h"
#include "ui/game/gamemodel.h"
#include "ui/widgets/notice.h"

#include <QCoreApplication>
#include <QEvent>
#include <QScreen>
#include <QStackedWidget>
#include <QStyle>

#include <algorithm>

namespace four {

namespace {
constexpr int leastLines = 13;    ///< lines of text of the panel beside the smallest board
constexpr int leastLetters = 20;  ///< in such a line
constexpr int enoughLines = 18;   ///< the same where the screen has room: the longest texts are seen whole
constexpr int enoughLetters = 46; ///< in such a line
constexpr QSize surroundings(26, 96); ///< the desktop's bars, the window's frame, its menu bar and margins
constexpr int guestLines = 6;
constexpr double broadEnough = 1.5; ///< times the least width, where the panel has fewer lines
} // namespace

PlayArea::PlayArea(GameModel *model, BoardView *board, QStackedWidget *panel, Notice *notice, QWidget *parent)
    : QWidget(parent), m_board(board), m_panel(panel), m_notice(notice)
{
    setObjectName("playArea");
    // In the order in which the keyboard and a screen reader go through them.
    notice->setParent(this);
    m_cards[Player::One] = new PlayerCard(model, Player::One, this);
    board->setParent(this);
    m_cards[Player::Two] = new PlayerCard(model, Player::Two, this);
    panel->setParent(this);
    notice->raise();
    notice->installEventFilter(this);
    panel->installEventFilter(this);
    for (const Player player : bothPlayers)
        connect(m_cards[player], &PlayerCard::needsChanged, this, &PlayArea::arrangeLater);
    connect(model, &GameModel::arrived, this, &PlayArea::forgetNeeds);
    connect(board->boardScene(), &BoardScene::reshaped, this, &PlayArea::arrangeLater);
}

void PlayArea::setGuest(QWidget *guest)
{
    m_guest = guest;
    if (m_guest) {
        m_guest->setParent(this);
        m_guest->show();
        m_notice->raise();
    }
    arrange();
}

QSize PlayArea::roomFor(int letters, int lines) const
{
    return {arrangement::leastBoard + arrangement::gap + letters * fontMetrics().averageCharWidth(),
            lines * fontMetrics().lineSpacing()};
}

QSize PlayArea::minimumSizeHint() const
{
    const QSize most = screen()->availableSize() - surroundings;
    const QSize least = roomFor(leastLetters, leastLines);
    // On a low screen with large letters, the whole screen: breadth in place of height.
    if (least.height() > most.height() && most.width() > broadEnough * least.width())
        return most;
    return roomFor(enoughLetters, enoughLines).boundedTo(most).expandedTo(least);
}

QSize PlayArea::sizeHint() const
{
    return roomFor(leastLetters, leastLines) * 2;
}

arrangement::Needs PlayArea::needs() const
{
    const QSizeF scene = m_board->sceneRect().size();
    arrangement::Needs needs;
    needs.boardShape = scene.isEmpty() ? 1 : scene.width() / scene.height();
    needs.columns = std::max(1, int(m_board->boardScene()->boardRect().width() / drawing::cell));
    needs.column = std::max(m_cards[Player::One]->columnWidth(), m_cards[Player::Two]->columnWidth());
    needs.panel =
        std::max(m_panel->minimumSizeHint().width(), leastLetters * fontMetrics().averageCharWidth());
    if (m_guest) {
        needs.guestAtLeast = m_guest->minimumSizeHint().height();
        needs.guestWidth = m_guest->minimumSizeHint().width();
        needs.guest = std::max(guestLines * fontMetrics().lineSpacing(), needs.guestAtLeast);
    }
    needs.line = fontMetrics().lineSpacing();
    needs.cardHeight = [this](PlayerCard::Form form, int width) {
        return std::max(m_cards[Player::One]->heightFor(form, width),
                        m_cards[Player::Two]->heightFor(form, width));
    };
    needs.panelHeight = [this](int width) { return panelHeight(width); };
    return needs;
}

int PlayArea::panelHeight(int width) const
{
    const int wish =
        m_panel->hasHeightForWidth() ? m_panel->heightForWidth(width) : m_panel->sizeHint().height();
    int &most = m_panelNeeds[width];
    most = std::max(most, wish);
    return most;
}

QRect PlayArea::belowWords() const
{
    QRect place = m_plan.panel;
    const QWidget *page = m_panel->currentWidget();
    const int words =
        page->hasHeightForWidth() ? page->heightForWidth(place.width()) : page->sizeHint().height();
    place.setTop(place.top() + words + arrangement::gap);
    return place;
}

void PlayArea::forgetNeeds()
{
    m_panelNeeds.clear();
    arrangeLater();
}

void PlayArea::arrangeLater()
{
    if (m_isDue)
        return;
    m_isDue = true;
    // Once for all requests: a move changes both cards and the panel.
    QCoreApplication::postEvent(this, new QEvent(QEvent::LayoutRequest));
}

void PlayArea::arrange()
{
    m_isDue = false;
    m_plan = arrangement::planFor(size(), needs(), m_kind);
    m_kind = m_plan.kind;
    const auto place = [this](QWidget *widget, const QRect &where) {
        widget->setGeometry(QStyle::visualRect(layoutDirection(), rect(), where));
    };
    for (const Player player : bothPlayers) {
        PlayerCard *card = m_cards[player];
        const QRect &where = player == Player::One ? m_plan.cardOne : m_plan.cardTwo;
        card->setForm(m_plan.form);
        place(card, where);
        card->setVisible(where.height() > 0);
    }
    if (m_guest)
        place(m_guest, m_plan.guest);
    place(m_panel, m_plan.panel);
    place(m_board, m_plan.board);
    placeNotice();
}

QRect PlayArea::noticePlace() const
{
    const bool isColumn = m_kind == arrangement::Kind::Sides || m_kind == arrangement::Kind::Stacked;
    const QRect cards = m_kind == arrangement::Kind::Sides ? m_plan.cardOne : m_plan.cardOne | m_plan.cardTwo;
    const QRect instead = m_guest ? m_plan.guest : isColumn ? cards | m_plan.free : cards;
    const QRect abovePanel(0, 0, width(), m_plan.panel.top() - arrangement::gap);
    const auto fits = [this](const QRect &place) {
        return place.width() >= std::max(1, m_notice->minimumSizeHint().width()) &&
               m_notice->heightFor(place.width()) <= place.height();
    };
    // Where it covers nothing, else over the cards, in as little of them as it needs.
    for (const QRect &place : {m_plan.free, instead}) {
        if (fits(place)) {
            const int high = m_notice->heightFor(place.width());
            return {place.left(), place.bottom() + 1 - high, place.width(), high};
        }
    }
    // A long text among large letters covers the board, not the prompt and its buttons, which the game needs.
    const QRect below = belowWords();
    for (const QRect &place : {abovePanel, m_plan.board, below}) {
        if (fits(place))
            return {place.left(), place.top(), place.width(), m_notice->heightFor(place.width())};
    }
    // Where that is not enough, it is scrolled.
    for (const QRect &place : {abovePanel, below, m_plan.board}) {
        if (place.width() >= m_notice->minimumSizeHint().width() &&
            place.height() >= m_notice->leastHeightFor(place.width()))
            return place;
    }
    // Over everything at the top, rather than beyond the window's edge.
    return {0, 0, width(), std::min(height(), m_notice->heightFor(width()))};
}

void PlayArea::placeNotice()
{
    if (m_notice->isHidden())
        return;
    const QRect where = noticePlace();
    m_notice->setWide(where.width());
    m_notice->setGeometry(QStyle::visualRect(layoutDirection(), rect(), where));
}

bool PlayArea::event(QEvent *event)
{
    switch (event->type()) {
    case QEvent::LayoutRequest:
        arrange();
        return true;
    case QEvent::FontChange:
    case QEvent::LanguageChange:
    case QEvent::LayoutDirectionChange:
        forgetNeeds();
        updateGeometry();
        break;
    default:
        break;
    }
    return QWidget::event(event);
}

bool PlayArea::eventFilter(QObject *object, QEvent *event)
{
    // There is no layout that would learn that they need another size.
    if (event->type() == QEvent::LayoutRequest)
        arrangeLater();
    else if (object == m_notice && event->type() == QEvent::ShowToParent)
        placeNotice();
    return QWidget::eventFilter(object, event);
}

void PlayArea::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_panelNeeds.clear();
    arrange();
}

} // namespace four

#include "moc_playarea.cpp"
