// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

class QComboBox;
class QLabel;
class QProgressBar;

namespace four {

class AnswerBanner;
class ByHeart;
class Commands;
class DropRow;
class TurnButton;
class WrappedLabel;

/// The position to be known beside the board: the repertoire, the discs so far, the verdict, the buttons for
/// help and the next one, and what of today's work is done.
class DrillView : public QWidget
{
    Q_OBJECT

public:
    /// Both must live as long as the view.
    DrillView(ByHeart *byHeart, const Commands *commands, QWidget *parent = nullptr);

Q_SIGNALS:
    /// The person is to drop.
    void boardWanted();

private:
    void retranslate();
    void refresh();
    void refreshDay();
    [[nodiscard]] QString detail() const;

    ByHeart *m_byHeart;
    const Commands *m_commands;
    WrappedLabel *m_title;
    QLabel *m_number; ///< of the own drop
    WrappedLabel *m_task;
    DropRow *m_drops;
    AnswerBanner *m_banner;
    QString m_told; ///< the verdict that was said
    WrappedLabel *m_hintText;
    TurnButton *m_answer;
    TurnButton *m_again; ///< or: learn this column
    TurnButton *m_next;
    QLabel *m_today;
    QProgressBar *m_bar;
    QLabel *m_caption;
    QComboBox *m_repertoire;
    TurnButton *m_map;
    TurnButton *m_spar;
};

} // namespace four
