// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/gamerecord.h"
#include "notation.h"

#include <QByteArray>
#include <QByteArrayList>

#include <variant>

/// Records as text, and what becomes of one that is read, as a short text that a test's row can have.
namespace four::recordtext {

inline const QByteArray headline = "four-in-a-row record 1";

/// The lines of a good record, with every part in use.
[[nodiscard]] inline QByteArrayList goodLines()
{
    return {
        headline,
        "board: 7x6",
        "connect: 4",
        "opening: free",
        "starter: player 1",
        "letters: starter chooses",
        "undos: 3",
        "undo on first move: yes",
        "violations: 3 per turn",
        "blocks: 1",
        "removes: 1",
        "name length: 30",
        "seed: 4711",
        "begins: by the rules",
        "player 1: person Lan",
        "player 2: computer random Máy",
        "actions: X 4 e 4 u 5 e",
        "  r5,1 b 9 4 e resign",
    };
}

[[nodiscard]] inline QByteArray textOf(const QByteArrayList &lines)
{
    return lines.join('\n') + "\nend\n";
}

[[nodiscard]] inline QByteArray name(RecordError::Kind kind)
{
    switch (kind) {
    case RecordError::Kind::TooLong:
        return "too long";
    case RecordError::Kind::NotARecord:
        return "not a record";
    case RecordError::Kind::NewerVersion:
        return "newer version";
    case RecordError::Kind::MissingField:
        return "missing field";
    case RecordError::Kind::UnknownField:
        return "unknown field";
    case RecordError::Kind::BadValue:
        return "bad value";
    case RecordError::Kind::BadAction:
        return "bad action";
    case RecordError::Kind::TextAfterEnd:
        return "text after end";
    case RecordError::Kind::IllegalAction:
        return "illegal action";
    case RecordError::Kind::TimesDiffer:
        return "times differ";
    }
    return "no name";
}

/// `line 3, bad value: connect`, `line 17, illegal action: 4, column full`; or `read`.
[[nodiscard]] inline QByteArray verdict(const std::variant<Game, RecordError> &result)
{
    if (std::holds_alternative<Game>(result))
        return "read";
    const RecordError &error = std::get<RecordError>(result);
    QByteArray text = "line " + QByteArray::number(error.line) + ", " + name(error.kind);
    if (!error.subject.empty())
        text += ": " + QByteArray::fromStdString(error.subject);
    if (error.refusal)
        text += ", " + notation::name(*error.refusal);
    return text;
}

[[nodiscard]] inline QByteArray verdict(const QByteArray &text)
{
    return verdict(readRecord({text.constData(), static_cast<std::size_t>(text.size())}));
}

[[nodiscard]] inline Game gameOf(const QByteArray &text)
{
    return std::get<Game>(readRecord({text.constData(), static_cast<std::size_t>(text.size())}));
}

[[nodiscard]] inline QByteArray toBytes(const Game &game)
{
    return QByteArray::fromStdString(toText(recordOf(game)));
}

} // namespace four::recordtext
