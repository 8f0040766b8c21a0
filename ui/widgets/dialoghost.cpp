// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/dialoghost.h"

#include "ui/widgets/taborder.h"

namespace four {

void DialogHost::open(QDialog *dialog, const std::function<void(int)> &finished)
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
    dialog->open();
}

} // namespace four
