// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/lessons.h"
#include "ui/commands/commandtable.h"
#include "ui/learn/puzzlechoice.h"
#include "ui/store/file/storewatcher.h"
#include "ui/store/file/training.h"
#include "ui/store/training/ownpuzzles.h"
#include "ui/widgets/labelrole.h"

#include <QDate>
#include <QDialog>

#include <functional>
#include <optional>
#include <vector>

class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;
class QStandardItemModel;
class QTableView;

namespace four {

class GameStore;
class LineChart;
class AdviceCards;
class TrainingStore;

/// A person's progress: the rating as a chart, each task, streaks, Rush. Accepted: a puzzle is wanted.
class ProgressDialog : public QDialog
{
    Q_OBJECT

public:
    /// The stores must live as long as the dialog.
    /// @param name of the person, first chosen  @param today of the person's time zone
    /// @param lessons all that there are; empty: no sentence about them
    ProgressDialog(GameStore *store, TrainingStore *training, const QString &name,
                   std::function<QDate()> today, std::function<const std::vector<coach::Lesson> &()> lessons,
                   QWidget *parent = nullptr);

    /// For how many days, one after the other, the puzzle of the day was done, and whether today's is.
    [[nodiscard]] static QString daysInARow(const DailyStreak &streak);
    [[nodiscard]] static QString today(const DailyStreak &streak);
    /// How far it is to the first rating that is shown. @param tries that count for it
    [[nodiscard]] static QString untilRated(std::size_t tries);

Q_SIGNALS:
    /// A file with this person's training is wanted.
    void exportRequested(const QString &name);
    /// Puzzles, a lesson or what a command begins are wanted, instead of the dialog.
    void kindWanted(const four::PuzzleKind &kind);
    void lessonWanted(std::size_t lesson);
    void commandWanted(four::Command command);

private:
    [[nodiscard]] static QString openingsWords(const Training &training, QDate today);
    /// @param sides to be filled: the rating, and all else
    [[nodiscard]] QWidget *makeContent(QBoxLayout *sides);
    [[nodiscard]] QLabel *makeLine(const char *name, std::optional<LabelRole> role = {});
    void fillNames();
    void refresh();
    void refreshAdvice(const Training &training);
    void refreshChart(const Training &training);
    void refreshTasks(const Training &training);
    void retranslate();

    TrainingStore *m_training;
    QString m_name;
    std::function<QDate()> m_today;
    std::function<const std::vector<coach::Lesson> &()> m_allLessons;
    OwnPuzzleFinder m_own;
    StoreWatcher m_watcher; ///< for training in another window
    QLabel *m_playerCaption;
    QComboBox *m_player;
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
    QLabel *m_openings; ///< known by heart
    AdviceCards *m_advice;
    QPushButton *m_export;
    QPushButton *m_puzzle;
};

} // namespace four
