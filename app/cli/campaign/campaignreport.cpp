// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/call/commandtable.h"
#include "app/cli/campaign/campaigncommands.h"
#include "app/cli/campaign/campaignjson.h"
#include "app/cli/campaign/campaigntext.h"
#include "app/cli/campaign/reportinput.h"
#include "app/cli/match/matchsetup.h"
#include "app/cli/open/offboard.h"
#include "app/cli/talk/console.h"
#include "app/cli/talk/delivery.h"
#include "model/match/setup/fixturesetup.h"
#include "model/match/setup/quickmatch.h"
#include "model/match/story/journalfile.h"
#include "model/text.h"
#include "rules/core/campaign/deciding.h"
#include "rules/core/dice/dice.h"

#include <algorithm>
#include <array>
#include <optional>

namespace escarmouche::app::cli {
namespace {

struct OpenGame {
    OpenCampaign open;
    rules::FixtureId game;

    const rules::Fixture &fixture() const { return *find(open.campaign(), game); }
};

Outcome<OpenGame> openGame(const Call &call, model::OpenMode mode)
{
    auto open = openCampaign(call, mode);
    if (!open)
        return tl::unexpected(open.error());
    const auto game = gameCalled(open->campaign(), call.words[1]);
    if (!game)
        return tl::unexpected(game.error());
    return OpenGame{std::move(*open), (*game)->id};
}

/** The dice that decide whether somebody comes: those of --dice, all of them, or the program's. */
Outcome<void> rollForCrew(const Call &call, const OpenGame &game, rules::BandId band)
{
    const auto lines =
        rules::crewDocument(game.open.session->rules(), game.open.campaign(), game.game, band);
    const auto awaited =
        std::ranges::count(lines, rules::Presence::MustRoll, &rules::CrewLine::presence);
    if (!call.campaign.dice.empty() && std::ssize(call.campaign.dice) != awaited)
        return complain(
            kIllegal,
            told(QT_TRANSLATE_NOOP("CommandLine",
                                   "Dice for who comes: %1 needed, %2 given. Nothing was changed."))
                .arg(awaited)
                .arg(call.campaign.dice.size()));
    auto typed = call.campaign.dice.begin();
    for (bool any = true; any;) {
        any = false;
        for (const auto &line : rules::crewDocument(game.open.session->rules(),
                                                    game.open.campaign(), game.game, band)) {
            if (line.presence != rules::Presence::MustRoll)
                continue;
            const int nth =
                static_cast<int>(rollsFor(game.open.campaign(), game.game, band, line.line).size());
            if (typed != call.campaign.dice.end()) {
                const rules::RollDice act{game.game,  band, line.line, nth, line.roll.roll.sides,
                                          {*typed++}, true};
                if (const auto done = perform(game.open, act); !done)
                    return done;
            } else if (const auto thrown =
                           game.open.session->throwDice(game.game, band, line.line, call.seed);
                       !thrown) {
                return refused(game.open, thrown.error());
            }
            any = true;
            break; // the document has changed
        }
    }
    return {};
}

/** As many of those who come for nothing as --count says, drawn. */
std::vector<int> draw(const Call &call, const std::vector<rules::CrewLine> &lines)
{
    auto left = std::ranges::count_if(lines, rules::comesFreely);
    rules::SeededDice dice(seedOf(call));
    std::vector<int> picks;
    for (int i = 0; i < call.count.value_or(0) && left > 0; ++i, --left)
        picks.push_back(
            dice.answer(rules::Request::of(rules::Pick{static_cast<std::uint16_t>(left), 0, {}}))
                .picked);
    return picks;
}

/** The crew that is asked for, but for what chance has to say. */
Outcome<rules::ChooseCrew> crewWanted(const Call &call, const OpenGame &game)
{
    const auto band = bandCalled(game.open.campaign(), call.campaign.crew);
    if (!band)
        return tl::unexpected(band.error());
    rules::ChooseCrew act{game.game, (*band)->id, rules::CrewChoice::All, {}, {}};
    if (call.campaign.picked)
        act.how = rules::CrewChoice::Picked;
    for (const std::string &word : call.campaign.members) {
        const auto member = figureCalled(**band, word);
        if (!member)
            return tl::unexpected(member.error());
        act.members.push_back(*member);
    }
    if (const auto in = playsIn(game.open.campaign(), game.fixture(), **band); !in)
        return tl::unexpected(in.error());
    // Dice are not thrown for what is refused whatever they say.
    if (const auto may = rules::mayChooseCrew(game.open.session->rules(), game.open.campaign(),
                                              game.game, act.band, call.reason);
        !may)
        return refused(game.open, may.error());
    return act;
}

/** The dice, and those who are drawn. That stands whatever becomes of the game, so nobody is paid
    by it; nor is anything drawn for a crew that is refused. */
Outcome<void> letChanceSpeak(const Call &call, const OpenGame &game, rules::ChooseCrew act)
{
    if (const auto rolled = rollForCrew(call, game, act.band); !rolled || !call.count)
        return rolled;
    const auto &rules = game.open.session->rules();
    act.how = rules::CrewChoice::Drawn;
    act.picks = draw(call, rules::crewDocument(rules, game.open.campaign(), game.game, act.band));
    if (const auto may =
            rules::decide(rules, game.open.campaign(), {.act = act, .adjustment = call.reason});
        !may)
        return refused(game.open, may.error());
    act.members.clear();
    return perform(game.open, act, call.reason);
}

/** The crew of --crew, of which chance has said what it has to say; none: none is asked for. */
Outcome<std::optional<rules::ChooseCrew>> crewToSend(const Call &call, const OpenGame &game)
{
    if (call.campaign.crew.empty())
        return std::nullopt;
    auto wanted = crewWanted(call, game);
    if (!wanted)
        return tl::unexpected(wanted.error());
    const auto spoken = together(game.open, [&] { return letChanceSpeak(call, game, *wanted); });
    if (!spoken)
        return tl::unexpected(spoken.error());
    return std::optional(std::move(*wanted));
}

/** Pays those who want to be paid, and sends them; they join those whom chance has chosen. */
Outcome<void> sendCrew(const Call &call, const OpenGame &game, rules::ChooseCrew act)
{
    if (call.count && act.members.empty())
        return {};
    const auto *crew = crewOf(game.fixture(), act.band);
    if (act.how == rules::CrewChoice::All && !act.members.empty() && crew &&
        crew->how == rules::CrewChoice::Drawn) {
        act.how = rules::CrewChoice::Picked;
        std::ranges::copy(crew->members, std::back_inserter(act.members));
    }
    return perform(game.open, act, call.reason);
}

Outcome<int> showCrew(const Call &call, const OpenGame &game)
{
    const auto band = bandCalled(game.open.campaign(), call.campaign.crew);
    const auto *crew = crewOf(game.fixture(), (*band)->id);
    Json list = Json::array();
    for (const auto &line : rules::crewDocument(game.open.session->rules(), game.open.campaign(),
                                                game.game, (*band)->id)) {
        Json one = jsonOf(game.open, line);
        one["chosen"] = crew && std::ranges::count(crew->members, line.member) > 0;
        list.push_back(std::move(one));
    }
    if (call.json) {
        Json json = jsonOf(game.open.campaign(), game.fixture());
        addBoard(json, game.open, game.fixture());
        json["presence"] = std::move(list);
        print(json);
    } else {
        print(crewText(game.open, game.fixture(), (*band)->id));
        tellOffBoard(game.open, std::span(&game.game, 1), (*band)->id);
    }
    return kFine;
}

/** The table of --table, or the suggested one; empty where the game brings its own. */
Outcome<std::string> tableOf(const Call &call, const rules::RuleSystem &system,
                             const rules::Fixture &fixture)
{
    const rules::Suggestion suggested = system.matches->suggested().back();
    const std::string key =
        fixture.plan.scenario.empty() ? suggested.scenario : fixture.plan.scenario;
    const auto titles = model::scenariosOf(system);
    if (!titles)
        return complain(titles.error());
    const auto title = std::ranges::find(*titles, key, &rules::ScenarioTitle::key);
    if (title != titles->end() && !title->hasTable() && call.campaign.table.empty())
        return std::string();
    auto table = model::tableCalled(system.key, call.campaign.table.empty() ? suggested.table
                                                                            : call.campaign.table);
    if (!table)
        return complain(table.error());
    return std::move(*table);
}

/** Machines on every seat: those of --ai, else those of the entrants, else the strongest. */
Outcome<void> seatAll(const Call &call, const rules::MatchRules &rules,
                      std::vector<rules::SeatSetup> &seats)
{
    const auto own = seats;
    if (const auto seated = seatMachines(
            call.players.empty() ? rules.machines().back() : call.players, rules.machines(), seats);
        !seated)
        return seated;
    for (std::size_t at = 0; call.players.empty() && at < seats.size(); ++at)
        if (own[at].player != rules::kPerson)
            seats[at].player = own[at].player;
    return {};
}

/** Plays the game between machines. Its journal is kept with the result, and written where it is
    wanted. */
Outcome<rules::EnterReport> play(const Call &call, const OpenGame &game, OutputFile &journal)
{
    const auto &systems = *game.open.workspace.systems;
    const auto system =
        std::ranges::find(systems, game.open.session->system(), &rules::RuleSystem::key);
    if (!system->matches)
        return complain({.code = rules::ErrorCode::SystemNotFound, .subject = system->key});
    auto table = tableOf(call, *system, game.fixture());
    if (!table)
        return tl::unexpected(table.error());
    auto setup =
        model::fixtureSetup(*system, game.open.campaign(), game.fixture(), std::move(*table), {});
    if (!setup)
        return complain(setup.error());
    if (const auto seated = seatAll(call, *system->matches, setup->seats); !seated)
        return tl::unexpected(seated.error());
    const std::uint64_t seed = seedOf(call);
    setup->seed = seed;
    const auto match = system->matches->begin(*setup);
    if (!match)
        return refused(game.open, match.error());
    if (const auto played = playOut(**match, seed); !played)
        return complain(played.error());
    const auto written = journal.fill([&](model::FileWriter &writer) {
        return model::writeJournal((*match)->journal(), writer);
    });
    if (!written)
        return tl::unexpected(written.error());
    const auto kept = game.open.session->keepMatch(game.game, **match);
    if (!kept)
        return complain(kept.error());
    return rules::EnterReport{game.game, (*match)->report(), *kept};
}

int showReport(const Call &call, const OpenGame &game)
{
    const auto &fixture = game.fixture();
    if (call.json)
        print(Json::parse(rules::encode(
            rules::reportOf(game.open.session->rules(), game.open.campaign(), fixture))));
    else
        print(reportText(game.open, fixture));
    if (!fixture.match.empty())
        talk(told(QT_TRANSLATE_NOOP("CommandLine",
                                    "To see how it was played: escarmouche match show %1"))
                 .arg(toQString(fixture.match)));
    return kFine;
}

/** What only a crew or a match asks for is not left unused; --picked says whom. */
Outcome<void> checkReportOptions(const Call &call)
{
    const CampaignCall &wish = call.campaign;
    if (wish.crew.empty()) {
        for (const auto &[given, option] :
             {std::pair{wish.picked, "--picked"}, std::pair{!wish.members.empty(), "--figure"},
              std::pair{call.count.has_value(), "--count"},
              std::pair{!wish.dice.empty(), "--dice"}})
            if (given)
                return useless(option, "--crew");
    }
    if (!wish.play) {
        for (const auto &[given, option] :
             {std::pair{!call.players.empty(), "--ai"}, std::pair{!wish.table.empty(), "--table"},
              std::pair{!call.journal.empty(), "--journal"}})
            if (given)
                return useless(option, "--play");
    }
    if (wish.picked && call.count)
        return complain(kUsage,
                        told(QT_TRANSLATE_NOOP("CommandLine",
                                               "--picked names who comes and --count draws them: "
                                               "give one of the two.")));
    if (wish.picked && wish.members.empty())
        return complain(kUsage,
                        told(QT_TRANSLATE_NOOP("CommandLine",
                                               "--picked sends just those of --figure: name them, "
                                               "as --figure FIGURE --figure FIGURE. Nothing was "
                                               "changed.")));
    if (wish.play && !wish.report.empty())
        return complain(
            kUsage, told(QT_TRANSLATE_NOOP("CommandLine", "A result is played by --play or read by "
                                                          "--report: give one of the two.")));
    return {};
}

/** A refusal of what a file says is told with its place, and is one of the file. */
tl::unexpected<Complaint> refusedReport(const Call &call, const OpenGame &game, rules::Error error)
{
    if (call.campaign.report.empty() || error.pointer.empty())
        return refused(game.open, error);
    error.file = call.campaign.report;
    auto complaint = refused(game.open, error);
    complaint.value().exit = kRejected;
    return complaint;
}

Outcome<rules::EnterReport> reportIn(const Call &call, const OpenGame &game)
{
    auto report = readReport(call.campaign.report, game.open.session->rules(), game.open.campaign(),
                             game.fixture());
    if (!report)
        return tl::unexpected(report.error());
    return rules::EnterReport{game.game, std::move(*report), {}};
}

Outcome<void> enterReport(const Call &call, const OpenGame &game, OutputFile &journal)
{
    const auto act = call.campaign.play ? play(call, game, journal) : reportIn(call, game);
    if (!act)
        return tl::unexpected(act.error());
    if (const auto done = perform(game.open, *act, call.reason); !done)
        return refusedReport(call, game, *done.error().error);
    return {};
}

} // namespace

Outcome<int> reportGame(const Call &call)
{
    if (const auto fits = checkReportOptions(call); !fits)
        return tl::unexpected(fits.error());
    const CampaignCall &wish = call.campaign;
    const bool enters = wish.play || !wish.report.empty();
    const auto game = openGame(call, enters || !wish.crew.empty() ? model::OpenMode::Existing
                                                                  : model::OpenMode::ReadOnly);
    if (!game)
        return tl::unexpected(game.error());
    auto journal = OutputFile::open(call.journal);
    if (!journal)
        return tl::unexpected(journal.error());
    const auto crew = crewToSend(call, *game);
    if (!crew)
        return tl::unexpected(crew.error());
    const auto done = together(game->open, [&]() -> Outcome<void> {
        const auto sent = *crew ? sendCrew(call, *game, **crew) : Outcome<void>();
        return sent && enters ? enterReport(call, *game, *journal) : sent;
    });
    if (!done)
        return tl::unexpected(done.error());
    if (const auto placed = journal->place(); !placed)
        return tl::unexpected(placed.error());
    return wish.crew.empty() || enters ? showReport(call, *game) : showCrew(call, *game);
}

} // namespace escarmouche::app::cli
