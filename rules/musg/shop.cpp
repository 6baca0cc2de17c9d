// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/acts.h"
#include "rules/musg/editing.h"
#include "rules/musg/legality.h"
#include "rules/musg/profile.h"
#include "rules/musg/purchase.h"
#include "rules/musg/recruits.h"
#include "rules/musg/views.h"

#include <algorithm>

namespace escarmouche::rules::musg {

namespace {

/** Ids of lines that exist only while prices are looked at. */
constexpr int kPassingIds = 1 << 30;
constexpr std::string_view kLooking = "looking"; // a reason, so that a campaign refuses nothing

/** Prices purchases by doing each of them to a copy of the band. */
class Till
{
public:
    /** `lines` are those of `apart` that hold just the chosen figures. */
    Till(const Catalogue &catalogue, const Band &apart, std::span<const Figures> chosen,
         std::span<const MemberId> lines)
        : m_catalogue(catalogue), m_apart(apart), m_chosen(chosen.begin(), chosen.end()),
          m_lines(lines.begin(), lines.end()), m_before(findings(catalogue, apart)),
          m_total(sums(catalogue, apart).total)
    {
        for (const auto line : m_lines)
            m_onLines.push_back({line, find(apart, line)->count});
    }

    ShopEntry recruitEntry(const std::string &id) const;
    ShopEntry gearEntry(EntryId id) const;
    ShopEntry markEntry(EntryId id) const;

private:
    void foresee(ShopEntry &entry, const BandAct &passing) const;
    ShopEntry givenEntry(EntryId id, int price) const;
    int nextPrice(EntryId id) const;

    const Catalogue &m_catalogue;
    const Band &m_apart;
    std::vector<Figures> m_chosen;
    std::vector<MemberId> m_lines;
    std::vector<Figures> m_onLines;
    std::vector<Finding> m_before;
    int m_total;
};

/** Causes name lines of the real band: those split off count as the line they came from, a
    recruit that is not yet there as none. */
void nameRealLines(std::vector<Finding> &causes, const std::vector<MemberId> &lines,
                   const std::vector<Figures> &chosen)
{
    for (auto &finding : causes) {
        for (auto &member : finding.members) {
            const auto line = std::ranges::find(lines, member);
            if (line != lines.end())
                member = chosen[static_cast<std::size_t>(line - lines.begin())].member;
        }
        std::erase_if(finding.members, [](MemberId id) { return id.value >= kPassingIds; });
        std::ranges::sort(finding.members);
        const auto twice = std::ranges::unique(finding.members);
        finding.members.erase(twice.begin(), twice.end());
    }
}

/** The values of a sentence less those that say whom it is about. */
std::vector<std::pair<std::string, PhraseValue>> matter(const Finding &finding)
{
    auto values = finding.sentence.values;
    std::erase_if(values,
                  [](const auto &value) { return value.first == "who" || value.first == "count"; });
    return values;
}

bool isAboutFigures(const Finding &finding)
{
    return std::ranges::any_of(finding.sentence.values,
                               [](const auto &value) { return value.first == "who"; });
}

bool saysTheSame(const Finding &a, const Finding &b)
{
    return a.rule == b.rule && a.severity == b.severity && a.sentence.key == b.sentence.key &&
           isAboutFigures(a) && isAboutFigures(b) && matter(a) == matter(b);
}

/** Names all its lines in the sentence of a finding that stands for several. */
void nameEveryone(const Catalogue &catalogue, const Band &band, Finding &finding)
{
    std::vector<Figures> figures;
    int count = 0;
    for (const auto id : finding.members) {
        figures.push_back({id, find(band, id)->count});
        count += figures.back().count;
    }
    for (auto &[name, value] : finding.sentence.values) {
        if (name == "who")
            value = everyoneOf(catalogue, band, figures);
        else if (name == "count")
            value = std::int64_t{count};
    }
}

/** What would be said of several lines alike is said once, of all of them. */
std::vector<Finding> saidOnce(const Catalogue &catalogue, const Band &band,
                              const std::vector<Finding> &findings)
{
    std::vector<Finding> once;
    for (const auto &finding : findings) {
        const auto same = std::ranges::find_if(
            once, [&](const Finding &said) { return saysTheSame(said, finding); });
        if (same == once.end()) {
            once.push_back(finding);
            continue;
        }
        std::ranges::copy(finding.members, std::back_inserter(same->members));
        nameEveryone(catalogue, band, *same);
    }
    return once;
}

void Till::foresee(ShopEntry &entry, const BandAct &passing) const
{
    entry.newTotal = m_total;
    const BandInput input{passing, kPassingIds + kPassingIds / 2, std::string(kLooking)};
    const auto after = act(m_catalogue, m_apart, input);
    entry.possible = after.has_value();
    if (!after)
        return;
    entry.newTotal = sums(m_catalogue, *after).total;
    entry.priceForAll = entry.newTotal - m_total;
    entry.causes = saidOnce(m_catalogue, *after, caused(m_before, findings(m_catalogue, *after)));
    nameRealLines(entry.causes, m_lines, m_chosen);
}

ShopEntry Till::recruitEntry(const std::string &id) const
{
    const auto member = *recruit(m_catalogue, m_apart, id);
    const auto &profile = m_catalogue[member.profile];
    ShopEntry entry;
    entry.entry = id;
    entry.name = kindOf(m_catalogue, m_apart, member);
    if (profile.kind == Kind::Figure)
        entry.effect = profile.effect;
    entry.price = figurePrice(m_catalogue, m_apart, member);
    entry.act = Recruit{id, 1, entry.price};
    foresee(entry, entry.act);
    return entry;
}

/** What one more costs the figure that pays most for it. */
int Till::nextPrice(EntryId id) const
{
    int price = m_lines.empty() ? m_catalogue[id].cost : 0;
    for (const auto line : m_lines) {
        const auto &member = *find(m_apart, line);
        const auto has = std::ranges::find(member.gear, id, &Possession::entry);
        const int count = has == member.gear.end() ? 0 : has->count;
        price = std::max(price, gearPrice(m_catalogue, member, id, count + 1) -
                                    gearPrice(m_catalogue, member, id, count));
    }
    return price;
}

ShopEntry Till::givenEntry(EntryId id, int price) const
{
    const auto &given = m_catalogue[id];
    ShopEntry entry;
    entry.entry = given.id;
    entry.name = given.name;
    entry.effect = given.effect;
    entry.price = price;
    entry.act = Give{given.id, m_chosen, 1, price};
    entry.newTotal = m_total;
    entry.count = 0;
    for (const auto &figures : m_onLines)
        entry.count += figures.count;
    entry.possible = false;
    if (!m_onLines.empty())
        foresee(entry, Give{given.id, m_onLines, 1, price});
    return entry;
}

ShopEntry Till::gearEntry(EntryId id) const
{
    return givenEntry(id, nextPrice(id));
}

ShopEntry Till::markEntry(EntryId id) const
{
    return givenEntry(id, 0);
}

using Priced = ShopEntry (Till::*)(EntryId) const;

/** Everything but what campaigns alone give: injuries of no d66. */
bool isForHand(const Entry &entry)
{
    const auto *injury = std::get_if<Injury>(&entry.what);
    return !injury || !injury->rolls.empty();
}

ShopTab tabOf(const Catalogue &catalogue, const Till &till, std::string key, Kind kind,
              Priced priced)
{
    auto title = catalogue.word("shop." + key);
    ShopTab tab{std::move(key), std::move(title), true, {}};
    for (const auto entry : catalogue.of(kind)) {
        if (isForHand(catalogue[entry]))
            tab.entries.push_back((till.*priced)(entry));
    }
    return tab;
}

ShopTab tabOf(const Catalogue &catalogue, const Till &till, std::string key,
              const std::vector<std::string> &recruits)
{
    auto title = catalogue.word("shop." + key);
    ShopTab tab{std::move(key), std::move(title), false, {}};
    for (const auto &recruit : recruits)
        tab.entries.push_back(till.recruitEntry(recruit));
    return tab;
}

} // namespace

Result<Shop> shopOf(const Catalogue &catalogue, const Band &band, std::span<const Figures> chosen)
{
    Editing apart(catalogue, band, kPassingIds);
    const auto merged = together(chosen);
    const auto lines = apart.only(merged);
    if (!lines)
        return fail(lines.error());
    const Till till(catalogue, apart.band(), merged, *lines);
    Shop shop;
    shop.tabs = {tabOf(catalogue, till, "recruits", recruitEntries(catalogue, band)),
                 tabOf(catalogue, till, "ranged", Kind::Ranged, &Till::gearEntry),
                 tabOf(catalogue, till, "melee", Kind::Melee, &Till::gearEntry),
                 tabOf(catalogue, till, "gear", Kind::Item, &Till::gearEntry),
                 tabOf(catalogue, till, "mercenaries", mercenaryEntries(catalogue)),
                 tabOf(catalogue, till, "advances", Kind::Advance, &Till::markEntry),
                 tabOf(catalogue, till, "injuries", Kind::Injury, &Till::markEntry)};
    return shop;
}

} // namespace escarmouche::rules::musg
