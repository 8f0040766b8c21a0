// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/replaybar.h"

#include "ui/game/replay.h"
#include "ui/widgets/actionbutton.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QIcon>
#include <QMouseEvent>
#include <QPainter>
#include <QPalette>

#include <utility>

namespace four {

namespace {
/// A button that is pressed again and again, so that the second press of a double click counts as well. Its
/// symbol says what it does; a screen reader says the words.
class StepButton : public ActionButton
{
public:
    StepButton(const QString &name, QAction *action, bool hasText, QWidget *parent)
        : ActionButton(name, action, parent)
    {
        const auto follow = [this, action, hasText] {
            setAccessibleName(action->text().remove(u'&'));
            if (!hasText)
                setText({});
        };
        connect(action, &QAction::changed, this, follow);
        follow();
    }

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

ReplayBar::ReplayBar(Replay *replay, const Actions &actions, QWidget *parent)
    : QWidget(parent), m_replay(replay), m_first(new StepButton("replayFirst", actions.first, false, this)),
      m_back(new StepButton("replayBack", actions.back, false, this)),
      m_play(new StepButton("replayPlay", actions.play, true, this)),
      m_forward(new StepButton("replayForward", actions.forward, false, this)),
      m_last(new StepButton("replayLast", actions.last, false, this))
{
    setObjectName("replayBar");
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addStretch();
    for (QPushButton *button : {m_first, m_back, m_play, m_forward, m_last})
        row->addWidget(button);
    row->addWidget(new ActionButton("playOn", actions.playOn, this));
    row->addStretch();

    connect(m_replay, &Replay::playingChanged, this, &ReplayBar::drawSymbols);
    drawSymbols();
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

void ReplayBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        drawSymbols();
}

} // namespace four
