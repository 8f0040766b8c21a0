// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/coach/hintwords.h"
#include "ui/settings/language.h"

#include <QTest>

using namespace four;
using namespace four::coach;
using Kind = Reason::Kind;

namespace {
constexpr Outlook win(int drops)
{
    return {.result = Result::Win, .drops = drops};
}
constexpr Outlook loss(int drops)
{
    return {.result = Result::Loss, .drops = drops};
}
constexpr Outlook draw{};

Game gameOf(const char *columns)
{
    Game game({.rules = {}, .seed = 1, .seats = {}, .starter = Player::One});
    for (; *columns; ++columns) {
        if (game.apply(action::Drop{*columns - '1'}).step == Step::Confirm)
            game.apply(action::EndTurn{});
    }
    return game;
}

/// Column 4, all others losing at once unless told.
Hint hintOf(Outlook outlook, Reason reason, std::vector<std::optional<Outlook>> values = {})
{
    if (values.empty())
        values = {loss(1), loss(1), loss(1), outlook, loss(1), loss(1), loss(1)};
    return {.column = 3,
            .cell = {3, 0},
            .outlook = outlook,
            .reason = std::move(reason),
            .values = Values(std::move(values))};
}

Plan planOf(bool isMovers, Plan::How how, Plan::Threat threat, int comesIn = 0)
{
    return {.isMovers = isMovers,
            .deciding = {1, 2},
            .cells =
                how == Plan::How::Zugzwang ? std::vector<Cell>{{1, 2}} : std::vector<Cell>{{1, 1}, {1, 2}},
            .how = how,
            .threat = threat,
            .comesIn = comesIn};
}
} // namespace

/// A hint's sentences, every kind of reason in each language.
class TestHintWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void titles_data()
    {
        QTest::addColumn<Outlook>("outlook");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("vietnamese");
        const auto row = [](const char *name, Outlook outlook, const char *english, const char *vietnamese) {
            QTest::newRow(name) << outlook << QString(english) << QString(vietnamese);
        };
        row("win now", win(1), "Column 4 – you win at once.", "Cột 4 – bạn thắng ngay.");
        row("win", win(11), "Column 4 – you win in 11 moves.", "Cột 4 – bạn thắng sau 11 nước.");
        row("draw", draw, "Column 4 – you draw.", "Cột 4 – bạn hòa.");
        row("loss in 1", loss(1), "Column 4 – you lose in 1 move, if your opponent makes no mistake.",
            "Cột 4 – bạn thua sau 1 nước, nếu đối thủ không mắc sai lầm.");
        row("loss", loss(18), "Column 4 – you lose in 18 moves, if your opponent makes no mistake.",
            "Cột 4 – bạn thua sau 18 nước, nếu đối thủ không mắc sai lầm.");
    }

    void titles()
    {
        QFETCH(const Outlook, outlook);
        const Hint hint = hintOf(outlook, {});
        QTEST(inLanguage("en", [&] { return HintWords::title(hint); }), "english");
        QTEST(inLanguage("vi", [&] { return HintWords::title(hint); }), "vietnamese");
    }

    void reasons_data()
    {
        QTest::addColumn<Hint>("hint");
        QTest::addColumn<QByteArray>("columns");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("vietnamese");
        const auto row = [](const char *name, const Hint &hint, const char *english, const char *vietnamese,
                            const char *columns = "") {
            QTest::newRow(name) << hint << QByteArray(columns) << QString(english) << QString(vietnamese);
        };
        row("WinsNow", hintOf(win(1), {.kind = Kind::WinsNow, .cells = {{0, 0}, {1, 0}, {2, 0}, {3, 0}}}),
            "Your disc completes a line.", "Quân của bạn nối thành đường.");
        row("MustBlock", hintOf(draw, {.kind = Kind::MustBlock, .cells = {{3, 0}}}),
            "You have to block: your opponent would complete a line at row 1 of column 4 with the next disc.",
            "Bạn phải chặn: nếu không, quân tiếp theo của đối thủ sẽ nối thành đường ở hàng 1, cột 4.");
        // The block is right, and does not save the game.
        Hint lost = hintOf(loss(6), {.kind = Kind::MustBlock, .cells = {{3, 0}}});
        lost.course.plan = planOf(false, Plan::How::Double, Plan::Threat::Comes, 2);
        row("MustBlock, lost anyway", lost,
            "You have to block: your opponent would complete a line at row 1 of column 4 with the next disc. "
            "But even then, with best play, your opponent may win at row 3 of column 2.",
            "Bạn phải chặn: nếu không, quân tiếp theo của đối thủ sẽ nối thành đường ở hàng 1, cột 4. Nhưng "
            "sau "
            "đó, nếu đi hay nhất, đối thủ vẫn có thể thắng ở hàng 3, cột 2.");
        row("MustBlock, too late", hintOf(loss(1), {.kind = Kind::MustBlock, .cells = {{1, 0}, {5, 0}}}),
            "Your opponent threatens to complete a line at row 1 of column 2 and row 1 of column 6, and you "
            "can only block one.",
            "Đối thủ dọa nối thành đường ở hàng 1, cột 2 và hàng 1, cột 6, mà bạn chỉ chặn được một ô.");
        row("TwoThreats, side by side", hintOf(win(2), {.kind = Kind::TwoThreats, .cells = {{1, 0}, {5, 0}}}),
            "You then threaten to complete a line at row 1 of column 2 and row 1 of column 6, and your "
            "opponent can only block one.",
            "Khi đó bạn dọa nối thành đường ở hàng 1, cột 2 và hàng 1, cột 6, mà đối thủ chỉ chặn được một "
            "ô.");
        row("TwoThreats, stacked", hintOf(win(2), {.kind = Kind::TwoThreats, .cells = {{1, 2}, {1, 3}}}),
            "You then threaten to complete a line at row 3 of column 2; if your opponent blocks there, you "
            "win right above it.",
            "Khi đó bạn dọa nối thành đường ở hàng 3, cột 2; nếu đối thủ chặn ở đó, bạn thắng ngay bên "
            "trên.");
        row("Forces", hintOf(win(4), {.kind = Kind::Forces, .cells = {{1, 2}}, .number = 4}),
            "From here on your opponent has to block every disc of yours, until you complete a line at row 3 "
            "of column 2.",
            "Từ đây đối thủ phải chặn từng quân của bạn, cho đến khi bạn nối thành đường ở hàng 3, cột 2.");
        row("StopsThat", hintOf(draw, {.kind = Kind::StopsThat, .cells = {{4, 1}}, .number = 3}),
            "It stops your opponent, who could otherwise start at row 2 of column 5 and win by force in 3 "
            "moves.",
            "Nước này ngăn đối thủ: nếu không, đối thủ có thể bắt đầu ở hàng 2, cột 5, buộc bạn phải chặn "
            "liên tục và thắng sau 3 nước.");
        // O has three in row 2.
        row("NotUnder, where the opponent wins",
            hintOf(draw, {.kind = Kind::NotUnder, .cells = {{4, 1}}, .columns = {4}}),
            "In column 5 your opponent would complete a line right above your disc.",
            "Ở cột 5, đối thủ sẽ nối thành đường ngay trên quân của bạn.", "22337474");
        row("NotUnder, where a threat is given up",
            hintOf(draw, {.kind = Kind::NotUnder, .cells = {{5, 1}, {6, 1}}, .columns = {5, 6}}),
            "In columns 6 and 7 your opponent would take the cell right above your disc, where you threaten "
            "to complete a line.",
            "Ở các cột 6 và 7, đối thủ sẽ chiếm ô ngay trên quân của bạn, nơi bạn đang dọa nối thành đường.");
        const auto plan = [](Outlook outlook, const Plan &told) {
            return hintOf(outlook, {.kind = Kind::Plan, .cells = told.cells, .plan = told});
        };
        row("Plan, zugzwang, stands", plan(win(11), planOf(true, Plan::How::Zugzwang, Plan::Threat::Stands)),
            "You have a threat at row 3 of column 2. With best play of both, the game may go like this. When "
            "the "
            "safe cells elsewhere run out, your opponent has to play right under that threat.",
            "Bạn có mối đe dọa ở hàng 3, cột 2. Nếu hai bên đi hay nhất, ván có thể diễn ra thế này. Khi các "
            "ô "
            "an toàn ở nơi khác đã hết, đối thủ phải thả quân ngay bên dưới mối đe dọa ấy.");
        row("Plan, stacked, made", plan(win(11), planOf(true, Plan::How::Stacked, Plan::Threat::Made)),
            "This disc makes a threat at row 3 of column 2. With best play of both, the game may go like "
            "this. "
            "Your opponent has to block right under that threat, at row 2 of column 2, and then you complete "
            "a "
            "line on top.",
            "Quân này tạo mối đe dọa ở hàng 3, cột 2. Nếu hai bên đi hay nhất, ván có thể diễn ra thế này. "
            "Đối "
            "thủ phải chặn ngay bên dưới mối đe dọa ấy, ở hàng 2, cột 2, rồi bạn nối thành đường ở bên "
            "trên.");
        row("Plan, double, comes", plan(win(11), planOf(true, Plan::How::Double, Plan::Threat::Comes, 5)),
            "With best play of both, the game may go like this. In 5 moves you get a threat at row 3 of "
            "column "
            "2. At the same time you threaten row 2 of column 2, and your opponent can only block one of the "
            "two.",
            "Nếu hai bên đi hay nhất, ván có thể diễn ra thế này. Sau 5 nước nữa bạn có mối đe dọa ở hàng 3, "
            "cột 2. Cùng lúc đó bạn dọa cả hàng 2, cột 2, mà đối thủ chỉ chặn được một trong hai ô.");
        row("Plan, the opponent's", plan(loss(9), planOf(false, Plan::How::Zugzwang, Plan::Threat::Comes, 1)),
            "With best play of both, the game may go like this. In 1 move your opponent gets a threat at row "
            "3 "
            "of column 2. When the safe cells elsewhere run out, you have to play right under that threat. "
            "This "
            "column holds out longest.",
            "Nếu hai bên đi hay nhất, ván có thể diễn ra thế này. Sau 1 nước nữa đối thủ có mối đe dọa ở "
            "hàng "
            "3, cột 2. Khi các ô an toàn ở nơi khác đã hết, bạn phải thả quân ngay bên dưới mối đe dọa ấy. "
            "Cột "
            "này cầm cự được lâu nhất.");
        row("Opening",
            hintOf(win(21), {.kind = Kind::Opening, .columns = {3}},
                   {loss(20), loss(21), draw, win(21), draw, loss(21), loss(20)}),
            "This opening is in the book: no other column is as good. Columns 3 and 5 draw. Columns 1, 2, "
            "6 and 7 lose.",
            "Thế khai cuộc này có trong sách khai cuộc: không cột nào khác tốt bằng. Các cột 3 và 5 hòa. Các "
            "cột "
            "1, 2, 6 và 7 thua.");
        row("Opening, several",
            hintOf(draw, {.kind = Kind::Opening, .columns = {2, 3}},
                   {draw, draw, draw, draw, draw, draw, loss(4)}),
            "This opening is in the book: columns 3 and 4 are equally good. Column 7 loses.",
            "Thế khai cuộc này có trong sách khai cuộc: các cột 3 và 4 tốt như nhau. Cột 7 thua.");
        row("OnlyMove, win",
            hintOf(win(9), {.kind = Kind::OnlyMove},
                   {std::nullopt, draw, loss(3), win(9), loss(5), loss(2), std::nullopt}),
            "No other column keeps the win. Column 2 draws. Columns 3, 5 and 6 lose.",
            "Không cột nào khác giữ được thế thắng. Cột 2 hòa. Các cột 3, 5 và 6 thua.");
        row("OnlyMove, draw",
            hintOf(draw, {.kind = Kind::OnlyMove},
                   {std::nullopt, std::nullopt, loss(3), draw, std::nullopt, std::nullopt, std::nullopt}),
            "No other column keeps the draw. Column 3 loses.",
            "Không cột nào khác giữ được thế hòa. Cột 3 thua.");
        row("FollowsUp, win", hintOf(win(9), {.kind = Kind::FollowsUp}),
            "From here on it is enough to answer right above each of your opponent’s discs: that wins.",
            "Từ đây chỉ cần luôn thả quân ngay trên quân của đối thủ là thắng.");
        row("FollowsUp, draw", hintOf(draw, {.kind = Kind::FollowsUp}),
            "From here on it is enough to answer right above each of your opponent’s discs: that keeps the "
            "draw.",
            "Từ đây chỉ cần luôn thả quân ngay trên quân của đối thủ là giữ được thế hòa.");
        row("Holds", hintOf(draw, {.kind = Kind::Holds, .columns = {1, 3}, .number = 2}),
            "With best play of both the game is a draw, and columns 2 and 4 all keep it.",
            "Nếu hai bên cùng đi tốt nhất thì ván hòa, và các cột 2 và 4 đều giữ được thế hòa.");
        row("Holds, the last column", hintOf(draw, {.kind = Kind::Holds, .columns = {3}, .number = 1}),
            "With best play of both the game is a draw.", "Nếu hai bên cùng đi tốt nhất thì ván hòa.");
        row("Longest", hintOf(loss(8), {.kind = Kind::Longest, .number = 8}),
            "Every column loses against best play; this one holds out longest.",
            "Nếu đối thủ đi tốt nhất thì cột nào cũng thua; cột này cầm cự được lâu nhất.");
        row("Quickest", hintOf(win(3), {.kind = Kind::Quickest, .number = 5}),
            "It wins soonest: the next best column takes 5 moves.",
            "Cột này thắng nhanh nhất: cột tốt thứ nhì cần 5 nước.");
        row("Quickest, all alike", hintOf(win(3), {.kind = Kind::Quickest}), "No column wins sooner.",
            "Không cột nào thắng nhanh hơn.");
        Hint only = hintOf(win(4), {.kind = Kind::Forces, .cells = {{1, 2}}, .number = 4});
        only.isOnlyMove = true;
        row("Forces, the only one", only,
            "From here on your opponent has to block every disc of yours, until you complete a line at row 3 "
            "of column 2. No other column keeps the win.",
            "Từ đây đối thủ phải chặn từng quân của bạn, cho đến khi bạn nối thành đường ở hàng 3, cột 2. "
            "Không cột nào khác giữ được thế thắng.");
    }

    void reasons()
    {
        QFETCH(const Hint, hint);
        QFETCH(const QByteArray, columns);
        const Game game = gameOf(columns.constData());
        QTEST(inLanguage("en", [&] { return HintWords::reason(hint, game); }), "english");
        QTEST(inLanguage("vi", [&] { return HintWords::reason(hint, game); }), "vietnamese");
    }

    void whyNots_data()
    {
        QTest::addColumn<Hint>("hint");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("vietnamese");
        const auto row = [](const char *name, Outlook outlook, Reason reason, std::optional<Plan> goesOn,
                            const char *english, const char *vietnamese) {
            Hint hint = hintOf(win(9), {.kind = Kind::OnlyMove});
            hint.whyNot = WhyNot{.column = 2,
                                 .outlook = outlook,
                                 .answer = 4,
                                 .reason = std::move(reason),
                                 .course = {.line = {}, .plan = std::move(goesOn)}};
            QTest::newRow(name) << hint << QString(english) << QString(vietnamese);
        };
        row("WinsNow", loss(1), {.kind = Kind::WinsNow}, {},
            "Column 3 instead would lose in 1 move. Your opponent would complete a line at once, in column "
            "5.",
            "Nếu thả vào cột 3 thì thua sau 1 nước. Đối thủ sẽ nối thành đường ngay, ở cột 5.");
        row("TwoThreats", loss(2), {.kind = Kind::TwoThreats, .cells = {{1, 0}, {5, 0}}}, {},
            "Column 3 instead would lose in 2 moves. Your opponent would answer in column 5 and threaten row "
            "1 of column 2 and row 1 of column 6, of which you can only block one.",
            "Nếu thả vào cột 3 thì thua sau 2 nước. Đối thủ sẽ đáp lại ở cột 5 và dọa hàng 1, cột 2 và hàng "
            "1, "
            "cột 6, mà bạn chỉ chặn được một ô.");
        row("TwoThreats, stacked", loss(2), {.kind = Kind::TwoThreats, .cells = {{1, 2}, {1, 3}}}, {},
            "Column 3 instead would lose in 2 moves. Your opponent would answer in column 5 and threaten row "
            "3 of column 2; if you block there, your opponent completes a line right above it.",
            "Nếu thả vào cột 3 thì thua sau 2 nước. Đối thủ sẽ đáp lại ở cột 5 và dọa hàng 3, cột 2; nếu bạn "
            "chặn ở đó, đối thủ nối thành đường ngay bên trên.");
        row("Forces", loss(5), {.kind = Kind::Forces, .cells = {{1, 2}}}, {},
            "Column 3 instead would lose in 5 moves. Your opponent would answer in column 5, and you would "
            "have to block again and again, until a line is complete at row 3 of column 2.",
            "Nếu thả vào cột 3 thì thua sau 5 nước. Đối thủ sẽ đáp lại ở cột 5, rồi bạn phải chặn liên tục "
            "cho đến khi đối thủ nối thành đường ở hàng 3, cột 2.");
        row("StopsThat, then a plan", loss(17), {.kind = Kind::StopsThat},
            planOf(true, Plan::How::Zugzwang, Plan::Threat::Comes, 4),
            "Column 3 instead would lose in 17 moves. Your opponent would answer in column 5 and stop your "
            "attack. With best play of both, the game may go like this. In 4 moves your opponent gets a "
            "threat "
            "at row 3 of column 2. When the safe cells elsewhere run out, you have to play right under that "
            "threat.",
            "Nếu thả vào cột 3 thì thua sau 17 nước. Đối thủ sẽ đáp lại ở cột 5 và ngăn được đòn tấn công "
            "của bạn. Nếu hai bên đi hay nhất, ván có thể diễn ra thế này. Sau 4 nước nữa đối thủ có mối đe "
            "dọa "
            "ở hàng 3, cột 2. Khi các ô an toàn ở nơi khác đã hết, bạn phải thả quân ngay bên dưới mối đe "
            "dọa "
            "ấy.");
        row("a draw", draw, {.kind = Kind::Holds}, {},
            "Column 3 instead would only draw. Your opponent’s best answer is column 5.",
            "Nếu thả vào cột 3 thì chỉ hòa. Nước đáp tốt nhất của đối thủ là cột 5.");
    }

    void whyNots()
    {
        QFETCH(const Hint, hint);
        QTEST(inLanguage("en", [&] { return HintWords::whyNot(hint); }), "english");
        QTEST(inLanguage("vi", [&] { return HintWords::whyNot(hint); }), "vietnamese");
    }

    /// Each plan is told in one sentence of its own, and no two alike.
    void allPlansAreSentences()
    {
        const Game game = gameOf("");
        for (const char *language : {"en", "vi"}) {
            QSet<QString> told;
            for (const bool isMovers : {true, false}) {
                for (const auto how : {Plan::How::Zugzwang, Plan::How::Stacked, Plan::How::Double}) {
                    for (const auto threat :
                         {Plan::Threat::Stands, Plan::Threat::Made, Plan::Threat::Comes}) {
                        const Plan plan = planOf(isMovers, how, threat, 3);
                        const Hint hint =
                            hintOf(isMovers ? win(9) : loss(9), {.kind = Kind::Plan, .plan = plan});
                        const QString text =
                            inLanguage(language, [&] { return HintWords::reason(hint, game); });
                        QVERIFY2(text.endsWith('.') && !text.contains('%') && text.front().isUpper(),
                                 qPrintable(text));
                        QVERIFY2(!told.contains(text), qPrintable(text));
                        told << text;
                    }
                }
            }
            QCOMPARE(told.size(), 18);
        }
    }

private:
    QString inLanguage(const char *language, const std::function<QString()> &say)
    {
        m_language.use(language);
        return say();
    }
    Language m_language;
};

QTEST_MAIN(TestHintWords)
#include "tst_hintwords.moc"
