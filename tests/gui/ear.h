// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/driver.h"
#include "ui/widgets/speech/announcer.h"
#include "ui/window/mainwindow.h"

#include <QObject>
#include <QStringList>
#include <QTest>

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

/// Rows of a test in both languages, with the mouse and with keys: `language` and `by`.
inline void languagesAndHands()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<By>("by");
    for (const char *language : {"en", "vi"}) {
        QTest::addRow("%s, clicks", language) << QString::fromLatin1(language) << By::Mouse;
        QTest::addRow("%s, keys", language) << QString::fromLatin1(language) << By::Keys;
    }
}

} // namespace four::gui
