// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>

namespace four {

class Analyst;
class BetterMove;
class CoachFlow;
class Commands;
class GameModel;
class Hinter;
class Interlude;
class LearnFlow;
class LessonsFlow;
class ListSplitter;
class Practice;
class Replay;
class Reviewer;
class ReviewPage;
class SidePanel;
class ThreatView;

/// The pages beside the board: which there are, who opens them, and the tick of the command that shows the
/// moves.
class SidePages : public QObject
{
    Q_OBJECT

public:
    /// Whom the pages have to do with; all of them must live as long as this.
    struct Parts
    {
        GameModel *model;
        Replay *replay;
        Analyst *analyst;
        Hinter *hinter;
        ThreatView *threats;
        Practice *practice;
        Reviewer *reviewer;
        BetterMove *betterMove;
        const Interlude *interlude;
        CoachFlow *coach;
        LearnFlow *learn;
        LessonsFlow *lessons;
        Commands *commands;
        SidePanel *panel;
        ListSplitter *splitter; ///< which gives the panel its room
    };
    /// Opens the page that was open the last time, if one was.
    explicit SidePages(const Parts &parts, QObject *parent = nullptr);

    void openReview();
    /// The moves, or nothing, as the command is ticked.
    void toggleMoves();

Q_SIGNALS:
    /// The person goes on on the board.
    void boardWanted();

private:
    void add();
    void open(const QString &name);
    void close();
    void tick();

    Parts m_parts;
    QPointer<ReviewPage> m_review; ///< once it was opened
};

} // namespace four
