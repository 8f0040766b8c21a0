// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/file/rescue.h"

#include <QProgressDialog>

namespace four {

/// Says that the file of the stored games is being rescued, and how far that is.
class RescueDialog : public QProgressDialog
{
    Q_OBJECT

public:
    explicit RescueDialog(QWidget *parent = nullptr);

    /// What a GameStore calls meanwhile: shows such a dialog, if it takes longer than a moment.
    [[nodiscard]] static rescue::Progress shown();
};

} // namespace four
