// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QGroupBox;
class QLabel;
class QSpinBox;

namespace four {

/// The lists for parts of a ruleset, in RulesetDialog and NewMatchDialog.
class Choices
{
    Q_DECLARE_TR_FUNCTIONS(four::Choices)

public:
    // A list that is filled again gets the present language and keeps its selection.
    static void fillStarters(QComboBox *box, const QString &one = {});
    static void fillLetters(QComboBox *box, const QString &one = {});
    static void fillOpenings(QComboBox *box);
    static void fillViolations(QComboBox *box);
    static void fillClocks(QComboBox *box);

    template <typename Enum>
    static void select(QComboBox *box, Enum value)
    {
        box->setCurrentIndex(box->findData(static_cast<int>(value)));
    }
    template <typename Enum>
    [[nodiscard]] static Enum selected(const QComboBox *box)
    {
        return static_cast<Enum>(box->currentData().toInt());
    }
};

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
    [[nodiscard]] QWidget *makeClock();
    void chooseClock();
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
    QCheckBox *m_fill;
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
    QGroupBox *m_clockBox = nullptr;
    QFormLayout *m_clockForm = nullptr;
    QComboBox *m_clock;
    QSpinBox *m_time = nullptr;
    QSpinBox *m_increment = nullptr;
    QComboBox *m_timeUp;
    QLabel *m_warning;
};

} // namespace four
