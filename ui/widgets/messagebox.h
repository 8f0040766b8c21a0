// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMessageBox>

#include <functional>

namespace four {

/// A message box that speaks another language as soon as the program does.
class MessageBox : public QMessageBox
{
    Q_OBJECT

public:
    /// A text in the interface's language of the moment.
    using Text = std::function<QString()>;

    MessageBox(Icon icon, const Text &title, const Text &text, StandardButtons buttons,
               QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    Text m_title;
    Text m_text;
};

} // namespace four
