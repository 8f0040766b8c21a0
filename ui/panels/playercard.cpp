// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/playercard.h"

#include "core/rules/ruleset.h"
#include "ui/board/drawing.h"
#include "ui/game/gamemodel.h"
#include "ui/text/words.h"
#include "ui/widgets/namelabel.h"
#include "ui/widgets/wrappedlabel.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace four {

namespace {
constexpr int discSide = 44;
constexpr int sideMargin = 10;
constexpr int rowSpacing = 6;
constexpr Range cardWidth{132, 190};

template <typename Label = QLabel>
Label *plainLabel(QWidget *parent, const QString &name)
{
    auto *label = new Label(parent);
    label->setObjectName(name);
    // Names come from people and from files; they are never markup.
    label->setTextFormat(Qt::PlainText);
    return label;
}
} // namespace

PlayerCard::PlayerCard(GameModel *model, Player player, QWidget *parent)
    : QFrame(parent), m_model(model), m_player(player), m_disc(new QLabel(this)), m_name(new NameLabel(this)),
      m_identity(plainLabel(this, "identity")), m_state(plainLabel<WrappedLabel>(this, "state"))
{
    setObjectName(player == Player::One ? "cardOne" : "cardTwo");
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    QFont bold = font();
    bold.setBold(true);
    m_name->setObjectName("name");
    m_name->setFont(bold);
    m_name->setAlignment(Qt::AlignHCenter);
    m_disc->setAlignment(Qt::AlignHCenter);
    m_identity->setAlignment(Qt::AlignHCenter);
    m_state->setAlignment(Qt::AlignHCenter);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(sideMargin, 8, sideMargin, 8);
    column->setSpacing(4);
    column->addWidget(m_disc);
    column->addWidget(m_name);
    column->addWidget(m_identity);
    column->addWidget(m_state);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(rowSpacing);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(0, 1);
    column->addLayout(grid);
    m_discs = addRow(grid, "discs");
    m_undos = addRow(grid, "undos");
    m_violations = addRow(grid, "violations");
    m_blocks = addRow(grid, "blocks");
    m_removes = addRow(grid, "removes");
    m_won = addRow(grid, "gamesWon");

    connect(m_model, &GameModel::stateChanged, this, &PlayerCard::refresh);
    refresh();
}

PlayerCard::Row PlayerCard::addRow(QGridLayout *grid, const QString &name)
{
    const Row row{plainLabel<WrappedLabel>(this, name + "Caption"), plainLabel(this, name)};
    row.value->setAlignment(Qt::AlignRight | Qt::AlignTop);
    const int line = grid->rowCount();
    grid->addWidget(row.caption, line, 0);
    grid->addWidget(row.value, line, 1);
    return row;
}

bool PlayerCard::isOnTurn() const
{
    return m_model->hasBegun() && !m_model->shown().isOver() && m_model->shown().turn() == m_player;
}

bool PlayerCard::isWinner() const
{
    return m_model->shown().isOver() && m_model->shown().ending()->winner == m_player;
}

void PlayerCard::refresh()
{
    const Game &game = m_model->shown();
    const Ruleset &rules = game.rules();
    const Left left = game.left(m_player);
    const bool lettersKnown = m_model->hasBegun() || !game.lettersAreDrawn();
    const std::optional<Letter> letter = lettersKnown ? game.letter(m_player) : std::nullopt;

    m_disc->setPixmap(
        drawing::discPixmap(Theme::of(palette()).disc(m_player), letter, discSide, devicePixelRatioF()));
    const QString letterText = Words::letter(letter);
    m_identity->setText(letterText.isEmpty() ? Words::colour(m_player)
                                             : tr("%1, %2").arg(letterText, Words::colour(m_player)));
    if (isWinner())
        m_state->setText(tr("has won"));
    else if (m_model->isSkipped(m_player))
        m_state->setText(tr("skipped"));
    else if (isOnTurn())
        m_state->setText(tr("to move"));
    else
        m_state->setText(QString());

    const auto show = [](const Row &row, bool visible, const QString &caption, int value) {
        row.caption->setVisible(visible);
        row.value->setVisible(visible);
        row.caption->setText(caption);
        row.value->setText(QLocale().toString(value));
    };
    show(m_discs, true, tr("Discs"), game.board().count(m_player));
    show(m_undos, rules.undos > 0, tr("Undos left"), left.undos);
    show(m_violations, left.violations.has_value(), tr("Violations left"), left.violations.value_or(0));
    show(m_blocks, rules.blocks > 0, tr("Blocks left"), left.blocks);
    show(m_removes, rules.removes > 0, tr("Removals left"), left.removes);
    const Score &score = m_model->session()->score();
    show(m_won, score.games() > 0, tr("Games won"), score.won[m_player]);
    fitWidth();
    m_name->setName(m_model->name(m_player));
    setAccessibleName(Words::plain(m_model->name(m_player)));
    update();
}

void PlayerCard::fitWidth()
{
    // Both cards come to the same width, and neither changes it in the middle of a game.
    int widest = 0;
    for (const Row &row : {m_discs, m_undos, m_violations, m_blocks, m_removes, m_won}) {
        if (!row.caption->isHidden())
            widest = std::max(widest, row.caption->fontMetrics().horizontalAdvance(row.caption->text()));
    }
    const int number = fontMetrics().horizontalAdvance(QStringLiteral("00"));
    const int width = widest + rowSpacing + number + 2 * sideMargin + 2;
    setFixedWidth(std::clamp(width, cardWidth.least, cardWidth.most));
}

void PlayerCard::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::PaletteChange)
        refresh();
}

void PlayerCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool active = isOnTurn() || isWinner();
    const QColor border = active ? palette().color(QPalette::Highlight) : palette().color(QPalette::Mid);
    const double width = active ? 3 : 1;
    painter.setPen(QPen(border, width));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2), 8, 8);
}

} // namespace four
