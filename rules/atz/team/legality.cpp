// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/team/team.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace escarmouche::rules::atz {

namespace {

Mend discarding(const Box &box, const Member &member, int item)
{
    const SurvivorKind &whose = box.survivor(member.kind);
    const std::string entry = item == 0 ? std::string() : box.item(item).id;
    Phrase label{item == 0 ? "team.mend.dismiss" : "team.mend.discard", {{"who", whose.name}}};
    if (item != 0)
        label.values.emplace_back("item", box.item(item).name);
    return {std::move(label), Discard{{{{member.id, 1}, entry, 1}}}};
}

/** What is found while a team is judged. */
class Judge
{
public:
    Judge(const Box &box, const Muster &muster, const Team &team)
        : m_box(box), m_muster(muster), m_team(team)
    {
    }

    std::vector<Finding> found()
    {
        judgeCast();
        for (const Member &member : m_team.members)
            judgeMember(member);
        judgeNumber();
        judgeBudget();
        std::ranges::stable_sort(m_found, {}, [](const Finding &one) {
            return std::tuple(-static_cast<int>(one.severity), one.rule,
                              one.members.empty() ? MemberId{} : one.members.front());
        });
        return std::move(m_found);
    }

private:
    Finding &add(RuleId rule, const char *key, const Member *about = nullptr,
                 Severity severity = Severity::Illegal)
    {
        Finding &finding = m_found.emplace_back();
        finding.rule = rule;
        finding.severity = severity;
        finding.sentence.key = key;
        if (about) {
            finding.members.push_back(about->id);
            say(finding, "who", m_box.survivor(about->kind).name);
        }
        return finding;
    }
    static void say(Finding &finding, const char *what, PhraseValue value)
    {
        finding.sentence.values.emplace_back(what, std::move(value));
    }
    static void measure(Finding &finding, int amount, int limit)
    {
        finding.amount = amount;
        finding.limit = limit;
        say(finding, "amount", std::int64_t{amount});
        say(finding, "limit", std::int64_t{limit});
    }

    /** Everybody of a scenario, and nobody else. */
    void judgeCast()
    {
        for (const Member &member : m_team.members) {
            const auto same = [&](const Member &other) { return other.kind == member.kind; };
            if (std::ranges::count(m_muster.cast, member.kind) == 0)
                add({"ATZ-SCEN-01"}, "team.not-in-cast", &member).mend =
                    discarding(m_box, member, 0);
            if (&*std::ranges::find_if(m_team.members, same) != &member) // one counter
                add({"ATZ-COMP-01"}, "team.twice", &member).mend = discarding(m_box, member, 0);
        }
        for (const int kind : m_muster.cast) {
            if (m_muster.buysSurvivors ||
                std::ranges::count(m_team.members, kind, &Member::kind) > 0)
                continue;
            const SurvivorKind &missing = m_box.survivor(kind);
            Finding &finding = add({"ATZ-SCEN-01"}, "team.missing");
            say(finding, "who", missing.name);
            finding.mend =
                Mend{{"team.mend.add", {{"who", missing.name}}}, Recruit{missing.id, 1, {}}};
        }
    }

    void judgeMember(const Member &member)
    {
        const bool isGeneric = m_box.survivor(member.kind).isGeneric;
        const auto slots = slotsOf(m_box, member);
        int vests = 0;
        for (std::size_t at = 0; at < slots.size(); ++at) {
            const Carrying &carrying = member.items[at];
            const ItemKind &item = m_box.item(carrying.item);
            const auto addOf = [&](RuleId rule, const char *key,
                                   Severity severity = Severity::Illegal) {
                Finding &finding = add(rule, key, &member, severity);
                say(finding, "item", item.name);
                return &finding;
            };
            if (!slots[at])
                mendBy(addOf({isGeneric ? "ATZ-FIND-03" : "ATZ-COMP-04"}, "team.no-room"), member,
                       carrying);
            if (carrying.isImproved && !item.isImprovable) { // ATZ-ITEM-01
                Finding *finding = addOf({"ATZ-ITEM-01"}, "team.not-improvable");
                finding->mend = discarding(m_box, member, improvement());
            }
            if (item.type == ItemType::Vest && ++vests > 1)
                mendBy(addOf({"ATZ-ITEM-04"}, "team.second-vest", Severity::Warning), member,
                       carrying);
            // A scenario gives the Professor nothing; in a skirmish he is bought like others.
            if (!m_muster.buysSurvivors && !carrying.isGiven &&
                m_box.survivor(member.kind).ability == Ability::Cure)
                mendBy(addOf({"ATZ-SCEN-02"}, "team.unarmed"), member, carrying);
        }
    }
    /** Given things stay. */
    void mendBy(Finding *finding, const Member &member, const Carrying &carrying) const
    {
        if (!carrying.isGiven)
            finding->mend = discarding(m_box, member, carrying.item);
    }

    void judgeNumber()
    {
        const int many = static_cast<int>(m_team.members.size());
        if (m_muster.most == 0 || many <= m_muster.most)
            return;
        Finding &finding = add({"ATZ-SKIRM-02"}, "team.too-many");
        measure(finding, many, m_muster.most);
        finding.mend = discarding(m_box, m_team.members.back(), 0);
    }

    void judgeBudget()
    {
        const int cost = costOf(m_box, m_muster, m_team);
        if (cost <= m_muster.points)
            return;
        Finding &finding =
            add({m_muster.buysSurvivors ? "ATZ-SKIRM-02" : "ATZ-SCEN-02"}, "team.over-budget");
        measure(finding, cost, m_muster.points);
        // The cheapest thing that is dear enough.
        int best = 0;
        for (const Member &member : m_team.members) {
            for (const Carrying &carrying : member.items) {
                const int price = carrying.isGiven ? 0 : m_box.item(carrying.item).price;
                if (price < cost - m_muster.points || (best > 0 && price >= best))
                    continue;
                best = price;
                finding.mend = discarding(m_box, member, carrying.item);
            }
        }
    }

    int improvement() const
    {
        const auto kind = std::ranges::find(m_box.items, ItemType::Improvement, &ItemKind::type);
        return static_cast<int>(kind - m_box.items.begin()) + 1;
    }

    const Box &m_box;
    const Muster &m_muster;
    const Team &m_team;
    std::vector<Finding> m_found;
};

} // namespace

std::vector<Finding> validate(const Box &box, const Muster &muster, const Team &team)
{
    return Judge(box, muster, team).found();
}

} // namespace escarmouche::rules::atz
