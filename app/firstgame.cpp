// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/firstgame.h"

#include "core/rules/gamerecord.h"
#include "ui/store/gamefile.h"
#include "ui/text/filewords.h"
#include "ui/text/recordwords.h"
#include "ui/text/words.h"

namespace four {

std::variant<FirstGame, UsageError> FirstGames::fresh(const CommandLine &line, const Match &last,
                                                      std::uint64_t seed)
{
    Match match = last;
    if (line.preset || !line.moves.isEmpty())
        match = matchOf(line.preset.value_or(Preset::Classic));
    FirstGame first{.match = match, .game = Game(setupOf(match, seed)), .begun = !line.moves.isEmpty()};
    Game &game = first.game;
    if (first.begun && game.step() == Step::ChooseLetter)
        game.apply(action::ChooseLetter{Letter::X});
    for (qsizetype i = 0; i < line.moves.size(); ++i) {
        const int digit = line.moves.at(i).digitValue();
        const Outcome outcome = game.apply(action::Drop{(digit == 0 ? 10 : digit) - 1});
        if (!outcome.done())
            return UsageError{
                tr("Move %1 of --moves, the %2, is not possible. %3")
                    .arg(QString::number(i + 1), line.moves.at(i), Words::refusal(outcome, game))};
        if (game.step() == Step::Confirm)
            game.apply(action::EndTurn{});
    }
    return first;
}

std::optional<UsageError> FirstGames::problemOf(const QString &file)
{
    const auto read = gamefile::read(file);
    if (const auto *problem = std::get_if<FileProblem>(&read))
        return UsageError{FileWords::problem(*problem)};
    const auto &list = std::get<RecordList>(read);
    if (!list.games.empty())
        return {};
    const RecordError &error = list.errors.front();
    return UsageError{
        tr("%1, line %2: %3").arg(file, QString::number(error.line), RecordWords::sentence(error))};
}

} // namespace four
