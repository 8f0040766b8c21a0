// SPDX-License-Identifier: GPL-3.0-or-later
//
// The wait for the values above the columns in a game that shows them. See --help.
#include "core/players/exactposition.h"
#include "tests/engine/testsets.h"
#include "ui/analysis/analyst.h"
#include "ui/coach/columnvalues.h"
#include "ui/game/gamemodel.h"
#include "ui/session/session.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <random>
#include <string>
#include <vector>

using namespace four;

namespace {
constexpr auto help =
    "Plays games with the values above the columns shown, and prints how long they were awaited after each\n"
    "drop, in milliseconds: until all were known that the window shows. In between the program thinks "
    "ahead,\n"
    "as long as the player takes.\n\n"
    "The games are those that lead to the public test positions of the end of the game.";

/// Runs the event loop until the condition holds.
template <typename Predicate>
void turnUntil(Predicate isSo)
{
    while (!isSo())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 1);
}

bool areAllKnown(const ColumnMarks &marks)
{
    return marks && std::ranges::none_of(*marks, [](const ColumnMark &mark) {
               return mark.state == ColumnMark::State::Awaited;
           });
}

struct Wait
{
    double milliseconds;
    QString columns; ///< of the position whose values were awaited
};

class Table
{
public:
    explicit Table(qint64 pace) : m_pace(pace) { m_values.setOn(true); }

    void play(const std::string &columns, std::vector<Wait> &waits)
    {
        m_sinceDrop.start();
        m_session.prepare(matchOf(Preset::Classic), 1);
        m_session.begin();
        rest();
        QString played;
        for (const char column : columns) {
            m_sinceDrop.start();
            m_session.act(action::Drop{column - '1'});
            played += QChar::fromLatin1(column);
            if (!exactPosition(m_model.shown()))
                return;
            turnUntil([this] { return areAllKnown(m_values.marks()); });
            waits.push_back({static_cast<double>(m_sinceDrop.nsecsElapsed()) * 1e-6, played});
            rest();
        }
    }

private:
    /// Waits for the next drop, or until no position is left to analyse ahead.
    void rest()
    {
        turnUntil([this] {
            return areAllKnown(m_values.marks()) &&
                   (!m_values.isThinking() || m_sinceDrop.hasExpired(m_pace));
        });
    }

    qint64 m_pace; ///< milliseconds from one drop to the next
    Analyst m_analyst;
    Session m_session;
    GameModel m_model{&m_session};
    ColumnValues m_values{&m_model, &m_analyst};
    QElapsedTimer m_sinceDrop;
};

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    QCommandLineParser parser;
    parser.setApplicationDescription(QString::fromLatin1(help));
    parser.addHelpOption();
    const QCommandLineOption games("games", "How many games.", "n", "200");
    const QCommandLineOption pace("pace", "From one drop to the next.", "ms", "1000");
    const QCommandLineOption worst("worst", "Also prints the N longest waits.", "n", "0");
    parser.addOptions({games, pace, worst});
    parser.process(app);

    std::vector<TestPosition> sets = readTestSet("Test_L3_R1");
    std::shuffle(sets.begin(), sets.end(), std::mt19937(1));
    sets.resize(std::min(sets.size(), std::size_t(parser.value(games).toULongLong())));
    std::vector<Wait> waits;
    Table table(parser.value(pace).toLongLong());
    for (const TestPosition &test : sets)
        table.play(test.columns, waits);
    if (waits.empty()) {
        std::fputs("No game, no wait.\n", stderr);
        return 2;
    }
    std::ranges::sort(waits, std::greater(), &Wait::milliseconds);
    const auto longest = [&](double share) {
        return waits[static_cast<std::size_t>(share * static_cast<double>(waits.size() - 1))].milliseconds;
    };
    std::printf("%zu games, %zu drops, milliseconds: median %.2f, p90 %.1f, p99 %.1f, max %.1f\n",
                sets.size(), waits.size(), longest(0.5), longest(0.1), longest(0.01), longest(0));
    for (std::size_t i = 0; i < std::min(waits.size(), std::size_t(parser.value(worst).toULongLong())); ++i)
        std::printf("%s: %.1f\n", qPrintable(waits[i].columns), waits[i].milliseconds);
    return 0;
}
