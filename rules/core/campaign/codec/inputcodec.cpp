// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/codec/values.h"

namespace escarmouche::rules {

ESCARMOUCHE_MEMBERS(FoundCampaign, named("system", &T::system), named("uid", &T::uid),
                    named("name", &T::name), named("options", &T::options))
ESCARMOUCHE_MEMBERS(RenameCampaign, named("name", &T::name))
ESCARMOUCHE_MEMBERS(ChangeOptions, named("options", &T::options))
ESCARMOUCHE_MEMBERS(SetStatus, named("status", &T::status))
ESCARMOUCHE_MEMBERS(SetArchived, named("archived", &T::archived))
ESCARMOUCHE_MEMBERS(AddPlayer, named("name", &T::name))
ESCARMOUCHE_MEMBERS(RenamePlayer, named("player", &T::player), named("name", &T::name))
ESCARMOUCHE_MEMBERS(WithdrawBand, named("band", &T::band), named("games_kept", &T::gamesKept))
ESCARMOUCHE_MEMBERS(ActOnBand, named("band", &T::band), named("does", &T::act))
ESCARMOUCHE_MEMBERS(TellPast, named("band", &T::band), named("figures", &T::figures))
ESCARMOUCHE_MEMBERS(ScheduleFixture, named("plan", &T::plan))
ESCARMOUCHE_MEMBERS(ScheduleRound, named("kind", &T::kind), named("scenario", &T::scenario),
                    named("when", &T::when), named("place", &T::place), named("picks", &T::picks),
                    named("seats", &T::seats), unlessUsual("rounds", &T::rounds),
                    unlessUsual("days", &T::days))
ESCARMOUCHE_MEMBERS(ChangeFixture, named("fixture", &T::fixture), named("plan", &T::plan))
ESCARMOUCHE_MEMBERS(SetFixtureStatus, named("fixture", &T::fixture), named("status", &T::status),
                    named("forfeited_by", &T::forfeitedBy))
ESCARMOUCHE_MEMBERS(ChooseCrew, named("fixture", &T::fixture), named("band", &T::band),
                    named("how", &T::how), named("members", &T::members), named("picks", &T::picks))
ESCARMOUCHE_MEMBERS(EnterReport, named("fixture", &T::fixture), named("report", &T::report),
                    named("match", &T::match))
ESCARMOUCHE_MEMBERS(RollDice, named("fixture", &T::fixture), named("band", &T::band),
                    named("line", &T::line), named("nth", &T::nth), named("sides", &T::sides),
                    named("faces", &T::faces), named("typed", &T::typed))
ESCARMOUCHE_MEMBERS(SettleLine, named("fixture", &T::fixture), named("band", &T::band),
                    named("line", &T::line), named("answer", &T::answer), named("rolls", &T::rolls))
ESCARMOUCHE_MEMBERS(ClosePostGame, named("fixture", &T::fixture), named("band", &T::band))
ESCARMOUCHE_MEMBERS(WriteChronicle, named("entry", &T::entry), named("fixture", &T::fixture),
                    named("text", &T::text))
namespace campaigncodec {

namespace {

/** A band's own text, which may be as long as a file. What is no JSON is kept as it came, for the
    system to refuse. */
struct BandText {
    Json written(const Values &, const std::string &text) const
    {
        const Json band = Json::parse(text, nullptr, false);
        return band.is_discarded() ? Json(text) : band;
    }
    void read(const Values &, const Cursor &at, std::string &text) const { text = at.dump(); }
};

} // namespace

} // namespace campaigncodec

ESCARMOUCHE_MEMBERS(JoinBand, named("owner", &T::owner), named("origin", &T::origin),
                    named("how", &T::how), always("band", &T::band, campaigncodec::BandText{}))

namespace campaigncodec {

namespace {

std::vector<std::string_view> allKeys()
{
    std::vector<std::string_view> keys;
    const auto add = [&]<std::size_t... I>(std::index_sequence<I...>)
    {
        (keys.push_back(keyOf(CampaignAct(std::in_place_index<I>))), ...);
    };
    add(std::make_index_sequence<std::variant_size_v<CampaignAct>>{});
    return keys;
}

CampaignInput readInput(const Cursor &at)
{
    constexpr std::size_t kLongestReason = 500;
    static const auto kActKinds = allKeys();
    CampaignInput input;
    const std::size_t kind = at["act"].choice(kActKinds);
    if (!at.isSound())
        return input;
    input.act = json::readKind<CampaignAct>(Values{}, at, kind, {"act", "fresh", "adjustment"});
    input.fresh = static_cast<int>(at["fresh"].integer(1, std::numeric_limits<int>::max()));
    if (const auto adjustment = at.find("adjustment"))
        input.adjustment = adjustment->text(kLongestReason, 1);
    return input;
}

} // namespace

} // namespace campaigncodec

std::string encode(const CampaignInput &input)
{
    using campaigncodec::written;
    auto out = std::visit([](const auto &held) { return written(campaigncodec::Values{}, held); },
                          input.act);
    out["act"] = keyOf(input.act);
    out["fresh"] = input.fresh;
    if (!input.adjustment.empty())
        out["adjustment"] = input.adjustment;
    return out.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

Result<CampaignInput> decodeCampaignInput(std::string_view text)
{
    return json::decode(text, campaigncodec::readInput);
}

} // namespace escarmouche::rules
