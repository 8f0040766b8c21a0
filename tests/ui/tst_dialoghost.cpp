// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/dialoghost.h"

#include <QSignalSpy>
#include <QTest>

using namespace four;

namespace {
/// As the system's own where there is nothing to choose from.
struct NeverShown : QDialog
{
    using QDialog::QDialog;
    void setVisible(bool) override {}
};

/// As the system's own where it waits for the answer itself.
struct OverAtOnce : QDialog
{
    using QDialog::QDialog;
    void setVisible(bool visible) override
    {
        if (visible)
            done(QDialog::Accepted);
    }
};

} // namespace

class tst_DialogHost : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isBusyWhileADialogIsOpen()
    {
        QWidget window;
        DialogHost host(&window);
        auto *dialog = new QDialog(&window);
        int result = -1;
        QVERIFY(host.open(dialog, [&result](int code) { result = code; }));
        QVERIFY(host.isBusy());
        dialog->accept();
        QVERIFY(!host.isBusy());
        QCOMPARE(result, int(QDialog::Accepted));
    }

    void isFreeAfterADialogThatIsNeverShown()
    {
        QWidget window;
        DialogHost host(&window);
        const QSignalSpy closed(&host, &DialogHost::closed);
        const QPointer<QDialog> dialog = new NeverShown(&window);
        bool isFinished = false;
        QVERIFY(!host.open(dialog, [&isFinished](int) { isFinished = true; }));
        QVERIFY(!host.isBusy());
        QVERIFY(!isFinished);
        QCOMPARE(closed.size(), 1);
        QTRY_VERIFY(!dialog);
        QVERIFY(host.open(new QDialog(&window)));
        QVERIFY(host.isBusy());
    }

    void callsBackForOneThatIsOverAtOnce()
    {
        QWidget window;
        DialogHost host(&window);
        int result = -1;
        QVERIFY(host.open(new OverAtOnce(&window), [&result](int code) { result = code; }));
        QVERIFY(!host.isBusy());
        QCOMPARE(result, int(QDialog::Accepted));
    }
};

QTEST_MAIN(tst_DialogHost)
#include "tst_dialoghost.moc"
