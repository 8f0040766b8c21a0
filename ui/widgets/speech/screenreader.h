// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>

namespace four {

/// Knows whether somebody listens: a screen reader, or another aid that reads the accessible tree. It may
/// come and go at any time. GUI thread only.
class ScreenReader : private QAccessible::ActivationObserver
{
public:
    ScreenReader() : m_isOn(QAccessible::isActive()) { QAccessible::installActivationObserver(this); }
    ~ScreenReader() override { QAccessible::removeActivationObserver(this); }
    ScreenReader(const ScreenReader &) = delete;
    ScreenReader &operator=(const ScreenReader &) = delete;

    [[nodiscard]] bool isOn() const { return m_isOn; }

private:
    void accessibilityActiveChanged(bool active) override { m_isOn = active; }

    bool m_isOn;
};

} // namespace four
