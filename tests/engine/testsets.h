// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/position.h"

#include <fstream>
#include <string>
#include <vector>

struct TestPosition
{
    std::string columns;
    int score;
    four::engine::Position position;
};

/// The positions of one public set; see tests/data/solver/README.md.
inline std::vector<TestPosition> readTestSet(const std::string &name)
{
    std::vector<TestPosition> positions;
    std::ifstream file(std::string(TEST_DATA "/") + name);
    std::string columns;
    int score = 0;
    while (file >> columns >> score) {
        const auto result = four::engine::Position::fromColumns(columns);
        positions.push_back({columns, score, std::get<four::engine::Position>(result)});
    }
    return positions;
}
