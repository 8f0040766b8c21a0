// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words.h"
#include "ui/widgets/namelabel.h"

#include <QTest>
#include <QVBoxLayout>

using namespace four;

namespace {
constexpr int cardWidth = 112; // of the narrowest card, without its margins
const QChar ellipsis(0x2026);

/// The lines as they are seen.
QStringList linesOf(const NameLabel &label)
{
    return Words::plain(label.text()).split(u'\n');
}

int widest(const NameLabel &label)
{
    int width = 0;
    for (const QString &line : linesOf(label))
        width = std::max(width, label.fontMetrics().horizontalAdvance(line));
    return width;
}
} // namespace

class tst_NameLabel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheEnd_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("lines");
        QTest::addColumn<bool>("whole");
        QTest::newRow("short") << "Lan" << 1 << true;
        QTest::newRow("empty") << "" << 1 << true;
        QTest::newRow("a Vietnamese name") << "Nguyễn Thị Ánh Nguyệt" << 2 << true;
        QTest::newRow("isolated") << Words::isolated("Nguyễn Thị Ánh Nguyệt") << 2 << true;
        QTest::newRow("long words") << "Công Tằng Tôn Nữ Khánh Quỳnh Mai Anh" << 2 << false;
        QTest::newRow("without spaces") << "WWWWWWWWWWWWWWWWWWWWWWWWWWWWEND" << 1 << false;
        QTest::newRow("emoji") << QString("👨‍👩‍👧‍👦").repeated(8) + " Lan" << 1 << false;
    }

    void keepsTheEnd()
    {
        QFETCH(const QString, name);
        QFETCH(const int, lines);
        QFETCH(const bool, whole);
        QWidget card;
        auto *column = new QVBoxLayout(&card);
        column->setContentsMargins(0, 0, 0, 0);
        auto *label = new NameLabel(&card);
        label->setName(name);
        column->addWidget(label);
        column->addStretch();
        card.setFixedWidth(cardWidth);
        card.show();
        QTRY_COMPARE(label->height(), label->sizeHint().height());
        QCOMPARE(label->name(), name);
        QCOMPARE(label->accessibleName(), Words::plain(name));
        QCOMPARE(linesOf(*label).size(), lines);
        QVERIFY2(widest(*label) <= cardWidth, qPrintable(label->text()));
        QCOMPARE(label->height(), lines * label->fontMetrics().lineSpacing());
        const QString seen = linesOf(*label).join(u' ');
        if (whole) {
            QCOMPARE(seen, Words::plain(name));
            QVERIFY(label->toolTip().isEmpty());
            return;
        }
        QVERIFY(seen.contains(ellipsis));
        QCOMPARE(seen.right(3), name.right(3));
        QCOMPARE(seen.left(1), name.left(1));
        QVERIFY(label->toolTip().contains(name));
    }

    void noWordIsBroken_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("a computer") << "Computer (Medium)";
        QTest::newRow("a long last word") << "Lan Wolfeschlegelstein";
        QTest::newRow("two long words") << "Wolfeschlegelstein Hausenbergerdorff";
        QTest::newRow("a Vietnamese computer") << "Máy (Trung bình)";
    }

    void noWordIsBroken()
    {
        QFETCH(const QString, name);
        const QStringList words = name.split(u' ');
        NameLabel label;
        label.setName(name);
        for (int width = 30; width < 260; width += 3) {
            label.resize(width, 2 * label.fontMetrics().lineSpacing());
            label.show();
            QVERIFY2(widest(label) <= width, qPrintable(label.text()));
            for (const QString &line : linesOf(label)) {
                for (const QString &seen : line.split(u' ', Qt::SkipEmptyParts))
                    QVERIFY2(words.contains(seen) || seen.contains(ellipsis), qPrintable(label.text()));
            }
            QVERIFY2(label.text().count(ellipsis) <= 1, qPrintable(label.text()));
        }
        // Where it may be as wide as it likes, nothing is left out.
        label.resize(label.leastWidth(30), 2 * label.fontMetrics().lineSpacing());
        QCOMPARE(linesOf(label).join(u' '), name);
    }

    void oneLineWhereThereIsNoRoom()
    {
        NameLabel label;
        label.setName("Nguyễn Thị Ánh Nguyệt");
        label.resize(cardWidth, label.minimumSizeHint().height());
        label.show();
        QCOMPARE(linesOf(label).size(), 1);
        QVERIFY2(linesOf(label).first().endsWith("guyệt"), qPrintable(label.text()));
        QVERIFY(widest(label) <= cardWidth);
        label.resize(cardWidth, label.sizeHint().height());
        QCOMPARE(linesOf(label).size(), 2);
        QCOMPARE(linesOf(label).join(u' '), label.name());
    }

    void followsItsFont()
    {
        NameLabel label;
        label.resize(cardWidth, 100);
        label.setName("Nguyễn Ánh");
        QCOMPARE(linesOf(label).size(), 1);
        QFont large = label.font();
        large.setPixelSize(label.fontInfo().pixelSize() * 2);
        label.setFont(large);
        QCOMPARE(linesOf(label).size(), 2);
        label.resize(2 * cardWidth, 100);
        label.show(); // a hidden widget learns of its size when it is shown
        QCOMPARE(linesOf(label).size(), 1);
    }
};

QTEST_MAIN(tst_NameLabel)
#include "tst_namelabel.moc"
