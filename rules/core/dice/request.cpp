// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/dice/request.h"

#include <algorithm>
#include <numeric>

namespace escarmouche::rules {

bool fits(const ChanceAnswer &answer, const Request &request)
{
    if (request.what == Awaited::Pick)
        return answer.faces.empty() && answer.picked < request.pick.n;
    if (request.what != Awaited::Roll || answer.faces.size() != request.roll.count)
        return false;
    return std::ranges::all_of(answer.faces,
                               [&](int face) { return face >= 1 && face <= request.roll.sides; });
}

int reading(const Roll &roll, const ChanceAnswer &answer)
{
    switch (roll.reading) {
    case Reading::Each:
        return 0;
    case Reading::Sum:
        return std::accumulate(answer.faces.begin(), answer.faces.end(), 0);
    case Reading::D3:
        return (answer.faces[0] + 1) / 2; // two faces of the d6 to one of the d3
    case Reading::D66:
        return answer.faces[0] * 10 + answer.faces[1];
    }
    return 0;
}

} // namespace escarmouche::rules
