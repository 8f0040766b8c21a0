// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/tournaments.h"

#include "ui/games/games.h"
#include "ui/shell/shell.h"
#include "ui/text/storewords.h"
#include "ui/text/words.h"
#include "ui/tournament/newtournamentdialog.h"
#include "ui/tournament/tournamentpage.h"
#include "ui/tournament/tournamentwords.h"
#include "ui/widgets/messagebox.h"

#include <QClipboard>
#include <QDateTime>
#include <QGuiApplication>
#include <QTextDocument>
#include <QTimer>

#include <algorithm>

namespace four {

namespace {
/// Whether such a game is one of the tournament's. Two tournaments may have one name.
bool hasGame(const Tournament &tournament, const GameSetup &setup)
{
    return tournament.name == setup.event &&
           std::ranges::find(tournament.entries, setup.seed, &Tournament::Entry::seed) !=
               tournament.entries.end();
}
} // namespace

Tournaments::Tournaments(GameModel *model, Games *games, Shell *shell)
    : m_model(model), m_session(model->session()), m_games(games), m_shell(shell), m_store(games->store())
{
    addCommands();
    addPage();
    connect(m_session, &Session::arrived, this, &Tournaments::follow);
    connect(m_session, &Session::acted, this, &Tournaments::noteEnd);
}

Tournaments::~Tournaments() = default;

void Tournaments::addCommands()
{
    Commands *commands = m_shell->commands();
    commands->add(Command::Tournament,
                  {.text =
                       [] {
                           return CommandText{Commands::tr("&Tournament…"), Commands::tr("Tournament")};
                       },
                   .work = [this] { show(); }});
    commands->add(
        Command::NextGame,
        {.text =
             [] {
                 return CommandText{Commands::tr("Ne&xt game of the tournament"), Commands::tr("Next game")};
             },
         .work = [this] { play(*m_open->stored.tournament.next()); },
         .state =
             [this] {
                 const QString why = whyNotNext();
                 return CommandState::usableIf(why.isEmpty(), why);
             },
         .belongs = [this] { return m_open.has_value(); }});
}

void Tournaments::addPage()
{
    m_shell->addPage({.name = pagename::tournament,
                      .title = [] { return tr("Tournament"); },
                      .make =
                          [this](QWidget *parent) {
                              m_page = new TournamentPage(m_shell->commands(), parent);
                              connect(m_page, &TournamentPage::chosen, this, &Tournaments::open);
                              connect(m_page, &TournamentPage::strikeWanted, this, &Tournaments::strike);
                              connect(m_page, &TournamentPage::printWanted, this, &Tournaments::print);
                              connect(m_page, &TournamentPage::copyWanted, this, &Tournaments::copy);
                              connect(m_page, &TournamentPage::newWanted, this, &Tournaments::setUp);
                              refresh();
                              return m_page.data();
                          },
                      .symbol = "p",
                      .isHidden = true});
}

void Tournaments::show()
{
    if (!m_open) {
        const std::vector<TournamentStore::Listed> all = m_store.all();
        if (all.empty())
            return setUp();
        const auto running =
            std::ranges::find_if(all, [](const auto &each) { return !each.stored.tournament.isOver(); });
        open(running == all.end() ? all.front().id : running->id);
    } else {
        open(m_open->id);
    }
    m_shell->openPage(pagename::tournament);
    // After a dialog the board gets the keyboard.
    QMetaObject::invokeMethod(m_page, &TournamentPage::focusTable, Qt::QueuedConnection);
}

void Tournaments::setUp()
{
    const std::vector<TournamentStore::Listed> all = m_store.all();
    auto *dialog = new NewTournamentDialog(all.empty() ? StoredTournament() : all.front().stored,
                                           m_store.knownNames(), m_shell->window());
    m_shell->dialogs()->open(dialog, [this, dialog](int result) {
        if (result != QDialog::Accepted)
            return;
        StoredTournament stored = dialog->tournament();
        stored.begun = QDateTime::currentMSecsSinceEpoch();
        const std::optional<qint64> id = m_store.add(stored);
        if (!id)
            return m_games->keeper()->reportTrouble();
        m_open = Open{.id = *id, .stored = stored};
        show();
    });
}

void Tournaments::open(qint64 id)
{
    if (const std::optional<StoredTournament> stored = m_store.load(id))
        m_open = Open{.id = id, .stored = *stored};
    m_games->keeper()->reportTrouble();
    refresh();
}

void Tournaments::follow()
{
    const GameSetup &setup = m_session->game().setup();
    if (setup.event.empty() || m_session->isInterrupted())
        return refresh();
    if (!m_open || !hasGame(m_open->stored.tournament, setup)) {
        for (const TournamentStore::Listed &each : m_store.all()) {
            if (hasGame(each.stored.tournament, setup))
                return open(each.id);
        }
    }
    refresh();
}

bool Tournaments::isOnBoard() const
{
    return m_open && !m_session->isInterrupted() &&
           hasGame(m_open->stored.tournament, m_session->game().setup());
}

void Tournaments::noteEnd()
{
    const auto result = resultOf(m_session->game().ending());
    if (!result || !isOnBoard())
        return;
    const quint64 seed = m_session->game().setup().seed;
    bool isNew = false;
    const auto changed =
        m_store.change(m_open->id, [&](Tournament &tournament) { isNew = tournament.finish(seed, *result); });
    if (changed)
        m_open->stored = *changed;
    refresh();
    // Queued: what was said before leaves with the action.
    if (isNew && changed && changed->tournament.isOver())
        QTimer::singleShot(0, this, [this, stored = *changed] {
            m_shell->notice()->say([stored] { return TournamentWords::outcome(stored.tournament); });
        });
}

QString Tournaments::whyNotNext() const
{
    if (!m_open)
        return tr("No tournament is open.");
    if (!m_open->stored.tournament.next())
        return tr("All games of the tournament are played.");
    if (isOnBoard() && m_session->hasBegun() && !m_session->isOver())
        return tr("This game is not over yet.");
    return {};
}

bool Tournaments::goOn()
{
    if (!isOnBoard() || !m_session->isOver() || m_model->isLookingBack() || !whyNotNext().isEmpty())
        return false;
    play(*m_open->stored.tournament.next());
    return true;
}

void Tournaments::play(int pairing)
{
    const quint64 seed = m_session->takeSeed();
    // Perhaps another window has begun it.
    const auto changed = m_store.change(m_open->id, [&](Tournament &tournament) {
        if (!tournament.entryOf(pairing))
            tournament.begin(pairing, seed);
    });
    if (!changed)
        return m_games->keeper()->reportTrouble();
    m_open->stored = *changed;
    const Tournament &tournament = changed->tournament;
    const Tournament::Entry entry = *tournament.entryOf(pairing);
    if (const auto found = m_store.game(tournament.name, entry.seed)) {
        // It was left before its end; or has been finished in another window.
        if (const auto refusal = m_games->library()->resume(found->id); refusal != GameLibrary::Refusal::None)
            m_shell->notice()->sayTrouble([refusal] { return StoreWords::refusal(refusal); });
        open(m_open->id);
        m_shell->focusBoard();
        return m_games->askForLetter();
    }
    const Pairing two = tournament.pairings()[std::size_t(pairing)];
    Match match{.preset = changed->preset, .rules = tournament.rules, .seats = {}};
    match.seats[Player::One] = tournament.entrants[std::size_t(two.first)];
    match.seats[Player::Two] = tournament.entrants[std::size_t(two.second)];
    GameSetup setup{.rules = match.rules, .seed = entry.seed, .seats = match.seats, .starter = Player::One};
    setup.event = tournament.name;
    m_games->start(match, setup);
}

void Tournaments::strike(int pairing)
{
    const Tournament &tournament = m_open->stored.tournament;
    const Tournament::Entry *entry = tournament.entryOf(pairing);
    if (!entry)
        return;
    auto *question = new MessageBox(
        QMessageBox::Question, [] { return tr("Correct a game"); },
        [game = TournamentWords::game(tournament, *entry)] {
            //: %1 is a game of a tournament with its result
            return tr("%1\n\nThe result is struck, and the two play again. The old game stays in the "
                      "history.")
                .arg(Words::plain(game));
        },
        QDialogButtonBox::Yes | QDialogButtonBox::No | QDialogButtonBox::Cancel, m_shell->window());
    question->setObjectName("strikeDialog");
    question->setButtonText(QDialogButtonBox::Yes, [] { return tr("Strike, play &now"); });
    question->setButtonText(QDialogButtonBox::No, [] { return tr("Strike, play &later"); });
    question->setDefaultButton(QDialogButtonBox::Cancel);
    m_shell->dialogs()->open(question, [this, pairing](int result) {
        if (result != QDialogButtonBox::Yes && result != QDialogButtonBox::No)
            return;
        if (const auto changed =
                m_store.change(m_open->id, [pairing](Tournament &each) { each.strike(pairing); }))
            m_open->stored = *changed;
        refresh();
        if (result == QDialogButtonBox::Yes)
            play(pairing);
    });
}

void Tournaments::print()
{
    m_games->printer()->print(TournamentWords::sheet(m_open->stored),
                              QString::fromStdString(m_open->stored.tournament.name),
                              {.done = [] { return tr("The table was sent to the printer."); },
                               .failed = [] { return tr("Printing failed."); },
                               .noPrinter = [] { return tr("There is no printer."); }});
}

void Tournaments::copy()
{
    QGuiApplication::clipboard()->setText(TournamentWords::text(m_open->stored));
    m_shell->notice()->answer([] { return tr("The table was copied as text."); });
}

QString Tournaments::spoken() const
{
    return isOnBoard() ? TournamentWords::spoken(m_open->stored) : QString();
}

void Tournaments::refresh()
{
    if (m_page) {
        m_page->setList(m_store.all());
        m_page->setTournament(m_open ? m_open->id : 0, m_open ? m_open->stored : StoredTournament());
    }
    m_model->setPlaces(isOnBoard() ? std::optional(places()) : std::nullopt);
    m_shell->commands()->refresh();
}

PerPlayer<GameModel::Place> Tournaments::places() const
{
    const Tournament &tournament = m_open->stored.tournament;
    const auto entry =
        std::ranges::find(tournament.entries, m_session->game().setup().seed, &Tournament::Entry::seed);
    PerPlayer<GameModel::Place> places;
    const Pairing two = tournament.pairings()[std::size_t(entry->pairing)];
    for (const Standing &standing : tournament.table()) {
        const GameModel::Place place{.points = TournamentWords::points(tournament, standing.halves()),
                                     //: on a player's card, after "In the tournament"; %1 is a number
                                     .place = tr("place %1").arg(number(standing.rank))};
        if (standing.entrant == two.first)
            places[Player::One] = place;
        if (standing.entrant == two.second)
            places[Player::Two] = place;
    }
    return places;
}

} // namespace four

#include "moc_tournaments.cpp"
