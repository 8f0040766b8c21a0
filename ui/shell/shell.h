// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/commands/commands.h"
#include "ui/shell/sidepanel.h"
#include "ui/widgets/dialoghost.h"
#include "ui/widgets/notice.h"

#include <QObject>

namespace four {

/// What a window offers to its features: commands, one dialog at a time, notices, and pages beside the board.
/// A feature registers its commands and pages once, in its constructor. GUI thread only.
class Shell : public QObject
{
    Q_OBJECT

public:
    /// @param window owns this, and all widgets of it
    explicit Shell(QWidget *window);

    [[nodiscard]] Commands *commands() const { return m_commands; }
    [[nodiscard]] DialogHost *dialogs() const { return m_dialogs; }
    [[nodiscard]] Notice *notice() const { return m_notice; }
    /// The parent for dialogs.
    [[nodiscard]] QWidget *window() const { return m_dialogs->window(); }

    void addPage(const SidePanel::Page &page) { m_pages->addPage(page); }
    void openPage(const QString &name);
    void closePages();
    /// Whether this page is seen.
    [[nodiscard]] bool isPageOpen(const QString &name) const;
    /// Opens the page that was open the last time, if one was.
    void reopenPage();
    [[nodiscard]] SidePanel *pages() const { return m_pages; }

    /// The person is to go on on the board.
    void focusBoard() { Q_EMIT boardWanted(); }

Q_SIGNALS:
    void boardWanted();

private:
    void showPages(bool shown);

    Commands *m_commands;
    DialogHost *m_dialogs;
    Notice *m_notice;
    SidePanel *m_pages; ///< hidden: no page is open
};

} // namespace four
