// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kit/knavescodec.h"

#include "rules/core/json/memberjson.h"
#include "rules/kit/lookahead/lookahead.h"

namespace escarmouche::tests::knaves {

ESCARMOUCHE_WORDS(Deed, "play", "drive", "rest", "stop", "pass")
ESCARMOUCHE_MEMBERS(Action, always("deed", &T::deed), named("card", &T::card))

} // namespace escarmouche::tests::knaves

namespace escarmouche::tests {

using rules::Phrase;
using rules::Text;
using rules::kit::From;
using rules::kit::Sentence;
using rules::kit::Telling;

namespace {

using KnavesFormat = rules::json::Format<nlohmann::json, true, 16>;

Text knavesCard(int kind)
{
    static const std::array<Text, knaves::kKinds> kNames{
        {{"haste", "hâte"}, {"gold", "or"}, {"a knave", "un valet"}}};
    return kNames.at(static_cast<std::size_t>(kind - 1));
}

class KnavesNames final : public rules::kit::Names
{
public:
    Text token(int id) const override
    {
        const std::string number = std::to_string(id + 1);
        return {"wagon " + number, "chariot " + number};
    }
    Text side(rules::SeatId seat) const override
    {
        const std::string number = std::to_string(seat.value + 1);
        return {"Driver " + number, "Cocher " + number};
    }
    Text place(const rules::Place &place) const override
    {
        const std::string mile = std::to_string(std::get<rules::CellPlace>(place).q);
        return {"mile " + mile, "borne " + mile};
    }
    Text card(int kind) const override { return knavesCard(kind); }
};

} // namespace

const Telling &KnavesCodec::telling()
{
    using As = rules::ToldAs::Kind;
    static const Telling kTelling(
        {
            {knaves::kBegun, "begun", {{"side", From::Side}}},
            {knaves::kPutAside, "put-aside"},
            {knaves::kTurnBegan, "turn", {{"side", From::Side}, {"turn", From::First}}, As::Turn},
            {knaves::kDrew, "drew", {{"side", From::Side}}},
            {knaves::kSaw, "saw", {{"card", From::Card}}, As::Aside},
            {knaves::kShuffled, "shuffled"},
            {knaves::kPlayed, "played", {{"side", From::Side}, {"card", From::Card}}},
            {knaves::kSetOut, "set-out", {{"side", From::Side}}},
            {knaves::kStopped, "stopped", {{"side", From::Side}}, As::Weighty},
            {knaves::kCame,
             "came",
             {{"who", From::Who}, {"from", From::At}, {"place", From::To}},
             As::Move,
             rules::Gesture::Kind::Move},
            {knaves::kEarned, "earned", {{"side", From::Side}, {"coins", From::First}}},
            {knaves::kThrew, "threw", {{"side", From::Side}, {"dice", From::Faces}}, As::Dice},
            {knaves::kOver, "over", {}, As::Weighty},
        },
        rules::kit::RegisterIds("KNAVES"));
    return kTelling;
}

std::vector<std::string> KnavesCodec::machines() const
{
    return rules::kit::machineKinds();
}

std::unique_ptr<rules::Ai<knaves::Knaves>> KnavesCodec::machine(std::string_view kind,
                                                                std::uint64_t seed) const
{
    return rules::kit::machineOf<Game, knaves::KnavesMind>(kind, seed);
}

std::string KnavesCodec::write(const Game::Action &action) const
{
    return rules::json::written(KnavesFormat{}, action).dump();
}

rules::Result<knaves::Action> KnavesCodec::readAction(const Game &, std::string_view text) const
{
    return rules::json::decode(text, [](const rules::json::Cursor &at) {
        knaves::Action action;
        rules::json::read(KnavesFormat{}, at, action);
        return action;
    });
}

Phrase KnavesCodec::question(const Game &, const Game::State &state) const
{
    return {"question-" + std::to_string(state.request.decision.prompt), {}};
}

Phrase KnavesCodec::label(const Game &, const Game::State &, const Game::Action &action) const
{
    Phrase label{"do-" + std::to_string(static_cast<int>(action.deed)), {}};
    if (action.card > 0)
        label.values.emplace_back("card", knavesCard(action.card));
    return label;
}

void KnavesCodec::describe(const Game &game, const Game::State &state, const Game::Plan &plan,
                           rules::ActionPreview &preview) const
{
    preview.effects.push_back(label(game, state, plan.action));
}

Phrase KnavesCodec::tell(const Game &, const Event &event, rules::SeatId) const
{
    return telling().phrase(event, KnavesNames{});
}

Phrase KnavesCodec::turnName(int turn) const
{
    return {"turn-name", {{"turn", std::int64_t{turn}}}};
}

const rules::PhraseBook &KnavesCodec::phrases() const
{
    static const rules::PhraseBook kBook{
        {"begun", {"{side} is ready", "{side} est prêt"}},
        {"put-aside", {"A card is put aside", "Une carte est écartée"}},
        {"turn", {"Turn {turn}: {side}", "Tour {turn}\u00a0: {side}"}},
        {"drew", {"{side} draws a card", "{side} pioche une carte"}},
        {"saw", {"It is {card}", "C’est {card}"}},
        {"shuffled", {"The discard is shuffled", "La défausse est mélangée"}},
        {"played", {"{side} plays {card}", "{side} joue {card}"}},
        {"set-out", {"{side} sets out", "{side} se met en route"}},
        {"stopped", {"{side} plays a knave", "{side} joue un valet"}},
        {"came", {"{who} goes from {from} to {place}", "{who} va de {from} à {place}"}},
        {"earned", {"{side} has {coins} {coins|coin|coins}", "{side} a {coins} {coins|écu|écus}"}},
        {"threw", {"{side} rolls {dice}", "{side} lance {dice}"}},
        {"over", {"The race is over", "La course est finie"}},
    };
    return kBook;
}

} // namespace escarmouche::tests
