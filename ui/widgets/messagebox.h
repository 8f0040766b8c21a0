// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QDialogButtonBox>
#include <QMessageBox>

#include <functional>
#include <map>

class QLabel;

namespace four {

class FittingArea;
class WrappedLabel;

/// A message or question that follows a change of language and, unlike QMessageBox, scrolls where the text
/// is larger than the screen. Its result is the pressed standard button, or QDialog::Rejected.
class MessageBox : public QDialog
{
    Q_OBJECT

public:
    /// Returns the text in the present language.
    using Text = std::function<QString()>;

    MessageBox(QMessageBox::Icon icon, const Text &title, const Text &text,
               QDialogButtonBox::StandardButtons buttons, QWidget *parent = nullptr);

    /// Plain by default.
    void setTextFormat(Qt::TextFormat format);
    /// Says on a button what it does here.
    void setButtonText(QDialogButtonBox::StandardButton button, const Text &text);
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
    std::map<QDialogButtonBox::StandardButton, Text> m_buttonTexts;
    QLabel *m_icon;
    WrappedLabel *m_text;
    FittingArea *m_area;
    QDialogButtonBox *m_buttons;
};

} // namespace four
