// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/desktopwishes.h"

#include <QGuiApplication>
#include <QTimer>
#include <QVariant>

namespace four {

namespace {
constexpr int afterTheStart = 400; ///< milliseconds: the window is painted first
} // namespace

DesktopWishes::DesktopWishes(QObject *parent) : QObject(parent)
{
    for (const Wish wish : allWishes)
        m_states[std::size_t(wish)].isInFiles = isSetInFiles(wish);
    QTimer::singleShot(afterTheStart, this, qOverload<>(&DesktopWishes::askDesktop));
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive)
            refresh();
    });
}

void DesktopWishes::refresh()
{
    for (const Wish wish : allWishes)
        setState(wish, isSetInFiles(wish), m_states[std::size_t(wish)].isAnswered);
    askDesktop();
}

bool DesktopWishes::isWished(Wish wish) const
{
    const State &state = m_states[std::size_t(wish)];
    return state.isInFiles || state.isAnswered;
}

void DesktopWishes::setState(Wish wish, bool isInFiles, bool isAnswered)
{
    const bool before = isWished(wish);
    State &state = m_states[std::size_t(wish)];
    state.isInFiles = isInFiles;
    state.isAnswered = isAnswered;
    if (isWished(wish) != before)
        Q_EMIT(wish == Wish::Contrast ? contrastChanged() : motionChanged());
}

void DesktopWishes::askDesktop()
{
    for (const Wish wish : allWishes) {
        State &state = m_states[std::size_t(wish)];
        if (state.isAsking)
            continue;
        state.isAsking = true;
        if (!askDesktop(wish))
            state.isAsking = false;
    }
}

void DesktopWishes::receiveAnswer(Wish wish, const QVariant &answer)
{
    State &state = m_states[std::size_t(wish)];
    state.isAsking = false;
    // True means high contrast, or that there is motion.
    if (answer.isValid())
        setState(wish, state.isInFiles, answer.toBool() == (wish == Wish::Contrast));
}

} // namespace four

#include "moc_desktopwishes.cpp"
