// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/newmatchdialog.h"

#include "core/players/exactposition.h"
#include "ui/board/drawing.h"
#include "ui/dialogs/clockchoice.h"
#include "ui/dialogs/ruleseteditor.h"
#include "ui/session/names.h"
#include "ui/settings/theme.h"
#include "ui/settings/tokens.h"
#include "ui/shell/pageparts.h"
#include "ui/text/words.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/labelrole.h"
#include "ui/widgets/layouts/fittingarea.h"
#include "ui/widgets/layouts/taborder.h"
#include "ui/widgets/layouts/wrappedlabel.h"
#include "ui/widgets/nameedit.h"
#include "ui/widgets/segments.h"
#include "ui/widgets/speech/livelabel.h"
#include "ui/widgets/whynot.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>
#include <utility>

namespace four {

namespace {
// The item data of seats that no computer plays.
constexpr int person = -1;
constexpr int elsewhere = -2;
constexpr int sentenceIndent = 22; ///< below the words of a radio button or check box

/// A choice with its sentence, in a frame that shows whether it is chosen.
class ChoiceCard : public QWidget
{
public:
    ChoiceCard(QAbstractButton *choice, QWidget *sentence, QWidget *parent)
        : QWidget(parent), m_choice(choice)
    {
        auto *column = new QVBoxLayout(this);
        constexpr int beside = 10;
        constexpr int above = 5;
        column->setContentsMargins(beside, above, beside, above);
        column->setSpacing(0);
        column->addWidget(choice);
        column->addWidget(sentence);
        connect(choice, &QAbstractButton::toggled, this, qOverload<>(&QWidget::update));
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        constexpr double corner = 8;
        const bool isChosen = m_choice->isChecked();
        const double pen = isChosen ? 2 : 1;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(isChosen ? shades::focus(palette()) : shades::line(palette()), pen));
        painter.setBrush(isChosen ? shades::chosen(palette()) : palette().color(QPalette::Base));
        painter.drawRoundedRect(QRectF(rect()).adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2), corner,
                                corner);
    }

private:
    QAbstractButton *m_choice;
};

/// A sentence about a choice. A click on it is one on its choice.
class Sentence : public QLabel
{
public:
    Sentence(QAbstractButton *choice, QWidget *parent) : QLabel(parent), m_choice(choice) {}

protected:
    void mousePressEvent(QMouseEvent *event) override
    {
        event->setAccepted(event->button() == Qt::LeftButton);
    }
    void mouseReleaseEvent(QMouseEvent *event) override
    {
        if (event->button() != Qt::LeftButton || !rect().contains(event->position().toPoint()))
            return;
        m_choice->setFocus(Qt::MouseFocusReason);
        m_choice->click();
    }

private:
    QAbstractButton *m_choice;
};
} // namespace

NewMatchDialog::NewMatchDialog(const Match &match, QWidget *parent)
    : QDialog(parent), m_match(match), m_presets(new QButtonGroup(this)),
      m_starter(new Segments(QStringLiteral("starter"), this)), m_clock(new ClockChoice(this)),
      m_practice(new QCheckBox(this)), m_title(new QLabel(this)), m_problem(new LiveLabel(this))
{
    setObjectName("newMatchDialog");
    m_problem->setObjectName("problem");
    m_problem->setAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_start = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_start->setObjectName("start");
    m_start->setDefault(true);
    setPrimary(m_start, true);
    m_title->setWordWrap(true);
    m_title->setObjectName("title");

    auto *content = new QWidget(this);
    m_sides = new QHBoxLayout(content);
    m_sides->setContentsMargins({});
    m_sides->setSpacing(tokens::space::apart);
    m_sides->addWidget(makePresets(), 1);
    m_sides->addWidget(makePlayers(), 1);
    guardFromWheel(this);
    speakChoices(this);
    // As wide as the words of the language of the moment.
    for (QComboBox *box : findChildren<QComboBox *>())
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    // Before it is measured for the first time, which the lists remember.
    page::keepTranslated(this, [this] { retranslate(); });
    auto *column = new QVBoxLayout(this);
    m_area = new FittingArea(content, this);
    m_area->setSides({m_sides});
    column->addWidget(m_area);
    auto *last = new QHBoxLayout;
    last->addWidget(m_title, 1);
    last->addWidget(buttons);
    column->addLayout(last);

    connect(buttons, &QDialogButtonBox::accepted, this, &NewMatchDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    // Where the arrows choose a game and Enter starts it, or where the names are typed.
    if (isNamed(m_match, Player::One))
        m_seats[Player::One].name->setFocus();
    else if (m_presetsBox->isHidden())
        m_presetChoice->setFocus();
    else
        m_presets->checkedButton()->setFocus();
}

QWidget *NewMatchDialog::makePresets()
{
    auto *box = m_presetsBox = new QWidget(this);
    m_presetsTitle = new QLabel(box);
    setRole(m_presetsTitle, LabelRole::Section);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins({});
    column->addWidget(m_presetsTitle);
    for (const Preset preset : allPresets) {
        auto *button = new QRadioButton(box);
        button->setObjectName(QStringLiteral("preset%1").arg(static_cast<int>(preset)));
        button->setChecked(preset == m_match.preset);
        m_presets->addButton(button, static_cast<int>(preset));
        auto *sentence = m_sentences[preset] = new Sentence(button, box);
        sentence->setWordWrap(true);
        sentence->setIndent(sentenceIndent);
        setRole(sentence, LabelRole::Quiet);
        column->addWidget(new ChoiceCard(button, sentence, box));
        connect(button, &QRadioButton::clicked, this, [this, preset] { choosePreset(preset); });
    }
    column->addStretch();
    return box;
}

QWidget *NewMatchDialog::makePlayers()
{
    auto *box = new QWidget(this);
    m_playersTitle = new QLabel(box);
    setRole(m_playersTitle, LabelRole::Section);
    m_presetCaption = new QLabel(box);
    m_presetChoice = new QComboBox(box);
    m_presetChoice->setObjectName("presets");
    m_presetCaption->setBuddy(m_presetChoice);
    m_presetSentence = new WrappedLabel(box);
    setRole(m_presetSentence, LabelRole::Quiet);
    for (const Preset preset : allPresets)
        m_presetChoice->addItem(QString(), static_cast<int>(preset));
    connect(m_presetChoice, &QComboBox::activated, this,
            [this] { choosePreset(Choices::selected<Preset>(m_presetChoice)); });
    auto *presets = new QGridLayout;
    presets->addWidget(m_presetCaption, 0, 0);
    presets->addWidget(m_presetChoice, 0, 1);
    presets->addWidget(m_presetSentence, 1, 1);
    presets->setColumnStretch(1, 1);
    m_seatGrid = new QGridLayout;
    for (const Player player : bothPlayers)
        m_seats[player] = makeSeat(player, m_seatGrid);
    m_seatGrid->setColumnStretch(1, 1);

    m_customise = page::make<QToolButton>("customise", box);
    m_customise->setCheckable(true);
    m_customise->setAutoRaise(true);
    m_customise->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_customise->setArrowType(Qt::DownArrow);
    m_customise->setFocusPolicy(Qt::StrongFocus);
    connect(m_customise, &QToolButton::toggled, this, &NewMatchDialog::showRules);

    auto *column = m_playersColumn = new QVBoxLayout(box);
    column->setContentsMargins({});
    column->addLayout(presets);
    column->addWidget(m_playersTitle);
    column->addLayout(m_seatGrid);
    column->addWidget(m_problem);
    m_choices = makeChoices();
    column->addLayout(m_choices);
    column->addWidget(m_practice);
    auto *sentence = new QHBoxLayout;
    sentence->addSpacing(sentenceIndent);
    sentence->addWidget(m_practiceSentence);
    column->addLayout(sentence);
    column->addWidget(m_customise);
    column->addStretch();
    return box;
}

QGridLayout *NewMatchDialog::makeChoices()
{
    auto *grid = new QGridLayout;
    const auto addCaption = [&](QWidget *choice) {
        auto *label = new QLabel(this);
        label->setBuddy(choice);
        return label;
    };
    m_starterCaption = addCaption(m_starter);
    m_clockCaption = addCaption(m_clock);
    connect(m_starter, &Segments::chosen, this, [this](int value) {
        m_match.rules.starter = static_cast<Starter>(value);
        showMatch();
    });
    connect(m_clock, &ClockChoice::changed, this, [this] {
        m_match.rules.clock = m_clock->clock();
        showMatch();
    });
    m_practice->setObjectName("practice");
    m_practiceSentence = page::make<WrappedLabel>("practiceSentence", this);
    setRole(m_practiceSentence, LabelRole::Quiet);
    connect(m_practice, &QCheckBox::clicked, this, [this](bool on) {
        m_match.practice = on;
        showMatch();
    });
    return grid;
}

NewMatchDialog::SeatWidgets NewMatchDialog::makeSeat(Player player, QGridLayout *grid)
{
    const QString number = player == Player::One ? QStringLiteral("One") : QStringLiteral("Two");
    const SeatWidgets seat{new QLabel(this), new QComboBox(this), new QLabel(this), new NameEdit(this)};
    seat.kind->setObjectName("kind" + number);
    seat.kind->addItem(QString(), person);
    for (const Level level : offeredLevels)
        seat.kind->addItem(QString(), static_cast<int>(level));
    seat.kind->addItem(QString(), elsewhere);
    seat.levelSentence->setObjectName("levelSentence" + number);
    seat.levelSentence->setWordWrap(true);
    setRole(seat.levelSentence, LabelRole::Quiet);
    seat.name->setObjectName("name" + number);
    seat.name->setText(QString::fromStdString(m_match.seats[player].name));

    // A list's name is its choice, for screen readers of the X desktop: its label says what it is of.
    seat.disc->setBuddy(seat.kind);

    const int row = player == Player::One ? 0 : 3;
    grid->addWidget(seat.disc, row, 0);
    grid->addWidget(seat.kind, row, 1);
    grid->addWidget(seat.name, row, 2); // or below, see fitScreen()
    grid->addWidget(seat.levelSentence, row + 2, 1, 1, 2);

    connect(seat.kind, &QComboBox::activated, this,
            [this, player] { chooseKind(player, m_seats[player].kind->currentData().toInt()); });
    connect(seat.name, &NameEdit::typedChanged, this, [this] { (void)validate(); });
    connect(seat.name, &NameEdit::left, m_problem, &LiveLabel::sayWaiting);
    // The seats have no captions that could have it as their letter.
    auto *key = new QShortcut(QKeySequence(Qt::ALT | (player == Player::One ? Qt::Key_1 : Qt::Key_2)), this);
    connect(key, &QShortcut::activated, seat.name,
            [name = seat.name] { name->setFocus(Qt::ShortcutFocusReason); });
    return seat;
}

void NewMatchDialog::chooseKind(Player player, int kind)
{
    Seat &seat = m_match.seats[player];
    Seat &other = m_match.seats[opponent(player)];
    seat.level = kind < 0 ? std::nullopt : std::optional(static_cast<Level>(kind));
    seat.elsewhere = kind == elsewhere;
    // A person elsewhere plays one at this computer.
    if (seat.elsewhere)
        other.level.reset();
    if (seat.elsewhere || seat.level)
        other.elsewhere = false;
    showMatch();
}

void NewMatchDialog::choosePreset(Preset preset)
{
    const Match fresh = matchOf(preset);
    m_match.preset = preset;
    m_match.rules = fresh.rules;
    for (const Player player : bothPlayers)
        m_match.seats[player].level = fresh.seats[player].level;
    if (startsWithComputer(preset))
        m_match.seats[Player::One].elsewhere = m_match.seats[Player::Two].elsewhere = false;
    showMatch();
}

void NewMatchDialog::showRules(bool areShown)
{
    if (!m_rules) {
        m_rules = new RulesetEditor(this);
        m_rules->setRules(m_match.rules);
        m_playersColumn->insertWidget(m_playersColumn->indexOf(m_customise) + 1, m_rules);
        connect(m_rules, &RulesetEditor::changed, this, [this] {
            const TimeControl clock = m_match.rules.clock;
            const Starter starter = m_match.rules.starter;
            m_match.rules = m_rules->rules();
            m_match.rules.clock = clock;
            m_match.rules.starter = starter;
            showMatch();
        });
        fitScreen();
        nameChoices();
        orderTabsAsRead(this);
    }
    m_customise->setArrowType(areShown ? Qt::UpArrow : Qt::DownArrow);
    m_rules->setVisible(areShown);
    m_area->setSides({m_sides}); // they are wider or narrower now
    fitToContent(this);
    // The area scrolls that far only when it has its new size.
    if (areShown)
        QMetaObject::invokeMethod(
            this,
            [this] {
                m_area->verticalScrollBar()->setValue(m_customise->mapTo(m_area->widget(), QPoint()).y());
            },
            Qt::QueuedConnection);
}

void NewMatchDialog::showMatch()
{
    m_presets->button(static_cast<int>(m_match.preset))->setChecked(true);
    Choices::select(m_presetChoice, m_match.preset);
    m_presetSentence->setText(Words::presetSentence(m_match.preset));
    // Qt does so only once one of them has had the focus; until then, arrows would choose nothing.
    for (QAbstractButton *preset : m_presets->buttons())
        preset->setFocusPolicy(preset->isChecked() ? Qt::StrongFocus : Qt::ClickFocus);
    for (const Player player : bothPlayers) {
        const SeatWidgets &seat = m_seats[player];
        const std::optional<Level> level = m_match.seats[player].level;
        const bool isElsewhere = m_match.seats[player].elsewhere;
        seat.kind->setCurrentIndex(seat.kind->findData(level         ? static_cast<int>(*level)
                                                       : isElsewhere ? elsewhere
                                                                     : person));
        seat.levelSentence->setText(level         ? Words::levelSentence(*level)
                                    : isElsewhere ? elsewhereSentence()
                                                  : QString());
        seat.levelSentence->setVisible(level || isElsewhere);
        const bool hasName = usesNames(m_match) && !isNamedThere(player);
        seat.name->setVisible(hasName);
        const QString whyNot = level ? tr("The computer needs no name") : QString();
        allowUnless(seat.name, whyNot);
        seat.name->setPlaceholderText(whyNot);
    }
    m_problem->setVisible(usesNames(m_match));
    m_seatGrid->setColumnStretch(2, usesNames(m_match) ? 1 : 0);
    m_starter->select(static_cast<int>(m_match.rules.starter));
    m_clock->setClock(m_match.rules.clock);
    if (m_rules)
        m_rules->setRules(m_match.rules);
    drawDiscs();
    showPractice();
    m_title->setText(Words::matchTitle(m_match));
    (void)validate();
    // That was a choice, and no letter of a name.
    m_problem->sayWaiting();
}

QString NewMatchDialog::elsewhereSentence() const
{
    if (m_isInvitation)
        return tr("Joins from there with a number that this program shows next.");
    return m_match.rules.clock.kind == TimeControl::Kind::None
               ? tr("You send each other your moves as messages.")
               : tr("You send each other your moves as messages. Such a game has no clock: choose Invite for "
                    "one.");
}

void NewMatchDialog::setInvitation()
{
    m_isInvitation = true;
    retranslate();
}

void NewMatchDialog::showPractice()
{
    const bool canBe = canPractise(m_match);
    const bool isAlone = !m_match.seats[Player::One].level && !m_match.seats[Player::Two].level;
    m_practice->setText(canBe && isAlone ? tr("Practice with t&he coach, on both sides")
                                         : tr("Practice with t&he coach"));
    m_practice->setEnabled(canBe);
    m_practice->setChecked(canBe && m_match.practice);
    const QString what =
        !canBe ? tr("For one person, against a computer or on both sides.")
        : m_match.rules.popOut
            ? tr("When a move of yours looks like a clear mistake, the coach says so at once, and you can "
                 "take it back. Where discs can be popped out it can only estimate.")
        : hasExactValues(m_match.rules)
            ? tr("When a move of yours gives the win or the draw away, the coach says so at once, and you "
                 "can take it back.")
            : tr("When a move of yours looks like a clear mistake, the coach says so at once, and you can "
                 "take it back. With blocks or removals it can only estimate.");
    setTip(m_practice, what);
    m_practiceSentence->setText(what);
}

NameEdit *NewMatchDialog::validate()
{
    std::optional<NameProblem> problem;
    Player whose = Player::One;
    for (const Player player : bothPlayers) {
        const QString name = Names::tidied(m_seats[player].name->typed());
        const std::optional<NameProblem> found = Names::problem(name, m_match.rules.nameLength);
        if (!found)
            m_match.seats[player].name = name.toStdString();
        if (isNamed(m_match, player) && found && !problem && !isNamedThere(player)) {
            problem = found;
            whose = player;
        }
    }
    const bool isEveryNameHere = !isNamedThere(Player::One) && !isNamedThere(Player::Two);
    const auto nameOf = [this](Player player) { return Words::playerName(setupOf(m_match, 0), player); };
    if (usesNames(m_match) && isEveryNameHere && !problem &&
        Names::areEqual(nameOf(Player::One), nameOf(Player::Two))) {
        problem = NameProblem::Equal;
        whose = isNamed(m_match, Player::Two) ? Player::Two : Player::One;
    }
    const QString sentence = problem ? Names::sentence(*problem, m_match.rules.nameLength) : QString();
    if (problem && *problem != NameProblem::Equal)
        //: %1 is a sentence that says what is wrong with the name
        m_problem->sayAtRest((whose == Player::One ? tr("Name 1: %1") : tr("Name 2: %1")).arg(sentence));
    else
        m_problem->sayAtRest(sentence);
    for (const Player player : bothPlayers) {
        const bool isWrong = problem && player == whose;
        // Without the line's caption, which screen readers say before it.
        setTip(m_seats[player].name, isWrong ? sentence : m_seats[player].name->placeholderText());
        if (!isWrong)
            m_seats[player].name->showAsRefused(false);
    }
    if (!problem)
        showAsRefusal(m_problem, false);
    nameChoices();
    return problem ? m_seats[whose].name : nullptr;
}

void NewMatchDialog::nameChoices()
{
    constexpr int letters = 12; // of a long name: the lists do not grow by it
    const QString name =
        isNamed(m_match, Player::One) ? Names::tidied(m_seats[Player::One].name->typed()) : QString();
    const QString shown =
        fontMetrics().elidedText(name, Qt::ElideMiddle, letters * fontMetrics().averageCharWidth());
    const QString colour = Words::colour(Colour::Yellow);
    m_starter->setChoices({{//: %1 is a colour
                            shown.isEmpty() ? tr("Player 1 (%1)").arg(colour)
                                            //: %1 is a name, %2 a colour
                                            : tr("%1 (%2)").arg(shown, colour),
                            static_cast<int>(Starter::PlayerOne)},
                           {tr("Coin toss"), static_cast<int>(Starter::Random)}});
    if (m_rules)
        m_rules->setName(shown);
}

void NewMatchDialog::accept()
{
    for (const Player player : bothPlayers)
        m_seats[player].name->commit();
    NameEdit *wrong = validate();
    if (!wrong)
        return QDialog::accept();
    wrong->refuse(m_problem);
}

void NewMatchDialog::retranslate()
{
    setWindowTitle(m_isInvitation ? tr("Invite another computer") : tr("New match"));
    m_start->setText(m_isInvitation ? tr("Invite") : tr("Start"));
    m_presetsTitle->setText(tr("Game"));
    m_presetCaption->setText(tr("&Game:"));
    for (int i = 0; i < m_presetChoice->count(); ++i)
        m_presetChoice->setItemText(i,
                                    Words::preset(static_cast<Preset>(m_presetChoice->itemData(i).toInt())));
    // Two lines of a sentence, in large letters too, on a screen of 800 pixels.
    const int width = std::clamp(fontMetrics().averageCharWidth() * 40, 290, 385);
    for (const auto &[preset, sentence] : m_sentences) {
        QAbstractButton *button = m_presets->button(static_cast<int>(preset));
        button->setText(Words::preset(preset));
        button->setAccessibleDescription(Words::presetSentence(preset));
        sentence->setText(Words::presetSentence(preset));
        // On a small screen the dialog opens lower than the sentences need (QWidget::adjustSize).
        sentence->setMinimumSize(width, sentence->heightForWidth(width));
    }
    m_playersTitle->setText(tr("Players"));
    for (const Player player : bothPlayers)
        m_seats[player].disc->setAccessibleName(Words::colourCaption(firstColour(player)).remove(u'&'));
    m_seats[Player::One].name->setAccessibleName(tr("Name 1"));
    m_seats[Player::Two].name->setAccessibleName(tr("Name 2"));
    for (const Player player : bothPlayers) {
        QComboBox *kind = m_seats[player].kind;
        for (int i = 0; i < kind->count(); ++i) {
            const int level = kind->itemData(i).toInt();
            kind->setItemText(i, level == person ? tr("Person")
                                 : level == elsewhere
                                     ? tr("At another computer")
                                     : tr("Computer: %1").arg(Words::level(static_cast<Level>(level))));
        }
    }
    m_starterCaption->setText(tr("&Who begins:"));
    m_clockCaption->setText(tr("Cl&ock:"));
    m_clock->retranslate();
    nameChoices();
    m_starter->setCaption(m_starterCaption->text().remove(u'&'));
    m_clock->setCaption(m_clockCaption->text().remove(u'&'));
    m_customise->setText(tr("Customise the rule&s"));
    fitScreen();
    showMatch();
}

void NewMatchDialog::fitScreen()
{
    const bool isNarrow = isOnNarrowScreen(this);
    m_presetsBox->setVisible(!isNarrow);
    for (QWidget *part : std::initializer_list<QWidget *>{m_presetCaption, m_presetChoice, m_presetSentence})
        part->setVisible(isNarrow);
    for (const Player player : bothPlayers) {
        const int row = player == Player::One ? 0 : 3;
        NameEdit *name = m_seats[player].name;
        m_seatGrid->removeWidget(name);
        m_seatGrid->addWidget(name, isNarrow ? row + 1 : row, isNarrow ? 1 : 2);
    }
    const std::array rows{std::pair<QLabel *, QWidget *>(m_starterCaption, m_starter),
                          std::pair<QLabel *, QWidget *>(m_clockCaption, m_clock)};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto [caption, choice] = rows[i];
        const int row = 2 * static_cast<int>(i);
        m_choices->removeWidget(caption);
        m_choices->removeWidget(choice);
        m_choices->addWidget(caption, row, 0, Qt::AlignTop);
        m_choices->addWidget(choice, isNarrow ? row + 1 : row, isNarrow ? 0 : 1);
        // Beside the choice, in the middle of its first row.
        caption->setMinimumHeight(isNarrow ? 0 : tokens::button::leastUsual);
    }
    m_choices->setColumnStretch(isNarrow ? 0 : 1, 1);
    m_choices->setColumnStretch(isNarrow ? 1 : 0, 0);
    if (m_rules)
        m_rules->setNarrow(isNarrow);
}

void NewMatchDialog::drawDiscs()
{
    constexpr int side = 28;
    const Game game(setupOf(m_match, 0));
    for (const Player player : bothPlayers)
        m_seats[player].disc->setPixmap(drawing::discPixmap(
            Theme::of(palette()).disc(firstColour(player)),
            game.lettersAreDrawn() ? std::nullopt : game.letter(player), side, devicePixelRatioF()));
}

void NewMatchDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_seats[Player::Two].disc)
        drawDiscs();
}

} // namespace four

#include "moc_newmatchdialog.cpp"
