// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/codec/fields.h"

namespace escarmouche::rules {

namespace campaigncodec {

ESCARMOUCHE_TRAVELS(FoundCampaign, named("system", &T::system), named("uid", &T::uid),
                    named("name", &T::name), named("options", &T::options));
ESCARMOUCHE_TRAVELS(RenameCampaign, named("name", &T::name));
ESCARMOUCHE_TRAVELS(ChangeOptions, named("options", &T::options));
ESCARMOUCHE_TRAVELS(SetStatus, named("status", &T::status));
ESCARMOUCHE_TRAVELS(SetArchived, named("archived", &T::archived));
ESCARMOUCHE_TRAVELS(AddPlayer, named("name", &T::name));
ESCARMOUCHE_TRAVELS(RenamePlayer, named("player", &T::player), named("name", &T::name));
ESCARMOUCHE_TRAVELS(WithdrawBand, named("band", &T::band), named("games_kept", &T::gamesKept));
ESCARMOUCHE_TRAVELS(ActOnBand, named("band", &T::band), named("does", &T::act));
ESCARMOUCHE_TRAVELS(TellPast, named("band", &T::band), named("figures", &T::figures));
ESCARMOUCHE_TRAVELS(ScheduleFixture, named("plan", &T::plan));
ESCARMOUCHE_TRAVELS(ScheduleRound, named("kind", &T::kind), named("scenario", &T::scenario),
                    named("when", &T::when), named("place", &T::place), named("picks", &T::picks),
                    named("seats", &T::seats));
ESCARMOUCHE_TRAVELS(ChangeFixture, named("fixture", &T::fixture), named("plan", &T::plan));
ESCARMOUCHE_TRAVELS(SetFixtureStatus, named("fixture", &T::fixture), named("status", &T::status),
                    named("forfeited_by", &T::forfeitedBy));
ESCARMOUCHE_TRAVELS(ChooseCrew, named("fixture", &T::fixture), named("band", &T::band),
                    named("how", &T::how), named("members", &T::members),
                    named("picks", &T::picks));
ESCARMOUCHE_TRAVELS(EnterReport, named("fixture", &T::fixture), named("report", &T::report),
                    named("match", &T::match));
ESCARMOUCHE_TRAVELS(RollDice, named("fixture", &T::fixture), named("band", &T::band),
                    named("line", &T::line), named("nth", &T::nth), named("sides", &T::sides),
                    named("faces", &T::faces), named("typed", &T::typed));
ESCARMOUCHE_TRAVELS(SettleLine, named("fixture", &T::fixture), named("band", &T::band),
                    named("line", &T::line), named("answer", &T::answer),
                    named("rolls", &T::rolls));
ESCARMOUCHE_TRAVELS(ClosePostGame, named("fixture", &T::fixture), named("band", &T::band));
ESCARMOUCHE_TRAVELS(WriteChronicle, named("entry", &T::entry), named("fixture", &T::fixture),
                    named("text", &T::text));
// The band's own text, which may be as long as a file.
ESCARMOUCHE_TRAVELS(JoinBand, named("owner", &T::owner), named("origin", &T::origin),
                    named("how", &T::how));

namespace {

Json writtenAct(const CampaignAct &act)
{
    Json out = std::visit([](const auto &held) { return written(held); }, act);
    if (const auto *join = std::get_if<JoinBand>(&act)) {
        // What is no JSON is kept as it came, for the system to refuse.
        const Json band = Json::parse(join->band, nullptr, false);
        out["band"] = band.is_discarded() ? Json(join->band) : band;
    }
    out["act"] = keyOf(act);
    return out;
}

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

template<std::size_t I = 0>
CampaignAct readAct(const Cursor &at, std::size_t kind)
{
    if constexpr (I + 1 < std::variant_size_v<CampaignAct>) {
        if (kind != I)
            return readAct<I + 1>(at, kind);
    }
    std::variant_alternative_t<I, CampaignAct> act;
    auto keys = keysOf<decltype(act)>({"act", "fresh", "adjustment"});
    if constexpr (std::same_as<decltype(act), JoinBand>)
        keys.push_back("band");
    if (at.object(keys))
        readFields(at, act);
    if constexpr (std::same_as<decltype(act), JoinBand>)
        act.band = at["band"].dump();
    return act;
}

CampaignInput readInput(const Cursor &at)
{
    constexpr std::size_t kLongestReason = 500;
    static const auto kActKinds = allKeys();
    CampaignInput input;
    const std::size_t kind = at["act"].choice(kActKinds);
    if (!at.isSound())
        return input;
    input.act = readAct(at, kind);
    input.fresh = static_cast<int>(at["fresh"].integer(1, std::numeric_limits<int>::max()));
    if (const auto adjustment = at.find("adjustment"))
        input.adjustment = adjustment->text(kLongestReason, 1);
    return input;
}

} // namespace

} // namespace campaigncodec

std::string encode(const CampaignInput &input)
{
    auto out = campaigncodec::writtenAct(input.act);
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
