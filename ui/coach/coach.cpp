// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/coach/coach.h"

#include "ui/board/boardscene.h"
#include "ui/coach/coachpage.h"
#include "ui/coach/reviewpage.h"
#include "ui/game/exercise.h"
#include "ui/game/gamemodel.h"
#include "ui/game/interlude.h"
#include "ui/games/games.h"
#include "ui/session/session.h"
#include "ui/settings/preferences.h"
#include "ui/shell/shell.h"
#include "ui/widgets/messagebox.h"

namespace four {

Coach::Coach(Interlude *interlude, BoardScene *scene, Analyst *analyst, Games *games,
             Preferences *preferences, Shell *shell)
    : m_session(interlude->model()->session()), m_model(interlude->model()), m_interlude(interlude),
      m_scene(scene), m_analyst(analyst), m_preferences(preferences), m_shell(shell),
      m_values(m_model, analyst), m_hinter(m_model, analyst), m_threats(m_model),
      m_practice(m_model, analyst), m_reviewer(m_model, games->store(), games->keeper()),
      m_betterMove(&m_reviewer, analyst, m_model, interlude)
{
    addCommands();
    addCommandsOfReview();
    addCommandsOfPractice();
    addPages();
    connect(&m_values, &ColumnValues::changed, this, [this] { m_scene->setColumnMarks(m_values.marks()); });
    connect(&m_hinter, &Hinter::asked, this, [this] { m_session->noteHint(m_model->shown()); });
    connect(&m_hinter, &Hinter::changed, this, &Coach::showMarks);
    connect(m_interlude, &Interlude::secretChanged, this, &Coach::refresh);
    connect(m_interlude, &Interlude::exerciseChanged, this, &Coach::followExercise);
    connect(&m_threats, &ThreatView::changed, this, &Coach::showMarks);
    // The window hears of it too, and first takes the keyboard off the buttons that go.
    connect(&m_practice, &Practice::changed, this, &Coach::placeMarks);
    connect(&m_practice, &Practice::gaveUp, this, [this] {
        m_shell->notice()->say([] {
            return tr("The coach cannot judge your moves in time here: it takes too long on this board.");
        });
    });
    connect(&m_reviewer, &Reviewer::changed, shell->commands(), &Commands::refresh);
    connect(games, &Games::reviewWanted, this, &Coach::review);
    connect(preferences, &Preferences::changed, this, &Coach::refresh);
}

void Coach::addPages()
{
    m_shell->addPage({.name = pagename::coach,
                      .title = [] { return tr("Coach"); },
                      .make =
                          [this](QWidget *parent) {
                              return new CoachPage(m_model, &m_hinter, &m_threats, &m_practice,
                                                   m_shell->commands(), parent);
                          },
                      .symbol = "b"});
    m_shell->addPage({.name = pagename::review,
                      .title = [] { return tr("Review"); },
                      .make =
                          [this](QWidget *parent) {
                              m_reviewPage =
                                  new ReviewPage(m_interlude, m_analyst, &m_reviewer, &m_betterMove,
                                                 m_preferences, m_shell->commands(), parent);
                              connect(m_reviewPage, &ReviewPage::boardWanted, m_shell, &Shell::focusBoard);
                              return m_reviewPage.data();
                          },
                      .symbol = "c"});
}

void Coach::addCommands()
{
    Commands *commands = m_shell->commands();
    commands->add(Command::Hint, {.text = [] { return CommandText{Commands::tr("&Hint")}; },
                                  .work = [this] { askForHint(); },
                                  .state = [this] { return stateOfHint(); }});
    commands->add(Command::Threats, {.text = [] { return CommandText{Commands::tr("&Threats")}; },
                                     .work = [this] { toggleThreats(); },
                                     .isOn = [this] { return m_preferences->values().showThreats; }});
    //: what each column is worth, shown above the board
    commands->add(Command::Values, {.text = [] { return CommandText{Commands::tr("&Values")}; },
                                    .work = [this] { toggleValues(); },
                                    .isOn = [this] { return areValuesShown(); }});
    commands->add(
        Command::LineBack,
        {.text =
             [] {
                 //: of the line of best play, shown on the board as pale discs
                 return CommandText{Commands::tr("One disc of the line &back"), Commands::tr("Back")};
             },
         .work = [this] { m_hinter.stepLine(-1); },
         .state = [this] { return stateOfLine(-1, tr("This is the first disc of the line.")); },
         .belongs = [this] { return m_hinter.isLineShown(); }});
    commands->add(Command::LineForward,
                  {.text =
                       [] {
                           //: of the line of best play, shown on the board as pale discs
                           return CommandText{Commands::tr("One disc of the line &on"), Commands::tr("Next")};
                       },
                   .work = [this] { m_hinter.stepLine(1); },
                   .state = [this] { return stateOfLine(1, tr("This is the end of the line.")); },
                   .belongs = [this] { return m_hinter.isLineShown(); }});
}

void Coach::addCommandsOfReview()
{
    Commands *commands = m_shell->commands();
    commands->add(Command::Review,
                  {.text =
                       [] {
                           //: has every move of the game judged
                           return CommandText{Commands::tr("Review the &game"), Commands::tr("Review")};
                       },
                   .work = [this] { review(); },
                   .state =
                       [this] {
                           const Exercise *exercise = m_interlude->exercise();
                           if (m_interlude->disclosure() == Disclosure::Secret ||
                               (exercise && !exercise->offers(Exercise::Offer::Review)))
                               return CommandState::usableIf(false, tr("First go back to your game."));
                           return CommandState::usableIf(m_model->hasBegun() &&
                                                             !m_model->game().actions().empty(),
                                                         tr("Nothing has been played yet."));
                       }});
    commands->add(Command::FindBetter,
                  {.text = [] { return CommandText{Commands::tr("Find better &moves")}; },
                   .work = [this] { findBetter(); },
                   .state =
                       [this] {
                           return CommandState::usableIf(m_betterMove.canStart(), [this] {
                               return m_betterMove.isRunning()
                                          ? tr("You are already looking for a better move.")
                                      : m_betterMove.hasReview()
                                          ? tr("This game has no oversights and no mistakes.")
                                          : tr("First have the game reviewed.");
                           });
                       }});
}

void Coach::addCommandsOfPractice()
{
    const auto add = [this](Command command, const std::function<CommandText()> &text,
                            const std::function<void()> &work) {
        m_shell->commands()->add(
            command,
            {.text = text, .work = work, .state = [this] {
                 return CommandState::usableIf(m_practice.isSpeaking(), [this] {
                     return m_session->isPractice()
                                ? tr("The coach has nothing to say of the last move.")
                                : tr("The coach looks on where New match says so: Practice with the coach.");
                 });
             }});
    };
    add(
        Command::TakeBack,
        [] {
            //: the move that the coach has just said something of; no undo of the rules
            return CommandText{Commands::tr("Take the move bac&k"), Commands::tr("Take back")};
        },
        [this] { m_practice.takeBackDrop(); });
    add(
        Command::LetStand,
        [] {
            //: after the coach has said something of the last move: it stays as it is
            return CommandText{Commands::tr("Play on &regardless"), Commands::tr("Play on")};
        },
        [this] { m_practice.keepDrop(); });
    //: why the last move gave something away
    add(
        Command::ShowWhy, [] { return CommandText{Commands::tr("Show &why")}; }, [this] { showWhy(); });
}

CommandState Coach::stateOfHint() const
{
    if (!m_model->hasBegun())
        return CommandState::usableIf(false, tr("The game has not begun yet."));
    if (const Exercise *exercise = m_interlude->exercise()) {
        if (const QString why = exercise->whyNoHint(); !why.isEmpty())
            return CommandState::usableIf(false, why);
        if (exercise->offers(Exercise::Offer::OwnHint))
            return {};
    }
    const Game &shown = m_model->shown();
    return CommandState::usableIf(m_hinter.canAsk(), [&] {
        if (shown.isOver())
            return tr("The game is over. Go back to an earlier position to get a hint there.");
        if (shown.board().isEmpty())
            return tr("The first disc has to go into the middle column.");
        return tr("First end your turn, or take your move back.");
    });
}

CommandState Coach::stateOfLine(int step, const QString &atItsEnd) const
{
    return CommandState::usableIf(
        m_hinter.canStepLine(step),
        m_hinter.isLineShown() ? atItsEnd : tr("First ask for a hint, and have its line shown."));
}

void Coach::openPage()
{
    const Exercise *exercise = m_interlude->exercise();
    const bool isInLearn = exercise && exercise->offers(Exercise::Offer::HintPage);
    m_shell->openPage(isInLearn ? pagename::learn : pagename::coach);
}

bool Coach::areValuesShown() const
{
    return m_preferences->values().showValues && m_interlude->disclosure() != Disclosure::Agreement;
}

void Coach::toggleValues()
{
    if (areValuesShown())
        return setValuesShown(false);
    withAgreement(Help::Values, [this] { setValuesShown(true); });
    m_shell->commands()->refresh(); // the action has ticked itself, and the question may be open
}

void Coach::setValuesShown(bool shown)
{
    m_preferences->set(&PreferenceValues::showValues, shown);
    showValues();
    m_shell->commands()->refresh(); // also where the preference stays and an agreement is new
    if (shown)
        tellSecret();
}

void Coach::tellSecret()
{
    if (m_interlude->disclosure() == Disclosure::Secret)
        m_shell->notice()->answer([] { return tr("It will be shown here once you have found the answer."); });
}

void Coach::showValues()
{
    const bool shown = areValuesShown();
    // The command stays as it is meanwhile: it is what the person wants to see again.
    m_values.setOn(shown && m_interlude->disclosure() != Disclosure::Secret);
    if (shown && !m_session->isBetweenComputers())
        m_session->noteValues();
}

void Coach::askForHint()
{
    if (Exercise *exercise = m_interlude->exercise(); exercise && exercise->takeHint())
        return;
    withAgreement(Help::Hint, [this] {
        openPage();
        m_hinter.requestHint();
    });
}

void Coach::toggleThreats()
{
    m_preferences->set(&PreferenceValues::showThreats, !m_preferences->values().showThreats);
    // What is to be said of them stands there.
    if (m_threats.isOn())
        openPage();
    else if (m_preferences->values().showThreats)
        tellSecret();
}

void Coach::review()
{
    const auto open = [this] {
        m_shell->openPage(pagename::review);
        // Not known yet, it is told when it is.
        m_reviewPage->tellSummary();
    };
    // Where there can be none, the page says why.
    if (!m_reviewer.canReview())
        return open();
    withAgreement(Help::Review, [this, open] {
        open();
        if (!m_session->isBetweenComputers())
            m_session->noteReview();
        m_reviewer.startReview();
    });
}

void Coach::findBetter()
{
    m_shell->openPage(pagename::review);
    m_interlude->endExercise();
    m_betterMove.start();
    m_shell->focusBoard();
}

void Coach::showWhy()
{
    m_practice.showWhy();
    if (m_practice.isWhyShown())
        openPage();
}

void Coach::refresh()
{
    showValues();
    followExercise();
}

void Coach::followExercise()
{
    const Exercise *exercise = m_interlude->exercise();
    const bool isWanted =
        m_preferences->values().showThreats && m_interlude->disclosure() != Disclosure::Secret;
    m_threats.setOn(isWanted || (exercise && exercise->named().hasThreats));
    placeMarks();
}

void Coach::retranslate()
{
    m_values.retranslate();
    m_reviewer.retranslate();
}

void Coach::showMarks()
{
    placeMarks();
    m_shell->commands()->refresh();
}

void Coach::placeMarks()
{
    CoachMarks marks = m_threats.marks();
    for (const CoachMark &mark : m_hinter.marks())
        marks.push_back(mark);
    for (const CoachMark &mark : m_practice.marks())
        marks.push_back(mark);
    const Exercise *exercise = m_interlude->exercise();
    const Exercise::Named named = exercise ? exercise->named() : Exercise::Named();
    for (const Cell cell : named.cells)
        marks.push_back({.kind = CoachMark::Kind::Spoken, .cell = cell});
    marks.insert(marks.end(), named.marks.begin(), named.marks.end());
    m_scene->setRowsSpoken(named.hasRows);
    m_scene->setCoachMarks(marks);
}

void Coach::withAgreement(Help help, const std::function<void()> &work)
{
    if (m_interlude->disclosure() != Disclosure::Agreement)
        return work();
    if (m_ask && m_ask(help, work))
        return;
    auto *question = new MessageBox(
        QMessageBox::Question, [] { return tr("Coach"); },
        [] {
            return tr(
                "Do both players agree that the coach shows hints and values in this game?\n\nThe game is "
                "marked as one with the coach’s help.");
        },
        QDialogButtonBox::Yes | QDialogButtonBox::No, m_shell->window());
    question->setObjectName("agreementDialog");
    question->setDefaultButton(QDialogButtonBox::No);
    m_shell->dialogs()->open(question, [this, work](int result) {
        if (result != QDialogButtonBox::Yes)
            return;
        m_session->agreeToHelp();
        work();
    });
}

} // namespace four

#include "moc_coach.cpp"
