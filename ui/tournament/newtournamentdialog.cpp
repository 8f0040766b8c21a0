// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/newtournamentdialog.h"

#include "ui/dialogs/clockchoice.h"
#include "ui/dialogs/ruleseteditor.h"
#include "ui/session/names.h"
#include "ui/shell/pageparts.h"
#include "ui/text/words.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/layouts/fittingarea.h"
#include "ui/widgets/layouts/taborder.h"
#include "ui/widgets/nameedit.h"
#include "ui/widgets/speech/livelabel.h"
#include "ui/widgets/whynot.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace four {

namespace {
constexpr int noComputer = -1; ///< the item data of entrants that no computer plays
constexpr int longestName = 60;
} // namespace

NewTournamentDialog::NewTournamentDialog(const StoredTournament &last, const QStringList &names,
                                         QWidget *parent)
    : QDialog(parent), m_stored(last), m_names(names), m_name(new NameEdit(this)),
      m_nameCaption(new QLabel(this)), m_preset(new QComboBox(this)), m_presetCaption(new QLabel(this)),
      m_customise(new QPushButton(this)), m_rules(new RulesetEditor(this)), m_clock(new ClockChoice(this)),
      m_clockCaption(new QLabel(this)), m_players(new QGroupBox(this)), m_grid(new QGridLayout),
      m_add(new QPushButton(this)), m_cycles(new QComboBox(this)), m_cyclesCaption(new QLabel(this)),
      m_points(new QComboBox(this)), m_pointsCaption(new QLabel(this)), m_problem(new LiveLabel(this)),
      m_summary(new QLabel(this))
{
    setObjectName("newTournamentDialog");
    m_stored.tournament.entries.clear();
    m_name->setObjectName("tournamentName");
    m_preset->setObjectName("tournamentPreset");
    m_customise->setObjectName("tournamentCustomise");
    m_add->setObjectName("addEntrant");
    m_cycles->setObjectName("cycles");
    m_points->setObjectName("points");
    m_problem->setObjectName("problem");
    m_problem->setAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    m_summary->setObjectName("summary");
    m_summary->setWordWrap(true);
    for (const Preset preset : allPresets) {
        // Who plays is said below.
        if (!startsWithComputer(preset))
            m_preset->addItem(QString(), static_cast<int>(preset));
    }
    for (const int cycles : {1, 2})
        m_cycles->addItem(QString(), cycles);
    for (const auto points : {Tournament::Points::TwoOne, Tournament::Points::OneHalf})
        m_points->addItem(QString(), static_cast<int>(points));
    Choices::select(m_preset, m_stored.preset);
    m_customise->setCheckable(true);
    m_rules->setRules(m_stored.tournament.rules);
    m_rules->hide();
    m_cycles->setCurrentIndex(m_cycles->findData(m_stored.tournament.cycles));
    Choices::select(m_points, m_stored.tournament.points);

    auto *content = new QWidget(this);
    auto *form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows); // large letters on a small screen
    m_nameCaption->setBuddy(m_name);
    m_presetCaption->setBuddy(m_preset);
    m_cyclesCaption->setBuddy(m_cycles);
    m_pointsCaption->setBuddy(m_points);
    m_clockCaption->setBuddy(m_clock);
    auto *game = new QHBoxLayout;
    game->addWidget(m_preset, 1);
    game->addWidget(m_customise);
    form->addRow(m_nameCaption, m_name);
    form->addRow(m_presetCaption, game);
    form->addRow(m_rules);
    form->addRow(m_clockCaption, m_clock);
    form->addRow(m_cyclesCaption, m_cycles);
    form->addRow(m_pointsCaption, m_points);
    auto *people = new QVBoxLayout(m_players);
    people->addLayout(m_grid);
    people->addWidget(m_add, 0, Qt::AlignLeading);
    people->addWidget(m_problem);
    m_grid->setColumnStretch(1, 1);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins({});
    column->addLayout(form);
    column->addWidget(m_players);
    column->addWidget(m_summary);
    column->addStretch();

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_start = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_start->setObjectName("startTournament");
    m_start->setDefault(true);
    setPrimary(m_start, true);
    for (QPushButton *each : {m_customise, m_add})
        each->setAutoDefault(false);
    for (const Seat &entrant : m_stored.tournament.entrants)
        addRow(entrant);
    while (int(m_rows.size()) < Tournament::entrantCount.least)
        addRow({});
    page::keepTranslated(this, [this] { retranslate(); });
    auto *whole = new QVBoxLayout(this);
    whole->addWidget(new FittingArea(content, this));
    whole->addWidget(buttons);

    const auto check = [this] { (void)validate(); };
    connect(m_name, &NameEdit::typedChanged, this, check);
    connect(m_cycles, &QComboBox::activated, this, check);
    connect(m_points, &QComboBox::activated, this, check);
    connect(m_preset, &QComboBox::activated, this, [this] {
        m_stored.preset = Choices::selected<Preset>(m_preset);
        m_stored.tournament.rules = rulesetOf(m_stored.preset);
        m_rules->setRules(m_stored.tournament.rules);
        m_clock->setClock(m_stored.tournament.rules.clock);
        (void)validate();
    });
    connect(m_customise, &QPushButton::toggled, this, &NewTournamentDialog::showRules);
    connect(m_rules, &RulesetEditor::changed, this, &NewTournamentDialog::readRules);
    connect(m_clock, &ClockChoice::changed, this, &NewTournamentDialog::readRules);
    connect(m_add, &QPushButton::clicked, this, [this] {
        addRow({});
        showRows();
        m_rows.back().name->setFocus();
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &NewTournamentDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_rows.front().name->setFocus();
}

void NewTournamentDialog::addRow(const Seat &seat)
{
    const Row row{new QLabel(this), new NameEdit(this), new QComboBox(this), new QToolButton(this)};
    row.name->setText(QString::fromStdString(seat.name));
    row.number->setBuddy(row.kind); // the name of a list is its choice, see NewMatchDialog::makeSeat()
    auto *completer = new QCompleter(m_names, row.name);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    row.name->setCompleter(completer);
    // While names are offered, the offer swallows Return.
    connect(row.name, &QLineEdit::returnPressed, this, [this, offered = completer->popup()] {
        if (!offered->isVisible() || offered->currentIndex().isValid())
            return;
        offered->hide();
        m_start->click();
    });
    row.kind->addItem(QString(), noComputer);
    for (const Level level : allLevels)
        row.kind->addItem(QString(), static_cast<int>(level));
    row.kind->setCurrentIndex(row.kind->findData(seat.level ? static_cast<int>(*seat.level) : noComputer));
    row.remove->setFocusPolicy(Qt::StrongFocus);
    connect(row.name, &NameEdit::typedChanged, this, [this] { (void)validate(); });
    connect(row.name, &NameEdit::left, m_problem, &LiveLabel::sayWaiting);
    connect(row.kind, &QComboBox::activated, this, [this] { showRows(); });
    connect(row.remove, &QToolButton::clicked, this, [this, remove = row.remove] { removeRow(remove); });
    m_rows.push_back(row);
}

void NewTournamentDialog::removeRow(const QWidget *remove)
{
    const auto found = std::ranges::find(m_rows, remove, &Row::remove);
    if (found == m_rows.end() || int(m_rows.size()) <= Tournament::entrantCount.least)
        return;
    const auto place = std::size_t(found - m_rows.begin());
    // Within its own click: later.
    for (QWidget *each :
         std::initializer_list<QWidget *>{found->number, found->name, found->kind, found->remove}) {
        each->hide();
        each->deleteLater();
        m_grid->removeWidget(each);
    }
    m_rows.erase(found);
    showRows();
    m_rows[std::min(place, m_rows.size() - 1)].name->setFocus();
}

void NewTournamentDialog::showRules(bool areShown)
{
    m_rules->setVisible(areShown);
    fitToContent(this);
}

void NewTournamentDialog::readRules()
{
    Ruleset rules = m_rules->rules();
    rules.clock = m_clock->clock();
    // Who begins follows from the pairings.
    rules.starter = m_stored.tournament.rules.starter;
    m_stored.tournament.rules = rules;
    (void)validate();
}

void NewTournamentDialog::showRows()
{
    const bool canRemove = int(m_rows.size()) > Tournament::entrantCount.least;
    for (int i = 0; i < int(m_rows.size()); ++i) {
        const Row &row = m_rows[std::size_t(i)];
        const QString place = QString::number(i + 1);
        row.number->setText(number(i + 1));
        row.name->setObjectName("entrant" + place);
        //: %1 is the number of a player in a tournament
        row.name->setAccessibleName(tr("Name %1").arg(number(i + 1)));
        row.kind->setObjectName("entrantKind" + place);
        //: %1 is the number of a player in a tournament: a noComputer, or a computer and its level
        row.number->setAccessibleName(tr("Player %1").arg(number(i + 1)));
        for (int item = 0; item < row.kind->count(); ++item) {
            const int level = row.kind->itemData(item).toInt();
            row.kind->setItemText(
                item, level == noComputer ? tr("Person")
                                          : tr("Computer: %1").arg(Words::level(static_cast<Level>(level))));
        }
        row.remove->setObjectName("removeEntrant" + place);
        row.remove->setText(tr("Remove"));
        //: %1 is the number of a player in a tournament
        row.remove->setAccessibleName(tr("Remove player %1").arg(number(i + 1)));
        allowUnless(row.remove, canRemove ? QString() : tr("A tournament has three players at least."),
                    row.remove->accessibleName());
        const bool isPerson = row.kind->currentData().toInt() == noComputer;
        const QString whyNot = isPerson ? QString() : tr("The computer needs no name");
        allowUnless(row.name, whyNot);
        row.name->setPlaceholderText(whyNot);
        m_grid->addWidget(row.number, i, 0);
        m_grid->addWidget(row.name, i, 1);
        m_grid->addWidget(row.kind, i, 2);
        m_grid->addWidget(row.remove, i, 3);
    }
    allowUnless(m_add, int(m_rows.size()) < Tournament::entrantCount.most
                           ? QString()
                           : tr("A tournament has eight players at most."));
    guardFromWheel(this);
    speakChoices(this);
    orderTabsAsRead(this);
    (void)validate();
    // That was a choice, and no letter of a name.
    m_problem->sayWaiting();
}

NameEdit *NewTournamentDialog::validate()
{
    Tournament &tournament = m_stored.tournament;
    tournament.cycles = m_cycles->currentData().toInt();
    tournament.points = Choices::selected<Tournament::Points>(m_points);
    tournament.entrants.clear();
    NameEdit *wrong = nullptr;
    std::optional<NameProblem> problem;
    int longest = longestName;
    QStringList known;
    const auto check = [&](NameEdit *line, int most) {
        const QString name = Names::tidied(line->typed());
        std::optional<NameProblem> found = Names::problem(name, most);
        if (!found && known.contains(Names::identity(name)))
            found = NameProblem::Equal;
        if (found && !problem) {
            problem = found;
            longest = most;
            wrong = line;
        }
        line->showAsRefused(false);
        return name;
    };
    tournament.name = check(m_name, longestName).toStdString();
    for (const Row &row : m_rows) {
        const int kind = row.kind->currentData().toInt();
        if (kind != noComputer) {
            tournament.entrants.push_back({.name = {}, .level = static_cast<Level>(kind)});
            continue;
        }
        const QString name = check(row.name, tournament.rules.nameLength);
        known << Names::identity(name);
        tournament.entrants.push_back({.name = name.toStdString(), .level = {}});
    }
    m_problem->sayAtRest(!problem ? QString()
                         : *problem == NameProblem::Empty && wrong == m_name
                             ? tr("Give the tournament a name.")
                             : Names::sentence(*problem, longest));
    const int count = int(m_rows.size());
    //: %1 players, %2 games in all, %3 for each player
    m_summary->setText(tr("Players: %1. Games: %2, for each player %3.")
                           .arg(number(count), number(count * (count - 1) / 2 * tournament.cycles),
                                number((count - 1) * tournament.cycles)));
    return wrong;
}

void NewTournamentDialog::accept()
{
    m_name->commit();
    for (const Row &row : m_rows)
        row.name->commit();
    NameEdit *wrong = validate();
    if (!wrong)
        return QDialog::accept();
    wrong->refuse(m_problem);
}

void NewTournamentDialog::retranslate()
{
    setWindowTitle(tr("New tournament"));
    m_nameCaption->setText(tr("Name:"));
    const QString usual = tr("Our tournament");
    if (m_name->text().isEmpty() && !m_stored.tournament.name.empty())
        m_name->setText(QString::fromStdString(m_stored.tournament.name));
    else if (m_name->text().isEmpty() || m_name->text() == m_usualName)
        m_name->setText(usual);
    m_usualName = usual;
    m_presetCaption->setText(tr("&Game:"));
    for (int i = 0; i < m_preset->count(); ++i)
        m_preset->setItemText(i, Words::preset(static_cast<Preset>(m_preset->itemData(i).toInt())));
    m_customise->setText(tr("Customise the rule&s"));
    m_clockCaption->setText(tr("Cl&ock:"));
    m_clock->retranslate();
    m_clock->setClock(m_stored.tournament.rules.clock);
    m_clock->setCaption(m_clockCaption->text().remove(u'&'));
    m_players->setTitle(tr("Players (3 to 8)"));
    m_add->setText(tr("A&dd a player"));
    m_cyclesCaption->setText(tr("Eac&h pair:"));
    m_cycles->setItemText(0, tr("1 game"));
    m_cycles->setItemText(1, tr("2 games"));
    m_pointsCaption->setText(tr("&Points:"));
    m_points->setItemText(0, tr("2 for a win, 1 for a draw"));
    m_points->setItemText(1, tr("1 for a win, ½ for a draw"));
    m_start->setText(tr("Start the tournament"));
    m_rules->setNarrow(isOnNarrowScreen(this));
    showRows();
}

} // namespace four

#include "moc_newtournamentdialog.cpp"
