// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/codec/codec.h"
#include "rules/musg/play/codec/values.h"

namespace escarmouche::rules::musg::play {

ESCARMOUCHE_WORDS(MoveKind, "walk", "run", "charge", "break-away", "flee", "reaction", "step-back",
                  "fall")
static_assert(json::kWords<MoveKind>.size() == static_cast<std::size_t>(MoveKind::Fall) + 1);
ESCARMOUCHE_WORDS(Reason, "deployment-order", "initiative", "first-wave", "rally", "rout",
                  "want-to-charge", "receive-charge", "step-back", "step-back-distance", "spot",
                  "spot-distance", "under-fire", "under-fire-distance", "cover", "to-hit", "damage",
                  "scatter", "scatter-distance", "accident", "stray", "ammunition", "ally-in-melee",
                  "blow", "blow-again", "damage-again", "blade-caught", "climber-falls")
static_assert(json::kWords<Reason>.size() == static_cast<std::size_t>(Reason::ClimberFalls) + 1);

ESCARMOUCHE_WORDS(GroundAdvised::Advice, "zones-near", "table-small", "few-pieces",
                  "nothing-impassable", "little-to-climb")
static_assert(json::kWords<GroundAdvised::Advice>.size() ==
              static_cast<std::size_t>(GroundAdvised::Advice::LittleToClimb) + 1);

ESCARMOUCHE_MEMBERS(Term, named("amount", &T::amount), named("rule", &T::rule))
ESCARMOUCHE_MEMBERS(MatchBegan)
ESCARMOUCHE_MEMBERS(GroundAdvised, named("advice", &T::advice), named("amount", &T::amount),
                    named("limit", &T::limit))
ESCARMOUCHE_MEMBERS(DiceThrown, named("reason", &T::reason), named("owner", &T::owner),
                    named("figure", &T::figure), named("faces", &T::faces),
                    named("needed", &T::needed), named("total", &T::total))
ESCARMOUCHE_MEMBERS(ZoneChosen, named("seat", &T::seat), named("zone", &T::zone))
ESCARMOUCHE_MEMBERS(FigurePlaced, named("figure", &T::figure), named("at", &T::at))
ESCARMOUCHE_MEMBERS(FigureHeldBack, named("figure", &T::figure))
ESCARMOUCHE_MEMBERS(FigureRevealed, named("figure", &T::figure), named("at", &T::at))
ESCARMOUCHE_MEMBERS(TurnBegan, named("turn", &T::turn))
ESCARMOUCHE_MEMBERS(OrderSet, named("seats", &T::seats), named("scores", &T::scores))
ESCARMOUCHE_MEMBERS(WaveBegan, named("seat", &T::seat), named("wave", &T::wave),
                    named("most", &T::most))
ESCARMOUCHE_MEMBERS(WaveEnded, named("seat", &T::seat), named("wave", &T::wave))
ESCARMOUCHE_MEMBERS(ActivationBegan, named("figure", &T::figure), named("others", &T::others))
ESCARMOUCHE_MEMBERS(ActivationEnded, named("figure", &T::figure))
ESCARMOUCHE_MEMBERS(ActionsSpent, named("figure", &T::figure), named("spent", &T::spent),
                    named("left", &T::left))
ESCARMOUCHE_MEMBERS(MoveDeclared, named("figure", &T::figure), named("kind", &T::kind),
                    named("path", &T::way), named("cost", &T::cost))
ESCARMOUCHE_MEMBERS(FigureMoved, named("figure", &T::figure), named("kind", &T::kind),
                    named("from", &T::from), named("to", &T::to))
ESCARMOUCHE_MEMBERS(MoveBrokenOff, named("figure", &T::figure))
ESCARMOUCHE_MEMBERS(TargetFollowed, named("figure", &T::figure), named("target", &T::target),
                    named("way", &T::way), named("cost", &T::cost))
ESCARMOUCHE_MEMBERS(FigureMarked, named("figure", &T::figure), named("mark", &T::mark),
                    named("on", &T::on))
ESCARMOUCHE_MEMBERS(ShotDeclared, named("shooter", &T::shooter), named("target", &T::target),
                    named("gun", &T::gun), named("band", &T::band), named("needed", &T::needed),
                    named("terms", &T::terms), named("cover", &T::cover))
ESCARMOUCHE_MEMBERS(BurstAt, named("shooter", &T::shooter), named("at", &T::at),
                    named("dud", &T::dud))
ESCARMOUCHE_MEMBERS(FlameLaid, named("shooter", &T::shooter), named("corners", &T::corners))
ESCARMOUCHE_MEMBERS(FigureHit, named("figure", &T::figure), named("by", &T::by),
                    named("force", &T::force), named("resistance", &T::resistance),
                    named("needed", &T::needed), named("terms", &T::terms))
ESCARMOUCHE_MEMBERS(Intercepted, named("figure", &T::figure), named("chief", &T::chief))
ESCARMOUCHE_MEMBERS(StrikeDeclared, named("attacker", &T::attacker), named("target", &T::target),
                    named("blades", &T::blades), named("needed", &T::needed),
                    named("together", &T::together), named("terms", &T::terms))
ESCARMOUCHE_MEMBERS(Wounded, named("figure", &T::figure), named("by", &T::by),
                    named("weapon", &T::weapon), named("left", &T::left))
ESCARMOUCHE_MEMBERS(WoundIgnored, named("figure", &T::figure))
ESCARMOUCHE_MEMBERS(PutOut, named("figure", &T::figure), named("by", &T::by),
                    named("weapon", &T::weapon))
ESCARMOUCHE_MEMBERS(Healed, named("figure", &T::figure), named("by", &T::by), named("now", &T::now))
ESCARMOUCHE_MEMBERS(Tested, named("figure", &T::figure), named("lender", &T::lender),
                    named("test", &T::test), named("command", &T::command),
                    named("terms", &T::terms), named("automatic", &T::automatic),
                    named("passed", &T::passed))
ESCARMOUCHE_MEMBERS(GunLost, named("figure", &T::figure), named("gun", &T::gun))
ESCARMOUCHE_MEMBERS(GunLoaded, named("figure", &T::figure), named("gun", &T::gun),
                    named("loaded", &T::loaded))
ESCARMOUCHE_MEMBERS(FigureLeft, named("figure", &T::figure))
ESCARMOUCHE_MEMBERS(BodyCarried, named("figure", &T::figure), named("body", &T::body))
ESCARMOUCHE_MEMBERS(TurnEnded, named("turn", &T::turn))
ESCARMOUCHE_MEMBERS(RoutCalled, named("seat", &T::seat), named("chief_lost", &T::chiefLost),
                    named("gone", &T::gone), named("strength", &T::strength))
ESCARMOUCHE_MEMBERS(ObjectiveTaken, named("seat", &T::seat), named("objective", &T::objective))
ESCARMOUCHE_MEMBERS(PointsScored, named("seat", &T::seat), named("points", &T::points),
                    named("source", &T::source))
ESCARMOUCHE_MEMBERS(MatchEnded, named("points", &T::points))

namespace codec {

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
        const std::size_t kind = at["event"].choice(kEvents);
        if (!at.isSound())
            return event;
        read(context, at["rules"], event.rules);
        if (const auto audience = at.find("audience"))
            read(context, *audience, event.audience.seats);
        event.what = json::readKind<What>(context, at, kind, {"event", "rules", "audience"});
        return event;
    });
}

} // namespace codec

} // namespace escarmouche::rules::musg::play
