// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/driver.h"

#include "tests/gui/onscreen.h"
#include "ui/analysis/analyst.h"
#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/board/turnguard.h"
#include "ui/game/gamemodel.h"
#include "ui/learn/trainer.h"
#include "ui/settings/lastmatch.h"

#include <QApplication>
#include <QDialog>
#include <QFile>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>
#include <QThreadPool>

namespace four::gui {

QString card(Player player)
{
    return player == Player::One ? QStringLiteral("cardOne") : QStringLiteral("cardTwo");
}

void byMouseAndKeys()
{
    QTest::addColumn<By>("by");
    QTest::newRow("mouse") << By::Mouse;
    QTest::newRow("keys") << By::Keys;
}

void Driver::prepare()
{
    static const QTemporaryDir directory;
    static const bool once = [] {
        QCoreApplication::setOrganizationName(QStringLiteral("fourinarow"));
        QCoreApplication::setApplicationName(QStringLiteral("fourinarow-test"));
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, directory.path());
        return true;
    }();
    Q_UNUSED(once)
    QSettings().clear();
    // But for what Qt's platform without a screen says of itself.
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
}

Driver::Driver(const Start &start) : m_size(start.size)
{
    Preferences().set({.language = start.language,
                       .animations = start.animations,
                       .endTurnSeconds = 0,
                       .showPowerUpRules = start.showPowerUpRules,
                       .pauseBeforeComputer = start.pauseBeforeComputer,
                       .sound = true,
                       .theme = {}});
    if (start.match)
        settings::store(*start.match);
    else if (!QSettings().contains(QStringLiteral("match/preset")))
        settings::store(matchOf(Preset::Classic)); // two people: the tests play both
    open();
    if (!start.moves)
        return;
    DO(press(Qt::Key_Return));
    if (start.agreed)
        m_window->session()->agreeToHelp();
    DO(drop(*start.moves));
}

Driver::~Driver() = default;

void Driver::restart()
{
    m_window->close();
    m_window.reset();
    m_size = {};
    open();
}

void Driver::open()
{
    qputenv("XDG_DATA_HOME", QFile::encodeName(m_data.path()));
    m_program = std::make_unique<Program>();
    m_window = std::make_unique<MainWindow>(m_program->preferences(), m_program->wishes());
    m_window->board()->turnGuard()->setClock([time = m_time] { return *time; });
    m_window->trainer()->setSeed(1);
    m_window->resumeLastGame();
    if (m_size.isValid())
        m_window->resize(m_size);
    m_window->show();
    [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(m_window.get());
}

GameModel &Driver::model() const
{
    return *m_window->model();
}

const Game &Driver::game() const
{
    return m_window->model()->game();
}

const Game &Driver::shown() const
{
    return m_window->model()->shown();
}

BoardView &Driver::view() const
{
    return *m_window->board();
}

BoardScene &Driver::scene() const
{
    return *m_window->board()->boardScene();
}

void letThoughtsEnd()
{
    // One thought may lead to the next.
    for (int i = 0; i < 3; ++i) {
        Analyst::threads()->waitForDone();
        QCoreApplication::processEvents();
    }
}

QDialog *Driver::dialog() const
{
    return qobject_cast<QDialog *>(QApplication::activeModalWidget());
}

QWidget *Driver::findWidget(const QString &path) const
{
    // A person sees the whole window, but what a dialog leaves accessible is the dialog.
    QWidget *place = dialog();
    const QStringList names = path.split(u'/');
    if (!place || place->findChildren<QWidget *>(names.front()).isEmpty())
        place = m_window.get();
    for (const QString &part : names) {
        const QList<QWidget *> named = place->findChildren<QWidget *>(part);
        const auto seen = std::ranges::find_if(named, isSeen);
        if (seen == named.end())
            return nullptr;
        place = *seen;
    }
    return place;
}

} // namespace four::gui
