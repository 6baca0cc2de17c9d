// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/codec/codec.h"
#include "rules/atz/play/deeds.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

// All Things Zombie in words: what is asked, what could be done, what happened.

namespace escarmouche::rules::atz {

namespace {

using kit::Sentence;

/** What sentences call what they name. */
class AtzNames final : public kit::Names
{
public:
    AtzNames(const AtzCodec &codec, const Atz &game) : m_codec(codec), m_game(game) {}

    Text token(int id) const override { return m_codec.nameOf(m_game, id); }
    Text side(SeatId seat) const override { return seat == kNoSeat ? Text{} : m_game.name(seat); }
    Text place(const Place &place) const override
    {
        const int cell = m_game.field().cellAt(place);
        const std::string address =
            cell == kit::kNoCell ? std::string() : textOf(m_game.field().address(cell));
        return {address, address};
    }
    Text card(int kind) const override { return m_game.box().item(kind).name; }
    std::vector<Text> rollers(const kit::Happening &event) const override
    {
        const bool isTied = event.kind == told("tied");
        if (!isTied && event.kind != told("initiative"))
            return {};
        const bool mayMeet = m_game.terms().findsPeople ||
                             (m_game.terms().goal == Goal::LastSide && m_game.seats() == 1);
        std::vector<Text> all;
        for (const SeatId seat : kit::EachSeat(m_game.seats()))
            all.push_back(side(seat));
        if (isTied ? mayMeet : event.rule == RuleId{"ATZ-INIT-05"})
            all.push_back(m_codec.word("side.others"));
        all.push_back(m_codec.word("side.zombies"));
        return all;
    }

private:
    const AtzCodec &m_codec;
    const Atz &m_game;
};

std::vector<Sentence> allOfThem()
{
    using As = ToldAs::Kind;
    static constexpr std::string_view kOfItems[]{"emptied",  "reloaded",    "ammo-spent", "gave",
                                                 "attached", "dropped",     "left-find",  "bought",
                                                 "found",    "saw-stranger"};
    return kit::sentencesOf(
        kHappened, kOfItems,
        {{As::Turn, {"round"}},
         {As::Move, {"entered", "came-beside"}},
         {As::Move,
          {"went", "charged", "ducked", "fled", "shambled", "slipped-back", "followed-on"},
          Gesture::Kind::Move},
         {As::Other, {"hit"}, Gesture::Kind::Aim},
         {As::Other, {"missed"}, Gesture::Kind::Aim, kit::kSpared},
         {As::Dice,
          {"initiative", "tied", "ran", "fired", "panicked", "rerolled", "melee-rolled", "dueled",
           "melee-compared", "melee-answered", "tested", "spawn-rolled", "divided", "surprises",
           "is-surprised", "greeted"}},
         {As::Activation,
          {"side-acts", "side-rests", "others-act", "others-rest", "acts", "zombies-act",
           "zombies-rest"}},
         {As::Aside, {"impulse-ended", "shot-lies", "turn-ended"}},
         {As::Weighty,
          {"left-map", "turned", "card-drawn", "found", "found-nothing", "won", "won-by", "lost",
           "drawn", "equal", "joined", "finding-rolled", "somebody-inside", "befriended",
           "attacked", "cured"}},
         {As::Weighty, {"lived"}, {}, kit::Befalls{.isSummed = true}},
         {As::Weighty, {"wounded", "died"}, {}, kit::kHarmed},
         {As::Weighty, {"zombie-died"}, {}, kit::kRemoved}});
}

/** Whose things are handled. */
const Item *itemMeant(const State &state, const Action &action)
{
    if (subjectOf(state) < 0)
        return nullptr;
    const Survivor &survivor = survivorAt(state, subjectOf(state));
    const bool isNumbered = action.deed == Deed::Give || action.deed == Deed::Drop;
    const int item = isNumbered ? action.item : itemIn(survivor, action.slot);
    const bool isThere = item >= 0 && item < static_cast<int>(survivor.items.size());
    return isThere ? &itemAt(survivor, item) : nullptr;
}

/** What comes of what a star picks: "-flees", "-charge-2"; what it cannot do is not promised. */
std::string rowName(const Atz &game, const State &state, const TestFrame &test,
                    const Action &action)
{
    static constexpr std::array kFacing{"-fires", "-fights", "-flees"};
    const int row = action.successes;
    if (test.test == Test::Charge)
        return "-charge-" + std::to_string(row);
    const bool isArmed = row > 0 && couldAnswer(game, state, test);
    if (test.test == Test::Fired)
        return "-fired-" + std::to_string(row) + (row > 0 && !isArmed ? "-unarmed" : "");
    const bool isCovered = !game.field().isClear(survivorAt(state, test.who).cell);
    return kFacing.at(static_cast<std::size_t>(facingOf(row, isCovered, isArmed, test.chargers)));
}

int numberMeant(const Atz &game, const State &state, const Action &action)
{
    if (action.deed == Deed::Recruit)
        return game.kindOf(survivorAt(state, action.who)).cost;
    if (action.deed == Deed::Buy)
        return game.box().item(action.item).price;
    if (action.deed == Deed::Reroll)
        return action.die < state.faces.size() ? state.faces[action.die] : 0;
    return action.successes + action.dice + (action.panic ? 1 : 0); // ATZ-PANIC-01
}

/** "Tonya, Jimmy" */
Text teamNamed(const Atz &game, const Team &team)
{
    Text names;
    for (const Member &member : team.members)
        kit::join(names, game.box().survivor(member.kind).name);
    return names;
}

void describePick(const Atz &game, const State &state, const Action &action, ActionPreview &preview)
{
    if (action.deed == Deed::Buy)
        preview.effects.push_back({"told", {{"text", game.box().item(action.item).effect}}});
    if (action.deed != Deed::Recruit && action.deed != Deed::Equip)
        return;
    const SurvivorKind &kind = game.kindOf(survivorAt(state, action.who));
    preview.effects.push_back({"figures",
                               {{"rep", std::int64_t{kind.healthy.rep}},
                                {"mp", std::int64_t{kind.healthy.mp}},
                                {"melee", std::int64_t{kind.healthy.melee}}}});
    preview.effects.push_back({"told", {{"text", kind.effect}}});
}

} // namespace

Text AtzCodec::nameOf(const Game &game, int token) const
{
    if (token >= kFirstZombie)
        return kit::numbered(word("token.zombie"), token - kFirstZombie);
    const auto &survivors = game.begunWith();
    const bool isThere = token >= 0 && token < static_cast<int>(survivors.size());
    return isThere ? game.kindOf(survivors[static_cast<std::size_t>(token)]).name : Text{};
}

const kit::Telling &AtzCodec::telling()
{
    static const kit::Telling kTelling(
        allOfThem(),
        kit::RegisterIds("ATZ", {"COMP",  "STAR",  "STACK", "TURN",  "INIT",  "MOVE", "RUN",
                                 "ZMOVE", "ACT",   "FIRE",  "AMMO",  "PANIC", "GREN", "LOS",
                                 "MELEE", "REACT", "FLEE",  "SPAWN", "SCEN",  "ABIL", "ITEM",
                                 "ENTER", "LOOT",  "DUCK",  "FIND",  "SKIRM"}));
    return kTelling;
}

Phrase AtzCodec::tell(const Game &game, const Event &event, SeatId) const
{
    const AtzNames names(*this, game);
    Phrase phrase = telling().phrase(event, names);
    const std::size_t rollers = names.rollers(event).size();
    if (rollers > 0 && rollers != event.faces.size())
        phrase.key += "-again";
    else if (rollers == 2 && event.kind == told("tied"))
        phrase.key += "-both";
    if (event.kind == told("rerolled"))
        phrase.values.emplace_back("replaced", std::int64_t{event.numbers[0]});
    return phrase;
}

Phrase AtzCodec::question(const Game &game, const State &state) const
{
    Phrase question{kit::questionKey(state.request), {}};
    if (state.request.what != Awaited::Decision)
        return question;
    const SeatId seat = state.request.decision.seat;
    const bool isWho = askedOf(state) == Asked::Activate; // by its die (ATZ-INIT-02)
    const int left = isWho ? state.dice[kit::indexOf(seat)] : state.impulse.mp;
    question.values = {
        {"who", nameOf(game, subjectOf(state))},
        {"side", game.name(seat)},
        {"n", std::int64_t{topFrame<PickFrame>(state) ? coinLeft(game, state) : left}}};
    const auto *volley = kit::frameUnder<VolleyFrame>(state);
    if (const auto *roll = topFrame<RollFrame>(state)) {
        const auto rep = repTested(game, state, *roll);
        question.key += volley ? "-shot" : (rep ? "-test" : "");
        question.values = {{"what", word("chance-" + std::to_string(roll->reason))},
                           {"dice", kit::facesText(state.faces)},
                           {"rep", std::int64_t{rep.value_or(0)}},
                           {"n", std::int64_t{successesOf(state.faces, rep.value_or(0))}}};
        if (volley)
            question.values.emplace_back("shots",
                                         kit::told(dealtShots(game, state, *volley, state.faces),
                                                   word("ask-5.hit"), word("ask-5.missed"),
                                                   [&](int token) { return nameOf(game, token); }));
    }
    return question;
}

Phrase AtzCodec::label(const Game &game, const State &seen, const Action &action) const
{
    Phrase label{"do." + std::string(wordOf(action.deed)), {}};
    if (action.deed == Deed::Fire && action.panic)
        label.key += "-panic";
    if (action.deed == Deed::Go && seen.impulse.who >= 0 &&
        hasEnemy(seen, survivorAt(seen, seen.impulse.who).side,
                 game.field().cellAt(action.at.address)))
        label.key = "do.charge";
    const Asked asked = askedOf(seen);
    if (action.deed == Deed::Done || action.deed == Deed::Keep || asked == Asked::Peek ||
        asked == Asked::Follow || asked == Asked::Agree)
        label.key = "do." + std::string(wordOf(action.deed)) + '-' +
                    std::to_string(static_cast<int>(asked));
    if (const auto *test = topFrame<TestFrame>(seen); test && action.deed == Deed::Row)
        label.key += rowName(game, seen, *test, action);
    const auto add = [&](std::string name, PhraseValue value) {
        label.values.emplace_back(std::move(name), std::move(value));
    };
    if (action.who >= 0)
        add("who", nameOf(game, action.who));
    if (action.whom >= 0)
        add("whom", nameOf(game, action.whom));
    if (action.at.isGiven())
        add("at", textOf(action.at.address));
    if (action.deed == Deed::Buy)
        add("item", game.box().item(action.item).name);
    if (action.deed == Deed::Ready)
        add("team", teamNamed(game, *teamWith(game, seen, action)));
    if (const Item *item = itemMeant(seen, action))
        add("item", game.kindOf(*item).name);
    add("n", std::int64_t{numberMeant(game, seen, action)});
    return label;
}

void AtzCodec::describe(const Game &game, const State &state, const Game::Plan &plan,
                        ActionPreview &preview) const
{
    preview.effects.push_back(label(game, state, plan.action));
    if (plan.action.deed == Deed::Drop && askedOf(state) == Asked::Impulse)
        preview.warnings.push_back({"left-behind", {}});
    describePick(game, state, plan.action, preview);
    preview.token =
        plan.action.who >= 0 && !topFrame<PickFrame>(state) ? plan.action.who : subjectOf(state);
    preview.rules = rulesTouched(game, state, plan);
}

} // namespace escarmouche::rules::atz
