// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/codec/fields.h"
#include "rules/core/campaign/deciding.h"

#include <charconv>

namespace escarmouche::rules {

namespace campaigncodec {

namespace {

constexpr std::string_view kFormat = "escarmouche-campaign";

/** An entrant's fields beside its band. */
struct EntrantFields {
    BandId id;
    PlayerId owner;
    std::string origin;
    int joinedInRound = 0;
    bool withdrawn = false, annulled = false;
    int opening = 0;
    std::vector<Booking> account;
    std::vector<FigurePast> past;
};
/** A fixture's fields beside its report. */
struct FixtureFields {
    FixtureId id;
    int sequence = 0;
    FixturePlan plan;
    FixtureStatus status = FixtureStatus::Proposed;
    std::vector<BandId> forfeitedBy;
    std::vector<Crew> crews;
    std::string match;
    int reported = 0;
    std::vector<PostGame> postGames;
};
struct CampaignFields {
    std::string system, uid, name;
    CampaignStatus status = CampaignStatus::Preparing;
    bool archived = false;
    std::vector<Setting> options;
    std::vector<Player> players;
    std::vector<Round> rounds;
    std::vector<DiceRoll> rolls;
    std::vector<ChronicleEntry> chronicle;
};

} // namespace

ESCARMOUCHE_TRAVELS(EntrantFields, named("id", &T::id), named("owner", &T::owner),
                    named("origin", &T::origin), named("joined_in_round", &T::joinedInRound),
                    named("withdrawn", &T::withdrawn), named("annulled", &T::annulled),
                    named("opening", &T::opening), named("account", &T::account),
                    named("past", &T::past));
ESCARMOUCHE_TRAVELS(FixtureFields, named("id", &T::id), named("sequence", &T::sequence),
                    named("plan", &T::plan), named("status", &T::status),
                    named("forfeited_by", &T::forfeitedBy), named("crews", &T::crews),
                    named("match", &T::match), named("reported", &T::reported),
                    named("post_games", &T::postGames));
ESCARMOUCHE_TRAVELS(CampaignFields, named("system", &T::system), named("uid", &T::uid),
                    named("name", &T::name), named("status", &T::status),
                    named("archived", &T::archived), named("options", &T::options),
                    named("players", &T::players), named("rounds", &T::rounds),
                    named("rolls", &T::rolls), named("chronicle", &T::chronicle));

namespace {

Json writtenBand(const Entrant &band, int version)
{
    Json out =
        written(EntrantFields{band.id, band.owner, band.origin, band.joinedInRound, band.withdrawn,
                              band.annulled, band.opening, band.account, band.past});
    const auto value = version == 1 ? band.band->withoutNumbers() : band.band;
    out["band"] = Json::parse(value->state());
    return out;
}

Json writtenFixture(const Fixture &fixture)
{
    Json out = written(FixtureFields{fixture.id, fixture.sequence, fixture.plan, fixture.status,
                                     fixture.forfeitedBy, fixture.crews, fixture.match,
                                     fixture.reported, fixture.postGames});
    if (fixture.report)
        out["report"] = written(*fixture.report);
    return out;
}

Entrant readBand(const CampaignRules &rules, const Cursor &at)
{
    EntrantFields fields;
    Entrant entrant;
    if (!at.object(keysOf<EntrantFields>({"band"})))
        return entrant;
    readFields(at, fields);
    auto band = rules.read(at["band"].dump());
    if (!band) {
        at.complain(band.error().code, band.error().subject, band.error().hint);
        return entrant;
    }
    return {fields.id,
            fields.owner,
            fields.origin,
            fields.joinedInRound,
            fields.withdrawn,
            fields.annulled,
            std::move(*band),
            fields.opening,
            std::move(fields.account),
            std::move(fields.past)};
}

Fixture readFixture(const Cursor &at)
{
    FixtureFields fields;
    if (!at.object(keysOf<FixtureFields>({"report"})))
        return {};
    readFields(at, fields);
    std::shared_ptr<const BattleReport> report;
    if (const auto found = at.find("report")) {
        BattleReport whole;
        read(*found, whole);
        report = std::make_shared<const BattleReport>(std::move(whole));
    }
    return {fields.id,
            fields.sequence,
            std::move(fields.plan),
            fields.status,
            std::move(fields.forfeitedBy),
            std::move(fields.crews),
            std::move(report),
            std::move(fields.match),
            fields.reported,
            std::move(fields.postGames)};
}

Campaign readCampaign(const CampaignRules &rules, const Cursor &at)
{
    constexpr std::array<std::string_view, 1> kFormats{kFormat};
    Campaign campaign;
    CampaignFields fields;
    if (!at.object(keysOf<CampaignFields>({"format", "version", "bands", "fixtures"})))
        return campaign;
    at["format"].choice(kFormats);
    at["version"].integer(kCampaignVersion, kCampaignVersion);
    readFields(at, fields);
    campaign.system = std::move(fields.system);
    campaign.uid = std::move(fields.uid);
    campaign.name = std::move(fields.name);
    campaign.status = fields.status;
    campaign.archived = fields.archived;
    campaign.options = std::move(fields.options);
    campaign.players = std::move(fields.players);
    campaign.rounds = std::move(fields.rounds);
    campaign.rolls = std::move(fields.rolls);
    campaign.chronicle = std::move(fields.chronicle);
    for (const Cursor &each : at["bands"].array(kMostItems))
        campaign.bands.push_back(readBand(rules, each));
    for (const Cursor &each : at["fixtures"].array(kMostItems))
        campaign.fixtures.push_back(readFixture(each));
    return campaign;
}

} // namespace

} // namespace campaigncodec

std::string encode(const Campaign &campaign, int version)
{
    using namespace campaigncodec;
    Json out = written(CampaignFields{campaign.system, campaign.uid, campaign.name, campaign.status,
                                      campaign.archived, campaign.options, campaign.players,
                                      campaign.rounds, campaign.rolls, campaign.chronicle});
    out["format"] = kFormat;
    out["version"] = version;
    out["bands"] = Json::array();
    for (const auto &band : campaign.bands)
        out["bands"].push_back(writtenBand(band, version));
    out["fixtures"] = Json::array();
    for (const auto &fixture : campaign.fixtures)
        out["fixtures"].push_back(writtenFixture(fixture));
    return out.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<Campaign> decodeCampaign(const CampaignRules &rules, std::string_view text)
{
    json::Limits limits;
    limits.bytes *= 4; // a long campaign with all its reports
    limits.values *= 8;
    limits.version = kCampaignVersion;
    return json::decode(
        text, [&](const json::Cursor &at) { return campaigncodec::readCampaign(rules, at); },
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
