// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/dice/outcomes.h"

#include <map>

namespace escarmouche::rules {

namespace {

/** Which class of the roll's breaks a number is in; without breaks each number is one. */
int classOf(const Roll &roll, int number)
{
    if (roll.breaks.empty())
        return number;
    int at = 0;
    for (const std::uint8_t least : roll.breaks)
        at += number >= least ? 1 : 0;
    return at;
}

struct FaceClass {
    std::uint8_t face = 1; // the lowest of them
    Wide faces = 0;
};

std::vector<FaceClass> faceClasses(const Roll &roll)
{
    std::vector<FaceClass> out;
    int last = -1;
    for (int face = 1; face <= roll.sides; ++face) {
        if (out.empty() || classOf(roll, face) != last)
            out.push_back({static_cast<std::uint8_t>(face), 0});
        last = classOf(roll, face);
        ++out.back().faces;
    }
    return out;
}

/** Adds every way to give `left` more dice to the classes from `at` on. `ways` counts the orders
    of the faces given so far among themselves and the dice still to come. */
void addMultisets(const std::vector<FaceClass> &faces, std::size_t at, unsigned left,
                  const ChanceClass &begun, std::vector<ChanceClass> &out)
{
    if (left == 0) {
        out.push_back(begun);
        return;
    }
    if (at == faces.size())
        return;
    ChanceClass next = begun;
    for (unsigned count = 0; count <= left; ++count) {
        addMultisets(faces, at + 1, left - count, next, out);
        if (count == left)
            break;
        next.answer.faces.push_back(faces[at].face);
        // From C(left, count) to C(left, count + 1), and one more factor of faces.
        next.ways = next.ways * (left - count) / (count + 1) * faces[at].faces;
    }
}

/** 0: it does not fit. */
Wide power(Wide base, unsigned exponent)
{
    Wide out = 1;
    for (unsigned i = 0; i < exponent; ++i) {
        if (__builtin_mul_overflow(out, base, &out))
            return 0;
    }
    return out;
}

/** Adds a die to sums: how many ways lead to each, and one of them. */
std::map<int, ChanceClass> withAnotherDie(const std::map<int, ChanceClass> &sums, int sides)
{
    std::map<int, ChanceClass> out;
    for (const auto &[sum, so] : sums) {
        for (int face = 1; face <= sides; ++face) {
            auto [met, fresh] = out.try_emplace(sum + face, so);
            if (fresh)
                met->second.answer.faces.push_back(static_cast<std::uint8_t>(face));
            else
                met->second.ways += so.ways;
        }
    }
    return out;
}

/** What the whole of the roll can be, with the ways of each. */
std::map<int, ChanceClass> wholes(const Roll &roll)
{
    if (roll.reading == Reading::Sum) {
        std::map<int, ChanceClass> sums{{0, {}}};
        for (int die = 0; die < roll.count; ++die)
            sums = withAnotherDie(sums, roll.sides);
        return sums;
    }
    std::map<int, ChanceClass> out;
    const bool isD66 = roll.reading == Reading::D66;
    const int seconds = isD66 ? roll.sides : 1;
    for (int first = 1; first <= roll.sides; ++first) {
        for (int second = 1; second <= seconds; ++second) {
            ChanceClass each;
            each.answer.faces.push_back(static_cast<std::uint8_t>(first));
            if (isD66)
                each.answer.faces.push_back(static_cast<std::uint8_t>(second));
            auto [met, fresh] = out.try_emplace(reading(roll, each.answer), each);
            met->second.ways += fresh ? 0U : 1U;
        }
    }
    return out;
}

void addWholes(const Roll &roll, std::vector<ChanceClass> &out)
{
    int last = -1;
    for (const auto &[whole, each] : wholes(roll)) {
        if (!out.empty() && classOf(roll, whole) == last)
            out.back().ways += each.ways;
        else
            out.push_back(each);
        last = classOf(roll, whole);
    }
}

} // namespace

ChanceClasses chanceClasses(const Request &request)
{
    ChanceClasses out;
    const Roll &roll = request.roll;
    out.of = request.what == Awaited::Pick ? request.pick.n : power(roll.sides, roll.count);
    if (out.of == 0)
        return out;
    if (request.what == Awaited::Pick) {
        for (std::uint16_t each = 0; each < request.pick.n; ++each)
            out.classes.push_back({ChanceAnswer::ofPick(each), 1});
    } else if (roll.reading == Reading::Each) {
        addMultisets(faceClasses(roll), 0, roll.count, {}, out.classes);
    } else {
        addWholes(roll, out.classes);
    }
    return out;
}

} // namespace escarmouche::rules
