// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/openings/openings.h"

#include "core/coach/openings.h"
#include "core/coach/repertoire.h"
#include "ui/coach/coach.h"
#include "ui/game/gamemodel.h"
#include "ui/game/interlude.h"
#include "ui/game/replay.h"
#include "ui/games/games.h"
#include "ui/learn/learn.h"
#include "ui/openings/openingsfoot.h"
#include "ui/openings/openingspage.h"
#include "ui/shell/shell.h"

#include <QKeyEvent>

#include <utility>

namespace four {

namespace {
QString taskFirst()
{
    return Openings::tr("First solve the task on the board, or leave it.");
}
} // namespace

Openings::Openings(Interlude *interlude, Analyst *analyst, Games *games, Learn *learn, Shell *shell,
                   BoardView *board)
    : m_model(interlude->model()), m_interlude(interlude), m_games(games), m_learn(learn), m_shell(shell),
      m_board(board), m_walk(m_model, interlude, analyst)
{
    addCommand();
    addPage();
    m_walk.setFoot([this](QWidget *parent) { return makeFoot(parent); });
    // The key goes back here, whatever else it does elsewhere.
    m_shell->window()->installEventFilter(this);
}

QWidget *Openings::makeFoot(QWidget *parent)
{
    m_foot = new OpeningsFoot(&m_walk, m_shell->commands(), parent);
    m_foot->setLearning(bool(m_learner));
    connect(m_foot, &OpeningsFoot::boardWanted, m_shell, &Shell::focusBoard);
    connect(m_foot, &OpeningsFoot::learnWanted, this, [this] { m_learner(m_walk.place()); });
    return m_foot;
}

void Openings::setLearner(std::function<void(const OpeningWalk::Place &)> learn)
{
    m_learner = std::move(learn);
    if (m_foot)
        m_foot->setLearning(bool(m_learner));
}

bool Openings::eventFilter(QObject *watched, QEvent *event)
{
    const bool isOverride = event->type() == QEvent::ShortcutOverride;
    if ((isOverride || event->type() == QEvent::KeyPress) && m_walk.isWalking()) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Backspace && key->modifiers() == Qt::NoModifier) {
            if (!isOverride)
                m_walk.back();
            event->accept();
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

void Openings::addCommand()
{
    m_shell->commands()->add(Command::Openings, {.text =
                                                     [] {
                                                         //: the first moves of games: what they are worth,
                                                         //: and how often they were played
                                                         return CommandText{Commands::tr("&Openings")};
                                                     },
                                                 .work = [this] { open(); },
                                                 .state =
                                                     [this] {
                                                         return CommandState::usableIf(
                                                             m_interlude->disclosure() != Disclosure::Secret,
                                                             taskFirst());
                                                     }});
}

void Openings::addPage()
{
    m_shell->addPage({.name = pagename::openings,
                      .title = [] { return tr("Openings"); },
                      .make =
                          [this](QWidget *parent) {
                              m_page = new OpeningsPage(
                                  &m_walk, m_games->store(), [this] { return m_learn->trainer()->name(); },
                                  m_board, m_shell->commands(), parent);
                              connect(m_page, &OpeningsPage::freshWanted, this, [this] { start({}); });
                              connect(m_page, &OpeningsPage::hereWanted, this, &Openings::openHere);
                              connect(m_page, &OpeningsPage::sampleWanted, this, &Openings::showSample);
                              connect(m_page, &OpeningsPage::boardWanted, m_shell, &Shell::focusBoard);
                              return m_page;
                          },
                      .symbol = "h",
                      .isHidden = true});
}

void Openings::open()
{
    if (m_walk.isRunning()) {
        m_shell->openPage(pagename::openings);
        m_page->takeFocus();
    } else {
        openHere();
    }
}

void Openings::openHere()
{
    const auto place = here(); // the page may take the place of the sandbox
    m_shell->openPage(pagename::openings);
    if (const auto *whyNot = std::get_if<QString>(&place)) {
        m_page->tellWhyNot(*whyNot);
        m_page->takeFocus();
    } else {
        start(std::get<OpeningWalk::Place>(place));
    }
}

std::variant<OpeningWalk::Place, QString> Openings::here() const
{
    if (m_interlude->disclosure() == Disclosure::Secret)
        return taskFirst();
    const Sandbox *sandbox = m_learn->sandbox();
    if (sandbox && sandbox->isSeen() && !sandbox->isRunning()) {
        if (sandbox->impossible())
            return tr("No game leads to the position in the sandbox.");
        return OpeningWalk::placeOf(sandbox->position()).value_or(OpeningWalk::Place());
    }
    if (!m_model->hasBegun())
        return OpeningWalk::Place();
    if (const auto place = OpeningWalk::placeOf(m_model->shown()))
        return *place;
    return coach::isPlain(m_model->shown().rules())
               ? tr("A turn of this game was lost to the clock: no opening leads to its position.")
               : tr("Openings are those of the standard game: four in a row on 7 columns and 6 rows, without "
                    "blocks, removals, swaps and pops. The game on the board has other rules.");
}

void Openings::start(const OpeningWalk::Place &place)
{
    if (m_interlude->disclosure() == Disclosure::Secret)
        return m_page->tellWhyNot(taskFirst());
    // The game behind another exercise is asked for its players' agreement, too.
    if (!m_walk.isRunning())
        m_interlude->endExercise();
    const Ruleset &rules = m_model->game().rules();
    const auto begin = [this, place] {
        // It is help like any other for a game on such a board.
        Session *session = m_model->session();
        if (!session->isBetweenComputers())
            session->noteValues();
        m_walk.start(place);
        m_page->takeFocus();
    };
    if (m_walk.isRunning() || !engine::BoardShape{rules.columns, rules.rows, rules.connect}.isStandard()) {
        m_walk.start(place);
        return m_page->takeFocus();
    }
    m_learn->coach()->withAgreement(Coach::Help::Values, begin);
}

void Openings::showSample(qint64 game)
{
    const auto target = coach::foldedKeyOf(m_walk.position());
    const int discs = m_walk.position().plies();
    if (!m_games->openStored(game))
        return;
    const MoveHistory &history = m_model->moveHistory();
    for (int entries = 0; entries <= history.size(); ++entries) {
        const auto place = OpeningWalk::placeOf(history.after(entries));
        if (place && int(place->columns.size()) == discs &&
            coach::foldedKeyOf(OpeningWalk::positionOf(*place)) == target) {
            m_interlude->replay()->goTo(entries);
            break;
        }
    }
    m_shell->focusBoard();
}

} // namespace four

#include "moc_openings.cpp"
