// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <vector>

namespace four {

/// What every layout of our own has in common: its items, in the order in which they were added.
class ItemLayout : public QLayout
{
    Q_OBJECT

public:
    using QLayout::QLayout;
    ~ItemLayout() override;

    void addItem(QLayoutItem *item) override;
    [[nodiscard]] int count() const override { return int(m_items.size()); }
    [[nodiscard]] QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;

protected:
    [[nodiscard]] const std::vector<QLayoutItem *> &items() const { return m_items; }

private:
    std::vector<QLayoutItem *> m_items;
};

} // namespace four
