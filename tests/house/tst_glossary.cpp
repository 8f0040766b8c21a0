// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <vector>

using namespace Qt::StringLiterals;

namespace {

/// A text for users, and its place.
struct Text
{
    QString language;
    QString place;
    QString text;
};

QString contents(const QString &name)
{
    QFile file(QString::fromUtf8(FOUR_ROOT) + u'/' + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("Cannot read %s", qPrintable(file.fileName()));
    return QString::fromUtf8(file.readAll());
}

/// Without capitals, line ends, mnemonics and marks of emphasis.
QString spoken(QString text)
{
    static const QRegularExpression marks(u"[&*_`]|\\\\f[BIRP]|<[^>]*>"_s);
    text = text.normalized(QString::NormalizationForm_C);
    return text.remove(marks).simplified().toLower();
}

/// The English sources and the translations of a .ts file.
void addTranslations(std::vector<Text> &texts, const QString &name)
{
    QXmlStreamReader xml(contents(name));
    QString language;
    QString context;
    QString source;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == "TS"_L1) {
            language = xml.attributes().value("language"_L1).left(2).toString();
        } else if (xml.name() == "name"_L1) {
            context = xml.readElementText();
        } else if (xml.name() == "source"_L1) {
            source = xml.readElementText();
            texts.push_back({u"en"_s, name + u": "_s + context, source});
        } else if (xml.name() == "translation"_L1) {
            const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements);
            texts.push_back({language, name + u": "_s + context + u": "_s + source, text});
        }
    }
    QVERIFY2(!xml.hasError(), qPrintable(name + u": "_s + xml.errorString()));
}

/// The paragraphs and list entries of a page, since lines are broken anywhere.
void addPages(std::vector<Text> &texts, const QString &name, const QString &language)
{
    QString text = contents(name);
    if (name.endsWith(u".6"_s)) {
        static const QRegularExpression comments(u"^\\.\\\\\".*$"_s, QRegularExpression::MultilineOption);
        static const QRegularExpression macros(u"^\\.[A-Z]+ ?"_s, QRegularExpression::MultilineOption);
        static const QRegularExpression paragraphs(u"^\\.(SH|TP|PP)\\b"_s,
                                                   QRegularExpression::MultilineOption);
        text.remove(comments).replace(paragraphs, u"\n\n"_s).remove(macros).replace(u"\\-"_s, u"-"_s);
    }
    static const QRegularExpression border(u"\\n\\s*\\n|\\n(?=\\s*([0-9]+\\.|[-|]) )"_s);
    const QStringList paragraphs = text.split(border, Qt::SkipEmptyParts);
    for (const QString &paragraph : paragraphs)
        texts.push_back({language, name, paragraph});
}

/// `Key=text` and `Key[vi]=text`.
void addDesktopFile(std::vector<Text> &texts, const QString &name)
{
    static const QRegularExpression entry(u"^(Name|GenericName|Comment|Keywords)(\\[vi\\])?=(.*)$"_s,
                                          QRegularExpression::MultilineOption);
    for (const auto &match : entry.globalMatch(contents(name)))
        texts.push_back({match.hasCaptured(2) ? u"vi"_s : u"en"_s, name + u": "_s + match.captured(1),
                         match.captured(3)});
}

/// One text a line, in the language that its first word names: `en-why …`, `title-vi …`.
void addLessons(std::vector<Text> &texts, const QString &name)
{
    static const QRegularExpression entry(u"^(?:title-)?(en|vi)(?:-why|-wrong)? (.*)$"_s,
                                          QRegularExpression::MultilineOption);
    for (const auto &match : entry.globalMatch(contents(name)))
        texts.push_back({match.captured(1), name, match.captured(2)});
}

void addMetainfo(std::vector<Text> &texts, const QString &name)
{
    QXmlStreamReader xml(contents(name));
    QStringList languages;
    while (!xml.atEnd()) {
        switch (xml.readNext()) {
        case QXmlStreamReader::StartElement:
            languages.push_back(xml.attributes().value("xml:lang"_L1) == "vi"_L1 ? u"vi"_s : u"en"_s);
            break;
        case QXmlStreamReader::EndElement:
            languages.pop_back();
            break;
        case QXmlStreamReader::Characters:
            texts.push_back({languages.back(), name, xml.text().toString()});
            break;
        default:
            break;
        }
    }
    QVERIFY2(!xml.hasError(), qPrintable(name + u": "_s + xml.errorString()));
}

bool contains(QString text, const QString &wrong, const QStringList &rightIn)
{
    for (const QString &phrase : rightIn)
        text.remove(phrase);
    const QRegularExpression words(u"\\b"_s + QRegularExpression::escape(wrong) + u"\\b"_s,
                                   QRegularExpression::UseUnicodePropertiesOption);
    return text.contains(words);
}

} // namespace

/// Finds the words that translations/GLOSSARY.md lists as wrong.
class tst_Glossary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void finder_data();
    void finder();
    void words_data();
    void words();

private:
    std::vector<Text> m_texts;
};

void tst_Glossary::initTestCase()
{
    addTranslations(m_texts, u"translations/fourinarow_vi.ts"_s);
    addTranslations(m_texts, u"translations/fourinarow_en.ts"_s);
    addTranslations(m_texts, u"translations/qtbase_vi.ts"_s);
    addPages(m_texts, u"README.md"_s, u"en"_s);
    addPages(m_texts, u"README.vi.md"_s, u"vi"_s);
    addPages(m_texts, u"docs/PLAYING.md"_s, u"en"_s);
    addPages(m_texts, u"docs/PLAYING.vi.md"_s, u"vi"_s);
    addPages(m_texts, u"resources/linux/man/fourinarow.6"_s, u"en"_s);
    addPages(m_texts, u"resources/linux/man/fourinarow-cli.6"_s, u"en"_s);
    addPages(m_texts, u"resources/linux/man/fourinarow.vi.6"_s, u"vi"_s);
    addLessons(m_texts, u"resources/lessons/lessons.txt"_s);
    addDesktopFile(m_texts, QStringLiteral(FOUR_DESKTOP_FILE));
    addMetainfo(m_texts, QStringLiteral(FOUR_METAINFO));

    QSet<QString> seen;
    for (const Text &text : m_texts)
        seen.insert(text.place.section(u':', 0, 0) + u' ' + text.language);
    // Two languages in the translations of the game and of Qt, the desktop file, the metainfo and the
    // lessons; one on each page.
    QCOMPARE(seen.size(), 2 + 1 + 2 + 7 + 2 + 2 + 2);
}

void tst_Glossary::finder_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("wrong");
    QTest::addColumn<QStringList>("rightIn");
    QTest::addColumn<bool>("found");
    QTest::newRow("alone") << u"Chép hình bàn cờ"_s << u"chép"_s << QStringList{u"sao chép"_s} << true;
    QTest::newRow("with a mnemonic") << u"&Chép các nước đi"_s << u"chép"_s << QStringList{u"sao chép"_s}
                                     << true;
    QTest::newRow("in a right phrase") << u"Sao &chép"_s << u"chép"_s << QStringList{u"sao chép"_s} << false;
    QTest::newRow("right and wrong") << u"Ổ đĩa. Đĩa đỏ."_s << u"đĩa"_s << QStringList{u"ổ đĩa"_s} << true;
    QTest::newRow("part of a word") << u"Hoàn hảo"_s << u"hoà"_s << QStringList{} << false;
    QTest::newRow("over a line's end")
        << u"**Hết\nlượt** (Enter)"_s << u"hết lượt"_s << QStringList{} << true;
    QTest::newRow("decomposed letters")
        << u"Trận"_s.normalized(QString::NormalizationForm_D) << u"trận"_s << QStringList{} << true;
}

void tst_Glossary::finder()
{
    QFETCH(QString, text);
    QFETCH(QString, wrong);
    QFETCH(QStringList, rightIn);
    QFETCH(bool, found);
    QCOMPARE(contains(spoken(text), wrong, rightIn), found);
}

void tst_Glossary::words_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("rightIn");
    QTest::addColumn<QString>("instead");
    const QString table = contents(u"translations/GLOSSARY.md"_s).section(u"\n## "_s, 1);
    static const QRegularExpression row(u"^\\|([^|]+)\\| (vi|en) \\|([^|]*)\\|([^|]*)\\|$"_s,
                                        QRegularExpression::MultilineOption);
    int count = 0;
    for (const auto &match : row.globalMatch(table)) {
        QStringList rightIn;
        for (const QString &phrase : match.captured(3).split(u','))
            if (!phrase.trimmed().isEmpty())
                rightIn.push_back(spoken(phrase));
        QTest::newRow(match.captured(1).trimmed().toUtf8().constData())
            << match.captured(2) << rightIn << match.captured(4).trimmed();
        ++count;
    }
    QCOMPARE(count, table.count(u"\n| "_s) - 2); // all but the title and the line below it
}

void tst_Glossary::words()
{
    QFETCH(QString, language);
    QFETCH(QStringList, rightIn);
    QFETCH(QString, instead);
    const QString wrong = spoken(QString::fromUtf8(QTest::currentDataTag()));
    QStringList places;
    for (const Text &text : m_texts)
        if (text.language == language && contains(spoken(text.text), wrong, rightIn))
            places.push_back(u"  "_s + text.place + u"\n    "_s + text.text.simplified().left(300));
    QVERIFY2(places.isEmpty(), qPrintable(u"write “%1” in:\n%2"_s.arg(instead, places.join(u'\n'))));
}

QTEST_GUILESS_MAIN(tst_Glossary)
#include "tst_glossary.moc"
