// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/codec/values.h"
#include "rules/core/campaign/deciding.h"

#include <charconv>

namespace escarmouche::rules {

ESCARMOUCHE_MEMBERS(Entrant, named("id", &T::id), named("owner", &T::owner),
                    named("origin", &T::origin), named("joined_in_round", &T::joinedInRound),
                    named("withdrawn", &T::withdrawn), named("annulled", &T::annulled),
                    always("band", &T::band), named("opening", &T::opening),
                    named("account", &T::account), named("past", &T::past))
ESCARMOUCHE_MEMBERS(Fixture, named("id", &T::id), named("sequence", &T::sequence),
                    named("plan", &T::plan), named("status", &T::status),
                    named("forfeited_by", &T::forfeitedBy), named("crews", &T::crews),
                    named("report", &T::report), named("match", &T::match),
                    named("reported", &T::reported), named("post_games", &T::postGames))
ESCARMOUCHE_MEMBERS(Campaign, named("system", &T::system), named("uid", &T::uid),
                    named("name", &T::name), named("status", &T::status),
                    named("archived", &T::archived), named("options", &T::options),
                    named("players", &T::players), always("bands", &T::bands),
                    always("fixtures", &T::fixtures), named("rounds", &T::rounds),
                    named("rolls", &T::rolls), named("chronicle", &T::chronicle),
                    named("questions", &T::questions))

namespace campaigncodec {

namespace {

constexpr std::string_view kStateFormat = "escarmouche-campaign";

Campaign readCampaign(const Values &format, const Cursor &at)
{
    constexpr std::array<std::string_view, 1> kFormats{kStateFormat};
    Campaign campaign;
    if (!at.object(keysOf<Campaign>({"format", "version"})))
        return campaign;
    at["format"].choice(kFormats);
    at["version"].integer(kCampaignVersion, kCampaignVersion);
    readMembers(format, at, campaign);
    return campaign;
}

} // namespace

} // namespace campaigncodec

std::string encode(const Campaign &campaign, int version)
{
    using namespace campaigncodec;
    Json out = written(Values{{}, nullptr, version}, campaign);
    out["format"] = kStateFormat;
    out["version"] = version;
    return out.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<Campaign> decodeCampaign(const CampaignRules &rules, std::string_view text)
{
    json::Limits limits;
    limits.bytes *= 4; // a long campaign with all its reports
    limits.values *= 8;
    limits.version = kCampaignVersion;
    return json::decode(
        text,
        [&](const json::Cursor &at) {
            return campaigncodec::readCampaign({{}, &rules}, at);
        },
        limits);
}

int campaignVersion(std::string_view text)
{
    // The members stand by name, and none after this one; in what people wrote quotes are escaped.
    constexpr std::string_view kKey = R"("version":)";
    const auto place = text.rfind(kKey);
    int version = 0;
    if (place != std::string_view::npos)
        std::from_chars(text.data() + place + kKey.size(), text.data() + text.size(), version);
    return version;
}

} // namespace escarmouche::rules
