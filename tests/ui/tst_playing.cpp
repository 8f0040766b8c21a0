// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/playingdialog.h"
#include "ui/settings/language.h"

#include <QFile>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>

using namespace four;

namespace {
QString english()
{
    QFile file(":/help/PLAYING.md");
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString vietnamese()
{
    QFile file(":/help/PLAYING.vi.md");
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// What the first group of the pattern found, from the beginning to the end.
QStringList found(const QString &text, const char *pattern)
{
    const QRegularExpression expression(QString::fromUtf8(pattern), QRegularExpression::MultilineOption);
    QStringList all;
    for (const auto &match : expression.globalMatch(text))
        all << match.captured(1);
    return all;
}

/// As Qt names it: "Ctrl+Space" by its parts.
QString translated(const QString &key)
{
    QStringList parts = key.split(u'+');
    for (QString &part : parts)
        part = QCoreApplication::translate("QShortcut", part.toUtf8());
    return parts.join(u'+');
}
} // namespace

/// The text on how to play, and the dialog that shows it.
class tst_Playing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasTheSameSectionsInBothLanguages()
    {
        const QStringList levels = found(english(), "^(#+) ");
        QVERIFY(levels.size() > 10);
        QCOMPARE(found(vietnamese(), "^(#+) "), levels);
    }

    void namesTheSameKeysInBothLanguages()
    {
        Language language;
        language.use("vi");
        QStringList expected;
        for (const QString &code : found(english(), "`([^`]+)`"))
            expected << translated(code);
        QVERIFY(expected.contains("Ctrl+Phím cách"));
        QStringList keys = found(vietnamese(), "`([^`]+)`");
        expected.sort();
        keys.sort();
        QCOMPARE(keys, expected);
    }

    void linksLeadToSections_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("text");
        QTest::newRow("English") << "en" << english();
        QTest::newRow("Vietnamese") << "vi" << vietnamese();
    }

    void linksLeadToSections()
    {
        QFETCH(const QString, code);
        QFETCH(const QString, text);
        Language language;
        language.use(code);
        PlayingDialog dialog;
        dialog.show();
        auto *browser = dialog.findChild<QTextBrowser *>("playingText");
        const QStringList titles = found(text, "^- \\[([^]]+)\\]\\(#");
        const QStringList links = found(text, "\\]\\(([^)]+)\\)");
        QCOMPARE(links.size(), titles.size()); // the contents are the only links
        for (qsizetype i = 0; i < links.size(); ++i) {
            Q_EMIT browser->anchorClicked(QUrl(links[i]));
            QCOMPARE(browser->textCursor().block().text(), titles[i]);
            QVERIFY(browser->textCursor().blockFormat().headingLevel() > 0);
            // At the top of what is shown, as far as the text goes.
            const QScrollBar *bar = browser->verticalScrollBar();
            QVERIFY(bar->value() == bar->maximum() || browser->cursorRect().top() < browser->height() / 4);
        }
        QCOMPARE(found(text, "^## (.*)"), titles);
    }

    void followsTheLanguage()
    {
        Language language;
        language.use("en");
        PlayingDialog dialog;
        const auto *browser = dialog.findChild<QTextBrowser *>("playingText");
        dialog.show();
        QCOMPARE(dialog.windowTitle(), QString("How to play"));
        QCOMPARE(browser->accessibleName(), QString("How to play"));
        QVERIFY(browser->toPlainText().contains("Two players drop discs in turn."));
        language.use("vi");
        QTRY_COMPARE(dialog.windowTitle(), QString("Cách chơi"));
        QCOMPARE(browser->accessibleName(), QString("Cách chơi"));
        QVERIFY(browser->toPlainText().contains("Hai người lần lượt thả quân."));
        // Keys are shown without the marks of Markdown.
        QVERIFY(browser->toPlainText().contains("Ctrl+Phím cách"));
        QVERIFY(!browser->toPlainText().contains(u'`') && !browser->toPlainText().contains("**"));
    }

    void isReadByKeyboardAlone()
    {
        Language language;
        language.use("en");
        PlayingDialog dialog;
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto *browser = dialog.findChild<QTextBrowser *>("playingText");
        QVERIFY(browser->hasFocus());
        // Tab goes from link to link, Enter follows one, and the arrows read on from there.
        QTest::keyClick(browser, Qt::Key_Tab);
        QTest::keyClick(browser, Qt::Key_Tab);
        QTest::keyClick(browser, Qt::Key_Return);
        QCOMPARE(browser->textCursor().block().text(), QString("The six games"));
        QTest::keyClick(browser, Qt::Key_Down);
        QCOMPARE(browser->textCursor().block().text(), QString("Game"));
        QTest::keyClick(browser, Qt::Key_Home, Qt::ControlModifier);
        QCOMPARE(browser->textCursor().block().text(), QString("How to play"));
        QTest::keyClick(browser, Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
    }
};

QTEST_MAIN(tst_Playing)
#include "tst_playing.moc"
