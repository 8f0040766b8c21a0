// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QDialogButtonBox>
#include <QMessageBox>

#include <functional>

class QLabel;

namespace four {

class FittingArea;
class WrappedLabel;

/// A question or a word to people, which speaks another language as soon as the program does. Unlike
/// QMessageBox it scrolls where large letters need more than the screen has. It ends with the standard button
/// that was pressed, or QDialog::Rejected.
class MessageBox : public QDialog
{
    Q_OBJECT

public:
    /// A text in the interface's language of the moment.
    using Text = std::function<QString()>;

    MessageBox(QMessageBox::Icon icon, const Text &title, const Text &text,
               QDialogButtonBox::StandardButtons buttons, QWidget *parent = nullptr);

    /// Plain, if nothing else is said.
    void setTextFormat(Qt::TextFormat format);
    /// The one that Enter presses.
    void setDefaultButton(QDialogButtonBox::StandardButton button);

    void setVisible(bool isVisible) override;

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void retranslate();
    void showIcon();
    void setWidthOfText();

    QMessageBox::Icon m_kind;
    Text m_title;
    Text m_says;
    QLabel *m_icon;
    WrappedLabel *m_text;
    FittingArea *m_area;
    QDialogButtonBox *m_buttons;
};

} // namespace four
