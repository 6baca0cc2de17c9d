// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/call/commandtable.h"
#include "app/cli/campaign/campaigncommands.h"
#include "app/cli/campaign/campaignjson.h"
#include "app/cli/campaign/campaigntext.h"
#include "app/cli/match/matchsetup.h"
#include "app/cli/open/offboard.h"
#include "app/cli/open/settings.h"
#include "app/cli/talk/console.h"
#include "app/cli/talk/delivery.h"
#include "app/words/language/uilanguage.h"
#include "model/exchange/calendarfile.h"
#include "model/text.h"
#include "rules/core/campaign/rounds/rounds.h"
#include "rules/core/dice/dice.h"
#include "rules/core/json/jsonreader.h"

#include <QTimeZone>

#include <algorithm>
#include <array>

namespace escarmouche::app::cli {
namespace {

Outcome<std::vector<rules::BandId>> bandsCalled(const rules::Campaign &campaign,
                                                std::span<const std::string> words)
{
    std::vector<rules::BandId> bands;
    for (const std::string &word : words) {
        const auto band = bandCalled(campaign, word);
        if (!band)
            return tl::unexpected(band.error());
        bands.push_back((*band)->id);
    }
    return bands;
}

/** Without such a zone a calendar would not say when its games are. */
Outcome<void> checkZone(const std::string &zone)
{
    if (zone.empty() || QTimeZone::isTimeZoneIdAvailable(QByteArray::fromStdString(zone)))
        return {};
    std::vector<std::string> names;
    for (const QByteArray &id : QTimeZone::availableTimeZoneIds())
        names.push_back(id.toStdString());
    const std::string near =
        rules::json::nearest(zone, std::vector<std::string_view>{names.begin(), names.end()});
    QString whole =
        told(QT_TRANSLATE_NOOP(
                 "CommandLine",
                 "“%1” is not a time zone that this machine knows. Write a part of the world and a "
                 "city, such as Europe/Paris or Africa/Dakar, or UTC. Nothing was changed."))
            .arg(toQString(zone));
    if (!near.empty())
        whole += u' ' +
                 told(QT_TRANSLATE_NOOP("CommandLine", "Did you mean “%1”?")).arg(toQString(near));
    return complain(kNotFound, whole);
}

/** --at with --zone, by default the zone of this machine. */
std::optional<rules::LocalTime> whenOf(const CampaignCall &call)
{
    if (call.at.empty())
        return std::nullopt;
    const std::string here = QTimeZone::systemTimeZoneId().toStdString();
    return rules::LocalTime{call.at, call.zone.empty() ? here : call.zone};
}

/** A plan with what the call says of it. */
Outcome<rules::FixturePlan> planOf(const Call &call, const OpenCampaign &open,
                                   rules::FixturePlan plan)
{
    const auto words = std::span(call.words).subspan(1);
    if (!words.empty()) {
        auto bands = bandsCalled(open.campaign(), words);
        if (!bands)
            return tl::unexpected(bands.error());
        plan.bands = std::move(*bands);
    }
    const CampaignCall &wish = call.campaign;
    if (!wish.title.empty())
        plan.title = wish.title;
    if (!wish.scenario.empty())
        plan.scenario = wish.scenario;
    if (!wish.place.empty())
        plan.place = wish.place;
    for (const std::string &word : call.settings) {
        auto setting = settingOf(word, open.session->rules().fixtureOptions());
        if (!setting)
            return tl::unexpected(setting.error());
        std::erase_if(plan.settings,
                      [&](const rules::Setting &old) { return old.property == setting->property; });
        plan.settings.push_back(std::move(*setting));
    }
    if (const auto when = whenOf(wish))
        plan.when = when;
    else if (!wish.zone.empty() && plan.when)
        plan.when->zone = wish.zone;
    return plan;
}

/** One answer for each thing that chance is asked. */
std::vector<int> picksFor(const std::vector<rules::Request> &requests, std::uint64_t seed)
{
    rules::SeededDice dice(seed);
    std::vector<int> picks;
    for (const rules::Request &request : requests)
        picks.push_back(dice.answer(request).picked);
    return picks;
}

int roundsOf(const CampaignCall &wish, const rules::Campaign &campaign, int seats)
{
    if (wish.rounds.empty())
        return 1;
    return wish.rounds == "all" ? rules::roundsOfACycle(campaign, seats) : std::stoi(wish.rounds);
}

Outcome<void> scheduleRound(const Call &call, const OpenCampaign &open)
{
    constexpr std::array<std::string_view, 3> kKinds{"round-robin", "drawn", "by-standing"};
    const auto kind = std::ranges::find(kKinds, call.campaign.round) - kKinds.begin();
    rules::ScheduleRound act{static_cast<rules::RoundKind>(kind),
                             call.campaign.scenario,
                             whenOf(call.campaign),
                             call.campaign.place,
                             {},
                             call.campaign.seats.value_or(rules::kLeastAtTable)};
    act.rounds = roundsOf(call.campaign, open.campaign(), act.seats);
    act.days = call.campaign.every.value_or(act.days);
    if (act.kind == rules::RoundKind::Drawn)
        act.picks = picksFor(rules::drawRequests(rules::bandsStillIn(open.campaign()).size()),
                             seedOf(call));
    return perform(open, act);
}

Outcome<void> setStatus(const Call &call, const OpenCampaign &open, const rules::Fixture &game)
{
    constexpr std::array<std::pair<std::string_view, rules::FixtureStatus>, 5> kStatus{{
        {"proposed", rules::FixtureStatus::Proposed},
        {"confirmed", rules::FixtureStatus::Confirmed},
        {"forfeited", rules::FixtureStatus::Forfeited},
        {"abandoned", rules::FixtureStatus::Abandoned},
        {"cancelled", rules::FixtureStatus::Cancelled},
    }};
    const auto met = std::ranges::find(kStatus, call.campaign.status,
                                       &std::pair<std::string_view, rules::FixtureStatus>::first);
    rules::SetFixtureStatus act{game.id, met->second, {}};
    const auto by = bandsCalled(open.campaign(), call.campaign.by);
    if (!by)
        return tl::unexpected(by.error());
    act.forfeitedBy = *by;
    for (const rules::BandId band : *by) {
        if (const auto in = playsIn(open.campaign(), game, *find(open.campaign(), band)); !in)
            return in;
    }
    return perform(open, act);
}

Outcome<void> changeGame(const Call &call, const OpenCampaign &open)
{
    const auto game = gameCalled(open.campaign(), call.campaign.game);
    if (!game)
        return tl::unexpected(game.error());
    const auto plan = planOf(call, open, (*game)->plan);
    if (!plan)
        return tl::unexpected(plan.error());
    const rules::FixtureId id = (*game)->id;
    if (*plan != (*game)->plan) {
        if (const auto done = perform(open, rules::ChangeFixture{id, *plan}); !done)
            return done;
    }
    return call.campaign.status.empty() ? Outcome<void>()
                                        : setStatus(call, open, *find(open.campaign(), id));
}

/** The calendar as the campaign is now, into the file of --output. */
Outcome<void> writeCalendar(const OpenCampaign &open, OutputFile &file)
{
    return file.fill([&](model::FileWriter &writer) {
        const auto scenarios = scenariosOf(open);
        return writer.write(model::calendarFile(open.campaign(), {uiLanguage(), scenarios}));
    });
}

Outcome<void> schedule(const Call &call, const OpenCampaign &open)
{
    if (!call.campaign.round.empty())
        return scheduleRound(call, open);
    if (!call.campaign.game.empty())
        return changeGame(call, open);
    const auto plan = planOf(call, open, {});
    if (!plan)
        return tl::unexpected(plan.error());
    return perform(open, rules::ScheduleFixture{*plan});
}

/** What only a round, a game or a time asks for is not left unused. */
Outcome<void> checkOptions(const Call &call)
{
    const CampaignCall &wish = call.campaign;
    const bool plans = call.words.size() > 1 || !wish.round.empty() || !wish.game.empty();
    if (wish.seats && wish.round.empty())
        return useless("--seats", "--round");
    if (!wish.rounds.empty() && wish.round != "round-robin")
        return useless("--rounds", "--round round-robin");
    if (wish.every && wish.rounds.empty())
        return useless("--every", "--rounds");
    if (call.seed && wish.round != "drawn")
        return useless("--seed", "--round drawn");
    if (!wish.status.empty() && wish.game.empty())
        return useless("--state", "--game");
    if (!wish.by.empty() && wish.status != "forfeited")
        return useless("--by", "--state forfeited");
    if (!wish.zone.empty() && wish.at.empty() && wish.game.empty())
        return useless("--zone", "--at");
    const std::pair<const char *, const std::string &> more[]{
        {"--scenario", wish.scenario}, {"--at", wish.at}, {"--place", wish.place}};
    for (const auto &[option, value] : more) {
        if (!value.empty() && !plans)
            return useless(option, "--game");
    }
    for (const auto &[given, option] :
         {std::pair{!wish.title.empty(), "--title"}, std::pair{!call.settings.empty(), "--set"}}) {
        if (given && !plans)
            return useless(option, "--game");
        if (given && !wish.round.empty())
            return complain(kUsage, told(QT_TRANSLATE_NOOP("CommandLine",
                                                           "%1 is for one game, not for a round."))
                                        .arg(QLatin1String(option)));
    }
    return checkZone(wish.zone);
}

/** The games whose bands the call has chosen; so many there were before. */
std::vector<rules::FixtureId> gamesChosen(const Call &call, const rules::Campaign &campaign,
                                          std::size_t before)
{
    std::vector<rules::FixtureId> games;
    for (const rules::Fixture &game : std::span(campaign.fixtures).subspan(before))
        games.push_back(game.id);
    if (!call.campaign.game.empty() && call.words.size() > 1)
        games.push_back((*gameCalled(campaign, call.campaign.game))->id);
    return games;
}

} // namespace

Outcome<int> scheduleGames(const Call &call)
{
    if (const auto fits = checkOptions(call); !fits)
        return tl::unexpected(fits.error());
    const bool writes =
        call.words.size() > 1 || !call.campaign.round.empty() || !call.campaign.game.empty();
    const auto open = openCampaign(call, modeFor(writes));
    if (!open)
        return tl::unexpected(open.error());
    auto calendar = OutputFile::open(call.output);
    if (!calendar)
        return tl::unexpected(calendar.error());
    const std::size_t before = open->campaign().fixtures.size();
    const auto done = together(*open, [&]() -> Outcome<void> {
        const auto planned = writes ? schedule(call, *open) : Outcome<void>();
        return planned ? writeCalendar(*open, *calendar) : planned;
    });
    if (!done)
        return tl::unexpected(done.error());
    if (const auto placed = calendar->place(); !placed)
        return tl::unexpected(placed.error());
    if (!call.output.empty())
        tellWritten(toQString(call.output));
    if (call.json) {
        Json games = Json::array();
        for (const auto &fixture : open->campaign().fixtures) {
            games.push_back(jsonOf(open->campaign(), fixture));
            addBoard(games.back(), *open, fixture);
        }
        print(Json{{"games", std::move(games)}, {"rounds", roundsJson(open->campaign())}});
        return kFine;
    }
    if (call.output.empty())
        print(calendarText(*open));
    tellOffBoard(*open, gamesChosen(call, open->campaign(), before));
    return kFine;
}

} // namespace escarmouche::app::cli
