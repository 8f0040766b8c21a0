// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/weakness.h"

#include <QTest>

#include <vector>

using namespace four;
using namespace four::coach;
using Theme = Puzzle::Theme;

namespace {

/// A drop at this disc, counted from 1: player one's at the odd ones.
struct Told
{
    int disc;
    std::optional<Oversight> oversight;
    std::optional<Weight> weight = Weight::Mistake;
};

Review reviewWith(const std::vector<Told> &faults)
{
    Review review;
    for (int disc = 1; disc <= 42; ++disc)
        review.drops.push_back({.column = 0,
                                .player = disc % 2 == 1 ? Player::One : Player::Two,
                                .before = {},
                                .judgement = Judgement{}});
    for (const Told &told : faults)
        review.drops[static_cast<std::size_t>(told.disc) - 1].judgement =
            Judgement{.kind = Judgement::Kind::LostWin, .weight = told.weight, .oversight = told.oversight};
    return review;
}

} // namespace

/// What a person should practise: what goes wrong most often.
class TestWeakness : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesTheMostFrequentFirst()
    {
        Weaknesses weaknesses;
        for (int i = 0; i < 3; ++i)
            weaknesses.add(reviewWith({{11 + 2 * i, Oversight::AllowedDouble},
                                       {31, std::nullopt},
                                       {12, Oversight::OverlookedWin}}), // the opponent's
                           Player::One);
        weaknesses.add(reviewWith({{13, Oversight::AllowedDouble}, {3, Oversight::AllowedWin}}), Player::One);
        const std::vector<Weakness> most = weaknesses.most(2);
        QCOMPARE(most.size(), std::size_t{2});
        QVERIFY(
            most[0] ==
            (Weakness{.fault = Oversight::AllowedDouble, .times = 4, .of = 4, .discs = std::pair(11, 13)}));
        QVERIFY(most[1] ==
                (Weakness{.fault = Phase::Ending, .times = 3, .of = 4, .discs = std::pair(31, 31)}));
        QCOMPARE(weaknesses.most(9).size(), std::size_t{2}); // what came once is no habit
    }

    void phasesEndAtTheirDiscs()
    {
        Weaknesses weaknesses;
        for (int i = 0; i < 3; ++i)
            weaknesses.add(reviewWith({{11, std::nullopt},
                                       {13, std::nullopt},
                                       {27, std::nullopt},
                                       {29, std::nullopt},
                                       {41, std::nullopt}}),
                           Player::One);
        const std::vector<Weakness> most = weaknesses.most(9);
        QCOMPARE(most.size(), std::size_t{3});
        QVERIFY(most[0].fault == Fault(Phase::Middle) && most[0].times == 6);
        QVERIFY(!most[0].discs); // 13 and 27 are far from each other
        QVERIFY(most[1].fault == Fault(Phase::Ending) && most[1].times == 6);
        QVERIFY(most[2].fault == Fault(Phase::Opening) && most[2].times == 3);
    }

    void finePointsDoNotCount()
    {
        Weaknesses weaknesses;
        for (int i = 0; i < 5; ++i)
            weaknesses.add(reviewWith({{5, std::nullopt, Weight::FinePoint}}), Player::One);
        QVERIFY(weaknesses.most(2).empty());
    }

    void fewGamesSayNothing()
    {
        Weaknesses weaknesses;
        for (int i = 0; i < Weaknesses::leastGames - 1; ++i)
            weaknesses.add(reviewWith({{5, Oversight::AllowedWin}, {7, Oversight::AllowedWin}}), Player::One);
        QVERIFY(weaknesses.most(2).empty());
        weaknesses.add(reviewWith({}), Player::One);
        QCOMPARE(weaknesses.most(2).size(), std::size_t{1});
    }

    void themesCountByTheirTries()
    {
        Weaknesses weaknesses;
        for (int i = 0; i < 9; ++i) {
            weaknesses.add(Theme::Stack, i >= 3);       // 3 of 9 missed
            weaknesses.add(Theme::DoubleThreat, i > 1); // 2 of 9: less than a third
        }
        const std::vector<Weakness> most = weaknesses.most(2);
        QCOMPARE(most.size(), std::size_t{1});
        QVERIFY(most[0] == (Weakness{.fault = Theme::Stack, .times = 3, .of = 9}));
    }
};

QTEST_APPLESS_MAIN(TestWeakness)

#include "tst_weakness.moc"
