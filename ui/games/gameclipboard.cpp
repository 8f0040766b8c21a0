// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/gameclipboard.h"

#include "core/rules/columnstring.h"
#include "ui/board/boardimage.h"
#include "ui/game/gamemodel.h"
#include "ui/games/filewords.h"
#include "ui/games/gameimport.h"
#include "ui/store/games/gamekeeper.h"
#include "ui/store/games/gamelibrary.h"
#include "ui/store/games/recordfile.h"
#include "ui/widgets/notice.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QImage>

#include <algorithm>
#include <span>
#include <variant>

namespace four {

namespace {
constexpr int pictureCell = 120; ///< pixels

/// By the beginning of its headline.
bool looksLikeARecord(const QString &text)
{
    return text.startsWith(QStringLiteral("four-in-a-row "));
}
} // namespace

GameClipboard::GameClipboard(const GameModel *model, GameKeeper *keeper, GameLibrary *library,
                             GameImport *import, Notice *notice)
    : m_model(model), m_keeper(keeper), m_library(library), m_import(import), m_notice(notice)
{
}

void GameClipboard::copy()
{
    // The position that is shown.
    const Game &game = m_model->shown();
    const std::optional<ColumnString> columns = columnStringOf(game);
    const bool whole = columns && columns->isWhole && !columns->text.empty();
    Times times = m_model->session()->times();
    times.actions.resize(std::min(times.actions.size(), game.actions().size()));
    const RecordedGame recorded{.game = game, .times = times, .help = m_model->session()->help()};
    // A column string that leaves something out would be taken for the whole game.
    QGuiApplication::clipboard()->setText(
        whole ? QString::fromStdString(columns->text)
              : QString::fromUtf8(recordfile::textOf(std::span(&recorded, 1))));
    m_notice->answer([whole] {
        return whole ? tr("The moves were copied.")
                     : tr("The whole game was copied as text, because column numbers alone cannot describe "
                          "it.");
    });
}

void GameClipboard::copyPicture()
{
    QGuiApplication::clipboard()->setImage(boardImage(m_model->shown(), pictureCell));
    m_notice->answer([] { return tr("The board was copied as a picture."); });
}

void GameClipboard::paste()
{
    const QString text = QGuiApplication::clipboard()->text().trimmed();
    if (looksLikeARecord(text)) {
        m_import->importText(text.toUtf8());
        return;
    }
    // A game that has not begun is used as it is set up.
    const Match &match = m_model->session()->ownMatch();
    const GameSetup setup =
        m_model->hasBegun() ? setupOf(match, m_model->session()->takeSeed()) : m_model->game().setup();
    const auto read = readColumnString(text.toStdString(), setup);
    if (const auto *error = std::get_if<ColumnStringError>(&read)) {
        m_notice->answer([error = *error, rules = setup.rules] { return FileWords::error(error, rules); });
        return;
    }
    const Game &game = std::get<Game>(read);
    const Board &board = game.board();
    const int moves = board.count(Player::One) + board.count(Player::Two);
    m_library->open({.match = match, .recorded = {.game = game, .times = {}}});
    m_keeper->reportTrouble();
    //: %n is how many moves
    m_notice->answer(
        [moves] { return tr("A new game with %n move(s) from the clipboard was opened.", nullptr, moves); });
}

} // namespace four
