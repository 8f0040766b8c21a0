// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/layouts/wrappedlabel.h"
#include "ui/widgets/speech/announcer.h"

#include <QTimer>

namespace four {

/// A label whose text a screen reader speaks as soon as it is new or comes into sight, wherever the focus is:
/// by the Announcer of its window. Plain text, centred, in as many lines as it takes.
class LiveLabel : public WrappedLabel
{
    Q_OBJECT

public:
    explicit LiveLabel(QWidget *parent = nullptr);

    /// Shows the text. @param spoken what is said, if it is something else than what is shown
    /// @param order among what else is said at the same time
    void say(const QString &text, const QString &spoken = {},
             Announcer::Order order = Announcer::Order::AsTheyCome);
    /// Shows the text, and has only the news spoken, usually after what else is said at the same time;
    /// whoever brings the label into sight hears the whole.
    void tell(const QString &text, const QString &whole, const QString &news,
              Announcer::Order order = Announcer::Order::AfterOthers);
    /// Shows the text at once, and has it spoken when it has stood for a while or whoever brings it about has
    /// done with it: one who types a name hears the letters, and not what is wrong with each half of it.
    void sayAtRest(const QString &text);
    /// Speaks now what waits for a rest, if anything does.
    void sayWaiting();
    /// Something else says what waits for a rest.
    void forgetWaiting();
    /// Has the text spoken once more, since somebody asks for it once more.
    void sayAgain();

protected:
    void showEvent(QShowEvent *event) override;

private:
    QString m_said;  ///< or to be said, as soon as it is in sight
    QString m_heard; ///< the last that was said
    Announcer::Order m_order = Announcer::Order::AsTheyCome;
    QTimer m_rest; ///< runs while something waits
};

/// Amber, in the Theme's colours for the label's surroundings, so that an answer to what people tried stands
/// out from what is merely told.
void showAsRefusal(QLabel *label, bool refused);

} // namespace four
