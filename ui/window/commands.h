// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QMap>
#include <QObject>

#include <array>
#include <span>

class QShortcut;

namespace four {

class Availability;

/// Everything that can be done with the window, but for what is done on the board itself.
enum class Command : std::uint8_t {
    Play,
    NewMatch,
    Rematch,
    Resign,
    History,
    Open,
    Save,
    Print,
    SavePdf,
    Preferences,
    Quit,
    Copy,
    CopyPicture,
    Paste,
    Undo,
    Block,
    Remove,
    EndTurn,
    Hold,
    Step,
    ReplayFirst,
    ReplayBack,
    ReplayPlay,
    ReplayForward,
    ReplayLast,
    PlayOn,
    Review,
    FindBetter,
    MoveList,
    Values,
    Status,
    ReadBoard,
    Hint,
    LineBack,
    LineForward,
    Threats,
    TakeBack,
    LetStand,
    ShowWhy,
    NextPuzzle,
    DailyPuzzle,
    TaskPuzzles,
    OwnMistakes,
    Rush,
    Progress,
    PointOut,
    Leave,
    Lessons,
    Sandbox,
    FullScreen,
    Sound,
    Rules,
    Keys,
    About,
};

/// The one place where a command is declared: its QAction with its texts, its key, whether it can be used
/// now, and why not. Menus, buttons and lists of keys are made from these. What a command does is connected
/// elsewhere, to the action's triggered(). GUI thread only.
///
/// Where a command cannot be used, its key tells why: refused() is emitted, if there is something to say.
class Commands : public QObject
{
    Q_OBJECT

public:
    /// @param availability must live as long as the commands  @param window whose keys these are
    Commands(const Availability *availability, QWidget *window);

    static constexpr std::size_t count = std::size_t(Command::About) + 1;

    [[nodiscard]] QAction *action(Command command) const { return m_actions[std::size_t(command)]; }
    [[nodiscard]] QAction *operator[](Command command) const { return action(command); }

    /// Those that a menu has, in its order; between groups stands nullptr, for a separator.
    enum class Menu : std::uint8_t { Game, Edit, Move, Replay, Coach, Learn, View, Help };
    [[nodiscard]] QList<QAction *> menu(Menu menu) const;
    [[nodiscard]] static QString title(Menu menu);
    static constexpr std::array allMenus{Menu::Game,  Menu::Edit,  Menu::Move, Menu::Replay,
                                         Menu::Coach, Menu::Learn, Menu::View, Menu::Help};

    /// The key that the command has as long as nobody gives it another.
    [[nodiscard]] static QKeySequence usualKey(Command command);
    /// The key by which the command is done, on the board or anywhere in the window; empty: it has none.
    [[nodiscard]] QKeySequence key(Command command) const;
    /// Whether people may give it another key: not where the key is the board's.
    [[nodiscard]] static bool hasOwnKey(Command command);
    /// A letter by itself, which somebody may press, or a program that listens to speech may type, by
    /// mistake.
    [[nodiscard]] static bool isLetter(const QKeySequence &key);
    /// What the command is called where keys are stored; it never changes.
    [[nodiscard]] static QString id(Command command);
    /// @param keys what people have chosen instead of the usual keys, by ids; empty texts: none
    /// @param letters whether letters alone are keys
    void setKeys(const QMap<QString, QString> &keys, bool letters);

    /// Has the board answer the keys that lead through the replay where they lead no further: once when they
    /// are pressed, and not as long as they are held. In lists and fields they are for those.
    /// @param board must live as long as the commands
    void answerOn(QWidget *board);

    /// After anything on which the commands' use depends has changed.
    void refresh();
    /// After a change of the interface's language.
    void retranslate() { refresh(); }

Q_SIGNALS:
    void keysChanged();
    /// The key was pressed of a command that cannot be used now.
    void refused(four::Command command);

private:
    void refresh(Command command);
    void addRefusal(Command command, QWidget *where, Qt::ShortcutContext context);
    void applyKey(Command command);

    const Availability *m_availability;
    QMap<QString, QString> m_keys; ///< other than the usual ones
    bool m_letters = true;
    bool m_isReplaying = false; ///< as the icons show it
    std::array<QAction *, count> m_actions{};
    std::array<QShortcut *, count> m_refusals{}; ///< the keys of commands that cannot be used now
};

} // namespace four
