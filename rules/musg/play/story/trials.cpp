// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/story/aftermath.h"

#include <algorithm>
#include <numeric>

namespace escarmouche::rules::musg::play {

namespace {

constexpr int kSides = 6;

Fraction share(int part, int whole)
{
    return {static_cast<Wide>(part), static_cast<Wide>(whole)};
}

/** Of all throws of that many dice, those whose lowest `counted` come to `limit` at most. */
Fraction chanceOfSum(int dice, int counted, int limit)
{
    int throws = 1;
    for (int die = 0; die < dice; ++die)
        throws *= kSides;
    int ways = 0;
    std::vector<int> faces(static_cast<std::size_t>(dice));
    for (int number = 0; number < throws; ++number) {
        int left = number;
        for (int &face : faces) {
            face = left % kSides + 1;
            left /= kSides;
        }
        std::ranges::sort(faces);
        ways += std::accumulate(faces.begin(), faces.begin() + counted, 0) <= limit ? 1 : 0;
    }
    return share(ways, throws);
}

Trial testOf(const DiceThrown &thrown)
{
    const int dice = static_cast<int>(thrown.faces.size());
    const int sum = std::accumulate(thrown.faces.begin(), thrown.faces.end(), 0);
    // Of Nerfs d'acier's dice the highest does not count (MUSG-CAMP-29).
    const int counted = sum == thrown.total ? dice : dice - 1;
    return {thrown.owner, 1, thrown.total <= thrown.needed ? 1 : 0,
            chanceOfSum(dice, counted, thrown.needed)};
}

} // namespace

std::optional<Trial> trialOf(const Event &event)
{
    const auto *thrown = std::get_if<DiceThrown>(&event.what);
    // Nobody wishes for his own figure to stand in a stray missile's way (MUSG-RANGED-21).
    if (!thrown || !thrown->owner.valid() || thrown->reason == Reason::Stray)
        return {};
    if (isCommandTest(thrown->reason))
        return testOf(*thrown);
    if (thrown->needed <= 0)
        return {};
    const auto reached = std::ranges::count_if(
        thrown->faces, [&](std::uint8_t face) { return face >= thrown->needed; });
    return Trial{thrown->owner, static_cast<int>(thrown->faces.size()), static_cast<int>(reached),
                 share(std::clamp(kSides + 1 - thrown->needed, 0, kSides), kSides)};
}

} // namespace escarmouche::rules::musg::play
