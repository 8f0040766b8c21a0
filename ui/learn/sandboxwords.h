// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/sketch.h"
#include "ui/board/columnmark.h"

#include <QCoreApplication>
#include <QString>

namespace four {

class Sandbox;

/// What the sandbox says of a position, in the words of the interface's present language.
class SandboxWords
{
    Q_DECLARE_TR_FUNCTIONS(four::SandboxWords)

public:
    /// Why no game leads to the sketch.
    [[nodiscard]] static QString impossible(const coach::Impossible &impossible, const coach::Sketch &sketch);
    /// Whether the position can come about and why not; whose turn it is, or how the game has ended.
    [[nodiscard]] static QString verdict(const Sandbox &sandbox);
    /// What every column is worth; empty while not all is known.
    [[nodiscard]] static QString values(const ColumnMarks &marks);
};

} // namespace four
