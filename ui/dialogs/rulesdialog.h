// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/match.h"

#include <QDialog>

class QCheckBox;
class QPushButton;
class QTextBrowser;

namespace four {

/// The rules of a game, with pictures. Before a match also a button to go on, and "not again".
class RulesDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Occasion { Asked, BeforeMatch };

    /// @param rules of the game, @param match that it belongs to
    RulesDialog(const Ruleset &rules, const Match &match, Occasion occasion, QWidget *parent = nullptr);

    [[nodiscard]] bool isUnwantedNextTime() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    /// The text with its pictures, which are drawn in the colours of the moment.
    void writeText();
    void addPictures();

    Ruleset m_rules;
    Match m_match;

    QTextBrowser *m_text;
    QCheckBox *m_notAgain;
    QPushButton *m_goOn = nullptr;
};

} // namespace four
