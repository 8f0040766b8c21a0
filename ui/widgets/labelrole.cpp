// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/labelrole.h"

#include "ui/settings/theme.h"
#include "ui/settings/tokens.h"

#include <QEvent>
#include <QLabel>

namespace four {

namespace {
void applyRole(QLabel *label, LabelRole role)
{
    namespace type = tokens::type;
    const QWidget *parent = label->parentWidget();
    const QFont font = parent->font();
    switch (role) {
    case LabelRole::Heading:
        return label->setFont(type::scaled(font, type::heading(font), true));
    case LabelRole::Task:
        return label->setFont(type::scaled(font, type::task(font), true));
    case LabelRole::Section:
        return label->setFont(type::scaled(font, 1, true));
    case LabelRole::Quiet:
        break;
    }
    label->setFont(type::scaled(font, type::small));
    // This colour alone, so that all others follow the desktop.
    QPalette colours;
    colours.setColor(QPalette::WindowText, shades::dim(parent->palette()));
    label->setPalette(colours);
}

class RoleKeeper : public QObject
{
public:
    RoleKeeper(QLabel *label, LabelRole role) : QObject(label), m_label(label), m_role(role)
    {
        label->installEventFilter(this);
        label->parentWidget()->installEventFilter(this);
        applyRole(label, role);
    }

    bool eventFilter(QObject *object, QEvent *event) override
    {
        if (object == m_label && event->type() == QEvent::ParentChange && m_label->parentWidget()) {
            m_label->parentWidget()->installEventFilter(this);
            applyRole(m_label, m_role);
        }
        const bool matters = event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange;
        if (matters && object == m_label->parentWidget())
            applyRole(m_label, m_role);
        return false;
    }

private:
    QLabel *m_label;
    LabelRole m_role;
};
} // namespace

void setRole(QLabel *label, LabelRole role)
{
    new RoleKeeper(label, role);
}

} // namespace four
