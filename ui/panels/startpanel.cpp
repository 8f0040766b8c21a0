// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/startpanel.h"

#include "ui/board/drawing.h"
#include "ui/commands/commands.h"
#include "ui/game/gamemodel.h"
#include "ui/settings/tokens.h"
#include "ui/text/words.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/layouts/flowlayout.h"
#include "ui/widgets/layouts/wrappedlabel.h"
#include "ui/widgets/speech/accessiblechanges.h"

#include <QEvent>
#include <QFontInfo>
#include <QLabel>
#include <QMenu>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>

#include <algorithm>

namespace four {

namespace {
constexpr std::array usualLevels{Level::Easy, Level::Medium, Level::Hard};
constexpr int pictureSide = 72;
constexpr int pictureGap = 16;

// In sizes of the usual letters.
constexpr int besideLetters = 27;
constexpr int startLetters = 42;
constexpr int pictureLetters = 32; ///< from this width on, tiles have pictures
constexpr int lowLetters = 44;     ///< high: not all is said

/// Nothing: no computer plays.
std::optional<Level> levelOf(const Match &match)
{
    const std::optional<Level> level = match.seats[Player::Two].level;
    return level ? level : match.seats[Player::One].level;
}

/// @param palette of what has the words
void makeDim(QWidget *words, const QPalette &palette)
{
    const QColor dim = shades::dim(palette);
    if (words->palette().color(QPalette::WindowText) == dim)
        return;
    QPalette colours;
    colours.setColor(QPalette::WindowText, dim);
    words->setPalette(colours);
}
} // namespace

/// A card with a heading, sentences, and below them what can be chosen. It places its parts itself: nested
/// layouts would measure each text a dozen times, at the program's start.
class StartTile : public QWidget
{
public:
    StartTile(const char *name, const QStringList &picture, QWidget *parent)
        : QWidget(parent), m_picture(picture), m_heading(new WrappedLabel(this)),
          m_sentence(new WrappedLabel(this))
    {
        setObjectName(QLatin1String(name));
        setProperty(groupProperty, true);
        makeDim(m_sentence, palette());
    }

    void add(QWidget *choice) { m_choices.append(choice); }
    void addLine(QLabel *prospect, QWidget *play)
    {
        m_prospect = prospect;
        m_play = play;
    }
    [[nodiscard]] QLabel *prospect() const { return m_prospect; }
    void setWords(const QString &heading, const QString &sentence)
    {
        m_heading->setText(heading);
        setAccessibleName(heading);
        m_sentence->setText(sentence);
    }
    void setForm(int padding, bool hasSentence, bool hasProspect, bool hasPicture)
    {
        m_heading->setFont(tokens::type::scaled(font(), tokens::type::heading(font()), true));
        m_sentence->setVisible(hasSentence);
        if (m_prospect)
            m_prospect->setVisible(hasProspect);
        m_padding = padding;
        m_hasPicture = hasPicture;
    }
    /// @return its height at this width  @param isPlacing whether the parts go to their places
    int arrange(int width, bool isPlacing)
    {
        const int left = m_padding + (m_hasPicture ? pictureSide + pictureGap : 0);
        const int inside = width - left - m_padding;
        int y = m_padding;
        const auto place = [&](QWidget *part, const QRect &where) {
            if (isPlacing)
                part->setGeometry(QStyle::visualRect(layoutDirection(), {0, 0, width, 1}, where));
        };
        for (QLabel *label : {m_heading, m_sentence}) {
            if (label->isHidden())
                continue;
            const int high = label->heightForWidth(inside);
            place(label, {left, y, inside, high});
            y += high + m_padding / 3;
        }
        y += m_padding / 3;
        constexpr int between = 6;
        const int growth = int(tokens::button::growth * tokens::type::lettersOf(font()));
        // All in one line as wide as they should be, else as narrow as they can be.
        int wanted = -between;
        for (const QWidget *choice : m_choices)
            wanted += choice->sizeHint().width() + growth + between;
        const int more = wanted <= inside ? growth : 0;
        int x = 0;
        int high = 0;
        for (QWidget *choice : m_choices) {
            const QSize size = choice->sizeHint() + QSize(more, 0);
            if (x > 0 && x + size.width() > inside) {
                x = 0;
                y += high + between;
            }
            high = size.height();
            place(choice, {left + x, y, size.width(), high});
            x += size.width() + between;
        }
        y += high;
        if (m_play) {
            y += std::max(between, m_padding / 2);
            const QSize play = m_play->sizeHint() + QSize(more, 0);
            const int beside = inside - play.width() - between;
            const bool hasWords = !m_prospect->isHidden();
            const int words = hasWords ? m_prospect->heightForWidth(beside) : 0;
            const int line = std::max(words, play.height());
            if (hasWords)
                place(m_prospect, {left, y + (line - words) / 2, beside, words});
            place(m_play, {left + inside - play.width(), y + (line - play.height()) / 2, play.width(),
                           play.height()});
            y += line;
        }
        return y + m_padding;
    }

protected:
    void paintEvent(QPaintEvent *event) override
    {
        constexpr double corner = 10;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(shades::line(palette()), shades::frameWidth(palette())));
        painter.setBrush(palette().color(QPalette::Base));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
        QRect place(m_padding, m_padding, pictureSide, pictureSide);
        if (isRightToLeft())
            place.moveRight(width() - 1 - m_padding);
        if (!m_hasPicture || !event->region().intersects(place))
            return;
        paintPicture(painter, place.topLeft());
    }
    void changeEvent(QEvent *event) override
    {
        QWidget::changeEvent(event);
        if (event->type() == QEvent::PaletteChange)
            makeDim(m_sentence, palette());
    }

private:
    /// Flat discs: those of the board, with their light, would take a tenth of the time that the page takes.
    void paintPicture(QPainter &painter, QPoint at) const
    {
        const Theme &theme = Theme::of(palette());
        painter.translate(at);
        const double scale = pictureSide / (drawing::cell * double(m_picture.front().size()));
        painter.scale(scale, scale);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.board.front);
        painter.drawRoundedRect(QRectF(0, 0, drawing::cell * double(m_picture.front().size()),
                                       drawing::cell * double(m_picture.size())),
                                10 / scale, 10 / scale);
        for (qsizetype y = 0; y < m_picture.size(); ++y) {
            for (qsizetype x = 0; x < m_picture[y].size(); ++x) {
                const QPointF centre((double(x) + 0.5) * drawing::cell, (double(y) + 0.5) * drawing::cell);
                const QChar what = m_picture[y][x];
                const Theme::Disc &disc = theme.disc(what == u'y' ? Colour::Yellow : Colour::Red);
                painter.setPen(Qt::NoPen);
                painter.setBrush(what == u'.' ? theme.board.hole : disc.face);
                painter.drawEllipse(centre, drawing::holeRadius, drawing::holeRadius);
                if (what != u'.')
                    drawing::paintSign(painter, centre, disc, what == u'y' ? Letter::X : Letter::O,
                                       disc.letter, 1);
            }
        }
    }

    QStringList m_picture;
    QLabel *m_heading;
    QLabel *m_sentence;
    QLabel *m_prospect = nullptr;
    QWidget *m_play = nullptr;
    QWidgetList m_choices;
    int m_padding = 0;
    bool m_hasPicture = false;
};

StartPanel::StartPanel(GameModel *model, const Commands *commands, QWidget *parent)
    : QScrollArea(parent), m_model(model), m_commands(commands)
{
    setObjectName("startPanel");
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    // What it covers is not painted.
    setAutoFillBackground(true);
    viewport()->setAutoFillBackground(false);
    auto *content = new QWidget;
    m_title = new WrappedLabel(content);
    m_aim = new WrappedLabel(content);
    m_title->setObjectName("startTitle");
    makeDim(m_aim, palette());
    m_continue = new TurnButton("continueLast", content);
    m_continue->hide();
    connect(m_continue, &QPushButton::clicked, this, &StartPanel::continueWanted);
    m_computerTile = new StartTile("computerTile", {"..", "yr"}, content);
    m_peopleTile = new StartTile("peopleTile", {"yr"}, content);
    m_learnTile = new StartTile("learnTile", {"...", ".y.", "yrr"}, content);
    makeComputer();
    makePeople();
    makeLearn(commands);
    m_more = new QWidget(content);
    auto *more = new FlowLayout(m_more);
    more->setAlignment(Qt::AlignLeading);
    more->addWidget(new ActionButton("newMatch", commands->action(Command::NewMatch), m_more));
    more->addWidget(new ActionButton("history", commands->action(Command::History), m_more));
    more->addWidget(new ActionButton("open", commands->action(Command::Open), m_more));
    setWidget(content);
    content->setAutoFillBackground(false);
    connect(m_model, &GameModel::stateChanged, this, &StartPanel::refresh);
    connect(commands->action(Command::Play), &QAction::changed, this, &StartPanel::refresh);
    retranslate();
}

void StartPanel::makeComputer()
{
    for (std::size_t i = 0; i < usualLevels.size(); ++i) {
        m_levels[i] = new TurnButton(QStringLiteral("level%1").arg(int(usualLevels[i])), m_computerTile);
        m_levels[i]->setCheckable(true);
        m_computerTile->add(m_levels[i]);
        connect(m_levels[i], &QPushButton::clicked, this, [this, i] { chooseLevel(usualLevels[i]); });
    }
    m_otherLevels = new MenuButton("otherLevels", "v", m_computerTile);
    m_otherLevels->setCheckable(true);
    m_otherLevels->setLayoutDirection(Qt::RightToLeft); // the words first
    m_computerTile->add(m_otherLevels);
    QMenu *menu = m_otherLevels->popup();
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        refreshLevels();
        menu->clear();
        for (const Level level : offeredLevels) {
            if (std::ranges::find(usualLevels, level) == usualLevels.end())
                connect(menu->addAction(Words::level(level)), &QAction::triggered, this,
                        [this, level] { chooseLevel(level); });
        }
    });
    m_playComputer = addPlay(m_computerTile, "playComputer", m_computer);
}

void StartPanel::makePeople()
{
    m_game = new MenuButton("game", "v", m_peopleTile);
    m_game->setLayoutDirection(Qt::RightToLeft);
    m_names = new TurnButton("names", m_peopleTile);
    m_peopleTile->add(m_game);
    m_peopleTile->add(m_names);
    QMenu *menu = m_game->popup();
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->clear();
        for (const Preset preset : allPresets) {
            if (!startsWithComputer(preset))
                connect(menu->addAction(Words::preset(preset)), &QAction::triggered, this,
                        [this, preset] { choosePreset(preset); });
        }
    });
    connect(m_names, &QPushButton::clicked, this, [this] {
        if (m_model->match().preset != Preset::NamedMatch)
            choosePreset(Preset::NamedMatch);
        m_commands->action(Command::NewMatch)->trigger();
    });
    m_playPeople = addPlay(m_peopleTile, "playPeople", m_people);
}

void StartPanel::makeLearn(const Commands *commands)
{
    m_lessons = new TurnButton("startLessons", m_learnTile);
    connect(m_lessons, &QPushButton::clicked, commands->action(Command::Lessons), &QAction::trigger);
    m_learnTile->add(m_lessons);
    for (const auto &[name, command] :
         {std::pair("startDaily", Command::DailyPuzzle), std::pair("startSandbox", Command::Sandbox)})
        m_learnTile->add(new ActionButton(name, commands->action(command), m_learnTile));
}

TurnButton *StartPanel::addPlay(StartTile *tile, const QString &name, const Match &match)
{
    auto *words = new WrappedLabel(tile);
    words->setObjectName(name + "Prospect");
    auto *play = new TurnButton(name, tile);
    tile->addLine(words, play);
    connect(play, &QPushButton::clicked, this, [this, &match] {
        choose(match);
        m_commands->action(Command::Play)->trigger();
    });
    return play;
}

int StartPanel::leastWidth() const
{
    return besideLetters * QFontInfo(font()).pixelSize();
}

int StartPanel::mostWidth() const
{
    return startLetters * QFontInfo(font()).pixelSize();
}

void StartPanel::choose(Match match)
{
    // Names stay for a later game that has them.
    for (const Player player : bothPlayers) {
        if (match.seats[player].name.empty())
            match.seats[player].name = m_model->match().seats[player].name;
    }
    if (match != m_model->match())
        m_model->session()->prepare(match, m_model->session()->takeSeed());
}

void StartPanel::chooseLevel(Level level)
{
    Match match = m_computer;
    const Player seat = match.seats[Player::Two].level ? Player::Two : Player::One;
    match.seats[seat].level = level;
    match.seats[opponent(seat)].level.reset();
    choose(match);
    refreshLevels();
}

void StartPanel::choosePreset(Preset preset)
{
    choose(matchOf(preset));
}

void StartPanel::retranslate()
{
    m_title->setText(tr("Four in a Row"));
    m_aim->setText(tr("Line up four of your discs: across, upright or slanting."));
    m_continue->setText(tr("Continue the last game"));
    for (std::size_t i = 0; i < usualLevels.size(); ++i) {
        m_levels[i]->setText(Words::level(usualLevels[i]));
        m_levels[i]->setAccessibleDescription(Words::levelSentence(usualLevels[i]));
    }
    m_names->setText(tr("Names…"));
    m_lessons->setText(tr("Lessons"));
    m_learnTile->setWords(tr("Learn"),
                          tr("Short lessons, puzzles, and a board on which you set up positions."));
    refresh();
}

void StartPanel::refresh()
{
    if (m_model->hasBegun())
        return;
    const Match &next = m_model->match();
    const bool isComputer = levelOf(next).has_value();
    (isComputer ? m_computer : m_people) = next;
    const auto title = [](const Match &match, Preset usual, const QString &sentence) {
        return match.preset != usual || match.isCustomised() ? Words::matchTitle(match) : sentence;
    };
    m_computerTile->setWords(tr("Against the computer"),
                             title(m_computer, Preset::VersusComputer,
                                   Words::levelSentence(levelOf(m_computer).value_or(Level::Easy))));
    m_peopleTile->setWords(tr("Two people"),
                           title(m_people, m_people.preset, Words::presetSentence(m_people.preset)));
    refreshLevels();
    const QString game = Words::preset(m_people.preset);
    m_game->setText(game);
    //: %1 is the name of a game
    m_game->setAccessibleName(tr("Game: %1").arg(game));
    const bool canContinue = !m_continue->isHidden();
    setPrimary(m_continue, canContinue);
    for (const auto &[play, match, isNext, name] :
         {std::tuple(m_playComputer, &m_computer, isComputer, tr("Play against the computer")),
          std::tuple(m_playPeople, &m_people, !isComputer, tr("Play with two people"))}) {
        play->setText(isNext ? m_commands->action(Command::Play)->iconText() : tr("Play"));
        play->setAccessibleName(isNext ? QString() : name);
        setPrimary(play, isNext && !canContinue);
        static_cast<StartTile *>(play->parentWidget())
            ->prospect()
            ->setText(Words::prospect(isNext ? m_model->game() : Game(setupOf(*match, 0))));
    }
    if (isVisible())
        fit();
}

void StartPanel::refreshLevels()
{
    const std::optional<Level> level = levelOf(m_computer);
    bool isUsual = false;
    for (std::size_t i = 0; i < usualLevels.size(); ++i) {
        m_levels[i]->setChecked(level == usualLevels[i]);
        isUsual = isUsual || level == usualLevels[i];
    }
    m_otherLevels->setChecked(level && !isUsual);
    m_otherLevels->setText(level && !isUsual ? Words::level(*level) : tr("Other level"));
}

void StartPanel::fit()
{
    const bool isLow = height() < lowLetters * QFontInfo(font()).pixelSize();
    int needed = 0;
    for (const Measure measure : {Measure::Whole, Measure::Plain, Measure::Brief, Measure::Least}) {
        if (isLow && measure == Measure::Whole)
            continue; // without measuring it
        apply(measure);
        needed = arrange(width());
        if (needed <= height())
            break;
    }
    // Beside a scroll bar where even the least is too high.
    const int wide = width() - (needed > height() ? verticalScrollBar()->sizeHint().width() : 0);
    if (wide < width())
        needed = arrange(wide);
    widget()->resize(wide, std::max(needed, height()));
    arrange(wide, std::max(0, height() - needed) / 2);
}

void StartPanel::apply(Measure measure)
{
    const bool isWhole = measure == Measure::Whole;
    m_title->setFont(tokens::type::scaled(font(), tokens::type::heading(font()), true));
    m_title->setVisible(isWhole);
    m_aim->setVisible(isWhole);
    const bool hasPicture = isWhole && width() >= pictureLetters * QFontInfo(font()).pixelSize();
    m_spacing = isWhole ? 12 : 6;
    const int padding = isWhole ? 16 : measure < Measure::Least ? 10 : 6;
    for (StartTile *tile : {m_computerTile, m_peopleTile, m_learnTile})
        tile->setForm(padding, measure <= Measure::Plain, measure != Measure::Least, hasPicture);
    m_more->setVisible(measure != Measure::Least);
    static_cast<FlowLayout *>(m_more->layout())
        ->setGrowth(int(tokens::button::growth * tokens::type::lettersOf(font())));
}

int StartPanel::arrange(int width, std::optional<int> top)
{
    const int wide = std::min(width, mostWidth());
    const int left = (width - wide) / 2;
    int y = top.value_or(0);
    const auto add = [&](QWidget *part, int high) {
        if (top)
            part->setGeometry(left, y, wide, high);
        y += high + m_spacing;
    };
    for (QLabel *label : {m_title, m_aim}) {
        if (!label->isHidden())
            add(label, label->heightForWidth(wide));
    }
    if (!m_continue->isHidden())
        add(m_continue, m_continue->sizeHint().height());
    for (StartTile *tile : {m_computerTile, m_peopleTile, m_learnTile})
        add(tile, tile->arrange(wide, top.has_value()));
    if (!m_more->isHidden())
        add(m_more, m_more->layout()->heightForWidth(wide));
    return y - m_spacing;
}

bool StartPanel::event(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        makeDim(m_aim, palette());
    const bool done = QScrollArea::event(event);
    if (event->type() == QEvent::FontChange && isVisible())
        fit();
    return done;
}

void StartPanel::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    if (isVisible())
        fit();
}

void StartPanel::showEvent(QShowEvent *event)
{
    m_continue->setVisible(m_canContinue && m_canContinue());
    refresh();
    QScrollArea::showEvent(event);
}

} // namespace four

#include "moc_startpanel.cpp"
