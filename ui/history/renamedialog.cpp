// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/renamedialog.h"

#include "ui/session/names.h"
#include "ui/text/words.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace four {

namespace {
constexpr int longestInput = 1000; ///< UTF-16 units; what counts is checked in Names
} // namespace

RenameDialog::RenameDialog(const StoredGame &game, QWidget *parent)
    : QDialog(parent), m_setup(game.recorded.game.setup()), m_needsNames(asksForNames(game.match.preset)),
      m_problem(new QLabel(this))
{
    setObjectName("renameDialog");
    setWindowTitle(tr("Rename players"));
    m_problem->setObjectName("renameProblem");
    m_problem->setWordWrap(true);
    m_problem->setMinimumWidth(fontMetrics().averageCharWidth() * 40);
    auto *form = new QFormLayout;
    for (const Player player : bothPlayers) {
        const bool one = player == Player::One;
        auto *line = new QLineEdit(this);
        line->setObjectName(one ? "renameOne" : "renameTwo");
        line->setMaxLength(longestInput);
        line->setText(QString::fromStdString(m_setup.seats[player].name));
        // A computer is told by its level.
        line->setEnabled(!m_setup.seats[player].level);
        GameSetup nameless = m_setup;
        nameless.seats[player].name.clear();
        line->setPlaceholderText(Words::playerName(nameless, player));
        form->addRow(one ? tr("&Yellow:") : tr("&Red:"), line);
        connect(line, &QLineEdit::textChanged, this, &RenameDialog::validate);
        m_lines[player] = line;
    }
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_rename = buttons->addButton(tr("Rename"), QDialogButtonBox::AcceptRole);
    m_rename->setObjectName("renameNow");
    m_rename->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(m_problem);
    column->addWidget(buttons);
    QLineEdit *first = m_lines[Player::One]->isEnabled() ? m_lines[Player::One] : m_lines[Player::Two];
    first->setFocus();
    first->selectAll();
    validate();
}

PerPlayer<QString> RenameDialog::names() const
{
    PerPlayer<QString> names;
    for (const Player player : bothPlayers) {
        const Seat &seat = m_setup.seats[player];
        names[player] =
            seat.level ? QString::fromStdString(seat.name) : Names::tidied(m_lines[player]->text());
    }
    return names;
}

void RenameDialog::validate()
{
    const PerPlayer<QString> typed = names();
    std::optional<NameProblem> problem;
    GameSetup renamed = m_setup;
    for (const Player player : bothPlayers) {
        const std::optional<NameProblem> found = Names::problem(typed[player], m_setup.rules.nameLength);
        if (m_setup.seats[player].level)
            continue;
        // Games that do not ask for names can go without them.
        if (!problem && found && (m_needsNames || !typed[player].isEmpty()))
            problem = found;
        if (!found || typed[player].isEmpty())
            renamed.seats[player].name = typed[player].toStdString();
    }
    if (!problem &&
        Names::areEqual(Words::playerName(renamed, Player::One), Words::playerName(renamed, Player::Two)))
        problem = NameProblem::Equal;
    m_problem->setText(problem ? Names::sentence(*problem, m_setup.rules.nameLength) : QString());
    m_rename->setEnabled(!problem);
}

} // namespace four
