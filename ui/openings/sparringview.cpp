// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/openings/sparringview.h"

#include "ui/commands/commands.h"
#include "ui/openings/byheart.h"
#include "ui/shell/pageparts.h"
#include "ui/text/words.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/answerbanner.h"
#include "ui/widgets/layouts/wrappedlabel.h"
#include "ui/widgets/speech/announcer.h"
#include "ui/widgets/whynot.h"

#include <optional>
#include <utility>

namespace four {

SparringView::SparringView(ByHeart *byHeart, const Commands *commands, QWidget *parent)
    : QWidget(parent), m_byHeart(byHeart),
      m_title(page::makeText<WrappedLabel>("sparringTitle", LabelRole::Quiet, this)),
      m_task(page::makeText<WrappedLabel>("sparringTask", LabelRole::Task, this)),
      m_banner(new AnswerBanner(this)), m_learn(new TurnButton("learnSparred", this)),
      m_again(new TurnButton("sparAgain", this)), m_drill(new TurnButton("backToDrill", this))
{
    setObjectName("sparringView");
    auto *grid = page::makeGrid({m_learn, m_again, m_drill,
                                 new ActionButton("leaveSparring", commands->action(Command::Leave), this)});
    page::stack(this, m_title, m_task, m_banner, grid);

    connect(m_learn, &QPushButton::clicked, m_byHeart, &ByHeart::learnSparred);
    connect(m_again, &QPushButton::clicked, m_byHeart, &ByHeart::spar);
    connect(m_drill, &QPushButton::clicked, m_byHeart, &ByHeart::startNext);
    connect(m_byHeart, &ByHeart::changed, this, &SparringView::refresh);
    page::keepTranslated(this, [this] { retranslate(); });
}

void SparringView::retranslate()
{
    //: the positions of the game of sparring that are not known by heart yet
    m_learn->setText(tr("&Learn them"));
    //: another game of sparring
    m_again->setText(tr("Spar a&gain"));
    //: the questions of By heart, in place of a game of sparring
    m_drill->setText(tr("Single &positions"));
    refresh();
}

void SparringView::refresh()
{
    const Sparring *sparring = m_byHeart->sparring();
    if (!sparring->isRunning()) {
        m_told.clear();
        return;
    }
    m_title->setText(m_byHeart->name(m_byHeart->repertoire()));
    m_task->setText(sparring->task());
    const bool isOver = sparring->isOver();
    const bool isToLearn = isOver && !sparring->unknown().empty();
    const std::optional<Player> winner = sparring->winner();
    m_banner->setVisible(winner.has_value());
    m_banner->setAnswer(!winner                         ? AnswerBanner::Answer::Nothing
                        : *winner == sparring->person() ? AnswerBanner::Answer::Right
                                                        : AnswerBanner::Answer::Wrong,
                        {}, sparring->verdict());
    allowUnless(m_learn, isToLearn ? QString()
                         : isOver  ? tr("This game had nothing new.")
                                   : tr("First play this game to its end."));
    setPrimary(m_learn, isToLearn);
    setPrimary(m_again, isOver && !isToLearn);
    const QString told = sparring->task();
    if (isVisible() && std::exchange(m_told, told) != told)
        Announcer::of(this)->say(Words::plain(told), m_banner, Announcer::Order::AfterOthers);
}

} // namespace four

#include "moc_sparringview.cpp"
