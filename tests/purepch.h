// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What every test of the pure parts reads.
#include <QTest>

#include <memory>
#include <optional>
#include <random>
#include <string>
#include <variant>
#include <vector>
