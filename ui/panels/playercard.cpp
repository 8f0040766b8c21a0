// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/playercard.h"

#include "core/rules/ruleset.h"
#include "ui/board/drawing.h"
#include "ui/game/gamemodel.h"
#include "ui/panels/clockface.h"
#include "ui/settings/tokens.h"
#include "ui/text/words.h"
#include "ui/widgets/layouts/wrappedlabel.h"
#include "ui/widgets/namelabel.h"
#include "ui/widgets/whynot.h"

#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace four {

namespace {
constexpr int sideMargin = tokens::space::narrow;
constexpr int topMargin = tokens::space::close;
constexpr int aroundRule = 6; ///< between the head of a column, its rule and its rows
constexpr int spacing = 6;
constexpr int lineMargin = 5;     ///< above and below the forms of one line
constexpr int between = 12;       ///< one thing and the next in a line
constexpr int narrowLetters = 14; ///< sizes of the usual letters
constexpr std::size_t seatRow = 1;
constexpr std::size_t connectionRow = 7;
template <typename Label = QLabel>
Label *plainLabel(QWidget *parent, const QString &name)
{
    auto *label = new Label(parent);
    label->setObjectName(name);
    // Names come from people and from files; they are never markup.
    label->setTextFormat(Qt::PlainText);
    return label;
}

/// Some fonts have lines that are closer than their letters are high.
int lineOf(const QFontMetrics &metrics)
{
    return std::max(metrics.lineSpacing(), int(std::ceil(QFontMetricsF(metrics).height())));
}

/// With a pixel to spare, so that rounding breaks no line.
int widthOf(const QLabel *label)
{
    return label->fontMetrics().horizontalAdvance(label->text()) + 2;
}
} // namespace

class PlayerCard::Flow
{
public:
    /// @param height of what stands in the first line already
    Flow(int left, int right, int x, int y, int height, const Place &place)
        : m_left(left), m_right(right), m_x(x), m_y(y), m_height(height), m_place(place)
    {
    }

    /// Parts that stay side by side.
    void add(std::initializer_list<QLabel *> parts)
    {
        constexpr int inside = 4;
        int width = inside * (int(parts.size()) - 1);
        int height = 0;
        for (const QLabel *part : parts) {
            width += widthOf(part);
            height = std::max(height, lineOf(part->fontMetrics()));
        }
        // What says nothing now waits in the gap behind the last thing.
        if (parts.size() == 1 && (*parts.begin())->text().isEmpty()) {
            m_place(*parts.begin(), {std::min(m_x - 3, m_right + 2), m_y, 1, height});
            return;
        }
        // Among large letters a caption and its number may be wider than the card: then each has a line.
        if (parts.size() > 1 && width > m_right - m_left) {
            for (QLabel *part : parts)
                add({part});
            return;
        }
        if (m_x > m_left && m_x + width > m_right) {
            m_x = m_left;
            m_y += m_height;
            m_height = 0;
        }
        m_height = std::max(m_height, height);
        for (QLabel *part : parts) {
            const int wide = std::min(widthOf(part), std::max(1, m_right - m_x));
            m_place(part, {m_x, m_y, wide, height});
            m_x += wide + inside;
        }
        m_x += between - inside;
    }

    [[nodiscard]] int bottom() const { return m_y + m_height; }

private:
    int m_left;
    int m_right;
    int m_x;
    int m_y;
    int m_height; ///< of the present line
    const Place &m_place;
};

PlayerCard::PlayerCard(GameModel *model, Player player, QWidget *parent)
    : QFrame(parent), m_model(model), m_player(player), m_disc(new QLabel(this)), m_name(new NameLabel(this)),
      m_identity(plainLabel(this, "identity")), m_level(plainLabel(this, "level")),
      m_state(plainLabel(this, "state")), m_won(plainLabel(this, "gamesWon")),
      m_clock(new ClockFace(model, player, this))
{
    setObjectName(player == Player::One ? "cardOne" : "cardTwo");
    m_name->setObjectName("name");
    m_won->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_disc->setAlignment(Qt::AlignCenter);
    m_level->hide();
    m_rows = {makeRow("discs"),  makeRow("seat"),    makeRow("undos"), makeRow("violations"),
              makeRow("blocks"), makeRow("removes"), makeRow("hints"), makeRow("connection")};
    // Its room in one line is that of the digits.
    connect(model->session(), &Session::clockChanged, this, [this] {
        if (m_form == Form::Name && !m_clock->isHidden() && m_clock->width() != endSize(m_form).width())
            placeParts();
    });
    connect(m_model, &GameModel::stateChanged, this, &PlayerCard::refresh);
    dress();
    refresh();
}

bool PlayerCard::isOfColumn(const Row &row) const
{
    return &row == &m_rows[seatRow] || &row == &m_rows[connectionRow];
}

PlayerCard::Row PlayerCard::makeRow(const QString &name)
{
    Row row{plainLabel<WrappedLabel>(this, name + "Caption"), plainLabel(this, name), {}, {}};
    row.caption->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    return row;
}

void PlayerCard::setForm(Form form)
{
    if (form == m_form)
        return;
    m_form = form;
    dress();
    drawDisc();
    placeParts();
    update();
}

void PlayerCard::dress()
{
    m_clock->setForm(clockFactor(m_form), m_form == Form::Name);
    m_won->setFont(scoreFont(m_form));
    // Half a narrow column has room for "Player 1" in small letters.
    const bool isNarrow = m_form == Form::Name && width() < narrowLetters * tokens::type::lettersOf(font());
    QFont nameFont = isNarrow ? tokens::type::scaled(font(), tokens::type::small) : QFont();
    m_state->setFont(nameFont);
    nameFont.setBold(m_form != Form::Name);
    m_name->setFont(nameFont);
    QPalette quiet;
    quiet.setColor(QPalette::WindowText, shades::dim(palette()));
    const QFont bold = tokens::type::scaled(font(), 1, true);
    for (const Row &row : m_rows) {
        row.caption->setText(m_form == Form::Column ? row.whole : row.brief);
        row.caption->setPalette(quiet);
        row.value->setFont(bold);
        row.value->setAlignment((m_form == Form::Column ? Qt::AlignRight : Qt::AlignLeading) | Qt::AlignTop);
    }
}

QFont PlayerCard::scoreFont(Form form) const
{
    return tokens::type::scaled(font(), form < Form::Line ? tokens::type::score : 1, true);
}

QSize PlayerCard::scoreSize(Form form) const
{
    if (m_won->isHidden())
        return {0, 0};
    const QFontMetrics metrics(scoreFont(form));
    return {metrics.horizontalAdvance(m_won->text()) + 2, metrics.height() + 2};
}

double PlayerCard::clockFactor(Form form)
{
    constexpr double large = 2.35; // to be read from the other side of the table
    return form == Form::Column ? large : form == Form::Strip ? tokens::type::score : 1;
}

QSize PlayerCard::endSize(Form form) const
{
    return m_clock->isHidden() ? scoreSize(form) : m_clock->sizeAt(clockFactor(form), form == Form::Name);
}

void PlayerCard::placeEnd(Form form, int right, int top, const Place &place) const
{
    const QSize size = endSize(form);
    QWidget *part = m_clock->isHidden() ? static_cast<QWidget *>(m_won) : m_clock;
    place(part, {right - size.width(), top, std::max(1, size.width()), size.height()});
    if (part == m_clock)
        place(m_won, {0, 0, 0, 0}); // a screen reader reads it all the same
}

int PlayerCard::discSide(Form form) const
{
    const int line = lineOf(fontMetrics());
    return form >= Form::Line ? std::max(18, line) : std::max(38, 2 * line + 4);
}

int PlayerCard::heightFor(Form form, int width) const
{
    return layOut(form, width, [](QWidget *, const QRect &) {});
}

int PlayerCard::stripHeight(const QFont &font)
{
    return std::max(18, lineOf(QFontMetrics(font))) + 2 * lineMargin;
}

void PlayerCard::setWaiting(bool isWaiting)
{
    m_isWaiting = isWaiting;
    if (!m_isWaiting)
        refresh();
}

QSize PlayerCard::sizeHint() const
{
    constexpr int usual = 200;
    return {usual, heightFor(m_form, usual)};
}

QSize PlayerCard::minimumSizeHint() const
{
    return {0, 0}; // the owner, which sets the form, asks heightFor()
}

int PlayerCard::layOut(Form form, int width, const Place &place) const
{
    switch (form) {
    case Form::Column:
        return layOutColumn(width, place);
    case Form::Strip:
        return layOutStrip(width, place, true);
    case Form::Line:
    case Form::Name:
        break;
    }
    return layOutLine(form, width, place);
}

int PlayerCard::layOutColumn(int width, const Place &place) const
{
    const auto put = [&place](QWidget *part, int x, int y, int wide, int high) {
        place(part, {x, y, std::max(1, wide), high});
    };
    const int left = sideMargin;
    const int room = width - 2 * sideMargin;
    const int line = lineOf(fontMetrics());
    int y = layOutStrip(width, place, false) + 2 * aroundRule - topMargin;
    if (!m_clock->isHidden()) {
        const int high = m_clock->sizeAt(clockFactor(Form::Column), false).height();
        put(m_clock, left, y - aroundRule, room, high);
        y += high + aroundRule;
    }
    for (const Row &row : m_rows) {
        if (row.caption->isHidden())
            continue;
        const int value = widthOf(row.value);
        const int caption = room - value - spacing;
        // Measured by its whole words also while it shows the brief ones.
        const int high = row.caption->text() == row.whole
                             ? row.caption->heightForWidth(caption)
                             : fontMetrics()
                                   .boundingRect(0, 0, caption, QWIDGETSIZE_MAX, Qt::TextWordWrap, row.whole)
                                   .height();
        put(row.caption, left, y, caption, std::max(high, line));
        put(row.value, left + room - value, y, value, line);
        y += std::max(high, line) + 2;
    }
    return y - 2 + topMargin;
}

int PlayerCard::layOutStrip(int width, const Place &place, bool hasRows) const
{
    const int disc = discSide(Form::Strip);
    const QSize score = hasRows ? endSize(Form::Strip) : scoreSize(Form::Strip);
    const int left = sideMargin + disc + spacing;
    const int right = width - sideMargin - (score.width() > 0 ? score.width() + spacing : 0);
    const int name = m_name->heightAt(right - left);
    place(m_name, {left, topMargin, std::max(1, right - left), name});
    Flow part(left, right, left, topMargin + name, 0, place);
    for (QLabel *label : {m_identity, m_level, m_state}) {
        if (!label->isHidden())
            part.add({label});
    }
    Flow rows(left, right, left, part.bottom(), 0, place);
    for (const Row &row : m_rows) {
        if (hasRows && !row.caption->isHidden() && !isOfColumn(row))
            rows.add({row.caption, row.value});
    }
    const int bottom = std::max(rows.bottom(), topMargin + disc);
    place(m_disc, {sideMargin, topMargin, disc, disc});
    if (hasRows)
        placeEnd(Form::Strip, width - sideMargin, topMargin, place);
    else
        place(m_won,
              {width - sideMargin - score.width(), topMargin, std::max(1, score.width()), score.height()});
    return bottom + topMargin;
}

int PlayerCard::layOutLine(Form form, int width, const Place &place) const
{
    constexpr int top = lineMargin;
    const int line = lineOf(fontMetrics());
    const int disc = discSide(form);
    const QSize score = endSize(form);
    const int side = form == Form::Name ? lineMargin : sideMargin;
    const int left = side + disc + spacing;
    const int right = width - side - (score.width() > 0 ? score.width() + spacing : 0);
    place(m_disc, {side, top + (line - disc) / 2, disc, disc});
    placeEnd(form, width - side, top - 1, place);
    const int whole = m_name->fontMetrics().horizontalAdvance(Words::plain(m_name->name())) + 2;
    // The smallest form is one line, and its tool tip has a longer name whole.
    const int name = form == Form::Name ? line : m_name->heightAt(right - left);
    place(m_name, {left, top, std::max(1, std::min(whole, right - left)), name});
    // Beside a name of one line, below one of two.
    const bool beside = name <= line;
    if (form == Form::Name) {
        // The frame says whose turn it is as well.
        const int from = left + whole + between;
        if (beside && from + widthOf(m_state) <= right)
            place(m_state, {from, top, widthOf(m_state), line});
        return std::max({name, line, disc}) + 2 * top;
    }
    Flow rest(left, right, beside ? left + whole + between : left, beside ? top : top + name,
              beside ? name : 0, place);
    for (QLabel *label : {m_identity, m_level, m_state}) {
        if (!label->isHidden())
            rest.add({label});
    }
    for (const Row &row : m_rows) {
        if (!row.caption->isHidden() && !isOfColumn(row))
            rest.add({row.caption, row.value});
    }
    return std::max(rest.bottom(), top + std::max(line, disc)) + top;
}

void PlayerCard::placeParts()
{
    if (!isVisible())
        return; // until showEvent()
    if (m_form == Form::Name) {
        // A screen reader reads them all the same.
        for (QLabel *label : {m_identity, m_level, m_state})
            label->resize(0, 0);
        for (const Row &row : m_rows) {
            row.caption->resize(0, 0);
            row.value->resize(0, 0);
        }
    }
    // Only a column has room for it; a screen reader reads it all the same.
    if (m_form != Form::Column) {
        for (const std::size_t row : {seatRow, connectionRow}) {
            m_rows[row].caption->resize(0, 0);
            m_rows[row].value->resize(0, 0);
        }
    }
    layOut(m_form, width(), [this](QWidget *part, const QRect &where) {
        part->setGeometry(QStyle::visualRect(layoutDirection(), rect(), where));
    });
}

bool PlayerCard::isOnTurn() const
{
    return m_model->hasBegun() && !m_model->shown().isOver() && m_model->shown().turn() == m_player;
}

bool PlayerCard::isWinner() const
{
    return m_model->shown().isOver() && m_model->shown().ending()->winner == m_player;
}

void PlayerCard::drawDisc()
{
    if (!isVisible())
        return; // drawn by showEvent()
    const Game &game = m_model->shown();
    const bool lettersKnown = m_model->hasBegun() || !game.lettersAreDrawn();
    m_disc->setPixmap(drawing::discPixmap(Theme::of(palette()).disc(game.colour(m_player)),
                                          lettersKnown ? game.letter(m_player) : std::nullopt,
                                          discSide(m_form), devicePixelRatioF()));
}

void PlayerCard::refresh()
{
    if (m_isWaiting && m_model->isOver())
        return;
    const Game &game = m_model->shown();
    const Ruleset &rules = game.rules();
    const Left left = game.left(m_player);
    const bool lettersKnown = m_model->hasBegun() || !game.lettersAreDrawn();
    const QString face =
        Words::face(game.colour(m_player), lettersKnown ? game.letter(m_player) : std::nullopt);

    drawDisc();
    const QString colour = Words::colour(game.colour(m_player));
    m_identity->setText(face.isEmpty() ? colour : tr("%1, %2").arg(face, colour));
    const std::optional<Level> level = game.setup().seats[m_player].level;
    m_level->setVisible(level.has_value());
    if (level)
        //: on the card of a computer; %1 is how well it plays, such as: Easy
        m_level->setText(tr("level: %1").arg(Words::level(*level)));
    if (isWinner())
        m_state->setText(tr("winner"));
    else if (m_model->isSkipped(m_player))
        m_state->setText(tr("skipped"));
    else if (isOnTurn())
        m_state->setText(tr("to move"));
    else
        m_state->setText(QString());

    const auto show = [this](std::size_t which, bool visible, const QString &whole, const QString &brief,
                             int value) {
        Row &row = m_rows[which];
        row.caption->setVisible(visible);
        row.value->setVisible(visible);
        row.whole = whole;
        row.brief = brief;
        row.value->setText(QLocale().toString(value));
    };
    show(0, true, tr("Discs"), tr("Discs"), game.board().count(m_player));
    show(2, rules.undos > 0, tr("Undos left"), tr("Undos"), left.undos);
    show(3, left.violations.has_value(), tr("Violations left"), tr("Violations"),
         left.violations.value_or(0));
    show(4, rules.blocks > 0, tr("Blocks left"), tr("Blocks"), left.blocks);
    show(5, rules.removes > 0, tr("Removals left"), tr("Removals"), left.removes);
    const int hints = m_model->session()->help().hints[m_player];
    show(6, hints > 0, tr("Hints"), tr("Hints"), hints);
    //: of a player: at which of two computers
    const QString sitsAt = tr("Sits at");
    show(seatRow, playerElsewhere(game.setup()).has_value(), sitsAt, sitsAt, 0);
    //: after "Sits at"
    m_rows[seatRow].value->setText(game.setup().seats[m_player].elsewhere ? tr("another computer")
                                                                          : tr("this computer"));
    if (const auto &places = m_model->places()) {
        // In a tournament both sit here.
        const QString inTournament = tr("In the tournament");
        show(seatRow, true, inTournament, inTournament, 0);
        m_rows[seatRow].value->setText((*places)[m_player].place);
    }
    const std::optional<bool> connection = m_model->session()->connection();
    const QString caption = tr("Connection");
    show(connectionRow, connection && game.setup().seats[m_player].elsewhere, caption, caption, 0);
    //: of the connection to another computer
    m_rows[connectionRow].value->setText(connection.value_or(false) ? tr("✓ good") : tr("lost"));
    m_clock->setVisible(m_model->session()->hasClock());
    m_clock->refresh();
    dress();
    const Score &score = m_model->session()->score();
    // That of the match is none of a puzzle.
    m_won->setVisible(score.games() > 0 && !m_model->session()->isInterrupted());
    m_won->setText(QLocale().toString(score.won[m_player]));
    setTip(m_won, tr("Games won"));
    m_won->setAccessibleName(tr("Games won: %1").arg(m_won->text()));
    if (const auto &places = m_model->places()) {
        m_won->show();
        m_won->setText((*places)[m_player].points);
        setTip(m_won, tr("Points in the tournament"));
        m_won->setAccessibleName(tr("Points in the tournament: %1").arg(m_won->text()));
    }
    m_name->setName(m_model->name(m_player));
    setAccessibleName(Words::plain(m_model->name(m_player)));
    placeParts();
    update();
    Q_EMIT needsChanged();
}

void PlayerCard::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::PaletteChange)
        refresh();
}

void PlayerCard::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    dress();
    placeParts();
}

void PlayerCard::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    placeParts();
    drawDisc();
}

void PlayerCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool active = isOnTurn() || isWinner();
    const QColor border = active ? shades::focus(palette()) : shades::line(palette());
    const double width = active ? 3 : shades::frameWidth(palette());
    painter.setPen(QPen(border, width));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2),
                            tokens::radius::card, tokens::radius::card);
    const QLabel *first = m_rows.front().caption;
    if (m_form != Form::Column || first->isHidden())
        return;
    const double rule = first->y() - aroundRule + 0.5;
    painter.setPen(shades::line(palette()));
    painter.drawLine(QPointF(sideMargin, rule), QPointF(this->width() - sideMargin, rule));
}

} // namespace four

#include "moc_playercard.cpp"
