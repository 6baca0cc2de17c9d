// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/values/fraction.h"

#include <algorithm>
#include <cassert>

namespace escarmouche::rules {

namespace {

constexpr Fraction kBad{0, 1, true};

bool product(Wide a, Wide b, Wide &out)
{
    return !__builtin_mul_overflow(a, b, &out);
}

Wide commonDivisor(Wide a, Wide b)
{
    while (b != 0) {
        const Wide rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

/** Both over the least common whole. False: it does not fit. */
bool align(Fraction &a, Fraction &b)
{
    if (a.whole == b.whole)
        return true;
    const Wide common = commonDivisor(a.whole, b.whole);
    const Wide growA = b.whole / common;
    const Wide growB = a.whole / common;
    Wide whole = 0;
    if (!product(a.whole, growA, whole) || !product(a.part, growA, a.part) ||
        !product(b.part, growB, b.part))
        return false;
    a.whole = b.whole = whole;
    return true;
}

std::string text(Wide number)
{
    std::string digits;
    do {
        digits += static_cast<char>('0' + static_cast<int>(number % 10));
        number /= 10;
    } while (number != 0);
    std::ranges::reverse(digits);
    return digits;
}

} // namespace

bool Fraction::operator==(const Fraction &other) const
{
    if (bad || other.bad)
        return false;
    const Fraction a = reduced(*this);
    const Fraction b = reduced(other);
    return a.part == b.part && a.whole == b.whole;
}

Fraction reduced(Fraction fraction)
{
    const Wide common = commonDivisor(fraction.part, fraction.whole);
    return {fraction.part / common, fraction.whole / common, fraction.bad};
}

Fraction sum(const Fraction &a, const Fraction &b)
{
    if (a.bad || b.bad)
        return kBad;
    Fraction left = a;
    Fraction right = b;
    if (!align(left, right)) {
        left = reduced(a);
        right = reduced(b);
        if (!align(left, right))
            return kBad;
    }
    Fraction out{0, left.whole, false};
    return __builtin_add_overflow(left.part, right.part, &out.part) ? kBad : out;
}

Fraction times(const Fraction &fraction, Wide ways, Wide of)
{
    if (fraction.bad)
        return kBad;
    Fraction out;
    if (product(fraction.part, ways, out.part) && product(fraction.whole, of, out.whole))
        return out;
    const Fraction small = reduced(fraction);
    const Fraction factor = reduced({ways, of, false});
    // What still cancels crosswise.
    const Wide first = commonDivisor(small.part, factor.whole);
    const Wide second = commonDivisor(factor.part, small.whole);
    if (product(small.part / first, factor.part / second, out.part) &&
        product(small.whole / second, factor.whole / first, out.whole))
        return out;
    return kBad;
}

std::string fractionText(const Fraction &fraction)
{
    if (fraction.bad)
        return "?";
    const Fraction small = reduced(fraction);
    return text(small.part) + "/" + text(small.whole);
}

double decimal(const Fraction &fraction)
{
    return static_cast<double>(fraction.part) / static_cast<double>(fraction.whole);
}

Fraction atLeast(const Distribution &distribution, int least)
{
    Fraction total;
    for (auto at = distribution.lower_bound(least); at != distribution.end(); ++at)
        total = sum(total, at->second);
    return total;
}

Fraction mean(const Distribution &distribution)
{
    Fraction total;
    for (const auto &[result, share] : distribution) {
        assert(result >= 0);
        total = sum(total, times(share, static_cast<Wide>(result), 1));
    }
    return total;
}

} // namespace escarmouche::rules
