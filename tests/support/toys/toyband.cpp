// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/toys/toyband.h"

#include "rules/core/json/jsonreader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace escarmouche::tests {

using namespace rules;
using Json = nlohmann::ordered_json;

const std::vector<ToyEntry> &toyKinds()
{
    static const std::vector<ToyEntry> kKinds = {
        {"king", {"King", "Roi"}, 20},
        {"pin", {"Pin", "Quille"}, 5},
        {"drum", {"Drum", "Tambour"}, 8},
    };
    return kKinds;
}

const std::vector<ToyEntry> &toyGear()
{
    static const std::vector<ToyEntry> kGear = {
        {"hat", {"Hat", "Chapeau"}, 3},
        {"bell", {"Bell", "Cloche"}, 4},
    };
    return kGear;
}

const std::vector<ToyEntry> &toyWoods()
{
    static const std::vector<ToyEntry> kWoods = {
        {"oak", {"Oak", "Chêne"}, 0},
        {"beech", {"Beech", "Hêtre"}, 0},
    };
    return kWoods;
}

const ToyEntry *toyEntry(const std::vector<ToyEntry> &entries, std::string_view key)
{
    const auto found = std::ranges::find(entries, key, &ToyEntry::key);
    return found == entries.end() ? nullptr : &*found;
}

int priceOfNext(const Alley &alley, const ToyEntry &kind)
{
    const auto like = std::ranges::count(alley.skittles, kind.key, &Skittle::kind);
    return kind.price + 2 * static_cast<int>(like);
}

int priceOf(const Skittle &skittle)
{
    int price = toyEntry(toyKinds(), skittle.kind)->price;
    for (const auto &[entry, count] : skittle.gear)
        price += count * toyEntry(toyGear(), entry)->price;
    return price;
}

namespace {

Json written(const Skittle &skittle)
{
    return {{"id", skittle.id},       {"kind", skittle.kind},     {"name", skittle.name},
            {"notes", skittle.notes}, {"gilded", skittle.gilded}, {"gear", skittle.gear}};
}

Skittle readSkittle(const json::Cursor &cursor)
{
    constexpr std::string_view kKeys[] = {"id", "kind", "name", "notes", "gilded", "gear"};
    cursor.object(kKeys);
    Skittle skittle{.id = static_cast<int>(cursor["id"].integer(1, 2'000'000'000)),
                    .kind = cursor["kind"].id(),
                    .name = cursor["name"].text(80),
                    .notes = cursor["notes"].text(2000),
                    .gilded = cursor["gilded"].boolean(),
                    .gear = {}};
    if (!toyEntry(toyKinds(), skittle.kind))
        cursor["kind"].complain(ErrorCode::UnknownEntry, skittle.kind);
    for (const auto &[entry, count] : cursor["gear"].members(8)) {
        if (!toyEntry(toyGear(), entry))
            count.complain(ErrorCode::UnknownEntry, entry);
        else
            skittle.gear[entry] = static_cast<int>(count.integer(1, 9));
    }
    return skittle;
}

Json writtenAlley(const Alley &alley)
{
    Json skittles = Json::array();
    for (const Skittle &skittle : alley.skittles)
        skittles.push_back(written(skittle));
    return {{"system", "toy"},     {"name", alley.name}, {"notes", alley.notes},
            {"wood", alley.wood},  {"most", alley.most}, {"purse", alley.purse},
            {"skittles", skittles}};
}

} // namespace

std::string encodeAlley(const Alley &alley)
{
    return writtenAlley(alley).dump();
}

Result<Alley> decodeAlley(std::string_view text)
{
    constexpr std::string_view kKeys[] = {"system", "name",  "notes",   "wood",
                                          "most",   "purse", "skittles"};
    const auto parsed = json::parse(text);
    if (!parsed)
        return fail(parsed.error());
    json::Cursor::Complaints complaints;
    const json::Cursor cursor(*parsed, complaints);
    cursor.object(kKeys);
    Alley alley{.name = cursor["name"].text(80),
                .notes = cursor["notes"].text(2000),
                .wood = cursor["wood"].id(),
                .most = static_cast<int>(cursor["most"].integer(1, 99)),
                .purse = static_cast<int>(cursor["purse"].integer(-9999, 9999)),
                .skittles = {}};
    for (const json::Cursor &skittle : cursor["skittles"].array(512))
        alley.skittles.push_back(readSkittle(skittle));
    if (const auto sound = json::verdict(std::move(complaints)); !sound)
        return fail(sound.error());
    return alley;
}

namespace {

/** One act on an alley; the first refusal is kept. */
struct Player {
    Alley alley;
    const BandInput &input;
    std::optional<Error> refusal = {};

    void refuse(Error error)
    {
        if (!refusal)
            refusal = std::move(error);
    }

    Skittle *skittle(MemberId id)
    {
        const auto found = std::ranges::find(alley.skittles, id.value, &Skittle::id);
        if (found != alley.skittles.end())
            return &*found;
        refuse({.code = ErrorCode::NoSuchMember, .number = id.value});
        return nullptr;
    }

    void pay(int price)
    {
        alley.purse -= price;
        if (alley.purse < 0 && input.adjustment.empty())
            refuse(
                {.code = ErrorCode::NotEnoughTreasury, .hint = "TOY-01", .number = -alley.purse});
    }

    void operator()(const CreateBand &act)
    {
        alley = {};
        for (const Setting &setting : act.settings)
            setBand(setting);
    }

    void operator()(const AdoptBand &act)
    {
        const auto adopted = decodeAlley(act.band);
        if (adopted)
            alley = *adopted;
        else
            refuse(adopted.error());
    }

    void operator()(const Recruit &act)
    {
        const ToyEntry *kind = toyEntry(toyKinds(), act.entry);
        if (!kind)
            return refuse({.code = ErrorCode::UnknownEntry, .subject = act.entry});
        for (int i = 0; i < act.count; ++i) {
            pay(act.price.value_or(priceOfNext(alley, *kind)));
            alley.skittles.push_back({.id = input.fresh + i, .kind = act.entry});
        }
    }

    void operator()(const Give &act)
    {
        const ToyEntry *gear = toyEntry(toyGear(), act.entry);
        if (!gear)
            return refuse({.code = ErrorCode::UnknownEntry, .subject = act.entry});
        for (const Figures &to : act.to) {
            pay(act.count * act.price.value_or(gear->price));
            if (Skittle *one = skittle(to.member))
                one->gear[act.entry] += act.count;
        }
    }

    void take(Skittle &from, const std::string &entry, int count)
    {
        const auto found = from.gear.find(entry);
        if (found == from.gear.end() || found->second < count)
            return refuse({.code = ErrorCode::NotPossessed, .subject = entry});
        found->second -= count;
        if (found->second == 0)
            from.gear.erase(found);
    }

    void operator()(const Discard &act)
    {
        for (const Belonging &thing : act.things) {
            Skittle *one = skittle(thing.figures.member);
            if (!one)
                return;
            if (thing.entry.empty()) {
                alley.purse += priceOf(*one);
                const int id = one->id;
                std::erase_if(alley.skittles, [id](const Skittle &s) { return s.id == id; });
            } else {
                take(*one, thing.entry, thing.count);
            }
        }
    }

    void operator()(const HandOver &act)
    {
        Skittle *from = skittle(act.thing.figures.member);
        Skittle *to = skittle(act.to.member);
        if (!from || !to)
            return;
        take(*from, act.thing.entry, act.thing.count);
        to->gear[act.thing.entry] += act.thing.count;
    }

    void operator()(const Duplicate &act)
    {
        int id = input.fresh;
        for (const Figures &figures : act.figures) {
            Skittle *one = skittle(figures.member);
            if (!one)
                return;
            Skittle copy = *one;
            copy.id = id++;
            pay(priceOf(copy));
            alley.skittles.push_back(copy);
        }
    }

    void operator()(const MoveMembers &act)
    {
        const std::set<MemberId> moving(act.members.begin(), act.members.end());
        for (const MemberId id : act.members)
            (void)skittle(id);
        std::vector<Skittle> moved;
        std::erase_if(alley.skittles, [&](const Skittle &one) {
            if (moving.contains({one.id}))
                moved.push_back(one);
            return moving.contains({one.id});
        });
        auto place = alley.skittles.end();
        if (act.before)
            place = std::ranges::find(alley.skittles, act.before->value, &Skittle::id);
        alley.skittles.insert(place, moved.begin(), moved.end());
    }

    void operator()(const SetProperties &act)
    {
        for (const Setting &setting : act.settings) {
            if (act.of.empty())
                setBand(setting);
            for (const Figures &figures : act.of) {
                if (Skittle *one = skittle(figures.member))
                    setSkittle(*one, setting);
            }
        }
    }

    void setBand(const Setting &setting)
    {
        if (setting.property == "name")
            set(alley.name, setting);
        else if (setting.property == "notes")
            set(alley.notes, setting);
        else if (setting.property == "wood")
            set(alley.wood, setting);
        else if (setting.property == "most")
            set(alley.most, setting);
        else
            refuse({.code = ErrorCode::NoSuchProperty, .subject = setting.property});
    }

    void setSkittle(Skittle &one, const Setting &setting)
    {
        if (setting.property == "name")
            set(one.name, setting);
        else if (setting.property == "notes")
            set(one.notes, setting);
        else if (setting.property == "gilded")
            set(one.gilded, setting);
        else
            refuse({.code = ErrorCode::NoSuchProperty, .subject = setting.property});
    }

    template<class T>
    void set(T &field, const Setting &setting)
    {
        using Stored = std::conditional_t<std::is_same_v<T, int>, std::int64_t, T>;
        if (const auto *value = std::get_if<Stored>(&setting.value))
            field = static_cast<T>(*value);
        else
            refuse({.code = ErrorCode::WrongType, .subject = setting.property});
    }
};

} // namespace

Result<Alley> play(const std::optional<Alley> &alley, const BandInput &input)
{
    const bool makes = std::holds_alternative<CreateBand>(input.act) ||
                       std::holds_alternative<AdoptBand>(input.act);
    if (makes == alley.has_value())
        return fail({.code = ErrorCode::Internal, .hint = "first act"});
    Player player{alley.value_or(Alley()), input};
    std::visit(player, input.act);
    if (player.refusal)
        return fail(*player.refusal);
    return player.alley;
}

namespace {

std::vector<int> order(const std::vector<Skittle> &skittles)
{
    std::vector<int> ids;
    for (const Skittle &one : skittles)
        ids.push_back(one.id);
    return ids;
}

const Skittle *find(const std::vector<Skittle> &skittles, int id)
{
    const auto found = std::ranges::find(skittles, id, &Skittle::id);
    return found == skittles.end() ? nullptr : &*found;
}

/** Fields that differ, as {key: [old, new]}; null: none. */
Json changes(const Json &was, const Json &is)
{
    Json changed;
    for (const auto &[key, value] : is.items()) {
        if (was.at(key) != value)
            changed[key] = {was.at(key), value};
    }
    return changed;
}

void write(Json &fields, const Json &changed)
{
    for (const auto &[key, pair] : changed.items())
        fields[key] = pair.at(1);
}

Json withoutSums(const Alley &alley)
{
    Json fields = writtenAlley(alley);
    fields.erase("purse");
    fields.erase("skittles");
    return fields;
}

} // namespace

std::string difference(const Alley &before, const Alley &after)
{
    Json outcome = {{"purse", after.purse - before.purse}};
    if (Json changed = changes(withoutSums(before), withoutSums(after)); !changed.is_null())
        outcome["alley"] = changed;
    std::vector<Skittle> kept;
    for (const Skittle &one : before.skittles) {
        const Skittle *now = find(after.skittles, one.id);
        if (!now) {
            outcome["went"].push_back(written(one));
            continue;
        }
        kept.push_back(one);
        if (Json changed = changes(written(one), written(*now)); !changed.is_null())
            outcome["changed"].push_back({{"id", one.id}, {"fields", changed}});
    }
    for (const Skittle &one : after.skittles) {
        if (find(before.skittles, one.id))
            continue;
        outcome["came"].push_back(written(one));
        kept.push_back(one);
    }
    if (order(kept) != order(after.skittles))
        outcome["order"] = {order(before.skittles), order(after.skittles)};
    return outcome.dump();
}

Result<Alley> apply(Alley alley, std::string_view outcome)
{
    const Json parsed = Json::parse(outcome, nullptr, false);
    if (!parsed.is_object())
        return fail({.code = ErrorCode::NotJson});
    Json fields = writtenAlley(alley);
    const Json none = Json::array();
    write(fields, parsed.value("alley", Json::object()));
    fields["purse"] = alley.purse + parsed.value("purse", 0);
    Json skittles = Json::array();
    for (Json &one : fields["skittles"]) {
        for (const Json &change : parsed.value("changed", none)) {
            if (change.at("id") == one.at("id"))
                write(one, change.at("fields"));
        }
        const auto went = parsed.value("went", none);
        if (std::ranges::none_of(went, [&](const Json &w) { return w.at("id") == one.at("id"); }))
            skittles.push_back(one);
    }
    for (const Json &one : parsed.value("came", none))
        skittles.push_back(one);
    if (parsed.contains("order")) {
        Json sorted = Json::array();
        for (const Json &id : parsed["order"].at(1)) {
            for (const Json &one : skittles) {
                if (one.at("id") == id)
                    sorted.push_back(one);
            }
        }
        skittles = sorted;
    }
    fields["skittles"] = skittles;
    return decodeAlley(fields.dump());
}

} // namespace escarmouche::tests
