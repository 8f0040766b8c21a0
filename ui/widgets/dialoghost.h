// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QObject>
#include <QPointer>

#include <functional>

namespace four {

/// The one dialog that a window may have open. It blocks the window, but computers play on behind it.
class DialogHost : public QObject
{
    Q_OBJECT

public:
    explicit DialogHost(QWidget *window) : QObject(window), m_window(window) {}

    [[nodiscard]] bool isBusy() const { return m_dialog; }
    /// The parent for dialogs.
    [[nodiscard]] QWidget *window() const { return m_window; }

    /// Shows a dialog, and deletes it when it is closed. @pre not isBusy()
    /// @param finished is called with the dialog's result, as long as the dialog still lives
    /// @return false: the system does not show it, as Windows does where no printer is to be chosen; it is
    /// deleted, and `finished` not called
    bool open(QDialog *dialog, const std::function<void(int)> &finished = {});

Q_SIGNALS:
    /// Emitted before the dialog's result is handled.
    void closed();

private:
    QWidget *m_window;
    QPointer<QDialog> m_dialog;
};

} // namespace four
