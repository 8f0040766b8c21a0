// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <array>
#include <cstddef>
#include <cstdint>

class QVariant;

namespace four {

/// What a person has set for the whole desktop: high contrast, and no animations.
///
/// It stands in the settings files of KDE and GTK, is a setting of Windows, or is known to the portal (which
/// is all that a program in a sandbox sees) and to GNOME's program. Files are read at once; the portal and
/// GNOME are asked after the start, and all of them again when the program becomes active, since the person
/// may have changed something meanwhile. One for the whole program; GUI thread.
class DesktopWishes : public QObject
{
    Q_OBJECT

public:
    explicit DesktopWishes(QObject *parent = nullptr);
    /// Ends the programs that have not answered yet.
    ~DesktopWishes() override;

    [[nodiscard]] bool isContrastHigh() const { return isWished(Wish::Contrast); }
    [[nodiscard]] bool isMotionReduced() const { return isWished(Wish::Motion); }
    /// Reads the files again, and asks the desktop again; its answer comes later.
    void refresh();

Q_SIGNALS:
    void contrastChanged();
    void motionChanged();

private:
    enum class Wish : std::uint8_t { Contrast, Motion };
    static constexpr std::array allWishes{Wish::Contrast, Wish::Motion};
    struct State
    {
        bool isInFiles = false;
        bool isAnswered = false; ///< the desktop's answer was yes
        bool isAsking = false;   ///< the answer has not come yet
    };

    [[nodiscard]] bool isWished(Wish wish) const;
    void setState(Wish wish, bool isInFiles, bool isAnswered);
    void askDesktop();
    /// @param answer the portal's value, GNOME's as text, or invalid if there is none
    void receiveAnswer(Wish wish, const QVariant &answer);

    // In desktopwishes_unix.cpp and desktopwishes_windows.cpp:
    /// Whether the files, or the settings of Windows, say so now.
    [[nodiscard]] static bool isSetInFiles(Wish wish);
    /// @return whether the desktop may know more than the files; receiveAnswer() then follows, even at once
    bool askDesktop(Wish wish);

    std::array<State, allWishes.size()> m_states;
};

} // namespace four
