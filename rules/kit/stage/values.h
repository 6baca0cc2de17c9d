// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/members.h"

#include <tuple>
#include <type_traits>

/** As ESCARMOUCHE_MEMBERS, and two of TYPE are equal when all these members are. */
#define ESCARMOUCHE_VALUE(TYPE, ...)                                                               \
    ESCARMOUCHE_MEMBERS(TYPE, __VA_ARGS__)                                                         \
    inline bool operator==(const TYPE &one, const TYPE &other)                                     \
    {                                                                                              \
        return std::apply([&](auto... member) { return ((one.*member == other.*member) && ...); }, \
                          memberList(std::type_identity<TYPE>{}));                                 \
    }
