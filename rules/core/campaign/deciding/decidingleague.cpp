// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/deciding/decidingleague.h"

#include "rules/core/campaign/campaignoptions.h"
#include "rules/core/campaign/deciding/documents.h"
#include "rules/core/campaign/past/past.h"

#include <algorithm>
#include <array>
#include <limits>

namespace escarmouche::rules {

namespace {

constexpr std::size_t kMostBands = 64;
constexpr std::size_t kMostPlayers = 200;
constexpr std::size_t kLongestTitle = 200; // bytes

std::optional<SettingValue> valueOf(std::span<const Setting> settings, const std::string &key)
{
    const auto *setting = settingNamed(settings, key);
    return setting ? std::optional(setting->value) : std::nullopt;
}

/** No-break spaces make no name either. */
bool isBlank(std::string_view text)
{
    constexpr std::array<std::string_view, 7> kSpaces{" ",      "\t",     "\n",    "\r",
                                                      "\u00a0", "\u202f", "\u3000"};
    while (!text.empty()) {
        const auto space = std::ranges::find_if(
            kSpaces, [&](std::string_view each) { return text.starts_with(each); });
        if (space == kSpaces.end())
            return false;
        text.remove_prefix(space->size());
    }
    return true;
}

Result<void> checkName(const std::string &name)
{
    if (isBlank(name)) {
        Error error = refusedBecause("campaign.refused.no-name");
        error.pointer = "/name";
        return fail(error);
    }
    if (name.size() > kLongestTitle)
        return fail({.code = ErrorCode::TextTooLong, .pointer = "/name", .number = kLongestTitle});
    return {};
}

/** Whoever takes part is called otherwise than all the others. */
Result<void> checkEntrant(const Grounds &on, const CampaignBand &entrant, BandId but)
{
    if (!on.rules.hasBands())
        if (const auto named = checkName(entrant.name()); !named)
            return named;
    return on.isTaken(entrant.name(), but) ? fail(refusedBecause("campaign.refused.same-name"))
                                           : Result<void>{};
}

std::vector<Property> knownOptions(const CampaignRules &rules)
{
    auto known = leagueProperties(rules.ranking());
    for (auto &property : rules.options())
        known.push_back(std::move(property));
    return known;
}

Result<void> checkPast(const Grounds &on, const Entrant &band, const FigurePast &past)
{
    if (!isOfBand(band, past.member))
        return fail({.code = ErrorCode::NoSuchMember, .number = past.member.value});
    const auto fits = [&](int number, int least) {
        return number >= least && number <= kMostOfPast;
    };
    if (!fits(past.games, 0) || !fits(past.outOfAction, 0))
        return fail(refusedBecause("campaign.refused.past-number", kMostOfPast));
    if (past.outOfAction > past.games)
        return fail(refusedBecause("campaign.refused.past-out", past.outOfAction, past.games));
    for (const auto &knockOut : past.knockOuts) {
        if (!isRank(on.rules, knockOut.rank))
            return fail(refusedBecause("campaign.refused.past-rank"));
        if (!fits(knockOut.count, 1))
            return fail(refusedBecause("campaign.refused.past-number", kMostOfPast));
        if (std::ranges::count(past.knockOuts, knockOut.rank, &RankCount::rank) > 1)
            return fail(refusedBecause("campaign.refused.past-twice"));
    }
    return {};
}

} // namespace

Result<CampaignOutcome> decide(Grounds &on, const FoundCampaign &act)
{
    if (const auto named = checkName(act.name); !named)
        return fail(named.error());
    if (const auto fits = checkSettings(act.options, knownOptions(on.rules)); !fits)
        return fail(fits.error());
    auto options = act.options;
    std::ranges::sort(options, {}, &Setting::property);
    return CampaignOutcome{Founded{act.system, act.uid, act.name, std::move(options)}};
}

Result<CampaignOutcome> decide(Grounds &on, const RenameCampaign &act)
{
    if (const auto named = checkName(act.name); !named)
        return fail(named.error());
    return CampaignOutcome{CampaignRenamed{on.campaign.name, act.name}};
}

Result<CampaignOutcome> decide(Grounds &on, const ChangeOptions &act)
{
    if (const auto open = on.isOpen(); !open)
        return fail(open.error());
    const auto known = knownOptions(on.rules);
    if (const auto fits = checkSettings(act.options, known); !fits)
        return fail(fits.error());
    CampaignOutcome outcome;
    for (const auto &setting : act.options) {
        const auto usual = std::ranges::find(known, setting.property, &Property::key)->value;
        const auto before = valueOf(on.campaign.options, setting.property);
        const auto after = setting.value == usual ? std::nullopt : std::optional(setting.value);
        if (before != after)
            outcome.emplace_back(OptionChanged{setting.property, before, after});
    }
    return outcome;
}

Result<CampaignOutcome> decide(Grounds &on, const SetStatus &act)
{
    if (act.status == CampaignStatus::Preparing &&
        std::ranges::any_of(on.campaign.fixtures,
                            [](const auto &each) { return each.reported > 0; }))
        return fail(refusedBecause("campaign.refused.begun"));
    return CampaignOutcome{StatusChanged{on.campaign.status, act.status}};
}

Result<CampaignOutcome> decide(Grounds &, const SetArchived &act)
{
    return CampaignOutcome{ArchivedChanged{act.archived}};
}

Result<CampaignOutcome> decide(Grounds &on, const AddPlayer &act)
{
    if (const auto owners = on.hasBands(); !owners)
        return fail(owners.error());
    if (const auto named = checkName(act.name); !named)
        return fail(named.error());
    if (on.campaign.players.size() >= kMostPlayers)
        return fail({.code = ErrorCode::TooManyEntries, .number = kMostPlayers});
    return CampaignOutcome{PlayerAdded{{on.fresh<PlayerId>(), act.name}}};
}

Result<CampaignOutcome> decide(Grounds &on, const RenamePlayer &act)
{
    const auto *player = find(on.campaign, act.player);
    if (!player)
        return fail(nothingNamed("player", act.player.value));
    if (const auto named = checkName(act.name); !named)
        return fail(named.error());
    return CampaignOutcome{PlayerRenamed{act.player, player->name, act.name}};
}

Result<CampaignOutcome> decide(Grounds &on, const JoinBand &act)
{
    if (const auto open = on.isOpen(); !open)
        return fail(open.error());
    const bool isOwned = act.owner != PlayerId{} || !act.origin.empty();
    if (const auto owners = on.hasBands(); !owners && isOwned)
        return fail(owners.error());
    if (on.rules.hasBands() && !find(on.campaign, act.owner))
        return fail(nothingNamed("player", act.owner.value));
    if (on.campaign.bands.size() >= kMostBands)
        return fail({.code = ErrorCode::TooManyEntries, .number = kMostBands});
    const auto id = on.fresh<BandId>();
    const auto band = on.rules.enter(act.band, act.how == Joining::AsItStands, on.campaign.options,
                                     on.next, on.input.adjustment);
    if (!band)
        return fail(band.error());
    if (const auto fits = checkEntrant(on, **band, id); !fits)
        return fail(fits.error());
    const int round = on.campaign.rounds.empty() ? 0 : on.campaign.rounds.back().number;
    return CampaignOutcome{
        BandJoined{id, act.owner, act.origin, round, *band, (*band)->treasury()}};
}

Result<CampaignOutcome> decide(Grounds &on, const WithdrawBand &act)
{
    if (const auto open = on.isOpen(); !open)
        return fail(open.error());
    if (const auto band = on.bandIn(act.band); !band)
        return fail(band.error());
    CampaignOutcome outcome{BandWithdrawn{act.band, !act.gamesKept}};
    for (const auto &fixture : on.campaign.fixtures) {
        if (!seatOf(fixture, act.band).valid() || !on.openFixture(fixture.id))
            continue;
        if (fixture.plan.bands.size() > 2) {
            if (const auto done = on.dismissCrews(fixture, act.band, outcome); !done)
                return fail(done.error());
            auto plan = fixture.plan;
            std::erase(plan.bands, act.band);
            outcome.emplace_back(FixtureReplanned{fixture.id, fixture.plan, std::move(plan)});
            continue;
        }
        if (const auto done = on.dismissCrews(fixture, {}, outcome); !done)
            return fail(done.error());
        outcome.emplace_back(
            FixtureStatusChanged{fixture.id, fixture.status, FixtureStatus::Cancelled, {}});
    }
    return outcome;
}

Result<CampaignOutcome> decide(Grounds &on, const ActOnBand &act)
{
    if (const auto open = on.isOpen(); !open)
        return fail(open.error());
    const auto band = on.bandIn(act.band);
    if (!band)
        return fail(band.error());
    const BandInput input{act.act, on.input.fresh, on.input.adjustment};
    const auto effect = on.rules.act(*(*band)->band, input);
    if (!effect)
        return fail(effect.error());
    if (!on.rules.hasBands()) {
        BandValue after = (*band)->band;
        if (const auto written = on.rules.apply(after, *effect->changes); !written)
            return fail(written.error());
        if (const auto fits = checkEntrant(on, *after, act.band); !fits)
            return fail(fits.error());
    }
    const auto document = openBefore(on.campaign, act.band, std::numeric_limits<int>::max());
    const auto kind = on.hasReason() ? BookingKind::Adjustment : BookingKind::Purchase;
    return CampaignOutcome{BandChanged{act.band, effect->changes, kind, effect->money,
                                       document.value_or(FixtureId{})}};
}

Result<CampaignOutcome> decide(Grounds &on, const TellPast &act)
{
    if (const auto open = on.isOpen(); !open)
        return fail(open.error());
    if (const auto figures = on.hasBands(); !figures)
        return fail(figures.error());
    const auto band = on.bandIn(act.band);
    if (!band)
        return fail(band.error());
    PastTold told{act.band, {}, {}};
    for (auto past : act.figures) {
        if (const auto fits = checkPast(on, **band, past); !fits)
            return fail(fits.error());
        if (std::ranges::count(act.figures, past.member, &FigurePast::member) > 1)
            return fail(refusedBecause("campaign.refused.past-twice"));
        std::ranges::sort(past.knockOuts, {}, &RankCount::rank);
        auto before = pastOf(**band, past.member);
        if (before == past)
            continue;
        told.before.push_back(std::move(before));
        told.after.push_back(std::move(past));
    }
    return told.after.empty() ? CampaignOutcome{} : CampaignOutcome{std::move(told)};
}

Result<CampaignOutcome> decide(Grounds &on, const WriteChronicle &act)
{
    if (act.fixture != FixtureId{} && !find(on.campaign, act.fixture))
        return fail(nothingNamed("fixture", act.fixture.value));
    if (act.entry == EntryNo{}) {
        if (act.text.empty())
            return fail({.code = ErrorCode::TextTooShort, .pointer = "/text", .number = 1});
        return CampaignOutcome{ChronicleChanged{on.fresh<EntryNo>(), act.fixture, {}, act.text}};
    }
    const auto met = std::ranges::find(on.campaign.chronicle, act.entry, &ChronicleEntry::id);
    if (met == on.campaign.chronicle.end())
        return fail(nothingNamed("entry", act.entry.value));
    return CampaignOutcome{ChronicleChanged{act.entry, act.fixture, met->text, act.text}};
}

} // namespace escarmouche::rules
