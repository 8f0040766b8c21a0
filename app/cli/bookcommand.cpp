// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bookcommand.h"

#include "app/cli/files.h"
#include "app/cli/interrupt.h"
#include "core/engine/bookbuilder.h"

#include <cstdio>
#include <iostream>
#include <string>

namespace four::cli {

namespace {

void printProgress(const engine::BookProgress &progress)
{
    const double share =
        progress.total ? static_cast<double>(progress.solved) / static_cast<double>(progress.total) : 1;
    std::fprintf(stderr, "\r%zu of %zu positions, %.1f%%", progress.solved, progress.total, 100 * share);
    const std::string left = timeLeft(progress.seconds, progress.solvedNow, progress.total - progress.solved);
    std::fputs(left.c_str(), stderr);
}

} // namespace

int makeBook(const Options &options)
{
    if (options.operands.size() != 1) {
        std::cerr << "fourinarow-cli: book needs the name of the file to make\n";
        return 2;
    }
    std::stop_source stop;
    catchInterrupts();
    const engine::BookOptions book{options.shape, options.plies, pathOf(options.operands.front()),
                                   options.solver};
    bool hasProgress = false;
    const auto outcome = engine::buildBook(
        book,
        [&](const engine::BookProgress &progress) {
            if (isInterrupted())
                stop.request_stop();
            printProgress(progress);
            hasProgress = true;
        },
        stop.get_token());
    if (hasProgress)
        std::cerr << '\n';
    switch (outcome) {
    case engine::BookOutcome::Finished:
        return 0;
    case engine::BookOutcome::Stopped:
        std::cerr << "fourinarow-cli: stopped; the same command goes on from here\n";
        return 1;
    case engine::BookOutcome::BoardTooBig:
        std::cerr << "fourinarow-cli: no books for boards of more than " << engine::OpeningBook::mostBits
                  << " cells, counting a spare one on each column\n";
        return 2;
    case engine::BookOutcome::NotAFile:
        std::cerr
            << "fourinarow-cli: " << options.operands.front()
            << ", or what bears its name with .part or .new behind it, is not a file: it is left alone\n";
        return 1;
    case engine::BookOutcome::OtherPart:
        std::cerr << "fourinarow-cli: " << options.operands.front()
                  << ".part is of another board, or of an older version: remove it, or name another file\n";
        return 1;
    case engine::BookOutcome::NoFile:
        std::cerr << "fourinarow-cli: cannot write " << options.operands.front() << '\n';
        return 1;
    }
    return 1;
}

} // namespace four::cli
