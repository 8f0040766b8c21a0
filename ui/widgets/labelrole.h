// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

class QLabel;

namespace four {

/// What a text is among the others of a page, which its size and colour say.
enum class LabelRole : std::uint8_t {
    Heading, ///< what the page is about
    Task,    ///< what the person is to do
    Section, ///< bold, above a part of the page
    Quiet,   ///< small and dim: only told
};

/// Keeps the label's letters and colour those of the role, by the font and the palette of its parent.
void setRole(QLabel *label, LabelRole role);

} // namespace four
