// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/coach/hintwords.h"
#include "ui/settings/language.h"

#include <QRegularExpression>
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

/// An example, of one cell or as many as it takes.
Plan exampleOf(bool isMovers, Plan::How how)
{
    const std::vector<Cell> all{{1, 1}, {1, 2}, {4, 2}};
    const std::ptrdiff_t count = how == Plan::How::Zugzwang ? 1 : how == Plan::How::Triple ? 3 : 2;
    return {.isMovers = isMovers, .cells = {all.begin(), all.begin() + count}, .how = how};
}

/// What every line of best play has in common.
Plan provenOf(bool isMovers, std::vector<Cell> cells, std::optional<Plan::How> how, Plan::Threat threat)
{
    return {.isMovers = isMovers, .isProven = true, .cells = std::move(cells), .how = how, .threat = threat};
}

Plan ruleOf(bool isMovers, std::vector<Cell> cells, const AnswerRule &rule)
{
    return {.isMovers = isMovers, .isProven = true, .cells = std::move(cells), .rule = rule};
}

constexpr AnswerRule above{};
constexpr AnswerRule exceptColumn4{.kind = AnswerRule::Kind::FollowUpExcept, .column = 3};
constexpr AnswerRule columns2And6{.kind = AnswerRule::Kind::SamePair, .column = 1, .other = 5};

/// A block in column 4 that loses by what the opponent then plays in column 5.
Hint lostBlock(int drops, Reason reason, std::optional<Plan> plan = {})
{
    Hint hint = hintOf(loss(drops), {.kind = Kind::MustBlock, .cells = {{3, 0}}});
    hint.afterBlock = WhyNot{.column = 3,
                             .outlook = loss(drops),
                             .answer = 4,
                             .reason = std::move(reason),
                             .course = {.line = {4}, .plan = std::move(plan)}};
    return hint;
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
        const Game game(GameSetup{});
        QTEST(inLanguage("en", [&] { return HintWords::title(hint, game); }), "english");
        QTEST(inLanguage("vi", [&] { return HintWords::title(hint, game); }), "vietnamese");
    }

    /// In reply to a first disc that wins, and after no other.
    void takesTheFirstDiscOver()
    {
        Game game({.rules = {.swap = true}, .seed = 0, .seats = {}, .starter = {}});
        game.apply(action::Drop{3});
        const Hint hint = hintOf(loss(20), {});
        QVERIFY(HintWords::isToSwap(hint, game));
        QCOMPARE(inLanguage("en", [&] { return HintWords::title(hint, game); }),
                 "Swap – you win in 20 moves.");
        QCOMPARE(inLanguage("vi", [&] { return HintWords::title(hint, game); }),
                 "Đổi quân – bạn thắng sau 20 nước.");
        QVERIFY(inLanguage("en", [&] { return HintWords::reason(hint, game); }).contains("take it over"));
        const CoachMarks marks = hintMarks(hint, game);
        QCOMPARE(marks.size(), std::size_t{1});
        QVERIFY(marks[0].kind == CoachMark::Kind::Best && marks[0].cell == (Cell{3, 0}));
        QVERIFY(!HintWords::isToSwap(hintOf(draw, {}), game));
        QVERIFY(!HintWords::isToSwap(hintOf(win(9), {}), game));
        game.apply(action::Swap{});
        QVERIFY(!HintWords::isToSwap(hint, game));
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
            "You have to block: your opponent would complete a line at row 1, column 4 with the next disc.",
            "Bạn phải chặn: nếu không, quân tiếp theo của đối thủ sẽ nối thành đường ở hàng 1, cột 4.");
        // The block is right, and does not save the game.
        row("MustBlock, then one right above",
            lostBlock(1, {.kind = Kind::WinsNow, .cells = {{1, 0}, {2, 0}, {3, 0}, {4, 0}}}),
            "You have to block, as your opponent would complete a line at row 1, column 4 with the next "
            "disc, but then your opponent completes one at row 1, column 5.",
            "Bạn phải chặn, vì quân tiếp theo của đối thủ sẽ nối thành đường ở hàng 1, cột 4, nhưng sau đó "
            "đối thủ nối được ở hàng 1, cột 5.");
        row("MustBlock, then two threats",
            lostBlock(2, {.kind = Kind::TwoThreats, .cells = {{1, 0}, {5, 0}}}),
            "You have to block, as your opponent would complete a line at row 1, column 4 with the next "
            "disc, but then your opponent threatens row 1, column 2 and row 1, column 6, and you can "
            "only block one.",
            "Bạn phải chặn, vì quân tiếp theo của đối thủ sẽ nối thành đường ở hàng 1, cột 4, nhưng sau đó "
            "đối thủ dọa hàng 1, cột 2 và hàng 1, cột 6, mà bạn chỉ chặn được một ô.");
        row("MustBlock, then stacked threats",
            lostBlock(2, {.kind = Kind::TwoThreats, .cells = {{1, 1}, {1, 2}}}),
            "You have to block, as your opponent would complete a line at row 1, column 4 with the next "
            "disc, but then your opponent threatens row 2, column 2, and wins right above it if you block "
            "there.",
            "Bạn phải chặn, vì quân tiếp theo của đối thủ sẽ nối thành đường ở hàng 1, cột 4, nhưng sau đó "
            "đối thủ dọa hàng 2, cột 2, và nếu bạn chặn ở đó thì đối thủ thắng ngay bên trên.");
        row("MustBlock, then a chain", lostBlock(3, {.kind = Kind::Forces, .cells = {{1, 2}}, .number = 3}),
            "You have to block, as your opponent would complete a line at row 1, column 4 with the next "
            "disc, but then your opponent makes you block again and again, and wins at row 3, column 2 in "
            "3 moves.",
            "Bạn phải chặn, vì quân tiếp theo của đối thủ sẽ nối thành đường ở hàng 1, cột 4, nhưng sau đó "
            "đối thủ buộc bạn phải chặn liên tục và thắng ở hàng 3, cột 2 sau 3 nước.");
        row("MustBlock, then a proven end",
            lostBlock(6, {.kind = Kind::MustBlock},
                      provenOf(true, {{1, 2}, {4, 3}}, Plan::How::Zugzwang, Plan::Threat::Stands)),
            "You have to block, as your opponent would complete a line at row 1, column 4 with the next "
            "disc, but with best play of both your opponent then wins at row 3, column 2 or row 4, "
            "column 5 in 6 moves.",
            "Bạn phải chặn, vì quân tiếp theo của đối thủ sẽ nối thành đường ở hàng 1, cột 4, nhưng sau đó, "
            "nếu hai bên đi hay nhất, đối thủ thắng ở hàng 3, cột 2 hoặc hàng 4, cột 5 sau 6 nước.");
        row("MustBlock, then for example",
            lostBlock(6, {.kind = Kind::MustBlock}, exampleOf(true, Plan::How::Zugzwang)),
            "You have to block, as your opponent would complete a line at row 1, column 4 with the next "
            "disc, but with best play your opponent wins all the same in 6 moves, for example at row 1, "
            "column 5.",
            "Bạn phải chặn, vì quân tiếp theo của đối thủ sẽ nối thành đường ở hàng 1, cột 4, nhưng nếu đi "
            "hay nhất thì đối thủ vẫn thắng sau 6 nước, chẳng hạn ở hàng 1, cột 5.");
        row("MustBlock, not yet known", hintOf(loss(6), {.kind = Kind::MustBlock, .cells = {{3, 0}}}),
            "You have to block, as your opponent would complete a line at row 1, column 4 with the next "
            "disc, but with best play your opponent wins all the same in 6 moves.",
            "Bạn phải chặn, vì quân tiếp theo của đối thủ sẽ nối thành đường ở hàng 1, cột 4, nhưng nếu đi "
            "hay nhất thì đối thủ vẫn thắng sau 6 nước.");
        row("MustBlock, too late", hintOf(loss(1), {.kind = Kind::MustBlock, .cells = {{1, 0}, {5, 0}}}),
            "Your opponent threatens to complete a line at row 1, column 2 and row 1, column 6, and you "
            "can only block one.",
            "Đối thủ dọa nối thành đường ở hàng 1, cột 2 và hàng 1, cột 6, mà bạn chỉ chặn được một ô.");
        row("TwoThreats, side by side", hintOf(win(2), {.kind = Kind::TwoThreats, .cells = {{1, 0}, {5, 0}}}),
            "You then threaten to complete a line at row 1, column 2 and row 1, column 6, and your "
            "opponent can only block one.",
            "Khi đó bạn dọa nối thành đường ở hàng 1, cột 2 và hàng 1, cột 6, mà đối thủ chỉ chặn được một "
            "ô.");
        row("TwoThreats, stacked", hintOf(win(2), {.kind = Kind::TwoThreats, .cells = {{1, 2}, {1, 3}}}),
            "You then threaten to complete a line at row 3, column 2; if your opponent blocks there, you "
            "win right above it.",
            "Khi đó bạn dọa nối thành đường ở hàng 3, cột 2; nếu đối thủ chặn ở đó, bạn thắng ngay bên "
            "trên.");
        row("Forces", hintOf(win(4), {.kind = Kind::Forces, .cells = {{1, 2}}, .number = 4}),
            "From here on your opponent has to block every disc of yours, until you complete a line at row "
            "3, "
            "column 2.",
            "Từ đây đối thủ phải chặn từng quân của bạn, cho đến khi bạn nối thành đường ở hàng 3, cột 2.");
        row("StopsThat",
            hintOf(draw, {.kind = Kind::StopsThat, .cells = {{4, 1}}, .columns = {1, 2}, .number = 3}),
            "It stops your opponent, who could otherwise start at row 2, column 5 and win by force within "
            "3 moves.",
            "Nước này ngăn đối thủ: nếu không, đối thủ có thể bắt đầu ở hàng 2, cột 5, buộc bạn phải chặn "
            "liên tục và thắng trong vòng 3 nước.");
        row("StopsThat, begun anywhere",
            hintOf(draw, {.kind = Kind::StopsThat, .columns = {1, 2}, .number = 3}),
            "It stops your opponent, who could win by force within 3 moves after columns 2 and 3.",
            "Nước này ngăn đối thủ: nếu bạn đi các cột 2 và 3, đối thủ có thể buộc bạn phải chặn liên tục và "
            "thắng trong vòng 3 nước.");
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
        const auto made = [](int column, Cell cell) {
            Hint hint = hintOf(win(9), {.kind = Kind::MakesThreat, .cells = {cell}});
            hint.column = column;
            return hint;
        };
        row("MakesThreat, to be blocked", made(3, {4, 0}),
            "This disc makes a threat at row 1, column 5, which your opponent has to block.",
            "Quân này tạo mối đe dọa ở hàng 1, cột 5, và "
            "đối thủ phải chặn.",
            "2737");
        row("MakesThreat, on a good row", made(2, {3, 3}),
            "This disc makes a threat at row 4, column 4, in a row that you get if the columns fill up in "
            "pairs.",
            "Quân này tạo mối đe dọa ở hàng 4, cột 4, trên "
            "hàng mà bạn sẽ có nếu các cột đầy dần "
            "theo từng cặp.",
            "311436221");
        row("MakesThreat, on another", made(4, {5, 3}),
            "This disc makes a threat at row 4, column 6, though in a row that your opponent gets if the "
            "columns fill up in pairs.",
            "Quân này tạo mối đe dọa ở hàng 4, cột 6, tuy "
            "trên hàng mà đối thủ sẽ có nếu các cột "
            "đầy dần theo từng cặp.",
            "344746546544");
        row("MakesThreat, two", hintOf(win(9), {.kind = Kind::MakesThreat, .cells = {{4, 2}, {4, 3}}}),
            "This disc makes threats at row 3, column 5 and row 4, column 5.",
            "Quân này tạo các mối đe dọa ở hàng 3, cột 5 và hàng 4, cột 5.");
        row("BreaksThreat", hintOf(win(9), {.kind = Kind::BreaksThreat, .cells = {{4, 3}}}),
            "It takes the cell with which your opponent would make a threat at row 4, column 5.",
            "Quân này chiếm ô mà nếu đối thủ đi vào "
            "thì sẽ có mối đe dọa ở hàng 4, cột 5.");
        row("BreaksLine",
            hintOf(win(9), {.kind = Kind::BreaksLine, .cells = {{1, 0}, {2, 0}, {3, 0}, {4, 0}}}),
            "It stands in the way: with a disc here and one at row 1, column 5, your opponent would "
            "complete a line.",
            "Quân này chắn đường: có quân ở đây "
            "và ở hàng 1, cột 5 thì đối thủ nối thành "
            "đường.",
            "7273");
        const auto plan = [](Outlook outlook, const Plan &told) {
            return hintOf(outlook, {.kind = Kind::Plan, .cells = told.cells, .plan = told});
        };
        using How = Plan::How;
        using Threat = Plan::Threat;
        row("Plan, example, zugzwang", plan(win(11), exampleOf(true, How::Zugzwang)),
            "With best play it may go like this: the safe cells elsewhere run out, your opponent has to play "
            "right under row 2, column 2, and you win there.",
            "Nếu hai bên đi hay nhất, ván có thể diễn ra thế này: các ô an toàn ở nơi khác hết dần, đối thủ "
            "phải thả quân ngay dưới hàng 2, cột 2, và bạn thắng ở đó.");
        row("Plan, example, stacked", plan(win(11), exampleOf(true, How::Stacked)),
            "With best play it may go like this: your opponent has to block at row 2, column 2, and you "
            "win right above, at row 3, column 2.",
            "Nếu hai bên đi hay nhất, ván có thể diễn ra thế này: đối thủ phải chặn ở hàng 2, cột 2, và bạn "
            "thắng ngay bên trên, ở hàng 3, cột 2.");
        row("Plan, example, double", plan(win(11), exampleOf(true, How::Double)),
            "With best play it may go like this: in the end you threaten row 2, column 2 and row 3, "
            "column 2, and your opponent can only block one.",
            "Nếu hai bên đi hay nhất, ván có thể diễn ra thế này: cuối cùng bạn dọa hàng 2, cột 2 và hàng 3, "
            "cột 2, mà đối thủ chỉ chặn được một ô.");
        row("Plan, example, triple", plan(win(11), exampleOf(true, How::Triple)),
            "With best play it may go like this: in the end you threaten row 2, column 2, row 3, column "
            "2 and row 3, column 5, and your opponent can only block one.",
            "Nếu hai bên đi hay nhất, ván có thể diễn ra thế này: cuối cùng bạn dọa hàng 2, cột 2, hàng 3, "
            "cột 2 và hàng 3, cột 5, mà đối thủ chỉ chặn được một ô.");
        row("Plan, example, the opponent's", plan(loss(9), exampleOf(false, How::Zugzwang)),
            "With best play it may go like this: the safe cells elsewhere run out, you have to play right "
            "under row 2, column 2, and your opponent wins there. This column holds out longest.",
            "Nếu hai bên đi hay nhất, ván có thể diễn ra thế này: các ô an toàn ở nơi khác hết dần, bạn phải "
            "thả quân ngay dưới hàng 2, cột 2, và đối thủ thắng ở đó. Cột này cầm cự được lâu nhất.");
        row("Plan, proven, stands", plan(win(11), provenOf(true, {{1, 2}}, How::Zugzwang, Threat::Stands)),
            "You have a threat at row 3, column 2, and with best play of both you always win there. When "
            "the safe cells elsewhere run out, your opponent has to play right under it.",
            "Bạn có mối đe dọa ở hàng 3, cột 2, và nếu hai bên đi hay nhất thì bạn luôn thắng ở đó. Khi các "
            "ô an toàn ở nơi khác đã hết, đối thủ phải thả quân ngay bên dưới ô ấy.");
        row("Plan, proven, made", plan(win(11), provenOf(true, {{1, 2}}, How::Zugzwang, Threat::Made)),
            "This disc makes a threat at row 3, column 2, and with best play of both you always win there. "
            "When the safe cells elsewhere run out, your opponent has to play right under it.",
            "Quân này tạo mối đe dọa ở hàng 3, cột 2, và nếu hai bên đi hay nhất thì bạn luôn thắng ở đó. "
            "Khi các ô an toàn ở nơi khác đã hết, đối thủ phải thả quân ngay bên dưới ô ấy.");
        row("Plan, proven, comes, on two cells",
            plan(win(11), provenOf(true, {{1, 1}, {1, 2}}, How::Stacked, Threat::Comes)),
            "With best play of both, you always win at row 2, column 2 or row 3, column 2. In the end "
            "you have two threats, one right above the other, and your opponent can only block the lower "
            "one.",
            "Nếu hai bên đi hay nhất, bạn luôn thắng ở hàng 2, cột 2 hoặc hàng 3, cột 2. Cuối cùng bạn có "
            "hai mối đe dọa chồng lên nhau, mà đối thủ chỉ chặn được ô ở dưới.");
        row("Plan, proven, falls in several ways", plan(win(11), provenOf(true, {{1, 2}}, {}, Threat::Comes)),
            "With best play of both, you always win at row 3, column 2.",
            "Nếu hai bên đi hay nhất, bạn luôn thắng ở hàng 3, "
            "cột 2.");
        row("Plan, proven, the opponent's",
            plan(loss(9), provenOf(false, {{1, 2}}, How::Zugzwang, Threat::Stands)),
            "Your opponent has a threat at row 3, column 2, and with best play of both always wins there. "
            "When the safe cells elsewhere run out, you have to play right under it. This column holds out "
            "longest.",
            "Đối thủ có mối đe dọa ở hàng 3, cột 2, và nếu hai bên đi hay nhất thì đối thủ luôn thắng ở đó. "
            "Khi các ô an toàn ở nơi khác đã hết, bạn phải thả quân ngay bên dưới ô ấy. Cột này cầm cự được "
            "lâu nhất.");
        row("Plan, by following up", plan(win(11), ruleOf(true, {{1, 2}}, above)),
            "From here on it is enough to answer right above each of your opponent’s discs. That wins "
            "at row 3, column 2.",
            "Từ đây chỉ cần luôn thả quân ngay trên quân "
            "của đối thủ. Như thế bạn thắng ở hàng 3, "
            "cột 2.");
        row("Plan, by following up but for a column", plan(win(11), ruleOf(true, {{1, 2}}, exceptColumn4)),
            "From here on it is enough to answer right above each of your opponent’s discs, and to play "
            "in column 4 only to complete a line. That wins at row 3, column 2.",
            "Từ đây chỉ cần luôn thả quân ngay trên quân của đối thủ, còn cột 4 thì chỉ đi vào khi nối được "
            "thành đường. Như thế bạn thắng ở hàng 3, cột 2.");
        row("Plan, by a pair of columns", plan(win(11), ruleOf(true, {{1, 2}, {4, 2}}, columns2And6)),
            "From here on it is enough to answer column 2 with column 6 and column 6 with column 2 while you "
            "can, and otherwise right above. That wins at row 3, column 2 or row 3, column 5.",
            "Từ đây chỉ cần đáp cột 2 bằng cột 6 và cột 6 bằng cột 2 khi còn đi được, còn lại thì thả ngay "
            "trên quân của đối thủ. Như thế bạn thắng ở hàng 3, cột 2 hoặc hàng 3, cột 5.");
        row("Plan, the opponent's, by a rule", plan(loss(9), ruleOf(false, {{1, 2}}, above)),
            "Your opponent only has to answer right above each of your discs. That wins at row 3, column 2 "
            "for your opponent. This column holds out longest.",
            "Đối thủ chỉ cần luôn thả quân ngay trên quân của bạn. Như thế đối thủ thắng ở hàng 3, cột 2. "
            "Cột này cầm cự được lâu nhất.");
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
        row("FollowsUp, win", hintOf(win(9), {.kind = Kind::FollowsUp, .rule = above}),
            "From here on it is enough to answer right above each of your opponent’s discs. That wins.",
            "Từ đây chỉ cần luôn thả quân ngay trên quân "
            "của đối thủ. Như thế là thắng.");
        row("FollowsUp, draw", hintOf(draw, {.kind = Kind::FollowsUp, .rule = columns2And6}),
            "From here on it is enough to answer column 2 with column 6 and column 6 with column 2 while you "
            "can, and otherwise right above. That keeps the draw.",
            "Từ đây chỉ cần đáp cột 2 bằng cột 6 và cột 6 bằng cột 2 khi còn đi được, còn lại thì thả ngay "
            "trên quân của đối thủ. Như thế là giữ được thế hòa.");
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
            "From here on your opponent has to block every disc of yours, until you complete a line at row "
            "3, "
            "column 2. No other column keeps the win.",
            "Từ đây đối thủ phải chặn từng quân của bạn, cho đến khi bạn nối thành đường ở hàng 3, cột 2. "
            "Không cột nào khác giữ được thế thắng.");
        Hint both = hintOf(win(9), {.kind = Kind::BreaksThreat, .cells = {{4, 3}}});
        both.course.plan = provenOf(true, {{1, 2}}, Plan::How::Zugzwang, Plan::Threat::Comes);
        row("BreaksThreat, and a proven plan", both,
            "It takes the cell with which your opponent would make a threat at row 4, column 5. With best "
            "play of both, you always win at row 3, column 2. When the safe cells elsewhere run out, your "
            "opponent has to play right under it.",
            "Quân này chiếm ô mà nếu đối thủ đi vào thì sẽ có mối đe dọa ở hàng 4, cột 5. Nếu hai bên đi hay "
            "nhất, bạn luôn thắng ở hàng 3, cột 2. Khi các ô an toàn ở nơi khác đã hết, đối thủ phải thả "
            "quân ngay bên dưới ô ấy.");
        both.course.plan = exampleOf(true, Plan::How::Zugzwang);
        row("BreaksThreat, and no example", both,
            "It takes the cell with which your opponent would make a threat at row 4, column 5.",
            "Quân này chiếm ô mà nếu đối thủ đi vào "
            "thì sẽ có mối đe dọa ở hàng 4, cột 5.");
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
            "1, column 2 and row 1, column 6, of which you can only block one.",
            "Nếu thả vào cột 3 thì thua sau 2 nước. Đối thủ sẽ đáp lại ở cột 5 và dọa hàng 1, cột 2 và hàng "
            "1, "
            "cột 6, mà bạn chỉ chặn được một ô.");
        row("TwoThreats, stacked", loss(2), {.kind = Kind::TwoThreats, .cells = {{1, 2}, {1, 3}}}, {},
            "Column 3 instead would lose in 2 moves. Your opponent would answer in column 5 and threaten row "
            "3, column 2; if you block there, your opponent completes a line right above it.",
            "Nếu thả vào cột 3 thì thua sau 2 nước. Đối thủ sẽ đáp lại ở cột 5 và dọa hàng 3, cột 2; nếu bạn "
            "chặn ở đó, đối thủ nối thành đường ngay bên trên.");
        row("Forces", loss(5), {.kind = Kind::Forces, .cells = {{1, 2}}}, {},
            "Column 3 instead would lose in 5 moves. Your opponent would answer in column 5, and you would "
            "have to block again and again, until a line is complete at row 3, column 2.",
            "Nếu thả vào cột 3 thì thua sau 5 nước. Đối thủ sẽ đáp lại ở cột 5, rồi bạn phải chặn liên tục "
            "cho đến khi đối thủ nối thành đường ở hàng 3, cột 2.");
        using How = Plan::How;
        row("MustBlock, then an example", loss(17), {.kind = Kind::MustBlock}, exampleOf(true, How::Zugzwang),
            "Column 3 instead would lose in 17 moves. Your opponent would block your threat in column 5. "
            "With best play it may go like this: the safe cells elsewhere run out, you have to play right "
            "under row 2, column 2, and your opponent wins there.",
            "Nếu thả vào cột 3 thì thua sau 17 nước. Đối thủ sẽ chặn mối đe dọa của bạn ở cột 5. Nếu hai bên "
            "đi hay nhất, ván có thể diễn ra thế này: các ô an toàn ở nơi khác hết dần, bạn phải thả quân "
            "ngay dưới hàng 2, cột 2, và đối thủ thắng ở đó.");
        row("StopsThat", loss(17), {.kind = Kind::StopsThat, .cells = {{1, 2}}, .number = 3},
            exampleOf(true, How::Zugzwang),
            "Column 3 instead would lose in 17 moves. Your opponent would answer in column 5 and stop your "
            "attack, which could have started at row 3, column 2.",
            "Nếu thả vào cột 3 thì thua sau 17 nước. Đối thủ sẽ đáp lại ở cột 5 và ngăn được đòn tấn công "
            "của bạn, đòn có thể bắt đầu ở hàng 3, cột 2.");
        row("StopsThat, begun anywhere", draw, {.kind = Kind::StopsThat, .columns = {1, 4}, .number = 3}, {},
            "Column 3 instead would only draw. Your opponent would answer in column 5: only after columns 2 "
            "and 5 could you win by force.",
            "Nếu thả vào cột 3 thì chỉ hòa. Đối thủ sẽ đáp lại ở cột 5: chỉ khi đối thủ đi các cột 2 và 5 "
            "thì bạn mới thắng được bằng các nước ép.");
        row("MakesThreat", draw, {.kind = Kind::MakesThreat, .cells = {{1, 2}}}, {},
            "Column 3 instead would only draw. Your opponent would answer in column 5 and make a threat at "
            "row 3, column 2.",
            "Nếu thả vào cột 3 thì chỉ hòa. Đối thủ "
            "sẽ đáp lại ở cột 5 và tạo mối đe dọa "
            "ở hàng 3, cột 2.");
        row("BreaksThreat, then a proven plan", loss(17), {.kind = Kind::BreaksThreat, .cells = {{1, 2}}},
            ruleOf(true, {{1, 2}}, above),
            "Column 3 instead would lose in 17 moves. Your opponent would answer in column 5 and take the "
            "cell with which you would make a threat at row 3, column 2. Your opponent only has to answer "
            "right above each of your discs. That wins at row 3, column 2 for your opponent.",
            "Nếu thả vào cột 3 thì thua sau 17 nước. Đối thủ sẽ đáp lại ở cột 5 và chiếm ô mà nếu bạn đi vào "
            "thì sẽ có mối đe dọa ở hàng 3, cột 2. Đối thủ chỉ cần luôn thả quân ngay trên quân của bạn. Như "
            "thế đối thủ thắng ở hàng 3, cột 2.");
        row("BreaksLine", draw, {.kind = Kind::BreaksLine, .cells = {{1, 0}, {2, 0}, {3, 0}, {4, 0}}}, {},
            "Column 3 instead would only draw. Your opponent would answer in column 5 and stand in your way: "
            "with a disc there and one at row 1, column 2, you would complete a line.",
            "Nếu thả vào cột 3 thì chỉ hòa. Đối thủ sẽ đáp lại ở cột 5 và chắn đường bạn: có quân ở đó và ở "
            "hàng 1, cột 2 thì bạn nối thành đường.");
        row("OnlyMove, then an example", loss(17), {.kind = Kind::OnlyMove}, exampleOf(true, How::Double),
            "Column 3 instead would lose in 17 moves. Your opponent would answer in column 5. With best play "
            "it may go like this: in the end your opponent threatens row 2, column 2 and row 3, column "
            "2, and you can only block one.",
            "Nếu thả vào cột 3 thì thua sau 17 nước. Đối thủ sẽ đáp lại ở cột 5. Nếu hai bên đi hay nhất, "
            "ván có thể diễn ra thế này: cuối cùng đối thủ dọa hàng 2, cột 2 và hàng 3, cột 2, mà bạn chỉ "
            "chặn được một ô.");
        row("FollowsUp", draw, {.kind = Kind::FollowsUp, .rule = above}, {},
            "Column 3 instead would only draw. Your opponent would answer in column 5. Your opponent only "
            "has to answer right above each of your discs. That keeps the draw.",
            "Nếu thả vào cột 3 thì chỉ hòa. Đối thủ sẽ đáp lại ở cột 5. Đối thủ chỉ cần luôn thả quân ngay "
            "trên quân của bạn. Như thế là giữ được thế hòa.");
        row("a draw", draw, {.kind = Kind::Holds}, {},
            "Column 3 instead would only draw. Your opponent would answer in column 5, and with best play of "
            "both nobody completes a line any more.",
            "Nếu thả vào cột 3 thì chỉ hòa. Đối thủ sẽ đáp lại ở cột 5, và nếu hai bên đi hay nhất thì không "
            "ai nối thành đường nữa.");
    }

    void whyNots()
    {
        QFETCH(const Hint, hint);
        const Game game = gameOf("7777");
        QTEST(inLanguage("en", [&] { return HintWords::whyNot(hint, game); }), "english");
        QTEST(inLanguage("vi", [&] { return HintWords::whyNot(hint, game); }), "vietnamese");
    }

    /// Each plan is told in sentences of its own, and no two alike but those of two and of three threats. An
    /// example never says that a cell decides, nor when a threat comes.
    void allPlansAreSentences()
    {
        const Game game = gameOf("");
        for (const char *language : {"en", "vi"}) {
            QSet<QString> told;
            const auto tell = [&](const Plan &plan) {
                const Hint hint =
                    hintOf(plan.isMovers ? win(9) : loss(9), {.kind = Kind::Plan, .plan = plan});
                const QString text = inLanguage(language, [&] { return HintWords::reason(hint, game); });
                QVERIFY2(text.endsWith('.') && !text.contains('%') && text.front().isUpper(),
                         qPrintable(text));
                QVERIFY2(plan.isProven || !text.contains(QRegularExpression("decid|always|quyết định|luôn")),
                         qPrintable(text));
                told << text;
            };
            for (const bool isMovers : {true, false}) {
                for (const auto how :
                     {Plan::How::Zugzwang, Plan::How::Stacked, Plan::How::Double, Plan::How::Triple}) {
                    tell(exampleOf(isMovers, how));
                    for (const auto threat : {Plan::Threat::Stands, Plan::Threat::Made, Plan::Threat::Comes})
                        tell(provenOf(isMovers, {{1, 2}}, how, threat));
                }
                for (const AnswerRule &rule : {above, exceptColumn4, columns2And6})
                    tell(ruleOf(isMovers, {{1, 2}}, rule));
            }
            QCOMPARE(told.size(), 2 * (4 + 12 + 3));
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
