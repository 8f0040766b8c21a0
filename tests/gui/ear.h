// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/driver.h"
#include "ui/widgets/speech/announcer.h"
#include "ui/window/mainwindow.h"

#include <QObject>
#include <QStringList>

namespace four::gui {

/// What the window says to screen readers, from now on.
class Ear
{
public:
    explicit Ear(const Driver &driver)
    {
        QObject::connect(Announcer::of(&driver.window()), &Announcer::announced, &m_context,
                         [this](const QString &text) { m_heard << text; });
    }
    [[nodiscard]] bool heard(const QString &part) const { return all().contains(part); }
    [[nodiscard]] QString all() const { return m_heard.join(u' '); }

private:
    QObject m_context;
    QStringList m_heard;
};

} // namespace four::gui
