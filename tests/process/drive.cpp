// SPDX-License-Identifier: GPL-3.0-or-later
// Loaded into the program with LD_PRELOAD, which stays as it is: does what the lines of its standard input
// say, and answers each with a line of its standard output. drive.py has the commands.
#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QKeySequence>
#include <QLabel>
#include <QPointer>
#include <QProgressBar>
#include <QSocketNotifier>
#include <QTabWidget>
#include <QTest>
#include <QTimer>

#include <functional>
#include <unistd.h>
#include <utility>
#include <vector>

namespace {
QString textOf(const QWidget *widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(widget))
        return label->text();
    if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
        return button->text();
    if (const auto *bar = qobject_cast<const QProgressBar *>(widget))
        return QString::number(bar->value());
    return widget->isWindow() ? widget->windowTitle() : QString();
}

/// What can be seen: [[name, text or, of a list, the number of rows], …].
QByteArray seen()
{
    QJsonArray all;
    for (const QWidget *widget : QApplication::allWidgets()) {
        if (!widget->isVisible())
            continue;
        const auto *list = qobject_cast<const QAbstractItemView *>(widget);
        if (list && list->model())
            all.append(QJsonArray{widget->objectName(), list->model()->rowCount()});
        else if (const QString text = textOf(widget); !text.isEmpty())
            all.append(QJsonArray{widget->objectName(), text});
    }
    return QJsonDocument(all).toJson(QJsonDocument::Compact);
}

/// Does things as a person's input would arrive: not while a rescue lets windows be painted and no more.
class Person : public QObject
{
public:
    Person() { qApp->installEventFilter(this); }

    /// @return whether there is a window for it
    bool act(std::function<void()> work)
    {
        const QWidget *window = windowInFront();
        if (!window)
            return false;
        m_works.push_back(std::move(work));
        // A movement to the same place is none.
        m_place = m_place == QPointF(1, 1) ? QPointF(2, 2) : QPointF(1, 1);
        qt_handleMouseEvent(window->windowHandle(), m_place, m_place, Qt::NoButton, Qt::NoButton,
                            QEvent::MouseMove, Qt::NoModifier, ++m_time);
        return true;
    }

    [[nodiscard]] static QWidget *windowInFront()
    {
        if (QWidget *modal = QApplication::activeModalWidget())
            return modal->windowHandle() ? modal : nullptr;
        for (QWidget *window : QApplication::topLevelWidgets()) {
            if (window->isVisible() && window->windowHandle() && window->windowType() == Qt::Window)
                return window;
        }
        return nullptr;
    }

protected:
    bool eventFilter(QObject *object, QEvent *event) override
    {
        if (event->type() != QEvent::MouseMove || !object->isWindowType() || m_works.empty())
            return false;
        // What it opens may run an event loop.
        QTimer::singleShot(0, qApp, [works = std::exchange(m_works, {})] {
            for (const auto &work : works)
                work();
        });
        return true;
    }

private:
    std::vector<std::function<void()>> m_works;
    QPointF m_place;
    int m_time = 1;
};

Person &person()
{
    static auto *person = new Person;
    return *person;
}

bool choose(const QString &name)
{
    for (const QWidget *window : QApplication::topLevelWidgets()) {
        const QPointer<QAction> action = window->isVisible() ? window->findChild<QAction *>(name) : nullptr;
        if (action && action->isEnabled())
            return person().act([action] {
                if (action)
                    action->trigger();
            });
    }
    return false;
}

/// @param name of the object, or what it says
bool click(const QString &name)
{
    for (QWidget *widget : QApplication::allWidgets()) {
        const QPointer<QAbstractButton> button = qobject_cast<QAbstractButton *>(widget);
        if (button && button->isVisible() && button->isEnabled() &&
            (button->objectName() == name || button->text() == name))
            return person().act([button] {
                if (button)
                    button->click();
            });
    }
    return false;
}

bool press(const QString &keys)
{
    return person().act([key = QKeySequence(keys, QKeySequence::PortableText)[0]] {
        QWidget *window = Person::windowInFront();
        if (!window)
            return;
        // As a window manager does when a dialog closes.
        if (!QApplication::activeWindow())
            QApplication::setActiveWindow(window);
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : window, key.key(),
                        key.keyboardModifiers());
    });
}

bool showTab(int number)
{
    for (QWidget *widget : QApplication::allWidgets()) {
        const QPointer<QTabWidget> tabs = qobject_cast<QTabWidget *>(widget);
        if (tabs && tabs->isVisible())
            return person().act([tabs, number] {
                if (tabs)
                    tabs->setCurrentIndex(number);
            });
    }
    return false;
}

QByteArray answerTo(const QString &line)
{
    const QString command = line.section(u' ', 0, 0);
    const QString what = line.section(u' ', 1);
    if (command == u"see")
        return seen();
    const bool isDone = command == u"choose"  ? choose(what)
                        : command == u"press" ? press(what)
                        : command == u"click" ? click(what)
                        : command == u"tab"   ? showTab(what.toInt())
                        : command == u"close" ? person().act(&QApplication::closeAllWindows)
                                              : false;
    return isDone ? "true" : "false";
}

void listen()
{
    // The program makes another application first, without windows.
    if (!qobject_cast<QApplication *>(QCoreApplication::instance()))
        return;
    unsetenv("LD_PRELOAD");
    auto *input = new QSocketNotifier(STDIN_FILENO, QSocketNotifier::Read, qApp);
    QObject::connect(input, &QSocketNotifier::activated, qApp, [input, rest = QByteArray()]() mutable {
        QByteArray some(4096, '\0');
        const ssize_t size = read(STDIN_FILENO, some.data(), std::size_t(some.size()));
        if (size <= 0)
            return input->setEnabled(false);
        rest += some.first(size);
        for (qsizetype end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
            const QByteArray answer = answerTo(QString::fromUtf8(rest.first(end))) + '\n';
            rest.remove(0, end + 1);
            for (qsizetype at = 0; at < answer.size();) {
                const ssize_t written =
                    write(STDOUT_FILENO, answer.data() + at, std::size_t(answer.size() - at));
                if (written <= 0)
                    return;
                at += written;
            }
        }
    });
}
} // namespace

Q_COREAPP_STARTUP_FUNCTION(listen)
