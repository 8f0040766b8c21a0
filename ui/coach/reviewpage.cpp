// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/coach/reviewpage.h"

#include "core/players/exactposition.h"
#include "ui/coach/bettermove.h"
#include "ui/coach/reviewchart.h"
#include "ui/coach/reviewer.h"
#include "ui/coach/reviewwords.h"
#include "ui/coach/signlegend.h"
#include "ui/commands/commands.h"
#include "ui/game/gamemodel.h"
#include "ui/game/interlude.h"
#include "ui/settings/preferences.h"
#include "ui/shell/pageparts.h"
#include "ui/text/words.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/answerbanner.h"
#include "ui/widgets/keys/keys.h"
#include "ui/widgets/speech/livelabel.h"
#include "ui/widgets/whynot.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QStyle>

#include <algorithm>
#include <array>
#include <utility>

namespace four {

/// How a player decided: words, and how many of each kind of fault, beside their signs.
class JudgementCounts : public QWidget
{
public:
    JudgementCounts(const char *name, QWidget *parent) : QWidget(parent)
    {
        setObjectName(name);
        m_words = page::makeText<WrappedLabel>("words", this);
        m_words->setAlignment(Qt::AlignLeading | Qt::AlignVCenter);
        auto *row = new QHBoxLayout(this);
        row->setContentsMargins({});
        row->addWidget(m_words, 1);
        for (std::size_t i = 0; i < judgementKinds.size(); ++i) {
            m_signs[i] = new SignPicture(judgementKinds[i], this);
            m_numbers[i] = page::make<QLabel>("number", this);
            row->addWidget(m_signs[i]);
            row->addWidget(m_numbers[i]);
        }
    }

    /// @param sentences the same, for a screen reader
    void setCounts(const QString &words, const coach::Faults &faults, bool withFinePoints,
                   const QString &sentences)
    {
        m_words->setText(words);
        m_words->setAccessibleName(Words::plain(sentences));
        const std::array counts{faults.oversights, faults.blunders, faults.mistakes, faults.finePoints};
        static_assert(counts.size() == judgementKinds.size());
        for (std::size_t i = 0; i < counts.size(); ++i) {
            const bool isCounted = i + 1 < counts.size() || withFinePoints;
            m_numbers[i]->setText(number(counts[i]));
            m_signs[i]->setVisible(isCounted);
            m_numbers[i]->setVisible(isCounted);
        }
    }

private:
    QLabel *m_words;
    std::array<SignPicture *, judgementKinds.size()> m_signs{};
    std::array<QLabel *, judgementKinds.size()> m_numbers{};
};

ReviewPage::ReviewPage(Interlude *interlude, Analyst *analyst, Reviewer *reviewer, BetterMove *betterMove,
                       Preferences *preferences, const Commands *commands, QWidget *parent)
    : QScrollArea(parent), m_model(interlude->model()), m_replay(interlude->replay()), m_reviewer(reviewer),
      m_betterMove(betterMove), m_preferences(preferences), m_commands(commands), m_why(analyst),
      m_stack(new QStackedWidget(this))
{
    m_asking = makeAsking();
    m_running = makeRunning();
    m_review = makeReview();
    m_puzzle = makePuzzle();
    setFocusPolicy(Qt::NoFocus);
    for (QWidget *each : {m_asking, m_running, m_review, m_puzzle})
        m_stack->addWidget(each);
    setWidget(m_stack);
    page::setUp(this, "reviewPage");

    m_betterMove->setWords(this, [this] { return isVisible() ? atEnd() : QString(); });
    connect(m_reviewer, &Reviewer::changed, this, &ReviewPage::refresh);
    connect(&m_why, &Explainer::changed, this, &ReviewPage::refreshSummary);
    connect(m_reviewer, &Reviewer::progressed, this, &ReviewPage::showProgress);
    connect(m_betterMove, &BetterMove::changed, this, &ReviewPage::refresh);
    connect(m_model, &GameModel::stateChanged, this, &ReviewPage::refreshPoint);
    connect(m_preferences, &Preferences::changed, this, &ReviewPage::refreshSummary);
    page::keepTranslated(this, [this] { retranslate(); });
}

QSize ReviewPage::minimumSizeHint() const
{
    // No button is cut off; what does not fit below is scrolled to.
    const int width = m_stack->minimumSizeHint().width() - m_stack->contentsMargins().right() +
                      style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    return {width, fontMetrics().height() * 3};
}

QWidget *ReviewPage::makeAsking()
{
    auto *asking = new QWidget(this);
    m_prospect = page::makeText<WrappedLabel>("reviewProspect", asking);
    auto *review = new ActionButton("reviewGame", m_commands->action(Command::Review), asking);
    page::stack(asking, m_prospect, review);
    return asking;
}

QWidget *ReviewPage::makeRunning()
{
    auto *running = new QWidget(this);
    m_runningText = page::makeText<WrappedLabel>("reviewRunning", running);
    m_progress = page::make<QProgressBar>("reviewProgress", running);
    m_cancel = new TurnButton("cancelReview", running);
    connect(m_cancel, &QPushButton::clicked, m_reviewer, &Reviewer::cancelReview);
    page::stack(running, m_runningText, m_progress, m_cancel);
    return running;
}

QWidget *ReviewPage::makeReview()
{
    auto *review = new QWidget(this);
    m_chart = new ReviewChart(m_reviewer, m_model, m_replay, review);
    m_point = page::makeText<LiveLabel>("reviewPoint", review);
    m_summary = page::makeText<WrappedLabel>("reviewSummary", review);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_finePoints = page::make<QCheckBox>("countFinePoints", review);
    connect(m_finePoints, &QCheckBox::toggled, this,
            [this](bool isOn) { m_preferences->set(&PreferenceValues::countFinePoints, isOn); });
    m_head = page::makeText<WrappedLabel>("reviewHead", LabelRole::Heading, review);
    m_turn = page::makeText<WrappedLabel>("reviewTurn", review);
    m_counts[Player::One] = new JudgementCounts("reviewCountsOne", review);
    m_counts[Player::Two] = new JudgementCounts("reviewCountsTwo", review);
    m_turn->setTextInteractionFlags(m_summary->textInteractionFlags());
    // The button above all that grows later: it does not move away from under the pointer.
    page::stack(review, m_head, m_turn, m_chart, m_counts[Player::One], m_counts[Player::Two], m_finePoints,
                new ActionButton("findBetter", m_commands->action(Command::FindBetter), review), m_point,
                m_summary, new SignLegend(review))
        ->setStretchFactor(m_chart, 1);
    return review;
}

TurnButton *ReviewPage::makeButton(const char *name, void (BetterMove::*work)(), bool isForBoard)
{
    auto *button = new TurnButton(name, this);
    connect(button, &QPushButton::clicked, this, [this, better = m_betterMove, work, isForBoard] {
        (better->*work)();
        if (isForBoard)
            Q_EMIT boardWanted();
    });
    return button;
}

QWidget *ReviewPage::makePuzzle()
{
    auto *puzzle = new QWidget(this);
    m_puzzleNumber = page::makeText<WrappedLabel>("puzzleNumber", LabelRole::Quiet, puzzle);
    m_task = page::makeText<WrappedLabel>("betterTask", LabelRole::Task, puzzle);
    m_banner = new AnswerBanner(puzzle);
    m_question = page::makeText<LiveLabel>("puzzleText", puzzle);
    m_clue = makeButton("puzzleClue", &BetterMove::giveClue, false);
    m_solution = makeButton("puzzleSolution", &BetterMove::showSolution, false);
    m_again = makeButton("puzzleAgain", &BetterMove::tryAgain, true);
    m_next = makeButton("puzzleNext", &BetterMove::startNext, true);
    m_stop = makeButton("puzzleStop", &BetterMove::stop, true);
    // The text grows and shrinks as the game goes on: no button moves under the pointer.
    page::stack(puzzle, m_puzzleNumber, m_task, m_banner,
                page::makeGrid({m_clue, m_solution, m_again, m_next}), m_question)
        ->addWidget(m_stop);
    return puzzle;
}

void ReviewPage::retranslate()
{
    setAccessibleName(tr("Review"));
    m_runningText->setText(tr("The game is being reviewed …"));
    m_progress->setAccessibleName(tr("Reviewed moves"));
    m_cancel->setText(tr("Ca&ncel"));
    m_clue->setText(tr("Cl&ue"));
    m_solution->setText(tr("&Solution"));
    m_again->setText(tr("&Try again"));
    m_stop->setText(tr("&Back to the game"));
    m_finePoints->setText(tr("Count &fine points"));
    m_finePoints->setToolTip(tr("Moves that changed the result, but so far from the end that hardly anybody "
                                "sees it: the win was more than 12 moves away."));
    refresh();
}

void ReviewPage::refresh()
{
    const Reviewer &reviewer = *m_reviewer;
    switch (reviewer.state()) {
    case Reviewer::State::None:
        m_prospect->setText(
            hasExactValues(m_model->game().rules())
                ? tr("A review judges every move of the game by exact values: which ones "
                     "were right, and where the game turned.")
            : m_model->game().rules().popOut
                ? tr("A review judges every move of the game. Where discs can be popped out there are no "
                     "exact "
                     "values: it estimates, says so, and tells only what is clear.")
                : tr("A review judges every move of the game. As long as blocks or removals can be used "
                     "there are no exact values: it estimates, says so, and tells only what is clear."));
        break;
    case Reviewer::State::Failed:
        m_prospect->setText(
            tr("The game could not be reviewed: it took too long, or there was not enough memory."));
        break;
    case Reviewer::State::Running:
        showProgress();
        break;
    case Reviewer::State::Done:
        refreshSummary();
        break;
    }
    const bool isReviewing = reviewer.state() == Reviewer::State::Running;
    m_stack->setCurrentWidget(m_betterMove->isRunning()                   ? m_puzzle
                              : isReviewing                               ? m_running
                              : reviewer.state() == Reviewer::State::Done ? m_review
                                                                          : m_asking);
    if (isReviewing && !m_isReviewing && isVisible())
        Announcer::of(this)->say(m_runningText->text(), m_runningText);
    // A person who asked for the review hears its summary, not only the shown drop.
    if (std::exchange(m_isReviewing, isReviewing) && reviewer.state() == Reviewer::State::Done)
        tellSummary();
    refreshPoint();
    refreshPuzzle();
}

void ReviewPage::refreshSummary()
{
    const Reviewer &reviewer = *m_reviewer;
    if (!reviewer.review())
        return;
    const coach::Review &review = *reviewer.review();
    const GameSetup &setup = reviewer.game().setup();
    const bool withFinePoints = m_preferences->values().countFinePoints;
    m_finePoints->setChecked(withFinePoints);
    m_head->setText(ReviewWords::turningHead(review));
    m_turn->setText(ReviewWords::turning(review, setup));
    for (const Player player : bothPlayers)
        m_counts[player]->setCounts(ReviewWords::kept(review, player, setup), review.faults[player],
                                    withFinePoints,
                                    ReviewWords::ofPlayer(review, player, setup, withFinePoints));
    QStringList paragraphs = ReviewWords::remarks(review, setup);
    // No search for a hidden page.
    if (review.turningPoint && isVisible()) {
        // Of the column that was played, which is what went wrong, not of the most tempting one.
        m_why.explain(reviewer.gameBefore(*review.turningPoint), review.drops[*review.turningPoint].column);
        const Player player = review.drops[*review.turningPoint].player;
        if (const QString why = m_why.words(); !why.isEmpty())
            paragraphs.prepend(Words::isYou(setup, player)
                                   //: of the move on which a game turned; %1 are sentences
                                   ? tr("Why it turned: %1").arg(why)
                                   //: likewise; %1 is a name, %2 are sentences that say "you" to this player
                                   : tr("Why it turned, as %1 should see it: %2")
                                         .arg(Words::playerName(setup, player), why));
    }
    m_summary->setText(paragraphs.join(QStringLiteral("\n\n")));
}

void ReviewPage::refreshPoint()
{
    const Reviewer &reviewer = *m_reviewer;
    if (!reviewer.review() || m_betterMove->isRunning() || !isVisible())
        return;
    const std::optional<std::size_t> shown = reviewer.dropAt(m_model->shownEntries());
    const QString words = shown ? ReviewWords::drop(*reviewer.review(), *shown, reviewer.game().setup())
                                : tr("The beginning of the game.");
    // The Replay says which move it is.
    const QString worth =
        shown ? ReviewWords::worth(*reviewer.review(), *shown, reviewer.game().setup()) : QString();
    const QString news = m_point->text().isEmpty() ? words : worth;
    if (m_point->text() != words)
        m_point->tell(words, Words::plain(m_model->isLookingBack() ? news : words), Words::plain(news));
}

void ReviewPage::refreshPuzzle()
{
    const BetterMove &puzzle = *m_betterMove;
    if (!puzzle.isRunning()) {
        m_toldNumber = 0;
        m_toldPuzzle.clear();
        return;
    }
    m_puzzleNumber->setText(
        tr("Find the better move: %1 of %2").arg(number(puzzle.number()), number(puzzle.count())));
    m_next->setText(puzzle.hasNext() ? tr("&Next") : tr("&Finish"));
    m_task->setText(puzzle.question());
    allowUnless(m_again, puzzle.stage() != BetterMove::Stage::Asked ? QString()
                                                                    : tr("You have not tried a move yet."));
    setPrimary(m_again, puzzle.stage() == BetterMove::Stage::Wrong);
    setPrimary(m_next, puzzle.stage() == BetterMove::Stage::Solved);
    tellPuzzle();
}

void ReviewPage::tellPuzzle()
{
    const BetterMove &puzzle = *m_betterMove;
    m_banner->setAnswer(puzzle.stage() == BetterMove::Stage::Solved  ? AnswerBanner::Answer::Right
                        : puzzle.stage() == BetterMove::Stage::Wrong ? AnswerBanner::Answer::Wrong
                        : puzzle.stage() == BetterMove::Stage::Asked ? AnswerBanner::Answer::Asked
                                                                     : AnswerBanner::Answer::Nothing);
    QStringList all = puzzle.spoken();
    if (puzzle.stage() == BetterMove::Stage::Solved)
        //: to the next better move that is to be found; %1 is a key
        all << tr("Press %1 to go on.").arg(mnemonicKey(m_next));
    else if (puzzle.stage() == BetterMove::Stage::Wrong)
        //: to find the better move; %1 is a key
        all << tr("Press %1 to try again.").arg(mnemonicKey(m_again));
    for (QString &each : all)
        each = Words::plain(each);
    QStringList news = all;
    for (const QString &told : std::as_const(m_toldPuzzle))
        news.removeAll(told);
    m_toldPuzzle = all;
    if (std::exchange(m_toldNumber, puzzle.number()) != puzzle.number()) {
        news = all;
        news.prepend(m_puzzleNumber->text() + u'.');
    }
    // The question stands above.
    QString text = puzzle.text();
    if (text.startsWith(puzzle.question()))
        text = text.mid(puzzle.question().size()).trimmed();
    m_question->tell(text, news.join(u' '), news.join(u' '), Announcer::Order::AsTheyCome);
}

QString ReviewPage::atEnd() const
{
    //: of a better move that is looked for: %1 and %2 are keys
    return tr("This attempt is over. Press %1 to try again, or %2 to go on.")
        .arg(mnemonicKey(m_again), mnemonicKey(m_next));
}

void ReviewPage::tellSummary()
{
    const Reviewer &reviewer = *m_reviewer;
    if (!reviewer.review() || !isVisible())
        return;
    Announcer *announcer = Announcer::of(this);
    announcer->say({}, m_runningText); // the review ended before its beginning was said
    const bool withFinePoints = m_preferences->values().countFinePoints;
    announcer->say(
        ReviewWords::summary(*reviewer.review(), reviewer.game().setup(), withFinePoints).join(u' '),
        m_summary, Announcer::Order::BeforeOthers);
}

void ReviewPage::showProgress()
{
    m_progress->setRange(0, m_reviewer->allDrops());
    m_progress->setValue(m_reviewer->judgedDrops());
}

void ReviewPage::resizeEvent(QResizeEvent *event)
{
    constexpr int lines = 14;
    m_chart->setMaximumHeight(lines * fontMetrics().height());
    QScrollArea::resizeEvent(event);
}

void ReviewPage::showEvent(QShowEvent *event)
{
    QScrollArea::showEvent(event);
    refresh();
}

} // namespace four

#include "moc_reviewpage.cpp"
