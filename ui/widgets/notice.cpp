// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/notice.h"

#include "ui/widgets/layouts/flowlayout.h"
#include "ui/widgets/speech/livelabel.h"

#include <QBoxLayout>
#include <QEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace four {

namespace {
constexpr int leastLetters = 36; ///< of a line of text that stands beside the buttons
constexpr int leastLines = 2;    ///< of a text that is scrolled

/// The text's place. Among large letters a long text is scrolled in it, by the keyboard as well.
class TextArea : public QScrollArea
{
public:
    explicit TextArea(QWidget *text, QWidget *parent) : QScrollArea(parent)
    {
        setWidget(text);
        setWidgetResizable(true);
        setFrameShape(NoFrame);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setFocusPolicy(Qt::NoFocus);
        viewport()->setAutoFillBackground(false);
        text->setAutoFillBackground(false);
    }

    [[nodiscard]] QSize sizeHint() const override { return widget()->sizeHint(); }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return {widget()->minimumSizeHint().width(), 0}; // the notice reckons how high it is
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QScrollArea::resizeEvent(event);
        showBar();
    }

    bool eventFilter(QObject *object, QEvent *event) override
    {
        if (object == widget() && event->type() == QEvent::LayoutRequest)
            showBar();
        return QScrollArea::eventFilter(object, event);
    }

private:
    /// ScrollBarAsNeeded keeps a bar that is no longer needed, and its width costs a line.
    void showBar()
    {
        const bool isWhole = widget()->heightForWidth(width()) <= height();
        setVerticalScrollBarPolicy(isWhole ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAlwaysOn);
        setFocusPolicy(isWhole ? Qt::NoFocus : Qt::StrongFocus);
    }
};
} // namespace

Notice::Notice(QWidget *parent)
    : QFrame(parent), m_label(new LiveLabel), m_text(new TextArea(m_label, this)),
      m_parts(new QBoxLayout(QBoxLayout::LeftToRight, this)), m_buttons(new QWidget(this)),
      m_take(new QPushButton(m_buttons)), m_close(new QPushButton(m_buttons))
{
    setObjectName("notice");
    setFrameShape(StyledPanel);
    m_label->setObjectName("text");
    m_text->setObjectName("scrolledText");
    m_close->setObjectName("close");
    m_close->setFlat(true);
    m_take->setObjectName("take");
    // A click leaves the keyboard where it is.
    m_take->setFocusPolicy(Qt::TabFocus);
    m_close->setFocusPolicy(Qt::TabFocus);
    setAutoFillBackground(true);
    auto *row = new FlowLayout(m_buttons);
    row->addWidget(m_take);
    row->addWidget(m_close);
    m_parts->setContentsMargins(8, 2, 4, 2);
    m_parts->setSpacing(4);
    m_parts->addWidget(m_text, 1);
    m_parts->addWidget(m_buttons);
    connect(m_take, &QPushButton::clicked, this, [this] {
        if (!m_passing && m_question)
            return answerQuestion(m_yes);
        const Offer offer = std::exchange(m_offer, {});
        m_trouble = {};
        offer.take();
        refresh();
    });
    connect(m_close, &QPushButton::clicked, this, [this] {
        if (!m_passing && m_question)
            return answerQuestion(m_no);
        (m_passing ? m_passing : m_trouble) = {};
        refresh();
    });
    refresh();
}

void Notice::say(const Text &text)
{
    // A passing message does not hide trouble.
    if (!m_trouble)
        answer(text);
}

void Notice::sayTrouble(const Text &text, const Offer &offer)
{
    m_passing = {};
    m_trouble = text;
    m_offer = offer;
    refresh();
}

void Notice::answer(const Text &text)
{
    m_passing = text;
    refresh();
    // The same command a second time is answered a second time.
    m_label->sayAgain();
}

void Notice::endTrouble(const Text &text)
{
    m_trouble = {};
    answer(text);
}

void Notice::ask(const Text &text, const Offer &yes, const Offer &no)
{
    m_passing = {};
    m_question = text;
    m_yes = yes;
    m_no = no;
    refresh();
}

void Notice::endQuestion()
{
    if (!std::exchange(m_question, {}))
        return;
    refresh();
}

void Notice::answerQuestion(const Offer &answer)
{
    const std::function<void()> work = answer.take;
    m_question = {};
    refresh();
    work();
}

const Notice::Text &Notice::shown() const
{
    return m_passing ? m_passing : m_question ? m_question : m_trouble;
}

void Notice::removePassing()
{
    m_passing = {};
    refresh();
}

void Notice::removeOutdated()
{
    if (m_passing && m_passing().isEmpty())
        removePassing();
}

QString Notice::text() const
{
    const Text &text = shown();
    return text ? text() : QString();
}

void Notice::refresh()
{
    const Text &text = shown();
    if (!text && !isHidden())
        Q_EMIT aboutToHide();
    // Shown before it speaks. A hidden label forgets its text, so that the same text is spoken again.
    setVisible(static_cast<bool>(text));
    m_label->say(this->text());
    const bool asks = !m_passing && m_question;
    const Text &take = asks ? m_yes.words : m_offer.words;
    m_take->setVisible(!m_passing && (asks || m_trouble) && take);
    m_take->setText(take ? take() : QString());
    m_text->verticalScrollBar()->setValue(0);
    m_text->updateGeometry(); // a scroll area does not pass on that its text needs another height
    m_text->setAccessibleName(tr("Message"));
    m_close->setText(asks ? m_no.words() : tr("Close"));
    m_close->setFlat(!asks);
}

bool Notice::fitsInOneRow(int width) const
{
    // A text in short lines beside its buttons is high, and hard to read.
    const int buttons = m_buttons->sizeHint().width();
    return m_label->fontMetrics().horizontalAdvance(m_label->text()) + buttons + 24 <= width ||
           width - buttons >= leastLetters * fontMetrics().averageCharWidth();
}

int Notice::heightFor(int width, const std::function<int(int width)> &textHeight) const
{
    const QMargins margins = m_parts->contentsMargins() + contentsMargins();
    const int inside = width - margins.left() - margins.right();
    const int buttons = m_buttons->heightForWidth(inside);
    const int around = margins.top() + margins.bottom();
    if (fitsInOneRow(width)) {
        const int text = inside - m_buttons->sizeHint().width() - m_parts->spacing();
        return std::max(textHeight(text), m_buttons->sizeHint().height()) + around;
    }
    return textHeight(inside) + m_parts->spacing() + buttons + around;
}

int Notice::heightFor(int width) const
{
    return heightFor(width, [this](int wide) { return m_label->heightForWidth(wide); });
}

int Notice::leastHeightFor(int width) const
{
    return heightFor(width, [this](int wide) {
        return std::min(m_label->heightForWidth(wide), leastLines * fontMetrics().lineSpacing());
    });
}

void Notice::setWide(int width)
{
    m_parts->setDirection(fitsInOneRow(width) ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void Notice::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace four

#include "moc_notice.cpp"
