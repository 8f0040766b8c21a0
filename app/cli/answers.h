// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options.h"
#include "app/cli/positionlines.h"

#include <cstdint>
#include <fstream>
#include <functional>
#include <iosfwd>
#include <string>

namespace four::cli {

enum ExitStatus : std::uint8_t { AllWell = 0, Failed = 1, BadInput = 2 };

/// Says on standard error why nothing came of it. @return Failed
int fail(const std::string &what);

/// A file that is read from its beginning, or standard input, which is called "-".
class Input
{
public:
    explicit Input(std::string name) : m_name(std::move(name)) {}

    /// @return AllWell, or what fail() returned once it has said why it cannot be read
    [[nodiscard]] int open();
    [[nodiscard]] std::istream &stream();
    [[nodiscard]] const std::string &name() const noexcept { return m_name; }
    /// The exit status after its lines were read; says so if it could not be read to its end.
    [[nodiscard]] int statusAfter(LinesRead read) const;

private:
    /// As Windows' editors put it before a text.
    void skipByteOrderMark();

    std::string m_name;
    std::ifstream m_file;
};

/// Opens the file in the operands, or standard input, and has it read. @return the exit status
[[nodiscard]] int answerInput(const Options &options, const std::function<LinesRead(Input &)> &read);

/// Runs @p answer over the positions of the file in the operands, or of standard input, as long as what it
/// writes can be written. @return the exit status
[[nodiscard]] int
answerPositions(const Options &options,
                const std::function<void(const std::string &, const engine::Position &)> &answer,
                Finished finished = Finished::OnlyDrawn);

} // namespace four::cli
