// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/actionlist.h"

#include "core/rules/gamerecord.h"
#include "ui/game/gamemodel.h"
#include "ui/text/words.h"

#include <QLocale>

namespace four {

ActionList::ActionList(GameModel *model, QObject *parent) : QAbstractTableModel(parent), m_model(model)
{
    connect(m_model, &GameModel::arrived, this, &ActionList::reloadRows);
    connect(m_model, &GameModel::begun, this, &ActionList::reloadRows);
    connect(m_model, &GameModel::acted, this, &ActionList::updateRows);
    reloadRows();
}

void ActionList::reloadRows()
{
    beginResetModel();
    m_rows = m_model->hasBegun() ? m_model->moveHistory().size() + 1 : 0;
    endResetModel();
}

void ActionList::updateRows()
{
    const int rows = m_model->moveHistory().size() + 1;
    if (rows > m_rows) {
        beginInsertRows({}, m_rows, rows - 1);
        m_rows = rows;
        endInsertRows();
    }
    // The end of a turn goes into the row of its move.
    Q_EMIT dataChanged(index(m_rows - 1, 0), index(m_rows - 1, ColumnCount - 1));
}

void ActionList::setJudgements(const JudgementMarks &marks)
{
    if (marks == m_judgements)
        return;
    m_judgements = marks;
    if (m_rows > 0)
        Q_EMIT dataChanged(index(0, 0), index(m_rows - 1, ColumnCount - 1));
}

void ActionList::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (m_rows > 0)
        Q_EMIT dataChanged(index(0, 0), index(m_rows - 1, ColumnCount - 1));
}

QString ActionList::text(int row, int column) const
{
    if (column == NumberColumn)
        return QLocale().toString(row);
    if (row == 0)
        return column == WordsColumn ? Words::beginning(m_model->game()) : QString();
    const MoveHistory::Entry &entry = m_model->moveHistory().entries()[static_cast<std::size_t>(row) - 1];
    if (column == WordsColumn) {
        const QString words = Words::entry(entry, m_model->game());
        const auto judgement = m_judgements.constFind(row);
        //: %1 is what happened, %2 a sentence that judges it
        return judgement == m_judgements.constEnd() ? words : tr("%1 %2").arg(words, judgement->words);
    }
    const QString word = QString::fromStdString(recordWord(entry.outcome.action));
    return entry.turnEnded ? word + u' ' + QString::fromStdString(recordWord(action::EndTurn{})) : word;
}

QString ActionList::shortText(int row, int column) const
{
    if (column == NumberColumn)
        return row == 0 ? QString() : text(row, column);
    if (row == 0)
        //: of a game, in the list of its moves
        return column == WordsColumn ? tr("beginning") : QString();
    const Outcome &outcome = m_model->moveHistory().entries()[static_cast<std::size_t>(row) - 1].outcome;
    const bool isPlain = outcome.dropped && !outcome.refusal;
    if (column == NotationColumn) {
        //: of a disc in the list of moves; %1 is a number
        return isPlain ? tr("column %1").arg(QLocale().toString(outcome.dropped->cell.column + 1))
                       : QString();
    }
    if (isPlain)
        return m_judgements.value(row).brief;
    if (outcome.violation && outcome.refusal)
        //: in the list of moves
        return tr("violation");
    //: in the list of moves: what was tried is against the rules, at no cost
    return outcome.refusal ? tr("not possible") : brief(outcome.action);
}

QString ActionList::brief(const Action &action)
{
    if (const auto *letter = std::get_if<action::ChooseLetter>(&action))
        return letter->letter == Letter::X ? QStringLiteral("X") : QStringLiteral("O");
    if (const auto *removed = std::get_if<action::Remove>(&action))
        //: a disc was removed, in the list of moves; %1 is a column's number
        return tr("removal, column %1").arg(QLocale().toString(removed->cell.column + 1));
    if (const auto *popped = std::get_if<action::Pop>(&action))
        //: a disc was popped out of the bottom row, in the list of moves; %1 is a column's number
        return tr("pop, column %1").arg(QLocale().toString(popped->column + 1));
    if (std::holds_alternative<action::Swap>(action))
        //: in the list of moves: the first disc was taken over
        return tr("swap");
    if (std::holds_alternative<action::Undo>(action))
        //: in the list of moves
        return tr("undo");
    if (std::holds_alternative<action::Block>(action))
        //: in the list of moves: the opponent's turn is skipped
        return tr("block");
    if (std::holds_alternative<action::TimeOut>(action))
        //: in the list of moves: the player's time is up
        return tr("out of time");
    //: of the game, in the list of moves
    return std::holds_alternative<action::Resign>(action) ? tr("resignation") : QString();
}

QVariant ActionList::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int row = index.row();
    const auto *outcome =
        row == 0 ? nullptr : &m_model->moveHistory().entries()[static_cast<std::size_t>(row) - 1].outcome;
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case ShortRole:
        return shortText(index.row(), index.column());
    case Qt::ToolTipRole:
        return text(row, WordsColumn).toHtmlEscaped();
    case Qt::AccessibleTextRole:
        return Words::plain(text(row, index.column()));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((index.column() == NumberColumn ? Qt::AlignRight : Qt::AlignLeft) |
                                   Qt::AlignTop);
    case ColourRole:
        return !outcome ? 0 : outcome->colour == Colour::Yellow ? 1 : 2;
    case ViolationRole:
        return outcome && outcome->violation;
    case JudgementRole: {
        const auto judgement = m_judgements.constFind(row);
        return judgement == m_judgements.constEnd() ? QVariant() : QVariant::fromValue(judgement->judgement);
    }
    default:
        return {};
    }
}

QVariant ActionList::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    switch (section) {
    case NumberColumn:
        //: a column's title in the move list: the number of the move
        return tr("No.");
    case NotationColumn:
        //: a column's title in the move list: the move as the record writes it
        return tr("Notation");
    case WordsColumn:
        return tr("What happened");
    default:
        return {};
    }
}

} // namespace four

#include "moc_actionlist.cpp"
