// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/game.h"
#include "ui/sound/sounds.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

using namespace four;

Q_DECLARE_METATYPE(four::Sound)

/// Checks the sounds as numbers.
class TestSounds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void samples_data()
    {
        QTest::addColumn<Sound>("sound");
        QTest::addColumn<int>("row");
        for (int row = 0; row < 10; ++row)
            QTest::addRow("drop into row %d", row + 1) << Sound::Drop << row;
        QTest::newRow("refuse") << Sound::Refuse << 0;
        QTest::newRow("block") << Sound::Block << 0;
        QTest::newRow("remove") << Sound::Remove << 0;
        QTest::newRow("win") << Sound::Win << 0;
        QTest::newRow("draw") << Sound::Draw << 0;
    }

    void samples()
    {
        QFETCH(const Sound, sound);
        QFETCH(const int, row);
        const std::vector<std::int16_t> samples = sounds::samples(sound, row);
        const double seconds = double(samples.size()) / sounds::sampleRate;
        QVERIFY2(seconds > 0.1 && seconds < 1.5, qPrintable(QString::number(seconds)));
        // Nothing clicks: it begins and ends in silence and nowhere leaps.
        QVERIFY(std::abs(samples.front()) < 10 && std::abs(samples.back()) < 10);
        int loudest = 0;
        int leap = 0;
        for (std::size_t i = 0; i < samples.size(); ++i) {
            loudest = std::max(loudest, std::abs(int(samples[i])));
            if (i > 0)
                leap = std::max(leap, std::abs(samples[i] - samples[i - 1]));
        }
        QVERIFY2(loudest > 5000, qPrintable(QString::number(loudest)));
        QVERIFY2(loudest < std::numeric_limits<std::int16_t>::max() * 8 / 10,
                 qPrintable(QString::number(loudest)));
        QVERIFY2(leap < 6000, qPrintable(QString::number(leap)));
    }

    void pitchRisesWithTheRow()
    {
        const auto crossings = [](int row) {
            const std::vector<std::int16_t> samples = sounds::samples(Sound::Drop, row);
            int count = 0;
            // Behind the overtones of the first instant.
            for (std::size_t i = sounds::sampleRate / 10; i < samples.size(); ++i)
                count += (samples[i] < 0) != (samples[i - 1] < 0);
            return count;
        };
        for (int row = 1; row < 10; ++row)
            QVERIFY2(crossings(row) > crossings(row - 1), qPrintable(QString::number(row)));
    }

    void whatIsHeard()
    {
        GameSetup setup;
        setup.rules.rows = 4;
        setup.rules.undos = 1;
        setup.rules.blocks = 1;
        setup.rules.removes = 1;
        Game game(setup);
        const auto heard = [&game](const Action &action) { return sounds::of(game.apply(action)); };
        QCOMPARE(heard(action::Drop{0}), Sound::Drop);
        QCOMPARE(heard(action::EndTurn{}), std::nullopt);
        QCOMPARE(heard(action::Drop{99}), Sound::Refuse);
        QCOMPARE(heard(action::Remove{{0, 0}}), Sound::Remove);
        QCOMPARE(heard(action::Undo{}), std::nullopt);
        QCOMPARE(heard(action::Drop{1}), Sound::Drop);
        QCOMPARE(heard(action::Block{}), Sound::Block);
        QCOMPARE(heard(action::Resign{}), Sound::Win);
        setup.rules.clock = {.kind = TimeControl::Kind::Turn, .seconds = 5};
        QCOMPARE(sounds::of(Game(setup).apply(action::TimeOut{})), Sound::TimeUp);
        Outcome draw;
        draw.ending = Ending{.kind = Ending::Kind::Draw, .winner = {}, .cells = {}};
        QCOMPARE(sounds::of(draw), Sound::Draw);
    }
};

QTEST_APPLESS_MAIN(TestSounds)
#include "tst_sounds.moc"
