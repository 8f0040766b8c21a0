// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/replaypanel.h"

#include "ui/commands/commands.h"
#include "ui/game/gamemodel.h"
#include "ui/game/replay.h"
#include "ui/panels/resultpanel.h"
#include "ui/text/words.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/layouts/flowlayout.h"
#include "ui/widgets/speech/livelabel.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace four {

ReplayPanel::ReplayPanel(const GameModel *model, const Commands *commands, QWidget *parent)
    : QWidget(parent), m_model(model), m_commands(commands), m_message(new LiveLabel(this)),
      m_prompt(new WrappedLabel(this))
{
    setObjectName("replayPanel");
    m_message->setObjectName("point");
    m_prompt->setObjectName("replayPrompt");
    m_prompt->setAlignment(Qt::AlignCenter);
    // So that the amber of an answer does not end at the letters.
    m_prompt->setContentsMargins(6, 2, 6, 2);
    QFont bold = font();
    bold.setBold(true);
    m_message->setFont(bold);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addStretch();
    column->addWidget(m_message);
    column->addWidget(m_prompt);
    column->addStretch();

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
    m_message->say(point, m_refused ? prompt + u' ' + point : point);
    showAsRefusal(m_prompt, m_refused);
}

void ReplayPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        refresh();
}

namespace {
/// A button that people press repeatedly, so that the second press of a double click counts. It shows a
/// symbol; a screen reader gets the words.
class StepButton : public ActionButton
{
public:
    StepButton(const QString &name, QAction *action, bool hasText, QWidget *parent)
        : ActionButton(name, action, parent)
    {
        const auto follow = [this, action, hasText] {
            // A written text is also the name for speech control.
            if (hasText)
                return;
            setAccessibleName(action->text().remove(u'&'));
            setText({});
        };
        connect(action, &QAction::changed, this, follow);
        follow();
    }

protected:
    void mouseDoubleClickEvent(QMouseEvent *event) override { mousePressEvent(event); }
};
} // namespace

ReplayBar::ReplayBar(const Commands *commands, QWidget *parent) : QWidget(parent)
{
    setObjectName("replayBar");
    auto *row = new FlowLayout(this);
    row->addWidget(new StepButton("replayFirst", commands->action(Command::ReplayFirst), false, this));
    row->addWidget(new StepButton("replayBack", commands->action(Command::ReplayBack), false, this));
    row->addWidget(new StepButton("replayPlay", commands->action(Command::ReplayPlay), true, this));
    row->addWidget(new StepButton("replayForward", commands->action(Command::ReplayForward), false, this));
    row->addWidget(new StepButton("replayLast", commands->action(Command::ReplayLast), false, this));
    // In the order in which Tab goes.
    m_playOn = new ActionButton("playOn", commands->action(Command::PlayOn), this);
    m_pointOut = new ActionButton("pointOut", commands->action(Command::PointOut), this);
    row->addWidget(m_playOn);
    row->addWidget(m_pointOut);
    setPointing(false);
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

void ReplayBar::setPointing(bool isPointing)
{
    m_playOn->setVisible(!isPointing);
    m_pointOut->setVisible(isPointing);
}

ReviewPanel::ReviewPanel(GameModel *model, ResultPanel *result, ReplayPanel *point, ReplayBar *bar,
                         QWidget *parent)
    : QWidget(parent), m_stack(new QStackedWidget(this))
{
    m_stack->addWidget(result);
    m_stack->addWidget(point);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    column->addWidget(bar);
    column->addStretch();
    connect(model, &GameModel::stateChanged, this, [this, model, result, point] {
        m_stack->setCurrentWidget(model->isLookingBack() ? static_cast<QWidget *>(point) : result);
    });
}

} // namespace four

#include "moc_replaypanel.cpp"
