// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/openings/openingsfoot.h"

#include "ui/commands/commands.h"
#include "ui/game/gamemodel.h"
#include "ui/openings/openingwalk.h"
#include "ui/text/words.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/layouts/flowlayout.h"
#include "ui/widgets/speech/livelabel.h"
#include "ui/widgets/symbolicon.h"
#include "ui/widgets/whynot.h"

#include <QEvent>
#include <QKeySequence>

namespace four {

OpeningsFoot::OpeningsFoot(OpeningWalk *walk, const Commands *commands, QWidget *parent)
    : FootPage("openingsFoot", parent), m_walk(walk), m_where(new LiveLabel(this)),
      m_prompt(new WrappedLabel(this)), m_back(new TurnButton("openingsBack", row())),
      m_learn(new TurnButton("openingsLearn", row()))
{
    m_where->setObjectName("openingsWhere");
    m_prompt->setObjectName("openingsPrompt");
    m_prompt->setAlignment(Qt::AlignCenter);
    m_back->setIcon(symbolIcon("<"));
    m_learn->hide();
    flow()->addWidget(m_back);
    flow()->addWidget(m_learn);
    flow()->addWidget(new ActionButton("openingsByHeart", commands->action(Command::ByHeart), row()));
    layOut({m_where, m_prompt}, m_prompt, m_where);
    connect(m_back, &QPushButton::clicked, this, [this] {
        const bool hadFocus = m_back->hasFocus();
        m_walk->back();
        if (hadFocus && !m_walk->canGoBack())
            Q_EMIT boardWanted();
    });
    connect(m_learn, &QPushButton::clicked, this, &OpeningsFoot::learnWanted);
    connect(m_walk, &OpeningWalk::changed, this, &OpeningsFoot::refresh);
    refresh();
}

void OpeningsFoot::setLearning(bool isOffered)
{
    m_learn->setVisible(isOffered);
    refreshRow();
}

void OpeningsFoot::refresh()
{
    //: a button that goes back by a move; %1 is a key
    m_back->setText(tr("Back – %1").arg(QKeySequence(Qt::Key_Backspace).toString(QKeySequence::NativeText)));
    //: on a button: the position that is shown
    m_learn->setText(tr("Learn this"));
    if (!m_walk->isWalking())
        return;
    allowUnless(m_back, m_walk->canGoBack() ? QString() : tr("This is the beginning."));
    m_prompt->setText(m_walk->prompt());
    const std::vector<int> &columns = m_walk->place().columns;
    if (columns.empty())
        return m_where->say(tr("The empty board."));
    QStringList all;
    for (const int column : columns)
        //: of a disc in a list of moves; %1 is a number
        all << tr("column %1").arg(columnNumber(column));
    //: %1 is a list as in "column 4, column 5"
    const QString text =
        tr("After %Ln disc(s): %1.", "", int(columns.size())).arg(all.join(QStringLiteral(", ")));
    //: said by a screen reader; %1 is a number
    const QString news = tr("After %Ln disc(s), the last one in column %1.", "", int(columns.size()))
                             .arg(columnNumber(columns.back()));
    if (m_where->text() != text)
        m_where->tell(text, news, news, Announcer::Order::AsTheyCome);
}

void OpeningsFoot::changeEvent(QEvent *event)
{
    FootPage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace four

#include "moc_openingsfoot.cpp"
