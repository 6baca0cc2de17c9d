// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/dice/request.h"
#include "rules/core/values/checksum.h"

namespace escarmouche::rules {

// What a state that holds its request, or an answer, lists for its checksum.

template<>
struct Fields<Audience> {
    static constexpr std::tuple list{&Audience::seats};
};
template<>
struct Fields<Roll> {
    static constexpr std::tuple list{&Roll::count, &Roll::sides,  &Roll::reading,
                                     &Roll::owner, &Roll::reason, &Roll::breaks};
};
template<>
struct Fields<Pick> {
    static constexpr std::tuple list{&Pick::n, &Pick::reason, &Pick::audience};
};
template<>
struct Fields<Decision> {
    static constexpr std::tuple list{&Decision::seat, &Decision::prompt};
};
template<>
struct Fields<Request> {
    static constexpr std::tuple list{&Request::what, &Request::decision, &Request::roll,
                                     &Request::pick};
};
template<>
struct Fields<ChanceAnswer> {
    static constexpr std::tuple list{&ChanceAnswer::faces, &ChanceAnswer::picked};
};

} // namespace escarmouche::rules
