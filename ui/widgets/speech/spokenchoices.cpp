// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/speech/spokenchoices.h"

#include "ui/widgets/speech/announcer.h"

#include <QComboBox>
#include <QEvent>
#include <QTimer>

namespace four {

namespace {
class ChoiceSpeaker : public QObject
{
public:
    explicit ChoiceSpeaker(QComboBox *box) : QObject(box), m_box(box)
    {
        box->setAccessibleDescription(box->currentText());
        connect(box, &QComboBox::currentTextChanged, box, &QWidget::setAccessibleDescription);
        box->installEventFilter(this);
    }

    bool eventFilter(QObject *, QEvent *event) override
    {
        // Keys come here while the list is closed; of the open one, each row is read as it is come to.
        if (event->type() == QEvent::KeyPress) {
            QTimer::singleShot(0, this, [this, before = m_box->currentIndex()] {
                if (m_box->currentIndex() != before)
                    Announcer::of(m_box)->say(m_box->currentText(), this);
            });
        }
        return false;
    }

private:
    QComboBox *m_box;
};
} // namespace

void speakChoices(QWidget *parent)
{
    for (QComboBox *box : parent->findChildren<QComboBox *>())
        new ChoiceSpeaker(box);
}

} // namespace four
