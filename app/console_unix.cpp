// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console.h"

#include <QtGlobal>

#include <cstdio>

#include <unistd.h>

namespace four {

bool console::write(Stream stream, const QString &text)
{
    std::fputs(text.toLocal8Bit().constData(), stream == Stream::Output ? stdout : stderr);
    return true;
}

bool console::isUnseen()
{
    return isatty(STDERR_FILENO) == 0 &&
           (qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY")) &&
           !qEnvironmentVariable("QT_QPA_PLATFORM").startsWith(QStringLiteral("offscreen"));
}

} // namespace four
