// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/spokenchoices.h"

#include <QComboBox>

namespace four {

void speakChoices(QWidget *parent)
{
    for (QComboBox *box : parent->findChildren<QComboBox *>()) {
        box->setAccessibleDescription(box->currentText());
        QObject::connect(box, &QComboBox::currentTextChanged, box, &QWidget::setAccessibleDescription);
    }
}

} // namespace four
