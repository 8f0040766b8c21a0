// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/firstgame.h"

#include "core/rules/gamerecord.h"
#include "ui/text/recordwords.h"
#include "ui/text/words.h"

#include <QFile>
#include <QFileInfo>

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

std::variant<FirstGame, UsageError> FirstGames::ofFile(const QString &name)
{
    if (!QFileInfo::exists(name))
        return UsageError{tr("There is no file %1.").arg(name)};
    if (QFileInfo(name).isDir())
        return UsageError{tr("%1 is a folder, not a game.").arg(name)};
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return UsageError{tr("%1 cannot be read: %2.").arg(name, file.errorString())};
    // One byte more than a record may have: enough to see that it is none.
    const auto read = readRecord(file.read(maxRecordBytes + 1).toStdString());
    if (const auto *error = std::get_if<RecordError>(&read))
        return UsageError{
            tr("%1, line %2: %3").arg(name, QString::number(error->line), RecordWords::sentence(*error))};
    const Game &game = std::get<Game>(read);
    return FirstGame{.match = matchOf(game.setup()), .game = game, .begun = true};
}

} // namespace four
