// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/commands.h"

#include "ui/widgets/symbolicon.h"
#include "ui/window/availability.h"
#include "ui/window/commandtexts.h"

#include <QShortcut>
#include <QWidget>

#include <utility>

namespace four {

namespace {
/// Held down, these go on and on; any other command is done once.
bool repeats(Command command)
{
    switch (command) {
    case Command::ReplayFirst:
    case Command::ReplayBack:
    case Command::ReplayForward:
    case Command::ReplayLast:
    case Command::LineBack:
    case Command::LineForward:
        return true;
    default:
        return false;
    }
}

/// The board's own keys are no shortcuts: what they do depends on where the player is.
bool isKeyOfBoard(Command command)
{
    return command == Command::Play || command == Command::EndTurn;
}

/// Their usual keys name no character, so that lists and fields have a use for them too.
bool isKeyOfLists(Command command)
{
    return repeats(command) && Commands::usualKey(command)[0].key() >= Qt::Key_Escape;
}

/// By which tests and style sheets find the action, and settings files the command's key.
const char *nameOf(Command command)
{
    switch (command) {
    case Command::Play:
        return "playAction";
    case Command::NewMatch:
        return "newMatchAction";
    case Command::Rematch:
        return "rematchAction";
    case Command::Resign:
        return "resignAction";
    case Command::History:
        return "historyAction";
    case Command::Open:
        return "openAction";
    case Command::Save:
        return "saveAction";
    case Command::Print:
        return "printAction";
    case Command::SavePdf:
        return "pdfAction";
    case Command::Preferences:
        return "preferencesAction";
    case Command::Quit:
        return "quitAction";
    case Command::Copy:
        return "copyAction";
    case Command::CopyPicture:
        return "pictureAction";
    case Command::Paste:
        return "pasteAction";
    case Command::Undo:
        return "undoAction";
    case Command::Block:
        return "blockAction";
    case Command::Remove:
        return "removeAction";
    case Command::EndTurn:
        return "endTurnAction";
    case Command::Hold:
        return "holdAction";
    case Command::Step:
        return "stepAction";
    case Command::ReplayFirst:
        return "replayFirstAction";
    case Command::ReplayBack:
        return "replayBackAction";
    case Command::ReplayPlay:
        return "replayPlayAction";
    case Command::ReplayForward:
        return "replayForwardAction";
    case Command::ReplayLast:
        return "replayLastAction";
    case Command::PlayOn:
        return "playOnAction";
    case Command::Review:
        return "reviewAction";
    case Command::FindBetter:
        return "findBetterAction";
    case Command::MoveList:
        return "moveListAction";
    case Command::Values:
        return "valuesAction";
    case Command::Status:
        return "statusAction";
    case Command::ReadBoard:
        return "readBoardAction";
    case Command::Hint:
        return "hintAction";
    case Command::LineBack:
        return "lineBackAction";
    case Command::LineForward:
        return "lineForwardAction";
    case Command::Threats:
        return "threatsAction";
    case Command::NextPuzzle:
        return "nextPuzzleAction";
    case Command::DailyPuzzle:
        return "dailyPuzzleAction";
    case Command::TaskPuzzles:
        return "taskPuzzlesAction";
    case Command::OwnMistakes:
        return "ownMistakesAction";
    case Command::Rush:
        return "rushAction";
    case Command::Progress:
        return "progressAction";
    case Command::PointOut:
        return "pointOutAction";
    case Command::Leave:
        return "leaveAction";
    case Command::TakeBack:
        return "takeBackAction";
    case Command::LetStand:
        return "letStandAction";
    case Command::ShowWhy:
        return "showWhyAction";
    case Command::Lessons:
        return "lessonsAction";
    case Command::Sandbox:
        return "sandboxAction";
    case Command::FullScreen:
        return "fullScreenAction";
    case Command::Sound:
        return "soundAction";
    case Command::Rules:
        return "rulesAction";
    case Command::Keys:
        return "keysAction";
    case Command::About:
        return "aboutAction";
    }
    return "";
}

QAction::MenuRole roleOf(Command command)
{
    switch (command) {
    case Command::Preferences:
        return QAction::PreferencesRole;
    case Command::Quit:
        return QAction::QuitRole;
    case Command::About:
        return QAction::AboutRole;
    default:
        return QAction::NoRole;
    }
}

QIcon iconOf(Command command, const Availability &now)
{
    switch (command) {
    case Command::ReplayFirst:
        return symbolIcon("|<");
    case Command::ReplayBack:
        return symbolIcon("<");
    case Command::ReplayPlay:
        return symbolIcon(now.isReplaying() ? "||" : ">");
    case Command::ReplayForward:
        return symbolIcon(">");
    case Command::ReplayLast:
        return symbolIcon(">|");
    default:
        return {};
    }
}

/// Whether the button says its key as well: those that are pressed in the middle of a game.
bool buttonSaysKey(Command command)
{
    switch (command) {
    case Command::Play:
    case Command::Undo:
    case Command::Block:
    case Command::Remove:
    case Command::EndTurn:
    case Command::Hold:
    case Command::Step:
    case Command::Hint:
    case Command::Threats:
    case Command::NextPuzzle:
    case Command::PointOut:
    case Command::TakeBack:
    case Command::LetStand:
    case Command::ShowWhy:
        return true;
    default:
        return false;
    }
}

QString withoutMnemonic(QString text)
{
    return text.remove(u'&');
}
} // namespace

Commands::Commands(const Availability *availability, QWidget *window)
    : QObject(window), m_availability(availability)
{
    for (std::size_t i = 0; i < count; ++i) {
        const auto command = Command(i);
        auto *action = new QAction(this);
        m_actions[i] = action;
        action->setObjectName(QString::fromLatin1(nameOf(command)));
        action->setMenuRole(roleOf(command));
        action->setAutoRepeat(repeats(command));
        action->setIconVisibleInMenu(false);
        window->addAction(action);
        if (isKeyOfBoard(command))
            continue;
        action->setShortcut(key(command));
        if (!isKeyOfLists(command))
            addRefusal(command, window, Qt::WindowShortcut);
    }
    for (const Command command :
         {Command::MoveList, Command::Values, Command::Threats, Command::FullScreen, Command::Sound})
        action(command)->setCheckable(true);
    refresh();
}

void Commands::answerOn(QWidget *board)
{
    for (std::size_t i = 0; i < count; ++i) {
        if (isKeyOfLists(Command(i)))
            addRefusal(Command(i), board, Qt::WidgetShortcut);
    }
    refresh();
}

void Commands::addRefusal(Command command, QWidget *where, Qt::ShortcutContext context)
{
    auto *refusal = new QShortcut(key(command), where);
    refusal->setContext(context);
    refusal->setAutoRepeat(false);
    refusal->setEnabled(false);
    connect(refusal, &QShortcut::activated, this, [this, command] { Q_EMIT refused(command); });
    m_refusals[std::size_t(command)] = refusal;
}

QString Commands::id(Command command)
{
    return QString::fromLatin1(nameOf(command));
}

bool Commands::hasOwnKey(Command command)
{
    return !isKeyOfBoard(command);
}

bool Commands::isLetter(const QKeySequence &key)
{
    const QKeyCombination first = key.isEmpty() ? QKeyCombination() : key[0];
    return key.count() == 1 && !(first.keyboardModifiers() & ~Qt::ShiftModifier) && first.key() < 0x10000 &&
           QChar(static_cast<char16_t>(first.key())).isLetter();
}

QKeySequence Commands::key(Command command) const
{
    const auto chosen = m_keys.constFind(id(command));
    const QKeySequence key =
        chosen == m_keys.cend() ? usualKey(command) : QKeySequence(*chosen, QKeySequence::PortableText);
    return !m_letters && isLetter(key) ? QKeySequence() : key;
}

void Commands::setKeys(const QMap<QString, QString> &keys, bool letters)
{
    if (keys == m_keys && letters == m_letters)
        return;
    m_keys = keys;
    m_letters = letters;
    for (std::size_t i = 0; i < count; ++i)
        applyKey(Command(i));
    refresh();
    Q_EMIT keysChanged();
}

void Commands::applyKey(Command command)
{
    if (isKeyOfBoard(command))
        return;
    action(command)->setShortcut(key(command));
    if (QShortcut *refusal = m_refusals[std::size_t(command)])
        refusal->setKey(key(command));
}

QKeySequence Commands::usualKey(Command command)
{
    switch (command) {
    case Command::Play:
    case Command::EndTurn:
        return Qt::Key_Enter;
    case Command::NewMatch:
        return QKeySequence::New;
    case Command::Rematch:
        return Qt::CTRL | Qt::Key_R;
    case Command::History:
        return Qt::CTRL | Qt::Key_H;
    case Command::Open:
        return QKeySequence::Open;
    case Command::Save:
        return QKeySequence::Save;
    case Command::Print:
        return QKeySequence::Print;
    case Command::Preferences:
        return Qt::CTRL | Qt::Key_Comma;
    case Command::Quit:
        return Qt::CTRL | Qt::Key_Q;
    case Command::Copy:
        return QKeySequence::Copy;
    case Command::CopyPicture:
        return Qt::CTRL | Qt::SHIFT | Qt::Key_C;
    case Command::Paste:
        return QKeySequence::Paste;
    case Command::Undo:
        return Qt::Key_U;
    case Command::Block:
        return Qt::Key_B;
    case Command::Remove:
        return Qt::Key_R;
    case Command::Hold:
        return Qt::Key_P;
    case Command::Step:
        return Qt::Key_S;
    case Command::ReplayFirst:
        return Qt::Key_Home;
    case Command::ReplayBack:
        return Qt::Key_PageUp;
    case Command::ReplayPlay:
        return Qt::CTRL | Qt::Key_Space;
    case Command::ReplayForward:
        return Qt::Key_PageDown;
    case Command::ReplayLast:
        return Qt::Key_End;
    case Command::PlayOn:
        return Qt::CTRL | Qt::Key_G;
    case Command::Review:
        return Qt::CTRL | Qt::Key_E;
    case Command::MoveList:
        return Qt::CTRL | Qt::Key_L;
    case Command::Values:
        return Qt::Key_V;
    case Command::Status:
        return Qt::Key_F2;
    case Command::ReadBoard:
        return Qt::SHIFT | Qt::Key_F2;
    case Command::Hint:
        return Qt::Key_H;
    case Command::LineBack:
        return Qt::Key_Comma;
    case Command::LineForward:
        return Qt::Key_Period;
    case Command::Threats:
        return Qt::Key_T;
    case Command::NextPuzzle:
        return Qt::Key_F3;
    case Command::PointOut:
        return Qt::CTRL | Qt::Key_M;
    case Command::Leave:
        return Qt::SHIFT | Qt::Key_F3;
    case Command::TakeBack:
        return Qt::Key_Backspace;
    case Command::LetStand:
        return Qt::Key_G;
    case Command::ShowWhy:
        return Qt::Key_Y;
    case Command::Lessons:
        return Qt::CTRL | Qt::Key_F3;
    case Command::FullScreen:
        return Qt::Key_F11;
    case Command::Sound:
        return Qt::Key_M;
    case Command::Rules:
        return Qt::Key_F1;
    case Command::Keys:
        return Qt::SHIFT | Qt::Key_F1;
    case Command::Resign:
    case Command::SavePdf:
    case Command::FindBetter:
    case Command::DailyPuzzle:
    case Command::TaskPuzzles:
    case Command::OwnMistakes:
    case Command::Rush:
    case Command::Progress:
    case Command::Sandbox:
    case Command::About:
        break;
    }
    return {};
}

QString Commands::title(Menu menu)
{
    switch (menu) {
    case Menu::Game:
        return tr("&Game");
    case Menu::Edit:
        return tr("&Edit");
    case Menu::Move:
        return tr("&Move");
    case Menu::Replay:
        return tr("&Replay");
    case Menu::Coach:
        return tr("&Coach");
    case Menu::Learn:
        return tr("&Learn");
    case Menu::View:
        return tr("&View");
    case Menu::Help:
        return tr("&Help");
    }
    return {};
}

QList<QAction *> Commands::menu(Menu menu) const
{
    const auto actions = [this](std::initializer_list<std::initializer_list<Command>> groups) {
        QList<QAction *> list;
        for (const auto &group : groups) {
            if (!list.isEmpty())
                list.append(nullptr);
            for (const Command command : group)
                list.append(action(command));
        }
        return list;
    };
    using enum Command;
    switch (menu) {
    case Menu::Game:
        return actions(
            {{NewMatch, Rematch, Resign}, {History}, {Open, Save}, {Print, SavePdf}, {Preferences}, {Quit}});
    case Menu::Edit:
        return actions({{Copy, CopyPicture, Paste}});
    case Menu::Move:
        return actions({{Undo, Block, Remove, EndTurn}, {Hold, Step}});
    case Menu::Replay:
        return actions({{ReplayFirst, ReplayBack, ReplayForward, ReplayLast},
                        {ReplayPlay},
                        {PlayOn},
                        {Review, FindBetter}});
    case Menu::Coach:
        return actions({{Hint, Threats, Values}, {LineBack, LineForward}, {TakeBack, LetStand, ShowWhy}});
    case Menu::Learn:
        return actions({{Lessons, Sandbox},
                        {NextPuzzle, DailyPuzzle, TaskPuzzles, OwnMistakes, Rush},
                        {PointOut, Leave},
                        {Progress}});
    case Menu::View:
        return actions({{MoveList}, {Status, ReadBoard}, {FullScreen, Sound}});
    case Menu::Help:
        return actions({{Rules, Keys}, {About}});
    }
    return {};
}

void Commands::refresh()
{
    for (std::size_t i = 0; i < count; ++i)
        refresh(Command(i));
}

void Commands::refresh(Command command)
{
    QAction *action = this->action(command);
    const Availability::State state = m_availability->state(command);
    const CommandTexts texts = commandTexts(command, *m_availability);
    const QString keyText = key(command).toString(QKeySequence::NativeText);
    const QString name = withoutMnemonic(texts.menu);
    QString button = texts.button.isEmpty() ? name : texts.button;
    if (command == Command::Remove && m_availability->isRemoving())
        button = tr("%1 – %2").arg(button, QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText));
    else if (buttonSaysKey(command) && !keyText.isEmpty())
        //: on a button: %1 is what it does, %2 its key
        button = tr("%1 – %2").arg(button, keyText);
    action->setText(texts.menu);
    action->setIconText(button);
    // An icon that is set anew is a change for every button, though it be the same.
    const bool isReplaying = m_availability->isReplaying();
    const bool isOtherIcon =
        command == Command::ReplayPlay && std::exchange(m_isReplaying, isReplaying) != isReplaying;
    if (const QIcon icon = iconOf(command, *m_availability);
        !icon.isNull() && (isOtherIcon || action->icon().isNull()))
        action->setIcon(icon);
    if (!state.isEnabled && !state.whyNot.isEmpty())
        action->setToolTip(state.whyNot);
    else
        //: %1 is what a button does, %2 its key
        action->setToolTip(keyText.isEmpty() ? name : tr("%1 (%2)").arg(name, keyText));
    // What a button has to say beside what is written on it.
    const bool isSaid = state.isEnabled && (buttonSaysKey(command) || keyText.isEmpty());
    action->setWhatsThis(isSaid ? QString() : state.isEnabled ? keyText : state.whyNot);
    action->setEnabled(state.isEnabled);
    if (QShortcut *refusal = m_refusals[std::size_t(command)])
        refusal->setEnabled(!state.isEnabled && !state.whyNot.isEmpty());
}

} // namespace four
