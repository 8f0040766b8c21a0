// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/theme.h"
#include "ui/settings/timings.h"

#include <QMap>
#include <QObject>
#include <QString>
#include <QTimer>

#include <type_traits>

class QFileSystemWatcher;

namespace four {

/// The preferences. Each field has a row in the table of preferences.cpp; its value here is the default.
struct PreferenceValues
{
    QString language; ///< "vi", "en"; empty: as the system
    AnimationSpeed animations = AnimationSpeed::Full;
    bool followMotion = true; ///< no animations where the desktop wants none, see DesktopWishes
    int endTurnSeconds = 0;   ///< after which a turn in its confirm step ends by itself; 0: never
    bool showPowerUpRules = true;
    bool tellTime = true;            ///< when a clock has 30 and 10 seconds left, by sound and speech
    bool pauseBeforeComputer = true; ///< so that people can follow the computer's moves
    bool sound = true;
    bool showValues = false;                    ///< what each column is worth, above the board
    bool showThreats = false;                   ///< of both players, on the board
    bool countFinePoints = false;               ///< in the summary of a review
    QString theme;                              ///< a Theme's id; empty: as the desktop wishes
    Theme::Faces faces = Theme::Faces::Letters; ///< of the discs
    bool celebrate = true;                      ///< quietly, when a person wins
    int bounce = 60;        ///< milliseconds within which a key is not pressed anew, see HeldKeys
    bool downDrops = true;  ///< the arrow key down drops a disc, too
    bool letterKeys = true; ///< letters alone, such as U for undo, are keys of commands
    bool largeButtons = false;
    QMap<QString, QString> keys = {}; ///< of commands whose key was changed, by their ids; see Commands

    friend bool operator==(const PreferenceValues &, const PreferenceValues &) = default;
};

/// One for the whole program, which every window shares: a choice made in one of them holds in all, and soon
/// in every other process too. It is kept in the user's settings file, which is watched from a moment after
/// the start. Values that make no sense there are read as the defaults. What cannot be written holds until
/// the program ends, and is written with the next choice. To be used in the GUI thread.
class Preferences : public QObject
{
    Q_OBJECT

public:
    /// As they were left in the settings file.
    explicit Preferences(QObject *parent = nullptr);
    /// The last try to store what could not be stored.
    ~Preferences() override;

    [[nodiscard]] const PreferenceValues &values() const { return m_values; }
    /// Stores only what differs from the present values: choices of other processes stay.
    void set(const PreferenceValues &values);
    /// Sets a single one: set(&PreferenceValues::sound, false).
    template <typename Value>
    void set(Value PreferenceValues::*field, const std::type_identity_t<Value> &value)
    {
        PreferenceValues values = m_values;
        values.*field = value;
        set(values);
    }

Q_SIGNALS:
    /// Also when another process has changed them.
    void changed();
    /// A choice could not be stored. It holds, and storing it is tried again until it is done.
    void troubled();

private:
    void store();
    void readFile();
    void watchFile();

    PreferenceValues m_values;
    PreferenceValues m_stored; ///< what the file said when it was last read or written
    QFileSystemWatcher *m_watcher = nullptr;
    QTimer m_again; ///< while something is not stored
    QTimer m_soon;  ///< until the file is read
};

} // namespace four
