// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/setup.h"
#include "ui/session/names.h"

#include <QTest>

using namespace four;

using Problem = std::optional<NameProblem>;

namespace {
const QString family = QStringLiteral("👨‍👩‍👧‍👦");
const QString flag = QStringLiteral("🇻🇳");
/// "ệ" as it is typed with dead keys: e, dot below, circumflex.
const QString decomposedE = QStringLiteral(u"e\u0323\u0302");
const QString loneHigh(QChar(0xD83D));
const QString loneLow(QChar(0xDE00));
} // namespace

class TestNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tidies_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("kept");
        QTest::newRow("nothing to do") << "Lan"
                                       << "Lan";
        QTest::newRow("spaces around") << "  Lan "
                                       << "Lan";
        QTest::newRow("spaces between") << "Anh   Tuấn"
                                        << "Anh Tuấn";
        QTest::newRow("tab") << "Anh\tTuấn"
                             << "Anh Tuấn";
        QTest::newRow("line end pasted") << "Lan\n"
                                         << "Lan";
        QTest::newRow("lines pasted") << "Lan\r\nBình"
                                      << "Lan Bình";
        QTest::newRow("paragraph separator") << QStringLiteral(u"Lan\u2029Bình") << "Lan Bình";
        QTest::newRow("no-break and wide spaces") << QStringLiteral(u"\u00A0Lan\u3000") << "Lan";
        QTest::newRow("empty") << ""
                               << "";
        QTest::newRow("spaces only") << " \t\n "
                                     << "";
        QTest::newRow("decomposed") << QString("Vi" + decomposedE + "t") << "Việt";
        QTest::newRow("right to left override") << QStringLiteral(u"Lan\u202Egnab") << "Langnab";
        QTest::newRow("isolates of its own") << QStringLiteral(u"\u2067Lan\u2069") << "Lan";
        QTest::newRow("markup stays text") << "<b>Lan</b>"
                                           << "<b>Lan</b>";
        QTest::newRow("place markers stay text") << "%1 %n"
                                                 << "%1 %n";
        QTest::newRow("right to left") << "שרה"
                                       << "שרה";
        QTest::newRow("emoji family keeps its joiners") << family << family;
    }

    void tidies()
    {
        QFETCH(QString, typed);
        QFETCH(QString, kept);
        QCOMPARE(Names::tidied(typed), kept);
        QCOMPARE(Names::tidied(kept), kept);
    }

    void countsWhatPeopleSee_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("length");
        QTest::newRow("empty") << "" << 0;
        QTest::newRow("Latin") << "Lan" << 3;
        QTest::newRow("Vietnamese composed") << "Việt" << 4;
        QTest::newRow("Vietnamese decomposed") << QString("Vi" + decomposedE + "t") << 4;
        QTest::newRow("emoji outside the first plane") << "😀😀" << 2;
        QTest::newRow("emoji with skin colour") << "👍🏽" << 1;
        QTest::newRow("emoji family") << family << 1;
        QTest::newRow("two families") << family.repeated(2) << 2;
        QTest::newRow("flag") << flag << 1;
        QTest::newRow("two flags") << flag.repeated(2) << 2;
        QTest::newRow("Hangul syllables") << "한국" << 2;
        QTest::newRow("Hangul from its parts") << QStringLiteral(u"\u1112\u1161\u11AB") << 1;
        QTest::newRow("Devanagari with vowel sign") << QStringLiteral(u"\u0928\u0940") << 1;
        QTest::newRow("stacked marks") << QString("o" + QString(QChar(0x0335)).repeated(40)) << 1;
    }

    void countsWhatPeopleSee()
    {
        QFETCH(QString, name);
        QFETCH(int, length);
        QCOMPARE(Names::length(name), length);
    }

    void findsProblems_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("longest");
        QTest::addColumn<Problem>("problem");
        const Problem fine;
        QTest::newRow("one letter") << "A" << 1 << fine;
        QTest::newRow("digit") << "7" << 1 << fine;
        QTest::newRow("symbol") << "?" << 1 << fine;
        QTest::newRow("named match, 30") << QString(30, u'a') << 30 << fine;
        QTest::newRow("named match, 31") << QString(31, u'a') << 30 << Problem(NameProblem::TooLong);
        QTest::newRow("power-ups, 20") << QString(20, u'ệ') << 20 << fine;
        QTest::newRow("power-ups, 21") << QString(21, u'ệ') << 20 << Problem(NameProblem::TooLong);
        QTest::newRow("20 decomposed") << decomposedE.repeated(20) << 20 << fine;
        QTest::newRow("21 decomposed") << decomposedE.repeated(21) << 20 << Problem(NameProblem::TooLong);
        QTest::newRow("30 families") << family.repeated(30) << 30 << fine;
        QTest::newRow("31 families") << family.repeated(31) << 30 << Problem(NameProblem::TooLong);
        QTest::newRow("30 flags") << flag.repeated(30) << 30 << fine;
        QTest::newRow("20 Hangul syllables") << QString(20, QChar(0xD55C)) << 20 << fine;
        QTest::newRow("200 characters") << QString(200, u'x') << 30 << Problem(NameProblem::TooLong);
        QTest::newRow("spaces do not count") << QString("  " + QString(20, u'a') + "  ") << 20 << fine;
        QTest::newRow("empty") << "" << 20 << Problem(NameProblem::Empty);
        QTest::newRow("spaces") << "   " << 20 << Problem(NameProblem::Empty);
        QTest::newRow("line ends") << "\n\r\n" << 20 << Problem(NameProblem::Empty);
        QTest::newRow("zero-width space") << QStringLiteral(u"\u200B") << 20 << Problem(NameProblem::Empty);
        QTest::newRow("zero-width joiners")
            << QStringLiteral(u"\u200C\u200D") << 20 << Problem(NameProblem::Empty);
        QTest::newRow("byte order mark") << QStringLiteral(u"\uFEFF") << 20 << Problem(NameProblem::Empty);
        QTest::newRow("soft hyphen") << QStringLiteral(u"\u00AD") << 20 << Problem(NameProblem::Empty);
        QTest::newRow("word joiner between spaces")
            << QStringLiteral(u" \u2060 ") << 20 << Problem(NameProblem::Empty);
        QTest::newRow("a mark on nothing") << QStringLiteral(u"\u0301") << 20 << Problem(NameProblem::Empty);
        QTest::newRow("direction controls")
            << QStringLiteral(u"\u202E\u2066") << 20 << Problem(NameProblem::Empty);
        QTest::newRow("variation selector") << QStringLiteral(u"\uFE0F") << 20 << Problem(NameProblem::Empty);
        QTest::newRow("Hangul filler") << QStringLiteral(u"\u3164") << 20 << Problem(NameProblem::Empty);
        QTest::newRow("Hangul fillers of parts")
            << QStringLiteral(u"\u115F\u1160") << 20 << Problem(NameProblem::Empty);
        QTest::newRow("half-width Hangul filler")
            << QStringLiteral(u"\uFFA0") << 20 << Problem(NameProblem::Empty);
        QTest::newRow("blank of Braille") << QStringLiteral(u"\u2800") << 20 << Problem(NameProblem::Empty);
        QTest::newRow("first half of a character")
            << QString("Lan" + loneHigh) << 20 << Problem(NameProblem::Unstorable);
        QTest::newRow("second half of a character")
            << QString(loneLow + "Lan") << 20 << Problem(NameProblem::Unstorable);
        QTest::newRow("halves in the wrong order")
            << QString(loneLow + loneHigh) << 20 << Problem(NameProblem::Unstorable);
        QTest::newRow("control character")
            << QString("Lan" + QString(QChar(7))) << 20 << Problem(NameProblem::Unstorable);
        QTest::newRow("null character")
            << QString("La" + QString(QChar(0)) + "n") << 20 << Problem(NameProblem::Unstorable);
        QTest::newRow("few characters of very many bytes")
            << QString("o" + QString(QChar(0x0335)).repeated(600)) << 20 << Problem(NameProblem::Unstorable);
        QTest::newRow("right to left") << "محمد" << 20 << fine;
        QTest::newRow("markup") << "<img src=x>" << 20 << fine;
    }

    void findsProblems()
    {
        QFETCH(QString, typed);
        QFETCH(int, longest);
        QFETCH(Problem, problem);
        QCOMPARE(Names::problem(Names::tidied(typed), longest), problem);
    }

    void whatIsFineCanBeStored()
    {
        // Every character of the first plane, alone: what is accepted, the core takes too, and reads back as
        // it was.
        for (int code = 0; code <= 0xFFFF; ++code) {
            const QString name = Names::tidied(QString(QChar(code)));
            if (Names::problem(name, 20))
                continue;
            QVERIFY2(isStorableName(name.toStdString()), qPrintable(QString::number(code, 16)));
            QCOMPARE(QString::fromStdString(name.toStdString()), name);
        }
    }

    void seesEqualNames_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<bool>("equal");
        QTest::newRow("same") << "Lan"
                              << "Lan" << true;
        QTest::newRow("case") << "lan"
                              << "LAN" << true;
        QTest::newRow("Vietnamese case") << "Đặng"
                                         << "ĐẶNG" << true;
        QTest::newRow("composed and not") << "Việt" << QString("Vi" + decomposedE + "t") << true;
        QTest::newRow("full width letters") << "Lan"
                                            << "Ｌａｎ" << true;
        QTest::newRow("a zero-width space inside") << "Lan" << QStringLiteral(u"La\u200Bn") << true;
        QTest::newRow("a soft hyphen inside") << "Lan" << QStringLiteral(u"L\u00ADan") << true;
        QTest::newRow("isolated and not") << "Lan" << QStringLiteral(u"\u2068Lan\u2069") << true;
        QTest::newRow("different") << "Lan"
                                   << "Bình" << false;
        QTest::newRow("tones tell people apart") << "Lan"
                                                 << "Lân" << false;
        QTest::newRow("D and Đ") << "Dung"
                                 << "Đung" << false;
        QTest::newRow("prefix") << "Lan"
                                << "Lan 2" << false;
        QTest::newRow("families of three and four") << "👨‍👩‍👧" << family << false;
    }

    void seesEqualNames()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        QFETCH(bool, equal);
        QCOMPARE(Names::areEqual(first, second), equal);
        QCOMPARE(Names::areEqual(second, first), equal);
        QCOMPARE(Names::areEqual(Names::tidied(first), Names::tidied(second)), equal);
    }

    void comparesForASearch_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("accented");
        QTest::addColumn<bool>("found");
        const auto row = [](const char *name, const char *typed, const char *searched, bool accented,
                            bool found) {
            QTest::newRow(name) << QString::fromUtf8(typed) << QString::fromUtf8(searched) << accented
                                << found;
        };
        row("without accents", "binh", "Bình", false, true);
        row("d for đ", "duc", "Đức", false, true);
        row("the same accents", "BÌNH", "Bình", true, true);
        row("other accents", "Văn", "Vân", true, false);
        row("another tone", "Tuyết", "Tuyệt", true, false);
        row("accents that the name has not", "Thắng", "Thang", true, false);
        row("đ for d", "đan", "Dan", true, false);
        row("a part", "hiế", "Nguyễn Thị Hiếu", true, true);
        row("the tone where others put it", "Hoà", "Hòa", true, true);
        row("and the other way round", "hòa", "HOÀ", true, true);
        row("of another word", "Hoà", "Hoa Mà", true, false);
        row("each letter's own mark", "lần", "Bà Lần", true, true);
        row("decomposed", "vi\u00ea\u0323t", "Việt", true, true);
        row("a mark typed twice", "đứ\u0301c", "Đức", true, true);
    }

    void comparesForASearch()
    {
        QFETCH(const QString, typed);
        QFETCH(const QString, name);
        QFETCH(const bool, accented);
        QFETCH(const bool, found);
        QCOMPARE(Names::isAccented(typed), accented);
        const QStringList wanted = Names::compared(typed, accented);
        const QStringList offered = Names::compared(name, accented);
        QCOMPARE(wanted.size(), offered.size());
        bool isFound = false;
        for (qsizetype way = 0; way < wanted.size(); ++way)
            isFound = isFound || offered.at(way).contains(wanted.at(way));
        QCOMPARE(isFound, found);
    }

    void saysEachProblem()
    {
        QStringList sentences;
        for (const NameProblem problem :
             {NameProblem::Empty, NameProblem::TooLong, NameProblem::Unstorable, NameProblem::Equal})
            sentences << Names::sentence(problem, 20);
        QVERIFY(!sentences.contains(QString()));
        QCOMPARE(sentences.removeDuplicates(), 0);
        QVERIFY(Names::sentence(NameProblem::TooLong, 30).contains("30"));
    }
};

QTEST_APPLESS_MAIN(TestNames)
#include "tst_names.moc"
