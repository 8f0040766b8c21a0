// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/judgement.h"
#include "core/rules/action.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QString>

namespace four {

class GameModel;

/// The judgement of a drop, with its sentence.
struct JudgementMark
{
    coach::Judgement judgement;
    QString words; ///< a sentence
    QString brief; ///< in two or three words, beside its sign

    friend bool operator==(const JudgementMark &, const JudgementMark &) = default;
};

/// By the entry of the history, counted from 1.
using JudgementMarks = QHash<int, JudgementMark>;

/// The history of the game that is played, as a list: row 0 is the beginning, row n the n-th entry, so that a
/// row is also a point that GameModel::showAfter can show. GUI thread only.
class ActionList : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NumberColumn, NotationColumn, WordsColumn, ColumnCount };
    enum Role {
        ColourRole = Qt::UserRole, ///< int: 1 or 2, the colour that its player then had; 0: the beginning
        ViolationRole,             ///< bool: what was tried counted as a violation
        JudgementRole,             ///< coach::Judgement of the drop, if it has one
        ShortRole, ///< as it is seen in one line: a drop by its column, what else happened in few words
    };

    explicit ActionList(GameModel *model, QObject *parent = nullptr);

    void setJudgements(const JudgementMarks &marks);

    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : m_rows;
    }
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : ColumnCount;
    }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    void reloadRows();
    void updateRows();
    [[nodiscard]] QString text(int row, int column) const;
    [[nodiscard]] QString shortText(int row, int column) const;
    /// Of what is no drop.
    [[nodiscard]] static QString brief(const Action &action);

    GameModel *m_model;
    int m_rows = 0; ///< as the views know them
    JudgementMarks m_judgements;
};

} // namespace four
