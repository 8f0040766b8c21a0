// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QGroupBox;
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

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QWidget *makeBoard();
    [[nodiscard]] QWidget *makeTurn();
    QSpinBox *addNumber(QFormLayout *form, const char *name, Range range, int Ruleset::*part);
    void chooseSize(int index);
    void refresh();
    void retranslate();

    Ruleset m_rules;
    QGroupBox *m_boardBox = nullptr;
    QGroupBox *m_turnBox = nullptr;
    QFormLayout *m_boardForm = nullptr;
    QFormLayout *m_turnForm = nullptr;
    QComboBox *m_size;
    QSpinBox *m_columns = nullptr;
    QSpinBox *m_rows = nullptr;
    QSpinBox *m_connect = nullptr;
    QComboBox *m_opening;
    QSpinBox *m_undos = nullptr;
    QComboBox *m_starter;
    QComboBox *m_letters;
    QCheckBox *m_undoOnFirstMove;
    QComboBox *m_violations;
    QSpinBox *m_violationsAllowed = nullptr;
    QSpinBox *m_blocks = nullptr;
    QSpinBox *m_removes = nullptr;
    QSpinBox *m_nameLength = nullptr;
    QLabel *m_warning;
};

} // namespace four
