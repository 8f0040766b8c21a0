// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/sandboxpanel.h"

#include "core/coach/sketch.h"
#include "core/rules/setup.h"
#include "ui/board/boardview.h"
#include "ui/board/columnmark.h"
#include "ui/learn/sandbox.h"
#include "ui/learn/sketchview.h"
#include "ui/shell/pageparts.h"
#include "ui/text/words.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/keys/keys.h"
#include "ui/widgets/layouts/flowlayout.h"
#include "ui/widgets/speech/livelabel.h"
#include "ui/widgets/whynot.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHideEvent>
#include <QKeySequence>
#include <QLabel>
#include <QPushButton>

namespace four {

namespace {
constexpr int person = -1; ///< in the list of levels

/// Why no game leads to the sketch.
QString wordsOf(const coach::Impossible &impossible, const coach::Sketch &sketch)
{
    switch (impossible.kind) {
    case coach::Impossible::Kind::Floating:
        return SandboxPanel::tr(
                   "This position is impossible: the disc in column %1, row %2 has nothing below it.")
            .arg(number(impossible.cell.column + 1), number(impossible.cell.row + 1));
    case coach::Impossible::Kind::Counts:
        //: %1 and %2 are colours
        return SandboxPanel::tr(
                   "This position is impossible: %1 begins, and so has as many discs as %2, or one more. "
                   "Here it is %3 to %4.")
            .arg(Words::colour(Colour::Yellow), Words::colour(Colour::Red), number(sketch.count(Player::One)),
                 number(sketch.count(Player::Two)));
    case coach::Impossible::Kind::TwoWinners:
        return SandboxPanel::tr(
            "This position is impossible: both have a line, and the first one would have ended the game.");
    case coach::Impossible::Kind::PlayedOn:
        return SandboxPanel::tr(
            "This position is impossible: there was a line before the last disc, and the game was over.");
    case coach::Impossible::Kind::NoOrder:
        return SandboxPanel::tr(
            "This position is impossible: in whatever order the discs are dropped, the players cannot "
            "have taken turns.");
    }
    return {};
}

/// Whether the position can come about, or why not, and the player on turn or the ending.
QString verdictOf(const Sandbox &sandbox)
{
    if (sandbox.impossible())
        return wordsOf(*sandbox.impossible(), sandbox.sketch());
    const Game &game = sandbox.position();
    if (!game.isOver()) {
        //: %1 is a colour
        return SandboxPanel::tr("This position is possible; %1 moves next.")
            .arg(Words::colour(game.colour(game.turn())));
    }
    if (const std::optional<Player> winner = game.ending()->winner) {
        //: %1 is a colour
        return SandboxPanel::tr("This position is possible, and the game is over: %1 has a line.")
            .arg(Words::colour(game.colour(*winner)));
    }
    return SandboxPanel::tr("This position is possible, and the game is over: the board is full.");
}

enum class Which { All, Best };

/// The value of every column, or of the best ones; empty while one is awaited.
QString wordsOf(const ColumnMarks &marks, Which which)
{
    if (!marks)
        return {};
    QStringList columns;
    for (std::size_t i = 0; i < marks->size(); ++i) {
        const ColumnMark &mark = (*marks)[i];
        if (mark.state == ColumnMark::State::Awaited)
            return {};
        if (!mark.words.isEmpty() && (which == Which::All || mark.isBest)) {
            //: %1 is a column's number, %2 what it is worth
            columns << SandboxPanel::tr("Column %1: %2.").arg(number(static_cast<int>(i) + 1), mark.words);
        }
    }
    return columns.join(u' ');
}
} // namespace

SandboxPanel::SandboxPanel(Sandbox *sandbox, BoardView *board, QWidget *parent)
    : QWidget(parent), m_sandbox(sandbox), m_welcome(new WrappedLabel(this)), m_board(board),
      m_view(new SketchView(sandbox, board)), m_verdict(page::makeText<LiveLabel>("sandboxVerdict", this)),
      m_levelCaption(new QLabel(this)), m_level(new QComboBox(this)), m_begins(new QCheckBox(this)),
      m_play(new TurnButton("sandboxPlay", this)), m_stop(new TurnButton("sandboxStop", this)),
      m_take(new TurnButton("sandboxTake", this)), m_copy(new TurnButton("sandboxCopy", this)),
      m_paste(new TurnButton("sandboxPaste", this)), m_all(new TurnButton("sandboxAll", this)),
      m_answer(page::makeText<LiveLabel>("sandboxAnswer", this)),
      m_values(page::makeText<LiveLabel>("sandboxValues", this))
{
    setObjectName("sandboxPanel");
    m_level->setObjectName("sandboxLevel");
    m_level->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_levelCaption->setBuddy(m_level);
    m_begins->setObjectName("sandboxBegins");
    connect(m_play, &QPushButton::clicked, this, &SandboxPanel::play);
    connect(m_stop, &QPushButton::clicked, this, [this] {
        m_sandbox->stop();
        Q_EMIT boardWanted();
    });
    connect(m_take, &QPushButton::clicked, this, &SandboxPanel::boardPositionWanted);
    connect(m_copy, &QPushButton::clicked, this, &SandboxPanel::copy);
    connect(m_paste, &QPushButton::clicked, this, &SandboxPanel::paste);
    connect(m_all, &QPushButton::clicked, this, &SandboxPanel::listWanted);
    connect(m_sandbox, &Sandbox::changed, this, &SandboxPanel::refresh);
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget *, const QWidget *now) { followFocus(now); });
    layOut();
    guardFromWheel(this);
    speakChoices(this);
    page::keepTranslated(this, [this] { retranslate(); });
}

SandboxPanel::~SandboxPanel()
{
    delete m_view;
}

void SandboxPanel::followFocus(const QWidget *now)
{
    if (!m_view)
        return;
    if (now == m_board)
        m_isSetAside = true;
    else if (now && (isAncestorOf(now) || m_view->isAncestorOf(now)))
        m_isSetAside = false;
    showView();
}

void SandboxPanel::showView()
{
    if (m_view && m_sandbox)
        m_view->setVisible(isVisible() && !m_isSetAside && !m_sandbox->isRunning());
}

void SandboxPanel::layOut()
{
    // The text grows and shrinks: no button moves under the pointer.
    m_verdict->setMinimumHeight(fontMetrics().lineSpacing() * 4);
    FlowLayout *opponent = page::makeRow({m_levelCaption, m_level, m_begins});
    page::stack(this, m_welcome, m_verdict, page::makeGrid({m_play, m_take, m_copy, m_paste}), opponent,
                m_answer, m_values)
        ->addLayout(page::makeGrid({m_all, m_stop}));
}

void SandboxPanel::takeFocus()
{
    m_isSetAside = false;
    showView();
    m_view->takeFocus();
    const auto nameOf = [](QKeySequence key) { return key.toString(QKeySequence::NativeText); };
    //: of a position that is set up by hand; %1 to %4 are keys
    const QString keys = tr("Set up a position: the arrows choose a cell, %1 and %2 set a disc, %3 takes it "
                            "away. %4 plays from there.");
    Announcer::of(this)->say(
        keys.arg(nameOf(Qt::Key_X), nameOf(Qt::Key_O), nameOf(Qt::Key_Delete), mnemonicKey(m_play)));
}

void SandboxPanel::play()
{
    if (!m_sandbox->canPlay())
        return;
    const int chosen = m_level->currentData().toInt();
    const std::optional<Level> level =
        chosen == person ? std::nullopt : std::optional(static_cast<Level>(chosen));
    m_sandbox->play(level, m_begins->isChecked());
    Q_EMIT boardWanted();
}

void SandboxPanel::copy()
{
    const QString columns = m_sandbox->columns();
    QGuiApplication::clipboard()->setText(columns);
    showAnswer(tr("Copied as the columns of its drops: %1").arg(columns));
}

void SandboxPanel::paste()
{
    m_isSetAside = false;
    if (m_sandbox->setColumns(QGuiApplication::clipboard()->text()))
        showAnswer(QString());
    else
        showAnswer(
            tr("There is no position on the clipboard. It would be written as the columns of its drops, as "
               "in 4435."));
}

void SandboxPanel::takeFromBoard()
{
    m_isSetAside = false;
    showAnswer(m_sandbox->isBoardSecret() ? tr("First solve the task on the board, or leave it.")
               : m_sandbox->takeFromBoard()
                   ? QString()
                   : tr("The board of this game has another size: here it has 7 columns and 6 rows."));
}

void SandboxPanel::showAnswer(const QString &text)
{
    m_answer->say(text);
    m_answer->setVisible(!text.isEmpty());
}

void SandboxPanel::retranslate()
{
    m_welcome->setText(tr("Set up a position: choose a disc, then the cells."));
    m_levelCaption->setText(tr("Opponent:"));
    m_begins->setText(tr("Opponent drops first"));
    m_play->setText(tr("&Play from here"));
    m_stop->setText(tr("Back to the game"));
    m_take->setText(tr("From the board"));
    m_copy->setText(tr("Copy"));
    m_paste->setText(tr("Paste"));
    m_all->setText(tr("&All lessons"));
    fillLevels();
    showAnswer(QString());
    m_sandbox->retranslate();
    refresh();
}

void SandboxPanel::fillLevels()
{
    const QVariant chosen = m_level->count() > 0 ? m_level->currentData() : int(Level::Medium);
    m_level->clear();
    m_level->addItem(tr("another person"), person);
    for (const Level level : allLevels)
        m_level->addItem(Words::level(level), static_cast<int>(level));
    m_level->setCurrentIndex(m_level->findData(chosen));
}

void SandboxPanel::refresh()
{
    const bool isPossible = !m_sandbox->impossible();
    const QString verdict = verdictOf(*m_sandbox);
    m_verdict->say(verdict);
    showAsRefusal(m_verdict, !isPossible);
    const QString values = wordsOf(m_sandbox->marks(), Which::All);
    // The values that are not said here are said with the cells where discs land.
    if (m_sandbox->disclosure() == Disclosure::Secret)
        m_values->say(tr("What the columns are worth is told once the task on the board is solved."));
    else if (m_sandbox->disclosure() == Disclosure::Agreement)
        m_values->say(tr("This is from the game on the board: what the columns are worth is told once both "
                         "players agree to the coach’s help."));
    else if (values.isEmpty() && m_sandbox->isThinking())
        m_values->sayAtRest(tr("Working it out …"));
    else
        m_values->say(values, wordsOf(m_sandbox->marks(), Which::Best), Announcer::Order::AfterOthers);
    m_values->setVisible(m_sandbox->canPlay());
    const QString empty = m_sandbox->sketch().isEmpty() ? tr("There is no disc yet.") : QString();
    allowUnless(m_play, m_sandbox->canPlay() ? QString() : verdict);
    allowUnless(m_stop, m_sandbox->isRunning() ? QString() : tr("The board has your game already."));
    allowUnless(m_copy, isPossible ? empty : verdict);
    showView();
}

void SandboxPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_sandbox->setValuesWanted(true);
    m_isSetAside = false;
    showView();
}

void SandboxPanel::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    // No search for a hidden page.
    if (event->spontaneous())
        return;
    m_sandbox->setValuesWanted(false);
    showView();
}

} // namespace four

#include "moc_sandboxpanel.cpp"
