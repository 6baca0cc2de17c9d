// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/band/recruits.h"
#include "rules/musg/legality/givingup.h"
#include "rules/musg/legality/mends.h"

#include <algorithm>

namespace escarmouche::rules::musg {

namespace {

Belonging piece(const Judgement &judgement, Figures figures, EntryId entry, int count)
{
    return {figures, judgement.catalogue[entry].id, count};
}

/** The words of a button that gives several things up: what, where it is one; else how many. */
Phrase giveUpLabel(const Judgement &judgement, const Line &line, const Things &things, int points)
{
    int pieces = 0;
    for (const Possession &thing : things)
        pieces += thing.count * line->count;
    Words words{{"what", judgement.catalogue[things.front().entry].name},
                {"who", headsOf(judgement.catalogue, judgement.band, *line.member, line->count)},
                {"count", std::int64_t{pieces}},
                {"points", std::int64_t{points}}};
    return {things.size() == 1 ? "mend.give_up" : "mend.give_up_several", std::move(words)};
}

Discard discardOf(const Judgement &judgement, const Line &line, const Things &things)
{
    Discard act;
    for (const Possession &thing : things)
        act.things.push_back(piece(judgement, {line->id, line->count}, thing.entry, thing.count));
    return act;
}

/** What selling these things gives back, on one figure. */
int worth(const Judgement &judgement, const Line &line, const Things &things)
{
    Member without = *line.member;
    for (const Possession &thing : things) {
        for (Possession &carried : without.gear)
            carried.count -= carried.entry == thing.entry ? thing.count : 0;
    }
    std::erase_if(without.gear, [](const Possession &carried) { return carried.count <= 0; });
    return line.price - figurePrice(judgement.catalogue, judgement.band, without);
}

Surplus surplusOf(const Judgement &judgement, const Line &line)
{
    Surplus surplus{line->id, line->count, 0, line.price, {}, judgement.isAtFault(line)};
    if (line->price)
        return surplus; // a price by hand stays whatever the figure carries
    for (const Possession &possession : line->gear) {
        const Catalogue &catalogue = judgement.catalogue;
        const int free = gearPrice(catalogue, *line.member, possession.entry, 1) == 0 ? 1 : 0;
        const int price = catalogue[possession.entry].cost;
        if (price > 0 && possession.count > free)
            surplus.gear.push_back({possession.entry, price, possession.count - free});
    }
    return surplus;
}

/** Ranks that the roster cannot be without. */
bool isRequired(const Judgement &judgement, Rank rank)
{
    if (judgement.is(Theme::Antiterrorists))
        return false;
    return rank == Rank::Chief ||
           rank == (judgement.is(Theme::Terrorists) ? Rank::SousChef : Rank::SousFifre);
}

/** How many of those in their place the roster can spare. */
int spare(const Judgement &judgement, Rank rank)
{
    const int heads = judgement.tally.placed(rank);
    if (!isRequired(judgement, rank))
        return heads;
    const int each = judgement.catalogue.limits().figurantsPerSousFifre;
    const int led = rank == Rank::SousFifre ? judgement.tally.heads(Rank::Figurant) : 0;
    return std::max(heads - std::max((led + each - 1) / each, 1), 0);
}

using Lines = std::vector<const Line *>;

/** Whether what a line may lose depends on what others of its rank lose. */
bool isRationed(const Judgement &judgement, const Line &line)
{
    return line->rank <= Rank::SousFifre && !line->hireling &&
           !isMisplaced(judgement.catalogue, judgement.band, line);
}

/** The same of every rank. */
std::array<int, kRanks> spares(const Judgement &judgement)
{
    std::array<int, kRanks> each{};
    for (std::size_t rank = 0; rank < each.size(); ++rank)
        each[rank] = spare(judgement, static_cast<Rank>(rank));
    return each;
}

/** Offers whole figures in the order of the lines, as many of each rank as can be spared. */
void ration(const Judgement &judgement, const Lines &lines, std::vector<Surplus> &surpluses,
            const std::vector<std::size_t> &order)
{
    std::array<int, kRanks> left = spares(judgement);
    for (const std::size_t place : order) {
        if (!isRationed(judgement, *lines[place]))
            continue;
        const Member &member = *lines[place]->member;
        int &share = left[static_cast<std::size_t>(member.rank)];
        surpluses[place].removable = std::min(member.count, share);
        share -= surpluses[place].removable;
    }
}

/** Offers every figure that alone could be spared. */
void offerFreely(const Judgement &judgement, const Lines &lines, std::vector<Surplus> &surpluses)
{
    const std::array<int, kRanks> spared = spares(judgement);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Member &member = *lines[i]->member;
        if (isRationed(judgement, *lines[i]))
            surpluses[i].removable =
                std::min(member.count, spared[static_cast<std::size_t>(member.rank)]);
        else if (member.hireling || !isRequired(judgement, member.rank) ||
                 judgement.tally.placed(member.rank) > 0)
            surpluses[i].removable = member.count;
    }
}

bool sparesEnough(const Judgement &judgement, const Lines &lines, const std::vector<Sacrifice> &way)
{
    const std::array<int, kRanks> spared = spares(judgement);
    std::array<int, kRanks> gone{};
    for (const Sacrifice &given : way) {
        const Line &line = *lines[given.surplus];
        const auto rank = static_cast<std::size_t>(line->rank);
        gone[rank] += isRationed(judgement, line) ? given.figures : 0;
        if (gone[rank] > 0 && gone[rank] > spared[rank])
            return false;
    }
    return true;
}

/** The least that can go. Where the best way would take more of a rank than can be spared, the
    cheapest of it are offered, then the dearest. */
std::optional<std::vector<Sacrifice>> bestWay(const Judgement &judgement, const Lines &lines,
                                              std::vector<Surplus> &surpluses, int excess)
{
    offerFreely(judgement, lines, surpluses);
    if (auto way = leastOf(surpluses, excess); !way || sparesEnough(judgement, lines, *way))
        return way;
    std::vector<std::size_t> order(lines.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return surpluses[i].price; });
    ration(judgement, lines, surpluses, order);
    if (auto way = leastOf(surpluses, excess))
        return way;
    std::ranges::reverse(order);
    ration(judgement, lines, surpluses, order);
    return leastOf(surpluses, excess);
}

void addPieces(const Judgement &judgement, const Surplus &surplus, const Sacrifice &given,
               std::vector<Belonging> &things)
{
    const int staying = surplus.figures - given.figures;
    for (std::size_t i = 0; i < given.pieces.size(); ++i) {
        const Surplus::Gear &gear = surplus.gear[i];
        if (surplus.alike && given.pieces[i] > 0) {
            things.push_back(
                piece(judgement, {surplus.member, staying}, gear.entry, given.pieces[i] / staying));
            continue;
        }
        const int whole = given.pieces[i] / gear.onEach; // figures that give all of it
        const int rest = given.pieces[i] % gear.onEach; // one more gives these
        if (rest > 0)
            things.push_back(piece(judgement, {surplus.member, whole + 1}, gear.entry, rest));
        if (whole > 0)
            things.push_back(
                piece(judgement, {surplus.member, whole}, gear.entry, gear.onEach - rest));
    }
}

Discard actOf(const Judgement &judgement, const std::vector<Surplus> &surpluses,
              const std::vector<Sacrifice> &way)
{
    Discard act;
    for (const Sacrifice &given : way) {
        const Surplus &surplus = surpluses[given.surplus];
        if (given.figures > 0)
            act.things.push_back({{surplus.member, given.figures}, {}, 1});
        addPieces(judgement, surplus, given, act.things);
    }
    return act;
}

int pointsOf(const std::vector<Surplus> &surpluses, const std::vector<Sacrifice> &way)
{
    int points = 0;
    for (const Sacrifice &given : way) {
        const Surplus &surplus = surpluses[given.surplus];
        points += given.figures * surplus.price;
        for (std::size_t i = 0; i < given.pieces.size(); ++i)
            points += given.pieces[i] * surplus.gear[i].price;
    }
    return points;
}

Lines linesOf(const Judgement &judgement, const Belongs &belongs)
{
    Lines lines;
    for (const Line &line : judgement.tally.lines) {
        if (belongs(line))
            lines.push_back(&line);
    }
    return lines;
}

void strike(Judgement &judgement, Finding &finding, const Line &line, std::string label,
            const std::vector<EntryId> &entries)
{
    Discard act;
    for (const EntryId entry : entries)
        act.things.push_back(piece(judgement, {line->id, line->count}, entry, 1));
    finding.mend =
        Mend{{std::move(label),
              {{"count", std::int64_t{static_cast<int>(entries.size())}},
               {"who", headsOf(judgement.catalogue, judgement.band, *line.member, line->count)}}},
             std::move(act)};
}

bool isNeeded(const Catalogue &catalogue, const std::vector<EntryId> &advances, EntryId advance)
{
    return std::ranges::any_of(advances, [&](EntryId other) {
        const auto &needs = std::get<Advance>(catalogue[other].what).requires_;
        return std::ranges::count(needs, advance) > 0;
    });
}

} // namespace

std::vector<PricedUnit> pricedUnits(const Catalogue &catalogue, const Member &member,
                                    const std::function<bool(EntryId)> &picks)
{
    std::vector<PricedUnit> units;
    for (const Possession &possession : member.gear) {
        if (!picks(possession.entry))
            continue;
        const int free = gearPrice(catalogue, member, possession.entry, 1) == 0 ? 1 : 0;
        for (int i = free; i < possession.count; ++i)
            units.push_back({possession.entry, catalogue[possession.entry].cost});
    }
    return units;
}

Things allButBestArmour(const Catalogue &catalogue, const Member &member)
{
    const auto resistance = [&](EntryId id) {
        int sum = 0;
        for (const Modifier &modifier : std::get<Item>(catalogue[id].what).modifiers)
            sum += modifier.stat == Stat::R ? modifier.amount : 0;
        return sum;
    };
    Things armours;
    for (const Possession &possession : member.gear) {
        const auto *item = std::get_if<Item>(&catalogue[possession.entry].what);
        if (item && item->group == ItemGroup::BodyArmour)
            armours.push_back(possession);
    }
    const auto best = std::ranges::max_element(
        armours, {}, [&](const Possession &armour) { return resistance(armour.entry); });
    if (best != armours.end() && --best->count == 0)
        armours.erase(best);
    return armours;
}

std::vector<EntryId> lastAdvances(const Catalogue &catalogue, const Line &line, int count)
{
    std::vector<EntryId> left = line->advances;
    std::vector<EntryId> struck;
    while (static_cast<int>(struck.size()) < count && !left.empty()) {
        auto last = std::find_if(left.rbegin(), left.rend(), [&](EntryId advance) {
            return std::ranges::count(left, advance) > 1 || !isNeeded(catalogue, left, advance);
        });
        const auto at = last == left.rend() ? std::prev(left.end()) : std::next(last).base();
        struck.push_back(*at);
        left.erase(at);
    }
    return struck;
}

std::vector<EntryId> withDependents(const Catalogue &catalogue, const Line &line, EntryId advance)
{
    std::vector<EntryId> struck{advance};
    const auto isStruck = [&](EntryId other) { return std::ranges::count(struck, other) > 0; };
    for (std::size_t i = 0; i < struck.size(); ++i) {
        for (const EntryId other : line->advances) {
            const auto &needs = std::get<Advance>(catalogue[other].what).requires_;
            if (std::ranges::count(needs, struck[i]) > 0 && !isStruck(other))
                struck.push_back(other);
        }
    }
    // As often as each was taken.
    std::vector<EntryId> all;
    for (const EntryId taken : line->advances) {
        if (isStruck(taken))
            all.push_back(taken);
    }
    return all;
}

void offerFewer(Judgement &judgement, Finding &finding, const Belongs &belongs, int excess)
{
    if (!judgement.offersMends())
        return;
    Lines lines = linesOf(judgement, belongs);
    // Those who have no place here go first, then the cheapest.
    std::ranges::stable_sort(lines, {}, [&](const Line *line) {
        const bool stays = !isMisplaced(judgement.catalogue, judgement.band, *line);
        return std::pair(stays, line->price);
    });
    Discard act;
    int left = excess;
    for (const Line *line : lines) {
        const int gone = std::min(left, (*line)->count);
        if (gone > 0)
            act.things.push_back({{(*line)->id, gone}, {}, 1});
        left -= gone;
    }
    finding.mend = Mend{{"mend.fewer", {{"count", std::int64_t{excess}}}}, std::move(act)};
}

void offerCheaper(Judgement &judgement, Finding &finding, const Belongs &belongs, int excess)
{
    if (!judgement.offersMends())
        return;
    const Lines lines = linesOf(judgement, belongs);
    std::vector<Surplus> surpluses;
    for (const Line *line : lines)
        surpluses.push_back(surplusOf(judgement, *line));
    if (const auto way = bestWay(judgement, lines, surpluses, excess))
        finding.mend = Mend{{"mend.cheaper", {{"points", std::int64_t{pointsOf(surpluses, *way)}}}},
                            actOf(judgement, surpluses, *way)};
}

void offerGiveUp(Judgement &judgement, Finding &finding, const Line &line, const Things &things)
{
    if (!judgement.offersMends() || things.empty())
        return;
    const int points = worth(judgement, line, things) * line->count;
    finding.mend =
        Mend{giveUpLabel(judgement, line, things, points), discardOf(judgement, line, things)};
}

void offerCheaperOf(Judgement &judgement, Finding &finding, const Line &line, const Things &one,
                    const Things &other)
{
    if (!judgement.offersMends())
        return;
    const bool first = worth(judgement, line, one) <= worth(judgement, line, other);
    offerGiveUp(judgement, finding, line, first ? one : other);
}

void offerStrike(Judgement &judgement, Finding &finding, const Line &line,
                 const std::vector<EntryId> &advances)
{
    if (judgement.offersMends())
        strike(judgement, finding, line, "mend.strike_advances", advances);
}

void offerHeal(Judgement &judgement, Finding &finding, const Line &line)
{
    if (!judgement.offersMends())
        return;
    std::vector<EntryId> injuries;
    for (const Suffered &suffered : line->injuries)
        injuries.push_back(suffered.injury);
    strike(judgement, finding, line, "mend.strike_injuries", injuries);
}

} // namespace escarmouche::rules::musg
