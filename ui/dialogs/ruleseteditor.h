// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QCoreApplication>
#include <QWidget>

#include <utility>
#include <vector>

class QCheckBox;
class QFormLayout;
class QGroupBox;
class QLabel;
class QSpinBox;

namespace four {

/// The lists for parts of a ruleset, in RulesetEditor and NewMatchDialog.
class Choices
{
    Q_DECLARE_TR_FUNCTIONS(four::Choices)

public:
    // A list that is filled again gets the present language and keeps its selection.
    static void fillLetters(QComboBox *box, const QString &one = {});
    static void fillOpenings(QComboBox *box);
    static void fillViolations(QComboBox *box);

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

/// Every part of a ruleset but the starter and the clock, free to mix.
class RulesetEditor : public QWidget
{
    Q_OBJECT

public:
    explicit RulesetEditor(QWidget *parent = nullptr);

    [[nodiscard]] const Ruleset &rules() const { return m_rules; }
    void setRules(const Ruleset &rules);
    /// Of player one, as the list of letters says it; empty: none is known.
    void setName(const QString &name);
    /// On a narrow screen its two parts stand below each other, and long captions above their fields.
    void setNarrow(bool isNarrow);

Q_SIGNALS:
    /// By a person.
    void changed();

private:
    [[nodiscard]] QWidget *makeBoard();
    [[nodiscard]] QWidget *makeTurn();
    QSpinBox *addNumber(QFormLayout *form, const char *name, Range range, int Ruleset::*part);
    QComboBox *addChoice(QFormLayout *form, const char *name, void (*choose)(Ruleset &, int));
    QCheckBox *addSwitch(QFormLayout *form, const char *name, void (*choose)(Ruleset &, bool));
    void chooseSize(int index);
    void announce();
    void refresh();
    void retranslate();

    Ruleset m_rules;
    QString m_name;
    bool m_isShowing = false; ///< the fields get their values: no person changes them
    std::vector<std::pair<QSpinBox *, int Ruleset::*>> m_numbers;
    QBoxLayout *m_sides;
    QGroupBox *m_boardBox = nullptr;
    QGroupBox *m_turnBox = nullptr;
    QFormLayout *m_boardForm = nullptr;
    QFormLayout *m_turnForm = nullptr;
    QComboBox *m_size = nullptr;
    QSpinBox *m_columns = nullptr;
    QSpinBox *m_rows = nullptr;
    QSpinBox *m_connect = nullptr;
    QCheckBox *m_fill = nullptr;
    QComboBox *m_opening = nullptr;
    QCheckBox *m_swap = nullptr;
    QSpinBox *m_undos = nullptr;
    QComboBox *m_letters = nullptr;
    QCheckBox *m_undoOnFirstMove = nullptr;
    QComboBox *m_violations = nullptr;
    QSpinBox *m_violationsAllowed = nullptr;
    QSpinBox *m_blocks = nullptr;
    QSpinBox *m_removes = nullptr;
    QCheckBox *m_popOut = nullptr;
    QSpinBox *m_nameLength = nullptr;
    QLabel *m_warning;
};

} // namespace four
