// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <cstddef>
#include <optional>

namespace four {

class ByHeart;
class DrillMapView;

/// All positions of a repertoire, a row for each own drop, by how the person stands with them. Accepted, it
/// has a chosen position, or the next one is wanted.
class DrillMap : public QDialog
{
    Q_OBJECT

public:
    /// @param byHeart must live as long as the dialog
    DrillMap(ByHeart *byHeart, QWidget *parent = nullptr);

    /// Nothing: what is next.
    [[nodiscard]] std::optional<std::size_t> chosen() const { return m_chosen; }

private:
    DrillMapView *m_view;
    std::optional<std::size_t> m_chosen;
};

} // namespace four
