// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/advicecards.h"

#include "ui/learn/lessonbook.h"
#include "ui/learn/puzzlewords.h"
#include "ui/settings/theme.h"
#include "ui/settings/tokens.h"
#include "ui/shell/pageparts.h"
#include "ui/text/words.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/layouts/wrappedlabel.h"

#include <QFrame>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <string_view>
#include <utility>
#include <variant>

namespace four {

namespace {
using coach::Oversight;
using coach::Phase;
using Theme = coach::Puzzle::Theme;

/// Puzzles, the lesson with this name in the file of lessons, or what a command begins.
using Way = std::variant<PuzzleKind, std::string_view, Command>;

Way wayFrom(const coach::Fault &fault)
{
    if (const auto *theme = std::get_if<Theme>(&fault))
        return PuzzleKind(*theme);
    if (const auto *phase = std::get_if<Phase>(&fault)) {
        if (*phase == Phase::Middle)
            return PuzzleKind(coach::Puzzle::Task::Only);
        return *phase == Phase::Opening ? Command::ByHeart : Command::Endings;
    }
    switch (std::get<Oversight>(fault)) {
    case Oversight::OverlookedWin:
        return std::string_view("lines");
    case Oversight::AllowedWin:
        return std::string_view("block");
    case Oversight::AllowedDouble:
        return PuzzleKind(Theme::DoubleThreat);
    case Oversight::OverlookedForced:
        break;
    }
    return PuzzleKind(Theme::ForcedChain);
}

QString nameOf(const coach::Fault &fault)
{
    if (const auto *theme = std::get_if<Theme>(&fault))
        return PuzzleWords::theme(*theme);
    if (const auto *phase = std::get_if<Phase>(&fault)) {
        switch (*phase) {
        case Phase::Opening:
            return AdviceCards::tr("Mistakes in the opening");
        case Phase::Middle:
            return AdviceCards::tr("Mistakes in the middle of the game");
        case Phase::Ending:
            return AdviceCards::tr("Mistakes in the ending");
        }
    }
    switch (std::get<Oversight>(fault)) {
    case Oversight::OverlookedWin:
        return AdviceCards::tr("A line overlooked");
    case Oversight::AllowedWin:
        return AdviceCards::tr("A line let through");
    case Oversight::AllowedDouble:
        return AdviceCards::tr("Two threats allowed");
    case Oversight::OverlookedForced:
        break;
    }
    return AdviceCards::tr("A forced win missed");
}

QString countOf(const coach::Weakness &weakness)
{
    const QString times = number(weakness.times);
    const QString of = number(weakness.of);
    if (std::holds_alternative<Theme>(weakness.fault))
        //: of a theme of puzzles; both are at least 2
        return AdviceCards::tr("%1 missed of the last %2 puzzles of this theme.").arg(times, of);
    if (!weakness.discs)
        //: of a fault in reviewed games; both are at least 2
        return AdviceCards::tr("%1 times in %2 games.").arg(times, of);
    if (weakness.discs->first == weakness.discs->second)
        //: of a fault in reviewed games; the first two are at least 2, the third the number of a disc
        return AdviceCards::tr("%1 times in %2 games, mostly at disc %3.")
            .arg(times, of, number(weakness.discs->first));
    //: of a fault in reviewed games; the first two are at least 2, the others the numbers of discs
    return AdviceCards::tr("%1 times in %2 games, mostly at discs %3–%4.")
        .arg(times, of, number(weakness.discs->first), number(weakness.discs->second));
}

/// A card as others of the program are.
class CardFrame final : public QFrame
{
public:
    using QFrame::QFrame;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(shades::line(palette()), shades::frameWidth(palette())));
        painter.setBrush(palette().color(QPalette::Base));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), tokens::radius::card,
                                tokens::radius::card);
    }
};

std::size_t lessonCalled(std::string_view id)
{
    const std::vector<coach::Lesson> &lessons = lessonbook::lessons();
    return std::size_t(std::ranges::find(lessons, id, &coach::Lesson::id) - lessons.begin());
}
} // namespace

AdviceCards::AdviceCards(QWidget *parent)
    : QWidget(parent), m_caption(page::makeText<QLabel>("adviceCaption", LabelRole::Task, this)),
      m_nothing(page::make<WrappedLabel>("noAdvice", this)), m_row(new QHBoxLayout)
{
    for (std::size_t i = 0; i < mostCards; ++i) {
        auto *frame = new CardFrame(this);
        frame->setObjectName("advice");
        const QByteArray which = QByteArray::number(int(i) + 1);
        m_cards.at(i) = {
            .frame = frame,
            .title = page::makeText<WrappedLabel>("adviceTitle" + which, LabelRole::Section, frame),
            .count = page::makeText<WrappedLabel>("adviceCount" + which, LabelRole::Quiet, frame),
            .button = new TurnButton(QString::fromLatin1("adviceButton" + which), frame)};
        const Card &card = m_cards.at(i);
        card.button->keepWidth();
        auto *inside = new QVBoxLayout(frame);
        inside->addWidget(card.title);
        inside->addWidget(card.count);
        inside->addStretch();
        inside->addWidget(card.button, 0, Qt::AlignLeading);
        m_row->addWidget(frame, 1);
        connect(card.button, &QPushButton::clicked, this, [this, i] { follow(i); });
    }
    page::stack(this, m_caption, m_nothing, m_row);
}

void AdviceCards::setWeaknesses(std::vector<coach::Weakness> weaknesses)
{
    m_weaknesses = std::move(weaknesses);
    m_weaknesses.resize(std::min(m_weaknesses.size(), mostCards));
    retranslate();
}

TurnButton *AdviceCards::first() const
{
    return m_weaknesses.empty() ? nullptr : m_cards.front().button;
}

void AdviceCards::follow(std::size_t card)
{
    const Way way = wayFrom(m_weaknesses[card].fault);
    if (const auto *kind = std::get_if<PuzzleKind>(&way))
        Q_EMIT kindWanted(*kind);
    else if (const auto *command = std::get_if<Command>(&way))
        Q_EMIT commandWanted(*command);
    else
        Q_EMIT lessonWanted(lessonCalled(std::get<std::string_view>(way)));
}

void AdviceCards::retranslate()
{
    m_caption->setText(tr("What to practise"));
    m_nothing->setText(tr("Nothing stands out yet: it takes a few reviewed games, or puzzles."));
    m_nothing->setVisible(m_weaknesses.empty());
    for (std::size_t i = 0; i < mostCards; ++i) {
        const Card &card = m_cards.at(i);
        card.frame->setVisible(i < m_weaknesses.size());
        if (i >= m_weaknesses.size())
            continue;
        const coach::Weakness &weakness = m_weaknesses[i];
        card.title->setText(nameOf(weakness.fault));
        card.count->setText(countOf(weakness));
        const Way way = wayFrom(weakness.fault);
        if (const auto *kind = std::get_if<PuzzleKind>(&way)) {
            //: a button; %1 is a kind of puzzle
            card.button->setText(tr("Puzzles: %1").arg(PuzzleWords::kind(*kind)));
        } else if (const auto *command = std::get_if<Command>(&way)) {
            card.button->setText(*command == Command::ByHeart ? tr("Learn openings by heart")
                                                              : tr("Count endings"));
        } else {
            const std::size_t lesson = lessonCalled(std::get<std::string_view>(way));
            const std::vector<coach::Lesson> &lessons = lessonbook::lessons();
            card.button->setVisible(lesson < lessons.size());
            if (lesson < lessons.size())
                //: a button; %1 is the lesson's number, %2 its title
                card.button->setText(
                    tr("Lesson %1: %2")
                        .arg(number(int(lesson) + 1), lessonbook::textOf(lessons[lesson].title)));
        }
    }
}

} // namespace four

#include "moc_advicecards.cpp"
