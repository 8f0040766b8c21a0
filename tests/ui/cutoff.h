// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QStringList>

class QWidget;

/// What a person would call cut off.
namespace four {

/// Everything in the window that is cut off, lies outside of its parent or on another widget: a line each.
[[nodiscard]] QStringList problemsOf(const QWidget *window);

/// As in "640x480".
[[nodiscard]] QString text(QSize size);

} // namespace four
