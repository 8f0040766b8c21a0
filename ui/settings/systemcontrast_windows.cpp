// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/systemcontrast.h"

#include <qt_windows.h>

namespace four {

bool isContrastHighBySystem()
{
    HIGHCONTRASTW contrast{};
    contrast.cbSize = sizeof contrast;
    return ::SystemParametersInfoW(SPI_GETHIGHCONTRAST, sizeof contrast, &contrast, 0) != 0 &&
           (contrast.dwFlags & HCF_HIGHCONTRASTON) != 0;
}

} // namespace four
