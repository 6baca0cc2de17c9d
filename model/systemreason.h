// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"

#include <cerrno>
#include <cstring>
#include <string>

namespace escarmouche::model {

/** What the system calls an error of its own, in English whatever the locale is: the window tells
    it in its language. */
inline std::string systemReason(int number)
{
    const char *reason = ::strerrordesc_np(number);
    return reason ? reason : "error " + std::to_string(number);
}

/** An error that the system reports of a file, by its number. */
inline rules::Error systemError(int number, std::string file)
{
    rules::Error error{.subject = std::move(file), .hint = systemReason(number)};
    switch (number) {
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
        error.code = rules::ErrorCode::DiskFull;
        break;
    case EACCES:
    case EPERM:
    case EROFS:
        error.code = rules::ErrorCode::PermissionDenied;
        break;
    case ENOMEM:
        error.code = rules::ErrorCode::OutOfMemory;
        break;
    default:
        error.code = rules::ErrorCode::InputOutput;
    }
    return error;
}

} // namespace escarmouche::model
