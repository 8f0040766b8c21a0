// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessibleWidget>

class QLabel;

namespace four {

/// A label for screen readers, which say its text: without the marks that isolate names (see Words::plain).
class AccessibleLabel : public QAccessibleWidget
{
public:
    explicit AccessibleLabel(QLabel *label, QAccessible::Role role = QAccessible::StaticText);

    [[nodiscard]] QString text(QAccessible::Text kind) const override;
    [[nodiscard]] QVector<std::pair<QAccessibleInterface *, QAccessible::Relation>>
    relations(QAccessible::Relation match) const override;
};

} // namespace four
