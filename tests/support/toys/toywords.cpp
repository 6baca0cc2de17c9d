// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/toys/toywords.h"

#include "tests/support/toys/toycodecs.h"

#include <array>

// The words of Ambush and Crypt: questions, answers, the log.

namespace escarmouche::tests {

using rules::Phrase;
using rules::Text;

namespace {

using AmbushKind = ambush::EventKind;
using CryptKind = crypt::EventKind;

constexpr std::array kAmbushDeeds{"do-step",     "do-watch", "do-shoot",
                                  "do-end-turn", "do-react", "do-hold"};
constexpr std::array kAmbushNews{"placed",  "turn",     "taken", "seen", "played",
                                 "stepped", "watching", "shot",  "fell", "over"};
constexpr std::array kCryptDeeds{"do-go", "do-search", "do-fight", "do-pass"};
constexpr std::array kCryptNews{"begun",  "thrown",  "turn-round", "turn-of", "went", "nothing",
                                "found",  "carried", "fought",     "slain",   "came", "crept",
                                "bitten", "missed",  "alarm",      "over"};

Text numbered(const char *en, const char *fr, int number)
{
    const std::string digits = ' ' + std::to_string(number);
    return {en + digits, fr + digits};
}

Text sideName(int seat)
{
    return seat == 0 ? Text{"the Greens", "les Verts"} : Text{"the Greys", "les Gris"};
}

Phrase::Values ambushValues(int scout, int target, int number, ambush::Cell at, int seat)
{
    return {{"who", scoutName(scout)}, {"whom", scoutName(target)},
            {"side", sideName(seat)},  {"number", std::int64_t{number}},
            {"q", std::int64_t{at.q}}, {"r", std::int64_t{at.r}}};
}

} // namespace

Text scoutName(int scout)
{
    return numbered("Scout", "Éclaireur", scout + 1);
}

Text seekerName(int seeker)
{
    return seeker == 0 ? Text{"Ada", "Ada"} : Text{"Basil", "Basile"};
}

Text ghoulName(int ghoul)
{
    return numbered("Ghoul", "Goule", ghoul + 1);
}

Text zoneName(int zone)
{
    static const std::array<Text, crypt::kZones> kNames{{{"the stairs", "l’escalier"},
                                                         {"the chapel", "la chapelle"},
                                                         {"the ossuary", "l’ossuaire"},
                                                         {"the well", "le puits"},
                                                         {"the gallery", "la galerie"},
                                                         {"the vault", "le caveau"},
                                                         {"the cellar", "la cave"},
                                                         {"the tomb", "le tombeau"}}};
    return kNames.at(static_cast<std::size_t>(zone));
}

Phrase AmbushCodec::question(const Game &, const Game::State &state) const
{
    if (state.request.what == rules::Awaited::Decision)
        return {ambush::isWatched(state) ? "question-react" : "question", {}};
    return {state.request.what == rules::Awaited::Roll ? "question-shot" : "question-draw", {}};
}

Phrase AmbushCodec::label(const Game &, const Game::State &, const Game::Action &action) const
{
    std::string key = kAmbushDeeds[std::size_t(action.kind)];
    if (action.card > 0)
        key += "-card";
    return {std::move(key), ambushValues(action.scout, action.target, action.card, action.to, 0)};
}

void AmbushCodec::describe(const Game &game, const Game::State &state, const Game::Plan &plan,
                           rules::ActionPreview &preview) const
{
    preview.effects.push_back(label(game, state, plan.action));
    preview.rules.push_back({"AMBUSH-02"});
    preview.token = spot(plan.action).token;
}

Phrase AmbushCodec::tell(const Game &, const Game::Event &event, rules::SeatId) const
{
    std::string key = kAmbushNews[std::size_t(event.kind)];
    if (event.kind == AmbushKind::Watching && event.number == 0)
        key = "at-ease";
    Phrase told{std::move(key),
                ambushValues(event.scout, event.target, event.number, event.at, event.seat.value)};
    if (event.kind == AmbushKind::TurnBegan)
        told.values.push_back({"turn", std::int64_t{event.number}});
    return told;
}

std::optional<Phrase> AmbushCodec::ending(const Game &, const Game::State &seen) const
{
    if (seen.request.what != rules::Awaited::Over)
        return {};
    return Phrase{seen.turn > ambush::kTurns ? "ending-late" : "ending-fallen", {}};
}

Phrase AmbushCodec::turnName(int turn) const
{
    return {turn == 0 ? "turn-name-none" : "turn-name", {{"turn", std::int64_t{turn}}}};
}

const rules::PhraseBook &AmbushCodec::phrases() const
{
    static const rules::PhraseBook kBook{
        {"question", {"What now?", "Et maintenant\u00a0?"}},
        {"turn-name", {"Turn {turn}", "Tour {turn}"}},
        {"turn-name-none", {"Before the match", "Avant la partie"}},
        {"question-react", {"Shoot at whoever moved?", "Tirer sur qui a bougé\u00a0?"}},
        {"question-shot", {"The shot", "Le tir"}},
        {"question-draw", {"A card", "Une carte"}},
        {"do-step", {"Move {who}", "Déplacer {who}"}},
        {"do-watch", {"{who} keeps watch", "{who} fait le guet"}},
        {"do-shoot", {"{who} shoots at {whom}", "{who} tire sur {whom}"}},
        {"do-shoot-card",
         {"{who} shoots at {whom} (card: +{number})",
          "{who} tire sur {whom} (carte\u00a0: +{number})"}},
        {"do-end-turn", {"End the turn", "Finir le tour"}},
        {"do-react", {"Shoot", "Tirer"}},
        {"do-react-card", {"Shoot (card: +{number})", "Tirer (carte\u00a0: +{number})"}},
        {"do-hold", {"Hold fire", "Ne pas tirer"}},
        {"placed", {"{who} hides at {q}, {r}", "{who} se cache en {q}, {r}"}},
        {"turn", {"Turn {number}: {side}", "Tour {number}\u00a0: {side}"}},
        {"taken", {"A card for {side}", "Une carte pour {side}"}},
        {"seen", {"It is worth {number}", "Elle vaut {number}"}},
        {"played", {"A card worth {number} from {side}", "Une carte de {number} pour {side}"}},
        {"stepped", {"{who} moves to {q}, {r}", "{who} va en {q}, {r}"}},
        {"watching", {"{who} keeps watch", "{who} fait le guet"}},
        {"at-ease", {"{who} watches no more", "{who} ne guette plus"}},
        {"shot", {"{who} shoots at {whom}: {number}", "{who} tire sur {whom}\u00a0: {number}"}},
        {"fell", {"{who} falls", "{who} tombe"}},
        {"over", {"The skirmish is over", "L’embuscade est finie"}},
        {"ending-late", {"Night falls.", "La nuit tombe."}},
        {"ending-fallen", {"One side has nobody left.", "Un camp n’a plus personne."}},
        {"score.standing", {"Standing", "Debout"}},
        {"not-asked", {"It is not your turn", "Ce n’est pas votre tour"}},
        {"no-such-card", {"No such card in hand", "Pas cette carte en main"}},
        {"not-your-scout", {"Not one of your scouts", "Pas un de vos éclaireurs"}},
        {"taken-cell", {"Somebody is there", "Il y a déjà quelqu’un"}},
        {"watching-already", {"Keeps watch already", "Guette déjà"}},
        {"no-enemy", {"No enemy there", "Aucun ennemi à cet endroit"}},
        {"too-far", {"{amount} cells away, {limit} at most", "à {amount} cases, {limit} au plus"}},
    };
    return kBook;
}

Phrase CryptCodec::question(const Game &, const Game::State &state) const
{
    switch (state.request.what) {
    case rules::Awaited::Decision:
        return {"question", {{"name", seekerName(state.request.decision.seat.value)}}};
    case rules::Awaited::Roll:
        return {"question-dice", {}};
    case rules::Awaited::Pick:
    case rules::Awaited::Over:
    case rules::Awaited::Nothing:
        break;
    }
    return {"question-hide", {}};
}

Phrase CryptCodec::label(const Game &, const Game::State &, const Game::Action &action) const
{
    const bool isFight = action.kind == crypt::ActionKind::Fight;
    const Text to =
        isFight ? ghoulName(action.to) : zoneName(std::min<int>(action.to, crypt::kZones - 1));
    return {kCryptDeeds[std::size_t(action.kind)], {{"to", to}}};
}

void CryptCodec::describe(const Game &game, const Game::State &state, const Game::Plan &plan,
                          rules::ActionPreview &preview) const
{
    preview.effects.push_back(label(game, state, plan.action));
    preview.rules.push_back({"CRYPT-02"});
    preview.token = plan.seeker;
}

Phrase CryptCodec::tell(const Game &, const Game::Event &event, rules::SeatId) const
{
    std::string key = kCryptNews[std::size_t(event.kind)];
    if (event.kind == CryptKind::Thrown && event.number > 0)
        key += "-two";
    if (event.kind == CryptKind::Over && event.number == 0)
        key += "-lost";
    Phrase told{std::move(key),
                {{"first", std::int64_t{event.who}},
                 {"number", std::int64_t{event.number}},
                 {"ghoul", ghoulName(event.who)}}};
    if (event.who < crypt::kSeekers)
        told.values.push_back({"name", seekerName(event.who)});
    if (event.number < crypt::kZones)
        told.values.push_back({"zone", zoneName(event.number)});
    if (event.kind == CryptKind::RoundBegan)
        told.values.push_back({"turn", std::int64_t{event.number}});
    return told;
}

std::optional<Phrase> CryptCodec::ending(const Game &, const Game::State &seen) const
{
    if (seen.request.what != rules::Awaited::Over)
        return {};
    if (seen.won)
        return Phrase{"ending-won", {}};
    return Phrase{seen.alarm >= crypt::kAlarm ? "ending-alarm" : "ending-fallen", {}};
}

Phrase CryptCodec::turnName(int turn) const
{
    return {turn == 0 ? "turn-name-none" : "turn-name", {{"turn", std::int64_t{turn}}}};
}

const rules::PhraseBook &CryptCodec::phrases() const
{
    static const rules::PhraseBook kBook{
        {"question", {"What does {name} do?", "Que fait {name}\u00a0?"}},
        {"turn-name", {"Round {turn}", "Manche {turn}"}},
        {"turn-name-none", {"At the stairs", "Dans l’escalier"}},
        {"question-dice", {"The dice", "Les dés"}},
        {"question-hide", {"Where the relic lies", "Où est la relique"}},
        {"do-go", {"Go to {to}", "Aller\u00a0: {to}"}},
        {"do-search", {"Search", "Fouiller"}},
        {"do-fight", {"Fight {to}", "Combattre {to}"}},
        {"do-pass", {"Wait", "Attendre"}},
        {"begun", {"The seekers enter the crypt", "Les chercheurs entrent dans la crypte"}},
        {"thrown", {"Die: {first}", "Dé\u00a0: {first}"}},
        {"thrown-two", {"Dice: {first} and {number}", "Dés\u00a0: {first} et {number}"}},
        {"turn-round", {"Round {number}", "Manche {number}"}},
        {"turn-of", {"{name} acts", "{name} agit"}},
        {"went", {"{name} goes to {zone}", "{name} se déplace\u00a0: {zone}"}},
        {"nothing", {"{name} finds nothing in {zone}", "{name} ne trouve rien\u00a0: {zone}"}},
        {"found", {"{name} finds the relic in {zone}", "{name} trouve la relique\u00a0: {zone}"}},
        {"carried", {"The relic comes to {zone}", "La relique arrive\u00a0: {zone}"}},
        {"fought", {"{name} strikes: {number}", "{name} frappe\u00a0: {number}"}},
        {"slain", {"{ghoul} is slain", "{ghoul} est abattue"}},
        {"came", {"{ghoul} appears in {zone}", "{ghoul} apparaît\u00a0: {zone}"}},
        {"crept", {"{ghoul} creeps to {zone}", "{ghoul} rampe\u00a0: {zone}"}},
        {"bitten",
         {"{name} is bitten: {number} {number|wound|wounds} left",
          "{name} est blessé\u00a0: reste {number} {number|vie|vies}"}},
        {"missed", {"{name} dodges", "{name} esquive"}},
        {"alarm", {"The alarm rises to {number}", "L’alarme monte à {number}"}},
        {"over", {"The relic is out of the crypt", "La relique est sortie de la crypte"}},
        {"over-lost", {"The crypt keeps its relic", "La crypte garde sa relique"}},
        {"ending-won", {"The relic is safe.", "La relique est sauvée."}},
        {"ending-alarm", {"The crypt has closed.", "La crypte s’est refermée."}},
        {"ending-fallen", {"Both seekers have fallen.", "Les deux chercheurs sont tombés."}},
        {"score.wounds-left", {"Wounds left", "Vies restantes"}},
        {"not-asked", {"It is not your turn", "Ce n’est pas votre tour"}},
        {"no-door", {"No door leads there", "Aucune porte n’y mène"}},
        {"nothing-to-find", {"Nothing to find here", "Rien à trouver ici"}},
        {"no-ghoul", {"No ghoul here", "Aucune goule ici"}},
    };
    return kBook;
}

} // namespace escarmouche::tests
