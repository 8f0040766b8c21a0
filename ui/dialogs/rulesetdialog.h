// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace four {

/// Every part of a ruleset, free to mix.
class RulesetDialog : public QDialog
{
    Q_OBJECT

public:
    explicit RulesetDialog(const Ruleset &rules, QWidget *parent = nullptr);

    [[nodiscard]] const Ruleset &rules() const { return m_rules; }

private:
    [[nodiscard]] QWidget *makeBoard();
    [[nodiscard]] QWidget *makeTurn();
    QSpinBox *addNumber(QFormLayout *form, const QString &caption, const char *name, Range range,
                        int Ruleset::*part);
    void chooseSize(int index);
    void refresh();

    Ruleset m_rules;
    QComboBox *m_size;
    QSpinBox *m_columns = nullptr;
    QSpinBox *m_rows = nullptr;
    QComboBox *m_opening;
    QComboBox *m_starter;
    QComboBox *m_letters;
    QCheckBox *m_undoOnFirstMove;
    QComboBox *m_violations;
    QSpinBox *m_violationsAllowed = nullptr;
    QLabel *m_warning;
};

} // namespace four
