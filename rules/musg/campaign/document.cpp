// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/campaign/document.h"

#include "rules/core/campaign/campaignoptions.h"
#include "rules/musg/band/keys.h"

#include <algorithm>

namespace escarmouche::rules::musg {

namespace {

ChanceAnswer answerOf(const DiceRoll &roll)
{
    ChanceAnswer answer;
    for (const int face : roll.faces)
        answer.faces.push_back(static_cast<std::uint8_t>(face));
    return answer;
}

Told toldOf(RuleId rule, std::string_view key, Phrase::Values values)
{
    return {std::string(rule.value), {"post." + std::string(key), std::move(values)}};
}

} // namespace

Roll campaignRoll(CampaignDice why, SeatId owner)
{
    Roll roll;
    // MUSG-PROFILE-02
    const bool two = why == CampaignDice::HeroReturn;
    roll.count = two ? 2 : 1;
    roll.reading = two ? Reading::D66 : Reading::Sum;
    roll.owner = owner;
    roll.reason = static_cast<std::uint16_t>(why);
    return roll;
}

const DiceRoll *rollAt(std::span<const DiceRoll *const> rolls, std::string_view line, int nth,
                       const Roll &form)
{
    const auto met = std::ranges::find_if(rolls, [&](const DiceRoll *roll) {
        return roll->line == line && roll->nth == nth && roll->sides == form.sides &&
               roll->faces.size() == form.count;
    });
    return met == rolls.end() ? nullptr : *met;
}

std::optional<int> LineDice::next(CampaignDice why)
{
    if (m_awaited)
        return std::nullopt;
    const Roll form = campaignRoll(why, m_question.seat);
    const auto *roll = rollAt(m_question.rolls, m_line, m_count, form);
    if (!roll) {
        m_awaited = form;
        return std::nullopt;
    }
    ++m_count;
    m_used.push_back(roll->id);
    return reading(form, answerOf(*roll));
}

Member *Deed::member(MemberId id)
{
    const auto met = std::ranges::find(after.band.members, id, &Member::id);
    return met == after.band.members.end() ? nullptr : &*met;
}

Effect Deed::effectOf(MemberId id, EntryId entry)
{
    const Member &now = *member(id);
    return musg::effectOf(catalogue, after.band, now, gaining(catalogue, now, entry), entry);
}

void Deed::tell(RuleId rule, std::string_view key, Phrase::Values values)
{
    told.push_back(toldOf(rule, key, std::move(values)));
}

void Deed::tell(RuleId rule, std::string_view key, MemberId figure, Phrase::Values values)
{
    const auto met = called.find(figure);
    values.emplace_back("figure", met == called.end() ? Text{"?", "?"} : met->second);
    tell(rule, key, std::move(values));
}

void Deed::becomeHireling(MemberId id, RuleId rule, std::string_view key)
{
    member(id)->hireling = true;
    tell(rule, key, id, {{"hireling", std::int64_t{id.value}}});
}

void Deed::gain(MemberId id, int points)
{
    auto *figure = member(id);
    if (!figure || points <= 0)
        return;
    const int before = figure->experience;
    const int boxes = boxesOf(catalogue, question.options, figure->rank);
    const int now = std::max(before, std::min(boxes, before + points));
    figure->experience = now;
    if (now < before + points)
        tell({"MUSG-CAMP-06"}, "boxes-full", id, {{"boxes", std::int64_t{boxes}}});
    // MUSG-CAMP-05
    const int each = catalogue.limits().boxesPerAdvance;
    const int grey = now / each - before / each;
    if (grey == 0)
        return;
    auto place = std::ranges::lower_bound(after.due, id, {}, &DueAdvances::member);
    if (place == after.due.end() || place->member != id)
        place = after.due.insert(place, {id, 0});
    place->count += grey;
}

void Deed::remove(MemberId id, bool gearComesBack)
{
    const auto *figure = member(id);
    if (!figure)
        return;
    if (gearComesBack) {
        for (const auto &piece : figure->gear) {
            auto place = std::ranges::lower_bound(after.stash, piece.entry, {}, &Possession::entry);
            if (place == after.stash.end() || place->entry != piece.entry)
                place = after.stash.insert(place, {piece.entry, 0});
            place->count += piece.count;
        }
    }
    after.fallen.push_back({*figure, question.fixture});
    std::erase_if(after.band.members, [&](const Member &each) { return each.id == id; });
    forgetGone(after);
}

void Deed::suffer(MemberId id, EntryId injury, bool passing, const std::string &against)
{
    member(id)->injuries.push_back({injury, against});
    if (passing)
        after.passing.push_back({id, injury, question.fixture});
}

void Draft::workOut(std::string_view only)
{
    if (more)
        std::ranges::move(more(only), std::back_inserter(line.options));
}

Docket::Docket(const Catalogue &catalogue, const Company &company, const PostGameQuestion &question)
    : m_catalogue(catalogue), m_company(company), m_question(question),
      m_called(calledAll(catalogue, company))
{
}

const FigureReport *Docket::reportOf(MemberId member) const
{
    const auto met = std::ranges::find_if(m_question.report->figures, [&](const auto &report) {
        return report.figure.seat == m_question.seat && report.figure.member == member;
    });
    return met == m_question.report->figures.end() ? nullptr : &*met;
}

bool Docket::tookPart(MemberId member) const
{
    const auto *report = reportOf(member);
    return report && report->end != FigureEnd::NotPlayed;
}

bool Docket::isSettled(std::string_view key) const
{
    return std::ranges::find(m_question.settled, key, &SettledLine::line) !=
           m_question.settled.end();
}

int Docket::settledUnder(std::string_view beginning) const
{
    return static_cast<int>(std::ranges::count_if(m_question.settled, [&](const auto &settled) {
        return settled.line.starts_with(beginning);
    }));
}

Deed Docket::deed() const
{
    return {m_catalogue, m_question, m_company, m_called};
}

void Docket::add(Draft draft)
{
    auto &line = draft.line;
    if (isSettled(line.key))
        return;
    if (line.member != MemberId{} && line.sentence.key.empty())
        line.sentence = {"post.awaits-" + line.step, {{"figure", called(line.member)}}};
    if (line.awaiting == Awaiting::Confirmation && !m_question.isGlance) {
        Deed would = deed();
        if (draft.settle(would))
            line.told = std::move(would.told);
        if (!line.told.empty())
            line.sentence = line.told.front().sentence;
    }
    m_drafts.push_back(std::move(draft));
}

std::vector<Draft> Docket::take()
{
    for (auto &draft : m_drafts) {
        for (const auto &other : m_drafts) {
            const bool first = std::ranges::any_of(draft.waits, [&](const std::string &beginning) {
                return other.line.needed && other.line.key.starts_with(beginning);
            });
            if (first && other.line.key != draft.line.key)
                draft.line.after.push_back(other.line.key);
        }
    }
    return std::move(m_drafts);
}

std::string keyFor(std::string_view step, MemberId member)
{
    return std::string(step) + '/' + std::to_string(member.value);
}

PostGameLine lineFor(std::string_view step, MemberId member, RuleId rule, Awaiting awaiting)
{
    PostGameLine line;
    line.step = step;
    line.member = member;
    line.key = member == MemberId{} ? std::string(step) : keyFor(step, member);
    line.rule = rule.value;
    line.awaiting = awaiting;
    return line;
}

std::vector<std::pair<std::string, PhraseValue>> repeated(const Text &thing, int times,
                                                          const Text &effect)
{
    const std::string before = times > 1 ? std::to_string(times) + " × " : std::string();
    return {{"thing", thing},
            {"what", Text{before + thing.en, before + thing.fr}},
            {"times", std::int64_t{times}},
            {"effect", effect}};
}

bool isPulpLead(const Company &company, const Member &member)
{
    return company.band.options.theme == Theme::Pulp && member.rank <= Rank::SousChef &&
           !member.hireling;
}

bool learns(const Member &member)
{
    return member.rank <= Rank::SousFifre && !member.hireling;
}

std::vector<Draft> draftsOf(const Catalogue &catalogue, const Company &company,
                            const PostGameQuestion &question)
{
    Docket docket(catalogue, company, question);
    addFees(docket);
    addLifted(docket);
    addKnockOuts(docket);
    addRecoveries(docket);
    addSurvival(docket);
    addAdvances(docket);
    addPromotions(docket);
    addTreasury(docket);
    addContacts(docket);
    addLooseGear(docket);
    return docket.take();
}

} // namespace escarmouche::rules::musg
