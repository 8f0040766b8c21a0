// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/playarea.h"

#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/board/drawing.h"
#include "ui/game/gamemodel.h"
#include "ui/panels/footpage.h"
#include "ui/panels/playercard.h"
#include "ui/panels/startpanel.h"
#include "ui/settings/tokens.h"
#include "ui/shell/sidepanel.h"
#include "ui/text/words.h"
#include "ui/widgets/notice.h"

#include <QCoreApplication>
#include <QEvent>
#include <QScreen>
#include <QStackedWidget>
#include <QStyle>

#include <algorithm>
#include <cmath>
#include <map>

namespace four {

namespace {
constexpr int leastLines = 13;    ///< lines of text beside the smallest board
constexpr int leastLetters = 20;  ///< in such a line
constexpr int enoughLines = 18;   ///< the same where the screen has room: the longest texts are seen whole
constexpr int enoughLetters = 46; ///< in such a line
constexpr QSize surroundings(10, 80); ///< the desktop's bars, the window's frame and its menu bar
constexpr int leastBoard = 176;
constexpr double broadEnough = 1.5; ///< times the least width, where the panel has fewer lines

// Letters grow with the side of a cell.
constexpr double promptCells = 0.22;
constexpr double cardCells = 0.14;
constexpr int panelLetters = 16; ///< letters wide: the least panel
// Of the longest prompts and results.
constexpr int promptLetters = 27;    ///< without the name
constexpr int confirmLetters = 60;   ///< the same where a turn is ended by a command
constexpr int endLetters = 39;       ///< of a result
constexpr int exerciseName = 8;      ///< how long a name is in a puzzle or a lesson
constexpr int judgedLetters = 68;    ///< of what the coach says of a move in practice, in usual letters
constexpr double letterShape = 0.6;  ///< width by height
constexpr double brokenShape = 0.64; ///< the same with what a broken line leaves at its end
constexpr double nextLine = 1.25;    ///< height of each more line, by that of its letters
constexpr int betweenWords = 4;

using tokens::type::lettersOf;

int promptPixels(double cell, int letters)
{
    return std::clamp(int(promptCells * cell), std::max(14, letters), std::max(28, letters));
}
} // namespace

PlayArea::PlayArea(GameModel *model, BoardView *board, QStackedWidget *foot, SidePanel *panel, Notice *notice,
                   QWidget *parent)
    : QWidget(parent), m_model(model), m_board(board), m_foot(foot), m_panel(panel), m_notice(notice)
{
    setObjectName("playArea");
    // In the order in which the keyboard and a screen reader go through them.
    notice->setParent(this);
    for (const Player player : bothPlayers)
        m_cards[player] = new PlayerCard(model, player, this);
    board->setParent(this);
    foot->setParent(this);
    // A panel that was shown before it had this parent stays shown.
    const bool isOpen = !panel->isHidden();
    panel->setParent(this);
    panel->setVisible(isOpen);
    notice->raise();
    for (QWidget *part : std::initializer_list<QWidget *>{notice, foot, panel})
        part->installEventFilter(this);
    for (const Player player : bothPlayers)
        connect(m_cards[player], &PlayerCard::needsChanged, this, &PlayArea::arrangeLater);
    // Result and score wait for the disc.
    connect(board->boardScene(), &BoardScene::fallingChanged, this, [this](bool isFalling) {
        for (const Player player : bothPlayers)
            m_cards[player]->setWaiting(isFalling);
    });
    connect(model, &GameModel::arrived, this, &PlayArea::forgetNeeds);
    connect(board->boardScene(), &BoardScene::reshaped, this, &PlayArea::arrangeLater);
}

void PlayArea::setReplayBar(QWidget *bar)
{
    m_replayBar = bar;
    bar->setParent(this);
    // After the words and their buttons, before the panel.
    bar->stackUnder(m_panel);
    arrangeLater();
}

void PlayArea::setStart(StartPanel *start)
{
    m_start = start;
    start->setParent(this);
    // In the place of the words, over the board where it has to be.
    start->stackUnder(m_panel);
    start->installEventFilter(this);
    arrangeLater();
}

QSize PlayArea::roomFor(int letters, int lines) const
{
    return {leastBoard + 3 * arrangement::gap + letters * fontMetrics().averageCharWidth(),
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
    arrangement::Needs needs;
    const QRectF scene = m_board->sceneRect();
    const QRectF front = m_board->boardScene()->boardRect();
    needs.scene = scene.size() / drawing::cell;
    needs.front = QRectF((front.topLeft() - scene.topLeft()) / drawing::cell, front.size() / drawing::cell);
    needs.step = m_board->cellStep();
    needs.letters = lettersOf(font());
    needs.hasPanel = !m_panel->isHidden();
    // Pages are made when they are opened; the board does not move then, as long as they are no wider.
    const int usual = std::min(panelLetters * needs.letters, width() * 9 / 16);
    needs.panelWidth = std::max(usual, m_panel->minimumSizeHint().width());
    needs.strip = PlayerCard::stripHeight(font());
    needs.footWidth = leastLetters * fontMetrics().averageCharWidth();
    for (const FootPage *page : m_foot->findChildren<FootPage *>())
        needs.footWidth = std::max(needs.footWidth, page->leastWidth());
    // The longest of what is told beside the prompt is the beginning, which an exercise does not tell.
    const int told = m_model->session()->isInterrupted()
                         ? 0
                         : fontMetrics().horizontalAdvance(Words::beginning(m_model->game()));
    // Asked for many cells at few widths, and the buttons do not depend on the cell.
    needs.footHeight = [this, told, known = std::map<int, int>()](int width, double cell,
                                                                  const arrangement::Foot &foot) mutable {
        if (foot.isCompact)
            return wordsHeight(width, cell, foot, told);
        const auto [buttons, isNew] = known.try_emplace(width, betweenWords);
        if (isNew)
            buttons->second += buttonsHeight(width);
        return wordsHeight(width, cell, foot, told) + buttons->second;
    };
    return needs;
}

int PlayArea::wordsHeight(int width, double cell, const arrangement::Foot &foot, int told) const
{
    const int letters = lettersOf(font());
    const int prompt = promptPixels(cell, letters);
    const Ruleset &rules = m_model->game().rules();
    // Some puzzles name the players otherwise once the mistake is found.
    const auto name = m_model->session()->isInterrupted()
                          ? qsizetype(exerciseName)
                          : std::max(m_model->name(Player::One).size(), m_model->name(Player::Two).size());
    const int room = std::max(1, width - (foot.isCompact ? 3 * letters : 0));
    const double text =
        std::max(hasConfirmStep(rules) ? confirmLetters : promptLetters, endLetters) + double(name);
    const bool isOneLine = text * letterShape * FootPage::leastPrompt(prompt, letters) <= room;
    const int lines = isOneLine ? 1 : std::clamp(int(std::ceil(text * brokenShape * prompt / room)), 2, 4);
    double words = (tokens::type::lineHeight + (lines - 1) * nextLine) * prompt;
    if (foot.hasDetail) {
        const int toldLines = 1 + int(told * brokenShape / letterShape / room);
        words += std::max(std::ceil(tokens::type::lineHeight * tokens::type::small * letters),
                          double(toldLines * fontMetrics().lineSpacing()));
    }
    if (m_model->match().practice) {
        const int judged = 1 + int(judgedLetters * letterShape * letters / room);
        words = std::max(words, double(judged * fontMetrics().lineSpacing() + betweenWords));
    }
    return int(std::ceil(words)) + m_overflow;
}

int PlayArea::buttonsHeight(int width) const
{
    int most = 0;
    for (const FootPage *page : m_foot->findChildren<FootPage *>())
        most = std::max(most, page->buttonsHeight(width));
    return most;
}

QRect PlayArea::belowWords() const
{
    QRect place = m_plan.words;
    const auto *page = qobject_cast<const FootPage *>(m_foot->currentWidget());
    place.setTop(place.top() + (page ? page->heightAt(place.width()) : 0) + arrangement::gap);
    return place;
}

void PlayArea::forgetNeeds()
{
    m_overflow = 0;
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
    const auto place = [this](QWidget *widget, const QRect &where) {
        widget->setGeometry(QStyle::visualRect(layoutDirection(), rect(), where));
    };
    // Words that need more room than is kept for them get it, and keep it in this game.
    for (int round = 0; round < 6; ++round) {
        m_plan = arrangement::planFor(size(), needs());
        if (m_foot->isHidden())
            break; // before a game; words are not measured
        const FootPage::Form form{
            .width = m_plan.words.width(),
            .promptPixels = promptPixels(m_plan.cell, lettersOf(font())),
            .wordsHeight = m_plan.words.height() -
                           (m_plan.foot.isCompact ? 0 : betweenWords + buttonsHeight(m_plan.words.width())),
            .hasDetail = m_plan.foot.hasDetail,
            .isCompact = m_plan.foot.isCompact};
        for (FootPage *page : m_foot->findChildren<FootPage *>())
            page->setForm(form);
        auto *page = qobject_cast<FootPage *>(m_foot->currentWidget());
        if (page)
            page->fitWords();
        const int most = page ? page->heightAt(m_plan.words.width()) : 0;
        if (most <= m_plan.words.height())
            break;
        m_overflow += most - m_plan.words.height();
    }
    if (m_start && !m_start->isHidden())
        placeStart();
    placeCards();
    m_panel->setPadding(m_plan.kind == arrangement::Kind::Wide ? tokens::space::usual
                                                               : tokens::space::narrow);
    if (!m_panel->isHidden())
        place(m_panel, m_plan.panel);
    place(m_foot, m_plan.words);
    place(m_board, m_plan.board);
    placeReplayBar();
    placeNotice();
}

void PlayArea::placeCards()
{
    using Form = PlayerCard::Form;
    const QRect all = m_plan.cards;
    const bool isApart = m_plan.otherCard.isValid();
    const int letters = lettersOf(font());
    QFont cards = font();
    if (!m_plan.isStrip)
        cards.setPixelSize(std::clamp(int(cardCells * m_plan.cell), letters, std::max(20, letters)));
    for (const Player player : bothPlayers)
        m_cards[player]->setFont(cards);
    // The first form that has room; a strip has the last one.
    constexpr int between = arrangement::gap;
    const int width = m_plan.isRow ? (all.width() - between) / 2 : all.width();
    int height = 0;
    Form form = Form::Column;
    for (const Form each : {Form::Column, Form::Strip, Form::Line, Form::Name}) {
        if (m_plan.isStrip && each != Form::Name)
            continue;
        form = each;
        height = std::max(m_cards[Player::One]->heightFor(form, width),
                          m_cards[Player::Two]->heightFor(form, width));
        if ((isApart || m_plan.isRow ? height : 2 * height + between) <= all.height())
            break;
    }
    const bool hasRoom = (isApart || m_plan.isRow ? height : 2 * height + between) <= all.height();
    // Above the board and close to it.
    const int top = m_plan.isRow ? all.bottom() + 1 - height : all.top();
    QRect one(all.left(), top, width, height);
    QRect two = isApart        ? one.translated(m_plan.otherCard.left() - all.left(), 0)
                : m_plan.isRow ? one.translated(all.width() - width, 0)
                               : one.translated(0, height + between);
    for (const Player player : bothPlayers) {
        PlayerCard *card = m_cards[player];
        card->setForm(form);
        card->setGeometry(QStyle::visualRect(layoutDirection(), rect(), player == Player::One ? one : two));
        card->setVisible(hasRoom && width > 0);
    }
    m_besideCards = m_plan.free;
    if (!hasRoom)
        return;
    if (m_plan.isRow)
        m_besideCards.setBottom(top - 1 - between);
    else
        m_besideCards.setTop((isApart ? one : two).bottom() + 1 + between);
}

void PlayArea::placeReplayBar()
{
    if (!m_replayBar)
        return;
    const int high = m_replayBar->sizeHint().height();
    const int hand = int(m_plan.cell);
    const int wide = std::max(m_plan.front.width(), m_replayBar->minimumSizeHint().width());
    const int top = m_plan.front.top() - arrangement::gap / 2 - std::max(high, (hand + high) / 2);
    const QRect bar(m_plan.front.center().x() - wide / 2, std::max(0, top), wide, high);
    m_replayBar->setGeometry(QStyle::visualRect(layoutDirection(), rect(), bar));
}

void PlayArea::placeStart()
{
    using arrangement::gap;
    using arrangement::Kind;
    const int margin = arrangement::marginOf(width());
    QRect place = rect().adjusted(margin, margin, -margin, -margin);
    // Both cards at the left, as beside a panel.
    m_plan.otherCard = {};
    const int beside = m_plan.front.right() + 1 + arrangement::wideGap;
    if (m_plan.kind == Kind::Tall) {
        const int card = (m_plan.cards.width() - gap) / 2;
        m_plan.cards.setHeight(
            std::min(m_plan.cards.height(), m_cards[Player::Two]->heightFor(PlayerCard::Form::Column, card)));
        place.setTop(m_plan.cards.bottom() + 1 + gap);
        if (!m_panel->isHidden())
            place.setBottom(m_plan.panel.top() - 1 - gap);
    } else if (m_plan.kind == Kind::Wide && !m_panel->isHidden()) {
        place.setRight(m_plan.panel.left() - 1 - arrangement::wideGap);
        place.setLeft(m_plan.cards.right() + 1 + gap);
    } else if (m_plan.kind == Kind::Wide && place.right() + 1 - beside >= m_start->leastWidth()) {
        place.setLeft(beside);
        place.setWidth(std::min(place.width(), m_start->mostWidth()));
    } else {
        place.setLeft(m_plan.cards.right() + 1 + gap);
    }
    m_start->setGeometry(QStyle::visualRect(layoutDirection(), rect(), place));
}

QRect PlayArea::noticePlace() const
{
    const QRect column = m_plan.free.isEmpty() ? m_plan.cards : m_plan.free;
    const QRect instead = m_panel->isHidden() ? column : m_plan.panel;
    const QRect aboveWords(0, 0, width(), m_plan.words.top() - arrangement::gap);
    const auto fits = [this](const QRect &place) {
        return place.width() >= std::max(1, m_notice->minimumSizeHint().width()) &&
               m_notice->heightFor(place.width()) <= place.height();
    };
    // Where it covers nothing, else over the cards or the panel, in as little of them as it needs.
    for (const QRect &place : {m_besideCards, instead}) {
        if (fits(place)) {
            const int high = m_notice->heightFor(place.width());
            return {place.left(), place.bottom() + 1 - high, place.width(), high};
        }
    }
    // A long text among large letters covers the board, not the prompt and its buttons, which the
    // game needs.
    const QRect below = belowWords();
    for (const QRect &place : {m_plan.board, aboveWords, below}) {
        if (fits(place))
            return {place.left(), place.top(), place.width(), m_notice->heightFor(place.width())};
    }
    // Where that is not enough, it is scrolled.
    for (const QRect &place : {aboveWords, below, m_plan.board}) {
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
    const bool comesOrGoes = event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent;
    if (event->type() == QEvent::LayoutRequest || (object != m_notice && comesOrGoes))
        arrangeLater();
    else if (object == m_notice && event->type() == QEvent::ShowToParent)
        placeNotice();
    return QWidget::eventFilter(object, event);
}

void PlayArea::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_overflow = 0;
    arrange();
}

} // namespace four

#include "moc_playarea.cpp"
