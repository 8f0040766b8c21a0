// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/renamedialog.h"

#include "ui/session/names.h"
#include "ui/store/games/contender.h"
#include "ui/store/training/trainingstore.h"
#include "ui/text/words.h"
#include "ui/widgets/nameedit.h"
#include "ui/widgets/speech/livelabel.h"
#include "ui/widgets/whynot.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSqlQuery>
#include <QVBoxLayout>

#include <algorithm>

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
    NameEdit *first = m_lines[m_setup.seats[Player::One].level ? Player::Two : Player::One];
    first->setFocus();
    first->selectAll();
    retranslate();
}

void RenameDialog::offerTraining(bool isChosen)
{
    m_training->setChecked(isChosen);
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
        // In presets without names, names may be empty.
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
    const QString sentence = problem ? Names::sentence(*problem, m_setup.rules.nameLength) : QString();
    if (problem && *problem != NameProblem::Equal)
        //: %1 is a colour, whose player's name it is; %2 a sentence that says what is wrong with the name
        m_problem->say(Words::capitalised(tr("%1: %2").arg(Words::colour(firstColour(whose)), sentence)));
    else
        m_problem->say(sentence);
    for (const Player player : bothPlayers) {
        const bool isWrong = problem && player == whose;
        if (!m_setup.seats[player].level)
            setTip(m_lines[player], isWrong ? sentence : QString());
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
        m_captions[player]->setText(Words::colourCaption(firstColour(player)));
    for (const Player player : bothPlayers) {
        GameSetup nameless = m_setup;
        nameless.seats[player].name.clear();
        m_lines[player]->setPlaceholderText(Words::playerName(nameless, player));
        allowUnless(m_lines[player],
                    m_setup.seats[player].level ? tr("A computer has no name of its own.") : QString());
    }
    m_rename->setText(tr("Rename"));
    //: progress with puzzles and lessons, which is kept by the player's name
    m_training->setText(tr("Rename their &progress as well"));
    m_training->setToolTip(
        tr("Training results under the old name go to the new one. Otherwise they stay with the old name."));
    (void)validate();
}

void RenameDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

namespace {
/// The names of a game's people with stored training.
QStringList trainedNames(TrainingStore *training, const StoredGame &game)
{
    QStringList names;
    for (const Player player : bothPlayers) {
        const Contender contender = contenderOf(game.recorded.game.setup().seats, player);
        if (contender.isOnePerson() && !training->training(contender.name).isEmpty())
            names.append(contender.name);
    }
    return names;
}

/// Whether the person played in another game as well.
bool playedAnotherGame(GameStore *store, const QString &name, qint64 game)
{
    bool isFound = false;
    store->each(QStringLiteral("SELECT player_one, player_two, level_one, level_two FROM game"
                               " WHERE deleted IS NULL AND id <> ?"),
                {game}, [&](const QSqlQuery &row) {
                    const PerPlayer<Seat> seats = seatsOf(row, 0);
                    for (const Player player : bothPlayers) {
                        const Contender contender = contenderOf(seats, player);
                        isFound =
                            isFound || (contender.isOnePerson() && Names::areEqual(contender.name, name));
                    }
                });
    return isFound;
}

bool renameTraining(TrainingStore *training, const StoredGame &game, const PerPlayer<QString> &names)
{
    PerPlayer<QString> before;
    for (const Player player : bothPlayers)
        before[player] = QString::fromStdString(game.recorded.game.setup().seats[player].name);
    const QStringList people = trainedNames(training, game);
    return std::ranges::all_of(bothPlayers, [&](Player player) {
        // Another spelling, or another seat, is the same person.
        const bool isAnother = !Names::areEqual(before[player], names[player]) &&
                               !Names::areEqual(before[opponent(player)], names[player]);
        return !isAnother || !people.contains(before[player]) ||
               training->rename(before[player], names[player]);
    });
}
} // namespace

void renamePlayers(GameStore *store, TrainingStore *training, GameLibrary *library, qint64 game,
                   QWidget *above, const std::function<void(GameLibrary::Refusal)> &done)
{
    const auto loaded = store->load(game);
    const auto *stored = loaded ? std::get_if<StoredGame>(&*loaded) : nullptr;
    if (!stored)
        return done(loaded ? GameLibrary::Refusal::Unreadable : GameLibrary::Refusal::NotThere);
    auto *dialog = new RenameDialog(*stored, above);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (const QStringList names = trainedNames(training, *stored); !names.isEmpty()) {
        // In a person's only game the name was probably mistyped; of several, only this may be meant.
        dialog->offerTraining(std::ranges::none_of(
            names, [&](const QString &name) { return playedAnotherGame(store, name, game); }));
    }
    QObject::connect(dialog, &QDialog::accepted, dialog, [=, before = *stored] {
        const GameLibrary::Refusal refusal = library->rename(game, dialog->names());
        if (refusal != GameLibrary::Refusal::None)
            return done(refusal);
        if (dialog->takesTraining() && !renameTraining(training, before, dialog->names()))
            done(GameLibrary::Refusal::NotStored);
        done(GameLibrary::Refusal::None);
    });
    dialog->open();
}

} // namespace four

#include "moc_renamedialog.cpp"
