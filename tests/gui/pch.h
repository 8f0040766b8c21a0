// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/consistency.h"
#include "tests/gui/driver.h"
#include "tests/pch.h"
