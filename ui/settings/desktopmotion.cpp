// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/desktopmotion.h"

#include "ui/settings/desktopfiles.h"
#include "ui/settings/systemmotion.h"

namespace four {

namespace {
constexpr DesktopQuestion::Key animations{"org.gnome.desktop.interface", "enable-animations"};
} // namespace

DesktopMotion::DesktopMotion(QObject *parent)
    : DesktopWish({.inFiles = isMotionReducedBySystem,
                   .isAsked = [] { return !desktop::isKde() && !desktop::isNone(); },
                   .portal = animations,
                   .gnome = animations,
                   .isWish = [](const QVariant &answer) { return !answer.toBool(); }},
                  parent)
{
}

} // namespace four
