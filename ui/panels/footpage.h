// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QLabel;

namespace four {

class FlowLayout;
class MenuButton;

/// One of the pages below the board: words, and below them buttons. All have the same height, so that the
/// board does not move from one to the next.
class FootPage : public QWidget
{
    Q_OBJECT

public:
    /// By the size of the window.
    struct Form
    {
        int width = 0;
        int promptPixels = 14;  ///< size of the letters that say what is to be done, where they have room
        int wordsHeight = 0;    ///< that is kept for the words, whatever they say
        bool hasDetail = true;  ///< else the other words give way, unless they refuse something
        bool isCompact = false; ///< the buttons are in the menu of one beside the words
        friend bool operator==(const Form &, const Form &) = default;
    };

    void setForm(const Form &form);
    /// Words that need more height than is kept for them give way: first the detail, or the prompt where the
    /// detail refuses something; then the prompt's letters become smaller.
    void fitWords();
    /// The prompt's letters may be as small as that, so that it is one line. @param letters the usual ones
    [[nodiscard]] static int leastPrompt(int promptPixels, int letters);
    /// The height that its present words and the most buttons need in the present form.
    [[nodiscard]] int heightAt(int width) const;
    /// Of the most buttons that it has at a time.
    [[nodiscard]] int buttonsHeight(int width) const;
    /// Of the widest of its buttons.
    [[nodiscard]] int leastWidth() const;
    /// None: the owner, which sets the form, asks heightAt().
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, 0}; }

protected:
    FootPage(const char *name, QWidget *parent);
    /// @param words from above; among them prompt and detail, which may be nullptr
    void layOut(std::initializer_list<QLabel *> words, QLabel *prompt, QLabel *detail);
    /// For the buttons.
    [[nodiscard]] QWidget *row() const { return m_row; }
    [[nodiscard]] FlowLayout *flow() const { return m_flow; }
    /// Whether the detail is worth the prompt's place where there is no room for both.
    void setUrgent(bool isUrgent);
    /// After other buttons are visible.
    void refreshRow();
    void changeEvent(QEvent *event) override;

private:
    void applyForm();
    void fitPrompt();
    [[nodiscard]] int heightOf(const QLabel *label) const;
    [[nodiscard]] int wordsWidth() const;
    void fillMenu();

    Form m_form;
    bool m_isUrgent = false;
    QList<QLabel *> m_words; ///< from above
    QLabel *m_prompt = nullptr;
    QLabel *m_detail = nullptr;
    QWidget *m_row;
    FlowLayout *m_flow;
    MenuButton *m_more; ///< in place of the row
};

} // namespace four
