// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/lessons.h"
#include "ui/store/file/storewatcher.h"
#include "ui/store/file/training.h"
#include "ui/store/training/ownpuzzles.h"

#include <QDate>
#include <QDialog>

#include <functional>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QStandardItemModel;
class QTableView;

namespace four {

class GameStore;
class LineChart;
class TrainingStore;

/// How somebody comes along with puzzles and lessons: the rating as a chart, each task, streaks, Rush. Who
/// has not begun is invited to. Accepted: they want a puzzle.
class ProgressDialog : public QDialog
{
    Q_OBJECT

public:
    /// The stores must live as long as the dialog.
    /// @param name of the person who looks  @param today where they are
    /// @param lessons all that there are; empty: they are not spoken of
    ProgressDialog(GameStore *store, TrainingStore *training, const QString &name,
                   std::function<QDate()> today, std::function<const std::vector<coach::Lesson> &()> lessons,
                   QWidget *parent = nullptr);

Q_SIGNALS:
    /// What this person trained is to go into a file.
    void exportRequested(const QString &name);

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QWidget *makeContent();
    [[nodiscard]] QLabel *makeLine(const char *name);
    void fillNames();
    void refresh();
    void refreshChart(const Training &training);
    void refreshTasks(const Training &training);
    void retranslate();

    TrainingStore *m_training;
    QString m_name;
    std::function<QDate()> m_today;
    std::function<const std::vector<coach::Lesson> &()> m_allLessons;
    OwnPuzzleFinder m_own;
    StoreWatcher m_watcher; ///< somebody may be training in another window
    QLabel *m_whoCaption;
    QComboBox *m_who;
    QLabel *m_invitation;
    QLabel *m_rating;
    LineChart *m_chart;
    QLabel *m_course;
    QLabel *m_shading;
    QTableView *m_tasks;
    QStandardItemModel *m_model;
    QLabel *m_streak;
    QLabel *m_rush;
    QLabel *m_mistakes;
    QLabel *m_lessons;
    QPushButton *m_export;
    QPushButton *m_puzzle;
};

} // namespace four
