// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/endingview.h"

#include "ui/board/coachmarklayer.h"
#include "ui/board/drawing.h"
#include "ui/commands/commands.h"
#include "ui/games/historytable.h"
#include "ui/learn/endingplay.h"
#include "ui/settings/theme.h"
#include "ui/settings/tokens.h"
#include "ui/shell/fold.h"
#include "ui/shell/pageparts.h"
#include "ui/text/words.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/answerbanner.h"
#include "ui/widgets/speech/livelabel.h"
#include "ui/widgets/whynot.h"

#include <QHeaderView>
#include <QLocale>
#include <QPainter>
#include <QStandardItemModel>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace four {

namespace {
constexpr int discSide = 20;
constexpr std::array<EndingPlay::Answer, 3> answers{Player::One, std::nullopt, Player::Two};
enum EndingColumn { OpenColumn, SafeCells, Pairs, endingColumns };
/// A page that is lower than so many lines has its table folded.
constexpr int leastLines = 44;
} // namespace

/// A step: its number in a circle, which is filled once the step is marked on the board, and its words.
class EndingView::StepRow : public QWidget
{
public:
    explicit StepRow(QWidget *parent)
        : QWidget(parent), m_words(page::makeText<WrappedLabel>("endingStep", this))
    {
        auto *line = new QHBoxLayout(this);
        line->setContentsMargins(side() + tokens::space::close, 0, 0, 0);
        line->addWidget(m_words);
    }
    void setStep(int number, const QString &words, bool isShown)
    {
        m_number = number;
        m_isShown = isShown;
        m_words->setText(words);
        m_words->setAccessibleName(QStringLiteral("%1. %2").arg(four::number(number), words));
        layout()->setContentsMargins(side() + tokens::space::close, 0, 0, 0);
        setMinimumHeight(side());
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        if (isRightToLeft())
            painter.translate(width() - side(), 0);
        const QRectF circle = QRectF(0, 0, side(), side()).adjusted(1, 1, -1, -1);
        painter.setPen(QPen(m_isShown ? shades::focus(palette()) : shades::frame(palette()),
                            m_isShown ? 2 : shades::frameWidth(palette())));
        painter.drawEllipse(circle);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(circle, Qt::AlignCenter, QLocale().toString(m_number));
    }

private:
    [[nodiscard]] int side() const { return fontMetrics().height() + tokens::space::hair; }

    QLabel *m_words;
    int m_number = 1;
    bool m_isShown = false;
};

/// A mark as it is on the board.
class EndingView::MarkSign : public QWidget
{
public:
    MarkSign(const CoachMark &mark, QWidget *parent) : QWidget(parent), m_mark(mark)
    {
        setFixedSize(side, side * mark.height);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Theme &theme = Theme::of(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.fillRect(rect(), theme.board.front);
        painter.scale(side / drawing::cell, side / drawing::cell);
        painter.translate(drawing::cell / 2, drawing::cell * (m_mark.height - 0.5));
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.board.hole);
        for (int row = 0; row < m_mark.height; ++row)
            painter.drawEllipse(QPointF(0, -row * drawing::cell), drawing::holeRadius, drawing::holeRadius);
        const Letter letter = m_mark.player == Player::One ? Letter::X : Letter::O;
        CoachMarkItem(m_mark, firstColour(m_mark.player), letter, theme).paint(&painter, nullptr, nullptr);
    }

private:
    static constexpr int side = 30;

    CoachMark m_mark;
};

EndingView::EndingView(EndingPlay *play, const Commands *commands, QWidget *parent)
    : QWidget(parent), m_play(play),
      m_title(page::makeText<WrappedLabel>("endingTitle", LabelRole::Quiet, this)),
      m_difficulty(page::makeText<QLabel>("endingDifficulty", LabelRole::Quiet, this)),
      m_task(page::makeText<WrappedLabel>("endingAsks", LabelRole::Task, this)),
      m_banner(new AnswerBanner(this)), m_clue(page::makeText<LiveLabel>("endingClue", this)),
      m_stepList(new QWidget(this)), m_table(page::make<QTableView>("endingTable", this)),
      m_cells(new QStandardItemModel(0, endingColumns, this))
{
    setObjectName("endingView");
    constexpr std::array names{"endingOne", "endingDraw", "endingTwo"};
    auto *row = new QHBoxLayout;
    row->setSpacing(tokens::space::close);
    for (std::size_t i = 0; i < answers.size(); ++i) {
        m_answers.at(i) = new TurnButton(names.at(i), this);
        m_answers.at(i)->setIconSize({discSide, discSide});
        row->addWidget(m_answers.at(i), 1);
        connect(m_answers.at(i), &QPushButton::clicked, this, [this, i] { m_play->answer(answers.at(i)); });
    }
    m_solution = makeButton("solveEnding", this, &EndingPlay::showAnswer);
    m_again = makeButton("repeatEnding", this, &EndingPlay::tryAgain);
    m_next = new ActionButton("nextEnding", commands->action(Command::NextPuzzle), this);
    PairLayout *grid = page::makeGrid(
        {new ActionButton("endingHint", commands->action(Command::Hint), this), m_solution, m_again, m_next});
    auto *steps = new QVBoxLayout(m_stepList);
    steps->setContentsMargins(0, 0, 0, 0);
    steps->setSpacing(tokens::space::hair);

    m_table->setModel(m_cells);
    dressAsRows(m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_countFold = new Fold("endingCount", m_table, this);

    auto *signs = new QWidget(this);
    auto *meanings = new QGridLayout(signs);
    meanings->setContentsMargins(0, 0, 0, 0);
    meanings->setColumnStretch(1, 1);
    const std::array<CoachMark, 3> marks{
        CoachMark{.kind = CoachMark::Kind::Pair, .cell = {}, .number = 1, .height = 2},
        CoachMark{.kind = CoachMark::Kind::CountEnd, .cell = {}, .player = Player::One},
        CoachMark{.kind = CoachMark::Kind::Threat, .cell = {}, .player = Player::Two}};
    for (const CoachMark &mark : marks) {
        const int at = int(m_meanings.size());
        m_meanings.push_back(page::makeText<WrappedLabel>("endingMark", signs));
        meanings->addWidget(new MarkSign(mark, signs), at, 0, Qt::AlignTop);
        meanings->addWidget(m_meanings.back(), at, 1, Qt::AlignVCenter);
    }
    m_legend = new Fold("endingLegend", signs, this);

    auto *caption = new QHBoxLayout;
    caption->addWidget(m_title, 1);
    caption->addWidget(m_difficulty, 0, Qt::AlignTop);
    page::stack(this, caption, m_task, m_banner, row, grid, m_clue, m_stepList, m_countFold, m_legend)
        ->addWidget(new ActionButton("leaveEnding", commands->action(Command::Leave), this));

    connect(m_play, &EndingPlay::changed, this, &EndingView::refresh);
    page::keepTranslated(this, [this] { retranslate(); });
}

TurnButton *EndingView::makeButton(const char *name, QWidget *on, void (EndingPlay::*work)())
{
    auto *button = new TurnButton(name, on);
    connect(button, &QPushButton::clicked, m_play, work);
    return button;
}

void EndingView::setRatingChange(const std::optional<Trainer::Change> &change)
{
    m_change = change;
}

void EndingView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    // The discs on the buttons.
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        refresh();
}

void EndingView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_play->isRunning())
        speak();
}

void EndingView::retranslate()
{
    m_title->setText(EndingWords::title());
    m_solution->setText(tr("&Answer"));
    m_again->setText(tr("&Try again"));
    m_banner->setAsked(tr("Count the safe cells, then answer."));
    //: a table: the columns with room, the safe cells of each, and how many pairs these are
    m_countFold->caption()->setText(tr("Safe cells and pairs"));
    m_table->setAccessibleName(tr("Safe cells and pairs"));
    m_cells->setHorizontalHeaderLabels({tr("Column"), tr("Safe cells"), tr("Pairs")});
    m_legend->caption()->setText(tr("Marks on the board"));
    const std::array meanings{tr("A pair of cells: who drops into one of them is answered in the other."),
                              tr("Where the count ends, with the letter of the player who must drop there."),
                              tr("A winning cell, with its owner’s letter.")};
    QStringList all;
    for (std::size_t i = 0; i < meanings.size(); ++i) {
        m_meanings[i]->setText(meanings.at(i));
        all << meanings.at(i);
    }
    // A screen reader hears them without looking for them.
    m_legend->caption()->setAccessibleDescription(all.join(u' '));
    refresh();
}

void EndingView::refresh()
{
    if (!m_play->isRunning())
        return;
    using enum EndingPlay::Stage;
    const EndingPlay::Stage stage = m_play->stage();
    m_difficulty->setText(EndingWords::difficulty(m_play->puzzle()));
    m_task->setText(EndingWords::question(m_play->mover()));
    refreshAnswers();
    m_clue->setVisible(m_play->isOpen() && !m_play->clue().isEmpty());
    m_clue->say(m_play->isOpen() ? m_play->clue() : QString());
    const QString nothingLeft = tr("There is nothing left to answer.");
    const QString notYet = tr("First give an answer.");
    allowUnless(m_solution, m_play->isOpen() || stage == Free ? QString() : nothingLeft);
    allowUnless(m_again, stage == Wrong || stage == Free ? QString()
                         : m_play->isOpen()              ? notYet
                                                         : nothingLeft);
    setPrimary(m_again, stage == Wrong);
    setPrimary(m_next, stage == Solved || stage == Shown);
    const bool isExplained = m_play->isExplained();
    m_stepList->setVisible(isExplained);
    if (isExplained) {
        refreshSteps();
        refreshTable();
        if (!m_countFold->isVisibleTo(this))
            m_countFold->setOpen(window()->height() > leastLines * fontMetrics().height());
    }
    m_countFold->setVisible(isExplained);
    m_legend->setVisible(isExplained);
    speak();
}

void EndingView::refreshAnswers()
{
    using enum EndingPlay::Stage;
    const EndingPlay::Stage stage = m_play->stage();
    const Theme &theme = Theme::of(palette());
    for (std::size_t i = 0; i < answers.size(); ++i) {
        TurnButton *button = m_answers.at(i);
        const EndingPlay::Answer answer = answers.at(i);
        button->setText(EndingWords::result(answer));
        if (answer)
            button->setIcon(drawing::discPixmap(theme.disc(firstColour(*answer)),
                                                *answer == Player::One ? Letter::X : Letter::O, discSide,
                                                devicePixelRatioF()));
        // The right answer stays lit, though there is nothing to answer any more.
        const bool isRight = !m_play->isOpen() && answer == m_play->ending().winner;
        allowUnless(button, isRight                    ? QString()
                            : !m_play->isOpen()        ? tr("There is nothing left to answer.")
                            : m_play->wasGiven(answer) ? tr("You have given this answer: it is another one.")
                                                       : QString());
        setChosen(button, isRight);
    }
    using Answer = AnswerBanner::Answer;
    QString detail;
    if (stage == Wrong)
        detail = tr("Count again: who takes the last safe cell?");
    else if (m_change)
        //: %1 is such as "Red wins", %2 and %3 are numbers
        detail = tr("%1. Your rating for endings: %2, now %3.")
                     .arg(EndingWords::result(m_play->ending().winner), number(m_change->before),
                          number(m_change->after));
    else
        //: %1 is such as "Red wins"
        detail = tr("%1: counted before a disc falls.").arg(EndingWords::result(m_play->ending().winner));
    m_banner->setAnswer(stage == Solved  ? Answer::Right
                        : stage == Wrong ? Answer::Wrong
                        : stage == Asked ? Answer::Asked
                                         : Answer::Nothing,
                        stage == Solved || stage == Wrong ? detail : QString());
}

void EndingView::refreshSteps()
{
    const std::vector<EndingStep> steps = m_play->steps();
    while (m_steps.size() < steps.size()) {
        m_steps.push_back(new StepRow(m_stepList));
        m_stepList->layout()->addWidget(m_steps.back());
    }
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        m_steps[i]->setVisible(i < steps.size());
        if (i < steps.size())
            m_steps[i]->setStep(int(i) + 1, steps[i].text, int(i) < m_play->shownSteps());
    }
}

void EndingView::refreshTable()
{
    const coach::CountedEnding &ending = m_play->ending();
    m_cells->setRowCount(int(ending.columns.size()) + 1);
    const auto setRow = [this](int row, const QString &name, int safe, const QString &words) {
        const QString texts[endingColumns]{name, number(safe), EndingWords::pairsOf(safe)};
        for (int column = 0; column < endingColumns; ++column) {
            const QModelIndex cell = m_cells->index(row, column);
            m_cells->setData(cell, texts[column]);
            if (column != OpenColumn)
                m_cells->setData(cell, int(Qt::AlignRight | Qt::AlignVCenter), Qt::TextAlignmentRole);
        }
        m_cells->setData(m_cells->index(row, OpenColumn), words, Qt::AccessibleTextRole);
    };
    int row = 0;
    for (const auto &[column, safe] : ending.columns)
        //: a row of a table; %1 is a column's number, %n how many cells
        setRow(row++, columnNumber(column), safe,
               tr("Column %1: %Ln safe cell(s)", nullptr, safe).arg(columnNumber(column)));
    const int all = ending.safeCells();
    //: the last row of a table
    setRow(row, tr("Total"), all, tr("Total: %Ln safe cell(s)", nullptr, all));
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() +
                            m_cells->rowCount() * m_table->verticalHeader()->defaultSectionSize() +
                            2 * m_table->frameWidth());
}

EndingFoot::EndingFoot(EndingPlay *play, QWidget *parent)
    : FootPage("endingFoot", parent), m_play(play), m_prompt(page::make<WrappedLabel>("endingPrompt", this)),
      m_step(new TurnButton("endingStepByStep", row())), m_out(new TurnButton("playEndingOut", row()))
{
    m_prompt->setAlignment(Qt::AlignCenter);
    flow()->addWidget(m_step);
    flow()->addWidget(m_out);
    layOut({m_prompt}, m_prompt, nullptr);
    connect(m_step, &QPushButton::clicked, m_play, &EndingPlay::goThroughSteps);
    connect(m_out, &QPushButton::clicked, m_play, &EndingPlay::playOut);
    connect(m_out, &QPushButton::clicked, this, &EndingFoot::boardWanted);
    connect(m_play, &EndingPlay::changed, this, &EndingFoot::refresh);
    refresh();
}

void EndingFoot::refresh()
{
    //: marks one reason after the other on the board
    m_step->setText(tr("Step &by step"));
    //: an ending, against the strongest computer
    m_out->setText(tr("Play it &out"));
    m_prompt->setText(m_play->prompt());
    refreshRow();
}

void EndingFoot::changeEvent(QEvent *event)
{
    FootPage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

void EndingView::speak()
{
    using enum EndingPlay::Stage;
    const Said now{.drops = m_play->puzzle().drops,
                   .stage = m_play->stage(),
                   .given = m_play->givenAnswers(),
                   .steps = m_play->shownSteps()};
    if (!isVisible() || m_said == now)
        return;
    const Said before = std::exchange(m_said, now);
    const std::vector<EndingStep> steps = m_play->steps();
    QStringList sentences;
    if (now.stage == Asked) {
        if (before.drops != now.drops)
            sentences << EndingWords::title();
        sentences << m_task->text() << tr("Count the safe cells, then answer.");
    } else if (now.stage == Wrong) {
        sentences << tr("Not yet.") << tr("Count again: who takes the last safe cell?");
    } else if (now.stage != Free && now.steps > 0) {
        const bool isAnswer = before.stage == Asked || before.stage == Wrong;
        const QString result = EndingWords::result(m_play->ending().winner);
        if (isAnswer)
            //: %1 is such as "Red wins"
            sentences << (now.stage == Solved ? tr("Right! %1.").arg(result)
                                              : tr("The answer: %1.").arg(result))
                      << EndingWords::conclusion(m_play->ending()) << tr("“Step by step” tells why.");
        else
            sentences << QStringLiteral("%1. %2").arg(number(now.steps),
                                                      steps[std::size_t(now.steps - 1)].text);
    }
    if (!sentences.isEmpty())
        Announcer::of(this)->say(sentences.join(u' '), this, Announcer::Order::AfterOthers);
}

} // namespace four

#include "moc_endingview.cpp"
