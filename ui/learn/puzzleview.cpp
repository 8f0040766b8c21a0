// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/puzzleview.h"

#include "ui/coach/hinter.h"
#include "ui/coach/hintwords.h"
#include "ui/commands/commands.h"
#include "ui/game/gamemodel.h"
#include "ui/learn/puzzlesolving.h"
#include "ui/learn/puzzlewords.h"
#include "ui/learn/trainer.h"
#include "ui/settings/theme.h"
#include "ui/settings/tokens.h"
#include "ui/shell/pageparts.h"
#include "ui/text/words.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/answerbanner.h"
#include "ui/widgets/speech/livelabel.h"
#include "ui/widgets/whynot.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace four {

/// The moves of a puzzle as numbered circles in a line; those that were found have a tick. The words beside
/// them say the same.
class StepCircles : public QWidget
{
public:
    using QWidget::QWidget;

    void setSteps(int done, int count)
    {
        m_done = done;
        m_count = count;
        updateGeometry();
        update();
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        return {m_count * side() + (m_count - 1) * gap(), side()};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, side()}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Theme &theme = Theme::of(palette());
        const QColor usual = palette().color(QPalette::WindowText);
        const double pen = shades::frameWidth(palette());
        // In a narrow panel they come closer to each other.
        const double room = m_count > 1 ? double(width() - side()) / (m_count - 1) : 0;
        const double step = std::min(double(side() + gap()), room);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        if (isRightToLeft()) {
            painter.translate(width(), 0);
            painter.scale(-1, 1);
        }
        painter.setPen(QPen(shades::frame(palette()), pen));
        painter.drawLine(QPointF(side() / 2.0, side() / 2.0),
                         QPointF(side() / 2.0 + (m_count - 1) * step, side() / 2.0));
        for (int i = 0; i < m_count; ++i) {
            const QRectF circle = QRectF(i * step, 0, side(), side()).adjusted(1, 1, -1, -1);
            const bool isDone = i < m_done;
            const bool isPlain = !isDone || theme.isFlat();
            const QColor colour = !isPlain      ? theme.right.colour
                                  : i == m_done ? shades::focus(palette())
                                                : shades::frame(palette());
            painter.setPen(QPen(colour, isDone || i == m_done ? 2 : pen));
            painter.setBrush(isPlain ? palette().color(QPalette::Window) : theme.right.background);
            painter.drawEllipse(circle);
            if (isDone) {
                const double reach = circle.width() / 6;
                painter.drawPolyline(QPolygonF({circle.center() + QPointF(-1.3 * reach, 0),
                                                circle.center() + QPointF(-0.3 * reach, reach),
                                                circle.center() + QPointF(1.3 * reach, -reach)}));
            } else {
                painter.setPen(i == m_done ? usual : shades::dim(palette()));
                painter.drawText(circle, Qt::AlignCenter, QLocale().toString(i + 1));
            }
        }
    }

private:
    [[nodiscard]] int side() const { return fontMetrics().height() + tokens::space::close; }
    [[nodiscard]] static int gap() { return tokens::space::close; }

    int m_done = 0;
    int m_count = 1;
};

PuzzleView::PuzzleView(PuzzleSolving *solving, const Trainer *trainer, const Hinter *hinter,
                       const GameModel *model, const Commands *commands, QWidget *parent)
    : QWidget(parent), m_solving(solving), m_trainer(trainer), m_hinter(hinter), m_model(model),
      m_title(page::makeText<WrappedLabel>("puzzleTitle", LabelRole::Quiet, this)),
      m_difficulty(page::makeText<QLabel>("puzzleDifficulty", LabelRole::Quiet, this)),
      m_task(page::makeText<WrappedLabel>("puzzleAsks", LabelRole::Task, this)),
      m_steps(new StepCircles(this)),
      m_stepText(page::makeText<QLabel>("puzzleSteps", LabelRole::Quiet, this)),
      m_progress(page::makeText<WrappedLabel>("puzzleProgress", LabelRole::Quiet, this)),
      m_banner(new AnswerBanner(this)), m_text(page::makeText<LiveLabel>("puzzleQuestion", this)),
      m_hintText(page::makeText<LiveLabel>("puzzleHintText", this)), m_buttons(new QWidget(this)),
      m_pointing(new QWidget(this))
{
    setObjectName("puzzleView");
    const auto button = [commands](const char *name, Command command, QWidget *on) {
        return new ActionButton(name, commands->action(command), on);
    };
    m_solution = makeButton("solvePuzzle", &PuzzleSolving::showSolution);
    m_again = makeButton("repeatPuzzle", &PuzzleSolving::tryAgain);
    m_next = button("nextPuzzle", Command::NextPuzzle, m_buttons);
    m_buttons->setLayout(
        page::makeGrid({button("puzzleHint", Command::Hint, m_buttons), m_solution, m_again, m_next}));
    m_pointing->setLayout(page::makeGrid({button("puzzleBack", Command::ReplayBack, m_pointing),
                                          button("puzzleForward", Command::ReplayForward, m_pointing),
                                          button("puzzlePoint", Command::PointOut, m_pointing)}));
    auto *caption = new QHBoxLayout;
    caption->addWidget(m_title, 1);
    caption->addWidget(m_difficulty, 0, Qt::AlignTop);
    auto *steps = new QHBoxLayout;
    steps->addWidget(m_steps);
    steps->addWidget(m_stepText, 1, Qt::AlignTrailing | Qt::AlignVCenter);
    page::stack(this, caption, m_task, steps, m_progress, m_banner, m_buttons, m_pointing, m_text, m_hintText)
        ->addWidget(button("leavePuzzle", Command::Leave, this));

    connect(m_solving, &PuzzleSolving::changed, this, &PuzzleView::refresh);
    connect(m_trainer, &Trainer::changed, this, &PuzzleView::refreshProgress);
    connect(m_trainer, &Trainer::ticked, this, &PuzzleView::refreshProgress);
    connect(m_hinter, &Hinter::changed, this, &PuzzleView::refreshHint);
    connect(m_hinter, &Hinter::askedAgain, m_hintText, &LiveLabel::sayAgain);
    page::keepTranslated(this, [this] { retranslate(); });
}

TurnButton *PuzzleView::makeButton(const char *name, void (PuzzleSolving::*work)())
{
    auto *button = new TurnButton(name, m_buttons);
    connect(button, &QPushButton::clicked, this, [this, work] {
        (m_solving->*work)();
        Q_EMIT boardWanted();
    });
    return button;
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
    const QString task = m_solving->question();
    m_task->setText(task);
    // The task stands above.
    m_text->tell(text == task ? QString() : text, Words::plain(whole), Words::plain(news),
                 stage == Wrong ? Announcer::Order::AsTheyCome : Announcer::Order::AfterOthers);
    refreshSteps();
    m_pointing->setVisible(stage == Pointing);
    // Each stays in its place; in Rush there is no help, and the next puzzle comes by itself.
    m_buttons->setVisible(!m_trainer->isRushing());
    const bool isTried = stage == Wrong || stage == Solved || stage == Shown;
    allowUnless(m_solution,
                m_solving->isOpen() || stage == Wrong ? QString() : tr("There is nothing left to solve."));
    allowUnless(m_again, isTried ? QString() : tr("You have not tried a move yet."));
    setPrimary(m_again, stage == Wrong);
    setPrimary(m_next, stage == Solved || stage == Shown);
}

void PuzzleView::refreshSteps()
{
    const coach::Puzzle &puzzle = m_solving->puzzle();
    using enum PuzzleSolving::Stage;
    const PuzzleSolving::Stage stage = m_solving->stage();
    const int count = m_solving->moves();
    const bool hasSteps = count > 1 && puzzle.task != coach::Puzzle::Task::Mistake && !m_trainer->isRushing();
    m_steps->setVisible(hasSteps);
    m_stepText->setVisible(hasSteps);
    const int done = stage == Solved ? count : stage == Asked || stage == Wrong ? m_solving->dropsRight() : 0;
    m_steps->setSteps(done, count);
    m_stepText->setText(done == count ? tr("%1 of %2 found").arg(number(done), number(count))
                                      : tr("Move %1 of %2").arg(number(done + 1), number(count)));
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
    using Stage = PuzzleSolving::Stage;
    using Answer = AnswerBanner::Answer;
    const Stage stage = m_solving->stage();
    m_banner->setAnswer(stage == Stage::Solved  ? Answer::Right
                        : stage == Stage::Wrong ? Answer::Wrong
                        : stage == Stage::Asked ? Answer::Asked
                                                : Answer::Nothing,
                        rating);
    // Queued: after the verdict on the drop.
    if (std::exchange(m_toldRating, rating) != rating && isVisible())
        QTimer::singleShot(0, this, [this] {
            Announcer::of(this)->say(m_toldRating, m_banner, Announcer::Order::AfterOthers);
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
        const QString text =
            QStringList{HintWords::title(hint, m_model->shown()), HintWords::reason(hint, m_model->shown()),
                        HintWords::whyNot(hint, m_model->shown())}
                .join(u' ')
                .trimmed();
        m_hintText->say(text, Words::plain(text));
        break;
    }
    }
    m_hintText->setVisible(isWanted);
}

} // namespace four

#include "moc_puzzleview.cpp"
