// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/recordwords.h"

#include "ui/text/words.h"

namespace four {

namespace {
/// A line of a damaged file can be as long as the file, and hold anything.
QString quoted(const std::string &subject)
{
    constexpr int longest = 40;
    QString text;
    for (const QChar c : QString::fromStdString(subject).left(longest))
        text += c.isPrint() ? c : QChar(QChar::ReplacementCharacter);
    return text;
}
} // namespace

QString RecordWords::sentence(const RecordError &error)
{
    const QString subject = quoted(error.subject);
    switch (error.kind) {
    case RecordError::Kind::TooLong:
        return tr("This is too long to be a game.");
    case RecordError::Kind::NotARecord:
        return tr("This is not a saved game.");
    case RecordError::Kind::NewerVersion:
        //: %1 is a number, %2 a smaller one
        return tr("It was saved by a newer version of the program, in format %1; this one reads up to %2.")
            .arg(subject, QString::number(recordVersion));
    case RecordError::Kind::MissingField:
        return tr("“%1” is missing.").arg(subject);
    case RecordError::Kind::UnknownField:
        //: %1 is the name of a field of the file's format, in English
        return tr("This program does not know “%1” here; a newer version may have saved it.").arg(subject);
    case RecordError::Kind::BadValue:
        return tr("“%1” has an invalid value.").arg(subject);
    case RecordError::Kind::BadAction:
        return tr("“%1” is not a move.").arg(subject);
    case RecordError::Kind::TextAfterEnd:
        return tr("There is text after the end of the game.");
    case RecordError::Kind::IllegalAction:
        return tr("The rules do not allow the move “%1” here.").arg(subject) + u' ' +
               Words::refusal(error.refusal.value(), error.action.value(), error.rules);
    case RecordError::Kind::TimesDiffer:
        return tr("The number of times does not match the number of moves.");
    }
    return {};
}

} // namespace four
