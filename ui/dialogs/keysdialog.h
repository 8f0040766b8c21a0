// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <functional>

class QTextBrowser;

namespace four {

/// The list of all keys, to be read.
class KeysDialog : public QDialog
{
    Q_OBJECT

public:
    /// @param keys as rich text in the interface's language of the moment
    explicit KeysDialog(std::function<QString()> keys, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

private:
    void retranslate();

    std::function<QString()> m_text;
    QTextBrowser *m_keys;
};

} // namespace four
