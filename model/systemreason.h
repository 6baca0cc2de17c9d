// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

} // namespace escarmouche::model
