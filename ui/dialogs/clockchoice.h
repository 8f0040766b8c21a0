// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QSpinBox;

namespace four {

class Segments;

/// Chooses how long the players may think.
class ClockChoice : public QWidget
{
    Q_OBJECT

public:
    explicit ClockChoice(QWidget *parent = nullptr);

    [[nodiscard]] const TimeControl &clock() const { return m_clock; }
    /// @pre isValid(clock), and retranslate() was called
    void setClock(const TimeControl &clock);
    void setCaption(const QString &caption);
    void retranslate();

Q_SIGNALS:
    /// By a person.
    void changed();

private:
    void choose(TimeControl::Kind kind);
    void refresh();

    TimeControl m_clock;
    Segments *m_kind;
    QWidget *m_details;
    QLabel *m_timeCaption;
    QSpinBox *m_time;
    QLabel *m_incrementCaption;
    QSpinBox *m_increment;
    QLabel *m_timeUpCaption;
    QComboBox *m_timeUp;
};

} // namespace four
