// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/team/teamrules.h"

#include "rules/kit/setup/choices.h"
#include "rules/kit/team/teamviews.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace escarmouche::rules::kit {

namespace {

/** The act as a sentence; `before` is the team it was done to. */
class TeamTeller
{
public:
    TeamTeller(const TeamBox &box, const TeamBand &before) : m_box(box), m_before(before) {}

    Phrase operator()(const CreateBand &) const { return {"team.told.create", {}}; }
    Phrase operator()(const AdoptBand &) const { return {"team.told.adopt", {}}; }
    Phrase operator()(const Recruit &act) const
    {
        return {"team.told.recruit", {{"who", personCalled(act.entry)}}};
    }
    Phrase operator()(const Give &act) const
    {
        Text all;
        for (const Figures &each : act.to)
            join(all, nameOf(each.member));
        return {"team.told.give", {{"who", all}, {"what", thingCalled(act.entry)}}};
    }
    Phrase operator()(const Discard &act) const
    {
        Text things, people;
        for (const Belonging &each : act.things) {
            if (!each.entry.empty())
                join(things, thingCalled(each.entry));
            join(people, nameOf(each.figures.member));
        }
        const std::string key = things.empty() ? "team.told.remove" : "team.told.drop";
        return {key, {{"who", people}, {"what", things}}};
    }
    Phrase operator()(const HandOver &act) const
    {
        return {"team.told.hand",
                {{"who", nameOf(act.thing.figures.member)},
                 {"to", nameOf(act.to.member)},
                 {"what", thingCalled(act.thing.entry)}}};
    }
    Phrase operator()(const Duplicate &) const { return {"team.told.copy", {}}; }
    Phrase operator()(const MoveMembers &) const { return {"team.told.order", {}}; }
    Phrase operator()(const SetProperties &act) const
    {
        if (act.of.empty())
            return {"team.told.set", {}};
        return {"team.told.set-of", {{"who", nameOf(act.of.front().member)}}};
    }

private:
    Text personCalled(const std::string &id) const
    {
        const int kind = personNamed(m_box, id);
        return kind > 0 ? m_box.person(kind).name : Text{id, id};
    }
    Text thingCalled(const std::string &id) const
    {
        const int kind = thingNamed(m_box, id);
        return kind > 0 ? m_box.thing(kind).name : Text{id, id};
    }
    Text nameOf(MemberId id) const
    {
        const auto line = std::ranges::find(m_before.members, id.value, &TeamLine::id);
        return line == m_before.members.end() ? Text{} : personCalled(line->who);
    }

    const TeamBox &m_box;
    const TeamBand &m_before;
};

} // namespace

Result<std::string> TeamRules::read(std::string_view file) const
{
    return with(file, [&](const TeamBand &band) { return textOf(band, m_system); });
}

Result<std::string> TeamRules::write(std::string_view band) const
{
    return with(band, [&](const TeamBand &team) { return fileOf(team, m_system); });
}

Result<std::string> TeamRules::decide(std::string_view band, std::string_view input) const
{
    const auto act = decodeBandInput(input);
    if (!act)
        return fail(act.error());
    std::optional<TeamBand> before;
    if (!band.empty()) {
        auto known = readTeam(band, m_system, m_box);
        if (!known)
            return fail(known.error());
        before = std::move(*known);
    }
    return play(m_box, before, *act, m_system).map([&](const TeamBand &after) {
        return textOf(after, m_system);
    });
}

/** The outcome is the whole team. */
Result<std::string> TeamRules::evolve(std::string_view, std::string_view outcome) const
{
    return read(outcome);
}

Result<Phrase> TeamRules::tell(std::string_view before, std::string_view input,
                               std::string_view) const
{
    const auto act = decodeBandInput(input);
    if (!act)
        return fail(act.error());
    if (before.empty())
        return std::visit(TeamTeller(m_box, {}), act->act);
    return with(before, [&](const TeamBand &band) {
        return std::visit(TeamTeller(m_box, band), act->act);
    });
}

Result<BandSummary> TeamRules::summary(std::string_view band) const
{
    return with(band,
                [&](const TeamBand &team) { return TeamView(m_box, *m_book, team).summary(); });
}

Result<Roster> TeamRules::roster(std::string_view band) const
{
    return with(band,
                [&](const TeamBand &team) { return TeamView(m_box, *m_book, team).roster(); });
}

Result<Totals> TeamRules::totals(std::string_view band) const
{
    return with(band,
                [&](const TeamBand &team) { return TeamView(m_box, *m_book, team).totals(); });
}

Result<std::vector<Finding>> TeamRules::validate(std::string_view band) const
{
    return with(band,
                [&](const TeamBand &team) { return TeamView(m_box, *m_book, team).findings(); });
}

Result<Shop> TeamRules::shop(std::string_view band, std::span<const Figures> chosen) const
{
    return with(band, [&](const TeamBand &team) {
        return TeamView(m_box, *m_book, team).shop(chosen, m_system);
    });
}

Result<Sheet> TeamRules::sheet(std::string_view band) const
{
    return with(band, [&](const TeamBand &team) { return TeamView(m_box, *m_book, team).sheet(); });
}

Result<std::vector<Property>> TeamRules::properties(std::string_view band,
                                                    std::span<const Figures> of) const
{
    return with(band, [&](const TeamBand &team) {
        const TeamView view(m_box, *m_book, team);
        return of.empty() ? view.properties() : view.propertiesOf(of.front().member);
    });
}

std::vector<Property> TeamRules::creation() const
{
    return teamProperties(m_box, *m_book, {.task = m_box.tasks.front().id});
}

Text TeamRules::source(const Part &part) const
{
    if (part.entry.valid())
        return m_box.thing(part.entry.value).name;
    return wordIn(*m_book, part.source == PartSource::Item ? "team.things" : "team.coin");
}

} // namespace escarmouche::rules::kit
