// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/learnflow.h"

#include "core/coach/puzzletraining.h"
#include "ui/learn/learnpage.h"
#include "ui/learn/puzzles.h"
#include "ui/learn/puzzlesolving.h"
#include "ui/learn/puzzleview.h"
#include "ui/window/commands.h"

#include <QRandomGenerator>

namespace four {

LearnFlow::LearnFlow(const Parts &parts, QObject *parent) : QObject(parent), m_parts(parts)
{
    connect(m_parts.solving, &PuzzleSolving::changed, m_parts.commands, qOverload<>(&Commands::refresh));
}

QWidget *LearnFlow::makePage(QWidget *parent)
{
    m_page = new LearnPage(parent);
    const Commands &commands = *m_parts.commands;
    m_puzzle = new PuzzleView(m_parts.solving, m_parts.hinter, m_parts.model,
                              {.hint = commands[Command::Hint],
                               .back = commands[Command::ReplayBack],
                               .forward = commands[Command::ReplayForward],
                               .pointOut = commands[Command::PointOut],
                               .next = commands[Command::NextPuzzle]},
                              m_page);
    m_page->addView(m_puzzle);
    connect(m_puzzle, &PuzzleView::boardWanted, this, &LearnFlow::boardWanted);
    return m_page;
}

void LearnFlow::nextPuzzle()
{
    const coach::PuzzleSet *set = puzzleSet();
    if (!set)
        return;
    constexpr int rating = static_cast<int>(coach::PersonRating{}.rating);
    const std::size_t first = set->firstRated(rating - 100);
    const std::size_t count = set->firstRated(rating + 100) - first;
    const quint64 lot = QRandomGenerator::global()->generate64();
    m_parts.solving->pose(set->at(first + lot % count), {});
    Q_EMIT pageWanted();
    Q_EMIT boardWanted();
}

void LearnFlow::pointOut()
{
    m_parts.solving->point();
    Q_EMIT boardWanted();
}

bool LearnFlow::takeHint()
{
    if (!m_parts.solving->isRunning())
        return false;
    const bool isPointing = m_parts.solving->stage() == PuzzleSolving::Stage::Pointing;
    if (m_parts.solving->stage() == PuzzleSolving::Stage::Wrong)
        m_parts.solving->again();
    m_parts.solving->noteHelp();
    Q_EMIT pageWanted();
    return isPointing;
}

} // namespace four
