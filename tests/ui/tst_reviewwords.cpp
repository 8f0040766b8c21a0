// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/coach/reviewwords.h"
#include "ui/settings/language.h"
#include "ui/text/words.h"

#include <QRegularExpression>
#include <QTest>

#include <utility>
#include <vector>

using namespace four;
using coach::Judgement;
using coach::Outlook;
using coach::Result;
using Kind = coach::Judgement::Kind;

namespace {
constexpr Outlook draw{};
Outlook win(int drops)
{
    return {.result = Result::Win, .drops = drops};
}
Outlook loss(int drops)
{
    return {.result = Result::Loss, .drops = drops};
}

GameSetup setup()
{
    GameSetup setup;
    setup.seats[Player::One].name = "Lan";
    setup.seats[Player::Two].name = "Bình";
    return setup;
}

/// A review of one drop, made by player two.
coach::Review reviewOf(std::vector<std::optional<Outlook>> before, int column)
{
    return coach::reviewOf({{.column = column,
                             .player = Player::Two,
                             .before = coach::Values(std::move(before)),
                             .judgement = {}}});
}
} // namespace

Q_DECLARE_METATYPE(coach::Judgement)
Q_DECLARE_METATYPE(coach::Review)
Q_DECLARE_METATYPE(std::vector<std::optional<int>>)

/// What a review says, in both languages.
class TestReviewWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_language.use(QStringLiteral("en")); }

    void judges_data()
    {
        QTest::addColumn<Judgement>("judgement");
        QTest::addColumn<QString>("en");
        QTest::addColumn<QString>("vi");
        const auto row = [](Judgement judgement, const char *en, const char *vi) {
            QTest::newRow(en) << judgement << QString::fromUtf8(en) << QString::fromUtf8(vi);
        };
        row({.kind = Kind::Forced}, "Forced.", "Nước bắt buộc.");
        row({.kind = Kind::OnlyMoveFound}, "The only right move.", "Nước đúng duy nhất.");
        row({.kind = Kind::Best}, "Best.", "Nước hay nhất.");
        row({.kind = Kind::Slower, .by = 1}, "Wins 1 move later.", "Thắng chậm hơn 1 nước.");
        row({.kind = Kind::Slower, .by = 3}, "Wins 3 moves later.", "Thắng chậm hơn 3 nước.");
        row({.kind = Kind::Hastened, .by = 1}, "Loses 1 move sooner.", "Thua sớm hơn 1 nước.");
        row({.kind = Kind::Hastened, .by = 2}, "Loses 2 moves sooner.", "Thua sớm hơn 2 nước.");
        using coach::Oversight;
        using coach::Weight;
        const auto changed = [&row](Kind kind, const char *en, const char *vi) {
            row({.kind = kind, .weight = Weight::Mistake}, QByteArray("Mistake").append(en).constData(),
                QByteArray("Sai lầm").append(vi).constData());
            row({.kind = kind, .weight = Weight::FinePoint}, QByteArray("Fine point").append(en).constData(),
                QByteArray("Điểm nhỏ").append(vi).constData());
        };
        changed(Kind::MissedDraw, ": a draw became a loss.", ": từ hòa thành thua.");
        changed(Kind::MissedWin, ": a win became a draw.", ": từ thắng thành hòa.");
        changed(Kind::LostWin, ": a win became a loss.", ": từ thắng thành thua.");
        const auto oversight = [&row](Oversight seen, bool isEstimated, const char *en, const char *vi) {
            row({.isEstimated = isEstimated, .oversight = seen}, en, vi);
        };
        oversight(Oversight::OverlookedWin, false, "Oversight: a line could have been completed.",
                  "Sơ suất: bỏ lỡ một đường.");
        oversight(Oversight::AllowedWin, true, "Oversight: let the opponent win at once.",
                  "Sơ suất: để đối thủ thắng ngay.");
        oversight(Oversight::AllowedDouble, false, "Oversight: allowed a forced loss.",
                  "Sơ suất: để bị ép thua.");
        oversight(Oversight::AllowedDouble, true,
                  "Looks like an oversight: allowed a forced loss (estimate).",
                  "Có vẻ là sơ suất: để bị ép thua (ước lượng).");
        oversight(Oversight::OverlookedForced, false, "Oversight: missed a forced win.",
                  "Sơ suất: bỏ lỡ chuỗi ép.");
        oversight(Oversight::OverlookedForced, true,
                  "Looks like an oversight: missed a forced win (estimate).",
                  "Có vẻ là sơ suất: bỏ lỡ chuỗi ép (ước lượng).");
        // One that changed the result is a blunder.
        const auto blunder = [&row](Oversight seen, const char *en, const char *vi) {
            row({.kind = Kind::LostWin, .weight = Weight::Blunder, .oversight = seen}, en, vi);
        };
        blunder(Oversight::OverlookedWin, "Blunder: a line could have been completed.",
                "Sai lầm nặng: bỏ lỡ một đường.");
        blunder(Oversight::AllowedWin, "Blunder: let the opponent win at once.",
                "Sai lầm nặng: để đối thủ thắng ngay.");
        blunder(Oversight::AllowedDouble, "Blunder: allowed a forced loss.", "Sai lầm nặng: để bị ép thua.");
        blunder(Oversight::OverlookedForced, "Blunder: missed a forced win.",
                "Sai lầm nặng: bỏ lỡ chuỗi ép.");
        const auto estimate = [&row](Kind kind, const char *en, const char *vi) {
            row({.kind = kind, .isEstimated = true}, en, vi);
        };
        estimate(Kind::OnlyMoveFound, "Seems the only right move (estimate).",
                 "Có vẻ là nước đúng duy nhất (ước lượng).");
        estimate(Kind::Best, "Seems right (estimate).", "Có vẻ ổn (ước lượng).");
        estimate(Kind::MissedDraw, "Looks like a mistake: an even game turned bad (estimate).",
                 "Có vẻ là sai lầm: thế cân bằng thành thế xấu (ước lượng).");
        estimate(Kind::MissedWin, "Looks like a mistake: a good game turned even (estimate).",
                 "Có vẻ là sai lầm: thế tốt thành thế cân bằng (ước lượng).");
        estimate(Kind::LostWin, "Looks like a mistake: a good game turned bad (estimate).",
                 "Có vẻ là sai lầm: thế tốt thành thế xấu (ước lượng).");
    }
    void judges()
    {
        QFETCH(Judgement, judgement);
        QFETCH(QString, en);
        QFETCH(QString, vi);
        QCOMPARE(ReviewWords::judgement(judgement), en);
        m_language.use(QStringLiteral("vi"));
        QCOMPARE(ReviewWords::judgement(judgement), vi);
    }

    void sumsUp_data()
    {
        QTest::addColumn<coach::Review>("review");
        QTest::addColumn<QStringList>("expected");
        const QString none = QStringLiteral(
            "Lan: no decision to make, since whatever was played, the result stayed the same.");
        const auto one = [](int kept) {
            return QStringLiteral("Bình: %1 of 1 decision kept the result.").arg(kept);
        };
        QTest::newRow("nothing changed")
            << reviewOf({win(3), draw}, 0)
            << QStringList{"No move changed the theoretical result.", none, one(1)};
        const QString nothing = "Bình: no decision to make, since whatever was played, the result stayed the "
                                "same.";
        const QString oversight = " Oversights: 1, blunders: 0, mistakes: 0.";
        const QString mistake = " Oversights: 0, blunders: 0, mistakes: 1.";
        QTest::newRow("lost anyway, but not at once")
            << reviewOf({loss(1), loss(3)}, 0)
            << QStringList{
                   "Turning point: disc 1 (Bình), in column 1, let the opponent win at once. Column 2 "
                   "would have prevented it.",
                   none, nothing + oversight};
        QTest::newRow("lost anyway, but later")
            << reviewOf({loss(9), loss(3), loss(7), {}}, 1)
            << QStringList{
                   "Turning point: disc 1 (Bình), in column 2, allowed a forced loss. Columns 1 and 3 "
                   "would have prevented it.",
                   none, nothing + oversight};
        QTest::newRow("a line overlooked")
            << reviewOf({win(1), win(3)}, 1)
            << QStringList{"Turning point: disc 1 (Bình), in column 2, missed a line. Column 1 would have "
                           "completed a line.",
                           none, nothing + oversight};
        QTest::newRow("a chain missed, still won")
            << reviewOf({win(3), win(4), win(9)}, 2)
            << QStringList{"Turning point: disc 1 (Bình), in column 3, missed a forced win. Columns 1 and 2 "
                           "would have won, column 1 the soonest, in 3.",
                           none, nothing + oversight};
        QTest::newRow("a fine point alone")
            << reviewOf({win(15), draw}, 1)
            << QStringList{"There was no mistake, only fine points; the last: disc 1 (Bình), in column 2, "
                           "turned a win into a draw. Column 1 would have won in 15.",
                           none, one(0)};
        QTest::newRow("lost at once whatever is played")
            << reviewOf({loss(1), loss(1)}, 0)
            << QStringList{
                   "No move changed the theoretical result.", none,
                   "Bình: no decision to make, since whatever was played, the result stayed the same."};
        QTest::newRow("one column would have won")
            << reviewOf({win(5), draw}, 1)
            << QStringList{"Turning point: disc 1 (Bình), in column 2, turned a win into a draw. Column 1 "
                           "would have won in 5.",
                           none, one(0) + mistake};
        QTest::newRow("several would have won")
            << reviewOf({win(9), win(5), loss(5), {}}, 2)
            << QStringList{"Turning point: disc 1 (Bình), in column 3, turned a win into a loss. Columns 1 "
                           "and 2 would have won, column 2 the soonest, in 5.",
                           none, one(0) + mistake};
        QTest::newRow("one would have drawn")
            << reviewOf({draw, loss(5)}, 1)
            << QStringList{"Turning point: disc 1 (Bình), in column 2, turned a draw into a loss. Column 1 "
                           "would have kept the draw.",
                           none, one(0) + mistake};
        QTest::newRow("several would have drawn")
            << reviewOf({draw, draw, loss(5)}, 2)
            << QStringList{"Turning point: disc 1 (Bình), in column 3, turned a draw into a loss. Columns "
                           "1 and 2 would have kept the draw.",
                           none, one(0) + mistake};
    }
    void sumsUp()
    {
        QFETCH(coach::Review, review);
        QFETCH(QStringList, expected);
        QStringList said;
        for (const QString &sentence : ReviewWords::summary(review, setup()))
            said << Words::plain(sentence);
        QCOMPARE(said, expected);
    }

    void saysHowItStands_data()
    {
        QTest::addColumn<coach::Review>("review");
        QTest::addColumn<QString>("en");
        QTest::addColumn<QString>("vi");
        QTest::newRow("won") << reviewOf({win(1)}, 0) << "Bình wins."
                             << "Bình thắng.";
        QTest::newRow("a win of the one who dropped")
            << reviewOf({win(4)}, 0) << "With best play Bình wins in 3."
            << QStringLiteral("Nếu cả hai chơi hay nhất, Bình thắng sau 3 nước.");
        QTest::newRow("a win of the other one")
            << reviewOf({loss(4)}, 0) << "With best play Lan wins in 4."
            << QStringLiteral("Nếu cả hai chơi hay nhất, Lan thắng sau 4 nước.");
        QTest::newRow("a draw") << reviewOf({draw}, 0) << "With best play it is a draw."
                                << QStringLiteral("Nếu cả hai chơi hay nhất thì ván này hòa.");
    }
    void saysHowItStands()
    {
        QFETCH(coach::Review, review);
        QFETCH(QString, en);
        QFETCH(QString, vi);
        QCOMPARE(Words::plain(ReviewWords::standing(review.drops[0], setup())), en);
        m_language.use(QStringLiteral("vi"));
        QCOMPARE(Words::plain(ReviewWords::standing(review.drops[0], setup())), vi);
    }

    /// An estimate is always called one.
    void saysThatItEstimates_data()
    {
        QTest::addColumn<std::vector<std::optional<int>>>("scores");
        QTest::addColumn<int>("column");
        QTest::addColumn<QStringList>("en");
        QTest::addColumn<QStringList>("vi");
        using Scores = std::vector<std::optional<int>>;
        QTest::newRow("a mistake")
            << Scores{300, -300, 120, {}} << 1
            << QStringList{"Disc 1: Bình, column 2. Looks like a mistake: a good game turned bad (estimate). "
                           "Columns 1 and 3 look better. It looks good for Lan, as far as 8 turns ahead can "
                           "be "
                           "seen.",
                           "Turning point, by estimate: disc 1 (Bình), in column 2, turned a good game "
                           "into a "
                           "bad one. Columns 1 and 3 look better.",
                           "Lan: no decision to make by estimate, since no column was ever clearly better.",
                           "Bình: 0 of 1 decision seems right by estimate. Oversights: 0, blunders: 0, "
                           "mistakes: 1.",
                           "Disc 1 (Bình) went to column 2, which looks like a mistake (estimate). Find a "
                           "better column.",
                           "2 columns look better.",
                           "Seems right: column 3 (estimate).",
                           "Not yet: column 2 looks bad (estimate)."}
            << QStringList{
                   QStringLiteral(
                       "Quân thứ 1: Bình, cột 2. Có vẻ là sai lầm: thế tốt thành thế xấu (ước lượng). "
                       "Cột 1 và 3 có vẻ tốt hơn. Nhìn trước 8 lượt thì thế cờ có vẻ tốt cho Lan."),
                   QStringLiteral(
                       "Bước ngoặt theo ước lượng: quân thứ 1 (Bình), ở cột 2, biến thế tốt thành thế "
                       "xấu. Cột 1 và 3 có vẻ tốt hơn."),
                   QStringLiteral("Lan: theo ước lượng thì không có quyết định nào, vì không lúc nào có cột "
                                  "tốt hơn hẳn các cột khác."),
                   QStringLiteral(
                       "Bình: theo ước lượng, 0 trên 1 quyết định có vẻ đúng. Sơ suất: 0, sai lầm nặng: "
                       "0, sai lầm: 1."),
                   QStringLiteral("Quân thứ 1 (Bình) đã vào cột 2, có vẻ là sai lầm (ước lượng). Hãy tìm "
                                  "cột tốt hơn."),
                   QStringLiteral("Có 2 cột có vẻ tốt hơn."),
                   QStringLiteral("Có vẻ đúng: cột 3 (ước lượng)."),
                   QStringLiteral("Chưa đúng: cột 2 có vẻ xấu (ước lượng).")};
        QTest::newRow("none")
            << Scores{0, -10, 20, {}} << 1
            << QStringList{"Disc 1: Bình, column 2. Seems right (estimate). It looks even, as far as 8 turns "
                           "ahead "
                           "can be seen.",
                           "By estimate, no move clearly changed the game.",
                           "Lan: no decision to make by estimate, since no column was ever clearly better.",
                           "Bình: no decision to make by estimate, since no column was ever clearly better."}
            << QStringList{
                   QStringLiteral(
                       "Quân thứ 1: Bình, cột 2. Có vẻ ổn (ước lượng). Nhìn trước 8 lượt thì thế cờ có "
                       "vẻ cân bằng."),
                   QStringLiteral("Theo ước lượng, không nước nào làm thay đổi hẳn ván cờ."),
                   QStringLiteral("Lan: theo ước lượng thì không có quyết định nào, vì không lúc nào có cột "
                                  "tốt hơn hẳn các cột khác."),
                   QStringLiteral("Bình: theo ước lượng thì không có quyết định nào, vì không lúc nào có cột "
                                  "tốt hơn hẳn các cột khác.")};
    }
    void saysThatItEstimates()
    {
        QFETCH(std::vector<std::optional<int>>, scores);
        QFETCH(int, column);
        const coach::Review review =
            coach::reviewOf({{.column = column,
                              .player = Player::Two,
                              .before = {},
                              .estimate = coach::Estimate{.depth = 8, .scores = std::move(scores)},
                              .judgement = {}}});
        QFETCH(QStringList, en);
        QFETCH(QStringList, vi);
        const auto said = [&] {
            const coach::ReviewedDrop &drop = review.drops[0];
            QStringList words{ReviewWords::drop(review, 0, setup())};
            words += ReviewWords::summary(review, setup());
            words.removeLast(); // what the hollow signs are
            if (drop.judgement->changesResult())
                words << ReviewWords::question(review, 0, setup()) << ReviewWords::clue(drop)
                      << ReviewWords::verdict(drop, 2) << ReviewWords::verdict(drop, column);
            for (QString &sentence : words)
                sentence = Words::plain(sentence);
            return words;
        };
        QCOMPARE(said(), en);
        m_language.use(QStringLiteral("vi"));
        QCOMPARE(said(), vi);
    }

    /// A person without a name, alone against a computer, is called "you".
    void speaksToYou()
    {
        GameSetup alone;
        alone.seats[Player::One].level = Level::Medium;
        const auto said = [&](const coach::Review &review) {
            return ReviewWords::standing(review.drops[0], alone);
        };
        QCOMPARE(said(reviewOf({win(1)}, 0)), QString("You win."));
        QCOMPARE(said(reviewOf({win(4)}, 0)), QString("With best play you win in 3."));
        QCOMPARE(said(reviewOf({loss(4)}, 0)), QString("With best play Computer wins in 4."));
        m_language.use(QStringLiteral("vi"));
        QCOMPARE(said(reviewOf({win(4)}, 0)),
                 QStringLiteral("Nếu cả hai chơi hay nhất, bạn thắng sau 3 nước."));
    }

    /// Whatever is said of the player called "You", no verb or preposition follows or leads that is meant for
    /// a name.
    void speaksToYouInEverySentence_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QRegularExpression>("wrong");
        QTest::newRow("English") << "en"
                                 << QRegularExpression(
                                        "\\b(You (has|wins|answers)|[a-z] You)\\b|\\(You\\)|: You,");
        QTest::newRow("Vietnamese") << "vi" << QRegularExpression("[\\p{Ll}\\d],? Bạn\\b|\\(Bạn\\)|: Bạn,");
    }
    void speaksToYouInEverySentence()
    {
        QFETCH(QString, language);
        QFETCH(QRegularExpression, wrong);
        wrong.setPatternOptions(QRegularExpression::UseUnicodePropertiesOption);
        m_language.use(language);
        GameSetup alone;
        alone.seats[Player::One].level = Level::Medium; // You are Player::Two
        std::vector<coach::Review> reviews{reviewOf({win(3), draw}, 0),     reviewOf({win(3), draw}, 1),
                                           reviewOf({win(3), loss(2)}, 1),  reviewOf({draw, loss(2)}, 1),
                                           reviewOf({loss(1), loss(3)}, 0), reviewOf({win(1)}, 0)};
        for (const int score : {300, -300, 0}) {
            reviews.push_back(
                coach::reviewOf({{.column = 1,
                                  .player = Player::Two,
                                  .before = {},
                                  .estimate = coach::Estimate{.depth = 8, .scores = {score, -300, score}},
                                  .judgement = {}}}));
        }
        for (const coach::Review &review : reviews) {
            QStringList said{ReviewWords::drop(review, 0, alone), ReviewWords::answer(3, alone, Player::Two)};
            said += ReviewWords::summary(review, alone);
            if (review.drops[0].judgement->changesResult())
                said << ReviewWords::question(review, 0, alone);
            for (const QString &sentence : std::as_const(said))
                QVERIFY2(!sentence.contains(wrong), qPrintable(sentence));
        }
    }

    void countsTheLongestRun()
    {
        std::vector<coach::ReviewedDrop> drops;
        const coach::Values decision({win(3), draw});
        for (int i = 0; i < 5; ++i)
            drops.push_back(
                {.column = i == 3 ? 1 : 0, .player = Player::One, .before = decision, .judgement = {}});
        const QStringList summary = ReviewWords::summary(coach::reviewOf(drops), setup());
        QCOMPARE(
            Words::plain(summary[1]),
            QString("Lan: 4 of 5 decisions kept the result. Longest run of right ones: 3. Oversights: 0, "
                    "blunders: 1, mistakes: 0."));
    }

    /// Fine points are counted when asked for, and do not hide that nothing else was wrong.
    void countsFinePointsWhenAsked()
    {
        const coach::Review review = reviewOf({win(15), draw}, 1);
        QVERIFY(!ReviewWords::summary(review, setup()).at(2).contains("ine points"));
        QVERIFY(ReviewWords::summary(review, setup(), true)
                    .at(2)
                    .endsWith("Oversights: 0, blunders: 0, mistakes: 0, fine points: 1."));
        m_language.use(QStringLiteral("vi"));
        QVERIFY(ReviewWords::summary(review, setup(), true)
                    .at(2)
                    .endsWith(QStringLiteral("Sơ suất: 0, sai lầm nặng: 0, sai lầm: 0, điểm nhỏ: 1.")));
    }

    /// Two threats are only named where the board has them.
    void namesTwoThreats()
    {
        // Three discs side by side in the lowest row with both ends free, after a drop elsewhere.
        std::vector<coach::ReviewedDrop> drops;
        const coach::Values open({draw, draw, draw, draw, draw, draw, draw});
        for (const int column : {3, 3, 4})
            drops.push_back({.column = column,
                             .player = drops.size() % 2 == 0 ? Player::One : Player::Two,
                             .before = open,
                             .judgement = {}});
        drops.push_back({.column = 6,
                         .player = Player::Two,
                         .before = coach::Values({loss(2), draw, draw, loss(2), loss(2), draw, loss(2)}),
                         .judgement = {}});
        const coach::Review review = coach::reviewOf(drops);
        QCOMPARE(ReviewWords::judgement(review, 3, setup()),
                 QString("Blunder: allowed two threats at once."));
        QVERIFY(ReviewWords::summary(review, setup())[0].contains("allowed two threats at once"));
        QVERIFY(ReviewWords::question(review, 3, setup()).contains("allowed two threats at once"));
        // Of a game with power-ups nothing is claimed of threats.
        GameSetup powerUps = setup();
        powerUps.rules = rulesetOf(Preset::PowerUps);
        QCOMPARE(ReviewWords::judgement(review, 3, powerUps), QString("Blunder: allowed a forced loss."));
    }

    /// What would have been better than the whole turn.
    void namesBetterActions()
    {
        coach::ReviewedDrop drop{.column = 0,
                                 .player = Player::One,
                                 .before = {},
                                 .estimate = coach::Estimate{.depth = 8, .scores = {0, 10}},
                                 .better =
                                     coach::BetterAction{.removal = {},
                                                         .judgement = {.kind = Kind::LostWin,
                                                                       .isEstimated = true,
                                                                       .weight = coach::Weight::Mistake}},
                                 .judgement = {}};
        QVERIFY(ReviewWords::drop(coach::reviewOf({drop}), 0, setup())
                    .contains("Blocking the opponent’s turn after it would have been better (estimate)."));
        drop.better->removal = Cell{.column = 2, .row = 0};
        const coach::Review review = coach::reviewOf({drop});
        QVERIFY(ReviewWords::drop(review, 0, setup())
                    .contains("Removing the disc at row 1, column 3 would have been better (estimate)."));
        m_language.use(QStringLiteral("vi"));
        QVERIFY(Words::plain(ReviewWords::drop(review, 0, setup()))
                    .contains(QStringLiteral("Gỡ quân ở hàng 1, cột 3 thì tốt hơn (ước lượng).")));
    }

private:
    Language m_language;
};

QTEST_MAIN(TestReviewWords)
#include "tst_reviewwords.moc"
