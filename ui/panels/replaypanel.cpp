// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/replaypanel.h"

#include "ui/board/judgementsign.h"
#include "ui/commands/commands.h"
#include "ui/game/gamemodel.h"
#include "ui/game/replay.h"
#include "ui/text/words.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/layouts/flowlayout.h"
#include "ui/widgets/speech/livelabel.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QSlider>

#include <algorithm>

namespace four {

ReplayPanel::ReplayPanel(const GameModel *model, const Commands *commands, QWidget *parent)
    : FootPage("replayPanel", parent), m_model(model), m_commands(commands), m_message(new LiveLabel(this)),
      m_prompt(new WrappedLabel(this)),
      m_playOn(new ActionButton("playOn", commands->action(Command::PlayOn), row())),
      m_pointOut(new ActionButton("pointOut", commands->action(Command::PointOut), row()))
{
    m_message->setObjectName("point");
    m_prompt->setObjectName("replayPrompt");
    m_prompt->setAlignment(Qt::AlignCenter);
    // So that the amber of an answer does not end at the letters.
    m_prompt->setContentsMargins(6, 0, 6, 0);
    setPrimary(m_playOn, true);
    setPrimary(m_pointOut, true);
    flow()->addWidget(m_playOn);
    flow()->addWidget(m_pointOut);
    flow()->addWidget(new ActionButton("review", commands->action(Command::Review), row()));
    flow()->addWidget(new ActionButton("replayLast", commands->action(Command::ReplayLast), row()));
    layOut({m_prompt, m_message}, m_message, m_prompt);
    setPointing(false);

    connect(m_model, &GameModel::stateChanged, this, [this] {
        m_refused = false;
        refresh();
    });
    connect(m_model, &GameModel::refusedInThePast, this, [this] {
        m_refused = true;
        refresh();
        m_message->sayAgain();
    });
    connect(commands, &Commands::keysChanged, this, &ReplayPanel::refresh);
    refresh();
}

void ReplayPanel::refresh()
{
    if (!m_model->isLookingBack())
        return;
    const QString point = Words::point(m_model->moveHistory(), m_model->shownEntries(), m_model->game());
    const QString back = m_commands->keyText(Command::ReplayLast);
    QString prompt;
    if (m_refused)
        prompt = m_commands->action(Command::PlayOn)->isEnabled()
                     //: %1 and %2 are keys
                     ? tr("You are looking at an earlier position. Press %1 to return, or %2 to play on "
                          "from here.")
                           .arg(back, m_commands->keyText(Command::PlayOn))
                     //: %1 is a key
                     : tr("You are looking at an earlier position. Press %1 to return.").arg(back);
    else if (m_model->isOver())
        prompt = tr("This is an earlier position of a finished game.");
    else
        //: %1 is a key
        prompt = tr("This is an earlier position. Press %1 to return.").arg(back);
    m_prompt->setText(prompt);
    const QString spoken =
        m_model->shownEntries() == 0 ? point + u' ' + Words::beginning(m_model->game()) : point;
    m_message->say(point, m_refused ? prompt + u' ' + spoken : spoken);
    showAsRefusal(m_prompt, m_refused);
    setUrgent(m_refused);
}

void ReplayPanel::setPointing(bool isPointing)
{
    m_playOn->setVisible(!isPointing);
    m_pointOut->setVisible(isPointing);
    refreshRow();
}

void ReplayPanel::changeEvent(QEvent *event)
{
    FootPage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        refresh();
}

namespace {
/// A button that shows its symbol alone; a screen reader gets the words.
class SymbolButton : public ActionButton
{
public:
    SymbolButton(const QString &name, QAction *action, QWidget *parent) : ActionButton(name, action, parent)
    {
        const auto follow = [this, action] {
            setAccessibleName(action->text().remove(u'&'));
            setText({});
        };
        connect(action, &QAction::changed, this, follow);
        follow();
    }
};
} // namespace

/// A slider whose track is as thin as its handle is large, with a sign under each mistake.
class ReplaySlider : public QSlider
{
public:
    explicit ReplaySlider(QWidget *parent) : QSlider(Qt::Horizontal, parent)
    {
        setObjectName("replaySlider");
        setFocusPolicy(Qt::TabFocus);
        setPageStep(1);
    }

    void setMarks(const JudgementMarks &marks)
    {
        m_marks = marks;
        update();
    }

    [[nodiscard]] QSize sizeHint() const override { return {10 * handle, 2 * handle + signs}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {4 * handle, handle}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const double y = middle();
        painter.setPen(QPen(palette().color(QPalette::Mid), track, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(xOf(minimum()), y), QPointF(xOf(maximum()), y));
        const QColor chosen = palette().color(QPalette::Highlight);
        painter.setPen(QPen(chosen, track, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(xOf(minimum()), y), QPointF(xOf(sliderPosition()), y));
        const double below = y + handle / 2.0 + signs / 2.0;
        for (auto mark = m_marks.cbegin(); mark != m_marks.cend() && below + signs / 2.0 < height(); ++mark) {
            if (mark->judgement.isFault())
                judgementsign::paint(painter, {xOf(mark.key()), below}, signs, mark->judgement,
                                     judgementsign::colourOf(mark->judgement, palette()));
        }
        painter.setPen(QPen(chosen, hasFocus() ? track : track - 1));
        painter.setBrush(palette().color(QPalette::Base));
        const double radius = handle / 2.0 - track / 2.0;
        painter.drawEllipse(QPointF(xOf(sliderPosition()), y), radius, radius);
    }

    void mousePressEvent(QMouseEvent *event) override { follow(event); }
    void mouseMoveEvent(QMouseEvent *event) override { follow(event); }
    void mouseReleaseEvent(QMouseEvent *) override {}
    void mouseDoubleClickEvent(QMouseEvent *event) override { follow(event); }

    void keyPressEvent(QKeyEvent *event) override
    {
        switch (event->key()) {
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Home:
        case Qt::Key_End:
            QSlider::keyPressEvent(event);
            break;
        default:
            // Digits are the board's, wherever the keyboard is.
            event->ignore();
        }
    }

private:
    static constexpr int handle = 20;
    static constexpr int track = 4;
    static constexpr int signs = 9;

    [[nodiscard]] double middle() const
    {
        return std::min(height() / 2.0, std::max(handle / 2.0, height() - handle / 2.0 - signs));
    }
    [[nodiscard]] double xOf(int value) const
    {
        const double room = width() - handle;
        const int steps = std::max(1, maximum() - minimum());
        const double along = room * (value - minimum()) / steps;
        return handle / 2.0 + (isRightToLeft() ? room - along : along);
    }
    /// A press anywhere goes there.
    void follow(const QMouseEvent *event)
    {
        if (!(event->buttons() & Qt::LeftButton))
            return;
        const double along = (event->position().x() - handle / 2.0) / std::max(1, width() - handle);
        setValue(minimum() + qRound((isRightToLeft() ? 1 - along : along) * (maximum() - minimum())));
    }

    JudgementMarks m_marks;
};

ReplayBar::ReplayBar(const GameModel *model, Replay *replay, const Commands *commands, QWidget *parent)
    : QWidget(parent), m_model(model), m_slider(new ReplaySlider(this)), m_count(new QLabel(this))
{
    setObjectName("replayBar");
    m_count->setObjectName("replayCount");
    QFont bold = font();
    bold.setBold(true);
    m_count->setFont(bold);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(new SymbolButton("replayPlay", commands->action(Command::ReplayPlay), this));
    row->addWidget(m_slider, 1);
    row->addWidget(m_count);
    connect(m_slider, &QSlider::valueChanged, replay, [this, replay](int value) {
        if (value != m_model->shownEntries())
            replay->goTo(value);
    });
    connect(m_model, &GameModel::stateChanged, this, &ReplayBar::refresh);
    refresh();
}

void ReplayBar::setJudgements(const JudgementMarks &marks)
{
    m_slider->setMarks(marks);
}

void ReplayBar::refresh()
{
    const QSignalBlocker quiet(m_slider);
    m_slider->setRange(0, m_model->moveHistory().size());
    m_slider->setValue(m_model->shownEntries());
    m_slider->setAccessibleName(tr("Point of the game"));
    //: %1 is how many moves of the game are shown, %2 how many it has
    m_count->setText(tr("%1 of %2").arg(number(m_slider->value()), number(m_slider->maximum())));
}

void ReplayBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

void ReplayBar::addCommands(Commands *commands, const GameModel *model, Replay *replay)
{
    const auto notPlayed = [] { return tr("Nothing has been played yet."); };
    const auto canGoBack = [=] {
        return CommandState::usableIf(replay->canGoBack(), [&] {
            return model->hasBegun() ? tr("This is the beginning of the game.") : notPlayed();
        });
    };
    const auto canGoForward = [=] {
        return CommandState::usableIf(replay->canGoForward(), tr("This is the game as it stands."));
    };
    const auto symbol = [](const char *parts) { return [parts] { return parts; }; };
    commands->add(Command::ReplayFirst,
                  {.text = [] { return CommandText{Commands::tr("To the be&ginning")}; },
                   .work = [=] { replay->goToFirst(); },
                   .state = canGoBack,
                   .symbol = symbol("|<")});
    commands->add(Command::ReplayBack, {.text = [] { return CommandText{Commands::tr("One move b&ack")}; },
                                        .work = [=] { replay->goBack(); },
                                        .state = canGoBack,
                                        .symbol = symbol("<")});
    commands->add(Command::ReplayForward,
                  {.text = [] { return CommandText{Commands::tr("One move &forward")}; },
                   .work = [=] { replay->goForward(); },
                   .state = canGoForward,
                   .symbol = symbol(">")});
    commands->add(Command::ReplayLast, {.text = [] { return CommandText{Commands::tr("To the en&d")}; },
                                        .work = [=] { replay->goToLast(); },
                                        .state = canGoForward,
                                        .symbol = symbol(">|")});
    commands->add(
        Command::ReplayPlay,
        {.text =
             [=] {
                 return replay->isPlaying()
                            ? CommandText{Commands::tr("Pause the repla&y"), Commands::tr("Pause")}
                            : CommandText{Commands::tr("Repla&y automatically"), Commands::tr("Auto-play")};
             },
         .work = [=] { replay->togglePlaying(); },
         .state =
             [=] { return CommandState::usableIf(replay->canGoBack() || replay->canGoForward(), notPlayed); },
         .symbol = [=] { return replay->isPlaying() ? "||" : ">"; }});
    QObject::connect(replay, &Replay::playingChanged, commands, &Commands::refresh);
}

} // namespace four

#include "moc_replaypanel.cpp"
