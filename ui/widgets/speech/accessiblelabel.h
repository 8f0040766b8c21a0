// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessibleWidget>

class QLabel;

namespace four {

/// A label for screen readers, which say its text: without the marks that isolate names (see Words::plain).
class AccessibleLabel : public QAccessibleWidget
{
public:
    /// Has every label described so from now on. A label that somebody asked before keeps the description
    /// that Qt gave it: the first LiveLabel sees to it.
    static void install();

    explicit AccessibleLabel(QLabel *label);

    [[nodiscard]] QString text(QAccessible::Text kind) const override;
    [[nodiscard]] QVector<std::pair<QAccessibleInterface *, QAccessible::Relation>>
    relations(QAccessible::Relation match) const override;
};

} // namespace four
