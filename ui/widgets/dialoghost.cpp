// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/dialoghost.h"

#include "ui/widgets/layouts/taborder.h"

namespace four {

bool DialogHost::open(QDialog *dialog, const std::function<void(int)> &finished)
{
    m_dialog = dialog;
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::finished, this, [this, finished](int result) {
        m_dialog = nullptr;
        Q_EMIT closed();
        if (finished)
            finished(result);
    });
    orderTabsAsRead(dialog);
    const QPointer<QDialog> opened = dialog;
    dialog->open();
    // A dialog of the system's own may be over by now.
    if (!opened || m_dialog != opened || dialog->isVisible())
        return true;
    // It would never be closed, and the window not get another.
    m_dialog = nullptr;
    dialog->deleteLater();
    Q_EMIT closed();
    return false;
}

} // namespace four

#include "moc_dialoghost.cpp"
