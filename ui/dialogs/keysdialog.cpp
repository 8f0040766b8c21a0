// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/keysdialog.h"

#include "ui/shell/pageparts.h"

#include <QDialogButtonBox>
#include <QScreen>
#include <QTextBrowser>
#include <QTextDocument>

#include <utility>

namespace four {

namespace {
constexpr QSize aroundList(64, 96); ///< for the margins, the scroll bar and the button
} // namespace

KeysDialog::KeysDialog(std::function<QString()> keys, QWidget *parent)
    : QDialog(parent), m_text(std::move(keys)), m_keys(new QTextBrowser(this))
{
    setObjectName("keysDialog");
    m_keys->setObjectName("keyList");
    // A screen reader reads it line by line with the arrows.
    m_keys->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_keys->setTabChangesFocus(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_keys);
    column->addWidget(buttons);
    page::keepTranslated(this, [this] { retranslate(); });
}

QSize KeysDialog::sizeHint() const
{
    // As large as the list, within the screen, measured without the browser's width.
    QTextDocument list;
    list.setDefaultFont(m_keys->document()->defaultFont());
    list.setHtml(m_text());
    list.setTextWidth(list.idealWidth());
    return (list.size().toSize() + aroundList).boundedTo(screen()->availableSize() - aroundList);
}

void KeysDialog::retranslate()
{
    setWindowTitle(tr("Keys"));
    m_keys->setAccessibleName(tr("Keys"));
    m_keys->setHtml(m_text());
}

} // namespace four

#include "moc_keysdialog.cpp"
