// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/lessonspage.h"

#include "ui/learn/lessonbook.h"
#include "ui/learn/lessonplay.h"
#include "ui/learn/sandboxpanel.h"
#include "ui/shell/pageparts.h"
#include "ui/text/words.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/activatinglist.h"
#include "ui/widgets/answerbanner.h"
#include "ui/widgets/keys/keys.h"
#include "ui/widgets/layouts/wrappedlabel.h"
#include "ui/widgets/speech/livelabel.h"
#include "ui/widgets/speech/spokenrow.h"
#include "ui/widgets/whynot.h"

#include <QKeyEvent>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTimer>

#include <algorithm>

namespace four {

namespace {
/// Small, so that the list alone is scrolled, not the page around it.
class LessonList : public ActivatingList
{
public:
    using ActivatingList::ActivatingList;

    [[nodiscard]] QSize sizeHint() const override
    {
        return {QListWidget::sizeHint().width(), minimumHeight()};
    }
};

/// Rows with room between them. QListView::setSpacing() would leave a row less width to be drawn in than it
/// was measured for: it then breaks a line for which it has no height.
class RoomyRows : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(0, 4);
    }
};
} // namespace

LessonsPage::LessonsPage(LessonPlay *lessons, SandboxPanel *sandbox, QWidget *parent)
    : QScrollArea(parent), m_lessons(lessons), m_content(new QWidget(this)), m_sandbox(sandbox)
{
    setFocusPolicy(Qt::NoFocus);
    m_choice = makeList();
    m_running = makeStep();
    m_asked = m_choice;
    // No QStackedWidget: there each page would be as high as the highest.
    auto *column = new QVBoxLayout(m_content);
    column->setContentsMargins(0, 0, 0, 0);
    for (QWidget *page : pages()) {
        page->hide();
        column->addWidget(page);
    }
    setWidget(m_content);
    page::setUp(this, "lessonsPage");
    connect(m_lessons, &LessonPlay::changed, this, &LessonsPage::refresh);
    // A hidden page says nothing.
    m_lessons->setWords(
        this, [this] { return isVisible() ? atEnd() : QString(); },
        [this] { return isVisible() ? task() : QString(); });
    connect(m_sandbox, &SandboxPanel::boardWanted, this, &LessonsPage::boardWanted);
    connect(m_sandbox, &SandboxPanel::listWanted, this, [this] {
        showList();
        takeFocus();
    });
    page::keepTranslated(this, [this] { retranslate(); });
}

std::array<QWidget *, 3> LessonsPage::pages() const
{
    return {m_choice, m_running, m_sandbox};
}

QSize LessonsPage::minimumSizeHint() const
{
    // Wide enough for the buttons; the height is scrolled.
    int width = 0;
    for (const QWidget *page : pages())
        width = std::max(width, page->minimumSizeHint().width());
    return {width + style()->pixelMetric(QStyle::PM_ScrollBarExtent), fontMetrics().height() * 3};
}

QSize LessonsPage::sizeHint() const
{
    return {std::max(minimumSizeHint().width(), 280), 200};
}

QWidget *LessonsPage::makeList()
{
    auto *choice = new QWidget(this);
    m_welcome = page::make<WrappedLabel>("lessonsWelcome", choice);
    m_list = page::make<LessonList>("lessonList", choice);
    m_list->setWordWrap(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setItemDelegate(new RoomyRows(m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMinimumHeight(fontMetrics().lineSpacing() * 4);
    speakCurrentRow(m_list);
    for (std::size_t i = 0; i <= lessonbook::lessons().size(); ++i)
        new QListWidgetItem(m_list);
    m_list->setCurrentRow(static_cast<int>(m_lessons->firstOpenLesson()));
    m_open = new TurnButton("openLesson", choice);
    setPrimary(m_open, true);
    connect(m_open, &QPushButton::clicked, this, &LessonsPage::openChosen);
    connect(m_list, &QListWidget::itemClicked, this, &LessonsPage::openChosen);
    connect(m_list, &QListWidget::itemActivated, this, &LessonsPage::openChosen);
    auto *column = new QVBoxLayout(choice);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_welcome);
    column->addWidget(m_list, 1);
    column->addWidget(m_open);
    return choice;
}

TurnButton *LessonsPage::makeButton(const char *name, void (LessonPlay::*work)())
{
    auto *button = new TurnButton(name, this);
    connect(button, &QPushButton::clicked, this, [this, work] {
        (m_lessons->*work)();
        Q_EMIT boardWanted();
    });
    return button;
}

QWidget *LessonsPage::makeStep()
{
    auto *step = new QWidget(this);
    m_title = page::makeText<WrappedLabel>("lessonTitle", LabelRole::Quiet, step);
    m_task = page::makeText<LiveLabel>("lessonTask", LabelRole::Task, step);
    m_banner = new AnswerBanner(step);
    m_verdict = page::makeText<LiveLabel>("lessonVerdict", step);
    m_previous = makeButton("lessonPrevious", &LessonPlay::startPrevious);
    m_again = makeButton("lessonAgain", &LessonPlay::tryAgain);
    m_show = makeButton("lessonShow", &LessonPlay::showAnswer);
    m_next = makeButton("lessonNext", &LessonPlay::startNext);
    m_all = new TurnButton("lessonAll", step);
    connect(m_all, &QPushButton::clicked, this, [this] {
        showList();
        takeFocus();
    });
    // The verdict grows and shrinks: no button moves under the pointer.
    page::stack(step, m_title, m_task, m_banner, page::makeGrid({m_again, m_show, m_previous, m_next}),
                m_verdict)
        ->addWidget(m_all);
    return step;
}

void LessonsPage::showList()
{
    m_asked = m_choice;
    m_lessons->stop();
    refresh();
}

void LessonsPage::showSandbox()
{
    m_asked = m_sandbox;
    m_lessons->stop();
    refresh();
}

void LessonsPage::takeFocus()
{
    if (m_lessons->isRunning())
        Q_EMIT boardWanted();
    else if (m_asked == m_choice)
        m_list->setFocus();
    else
        m_sandbox->takeFocus();
}

QString LessonsPage::task() const
{
    return m_title->text() + QStringLiteral(". ") + m_lessons->question();
}

QString LessonsPage::wayOn() const
{
    return m_lessons->stage() == LessonPlay::Stage::Wrong
               //: of a step of a lesson; %1 is a key
               ? tr("Press %1 to try again.").arg(mnemonicKey(m_again))
               //: from a step of a lesson to the next; %1 is a key
               : tr("Press %1 to go on.").arg(mnemonicKey(m_next));
}

QString LessonsPage::atEnd() const
{
    //: of a lesson: %1 and %2 are keys
    return tr("This step is over. Press %1 to try it again, or %2 to go on.")
        .arg(mnemonicKey(m_again), mnemonicKey(m_next));
}

void LessonsPage::openChosen()
{
    const int row = m_list->currentRow();
    if (row < 0 || m_choice->isHidden())
        return;
    const auto chosen = static_cast<std::size_t>(row);
    if (chosen == lessonbook::lessons().size()) {
        showSandbox();
        takeFocus();
        return;
    }
    m_lessons->startStep(chosen, m_lessons->firstOpenStep(chosen));
    Q_EMIT boardWanted();
}

void LessonsPage::retranslate()
{
    setAccessibleName(tr("Lessons"));
    m_list->setAccessibleName(tr("Lessons"));
    m_welcome->setText(
        tr("Each step shows a position on the board and asks for one move. Begin with any lesson."));
    m_open->setText(tr("&Open"));
    m_again->setText(tr("&Try again"));
    m_show->setText(tr("&Show me"));
    //: in a lesson: to the step before
    m_previous->setText(tr("Bac&k"));
    m_all->setText(tr("&All lessons"));
    refresh();
}

void LessonsPage::refresh()
{
    refreshList();
    if (m_lessons->isRunning()) {
        refreshStep();
        m_list->setCurrentRow(static_cast<int>(m_lessons->lesson()));
    }
    QWidget *const shown = m_lessons->isRunning() ? m_running : m_asked;
    // Hides first, so that two are never shown together.
    for (QWidget *page : pages()) {
        if (page != shown)
            page->hide();
    }
    shown->show();
}

void LessonsPage::refreshList()
{
    const std::vector<coach::Lesson> &lessons = lessonbook::lessons();
    for (std::size_t i = 0; i < lessons.size(); ++i) {
        QListWidgetItem *item = m_list->item(static_cast<int>(i));
        const auto done = static_cast<std::size_t>(m_lessons->doneOf(i));
        const std::size_t steps = lessons[i].steps.size();
        const QString title = lessonbook::textOf(lessons[i].title);
        //: how many steps of a lesson are done
        QString progress =
            done == steps ? QStringLiteral("✓") : tr("(%1 of %2)").arg(number(done), number(steps));
        // Kept in one line where the title takes two.
        progress.replace(u' ', QChar(QChar::Nbsp));
        //: a lesson in the list: its number and title, and how far it is done
        item->setText(tr("%1. %2 %3").arg(number(i + 1), title, progress));
        item->setData(Qt::AccessibleTextRole,
                      done == steps ? tr("Lesson %1: %2. Done.").arg(number(i + 1), title)
                                    : tr("Lesson %1: %2. %3 of %4 steps are done.")
                                          .arg(number(i + 1), title, number(done), number(steps)));
    }
    QListWidgetItem *item = m_list->item(static_cast<int>(lessons.size()));
    item->setText(tr("%1. Sandbox: a position of your own").arg(number(lessons.size() + 1)));
}

void LessonsPage::refreshStep()
{
    const coach::Lesson &lesson = lessonbook::lessons()[m_lessons->lesson()];
    //: a step of a lesson: %1 is the lesson's number, %2 its title
    m_title->setText(tr("%1. %2 – step %3 of %4")
                         .arg(number(m_lessons->lesson() + 1), lessonbook::textOf(lesson.title),
                              number(m_lessons->step() + 1), number(lesson.steps.size())));
    const bool isNew = m_task->text() != m_lessons->question();
    m_next->setText(!m_lessons->hasNext()         ? tr("&Finish")
                    : m_lessons->isLastOfLesson() ? tr("&Next lesson")
                                                  : tr("&Next step"));
    m_task->say(m_lessons->question(), task());
    const LessonPlay::Stage stage = m_lessons->stage();
    const bool isAnswered = stage != LessonPlay::Stage::Asked;
    // The same step once more: a screen reader says its question again, unless the answer is shown at once.
    if (isAnswered)
        Announcer::of(this)->say({}, m_again);
    else if (m_wasAnswered && !isNew && m_task->isVisible())
        Announcer::of(this)->say(m_lessons->question(), m_again);
    m_wasAnswered = isAnswered;
    m_verdict->say(m_lessons->verdict(), isAnswered ? m_lessons->verdict() + u' ' + wayOn() : QString());
    m_verdict->setVisible(isAnswered);
    m_banner->setAnswer(stage == LessonPlay::Stage::Wrong    ? AnswerBanner::Answer::Wrong
                        : stage == LessonPlay::Stage::Solved ? AnswerBanner::Answer::Right
                        : stage == LessonPlay::Stage::Asked  ? AnswerBanner::Answer::Asked
                                                             : AnswerBanner::Answer::Nothing);
    // In a low page the verdict is scrolled to, once it is laid out.
    if (isNew)
        verticalScrollBar()->setValue(0);
    QTimer::singleShot(0, this, [this] {
        if (m_verdict->isVisible())
            ensureWidgetVisible(m_verdict, 0, 0);
    });
    allowUnless(m_again, isAnswered ? QString() : tr("You have not tried a move yet."));
    setPrimary(m_again, stage == LessonPlay::Stage::Wrong);
    setPrimary(m_next, stage == LessonPlay::Stage::Solved);
    allowUnless(m_previous, m_lessons->hasPrevious() ? QString() : tr("This is the first step of all."));
}

} // namespace four

#include "moc_lessonspage.cpp"
