// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/openings/openingspage.h"

#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/board/boardvoice.h"
#include "ui/commands/commands.h"
#include "ui/game/gamemodel.h"
#include "ui/openings/openingrows.h"
#include "ui/openings/openingwalk.h"
#include "ui/shell/pageparts.h"
#include "ui/text/words.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/segments.h"
#include "ui/widgets/speech/livelabel.h"
#include "ui/widgets/speech/spokenrow.h"
#include "ui/widgets/whynot.h"

#include <QHideEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QStyle>
#include <QTimer>

#include <algorithm>

namespace four {

OpeningsPage::OpeningsPage(OpeningWalk *walk, GameStore *store, const std::function<QString()> &who,
                           BoardView *board, const Commands *commands, QWidget *parent)
    : QScrollArea(parent), m_walk(walk), m_store(store), m_who(who), m_board(board), m_commands(commands),
      m_content(new QWidget(this)), m_looking(new QWidget(m_content)),
      m_heading(page::makeText<WrappedLabel>("openingsHeading", LabelRole::Heading, m_content)),
      m_sentence(page::makeText<LiveLabel>("openingsSentence", m_content)),
      m_filter(new Segments("openingsFilter", m_looking)), m_header(new OpeningHeader(m_looking)),
      m_rows(page::make<OpeningRows>("openingsRows", m_looking)),
      m_note(page::makeText<WrappedLabel>("openingsNote", LabelRole::Quiet, m_looking)),
      m_sample(new TurnButton("openingsSample", m_looking)),
      m_playOn(new MenuButton("openingsPlayOn", "v", m_looking)),
      m_fresh(new TurnButton("openingsFresh", m_content)), m_here(new TurnButton("openingsHere", m_content)),
      m_walkOn(new TurnButton("openingsWalkOn", m_content))
{
    setFocusPolicy(Qt::NoFocus);
    layOut();
    setWidget(m_content);
    page::setUp(this, "openingsPage");
    speakCurrentRow(m_rows);
    m_rows->installEventFilter(this);
    connect(m_filter, &Segments::chosen, this, &OpeningsPage::refresh);
    connect(m_rows, &OpeningRows::currentRowChanged, this, &OpeningsPage::followRow);
    connect(m_rows, &OpeningRows::itemActivated, this, [this] { m_walk->go(m_rows->currentRow()); });
    connect(m_rows, &OpeningRows::itemClicked, this, [this] { m_walk->go(m_rows->currentRow()); });
    connect(m_board->boardScene(), &BoardScene::cursorMoved, this, &OpeningsPage::followCursor);
    connect(m_walk, &OpeningWalk::changed, this, &OpeningsPage::refresh);
    connect(m_sample, &QPushButton::clicked, this, &OpeningsPage::openSample);
    connect(m_fresh, &QPushButton::clicked, this, &OpeningsPage::freshWanted);
    connect(m_here, &QPushButton::clicked, this, &OpeningsPage::hereWanted);
    connect(m_walkOn, &QPushButton::clicked, this, [this] {
        m_walk->walkOn();
        takeFocus();
    });
    page::keepTranslated(this, [this] { retranslate(); });
    m_filter->select(int(OpeningFilter::All));
    followCursor();
    refresh();
}

void OpeningsPage::layOut()
{
    page::stack(m_looking, m_filter, m_header, m_rows, m_note, page::makeGrid({m_sample, m_playOn}));
    page::stack(m_content, m_heading, m_sentence, m_looking, m_walkOn, page::makeGrid({m_fresh, m_here}),
                new ActionButton("openingsLeave", m_commands->action(Command::Leave), m_content));
}

QSize OpeningsPage::minimumSizeHint() const
{
    const int width = m_content->minimumSizeHint().width() - m_content->contentsMargins().right() +
                      style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    return {width, fontMetrics().height() * 3};
}

QSize OpeningsPage::sizeHint() const
{
    return {std::max(minimumSizeHint().width(), 320), 200};
}

void OpeningsPage::takeFocus()
{
    if (!m_walk->isWalking())
        return m_fresh->setFocus();
    m_rows->setFocus();
    scrollToRow();
}

void OpeningsPage::scrollToRow()
{
    // Once the page has its size.
    QTimer::singleShot(0, this, [this] {
        if (const QListWidgetItem *item = m_rows->currentItem()) {
            const QRect row = m_rows->visualItemRect(item);
            const QPoint middle = m_rows->viewport()->mapTo(m_content, row.center());
            ensureVisible(middle.x(), middle.y(), 0, row.height());
        }
    });
}

void OpeningsPage::tellWhyNot(const QString &why)
{
    m_whyNot = why;
    refresh();
}

OpeningFilter OpeningsPage::filter() const
{
    return static_cast<OpeningFilter>(std::max(m_filter->value(), 0));
}

void OpeningsPage::fillLevels()
{
    m_playOn->popup()->clear();
    const auto offer = [this](const QString &words, std::optional<Level> level) {
        connect(m_playOn->popup()->addAction(words), &QAction::triggered, this, [this, level] {
            m_walk->playOn(level);
            Q_EMIT boardWanted();
        });
    };
    for (const Level level : allLevels)
        //: an opponent; %1 is a level of the computer
        offer(tr("Against the computer: %1").arg(Words::level(level)), level);
    offer(tr("Against another person"), {});
}

void OpeningsPage::retranslate()
{
    setAccessibleName(tr("Openings"));
    m_heading->setText(tr("Openings"));
    //: of the games that are counted
    m_filter->setChoices({{tr("All"), int(OpeningFilter::All)},
                          //: of the games that are counted: the moves of the person who asks
                          {tr("Mine"), int(OpeningFilter::Mine)},
                          //: of the games that are counted: the moves of that person's opponents
                          {tr("Against me"), int(OpeningFilter::AgainstMe)}});
    m_filter->setCaption(tr("Whose games"));
    m_rows->setAccessibleName(tr("Columns"));
    m_sample->setText(tr("See a sample game"));
    m_playOn->setText(tr("Play on from here"));
    m_fresh->setText(tr("From the beginning"));
    //: to go through the openings from there
    m_here->setText(tr("From this position"));
    m_walkOn->setText(tr("Back to the openings"));
    fillLevels();
    m_walk->retranslate();
    refresh();
}

void OpeningsPage::refresh()
{
    const bool isWalking = m_walk->isWalking();
    if (isWalking)
        m_whyNot.clear();
    m_looking->setVisible(isWalking);
    m_here->setVisible(!m_walk->isRunning());
    m_walkOn->setVisible(m_walk->isPlaying());
    allowUnless(m_fresh,
                isWalking && m_walk->place().columns.empty() ? tr("This is the beginning.") : QString());
    if (isWalking && isVisible()) {
        readCounts();
        refreshRows();
    }
    refreshSentence();
}

void OpeningsPage::readCounts()
{
    const Read read{.position = m_walk->position(), .filter = filter(), .who = m_who()};
    if (!OpeningStore::counts(read.position))
        m_counts.reset();
    else if (!m_counts || m_counts->first != read)
        m_counts = {read, m_store.countsIn(read.position, read.filter, read.who)};
}

void OpeningsPage::refreshRows()
{
    const engine::Position &position = m_walk->position();
    const ColumnMarks marks = m_walk->marks();
    std::vector<OpeningRow> rows(std::size_t(m_rows->count()));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        rows[i].isFull = !position.canDrop(int(i));
        rows[i].isPlayable = !position.isOver() && !rows[i].isFull;
        if (marks && i < marks->size())
            rows[i].mark = (*marks)[i];
        if (m_counts)
            rows[i].count = m_counts->second.columns[i];
    }
    m_rows->setRows(rows, m_walk->place().starter);
    const bool isSample =
        m_counts && m_rows->currentRow() >= 0 && rows[std::size_t(m_rows->currentRow())].count->games() > 0;
    allowUnless(m_sample, isSample ? QString() : tr("No game was played so."));
    allowUnless(m_playOn, position.isOver() ? tr("The game is over here.") : QString());
    const QString keys = QKeySequence(Qt::Key_Backspace).toString(QKeySequence::NativeText);
    m_note->setText(
        m_counts
            //: %1 is a key
            ? tr("%Ln game(s), mirror images among them. Enter goes there, %1 goes back.", "",
                 m_counts->second.games)
                  .arg(keys)
            //: %1 is a key
            : tr("Games are counted up to the twelfth disc. Enter goes there, %1 goes back.").arg(keys));
}

QString OpeningsPage::verdict() const
{
    const ColumnMarks marks = m_walk->marks();
    QStringList best;
    coach::Outlook outlook;
    for (std::size_t i = 0; marks && i < marks->size(); ++i) {
        const ColumnMark &mark = (*marks)[i];
        if (mark.state != ColumnMark::State::Known || !mark.isBest)
            continue;
        best << columnNumber(int(i));
        outlook = mark.outlook;
    }
    if (best.isEmpty())
        return {};
    const bool isOne = best.size() == 1;
    const QString columns = QLocale().createSeparatedList(best);
    switch (outlook.result) {
    case coach::Result::Win:
        //: %1 is a column's number
        return (isOne ? tr("Column %1 wins fastest: in %Ln move(s).", "", outlook.drops)
                      //: %1 is a list of columns' numbers
                      : tr("Columns %1 win fastest: in %Ln move(s).", "", outlook.drops))
            .arg(columns);
    case coach::Result::Draw:
        //: %1 is a column's number
        return (isOne ? tr("Column %1 is the best: it draws.")
                      //: %1 is a list of columns' numbers
                      : tr("Columns %1 are the best: they draw."))
            .arg(columns);
    case coach::Result::Loss:
        //: %1 is a column's number
        return (isOne ? tr("Every column loses. Column %1 loses latest: in %Ln move(s).", "", outlook.drops)
                      //: %1 is a list of columns' numbers
                      : tr("Every column loses. Columns %1 lose latest: in %Ln move(s).", "", outlook.drops))
            .arg(columns);
    }
    return {};
}

void OpeningsPage::refreshSentence()
{
    if (m_walk->isPlaying())
        return m_sentence->say(tr("You play on from here. This game is not stored."));
    if (!m_walk->isRunning()) {
        m_sentence->say(m_whyNot.isEmpty() ? tr("The first moves of the standard game: what each column is "
                                                "worth, and how often it was played in your games.")
                                           : m_whyNot);
        return showAsRefusal(m_sentence, !m_whyNot.isEmpty());
    }
    showAsRefusal(m_sentence, false);
    const Game &game = m_walk->shownGame();
    if (game.isOver())
        return m_sentence->say(Words::ending(game));
    //: %1 is a colour
    const QString mover = tr("%1 to move.").arg(Words::capitalised(Words::colour(game.colour(game.turn()))));
    const QString words = verdict();
    if (words.isEmpty() && m_walk->isThinking())
        return m_sentence->sayAtRest(mover + u' ' + tr("Working it out …"));
    m_sentence->say(words.isEmpty() ? mover : mover + u' ' + words, {}, Announcer::Order::AfterOthers);
}

void OpeningsPage::followRow(int row)
{
    if (row < 0 || !m_walk->isWalking())
        return;
    // The row says the column.
    const auto silent = m_board->voice()->silently();
    BoardScene *scene = m_board->boardScene();
    scene->setCursor({row, scene->cursor().row});
    refreshRows();
    scrollToRow();
}

void OpeningsPage::followCursor()
{
    const int column = m_board->focusedColumn();
    if (column < m_rows->count())
        m_rows->setCurrentRow(column);
}

void OpeningsPage::openSample()
{
    const int column = m_rows->currentRow();
    if (!m_walk->isWalking() || !m_counts || column < 0 || !m_walk->position().canDrop(column))
        return;
    const Read &read = m_counts->first;
    if (const auto game = m_store.sampleOf(read.position, column, read.filter, read.who))
        Q_EMIT sampleWanted(*game);
}

bool OpeningsPage::eventFilter(QObject *watched, QEvent *event)
{
    // The list would look for a row with such a letter.
    if (watched == m_rows && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Backspace && m_walk->canGoBack()) {
            m_walk->back();
            return true;
        }
    }
    return QScrollArea::eventFilter(watched, event);
}

void OpeningsPage::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    // Where the words of the buttons are wider than the page, the bars are not.
    const int width = viewport()->width() - m_content->contentsMargins().right();
    m_rows->setMaximumWidth(width);
    m_header->setMaximumWidth(width);
}

void OpeningsPage::showEvent(QShowEvent *event)
{
    QScrollArea::showEvent(event);
    m_counts.reset(); // games may have been played since
    m_walk->setValuesWanted(true);
    refresh();
}

void OpeningsPage::hideEvent(QHideEvent *event)
{
    QScrollArea::hideEvent(event);
    // No search for a hidden page.
    if (!event->spontaneous())
        m_walk->setValuesWanted(false);
}

} // namespace four

#include "moc_openingspage.cpp"
