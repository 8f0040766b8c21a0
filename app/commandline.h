// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <variant>

namespace four {

/// What the command line asks of the program.
struct CommandLine
{
    /// A text to print instead of opening a window; empty: open one.
    QString answer;
    QString language;             ///< for this run only; empty: as the preferences say
    std::optional<Preset> preset; ///< the game to set up
    QString moves;                ///< columns as digits, 0 the tenth; already played when the window opens
    std::optional<std::uint64_t> seed;
    bool startNew = false; ///< whether the last game is left alone
    QStringList files;     ///< game files, a window each

    /// Whether any option asks for a new game.
    [[nodiscard]] bool wantsNewGame() const { return startNew || preset || seed || !moves.isEmpty(); }
};

/// What is wrong with a command line: one sentence in the interface's present language.
struct UsageError
{
    QString sentence;
};

/// Reads command lines. Needs a QCoreApplication, for the texts, but no screen.
class CommandLineReader
{
    Q_DECLARE_TR_FUNCTIONS(four::CommandLineReader)

public:
    /// @param arguments the program's name first; Qt's own options among them are passed over
    [[nodiscard]] static std::variant<CommandLine, UsageError> read(const QStringList &arguments);
    /// The language that --language names, whatever else is wrong; empty if it is not available. To be called
    /// first, so that read() can speak it.
    [[nodiscard]] static QString language(const QStringList &arguments);
};

} // namespace four
