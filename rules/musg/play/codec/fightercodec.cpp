// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/band/bandmembers.h"
#include "rules/musg/band/keys.h"
#include "rules/musg/catalogue/traitkeys.h"
#include "rules/musg/play/codec/codec.h"
#include "rules/musg/play/codec/values.h"

namespace escarmouche::rules::musg {

ESCARMOUCHE_WORDS(Template, "none", "blast", "flame")
ESCARMOUCHE_WORDS(Archaic, "none", "black-powder", "missile")

namespace play {

ESCARMOUCHE_MEMBERS(Gun, named("entry", &T::entry), named("name", &T::name),
                    named("bands", &T::bands), named("ranges", &T::ranges),
                    named("force", &T::force), named("dice", &T::dice), named("pa", &T::pa),
                    named("shots_per_action", &T::shotsPerAction), named("shape", &T::shape),
                    named("archaic", &T::archaic), named("artillery", &T::artillery),
                    named("slow", &T::slow), named("heavy", &T::heavy),
                    named("carried_ammunition", &T::carriedAmmunition), named("id", &T::id))
ESCARMOUCHE_MEMBERS(Blade, named("entry", &T::entry), named("name", &T::name),
                    named("hands", &T::hands), named("dice", &T::dice), named("force", &T::force),
                    named("free_dagger", &T::freeDagger), named("id", &T::id))
ESCARMOUCHE_MEMBERS(Fighter, named("ref", &T::ref), named("name", &T::name),
                    named("number", &T::number), named("kind", &T::kind), named("rank", &T::rank),
                    named("level", &T::level), named("mvt", &T::mvt),
                    named("ground_bonus", &T::groundBonus), named("cd", &T::cd),
                    named("ct", &T::ct), named("cc", &T::cc), named("f", &T::f), named("r", &T::r),
                    named("armour", &T::armour), named("pv", &T::pv), named("pa", &T::pa),
                    named("guns", &T::guns), named("blades", &T::blades),
                    named("rondaches", &T::rondaches), named("medikits", &T::medikits),
                    named("shield", &T::shield), named("missing", &T::missing),
                    named("hates", &T::hates), named("traits", &T::sources))

namespace codec {

/** A trait: its word and the rule it stands on. */
Json written(const Context &context, const std::pair<Trait, RuleId> &held)
{
    return {{"trait", written(context, held.first)}, {"rule", written(context, held.second)}};
}
void read(const Context &context, const Cursor &at, std::pair<Trait, RuleId> &held)
{
    static constexpr std::array<std::string_view, 2> kKeys{"trait", "rule"};
    if (at.object(kKeys)) {
        read(context, at["trait"], held.first);
        read(context, at["rule"], held.second);
    }
}

namespace {

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
    read(context, at, fighter);
    for (const auto &[trait, rule] : fighter.sources)
        fighter.traits |= std::uint64_t{1} << static_cast<unsigned>(trait);
    checkWeapons(at, "guns", fighter.guns.size());
    checkWeapons(at, "blades", fighter.blades.size());
    return fighter;
}

} // namespace

std::string writeFighters(const Context &context, const std::vector<Fighter> &fighters)
{
    return written(context, fighters).dump();
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

} // namespace codec

} // namespace play

} // namespace escarmouche::rules::musg
