// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QProgressBar;
class QPushButton;

namespace four {

class WrappedLabel;

/// How far many games have been read. To close it is to stop.
class ImportDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ImportDialog(QWidget *parent);

    /// @param part of all there is to read, from 0 to 1
    void tell(int games, double part);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    int m_games = 0;
    WrappedLabel *m_count;
    QProgressBar *m_bar;
    QPushButton *m_stop;
};

} // namespace four
