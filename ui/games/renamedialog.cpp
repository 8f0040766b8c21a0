// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/renamedialog.h"

#include "ui/session/names.h"
#include "ui/text/words.h"
#include "ui/widgets/nameedit.h"
#include "ui/widgets/speech/livelabel.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace four {

RenameDialog::RenameDialog(const StoredGame &game, QWidget *parent)
    : QDialog(parent), m_setup(game.recorded.game.setup()), m_needsNames(asksForNames(game.match.preset)),
      m_training(new QCheckBox(this)), m_problem(new LiveLabel(this))
{
    setObjectName("renameDialog");
    m_problem->setObjectName("renameProblem");
    m_problem->setAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    m_problem->setMinimumWidth(fontMetrics().averageCharWidth() * 40);
    auto *form = new QFormLayout;
    for (const Player player : bothPlayers) {
        const bool one = player == Player::One;
        auto *line = new NameEdit(this);
        line->setObjectName(one ? "renameOne" : "renameTwo");
        line->setText(QString::fromStdString(m_setup.seats[player].name));
        // A computer is told by its level.
        line->setEnabled(!m_setup.seats[player].level);
        m_captions[player] = new QLabel(this);
        m_captions[player]->setBuddy(line);
        form->addRow(m_captions[player], line);
        connect(line, &NameEdit::typedChanged, this, [this] { (void)validate(); });
        m_lines[player] = line;
    }
    m_training->setObjectName("renameTraining");
    m_training->hide();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_rename = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_rename->setObjectName("renameNow");
    m_rename->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &RenameDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(m_training);
    column->addWidget(m_problem);
    column->addWidget(buttons);
    NameEdit *first = m_lines[Player::One]->isEnabled() ? m_lines[Player::One] : m_lines[Player::Two];
    first->setFocus();
    first->selectAll();
    retranslate();
}

void RenameDialog::offerTraining(bool goesAlong)
{
    m_training->setChecked(goesAlong);
    m_training->show();
}

bool RenameDialog::takesTraining() const
{
    return m_training->isVisibleTo(this) && m_training->isChecked();
}

PerPlayer<QString> RenameDialog::names() const
{
    PerPlayer<QString> names;
    for (const Player player : bothPlayers) {
        const Seat &seat = m_setup.seats[player];
        names[player] =
            seat.level ? QString::fromStdString(seat.name) : Names::tidied(m_lines[player]->typed());
    }
    return names;
}

NameEdit *RenameDialog::validate()
{
    const PerPlayer<QString> typed = names();
    std::optional<NameProblem> problem;
    Player whose = Player::One;
    GameSetup renamed = m_setup;
    for (const Player player : bothPlayers) {
        const std::optional<NameProblem> found = Names::problem(typed[player], m_setup.rules.nameLength);
        if (m_setup.seats[player].level)
            continue;
        // Games that do not ask for names can go without them.
        if (!problem && found && (m_needsNames || !typed[player].isEmpty())) {
            problem = found;
            whose = player;
        }
        if (!found || typed[player].isEmpty())
            renamed.seats[player].name = typed[player].toStdString();
    }
    if (!problem &&
        Names::areEqual(Words::playerName(renamed, Player::One), Words::playerName(renamed, Player::Two))) {
        problem = NameProblem::Equal;
        whose = m_setup.seats[Player::Two].level ? Player::One : Player::Two;
    }
    QString sentence = problem ? Names::sentence(*problem, m_setup.rules.nameLength) : QString();
    if (problem && *problem != NameProblem::Equal)
        //: %1 is a colour, whose player's name it is; %2 a sentence that says what is wrong with the name
        sentence = Words::capitalised(tr("%1: %2").arg(Words::colour(whose), sentence));
    m_problem->say(sentence);
    for (const Player player : bothPlayers) {
        const bool isWrong = problem && player == whose;
        m_lines[player]->setAccessibleDescription(isWrong ? sentence : QString());
        if (!isWrong)
            m_lines[player]->showAsRefused(false);
    }
    if (!problem)
        showAsRefusal(m_problem, false);
    return problem ? m_lines[whose] : nullptr;
}

void RenameDialog::accept()
{
    for (const Player player : bothPlayers)
        m_lines[player]->commit();
    NameEdit *wrong = validate();
    if (!wrong)
        return QDialog::accept();
    wrong->refuse(m_problem);
}

void RenameDialog::retranslate()
{
    setWindowTitle(tr("Rename players"));
    for (const Player player : bothPlayers)
        m_captions[player]->setText(Words::colourCaption(player));
    for (const Player player : bothPlayers) {
        GameSetup nameless = m_setup;
        nameless.seats[player].name.clear();
        m_lines[player]->setPlaceholderText(Words::playerName(nameless, player));
    }
    m_rename->setText(tr("Rename"));
    //: progress with puzzles and lessons, which is kept by the player's name
    m_training->setText(tr("Rename their &progress as well"));
    m_training->setToolTip(
        tr("What was trained under the old name goes to the new one. Otherwise it stays with the "
           "old name."));
    (void)validate();
}

void RenameDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace four
