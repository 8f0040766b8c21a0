// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/layouts/wrappedlabel.h"
#include "ui/widgets/speech/announcer.h"

#include <QTimer>

namespace four {

/// A centred label that wraps. The window's Announcer speaks its text when it changes or is shown.
class LiveLabel : public WrappedLabel
{
    Q_OBJECT

public:
    explicit LiveLabel(QWidget *parent = nullptr);

    /// Shows the text. @param spoken said instead of the text, if not empty
    /// @param order among other announcements of the same turn
    void say(const QString &text, const QString &spoken = {},
             Announcer::Order order = Announcer::Order::AsTheyCome);
    /// Shows the text and has only the news spoken; `whole` is spoken when the label is shown.
    void tell(const QString &text, const QString &whole, const QString &news,
              Announcer::Order order = Announcer::Order::AfterOthers);
    /// Shows the text; it is spoken by sayWaiting(), or after a pause, such as one in typing, if it still
    /// stands.
    void sayAtRest(const QString &text);
    /// Speaks the text of sayAtRest() now, if it waits.
    void sayWaiting();
    /// Drops the text of sayAtRest() from speech: another widget says it.
    void forgetWaiting();
    /// Has the same text spoken again.
    void sayAgain();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QString m_said;  ///< spoken, or to be spoken when the label is shown
    QString m_heard; ///< spoken last
    Announcer::Order m_order = Announcer::Order::AsTheyCome;
    QTimer m_rest; ///< runs while a text of sayAtRest() waits
};

/// Amber background and text from the Theme, so that a refusal differs from other messages.
void showAsRefusal(QLabel *label, bool refused);

} // namespace four
