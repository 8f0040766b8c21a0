// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/rulesetdialog.h"

#include "ui/dialogs/choices.h"
#include "ui/widgets/fittingarea.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

namespace four {

RulesetDialog::RulesetDialog(const Ruleset &rules, QWidget *parent)
    : QDialog(parent), m_rules(rules), m_size(new QComboBox(this)), m_opening(new QComboBox(this)),
      m_starter(new QComboBox(this)), m_letters(new QComboBox(this)), m_undoOnFirstMove(new QCheckBox(this)),
      m_violations(new QComboBox(this)), m_warning(new QLabel(this))
{
    setObjectName("rulesetDialog");
    setWindowTitle(tr("Customise the rules"));
    m_warning->setObjectName("warning");
    m_warning->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    auto *content = new QWidget(this);
    auto *sides = new QHBoxLayout(content);
    sides->setContentsMargins({});
    sides->addWidget(makeBoard());
    sides->addWidget(makeTurn());
    auto *column = new QVBoxLayout(this);
    column->addWidget(new FittingArea(content, this));
    column->addWidget(m_warning);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    refresh();
}

QSpinBox *RulesetDialog::addNumber(QFormLayout *form, const QString &caption, const char *name, Range range,
                                   int Ruleset::*part)
{
    auto *box = new QSpinBox(this);
    box->setObjectName(name);
    box->setRange(range.least, range.most);
    box->setValue(m_rules.*part);
    form->addRow(caption, box);
    connect(box, &QSpinBox::valueChanged, this, [this, part](int value) {
        m_rules.*part = value;
        refresh();
    });
    return box;
}

QWidget *RulesetDialog::makeBoard()
{
    auto *box = new QGroupBox(tr("Board and beginning"), this);
    auto *form = new QFormLayout(box);
    m_size->setObjectName("size");
    m_size->addItem(tr("Standard, 7 × 6"), QSize(7, 6));
    m_size->addItem(tr("Small, 5 × 4"), QSize(5, 4));
    m_size->addItem(tr("Large, 8 × 7"), QSize(8, 7));
    m_size->addItem(tr("Square, 8 × 8"), QSize(8, 8));
    m_size->addItem(tr("Another size"));
    form->addRow(tr("&Board:"), m_size);
    m_columns = addNumber(form, tr("&Columns:"), "columns", limits::columns, &Ruleset::columns);
    m_rows = addNumber(form, tr("&Rows:"), "rows", limits::rows, &Ruleset::rows);
    addNumber(form, tr("&In a row to win:"), "connect", limits::connect, &Ruleset::connect);

    m_opening->setObjectName("opening");
    Choices::addOpenings(m_opening);
    Choices::select(m_opening, m_rules.opening);
    form->addRow(tr("&First disc:"), m_opening);
    m_starter->setObjectName("starter");
    Choices::addStarters(m_starter);
    Choices::select(m_starter, m_rules.starter);
    form->addRow(tr("&Who begins:"), m_starter);
    m_letters->setObjectName("letters");
    Choices::addLetters(m_letters);
    Choices::select(m_letters, m_rules.letters);
    form->addRow(tr("&Letters:"), m_letters);

    connect(m_size, &QComboBox::activated, this, &RulesetDialog::chooseSize);
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
    auto *box = new QGroupBox(tr("For each player"), this);
    auto *form = new QFormLayout(box);
    addNumber(form, tr("&Undos:"), "undos", limits::undos, &Ruleset::undos);
    m_undoOnFirstMove->setObjectName("undoOnFirstMove");
    m_undoOnFirstMove->setText(tr("First &move can be undone"));
    m_undoOnFirstMove->setChecked(m_rules.undoOnFirstMove);
    form->addRow(QString(), m_undoOnFirstMove);
    m_violations->setObjectName("violations");
    Choices::addViolations(m_violations);
    Choices::select(m_violations, m_rules.violations);
    form->addRow(tr("&Violations:"), m_violations);
    m_violationsAllowed = addNumber(form, tr("&Tolerated:"), "violationsAllowed", limits::violationsAllowed,
                                    &Ruleset::violationsAllowed);
    addNumber(form, tr("Bloc&ks:"), "blocks", limits::blocks, &Ruleset::blocks);
    addNumber(form, tr("R&emoves:"), "removes", limits::removes, &Ruleset::removes);
    addNumber(form, tr("Longest &name:"), "nameLength", limits::nameLength, &Ruleset::nameLength);

    connect(m_undoOnFirstMove, &QCheckBox::toggled, this, [this](bool on) { m_rules.undoOnFirstMove = on; });
    connect(m_violations, &QComboBox::activated, this, [this] {
        m_rules.violations = Choices::selected<Violations>(m_violations);
        refresh();
    });
    return box;
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
    m_undoOnFirstMove->setEnabled(m_rules.undos > 0);
    m_violationsAllowed->setEnabled(m_rules.violations != Violations::None);
    m_warning->setText(
        lineFits(m_rules)
            ? QString()
            : tr("No line of %1 fits on this board: every game ends in a draw.").arg(m_rules.connect));
}

} // namespace four
