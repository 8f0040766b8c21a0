// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/commands.h"

#include "ui/widgets/symbolicon.h"

#include <QShortcut>
#include <QWidget>

#include <utility>

namespace four {

namespace {
QAction::MenuRole menuRole(CommandRow::Role role)
{
    switch (role) {
    case CommandRow::Role::Preferences:
        return QAction::PreferencesRole;
    case CommandRow::Role::Quit:
        return QAction::QuitRole;
    case CommandRow::Role::About:
        return QAction::AboutRole;
    case CommandRow::Role::None:
        break;
    }
    return QAction::NoRole;
}

QString withoutMnemonic(QString text)
{
    return text.remove(u'&');
}
} // namespace

Commands::Commands(QWidget *window) : QObject(window)
{
    for (const CommandRow &row : commandTable) {
        auto *action = new QAction(this);
        m_slots[std::size_t(row.command)].action = action;
        action->setObjectName(QLatin1String(row.id));
        action->setMenuRole(menuRole(row.role));
        action->setAutoRepeat(has(row.command, CommandRow::Repeats));
        action->setIconVisibleInMenu(false);
        action->setCheckable(has(row.command, CommandRow::Checkable));
        window->addAction(action);
        connect(action, &QAction::triggered, this, [this, command = row.command] { run(command); });
        if (has(row.command, CommandRow::KeyOfBoard))
            continue;
        action->setShortcut(key(row.command));
        if (!has(row.command, CommandRow::KeyOfLists))
            addRefusal(row.command, window, Qt::WindowShortcut);
    }
}

void Commands::add(Command command, const CommandEntry &entry)
{
    Slot &slot = m_slots[std::size_t(command)];
    Q_ASSERT(!slot.entry.text && entry.text && entry.work);
    slot.entry = entry;
}

void Commands::run(Command command)
{
    if (m_guard && !m_guard(command))
        return;
    m_slots[std::size_t(command)].entry.work();
    Q_EMIT done(command);
}

void Commands::refuse(Command command)
{
    if (m_guard && !m_guard(command))
        return;
    const CommandEntry &entry = m_slots[std::size_t(command)].entry;
    if (!entry.refuse || !entry.refuse())
        Q_EMIT refused(command);
}

QString Commands::whyNot(Command command) const
{
    const CommandEntry &entry = m_slots[std::size_t(command)].entry;
    return entry.state ? entry.state().whyNot : QString();
}

void Commands::answerOn(QWidget *board)
{
    for (const CommandRow &row : commandTable) {
        if (has(row.command, CommandRow::KeyOfLists))
            addRefusal(row.command, board, Qt::WidgetShortcut);
    }
    refresh();
}

void Commands::addRefusal(Command command, QWidget *where, Qt::ShortcutContext context)
{
    auto *refusal = new QShortcut(key(command), where);
    refusal->setContext(context);
    refusal->setAutoRepeat(false);
    refusal->setEnabled(false);
    connect(refusal, &QShortcut::activated, this, [this, command] { refuse(command); });
    m_slots[std::size_t(command)].refusal = refusal;
}

bool Commands::hasOwnKey(Command command)
{
    return !has(command, CommandRow::KeyOfBoard);
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

QString Commands::keyText(Command command) const
{
    const QString text = key(command).toString(QKeySequence::NativeText);
    return text.isEmpty() ? withoutMnemonic(action(command)->text()) : text;
}

void Commands::setKeys(const QMap<QString, QString> &keys, bool letters)
{
    if (keys == m_keys && letters == m_letters)
        return;
    m_keys = keys;
    m_letters = letters;
    for (const CommandRow &row : commandTable)
        applyKey(row.command);
    refresh();
    Q_EMIT keysChanged();
}

void Commands::applyKey(Command command)
{
    if (has(command, CommandRow::KeyOfBoard))
        return;
    action(command)->setShortcut(key(command));
    if (QShortcut *refusal = m_slots[std::size_t(command)].refusal)
        refusal->setKey(key(command));
}

QString Commands::title(Menu menu)
{
    switch (menu) {
    case Menu::Game:
        return tr("&Game");
    case Menu::TwoComputers:
        //: a menu within Game
        return tr("On t&wo computers");
    case Menu::Move:
        return tr("&Move");
    case Menu::Coach:
        return tr("&Coach");
    case Menu::Learn:
        return tr("&Learn");
    case Menu::Help:
        return tr("&Help");
    }
    return {};
}

QList<QAction *> Commands::menu(Menu menu) const
{
    return menuOf(menu, true);
}

QList<QAction *> Commands::menuNow(Menu menu) const
{
    return menuOf(menu, false);
}

bool Commands::belongs(Command command) const
{
    const CommandEntry &entry = m_slots[std::size_t(command)].entry;
    if (has(command, CommandRow::OnlyWhenUsable) && entry.state)
        return entry.state().isUsable;
    return !entry.belongs || entry.belongs();
}

QList<QAction *> Commands::menuOf(Menu menu, bool all) const
{
    QList<QAction *> actions;
    bool startsGroup = false;
    for (const CommandRow &row : commandTable) {
        if (row.menu != menu)
            continue;
        startsGroup = startsGroup || has(row.command, CommandRow::StartsGroup);
        if (!all && !belongs(row.command))
            continue;
        if (std::exchange(startsGroup, false) && !actions.isEmpty())
            actions.append(nullptr);
        actions.append(action(row.command));
    }
    return actions;
}

void Commands::refresh()
{
    for (const CommandRow &row : commandTable)
        refreshOne(row.command);
}

void Commands::refreshOne(Command command)
{
    Slot &slot = m_slots[std::size_t(command)];
    if (!slot.entry.text)
        return;
    QAction *action = slot.action;
    const CommandText text = slot.entry.text();
    const CommandState state = slot.entry.state ? slot.entry.state() : CommandState{};
    const QString keyText = key(command).toString(QKeySequence::NativeText);
    const QString name = withoutMnemonic(text.menu);
    const bool saysKey = has(command, CommandRow::SaysKey);
    const QString button = text.button.isEmpty() ? name : text.button;
    action->setText(text.menu);
    const QString shownKey = !text.key.isEmpty() ? text.key : saysKey ? keyText : QString();
    //: on a button: %1 is what it does, %2 its key
    action->setIconText(shownKey.isEmpty() ? button : tr("%1 – %2").arg(button, shownKey));
    // An icon that is set again is a change for every button, even if it is the same.
    const char *symbol = slot.entry.symbol ? slot.entry.symbol() : nullptr;
    if (std::exchange(slot.symbol, symbol) != symbol)
        action->setIcon(symbolIcon(symbol));
    if (slot.entry.isOn)
        action->setChecked(slot.entry.isOn());
    if (!state.isUsable && !state.whyNot.isEmpty())
        action->setToolTip(state.whyNot);
    else
        //: %1 is what a button does, %2 its key
        action->setToolTip(keyText.isEmpty() ? name : tr("%1 (%2)").arg(name, keyText));
    // What a button has to say beside what is written on it.
    const bool isSaid = state.isUsable && (saysKey || keyText.isEmpty());
    action->setWhatsThis(isSaid ? QString() : state.isUsable ? keyText : state.whyNot);
    action->setEnabled(state.isUsable);
    if (slot.refusal)
        slot.refusal->setEnabled(!state.isUsable);
}

} // namespace four

#include "moc_commands.cpp"
