// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/codec/codec.h"
#include "rules/musg/play/codec/fields.h"

namespace escarmouche::rules::musg::play::codec {

template<>
struct NamedFields<ChooseZone> {
    static constexpr std::tuple list{named("zone", &ChooseZone::zone)};
};
template<>
struct NamedFields<PlaceFigure> {
    static constexpr std::tuple list{named("figure", &PlaceFigure::figure),
                                     named("at", &PlaceFigure::at)};
};
template<>
struct NamedFields<HoldBack> {
    static constexpr std::tuple list{named("figure", &HoldBack::figure)};
};
template<>
struct NamedFields<Activate> {
    static constexpr std::tuple list{named("figure", &Activate::figure),
                                     named("with_others", &Activate::withOthers)};
};
template<>
struct NamedFields<EndWave> {
    static constexpr std::tuple<> list{};
};
template<>
struct NamedFields<Walk> {
    static constexpr std::tuple list{named("figure", &Walk::figure), named("path", &Walk::path)};
};
template<>
struct NamedFields<Run> {
    static constexpr std::tuple list{named("figure", &Run::figure), named("path", &Run::path)};
};
template<>
struct NamedFields<Charge> {
    static constexpr std::tuple list{named("figure", &Charge::figure),
                                     named("path", &Charge::path)};
};
template<>
struct NamedFields<BreakAway> {
    static constexpr std::tuple list{named("figure", &BreakAway::figure),
                                     named("path", &BreakAway::path)};
};
template<>
struct NamedFields<Shoot> {
    static constexpr std::tuple list{named("figure", &Shoot::figure), named("gun", &Shoot::gun),
                                     named("target", &Shoot::target), named("aim", &Shoot::aim)};
};
template<>
struct NamedFields<Strike> {
    static constexpr std::tuple list{named("figure", &Strike::figure),
                                     named("target", &Strike::target),
                                     named("blades", &Strike::blades)};
};
template<>
struct NamedFields<ReloadGun> {
    static constexpr std::tuple list{named("figure", &ReloadGun::figure),
                                     named("gun", &ReloadGun::gun)};
};
template<>
struct NamedFields<UseMedikit> {
    static constexpr std::tuple list{named("figure", &UseMedikit::figure),
                                     named("patient", &UseMedikit::patient)};
};
template<>
struct NamedFields<RegainPv> {
    static constexpr std::tuple list{named("figure", &RegainPv::figure)};
};
template<>
struct NamedFields<CarryBody> {
    static constexpr std::tuple list{named("figure", &CarryBody::figure),
                                     named("body", &CarryBody::body)};
};
template<>
struct NamedFields<EndActivation> {
    static constexpr std::tuple<> list{};
};
template<>
struct NamedFields<Accept> {
    static constexpr std::tuple<> list{};
};
template<>
struct NamedFields<Decline> {
    static constexpr std::tuple<> list{};
};
template<>
struct NamedFields<ChooseFigure> {
    static constexpr std::tuple list{named("figure", &ChooseFigure::figure)};
};
template<>
struct NamedFields<Follow> {
    static constexpr std::tuple list{named("figure", &Follow::figure),
                                     named("path", &Follow::path)};
};

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
        Action action = ofKind<Action>(kind);
        if (!at.isSound())
            return action;
        std::visit(
            [&](auto &act) {
                if (at.object(keysOf<std::decay_t<decltype(act)>>({"act"})))
                    readFields(context, at, act);
            },
            action);
        return action;
    });
}

} // namespace escarmouche::rules::musg::play::codec
