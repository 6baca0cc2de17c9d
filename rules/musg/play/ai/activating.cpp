// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/ground/contact.h"
#include "rules/musg/play/ai/normal.h"
#include "rules/musg/play/moving/going.h"
#include "rules/musg/play/stage/turnsteps.h"

#include <algorithm>

namespace escarmouche::rules::musg::play {

using kit::geometry::Base;

namespace {

/** The most that the figure could take from the enemy by hand: at once or with a charge. */
int blows(const Table &table, const Field &field, const Place &here)
{
    int most = 0;
    const Base base = field.at(here);
    const std::int32_t reach = gaitOf(table.game, field.own(), MoveKind::Charge).budget;
    for (const Field::Foe &foe : field.foes()) {
        if (std::max(foe.ours->strikes, foe.ours->charge) <= most)
            continue;
        const std::int32_t away = kit::geometry::distance(foe.base(), base);
        if (away <= kit::geometry::kContactGap)
            most = std::max(most, foe.ours->strikes);
        else if (away <= reach)
            most = std::max(most, foe.ours->charge * 3 / 4);
    }
    return most;
}

/** What is gained by acting with that figure before the enemy does: its attack, and what it would
    suffer where it stands. */
Worth haste(const Table &table, FigureId figure)
{
    const Field field(table.scene, figure);
    const Place here = table.seen[figure].place();
    const Field::Prospects prospects =
        field.prospects(field.standAt(here), table.game.fighter(figure).pa);
    Worth worth;
    worth[Motive::Harm] = std::max(prospects.fire, blows(table, field, here));
    // Whoever is hidden shows himself (MUSG-MERC-10); others get away from what threatens them.
    worth[Motive::Danger] =
        table.seen[figure].has(Mark::Hidden) ? -prospects.danger : prospects.danger / 2;
    worth[Motive::Objective] = field.objective(here) / 8;
    return worth;
}

} // namespace

Candidates weighActivations(const Table &table)
{
    constexpr int kCompany = 50; // acting together costs one activation
    constexpr int kWaiting = 100; // worth more than an activation that changes nothing
    Candidates out;
    out.reserve(table.options.size());
    FigureId last; // who may be activated alone or with others is asked about twice
    Worth hasteOfLast;
    for (const auto &option : table.options) {
        Candidate candidate{option.action};
        if (const auto *activation = std::get_if<Activate>(&option.action)) {
            if (activation->figure != last)
                hasteOfLast = haste(table, activation->figure);
            last = activation->figure;
            candidate.worth = hasteOfLast;
            candidate.worth[Motive::Support] = activation->withOthers ? kCompany : 0;
        } else {
            // In the second wave, what does not act loses its turn.
            candidate.worth[Motive::Prospect] = turnOf(table.seen).wave == 1 ? kWaiting : -1;
        }
        out.push_back(std::move(candidate));
    }
    return out;
}

} // namespace escarmouche::rules::musg::play
