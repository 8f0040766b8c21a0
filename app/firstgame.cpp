// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/firstgame.h"

#include "core/rules/columnstring.h"
#include "ui/games/filewords.h"
#include "ui/games/gamesource.h"
#include "ui/text/words.h"

#include <utility>

namespace four {

std::variant<FirstGame, UsageError> FirstGames::fresh(const CommandLine &line, const Match &last,
                                                      std::uint64_t seed)
{
    Match match = last;
    if (line.preset || !line.moves.isEmpty())
        match = matchOf(line.preset.value_or(Preset::Classic));
    const GameSetup setup = setupOf(match, seed);
    if (line.moves.isEmpty())
        return FirstGame{.match = match, .game = Game(setup), .begun = false};
    auto played = readColumnString(line.moves.toStdString(), setup);
    if (auto *game = std::get_if<Game>(&played))
        return FirstGame{.match = match, .game = std::move(*game), .begun = true};
    const auto &error = std::get<ColumnStringError>(played);
    if (!error.refusal)
        return UsageError{tr("--moves has more moves than any game.")};
    return UsageError{tr("Move %1 of --moves (column %2) is not possible. %3")
                          .arg(QString::number(error.move), QString::number(error.column + 1),
                               Words::refusal(*error.refusal, action::Drop{error.column}, setup.rules))};
}

std::optional<UsageError> FirstGames::faultOf(GameSource &source)
{
    const std::optional<GameSource::Found> fault = source.findFault();
    if (!fault)
        return {};
    if (const auto *problem = std::get_if<FileProblem>(&*fault))
        return UsageError{FileWords::problem(*problem)};
    if (const auto *training = std::get_if<trainingtext::Error>(&*fault))
        return UsageError{source.path() + QStringLiteral(": ") + FileWords::error(*training)};
    const auto &error = std::get<RecordError>(*fault);
    return UsageError{
        tr("%1, line %2: %3").arg(source.path(), QString::number(error.line), RecordWords::sentence(error))};
}

} // namespace four
