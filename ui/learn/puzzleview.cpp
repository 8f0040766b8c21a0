// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/puzzleview.h"

#include "ui/coach/hinter.h"
#include "ui/coach/hintwords.h"
#include "ui/game/gamemodel.h"
#include "ui/learn/puzzlesolving.h"
#include "ui/learn/puzzlewords.h"
#include "ui/text/words.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/livelabel.h"

#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace four {

namespace {
QWidget *makeRow(std::initializer_list<QWidget *> buttons, QWidget *parent)
{
    auto *row = new QWidget(parent);
    auto *layout = new FlowLayout(row);
    layout->setAlignment(Qt::AlignLeading);
    layout->setContentsMargins(0, 0, 0, 0);
    for (QWidget *button : buttons)
        layout->addWidget(button);
    return row;
}
} // namespace

PuzzleView::PuzzleView(PuzzleSolving *solving, const Hinter *hinter, const GameModel *model,
                       const Actions &actions, QWidget *parent)
    : QWidget(parent), m_solving(solving), m_hinter(hinter), m_model(model),
      m_title(new WrappedLabel(this)), m_difficulty(new WrappedLabel(this)), m_text(new LiveLabel(this)),
      m_hintText(new LiveLabel(this))
{
    setObjectName("puzzleView");
    m_title->setObjectName("puzzleTitle");
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_difficulty->setObjectName("puzzleDifficulty");
    m_text->setObjectName("puzzleQuestion");
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_hintText->setObjectName("puzzleHintText");
    m_hintText->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_pointing = makeRow({new ActionButton("puzzleBack", actions.back, this),
                          new ActionButton("puzzleForward", actions.forward, this),
                          new ActionButton("puzzlePoint", actions.pointOut, this)},
                         this);
    m_hint = new ActionButton("puzzleHint", actions.hint, this);
    m_solution = makeButton("solvePuzzle", &PuzzleSolving::showSolution);
    m_again = makeButton("repeatPuzzle", &PuzzleSolving::again);
    m_stop = makeButton("leavePuzzle", &PuzzleSolving::stop);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_title);
    column->addWidget(m_difficulty);
    column->addWidget(m_pointing);
    column->addWidget(makeRow({m_hint, m_solution, m_again}, this));
    column->addWidget(makeRow({new ActionButton("nextPuzzle", actions.next, this), m_stop}, this));
    // Below all buttons, so that none moves under the pointer as the words come and go.
    column->addWidget(m_text);
    column->addWidget(m_hintText);
    column->addStretch();

    connect(m_solving, &PuzzleSolving::changed, this, &PuzzleView::refresh);
    connect(m_hinter, &Hinter::changed, this, &PuzzleView::refreshHint);
    retranslate();
}

QPushButton *PuzzleView::makeButton(const char *name, void (PuzzleSolving::*work)())
{
    auto *button = new TurnButton(name, this);
    connect(button, &QPushButton::clicked, this, [this, work] {
        (m_solving->*work)();
        Q_EMIT boardWanted();
    });
    return button;
}

void PuzzleView::retranslate()
{
    m_solution->setText(tr("So&lution"));
    m_again->setText(tr("&Try again"));
    m_stop->setText(tr("&Back to the game"));
    refresh();
    refreshHint();
}

void PuzzleView::refresh()
{
    if (!m_solving->isRunning())
        return;
    const coach::Puzzle &puzzle = m_solving->puzzle();
    using enum PuzzleSolving::Stage;
    const PuzzleSolving::Stage stage = m_solving->stage();
    m_title->setText(PuzzleWords::title(puzzle));
    m_difficulty->setText(PuzzleWords::difficulty(puzzle));
    m_difficulty->setAccessibleName(PuzzleWords::spokenDifficulty(puzzle));
    m_difficulty->setVisible(puzzle.rating > 0);
    const QString text = m_solving->text();
    m_text->say(text, Words::plain(text));
    m_pointing->setVisible(stage == Pointing);
    m_hint->setVisible(m_solving->isOpen() || stage == Wrong);
    m_solution->setVisible(m_solving->isOpen() || stage == Wrong);
    m_again->setVisible(stage == Wrong || stage == Solved || stage == Shown);
}

void PuzzleView::refreshHint()
{
    const Hinter::State state = m_hinter->state();
    const bool isWanted = m_solving->isRunning() && state != Hinter::State::Idle;
    switch (state) {
    case Hinter::State::Idle:
        break;
    case Hinter::State::Thinking:
        m_hintText->say(tr("Working it out …"));
        break;
    case Hinter::State::GivenUp:
        m_hintText->say(tr("There is no hint for this position."));
        break;
    case Hinter::State::Told: {
        const coach::Hint &hint = *m_hinter->hint();
        const QString text = QStringList{HintWords::title(hint), HintWords::reason(hint, m_model->shown()),
                                         HintWords::whyNot(hint)}
                                 .join(u' ')
                                 .trimmed();
        m_hintText->say(text, Words::plain(text));
        break;
    }
    }
    m_hintText->setVisible(isWanted);
}

void PuzzleView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace four
