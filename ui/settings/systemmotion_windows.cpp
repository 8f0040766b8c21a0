// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/systemmotion.h"

#include <qt_windows.h>

namespace four {

bool isMotionReducedBySystem()
{
    BOOL animates = TRUE;
    return ::SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, &animates, 0) != 0 && animates == FALSE;
}

} // namespace four
