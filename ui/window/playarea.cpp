// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/playarea.h"

#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/game/gamemodel.h"
#include "ui/widgets/notice.h"

#include <QCoreApplication>
#include <QEvent>
#include <QStyle>

#include <algorithm>

namespace four {

namespace {
constexpr int leastLines = 13;   ///< of the panel beside the smallest board, in lines of text
constexpr int leastLetters = 20; ///< and how many stand in a line of it
constexpr int guestLines = 6;
} // namespace

PlayArea::PlayArea(GameModel *model, BoardView *board, QWidget *panel, Notice *notice, QWidget *parent)
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

QSize PlayArea::minimumSizeHint() const
{
    return {arrangement::leastBoard + arrangement::gap + leastLetters * fontMetrics().averageCharWidth(),
            leastLines * fontMetrics().lineSpacing()};
}

QSize PlayArea::sizeHint() const
{
    return minimumSizeHint() * 2;
}

arrangement::Parts PlayArea::parts() const
{
    const QSizeF scene = m_board->sceneRect().size();
    arrangement::Parts parts;
    parts.boardShape = scene.isEmpty() ? 1 : scene.width() / scene.height();
    parts.column = std::max(m_cards[Player::One]->columnWidth(), m_cards[Player::Two]->columnWidth());
    parts.panel =
        std::max(m_panel->minimumSizeHint().width(), leastLetters * fontMetrics().averageCharWidth());
    if (m_guest)
        parts.guest = std::max(guestLines * fontMetrics().lineSpacing(), m_guest->minimumSizeHint().height());
    parts.line = fontMetrics().lineSpacing();
    parts.cardHeight = [this](PlayerCard::Form form, int width) {
        return std::max(m_cards[Player::One]->heightFor(form, width),
                        m_cards[Player::Two]->heightFor(form, width));
    };
    parts.panelHeight = [this](int width) { return panelHeight(width); };
    return parts;
}

int PlayArea::panelHeight(int width) const
{
    const int wish =
        m_panel->hasHeightForWidth() ? m_panel->heightForWidth(width) : m_panel->sizeHint().height();
    int &most = m_panelNeeds[width];
    most = std::max(most, wish);
    return most;
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
    // Together with what else asks for it: a move changes both cards and the panel.
    QCoreApplication::postEvent(this, new QEvent(QEvent::LayoutRequest));
}

void PlayArea::arrange()
{
    m_isDue = false;
    m_plan = arrangement::planFor(size(), parts(), m_kind);
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

void PlayArea::placeNotice()
{
    if (m_notice->isHidden())
        return;
    QRect where = m_plan.free;
    // Elsewhere it covers the cards, for as long as it is there, and never the board.
    if (where.width() <= 0 || m_notice->heightFor(where.width()) > where.height())
        where = m_guest ? m_plan.guest
                        : m_plan.cardOne |
                              (m_plan.kind == arrangement::Kind::Sides ? m_plan.cardOne : m_plan.cardTwo);
    // Long words in a narrow place, or no place at all: over everything at the top is still better than
    // beyond the window's edge.
    if (where.width() < m_notice->minimumSizeHint().width() ||
        m_notice->heightFor(where.width()) > this->height())
        where = {0, 0, width(), 0};
    const int height = m_notice->heightFor(where.width());
    const int top = std::max(where.top(), where.bottom() + 1 - height);
    where.moveTop(std::max(0, std::min(top, this->height() - height)));
    where.setHeight(height);
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
    // Without a layout here, nobody else hears that they need another size.
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
