// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/language.h"
#include "ui/text/words.h"

#include <QSet>
#include <QTest>

#include <variant>

using namespace four;

namespace {
using Kind = RecordError::Kind;

/// A record with times, as it would be written.
QByteArray record(const QByteArray &actions = "actions: 4 4", const QByteArray &times = "times: 1 2")
{
    return "four-in-a-row record 1\nboard: 7x6\nconnect: 4\nopening: free\nstarter: player 1\nletters: "
           "fixed\n"
           "undos: 0\nundo on first move: yes\nviolations: none\nblocks: 0\nremoves: 0\nname length: 30\n"
           "seed: 1\nbegins: by the rules\nplayer 1: person\nplayer 2: person\n"
           "begun: 2026-11-28T02:30:00.125Z\n" +
           actions + "\n" + times + "\nend\n";
}

/// The same with another line.
QByteArray recordWith(const char *line, const char *other)
{
    return record().replace(line, other);
}

std::variant<Game, RecordError> read(const QByteArray &text)
{
    return readRecord({text.constData(), static_cast<std::size_t>(text.size())});
}
} // namespace

class TestRecordWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatTheRowsChange() { QVERIFY(std::holds_alternative<Game>(read(record()))); }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<RecordError::Kind>("kind");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("vietnamese");

        QTest::newRow("too long") << QByteArray(maxRecordBytes + 1, ' ') << Kind::TooLong
                                  << "This is too long to be a game."
                                  << "Nội dung quá dài, không thể là một ván.";
        QTest::newRow("not a record")
            << QByteArray("Dear Lan,\n") << Kind::NotARecord << "This is not a saved game."
            << "Đây không phải là một ván đã lưu.";
        QTest::newRow("newer version")
            << recordWith("record 1", "record 2") << Kind::NewerVersion
            << "It was saved by a newer version of the program, in format 2; this one "
               "reads up to 1."
            << "Ván này do một phiên bản mới hơn của chương trình lưu, theo định dạng "
               "2; chương trình này chỉ đọc được đến định dạng 1.";
        QTest::newRow("unknown field")
            << recordWith("actions:", "help: 3\nactions:") << Kind::UnknownField
            << "This program does not know “help” here; a newer version may have "
               "saved it."
            << "Chương trình này không biết “help” ở đây; có thể ván này do một phiên "
               "bản mới hơn lưu.";
        QTest::newRow("missing field")
            << recordWith("connect: 4\n", "") << Kind::MissingField << "“connect” is missing."
            << "Ở đây thiếu “connect”.";
        QTest::newRow("bad value") << recordWith("7x6", "70x6") << Kind::BadValue
                                   << "“board” has an invalid value."
                                   << "Giá trị của “board” không hợp lệ.";
        QTest::newRow("bad action") << record("actions: 4 x4") << Kind::BadAction << "“x4” is not a move."
                                    << "“x4” không phải là nước đi.";
        QTest::newRow("text after the end")
            << record() + "bye\n"
            << Kind::TextAfterEnd << "There is text after the end of the game."
            << "Sau phần kết thúc ván vẫn còn nội dung khác.";
        QTest::newRow("times differ") << record("actions: 4 4", "times: 1") << Kind::TimesDiffer
                                      << "The number of times does not match the number of moves."
                                      << "Số mốc thời gian không khớp với số nước đi.";
        // The reason is that of the rules, with the number of the column and of those that the board has.
        QTest::newRow("full column") << record("actions: 4 4 4 4 4 4 4") << Kind::IllegalAction
                                     << "The rules do not allow the move “4” here. Column 4 is full."
                                     << "Luật không cho phép nước đi “4” ở đây. Cột 4 đã đầy.";
        QTest::newRow("eighth column")
            << record("actions: 8") << Kind::IllegalAction
            << "The rules do not allow the move “8” here. Column 8 is outside the board, which has 7 columns."
            << "Luật không cho phép nước đi “8” ở đây. Cột 8 nằm ngoài bàn cờ; bàn cờ chỉ có 7 cột.";
        QTest::newRow("beside the centre")
            << recordWith("7x6", "8x7")
                   .replace("opening: free", "opening: centre")
                   .replace("actions: 4", "actions: 3")
            << Kind::IllegalAction
            << "The rules do not allow the move “3” here. The first disc must go "
               "into a centre column, number 4 or 5."
            << "Luật không cho phép nước đi “3” ở đây. Quân đầu tiên phải thả vào "
               "một trong hai cột giữa, tức cột 4 hoặc 5.";
        QTest::newRow("after the end of the game")
            << record("actions: 1 2 1 2 1 2 1 2") << Kind::IllegalAction
            << "The rules do not allow the move “2” here. This game is over."
            << "Luật không cho phép nước đi “2” ở đây. Ván này đã kết thúc.";
    }

    void saysWhatIsWrong()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const RecordError::Kind, kind);
        QFETCH(const QString, english);
        QFETCH(const QString, vietnamese);
        const auto result = read(text);
        QVERIFY(std::holds_alternative<RecordError>(result));
        const RecordError &error = std::get<RecordError>(result);
        QCOMPARE(int(error.kind), int(kind));
        m_language.use("en");
        QCOMPARE(RecordWords::sentence(error), english);
        m_language.use("vi");
        QCOMPARE(RecordWords::sentence(error), vietnamese);
    }

    void quotesLittleAndPlainly()
    {
        m_language.use("en");
        const auto result = read(record("actions: \033[1m" + QByteArray(1000, 'z')));
        const QString said = RecordWords::sentence(std::get<RecordError>(result));
        QVERIFY(said.size() < 100);
        QVERIFY(!said.contains(QChar(0x1b)));
    }

private:
    Language m_language;
};

QTEST_GUILESS_MAIN(TestRecordWords)
#include "tst_recordwords.moc"
