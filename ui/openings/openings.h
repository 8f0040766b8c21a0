// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/openings/openingwalk.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <optional>
#include <variant>

class QWidget;

namespace four {

class BoardView;
class Games;
class Learn;
class OpeningsFoot;
class OpeningsPage;
class Shell;

/// The opening explorer, with its command, its page, and what stands below the board meanwhile. GUI thread
/// only.
class Openings : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as this.
    Openings(Interlude *interlude, Analyst *analyst, Games *games, Learn *learn, Shell *shell,
             BoardView *board);

    [[nodiscard]] OpeningWalk *walk() { return &m_walk; }
    /// Offers to learn the position that is shown.
    void setLearner(std::function<void(const OpeningWalk::Place &)> learn);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addCommand();
    void addPage();
    [[nodiscard]] QWidget *makeFoot(QWidget *parent);
    void open();
    void openHere();
    /// Where a walk can begin, or why not here.
    [[nodiscard]] std::variant<OpeningWalk::Place, QString> here() const;
    void start(const OpeningWalk::Place &place);
    void showSample(qint64 game);

    GameModel *m_model;
    Interlude *m_interlude;
    Games *m_games;
    Learn *m_learn;
    Shell *m_shell;
    BoardView *m_board;
    OpeningWalk m_walk;
    QPointer<OpeningsPage> m_page; ///< once it was opened
    QPointer<OpeningsFoot> m_foot;
    std::function<void(const OpeningWalk::Place &)> m_learner;
};

} // namespace four
