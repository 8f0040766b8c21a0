// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/keys/keyboard.h"
#include "ui/widgets/keys/keys.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QTest>
#include <QVBoxLayout>
#include <QWindow>

#include <memory>

using namespace four;

namespace {
/// A key by its place, as X11 numbers it.
struct Key
{
    int key;
    quint32 place;
    QString text;
};

const Key one{Qt::Key_1, 10, QStringLiteral("1")};
const Key uLatin{Qt::Key_U, 30, QStringLiteral("u")};
const Key uCyrillic{0x413, 30, QStringLiteral("г")};
const Key cCyrillic{0x421, 54, QStringLiteral("с")};
const Key page{Qt::Key_PageDown, 117, {}};
const Key down{Qt::Key_Down, 116, {}};
const Key enter{Qt::Key_Return, 36, QStringLiteral("\r")};
const Key ring{Qt::Key_Aring, 34, QStringLiteral("å")};

/// As the display server sends it, at a time in milliseconds.
class KeyAt : public QKeyEvent
{
public:
    KeyAt(Type type, const Key &key, quint64 time = 1000, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
        : QKeyEvent(type, key.key, modifiers, key.place, 0, 0, key.text)
    {
        setTimestamp(time);
    }
};

/// Counts what comes.
class Receiver : public QWidget
{
public:
    QStringList got;

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        got << QStringLiteral("%1%2%3").arg(event->text(), QString::number(event->key(), 16),
                                            event->isAutoRepeat() ? QStringLiteral("r") : QString());
    }
};

/// Qt's filter for screen readers: keeps keys until the reader has been asked, then posts copies without a
/// time.
class Bridge : public QObject
{
public:
    /// As Qt does when something on the accessibility bus starts to listen.
    Bridge() { QCoreApplication::instance()->installEventFilter(this); }
    int kept = 0;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (!watched->isWindowType() ||
            (event->type() != QEvent::KeyPress && event->type() != QEvent::KeyRelease))
            return false;
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->timestamp() == 0)
            return false;
        ++kept;
        QCoreApplication::postEvent(watched,
                                    new QKeyEvent(key->type(), key->key(), key->modifiers(),
                                                  key->nativeScanCode(), key->nativeVirtualKey(),
                                                  key->nativeModifiers(), key->text(), key->isAutoRepeat()));
        return true;
    }
};
} // namespace

class TestKeyboard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_keyboard = std::make_unique<Keyboard>(qApp);
        m_window = std::make_unique<QWidget>();
        auto *column = new QVBoxLayout(m_window.get());
        m_receiver = new Receiver;
        m_receiver->setFocusPolicy(Qt::StrongFocus);
        m_line = new QLineEdit;
        column->addWidget(m_receiver);
        column->addWidget(m_line);
        m_command = new QAction(m_window.get());
        m_window->addAction(m_command);
        m_commands = 0;
        connect(m_command, &QAction::triggered, this, [this] { ++m_commands; });
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_receiver->setFocus();
    }

    void cleanup()
    {
        m_window.reset();
        m_keyboard.reset();
    }

    void placesOfKeys()
    {
        QString row;
        for (quint32 place = 0; place < 90; ++place)
            row += QChar(physicalkey::latin(KeyAt(QEvent::KeyPress, {Qt::Key_A, place, {}})).value_or(u' '));
#if !defined(Q_OS_WIN) && !defined(Q_OS_MACOS)
        QCOMPARE(row.trimmed(), "1234567890-=  qwertyuiop[]  asdfghjkl;'` \\zxcvbnm,./");
        QCOMPARE(row.indexOf(u'1'), 10);
#endif
        // Both keypads, and events without a place.
        QVERIFY(!physicalkey::latin(KeyAt(QEvent::KeyPress, one, 0, Qt::KeypadModifier)));
        QVERIFY(!physicalkey::latin(KeyAt(QEvent::KeyPress, {Qt::Key_1, 0, {}})));
        QVERIFY(!physicalkey::latin(KeyAt(QEvent::KeyPress, {Qt::Key_1, 0xffffffff, {}})));
    }

    void columns_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("place");
        QTest::addColumn<QString>("text");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::addColumn<int>("column"); // -1: none
        const Qt::KeyboardModifiers none = Qt::NoModifier;
        const Qt::KeyboardModifiers shift = Qt::ShiftModifier;
        const Qt::KeyboardModifiers altGr = Qt::GroupSwitchModifier;
        QTest::newRow("1") << int(Qt::Key_1) << 10 << "1" << none << 0;
        QTest::newRow("0") << int(Qt::Key_0) << 19 << "0" << none << 9;
        QTest::newRow("7 of the keypad") << int(Qt::Key_7) << 79 << "7" << (none | Qt::KeypadModifier) << 6;
        QTest::newRow("7 without a place") << int(Qt::Key_7) << 0 << "7" << none << 6;
        QTest::newRow("Vietnamese 1") << 0x102 << 10 << "ă" << none << 0;
        QTest::newRow("Vietnamese 5, a tone mark") << 0x300 << 14 << QString(QChar(0x300)) << none << 4;
        QTest::newRow("Vietnamese 0") << 0x110 << 19 << "đ" << none << 9;
        QTest::newRow("French 1") << int(Qt::Key_Ampersand) << 10 << "&" << none << 0;
        QTest::newRow("French 1 with Shift") << int(Qt::Key_1) << 10 << "1" << shift << 0;
        QTest::newRow("digit with AltGr") << int(Qt::Key_1) << 10 << "1" << altGr << 0;
        QTest::newRow("dead key") << int(Qt::Key_Dead_Acute) << 11 << QString() << none << 1;
        QTest::newRow("Arabic 4") << 0x664 << 13 << "٤" << none << 3;
        QTest::newRow("the digits' order is another") << int(Qt::Key_7) << 11 << "7" << none << 6;
        QTest::newRow("! with Shift") << int(Qt::Key_Exclam) << 10 << "!" << shift << -1;
        QTest::newRow("{ with AltGr") << int(Qt::Key_BraceLeft) << 16 << "{" << altGr << -1;
        QTest::newRow("Ctrl") << int(Qt::Key_5) << 14 << "5" << (none | Qt::ControlModifier) << -1;
        QTest::newRow("Alt") << int(Qt::Key_5) << 14 << "5" << (none | Qt::AltModifier) << -1;
        QTest::newRow("letter") << int(Qt::Key_Q) << 24 << "q" << none << -1;
        QTest::newRow("minus") << int(Qt::Key_Minus) << 20 << "-" << none << -1;
        QTest::newRow("F1") << int(Qt::Key_F1) << 67 << QString() << none << -1;
    }

    void columns()
    {
        QFETCH(const int, key);
        QFETCH(const int, place);
        QFETCH(const QString, text);
        QFETCH(const Qt::KeyboardModifiers, modifiers);
        QFETCH(const int, column);
        const KeyAt press(QEvent::KeyPress, {key, quint32(place), text}, 1000, modifiers);
        QCOMPARE(columnkeys::column(press).value_or(-1), column);
    }

    void repeats_data()
    {
        QTest::addColumn<quint64>("released");
        QTest::addColumn<quint64>("pressed");
        QTest::addColumn<bool>("repeat");
        QTest::newRow("repeated by X") << quint64(1000) << quint64(1000) << true;
        QTest::newRow("bounced") << quint64(1000) << quint64(1015) << true;
        QTest::newRow("bounced slowly") << quint64(1000) << quint64(1060) << true;
        QTest::newRow("pressed again at once") << quint64(1000) << quint64(1061) << false;
        QTest::newRow("much later") << quint64(1000) << quint64(100000) << false;
        QTest::newRow("the clock was set back") << quint64(1000) << quint64(10) << false;
        QTest::newRow("no times") << quint64(0) << quint64(0) << false;
    }

    void repeats()
    {
        QFETCH(const quint64, released);
        QFETCH(const quint64, pressed);
        QFETCH(const bool, repeat);
        HeldKeys held;
        QVERIFY(!held.isRepeat(KeyAt(QEvent::KeyPress, one, 900)));
        held.release(KeyAt(QEvent::KeyRelease, one, released));
        QCOMPARE(held.isRepeat(KeyAt(QEvent::KeyPress, one, pressed)), repeat);
        QCOMPARE(held.isRepeat(KeyAt(QEvent::KeyPress, one, pressed)), repeat); // asking changes nothing
        HeldKeys longer(500);
        longer.release(KeyAt(QEvent::KeyRelease, one, 1000));
        QVERIFY(longer.isRepeat(KeyAt(QEvent::KeyPress, one, 1500)));
        QVERIFY(HeldKeys().isRepeat(QKeyEvent(QEvent::KeyPress, Qt::Key_1, {}, QStringLiteral("1"), true)));
    }

    void anotherKeyIsNoRepeat()
    {
        HeldKeys held;
        held.release(KeyAt(QEvent::KeyRelease, one, 1000));
        QVERIFY(!held.isRepeat(KeyAt(QEvent::KeyPress, uLatin, 1000)));
        // The same digit of the keypad is another key; the same key with Shift is not.
        QVERIFY(!held.isRepeat(KeyAt(QEvent::KeyPress, {Qt::Key_1, 87, QStringLiteral("1")}, 1000)));
        QVERIFY(held.isRepeat(KeyAt(QEvent::KeyPress, {Qt::Key_Exclam, 10, QStringLiteral("!")}, 1001)));
    }

    void heldKeysActOnce()
    {
        for (const Key &key : {one, enter, uLatin}) {
            m_receiver->got.clear();
            hold(key);
            QCOMPARE(m_receiver->got.size(), 1);
            press(key, 3000);
            QCOMPARE(m_receiver->got.size(), 2);
        }
        m_command->setShortcut(Qt::Key_U);
        hold(uLatin);
        QCOMPARE(m_commands, 1);
        hold(uCyrillic);
        QCOMPARE(m_commands, 2);
    }

    void heldKeysActOnceWithAScreenReader()
    {
        Bridge bridge;
        for (const Key &key : {one, enter, uLatin}) {
            m_receiver->got.clear();
            hold(key);
            QCoreApplication::processEvents();
            QCOMPARE(m_receiver->got.size(), 1);
            press(key, 1630); // a bounce
            QCoreApplication::processEvents();
            QCOMPARE(m_receiver->got.size(), 1);
            press(key, 3000);
            QCoreApplication::processEvents();
            QCOMPARE(m_receiver->got.size(), 2);
        }
        m_receiver->got.clear();
        hold(down);
        QCoreApplication::processEvents();
        QCOMPARE(m_receiver->got.size(), 5);
        QVERIFY(bridge.kept > 0);
        m_command->setShortcut(Qt::Key_U);
        hold(uLatin);
        QCOMPARE(m_commands, 1);
        hold(uCyrillic);
        QCOMPARE(m_commands, 2);
    }

    void keysThatMoveRepeat()
    {
        hold(down);
        QCOMPARE(m_receiver->got, QStringList({"1000015", "1000015r", "1000015r", "1000015r", "1000015r"}));
        m_command->setShortcut(Qt::Key_PageDown);
        hold(page);
        QCOMPARE(m_commands, 5);
    }

    void textRepeats()
    {
        m_line->setFocus();
        hold(one);
        QCOMPARE(m_line->text(), "11111");
        int entered = 0;
        connect(m_line, &QLineEdit::returnPressed, this, [&entered] { ++entered; });
        hold(enter);
        QCOMPARE(entered, 1);
    }

    void commandsByPlace()
    {
        m_command->setShortcut(Qt::Key_U);
        press(uCyrillic, 1000);
        QCOMPARE(m_commands, 1);
        QCOMPARE(m_receiver->got, QStringList());
        m_command->setShortcut(Qt::CTRL | Qt::Key_C);
        press(cCyrillic, 2000, Qt::ControlModifier);
        QCOMPARE(m_commands, 2);
        m_command->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_C);
        press(cCyrillic, 3000, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(m_commands, 3);
        // A letter that is no command comes as what it is.
        press(uCyrillic, 4000);
        QCOMPARE(m_receiver->got, QStringList({"г413"}));
    }

    void otherLatinLettersAreNoCommands()
    {
        // A layout with Latin letters has each of them somewhere.
        m_command->setShortcut(Qt::Key_BracketLeft);
        press(ring, 1000);
        QCOMPARE(m_commands, 0);
        QCOMPARE(m_receiver->got, QStringList({"åc5"}));
    }

    void textStaysAsItIsTyped()
    {
        m_command->setShortcut(Qt::Key_U);
        m_line->setFocus();
        press(uCyrillic, 1000);
        press(cCyrillic, 2000);
        press(uLatin, 3000);
        press({Qt::Key_Ampersand, 10, QStringLiteral("&")}, 4000);
        QCOMPARE(m_line->text(), "гсu&");
        QCOMPARE(m_commands, 0);
    }

    void copiesByPlace()
    {
        m_line->setText(QStringLiteral("Lan"));
        m_line->setFocus();
        m_line->selectAll();
        press({0x427, 53, QStringLiteral("ч")}, 1000, Qt::ControlModifier); // Ctrl+X by its place
        QCOMPARE(m_line->text(), "");
        press({0x41c, 55, QStringLiteral("м")}, 2000, Qt::ControlModifier); // Ctrl+V
        QCOMPARE(m_line->text(), "Lan");
    }

    void menusByPlace()
    {
        QMenu menu(m_window.get());
        bool chosen = false;
        connect(menu.addAction(QStringLiteral("&Undo")), &QAction::triggered, this,
                [&chosen] { chosen = true; });
        menu.addAction(QStringLiteral("&Block"));
        menu.popup(m_window->mapToGlobal(QPoint(5, 5)));
        QTRY_VERIFY(menu.isVisible());
        press(uCyrillic, 1000);
        QVERIFY(chosen);
    }

private:
    /// As Qt does with a key of the display server: the commands are asked first, unless a widget
    /// overrides the shortcut.
    void press(const Key &key, quint64 time, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWindow *window = m_window->windowHandle();
        KeyAt override(QEvent::ShortcutOverride, key, time, modifiers);
        override.ignore();
        QCoreApplication::sendEvent(window, &override);
        if (!override.isAccepted() && m_command->isEnabled() &&
            m_command->shortcut() == QKeySequence(QKeyCombination(modifiers, Qt::Key(key.key)))) {
            m_command->trigger();
            return;
        }
        KeyAt press(QEvent::KeyPress, key, time, modifiers);
        QCoreApplication::sendEvent(window, &press);
    }

    void release(const Key &key, quint64 time)
    {
        KeyAt release(QEvent::KeyRelease, key, time);
        QCoreApplication::sendEvent(m_window->windowHandle(), &release);
    }

    /// With repeats at 1500, 1530, 1560, 1590.
    void hold(const Key &key)
    {
        press(key, 1000);
        for (const quint64 time : {1500, 1530, 1560, 1590}) {
            release(key, time);
            press(key, time);
        }
        release(key, 1600);
    }

    std::unique_ptr<Keyboard> m_keyboard;
    std::unique_ptr<QWidget> m_window;
    Receiver *m_receiver = nullptr;
    QLineEdit *m_line = nullptr;
    QAction *m_command = nullptr;
    int m_commands = 0;
};

QTEST_MAIN(TestKeyboard)
#include "tst_keyboard.moc"
