// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/sidepanel.h"

#include "ui/settings/layouts.h"
#include "ui/settings/theme.h"
#include "ui/settings/tokens.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/clearstyle.h"
#include "ui/widgets/layouts/taborder.h"
#include "ui/widgets/symbolicon.h"

#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPainter>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QStyle>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace four {

namespace {
std::size_t placeOf(const QString &name)
{
    constexpr std::array order{pagename::coach,   pagename::moves,        pagename::review,
                               pagename::learn,   pagename::lessons,      pagename::openings,
                               pagename::byHeart, pagename::twoComputers, pagename::tournament};
    return static_cast<std::size_t>(std::ranges::find(order, name) - order.begin());
}

constexpr int header = 40; ///< height of the tabs at least, in which a finger finds them

/// Tabs of words and pictures on the panel itself; a bar below the current one says which it is.
class PageTabs : public QTabBar
{
public:
    using QTabBar::QTabBar;

protected:
    [[nodiscard]] QSize tabSizeHint(int index) const override
    {
        const int words = tabText(index).isEmpty()
                              ? 0
                              : tokens::space::close + wordsFont().horizontalAdvance(plainText(index)) + 2;
        const QSize size(tokens::space::usual + iconSize().width() + words,
                         std::max(header, wordsFont().height() + tokens::space::usual));
        return size.expandedTo({leastButton(), leastButton()});
    }
    [[nodiscard]] QSize minimumTabSizeHint(int index) const override { return tabSizeHint(index); }

    void paintEvent(QPaintEvent * /*event*/) override
    {
        constexpr double bar = 3;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        for (int i = 0; i < count(); ++i) {
            if (!isTabVisible(i))
                continue;
            const bool isCurrent = i == currentIndex();
            const QRect tab = tabRect(i);
            const QRect inside = tab.adjusted(tokens::space::close, 0, -tokens::space::close, 0);
            const QRect picture(QPoint(0, 0), iconSize());
            const QRect words = inside.adjusted(iconSize().width() + tokens::space::close, 0, 0, 0);
            const auto mirrored = [&](const QRect &rect) {
                return QStyle::visualRect(layoutDirection(), inside, rect);
            };
            tabIcon(i).paint(&painter, mirrored(picture.translated(inside.left(), inside.center().y() -
                                                                                      picture.height() / 2)));
            QFont font = this->font();
            font.setBold(isCurrent);
            painter.setFont(font);
            painter.setPen(isCurrent ? palette().color(QPalette::WindowText) : shades::dim(palette()));
            painter.drawText(mirrored(words), Qt::AlignVCenter | Qt::AlignLeading, plainText(i));
            if (!isCurrent)
                continue;
            painter.setPen(Qt::NoPen);
            painter.setBrush(shades::focus(palette()));
            painter.drawRoundedRect(QRectF(tab.left() + 1, tab.bottom() + 1 - bar, tab.width() - 2, bar),
                                    bar / 2, bar / 2);
            if (hasFocus()) {
                painter.setPen(shades::focus(palette()));
                painter.setBrush(Qt::NoBrush);
                painter.drawRoundedRect(QRectF(tab).adjusted(1.5, 4.5, -1.5, -6.5), tokens::radius::control,
                                        tokens::radius::control);
            }
        }
    }

private:
    /// Of the current tab, so that no tab changes its width.
    [[nodiscard]] QFontMetrics wordsFont() const
    {
        QFont bold = font();
        bold.setBold(true);
        return QFontMetrics(bold);
    }
    [[nodiscard]] QString plainText(int index) const { return tabText(index).remove(u'&'); }
};
} // namespace

SidePanel::SidePanel(QWidget *parent)
    : QWidget(parent), m_tabs(new PageTabs(this)), m_choice(new ChoiceBox(this)),
      m_close(new QToolButton(this)), m_stack(new QStackedWidget(this)), m_body(new QWidget(this)),
      m_page(settings::sidePanelPages().open)
{
    setObjectName("sidePanel");
    m_tabs->setObjectName("sidePanelTabs");
    m_tabs->setDrawBase(false);
    m_tabs->setUsesScrollButtons(false);
    m_tabs->setElideMode(Qt::ElideNone);
    m_tabs->setExpanding(false);
    // Its width is that of the panel; fitTabs() sees to what has room.
    m_tabs->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    addTabKeys(m_tabs, this);
    m_choice->setObjectName("sidePanelChoice");
    m_choice->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_choice->hide();
    m_close->setObjectName("sidePanelClose");
    m_close->setAutoRaise(true);
    m_close->setIcon(style()->standardIcon(QStyle::SP_TitleBarCloseButton));

    auto *row = new QHBoxLayout;
    row->setSpacing(tokens::space::hair);
    row->setContentsMargins(tokens::space::close, tokens::space::hair, tokens::space::close, 0);
    row->addWidget(m_tabs, 1);
    row->addWidget(m_choice, 1);
    row->addWidget(m_close);
    auto *around = new QVBoxLayout(m_body);
    around->addWidget(m_stack);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(1); // for the line between them
    column->addLayout(row);
    column->addWidget(m_body, 1);
    setPadding(tokens::space::usual);

    connect(m_tabs, &QTabBar::currentChanged, this, &SidePanel::open);
    connect(m_choice, &QComboBox::activated, this,
            [this](int index) { m_tabs->setCurrentIndex(m_choice->itemData(index).toInt()); });
    connect(m_close, &QToolButton::clicked, this, &SidePanel::closeRequested);
    speakChoices(this);
    applyPalette();
    retranslate();
}

void SidePanel::addPage(const Page &page)
{
    // The first tab of all becomes the current one by itself, which is not yet to open it.
    const QSignalBlocker quiet(m_tabs);
    const auto next = std::ranges::find_if(
        m_pages, [&](const Slot &slot) { return placeOf(slot.page.name) > placeOf(page.name); });
    const auto index = static_cast<int>(next - m_pages.begin());
    m_pages.insert(next, {.page = page, .title = {}});
    m_tabs->insertTab(index, symbolIcon(page.symbol), page.title());
    m_tabs->setTabVisible(index, !page.isHidden || settings::sidePanelPages().known.contains(page.name));
    fitTabs();
}

void SidePanel::openPage(const QString &name)
{
    const int index = indexOf(name);
    m_tabs->setTabVisible(index, true);
    if (m_tabs->currentIndex() == index)
        open(index);
    else
        m_tabs->setCurrentIndex(index);
}

QString SidePanel::page() const
{
    return indexOf(m_page) >= 0 || m_pages.empty() ? m_page : m_pages.front().page.name;
}

int SidePanel::indexOf(const QString &name) const
{
    for (std::size_t i = 0; i < m_pages.size(); ++i) {
        if (m_pages[i].page.name == name)
            return static_cast<int>(i);
    }
    return -1;
}

void SidePanel::open(int index)
{
    Slot &slot = m_pages[static_cast<std::size_t>(index)];
    if (!slot.widget) {
        slot.widget = slot.page.make(m_stack);
        m_stack->addWidget(slot.widget);
        // What comes later, Tab would meet after all else that is in the window, far from its tab.
        orderTabsAsRead(this);
    }
    m_stack->setCurrentWidget(slot.widget);
    applyPadding();
    m_page = slot.page.name;
    fitTabs();
    settings::SidePanelPages pages = settings::sidePanelPages();
    pages.open = slot.page.name;
    if (!pages.known.contains(slot.page.name))
        pages.known << slot.page.name;
    settings::store(pages);
    Q_EMIT pageChanged();
}

void SidePanel::fitTabs()
{
    // Each change is an event for screen readers: only what differs is set, and nothing to measure it.
    const int room = width() - m_close->sizeHint().width() - 2 * tokens::space::close - tokens::space::hair;
    QFont bold = m_tabs->font();
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    const auto textOf = [this](int index, bool isAll) {
        return isAll || index == m_tabs->currentIndex()
                   ? m_pages[static_cast<std::size_t>(index)].page.title()
                   : QString();
    };
    int allWords = m_tabs->sizeHint().width();
    for (int i = 0; i < m_tabs->count(); ++i) {
        const auto widthOf = [&metrics](const QString &text) {
            return text.isEmpty() ? 0 : metrics.horizontalAdvance(text) + tokens::space::close + 2;
        };
        if (m_tabs->isTabVisible(i))
            allWords += widthOf(textOf(i, true)) - widthOf(m_tabs->tabText(i));
    }
    const auto setWords = [&](bool isAll) {
        for (int i = 0; i < m_tabs->count(); ++i) {
            if (const QString text = textOf(i, isAll); m_tabs->tabText(i) != text)
                m_tabs->setTabText(i, text);
        }
        return m_tabs->sizeHint().width() <= room;
    };
    const bool hasRoom = (allWords <= room && setWords(true)) || setWords(false);
    for (int i = 0; i < m_tabs->count(); ++i) {
        const QString title = textOf(i, true);
        if (std::exchange(m_pages[static_cast<std::size_t>(i)].title, title) == title)
            continue;
        m_tabs->setTabToolTip(i, title);
        m_tabs->setAccessibleTabName(i, title);
    }
    if (!hasRoom)
        fillChoice();
    m_tabs->setVisible(hasRoom);
    m_choice->setVisible(!hasRoom);
}

void SidePanel::fillChoice()
{
    QStringList titles;
    QList<int> indexes;
    for (int i = 0; i < m_tabs->count(); ++i) {
        if (!m_tabs->isTabVisible(i))
            continue;
        titles << m_pages[static_cast<std::size_t>(i)].page.title();
        indexes << i;
    }
    bool isSame = m_choice->count() == int(indexes.size());
    for (int row = 0; isSame && row < m_choice->count(); ++row)
        isSame = m_choice->itemText(row) == titles[row] && m_choice->itemData(row) == indexes[row];
    if (!isSame) {
        m_choice->clear();
        for (qsizetype row = 0; row < titles.size(); ++row) {
            const Page &page = m_pages[static_cast<std::size_t>(indexes[row])].page;
            m_choice->addItem(symbolIcon(page.symbol), titles[row], indexes[row]);
        }
    }
    m_choice->setCurrentIndex(int(indexes.indexOf(m_tabs->currentIndex())));
}

void SidePanel::setPadding(int padding)
{
    if (std::exchange(m_padding, padding) != padding)
        applyPadding();
}

void SidePanel::applyPadding()
{
    // A page that scrolls keeps room for its bar at that side, see page::setUp().
    const bool isScrolled = qobject_cast<const QScrollArea *>(m_stack->currentWidget());
    m_body->layout()->setContentsMargins(m_padding, m_padding,
                                         isScrolled ? shades::frameWidth(palette()) : m_padding, m_padding);
}

QSize SidePanel::minimumSizeHint() const
{
    return {m_stack->minimumSizeHint().width() + 2 * tokens::space::usual,
            QWidget::minimumSizeHint().height()};
}

void SidePanel::applyPalette()
{
    // A card, as those of the players.
    const QPalette desktop = QGuiApplication::palette();
    QPalette colours;
    colours.setColor(QPalette::Window, desktop.color(QPalette::Base));
    colours.setColor(QPalette::WindowText, desktop.color(QPalette::Text));
    if (palette().color(QPalette::Window) != colours.color(QPalette::Window) ||
        palette().color(QPalette::WindowText) != colours.color(QPalette::WindowText))
        setPalette(colours);
}

void SidePanel::retranslate()
{
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(tr("Close the panel"));
    m_choice->setAccessibleName(tr("Page"));
    fitTabs();
}

void SidePanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        applyPalette();
    else if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitTabs();
}

void SidePanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitTabs();
}

void SidePanel::paintEvent(QPaintEvent *)
{
    const double half = shades::frameWidth(palette()) / 2.0;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(shades::line(palette()), 2 * half));
    painter.setBrush(palette().color(QPalette::Window));
    painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), tokens::radius::card,
                            tokens::radius::card);
    painter.drawLine(QPointF(0, m_body->y() - 0.5), QPointF(width(), m_body->y() - 0.5));
}

} // namespace four

#include "moc_sidepanel.cpp"
