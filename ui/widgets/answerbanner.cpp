// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/answerbanner.h"

#include "ui/settings/theme.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

#include <algorithm>

namespace four {

namespace {
constexpr int signSide = 24;
constexpr int padding = 12;
constexpr int leastHeight = 56;
} // namespace

AnswerBanner::AnswerBanner(QLabel *detail, QWidget *parent)
    : QFrame(parent), m_word(new QLabel(this)), m_hasDetail(detail != nullptr)
{
    setObjectName("answerBanner");
    m_word->setWordWrap(true);
    auto *words = new QVBoxLayout(this);
    words->setSpacing(2);
    words->addWidget(m_word);
    if (detail)
        words->addWidget(detail);
    refresh();
}

void AnswerBanner::setAnswer(Answer answer)
{
    m_answer = answer;
    refresh();
}

void AnswerBanner::refresh()
{
    const bool isAnswered = m_answer == Answer::Right || m_answer == Answer::Wrong;
    QFont font = m_word->font();
    font.setBold(isAnswered);
    m_word->setFont(font);
    m_word->setText(m_answer == Answer::Right   ? tr("Right!")
                    : m_answer == Answer::Wrong ? tr("Not yet")
                    : m_answer == Answer::Asked ? tr("Choose a column on the board.")
                                                : QString());
    // What is said of an answer begins with the word.
    m_word->setVisible(m_answer == Answer::Asked || (isAnswered && !m_hasDetail));
    const int left = isAnswered ? padding + signSide + padding : padding;
    layout()->setContentsMargins(left, padding / 2, padding, padding / 2);
    setMinimumHeight(std::max(leastHeight, fontMetrics().height() * 7 / 2));
    update();
}

void AnswerBanner::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        refresh();
}

void AnswerBanner::paintEvent(QPaintEvent *)
{
    if (m_answer == Answer::Nothing)
        return; // its place is kept, and an empty frame would ask what is missing
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isAnswered = m_answer == Answer::Right || m_answer == Answer::Wrong;
    const Theme::Answer &colours = m_answer == Answer::Right ? theme.right : theme.wrong;
    // With high contrast the desktop's own colours, in a frame.
    const bool isPlain = !isAnswered || theme.isFlat();
    const QColor frame =
        isPlain ? palette().color(isAnswered ? QPalette::WindowText : QPalette::Mid) : colours.colour;
    painter.setPen(QPen(frame, isAnswered ? 2 : 1));
    painter.setBrush(isPlain ? palette().window() : QBrush(colours.background));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
    if (!isAnswered)
        return;
    const QPointF middle(padding + signSide / 2.0, height() / 2.0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(frame);
    painter.drawEllipse(middle, signSide / 2.0, signSide / 2.0);
    QPainterPath sign;
    constexpr double reach = signSide / 6.0;
    if (m_answer == Answer::Right) {
        sign.moveTo(middle + QPointF(-1.3 * reach, 0));
        sign.lineTo(middle + QPointF(-0.3 * reach, reach));
        sign.lineTo(middle + QPointF(1.3 * reach, -reach));
    } else {
        for (const double side : {-1.0, 1.0}) {
            sign.moveTo(middle + QPointF(-reach, -side * reach));
            sign.lineTo(middle + QPointF(reach, side * reach));
        }
    }
    painter.strokePath(sign, QPen(isPlain ? palette().color(QPalette::Window) : colours.background, 2.6,
                                  Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

} // namespace four

#include "moc_answerbanner.cpp"
