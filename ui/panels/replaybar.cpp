// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/replaybar.h"

#include "ui/game/gamemodel.h"
#include "ui/game/replay.h"
#include "ui/widgets/turnbutton.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QIcon>
#include <QMouseEvent>
#include <QPainter>
#include <QPalette>

#include <utility>

namespace four {

namespace {
/// A button that is pressed again and again, so that the second press of a double click counts as well.
class StepButton : public TurnButton
{
public:
    using TurnButton::TurnButton;

protected:
    void mouseDoubleClickEvent(QMouseEvent *event) override { mousePressEvent(event); }
};

/// What a symbol is put together from, left to right: < > triangles, | a bar.
QIcon symbol(const char *parts, const QPalette &palette, double ratio)
{
    constexpr int side = 16;
    QIcon icon;
    for (const auto &[mode, group] :
         {std::pair(QIcon::Normal, QPalette::Active), std::pair(QIcon::Disabled, QPalette::Disabled)}) {
        QPixmap pixmap(QSize(side, side) * ratio);
        pixmap.setDevicePixelRatio(ratio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette.color(group, QPalette::ButtonText));
        constexpr double top = 3;
        constexpr double height = side - 2 * top;
        constexpr double bar = 3;
        constexpr double triangle = 8;
        const QByteArrayView all(parts);
        double width = 0;
        for (const char part : all)
            width += part == '|' ? bar + 1 : triangle;
        double x = (side - width) / 2;
        for (const char part : all) {
            if (part == '|')
                painter.drawRect(QRectF(x + 0.5, top, bar, height));
            else if (part == '>')
                painter.drawPolygon(
                    QPolygonF({{x, top}, {x + triangle, top + height / 2}, {x, top + height}}));
            else
                painter.drawPolygon(
                    QPolygonF({{x + triangle, top}, {x, top + height / 2}, {x + triangle, top + height}}));
            x += part == '|' ? bar + 1 : triangle;
        }
        icon.addPixmap(pixmap, mode);
    }
    return icon;
}
} // namespace

ReplayBar::ReplayBar(GameModel *model, Replay *replay, QWidget *parent)
    : QWidget(parent), m_model(model), m_replay(replay), m_first(addButton("replayFirst", &Replay::first)),
      m_back(addButton("replayBack", &Replay::back)), m_play(addButton("replayPlay", &Replay::togglePlaying)),
      m_forward(addButton("replayForward", &Replay::forward)), m_last(addButton("replayLast", &Replay::last)),
      m_playOn(new TurnButton("playOn", this))
{
    setObjectName("replayBar");
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addStretch();
    for (QPushButton *button : {m_first, m_back, m_play, m_forward, m_last, m_playOn})
        row->addWidget(button);
    row->addStretch();

    connect(m_playOn, &QPushButton::clicked, this, &ReplayBar::playOnRequested);
    connect(m_model, &GameModel::stateChanged, this, &ReplayBar::refresh);
    connect(m_replay, &Replay::playingChanged, this, &ReplayBar::refresh);
    connect(m_replay, &Replay::playingChanged, this, &ReplayBar::drawSymbols);
    drawSymbols();
    retranslate();
}

QPushButton *ReplayBar::addButton(const char *name, void (Replay::*slot)())
{
    auto *button = new StepButton(QString::fromLatin1(name), this);
    connect(button, &QPushButton::clicked, m_replay, slot);
    return button;
}

void ReplayBar::refresh()
{
    const QString play = m_replay->isPlaying() ? tr("Pause the replay") : tr("Play the game back by itself");
    m_play->setText(m_replay->isPlaying() ? tr("Pause") : tr("Play back"));
    m_play->setAccessibleName(play);
    m_play->setToolTip(tr("%1 (%2)").arg(play, tr("Ctrl+Space")));

    const bool back = m_replay->canGoBack();
    const bool forward = m_replay->canGoForward();
    m_first->setEnabled(back);
    m_back->setEnabled(back);
    m_play->setEnabled(back || forward);
    m_forward->setEnabled(forward);
    m_last->setEnabled(forward);
    m_playOn->setEnabled(m_model->isLookingBack());
    m_playOn->setToolTip(m_model->isLookingBack()
                             ? tr("A new game that begins with the moves up to this point (Ctrl+G)")
                             : tr("The game is over at this point: first go back to an earlier one."));
}

void ReplayBar::drawSymbols()
{
    const auto icon = [this](const char *parts) { return symbol(parts, palette(), devicePixelRatioF()); };
    m_first->setIcon(icon("|<"));
    m_back->setIcon(icon("<"));
    m_play->setIcon(icon(m_replay->isPlaying() ? "||" : ">"));
    m_forward->setIcon(icon(">"));
    m_last->setIcon(icon(">|"));
}

void ReplayBar::retranslate()
{
    const auto name = [](QPushButton *button, const QString &text, const QString &key) {
        button->setAccessibleName(text);
        //: %1 is what a button does, %2 its key
        button->setToolTip(tr("%1 (%2)").arg(text, key));
    };
    name(m_first, tr("To the beginning"), tr("Home"));
    name(m_back, tr("One move back"), tr("Page Up"));
    name(m_forward, tr("One move forward"), tr("Page Down"));
    name(m_last, tr("To the end"), tr("End"));
    m_playOn->setText(tr("Play on from here"));
    refresh();
}

void ReplayBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        drawSymbols();
}

} // namespace four
