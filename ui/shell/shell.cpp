// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/shell.h"

#include "ui/settings/layouts.h"

namespace four {

Shell::Shell(QWidget *window)
    : QObject(window), m_commands(new Commands(window)), m_dialogs(new DialogHost(window)),
      m_notice(new Notice(window)), m_pages(new SidePanel(window))
{
    m_pages->hide();
    connect(m_pages, &SidePanel::closeRequested, this, &Shell::closePages);
    connect(m_pages, &SidePanel::pageChanged, m_commands, &Commands::refresh);
}

void Shell::reopenPage()
{
    if (settings::isSidePanelShown())
        openPage(m_pages->page());
}

void Shell::openPage(const QString &name)
{
    m_pages->openPage(name);
    showPages(true);
}

void Shell::closePages()
{
    showPages(false);
    Q_EMIT boardWanted();
}

void Shell::showPages(bool shown)
{
    m_pages->setVisible(shown);
    settings::storeSidePanelShown(shown);
    m_commands->refresh();
}

bool Shell::isPageOpen(const QString &name) const
{
    return !m_pages->isHidden() && m_pages->page() == name;
}

} // namespace four

#include "moc_shell.cpp"
