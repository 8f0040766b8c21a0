// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/recordreader.h"
#include "ui/store/games/recordfile.h"
#include "ui/store/training/trainingtext.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>
#include <variant>

namespace four {

/// The games of a file, or of a text, one after the other, and then what people trained: whoever reads many
/// does something else in between.
/// Any thread, one at a time.
class GameSource
{
public:
    /// It is opened with the first next(), so that hundreds may wait.
    static GameSource ofFile(const QString &path);
    static GameSource ofText(const QByteArray &text);

    /// Nothing yet: the file is still being read. Else a game, or why what stands there is none; somebody's
    /// training, or why that is none; or why the file cannot be read, which is the last that it has to say.
    using Found =
        std::variant<std::monostate, RecordedGame, RecordError, Training, trainingtext::Error, FileProblem>;
    /// The next; nothing once there is no more. It does not take long.
    [[nodiscard]] std::optional<Found> next();

    /// Of the file; empty for a text.
    [[nodiscard]] const QString &path() const { return m_path; }
    /// In bytes.
    [[nodiscard]] qint64 size() const { return m_size; }
    /// How much of it has been gone through, in bytes.
    [[nodiscard]] qint64 position() const { return m_reader ? qint64(m_reader->position()) : 0; }

private:
    GameSource() = default;
    void read(const QByteArray &text);
    [[nodiscard]] std::optional<Found> nextTraining();

    QString m_path;
    qint64 m_size = 0;
    std::unique_ptr<recordfile::Content> m_file; ///< while it is being read
    std::unique_ptr<const QByteArray> m_text;    ///< once it is read; stays where it is, for the reader
    std::optional<RecordReader> m_reader;        ///< none where there is nothing but training
    trainingtext::Found m_training;              ///< what has not been told of it, the next last
    bool m_isRefused = false;                    ///< the file cannot be read
};

} // namespace four
