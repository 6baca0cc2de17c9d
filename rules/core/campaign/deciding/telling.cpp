// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/campaignoptions.h"
#include "rules/core/campaign/deciding.h"
#include "rules/core/campaign/deciding/documents.h"
#include "rules/core/campaign/past/toldnames.h"
#include "rules/core/campaign/rounds/bandrecord.h"
#include "rules/core/campaign/rounds/calendar.h"

#include <algorithm>
#include <sstream>

namespace escarmouche::rules {

namespace {

Phrase phrase(std::string_view key, Phrase::Values values = {})
{
    return {"campaign." + std::string(key), std::move(values)};
}

/** Tells acts in the words of the campaign they were done to. */
struct Teller {
    const CampaignRules &rules;
    const Campaign &before;
    const CampaignInput &input;
    const CampaignOutcome &outcome;

    template<class Change>
    const Change *first() const
    {
        for (const auto &change : outcome) {
            if (const auto *met = std::get_if<Change>(&change))
                return met;
        }
        return nullptr;
    }
    Text worded(const Phrase &sentence) const
    {
        const auto &book = rules.phrases();
        return {say(book, sentence, Language::English), say(book, sentence, Language::French)};
    }
    std::string band(BandId id) const
    {
        const auto *entrant = find(before, id);
        return entrant ? entrant->band->name() : "?";
    }
    std::string game(FixtureId id) const
    {
        const auto *fixture = find(before, id);
        return fixture ? game(fixture->plan) : "?";
    }
    std::string game(const FixturePlan &plan) const
    {
        Fixture fixture;
        fixture.plan = plan;
        return gameTitle(before, fixture);
    }
    Text value(const Property *property, const std::optional<SettingValue> &value) const
    {
        if (!value)
            return property ? this->value(property, property->value) : worded(phrase("default"));
        if (const auto *flag = std::get_if<bool>(&*value))
            return *flag ? Text{"yes", "oui"} : Text{"no", "non"};
        if (const auto *whole = std::get_if<std::int64_t>(&*value))
            return {numeral(*whole), numeral(*whole)};
        const auto &text = std::get<std::string>(*value);
        if (text.empty())
            return worded(phrase("empty"));
        return property && !property->choices.empty() ? listed(text, property->choices)
                                                      : Text{text, text};
    }
    static void append(Text &text, std::string_view between, const Text &more)
    {
        const std::string gap(text.en.empty() ? "" : between);
        text = {text.en + gap + more.en, text.fr + gap + more.fr};
    }
    /** Words of a list by their names. */
    static Text listed(const std::string &text, const std::vector<Choice> &choices)
    {
        Text names;
        std::istringstream words(text);
        for (std::string word; words >> word;) {
            const auto met = std::ranges::find(choices, word, &Choice::key);
            const Text name = met == choices.end() ? Text{word, word} : met->name;
            append(names, ", ", name);
        }
        return names;
    }

    /** What dice were thrown for: a line of the crew, or of the document after the game. */
    Text line(const RollDice &act) const
    {
        if (hasPostGame(before, act.fixture, act.band)) {
            for (const auto &line : postGameDocument(rules, before, act.fixture, act.band).lines) {
                if (line.key == act.line)
                    return worded(line.sentence);
            }
        } else if (hasCrew(before, act.fixture, act.band)) {
            for (const auto &line : crewDocument(rules, before, act.fixture, act.band)) {
                if (line.line == act.line)
                    return worded(line.sentence);
            }
        }
        // The line is gone with the result of its game; the dice stand.
        const auto *entrant = find(before, act.band);
        const auto called = entrant ? entrant->band->called(rules.memberOf(act.line)) : Text();
        return called.empty() ? Text{act.line, act.line} : called;
    }

    Phrase operator()(const FoundCampaign &act) const
    {
        return phrase("founded", {{"name", act.name}});
    }
    Phrase operator()(const RenameCampaign &act) const
    {
        return phrase("renamed", {{"old", before.name}, {"new", act.name}});
    }
    Phrase operator()(const ChangeOptions &) const
    {
        if (outcome.size() != 1)
            return outcome.empty()
                       ? phrase("no-options")
                       : phrase("options", {{"count", static_cast<std::int64_t>(outcome.size())}});
        const auto &change = std::get<OptionChanged>(outcome.front());
        auto known = leagueProperties(rules.ranking());
        for (auto &property : rules.options())
            known.push_back(std::move(property));
        const auto met = std::ranges::find(known, change.option, &Property::key);
        const Property *property = met == known.end() ? nullptr : &*met;
        const Text label = property ? property->label : Text{change.option, change.option};
        return phrase("option", {{"option", label},
                                 {"old", value(property, change.before)},
                                 {"new", value(property, change.after)}});
    }
    Phrase operator()(const SetStatus &act) const
    {
        switch (act.status) {
        case CampaignStatus::Preparing:
            return phrase("preparing");
        case CampaignStatus::Running:
            return phrase("running");
        case CampaignStatus::Ended:
            return phrase("ended");
        }
        return {};
    }
    Phrase operator()(const SetArchived &act) const
    {
        return phrase(act.archived ? "archived" : "unarchived");
    }
    Phrase operator()(const AddPlayer &act) const { return phrase("player", {{"name", act.name}}); }
    Phrase operator()(const RenamePlayer &act) const
    {
        const auto *player = find(before, act.player);
        return phrase("player-renamed", {{"old", player ? player->name : "?"}, {"new", act.name}});
    }
    Phrase operator()(const JoinBand &act) const
    {
        const auto *joined = first<BandJoined>();
        const auto *player = find(before, act.owner);
        return phrase("joined", {{"band", joined ? joined->joined->name() : "?"},
                                 {"player", player ? player->name : "?"},
                                 {"points", std::int64_t{joined ? joined->opening : 0}}});
    }
    Phrase operator()(const WithdrawBand &act) const
    {
        return phrase(act.gamesKept ? "withdrew" : "annulled", {{"band", band(act.band)}});
    }
    Phrase operator()(const ActOnBand &act) const
    {
        const auto *changed = first<BandChanged>();
        const auto *entrant = find(before, act.band);
        const BandInput own{act.act, input.fresh, {}};
        const auto told = entrant && changed ? rules.tell(*entrant->band, own, *changed->changes)
                                             : Result<Phrase>{};
        return phrase("band",
                      {{"band", band(act.band)}, {"sentence", told ? worded(*told) : Text{}}});
    }
    Phrase operator()(const TellPast &act) const
    {
        const auto *told = first<PastTold>();
        const auto *entrant = find(before, act.band);
        Text figures;
        for (const auto &figure : entrant ? entrant->band->figures() : std::vector<FigureGlance>())
            if (told && std::ranges::count(told->after, figure.member, &FigurePast::member) > 0)
                append(figures, ", ", figure.name);
        return phrase("past", {{"band", band(act.band)}, {"figures", figures}});
    }
    Phrase operator()(const ScheduleFixture &act) const
    {
        if (!act.plan.when)
            return phrase("scheduled", {{"game", game(act.plan)}});
        auto when = act.plan.when->at;
        std::ranges::replace(when, 'T', ' ');
        return phrase("scheduled-at", {{"game", game(act.plan)}, {"when", when}});
    }
    Phrase operator()(const ScheduleRound &) const
    {
        std::vector<std::int64_t> rounds;
        for (const auto &change : outcome)
            if (const auto *round = std::get_if<RoundAdded>(&change))
                rounds.push_back(round->round.number);
        const auto games = static_cast<std::int64_t>(outcome.size() - rounds.size());
        if (rounds.size() < 2)
            return phrase("round",
                          {{"number", rounds.empty() ? 0 : rounds.front()}, {"count", games}});
        return phrase("rounds",
                      {{"first", rounds.front()}, {"last", rounds.back()}, {"count", games}});
    }
    Phrase operator()(const ChangeFixture &act) const
    {
        return phrase("replanned", {{"game", game(act.plan)}});
    }
    Phrase operator()(const SetFixtureStatus &act) const
    {
        const Phrase::Values named{{"game", game(act.fixture)}};
        switch (act.status) {
        case FixtureStatus::Proposed:
        case FixtureStatus::Played:
            return phrase("proposed", named);
        case FixtureStatus::Confirmed:
            return phrase("confirmed", named);
        case FixtureStatus::Forfeited: {
            std::string bands;
            for (const BandId id : act.forfeitedBy)
                bands += (bands.empty() ? "" : ", ") + band(id);
            return phrase("forfeited", {{"game", game(act.fixture)}, {"bands", bands}});
        }
        case FixtureStatus::Abandoned:
            return phrase("abandoned", named);
        case FixtureStatus::Cancelled:
            return phrase("cancelled", named);
        }
        return {};
    }
    Phrase operator()(const ChooseCrew &act) const
    {
        const auto *chosen = first<CrewChosen>();
        std::int64_t fees = 0;
        if (chosen) {
            for (const auto &fee : chosen->after.fees)
                fees += fee.points;
        }
        Phrase::Values values{
            {"band", band(act.band)},
            {"count", static_cast<std::int64_t>(chosen ? chosen->after.members.size() : 0)},
            {"game", game(act.fixture)}};
        if (fees == 0)
            return phrase(act.how == CrewChoice::Drawn ? "crew-drawn" : "crew", std::move(values));
        values.emplace_back("fees", fees);
        return phrase("crew-paid", std::move(values));
    }
    Phrase operator()(const EnterReport &act) const
    {
        std::string result;
        for (const auto &seat : act.report.seats)
            result += (result.empty() ? "" : " – ") + numeral(totalScore(seat));
        return phrase("reported", {{"game", game(act.fixture)}, {"result", result}});
    }
    Phrase operator()(const RollDice &act) const
    {
        std::string faces;
        for (const int face : act.faces)
            faces += (faces.empty() ? "" : ", ") + std::to_string(face);
        return phrase(act.typed ? "typed" : "rolled",
                      {{"band", band(act.band)}, {"faces", faces}, {"line", line(act)}});
    }
    Phrase operator()(const SettleLine &act) const
    {
        Text all;
        const auto *settled = first<LineSettled>();
        const auto *entrant = find(before, act.band);
        const auto *game = find(before, act.fixture);
        if (settled && entrant && game) {
            for (const auto &told : toldOf(rules, *entrant, *game, settled->line))
                append(all, " ", worded(told.sentence));
        }
        for (std::string *words : {&all.en, &all.fr}) // as all lines of a history end
            if (words->ends_with('.'))
                words->pop_back();
        return phrase("settled", {{"band", band(act.band)}, {"sentence", all}});
    }
    Phrase operator()(const ClosePostGame &act) const
    {
        const auto *closed = first<PostGameClosed>();
        const std::int64_t treasury = closed ? closed->treasury : 0;
        const auto record = recordOf(rules.ranking(), before, act.band);
        if (!record)
            return phrase("closed", {{"band", band(act.band)}, {"points", treasury}});
        return phrase("closed-at", {{"band", band(act.band)},
                                    {"points", treasury},
                                    {"standing", std::int64_t{record->points}},
                                    {"wins", std::int64_t{record->wins}},
                                    {"draws", std::int64_t{record->draws}},
                                    {"losses", std::int64_t{record->losses}}});
    }
    Phrase operator()(const WriteChronicle &act) const
    {
        if (act.entry == EntryNo{})
            return phrase("wrote", {{"text", act.text}});
        return act.text.empty() ? phrase("erased") : phrase("rewrote", {{"text", act.text}});
    }
};

} // namespace

Result<Phrase> tell(const CampaignRules &rules, const Campaign &before, const CampaignInput &input,
                    const CampaignOutcome &outcome)
{
    const Teller teller{rules, before, input, outcome};
    auto sentence = std::visit(teller, input.act);
    if (input.adjustment.empty())
        return sentence;
    return phrase("adjusted",
                  {{"sentence", teller.worded(sentence)}, {"reason", input.adjustment}});
}

} // namespace escarmouche::rules
