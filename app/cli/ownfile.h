// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/answers.h"
#include "app/cli/files.h"

#include <optional>
#include <string>
#include <variant>

namespace four::cli {

/// Opens a file of one of the program's own formats, or says why not.
/// @tparam File opens with a path, to itself or to an Error with Unreadable and UnknownVersion
/// @param what the file should be, with its article
template <typename File, typename Error>
[[nodiscard]] std::optional<File> openOwnFile(const std::string &name, const std::string &what)
{
    if (const std::optional<std::string> fault = faultOf(name, Wanted::File)) {
        fail(name + ' ' + *fault);
        return {};
    }
    auto opened = File::open(pathOf(name));
    if (auto *file = std::get_if<File>(&opened))
        return std::move(*file);
    const Error error = std::get<Error>(opened);
    fail(name + ' ' +
         (error == Error::Unreadable       ? readError()
          : error == Error::UnknownVersion ? "is " + what + " of another version"
                                           : "is not " + what + ", or is damaged"));
    return {};
}

} // namespace four::cli
