// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/campaignrules.h"
#include "rules/core/campaign/codec/fields.h"

namespace escarmouche::rules {

namespace campaigncodec {

ESCARMOUCHE_TRAVELS(Founded, named("system", &T::system), named("uid", &T::uid),
                    named("name", &T::name), named("options", &T::options));
ESCARMOUCHE_TRAVELS(CampaignRenamed, named("before", &T::before), named("after", &T::after));
ESCARMOUCHE_TRAVELS(OptionChanged, named("option", &T::option), named("before", &T::before),
                    named("after", &T::after));
ESCARMOUCHE_TRAVELS(StatusChanged, named("before", &T::before), named("after", &T::after));
ESCARMOUCHE_TRAVELS(ArchivedChanged, named("after", &T::after));
ESCARMOUCHE_TRAVELS(PlayerAdded, named("player", &T::player));
ESCARMOUCHE_TRAVELS(PlayerRenamed, named("player", &T::player), named("before", &T::before),
                    named("after", &T::after));
ESCARMOUCHE_TRAVELS(BandWithdrawn, named("band", &T::band), named("annulled", &T::annulled));
ESCARMOUCHE_TRAVELS(PastTold, named("band", &T::band), named("before", &T::before),
                    named("after", &T::after));
ESCARMOUCHE_TRAVELS(FixtureAdded, named("fixture", &T::fixture), named("plan", &T::plan));
ESCARMOUCHE_TRAVELS(RoundAdded, named("round", &T::round));
ESCARMOUCHE_TRAVELS(FixtureReplanned, named("fixture", &T::fixture), named("before", &T::before),
                    named("after", &T::after));
ESCARMOUCHE_TRAVELS(FixtureStatusChanged, named("fixture", &T::fixture),
                    named("before", &T::before), named("after", &T::after),
                    named("forfeited_by", &T::forfeitedBy));
ESCARMOUCHE_TRAVELS(CrewChosen, named("fixture", &T::fixture), named("before", &T::before),
                    named("after", &T::after));
ESCARMOUCHE_TRAVELS(CrewDismissed, named("fixture", &T::fixture), named("before", &T::before));
ESCARMOUCHE_TRAVELS(Reported, named("fixture", &T::fixture), named("report", &T::report),
                    named("match", &T::match), named("order", &T::order),
                    named("post_games", &T::postGames));
ESCARMOUCHE_TRAVELS(Rolled, named("roll", &T::roll));
ESCARMOUCHE_TRAVELS(LineSettled, named("fixture", &T::fixture), named("band", &T::band),
                    named("line", &T::line));
ESCARMOUCHE_TRAVELS(PostGameClosed, named("fixture", &T::fixture), named("band", &T::band),
                    named("treasury", &T::treasury));
ESCARMOUCHE_TRAVELS(ChronicleChanged, named("entry", &T::entry), named("fixture", &T::fixture),
                    named("before", &T::before), named("after", &T::after));

namespace {

constexpr std::array<std::string_view, 22> kKinds{
    "founded",        "renamed",   "option",         "status",   "archived",       "player",
    "player-renamed", "joined",    "withdrawn",      "band",     "past",           "fixture",
    "round",          "replanned", "fixture-status", "crew",     "crew-dismissed", "reported",
    "rolled",         "settled",   "closed",         "chronicle"};
static_assert(kKinds.size() == std::variant_size_v<CampaignChange>);

BandValue readJoined(const CampaignRules &rules, const Cursor &at)
{
    auto band = rules.read(at.dump());
    if (band)
        return std::move(*band);
    at.complain(band.error().code, band.error().subject, band.error().hint);
    return {};
}

template<std::size_t I = 0>
CampaignChange readChange(const CampaignRules &rules, const Cursor &at, std::size_t kind)
{
    if constexpr (I + 1 < std::variant_size_v<CampaignChange>) {
        if (kind != I)
            return readChange<I + 1>(rules, at, kind);
    }
    std::variant_alternative_t<I, CampaignChange> change;
    read(at, change);
    if constexpr (std::same_as<decltype(change), BandChanged>)
        change.changes = rules.changes(at["changes"]);
    if constexpr (std::same_as<decltype(change), BandJoined>)
        change.joined = readJoined(rules, at["state"]);
    return change;
}

/** Each change is an object with one member, whose name is its kind. */
CampaignOutcome readOutcome(const CampaignRules &rules, const Cursor &at)
{
    CampaignOutcome outcome;
    for (const Cursor &each : at.array(kMostItems)) {
        const auto members = each.members(1);
        if (members.size() != 1)
            continue;
        const auto &[name, value] = members.front();
        const auto met = std::ranges::find(kKinds, name);
        if (met == kKinds.end())
            each.complain(ErrorCode::UnknownKey, name);
        else
            outcome.push_back(
                readChange(rules, value, static_cast<std::size_t>(met - kKinds.begin())));
    }
    return outcome;
}

/** As version 1 had it. */
CampaignOutcome withoutNumbers(CampaignOutcome outcome)
{
    for (auto &change : outcome) {
        if (auto *joined = std::get_if<BandJoined>(&change))
            joined->joined = joined->joined->withoutNumbers();
        else if (auto *changed = std::get_if<BandChanged>(&change))
            changed->changes = changed->changes->withoutNumbers();
    }
    return outcome;
}

} // namespace

} // namespace campaigncodec

std::string encode(CampaignOutcome outcome, int version)
{
    if (version == 1)
        outcome = campaigncodec::withoutNumbers(std::move(outcome));
    auto out = campaigncodec::Json::array();
    for (const auto &change : outcome) {
        auto one = campaigncodec::Json::object();
        one[std::string(campaigncodec::kKinds[change.index()])] =
            std::visit([](const auto &held) { return campaigncodec::written(held); }, change);
        out.push_back(std::move(one));
    }
    return out.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

Result<CampaignOutcome> decodeCampaignOutcome(const CampaignRules &rules, std::string_view text)
{
    return json::decode(
        text, [&](const json::Cursor &at) { return campaigncodec::readOutcome(rules, at); });
}

} // namespace escarmouche::rules
