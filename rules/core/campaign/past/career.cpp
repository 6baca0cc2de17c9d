// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/past/career.h"

#include "rules/core/campaign/past/toldnames.h"

#include <algorithm>
#include <tuple>

namespace escarmouche::rules {

namespace {

const FigureReport *reportOf(const Fixture &game, const FigureRef &figure)
{
    const auto &figures = game.report->figures;
    const auto met = std::ranges::find(figures, figure, &FigureReport::figure);
    return met == figures.end() ? nullptr : &*met;
}

/** A figure as the page of another one names it. */
Slayer namedIn(const Campaign &campaign, const Fixture &game, const FigureReport &figure)
{
    const auto &seats = game.report->seats;
    const auto seat = std::ranges::find(seats, figure.figure.seat, &SeatReport::seat);
    return {seat == seats.end() ? std::string() : seat->band, calledIn(campaign, game, figure)};
}

const FallenRecord *goneIn(const std::vector<FallenRecord> &gone, MemberId member)
{
    const auto met = std::find_if(gone.rbegin(), gone.rend(), [&](const FallenRecord &each) {
        return each.record.figure.member == member;
    });
    return met == gone.rend() ? nullptr : &*met;
}

/** Follows one figure through the games of its band. */
class Biographer
{
public:
    Biographer(const CampaignRules &rules, const Campaign &campaign, const Entrant &band,
               MemberId member)
        : m_rules(rules), m_campaign(campaign), m_band(band), m_member(member),
          m_steps(rules.steps())
    {
    }

    /** None: he was not there, and nothing became of him afterwards. */
    std::optional<CareerGame> of(const RecordedGame &recorded,
                                 const std::vector<Befallen> &befallen) const
    {
        const Fixture &game = *find(m_campaign, recorded.fixture);
        const FigureRef self{seatOf(game, m_band.id), m_member, 0};
        CareerGame part;
        part.game = recorded;
        part.lines = linesOf(game);
        std::ranges::copy_if(befallen, std::back_inserter(part.befallen),
                             [&](const auto &each) { return each.fixture == recorded.fixture; });
        const FigureReport *report = reportOf(game, self);
        const bool wasThere = report && report->end != FigureEnd::NotPlayed;
        if (!wasThere && part.lines.empty() && part.befallen.empty())
            return std::nullopt;
        const auto &seats = game.report->seats;
        if (const auto seat = std::ranges::find(seats, self.seat, &SeatReport::seat);
            seat != seats.end())
            part.result = seat->result;
        part.end = report ? report->end : FigureEnd::NotPlayed;
        if (!report)
            return part;
        part.pointsLost = report->pointsLost;
        for (const KnockOut &each : report->knockOuts)
            part.knockOuts.push_back(knockOut(game, each));
        part.putOutBy = putOutBy(game, self);
        return part;
    }

private:
    CareerKnockOut knockOut(const Fixture &game, const KnockOut &told) const
    {
        CareerKnockOut made;
        if (const FigureReport *victim = reportOf(game, told.victim))
            made.victim = namedIn(m_campaign, game, *victim);
        made.rank = told.victimRank;
        if (!told.with.empty())
            made.with = m_rules.wordName(told.with);
        made.turn = told.turn;
        return made;
    }

    std::optional<Slayer> putOutBy(const Fixture &game, const FigureRef &self) const
    {
        for (const FigureReport &figure : game.report->figures)
            if (std::ranges::count(figure.knockOuts, self, &KnockOut::victim) > 0)
                return namedIn(m_campaign, game, figure);
        return std::nullopt;
    }

    std::vector<CareerLine> linesOf(const Fixture &game) const
    {
        std::vector<CareerLine> lines;
        const PostGame *document = find(game, m_band.id);
        if (!document)
            return lines;
        for (const SettledLine &settled : document->lines) {
            if (m_rules.memberOf(settled.line) != m_member)
                continue;
            CareerLine line;
            line.step = settled.line.substr(0, settled.line.find('/'));
            const auto step = std::ranges::find(m_steps, line.step, &PostGameStep::key);
            line.title = step == m_steps.end() ? Text{line.step, line.step} : step->title;
            for (const RollId id : settled.rolls)
                if (const DiceRoll *roll = find(m_campaign, id))
                    line.rolls.push_back(*roll);
            line.told = toldOf(m_rules, m_band, game, settled);
            lines.push_back(std::move(line));
        }
        return lines;
    }

    const CampaignRules &m_rules;
    const Campaign &m_campaign;
    const Entrant &m_band;
    MemberId m_member;
    std::vector<PostGameStep> m_steps;
};

} // namespace

bool CareerLine::operator==(const CareerLine &other) const
{
    const auto rest = [](const CareerLine &line) {
        return std::tie(line.step, line.title, line.told);
    };
    return rest(*this) == rest(other) &&
           std::ranges::equal(rolls, other.rolls, {}, &DiceRoll::id, &DiceRoll::id);
}

bool hasEarnedName(const FigureRecord &record)
{
    return record.tally.knockOuts > 0 ||
           std::ranges::count(record.befallen, Befallen::Kind::Advance, &Befallen::kind) > 0;
}

std::vector<FigureGlance> namelessHeroes(const BandRules &rules, const BandRecords &records,
                                         std::string_view band)
{
    std::vector<FigureGlance> heroes;
    const auto roster = rules.roster(band);
    if (!roster)
        return heroes;
    std::vector<MemberId> nameless;
    for (const auto &group : roster->groups)
        for (const auto &row : group.rows)
            for (const auto &figure : row.figures)
                if (figure.name.empty())
                    nameless.push_back(figure.member);
    for (const FigureRecord &record : records.figures)
        if (hasEarnedName(record) && std::ranges::count(nameless, record.figure.member) > 0)
            heroes.push_back(record.figure);
    return heroes;
}

std::vector<FigureGlance> everybodyOf(const BandRecords &records)
{
    std::vector<FigureGlance> everybody;
    const auto add = [&](const FigureRecord &record) {
        if (std::ranges::count(everybody, record.figure.member, &FigureGlance::member) == 0)
            everybody.push_back(record.figure);
    };
    for (const FigureRecord &record : records.figures)
        add(record);
    for (const FallenRecord &gone : records.fallen)
        add(gone.record);
    for (const FallenRecord &gone : records.lost)
        add(gone.record);
    return everybody;
}

std::optional<Career> careerOf(const CampaignRules &rules, const Campaign &campaign, BandId band,
                               MemberId member)
{
    return careerOf(rules, campaign, band, recordsOf(rules, campaign, band), member);
}

std::optional<Career> careerOf(const CampaignRules &rules, const Campaign &campaign, BandId band,
                               const BandRecords &records, MemberId member)
{
    const FigureRecord *serving = find(records, member);
    const FallenRecord *fallen = serving ? nullptr : goneIn(records.fallen, member);
    const FallenRecord *lost = serving || fallen ? nullptr : goneIn(records.lost, member);
    const FallenRecord *gone = fallen ? fallen : lost;
    if (!serving && !gone)
        return std::nullopt;
    Career career;
    if (serving)
        career.record = *serving;
    if (gone) {
        career.end = fallen ? CareerEnd::Fallen : CareerEnd::ContactLost;
        career.record = gone->record;
        career.lastGame = gone->fixture;
        career.killedBy = gone->by;
    }
    const auto &befallen = career.record.befallen;
    std::ranges::copy_if(befallen, std::back_inserter(career.before),
                         [](const Befallen &each) { return each.fixture == FixtureId{}; });
    const Biographer biographer(rules, campaign, *find(campaign, band), member);
    for (const RecordedGame &game : records.games)
        if (auto part = biographer.of(game, befallen))
            career.games.push_back(std::move(*part));
    return career;
}

} // namespace escarmouche::rules
