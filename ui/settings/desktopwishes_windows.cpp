// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/desktopwishes.h"

#include <qt_windows.h>

namespace four {

DesktopWishes::~DesktopWishes() = default;

bool DesktopWishes::isSetInFiles(Wish wish)
{
    if (wish == Wish::Motion) {
        BOOL animates = TRUE;
        return ::SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, &animates, 0) != 0 && animates == FALSE;
    }
    HIGHCONTRASTW contrast{};
    contrast.cbSize = sizeof contrast;
    return ::SystemParametersInfoW(SPI_GETHIGHCONTRAST, sizeof contrast, &contrast, 0) != 0 &&
           (contrast.dwFlags & HCF_HIGHCONTRASTON) != 0;
}

bool DesktopWishes::askDesktop(Wish)
{
    return false;
}

} // namespace four
