// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/newmatchdialog.h"

#include "core/players/exactposition.h"
#include "ui/dialogs/rulesetdialog.h"
#include "ui/session/names.h"
#include "ui/settings/theme.h"
#include "ui/shell/pageparts.h"
#include "ui/text/words.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/layouts/fittingarea.h"
#include "ui/widgets/layouts/taborder.h"
#include "ui/widgets/layouts/wrappedlabel.h"
#include "ui/widgets/nameedit.h"
#include "ui/widgets/speech/livelabel.h"
#include "ui/widgets/whynot.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFontInfo>
#include <QGridLayout>
#include <QGroupBox>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QRadioButton>
#include <QScreen>
#include <QVBoxLayout>

namespace four {

namespace {
// The item data of seats that no computer plays.
constexpr int person = -1;
constexpr int elsewhere = -2;
constexpr int listLetters = 58; ///< sizes of the usual letters that a screen is wide: the games have a list

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
    : QDialog(parent), m_match(match), m_presets(new QButtonGroup(this)), m_starter(new QComboBox(this)),
      m_letters(new QComboBox(this)), m_practice(new QCheckBox(this)), m_title(new QLabel(this)),
      m_problem(new LiveLabel(this))
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
    auto *sides = new QHBoxLayout(content);
    sides->setContentsMargins({});
    sides->addWidget(makePresets(), 1);
    sides->addWidget(makePlayers(), 1);
    guardFromWheel(this);
    speakChoices(this);
    // As wide as the words of the language of the moment.
    for (QComboBox *box : findChildren<QComboBox *>())
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    // Before it is measured for the first time, which the lists remember.
    page::keepTranslated(this, [this] { retranslate(); });
    auto *column = new QVBoxLayout(this);
    auto *area = new FittingArea(content, this);
    area->setSides(sides);
    column->addWidget(area);
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
    auto *box = m_presetsBox = new QGroupBox(this);
    auto *column = new QVBoxLayout(box);
    for (const Preset preset : allPresets) {
        auto *button = new QRadioButton(box);
        button->setObjectName(QStringLiteral("preset%1").arg(static_cast<int>(preset)));
        button->setChecked(preset == m_match.preset);
        m_presets->addButton(button, static_cast<int>(preset));
        auto *sentence = m_sentences[preset] = new Sentence(button, box);
        sentence->setWordWrap(true);
        sentence->setIndent(22);
        column->addWidget(new ChoiceCard(button, sentence, box));
        connect(button, &QRadioButton::clicked, this, [this, preset] { choosePreset(preset); });
    }
    column->addStretch();
    return box;
}

QWidget *NewMatchDialog::makePlayers()
{
    auto *box = m_playersBox = new QGroupBox(this);
    auto *grid = new QGridLayout;
    m_presetCaption = new QLabel(box);
    m_presetChoice = new QComboBox(box);
    m_presetChoice->setObjectName("presets");
    m_presetCaption->setBuddy(m_presetChoice);
    m_presetSentence = new WrappedLabel(box);
    for (const Preset preset : allPresets)
        m_presetChoice->addItem(QString(), static_cast<int>(preset));
    connect(m_presetChoice, &QComboBox::activated, this,
            [this] { choosePreset(Choices::selected<Preset>(m_presetChoice)); });
    grid->addWidget(m_presetCaption, 0, 0);
    grid->addWidget(m_presetChoice, 0, 1);
    grid->addWidget(m_presetSentence, 1, 1);
    for (const Player player : bothPlayers)
        m_seats[player] = makeSeat(player, grid);
    grid->addWidget(m_problem, grid->rowCount(), 0, 1, 2);

    m_starter->setObjectName("starter");
    m_letters->setObjectName("letters");
    connect(m_starter, &QComboBox::activated, this, [this] {
        m_match.rules.starter = Choices::selected<Starter>(m_starter);
        showMatch();
    });
    connect(m_letters, &QComboBox::activated, this, [this] {
        m_match.rules.letters = Choices::selected<Letters>(m_letters);
        showMatch();
    });
    const auto addChoice = [&](QComboBox *choice) {
        auto *label = new QLabel(box);
        label->setBuddy(choice);
        const int row = grid->rowCount();
        grid->addWidget(label, row, 0);
        grid->addWidget(choice, row, 1);
        return label;
    };
    m_starterCaption = addChoice(m_starter);
    m_lettersCaption = addChoice(m_letters);
    m_practice->setObjectName("practice");
    grid->addWidget(m_practice, grid->rowCount(), 0, 1, 2);
    m_practiceSentence = new WrappedLabel(box);
    m_practiceSentence->setObjectName("practiceSentence");
    grid->addWidget(m_practiceSentence, grid->rowCount(), 0, 1, 2);
    connect(m_practice, &QCheckBox::clicked, this, [this](bool on) {
        m_match.practice = on;
        showMatch();
    });
    grid->setColumnStretch(1, 1);

    m_customise = new QPushButton(box);
    m_customise->setObjectName("customise");
    m_customise->setAutoDefault(false);
    connect(m_customise, &QPushButton::clicked, this, &NewMatchDialog::customise);

    auto *column = new QVBoxLayout(box);
    column->addLayout(grid);
    column->addStretch();
    column->addWidget(m_customise);
    return box;
}

NewMatchDialog::SeatWidgets NewMatchDialog::makeSeat(Player player, QGridLayout *grid)
{
    const QString number = player == Player::One ? QStringLiteral("One") : QStringLiteral("Two");
    const SeatWidgets seat{new QLabel(this), new QComboBox(this), new QLabel(this), new QLabel(this),
                           new NameEdit(this)};
    seat.kind->setObjectName("kind" + number);
    seat.kind->addItem(QString(), person);
    for (const Level level : allLevels)
        seat.kind->addItem(QString(), static_cast<int>(level));
    seat.kind->addItem(QString(), elsewhere);
    seat.levelSentence->setObjectName("levelSentence" + number);
    seat.levelSentence->setWordWrap(true);
    seat.name->setObjectName("name" + number);
    seat.name->setText(QString::fromStdString(m_match.seats[player].name));
    seat.nameCaption->setBuddy(seat.name);
    seat.caption->setBuddy(seat.kind);

    const int row = grid->rowCount();
    grid->addWidget(seat.caption, row, 0);
    grid->addWidget(seat.kind, row, 1);
    grid->addWidget(seat.levelSentence, row + 1, 1);
    grid->addWidget(seat.nameCaption, row + 2, 0);
    grid->addWidget(seat.name, row + 2, 1);

    connect(seat.kind, &QComboBox::activated, this,
            [this, player] { chooseKind(player, m_seats[player].kind->currentData().toInt()); });
    connect(seat.name, &NameEdit::typedChanged, this, [this] { (void)validate(); });
    connect(seat.name, &NameEdit::left, m_problem, &LiveLabel::sayWaiting);
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

void NewMatchDialog::customise()
{
    auto *dialog = new RulesetDialog(m_match.rules, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_match.rules = dialog->rules();
        showMatch();
    });
    orderTabsAsRead(dialog);
    dialog->open();
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
        seat.nameCaption->setVisible(hasName);
        const QString whyNot = level ? tr("The computer needs no name") : QString();
        allowUnless(seat.name, whyNot);
        seat.name->setPlaceholderText(whyNot);
    }
    m_problem->setVisible(usesNames(m_match));
    Choices::select(m_starter, m_match.rules.starter);
    Choices::select(m_letters, m_match.rules.letters);
    showPractice();
    m_title->setText(Words::matchTitle(m_match));
    (void)validate();
    // That was a choice, and no letter of a name.
    m_problem->sayWaiting();
}

QString NewMatchDialog::elsewhereSentence() const
{
    return m_isInvitation ? tr("Joins from there with a number that this program shows next.")
                          : tr("You send each other your moves as messages.");
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
    Choices::fillStarters(m_starter, shown);
    Choices::fillLetters(m_letters, shown);
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
    m_presetsBox->setTitle(tr("Game"));
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
    m_playersBox->setTitle(tr("Players and rules"));
    for (const Player player : bothPlayers)
        m_seats[player].caption->setText(Words::colourCaption(player));
    m_seats[Player::One].nameCaption->setText(tr("Name &1:"));
    m_seats[Player::Two].nameCaption->setText(tr("Name &2:"));
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
    m_starterCaption->setText(tr("Who &begins:"));
    m_lettersCaption->setText(tr("&Letters:"));
    nameChoices();
    m_customise->setText(tr("&Customise…"));
    fitPresets();
    showMatch();
}

void NewMatchDialog::fitPresets()
{
    const bool isNarrow = screen()->availableSize().width() < listLetters * QFontInfo(font()).pixelSize();
    m_presetsBox->setVisible(!isNarrow);
    for (QWidget *part : std::initializer_list<QWidget *>{m_presetCaption, m_presetChoice, m_presetSentence})
        part->setVisible(isNarrow);
}

} // namespace four

#include "moc_newmatchdialog.cpp"
