// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/file/rescue.h"

#include <QProgressDialog>

namespace four {

/// The progress of the rescue of the stored games.
class RescueDialog : public QProgressDialog
{
    Q_OBJECT

public:
    explicit RescueDialog(QWidget *parent = nullptr);

    /// Progress for a GameStore: shows the dialog if the rescue takes longer than a moment.
    [[nodiscard]] static rescue::Progress progress();

    // It blocks the windows until the end: the games cannot be stored meanwhile.
    void reject() override {}

protected:
    void closeEvent(QCloseEvent *event) override;
};

} // namespace four
