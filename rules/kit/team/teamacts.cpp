// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/team/teamband.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <variant>

// What acts make of a team. Refused is what has no meaning; the rest is judged afterwards.

namespace escarmouche::rules::kit {

namespace {

/** One act on a team; the first refusal is kept. */
class TeamActor
{
public:
    TeamActor(const TeamBox &box, TeamBand band, const BandInput &input, std::string_view system)
        : m_box(box), m_band(std::move(band)), m_fresh(input.fresh), m_system(system)
    {
    }

    void operator()(const CreateBand &act)
    {
        m_band = {.task = m_box.tasks.front().id};
        setAll(act.settings);
        const Muster &muster = taskOf(m_box, m_band).muster;
        if (muster.buysSurvivors)
            return;
        for (const Member &member : muster.given) { // a scenario says who takes part, with what
            TeamLine &line = add(m_box.person(member.kind).id);
            for (const Carrying &each : member.items) {
                if (each.isGiven)
                    line.items.push_back(m_box.thing(each.item).id);
            }
        }
    }
    void operator()(const AdoptBand &act)
    {
        if (auto adopted = readTeam(act.band, m_system, m_box))
            m_band = std::move(*adopted);
        else
            refuse(adopted.error());
    }
    void operator()(const Recruit &act)
    {
        if (personNamed(m_box, act.entry) == 0)
            return refuse({.code = ErrorCode::UnknownEntry, .subject = act.entry});
        for (int count = 0; count < act.count; ++count)
            add(act.entry);
    }
    void operator()(const Give &act)
    {
        for (const Figures &to : act.to) {
            TeamLine *line = lineOf(to.member);
            for (int count = 0; line && count < act.count; ++count)
                give(*line, act.entry);
        }
    }
    void operator()(const Discard &act)
    {
        for (const Belonging &thing : act.things) {
            TeamLine *line = lineOf(thing.figures.member);
            if (!line)
                return;
            if (thing.entry.empty())
                std::erase(m_band.members, TeamLine(*line));
            else
                for (int count = 0; count < thing.count; ++count)
                    take(*line, thing.entry);
        }
    }
    void operator()(const HandOver &act)
    {
        for (int count = 0; count < act.thing.count; ++count) {
            TeamLine *from = lineOf(act.thing.figures.member), *to = lineOf(act.to.member);
            if (!from || !to)
                return;
            const std::string item = take(*from, act.thing.entry);
            if (item.starts_with('+'))
                to->items.push_back(item);
            else if (!item.empty())
                give(*to, item);
        }
    }
    void operator()(const Duplicate &act)
    {
        for (const Figures &figures : act.figures) {
            if (const TeamLine *line = lineOf(figures.member)) {
                const TeamLine copy = *line;
                add(copy.who).items = copy.items;
            }
        }
    }
    void operator()(const MoveMembers &act)
    {
        const auto moves = [&](const TeamLine &line) {
            return std::ranges::count(act.members, MemberId{line.id}) > 0;
        };
        for (const MemberId id : act.members)
            (void)lineOf(id);
        std::vector<TeamLine> moved;
        std::ranges::copy_if(m_band.members, std::back_inserter(moved), moves);
        std::erase_if(m_band.members, moves);
        const auto place = act.before
                               ? std::ranges::find(m_band.members, act.before->value, &TeamLine::id)
                               : m_band.members.end();
        m_band.members.insert(place, moved.begin(), moved.end());
    }
    void operator()(const SetProperties &act)
    {
        if (act.of.empty())
            return setAll(act.settings);
        for (const Figures &figures : act.of) {
            for (const Setting &setting : act.settings) {
                if (TeamLine *line = lineOf(figures.member))
                    setOf(*line, setting);
            }
        }
    }

    Result<TeamBand> take()
    {
        if (m_refusal)
            return fail(*m_refusal);
        return std::move(m_band);
    }

private:
    void refuse(Error error)
    {
        if (!m_refusal)
            m_refusal = std::move(error);
    }
    TeamLine &add(std::string who)
    {
        return m_band.members.emplace_back(TeamLine{.id = m_fresh++, .who = std::move(who)});
    }
    TeamLine *lineOf(MemberId id)
    {
        const auto line = std::ranges::find(m_band.members, id.value, &TeamLine::id);
        if (line != m_band.members.end())
            return &*line;
        refuse({.code = ErrorCode::NoSuchMember, .number = id.value});
        return nullptr;
    }
    bool isAttachment(std::string_view entry) const
    {
        const int thing = thingNamed(m_box, entry);
        return thing > 0 && m_box.thing(thing).sort == ThingSort::Attachment;
    }
    void give(TeamLine &line, const std::string &entry)
    {
        if (thingNamed(m_box, entry) == 0)
            return refuse({.code = ErrorCode::UnknownEntry, .subject = entry});
        const auto weapon = std::ranges::find_if(line.items, [&](const std::string &item) {
            const int thing = thingNamed(m_box, item);
            return thing > 0 && m_box.thing(thing).takesAttachment;
        });
        if (isAttachment(entry) && weapon != line.items.end())
            weapon->insert(0, 1, '+');
        else
            line.items.push_back(entry);
    }
    /** The thing, as the line has it; an attachment comes off its weapon. */
    std::string take(TeamLine &line, const std::string &entry)
    {
        auto item = std::ranges::find(line.items, entry);
        if (item == line.items.end())
            item = std::ranges::find(line.items, '+' + entry);
        if (item != line.items.end()) {
            std::string taken = std::move(*item);
            line.items.erase(item);
            return taken;
        }
        const auto improved = std::ranges::find_if(
            line.items, [](const std::string &each) { return each.starts_with('+'); });
        if (isAttachment(entry) && improved != line.items.end()) {
            improved->erase(0, 1);
            return entry;
        }
        refuse({.code = ErrorCode::NotPossessed, .subject = entry});
        return {};
    }

    void setAll(const std::vector<Setting> &settings)
    {
        for (const Setting &setting : settings)
            setOfBand(setting);
    }
    void setOfBand(const Setting &setting)
    {
        if (setting.property == "name")
            return setText(m_band.name, setting);
        if (setting.property == "notes")
            return setText(m_band.notes, setting);
        if (setting.property != "task")
            return refuse({.code = ErrorCode::NoSuchProperty, .subject = setting.property});
        std::string task;
        setText(task, setting);
        if (std::ranges::count(m_box.tasks, task, &TeamTask::id) == 0)
            return refuse({.code = ErrorCode::UnknownEntry, .subject = task});
        m_band.task = std::move(task);
    }
    void setOf(TeamLine &line, const Setting &setting)
    {
        if (setting.property == "notes")
            return setText(line.notes, setting);
        if (setting.property != "hand")
            return refuse({.code = ErrorCode::NoSuchProperty, .subject = setting.property});
        std::string hand;
        setText(hand, setting);
        const auto item = std::ranges::find(line.items, hand);
        if (item == line.items.end())
            return refuse({.code = ErrorCode::NotPossessed, .subject = hand});
        std::rotate(line.items.begin(), item, item + 1);
    }
    void setText(std::string &field, const Setting &setting)
    {
        if (const auto *text = std::get_if<std::string>(&setting.value))
            field = *text;
        else
            refuse({.code = ErrorCode::WrongType, .subject = setting.property});
    }

    const TeamBox &m_box;
    TeamBand m_band;
    int m_fresh;
    std::string_view m_system;
    std::optional<Error> m_refusal;
};

} // namespace

Result<TeamBand> play(const TeamBox &box, const std::optional<TeamBand> &before,
                      const BandInput &input, std::string_view system)
{
    const bool makes = std::holds_alternative<CreateBand>(input.act) ||
                       std::holds_alternative<AdoptBand>(input.act);
    if (makes == before.has_value())
        return fail({.code = ErrorCode::Internal, .hint = "first act"});
    TeamActor actor(box, before.value_or(TeamBand()), input, system);
    std::visit(actor, input.act);
    return actor.take();
}

} // namespace escarmouche::rules::kit
