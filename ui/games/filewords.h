// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/columnstring.h"
#include "core/rules/gamerecord.h"
#include "ui/store/games/recordfile.h"
#include "ui/store/training/trainingtext.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace four {

/// Opening, saving and pasting games, in the words of the interface's present language: whole sentences, as
/// plain text.
class FileWords
{
    Q_DECLARE_TR_FUNCTIONS(four::FileWords)

public:
    [[nodiscard]] static QString problem(const FileProblem &problem);

    /// What became of files, or of a pasted text, with records in them.
    struct Opened
    {
        struct Source
        {
            QString path = {}; ///< empty: it was pasted
            int games = 0;
            std::vector<RecordError> errors = {};
            std::size_t moreErrors = 0; ///< beyond those in `errors`
            int trainings = 0;          ///< people whose training it has
            std::vector<trainingtext::Error> trainingErrors = {};
            std::optional<FileProblem> problem = {};
        };
        std::vector<Source> sources;
        bool isOpen = false;    ///< the last of the games
        bool isStopped = false; ///< by somebody who did not want to wait
        bool isKept = true;     ///< all that is not open is in the history
        bool isTrainingKept = true;

        [[nodiscard]] int games() const;
        [[nodiscard]] int trainings() const;
    };
    [[nodiscard]] static QString opened(const Opened &opened);
    [[nodiscard]] static QString saved(const QString &path);
    /// ... of all games, and all that was trained.
    [[nodiscard]] static QString savedWithTraining(const QString &path);

    /// Why the text is no game. @param rules by which it was read
    [[nodiscard]] static QString error(const ColumnStringError &error, const Ruleset &rules);
    [[nodiscard]] static QString pasted(int moves);
    [[nodiscard]] static QString nothingToPaste();
    [[nodiscard]] static QString copiedMoves();
    [[nodiscard]] static QString copiedRecord();
    [[nodiscard]] static QString copiedPicture();
    [[nodiscard]] static QString printed();
    [[nodiscard]] static QString cannotPrint();
    [[nodiscard]] static QString noPrinter();

private:
    /// The file's name without its folder, isolated.
    [[nodiscard]] static QString name(const QString &path);
    [[nodiscard]] static QString error(const RecordError &error);
    [[nodiscard]] static QString error(const QString &path, const RecordError &error);
    [[nodiscard]] static QString noGame(const Opened::Source &source);
    /// What was read, as a sentence; empty if that is nothing.
    [[nodiscard]] static QString read(const Opened &opened);
    [[nodiscard]] static QString error(const trainingtext::Error &error);
    /// What came in of people's training, as a sentence; empty if that is nothing.
    [[nodiscard]] static QString trained(const Opened &opened);
    /// What is wrong with the rest, a sentence each.
    [[nodiscard]] static QStringList faults(const Opened &opened);
};

} // namespace four
