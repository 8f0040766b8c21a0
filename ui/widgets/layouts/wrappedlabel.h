// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QHash>
#include <QLabel>

namespace four {

/// A label of plain text that wraps and caches its height for each width. Nested layouts ask for the height
/// often, and QLabel breaks the text anew each time, which took a tenth of the program's start.
class WrappedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit WrappedLabel(QWidget *parent = nullptr);

    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    bool event(QEvent *event) override;

private:
    mutable QString m_measured; ///< the text that m_heights belongs to
    mutable QHash<int, int> m_heights;
};

/// A check box whose words wrap where they are wider than the screen. QCheckBox has one line.
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
