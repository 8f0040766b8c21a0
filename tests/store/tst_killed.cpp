// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/randomgame.h"
#include "tests/memoryfolder.h"
#include "tests/store/script.h"
#include "ui/store/games/gamekeeper.h"
#include "ui/store/games/gamelibrary.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <vector>

using namespace four;

/// A process that is killed with SIGKILL, and what the next one finds.
class TestKilled : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingThatWasSeenIsLost()
    {
        constexpr int moments = 200;
        constexpr int games = 2;
        RandomGame random(20261128);
        qint64 mostSeen = 0;
        for (int moment = 0; moment < moments; ++moment) {
            const std::uint64_t seed = std::uint64_t(moment) % 10;
            const std::vector<Game> seen = everythingSeen(seed, games);
            const QTemporaryDir folder(memoryFolder());
            const QString path = folder.filePath(QStringLiteral("games.sqlite"));

            QProcess player;
            player.start(QStringLiteral(FOUR_STORAGE_PLAYER),
                         {path, QString::number(seed), QString::number(games)});
            const qint64 enough = random.between(1, int(seen.size()));
            while (player.bytesAvailable() < enough && player.waitForReadyRead(10000)) {
            }
            // Somewhere in the midst of the next ones.
            QThread::usleep(static_cast<unsigned long>(random.between(0, 3000)));
            player.kill();
            // It may have played all of its games meanwhile.
            QVERIFY(player.state() == QProcess::NotRunning || player.waitForFinished());
            const qint64 count = player.readAllStandardOutput().size();
            QVERIFY(count >= enough && count <= qint64(seen.size()));
            mostSeen = std::max(mostSeen, count);

            GameStore store(path);
            Session session;
            GameKeeper keeper(&session, &store);
            GameLibrary library(&session, &store, &keeper);
            const Game &last = seen[std::size_t(count - 1)];
            const bool resumed = library.resumeLatest() == GameLibrary::Refusal::None;
            // A game in which nothing was done is dropped for the next one: it may have come to that.
            if (last.actions().empty() && (!resumed || !(session.game() == last)))
                continue;
            QVERIFY(resumed);
            const bool stoodThere = session.game() == last;
            const bool oneFurther = count < qint64(seen.size()) && session.game() == seen[std::size_t(count)];
            QVERIFY2(stoodThere || oneFurther, qPrintable(QStringLiteral("moment %1, seed %2, %3 of %4 seen")
                                                              .arg(moment)
                                                              .arg(seed)
                                                              .arg(count)
                                                              .arg(seen.size())));
            QVERIFY(!store.takeProblem());
            // It goes on: what is done now is stored like what was done before.
            if (!session.isOver()) {
                session.submit(action::Resign{});
                QVERIFY(loaded(store, keeper.current().value()).recorded.game == session.game());
            }
        }
        QVERIFY(mostSeen > 50);
    }

private:
    /// Each game as it was when something of it was shown, in order.
    static std::vector<Game> everythingSeen(std::uint64_t seed, int games)
    {
        std::vector<Game> seen;
        Session session;
        playScript(session, seed, games, [&] { seen.push_back(session.game()); });
        return seen;
    }
};

QTEST_GUILESS_MAIN(TestKilled)
#include "tst_killed.moc"
