// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/skirmishcodec.h"

#include "rules/core/game/ai.h"
#include "rules/core/json/jsonreader.h"
#include "rules/kit/tables/tablefile.h"
#include "rules/musg/codec/codec.h"
#include "rules/musg/legality/legality.h"
#include "rules/musg/play/ai/easy.h"
#include "rules/musg/play/ai/normal.h"
#include "rules/musg/play/board/figurelook.h"
#include "rules/musg/play/codec/codec.h"
#include "rules/musg/play/setup/matchoptions.h"
#include "rules/musg/play/setup/muster.h"
#include "rules/musg/play/setup/scenariofile.h"
#include "rules/musg/play/stage/turnsteps.h"
#include "rules/musg/play/story/aftermath.h"
#include "rules/musg/play/story/telling.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace escarmouche::rules::musg::play {

namespace {

using Json = nlohmann::json;

std::string seatPointer(std::size_t seat)
{
    return "/seats/" + std::to_string(seat) + "/band";
}

Result<void> checkBands(const MatchSetup &setup)
{
    constexpr std::size_t kFewestBands = 2;
    // MUSG-DEPLOY-05
    if (setup.seats.size() < kFewestBands)
        return fail({.code = ErrorCode::TooFewEntries,
                     .subject = "MUSG-DEPLOY-05",
                     .pointer = "/seats",
                     .number = static_cast<std::int64_t>(kFewestBands)});
    return {};
}

bool comes(const Catalogue &catalogue, const Band &band, const Member &member)
{
    const auto held = traits(catalogue, band, member);
    return std::ranges::count(held, Trait::MissesNextGame, &HeldTrait::trait) == 0;
}

/** Only a band that can be played whole is played at all, and only where somebody of it comes. */
std::optional<Error> whyNotPlayed(const Catalogue &catalogue, const Band &band)
{
    if (auto why = notPlayed(catalogue, band))
        return why;
    const auto anybody = [&](const Member &member) { return comes(catalogue, band, member); };
    if (std::ranges::any_of(band.members, anybody))
        return {};
    return Error{.code = ErrorCode::NobodyComes, .subject = band.name};
}

Result<void> checkPlayed(const Catalogue &catalogue, const Band &band, std::size_t seat)
{
    auto why = whyNotPlayed(catalogue, band);
    if (!why)
        return {};
    why->pointer = seatPointer(seat);
    return fail(std::move(*why));
}

Result<std::vector<Band>> bandsOf(const Catalogue &catalogue, const MatchSetup &setup)
{
    std::vector<Band> bands;
    for (std::size_t seat = 0; seat < setup.seats.size(); ++seat) {
        auto band = decodeBand(catalogue, setup.seats[seat].band);
        if (!band)
            return fail(under(seatPointer(seat), band.error()));
        if (auto ok = checkPlayed(catalogue, *band, seat); !ok)
            return fail(ok.error());
        bands.push_back(std::move(*band));
    }
    return bands;
}

Json sideOf(const Catalogue &catalogue, const Band &band)
{
    // One who comes (MUSG-ROUT-09).
    const bool hasChief = std::ranges::any_of(band.members, [&](const Member &member) {
        return member.rank == Rank::Chief && comes(catalogue, band, member);
    });
    return {{"band", band.name},
            {"treasury", std::max(0, treasury(catalogue, band))},
            {"has_chief", hasChief}};
}

/** What `resolve` wrote: sides and fighters. */
struct Resolved {
    std::vector<Side> sides;
    std::vector<Fighter> fighters;
};

std::vector<Side> readSides(const json::Cursor &at)
{
    static constexpr std::array<std::string_view, 3> kKeys = {"band", "treasury", "has_chief"};
    std::vector<Side> sides;
    for (const json::Cursor &each : at.array(kMostSeats, 2)) {
        if (each.object(kKeys))
            sides.push_back({each["band"].line(500),
                             static_cast<int>(each["treasury"].integer(0, 1'000'000)),
                             each["has_chief"].boolean()});
    }
    return sides;
}

Result<Resolved> readResolved(const codec::Context &context, std::string_view text)
{
    static constexpr std::array<std::string_view, 2> kKeys = {"fighters", "sides"};
    Resolved resolved;
    std::string written;
    const auto visit = [&](const json::Cursor &at) {
        if (!at.object(kKeys))
            return;
        resolved.sides = readSides(at["sides"]);
        written = at["fighters"].dump();
    };
    if (auto ok = json::walk(text, visit); !ok)
        return fail(ok.error());
    auto fighters = codec::readFighters(context, written);
    if (!fighters)
        return fail(under("/fighters", fighters.error()));
    const auto isSeated = [&](const Fighter &fighter) {
        return fighter.seat().valid() &&
               static_cast<std::size_t>(fighter.seat().value) < resolved.sides.size();
    };
    if (!std::ranges::all_of(*fighters, isSeated) ||
        !std::ranges::is_sorted(*fighters, {}, &Fighter::seat))
        return fail({.code = ErrorCode::NumberOutOfRange, .pointer = "/fighters"});
    resolved.fighters = std::move(*fighters);
    return resolved;
}

} // namespace

SkirmishCodec::SkirmishCodec(const Catalogue &catalogue)
    : m_catalogue(&catalogue), m_rules(std::make_shared<codec::RegisterIds>())
{
}

Result<std::string> SkirmishCodec::resolve(const MatchSetup &setup) const
{
    if (auto ok = checkBands(setup); !ok)
        return fail(ok.error());
    const auto bands = bandsOf(*m_catalogue, setup);
    if (!bands)
        return fail(bands.error());
    std::vector<Muster> musters;
    Json sides = Json::array();
    for (std::size_t seat = 0; seat < bands->size(); ++seat) {
        musters.push_back({{static_cast<std::int8_t>(seat)}, &(*bands)[seat]});
        sides.push_back(sideOf(*m_catalogue, (*bands)[seat]));
    }
    const auto fighters = fightersOf(*m_catalogue, musters);
    if (fighters.size() > kMostFighters)
        return fail({.code = ErrorCode::TooManyFigures,
                     .pointer = "/seats",
                     .number = static_cast<std::int64_t>(kMostFighters)});
    return Json{{"sides", sides},
                {"fighters", Json::parse(codec::writeFighters(context(), fighters))}}
        .dump();
}

Result<std::unique_ptr<const Skirmish>> SkirmishCodec::make(const MatchSetup &setup,
                                                            std::string_view resolved) const
{
    auto sides = readResolved(context(), resolved);
    if (!sides)
        return fail(under("/resolved", sides.error()));
    const auto table = kit::tables::tableOf(setup.table);
    if (!table)
        return fail(under("/table", table.error()));
    const auto scenario = decodeScenario(setup.scenario);
    if (!scenario)
        return fail(under("/scenario", scenario.error()));
    const auto switches = switchesOf(setup.options);
    if (!switches)
        return fail(switches.error());
    if (scenario->zones.size() < sides->sides.size())
        return fail({.code = ErrorCode::TooFewEntries,
                     .pointer = "/scenario/zones",
                     .number = static_cast<std::int64_t>(sides->sides.size())});
    giveBuilds(*m_catalogue, setup, sides->fighters);
    auto game = std::make_unique<const Skirmish>(
        std::move(sides->sides), std::move(sides->fighters),
        kit::geometry::Table(table->width, table->depth, table->pieces),
        layOut(*scenario, table->width, table->depth), *switches);
    if (!hasRoom(*game))
        return fail({.code = ErrorCode::NoRoomOnTable,
                     .pointer = "/table",
                     .number = static_cast<std::int64_t>(game->size())});
    return game;
}

std::vector<std::string> SkirmishCodec::machines() const
{
    return {"random", "easy", "normal"};
}

std::unique_ptr<Ai<Skirmish>> SkirmishCodec::machine(std::string_view kind,
                                                     std::uint64_t seed) const
{
    if (kind == "random")
        return std::make_unique<RandomAi<Skirmish>>(seed);
    if (kind == "easy")
        return std::make_unique<EasyAi>(seed);
    if (kind == "normal")
        return std::make_unique<NormalAi>(seed);
    return nullptr;
}

std::string SkirmishCodec::write(const Action &action) const
{
    return codec::writeAction(context(), action);
}

std::string SkirmishCodec::write(const Event &event) const
{
    return codec::writeEvent(context(), event);
}

Result<Action> SkirmishCodec::readAction(const Game &, std::string_view text) const
{
    return codec::readAction(context(), text);
}

Result<Event> SkirmishCodec::readEvent(const Game &, std::string_view text) const
{
    return codec::readEvent(context(), text);
}

Phrase SkirmishCodec::question(const Game &game, const State &state) const
{
    return questionOf(game, state);
}

Phrase SkirmishCodec::label(const Game &game, const State &state, const Action &action) const
{
    return labelOf(game, state, action);
}

void SkirmishCodec::describe(const Game &game, const State &state, const Plan &plan,
                             ActionPreview &preview) const
{
    play::describe(game, state, plan, preview);
}

Phrase SkirmishCodec::tell(const Game &game, const Event &event, SeatId) const
{
    return tellOf(game, m_catalogue->words(), event);
}

const PhraseBook &SkirmishCodec::phrases() const
{
    return m_catalogue->words();
}

Phrase SkirmishCodec::turnName(int turn) const
{
    if (turn == 0)
        return {"turn-name.set-up", {}};
    return {"turn-name", {{"turn", std::int64_t{turn}}}};
}

Result<ScenarioTitle> SkirmishCodec::title(std::string_view scenario) const
{
    auto read = decodeScenario(scenario);
    if (!read)
        return fail(read.error());
    ScenarioTitle title{std::move(read->key), std::move(read->name), std::move(read->summary),
                        static_cast<int>(read->zones.size())};
    title.zones = m_catalogue->word("scenario.zones");
    return title;
}

std::vector<Suggestion> SkirmishCodec::suggested() const
{
    return {
        {"skirmish",
         "crossroads",
         {"Small game, twenty minutes", "Petite partie, vingt minutes"},
         250,
         {"traboule", "grakh"}},
        {"pitched-battle", "hamlet", {"Full game, 500 points", "Grande partie, 500 points"}, 500}};
}

std::vector<OptionGroup> SkirmishCodec::options() const
{
    return matchOptions(*m_catalogue);
}

bool SkirmishCodec::hasSecrets(const MatchSetup &setup) const
{
    const auto bands = bandsOf(*m_catalogue, setup);
    const auto hides = [&](const Band &band, const Member &member) {
        const auto held = traits(*m_catalogue, band, member);
        return std::ranges::count(held, Trait::DeploysHidden, &HeldTrait::trait) > 0;
    };
    return bands && std::ranges::any_of(*bands, [&](const Band &band) {
               return std::ranges::any_of(
                   band.members, [&](const Member &member) { return hides(band, member); });
           });
}

std::optional<Trial> SkirmishCodec::trial(const Game &, const Event &event) const
{
    return trialOf(event);
}

void SkirmishCodec::weigh(const Game &game, const Event &event, const BoardView &board,
                          std::vector<int> &standing) const
{
    play::weigh(game, event, board, standing);
}

std::optional<Gesture> SkirmishCodec::gesture(const Game &game, const Event &event) const
{
    return gestureOf(game, event);
}

ToldAs SkirmishCodec::toldAs(const Game &game, const Event &event) const
{
    return toldAsOf(game, phrases(), event);
}

Result<std::optional<Error>> SkirmishCodec::notPlayed(std::string_view band) const
{
    const auto read = decodeBand(*m_catalogue, band);
    if (!read)
        return fail(read.error());
    return whyNotPlayed(*m_catalogue, *read);
}

} // namespace escarmouche::rules::musg::play
