// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/codec/codec.h"
#include "rules/musg/play/codec/fields.h"

namespace escarmouche::rules::musg::play::codec {

template<>
struct EnumWords<MoveKind> {
    static constexpr std::array<std::string_view, 8> list = {
        "walk", "run", "charge", "break-away", "flee", "reaction", "step-back", "fall"};
};
static_assert(EnumWords<MoveKind>::list.size() == static_cast<std::size_t>(MoveKind::Fall) + 1);
template<>
struct EnumWords<Reason> {
    static constexpr std::array<std::string_view, 27> list = {"deployment-order",
                                                              "initiative",
                                                              "first-wave",
                                                              "rally",
                                                              "rout",
                                                              "want-to-charge",
                                                              "receive-charge",
                                                              "step-back",
                                                              "step-back-distance",
                                                              "spot",
                                                              "spot-distance",
                                                              "under-fire",
                                                              "under-fire-distance",
                                                              "cover",
                                                              "to-hit",
                                                              "damage",
                                                              "scatter",
                                                              "scatter-distance",
                                                              "accident",
                                                              "stray",
                                                              "ammunition",
                                                              "ally-in-melee",
                                                              "blow",
                                                              "blow-again",
                                                              "damage-again",
                                                              "blade-caught",
                                                              "climber-falls"};
};
static_assert(EnumWords<Reason>::list.size() == static_cast<std::size_t>(Reason::ClimberFalls) + 1);

template<>
struct EnumWords<GroundAdvised::Advice> {
    static constexpr std::array<std::string_view, 5> list = {
        "zones-near", "table-small", "few-pieces", "nothing-impassable", "little-to-climb"};
};
static_assert(EnumWords<GroundAdvised::Advice>::list.size() ==
              static_cast<std::size_t>(GroundAdvised::Advice::LittleToClimb) + 1);

template<>
struct NamedFields<Term> {
    static constexpr std::tuple list{named("amount", &Term::amount), named("rule", &Term::rule)};
};
template<>
struct NamedFields<MatchBegan> {
    static constexpr std::tuple<> list{};
};
template<>
struct NamedFields<GroundAdvised> {
    static constexpr std::tuple list{named("advice", &GroundAdvised::advice),
                                     named("amount", &GroundAdvised::amount),
                                     named("limit", &GroundAdvised::limit)};
};
template<>
struct NamedFields<DiceThrown> {
    static constexpr std::tuple list{
        named("reason", &DiceThrown::reason), named("owner", &DiceThrown::owner),
        named("figure", &DiceThrown::figure), named("faces", &DiceThrown::faces),
        named("needed", &DiceThrown::needed), named("total", &DiceThrown::total)};
};
template<>
struct NamedFields<ZoneChosen> {
    static constexpr std::tuple list{named("seat", &ZoneChosen::seat),
                                     named("zone", &ZoneChosen::zone)};
};
template<>
struct NamedFields<FigurePlaced> {
    static constexpr std::tuple list{named("figure", &FigurePlaced::figure),
                                     named("at", &FigurePlaced::at)};
};
template<>
struct NamedFields<FigureHeldBack> {
    static constexpr std::tuple list{named("figure", &FigureHeldBack::figure)};
};
template<>
struct NamedFields<FigureRevealed> {
    static constexpr std::tuple list{named("figure", &FigureRevealed::figure),
                                     named("at", &FigureRevealed::at)};
};
template<>
struct NamedFields<TurnBegan> {
    static constexpr std::tuple list{named("turn", &TurnBegan::turn)};
};
template<>
struct NamedFields<OrderSet> {
    static constexpr std::tuple list{named("seats", &OrderSet::seats),
                                     named("scores", &OrderSet::scores)};
};
template<>
struct NamedFields<WaveBegan> {
    static constexpr std::tuple list{named("seat", &WaveBegan::seat),
                                     named("wave", &WaveBegan::wave),
                                     named("most", &WaveBegan::most)};
};
template<>
struct NamedFields<WaveEnded> {
    static constexpr std::tuple list{named("seat", &WaveEnded::seat),
                                     named("wave", &WaveEnded::wave)};
};
template<>
struct NamedFields<ActivationBegan> {
    static constexpr std::tuple list{named("figure", &ActivationBegan::figure),
                                     named("others", &ActivationBegan::others)};
};
template<>
struct NamedFields<ActivationEnded> {
    static constexpr std::tuple list{named("figure", &ActivationEnded::figure)};
};
template<>
struct NamedFields<ActionsSpent> {
    static constexpr std::tuple list{named("figure", &ActionsSpent::figure),
                                     named("spent", &ActionsSpent::spent),
                                     named("left", &ActionsSpent::left)};
};
template<>
struct NamedFields<MoveDeclared> {
    static constexpr std::tuple list{
        named("figure", &MoveDeclared::figure), named("kind", &MoveDeclared::kind),
        named("path", &MoveDeclared::way), named("cost", &MoveDeclared::cost)};
};
template<>
struct NamedFields<FigureMoved> {
    static constexpr std::tuple list{
        named("figure", &FigureMoved::figure), named("kind", &FigureMoved::kind),
        named("from", &FigureMoved::from), named("to", &FigureMoved::to)};
};
template<>
struct NamedFields<MoveBrokenOff> {
    static constexpr std::tuple list{named("figure", &MoveBrokenOff::figure)};
};
template<>
struct NamedFields<TargetFollowed> {
    static constexpr std::tuple list{
        named("figure", &TargetFollowed::figure), named("target", &TargetFollowed::target),
        named("way", &TargetFollowed::way), named("cost", &TargetFollowed::cost)};
};
template<>
struct NamedFields<FigureMarked> {
    static constexpr std::tuple list{named("figure", &FigureMarked::figure),
                                     named("mark", &FigureMarked::mark),
                                     named("on", &FigureMarked::on)};
};
template<>
struct NamedFields<ShotDeclared> {
    static constexpr std::tuple list{
        named("shooter", &ShotDeclared::shooter), named("target", &ShotDeclared::target),
        named("gun", &ShotDeclared::gun),         named("band", &ShotDeclared::band),
        named("needed", &ShotDeclared::needed),   named("terms", &ShotDeclared::terms),
        named("cover", &ShotDeclared::cover)};
};
template<>
struct NamedFields<BurstAt> {
    static constexpr std::tuple list{named("shooter", &BurstAt::shooter), named("at", &BurstAt::at),
                                     named("dud", &BurstAt::dud)};
};
template<>
struct NamedFields<FlameLaid> {
    static constexpr std::tuple list{named("shooter", &FlameLaid::shooter),
                                     named("corners", &FlameLaid::corners)};
};
template<>
struct NamedFields<FigureHit> {
    static constexpr std::tuple list{
        named("figure", &FigureHit::figure), named("by", &FigureHit::by),
        named("force", &FigureHit::force),   named("resistance", &FigureHit::resistance),
        named("needed", &FigureHit::needed), named("terms", &FigureHit::terms)};
};
template<>
struct NamedFields<Intercepted> {
    static constexpr std::tuple list{named("figure", &Intercepted::figure),
                                     named("chief", &Intercepted::chief)};
};
template<>
struct NamedFields<StrikeDeclared> {
    static constexpr std::tuple list{
        named("attacker", &StrikeDeclared::attacker), named("target", &StrikeDeclared::target),
        named("blades", &StrikeDeclared::blades),     named("needed", &StrikeDeclared::needed),
        named("together", &StrikeDeclared::together), named("terms", &StrikeDeclared::terms)};
};
template<>
struct NamedFields<Wounded> {
    static constexpr std::tuple list{named("figure", &Wounded::figure), named("by", &Wounded::by),
                                     named("weapon", &Wounded::weapon),
                                     named("left", &Wounded::left)};
};
template<>
struct NamedFields<WoundIgnored> {
    static constexpr std::tuple list{named("figure", &WoundIgnored::figure)};
};
template<>
struct NamedFields<PutOut> {
    static constexpr std::tuple list{named("figure", &PutOut::figure), named("by", &PutOut::by),
                                     named("weapon", &PutOut::weapon)};
};
template<>
struct NamedFields<Healed> {
    static constexpr std::tuple list{named("figure", &Healed::figure), named("by", &Healed::by),
                                     named("now", &Healed::now)};
};
template<>
struct NamedFields<Tested> {
    static constexpr std::tuple list{
        named("figure", &Tested::figure), named("lender", &Tested::lender),
        named("test", &Tested::test),     named("command", &Tested::command),
        named("terms", &Tested::terms),   named("automatic", &Tested::automatic),
        named("passed", &Tested::passed)};
};
template<>
struct NamedFields<GunLost> {
    static constexpr std::tuple list{named("figure", &GunLost::figure),
                                     named("gun", &GunLost::gun)};
};
template<>
struct NamedFields<GunLoaded> {
    static constexpr std::tuple list{named("figure", &GunLoaded::figure),
                                     named("gun", &GunLoaded::gun),
                                     named("loaded", &GunLoaded::loaded)};
};
template<>
struct NamedFields<FigureLeft> {
    static constexpr std::tuple list{named("figure", &FigureLeft::figure)};
};
template<>
struct NamedFields<BodyCarried> {
    static constexpr std::tuple list{named("figure", &BodyCarried::figure),
                                     named("body", &BodyCarried::body)};
};
template<>
struct NamedFields<TurnEnded> {
    static constexpr std::tuple list{named("turn", &TurnEnded::turn)};
};
template<>
struct NamedFields<RoutCalled> {
    static constexpr std::tuple list{
        named("seat", &RoutCalled::seat), named("chief_lost", &RoutCalled::chiefLost),
        named("gone", &RoutCalled::gone), named("strength", &RoutCalled::strength)};
};
template<>
struct NamedFields<ObjectiveTaken> {
    static constexpr std::tuple list{named("seat", &ObjectiveTaken::seat),
                                     named("objective", &ObjectiveTaken::objective)};
};
template<>
struct NamedFields<PointsScored> {
    static constexpr std::tuple list{named("seat", &PointsScored::seat),
                                     named("points", &PointsScored::points),
                                     named("source", &PointsScored::source)};
};
template<>
struct NamedFields<MatchEnded> {
    static constexpr std::tuple list{named("points", &MatchEnded::points)};
};

namespace {

/** The words of the events, in the order of the variant. */
constexpr std::array<std::string_view, std::variant_size_v<What>> kEvents = {
    "match-began",      "dice-thrown",      "zone-chosen",     "figure-placed",  "figure-held-back",
    "figure-revealed",  "turn-began",       "order-set",       "wave-began",     "wave-ended",
    "activation-began", "activation-ended", "actions-spent",   "move-declared",  "figure-moved",
    "move-broken-off",  "figure-marked",    "shot-declared",   "burst-at",       "flame-laid",
    "figure-hit",       "intercepted",      "strike-declared", "wounded",        "wound-ignored",
    "put-out",          "healed",           "tested",          "gun-lost",       "gun-loaded",
    "figure-left",      "body-carried",     "turn-ended",      "rout-called",    "points-scored",
    "match-ended",      "ground-advised",   "objective-taken", "target-followed"};

} // namespace

std::string writeEvent(const Context &context, const Event &event)
{
    Json out = std::visit([&](const auto &what) { return written(context, what); }, event.what);
    out["event"] = kEvents[event.what.index()];
    out["rules"] = written(context, event.rules);
    if (!event.audience.isAll())
        out["audience"] = event.audience.seats;
    return out.dump();
}

Result<Event> readEvent(const Context &context, std::string_view text)
{
    return json::decode(text, [&](const Cursor &at) {
        Event event;
        event.what = ofKind<What>(at["event"].choice(kEvents));
        if (!at.isSound())
            return event;
        read(context, at["rules"], event.rules);
        if (const auto audience = at.find("audience"))
            read(context, *audience, event.audience.seats);
        std::visit(
            [&](auto &what) {
                if (at.object(keysOf<std::decay_t<decltype(what)>>({"event", "rules", "audience"})))
                    readFields(context, at, what);
            },
            event.what);
        return event;
    });
}

} // namespace escarmouche::rules::musg::play::codec
