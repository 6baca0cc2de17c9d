// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/toys/toysystem.h"

#include "tests/support/toys/toyband.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace escarmouche::tests {

using namespace rules;

namespace {

constexpr RuleId kPurse{"TOY-01"};
constexpr RuleId kMost{"TOY-02"};
constexpr RuleId kKing{"TOY-03"};
constexpr RuleId kNamed{"TOY-04"};

Number number(int amount)
{
    return Number(Part{.amount = amount, .source = PartSource::Base, .entry = {}, .rule = kPurse});
}

Number priceWithParts(const Skittle &one)
{
    Number price = number(toyEntry(toyKinds(), one.kind)->price);
    for (const auto &[entry, count] : one.gear) {
        const ToyEntry *gear = toyEntry(toyGear(), entry);
        const auto index = static_cast<std::int16_t>(gear - toyGear().data());
        price.add({.amount = count * gear->price,
                   .source = PartSource::Item,
                   .entry = {index},
                   .rule = kPurse});
    }
    return price;
}

int total(const Alley &alley)
{
    int sum = 0;
    for (const Skittle &one : alley.skittles)
        sum += priceOf(one);
    return sum;
}

std::vector<Column> columns()
{
    return {{.key = "height",
             .title = {"H", "H"},
             .hint = {"Height", "Hauteur"},
             .rule = kMost,
             .brief = {"{n} {n|inch|inches}", "{n} {n|pouce|pouces}"}},
            {.key = "reach",
             .title = {"R", "P"},
             .hint = {"Reach", "Portée"},
             .rule = kMost,
             .brief = {"reach {n}", "portée {n}"}}};
}

std::vector<Cell> cells(const Skittle &one)
{
    Number height = number(one.kind == "king" ? 9 : 5);
    if (const auto hat = one.gear.find("hat"); hat != one.gear.end())
        height.add(
            {.amount = hat->second, .source = PartSource::Item, .entry = {0}, .rule = kMost});
    return {{.number = height, .text = {}}, {.number = number(3), .text = {}}};
}

std::vector<Carried> gearOf(const Skittle &one)
{
    std::vector<Carried> gear;
    for (const auto &[entry, count] : one.gear) {
        const ToyEntry *known = toyEntry(toyGear(), entry);
        gear.push_back({.entry = entry,
                        .name = known->name,
                        .effect = {"Taller by one", "Plus grande d’un cran"},
                        .count = count,
                        .price = count * known->price,
                        .rule = kPurse});
    }
    return gear;
}

std::vector<Carried> traitsOf(const Skittle &one)
{
    if (!one.gilded)
        return {};
    return {{.entry = "gilded",
             .name = {"Gilded", "Dorée"},
             .effect = {"Shines", "Brille"},
             .fixed = true,
             .rule = kNamed}};
}

std::vector<Finding> findings(const Alley &alley)
{
    std::vector<Finding> found;
    const int figures = static_cast<int>(alley.skittles.size());
    if (figures > alley.most) {
        const MemberId last{alley.skittles.back().id};
        found.push_back(
            {.rule = kMost,
             .severity = Severity::Illegal,
             .sentence = {"too-many",
                          {{"figures", std::int64_t{figures}}, {"most", std::int64_t{alley.most}}}},
             .members = {last},
             .amount = figures,
             .limit = alley.most,
             .mend = Mend{{"take-away", {}}, Discard{{{{last, 1}, {}, 1}}}}});
    }
    if (std::ranges::none_of(alley.skittles, [](auto &one) { return one.kind == "king"; }))
        found.push_back({.rule = kKing,
                         .severity = Severity::Illegal,
                         .sentence = {"no-king", {}},
                         .members = {},
                         .amount = 0,
                         .limit = 1,
                         .mend = Mend{{"add-king", {}}, Recruit{"king", 1, {}}}});
    for (const Skittle &one : alley.skittles) {
        if (one.kind == "king" && one.name.empty())
            found.push_back({.rule = kNamed,
                             .severity = Severity::Warning,
                             .sentence = {"nameless", {}},
                             .members = {{one.id}},
                             .amount = {},
                             .limit = {},
                             .mend = {}});
    }
    return found;
}

/** The phrase book says each finding of what would be too. */
Finding foreseen(Finding finding)
{
    finding.sentence.key = "would-be-" + finding.sentence.key;
    return finding;
}

/** What an act would add to the findings and the total. */
ShopEntry offer(const Alley &alley, const ToyEntry &entry, BandAct act, int count, bool possible)
{
    ShopEntry offered{.entry = entry.key,
                      .name = entry.name,
                      .effect = {"Stands", "Tient debout"},
                      .price = entry.price,
                      .newTotal = total(alley),
                      .count = count,
                      .possible = possible,
                      .causes = {},
                      .act = act,
                      .cells = {}};
    if (!possible)
        return offered;
    const auto after = play(alley, {.act = act, .fresh = 2'000'000'000 - 1000, .adjustment = "?"});
    if (!after)
        return offered;
    offered.newTotal = total(*after);
    offered.priceForAll = alley.purse - after->purse;
    const auto before = findings(alley);
    for (const Finding &finding : findings(*after)) {
        if (std::ranges::find(before, finding.rule, &Finding::rule) == before.end())
            offered.causes.push_back(foreseen(finding));
    }
    return offered;
}

std::vector<RosterGroup> groups()
{
    return {{.key = "standing", .title = {"Standing", "Debout"}, .rows = {}}};
}

bool alike(const Skittle &a, const Skittle &b)
{
    return a.kind == b.kind && a.gear == b.gear && a.gilded == b.gilded && a.notes == b.notes;
}

/** Runs of equal skittles, kinds apart. */
std::vector<std::vector<Skittle>> folded(const Alley &alley)
{
    std::vector<std::vector<Skittle>> rows;
    for (const Skittle &one : alley.skittles) {
        const auto row =
            std::ranges::find_if(rows, [&](const auto &r) { return alike(r.front(), one); });
        if (row == rows.end())
            rows.push_back({one});
        else
            row->push_back(one);
    }
    return rows;
}

template<class F>
auto withAlley(std::string_view band, F view) -> Result<decltype(view(Alley()))>
{
    const auto alley = decodeAlley(band);
    if (!alley)
        return fail(alley.error());
    return view(*alley);
}

} // namespace

Result<std::string> ToyBandRules::read(std::string_view file) const
{
    return withAlley(file, [](const Alley &alley) { return encodeAlley(alley); });
}

Result<std::string> ToyBandRules::write(std::string_view band) const
{
    return withAlley(band, [](const Alley &alley) {
        return nlohmann::ordered_json::parse(encodeAlley(alley)).dump(2) + '\n';
    });
}

Result<std::string> ToyBandRules::decide(std::string_view band, std::string_view input) const
{
    const auto read = decodeBandInput(input);
    if (!read)
        return fail(read.error());
    std::optional<Alley> before;
    if (!band.empty()) {
        const auto alley = decodeAlley(band);
        if (!alley)
            return fail(alley.error());
        before = *alley;
    }
    const auto after = play(before, *read);
    if (!after)
        return fail(after.error());
    return difference(before.value_or(Alley()), *after);
}

Result<std::string> ToyBandRules::evolve(std::string_view band, std::string_view outcome) const
{
    const auto before = band.empty() ? Result<Alley>(Alley()) : decodeAlley(band);
    if (!before)
        return fail(before.error());
    const auto after = apply(*before, outcome);
    if (!after)
        return fail(after.error());
    return encodeAlley(*after);
}

Result<Phrase> ToyBandRules::tell(std::string_view, std::string_view input, std::string_view) const
{
    const auto read = decodeBandInput(input);
    if (!read)
        return fail(read.error());
    const auto of = [](const std::vector<ToyEntry> &entries, const std::string &key) {
        const ToyEntry *entry = toyEntry(entries, key);
        return entry ? entry->name : Text{key, key};
    };
    Phrase phrase{"changed", {}};
    if (const auto *recruit = std::get_if<Recruit>(&read->act))
        phrase = {
            "recruited",
            {{"what", of(toyKinds(), recruit->entry)}, {"count", std::int64_t{recruit->count}}}};
    else if (const auto *give = std::get_if<Give>(&read->act))
        phrase = {"given", {{"what", of(toyGear(), give->entry)}}};
    else if (std::holds_alternative<Discard>(read->act))
        phrase.key = "discarded";
    else if (std::holds_alternative<CreateBand>(read->act) ||
             std::holds_alternative<AdoptBand>(read->act))
        phrase.key = "set-up";
    return phrase;
}

Result<BandSummary> ToyBandRules::summary(std::string_view band) const
{
    return withAlley(band, [](const Alley &alley) {
        const auto found = findings(alley);
        return BandSummary{
            .name = alley.name,
            .about = alley.wood,
            .aboutText =
                toyEntry(toyWoods(), alley.wood) ? toyEntry(toyWoods(), alley.wood)->name : Text(),
            .total = total(alley),
            .figures = static_cast<int>(alley.skittles.size()),
            .illegal =
                static_cast<int>(std::ranges::count(found, Severity::Illegal, &Finding::severity)),
            .warnings =
                static_cast<int>(std::ranges::count(found, Severity::Warning, &Finding::severity)),
        };
    });
}

Result<Roster> ToyBandRules::roster(std::string_view band) const
{
    return withAlley(band, [](const Alley &alley) {
        Roster roster{.name = alley.name,
                      .subtitle = {"Skittles", "Quilles"},
                      .notes = alley.notes,
                      .columns = columns(),
                      .groups = {}};
        const auto found = findings(alley);
        for (const auto &row : folded(alley)) {
            RosterRow shown{.kind = toyEntry(toyKinds(), row.front().kind)->name,
                            .figures = {},
                            .cells = cells(row.front()),
                            .gear = gearOf(row.front()),
                            .traits = traitsOf(row.front()),
                            .price = priceWithParts(row.front()),
                            .notes = row.front().notes};
            for (const Skittle &one : row) {
                shown.figures.push_back({{one.id}, 0, one.name, {}});
                for (const Finding &finding : found) {
                    if (std::ranges::find(finding.members, MemberId{one.id}) ==
                        finding.members.end())
                        continue;
                    shown.flagged = true;
                    shown.worst = std::max(shown.worst, finding.severity);
                }
            }
            if (roster.groups.empty())
                roster.groups = groups();
            roster.groups.front().rows.push_back(std::move(shown));
        }
        return roster;
    });
}

Result<Totals> ToyBandRules::totals(std::string_view band) const
{
    return withAlley(band, [](const Alley &alley) {
        const int figures = static_cast<int>(alley.skittles.size());
        return Totals{.lines = {{"total", {"Total", "Total"}, total(alley), 100, kPurse},
                                {"skittles", {"Skittles", "Quilles"}, figures, alley.most, kMost},
                                {"purse", {"Purse", "Bourse"}, alley.purse, {}, kPurse}},
                      .figures = figures};
    });
}

Result<std::vector<Finding>> ToyBandRules::validate(std::string_view band) const
{
    return withAlley(band, [](const Alley &alley) { return findings(alley); });
}

Result<Shop> ToyBandRules::shop(std::string_view band, std::span<const Figures> chosen) const
{
    return withAlley(band, [&](const Alley &alley) {
        Shop shop{.tabs = {{.key = "kinds",
                            .title = {"Skittles", "Quilles"},
                            .columns = columns(),
                            .entries = {}},
                           {.key = "gear",
                            .title = {"Gear", "Attirail"},
                            .wantsFigures = true,
                            .columns = {},
                            .entries = {}}}};
        for (const ToyEntry &kind : toyKinds()) {
            ToyEntry next = kind;
            next.price = priceOfNext(alley, kind);
            shop.tabs[0].entries.push_back(
                offer(alley, next, Recruit{kind.key, 1, next.price}, 1, true));
            shop.tabs[0].entries.back().cells = cells({.kind = kind.key});
        }
        const std::vector<Figures> to(chosen.begin(), chosen.end());
        for (const ToyEntry &gear : toyGear())
            shop.tabs[1].entries.push_back(offer(alley, gear, Give{gear.key, to, 1, gear.price},
                                                 static_cast<int>(to.size()), !to.empty()));
        return shop;
    });
}

Result<Sheet> ToyBandRules::sheet(std::string_view band) const
{
    return withAlley(band, [this, band](const Alley &alley) {
        Sheet sheet;
        sheet.name = alley.name;
        sheet.subtitle = {"Skittles", "Quilles"};
        sheet.notes = alley.notes;
        sheet.columns = columns();
        sheet.groups = groups();
        sheet.figures.emplace_back();
        for (const auto &row : folded(alley)) {
            SheetFigure figure;
            figure.kind = toyEntry(toyKinds(), row.front().kind)->name;
            for (const Skittle &one : row)
                figure.names.push_back(one.name);
            figure.cells = cells(row.front());
            figure.woundBoxes = 1;
            figure.gear = gearOf(row.front());
            figure.traits = traitsOf(row.front());
            figure.notes = row.front().notes;
            figure.price = priceWithParts(row.front());
            sheet.figures.front().push_back(std::move(figure));
        }
        sheet.totals = *totals(band);
        sheet.findings = findings(alley);
        return sheet;
    });
}

Result<std::vector<Property>> ToyBandRules::properties(std::string_view band,
                                                       std::span<const Figures> of) const
{
    return withAlley(band, [&](const Alley &alley) {
        std::vector<Property> properties;
        if (of.empty()) {
            properties = creation();
            for (Property &property : properties) {
                if (property.key == "name")
                    property.value = alley.name;
                else if (property.key == "wood")
                    property.value = alley.wood;
                else
                    property.value = std::int64_t{alley.most};
            }
            properties.push_back({.key = "notes",
                                  .label = {"Notes", "Notes"},
                                  .kind = PropertyKind::Notes,
                                  .value = alley.notes,
                                  .most = 2000});
            return properties;
        }
        const auto one = std::ranges::find(alley.skittles, of.front().member.value, &Skittle::id);
        if (one == alley.skittles.end())
            return properties;
        properties.push_back({.key = "name",
                              .label = {"Name", "Nom"},
                              .kind = PropertyKind::Line,
                              .value = one->name,
                              .most = 80,
                              .optional = true});
        properties.push_back({.key = "gilded",
                              .label = {"Gilded", "Dorée"},
                              .kind = PropertyKind::Flag,
                              .value = one->gilded,
                              .rule = kNamed});
        properties.push_back({.key = "notes",
                              .label = {"Notes", "Notes"},
                              .kind = PropertyKind::Notes,
                              .value = one->notes,
                              .most = 2000});
        return properties;
    });
}

std::vector<Property> ToyBandRules::creation() const
{
    Property wood{.key = "wood",
                  .label = {"Wood", "Bois"},
                  .kind = PropertyKind::Choice,
                  .value = std::string("oak")};
    for (const ToyEntry &entry : toyWoods())
        wood.choices.push_back({.key = entry.key, .name = entry.name, .about = {}, .table = {}});
    Property most{.key = "most",
                  .label = {"Skittles", "Quilles"},
                  .help = {"How many the alley holds", "Combien en tient l’allée"},
                  .kind = PropertyKind::Whole,
                  .value = std::int64_t{9},
                  .least = 1,
                  .most = 99,
                  .rule = kMost};
    Property name{.key = "name",
                  .label = {"Name", "Nom"},
                  .kind = PropertyKind::Line,
                  .value = std::string(),
                  .most = 80};
    return {wood, most, name};
}

std::vector<CatalogueSection> ToyBandRules::catalogue() const
{
    CatalogueSection kinds{
        .key = "kinds", .title = {"Skittles", "Quilles"}, .columns = {}, .items = {}};
    for (const ToyEntry &kind : toyKinds())
        kinds.items.push_back({.entry = kind.key, .name = kind.name, .price = kind.price});
    return {kinds};
}

const PhraseBook &ToyBandRules::phrases() const
{
    static const PhraseBook kBook = {
        {"too-many", {"{figures} skittles, {most} may stand.", "{figures} quilles pour {most}."}},
        {"no-king", {"No king stands.", "Aucun roi n’est debout."}},
        {"nameless", {"The king has no name.", "Le roi n’a pas de nom."}},
        {"would-be-too-many",
         {"{figures} skittles would stand, {most} may.",
          "Il y aurait {figures} quilles pour {most}."}},
        {"would-be-no-king", {"No king would stand.", "Aucun roi ne serait debout."}},
        {"would-be-nameless", {"The king would have no name.", "Le roi n’aurait pas de nom."}},
        {"take-away", {"Take the last one away", "Retirer la dernière"}},
        {"add-king", {"Set up a king", "Dresser un roi"}},
        {"recruited", {"{what} set up ({count})", "{what} dressée ({count})"}},
        {"given", {"{what} given", "{what} donné"}},
        {"discarded", {"Something taken away", "Quelque chose retiré"}},
        {"changed", {"Something changed", "Quelque chose changé"}},
        {"set-up", {"The alley was laid", "L'allée a été posée"}},
    };
    return kBook;
}

Text ToyBandRules::source(const Part &part) const
{
    if (part.entry.valid())
        return toyGear().at(static_cast<std::size_t>(part.entry.value)).name;
    return {"by birth", "de naissance"};
}

SystemName toyName()
{
    return {.key = "toy",
            .prefix = "TOY",
            .name = {"Skittles", "Quilles"},
            .about = {"Alleys of skittles to set up.", "Des allées de quilles à dresser."}};
}

RuleSystem toySystem()
{
    auto bands = std::make_shared<const ToyBandRules>();
    RuleSystem system{toyName(), bands};
    system.catalogue = std::move(bands);
    return system;
}

RuleSystems toySystems()
{
    RuleSystems systems;
    systems.push_back(toySystem());
    return systems;
}

} // namespace escarmouche::tests
