// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/campaignrules.h"
#include "rules/core/campaign/codec/values.h"

namespace escarmouche::rules {

ESCARMOUCHE_MEMBERS(Founded, named("system", &T::system), named("uid", &T::uid),
                    named("name", &T::name), named("options", &T::options))
ESCARMOUCHE_MEMBERS(CampaignRenamed, named("before", &T::before), named("after", &T::after))
ESCARMOUCHE_MEMBERS(OptionChanged, named("option", &T::option), named("before", &T::before),
                    named("after", &T::after))
ESCARMOUCHE_MEMBERS(StatusChanged, named("before", &T::before), named("after", &T::after))
ESCARMOUCHE_MEMBERS(ArchivedChanged, named("after", &T::after))
ESCARMOUCHE_MEMBERS(PlayerAdded, named("player", &T::player))
ESCARMOUCHE_MEMBERS(PlayerRenamed, named("player", &T::player), named("before", &T::before),
                    named("after", &T::after))
ESCARMOUCHE_MEMBERS(BandJoined, always("band", &T::band), always("owner", &T::owner),
                    named("origin", &T::origin), named("round", &T::round),
                    always("state", &T::joined), named("opening", &T::opening))
ESCARMOUCHE_MEMBERS(BandWithdrawn, named("band", &T::band), named("annulled", &T::annulled))
ESCARMOUCHE_MEMBERS(BandChanged, always("band", &T::band), always("changes", &T::changes),
                    named("kind", &T::kind), named("money", &T::money),
                    named("fixture", &T::fixture))
ESCARMOUCHE_MEMBERS(PastTold, named("band", &T::band), named("before", &T::before),
                    named("after", &T::after))
ESCARMOUCHE_MEMBERS(FixtureAdded, named("fixture", &T::fixture), named("plan", &T::plan))
ESCARMOUCHE_MEMBERS(RoundAdded, named("round", &T::round))
ESCARMOUCHE_MEMBERS(FixtureReplanned, named("fixture", &T::fixture), named("before", &T::before),
                    named("after", &T::after))
ESCARMOUCHE_MEMBERS(FixtureStatusChanged, named("fixture", &T::fixture),
                    named("before", &T::before), named("after", &T::after),
                    named("forfeited_by", &T::forfeitedBy))
ESCARMOUCHE_MEMBERS(CrewChosen, named("fixture", &T::fixture), named("before", &T::before),
                    named("after", &T::after))
ESCARMOUCHE_MEMBERS(CrewDismissed, named("fixture", &T::fixture), named("before", &T::before))
ESCARMOUCHE_MEMBERS(Reported, named("fixture", &T::fixture), named("report", &T::report),
                    named("match", &T::match), named("order", &T::order),
                    named("post_games", &T::postGames))
ESCARMOUCHE_MEMBERS(Rolled, named("roll", &T::roll))
ESCARMOUCHE_MEMBERS(LineSettled, named("fixture", &T::fixture), named("band", &T::band),
                    named("line", &T::line))
ESCARMOUCHE_MEMBERS(PostGameClosed, named("fixture", &T::fixture), named("band", &T::band),
                    named("treasury", &T::treasury))
ESCARMOUCHE_MEMBERS(ChronicleChanged, named("entry", &T::entry), named("fixture", &T::fixture),
                    named("before", &T::before), named("after", &T::after))
ESCARMOUCHE_MEMBERS(LeftOpen, named("question", &T::question))

namespace campaigncodec {

namespace {

constexpr std::array<std::string_view, 23> kKinds{
    "founded", "renamed",        "option",   "status",    "archived",
    "player",  "player-renamed", "joined",   "withdrawn", "band",
    "past",    "fixture",        "round",    "replanned", "fixture-status",
    "crew",    "crew-dismissed", "reported", "rolled",    "settled",
    "closed",  "chronicle",      "open"};
static_assert(kKinds.size() == std::variant_size_v<CampaignChange>);

/** Each change is an object with one member, whose name is its kind. */
CampaignOutcome readOutcome(const Values &format, const Cursor &at)
{
    CampaignOutcome outcome;
    for (const Cursor &each : at.array(Values::kMostItems)) {
        const auto members = each.members(1);
        if (members.size() != 1)
            continue;
        const auto &[name, value] = members.front();
        const auto met = std::ranges::find(kKinds, name);
        if (met == kKinds.end())
            each.complain(ErrorCode::UnknownKey, name);
        else
            outcome.push_back(json::readKind<CampaignChange>(
                format, value, static_cast<std::size_t>(met - kKinds.begin())));
    }
    return outcome;
}

} // namespace

} // namespace campaigncodec

std::string encode(const CampaignOutcome &outcome, int version)
{
    using namespace campaigncodec;
    const Values format{{}, nullptr, version};
    Json out = Json::array();
    for (const auto &change : outcome) {
        Json one = Json::object();
        one[std::string(kKinds[change.index()])] =
            std::visit([&](const auto &held) { return written(format, held); }, change);
        out.push_back(std::move(one));
    }
    return out.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<CampaignOutcome> decodeCampaignOutcome(const CampaignRules &rules, std::string_view text)
{
    return json::decode(text, [&](const json::Cursor &at) {
        return campaigncodec::readOutcome({{}, &rules}, at);
    });
}

} // namespace escarmouche::rules
