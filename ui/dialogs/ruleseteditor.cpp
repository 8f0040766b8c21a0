// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/ruleseteditor.h"

#include "ui/shell/pageparts.h"
#include "ui/text/words.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/layouts/wrappedlabel.h"
#include "ui/widgets/whynot.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QScopedValueRollback>
#include <QSpinBox>

#include <initializer_list>
#include <utility>

namespace four {

namespace {
constexpr auto unnamed = " "; ///< a caption before retranslate(); with an empty one a row gets no label

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

RulesetEditor::RulesetEditor(QWidget *parent)
    : QWidget(parent), m_sides(new QHBoxLayout), m_warning(new WrappedLabel(this))
{
    setObjectName("rulesetEditor");
    m_warning->setObjectName("warning");
    m_sides->addWidget(makeBoard());
    m_sides->addWidget(makeTurn());
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_warning);
    column->addLayout(m_sides);
    guardFromWheel(this);
    speakChoices(this);
    // As wide as the words of the language of the moment.
    for (QComboBox *box : findChildren<QComboBox *>())
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    // Before it is measured for the first time, which the lists remember.
    page::keepTranslated(this, [this] { retranslate(); });
}

void RulesetEditor::setRules(const Ruleset &rules)
{
    if (rules == m_rules)
        return; // while a number is typed, its text stays as it is
    m_rules = rules;
    refresh();
}

void RulesetEditor::setNarrow(bool isNarrow)
{
    m_sides->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    for (QFormLayout *form : {m_boardForm, m_turnForm})
        form->setRowWrapPolicy(isNarrow ? QFormLayout::WrapLongRows : QFormLayout::DontWrapRows);
}

void RulesetEditor::setName(const QString &name)
{
    m_name = name;
    Choices::fillLetters(m_letters, name);
}

QSpinBox *RulesetEditor::addNumber(QFormLayout *form, const char *name, Range range, int Ruleset::*part)
{
    auto *box = page::make<QSpinBox>(name, this);
    box->setRange(range.least, range.most);
    form->addRow(unnamed, box);
    m_numbers.emplace_back(box, part);
    connect(box, &QSpinBox::valueChanged, this, [this, part](int value) {
        m_rules.*part = value;
        announce();
    });
    return box;
}

QComboBox *RulesetEditor::addChoice(QFormLayout *form, const char *name, void (*choose)(Ruleset &, int))
{
    auto *box = page::make<QComboBox>(name, this);
    form->addRow(unnamed, box);
    connect(box, &QComboBox::activated, this, [this, box, choose] {
        choose(m_rules, box->currentData().toInt());
        announce();
    });
    return box;
}

QCheckBox *RulesetEditor::addSwitch(QFormLayout *form, const char *name, void (*choose)(Ruleset &, bool))
{
    auto *box = page::make<QCheckBox>(name, this);
    form->addRow(QString(), box);
    connect(box, &QCheckBox::toggled, this, [this, choose](bool on) {
        choose(m_rules, on);
        announce();
    });
    return box;
}

QWidget *RulesetEditor::makeBoard()
{
    auto *box = m_boardBox = new QGroupBox(this);
    auto *form = m_boardForm = new QFormLayout(box);
    m_size = page::make<QComboBox>("size", this);
    for (const QSize size : {QSize(7, 6), QSize(5, 4), QSize(8, 7), QSize(8, 8)})
        m_size->addItem(QString(), size);
    m_size->addItem(QString()); // another one
    form->addRow(unnamed, m_size);
    connect(m_size, &QComboBox::activated, this, &RulesetEditor::chooseSize);
    m_columns = addNumber(form, "columns", limits::columns, &Ruleset::columns);
    m_rows = addNumber(form, "rows", limits::rows, &Ruleset::rows);
    m_connect = addNumber(form, "connect", limits::connect, &Ruleset::connect);
    m_fill =
        addSwitch(form, "fill", [](Ruleset &rules, bool on) { rules.fill = on ? Fill::Sides : Fill::None; });
    m_opening = addChoice(form, "opening",
                          [](Ruleset &rules, int value) { rules.opening = static_cast<Opening>(value); });
    m_swap = addSwitch(form, "swap", [](Ruleset &rules, bool on) { rules.swap = on; });
    m_letters = addChoice(form, "letters",
                          [](Ruleset &rules, int value) { rules.letters = static_cast<Letters>(value); });
    return box;
}

QWidget *RulesetEditor::makeTurn()
{
    auto *box = m_turnBox = new QGroupBox(this);
    auto *form = m_turnForm = new QFormLayout(box);
    m_undos = addNumber(form, "undos", limits::undos, &Ruleset::undos);
    m_undoOnFirstMove =
        addSwitch(form, "undoOnFirstMove", [](Ruleset &rules, bool on) { rules.undoOnFirstMove = on; });
    m_violations = addChoice(form, "violations", [](Ruleset &rules, int value) {
        rules.violations = static_cast<Violations>(value);
    });
    m_violationsAllowed =
        addNumber(form, "violationsAllowed", limits::violationsAllowed, &Ruleset::violationsAllowed);
    m_blocks = addNumber(form, "blocks", limits::blocks, &Ruleset::blocks);
    m_removes = addNumber(form, "removes", limits::removes, &Ruleset::removes);
    m_popOut = addSwitch(form, "popOut", [](Ruleset &rules, bool on) { rules.popOut = on; });
    m_nameLength = addNumber(form, "nameLength", limits::nameLength, &Ruleset::nameLength);
    return box;
}

void RulesetEditor::chooseSize(int index)
{
    const QVariant size = m_size->itemData(index);
    if (size.isValid()) {
        m_columns->setValue(size.toSize().width());
        m_rows->setValue(size.toSize().height());
    } else {
        m_columns->setFocus();
    }
}

void RulesetEditor::announce()
{
    if (m_isShowing)
        return;
    refresh();
    Q_EMIT changed();
}

void RulesetEditor::refresh()
{
    const QScopedValueRollback showing(m_isShowing, true);
    const Ruleset rules = m_rules; // the fields write theirs while others still have those before
    for (const auto &[box, part] : m_numbers)
        box->setValue(rules.*part);
    m_fill->setChecked(rules.fill == Fill::Sides);
    m_swap->setChecked(rules.swap);
    m_undoOnFirstMove->setChecked(rules.undoOnFirstMove);
    m_popOut->setChecked(rules.popOut);
    m_rules = rules;
    Choices::select(m_opening, m_rules.opening);
    Choices::select(m_letters, m_rules.letters);
    Choices::select(m_violations, m_rules.violations);
    const int known = m_size->findData(QSize(m_rules.columns, m_rules.rows));
    m_size->setCurrentIndex(known >= 0 ? known : m_size->count() - 1);
    allowUnless(m_undoOnFirstMove, m_rules.undos > 0 ? QString() : tr("These rules have no undos."));
    allowUnless(m_violationsAllowed,
                m_rules.violations != Violations::None ? QString() : tr("Violations are not counted."));
    m_warning->setText(
        lineFits(m_rules)
            ? QString()
            : tr("No line of %1 fits on this board: every game ends in a draw.").arg(m_rules.connect));
    m_warning->setVisible(!lineFits(m_rules));
}

void RulesetEditor::retranslate()
{
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
    m_swap->setText(tr("Swap: e&xchange of the first disc"));
    caption(m_boardForm, m_letters, tr("&Letters:"));
    caption(m_turnForm, m_undos, tr("&Undos:"));
    m_undoOnFirstMove->setText(tr("First &move can be undone"));
    caption(m_turnForm, m_violations, tr("&Violations:"));
    caption(m_turnForm, m_violationsAllowed, tr("&Allowed:"));
    caption(m_turnForm, m_blocks, tr("Bloc&ks:"));
    caption(m_turnForm, m_removes, tr("R&emovals:"));
    m_popOut->setText(tr("Discs ma&y be popped out"));
    caption(m_turnForm, m_nameLength, tr("Longest &name:"));
    Choices::fillOpenings(m_opening);
    Choices::fillLetters(m_letters, m_name);
    Choices::fillViolations(m_violations);
    refresh();
}

} // namespace four

#include "moc_ruleseteditor.cpp"
