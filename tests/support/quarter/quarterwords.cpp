// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/quarter/quarterwords.h"

#include "rules/core/json/memberjson.h"
#include "rules/kit/lookahead/lookahead.h"
#include "tests/support/quarter/ids.h"
#include "tests/support/quarter/quartercodec.h"

#include <algorithm>

namespace escarmouche::tests::quarter {

ESCARMOUCHE_WORDS(Deed, "go", "lay", "open", "look", "take", "play", "draw", "wait", "pass")
ESCARMOUCHE_MEMBERS(Action, always("deed", &T::deed), named("at", &T::at), named("card", &T::card))

} // namespace escarmouche::tests::quarter

namespace escarmouche::tests {

using rules::Phrase;
using rules::Text;
using rules::kit::From;
using rules::kit::Sentence;
using rules::kit::Telling;

namespace {

using QuarterFormat = rules::json::Format<nlohmann::json, true, 16>;

template<std::size_t N>
Text nth(const std::array<Text, N> &names, int at)
{
    return names.at(static_cast<std::size_t>(at));
}

class QuarterNames final : public rules::kit::Names
{
public:
    Text token(int id) const override
    {
        if (id == quarter::kWatchman)
            return {"the watchman", "le guet"};
        if (id < quarter::kWatchman)
            return thiefName(id);
        const std::string number = std::to_string(id - quarter::kFirstFind + 1);
        return {"find " + number, "trouvaille " + number};
    }
    Text side(rules::SeatId seat) const override { return thiefName(seat.value); }
    Text place(const rules::Place &place) const override
    {
        return cellName(quarter::Grid::cellAt(place));
    }
    Text card(int kind) const override
    {
        if (kind > quarter::kTileWord)
            return tileName(kind - quarter::kTileWord);
        return kind > quarter::kFindWord ? findName(kind - quarter::kFindWord) : cardName(kind);
    }
    Text face(const rules::kit::Happening &, int face) const override
    {
        return nth(bells(), face - 1);
    }

    static const std::array<Text, 6> &bells()
    {
        static const std::array<Text, 6> kBells{{{"quiet", "calme"},
                                                 {"quiet", "calme"},
                                                 {"quiet", "calme"},
                                                 {"a bell", "une cloche"},
                                                 {"a bell", "une cloche"},
                                                 {"two bells", "deux cloches"}}};
        return kBells;
    }
};

} // namespace

Text thiefName(int thief)
{
    static const std::array<Text, quarter::kMostThieves> kNames{
        {{"Magpie", "Pie"}, {"Badger", "Blaireau"}, {"Weasel", "Belette"}}};
    return nth(kNames, thief);
}

Text findName(int kind)
{
    static const std::array<Text, 5> kNames{{{"something face down", "face cachée"},
                                             {"a purse", "une bourse"},
                                             {"silver", "de l’argenterie"},
                                             {"a crown", "une couronne"},
                                             {"a bell", "une cloche"}}};
    return nth(kNames, kind);
}

Text cardName(int kind)
{
    static const std::array<Text, 3> kNames{
        {{"Dash", "Course"}, {"Hush", "Chut"}, {"Shove", "Bousculade"}}};
    return nth(kNames, kind - 1);
}

Text tileName(int kind)
{
    static const std::array<Text, 5> kNames{{{"a street", "une rue"},
                                             {"an alley", "une ruelle"},
                                             {"a yard", "une cour"},
                                             {"a house", "une maison"},
                                             {"the gate", "la porte"}}};
    return nth(kNames, kind - 1);
}

Text cellName(int cell)
{
    const std::string address = std::string(1, static_cast<char>('A' + cell % quarter::kSide)) +
                                std::to_string(cell / quarter::kSide + 1);
    return {address, address};
}

const Telling &QuarterCodec::telling()
{
    using As = rules::ToldAs::Kind;
    constexpr auto kMove = rules::Gesture::Kind::Move;
    static const Telling kTelling(
        {
            {quarter::kBegun, "begun"},
            {quarter::kDrew, "drew", {{"who", From::Who}}},
            {quarter::kSaw, "saw", {{"card", From::Card}}, As::Aside},
            {quarter::kShuffled, "shuffled"},
            {quarter::kRoundBegan, "round", {{"turn", From::First}}, As::Turn},
            {quarter::kTurnBegan, "turn", {{"who", From::Who}}, As::Activation},
            {quarter::kWent, "went", {{"who", From::Who}, {"to", From::To}}, As::Move, kMove},
            {quarter::kLaid, "laid", {{"who", From::Who}, {"tile", From::Card}, {"at", From::At}}},
            {quarter::kOpened, "opened", {{"who", From::Who}, {"at", From::At}}},
            {quarter::kLooked, "looked", {{"who", From::Who}, {"at", From::At}}},
            {quarter::kFound, "found", {{"find", From::Card}}, As::Aside},
            {quarter::kTook, "took", {{"who", From::Who}, {"find", From::Card}}, As::Weighty},
            {quarter::kPlayed, "played", {{"who", From::Who}, {"card", From::Card}}, As::Weighty},
            {quarter::kBrought,
             "brought",
             {{"who", From::Who}, {"loot", From::First}},
             As::Weighty},
            {quarter::kHunts,
             "hunts",
             {{"whom", From::Whom}},
             As::Activation,
             rules::Gesture::Kind::Aim},
            {quarter::kRests, "rests", {}, As::Activation},
            {quarter::kStalked, "stalked", {{"to", From::To}}, As::Move, kMove},
            {quarter::kCaught, "caught", {{"who", From::Who}}, As::Weighty, kMove},
            {quarter::kRang, "rang", {{"dice", From::Faces}}, As::Dice},
            {quarter::kAlarmed, "alarmed", {{"alarm", From::First}}},
            {quarter::kOver, "over", {}, As::Weighty},
        },
        rules::kit::RegisterIds("QUARTER"));
    return kTelling;
}

rules::Result<std::string> QuarterCodec::resolve(const rules::MatchSetup &setup) const
{
    const auto thieves = static_cast<int>(setup.seats.size());
    if (thieves < 1)
        return rules::fail(
            {.code = rules::ErrorCode::TooFewEntries, .pointer = "/seats", .number = 1});
    if (thieves > quarter::kMostThieves)
        return rules::fail({.code = rules::ErrorCode::TooManyEntries,
                            .pointer = "/seats",
                            .number = quarter::kMostThieves});
    return std::string();
}

rules::Result<std::unique_ptr<const quarter::Quarter>>
QuarterCodec::make(const rules::MatchSetup &setup, std::string_view) const
{
    return std::make_unique<const Game>(static_cast<int>(setup.seats.size()));
}

std::vector<std::string> QuarterCodec::machines() const
{
    return rules::kit::machineKinds();
}

std::unique_ptr<rules::Ai<quarter::Quarter>> QuarterCodec::machine(std::string_view kind,
                                                                   std::uint64_t seed) const
{
    return rules::kit::machineOf<Game, quarter::QuarterMind>(kind, seed);
}

std::string QuarterCodec::write(const Game::Action &action) const
{
    return rules::json::written(QuarterFormat{}, action).dump();
}

rules::Result<quarter::Action> QuarterCodec::readAction(const Game &, std::string_view text) const
{
    return rules::json::decode(text, [](const rules::json::Cursor &at) {
        quarter::Action action;
        rules::json::read(QuarterFormat{}, at, action);
        return action;
    });
}

Phrase QuarterCodec::question(const Game &, const Game::State &state) const
{
    switch (state.request.what) {
    case rules::Awaited::Decision:
        return {"question-" + std::to_string(state.request.decision.prompt),
                {{"who", thiefName(state.request.decision.seat.value)}}};
    case rules::Awaited::Roll:
        return {"question-bells", {}};
    case rules::Awaited::Pick:
        return {"question-pick-" + std::to_string(state.request.pick.reason), {}};
    case rules::Awaited::Over:
    case rules::Awaited::Nothing:
        break;
    }
    return {"over", {}};
}

Phrase QuarterCodec::label(const Game &, const Game::State &seen, const Game::Action &action) const
{
    using quarter::Deed;
    Phrase label{"do-" + std::string(rules::json::kWords<Deed>[std::size_t(action.deed)]), {}};
    const bool isTake = action.deed == Deed::Take && action.at < quarter::kMostFinds;
    if (isTake) // whoever may has looked at it
        label.values.emplace_back("find", findName(seen.lying[action.at].kind));
    else if (action.deed != Deed::Look && action.at < quarter::kCells)
        label.values.emplace_back("at", cellName(action.at));
    for (const quarter::Hand &hand : seen.hands) {
        for (const rules::kit::HeldCard &card : hand) {
            if (card.id == action.card && card.kind > 0)
                label.values.emplace_back("card", cardName(card.kind));
        }
    }
    return label;
}

void QuarterCodec::describe(const Game &game, const Game::State &state, const Game::Plan &plan,
                            rules::ActionPreview &preview) const
{
    using quarter::Deed;
    preview.effects.push_back(label(game, state, plan.action));
    preview.rules.push_back(plan.action.deed == Deed::Play ? quarter::kCards : quarter::kTurns);
    preview.token = plan.seat.value;
    const bool isFree = plan.action.deed == Deed::Play || plan.action.deed == Deed::Pass;
    preview.cost = isFree ? 0 : 1;
}

Phrase QuarterCodec::tell(const Game &, const Event &event, rules::SeatId) const
{
    return telling().phrase(event, QuarterNames{});
}

std::vector<Text> QuarterCodec::faces(std::uint16_t reason) const
{
    if (reason != quarter::kBells)
        return {};
    return {QuarterNames::bells().begin(), QuarterNames::bells().end()};
}

Phrase QuarterCodec::turnName(int turn) const
{
    return {turn == 0 ? "turn-name-none" : "turn-name", {{"turn", std::int64_t{turn}}}};
}

std::optional<Phrase> QuarterCodec::ending(const Game &game, const Game::State &seen) const
{
    if (seen.request.what != rules::Awaited::Over)
        return {};
    if (seen.alarm == quarter::kFullAlarm)
        return Phrase{"ending-alarm", {}};
    const auto report = game.report(seen);
    const bool hasWinner = std::ranges::any_of(report.seats, [](const rules::SeatReport &seat) {
        return seat.result == rules::SeatResult::Win;
    });
    return Phrase{hasWinner ? "ending-dawn" : "ending-empty", {}};
}

const rules::PhraseBook &QuarterCodec::phrases() const
{
    static const rules::PhraseBook kBook{
        {"question-1", {"What does {who} do?", "Que fait {who}\u00a0?"}},
        {"question-2",
         {"The watchman has somebody: does {who} step in?",
          "Le guet tient quelqu’un\u00a0: {who} intervient\u00a0?"}},
        {"question-bells", {"The bells", "Les cloches"}},
        {"question-pick-1", {"A card", "Une carte"}},
        {"question-pick-2", {"A tile", "Une tuile"}},
        {"question-pick-3", {"A find", "Une trouvaille"}},
        {"question-pick-4", {"Whom the watchman goes for", "Qui le guet va suivre"}},
        {"turn-name", {"Round {turn}", "Manche {turn}"}},
        {"turn-name-none", {"At the gate", "À la porte"}},
        {"do-go", {"Go to {at}", "Aller en {at}"}},
        {"do-lay", {"Lay a tile at {at}", "Poser une tuile en {at}"}},
        {"do-open", {"Open the door of {at}", "Ouvrir la porte de {at}"}},
        {"do-look", {"Look under the marker", "Regarder sous le marqueur"}},
        {"do-take", {"Take {find}", "Prendre {find}"}},
        {"do-play", {"Play {card}", "Jouer {card}"}},
        {"do-draw", {"Draw a card", "Piocher une carte"}},
        {"do-wait", {"End the turn", "Finir le tour"}},
        {"do-pass", {"Do nothing", "Ne rien faire"}},
        {"begun", {"Night falls on the quarter", "La nuit tombe sur le quartier"}},
        {"drew", {"{who} draws a card", "{who} pioche une carte"}},
        {"saw", {"It is {card}", "C’est {card}"}},
        {"shuffled", {"The discard is shuffled", "La défausse est mélangée"}},
        {"round", {"Round {turn}", "Manche {turn}"}},
        {"turn", {"{who} acts", "{who} agit"}},
        {"went", {"{who} goes to {to}", "{who} va en {to}"}},
        {"laid", {"{who} lays {tile} at {at}", "{who} pose {tile} en {at}"}},
        {"opened", {"{who} opens the door of {at}", "{who} ouvre la porte de {at}"}},
        {"looked", {"{who} looks at what lies in {at}", "{who} regarde ce qu’il y a en {at}"}},
        {"found", {"It is {find}", "C’est {find}"}},
        {"took", {"{who} takes {find}", "{who} prend {find}"}},
        {"played", {"{who} plays {card}", "{who} joue {card}"}},
        {"brought",
         {"{who} brings {loot} through the gate", "{who} passe la porte avec un butin de {loot}"}},
        {"hunts", {"The watchman goes for {whom}", "Le guet suit {whom}"}},
        {"rests", {"The watchman can reach nobody", "Le guet ne peut atteindre personne"}},
        {"stalked", {"The watchman goes to {to}", "Le guet va en {to}"}},
        {"caught",
         {"{who} is caught, drops everything and is put out at the gate",
          "Le guet arrête {who}, qui lâche tout et se retrouve à la porte"}},
        {"rang", {"The bells: {dice}", "Les cloches\u00a0: {dice}"}},
        {"alarmed", {"The alarm is at {alarm}", "L’alarme est à {alarm}"}},
        {"over", {"The night is over", "La nuit est finie"}},
        {"ending-alarm", {"The whole quarter is awake.", "Tout le quartier est réveillé."}},
        {"ending-dawn", {"Day breaks.", "Le jour se lève."}},
        {"ending-empty",
         {"Day breaks, and nobody has brought anything out.",
          "Le jour se lève, et personne n’a rien sorti."}},
        {"reason.QUARTER-03",
         {"Within reach: {after} of {before}", "À portée\u00a0: {after} sur {before}"}},
        {"reason.QUARTER-08",
         {"Nearest: {after} of {before}", "Au plus près\u00a0: {after} sur {before}"}},
        {"reason.QUARTER-05",
         {"Ways open: {after} of {before}", "Passages ouverts\u00a0: {after} sur {before}"}},
        {"reason.QUARTER-06",
         {"Most loot: {after} of {before}", "Le plus gros butin\u00a0: {after} sur {before}"}},
        {"reason.QUARTER-07-player", {"Shoved back", "Repoussé"}},
        {"reason.QUARTER-08-order",
         {"Of {before} as short, the first", "De {before} aussi courts, le premier"}},
        {"reason.QUARTER-08-dice", {"Drawn by lot among {before}", "Tiré au sort parmi {before}"}},
        {"would-hunt",
         {"From there the watchman would go for {whom}", "De là, le guet suivrait {whom}"}},
        {"would-draw",
         {"From there it would be drawn by lot whom the watchman goes for",
          "De là, le sort dirait qui le guet suivrait"}},
        {"would-rest",
         {"From there the watchman could reach nobody", "De là, le guet n’atteindrait personne"}},
        {"score.home", {"Brought out", "Sorti"}},
        {"motive.home", {"brought out", "sorti"}},
        {"motive.loot", {"loot carried", "butin porté"}},
        {"motive.way", {"way to the gate", "chemin de la porte"}},
        {"motive.finds", {"finds known", "trouvailles connues"}},
        {"motive.alarm", {"alarm", "alarme"}},
        {"motive.cards", {"cards in hand", "cartes en main"}},
        {"motive.ahead", {"what follows", "la suite"}},
        {"not-asked", {"It is not your turn", "Ce n’est pas votre tour"}},
        {"no-way", {"No way leads there", "Aucun chemin n’y mène"}},
        {"door-shut", {"The door is shut", "La porte est fermée"}},
        {"no-door", {"No shut door there", "Pas de porte fermée à cet endroit"}},
        {"no-tiles", {"No tiles are left", "Il n’y a plus de tuiles"}},
        {"not-free", {"No tile can be laid there", "On ne peut pas poser de tuile à cet endroit"}},
        {"nothing-there", {"Nothing lies there", "Il n’y a rien à cet endroit"}},
        {"seen-already", {"You know what it is", "Vous savez ce que c’est"}},
        {"not-seen", {"Look at it first", "Regardez d’abord ce que c’est"}},
        {"no-such-card", {"No such card in hand", "Pas cette carte en main"}},
        {"no-escape", {"That helps nobody who is caught", "Cela n’aide pas quelqu’un d’arrêté"}},
        {"nobody-caught", {"Nobody is being caught", "Le guet n’arrête personne"}},
        {"all-quiet", {"There is no alarm", "Il n’y a pas d’alarme"}},
        {"hand-full", {"{limit} cards are the most", "{limit} cartes au plus"}},
        {"no-cards", {"No cards are left", "Il n’y a plus de cartes"}},
    };
    return kBook;
}

} // namespace escarmouche::tests
