// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/zombies/codec/citing.h"
#include "rules/zombies/codec/codec.h"
#include "rules/zombies/game/judging.h"
#include "rules/zombies/play/deeds.h"
#include "rules/zombies/play/fight.h"
#include "rules/zombies/play/filling.h"
#include "rules/zombies/play/walk.h"

#include <string>

// Zombies!!! in words: what is asked, what could be done, what happened.

namespace escarmouche::rules::zombies {

namespace {

using kit::From, kit::Sentence;

/** What sentences call what they name. */
class ZombiesNames final : public kit::Names
{
public:
    ZombiesNames(const ZombiesCodec &codec, const Zombies &game) : m_codec(codec), m_game(game) {}

    Text token(int id) const override
    {
        return id < kMostPlayers ? m_game.name({static_cast<std::int8_t>(id)})
                                 : m_codec.word("token.zombie");
    }
    Text side(SeatId seat) const override { return m_game.name(seat); }
    Text card(int number) const override
    {
        static constexpr std::array<std::string_view, 5> kThings{
            "thing.life", "thing.bullet", "thing.guts", "thing.card", "thing.manhole"};
        if (number >= kThingWord)
            return m_codec.word(kThings[static_cast<std::size_t>(number - kThingWord)]);
        if (number > kTileWord)
            return m_codec.box().tile(number - kTileWord).name;
        return m_codec.box().card(number).name;
    }

private:
    const ZombiesCodec &m_codec;
    const Zombies &m_game;
};

std::vector<Sentence> allSentences()
{
    using As = ToldAs::Kind;
    using Tone = Outcome::Tone;
    constexpr auto kMove = Gesture::Kind::Move;
    constexpr kit::Befalls kGood{From::Who, Tone::Good}, kBad{From::Who, Tone::Bad},
        kPlain{From::Who, Tone::Plain}, kGoodSum{From::Who, Tone::Good, true},
        kBadSum{From::Who, Tone::Bad, true}, kOther{From::Whom, Tone::Bad};
    constexpr std::pair<std::string_view, From> kWho{"who", From::Who}, kWhom{"whom", From::Whom},
        kN{"n", From::First}, kM{"m", From::Second}, kCard{"card", From::Card},
        kDice{"dice", From::Faces};
    return {
        {kBegun, "begun"},
        {kDealt, "dealt", {kWho}},
        {kDrew, "drew", {kWho}, As::Aside},
        {kSaw, "saw", {kCard}, As::Aside},
        {kShuffled, "shuffled"},
        {kRoundBegan, "round", {kN}, As::Turn},
        {kTurnBegan, "turn", {kWho}, As::Activation},
        {kNoTile, "no-tile", {kWho}, As::Aside},
        {kHelipadIn, "helipad-in"},
        {kShort, "short", {kN}},
        {kMet, "met", {kWho}},
        {kRestarted, "restarted", {kWho}},
        {kTileDrawn, "tile-drawn", {kWho, kCard}},
        {kPlacerFound, "placer", {kWho}},
        {kTileLaid, "tile-laid", {kWho, kCard}},
        {kTileAside, "tile-aside", {kCard}},
        {kTileBack, "tile-back", {kCard}},
        {kRoadsClosed, "roads-closed", {kWho}, As::Weighty},
        {kCame, "came", {kN}, As::Aside},
        {kTokenPut, "token-put", {kCard, kM}, As::Aside},
        {kDie, "die", {kWho, kDice}, As::Dice},
        {kGutsMoved, "guts", {kWho, kN}, As::Aside},
        {kKilled, "killed", {kWho, kN}, As::Weighty, {}, kGoodSum},
        {kDodged, "dodged", {kWho}, As::Other, {}, kGood},
        {kPaid, "paid", {kWho, kN}, As::Other, {}, kPlain},
        {kLifeLost, "life-lost", {kWho, kN}, As::Weighty, {}, kBadSum},
        {kDied, "died", {kWho}, As::Weighty, {}, kBadSum},
        {kLostByDeath, "lost-by-death", {kWho, kN}},
        {kTook, "took", {kWho, kCard}},
        {kRolledMove, "rolled-move", {kWho, kDice, kN}, As::Dice},
        {kWent, "went", {kWho, kN}, As::Move, kMove},
        {kEntered, "entered", {kWho, kCard}, As::Move, kMove},
        {kRolledZombies, "rolled-zombies", {kWho, kDice, kN}, As::Dice},
        {kShambled, "shambled", {}, As::Aside, kMove},
        {kReached, "reached", {kWhom}, As::Move, kMove, kOther},
        {kPlayed, "played", {kWho, kCard}, As::Weighty},
        {kPlayedOn, "played-on", {kWho, kWhom, kCard}, As::Weighty},
        {kAimed, "aimed", {kCard}},
        {kCardLaid, "card-laid", {kWho, kCard}},
        {kCancelled, "cancelled", {kWho, kWhom, kCard}, As::Weighty},
        {kUsed, "used", {kWho, kCard}, As::Weighty},
        {kWornOut, "worn-out", {kWho, kCard}},
        {kDiscarded, "discarded", {kWho, kCard}},
        {kGained, "gained", {kWho, kCard, kM}},
        {kLost, "lost", {kWho, kCard}, As::Weighty},
        {kStole, "stole", {kWho, kWhom, kCard, kM}, As::Weighty},
        {kGave, "gave", {kWho, kWhom}, As::Weighty},
        {kCleared, "cleared", {kWho, kN}, As::Weighty},
        {kBarred, "barred", {kWho}},
        {kReopened, "reopened"},
        {kSwapped, "swapped", {kWho, kWhom}, As::Other, {}, kPlain},
        {kSkipsMove, "skips-move", {kWho}, As::Other, {}, kBad},
        {kSkipsZombies, "skips-zombies", {kWho}},
        {kSteered, "steered", {kWho, kWhom}},
        {kWentDown, "went-down", {kWho}, As::Other, {}, kPlain},
        {kCameUp, "came-up", {kWho}, As::Other, {}, kPlain},
        {kSpared, "spared", {kWho}},
        {kWaits, "waits", {kWho}},
        {kRode, "rode", {kWho, kCard}, As::Move, kMove},
        {kRodeNowhere, "rode-nowhere", {kWho}},
        {kStationsClosed, "stations-closed", {kWho}},
        {kManholeMoved, "manhole-moved", {kWho}},
        {kManholeGone, "manhole-gone", {kWho}},
        {kAreaOpened, "area-opened", {kCard}, As::Weighty},
        {kSealed, "sealed", {kWho, kCard}, As::Weighty},
        {kLanded, "landed", {kWho}, As::Move, kMove},
        {kPushed, "pushed", {kWho}},
        {kPeeked, "peeked", {kWho, kN}},
        {kCardsOfAreas, "cards-of-areas", {kN}, As::Aside},
        {kAreasIn, "areas-in", {kN}, As::Aside},
        {kTookJeep, "took-jeep", {kWho}},
        {kCrawled, "crawled", {kWho, kCard}, As::Move, kMove},
        {kStruggled, "struggled", {kWho, kDice}, As::Dice},
        {kFreed, "freed", {kWho, kDice}, As::Dice, {}, kGood},
        {kEscaped, "escaped", {kWho}, As::Weighty},
        {kWon, "won", {kWho, kN}, As::Weighty},
        {kDeserted, "deserted", {}, As::Weighty},
        {kLastRoundBegan, "last-round", {kN}, As::Turn},
        {kHasMost, "has-most", {kWho, kN}, As::Weighty},
        {kAsMany, "as-many", {kN}, As::Weighty},
    };
}

/** The card that was played last. */
const CardFrame *lastCard(const State &state)
{
    const CardFrame *last = nullptr;
    for (const Frame &frame : state.frames) {
        if (const auto *card = std::get_if<CardFrame>(&frame))
            last = card;
    }
    return last;
}

/** What a question is about, beside who is asked. */
Phrase::Values subjectOf(const ZombiesCodec &codec, const Zombies &game, const State &state)
{
    const Asked asked = askedOf(state);
    const auto *lay = topFrame<LayFrame>(state);
    const auto *herd = topFrame<HerdFrame>(state);
    const auto *fill = topFrame<FillFrame>(state);
    const bool isOfCard = asked == Asked::Answer || asked == Asked::Aim;
    if (asked == Asked::Lay && lay)
        return {{"tile", codec.box().tile(lay->kind).name}};
    if (asked == Asked::Go)
        return {{"n", std::int64_t{state.turn.left}}};
    if (asked == Asked::Failed)
        return {{"n", std::int64_t{state.fight.natural}}};
    if (asked == Asked::Move && herd)
        return {{"n", std::int64_t{herd->left}}};
    if (asked == Asked::Put && fill)
        return {
            {"what", codec.word("coming." + std::to_string(static_cast<int>(nextComing(*fill))))}};
    if (const auto *card = lastCard(state); card && isOfCard)
        return {{"card", codec.box().card(card->card.kind).name},
                {"active", game.name(card->seat)}};
    const int rolled = asked == Asked::Die ? state.fight.natural : state.turn.roll;
    return {{"active", game.name(state.turn.seat)}, {"n", std::int64_t{rolled}}};
}

/** A card that lies face up for whoever sees that, or null. */
const kit::HeldCard *cardOf(const Zombies &game, const State &seen, std::uint16_t id)
{
    for (const SeatId seat : game.everySeat()) {
        if (const auto *held = handCard(seen, seat, id); held && held->kind > 0)
            return held;
        if (const auto *laid = laidCard(seen, seat, id))
            return &laid->card;
    }
    return nullptr;
}

/** "north, east" */
Text sidesOf(const ZombiesCodec &codec, const Face &face)
{
    static constexpr std::array kNames{"side.north", "side.east", "side.south", "side.west"};
    Text all;
    for (const Side side : kAllSides) {
        if (!face.hasExit(side))
            continue;
        const Text &one = codec.word(kNames[static_cast<std::size_t>(side)]);
        all.en += (all.en.empty() ? "" : ", ") + one.en;
        all.fr += (all.fr.empty() ? "" : ", ") + one.fr;
    }
    return all;
}

/** "Waterworks, north-west"; of a street with its column and row, as there are others like it. */
Text addressOf(const ZombiesCodec &codec, const State &seen, const Cell &cell)
{
    const std::string numbers = std::to_string(cell.column) + ", " + std::to_string(cell.row);
    const Square square = squareAt(seen.town, cell);
    if (square == kNowhere)
        return {numbers, numbers};
    const TileKind &tile = codec.box().tile(seen.town.tileOf(square).kind);
    const Text &within = codec.word("within." + std::to_string(square % kSquares));
    const std::string where = tile.role == TileRole::Common ? " (" + numbers + ')' : "";
    return {tile.name.en + ", " + within.en + where, tile.name.fr + ", " + within.fr + where};
}

/** The deed in the moment in which it is asked for. */
std::string labelKey(const State &state, const Action &action)
{
    const Asked asked = askedOf(state);
    const bool isDodged = asked == Asked::Dodged, hasCard = action.card != 0;
    if (action.deed == Deed::Roll && asked == Asked::Fight)
        return hasCard ? "do-fight-with" : "do-fight";
    if (action.deed == Deed::Pay && isDodged)
        return "do-pay-dodged";
    if (action.deed == Deed::Leave && isDodged)
        return "do-leave-dodged";
    if (action.deed == Deed::Penalty && hasCard)
        return "do-penalty-guts";
    if (action.deed == Deed::Ride && asked == Asked::Arrive)
        return "do-arrive";
    if (action.deed == Deed::Play && action.whom.valid())
        return "do-play-on";
    return "do-" + std::string(wordOf(action.deed));
}

} // namespace

const kit::Telling &ZombiesCodec::telling()
{
    static const kit::Telling kTelling(
        allSentences(),
        kit::RegisterIds("ZZZ", {"SETUP", "TURN", "TILE", "COMBAT", "DEATH", "CARD", "MOVE",
                                 "ZMOVE", "WIN", "EXP", "GUTS", "SEWER", "SUBWAY", "DODGE"}));
    return kTelling;
}

Phrase ZombiesCodec::tell(const Game &game, const Event &event, SeatId) const
{
    return telling().phrase(event, ZombiesNames{*this, game});
}

Phrase ZombiesCodec::question(const Game &game, const State &state) const
{
    const Request &request = state.request;
    const bool isAsked = request.what == Awaited::Decision;
    const SeatId who = isAsked ? request.decision.seat : state.turn.seat;
    Phrase question{kit::questionKey(request), {}};
    if (who.valid()) // nobody's turn has begun
        question.values.emplace_back("who", game.name(who));
    if (isAsked) {
        for (auto &subject : subjectOf(*this, game, state))
            question.values.push_back(std::move(subject));
    }
    return question;
}

Phrase ZombiesCodec::label(const Game &game, const State &seen, const Action &action) const
{
    Phrase label{labelKey(seen, action), {}};
    const auto add = [&](std::string name, PhraseValue value) {
        label.values.emplace_back(std::move(name), std::move(value));
    };
    if (const auto *card = cardOf(game, seen, action.card))
        add("card", m_box->card(card->kind).name);
    if (const auto *card = cardOf(game, seen, action.other))
        add("other", m_box->card(card->kind).name);
    if (action.whom.valid() && action.whom.value < game.seats())
        add("whom", game.name(action.whom));
    if (action.deed == Deed::Pay)
        add("n", std::int64_t{bulletsNeeded(game, seen)});
    if (const auto *lay = topFrame<LayFrame>(seen); lay && action.deed == Deed::Lay) {
        add("tile", m_box->tile(lay->kind).name);
        add("sides", sidesOf(*this, game.faces().of(lay->kind, action.turn % kSides)));
    }
    if (action.at.isGiven())
        add("at", addressOf(*this, seen, action.at));
    if (action.deed == Deed::Order && action.turn < seen.top.size())
        add("tile", m_box->tile(seen.top[action.turn]).name);
    if (action.deed == Deed::Draw)
        add("pile",
            word(action.area < 0 ? "pile.town" : "set." + std::string(wordOf(setOf(action.area)))));
    if (action.to.isGiven())
        add("to", addressOf(*this, seen, action.to));
    return label;
}

void ZombiesCodec::describe(const Game &game, const State &state, const Game::Plan &plan,
                            ActionPreview &preview) const
{
    preview.effects.push_back(label(game, state, plan.action));
    preview.token = plan.seat.value;
    preview.rules = rulesTouched(game, state, plan);
    if (const auto *card = cardOf(game, state, plan.action.card))
        preview.effects.push_back({"card-does", {{"what", m_box->card(card->kind).effect}}});
    if (plan.action.deed == Deed::Suffer && playerOf(state, plan.seat).life == 1)
        preview.warnings.push_back({"last-life-lost", {}});
    if (plan.action.deed != Deed::Go)
        return;
    const Square goal = squareAt(state.town, plan.action.at);
    const std::int64_t steps = Walk(game, state).steps(goal);
    preview.effects.push_back({"goes-steps", {{"n", steps}, {"left", state.turn.left - steps}}});
    if (state.town.zombie(goal) != 0 && !state.turn.noCombat && isAbove(state, plan.seat))
        preview.effects.push_back({"goes-fight", {}});
}

} // namespace escarmouche::rules::zombies
