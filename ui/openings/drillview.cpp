// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/openings/drillview.h"

#include "ui/board/drawing.h"
#include "ui/commands/commands.h"
#include "ui/openings/byheart.h"
#include "ui/settings/theme.h"
#include "ui/settings/tokens.h"
#include "ui/shell/pageparts.h"
#include "ui/text/words.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/answerbanner.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/layouts/wrappedlabel.h"
#include "ui/widgets/speech/accessiblechanges.h"
#include "ui/widgets/speech/announcer.h"
#include "ui/widgets/whynot.h"

#include <QLocale>
#include <QPainter>
#include <QProgressBar>

#include <algorithm>
#include <utility>

namespace four {

/// The discs that were dropped so far, each with the number of its column, and a place for the next one. In
/// as many rows as the width asks for. Its name says the same.
class DropRow : public QWidget
{
public:
    explicit DropRow(QWidget *parent) : QWidget(parent)
    {
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }

    void setDrops(const std::vector<int> &drops, std::optional<int> next)
    {
        m_drops = drops;
        m_next = next;
        updateGeometry();
        update();
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        return {inRow(1 << 20) * step(), heightForWidth(1 << 20)};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return {4 * step(), lineHeight()}; }
    [[nodiscard]] int heightForWidth(int width) const override
    {
        return (count() + inRow(width) - 1) / inRow(width) * lineHeight();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Theme &theme = Theme::of(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const int perRow = inRow(width());
        for (int i = 0; i < count(); ++i) {
            const QRect place = QStyle::visualRect(
                layoutDirection(), rect(),
                QRect(i % perRow * step(), i / perRow * lineHeight(), step(), lineHeight()));
            const QRect disc(place.x() + (step() - side()) / 2, place.y(), side(), side());
            const QRect text(place.x(), place.y() + side(), step(), lineHeight() - side());
            const bool isNext = i == int(m_drops.size());
            const Player player = i % 2 == 0 ? Player::One : Player::Two;
            if (!isNext || m_next)
                painter.drawPixmap(disc.topLeft(),
                                   drawing::discPixmap(theme.disc(firstColour(player)), letterOf(player),
                                                       side(), devicePixelRatioF()));
            else {
                painter.setPen(QPen(shades::focus(palette()), 2, Qt::DashLine));
                painter.drawEllipse(QRectF(disc).adjusted(2, 2, -2, -2));
            }
            painter.setPen(isNext ? shades::focus(palette()) : shades::dim(palette()));
            painter.drawText(text, Qt::AlignHCenter | Qt::AlignTop,
                             isNext ? m_next ? columnNumber(*m_next) : QStringLiteral("?")
                                    : columnNumber(m_drops[std::size_t(i)]));
        }
    }

private:
    [[nodiscard]] static std::optional<Letter> letterOf(Player player)
    {
        return player == Player::One ? Letter::X : Letter::O;
    }
    [[nodiscard]] int side() const { return fontMetrics().height() + tokens::space::hair; }
    [[nodiscard]] int step() const { return side() + tokens::space::close; }
    [[nodiscard]] int lineHeight() const { return side() + fontMetrics().height() + tokens::space::hair; }
    [[nodiscard]] int count() const { return int(m_drops.size()) + 1; }
    [[nodiscard]] int inRow(int width) const { return std::clamp(width / step(), 1, count()); }

    std::vector<int> m_drops;
    std::optional<int> m_next; ///< nothing: is asked for
};

DrillView::DrillView(ByHeart *byHeart, const Commands *commands, QWidget *parent)
    : QWidget(parent), m_byHeart(byHeart), m_commands(commands),
      m_title(page::makeText<WrappedLabel>("drillTitle", LabelRole::Quiet, this)),
      m_number(page::makeText<QLabel>("drillNumber", LabelRole::Quiet, this)),
      m_task(page::makeText<WrappedLabel>("drillAsks", LabelRole::Task, this)), m_drops(new DropRow(this)),
      m_banner(new AnswerBanner(this)), m_hintText(page::makeText<WrappedLabel>("drillHintText", this)),
      m_answer(new TurnButton("drillAnswer", this)), m_again(new TurnButton("drillAgain", this)),
      m_next(new TurnButton("drillNext", this)),
      m_today(page::makeText<QLabel>("drillToday", LabelRole::Quiet, this)),
      m_bar(page::make<QProgressBar>("drillBar", this)), m_caption(new QLabel(this)),
      m_repertoire(page::make<ChoiceBox>("repertoire", this)), m_map(new TurnButton("showDrillMap", this)),
      m_spar(new TurnButton("spar", this))
{
    setObjectName("drillView");
    m_drops->setObjectName("drillDrops");
    m_drops->setProperty(groupProperty, true);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(tokens::space::close);
    m_caption->setBuddy(m_repertoire);
    m_repertoire->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_repertoire->setMinimumContentsLength(15);
    for (int i = 0; i < m_byHeart->count(); ++i)
        m_repertoire->addItem(QString(), i);

    auto *caption = new QHBoxLayout;
    caption->addWidget(m_title, 1);
    caption->addWidget(m_number, 0, Qt::AlignTop);
    auto *grid = page::makeGrid(
        {new ActionButton("drillHint", commands->action(Command::Hint), this), m_answer, m_again, m_next});
    auto *choice = new QHBoxLayout;
    choice->addWidget(m_caption);
    choice->addWidget(m_repertoire, 1);
    page::stack(this, caption, m_task, m_drops, m_banner, grid, m_hintText, m_today, m_bar, choice, m_map,
                m_spar)
        ->addWidget(new ActionButton("leaveDrill", commands->action(Command::Leave), this));

    connect(m_answer, &QPushButton::clicked, this, [this] {
        m_byHeart->play()->showAnswer();
        Q_EMIT boardWanted();
    });
    connect(m_again, &QPushButton::clicked, this, [this] {
        if (m_byHeart->play()->isOther())
            m_byHeart->learnColumn();
        else
            m_byHeart->play()->tryAgain();
        Q_EMIT boardWanted();
    });
    connect(m_next, &QPushButton::clicked, m_byHeart, &ByHeart::startNext);
    connect(m_map, &QPushButton::clicked, m_byHeart, &ByHeart::showMap);
    connect(m_spar, &QPushButton::clicked, m_byHeart, &ByHeart::spar);
    connect(m_repertoire, &QComboBox::activated, m_byHeart, &ByHeart::choose);
    connect(m_byHeart, &ByHeart::changed, this, &DrillView::refresh);
    guardFromWheel(this);
    speakChoices(this);
    page::keepTranslated(this, [this] { retranslate(); });
}

void DrillView::retranslate()
{
    m_answer->setText(tr("&Answer"));
    m_caption->setText(tr("&Repertoire:"));
    m_map->setText(tr("Ma&p of the positions…"));
    //: a game in which the computer leads to what is not known by heart yet
    m_spar->setText(tr("A game of &sparring"));
    for (int i = 0; i < m_repertoire->count(); ++i)
        m_repertoire->setItemText(i, m_byHeart->name(i));
    refresh();
}

QString DrillView::detail() const
{
    const DrillPlay *play = m_byHeart->play();
    if (const QString comes = play->consequence(); !comes.isEmpty())
        return comes;
    const std::optional<QDate> next = m_byHeart->nextDay();
    if (!next || (play->stage() != Exercise::Stage::Solved && play->stage() != Exercise::Stage::Shown))
        return {};
    const int days = int(m_byHeart->today().daysTo(*next));
    //: %Ln is a number of days, %1 a date
    return days <= 0 ? tr("It is asked again today.")
                     : tr("Asked again in %Ln day(s), on %1.", nullptr, days)
                           .arg(QLocale().toString(*next, QLocale::ShortFormat));
}

void DrillView::refresh()
{
    const DrillPlay *play = m_byHeart->play();
    using Stage = Exercise::Stage;
    const Stage stage = play->stage();
    const bool isAsked = play->isRunning();
    m_repertoire->setCurrentIndex(m_byHeart->repertoire());
    m_title->setText(m_byHeart->name(m_byHeart->repertoire()));
    m_number->setVisible(isAsked);
    m_drops->setVisible(isAsked);
    if (isAsked) {
        const std::vector<int> &drops = play->question().drops;
        //: the number of the person's own drop in the game
        m_number->setText(tr("move %1").arg(number(qlonglong(drops.size()) / 2 + 1)));
        m_task->setText(play->asks());
        const bool isAnswered = stage == Stage::Solved || stage == Stage::Wrong;
        m_drops->setDrops(drops, isAnswered ? play->dropped() : play->answer());
        m_drops->setAccessibleName(drops.empty() ? tr("No discs yet.")
                                                 //: %1 are columns' numbers
                                                 : tr("Discs so far: columns %1.").arg(play->soFar()));
    } else if (m_byHeart->tree().nodes().empty()) {
        m_task->setText(tr("You have no positions of your own yet. At any point of a finished game, choose "
                           "Learn this position in the Learn menu."));
    } else {
        m_task->setText(m_byHeart->isDone() ? tr("All that is due today is known. Come back tomorrow.")
                                            : tr("Learn openings by heart: press Next."));
    }
    using Answer = AnswerBanner::Answer;
    m_banner->setAnswer(stage == Stage::Solved  ? Answer::Right
                        : stage == Stage::Shown ? Answer::Right
                        : stage == Stage::Wrong ? Answer::Wrong
                        : stage == Stage::Asked ? Answer::Asked
                                                : Answer::Nothing,
                        detail(), isAsked ? play->verdict() : QString());
    m_hintText->setText(isAsked ? play->hintText() : QString());
    m_hintText->setVisible(!m_hintText->text().isEmpty());
    // Another exercise may have taken the board, and says what it is about.
    const QString told = !isAsked ? (isVisible() && m_byHeart->isDone() ? m_task->text() : QString())
                         : stage == Stage::Asked && m_hintText->text().isEmpty() ? m_drops->accessibleName()
                         : stage == Stage::Asked
                             ? m_hintText->text()
                             : QStringList{play->verdict(), detail()}.join(QStringLiteral(". "));
    if (std::exchange(m_told, told) != told && !told.isEmpty() && isVisible())
        Announcer::of(this)->say(Words::plain(told), m_banner, Announcer::Order::AfterOthers);
    const bool isOther = play->isOther();
    allowUnless(m_answer, stage == Stage::Asked || stage == Stage::Wrong
                              ? QString()
                              : tr("There is nothing left to answer."));
    m_again->setText(isOther ? tr("Learn th&is column") : tr("&Try again"));
    allowUnless(m_again, isOther || stage == Stage::Wrong || stage == Stage::Shown || stage == Stage::Solved
                             ? QString()
                             : tr("You have not tried a move yet."));
    const QString key = isAsked ? m_commands->keyText(Command::NextPuzzle) : QString();
    //: on a button: the next position to be known by heart; %1 is its key
    m_next->setText(key.isEmpty() ? tr("&Next") : tr("&Next – %1").arg(key));
    setPrimary(m_again, stage == Stage::Wrong);
    setPrimary(m_next, stage == Stage::Solved || stage == Stage::Shown || !isAsked);
    allowUnless(m_map, m_byHeart->tree().nodes().empty() ? tr("There are no positions yet.") : QString());
    allowUnless(m_spar, m_byHeart->whyNoSparring());
    refreshDay();
}

void DrillView::refreshDay()
{
    const coach::DrillDay day = m_byHeart->day();
    m_today->setVisible(day.planned > 0);
    m_bar->setVisible(day.planned > 0);
    m_bar->setRange(0, std::max(1, day.planned));
    m_bar->setValue(day.done);
    //: %1 is how many positions are done, %2 of how many
    m_today->setText(tr("Today: %1 of %2").arg(number(day.done), number(day.planned)));
    m_bar->setAccessibleName(m_today->text());
}

} // namespace four

#include "moc_drillview.cpp"
