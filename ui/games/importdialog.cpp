// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/importdialog.h"

#include "ui/widgets/layouts/fittingarea.h"
#include "ui/widgets/layouts/wrappedlabel.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace four {

namespace {
constexpr int steps = 1000;     ///< of the bar
constexpr int leastWidth = 360; ///< in pixels: a bar that is too short says little
} // namespace

ImportDialog::ImportDialog(QWidget *parent)
    : QDialog(parent), m_count(new WrappedLabel(this)), m_bar(new QProgressBar(this)), m_stop(nullptr)
{
    setObjectName("importDialog");
    m_count->setObjectName("count");
    m_bar->setRange(0, steps);
    m_bar->setMinimumWidth(leastWidth);
    auto *buttons = new QDialogButtonBox(this);
    m_stop = buttons->addButton(QString(), QDialogButtonBox::RejectRole);
    m_stop->setObjectName("stop");
    auto *column = new QVBoxLayout(this);
    column->addWidget(new FittingArea(m_count, this));
    column->addWidget(m_bar);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    retranslate();
}

void ImportDialog::tell(int games, double part)
{
    m_games = games;
    m_bar->setValue(int(part * steps));
    //: %n is how many games
    m_count->setText(tr("%n game(s) have been read so far.", nullptr, m_games));
}

void ImportDialog::retranslate()
{
    //: the title of a dialog that shows how far games have been read from a file
    setWindowTitle(tr("Opening games"));
    //: a button: no more games are to be read
    m_stop->setText(tr("&Stop"));
    m_bar->setAccessibleName(tr("Progress"));
    tell(m_games, double(m_bar->value()) / steps);
}

void ImportDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace four
