// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/streams/campaignstream.h"
#include "model/library/streams/retraction.h"
#include "model/library/streams/unusednumbers.h"
#include "tests/reliability/promise.h"
#include "tests/support/musg/randomcampaign.h"

#include <optional>
#include <random>

namespace escarmouche::reliability {

namespace {

using namespace escarmouche::tests;
using rules::CampaignInput;
using rules::CampaignOutcome;

/** Does acts as somebody meant who had written them down wrong. */
struct Otherwise {
    std::mt19937_64 &random;

    std::size_t below(std::size_t bound) const { return random() % bound; }

    bool operator()(rules::EnterReport &act) const
    {
        auto &report = act.report;
        auto &figure = report.figures[below(report.figures.size())];
        switch (below(3)) {
        case 0:
            report.seats.front().scores = {{"objective", static_cast<int>(below(40))}};
            break;
        case 1:
            figure.end = figure.end == rules::FigureEnd::OutOfAction
                             ? rules::FigureEnd::Standing
                             : rules::FigureEnd::OutOfAction;
            break;
        default: // put out by another one
            for (auto &each : report.figures)
                if (!each.knockOuts.empty()) {
                    figure.knockOuts.push_back(each.knockOuts.back());
                    each.knockOuts.pop_back();
                    break;
                }
        }
        return true;
    }
    bool operator()(rules::RollDice &act) const
    {
        act.faces.front() = 1 + static_cast<int>(below(6));
        return act.typed;
    }
    bool operator()(rules::ActOnBand &act) const
    {
        if (auto *recruit = std::get_if<rules::Recruit>(&act.act))
            recruit->count = 3 - recruit->count;
        else if (auto *give = std::get_if<rules::Give>(&act.act))
            give->entry = give->entry == "sword" ? "rifle" : "sword";
        return true;
    }
    bool operator()(rules::TellPast &act) const
    {
        if (!act.figures.empty())
            act.figures.front().games += 1;
        return !act.figures.empty();
    }
    bool operator()(rules::ScheduleFixture &act) const
    {
        if (below(4) == 0)
            std::swap(act.plan.bands.front(), act.plan.bands.back());
        act.plan.title = "The other game";
        return true;
    }
    bool operator()(rules::ChooseCrew &act) const
    {
        act.members.clear();
        return act.how == rules::CrewChoice::All;
    }
    bool operator()(rules::AddPlayer &act) const
    {
        act.name = "Zora";
        return true;
    }
    bool operator()(rules::SettleLine &act) const
    {
        act.answer = act.answer.empty() ? "none" : "";
        return true;
    }
    bool operator()(auto &) const { return false; }
};

/** A campaign as the library keeps it, in memory. */
struct KeptStream {
    CampaignRoom room;
    model::CampaignStream stream{&musgCampaigns()};
    std::vector<model::StreamEntry> entries;

    KeptStream(std::uint64_t seed, int games)
    {
        RandomCampaign(room, seed, seed % 5 == 0, 2 + static_cast<int>(seed % 3)).play(games);
        for (std::size_t i = 0; i < room.inputs().size(); ++i) {
            const auto seq = static_cast<std::int64_t>(i) + 1;
            entries.push_back({{.seq = seq,
                                .uuid = std::to_string(seq),
                                .kind = "campaign-act/musg",
                                .version = model::kEventVersion,
                                .payload = model::encode(model::ActPayload{
                                    encode(room.inputs()[i]), encode(room.outcomes()[i])})},
                               model::ActMark()});
        }
    }
};

/** As a result that came in on a day of other ranks, which asks for a reason. */
rules::Result<CampaignOutcome> decideFor(const rules::Campaign &campaign, CampaignInput input)
{
    auto outcome = decide(musgCampaigns(), campaign, input);
    if (outcome || !std::holds_alternative<rules::EnterReport>(input.act))
        return outcome;
    input.adjustment = "then";
    return decide(musgCampaigns(), campaign, input);
}

/** The same campaign, had the act been that one from the start: each act is decided with its own
    input, and figures keep the numbers they were given; who is new gets one that nobody had. */
struct Rightly {
    rules::Campaign campaign;
    std::vector<std::optional<std::string>> outcomes; // none: refused

    /** A document of a question holds nothing up. */
    void leaveOpen(const CampaignInput &input, std::int64_t act)
    {
        if (const auto *close = std::get_if<rules::ClosePostGame>(&input.act))
            campaign.questions.push_back({act, close->fixture, close->band});
        else if (const auto *line = std::get_if<rules::SettleLine>(&input.act);
                 line && !line->answer.empty())
            campaign.questions.push_back({act, line->fixture, line->band});
        else if (const auto *crew = std::get_if<rules::ChooseCrew>(&input.act))
            campaign.questions.push_back({act, crew->fixture, crew->band});
    }

    Rightly(const KeptStream &kept, std::size_t amended, const CampaignInput &input)
    {
        const CampaignRoom &room = kept.room;
        const auto standing = model::standings(kept.entries);
        for (std::size_t i = 0; i < room.inputs().size(); ++i) {
            auto outcome = decideFor(campaign, i == amended ? input : room.inputs()[i]);
            outcomes.emplace_back();
            if (!outcome) {
                leaveOpen(room.inputs()[i], static_cast<std::int64_t>(i) + 1);
                continue;
            }
            outcome = withNumbersOf(musgCampaigns(), campaign, *outcome, room.outcomes()[i]);
            const std::string former = encode(room.outcomes()[i]), own = encode(*outcome);
            outcomes.back() = own == former
                                  ? own
                                  : *withUnusedNumbers(kept.stream, campaign, kept.entries,
                                                       standing, {i, former}, own);
            (void)evolve(musgCampaigns(), campaign, *kept.stream.outcomeOf(*outcomes.back()));
        }
    }
};

/** Of each act, as the amendment leaves it; none: open, or gone. */
std::vector<std::optional<std::string>> outcomesOf(const std::vector<model::StreamEntry> &entries)
{
    const auto standing = model::standings(entries);
    std::vector<std::optional<std::string>> outcomes;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (!isAct(entries[i]))
            continue;
        const std::string outcome(model::outcomeOf(entries[i], standing[i]));
        const bool isDone = !standing[i].retracted && !model::CampaignStream::isOpen(outcome);
        outcomes.push_back(isDone ? std::optional(outcome) : std::nullopt);
    }
    return outcomes;
}

std::string withoutQuestions(rules::Campaign campaign)
{
    campaign.questions.clear();
    return encode(campaign);
}

/** Amends an act of the campaign that can be done otherwise. */
void amendOne(Outcome &outcome, const KeptStream &kept, std::mt19937_64 &random, bool control)
{
    const std::size_t at = random() % kept.entries.size();
    CampaignInput input = kept.room.inputs()[at];
    if (!std::visit(Otherwise{random}, input.act))
        return;
    const std::string where = std::string(keyOf(input.act)) + ' ' + std::to_string(at + 1) +
                              " of " + std::to_string(kept.entries.size());
    outcome.count();
    const Rightly right(kept, at, control ? kept.room.inputs()[at] : input);
    auto work =
        workOutAmendment(kept.stream, kept.entries, kept.entries[at].event.uuid, encode(input));
    if (!control && work.has_value() != right.outcomes[at].has_value())
        outcome.expect(false, "refused or not, otherwise than at first: " + where);
    if (!work)
        return;
    outcome.expect(withoutQuestions(work->fold.state) == withoutQuestions(right.campaign),
                   "not the campaign in which it had been right from the start: " + where);
    auto entries = kept.entries;
    work->payload.reason = "noted wrong";
    const auto payload = encode(work->payload);
    entries.push_back(
        {{.uuid = "amendment", .kind = std::string(model::kAmend), .payload = payload},
         work->payload});
    outcome.expect(outcomesOf(entries) == right.outcomes || control,
                   "an act came out otherwise: " + where);
    const auto folded = fold(kept.stream, entries);
    outcome.expect(folded && encode(folded->state) == encode(work->fold.state),
                   "the fold is another campaign: " + where);
    const auto undone = workOut(kept.stream, entries, {"amendment"});
    outcome.expect(undone && encode(undone->fold.state) == encode(kept.room.campaign()),
                   "undoing it leads to another campaign: " + where);
}

} // namespace

Outcome amendExactly(const Trial &trial)
{
    constexpr int kAmendments = 3; // of each campaign
    Outcome outcome;
    std::mt19937_64 random(trial.seed);
    for (int i = 0; i < trial.n; ++i) {
        const bool isLong = i % 100 == 99;
        const KeptStream kept(random(), isLong ? 50 : 1 + static_cast<int>(random() % 5));
        Outcome each;
        while (each.n() < kAmendments)
            amendOne(each, kept, random, trial.control);
        outcome.add(each);
    }
    return outcome;
}

} // namespace escarmouche::reliability
