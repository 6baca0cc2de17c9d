// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/campaignoptions.h"
#include "rules/core/campaign/deciding/decider.h"
#include "rules/core/campaign/deciding/documents.h"
#include "rules/core/campaign/past/past.h"
#include "rules/core/match/match.h"

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

} // namespace

Error refusedBecause(std::string_view why, int amount, int limit)
{
    return refused({{}, why, amount, limit});
}

Error nothingNamed(std::string_view what, int id)
{
    return {.code = ErrorCode::EntryNotFound,
            .subject = std::string(what) + ' ' + std::to_string(id)};
}

Result<CampaignOutcome> decide(const CampaignRules &rules, const Campaign &campaign,
                               const CampaignInput &input)
{
    const bool founds = std::holds_alternative<FoundCampaign>(input.act);
    if (campaign.system.empty() != founds)
        return fail({.code = ErrorCode::Internal,
                     .hint = founds ? "a second first act" : "an act on no campaign"});
    // What is kept must be read again: no character that the reader refuses, no text too long.
    if (const auto readable = decodeCampaignInput(encode(input)); !readable)
        return fail(readable.error());
    return std::visit(Decider(rules, campaign, input), input.act);
}

CampaignOutcome withNumbersOf(const CampaignRules &rules, const Campaign &campaign,
                              CampaignOutcome outcome, const CampaignOutcome &former)
{
    for (std::size_t i = 0; i < outcome.size() && i < former.size(); ++i) {
        auto *changed = std::get_if<BandChanged>(&outcome[i]);
        const auto *before = std::get_if<BandChanged>(&former[i]);
        const auto *entrant = changed ? find(campaign, changed->band) : nullptr;
        if (entrant && before && before->band == changed->band)
            changed->changes =
                rules.withNumbersOf(*entrant->band, *changed->changes, *before->changes);
    }
    return outcome;
}

Result<void> Decider::isOpen() const
{
    if (m_campaign.archived)
        return fail(refusedBecause("campaign.refused.archived"));
    if (m_campaign.status == CampaignStatus::Ended)
        return fail(refusedBecause("campaign.refused.ended"));
    return {};
}

Result<const Entrant *> Decider::bandIn(BandId id) const
{
    const auto *band = find(m_campaign, id);
    if (!band)
        return fail(nothingNamed("band", id.value));
    if (band->withdrawn)
        return fail(refusedBecause("campaign.refused.withdrawn"));
    return band;
}

std::vector<Property> Decider::knownOptions() const
{
    auto known = leagueProperties();
    for (auto &property : m_rules.options())
        known.push_back(std::move(property));
    return known;
}

Decider::Decided Decider::operator()(const FoundCampaign &act)
{
    if (const auto named = checkName(act.name); !named)
        return fail(named.error());
    if (const auto fits = checkSettings(act.options, knownOptions()); !fits)
        return fail(fits.error());
    auto options = act.options;
    std::ranges::sort(options, {}, &Setting::property);
    return CampaignOutcome{Founded{act.system, act.uid, act.name, std::move(options)}};
}

Decider::Decided Decider::operator()(const RenameCampaign &act)
{
    if (const auto named = checkName(act.name); !named)
        return fail(named.error());
    return CampaignOutcome{CampaignRenamed{m_campaign.name, act.name}};
}

Decider::Decided Decider::operator()(const ChangeOptions &act)
{
    if (const auto open = isOpen(); !open)
        return fail(open.error());
    const auto known = knownOptions();
    if (const auto fits = checkSettings(act.options, known); !fits)
        return fail(fits.error());
    CampaignOutcome outcome;
    for (const auto &setting : act.options) {
        const auto usual = std::ranges::find(known, setting.property, &Property::key)->value;
        const auto before = valueOf(m_campaign.options, setting.property);
        const auto after = setting.value == usual ? std::nullopt : std::optional(setting.value);
        if (before != after)
            outcome.emplace_back(OptionChanged{setting.property, before, after});
    }
    return outcome;
}

Decider::Decided Decider::operator()(const SetStatus &act)
{
    if (act.status == CampaignStatus::Preparing &&
        std::ranges::any_of(m_campaign.fixtures,
                            [](const auto &each) { return each.reported > 0; }))
        return fail(refusedBecause("campaign.refused.begun"));
    return CampaignOutcome{StatusChanged{m_campaign.status, act.status}};
}

Decider::Decided Decider::operator()(const SetArchived &act)
{
    return CampaignOutcome{ArchivedChanged{act.archived}};
}

Decider::Decided Decider::operator()(const AddPlayer &act)
{
    if (const auto named = checkName(act.name); !named)
        return fail(named.error());
    if (m_campaign.players.size() >= kMostPlayers)
        return fail({.code = ErrorCode::TooManyEntries, .number = kMostPlayers});
    return CampaignOutcome{PlayerAdded{{fresh<PlayerId>(), act.name}}};
}

Decider::Decided Decider::operator()(const RenamePlayer &act)
{
    const auto *player = find(m_campaign, act.player);
    if (!player)
        return fail(nothingNamed("player", act.player.value));
    if (const auto named = checkName(act.name); !named)
        return fail(named.error());
    return CampaignOutcome{PlayerRenamed{act.player, player->name, act.name}};
}

Decider::Decided Decider::operator()(const JoinBand &act)
{
    if (const auto open = isOpen(); !open)
        return fail(open.error());
    if (!find(m_campaign, act.owner))
        return fail(nothingNamed("player", act.owner.value));
    if (m_campaign.bands.size() >= kMostBands)
        return fail({.code = ErrorCode::TooManyEntries, .number = kMostBands});
    const auto id = fresh<BandId>();
    const auto band = m_rules.enter(act.band, act.how == Joining::AsItStands, m_campaign.options,
                                    m_fresh, m_input.adjustment);
    if (!band)
        return fail(band.error());
    for (const auto &other : m_campaign.bands) {
        if (!other.withdrawn && other.band->name() == (*band)->name())
            return fail(refusedBecause("campaign.refused.same-name"));
    }
    const int round = m_campaign.rounds.empty() ? 0 : m_campaign.rounds.back().number;
    return CampaignOutcome{
        BandJoined{id, act.owner, act.origin, round, *band, (*band)->treasury()}};
}

Decider::Decided Decider::operator()(const WithdrawBand &act)
{
    if (const auto open = isOpen(); !open)
        return fail(open.error());
    if (const auto band = bandIn(act.band); !band)
        return fail(band.error());
    CampaignOutcome outcome{BandWithdrawn{act.band, !act.gamesKept}};
    for (const auto &fixture : m_campaign.fixtures) {
        if (!seatOf(fixture, act.band).valid() || !openFixture(fixture.id))
            continue;
        if (fixture.plan.bands.size() > 2) {
            if (const auto done = dismissCrews(fixture, act.band, outcome); !done)
                return fail(done.error());
            auto plan = fixture.plan;
            std::erase(plan.bands, act.band);
            outcome.emplace_back(FixtureReplanned{fixture.id, fixture.plan, std::move(plan)});
            continue;
        }
        if (const auto done = dismissCrews(fixture, {}, outcome); !done)
            return fail(done.error());
        outcome.emplace_back(
            FixtureStatusChanged{fixture.id, fixture.status, FixtureStatus::Cancelled, {}});
    }
    return outcome;
}

Decider::Decided Decider::operator()(const ActOnBand &act)
{
    if (const auto open = isOpen(); !open)
        return fail(open.error());
    const auto band = bandIn(act.band);
    if (!band)
        return fail(band.error());
    const BandInput input{act.act, m_input.fresh, m_input.adjustment};
    const auto effect = m_rules.act(*(*band)->band, input);
    if (!effect)
        return fail(effect.error());
    const auto document = openBefore(m_campaign, act.band, std::numeric_limits<int>::max());
    const auto kind = hasReason() ? BookingKind::Adjustment : BookingKind::Purchase;
    return CampaignOutcome{BandChanged{act.band, effect->changes, kind, effect->money,
                                       document.value_or(FixtureId{})}};
}

Result<void> Decider::checkPast(const Entrant &band, const FigurePast &past) const
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
        if (!isRank(m_rules, knockOut.rank))
            return fail(refusedBecause("campaign.refused.past-rank"));
        if (!fits(knockOut.count, 1))
            return fail(refusedBecause("campaign.refused.past-number", kMostOfPast));
        if (std::ranges::count(past.knockOuts, knockOut.rank, &RankCount::rank) > 1)
            return fail(refusedBecause("campaign.refused.past-twice"));
    }
    return {};
}

Decider::Decided Decider::operator()(const TellPast &act)
{
    if (const auto open = isOpen(); !open)
        return fail(open.error());
    const auto band = bandIn(act.band);
    if (!band)
        return fail(band.error());
    PastTold told{act.band, {}, {}};
    for (auto past : act.figures) {
        if (const auto fits = checkPast(**band, past); !fits)
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

Decider::Decided Decider::operator()(const WriteChronicle &act)
{
    if (act.fixture != FixtureId{} && !find(m_campaign, act.fixture))
        return fail(nothingNamed("fixture", act.fixture.value));
    if (act.entry == EntryNo{}) {
        if (act.text.empty())
            return fail({.code = ErrorCode::TextTooShort, .pointer = "/text", .number = 1});
        return CampaignOutcome{ChronicleChanged{fresh<EntryNo>(), act.fixture, {}, act.text}};
    }
    const auto met = std::ranges::find(m_campaign.chronicle, act.entry, &ChronicleEntry::id);
    if (met == m_campaign.chronicle.end())
        return fail(nothingNamed("entry", act.entry.value));
    return CampaignOutcome{ChronicleChanged{act.entry, act.fixture, met->text, act.text}};
}

} // namespace escarmouche::rules
