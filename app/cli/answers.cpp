// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/answers.h"

#include "app/cli/files.h"

#include <cerrno>
#include <iostream>
#include <optional>

namespace four::cli {

int fail(const std::string &what)
{
    std::cerr << "fourinarow-cli: " << what << '\n';
    return Failed;
}

int Input::open()
{
    if (m_name == "-") {
        skipByteOrderMark();
        return AllWell;
    }
    if (const std::optional<std::string> fault = faultOf(m_name, Wanted::Stream))
        return fail(m_name + ' ' + *fault);
    errno = 0;
    m_file.open(pathOf(m_name));
    if (!m_file)
        return fail(m_name + ' ' + readError());
    skipByteOrderMark();
    return AllWell;
}

void Input::skipByteOrderMark()
{
    for (const int part : {0xEF, 0xBB, 0xBF}) {
        if (stream().peek() != part)
            break; // no text that is read here begins with one of them
        stream().get();
    }
}

std::istream &Input::stream()
{
    return m_name == "-" ? std::cin : m_file;
}

int Input::statusAfter(LinesRead read) const
{
    switch (read) {
    case LinesRead::AllGood:
        return AllWell;
    case LinesRead::SomeBad:
        return BadInput;
    case LinesRead::Unreadable:
        return fail((m_name == "-" ? "standard input" : m_name) + ' ' + readError());
    case LinesRead::Stopped:
        break; // main says why
    }
    return Failed;
}

int answerInput(const Options &options, const std::function<LinesRead(Input &)> &read)
{
    if (options.operands.size() > 1) {
        std::cerr << "fourinarow-cli: one file at most\n";
        return BadInput;
    }
    Input input(options.operands.empty() ? "-" : options.operands.front());
    if (const int status = input.open(); status != AllWell)
        return status;
    return input.statusAfter(read(input));
}

int answerPositions(const Options &options,
                    const std::function<void(const std::string &, const engine::Position &)> &answer,
                    Finished finished)
{
    return answerInput(options, [&](Input &input) {
        return forEachPosition(input.stream(), input.name(), options.shape, finished, std::cerr,
                               [&](const auto &...line) {
                                   answer(line...);
                                   return std::cout.good();
                               });
    });
}

} // namespace four::cli
