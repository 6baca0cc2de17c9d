// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/acts/acts.h"
#include "rules/musg/acts/editing.h"
#include "rules/musg/acts/purchase.h"
#include "rules/musg/band/recruits.h"
#include "rules/musg/figure/figureview.h"
#include "rules/musg/figure/profile.h"
#include "rules/musg/legality/legality.h"
#include "rules/musg/views/views.h"
#include "rules/musg/views/weapontables.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace escarmouche::rules::musg {

namespace {

/** Ids of lines that exist only while prices are looked at. */
constexpr int kPassingIds = 1 << 30;
constexpr std::string_view kLooking = "looking"; // a reason, so that a campaign refuses nothing
constexpr std::string_view kFound = "finding."; // keys of sentences about what is
constexpr std::string_view kWould = "would."; // the same sentences about what would be

/** The figures that something is bought for, in a copy of their band: they stand on lines that hold
    just them, those alike on one, so that what is true of many is judged once. */
struct Buyers {
    Band band;
    std::vector<Figures> lines; // of this band
    std::vector<Figures> chosen; // the same figures in the real band
    std::map<MemberId, std::vector<Figures>> figures; // `chosen` by the line they stand on here
};

Result<Buyers> buyersOf(const Catalogue &catalogue, const Band &band, std::vector<Figures> chosen)
{
    Editing apart(catalogue, band, kPassingIds);
    const auto lines = apart.only(chosen);
    if (!lines)
        return fail(lines.error());
    std::map<MemberId, Figures> chosenOn;
    for (std::size_t i = 0; i < chosen.size(); ++i)
        chosenOn.emplace((*lines)[i], chosen[i]);
    Buyers buyers{apart.band(), {}, std::move(chosen), {}};
    for (const auto &fold : foldsOf(
             apart.band(), [&](const Member &member) { return chosenOn.contains(member.id); })) {
        const auto first = fold.first().id;
        buyers.lines.push_back({first, fold.figures()});
        for (const auto *line : fold.lines)
            buyers.figures[first].push_back(chosenOn.at(line->id));
        std::ranges::find(buyers.band.members, first, &Member::id)->count = fold.figures();
    }
    std::erase_if(buyers.band.members, [&](const Member &member) {
        return chosenOn.contains(member.id) && !buyers.figures.contains(member.id);
    });
    return buyers;
}

/** Prices purchases by doing each of them to a copy of the band. */
class Till
{
public:
    Till(const Catalogue &catalogue, const Band &real, const Buyers &buyers)
        : m_catalogue(catalogue), m_real(real), m_buyers(buyers), m_before(catalogue, buyers.band),
          m_total(sums(catalogue, buyers.band).total),
          m_everyone(everyoneOf(catalogue, real, buyers.chosen))
    {
        for (const auto &member : buyers.band.members)
            m_members.emplace(member.id, &member);
    }

    ShopEntry recruitEntry(const std::string &id) const;
    ShopEntry gearEntry(EntryId id) const;
    ShopEntry markEntry(EntryId id) const;

private:
    void foresee(ShopEntry &entry, const BandAct &passing) const;
    std::vector<Finding> saidOnce(std::vector<Finding> findings) const;
    void nameRealLines(Finding &finding) const;
    ShopEntry givenEntry(EntryId id, int price) const;
    int nextPrice(EntryId id) const;

    const Catalogue &m_catalogue;
    const Band &m_real;
    const Buyers &m_buyers;
    std::map<MemberId, const Member *> m_members; // of the buyers' band
    FindingsBefore m_before;
    int m_total;
    Text m_everyone; // who buys
};

bool isAboutFigures(const Finding &finding)
{
    return std::ranges::any_of(finding.sentence.values,
                               [](const auto &value) { return value.first == "who"; });
}

std::string written(const PhraseValue &value)
{
    if (const auto *number = std::get_if<std::int64_t>(&value))
        return std::to_string(*number);
    if (const auto *text = std::get_if<Text>(&value))
        return text->en + '\0' + text->fr;
    return std::get<std::string>(value);
}

/** Equal for findings that say the same of others: all but whom they are about. */
std::string saidOf(const Finding &finding)
{
    std::string said{finding.rule.value};
    said += ' ' + std::to_string(static_cast<int>(finding.severity)) + finding.sentence.key;
    for (const auto &[name, value] : finding.sentence.values) {
        if (name != "who" && name != "count")
            said += '\0' + name + '\0' + written(value);
    }
    return said;
}

/** Names lines of the real band: those split off count as the line they came from, a recruit that
    is not yet there as none. A sentence about several of them names everyone. */
void Till::nameRealLines(Finding &finding) const
{
    std::vector<Figures> figures;
    for (const auto line : finding.members) {
        if (const auto buyer = m_buyers.figures.find(line); buyer != m_buyers.figures.end())
            std::ranges::copy(buyer->second, std::back_inserter(figures));
        else if (line.value < kPassingIds)
            figures.push_back({line, m_members.at(line)->count});
    }
    std::ranges::sort(figures, {}, &Figures::member);
    if (figures.size() > 1 && isAboutFigures(finding)) {
        const auto count =
            std::transform_reduce(figures.begin(), figures.end(), std::int64_t{0}, std::plus{},
                                  [](const auto &f) { return f.count; });
        for (auto &[name, value] : finding.sentence.values) {
            if (name == "who")
                value = figures == m_buyers.chosen ? m_everyone
                                                   : everyoneOf(m_catalogue, m_real, figures);
            else if (name == "count")
                value = count;
        }
    }
    finding.members.clear();
    std::ranges::transform(figures, std::back_inserter(finding.members), &Figures::member);
    const auto twice = std::ranges::unique(finding.members);
    finding.members.erase(twice.begin(), twice.end());
}

/** As it is said while the purchase is not made. */
Finding foreseen(Finding finding)
{
    finding.sentence.key.replace(0, kFound.size(), kWould);
    return finding;
}

/** What would be said of several lines alike is said once, of all of them. */
std::vector<Finding> Till::saidOnce(std::vector<Finding> findings) const
{
    std::vector<Finding> once;
    std::map<std::string, std::size_t> places; // of those about figures, by what they say
    for (auto &finding : findings) {
        const auto next = once.size();
        const auto place =
            isAboutFigures(finding) ? places.emplace(saidOf(finding), next).first->second : next;
        if (place == next)
            once.push_back(std::move(finding));
        else
            std::ranges::copy(finding.members, std::back_inserter(once[place].members));
    }
    for (auto &finding : once)
        nameRealLines(finding);
    return once;
}

void Till::foresee(ShopEntry &entry, const BandAct &passing) const
{
    entry.newTotal = m_total;
    const BandInput input{passing, kPassingIds + kPassingIds / 2, std::string(kLooking)};
    const auto after = act(m_catalogue, m_buyers.band, input);
    entry.possible = after.has_value();
    if (!after)
        return;
    entry.newTotal = sums(m_catalogue, *after).total;
    entry.priceForAll = entry.newTotal - m_total;
    for (auto &finding : saidOnce(m_before.caused(findings(m_catalogue, *after))))
        entry.causes.push_back(foreseen(std::move(finding)));
}

ShopEntry Till::recruitEntry(const std::string &id) const
{
    const auto member = *recruit(m_catalogue, m_real, id);
    const auto &profile = m_catalogue[member.profile];
    ShopEntry entry;
    entry.entry = id;
    entry.name = kindOf(m_catalogue, m_real, member);
    if (profile.kind == Kind::Figure)
        entry.effect = profile.effect;
    entry.price = figurePrice(m_catalogue, m_real, member);
    entry.act = Recruit{id, 1, entry.price};
    foresee(entry, entry.act);
    return entry;
}

/** What one more costs the figure that pays most for it. */
int Till::nextPrice(EntryId id) const
{
    int price = m_buyers.lines.empty() ? m_catalogue[id].cost : 0;
    for (const auto &figures : m_buyers.lines) {
        const auto &member = *m_members.at(figures.member);
        const auto has = std::ranges::find(member.gear, id, &Possession::entry);
        const int count = has == member.gear.end() ? 0 : has->count;
        price = std::max(price, gearPrice(m_catalogue, member, id, count + 1) -
                                    gearPrice(m_catalogue, member, id, count));
    }
    return price;
}

/** Columns of what the catalogue lists of a kind, without the note, which is told as the effect. */
std::vector<Column> columnsOnSale(const Catalogue &catalogue, Kind kind)
{
    std::vector<Column> columns;
    if (kind == Kind::Ranged)
        columns = rangedColumns(catalogue);
    else if (kind == Kind::Melee)
        columns = meleeColumns(catalogue);
    if (!columns.empty())
        columns.pop_back();
    return columns;
}

/** The cells of those columns. */
std::vector<Cell> cellsOnSale(const Catalogue &catalogue, const Entry &entry)
{
    std::vector<Cell> cells;
    if (const auto *gun = std::get_if<RangedWeapon>(&entry.what))
        cells = printedCells(catalogue, entry, *gun);
    else if (const auto *blade = std::get_if<MeleeWeapon>(&entry.what))
        cells = printedCells(catalogue, entry, *blade);
    if (!cells.empty())
        cells.pop_back();
    return cells;
}

ShopEntry Till::givenEntry(EntryId id, int price) const
{
    const auto &given = m_catalogue[id];
    ShopEntry entry;
    entry.entry = given.id;
    entry.name = given.name;
    entry.cells = cellsOnSale(m_catalogue, given);
    entry.effect = entry.cells.empty() ? given.effect : given.note;
    entry.price = price;
    entry.act = Give{given.id, m_buyers.chosen, 1, price};
    entry.newTotal = m_total;
    entry.count = 0;
    for (const auto &figures : m_buyers.lines)
        entry.count += figures.count;
    entry.possible = false;
    if (!m_buyers.lines.empty())
        foresee(entry, Give{given.id, m_buyers.lines, 1, price});
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
    ShopTab tab{std::move(key), std::move(title), true, columnsOnSale(catalogue, kind), {}};
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
    ShopTab tab{std::move(key), std::move(title), false, {}, {}};
    for (const auto &recruit : recruits)
        tab.entries.push_back(till.recruitEntry(recruit));
    return tab;
}

} // namespace

Result<Shop> shopOf(const Catalogue &catalogue, const Band &band, std::span<const Figures> chosen)
{
    const auto buyers = buyersOf(catalogue, band, together(chosen));
    if (!buyers)
        return fail(buyers.error());
    const Buyers nobody{band, {}, {}, {}};
    const Till recruiting(catalogue, band, nobody);
    const Till giving(catalogue, band, *buyers);
    Shop shop;
    shop.tabs = {tabOf(catalogue, recruiting, "recruits", recruitEntries(catalogue, band)),
                 tabOf(catalogue, giving, "ranged", Kind::Ranged, &Till::gearEntry),
                 tabOf(catalogue, giving, "melee", Kind::Melee, &Till::gearEntry),
                 tabOf(catalogue, giving, "gear", Kind::Item, &Till::gearEntry),
                 tabOf(catalogue, recruiting, "mercenaries", mercenaryEntries(catalogue)),
                 tabOf(catalogue, giving, "advances", Kind::Advance, &Till::markEntry),
                 tabOf(catalogue, giving, "injuries", Kind::Injury, &Till::markEntry)};
    return shop;
}

} // namespace escarmouche::rules::musg
