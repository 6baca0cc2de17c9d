// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json/format.h"
#include "rules/kit/happening/registerids.h"
#include "rules/musg/catalogue/catalogue.h"

namespace escarmouche::rules::musg::play::codec {

/** Those of M.U.S.G. */
class RegisterIds : public kit::RegisterIds
{
public:
    RegisterIds();
};

/** What a value needs to be written and read beside itself. */
struct Context : json::Format<nlohmann::json, false, 4096> {
    const Catalogue &catalogue;
    const RegisterIds &rules;
};

} // namespace escarmouche::rules::musg::play::codec
