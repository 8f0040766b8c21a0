// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

class QLabel;

namespace four {

class AnswerBanner;
class ByHeart;
class Commands;
class TurnButton;
class WrappedLabel;

/// A game of sparring beside the board: what it is about, and at its end how it ended and what of it is to be
/// learned.
class SparringView : public QWidget
{
    Q_OBJECT

public:
    /// Both must live as long as the view.
    SparringView(ByHeart *byHeart, const Commands *commands, QWidget *parent = nullptr);

private:
    void retranslate();
    void refresh();

    ByHeart *m_byHeart;
    WrappedLabel *m_title;
    WrappedLabel *m_task;
    AnswerBanner *m_banner;
    TurnButton *m_learn;
    TurnButton *m_again;
    TurnButton *m_drill;
    QString m_told; ///< the task, or the lesson, that was said
};

} // namespace four
