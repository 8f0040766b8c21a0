// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/commands/commandtable.h"

#include <QAction>
#include <QMap>
#include <QObject>
#include <QString>

#include <functional>

class QShortcut;

namespace four {

/// What a command is called at the moment.
struct CommandText
{
    QString menu;        ///< with its mnemonic
    QString button = {}; ///< short, for a button; empty: as in the menu
    QString key = {};    ///< that the button says, where it is not the command's
};

/// Whether a command can be used at the moment.
struct CommandState
{
    bool isUsable = true;
    QString whyNot = {}; ///< a sentence, where it is not usable

    /// @param whyNot is asked for only where it is needed
    template <typename WhyNot>
    [[nodiscard]] static CommandState usableIf(bool usable, const WhyNot &whyNot)
    {
        return usable ? CommandState{} : CommandState{.isUsable = false, .whyNot = whyNot()};
    }
    [[nodiscard]] static CommandState usableIf(bool usable, const QString &whyNot)
    {
        return {.isUsable = usable, .whyNot = usable ? QString() : whyNot};
    }
};

/// What a feature says of one of its commands.
struct CommandEntry
{
    std::function<CommandText()> text;
    std::function<void()> work;
    std::function<CommandState()> state = {}; ///< empty: it can always be used
    std::function<bool()> belongs = {};       ///< whether its menu has it now; empty: always, see also traits
    std::function<bool()> isOn = {};          ///< of a Checkable: as the menu ticks it
    std::function<const char *()> symbol = {}; ///< of the icon, see symbolIcon()
    /// Says itself why it cannot be used now. @return false: Commands::refused() has to
    std::function<bool()> refuse = {};
};

/// The commands of a window: one QAction a row of the commandTable. A feature registers its own rows with
/// add(); menus, buttons and lists of keys are made from the actions. GUI thread only.
class Commands : public QObject
{
    Q_OBJECT

public:
    using Menu = CommandRow::Menu;

    /// @param window whose keys these are; it owns this
    explicit Commands(QWidget *window);

    static constexpr std::size_t count = commandTable.size();

    /// Registers text, state and work of a command, once for each row of the table. Texts and states are
    /// asked for by refresh(), when all features are there.
    void add(Command command, const CommandEntry &entry);
    /// @param guard is asked before a command works or says why not, and prevents that with false
    void setGuard(const std::function<bool(Command)> &guard) { m_guard = guard; }

    [[nodiscard]] QAction *action(Command command) const { return m_slots[std::size_t(command)].action; }
    [[nodiscard]] QAction *operator[](Command command) const { return action(command); }
    /// Why the command cannot be used now; empty where it can.
    [[nodiscard]] QString whyNot(Command command) const;

    /// The actions of a menu, in its order; nullptr between them stands for a separator.
    [[nodiscard]] QList<QAction *> menu(Menu menu) const;
    /// The same, without what does not belong to this game or to what is shown.
    [[nodiscard]] QList<QAction *> menuNow(Menu menu) const;
    [[nodiscard]] static QString title(Menu menu);
    static constexpr std::array allMenus{Menu::Game,  Menu::TwoComputers, Menu::Move,
                                         Menu::Coach, Menu::Learn,        Menu::Help};

    [[nodiscard]] static QKeySequence usualKey(Command command) { return rowOf(command).key.sequence(); }
    /// The key of the command now, on the board or anywhere in the window; empty: it has none.
    [[nodiscard]] QKeySequence key(Command command) const;
    /// What is to be pressed, as people read it: the key, or the command's name where it has none.
    [[nodiscard]] QString keyText(Command command) const;
    /// Whether people may give it another key.
    [[nodiscard]] static bool hasOwnKey(Command command);
    /// A letter alone: it may be pressed by mistake, or typed by speech recognition.
    [[nodiscard]] static bool isLetter(const QKeySequence &key);
    /// By which settings files name the command's key.
    [[nodiscard]] static QString id(Command command) { return QLatin1String(rowOf(command).id); }
    /// @param keys that replace the usual ones, by ids; empty texts: none
    /// @param letters whether letters alone are keys
    void setKeys(const QMap<QString, QString> &keys, bool letters);

    /// Has the board refuse the keys of the traits KeyOfLists.
    /// @param board must live as long as the commands
    void answerOn(QWidget *board);

    /// After a change of anything on which texts or states depend, the language included.
    void refresh();

Q_SIGNALS:
    void keysChanged();
    /// The key of a command that cannot be used now was pressed, see whyNot().
    void refused(four::Command command);
    /// The command has worked.
    void done(four::Command command);

private:
    struct Slot
    {
        QAction *action = nullptr;
        QShortcut *refusal = nullptr; ///< has the command's key while it cannot be used
        CommandEntry entry{};
        const char *symbol = nullptr; ///< that the icon shows
    };
    void run(Command command);
    void refuse(Command command);
    void refreshOne(Command command);
    [[nodiscard]] bool belongs(Command command) const;
    [[nodiscard]] QList<QAction *> menuOf(Menu menu, bool all) const;
    void addRefusal(Command command, QWidget *where, Qt::ShortcutContext context);
    void applyKey(Command command);
    [[nodiscard]] static bool has(Command command, CommandRow::Trait trait)
    {
        return (rowOf(command).traits & trait) != 0;
    }

    QMap<QString, QString> m_keys; ///< other than the usual ones
    bool m_letters = true;
    std::function<bool(Command)> m_guard;
    std::array<Slot, count> m_slots;
};

} // namespace four
