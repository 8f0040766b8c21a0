// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/gamepreview.h"

#include "ui/board/boardimage.h"
#include "ui/settings/theme.h"
#include "ui/shell/pageparts.h"
#include "ui/text/words.h"
#include "ui/widgets/layouts/wrappedlabel.h"

#include <QFontInfo>
#include <QLabel>

#include <algorithm>

namespace four {

namespace {
constexpr int boardLetters = 16; ///< wide and high, in sizes of the usual letters
} // namespace

GamePreview::GamePreview(QWidget *parent)
    : QWidget(parent), m_picture(page::make<QLabel>("previewBoard", this)),
      m_title(page::makeText<WrappedLabel>("previewTitle", this)),
      m_facts(page::makeText<WrappedLabel>("previewFacts", this))
{
    m_picture->setAlignment(Qt::AlignCenter);
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    auto *column = page::stack(this, m_picture, m_title, m_facts);
    column->setContentsMargins(0, 0, 0, 0);
}

void GamePreview::showGame(const RecordedGame &game, const QString &result)
{
    m_game = game;
    m_result = result;
    m_count = 1;
    refresh();
}

void GamePreview::showCount(int games)
{
    m_game.reset();
    m_count = games;
    refresh();
}

void GamePreview::refresh()
{
    // What is below keeps its place, whatever is chosen.
    constexpr int lines = 5;
    const int side = boardLetters * QFontInfo(font()).pixelSize();
    setMinimumHeight(side + lines * fontMetrics().lineSpacing());
    m_picture->setVisible(m_game.has_value());
    m_facts->setVisible(m_game.has_value());
    if (!m_game) {
        m_title->setText(m_count > 0 ? tr("%Ln game(s) chosen", nullptr, m_count) : QString());
        return;
    }
    const Game &game = m_game->game;
    const double cell = side / double(std::max(game.rules().columns, game.rules().rows));
    QImage image = boardImage(game, int(cell * devicePixelRatioF()), Theme::of(palette()).surroundings);
    image.setDevicePixelRatio(devicePixelRatioF());
    m_picture->setPixmap(QPixmap::fromImage(image));
    const GameSetup &setup = game.setup();
    const QString players = QStringLiteral("%1 – %2").arg(Words::playerName(setup, Player::One),
                                                          Words::playerName(setup, Player::Two));
    m_title->setText(game.isOver() ? Words::ending(game) : players);
    m_picture->setAccessibleName(m_title->text());
    const int discs = game.board().count(Player::One) + game.board().count(Player::Two);
    QStringList facts{tr("%Ln disc(s)", nullptr, discs)};
    if (m_game->times && !m_game->times->actions.empty()) {
        constexpr int minute = 60'000;
        const auto played = m_game->times->actions.back().count();
        facts << tr("%Ln minute(s)", nullptr, int((played + minute - 1) / minute));
    }
    if (const int hints = m_game->help.hints[Player::One] + m_game->help.hints[Player::Two]; hints > 0)
        facts << tr("%Ln hint(s)", nullptr, hints);
    if (!setup.event.empty())
        facts << Words::isolated(QString::fromStdString(setup.event));
    if (!game.isOver())
        facts.prepend(m_result);
    m_facts->setText(facts.join(QStringLiteral(" · ")));
}

void GamePreview::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace four

#include "moc_gamepreview.cpp"
