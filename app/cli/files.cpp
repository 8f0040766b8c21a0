// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/files.h"

#include <cerrno>
#include <system_error>

#ifdef __unix__
#include <fcntl.h>
#include <unistd.h>
#endif

namespace four::cli {

std::filesystem::path pathOf(const std::string &name)
{
    // From plain characters libstdc++ would make one wide character of each byte on Windows.
    return std::u8string(name.begin(), name.end());
}

std::optional<std::string> faultOf(const std::string &name, Wanted wanted)
{
    std::error_code error;
    const std::filesystem::file_status status = std::filesystem::status(pathOf(name), error);
    if (!std::filesystem::exists(status))
        return "cannot be read: " + error.message();
    if (std::filesystem::is_directory(status))
        return "is a folder";
    if (wanted == Wanted::File && !std::filesystem::is_regular_file(status))
        return "is a pipe or a device, not a file";
    return {};
}

std::string readError()
{
    return "cannot be read: " + std::generic_category().message(errno);
}

void occupyStandardStreams()
{
#ifdef __unix__
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (fcntl(stream, F_GETFD) == -1 && errno == EBADF)
            // The lowest number that is free is this one. Open for the wrong direction.
            static_cast<void>(open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY));
    }
#endif
}

} // namespace four::cli
