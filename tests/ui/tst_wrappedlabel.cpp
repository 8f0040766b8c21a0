// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/layouts/wrappedlabel.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/speech/announcer.h"
#include "ui/widgets/speech/livelabel.h"

#include <QAccessible>
#include <QTest>
#include <QVBoxLayout>

#include <functional>
#include <vector>

using namespace four;

namespace {
const auto shortText = QStringLiteral("Player 1 begins.");
const auto longText =
    QStringLiteral("No blocks left. That was a violation: two more are allowed in this game. Choose "
                   "another column, or end your turn.");
} // namespace

/// What the label remembers must be what QLabel says at any time.
class tst_WrappedLabel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_window = new QWidget;
        m_label = new WrappedLabel(m_window);
        m_label->setText(shortText);
    }

    void cleanup() { delete m_window; }

    void asHighAsTheText_data()
    {
        QTest::addColumn<std::function<void(WrappedLabel *, QWidget *)>>("change");
        const auto row = [](const char *name, std::function<void(WrappedLabel *, QWidget *)> change) {
            QTest::newRow(name) << change;
        };
        row("another text", [](WrappedLabel *label, QWidget *) { label->setText(longText); });
        row("no text", [](WrappedLabel *label, QWidget *) { label->clear(); });
        row("a larger font", [](WrappedLabel *label, QWidget *) {
            QFont font = label->font();
            font.setPointSize(3 * font.pointSize());
            label->setFont(font);
        });
        row("a larger font of the window", [](WrappedLabel *, QWidget *window) {
            QFont font = window->font();
            font.setPointSize(3 * font.pointSize());
            window->setFont(font);
        });
        row("margins", [](WrappedLabel *label, QWidget *) { label->setContentsMargins(6, 20, 6, 20); });
        row("another parent", [](WrappedLabel *label, QWidget *) {
            static QWidget other;
            QFont font = other.font();
            font.setPointSize(3 * font.pointSize());
            other.setFont(font);
            label->setParent(&other);
            label->ensurePolished();
        });
    }

    void asHighAsTheText()
    {
        QFETCH(std::function<void(WrappedLabel *, QWidget *)>, change);
        const std::vector<int> widths{40, 90, 200, 1000};
        for (const int width : widths)
            QCOMPARE(m_label->heightForWidth(width), wanted(width));
        change(m_label, m_window);
        for (const int width : widths)
            QCOMPARE(m_label->heightForWidth(width), wanted(width));
        m_label->setParent(m_window);
    }

    void laidOutAnew()
    {
        auto *column = new QVBoxLayout(m_window);
        column->addWidget(m_label);
        column->addStretch();
        m_window->resize(200, 600);
        m_window->show();
        const int before = m_label->height();
        QCOMPARE(before, wanted(m_label->width()));
        m_label->setText(longText);
        QTRY_VERIFY(m_label->height() > 2 * before);
        QCOMPARE(m_label->height(), wanted(m_label->width()));
    }

    void isSpokenWhereverItStands()
    {
        // Also one that is made, and asked what it is, before there is a board.
        Notice notice;
        auto *label = notice.findChild<LiveLabel *>();
        QVERIFY(label);
        // Qt tells of every widget that appears: what is spoken is no widget.
        QCOMPARE(QAccessible::queryAccessibleInterface(label)->role(), QAccessible::StaticText);
        QAccessibleInterface *announcer = QAccessible::queryAccessibleInterface(Announcer::of(label));
        QVERIFY(announcer->childCount() > 1);
        for (int i = 0; i < announcer->childCount(); ++i) {
            QCOMPARE(announcer->child(i)->role(), QAccessible::Notification);
            QCOMPARE(announcer->child(i)->parent(), announcer);
        }
        QLabel plain(QStringLiteral("\u2068Lan\u2069"));
        QCOMPARE(QAccessible::queryAccessibleInterface(&plain)->text(QAccessible::Name), QString("Lan"));
    }

private:
    /// Of a label without a memory, set up alike.
    int wanted(int width) const
    {
        QLabel plain;
        plain.setTextFormat(Qt::PlainText);
        plain.setWordWrap(true);
        plain.setFont(m_label->font());
        plain.setContentsMargins(m_label->contentsMargins());
        plain.setText(m_label->text());
        return plain.heightForWidth(width);
    }

    QWidget *m_window = nullptr;
    WrappedLabel *m_label = nullptr;
};

QTEST_MAIN(tst_WrappedLabel)
#include "tst_wrappedlabel.moc"
