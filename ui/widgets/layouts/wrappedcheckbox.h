// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>

namespace four {

/// A switch whose words go on in another line where large letters are wider than the screen has room for.
/// Qt's own switches have one line, which a dialog would have to be scrolled along.
class WrappedCheckBox : public QCheckBox
{
    Q_OBJECT

public:
    using QCheckBox::QCheckBox;

    /// Instead of setText(). @param words with the mnemonic, in one line
    void setWords(const QString &words);

protected:
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    void wrap();

    QString m_words;
};

} // namespace four
