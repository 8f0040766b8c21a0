// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>

#include <array>
#include <cstddef>
#include <cstdint>

namespace four {

/// Everything that can be done with the window, except what is done on the board itself.
enum class Command : std::uint8_t {
    // Game
    Play,
    NewMatch,
    Rematch,
    NextGame,
    Resign,
    CopyMessage,
    Invite,
    Join,
    ContinueTogether,
    AskTakeBack,
    SayYes,
    SayNo,
    EndConnection,
    Tournament,
    History,
    Open,
    Save,
    Print,
    SavePdf,
    Copy,
    CopyPicture,
    Paste,
    FullScreen,
    Sound,
    Preferences,
    Quit,
    // Move
    Undo,
    Block,
    Remove,
    PopOut,
    Swap,
    EndTurn,
    Hold,
    Step,
    ReplayFirst,
    ReplayBack,
    ReplayForward,
    ReplayLast,
    ReplayPlay,
    PlayOn,
    MoveList,
    Status,
    ReadBoard,
    // Coach
    Hint,
    Threats,
    Values,
    LineBack,
    LineForward,
    TakeBack,
    LetStand,
    ShowWhy,
    Review,
    FindBetter,
    // Learn
    Lessons,
    Sandbox,
    Openings,
    ByHeart,
    LearnThis,
    NextPuzzle,
    DailyPuzzle,
    TaskPuzzles,
    OwnMistakes,
    Rush,
    Endings,
    PointOut,
    Leave,
    Progress,
    // Help
    Rules,
    HowToPlay,
    Keys,
    About,
};

/// The key that a command has until the person chooses another one.
class CommandKey
{
public:
    constexpr CommandKey() = default; ///< none
    constexpr CommandKey(QKeySequence::StandardKey key) : m_standard(key) {}
    constexpr CommandKey(QKeyCombination key) : m_key(key) {}
    constexpr CommandKey(Qt::Key key) : m_key(QKeyCombination(key)) {}

    [[nodiscard]] QKeySequence sequence() const
    {
        if (m_standard != QKeySequence::UnknownKey)
            return m_standard;
        return m_key.key() == Qt::Key_unknown ? QKeySequence() : QKeySequence(m_key);
    }

private:
    QKeySequence::StandardKey m_standard = QKeySequence::UnknownKey;
    QKeyCombination m_key = QKeyCombination(Qt::Key_unknown);
};

/// One row a command. Texts, state and work are registered by the feature, see Commands::add().
struct CommandRow
{
    /// TwoComputers stands in Game.
    enum class Menu : std::uint8_t { Game, Move, Coach, Learn, Help, TwoComputers };
    /// Bits.
    enum Trait : unsigned {
        Plain = 0,
        StartsGroup = 1, ///< a separator stands above it in its menu
        Repeats = 2,     ///< a held key does it again and again
        KeyOfBoard = 4,  ///< its key is no shortcut: the board decides what it does, and it cannot be changed
        SaysKey = 8,     ///< its button says the key as well: it is pressed in the middle of a game
        Checkable = 16,
        /// The key leaves lists and fields alone, which have a use for it; the board answers it.
        KeyOfLists = 32,
        /// Its menu has it only while it can be used; see also CommandEntry::belongs.
        OnlyWhenUsable = 64,
    };
    /// What the desktop makes of it, see QAction::MenuRole.
    enum class Role : std::uint8_t { None, Preferences, Quit, About };

    Command command;
    const char *id; ///< of the QAction, in the settings and in tests; never changes
    Menu menu;
    CommandKey key{};
    unsigned traits = Plain;
    Role role = Role::None;
};

/// All commands, in the order of their menus. A row's place is its command.
inline constexpr auto commandTable = [] {
    using enum Command;
    using enum CommandRow::Menu;
    using Row = CommandRow;
    constexpr unsigned step = Row::Repeats | Row::KeyOfLists; // a list uses Home, Page Up … itself
    constexpr unsigned group = Row::StartsGroup;
    return std::to_array<CommandRow>({
        {Play, "playAction", Game, Qt::Key_Enter, Row::KeyOfBoard | Row::SaysKey | Row::OnlyWhenUsable},
        {NewMatch, "newMatchAction", Game, QKeySequence::New},
        {Rematch, "rematchAction", Game, Qt::CTRL | Qt::Key_R},
        {NextGame, "nextGameAction", Game, Qt::Key_Enter,
         Row::KeyOfBoard | Row::SaysKey | Row::OnlyWhenUsable},
        {Resign, "resignAction", Game},
        {CopyMessage, "copyMessageAction", Game, Qt::CTRL | Qt::SHIFT | Qt::Key_M},
        {Invite, "inviteAction", TwoComputers},
        {Join, "joinAction", TwoComputers},
        {ContinueTogether, "continueTogetherAction", TwoComputers},
        {AskTakeBack, "askTakeBackAction", TwoComputers, Qt::CTRL | Qt::Key_Backspace, group},
        {SayYes, "sayYesAction", TwoComputers, Qt::CTRL | Qt::Key_Y},
        {SayNo, "sayNoAction", TwoComputers, Qt::CTRL | Qt::SHIFT | Qt::Key_Y},
        {EndConnection, "endConnectionAction", TwoComputers, {}, group},
        {Tournament, "tournamentAction", Game, {}, group},
        {History, "historyAction", Game, Qt::CTRL | Qt::Key_H},
        {Open, "openAction", Game, QKeySequence::Open},
        {Save, "saveAction", Game, QKeySequence::Save},
        {Print, "printAction", Game, QKeySequence::Print},
        {SavePdf, "pdfAction", Game},
        {Copy, "copyAction", Game, QKeySequence::Copy, group},
        {CopyPicture, "pictureAction", Game, Qt::CTRL | Qt::SHIFT | Qt::Key_C},
        {Paste, "pasteAction", Game, QKeySequence::Paste},
        {FullScreen, "fullScreenAction", Game, Qt::Key_F11, Row::Checkable | group},
        {Sound, "soundAction", Game, Qt::Key_M, Row::Checkable},
        {Command::Preferences, "preferencesAction", Game, Qt::CTRL | Qt::Key_Comma, Row::Plain,
         Row::Role::Preferences},
        {Command::Quit, "quitAction", Game, Qt::CTRL | Qt::Key_Q, group, Row::Role::Quit},
        {Undo, "undoAction", Move, Qt::Key_U, Row::SaysKey},
        {Block, "blockAction", Move, Qt::Key_B, Row::SaysKey},
        {Remove, "removeAction", Move, Qt::Key_R, Row::SaysKey},
        {PopOut, "popOutAction", Move, Qt::Key_D, Row::SaysKey},
        {Swap, "swapAction", Move, Qt::Key_W, Row::SaysKey},
        {EndTurn, "endTurnAction", Move, Qt::Key_Enter, Row::KeyOfBoard | Row::SaysKey},
        {Hold, "holdAction", Move, Qt::Key_P, Row::SaysKey | group},
        {Command::Step, "stepAction", Move, Qt::Key_S, Row::SaysKey},
        {ReplayFirst, "replayFirstAction", Move, Qt::Key_Home, step | group},
        {ReplayBack, "replayBackAction", Move, Qt::Key_PageUp, step},
        {ReplayForward, "replayForwardAction", Move, Qt::Key_PageDown, step},
        {ReplayLast, "replayLastAction", Move, Qt::Key_End, step},
        {ReplayPlay, "replayPlayAction", Move, Qt::CTRL | Qt::Key_Space},
        {PlayOn, "playOnAction", Move, Qt::CTRL | Qt::Key_G},
        {MoveList, "moveListAction", Move, Qt::CTRL | Qt::Key_L, Row::Checkable | group},
        {Status, "statusAction", Move, Qt::Key_F2},
        {ReadBoard, "readBoardAction", Move, Qt::SHIFT | Qt::Key_F2},
        {Hint, "hintAction", Coach, Qt::Key_H, Row::SaysKey},
        {Threats, "threatsAction", Coach, Qt::Key_T, Row::SaysKey | Row::Checkable},
        {Values, "valuesAction", Coach, Qt::Key_V, Row::Checkable},
        {LineBack, "lineBackAction", Coach, Qt::Key_Comma, Row::Repeats | group},
        {LineForward, "lineForwardAction", Coach, Qt::Key_Period, Row::Repeats},
        {TakeBack, "takeBackAction", Coach, Qt::Key_Backspace, Row::SaysKey | Row::OnlyWhenUsable | group},
        {LetStand, "letStandAction", Coach, Qt::Key_G, Row::SaysKey | Row::OnlyWhenUsable},
        {ShowWhy, "showWhyAction", Coach, Qt::Key_Y, Row::SaysKey | Row::OnlyWhenUsable},
        {Review, "reviewAction", Coach, Qt::CTRL | Qt::Key_E, group},
        {FindBetter, "findBetterAction", Coach},
        {Lessons, "lessonsAction", Learn, Qt::CTRL | Qt::Key_F3},
        {Sandbox, "sandboxAction", Learn},
        {Openings, "openingsAction", Learn},
        {ByHeart, "byHeartAction", Learn},
        {LearnThis, "learnThisAction", Learn},
        {NextPuzzle, "nextPuzzleAction", Learn, Qt::Key_F3, Row::SaysKey | group},
        {DailyPuzzle, "dailyPuzzleAction", Learn},
        {TaskPuzzles, "taskPuzzlesAction", Learn},
        {OwnMistakes, "ownMistakesAction", Learn},
        {Rush, "rushAction", Learn},
        {Endings, "endingsAction", Learn},
        {PointOut, "pointOutAction", Learn, Qt::CTRL | Qt::Key_M, group},
        {Leave, "leaveAction", Learn, Qt::SHIFT | Qt::Key_F3, Row::OnlyWhenUsable},
        {Progress, "progressAction", Learn, {}, group},
        {Rules, "rulesAction", Help, Qt::Key_F1},
        {HowToPlay, "howToPlayAction", Help},
        {Keys, "keysAction", Help, Qt::SHIFT | Qt::Key_F1},
        {About, "aboutAction", Help, {}, group, Row::Role::About},
    });
}();

static_assert(commandTable.size() == std::size_t(Command::About) + 1, "a row for each command");
static_assert(
    [] {
        for (std::size_t i = 0; i < commandTable.size(); ++i) {
            if (commandTable[i].command != Command(i))
                return false;
        }
        return true;
    }(),
    "rows stand in the order of the commands");

[[nodiscard]] constexpr const CommandRow &rowOf(Command command)
{
    return commandTable[std::size_t(command)];
}

} // namespace four
