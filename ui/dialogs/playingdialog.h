// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QTextBrowser;
class QUrl;

namespace four {

/// How to play: docs/PLAYING.md or docs/PLAYING.vi.md, in the interface's language.
class PlayingDialog : public QDialog
{
    Q_OBJECT

public:
    explicit PlayingDialog(QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showText();
    /// Puts the caret, which a screen reader follows, at the heading that the link names.
    void goToSection(const QUrl &link);

    QTextBrowser *m_text;
};

} // namespace four
