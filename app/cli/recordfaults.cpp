// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/recordfaults.h"

namespace four::cli {

std::string reasonOf(const RecordError &error)
{
    using Kind = RecordError::Kind;
    const std::string subject = '\'' + error.subject + '\'';
    switch (error.kind) {
    case Kind::TooLong:
        return "the record is longer than any game";
    case Kind::NotARecord:
        return "this is no game record";
    case Kind::NewerVersion:
        return "the record was written by a newer version of the program, in format " + error.subject;
    case Kind::MissingField:
        return "the field " + subject + " should be here";
    case Kind::UnknownField:
        return "the field " + subject + " is not known to this version";
    case Kind::BadValue:
        return "the value of the field " + subject + " makes no sense";
    case Kind::BadAction:
        return subject + " is no action";
    case Kind::TextAfterEnd:
        return "something follows the end of the record";
    case Kind::IllegalAction:
        return "the rules do not allow the action " + subject + " here";
    case Kind::TimesDiffer:
        break;
    }
    return "there is not one time for each action";
}

} // namespace four::cli
