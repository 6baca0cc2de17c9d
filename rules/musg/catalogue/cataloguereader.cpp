// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/catalogue/cataloguereader.h"

#include "rules/musg/catalogue/cataloguefields.h"
#include "rules/musg/catalogue/profilekeys.h"
#include "rules/musg/catalogue/traitkeys.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace escarmouche::rules::musg {

using json::Cursor;

namespace {

using Keys = std::span<const std::string_view>;

constexpr int kCatalogueFormat = 1;
constexpr int kEnvelope = 100'000;
constexpr std::size_t kMostEntries = 1000;
constexpr std::size_t kMostWords = 2000;
constexpr std::size_t kLongestName = 80;
constexpr std::size_t kLongestEffect = 300;
constexpr std::size_t kLongestSentence = 1000;
constexpr std::size_t kMostRules = 16;

/** "MUSG-BAND-03": a system, a chapter, two digits. */
bool isRuleId(std::string_view text)
{
    const auto capital = [](char c) { return c >= 'A' && c <= 'Z'; };
    const auto digit = [](char c) { return c >= '0' && c <= '9'; };
    constexpr std::string_view kSystem = "MUSG-";
    if (!text.starts_with(kSystem))
        return false;
    text.remove_prefix(kSystem.size());
    const auto dash = text.find('-');
    return dash != std::string_view::npos && dash > 0 &&
           std::ranges::all_of(text.substr(0, dash), capital) && text.size() == dash + 3 &&
           std::ranges::all_of(text.substr(dash + 1), digit);
}

bool isVersionKnown(const Cursor &at)
{
    return at["version"].integer(kCatalogueFormat, kCatalogueFormat) == kCatalogueFormat;
}

std::vector<std::string_view> joined(std::initializer_list<Keys> lists)
{
    std::vector<std::string_view> keys;
    for (const Keys list : lists)
        keys.insert(keys.end(), list.begin(), list.end());
    return keys;
}

constexpr std::array<std::string_view, 4> kCommonKeys{"id", "name", "effect", "source"};
constexpr std::array<std::string_view, 1> kCostKey{"cost"};
constexpr std::array<std::string_view, 1> kNoteKey{"note"};

} // namespace

Result<Catalogue> CatalogueReader::read()
{
    struct File {
        std::string_view name;
        void (CatalogueReader::*read)(const Cursor &);
    };
    static constexpr std::array<File, 20> kFiles{{
        {"races", &CatalogueReader::readRaces},
        {"figures", &CatalogueReader::readFigures},
        {"ranged-weapons", &CatalogueReader::readRangedWeapons},
        {"melee-weapons", &CatalogueReader::readMeleeWeapons},
        {"items", &CatalogueReader::readItems},
        {"advances", &CatalogueReader::readAdvances},
        {"injuries", &CatalogueReader::readInjuries},
        {"traits", &CatalogueReader::readTraits},
        {"vehicles", &CatalogueReader::readVehicles},
        {"ranks", &CatalogueReader::readRanks},
        {"limits", &CatalogueReader::readLimits},
        {"words", &CatalogueReader::readWords},
        {"findings", &CatalogueReader::readWords},
        {"history", &CatalogueReader::readWords},
        {"story", &CatalogueReader::readWords},
        {"play", &CatalogueReader::readWords},
        {"board", &CatalogueReader::readWords},
        {"options", &CatalogueReader::readWords},
        {"campaign", &CatalogueReader::readWords},
        {"odds", &CatalogueReader::readWords},
    }};
    for (const File &file : kFiles) {
        if (const auto found = readFile(file.name, file.read); !found)
            return fail(found.error());
    }
    checkWhole();
    if (const auto sound = json::verdict(std::move(m_complaints)); !sound)
        return fail(sound.error());
    return std::move(m_catalogue);
}

/** Fails only when there is no such file; what is wrong inside becomes complaints. */
Result<void> CatalogueReader::readFile(std::string_view name,
                                       void (CatalogueReader::*readWhole)(const Cursor &))
{
    const std::string path = "musg/" + std::string(name) + ".json";
    const auto text = m_source(path);
    if (!text)
        return fail(text.error());
    const auto value = json::parse(*text);
    if (!value) {
        m_complaints.push_back(value.error());
        m_complaints.back().pointer.insert(0, path + "#");
        return {};
    }
    (this->*readWhole)(Cursor(*value, m_complaints, path + "#"));
    return {};
}

void CatalogueReader::readEntries(const Cursor &at, Kind kind, Keys keys, EntryReader readOwn)
{
    constexpr std::array<std::string_view, 2> kFileKeys{"version", "entries"};
    if (!at.object(kFileKeys) || !isVersionKnown(at))
        return;
    for (const Cursor &each : at["entries"].array(kMostEntries, 1)) {
        if (!each.object(keys))
            continue;
        Entry entry;
        entry.id = each["id"].id();
        entry.kind = kind;
        entry.name = readText(each["name"], kLongestName);
        entry.effect = readText(each["effect"], kLongestEffect);
        if (const auto note = each.find("note"))
            entry.note = readText(*note, kLongestEffect);
        entry.cost = readInteger(each, "cost", 0, kMostCost, 0);
        entry.rules = readRules(each["source"]);
        (this->*readOwn)(each, entry);
        add(std::move(entry), each);
        if (const auto variant = std::exchange(m_variant, std::nullopt))
            add(variant->first, variant->second);
    }
}

void CatalogueReader::readRaces(const Cursor &at)
{
    static constexpr std::array<std::string_view, 5> kOwn{"adjective", "setting", "most_sous_chefs",
                                                          "traits", "rows"};
    readEntries(at, Kind::Race, joined({kCommonKeys, kOwn}), &CatalogueReader::readRace);
}

void CatalogueReader::readRace(const Cursor &at, Entry &entry)
{
    Race race;
    race.adjective = readText(at["adjective"], kLongestName, 0);
    if (const auto setting = at.find("setting"))
        race.setting = readText(*setting, kLongestName);
    race.mostSousChefs = static_cast<int>(at["most_sous_chefs"].integer(0, 100));
    race.traits = musg::readTraits(at["traits"]);
    const Cursor rows = at["rows"];
    rows.object(kRowKeys);
    for (std::size_t i = 0; i < race.rows.size(); ++i) {
        race.rows[i] = readProfile(rows[kRowKeys[i]], true);
        race.rows[i].rule = entry.rule();
    }
    entry.what = std::move(race);
}

void CatalogueReader::readRangedWeapons(const Cursor &at)
{
    readEntries(at, Kind::Ranged, joined({kCommonKeys, kCostKey, kNoteKey, rangedKeys()}),
                &CatalogueReader::readRangedWeapon);
}

void CatalogueReader::readRangedWeapon(const Cursor &at, Entry &entry)
{
    at["cost"];
    entry.what = readRanged(at);
}

void CatalogueReader::readMeleeWeapons(const Cursor &at)
{
    static constexpr std::array<std::string_view, 1> kOwn{"on_mount"};
    readEntries(at, Kind::Melee, joined({kCommonKeys, kCostKey, kNoteKey, meleeKeys(), kOwn}),
                &CatalogueReader::readMeleeWeapon);
}

void CatalogueReader::readMeleeWeapon(const Cursor &at, Entry &entry)
{
    static constexpr std::array<std::string_view, 4> kMountKeys{"id", "name", "effect", "cost"};
    at["cost"];
    entry.what = readMelee(at);
    const auto mount = at.find("on_mount");
    if (!mount || !mount->object(kMountKeys))
        return;
    // The same weapon at another price is bought as an entry of its own (MUSG-MELEE-07).
    m_variant = {entry, *mount};
    Entry &mounted = m_variant->first;
    mounted.id = (*mount)["id"].id();
    mounted.name = readText((*mount)["name"], kLongestName);
    mounted.effect = readText((*mount)["effect"], kLongestEffect);
    mounted.cost = static_cast<int>((*mount)["cost"].integer(0, kMostCost));
}

void CatalogueReader::readItems(const Cursor &at)
{
    readEntries(at, Kind::Item, joined({kCommonKeys, kCostKey, itemKeys()}),
                &CatalogueReader::readItemEntry);
}

void CatalogueReader::readItemEntry(const Cursor &at, Entry &entry)
{
    at["cost"];
    entry.what = readItem(at);
}

void CatalogueReader::readFigures(const Cursor &at)
{
    static constexpr std::array<std::string_view, 8> kOwn{
        "rank", "profile", "gear", "gear_fixed", "traits", "per_game", "list", "listed"};
    readEntries(at, Kind::Figure, joined({kCommonKeys, kCostKey, kOwn}),
                &CatalogueReader::readFigure);
}

void CatalogueReader::readFigure(const Cursor &at, Entry &entry)
{
    Figure figure;
    figure.rank = static_cast<Rank>(at["rank"].choice(kRankKeys));
    figure.profile = readProfile(at["profile"], false);
    figure.profile.cost = static_cast<int>(at["cost"].integer(0, kMostCost));
    figure.profile.rule = entry.rule();
    if (const auto gear = at.find("gear")) {
        for (const Cursor &each : gear->array(kMostTraits))
            figure.gear.push_back(readGear(each, entry.rule()));
    }
    if (const auto traits = at.find("traits"))
        figure.traits = musg::readTraits(*traits);
    figure.gearFixed = readFlag(at, "gear_fixed");
    figure.perGame = readInteger(at, "per_game", 0, kMostCost, 0);
    if (const auto list = at.find("list"))
        figure.list = list->id();
    figure.listed = readInteger(at, "listed", 0, 1000, 0);
    entry.what = std::move(figure);
}

Figure::Gear CatalogueReader::readGear(const Cursor &at, RuleId otherwise)
{
    static constexpr std::array<std::string_view, 5> kKeys{"name", "ranged", "melee", "item",
                                                           "source"};
    Figure::Gear gear;
    if (!at.object(kKeys))
        return gear;
    gear.name = readText(at["name"], kLongestName);
    gear.rule = otherwise;
    if (const auto source = at.find("source")) {
        const auto rules = readRules(*source);
        gear.rule = rules.empty() ? otherwise : rules.front();
    }
    int kinds = 0;
    if (const auto ranged = at.find("ranged"); ranged && ++kinds && ranged->object(rangedKeys()))
        gear.what = readRanged(*ranged);
    if (const auto melee = at.find("melee"); melee && ++kinds && melee->object(meleeKeys()))
        gear.what = readMelee(*melee);
    if (const auto item = at.find("item"); item && ++kinds && item->object(itemKeys()))
        gear.what = readItem(*item);
    if (kinds != 1)
        at.complain(kinds == 0 ? ErrorCode::MissingKey : ErrorCode::UnknownKey, "ranged");
    return gear;
}

void CatalogueReader::readAdvances(const Cursor &at)
{
    static constexpr std::array<std::string_view, 4> kOwn{"number", "requires", "modifiers",
                                                          "traits"};
    readEntries(at, Kind::Advance, joined({kCommonKeys, kOwn}), &CatalogueReader::readAdvance);
}

void CatalogueReader::readAdvance(const Cursor &at, Entry &entry)
{
    Advance advance;
    advance.number = static_cast<int>(at["number"].integer(1, 1000));
    if (const auto needed = at.find("requires")) {
        const EntryId self{static_cast<std::int16_t>(m_catalogue.m_entries.size())};
        for (const Cursor &id : needed->array(kMostTraits))
            m_requirements.push_back({self, id.id(), id.pointer()});
    }
    if (const auto modifiers = at.find("modifiers"))
        advance.modifiers = readModifiers(*modifiers);
    if (const auto traits = at.find("traits"))
        advance.traits = musg::readTraits(*traits);
    entry.what = std::move(advance);
}

void CatalogueReader::readInjuries(const Cursor &at)
{
    static constexpr std::array<std::string_view, 6> kOwn{"rolls", "modifiers",  "traits",
                                                          "once",  "names_band", "one_game"};
    readEntries(at, Kind::Injury, joined({kCommonKeys, kOwn}), &CatalogueReader::readInjury);
}

void CatalogueReader::readInjury(const Cursor &at, Entry &entry)
{
    Injury injury;
    for (const Cursor &roll : at["rolls"].array(36))
        injury.rolls.push_back(static_cast<int>(roll.integer(11, 66)));
    if (const auto modifiers = at.find("modifiers"))
        injury.modifiers = readModifiers(*modifiers);
    if (const auto traits = at.find("traits"))
        injury.traits = musg::readTraits(*traits);
    injury.once = readFlag(at, "once");
    injury.namesBand = readFlag(at, "names_band");
    injury.oneGame = readFlag(at, "one_game");
    entry.what = std::move(injury);
}

void CatalogueReader::readTraits(const Cursor &at)
{
    readEntries(at, Kind::Trait, kCommonKeys, &CatalogueReader::readTrait);
}

void CatalogueReader::readTrait(const Cursor &at, Entry &entry)
{
    constexpr std::string_view kPrefix = "trait-";
    const std::string_view id = entry.id;
    const auto word = std::ranges::find(
        kTraitKeys, id.starts_with(kPrefix) ? id.substr(kPrefix.size()) : std::string_view{});
    if (word == kTraitKeys.end()) {
        at["id"].complain(ErrorCode::WrongPattern, entry.id, "trait-<word>");
        return;
    }
    const auto trait = static_cast<Trait>(word - kTraitKeys.begin());
    m_catalogue.m_byTrait[trait] = EntryId{static_cast<std::int16_t>(m_catalogue.m_entries.size())};
    entry.what = TraitText{trait};
}

void CatalogueReader::readVehicles(const Cursor &at)
{
    static constexpr std::array<std::string_view, 2> kOwn{"part", "figures"};
    readEntries(at, Kind::Vehicle, joined({kCommonKeys, kCostKey, kOwn}),
                &CatalogueReader::readVehicle);
}

void CatalogueReader::readVehicle(const Cursor &at, Entry &entry)
{
    static constexpr std::array<std::string_view, 4> kParts{"vehicle", "weapon", "equipment",
                                                            "improvement"};
    at["cost"];
    at["part"].choice(kParts);
    VehicleData vehicle;
    for (const auto &[key, figure] : at["figures"].members(kMostTraits))
        vehicle.figures.emplace_back(key, static_cast<int>(figure.integer(0, 1000)));
    entry.what = std::move(vehicle);
}

void CatalogueReader::readRanks(const Cursor &at)
{
    static constexpr std::array<std::string_view, 2> kFileKeys{"version", "entries"};
    static constexpr std::array<std::string_view, 9> kKeys{
        "id", "name", "plural", "pa", "level", "hero", "base_cost", "experience_boxes", "source"};
    if (!at.object(kFileKeys) || !isVersionKnown(at))
        return;
    std::set<std::size_t> met;
    for (const Cursor &each : at["entries"].array(kRanks, kRanks)) {
        if (!each.object(kKeys))
            continue;
        const std::size_t rank = each["id"].choice(kRankKeys);
        if (!met.insert(rank).second)
            each["id"].complain(ErrorCode::DuplicateKey, std::string(kRankKeys[rank]));
        RankData &data = m_catalogue.m_ranks[rank];
        data.name = readText(each["name"], kLongestName);
        data.plural = readText(each["plural"], kLongestName);
        data.pa = static_cast<int>(each["pa"].integer(1, 10));
        if (const auto level = each.find("level"))
            data.level = static_cast<int>(level->integer(0, 10));
        data.hero = each["hero"].boolean();
        data.baseCost = static_cast<int>(each["base_cost"].integer(0, kMostCost));
        data.experienceBoxes = static_cast<int>(each["experience_boxes"].integer(0, 1000));
        readRules(each["source"]);
    }
}

void CatalogueReader::readLimits(const Cursor &at)
{
    struct Limit {
        std::string_view key;
        int BandLimits::*field;
    };
    static constexpr std::array<Limit, 12> kLimits{{
        {"total", &BandLimits::total},
        {"heroes", &BandLimits::heroes},
        {"sous_fifres", &BandLimits::sousFifres},
        {"sous_chefs", &BandLimits::sousChefs},
        {"usual_least", &BandLimits::usualLeast},
        {"usual_most", &BandLimits::usualMost},
        {"figurants_per_sous_fifre", &BandLimits::figurantsPerSousFifre},
        {"boxes_per_advance", &BandLimits::boxesPerAdvance},
        {"most_command", &BandLimits::mostCommand},
        {"best_target", &BandLimits::bestTarget},
        {"worst_target", &BandLimits::worstTarget},
        {"antiterrorist_sous_chefs", &BandLimits::antiterroristSousChefs},
    }};
    static constexpr std::array<std::string_view, 4> kFileKeys{"version", "catalogue", "limits",
                                                               "source"};
    if (!at.object(kFileKeys) || !isVersionKnown(at))
        return;
    m_catalogue.m_version = static_cast<int>(at["catalogue"].integer(1, 1'000'000));
    readRules(at["source"]);
    const Cursor limits = at["limits"];
    std::vector<std::string_view> keys;
    for (const Limit &limit : kLimits)
        keys.push_back(limit.key);
    if (!limits.object(keys))
        return;
    for (const Limit &limit : kLimits)
        m_catalogue.m_limits.*limit.field =
            static_cast<int>(limits[limit.key].integer(1, kEnvelope));
}

void CatalogueReader::readWords(const Cursor &at)
{
    for (const auto &[key, text] : at.members(kMostWords)) {
        if (!m_catalogue.m_words.emplace(key, readText(text, kLongestSentence)).second)
            text.complain(ErrorCode::DuplicateKey, key);
    }
}

std::vector<RuleId> CatalogueReader::readRules(const Cursor &at)
{
    std::vector<RuleId> rules;
    for (const Cursor &each : at.array(kMostRules, 1)) {
        const std::string rule = each.line(32);
        if (isRuleId(rule))
            rules.push_back(keep(rule));
        else
            each.complain(ErrorCode::WrongPattern, rule, "MUSG-<CHAPTER>-<NN>");
    }
    return rules;
}

RuleId CatalogueReader::keep(const std::string &rule)
{
    if (const auto known = m_rules.find(rule); known != m_rules.end())
        return known->second;
    m_catalogue.m_ruleTexts.push_back(std::make_unique<std::string>(rule));
    return m_rules.emplace(rule, RuleId{*m_catalogue.m_ruleTexts.back()}).first->second;
}

EntryId CatalogueReader::add(Entry entry, const Cursor &at)
{
    const EntryId id{static_cast<std::int16_t>(m_catalogue.m_entries.size())};
    if (!entry.id.empty() && !m_catalogue.m_byId.emplace(entry.id, id).second)
        at["id"].complain(ErrorCode::DuplicateKey, entry.id);
    m_catalogue.m_byKind[entry.kind].push_back(id);
    m_catalogue.m_entries.push_back(std::move(entry));
    return id;
}

void CatalogueReader::linkAdvances()
{
    for (const Requirement &requirement : m_requirements) {
        const auto needed = m_catalogue.find(requirement.id);
        if (needed && m_catalogue[*needed].kind == Kind::Advance)
            std::get<Advance>(
                m_catalogue.m_entries[static_cast<std::size_t>(requirement.advance.value)].what)
                .requires_.push_back(*needed);
        else
            m_complaints.push_back({.code = ErrorCode::UnknownEntry,
                                    .subject = requirement.id,
                                    .pointer = requirement.pointer,
                                    .hint = m_catalogue.nearest(requirement.id)});
    }
}

EntryId CatalogueReader::named(std::string_view id)
{
    if (const auto found = m_catalogue.find(id))
        return *found;
    m_complaints.push_back(
        {.code = ErrorCode::MissingKey, .subject = std::string(id), .pointer = "musg#"});
    return {};
}

/** What no single file can tell: entries the rules speak of by name, a text for every trait. */
void CatalogueReader::checkWhole()
{
    if (!m_complaints.empty())
        return; // an entry refused above would be missed here a second time
    linkAdvances();
    m_catalogue.goblin = named("goblin");
    m_catalogue.orc = named("orc");
    m_catalogue.figurant = named("figurant");
    m_catalogue.zombie = named("zombie");
    m_catalogue.dagger = named("dagger");
    m_catalogue.shield = named("shield");
    m_catalogue.rondache = named("rondache");
    m_catalogue.poison = named("poison");
    m_catalogue.hiredMercenary = named("hired-mercenary");
    for (const std::string_view trait : kTraitKeys)
        named("trait-" + std::string(trait));
}

} // namespace escarmouche::rules::musg
