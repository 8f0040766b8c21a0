// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/gamerecord.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace four {

/// Beside the list of games: the board of the one that is chosen, how it ended, and what is told of it.
class GamePreview : public QWidget
{
    Q_OBJECT

public:
    explicit GamePreview(QWidget *parent = nullptr);

    /// @param result how it ended, or that it has not
    void showGame(const RecordedGame &game, const QString &result);
    /// Several are chosen, or none.
    void showCount(int games);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    std::optional<RecordedGame> m_game;
    QString m_result;
    int m_count = 0;
    QLabel *m_picture;
    QLabel *m_title;
    QLabel *m_facts;
};

} // namespace four
