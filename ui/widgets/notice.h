// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QString>

#include <functional>

class QBoxLayout;
class QPushButton;
class QScrollArea;

namespace four {

class LiveLabel;

/// A quiet note beside the board for what people should know without having to answer. It comes and goes:
/// what was said in passing leaves with the next action, trouble stays until it is over or put away. It lies
/// on top of other things where these leave room, so that nothing moves with it: no layout has it, its parent
/// places it.
class Notice : public QFrame
{
    Q_OBJECT

public:
    /// Says the text in the interface's language of the moment.
    using Text = std::function<QString()>;

    /// What a person can do about trouble, by a button beside it that puts the trouble away.
    struct Offer
    {
        Text words;
        std::function<void()> take;
    };

    explicit Notice(QWidget *parent = nullptr);

    void say(const Text &text);
    void sayTrouble(const Text &text, const Offer &offer = {});
    /// What came of what a person has just asked for: it is seen also while there is trouble, which comes
    /// back after it.
    void answer(const Text &text);
    /// The trouble is over.
    void endTrouble(const Text &text);
    /// What it says at present; empty if nothing.
    [[nodiscard]] QString text() const;
    /// Takes away what was said in passing.
    void forgetPassing();

    /// How high it is at a width, in logical pixels, when its text is seen whole.
    [[nodiscard]] int heightFor(int width) const;
    /// How high it is at least: its buttons, and enough of the text to read it by scrolling.
    [[nodiscard]] int leastHeightFor(int width) const;
    /// Stands in the row of its buttons where the width has room for that, or above them.
    void setWide(int width);

Q_SIGNALS:
    /// It is about to go: if the keyboard is here, it is to be given to somebody else now.
    void leaving();

protected:
    void changeEvent(QEvent *event) override;

private:
    void putAway();
    void takeOffer();
    void refresh();
    [[nodiscard]] bool isInARow(int width) const;
    [[nodiscard]] int heightFor(int width, const std::function<int(int width)> &textHeight) const;

    LiveLabel *m_label;
    QScrollArea *m_text; ///< around it
    QBoxLayout *m_parts;
    Text m_passing; ///< is shown before the trouble
    Text m_trouble;
    Offer m_offer; ///< for the trouble
    QWidget *m_buttons;
    QPushButton *m_take;
    QPushButton *m_close;
};

} // namespace four
