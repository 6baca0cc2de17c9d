// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/ai/normal.h"
#include "rules/musg/play/moving/going.h"

#include <algorithm>

namespace escarmouche::rules::musg::play {

namespace {

/** What a PV given back is worth: more to one who would fall at the next. */
int worthOfPv(const Table &table, FigureId patient)
{
    const int worth = worthOf(table.game, patient) / std::max(1, table.game.fighter(patient).pv);
    return table.seen[patient].pv <= 1 ? worth : worth / 2;
}

void add(const Table &table, const Action &action, FigureId patient, Candidates &out)
{
    Candidate candidate{action};
    candidate.worth[Motive::Care] = worthOfPv(table, patient);
    out.push_back(std::move(candidate));
}

/** A body brought to safety, a gun loaded: worth doing when nothing else is. */
void addSmall(const Action &action, int worth, Candidates &out)
{
    Candidate candidate{action};
    candidate.worth[Motive::Support] = worth;
    out.push_back(std::move(candidate));
}

/** To the side of a friend who needs the medikit, if one PA is left to use it. */
void weighVisits(const Table &table, const Field &field, Candidates &out)
{
    const FigureId own = field.own();
    const FigureState &state = table.seen[own];
    if (state.medikits == 0 || state.pa < 2 || isEngaged(table.game, table.seen, own))
        return;
    const auto gait = gaitOf(table.game, own, MoveKind::Walk);
    friendsOf(table.game, table.seen, table.seat).each([&](FigureId patient) {
        const std::int32_t away = distance(table.game, table.seen, own, patient);
        if (patient == own || table.seen[patient].pv >= table.game.fighter(patient).pv ||
            away > gait.budget || inContact(table.game, table.seen, own, patient))
            return;
        Path path;
        path.add(state.place());
        const Point way = table.seen[patient].at - state.at;
        path.add({table.seen[patient].at - kit::geometry::scaled(way, 2 * table.game.radius()),
                  state.level});
        auto plan = table.game.plan(table.seen, table.seat, Walk{own, path});
        if (!plan)
            return;
        Candidate candidate{Walk{own, path}, std::move(*plan)};
        candidate.worth[Motive::Care] = worthOfPv(table, patient) * 9 / 10;
        candidate.worth[Motive::Danger] = field.danger(state.place()) - field.danger(path.last());
        out.push_back(std::move(candidate));
    });
}

} // namespace

void weighItems(const Table &table, const Field &field, Candidates &out)
{
    constexpr int kBody = 500;
    constexpr int kLoading = 150;
    for (const auto &option : table.options) {
        if (const auto *kit = std::get_if<UseMedikit>(&option.action)) {
            if (kit->figure == field.own())
                add(table, *kit, kit->patient, out);
        } else if (const auto *will = std::get_if<RegainPv>(&option.action)) {
            if (will->figure == field.own())
                add(table, *will, will->figure, out);
        } else if (const auto *load = std::get_if<ReloadGun>(&option.action)) {
            if (load->figure == field.own())
                addSmall(*load, kLoading, out);
        } else if (const auto *carry = std::get_if<CarryBody>(&option.action)) {
            if (carry->figure == field.own())
                addSmall(*carry, kBody, out);
        }
    }
    weighVisits(table, field, out);
}

} // namespace escarmouche::rules::musg::play
