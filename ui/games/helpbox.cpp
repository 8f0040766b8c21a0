// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/helpbox.h"

namespace four {

HelpBox::HelpBox(QWidget *parent) : QComboBox(parent)
{
    setObjectName("withHelp");
    setSizeAdjustPolicy(AdjustToContents);
    for (const HelpFilter filter : {HelpFilter::Without, HelpFilter::With, HelpFilter::Both})
        addItem(QString(), static_cast<int>(filter));
    retranslate();
}

void HelpBox::retranslate()
{
    //: of the games that are counted: the coach did not help
    setItemText(0, tr("Without help"));
    //: of the games that are counted: the coach helped
    setItemText(1, tr("With help"));
    //: of the games that are counted: whether or not the coach helped
    setItemText(2, tr("With and without help"));
}

QString HelpBox::caption()
{
    return tr("Coach:");
}

} // namespace four
