// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"

#include <QDialog>

class QCheckBox;
class QTextBrowser;

namespace four {

/// The rules of a game, with pictures. Before a match it lets the players go on, and can promise not to come
/// again.
class RulesDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Occasion { Asked, BeforeMatch };

    RulesDialog(const Ruleset &rules, const QString &title, Occasion occasion, QWidget *parent = nullptr);

    [[nodiscard]] bool isUnwantedNextTime() const;

private:
    void addPictures(const Ruleset &rules);

    QTextBrowser *m_text;
    QCheckBox *m_notAgain;
};

} // namespace four
