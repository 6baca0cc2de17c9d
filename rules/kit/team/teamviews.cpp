// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/team/teamviews.h"

#include "rules/kit/setup/choices.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace escarmouche::rules::kit {

namespace {

constexpr std::array<std::string_view, 3> kSlotWords{"team.hand", "team.bag", "team.box"};

Text lineOf(const Text &first, const Text &second)
{
    if (first.empty() || second.empty())
        return first.empty() ? second : first;
    return {first.en + " · " + second.en, first.fr + " · " + second.fr};
}

} // namespace

const Text &TeamView::word(std::string_view key) const
{
    return wordIn(m_book, key);
}

BandSummary TeamView::summary() const
{
    const auto found = findings();
    const auto count = [&](Severity severity) {
        return static_cast<int>(std::ranges::count(found, severity, &Finding::severity));
    };
    return {.name = m_band.name,
            .about = m_task.id,
            .aboutText = m_task.name,
            .total = cost(),
            .figures = static_cast<int>(m_band.members.size()),
            .illegal = count(Severity::Illegal),
            .warnings = count(Severity::Warning)};
}

Number TeamView::priceOf(const Member &member) const
{
    const TeamPerson &person = m_box.person(member.kind);
    Number price(Part{.amount = m_task.muster.buysSurvivors ? person.cost : 0,
                      .source = PartSource::Base,
                      .entry = {},
                      .rule = m_box.rules.most});
    int rest = 0; // beyond the parts that a number has
    for (std::size_t at = 0; at < member.items.size(); ++at) {
        const int cost = costOf(m_box, member.items[at]);
        if (at + 3 < static_cast<std::size_t>(Number::kMostParts))
            price.add({.amount = cost,
                       .source = PartSource::Item,
                       .entry = {static_cast<std::int16_t>(member.items[at].item)},
                       .rule = m_box.rules.things});
        else
            rest += cost;
    }
    if (rest != 0)
        price.add(
            {.amount = rest, .source = PartSource::Item, .entry = {}, .rule = m_box.rules.things});
    return price;
}

/** By their entry, each with where it lies; an attachment stands behind its weapons. */
std::vector<Carried> TeamView::gearOf(const Member &member, bool weaponsToo) const
{
    const auto slots = slotsOf(m_box, member);
    std::vector<Carried> gear;
    const auto add = [&](const TeamThing &thing, const Text &place, int price) {
        auto met = std::ranges::find(gear, thing.id, &Carried::entry);
        if (met == gear.end())
            met = gear.insert(gear.end(), {.entry = thing.id,
                                           .name = thing.name,
                                           .effect = {},
                                           .count = 0,
                                           .rule = m_box.rules.things});
        ++met->count;
        met->price += price;
        join(met->effect, place);
    };
    for (std::size_t at = 0; at < slots.size(); ++at) {
        const Carrying &each = member.items[at];
        const TeamThing &thing = m_box.thing(each.item);
        const auto place =
            slots[at] ? kSlotWords.at(static_cast<std::size_t>(*slots[at])) : "team.nowhere";
        if (weaponsToo || !thing.isWeapon())
            add(thing, word(place), each.isGiven ? 0 : thing.price);
        const auto attachment =
            std::ranges::find(m_box.things, ThingSort::Attachment, &TeamThing::sort);
        if (each.isImproved && weaponsToo && attachment != m_box.things.end())
            add(*attachment, thing.name, attachment->price);
    }
    return gear;
}

/** What it can do, and how many wounds it takes. */
std::vector<Carried> TeamView::traitsOf(const TeamPerson &person) const
{
    std::vector<Carried> traits;
    const auto add = [&](const Text &name, const Text &effect) {
        traits.push_back(
            {.entry = {}, .name = name, .effect = effect, .fixed = true, .rule = person.room});
    };
    if (!person.effect.empty())
        add(word("team.ability"), person.effect);
    const Phrase::Values values{{"flip", std::int64_t{person.flip}},
                                {"death", std::int64_t{person.death}}};
    const Text &track = word("team.track.told");
    add(word("team.track"),
        {filled(track, values, Language::English), filled(track, values, Language::French)});
    return traits;
}

Roster TeamView::roster() const
{
    Roster roster{.name = m_band.name,
                  .subtitle = m_task.name,
                  .notes = m_band.notes,
                  .columns = m_box.columns,
                  .groups = {}};
    const auto found = findings();
    for (std::size_t at = 0; at < m_band.members.size(); ++at) {
        const TeamLine &line = m_band.members[at];
        const Member &member = m_team.members[at];
        const TeamPerson &person = m_box.person(member.kind);
        RosterRow row{.kind = person.name,
                      .figures = {{{line.id}, 0, {}, {}}},
                      .cells = person.cells,
                      .gear = gearOf(member, true),
                      .traits = traitsOf(person),
                      .price = priceOf(member),
                      .notes = line.notes};
        for (const Finding &finding : found) {
            if (std::ranges::count(finding.members, MemberId{line.id}) == 0)
                continue;
            row.flagged = true;
            row.worst = std::max(row.worst, finding.severity);
        }
        if (roster.groups.empty())
            roster.groups.push_back({"team", word("team.members"), {}});
        roster.groups.front().rows.push_back(std::move(row));
    }
    return roster;
}

Totals TeamView::totals() const
{
    const Muster &muster = m_task.muster;
    const int figures = static_cast<int>(m_band.members.size());
    const int most = muster.most > 0 ? muster.most : static_cast<int>(muster.given.size());
    const RuleId points = muster.buysSurvivors ? m_box.rules.most : m_box.rules.things;
    return {.lines = {{"total", word("team.points"), cost(), muster.points, points},
                      {"members", word("team.members"), figures, most,
                       muster.most > 0 ? m_box.rules.most : m_box.rules.cast}},
            .figures = figures};
}

// What is wrong, and what would set it right.

namespace {

constexpr std::array<std::string_view, 6> kFaultKeys{"team.no-room",  "team.twice",
                                                     "team.stranger", "team.missing",
                                                     "team.too-many", "team.over-budget"};

} // namespace

/** The cheapest thing that is worth so much, taken away. */
std::optional<Mend> TeamView::cheaper(int excess) const
{
    std::optional<Mend> mend;
    int least = 0;
    for (std::size_t at = 0; at < m_team.members.size(); ++at) {
        for (const Carrying &each : m_team.members[at].items) {
            const int cost = costOf(m_box, each);
            if (cost < excess || (mend && cost >= least))
                continue;
            least = cost;
            const TeamThing &thing = m_box.thing(each.item);
            const Text &who = m_box.person(m_team.members[at].kind).name;
            mend = Mend{{"team.mend.drop", {{"who", who}, {"what", thing.name}}},
                        Discard{{{{{m_band.members[at].id}, 1}, thing.id, 1}}}};
        }
    }
    return mend;
}

/** Whom it is about, and how to mend it. */
void TeamView::nameThose(const TeamFault &fault, Finding &finding) const
{
    using What = TeamFault::What;
    Phrase::Values &values = finding.sentence.values;
    if (fault.what == What::Missing) {
        const TeamPerson &person = m_box.person(fault.member);
        values.emplace_back("who", person.name);
        finding.mend = Mend{{"team.mend.add", {{"who", person.name}}}, Recruit{person.id, 1, {}}};
        return;
    }
    if (fault.member < 0) {
        finding.mend = cheaper(fault.amount - fault.limit);
        return;
    }
    const auto at = static_cast<std::size_t>(fault.member);
    const Figures figure{{m_band.members[at].id}, 1};
    const Text &who = m_box.person(m_team.members[at].kind).name;
    finding.members = {figure.member};
    values.emplace_back("who", who);
    if (fault.item < 0) {
        finding.mend = Mend{{"team.mend.remove", {{"who", who}}}, Discard{{{figure, {}, 1}}}};
        return;
    }
    const TeamThing &thing =
        m_box.thing(m_team.members[at].items[static_cast<std::size_t>(fault.item)].item);
    values.emplace_back("what", thing.name);
    finding.mend = Mend{{"team.mend.drop", {{"who", who}, {"what", thing.name}}},
                        Discard{{{figure, thing.id, 1}}}};
}

Finding TeamView::findingOf(const TeamFault &fault) const
{
    Finding finding{.rule = fault.rule,
                    .severity = Severity::Illegal,
                    .sentence = {std::string(kFaultKeys.at(static_cast<std::size_t>(fault.what))),
                                 {{"task", m_task.name}}},
                    .members = {},
                    .amount = {},
                    .limit = {},
                    .mend = {}};
    if (fault.limit > 0) {
        finding.amount = fault.amount;
        finding.limit = fault.limit;
        finding.sentence.values.emplace_back("amount", std::int64_t{fault.amount});
        finding.sentence.values.emplace_back("limit", std::int64_t{fault.limit});
    }
    nameThose(fault, finding);
    return finding;
}

std::vector<Finding> TeamView::findings() const
{
    std::vector<Finding> found;
    for (const TeamFault &fault : faultsOf(m_box, m_task.muster, m_team))
        found.push_back(findingOf(fault));
    std::ranges::stable_sort(found, [](const Finding &one, const Finding &other) {
        return std::pair(one.rule.value, one.members) < std::pair(other.rule.value, other.members);
    });
    return found;
}

// What may be had.

ShopEntry TeamView::offer(const std::string &entry, const Text &name, const Text &effect, int price,
                          BandAct act, std::string_view system) const
{
    constexpr int kBeyondAll = 1'999'000'000; // an id that no line has
    ShopEntry offered{.entry = entry,
                      .name = name,
                      .effect = effect,
                      .price = price,
                      .newTotal = cost(),
                      .causes = {},
                      .act = std::move(act),
                      .cells = {}};
    const auto after =
        play(m_box, m_band, {.act = offered.act, .fresh = kBeyondAll, .adjustment = {}}, system);
    if (!after)
        return offered;
    const TeamView then(m_box, m_book, *after);
    offered.newTotal = then.cost();
    offered.priceForAll = offered.newTotal - cost();
    const auto before = findings();
    for (Finding &finding : then.findings()) {
        const bool isOld = std::ranges::any_of(before, [&](const Finding &each) {
            return each.sentence == finding.sentence && each.members == finding.members;
        });
        if (isOld)
            continue;
        finding.sentence.key += ".would";
        finding.mend = {};
        offered.causes.push_back(std::move(finding));
    }
    return offered;
}

Shop TeamView::shop(std::span<const Figures> chosen, std::string_view system) const
{
    Shop shop{.tabs = {{.key = "survivors",
                        .title = word("team.members"),
                        .columns = m_box.columns,
                        .entries = {}},
                       {.key = "items",
                        .title = word("team.things"),
                        .wantsFigures = true,
                        .columns = m_box.thingColumns,
                        .entries = {}}}};
    for (const TeamPerson &person : m_box.people) {
        const int price = m_task.muster.buysSurvivors ? person.cost : 0;
        ShopEntry entry =
            offer(person.id, person.name, person.effect, price, Recruit{person.id, 1, {}}, system);
        entry.cells = person.cells;
        shop.tabs[0].entries.push_back(std::move(entry));
    }
    const std::vector<Figures> to(chosen.begin(), chosen.end());
    for (const TeamThing &thing : m_box.things) {
        ShopEntry entry = offer(thing.id, thing.name, thing.effect, thing.price,
                                Give{thing.id, to, 1, {}}, system);
        entry.count = static_cast<int>(to.size());
        entry.possible = !to.empty();
        entry.cells = thing.cells;
        shop.tabs[1].entries.push_back(std::move(entry));
    }
    return shop;
}

// On paper.

Table TeamView::weaponsOf(const Member &member) const
{
    Table table{m_box.thingColumns, {}};
    table.columns.push_back({.key = "place", .title = word("team.place"), .hint = {}, .rule = {}});
    const auto slots = slotsOf(m_box, member);
    for (std::size_t at = 0; at < slots.size(); ++at) {
        const TeamThing &thing = m_box.thing(member.items[at].item);
        if (!thing.isWeapon())
            continue;
        TableRow row{thing.name, thing.cells};
        if (member.items[at].isImproved)
            row.title = lineOf(row.title, word("team.improved"));
        Cell place;
        if (slots[at])
            place.text = word(kSlotWords.at(static_cast<std::size_t>(*slots[at])));
        row.cells.push_back(std::move(place));
        table.rows.push_back(std::move(row));
    }
    return table;
}

Sheet TeamView::sheet() const
{
    Sheet sheet{.name = m_band.name,
                .subtitle = m_task.name,
                .notes = m_band.notes,
                .columns = m_box.columns,
                .weaponKinds = {word("team.weapons")},
                .groups = {{"team", word("team.members"), {}}},
                .figures = {{}},
                .totals = totals(),
                .findings = findings(),
                .rules = {}};
    for (std::size_t at = 0; at < m_band.members.size(); ++at) {
        const Member &member = m_team.members[at];
        const TeamPerson &person = m_box.person(member.kind);
        SheetFigure figure;
        figure.kind = person.name;
        figure.names = {{}};
        figure.cells = person.cells;
        figure.woundBoxes = person.death;
        if (auto weapons = weaponsOf(member); !weapons.rows.empty()) {
            figure.weaponTables = {0};
            figure.weapons.push_back(std::move(weapons));
        }
        figure.gear = gearOf(member, false);
        figure.traits = traitsOf(person);
        figure.notes = m_band.members[at].notes;
        figure.price = priceOf(member);
        sheet.figures.front().push_back(std::move(figure));
        for (const std::string &rule : person.rules) {
            if (std::ranges::count(sheet.rules, rule) == 0)
                sheet.rules.push_back(rule);
        }
    }
    return sheet;
}

// What may be set by hand.

std::vector<Property> TeamView::properties() const
{
    auto properties = teamProperties(m_box, m_book, m_band);
    properties.push_back({.key = "notes",
                          .label = word("team.notes"),
                          .help = {},
                          .kind = PropertyKind::Notes,
                          .value = m_band.notes,
                          .most = 10'000,
                          .choices = {},
                          .rule = {}});
    return properties;
}

std::vector<Property> TeamView::propertiesOf(MemberId id) const
{
    const auto line = std::ranges::find(m_band.members, id.value, &TeamLine::id);
    if (line == m_band.members.end())
        return {};
    const Member &member = m_team.members[static_cast<std::size_t>(line - m_band.members.begin())];
    Property hand{.key = "hand",
                  .label = word("team.hand"),
                  .help = word("team.hand.help"),
                  .kind = PropertyKind::Choice,
                  .value = std::string(),
                  .choices = {},
                  .rule = m_box.person(member.kind).room};
    const auto slots = slotsOf(m_box, member);
    for (std::size_t at = 0; at < slots.size(); ++at) {
        const TeamThing &thing = m_box.thing(member.items[at].item);
        if (!thing.isWeapon() || std::ranges::count(hand.choices, line->items[at], &Choice::key))
            continue;
        hand.choices.push_back({line->items[at], thing.name, thing.effect, {}});
        if (slots[at] == Slot::Hand)
            hand.value = line->items[at];
    }
    std::vector<Property> properties;
    if (!hand.choices.empty())
        properties.push_back(std::move(hand));
    properties.push_back({.key = "notes",
                          .label = word("team.notes"),
                          .help = {},
                          .kind = PropertyKind::Notes,
                          .value = line->notes,
                          .most = 2000,
                          .choices = {},
                          .rule = {}});
    return properties;
}

namespace {

/** Who takes part, where that is given. */
Table castOf(const TeamBox &box, const Muster &muster)
{
    Table table{box.columns, {}};
    for (const Member &member : muster.given) {
        const TeamPerson &person = box.person(member.kind);
        table.rows.push_back({person.name, person.cells});
    }
    return muster.given.empty() ? Table{} : table;
}

} // namespace

std::vector<Property> teamProperties(const TeamBox &box, const PhraseBook &book,
                                     const TeamBand &band)
{
    Property task{.key = "task",
                  .label = wordIn(book, "team.task"),
                  .help = wordIn(book, "team.task.help"),
                  .kind = PropertyKind::Choice,
                  .value = taskOf(box, band).id,
                  .choices = {},
                  .rule = box.rules.most};
    for (const TeamTask &each : box.tasks)
        task.choices.push_back({each.id, each.name, {}, castOf(box, each.muster)});
    return {std::move(task),
            {.key = "name",
             .label = wordIn(book, "team.name"),
             .help = {},
             .kind = PropertyKind::Line,
             .value = band.name,
             .most = 80,
             .choices = {},
             .rule = {}}};
}

} // namespace escarmouche::rules::kit
