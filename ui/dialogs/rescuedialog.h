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
};

} // namespace four
