// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/streams/campaignstream.h"

#include "model/digest.h"
#include "model/library/ledger/checkpoints.h"
#include "model/library/ledger/historyline.h"
#include "model/text.h"
#include "rules/core/campaign/deciding.h"
#include "rules/core/campaign/deciding/documents.h"
#include "rules/core/campaign/rounds/calendar.h"

#include <algorithm>
#include <type_traits>

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::Result;

namespace {

rules::CampaignOutcome withoutWords(rules::CampaignOutcome outcome)
{
    for (auto &change : outcome) {
        if (auto *settled = std::get_if<rules::LineSettled>(&change))
            settled->line.told.clear();
    }
    return outcome;
}

/** The sentences that an outcome tells, without what they say of whom. */
std::vector<std::string> sentencesOf(const rules::CampaignOutcome &outcome)
{
    std::vector<std::string> keys;
    for (const auto &change : outcome) {
        const auto *settled = std::get_if<rules::LineSettled>(&change);
        for (const auto &told : settled ? settled->line.told : std::vector<rules::Told>())
            keys.push_back(told.sentence.key);
    }
    return keys;
}

/** Whether both do the same in other sentences, as another edition of the rules told it: then the
    stored sentences stay. */
bool isSaidOtherwise(const rules::CampaignOutcome &outcome, const rules::CampaignOutcome &former,
                     int version)
{
    return sentencesOf(outcome) != sentencesOf(former) &&
           encode(withoutWords(outcome), version) == encode(withoutWords(former), version);
}

/** Fills what an act may be found by. */
struct Finder {
    const rules::CampaignRules &rules;
    const rules::Campaign &before;
    const rules::CampaignOutcome &outcome;
    CampaignTelling &telling;

    void game(rules::FixtureId id) const
    {
        telling.fixture = id;
        if (const auto *fixture = find(before, id))
            telling.bands = fixture->plan.bands;
    }
    void line(rules::FixtureId fixture, rules::BandId band, const std::string &key) const
    {
        telling.fixture = fixture;
        telling.bands = {band};
        if (const auto member = rules.memberOf(key); member != rules::MemberId{})
            telling.members = {member};
    }
    /** Whoever was changed is concerned, whether or not the act names him. */
    void whoWasChanged() const
    {
        const auto *changed = first<rules::BandChanged>();
        for (const rules::MemberId member :
             changed ? changed->changes->members() : std::vector<rules::MemberId>()) {
            if (std::ranges::count(telling.members, member) == 0)
                telling.members.push_back(member);
        }
    }
    template<class Change>
    const Change *first() const
    {
        for (const auto &change : outcome) {
            if (const auto *met = std::get_if<Change>(&change))
                return met;
        }
        return nullptr;
    }

    void operator()(const rules::JoinBand &) const
    {
        if (const auto *joined = first<rules::BandJoined>()) {
            telling.bands = {joined->band};
            telling.joined = {{joined->band, joined->joined->name()}};
        }
    }
    void operator()(const rules::WithdrawBand &act) const { telling.bands = {act.band}; }
    void operator()(const rules::ActOnBand &act) const;
    void operator()(const rules::TellPast &act) const
    {
        telling.bands = {act.band};
        for (const auto &figure : act.figures)
            telling.members.push_back(figure.member);
    }
    void operator()(const rules::ScheduleFixture &act) const
    {
        if (const auto *added = first<rules::FixtureAdded>())
            telling.fixture = added->fixture;
        telling.bands = act.plan.bands;
    }
    void operator()(const rules::ChangeFixture &act) const
    {
        game(act.fixture);
        for (const rules::BandId band : act.plan.bands) {
            if (std::ranges::count(telling.bands, band) == 0)
                telling.bands.push_back(band);
        }
    }
    void operator()(const rules::SetFixtureStatus &act) const { game(act.fixture); }
    void operator()(const rules::ChooseCrew &act) const
    {
        telling.fixture = act.fixture;
        telling.bands = {act.band};
        telling.members = act.members;
    }
    void operator()(const rules::EnterReport &act) const { game(act.fixture); }
    void operator()(const rules::RollDice &act) const { line(act.fixture, act.band, act.line); }
    void operator()(const rules::SettleLine &act) const
    {
        line(act.fixture, act.band, act.line);
        whoWasChanged();
    }
    void operator()(const rules::ClosePostGame &act) const { line(act.fixture, act.band, {}); }
    void operator()(const rules::WriteChronicle &act) const
    {
        game(act.fixture);
        if (const auto *written = first<rules::ChronicleChanged>())
            telling.entry = written->entry;
    }
    void operator()(const auto &) const {} // of the campaign as a whole
};

/** The figures that an act of the band face names. */
struct FiguresOf {
    std::vector<rules::MemberId> members;

    void add(const std::vector<rules::Figures> &figures)
    {
        for (const auto &each : figures)
            members.push_back(each.member);
    }
    void operator()(const rules::Give &act) { add(act.to); }
    void operator()(const rules::Discard &act)
    {
        for (const auto &thing : act.things)
            members.push_back(thing.figures.member);
    }
    void operator()(const rules::HandOver &act) { add({act.thing.figures, act.to}); }
    void operator()(const rules::Duplicate &act) { add(act.figures); }
    void operator()(const rules::MoveMembers &act) { members = act.members; }
    void operator()(const rules::SetProperties &act) { add(act.of); }
    void operator()(const auto &) {} // of the band as a whole
};

void Finder::operator()(const rules::ActOnBand &act) const
{
    telling.bands = {act.band};
    FiguresOf figures;
    std::visit(figures, act.act);
    telling.members = std::move(figures.members);
    whoWasChanged();
}

FixtureRow rowOf(const std::string &uuid, const rules::Campaign &campaign,
                 const rules::Fixture &game)
{
    const auto when = game.plan.when.value_or(rules::LocalTime{});
    return {.campaign = uuid,
            .fixture = game.id,
            .title = gameTitle(campaign, game),
            .status = game.status,
            .at = when.at,
            .zone = when.zone,
            .place = game.plan.place,
            .round = game.plan.round,
            .bands = static_cast<int>(game.plan.bands.size()),
            .openPostGames = static_cast<int>(openPostGames(campaign, game).size())};
}

bool hasResult(const rules::Fixture &game)
{
    return game.status == rules::FixtureStatus::Played ||
           game.status == rules::FixtureStatus::Forfeited;
}

} // namespace

Result<rules::Campaign> CampaignStream::read(std::string text) const
{
    return decodeCampaign(*rules, text);
}

std::string CampaignStream::input(const rules::CampaignAct &act, int fresh,
                                  const std::string &adjustment) const
{
    return encode(rules::CampaignInput{.act = act, .fresh = fresh, .adjustment = adjustment});
}

Result<std::string> CampaignStream::decide(const State &campaign, std::string_view input) const
{
    const auto read = rules::decodeCampaignInput(input);
    if (!read)
        return fail(read.error());
    const auto outcome = rules::decideRead(*rules, campaign, *read);
    return outcome ? Result<std::string>(encode(*outcome)) : fail(outcome.error());
}

// Outcomes are encoded in the version of their event.
static_assert(kEventVersion == rules::kCampaignVersion);

Result<std::string> CampaignStream::decideAgain(const State &campaign, std::string_view input,
                                                const FormerAct<Outcome> &former,
                                                bool isCorrection) const
{
    const auto read = rules::decodeCampaignInput(input);
    if (!read)
        return fail(read.error());
    auto outcome = rules::decideRead(*rules, campaign, *read);
    if (!outcome && isCorrection && std::holds_alternative<rules::EnterReport>(read->act)) {
        // Its ranks are those of its day, whatever a correction makes of them.
        auto again = *read;
        again.adjustment = "decided again";
        outcome = rules::decideRead(*rules, campaign, again);
    }
    if (!outcome)
        return fail(outcome.error());
    if (former.version != 1)
        outcome = withNumbersOf(*rules, campaign, std::move(*outcome), former.outcome);
    if (former.edition != edition && isSaidOtherwise(*outcome, former.outcome, former.version))
        return std::string(former.text);
    return encode(std::move(*outcome), former.version);
}

Result<void> CampaignStream::mayAmend(std::string_view was, std::string_view input)
{
    const auto before = rules::decodeCampaignInput(was);
    const auto after = rules::decodeCampaignInput(input);
    if (!before || !after)
        return fail(before ? after.error() : before.error());
    if (rules::retracting(*before) == rules::Retracting::Never)
        return fail({.code = ErrorCode::DiceStand});
    const auto *founded = std::get_if<rules::FoundCampaign>(&before->act);
    const auto *founds = std::get_if<rules::FoundCampaign>(&after->act);
    const bool isAlike = before->act.index() == after->act.index() &&
                         before->fresh == after->fresh &&
                         rules::retracting(*after) != rules::Retracting::Never;
    if (!isAlike || (founded && (founded->system != founds->system || founded->uid != founds->uid)))
        return fail({.code = ErrorCode::Internal, .hint = "an act amended into another one"});
    return {};
}

namespace {

/** The game and the band that an act names. */
struct Place {
    rules::OpenQuestion &question;

    void operator()(const auto &act) const
    {
        if constexpr (requires { question.fixture = act.fixture; })
            question.fixture = act.fixture;
        if constexpr (requires { question.band = act.band; })
            question.band = act.band;
    }
};

} // namespace

std::optional<std::string> CampaignStream::leftOpen(std::string_view input, std::int64_t act)
{
    const auto read = rules::decodeCampaignInput(input);
    const auto *line = read ? std::get_if<rules::SettleLine>(&read->act) : nullptr;
    if (!read || (line && line->answer.empty()))
        return std::nullopt;
    rules::OpenQuestion question{.act = act, .fixture = {}, .band = {}};
    std::visit(Place{question}, read->act);
    return encode(rules::CampaignOutcome{rules::LeftOpen{question}});
}

bool CampaignStream::isOpen(std::string_view outcome)
{
    return outcome.starts_with(R"([{"open":)");
}

Result<rules::CampaignOutcome> CampaignStream::outcomeOf(std::string_view text) const
{
    return rules::decodeCampaignOutcome(*rules, text);
}

Result<void> CampaignStream::evolve(State &campaign, const Outcome &outcome) const
{
    return rules::evolve(*rules, campaign, outcome);
}

Result<void> CampaignStream::evolveAll(State &campaign, std::span<const std::string_view> outcomes,
                                       std::size_t &reached) const
{
    for (reached = 0; reached < outcomes.size(); ++reached) {
        const auto read = outcomeOf(outcomes[reached]);
        if (!read)
            return fail(read.error());
        if (const auto done = evolve(campaign, *read); !done)
            return done;
    }
    return {};
}

namespace {

/** Whether an act says something of people's own that may have been meant otherwise: a result,
   typed dice, a choice, words, a plan, a purchase. */
struct MaySayOtherwise {
    bool operator()(const rules::RollDice &act) const { return act.typed; }
    bool operator()(const rules::SettleLine &act) const { return !act.answer.empty(); }
    bool operator()(const rules::ActOnBand &act) const { return std::visit(*this, act.act); }
    bool operator()(const rules::SetProperties &act) const
    {
        return act.settings.size() == 1 &&
               std::holds_alternative<std::string>(act.settings.front().value);
    }
    template<class Act>
    bool operator()(const Act &) const
    {
        return kSaid<Act, rules::FoundCampaign, rules::EnterReport, rules::ScheduleFixture,
                     rules::ChangeFixture, rules::ChangeOptions, rules::TellPast,
                     rules::WriteChronicle, rules::Recruit, rules::Give>;
    }

private:
    template<class Act, class... Acts>
    static constexpr bool kSaid = (std::is_same_v<Act, Acts> || ...);
};

} // namespace

Result<CampaignTelling> CampaignStream::tell(const State &before, std::string_view input,
                                             const Outcome &outcome) const
{
    const auto act = rules::decodeCampaignInput(input);
    if (!act)
        return fail(act.error());
    auto sentence = rules::tell(*rules, before, *act, outcome);
    if (!sentence)
        return fail(sentence.error());
    CampaignTelling telling{.sentence = std::move(*sentence),
                            .kind = std::string(keyOf(act->act)),
                            .adjustment = act->adjustment,
                            .fixture = {},
                            .bands = {},
                            .joined = {},
                            .members = {},
                            .entry = {},
                            .retracting = rules::retracting(*act),
                            .correctable = std::visit(MaySayOtherwise(), act->act)};
    std::visit(Finder{*rules, before, outcome, telling}, act->act);
    return telling;
}

void CampaignStream::add(Telling &all, const Telling &act)
{
    const bool first = all.kind.empty();
    all.kind = first || all.kind == act.kind ? act.kind : std::string(kTakeOut);
    all.fixture = first || all.fixture == act.fixture ? act.fixture : rules::FixtureId{};
    for (const rules::BandId band : act.bands) {
        if (std::ranges::count(all.bands, band) == 0)
            all.bands.push_back(band);
    }
    all.joined.insert(act.joined.begin(), act.joined.end());
    for (const rules::MemberId member : act.members) {
        if (std::ranges::count(all.members, member) == 0)
            all.members.push_back(member);
    }
}

rules::Retracting CampaignStream::retracting(std::string_view input)
{
    const auto act = rules::decodeCampaignInput(input);
    return act ? rules::retracting(*act) : rules::Retracting::Freely;
}

bool CampaignStream::isByChance(const rules::CampaignAct &act)
{
    if (const auto *roll = std::get_if<rules::RollDice>(&act))
        return !roll->typed;
    if (const auto *crew = std::get_if<rules::ChooseCrew>(&act))
        return crew->how == rules::CrewChoice::Drawn;
    const auto *round = std::get_if<rules::ScheduleRound>(&act);
    return round && round->kind == rules::RoundKind::Drawn;
}

bool CampaignStream::isByHand(std::string_view input, rules::BandId band)
{
    // A key that no other act has, then the band's number: a long stream is looked through without
    // reading all of it.
    if (input.find(R"("does")") == std::string_view::npos ||
        input.find(std::to_string(band.value)) == std::string_view::npos)
        return false;
    const auto read = rules::decodeCampaignInput(input);
    const auto *act = read ? std::get_if<rules::ActOnBand>(&read->act) : nullptr;
    return act && act->band == band;
}

bool CampaignStream::isWitness(std::string_view input)
{
    return input.find(R"("act":"close")") != std::string_view::npos;
}

bool CampaignStream::isNothing(const State &, const State &, std::string_view outcome)
{
    return outcome == encode(rules::CampaignOutcome());
}

std::string CampaignStream::faultOf(const State &campaign)
{
    for (const rules::Entrant &band : campaign.bands) {
        if (balanceOf(band) != band.band->treasury())
            return "a band whose account does not add up: " + band.band->name();
    }
    return {};
}

int CampaignStream::versionOf(std::string_view state)
{
    return rules::campaignVersion(state);
}

std::string CampaignStream::textOf(const State &campaign, int version)
{
    return encode(campaign, version);
}

Result<StoredCampaign> CampaignStream::rowOf(const rules::RuleSystem &system,
                                             const std::string &uuid,
                                             const Fold<CampaignStream> &fold,
                                             const std::string &at)
{
    const rules::Campaign &campaign = fold.state;
    const auto games = [&](auto is) {
        return static_cast<int>(std::ranges::count_if(campaign.fixtures, is));
    };
    StoredCampaign stored{.row = {.uuid = uuid,
                                  .system = system.key,
                                  .name = campaign.name,
                                  .nameKey = foldedKey(campaign.name),
                                  .status = campaign.status,
                                  .archived = campaign.archived,
                                  .bands = static_cast<int>(std::ranges::count(
                                      campaign.bands, false, &rules::Entrant::withdrawn)),
                                  .played = games(hasResult),
                                  .planned = games(rules::isToCome),
                                  .questions = static_cast<int>(campaign.questions.size()),
                                  .updatedAt = at},
                          .stream = uuid,
                          .removed = fold.removed,
                          .state = encode(campaign),
                          .stateHash = {},
                          .edition = system.edition,
                          .fixtures = {}};
    stored.stateHash = sha256(stored.state);
    for (const auto &game : campaign.fixtures)
        stored.fixtures.push_back(model::rowOf(uuid, campaign, game));
    std::ranges::sort(stored.fixtures, {}, &FixtureRow::fixture);
    return stored;
}

} // namespace escarmouche::model
