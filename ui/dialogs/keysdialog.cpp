// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/keysdialog.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QScreen>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <utility>

namespace four {

namespace {
constexpr QSize room(48, 160); ///< for the frame, the margins, the button and the desktop's bars
} // namespace

KeysDialog::KeysDialog(std::function<QString()> keys, QWidget *parent)
    : QDialog(parent), m_text(std::move(keys)), m_keys(new QTextBrowser(this))
{
    setObjectName("keysDialog");
    m_keys->setObjectName("keyList");
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_keys);
    column->addWidget(buttons);
    retranslate();
}

QSize KeysDialog::sizeHint() const
{
    // As large as the list, as far as the screen goes.
    m_keys->document()->setTextWidth(-1);
    const QSize list = m_keys->document()->size().toSize();
    return (list + room).boundedTo(screen()->availableSize() - room);
}

void KeysDialog::retranslate()
{
    setWindowTitle(tr("Keys"));
    m_keys->setAccessibleName(tr("Keys"));
    m_keys->setHtml(m_text());
}

void KeysDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace four
