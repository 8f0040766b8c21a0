// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/shell.h"

#include "ui/shell/listsplitter.h"

namespace four {

Shell::Shell(QWidget *window)
    : QObject(window), m_commands(new Commands(window)), m_dialogs(new DialogHost(window)),
      m_notice(new Notice(window)), m_pages(new SidePanel(window))
{
    connect(m_pages, &SidePanel::closeRequested, this, &Shell::closePages);
    connect(m_pages, &SidePanel::pageChanged, m_commands, &Commands::refresh);
}

ListSplitter *Shell::surround(QWidget *area)
{
    m_splitter = new ListSplitter(area, m_pages, window());
    if (m_splitter->isListShown())
        m_pages->openPage(m_pages->page());
    return m_splitter;
}

void Shell::openPage(const QString &name)
{
    m_pages->openPage(name);
    m_splitter->setListShown(true);
    m_commands->refresh();
}

void Shell::closePages()
{
    m_splitter->setListShown(false);
    m_commands->refresh();
    Q_EMIT boardWanted();
}

bool Shell::isPageOpen(const QString &name) const
{
    return m_splitter && m_splitter->isListShown() && m_pages->page() == name;
}

} // namespace four

#include "moc_shell.cpp"
