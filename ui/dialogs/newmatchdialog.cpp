// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/newmatchdialog.h"

#include "ui/dialogs/choices.h"
#include "ui/dialogs/rulesetdialog.h"
#include "ui/session/names.h"
#include "ui/text/words.h"
#include "ui/widgets/fittingarea.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace four {

namespace {
constexpr int person = -1;         ///< the item data of a seat that no computer plays
constexpr int longestInput = 1000; ///< UTF-16 units; what counts is checked in Names

/// Wide enough for two lines of a sentence, in large letters too, and not too wide for a screen of 800
/// pixels.
int sentenceWidth(const QFontMetrics &metrics)
{
    return std::clamp(metrics.averageCharWidth() * 40, 290, 385);
}
} // namespace

NewMatchDialog::NewMatchDialog(const Match &match, QWidget *parent)
    : QDialog(parent), m_match(match), m_presets(new QButtonGroup(this)), m_starter(new QComboBox(this)),
      m_letters(new QComboBox(this)), m_title(new QLabel(this)), m_problem(new QLabel(this))
{
    setObjectName("newMatchDialog");
    setWindowTitle(tr("New match"));
    m_problem->setObjectName("problem");
    m_problem->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_start = buttons->addButton(tr("Start"), QDialogButtonBox::AcceptRole);
    m_start->setObjectName("start");
    m_start->setDefault(true);

    auto *content = new QWidget(this);
    auto *sides = new QHBoxLayout(content);
    sides->setContentsMargins({});
    sides->addWidget(makePresets(), 1);
    sides->addWidget(makePlayers(), 1);
    auto *column = new QVBoxLayout(this);
    column->addWidget(new FittingArea(content, this));
    column->addWidget(m_problem);
    column->addWidget(buttons);

    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    showMatch();
    if (isNamed(m_match, Player::One))
        m_seats[Player::One].name->setFocus();
    else
        m_start->setFocus();
}

QWidget *NewMatchDialog::makePresets()
{
    auto *box = new QGroupBox(tr("Game"), this);
    auto *column = new QVBoxLayout(box);
    const int width = sentenceWidth(fontMetrics());
    for (const Preset preset : allPresets) {
        auto *button = new QRadioButton(Words::preset(preset), box);
        button->setObjectName(QStringLiteral("preset%1").arg(static_cast<int>(preset)));
        button->setAccessibleDescription(Words::presetSentence(preset));
        button->setChecked(preset == m_match.preset);
        m_presets->addButton(button, static_cast<int>(preset));
        auto *sentence = new QLabel(Words::presetSentence(preset), box);
        sentence->setWordWrap(true);
        sentence->setMinimumWidth(width);
        sentence->setIndent(22);
        // On a small screen the dialog opens lower than the sentences need (QWidget::adjustSize).
        sentence->setMinimumHeight(sentence->heightForWidth(width));
        column->addWidget(button);
        column->addWidget(sentence);
        connect(button, &QRadioButton::clicked, this, [this, preset] { choosePreset(preset); });
    }
    column->addStretch();
    return box;
}

QWidget *NewMatchDialog::makePlayers()
{
    auto *box = new QGroupBox(tr("Players and rules"), this);
    auto *grid = new QGridLayout;
    for (const Player player : bothPlayers)
        m_seats[player] = makeSeat(player, grid);

    m_starter->setObjectName("starter");
    m_letters->setObjectName("letters");
    Choices::addStarters(m_starter);
    Choices::addLetters(m_letters);
    connect(m_starter, &QComboBox::activated, this, [this] {
        m_match.rules.starter = Choices::selected<Starter>(m_starter);
        showMatch();
    });
    connect(m_letters, &QComboBox::activated, this, [this] {
        m_match.rules.letters = Choices::selected<Letters>(m_letters);
        showMatch();
    });
    const auto addChoice = [&](const QString &caption, QComboBox *choice) {
        auto *label = new QLabel(caption, box);
        label->setBuddy(choice);
        const int row = grid->rowCount();
        grid->addWidget(label, row, 0);
        grid->addWidget(choice, row, 1);
    };
    addChoice(tr("Who &begins:"), m_starter);
    addChoice(tr("&Letters:"), m_letters);
    grid->setColumnStretch(1, 1);

    auto *customise = new QPushButton(tr("&Customise…"), box);
    customise->setObjectName("customise");
    customise->setAutoDefault(false);
    connect(customise, &QPushButton::clicked, this, &NewMatchDialog::customise);
    m_title->setWordWrap(true);
    m_title->setObjectName("title");

    auto *column = new QVBoxLayout(box);
    column->addLayout(grid);
    column->addStretch();
    column->addWidget(m_title);
    column->addWidget(customise);
    return box;
}

NewMatchDialog::SeatWidgets NewMatchDialog::makeSeat(Player player, QGridLayout *grid)
{
    const bool one = player == Player::One;
    const QString number = one ? QStringLiteral("One") : QStringLiteral("Two");
    const SeatWidgets seat{new QComboBox(this), new QLabel(this), new QLabel(this), new QLineEdit(this)};
    seat.kind->setObjectName("kind" + number);
    seat.kind->addItem(tr("Person"), person);
    for (const Level level : allLevels)
        seat.kind->addItem(tr("Computer: %1").arg(Words::level(level)), static_cast<int>(level));
    seat.levelSentence->setObjectName("levelSentence" + number);
    seat.levelSentence->setWordWrap(true);
    seat.name->setObjectName("name" + number);
    seat.name->setMaxLength(longestInput);
    seat.name->setText(QString::fromStdString(m_match.seats[player].name));
    seat.nameCaption->setText(one ? tr("Name &1:") : tr("Name &2:"));
    seat.nameCaption->setBuddy(seat.name);
    auto *caption = new QLabel(one ? tr("&Yellow:") : tr("&Red:"), this);
    caption->setBuddy(seat.kind);

    const int row = grid->rowCount();
    grid->addWidget(caption, row, 0);
    grid->addWidget(seat.kind, row, 1);
    grid->addWidget(seat.levelSentence, row + 1, 1);
    grid->addWidget(seat.nameCaption, row + 2, 0);
    grid->addWidget(seat.name, row + 2, 1);

    connect(seat.kind, &QComboBox::activated, this, [this, player] {
        const int chosen = m_seats[player].kind->currentData().toInt();
        m_match.seats[player].level =
            chosen == person ? std::nullopt : std::optional(static_cast<Level>(chosen));
        showMatch();
    });
    connect(seat.name, &QLineEdit::textChanged, this, &NewMatchDialog::validate);
    return seat;
}

void NewMatchDialog::choosePreset(Preset preset)
{
    const Match fresh = matchOf(preset);
    m_match.preset = preset;
    m_match.rules = fresh.rules;
    for (const Player player : bothPlayers)
        m_match.seats[player].level = fresh.seats[player].level;
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
    dialog->open();
}

void NewMatchDialog::showMatch()
{
    m_presets->button(static_cast<int>(m_match.preset))->setChecked(true);
    for (const Player player : bothPlayers) {
        const SeatWidgets &seat = m_seats[player];
        const std::optional<Level> level = m_match.seats[player].level;
        seat.kind->setCurrentIndex(seat.kind->findData(level ? static_cast<int>(*level) : person));
        seat.levelSentence->setText(level ? Words::levelSentence(*level) : QString());
        seat.levelSentence->setVisible(level.has_value());
        seat.name->setVisible(asksForNames(m_match.preset));
        seat.nameCaption->setVisible(asksForNames(m_match.preset));
        seat.name->setEnabled(isNamed(m_match, player));
        seat.name->setPlaceholderText(level ? tr("The computer needs no name") : QString());
    }
    Choices::select(m_starter, m_match.rules.starter);
    Choices::select(m_letters, m_match.rules.letters);
    m_title->setText(Words::matchTitle(m_match));
    validate();
}

void NewMatchDialog::validate()
{
    std::optional<NameProblem> problem;
    for (const Player player : bothPlayers) {
        const QString name = Names::tidied(m_seats[player].name->text());
        const std::optional<NameProblem> found = Names::problem(name, m_match.rules.nameLength);
        if (!found)
            m_match.seats[player].name = name.toStdString();
        if (isNamed(m_match, player) && !problem)
            problem = found;
    }
    const auto nameOf = [this](Player player) { return Words::playerName(setupOf(m_match, 0), player); };
    if (asksForNames(m_match.preset) && !problem && Names::areEqual(nameOf(Player::One), nameOf(Player::Two)))
        problem = NameProblem::Equal;
    m_problem->setText(problem ? Names::sentence(*problem, m_match.rules.nameLength) : QString());
    m_start->setEnabled(!problem);
}

} // namespace four
