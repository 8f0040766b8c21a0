// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/recordwords.h"

#include <QLocale>

namespace four {

QString RecordWords::quoted(const std::string &subject)
{
    constexpr int longest = 30;
    QString kept;
    for (const char32_t c : QString::fromStdString(subject).toUcs4()) {
        if (kept.size() >= longest)
            return kept + u'…';
        kept += QChar::isPrint(c) ? QString::fromUcs4(&c, 1) : QString(QChar::ReplacementCharacter);
    }
    return kept;
}

QString RecordWords::reason(const RecordError &error)
{
    const QString subject = quoted(error.subject);
    switch (error.kind) {
    case RecordError::Kind::TooLong:
        return tr("this game is longer than any game can be.");
    case RecordError::Kind::NotARecord:
        return tr("this is not the beginning of a game.");
    case RecordError::Kind::NewerVersion:
        return tr("this game was written by a later version of the program.");
    case RecordError::Kind::MissingField:
        //: %1 is a word of the file, such as "board"
        return tr("“%1” is missing.").arg(subject);
    case RecordError::Kind::BadValue:
        //: %1 is a word of the file, such as "board"
        return tr("what follows “%1” makes no sense.").arg(subject);
    case RecordError::Kind::BadAction:
        //: %1 is what stands in the file where a move should be
        return tr("“%1” is not a move.").arg(subject);
    case RecordError::Kind::TextAfterEnd:
        return tr("something follows the end of the game.");
    case RecordError::Kind::IllegalAction:
        //: %1 is a move as the file has it, such as "4"
        return tr("the rules do not allow the move “%1” there.").arg(subject);
    case RecordError::Kind::TimesDiffer:
        return tr("there is not one time for each move.");
    }
    return {};
}

QString RecordWords::error(const RecordError &error)
{
    //: %1 is the number of a line, %2 a reason that begins in lower case
    return tr("Line %1: %2").arg(QLocale().toString(error.line), reason(error));
}

} // namespace four
