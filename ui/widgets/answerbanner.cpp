// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/answerbanner.h"

#include "ui/settings/theme.h"
#include "ui/settings/tokens.h"
#include "ui/widgets/labelrole.h"
#include "ui/widgets/layouts/wrappedlabel.h"

#include <QEvent>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

#include <algorithm>

namespace four {

namespace {
constexpr int signSide = 24;
constexpr int padding = tokens::space::narrow;
constexpr double leastHeight = 3.5; ///< by the letters' height: of two lines
} // namespace

AnswerBanner::AnswerBanner(QWidget *parent)
    : QFrame(parent), m_word(new WrappedLabel(this)), m_detail(new WrappedLabel(this))
{
    setObjectName("answerBanner");
    setRole(m_detail, LabelRole::Quiet);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    auto *words = new QVBoxLayout(this);
    words->setSpacing(0);
    words->addStretch();
    words->addWidget(m_word);
    words->addWidget(m_detail);
    words->addStretch();
    refresh();
}

void AnswerBanner::setAnswer(Answer answer, const QString &detail, const QString &word)
{
    m_ownWord = word;
    m_answer = answer;
    m_detail->setText(detail);
    refresh();
}

void AnswerBanner::setAsked(const QString &words)
{
    m_asked = words;
    refresh();
}

void AnswerBanner::refresh()
{
    const bool isAnswered = m_answer == Answer::Right || m_answer == Answer::Wrong;
    m_word->setFont(isAnswered ? tokens::type::scaled(font(), tokens::type::task(font()), true) : font());
    m_word->setText(isAnswered && !m_ownWord.isEmpty() ? m_ownWord
                    : m_answer == Answer::Right        ? tr("Right!")
                    : m_answer == Answer::Wrong        ? tr("Not yet")
                    : m_answer != Answer::Asked        ? QString()
                    : m_asked.isEmpty()                ? tr("Choose a column on the board.")
                                                       : m_asked);
    m_word->setVisible(m_answer != Answer::Nothing);
    m_detail->setVisible(isAnswered && !m_detail->text().isEmpty());
    const int left = isAnswered ? padding + signSide + padding : padding;
    constexpr int above = tokens::space::hair;
    layout()->setContentsMargins(left, above, padding, above);
    setMinimumHeight(std::max(tokens::banner, int(leastHeight * fontMetrics().height())));
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
    const QColor frame = !isPlain     ? colours.colour
                         : isAnswered ? palette().color(QPalette::WindowText)
                                      : shades::line(palette());
    painter.setPen(QPen(frame, isAnswered ? 2 : shades::frameWidth(palette())));
    // While nothing is answered, a field of the window's colour on the panel.
    painter.setBrush(!isPlain     ? QBrush(colours.background)
                     : isAnswered ? palette().window()
                                  : QGuiApplication::palette().window());
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), tokens::radius::control,
                            tokens::radius::control);
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
