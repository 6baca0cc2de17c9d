// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace escarmouche::model {

/** 64 hexadecimal digits. */
std::string sha256(std::string_view text);

} // namespace escarmouche::model
