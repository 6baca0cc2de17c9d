// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/band/keys.h"
#include "rules/musg/catalogue/traitkeys.h"
#include "rules/musg/play/codec/codec.h"
#include "rules/musg/play/codec/fields.h"

namespace escarmouche::rules::musg::play::codec {

namespace {

/** A trait as it travels: its word and the rule it stands on. */
struct TravellingTrait {
    Trait trait = Trait::EnrolsGoblins;
    RuleId rule;
};

} // namespace

template<>
struct EnumWords<Rank> {
    static constexpr auto list = kRankKeys;
};
template<>
struct EnumWords<Trait> {
    static constexpr auto list = kTraitKeys;
};
template<>
struct EnumWords<Template> {
    static constexpr std::array<std::string_view, 3> list = {"none", "blast", "flame"};
};
template<>
struct EnumWords<Archaic> {
    static constexpr std::array<std::string_view, 3> list = {"none", "black-powder", "missile"};
};

template<>
struct NamedFields<MemberId> {
    static constexpr std::tuple list{named("id", &MemberId::value)};
};
template<>
struct NamedFields<FigureRef> {
    static constexpr std::tuple list{named("seat", &FigureRef::seat),
                                     named("member", &FigureRef::member),
                                     named("index", &FigureRef::index)};
};
template<>
struct NamedFields<TravellingTrait> {
    static constexpr std::tuple list{named("trait", &TravellingTrait::trait),
                                     named("rule", &TravellingTrait::rule)};
};
template<>
struct NamedFields<Gun> {
    static constexpr std::tuple list{named("entry", &Gun::entry),
                                     named("name", &Gun::name),
                                     named("bands", &Gun::bands),
                                     named("ranges", &Gun::ranges),
                                     named("force", &Gun::force),
                                     named("dice", &Gun::dice),
                                     named("pa", &Gun::pa),
                                     named("shots_per_action", &Gun::shotsPerAction),
                                     named("shape", &Gun::shape),
                                     named("archaic", &Gun::archaic),
                                     named("artillery", &Gun::artillery),
                                     named("slow", &Gun::slow),
                                     named("heavy", &Gun::heavy),
                                     named("carried_ammunition", &Gun::carriedAmmunition),
                                     named("id", &Gun::id)};
};
template<>
struct NamedFields<Blade> {
    static constexpr std::tuple list{
        named("entry", &Blade::entry), named("name", &Blade::name),
        named("hands", &Blade::hands), named("dice", &Blade::dice),
        named("force", &Blade::force), named("free_dagger", &Blade::freeDagger),
        named("id", &Blade::id)};
};
template<>
struct NamedFields<Fighter> {
    static constexpr std::tuple list{named("ref", &Fighter::ref),
                                     named("name", &Fighter::name),
                                     named("number", &Fighter::number),
                                     named("kind", &Fighter::kind),
                                     named("rank", &Fighter::rank),
                                     named("level", &Fighter::level),
                                     named("mvt", &Fighter::mvt),
                                     named("ground_bonus", &Fighter::groundBonus),
                                     named("cd", &Fighter::cd),
                                     named("ct", &Fighter::ct),
                                     named("cc", &Fighter::cc),
                                     named("f", &Fighter::f),
                                     named("r", &Fighter::r),
                                     named("armour", &Fighter::armour),
                                     named("pv", &Fighter::pv),
                                     named("pa", &Fighter::pa),
                                     named("guns", &Fighter::guns),
                                     named("blades", &Fighter::blades),
                                     named("rondaches", &Fighter::rondaches),
                                     named("medikits", &Fighter::medikits),
                                     named("shield", &Fighter::shield),
                                     named("missing", &Fighter::missing),
                                     named("hates", &Fighter::hates)};
};

namespace {

Json writtenFighter(const Context &context, const Fighter &fighter)
{
    Json out = written(context, fighter);
    Json &traits = out["traits"] = Json::array();
    for (const auto &[trait, rule] : fighter.sources)
        traits.push_back(written(context, TravellingTrait{trait, rule}));
    return out;
}

void readTraits(const Context &context, const Cursor &at, Fighter &fighter)
{
    for (const Cursor &item : at.array(kMostItems)) {
        TravellingTrait held;
        read(context, item, held);
        fighter.traits |= std::uint64_t{1} << static_cast<unsigned>(held.trait);
        fighter.sources.emplace_back(held.trait, held.rule);
    }
}

/** Which of them are lost or struck with are bits of a few. */
void checkWeapons(const Cursor &at, std::string_view key, std::size_t count)
{
    if (count > kMostWeapons)
        at[key].complain(ErrorCode::TooManyEntries, {}, {},
                         static_cast<std::int64_t>(kMostWeapons));
}

Fighter readFighter(const Context &context, const Cursor &at)
{
    Fighter fighter;
    if (at.object(keysOf<Fighter>({"traits"}))) {
        readFields(context, at, fighter);
        readTraits(context, at["traits"], fighter);
        checkWeapons(at, "guns", fighter.guns.size());
        checkWeapons(at, "blades", fighter.blades.size());
    }
    return fighter;
}

} // namespace

std::string writeFighters(const Context &context, const std::vector<Fighter> &fighters)
{
    Json out = Json::array();
    for (const Fighter &fighter : fighters)
        out.push_back(writtenFighter(context, fighter));
    return out.dump();
}

Result<std::vector<Fighter>> readFighters(const Context &context, std::string_view text)
{
    return json::decode(text, [&](const Cursor &at) {
        std::vector<Fighter> fighters;
        for (const Cursor &each : at.array(kMostFighters))
            fighters.push_back(readFighter(context, each));
        return fighters;
    });
}

} // namespace escarmouche::rules::musg::play::codec
