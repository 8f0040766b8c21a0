// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/rulesetdialog.h"

#include "ui/shell/pageparts.h"
#include "ui/text/words.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/layouts/fittingarea.h"
#include "ui/widgets/whynot.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QRegularExpression>
#include <QSpinBox>

#include <initializer_list>
#include <utility>

namespace four {

namespace {
/// The list's words, also those of another language than before.
void put(QComboBox *box, std::initializer_list<std::pair<QString, int>> choices)
{
    int index = 0;
    for (const auto &[words, value] : choices) {
        if (index < box->count())
            box->setItemText(index, words);
        else
            box->addItem(words, value);
        ++index;
    }
}
} // namespace

void Choices::fillStarters(QComboBox *box, const QString &one)
{
    const QString colour = Words::colour(Player::One);
    put(box, {{//: %1 is a colour
               one.isEmpty() ? tr("Player 1 (%1)").arg(colour)
                             //: %1 is a name, %2 a colour
                             : tr("%1 (%2)").arg(one, colour),
               static_cast<int>(Starter::PlayerOne)},
              {tr("A coin toss decides"), static_cast<int>(Starter::Random)}});
}

void Choices::fillLetters(QComboBox *box, const QString &one)
{
    put(box, {{one.isEmpty() ? tr("Player 1 has X")
                             //: %1 is a name
                             : tr("%1 has X").arg(one),
               static_cast<int>(Letters::Fixed)},
              {tr("Chosen at random"), static_cast<int>(Letters::Random)},
              {tr("The starter chooses"), static_cast<int>(Letters::StarterChooses)}});
}

void Choices::fillOpenings(QComboBox *box)
{
    put(box, {{tr("Any column"), static_cast<int>(Opening::Free)},
              {tr("Centre column"), static_cast<int>(Opening::Centre)}});
}

void Choices::fillViolations(QComboBox *box)
{
    put(box, {{tr("Not counted"), static_cast<int>(Violations::None)},
              {tr("Counted per game"), static_cast<int>(Violations::PerGame)},
              {tr("Counted per turn"), static_cast<int>(Violations::PerTurn)}});
}

void Choices::fillClocks(QComboBox *box)
{
    put(box, {{tr("None"), static_cast<int>(TimeControl::Kind::None)},
              {tr("For each turn"), static_cast<int>(TimeControl::Kind::Turn)},
              {tr("For the game"), static_cast<int>(TimeControl::Kind::Game)}});
}

namespace {
/// A number of seconds as minutes and seconds: `4:30`. Seconds alone may be typed as well.
class TimeBox : public QSpinBox
{
public:
    using QSpinBox::QSpinBox;

protected:
    [[nodiscard]] QString textFromValue(int value) const override
    {
        return QStringLiteral("%1:%2").arg(value / 60).arg(value % 60, 2, 10, QLatin1Char('0'));
    }
    [[nodiscard]] int valueFromText(const QString &text) const override
    {
        const QStringList parts = text.trimmed().split(u':');
        return parts.size() == 2 ? parts[0].toInt() * 60 + parts[1].toInt() : parts[0].toInt();
    }
    [[nodiscard]] QValidator::State validate(QString &text, int & /*at*/) const override
    {
        static const QRegularExpression time(QStringLiteral("^ *\\d{0,4}(:\\d{0,2})? *$"));
        if (!time.match(text).hasMatch())
            return QValidator::Invalid;
        const int value = valueFromText(text);
        return value >= minimum() && value <= maximum() && !text.trimmed().endsWith(u':')
                   ? QValidator::Acceptable
                   : QValidator::Intermediate;
    }
};

constexpr TimeControl usualTurn{.kind = TimeControl::Kind::Turn, .seconds = 30};
constexpr TimeControl usualGame{.kind = TimeControl::Kind::Game, .seconds = 300, .increment = 3};

constexpr auto unnamed = " "; ///< a caption before retranslate(); with an empty one a row gets no label
} // namespace

RulesetDialog::RulesetDialog(const Ruleset &rules, QWidget *parent)
    : QDialog(parent), m_rules(rules), m_size(new QComboBox(this)), m_fill(new QCheckBox(this)),
      m_opening(new QComboBox(this)), m_starter(new QComboBox(this)), m_letters(new QComboBox(this)),
      m_undoOnFirstMove(new QCheckBox(this)), m_violations(new QComboBox(this)), m_clock(new QComboBox(this)),
      m_timeUp(new QComboBox(this)), m_warning(new QLabel(this))
{
    setObjectName("rulesetDialog");
    m_warning->setObjectName("warning");
    m_warning->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    auto *content = new QWidget(this);
    auto *inside = new QVBoxLayout(content);
    inside->setContentsMargins({});
    auto *sides = new QHBoxLayout;
    sides->addWidget(makeBoard());
    auto *turn = new QVBoxLayout;
    turn->addWidget(makeTurn());
    turn->addWidget(makeClock());
    sides->addLayout(turn);
    inside->addLayout(sides);
    inside->addWidget(m_warning); // inside the area, which asks for the height of what wraps
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
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

QSpinBox *RulesetDialog::addNumber(QFormLayout *form, const char *name, Range range, int Ruleset::*part)
{
    auto *box = new QSpinBox(this);
    box->setObjectName(name);
    box->setRange(range.least, range.most);
    box->setValue(m_rules.*part);
    form->addRow(unnamed, box);
    connect(box, &QSpinBox::valueChanged, this, [this, part](int value) {
        m_rules.*part = value;
        refresh();
    });
    return box;
}

QWidget *RulesetDialog::makeBoard()
{
    auto *box = m_boardBox = new QGroupBox(this);
    auto *form = m_boardForm = new QFormLayout(box);
    m_size->setObjectName("size");
    for (const QSize size : {QSize(7, 6), QSize(5, 4), QSize(8, 7), QSize(8, 8)})
        m_size->addItem(QString(), size);
    m_size->addItem(QString()); // another one
    form->addRow(unnamed, m_size);
    m_columns = addNumber(form, "columns", limits::columns, &Ruleset::columns);
    m_rows = addNumber(form, "rows", limits::rows, &Ruleset::rows);
    m_connect = addNumber(form, "connect", limits::connect, &Ruleset::connect);

    m_fill->setObjectName("fill");
    m_fill->setChecked(m_rules.fill == Fill::Sides);
    form->addRow(QString(), m_fill);
    m_opening->setObjectName("opening");
    Choices::fillOpenings(m_opening);
    Choices::select(m_opening, m_rules.opening);
    form->addRow(unnamed, m_opening);
    m_starter->setObjectName("starter");
    Choices::fillStarters(m_starter);
    Choices::select(m_starter, m_rules.starter);
    form->addRow(unnamed, m_starter);
    m_letters->setObjectName("letters");
    Choices::fillLetters(m_letters);
    Choices::select(m_letters, m_rules.letters);
    form->addRow(unnamed, m_letters);

    connect(m_size, &QComboBox::activated, this, &RulesetDialog::chooseSize);
    connect(m_fill, &QCheckBox::toggled, this, [this](bool on) {
        m_rules.fill = on ? Fill::Sides : Fill::None;
        refresh();
    });
    connect(m_opening, &QComboBox::activated, this,
            [this] { m_rules.opening = Choices::selected<Opening>(m_opening); });
    connect(m_starter, &QComboBox::activated, this,
            [this] { m_rules.starter = Choices::selected<Starter>(m_starter); });
    connect(m_letters, &QComboBox::activated, this,
            [this] { m_rules.letters = Choices::selected<Letters>(m_letters); });
    return box;
}

QWidget *RulesetDialog::makeTurn()
{
    auto *box = m_turnBox = new QGroupBox(this);
    auto *form = m_turnForm = new QFormLayout(box);
    m_undos = addNumber(form, "undos", limits::undos, &Ruleset::undos);
    m_undoOnFirstMove->setObjectName("undoOnFirstMove");
    m_undoOnFirstMove->setChecked(m_rules.undoOnFirstMove);
    form->addRow(QString(), m_undoOnFirstMove);
    m_violations->setObjectName("violations");
    Choices::fillViolations(m_violations);
    Choices::select(m_violations, m_rules.violations);
    form->addRow(unnamed, m_violations);
    m_violationsAllowed =
        addNumber(form, "violationsAllowed", limits::violationsAllowed, &Ruleset::violationsAllowed);
    m_blocks = addNumber(form, "blocks", limits::blocks, &Ruleset::blocks);
    m_removes = addNumber(form, "removes", limits::removes, &Ruleset::removes);
    m_nameLength = addNumber(form, "nameLength", limits::nameLength, &Ruleset::nameLength);

    connect(m_undoOnFirstMove, &QCheckBox::toggled, this, [this](bool on) { m_rules.undoOnFirstMove = on; });
    connect(m_violations, &QComboBox::activated, this, [this] {
        m_rules.violations = Choices::selected<Violations>(m_violations);
        refresh();
    });
    return box;
}

QWidget *RulesetDialog::makeClock()
{
    auto *box = m_clockBox = new QGroupBox(this);
    auto *form = m_clockForm = new QFormLayout(box);
    m_clock->setObjectName("clock");
    Choices::fillClocks(m_clock);
    Choices::select(m_clock, m_rules.clock.kind);
    form->addRow(unnamed, m_clock);
    m_time = new TimeBox(this);
    m_time->setObjectName("time");
    form->addRow(unnamed, m_time);
    m_increment = new QSpinBox(this);
    m_increment->setObjectName("increment");
    m_increment->setRange(limits::increment.least, limits::increment.most);
    form->addRow(unnamed, m_increment);
    m_timeUp->setObjectName("timeUp");
    m_timeUp->addItem(QString(), false);
    m_timeUp->addItem(QString(), true);
    form->addRow(unnamed, m_timeUp);

    connect(m_clock, &QComboBox::activated, this, &RulesetDialog::chooseClock);
    connect(m_time, &QSpinBox::valueChanged, this, [this](int seconds) { m_rules.clock.seconds = seconds; });
    connect(m_increment, &QSpinBox::valueChanged, this,
            [this](int seconds) { m_rules.clock.increment = seconds; });
    connect(m_timeUp, &QComboBox::activated, this,
            [this] { m_rules.clock.losesGame = m_timeUp->currentData().toBool(); });
    return box;
}

void RulesetDialog::chooseClock()
{
    switch (Choices::selected<TimeControl::Kind>(m_clock)) {
    case TimeControl::Kind::None:
        m_rules.clock = {};
        break;
    case TimeControl::Kind::Turn:
        m_rules.clock = usualTurn;
        break;
    case TimeControl::Kind::Game:
        m_rules.clock = usualGame;
        break;
    }
    refresh();
}

void RulesetDialog::chooseSize(int index)
{
    const QVariant size = m_size->itemData(index);
    if (size.isValid()) {
        m_columns->setValue(size.toSize().width());
        m_rows->setValue(size.toSize().height());
    } else {
        m_columns->setFocus();
    }
}

void RulesetDialog::refresh()
{
    const int known = m_size->findData(QSize(m_rules.columns, m_rules.rows));
    m_size->setCurrentIndex(known >= 0 ? known : m_size->count() - 1);
    allowUnless(m_undoOnFirstMove, m_rules.undos > 0 ? QString() : tr("These rules have no undos."));
    allowUnless(m_violationsAllowed,
                m_rules.violations != Violations::None ? QString() : tr("Violations are not counted."));
    const TimeControl clock = m_rules.clock; // the boxes change it as they get other limits
    const bool isOfTurn = clock.kind == TimeControl::Kind::Turn;
    const bool isOfGame = clock.kind == TimeControl::Kind::Game;
    const QString noClock = isOfTurn || isOfGame ? QString() : tr("There is no clock.");
    const Range range = isOfTurn ? limits::turnSeconds : limits::gameSeconds;
    constexpr int stepOfTurn = 5;
    constexpr int stepOfGame = 30;
    m_time->setRange(noClock.isEmpty() ? range.least : 0, noClock.isEmpty() ? range.most : 0);
    m_time->setSingleStep(isOfTurn ? stepOfTurn : stepOfGame);
    m_time->setValue(clock.seconds);
    m_increment->setValue(clock.increment);
    m_timeUp->setCurrentIndex(clock.endsGame() ? 1 : 0);
    m_rules.clock = clock;
    allowUnless(m_time, noClock);
    allowUnless(m_increment, isOfGame ? QString() : tr("Only a clock for the game adds time."));
    // Only a clock for each turn leaves the choice.
    m_clockForm->setRowVisible(m_timeUp, isOfTurn);
    m_warning->setText(
        lineFits(m_rules)
            ? QString()
            : tr("No line of %1 fits on this board: every game ends in a draw.").arg(m_rules.connect));
}

void RulesetDialog::retranslate()
{
    setWindowTitle(tr("Customise the rules"));
    m_boardBox->setTitle(tr("Board and beginning"));
    m_turnBox->setTitle(tr("For each player"));
    const QStringList sizes{tr("Standard, 7 × 6"), tr("Small, 5 × 4"), tr("Large, 8 × 7"),
                            tr("Square, 8 × 8"), tr("Another size")};
    for (int i = 0; i < m_size->count(); ++i)
        m_size->setItemText(i, sizes.at(i));
    const auto caption = [](QFormLayout *form, QWidget *field, const QString &text) {
        qobject_cast<QLabel *>(form->labelForField(field))->setText(text);
    };
    caption(m_boardForm, m_size, tr("&Board:"));
    caption(m_boardForm, m_columns, tr("&Columns:"));
    caption(m_boardForm, m_rows, tr("&Rows:"));
    caption(m_boardForm, m_connect, tr("&In a row to win:"));
    m_fill->setText(tr("Ou&ter columns filled"));
    caption(m_boardForm, m_opening, tr("&First disc:"));
    caption(m_boardForm, m_starter, tr("&Who begins:"));
    caption(m_boardForm, m_letters, tr("&Letters:"));
    caption(m_turnForm, m_undos, tr("&Undos:"));
    m_undoOnFirstMove->setText(tr("First &move can be undone"));
    caption(m_turnForm, m_violations, tr("&Violations:"));
    caption(m_turnForm, m_violationsAllowed, tr("&Allowed:"));
    caption(m_turnForm, m_blocks, tr("Bloc&ks:"));
    caption(m_turnForm, m_removes, tr("R&emovals:"));
    caption(m_turnForm, m_nameLength, tr("Longest &name:"));
    m_clockBox->setTitle(tr("Clock"));
    caption(m_clockForm, m_clock, tr("Kin&d:"));
    caption(m_clockForm, m_time, tr("How lon&g:"));
    caption(m_clockForm, m_increment, tr("&Seconds added each turn:"));
    caption(m_clockForm, m_timeUp, tr("When time is u&p:"));
    m_timeUp->setItemText(0, tr("the turn is lost"));
    m_timeUp->setItemText(1, tr("the game is lost"));
    Choices::fillOpenings(m_opening);
    Choices::fillStarters(m_starter);
    Choices::fillLetters(m_letters);
    Choices::fillViolations(m_violations);
    Choices::fillClocks(m_clock);
    refresh();
}

} // namespace four

#include "moc_rulesetdialog.cpp"
