// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/rescuedialog.h"

#include "ui/text/storewords.h"
#include "ui/text/words.h"
#include "ui/widgets/layouts/wrappedlabel.h"

#include <QApplication>
#include <QCloseEvent>
#include <QPointer>

namespace four {

namespace {
constexpr int moment = 400; ///< milliseconds
} // namespace

RescueDialog::RescueDialog(QWidget *parent) : QProgressDialog(parent)
{
    setWindowTitle(ProgramName::words());
    // In as many lines as the screen takes: in large letters one is wider than a small screen.
    setLabel(new WrappedLabel(this));
    setLabelText(StoreWords::problem({.kind = StoreProblem::Kind::Rescuing}));
    setCancelButton(nullptr); // begun again, it would take as long
    setWindowModality(Qt::ApplicationModal);
    setWindowFlag(Qt::WindowCloseButtonHint, false);
    setRange(0, 1000);
    setMinimumDuration(moment);
    setAutoReset(false);
}

void RescueDialog::closeEvent(QCloseEvent *event)
{
    event->ignore();
}

rescue::Progress RescueDialog::progress()
{
    // Its parent may be closed meanwhile, and takes it along.
    return [dialog = QPointer<RescueDialog>()](int perMille) mutable {
        if (perMille >= 1000) {
            delete dialog;
            return;
        }
        if (!dialog)
            dialog = new RescueDialog(QApplication::activeWindow());
        dialog->setValue(perMille);
        QApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
    };
}

} // namespace four

#include "moc_rescuedialog.cpp"
