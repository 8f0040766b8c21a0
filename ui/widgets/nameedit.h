// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace four {

class LiveLabel;

/// A line for a person's name that supports input methods: Vietnamese words are composed (shown underlined,
/// not yet part of the text) until a blank or another key ends them.
class NameEdit : public QLineEdit
{
    Q_OBJECT

public:
    explicit NameEdit(QWidget *parent = nullptr);

    /// The text as a person sees it: with what is still being composed.
    [[nodiscard]] QString typed() const;
    /// Makes what is being composed part of the text.
    void commit();
    /// In the colours of a refusal, so that people see which name is meant.
    void showAsRefused(bool refused);
    /// Marks the name as refused and gives the line the focus.
    /// @param problem says what is wrong, and describes the line
    void refuse(LiveLabel *problem);

Q_SIGNALS:
    void typedChanged(); ///< typed() may have changed
    void left();         ///< the line loses the focus

protected:
    void focusOutEvent(QFocusEvent *event) override;
    void inputMethodEvent(QInputMethodEvent *event) override;

private:
    QString m_composed;
    bool m_refused = false;
};

} // namespace four
