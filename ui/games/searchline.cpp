// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/searchline.h"

#include <QKeyEvent>

namespace four {

namespace {
constexpr int typingPause = 100; ///< milliseconds after which what was typed is looked for
} // namespace

SearchLine::SearchLine(QWidget *parent) : QLineEdit(parent)
{
    setClearButtonEnabled(true);
    m_pause.setSingleShot(true);
    m_pause.setInterval(typingPause);
    connect(&m_pause, &QTimer::timeout, this, &SearchLine::searchNow);
    connect(this, &QLineEdit::textChanged, &m_pause, qOverload<>(&QTimer::start));
}

void SearchLine::searchNow()
{
    m_pause.stop();
    Q_EMIT searched(text());
}

void SearchLine::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Down:
        // To what was found, not yet into a game.
        searchNow();
        Q_EMIT finished();
        return;
    case Qt::Key_Escape:
        // First out of the search, then out of the dialog.
        if (text().isEmpty())
            break;
        clear();
        searchNow();
        Q_EMIT finished();
        return;
    default:
        break;
    }
    QLineEdit::keyPressEvent(event);
}

} // namespace four
