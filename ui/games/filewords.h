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

/// Sentences about opening, saving and pasting games in the current language, as plain text.
class FileWords
{
    Q_DECLARE_TR_FUNCTIONS(four::FileWords)

public:
    [[nodiscard]] static QString problem(const FileProblem &problem);

    /// The result of an import.
    struct Opened
    {
        struct Source
        {
            QString path = {}; ///< empty: pasted text
            int games = 0;
            std::vector<RecordError> errors = {};
            std::size_t moreErrors = 0; ///< beyond those in `errors`
            int trainings = 0;          ///< people with training
            std::vector<trainingtext::Error> trainingErrors = {};
            std::optional<FileProblem> problem = {};
        };
        std::vector<Source> sources;
        int added = 0;          ///< games that were not stored before
        bool isOpen = false;    ///< the last game
        bool isStopped = false; ///< in the import's dialog
        bool isKept = true;     ///< all other games are stored
        bool isTrainingKept = true;

        [[nodiscard]] int games() const;
        [[nodiscard]] int trainings() const;
    };
    [[nodiscard]] static QString opened(const Opened &opened);
    [[nodiscard]] static QString error(const trainingtext::Error &error);
    [[nodiscard]] static QString saved(const QString &path);
    /// Of a file with all games and training.
    [[nodiscard]] static QString savedWithTraining(const QString &path);

    /// Why pasted text is no game. @param rules by which it was read
    [[nodiscard]] static QString error(const ColumnStringError &error, const Ruleset &rules);

private:
    /// The file's name without its folder, isolated.
    [[nodiscard]] static QString name(const QString &path);
    [[nodiscard]] static QString error(const RecordError &error);
    [[nodiscard]] static QString error(const QString &path, const RecordError &error);
    [[nodiscard]] static QString noGame(const Opened::Source &source);
    /// About the games that were read; empty: none.
    [[nodiscard]] static QString read(const Opened &opened);
    /// About training that was read; empty: none.
    [[nodiscard]] static QString trained(const Opened &opened);
    /// A sentence for each error.
    [[nodiscard]] static QStringList faults(const Opened &opened);
};

} // namespace four
