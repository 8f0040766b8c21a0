// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/recordreader.h"
#include "ui/store/games/recordfile.h"
#include "ui/store/training/trainingtext.h"

#include <QByteArray>
#include <QString>

#include <deque>
#include <memory>
#include <optional>
#include <variant>

namespace four {

/// Reads the games of a file or text one by one, then the training, in short steps. Any thread, one at a
/// time.
class GameSource
{
public:
    /// The file is opened with the first next(), so that hundreds can wait.
    static GameSource ofFile(const QString &path);
    static GameSource ofText(const QByteArray &text);

    /// monostate: more of the file is to be read. A problem of the file is the last result.
    using Found =
        std::variant<std::monostate, RecordedGame, RecordError, Training, trainingtext::Error, FileProblem>;
    /// The next result; nothing: the end. Takes a short time.
    [[nodiscard]] std::optional<Found> next();
    /// Reads up to the first game or training; next() gives the results again. @return the first error of a
    /// file without either; nothing: there is one
    [[nodiscard]] std::optional<Found> findFault();

    /// Of the file; empty for a text.
    [[nodiscard]] const QString &path() const { return m_path; }
    /// In bytes.
    [[nodiscard]] qint64 size() const { return m_size; }
    /// Bytes read so far.
    [[nodiscard]] qint64 position() const { return m_reader ? qint64(m_reader->position()) : 0; }

private:
    GameSource() = default;
    void setText(const QByteArray &text);
    [[nodiscard]] std::optional<Found> readNext();
    [[nodiscard]] std::optional<Found> nextTraining();

    QString m_path;
    qint64 m_size = 0;
    std::unique_ptr<recordfile::Content> m_file; ///< while it is read
    std::unique_ptr<const QByteArray> m_text;    ///< never moves, as the reader refers to it
    std::optional<RecordReader> m_reader;        ///< none in a text of training alone
    trainingtext::Found m_training;              ///< still to be given, the next one last
    std::deque<Found> m_ahead;                   ///< results of findFault()
    bool m_isRefused = false;                    ///< the file cannot be read
};

} // namespace four
