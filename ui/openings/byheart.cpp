// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/openings/byheart.h"

#include "core/coach/puzzle.h"
#include "core/engine/positionkey.h"
#include "ui/game/gamemodel.h"
#include "ui/games/games.h"
#include "ui/learn/learnpage.h"
#include "ui/learn/trainer.h"
#include "ui/openings/drillmap.h"
#include "ui/openings/drillview.h"
#include "ui/openings/openingwalk.h"
#include "ui/openings/repertoires.h"
#include "ui/openings/sparringview.h"
#include "ui/settings/settingsfile.h"
#include "ui/shell/shell.h"
#include "ui/store/games/openingstore.h"
#include "ui/text/words.h"

#include <QDateTime>

#include <algorithm>
#include <string>
#include <utility>

namespace four {

namespace {
constexpr auto repertoireKey = "training/repertoire";
constexpr auto ownId = "own";

QString idOf(int repertoire)
{
    const auto index = std::size_t(repertoire);
    return index < repertoires().size() ? QString::number(int(repertoires()[index].kind()))
                                        : QString::fromLatin1(ownId);
}

QString columnsText(const std::vector<int> &drops)
{
    return QString::fromStdString(coach::columnsOf(drops));
}
} // namespace

ByHeart::ByHeart(Interlude *interlude, Analyst *analyst, Games *games, Trainer *trainer, Shell *shell)
    : m_analyst(analyst), m_games(games), m_trainer(trainer), m_shell(shell), m_interlude(interlude),
      m_play(analyst, interlude->model(), interlude), m_sparring(analyst, interlude->model(), interlude),
      m_best([this] { receiveBest(); })
{
    addCommands();
    addPage();
    connect(&m_play, &DrillPlay::answered, this, &ByHeart::noteAnswer);
    connect(&m_play, &DrillPlay::nextWanted, this, &ByHeart::startNext);
    connect(&m_play, &DrillPlay::changed, this, &ByHeart::changed);
    connect(&m_sparring, &Sparring::changed, this, [this] {
        showView();
        Q_EMIT changed();
    });
    connect(&m_sparring, &Sparring::goOnWanted, this, [this] {
        if (!m_sparring.isOver())
            startNext();
        else if (m_sparring.unknown().empty())
            spar();
        else
            learnSparred();
    });
    connect(m_trainer, &Trainer::changed, this, [this] {
        m_plan.reset();
        Q_EMIT changed();
    });
}

void ByHeart::addPage()
{
    m_shell->addPage({.name = pagename::byHeart,
                      .title = [] { return tr("By heart"); },
                      .make =
                          [this](QWidget *parent) {
                              m_page = new LearnPage(parent);
                              m_view = new DrillView(this, m_shell->commands(), m_page);
                              m_sparringView = new SparringView(this, m_shell->commands(), m_page);
                              m_page->addView(m_view);
                              m_page->addView(m_sparringView);
                              connect(m_view, &DrillView::boardWanted, m_shell, &Shell::focusBoard);
                              showView();
                              return m_page;
                          },
                      .symbol = "h",
                      .isHidden = true});
}

void ByHeart::addCommands()
{
    Commands *commands = m_shell->commands();
    //: openings to be learnt by heart
    commands->add(Command::ByHeart, {.text = [] { return CommandText{Commands::tr("By &heart")}; },
                                     .work =
                                         [this] {
                                             m_replies.clear(); // games were played meanwhile
                                             startNext();
                                         }});
    commands->add(
        Command::LearnThis,
        {.text =
             [] {
                 //: by heart: the position that is shown
                 return CommandText{Commands::tr("Le&arn this position"), Commands::tr("Learn this")};
             },
         .work =
             [this] {
                 const auto place = OpeningWalk::placeOf(m_interlude->model()->shown());
                 learnPosition(place.value_or(OpeningWalk::Place()).columns);
             },
         .state =
             [this] {
                 const GameModel *model = m_interlude->model();
                 if (!OpeningWalk::placeOf(model->shown()) || model->shown().isOver())
                     return CommandState{false, tr("No drop is to be learnt here: this is over, or no "
                                                   "position of the standard game.")};
                 const bool isFair = m_interlude->disclosure() == Disclosure::Free &&
                                     (model->isOver() || model->session()->isInterrupted());
                 return CommandState::usableIf(isFair,
                                               tr("The best column is a secret here: first end the game."));
             }});
}

int ByHeart::repertoire() const
{
    if (!m_repertoire) {
        m_repertoire = 0;
        const QString stored = settings::text(repertoireKey);
        for (int i = 0; i < count(); ++i) {
            if (idOf(i) == stored)
                m_repertoire = i;
        }
    }
    return *m_repertoire;
}

int ByHeart::count() const
{
    return int(repertoires().size()) + 1;
}

QString ByHeart::name(int repertoire) const
{
    const auto index = std::size_t(repertoire);
    if (index >= repertoires().size())
        return tr("My own positions");
    switch (int(repertoires()[index].kind())) {
    case 0:
        return tr("First: always win");
    case 1:
        return tr("Second: punish every first drop but the middle");
    default:
        return tr("Second against the middle: the most traps");
    }
}

void ByHeart::choose(int repertoire)
{
    if (this->repertoire() == repertoire)
        return;
    m_repertoire = repertoire;
    settings::write({{QString::fromLatin1(repertoireKey), idOf(repertoire)}});
    m_plan.reset();
    m_last.reset();
    // Without the page: the keyboard stays with the choice.
    if (m_play.isRunning())
        askNext();
    Q_EMIT changed();
}

ByHeart::Plan &ByHeart::plan()
{
    if (!m_plan) {
        const Training training = m_trainer->training();
        coach::DrillMemory memory = drillMemory(training);
        const auto index = std::size_t(repertoire());
        coach::DrillTree tree =
            index < repertoires().size()
                ? coach::DrillTree::of(repertoires()[index], memory,
                                       [this](const engine::Position &at) { return repliesTo(at); })
                : coach::DrillTree::of(ownPositions(training), memory);
        m_plan.emplace(Plan{std::move(memory), std::move(tree)});
    }
    return *m_plan;
}

std::array<int, 7> ByHeart::repliesTo(const engine::Position &position)
{
    // Of the orientation that was asked for: the mirror image is another entry.
    const auto key = engine::positionKey(static_cast<engine::Word64>(position.mover()),
                                         static_cast<engine::Word64>(position.opponent()));
    if (const auto known = m_replies.find(key); known != m_replies.end())
        return known->second;
    const std::array<int, 7> replies = OpeningStore(m_games->store()).repliesTo(position);
    m_replies.emplace(key, replies);
    return replies;
}

const coach::DrillTree &ByHeart::tree()
{
    return plan().tree;
}

QDate ByHeart::today() const
{
    return m_trainer->today();
}

coach::DrillState ByHeart::state(std::size_t node)
{
    return plan().memory.state(tree().at(node).position, today().toJulianDay());
}

coach::DrillDay ByHeart::day()
{
    return coach::dayOf(tree(), plan().memory, today().toJulianDay());
}

std::optional<QDate> ByHeart::nextDay()
{
    if (!m_play.isRunning())
        return {};
    const auto position = coach::positionAfter(m_play.question().drops);
    const auto day = plan().memory.dueDay(*position);
    return day ? std::optional(QDate::fromJulianDay(*day)) : std::nullopt;
}

void ByHeart::openPage()
{
    m_shell->openPage(pagename::byHeart);
    m_shell->focusBoard();
}

void ByHeart::showView()
{
    if (m_page)
        m_page->showView(m_sparring.isRunning() ? static_cast<QWidget *>(m_sparringView) : m_view);
}

std::optional<std::size_t> ByHeart::node()
{
    return m_last ? tree().find(*m_last) : std::nullopt;
}

void ByHeart::startNext()
{
    askNext();
    openPage();
    Q_EMIT changed();
}

void ByHeart::startAt(std::size_t node)
{
    ask(node);
    openPage();
}

void ByHeart::askNext()
{
    const auto next =
        m_sitting.next(tree(), plan().memory, today().toJulianDay(), node(), m_lot.generateDouble());
    if (next)
        return ask(*next);
    m_isDone = true;
    m_last.reset();
    m_play.stop();
}

void ByHeart::ask(std::size_t node)
{
    m_isDone = false;
    const coach::DrillTree::Node asked = tree().at(node);
    m_last = asked.position;
    const auto index = std::size_t(repertoire());
    m_play.pose(
        {.drops = asked.drops,
         .column = asked.column,
         .isWon = index < repertoires().size() && repertoires()[index].kind() == coach::RepertoireKind::First,
         .isLast = asked.children.empty()});
}

void ByHeart::note(const std::vector<int> &drops, int column, coach::DrillAnswer answer)
{
    const QDateTime now = m_trainer->now();
    // Which makes the plan out of date, and tells of the change.
    m_games->training()->note(m_trainer->name(), Drilled{.drops = columnsText(drops),
                                                         .column = column,
                                                         .answer = answer,
                                                         .when = now.toMSecsSinceEpoch(),
                                                         .day = now.date()});
}

void ByHeart::noteAnswer(bool isRight, bool isHelped)
{
    const DrillQuestion question = m_play.question();
    const engine::Position position = coach::positionAfter(question.drops).value();
    m_sitting.note(position, isRight);
    int column = m_play.dropped().value_or(question.column.value_or(0));
    while (!position.canDrop(column)) // of help where the column is not known, it says nothing
        ++column;
    using enum coach::DrillAnswer;
    note(question.drops, column, isRight ? Right : isHelped ? Helped : Wrong);
}

void ByHeart::learnColumn()
{
    if (!m_play.isOther())
        return;
    const DrillQuestion question = m_play.question();
    note(question.drops, *m_play.dropped(), coach::DrillAnswer::Chosen);
    startNext();
}

void ByHeart::learnPosition(const std::vector<int> &drops)
{
    m_toLearn = drops;
    const auto position = coach::positionAfter(drops);
    if (!position || position->isOver())
        return;
    int any = 0;
    while (!position->canDrop(any))
        ++any;
    const coach::Puzzle puzzle{
        .task = coach::Puzzle::Task::Mistake, .drops = m_toLearn, .number = 1, .mistake = m_toLearn.size()};
    m_best.ask([&](const std::stop_token &stop) { return Analyst::puzzleStep(puzzle, {any}, stop); });
}

void ByHeart::receiveBest()
{
    if (!m_best.result() || !m_best.result()->before)
        return;
    // Of several, the one next to the centre, as repertoires have it.
    std::vector<int> best = m_best.result()->before->bestColumns();
    const int column = *std::ranges::min_element(best, {}, [](int one) { return std::abs(one - 3); });
    note(m_toLearn, column, coach::DrillAnswer::Chosen);
    m_shell->notice()->answer([column] {
        //: %1 is a column's number
        return tr("Added to my own positions, with column %1. By heart asks for it.")
            .arg(columnNumber(column));
    });
}

QString ByHeart::whyNoSparring()
{
    return std::size_t(repertoire()) < repertoires().size()
               ? QString()
               : tr("For sparring choose a repertoire, not your own positions.");
}

void ByHeart::spar()
{
    const bool isFirst = repertoires()[std::size_t(repertoire())].kind() == coach::RepertoireKind::First;
    m_isDone = false;
    m_sparring.begin(coach::SparringGuide(tree(), plan().memory, today().toJulianDay()),
                     isFirst ? Player::One : Player::Two);
    openPage();
}

void ByHeart::learnSparred()
{
    for (const std::size_t node : m_sparring.unknown())
        m_sitting.want(m_sparring.guide().tree().at(node).position);
    startNext();
}

void ByHeart::showMap()
{
    auto *dialog = new DrillMap(this, m_shell->window());
    m_shell->dialogs()->open(dialog, [this, dialog](int result) {
        if (result != QDialog::Accepted)
            return;
        if (dialog->chosen())
            startAt(*dialog->chosen());
        else
            startNext();
    });
}

} // namespace four

#include "moc_byheart.cpp"
