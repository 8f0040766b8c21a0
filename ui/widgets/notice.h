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

/// A message beside the board that needs no answer: a passing one leaves with the next action, trouble when
/// it is over or closed. Its parent places it over other widgets, without a layout.
class Notice : public QFrame
{
    Q_OBJECT

public:
    /// Says the text in the interface's language of the moment.
    using Text = std::function<QString()>;

    /// What a person can do about trouble: a button, which also closes the trouble.
    struct Offer
    {
        Text words;
        std::function<void()> take;
    };

    explicit Notice(QWidget *parent = nullptr);

    void say(const Text &text);
    void sayTrouble(const Text &text, const Offer &offer = {});
    /// The result of a command. It is shown even while there is trouble, which comes back after it.
    void answer(const Text &text);
    /// The trouble is over.
    void endTrouble(const Text &text);
    /// Asks, until it is answered or endQuestion(). It is shown instead of trouble, which comes back after
    /// it.
    void ask(const Text &text, const Offer &yes, const Offer &no);
    void endQuestion();
    /// The text that is shown; empty: none.
    [[nodiscard]] QString text() const;
    /// Removes the passing message.
    void removePassing();
    /// Removes it if its text has become empty: a reason that is none any more.
    void removeOutdated();

    /// The height at a width, in logical pixels, with the whole text.
    [[nodiscard]] int heightFor(int width) const;
    /// The least height: the buttons and two lines of text, which scrolls.
    [[nodiscard]] int leastHeightFor(int width) const;
    /// Puts the text beside the buttons where the width has room, else above them.
    void setWide(int width);

Q_SIGNALS:
    /// Emitted before the notice hides: its owner moves the focus elsewhere.
    void aboutToHide();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    [[nodiscard]] const Text &shown() const;
    void answerQuestion(const Offer &answer);
    [[nodiscard]] bool fitsInOneRow(int width) const;
    [[nodiscard]] int heightFor(int width, const std::function<int(int width)> &textHeight) const;

    LiveLabel *m_label;
    QScrollArea *m_text; ///< around it
    QBoxLayout *m_parts;
    Text m_passing; ///< is shown before the trouble
    Text m_trouble;
    Offer m_offer; ///< for the trouble
    Text m_question;
    Offer m_yes;
    Offer m_no;
    QWidget *m_buttons;
    QPushButton *m_take;
    QPushButton *m_close;
};

} // namespace four
