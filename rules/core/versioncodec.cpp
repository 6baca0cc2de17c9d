// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/versioncodec.h"

#include <nlohmann/json.hpp>

namespace escarmouche::rules {

Result<void> checkVersion(const nlohmann::json &file, int known)
{
    if (!file.is_object())
        return {};
    const auto version = file.find("version");
    if (version == file.end() || !version->is_number_integer() ||
        version->get<std::int64_t>() <= known)
        return {};
    return fail({.code = ErrorCode::NewerFormat,
                 .subject = version->dump(),
                 .pointer = "/version",
                 .hint = std::to_string(known)});
}

} // namespace escarmouche::rules
