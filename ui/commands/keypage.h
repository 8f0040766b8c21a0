// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/commands/commands.h"

#include <QWidget>

#include <map>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace four {

class KeyEdit;
class LiveLabel;
class Preferences;
class WrappedCheckBox;

/// The page of the preferences that is about keys: which key does what, and what is a press. Each choice
/// takes effect at once.
class KeyPage : public QWidget
{
    Q_OBJECT

public:
    /// Both must live as long as the page.
    KeyPage(Preferences *preferences, const Commands *commands, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row
    {
        QLabel *caption;
        KeyEdit *key;
        QLabel *heading; ///< of the rows of one menu
    };
    [[nodiscard]] QWidget *makeRows();
    /// Shows the commands whose names or keys have the text.
    void find(const QString &text);
    void showChoices();
    void chooseKey(Command command, const QKeySequence &key);
    /// Why the command cannot have the key; empty if it can.
    [[nodiscard]] QString problem(Command command, const QKeySequence &key) const;
    void reset();
    void retranslate();

    Preferences *m_preferences;
    const Commands *m_commands;
    QLineEdit *m_find;
    QLabel *m_bounceCaption;
    QComboBox *m_bounce;
    WrappedCheckBox *m_down;
    WrappedCheckBox *m_letters;
    std::map<Command, Row> m_rows;
    std::map<Commands::Menu, QLabel *> m_headings;
    LiveLabel *m_message;
    QPushButton *m_reset;
};

} // namespace four
