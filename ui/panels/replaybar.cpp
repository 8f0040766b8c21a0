// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/replaybar.h"

#include "ui/commands/commands.h"
#include "ui/game/gamemodel.h"
#include "ui/game/replay.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/layouts/flowlayout.h"

#include <QAction>
#include <QMouseEvent>

namespace four {

namespace {
/// A button that is pressed again and again, so that the second press of a double click counts as well. Its
/// symbol says what it does; a screen reader says the words.
class StepButton : public ActionButton
{
public:
    StepButton(const QString &name, QAction *action, bool hasText, QWidget *parent)
        : ActionButton(name, action, parent)
    {
        const auto follow = [this, action, hasText] {
            // What is written on it is what it is called, also by who speaks to the computer.
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
                  {.text = [] { return CommandText{Commands::tr("To the &beginning")}; },
                   .work = [=] { replay->first(); },
                   .state = canGoBack,
                   .symbol = symbol("|<")});
    commands->add(Command::ReplayBack, {.text = [] { return CommandText{Commands::tr("One move b&ack")}; },
                                        .work = [=] { replay->back(); },
                                        .state = canGoBack,
                                        .symbol = symbol("<")});
    commands->add(Command::ReplayForward,
                  {.text = [] { return CommandText{Commands::tr("One move &forward")}; },
                   .work = [=] { replay->forward(); },
                   .state = canGoForward,
                   .symbol = symbol(">")});
    commands->add(Command::ReplayLast, {.text = [] { return CommandText{Commands::tr("To the &end")}; },
                                        .work = [=] { replay->last(); },
                                        .state = canGoForward,
                                        .symbol = symbol(">|")});
    commands->add(
        Command::ReplayPlay,
        {.text =
             [=] {
                 return replay->isPlaying()
                            ? CommandText{Commands::tr("&Pause the replay"), Commands::tr("Pause")}
                            : CommandText{Commands::tr("&Replay automatically"), Commands::tr("Auto-play")};
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

} // namespace four

#include "moc_replaybar.cpp"
