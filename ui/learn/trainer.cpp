// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/trainer.h"

#include "core/rules/ruleset.h"
#include "ui/learn/puzzlesolving.h"
#include "ui/session/names.h"
#include "ui/session/session.h"
#include "ui/settings/settingsfile.h"

#include <QElapsedTimer>

#include <algorithm>
#include <memory>
#include <utility>

namespace four {

namespace {
constexpr auto nameKey = "training/name";
constexpr int tickLength = 250;  ///< ms
constexpr int usualPause = 900;  ///< ms, in which a wrong drop's answer is seen
constexpr int dayCheck = 60'000; ///< ms; clocks are set, and computers sleep over midnight

std::function<qint64()> steadyClock()
{
    auto timer = std::make_shared<QElapsedTimer>();
    timer->start();
    return [timer] { return timer->elapsed(); };
}
} // namespace

Trainer::Trainer(const Session *session, PuzzleSolving *solving, GameStore *store, TrainingStore *training,
                 const coach::PuzzleSet *(*set)())
    : m_session(session), m_solving(solving), m_training(training), m_set(set), m_own(store),
      m_now([] { return QDateTime::currentDateTime(); }), m_steady(steadyClock()),
      m_chosenName(settings::text(nameKey))
{
    m_rushTimer.setInterval(tickLength);
    m_rushPause.setInterval(usualPause);
    m_rushPause.setSingleShot(true);
    m_dayTimer.setSingleShot(true);
    connect(&m_dayTimer, &QTimer::timeout, this, &Trainer::watchDay);
    watchDay();
    connect(&m_rushTimer, &QTimer::timeout, this, [this] {
        if (m_steady() >= m_rushEnd)
            return m_solving->stop();
        Q_EMIT ticked();
    });
    connect(&m_rushPause, &QTimer::timeout, this, [this] {
        if (!m_isRushing)
            return;
        if (m_run.missed >= rushMisses)
            m_solving->stop();
        else
            poseFromSet();
    });
    connect(m_solving, &PuzzleSolving::tried, this, &Trainer::noteTry);
    connect(m_solving, &PuzzleSolving::solved, this, &Trainer::noteSolved);
    connect(m_solving, &PuzzleSolving::changed, this, [this] {
        if (!m_solving->isRunning())
            endRush();
    });
    // The person goes on training under the new name.
    connect(m_training, &TrainingStore::renamed, this, [this](const QString &from, const QString &to) {
        if (!m_chosenName.isEmpty() && Names::areEqual(m_chosenName, from))
            setName(to);
    });
    connect(m_training, &TrainingStore::changed, this, &Trainer::changed);
}

void Trainer::setClocks(std::function<QDateTime()> now, std::function<qint64()> steady)
{
    m_now = std::move(now);
    m_steady = std::move(steady);
    watchDay();
}

void Trainer::watchDay()
{
    const QDateTime now = m_now();
    const qint64 left = now.msecsTo(now.date().addDays(1).startOfDay());
    m_dayTimer.start(static_cast<int>(std::clamp(left + 1, qint64{1}, qint64{dayCheck})));
    if (std::exchange(m_toldDay, now.date()) != now.date())
        Q_EMIT changed();
}

QString Trainer::name() const
{
    if (!m_chosenName.isEmpty())
        return m_chosenName;
    const Match &match = m_session->ownMatch();
    for (const Player player : bothPlayers) {
        if (isNamed(match, player))
            return QString::fromStdString(match.seats[player].name);
    }
    return {};
}

void Trainer::setName(const QString &name)
{
    const QString tidied = Names::tidied(name);
    if (tidied == m_chosenName)
        return;
    if (!tidied.isEmpty() && Names::problem(tidied, limits::nameLength.most))
        return Q_EMIT changed(); // the field shows the old one again
    m_chosenName = tidied;
    settings::write({{QString::fromLatin1(nameKey), tidied}});
    m_change.reset();
    Q_EMIT changed();
}

int Trainer::rushSecondsLeft() const
{
    const qint64 left = m_rushEnd - m_steady();
    return static_cast<int>(std::max(qint64{0}, (left + 999) / 1000));
}

void Trainer::start(TrainingMode mode)
{
    endRush();
    m_mode = mode;
    m_hasRushResult = false;
    m_change.reset();
    if (mode == TrainingMode::Rush && m_set()) {
        m_run = {};
        m_rushEnd = m_steady() + qint64{1000} * rushSeconds;
        m_rushTimer.start();
        m_isRushing = true;
    }
    m_isMissing = mode == TrainingMode::Mistakes ? !poseOwnPuzzle() : !poseFromSet();
    if (m_isMissing)
        m_solving->stop();
    Q_EMIT changed();
}

void Trainer::startKind(const PuzzleKind &kind)
{
    m_kind = kind;
    start(TrainingMode::ByTask);
}

std::optional<coach::Puzzle> Trainer::chooseEnding(const coach::PuzzleSet *set, const coach::Puzzle *shown)
{
    if (!set)
        return {};
    const auto index = choosePuzzle(*set, training(), {.subject = Subject::Endings, .shown = shown}, m_lot);
    return index ? std::optional(set->at(*index)) : std::nullopt;
}

std::optional<Trainer::Change> Trainer::noteEnding(const coach::Puzzle &ending, bool isRight, bool isHelped)
{
    PuzzleTry tried = PuzzleTry::at(ending, TrainingMode::Next, m_now());
    tried.isRight = isRight;
    tried.isHelped = isHelped;
    const std::optional<int> before = shownRating(training(), Subject::Endings);
    m_training->note(name(), tried); // which tells of the change
    const std::optional<int> after = shownRating(training(), Subject::Endings);
    if (!before || !after || before == after)
        return {};
    return Change{.before = *before, .after = *after};
}

bool Trainer::poseOwnPuzzle()
{
    std::vector<OwnPuzzle> due = m_own.due(training(), today());
    // A puzzle that was left untried comes last.
    if (due.size() > 1 && m_solving->isRunning() && due.front().puzzle == m_solving->puzzle())
        std::ranges::rotate(due, due.begin() + 1);
    if (due.empty())
        return false;
    posePuzzle(due.front().puzzle);
    return true;
}

bool Trainer::poseFromSet()
{
    const coach::PuzzleSet *set = m_set();
    if (!set)
        return false;
    if (m_mode == TrainingMode::Daily) {
        posePuzzle(set->at(coach::puzzleOfDay(*set, today().toJulianDay())));
        return true;
    }
    const PuzzleWish wish{.mode = m_mode,
                          .kind = m_kind,
                          .rushSolved = m_run.solved,
                          .shown = m_solving->isRunning() ? &m_solving->puzzle() : nullptr};
    const std::optional<std::size_t> index = choosePuzzle(*set, training(), wish, m_lot);
    if (!index)
        return false;
    posePuzzle(set->at(*index));
    return true;
}

void Trainer::posePuzzle(const coach::Puzzle &puzzle)
{
    m_day = today();
    m_change.reset();
    m_solving->pose(puzzle, m_isRushing ? PuzzleSolving::Tries::One : PuzzleSolving::Tries::Any);
}

void Trainer::noteTry(bool isRight, bool isHelped)
{
    PuzzleTry tried = PuzzleTry::at(m_solving->puzzle(), m_mode, m_now());
    tried.isRight = isRight;
    tried.isHelped = isHelped;
    // A puzzle of the day counts for the day on which it was begun.
    tried.day = m_day;
    if (m_isRushing && !isRight) {
        ++m_run.missed;
        m_rushPause.start();
    }
    Training training = this->training();
    const std::optional<int> before = shownRating(training);
    training.tries.push_back(tried);
    const std::optional<int> after = shownRating(training);
    if (before && after && before != after)
        m_change = {.before = *before, .after = *after};
    m_training->note(name(), tried); // which tells of the change
    // At once, and not when its end is shown.
    if (m_isRushing && !isRight && m_run.missed == rushMisses) {
        m_rushTimer.stop();
        noteRun();
    }
}

void Trainer::noteSolved()
{
    if (!m_isRushing)
        return;
    ++m_run.solved;
    m_rushPause.start();
    Q_EMIT changed();
}

void Trainer::endRush()
{
    if (!std::exchange(m_isRushing, false))
        return;
    m_rushTimer.stop();
    m_rushPause.stop();
    m_hasRushResult = true;
    if (m_run.solved + m_run.missed > 0 && m_run.missed < rushMisses)
        noteRun();
    else
        Q_EMIT changed();
    Q_EMIT rushEnded();
}

void Trainer::noteRun()
{
    const QDateTime now = m_now();
    m_run.when = now.toMSecsSinceEpoch();
    m_run.day = now.date();
    m_training->note(name(), m_run); // which tells of the change
}

} // namespace four

#include "moc_trainer.cpp"
