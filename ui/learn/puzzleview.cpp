// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/puzzleview.h"

#include "ui/coach/hinter.h"
#include "ui/coach/hintwords.h"
#include "ui/commands/commands.h"
#include "ui/game/gamemodel.h"
#include "ui/learn/puzzlesolving.h"
#include "ui/learn/puzzlewords.h"
#include "ui/learn/trainer.h"
#include "ui/shell/pageparts.h"
#include "ui/text/words.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/answerbanner.h"
#include "ui/widgets/speech/livelabel.h"

#include <QGridLayout>
#include <QPushButton>
#include <QTimer>

#include <utility>

namespace four {

namespace {
QWidget *makeRow(std::initializer_list<QWidget *> buttons, QWidget *parent)
{
    auto *row = new QWidget(parent);
    row->setLayout(page::makeRow(buttons));
    row->layout()->setContentsMargins(0, 0, 0, 0);
    return row;
}
} // namespace

PuzzleView::PuzzleView(PuzzleSolving *solving, const Trainer *trainer, const Hinter *hinter,
                       const GameModel *model, const Commands *commands, QWidget *parent)
    : QWidget(parent), m_solving(solving), m_trainer(trainer), m_hinter(hinter), m_model(model),
      m_grid(new QGridLayout(this)), m_head(new QWidget(this)),
      m_facts(new QBoxLayout(QBoxLayout::TopToBottom)), m_buttons(new QWidget(this)),
      m_words(new QWidget(this)), m_title(page::make<WrappedLabel>("puzzleTitle", m_head)),
      m_difficulty(page::make<WrappedLabel>("puzzleDifficulty", m_head)),
      m_progress(page::make<WrappedLabel>("puzzleProgress", m_head)),
      m_banner(new AnswerBanner(nullptr, m_head)),
      m_text(page::makeText<LiveLabel>("puzzleQuestion", m_words)),
      m_hintText(page::makeText<LiveLabel>("puzzleHintText", m_words))
{
    setObjectName("puzzleView");
    page::makeBold(m_title);
    m_pointing = makeRow({new ActionButton("puzzleBack", commands->action(Command::ReplayBack), this),
                          new ActionButton("puzzleForward", commands->action(Command::ReplayForward), this),
                          new ActionButton("puzzlePoint", commands->action(Command::PointOut), this)},
                         this);
    m_hint = new ActionButton("puzzleHint", commands->action(Command::Hint), this);
    m_solution = makeButton("solvePuzzle", &PuzzleSolving::showSolution);
    m_again = makeButton("repeatPuzzle", &PuzzleSolving::tryAgain);
    m_next = new ActionButton("nextPuzzle", commands->action(Command::NextPuzzle), this);
    m_facts->addWidget(m_difficulty);
    m_facts->addWidget(m_progress, 1);
    page::stack(m_head, m_title, m_facts, m_banner);
    page::stack(
        m_buttons, m_pointing, makeRow({m_hint, m_solution, m_again}, this),
        makeRow({m_next, new ActionButton("leavePuzzle", commands->action(Command::Leave), this)}, this));
    page::stack(m_words, m_text, m_hintText);
    for (const QWidget *part : {m_head, m_buttons, m_words})
        part->layout()->setContentsMargins(0, 0, 0, 0);
    arrange(false);

    connect(m_solving, &PuzzleSolving::changed, this, &PuzzleView::refresh);
    connect(m_trainer, &Trainer::changed, this, &PuzzleView::refreshProgress);
    connect(m_trainer, &Trainer::ticked, this, &PuzzleView::refreshProgress);
    connect(m_hinter, &Hinter::changed, this, &PuzzleView::refreshHint);
    connect(m_hinter, &Hinter::askedAgain, m_hintText, &LiveLabel::sayAgain);
    page::keepTranslated(this, [this] { retranslate(); });
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

void PuzzleView::arrange(bool isWide)
{
    m_isWide = isWide;
    m_facts->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    for (QWidget *part : {m_head, m_buttons, m_words})
        m_grid->removeWidget(part);
    m_grid->addWidget(m_head, 0, 0);
    // Below all buttons, so that none moves under the pointer as the text changes; in a low view beside them.
    m_grid->addWidget(m_words, isWide ? 1 : 2, 0);
    m_grid->addWidget(m_buttons, isWide ? 0 : 1, isWide ? 1 : 0, isWide ? 2 : 1, 1);
    m_grid->setRowStretch(isWide ? 1 : 2, 1);
    m_grid->setRowStretch(isWide ? 2 : 1, 0);
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, isWide ? 1 : 0);
}

void PuzzleView::retranslate()
{
    m_solution->setText(tr("&Solution"));
    m_again->setText(tr("&Try again"));
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
    m_difficulty->setText(PuzzleWords::difficulty(puzzle));
    m_difficulty->setAccessibleName(PuzzleWords::spokenDifficulty(puzzle));
    m_difficulty->setVisible(puzzle.rating > 0);
    // Of a text that has grown, the new sentences are said.
    const QString text = m_solving->text();
    const bool isOther = std::exchange(m_told, puzzle.drops) != puzzle.drops;
    refreshProgress();
    const QString shown = m_text->text();
    const bool goesOn = !isOther && !shown.isEmpty() && text.startsWith(shown);
    // The prompt, which is said before, names the task; the title alone says that it is the day's.
    const bool isDaily = m_trainer->mode() == TrainingMode::Daily;
    const QString whole = isOther && isDaily ? m_title->text() + QStringLiteral(". ") + text : text;
    QString news = goesOn ? text.mid(shown.size()).trimmed() : whole;
    // After a wrong drop the new sentence is the opponent's answer, which the board tells, as it tells each
    // disc of the solution.
    if ((goesOn && stage == Wrong) || stage == Showing)
        news.clear();
    // The verdict comes before the opponent's answer.
    m_text->tell(text, Words::plain(whole), Words::plain(news),
                 stage == Wrong ? Announcer::Order::AsTheyCome : Announcer::Order::AfterOthers);
    m_banner->setAnswer(stage == Solved  ? AnswerBanner::Answer::Right
                        : stage == Wrong ? AnswerBanner::Answer::Wrong
                        : stage == Asked ? AnswerBanner::Answer::Asked
                                         : AnswerBanner::Answer::Nothing);
    m_pointing->setVisible(stage == Pointing);
    const bool isRush = m_trainer->isRushing();
    const bool isHelpful = !isRush && (m_solving->isOpen() || stage == Wrong);
    m_hint->setVisible(isHelpful);
    m_solution->setVisible(isHelpful);
    m_again->setVisible(!isRush && (stage == Wrong || stage == Solved || stage == Shown));
    m_next->setVisible(!isRush);
}

void PuzzleView::refreshProgress()
{
    if (!m_solving->isRunning())
        return;
    QString title = PuzzleWords::title(m_solving->puzzle());
    QStringList sentences;
    if (m_trainer->isRushing()) {
        sentences << PuzzleWords::rush(*m_trainer);
    } else if (m_trainer->mode() == TrainingMode::Daily) {
        title = m_trainer->day() == m_trainer->today()
                    //: %1 is a task, such as "Win in 3"
                    ? tr("Puzzle of the day: %1").arg(title)
                    //: %1 is a task, such as "Win in 3", %2 a date that is over
                    : tr("Puzzle of %2: %1")
                          .arg(title, QLocale().toString(m_trainer->day(), QLocale::ShortFormat));
    } else if (m_trainer->mode() == TrainingMode::Mistakes) {
        sentences << tr("From your own games.");
    }
    m_title->setText(title);
    QString rating;
    if (const auto &change = m_trainer->ratingChange(); change && !m_trainer->isRushing())
        //: %1 and %2 are numbers
        rating = tr("Your rating: %1, now %2.").arg(number(change->before), number(change->after));
    if (!rating.isEmpty())
        sentences << rating;
    // Queued: after the verdict on the drop.
    if (std::exchange(m_toldRating, rating) != rating && isVisible())
        QTimer::singleShot(0, this, [this] {
            Announcer::of(this)->say(m_toldRating, m_progress, Announcer::Order::AfterOthers);
        });
    m_progress->setText(sentences.join(u' '));
    m_progress->setVisible(!sentences.isEmpty());
}

void PuzzleView::refreshHint()
{
    const Hinter::State state = m_hinter->state();
    const bool isWanted = m_solving->isRunning() && state != Hinter::State::Idle;
    switch (state) {
    case Hinter::State::Idle:
        break;
    case Hinter::State::Thinking:
        m_hintText->sayAtRest(tr("Working it out …"));
        break;
    case Hinter::State::Estimated: // an estimate proves no solution
    case Hinter::State::GivenUp:
        m_hintText->say(tr("There is no hint for this position."));
        break;
    case Hinter::State::Told: {
        const coach::Hint &hint = *m_hinter->hint();
        const QString text = QStringList{HintWords::title(hint), HintWords::reason(hint, m_model->shown()),
                                         HintWords::whyNot(hint, m_model->shown())}
                                 .join(u' ')
                                 .trimmed();
        m_hintText->say(text, Words::plain(text));
        break;
    }
    }
    m_hintText->setVisible(isWanted);
}

void PuzzleView::resizeEvent(QResizeEvent *event)
{
    const bool isWide = width() > fontMetrics().averageCharWidth() * 70;
    if (isWide != m_isWide)
        arrange(isWide);
    QWidget::resizeEvent(event);
}

} // namespace four

#include "moc_puzzleview.cpp"
