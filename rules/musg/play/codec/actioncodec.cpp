// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/codec/codec.h"
#include "rules/musg/play/codec/values.h"

namespace escarmouche::rules::musg::play {

ESCARMOUCHE_MEMBERS(ChooseZone, named("zone", &T::zone))
ESCARMOUCHE_MEMBERS(PlaceFigure, named("figure", &T::figure), named("at", &T::at))
ESCARMOUCHE_MEMBERS(HoldBack, named("figure", &T::figure))
ESCARMOUCHE_MEMBERS(Activate, named("figure", &T::figure), named("with_others", &T::withOthers))
ESCARMOUCHE_MEMBERS(EndWave)
ESCARMOUCHE_MEMBERS(Walk, named("figure", &T::figure), named("path", &T::path))
ESCARMOUCHE_MEMBERS(Run, named("figure", &T::figure), named("path", &T::path))
ESCARMOUCHE_MEMBERS(Charge, named("figure", &T::figure), named("path", &T::path))
ESCARMOUCHE_MEMBERS(BreakAway, named("figure", &T::figure), named("path", &T::path))
ESCARMOUCHE_MEMBERS(Shoot, named("figure", &T::figure), named("gun", &T::gun),
                    named("target", &T::target), named("aim", &T::aim))
ESCARMOUCHE_MEMBERS(Strike, named("figure", &T::figure), named("target", &T::target),
                    named("blades", &T::blades))
ESCARMOUCHE_MEMBERS(ReloadGun, named("figure", &T::figure), named("gun", &T::gun))
ESCARMOUCHE_MEMBERS(UseMedikit, named("figure", &T::figure), named("patient", &T::patient))
ESCARMOUCHE_MEMBERS(RegainPv, named("figure", &T::figure))
ESCARMOUCHE_MEMBERS(CarryBody, named("figure", &T::figure), named("body", &T::body))
ESCARMOUCHE_MEMBERS(EndActivation)
ESCARMOUCHE_MEMBERS(Accept)
ESCARMOUCHE_MEMBERS(Decline)
ESCARMOUCHE_MEMBERS(ChooseFigure, named("figure", &T::figure))
ESCARMOUCHE_MEMBERS(Follow, named("figure", &T::figure), named("path", &T::path))

namespace codec {

namespace {

/** The words of the actions, in the order of the variant. */
constexpr std::array<std::string_view, std::variant_size_v<Action>> kActions = {
    "choose-zone",    "place-figure", "hold-back",   "activate",      "end-wave",
    "walk",           "run",          "charge",      "break-away",    "shoot",
    "strike",         "reload-gun",   "use-medikit", "regain-pv",     "carry-body",
    "end-activation", "accept",       "decline",     "choose-figure", "follow"};

} // namespace

std::string writeAction(const Context &context, const Action &action)
{
    Json out = std::visit([&](const auto &act) { return written(context, act); }, action);
    out["act"] = kActions[action.index()];
    return out.dump();
}

Result<Action> readAction(const Context &context, std::string_view text)
{
    return json::decode(text, [&](const Cursor &at) {
        const std::size_t kind = at["act"].choice(kActions);
        return at.isSound() ? json::readKind<Action>(context, at, kind, {"act"}) : Action();
    });
}

} // namespace codec

} // namespace escarmouche::rules::musg::play
