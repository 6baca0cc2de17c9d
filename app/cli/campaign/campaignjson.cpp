// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/campaign/campaignjson.h"

#include "app/words/language/uilanguage.h"
#include "model/text.h"

#include <array>

namespace escarmouche::app::cli {

namespace {

constexpr std::array<std::string_view, 6> kFixtureKeys{"proposed",  "confirmed", "played",
                                                       "forfeited", "abandoned", "cancelled"};
constexpr std::array<std::string_view, 4> kPresenceKeys{"comes", "must-roll", "must-be-paid",
                                                        "misses"};
constexpr std::array<std::string_view, 4> kAwaitingKeys{"nothing", "confirmation", "dice",
                                                        "choice"};

constexpr std::array<std::string_view, 4> kOwedKeys{"date", "result", "post-game", "question"};
constexpr std::array<std::string_view, 3> kCrewKeys{"all", "picked", "drawn"};

constexpr std::array<std::string_view, 3> kCareerEndKeys{"serving", "fallen", "contact-lost"};
constexpr std::array<std::string_view, 3> kSeatResultKeys{"win", "draw", "loss"};
constexpr std::array<std::string_view, 4> kFigureEndKeys{"standing", "out-of-action", "left-table",
                                                         "not-played"};

constexpr std::array<std::string_view, 6> kBefallenKeys{"advance", "injury", "healed",
                                                        "rank",    "fall",   "contact-lost"};

template<class Enum, std::size_t n>
std::string_view keyIn(const std::array<std::string_view, n> &keys, Enum value)
{
    return keys[static_cast<std::size_t>(value)];
}

std::string inWords(const rules::Text &text)
{
    return text.in(uiLanguage());
}

Json requestJson(const rules::Request &request)
{
    const rules::Roll &roll = request.roll;
    Json json{{"count", roll.count}, {"sides", roll.sides}};
    if (roll.reading == rules::Reading::D66)
        json["reading"] = "d66";
    return json;
}

Json toldJson(const OpenCampaign &open, const std::vector<rules::Told> &told)
{
    Json list = Json::array();
    for (const auto &one : told)
        list.push_back({{"rule", one.rule}, {"sentence", toUtf8(open.said(one.sentence))}});
    return list;
}

Json rollJson(const auto &roll)
{
    return {{"faces", roll.faces}, {"sides", roll.sides}, {"typed", roll.typed}};
}

Json rollsJson(const rules::Campaign &campaign, const std::vector<rules::RollId> &rolls)
{
    Json list = Json::array();
    for (const rules::RollId id : rolls) {
        if (const auto *roll = find(campaign, id))
            list.push_back(rollJson(*roll));
    }
    return list;
}

/** By an undo, or by a take-out, which has a line of that number. */
Json takenBackJson(const model::TakenBack &taken)
{
    Json json{{"seq", taken.seq}, {"person", taken.person}, {"at", taken.at}};
    if (!taken.reason.empty())
        json["reason"] = taken.reason;
    return json;
}

Json slayerJson(const rules::Slayer &slayer)
{
    return {{"name", inWords(slayer.name)}, {"band", slayer.band}};
}

Json knockOutJson(const rules::CareerKnockOut &knockOut)
{
    Json json = slayerJson(knockOut.victim);
    json["rank"] = knockOut.rank;
    if (!knockOut.with.empty())
        json["with"] = inWords(knockOut.with);
    if (knockOut.turn)
        json["turn"] = knockOut.turn;
    return json;
}

Json careerLineJson(const OpenCampaign &open, const rules::CareerLine &line)
{
    Json rolls = Json::array();
    for (const auto &roll : line.rolls)
        rolls.push_back(rollJson(roll));
    return {{"step", line.step},
            {"title", inWords(line.title)},
            {"rolls", std::move(rolls)},
            {"told", toldJson(open, line.told)}};
}

Json goneJson(const OpenCampaign &open, const std::vector<rules::FallenRecord> &gone)
{
    Json list = Json::array();
    for (const auto &each : gone) {
        Json one = jsonOf(open, each.record);
        if (each.fixture != rules::FixtureId{})
            one["last_game"] = numberOf(open.campaign(), each.fixture);
        if (each.by)
            one["killed_by"] = slayerJson(*each.by);
        list.push_back(std::move(one));
    }
    return list;
}

Json bandsJson(const rules::Campaign &campaign, const std::vector<rules::BandId> &bands)
{
    Json list = Json::array();
    for (const auto band : bands)
        list.push_back({{"id", band.value}, {"name", bandName(campaign, band)}});
    return list;
}

/** What a band is called; one whose joining was taken out, as it was when it joined. */
std::string nameThen(const OpenCampaign &open, const model::CampaignLine &line, rules::BandId band)
{
    if (auto name = bandName(open.campaign(), band); !name.empty())
        return name;
    if (const auto met = line.joined.find(band); met != line.joined.end())
        return met->second;
    const auto history = open.session->history();
    for (const auto &each : history.value_or(std::vector<model::CampaignLine>()))
        if (const auto met = each.joined.find(band); met != each.joined.end())
            return met->second;
    return {};
}

Json bandsJson(const OpenCampaign &open, const model::CampaignLine &line)
{
    Json list = Json::array();
    for (const auto band : line.bands)
        list.push_back({{"id", band.value}, {"name", nameThen(open, line, band)}});
    return list;
}

} // namespace

int numberOf(const rules::Campaign &campaign, rules::FixtureId fixture)
{
    for (std::size_t i = 0; i < campaign.fixtures.size(); ++i) {
        if (campaign.fixtures[i].id == fixture)
            return static_cast<int>(i) + 1;
    }
    return 0;
}

std::string_view keyOf(rules::FixtureStatus status)
{
    return keyIn(kFixtureKeys, status);
}

std::string bandName(const rules::Campaign &campaign, rules::BandId band)
{
    const auto *entrant = find(campaign, band);
    return entrant ? entrant->band->name() : std::string();
}

Json jsonOf(const OpenCampaign &open, const rules::Befallen &befallen)
{
    Json json{{"kind", keyIn(kBefallenKeys, befallen.kind)}, {"rule", befallen.rule}};
    if (befallen.fixture != rules::FixtureId{})
        json["game"] = numberOf(open.campaign(), befallen.fixture);
    if (!befallen.what.empty())
        json["what"] = inWords(befallen.what);
    if (!befallen.effect.empty())
        json["effect"] = inWords(befallen.effect);
    if (befallen.times > 1)
        json["times"] = befallen.times;
    if (!befallen.sentence.key.empty())
        json["sentence"] = toUtf8(open.said(befallen.sentence));
    return json;
}

Json jsonOf(const OpenCampaign &open, const rules::FigureRecord &record)
{
    Json json{{"member", record.figure.member.value}, {"name", inWords(record.figure.name)},
              {"rank", record.figure.rank},           {"experience", record.figure.experience},
              {"games", record.tally.games},          {"out_of_action", record.tally.outOfAction},
              {"knock_outs", record.tally.knockOuts}, {"by_rank", record.tally.byRank},
              {"games_before", record.past.games},    {"befallen", Json::array()}};
    for (const auto &befallen : record.befallen)
        json["befallen"].push_back(jsonOf(open, befallen));
    return json;
}

Json jsonOf(const OpenCampaign &open, const rules::Career &career)
{
    Json json{{"figure", jsonOf(open, career.record)},
              {"state", keyIn(kCareerEndKeys, career.end)},
              {"earned_name", rules::hasEarnedName(career.record)},
              {"before", Json::array()},
              {"games", Json::array()}};
    if (career.lastGame != rules::FixtureId{})
        json["last_game"] = numberOf(open.campaign(), career.lastGame);
    if (career.killedBy)
        json["killed_by"] = slayerJson(*career.killedBy);
    for (const auto &befallen : career.before)
        json["before"].push_back(jsonOf(open, befallen));
    for (const auto &game : career.games) {
        Json one{{"game", game.game.number},
                 {"against", game.game.against},
                 {"result", keyIn(kSeatResultKeys, game.result)},
                 {"end", keyIn(kFigureEndKeys, game.end)},
                 {"points_lost", game.pointsLost},
                 {"knock_outs", Json::array()},
                 {"post_game", Json::array()},
                 {"befallen", Json::array()}};
        if (game.putOutBy)
            one["put_out_by"] = slayerJson(*game.putOutBy);
        for (const auto &knockOut : game.knockOuts)
            one["knock_outs"].push_back(knockOutJson(knockOut));
        for (const auto &line : game.lines)
            one["post_game"].push_back(careerLineJson(open, line));
        for (const auto &befallen : game.befallen)
            one["befallen"].push_back(jsonOf(open, befallen));
        json["games"].push_back(std::move(one));
    }
    return json;
}

Json jsonOf(const OpenCampaign &open, const rules::Entrant &band)
{
    const auto &campaign = open.campaign();
    const auto *owner = find(campaign, band.owner);
    const auto records = rules::recordsOf(open.session->rules(), campaign, band.id);
    Json figures = Json::array();
    for (const auto &record : records.figures)
        figures.push_back(jsonOf(open, record));
    Json hirelings = Json::array();
    for (const auto &hireling : records.hirelings)
        hirelings.push_back({{"member", hireling.figure.member.value},
                             {"name", inWords(hireling.figure.name)},
                             {"fee", hireling.price},
                             {"rule", hireling.rule},
                             {"sentence", toUtf8(open.said(hireling.sentence))}});
    if (!open.session->rules().hasBands())
        return {{"id", band.id.value},
                {"name", band.band->name()},
                {"played_by", open.session->rules().playerOf(*band.band)},
                {"withdrawn", band.withdrawn},
                {"annulled", band.annulled}};
    return {{"id", band.id.value},
            {"name", band.band->name()},
            {"player", owner ? owner->name : std::string()},
            {"treasury", band.band->treasury()},
            {"withdrawn", band.withdrawn},
            {"annulled", band.annulled},
            {"figures", std::move(figures)},
            {"hirelings", std::move(hirelings)},
            {"lost_contacts", goneJson(open, records.lost)},
            {"fallen", goneJson(open, records.fallen)}};
}

Json jsonOf(const rules::Campaign &campaign, const rules::Fixture &fixture)
{
    Json json{{"game", numberOf(campaign, fixture.id)},
              {"id", fixture.id.value},
              {"state", keyOf(fixture.status)},
              {"title", fixture.plan.title},
              {"scenario", fixture.plan.scenario},
              {"bands", bandsJson(campaign, fixture.plan.bands)},
              {"place", fixture.plan.place},
              {"round", fixture.plan.round}};
    if (const auto &when = fixture.plan.when)
        json["when"] = {{"at", when->at}, {"zone", when->zone}, {"minutes", when->minutes}};
    for (const auto &setting : fixture.plan.settings)
        json["options"][setting.property] =
            std::visit([](const auto &value) { return Json(value); }, setting.value);
    if (!fixture.match.empty())
        json["match"] = fixture.match;
    for (const auto &crew : fixture.crews) {
        Json members = Json::array();
        for (const auto member : crew.members)
            members.push_back(member.value);
        json["crews"].push_back({{"band", bandName(campaign, crew.band)},
                                 {"how", keyIn(kCrewKeys, crew.how)},
                                 {"members", std::move(members)}});
    }
    if (fixture.report) {
        for (const auto &seat : fixture.report->seats)
            json["points"].push_back(totalScore(seat));
    }
    for (const auto &postGame : fixture.postGames)
        json["post_games"].push_back(
            {{"band", bandName(campaign, postGame.band)}, {"closed", postGame.closed}});
    return json;
}

Json roundsJson(const rules::Campaign &campaign)
{
    Json list = Json::array();
    for (const rules::Round &round : campaign.rounds)
        list.push_back({{"round", round.number}, {"byes", bandsJson(campaign, round.byes)}});
    return list;
}

Json jsonOf(const OpenCampaign &open, const rules::CrewLine &line)
{
    Json json{{"member", line.member.value},
              {"name", inWords(line.name)},
              {"presence", keyIn(kPresenceKeys, line.presence)},
              {"fee", line.fee},
              {"rule", line.rule}};
    if (!line.rule.empty())
        json["sentence"] = toUtf8(open.said(line.sentence));
    if (line.presence == rules::Presence::MustRoll)
        json["dice"] = requestJson(line.roll);
    return json;
}

Json jsonOf(const OpenCampaign &open, const rules::PostGameLine &line)
{
    Json json{{"line", line.key},
              {"step", line.step},
              {"member", line.member.value},
              {"rule", line.rule},
              {"sentence", toUtf8(open.said(line.sentence))},
              {"done", line.done},
              {"needed", line.needed},
              {"awaiting", keyIn(kAwaitingKeys, line.awaiting)},
              {"after", line.after}};
    if (rules::takesDice(line))
        json["dice"] = requestJson(line.roll);
    if (!line.rolls.empty())
        json["rolls"] = rollsJson(open.campaign(), line.rolls);
    for (const auto &option : line.options) {
        Json one{{"answer", option.key},
                 {"name", inWords(option.name)},
                 {"about", inWords(option.about)},
                 {"possible", option.possible},
                 {"by_dice", option.byDice}};
        if (!option.possible) {
            one["rule"] = option.rule;
            one["why"] = toUtf8(open.said(option.why));
        }
        json["options"].push_back(std::move(one));
    }
    if (line.done)
        json["answer"] = line.answer;
    json["told"] = toldJson(open, line.told);
    return json;
}

Json jsonOf(const OpenCampaign &open, const rules::PostGameDocument &document)
{
    Json json{{"closed", document.closed},   {"ready", document.ready},
              {"opening", document.opening}, {"earned", document.earned},
              {"spent", document.spent},     {"treasury", document.treasury},
              {"fees", Json::array()},       {"lines", Json::array()}};
    for (const auto &fee : document.fees)
        json["fees"].push_back(
            {{"member", fee.member.value}, {"name", inWords(fee.name)}, {"fee", fee.points}});
    if (document.waitsFor)
        json["waits_for"] = numberOf(open.campaign(), *document.waitsFor);
    for (const auto &line : document.lines)
        json["lines"].push_back(jsonOf(open, line));
    return json;
}

Json jsonOf(const rules::Campaign &campaign, const rules::Owed &owed)
{
    Json json{{"what", keyIn(kOwedKeys, owed.what)}};
    if (owed.fixture != rules::FixtureId{})
        json["game"] = numberOf(campaign, owed.fixture);
    if (owed.band != rules::BandId{})
        json["band"] = bandName(campaign, owed.band);
    if (owed.what == rules::Owed::What::Question)
        json["seq"] = owed.act;
    return json;
}

Json jsonOf(const rules::Campaign &campaign, const rules::BandStanding &standing)
{
    return {{"place", standing.place},
            {"band", bandName(campaign, standing.band)},
            {"id", standing.band.value},
            {"points", standing.points},
            {"played", standing.played},
            {"wins", standing.wins},
            {"draws", standing.draws},
            {"losses", standing.losses},
            {"byes", standing.byes},
            {"forfeits", standing.forfeits},
            {"scored", standing.scored},
            {"conceded", standing.conceded},
            {"difference", standing.difference()},
            {"knock_outs", standing.knockOuts}};
}

Json jsonOf(const rules::Campaign &campaign, const rules::FigureStanding &standing)
{
    return {{"name", inWords(standing.name)},
            {"band", bandName(campaign, standing.band)},
            {"member", standing.member.value},
            {"games", standing.games},
            {"out_of_action", standing.outOfAction},
            {"knock_outs", standing.knockOuts},
            {"by_rank", standing.byRank}};
}

Json jsonOf(const rules::Campaign &campaign, const rules::Award &award)
{
    Json holders = Json::array();
    for (const auto &holder : award.holders)
        holders.push_back({{"name", inWords(holder.name)},
                           {"band", bandName(campaign, holder.band)},
                           {"member", holder.member.value}});
    return {{"award", rules::kAwardKeys[static_cast<std::size_t>(award.kind)]},
            {"name", inWords(rules::awardName(award.kind))},
            {"count", award.count},
            {"figures", std::move(holders)}};
}

Json jsonOf(const OpenCampaign &open, const model::CampaignLine &line)
{
    Json json{{"seq", line.line.seq},
              {"uuid", line.line.uuid},
              {"at", line.line.at},
              {"person", line.line.person},
              {"kind", line.kind},
              {"sentence", toUtf8(open.said(line.line))},
              {"taken_back", line.line.retracted},
              {"open", line.line.open}};
    if (line.line.retracted)
        json["taken_back_by"] = takenBackJson(line.line.takenBack);
    if (!line.line.moved.empty())
        json["about"] = line.about;
    for (const auto &moved : line.line.moved)
        json[moved.amended ? moved.back ? "uncorrects" : "corrects"
             : moved.back  ? "brings_back"
                           : "takes_out"]
            .push_back(moved.seq);
    if (line.line.corrected.seq != 0)
        json["corrected_by"] = takenBackJson(line.line.corrected);
    if (!line.line.formerly.key.empty())
        json["formerly"] = toUtf8(open.said(line.line.formerly));
    if (!line.line.reason.empty())
        json["reason"] = line.line.reason;
    if (line.fixture.value != 0)
        json["game"] = numberOf(open.campaign(), line.fixture);
    if (!line.bands.empty())
        json["bands"] = bandsJson(open, line);
    if (line.entry != rules::EntryNo{})
        json["entry"] = line.entry.value;
    if (!line.adjustment.empty())
        json["reason"] = line.adjustment;
    return json;
}

Json jsonOf(const OpenCampaign &open, const model::CampaignConsequence &effect)
{
    Json json = jsonOf(open, effect.act);
    json["refused"] = effect.refused;
    if (effect.why)
        json["why"] = toUtf8(whyText(open, *effect.why));
    if (!effect.becomes.key.empty())
        json["becomes"] = toUtf8(open.said(effect.becomes));
    return json;
}

} // namespace escarmouche::app::cli
