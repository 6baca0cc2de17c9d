// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/legality/judgement.h"
#include "rules/musg/legality/mends.h"

#include <algorithm>

namespace escarmouche::rules::musg {

namespace {

bool learns(const Line &line)
{
    return line->rank <= Rank::SousFifre;
}

int boxesOf(const Judgement &judgement, Rank rank)
{
    return experienceBoxes(judgement.catalogue, judgement.band.options.boxes, rank);
}

/** Grey boxes of the sheets before this one, whose advances a promoted figure keeps. */
int greyBoxesBefore(const Judgement &judgement, const Line &line)
{
    int boxes = 0;
    for (int rank = static_cast<int>(line->rank) + 1; rank <= static_cast<int>(line->row); ++rank)
        boxes += boxesOf(judgement, static_cast<Rank>(rank)) /
                 judgement.catalogue.limits().boxesPerAdvance;
    return boxes;
}

void judgeGreyBoxes(Judgement &judgement, const Line &line)
{
    const Catalogue &catalogue = judgement.catalogue;
    const int own = line->experience / catalogue.limits().boxesPerAdvance;
    const int grey = own + greyBoxesBefore(judgement, line);
    const auto taken = static_cast<int>(line->advances.size());
    // MUSG-CAMP-05
    if (taken > grey) {
        Finding &finding =
            judgement.add({"MUSG-CAMP-05"}, Severity::Illegal, "finding.advances", *line.member);
        Judgement::measure(finding, taken, grey);
        offerStrike(judgement, finding, line, lastAdvances(catalogue, line, taken - grey));
    } else if (taken < own) {
        Judgement::measure(
            judgement.add({"MUSG-CAMP-05"}, Severity::Note, "finding.advance_due", *line.member),
            taken, own);
    }
}

/** What a full sheet leads to: CAMP-07 for a sous-fifre, CAMP-09 and CAMP-08 for leaders. */
void judgeFullSheet(Judgement &judgement, const Line &line)
{
    // MUSG-CAMP-07
    if (line->rank == Rank::SousFifre)
        judgement.add({"MUSG-CAMP-07"}, Severity::Note, "finding.promotion_due", *line.member);
    // MUSG-CAMP-08
    if (line->rank == Rank::Chief)
        judgement.add({"MUSG-CAMP-08"}, Severity::Note, "finding.legend_due", *line.member);
    // MUSG-CAMP-09
    if (line->rank == Rank::SousChef)
        judgement.add({"MUSG-CAMP-09"}, Severity::Note, "finding.chief_due", *line.member);
}

void judgeBoxes(Judgement &judgement, const Line &line)
{
    const int boxes = boxesOf(judgement, line->rank);
    // MUSG-CAMP-06
    if (line->experience > boxes) {
        Finding &finding =
            judgement.add({"MUSG-CAMP-06"}, Severity::Illegal, "finding.boxes", *line.member);
        Judgement::measure(finding, line->experience, boxes);
        offerExperience(judgement, finding, line, boxes);
    } else if (line->experience == boxes && !line->hireling) {
        judgeFullSheet(judgement, line);
    }
}

void judgeTwice(Judgement &judgement, const Line &line, std::size_t place)
{
    const Member &member = *line.member;
    const EntryId advance = member.advances[place];
    const auto here = member.advances.begin() + static_cast<std::ptrdiff_t>(place);
    const auto times = static_cast<int>(std::ranges::count(member.advances, advance));
    const bool first = std::find(member.advances.begin(), here, advance) == here;
    // MUSG-CAMP-11
    const int limit = 1;
    if (times <= limit || !first)
        return;
    Finding &finding = judgement.add({"MUSG-CAMP-11"}, Severity::Illegal, "finding.advance_twice",
                                     member, {{"thing", judgement.catalogue[advance].name}});
    Judgement::measure(finding, times, limit);
    offerStrike(judgement, finding, line,
                std::vector<EntryId>(static_cast<std::size_t>(times - limit), advance));
}

/** An advance without one that must come before it. */
void judgePrerequisites(Judgement &judgement, const Line &line, EntryId id)
{
    const Catalogue &catalogue = judgement.catalogue;
    for (const EntryId needed : std::get<Advance>(catalogue[id].what).requires_) {
        // MUSG-CAMP-11
        if (line.member->knows(needed))
            continue;
        Finding &finding = judgement.add(
            {"MUSG-CAMP-11"}, Severity::Illegal, "finding.advance_needs", *line.member,
            {{"thing", catalogue[id].name}, {"needed", catalogue[needed].name}});
        offerStrike(judgement, finding, line, withDependents(catalogue, line, id));
        return;
    }
}

/** One advance of which the limits of a profile leave nothing. */
void judgeEffect(Judgement &judgement, const Line &line, EntryId id)
{
    const Catalogue &catalogue = judgement.catalogue;
    const auto &advance = std::get<Advance>(catalogue[id].what);
    if (advance.modifiers.empty())
        return;
    Member without = *line.member;
    std::erase(without.advances, id);
    const auto before = resolve(catalogue, judgement.band, without);
    const auto after = resolve(catalogue, judgement.band, *line.member);
    const auto idle = [&](const Modifier &modifier) {
        return before[modifier.stat].value() == after[modifier.stat].value();
    };
    // MUSG-CAMP-11
    if (std::ranges::all_of(advance.modifiers, idle) == true)
        judgement.add({"MUSG-CAMP-11"}, Severity::Note, "finding.advance_idle", *line.member,
                      {{"thing", catalogue[id].name}});
}

/** A leader who left is paid for each game; nobody else, and none before the first game. */
void judgeHireling(Judgement &judgement, const Line &line)
{
    if (!line->hireling)
        return;
    // MUSG-CAMP-10
    if (line->rank <= Rank::SousChef && line.race)
        return;
    Finding &finding =
        judgement.add({"MUSG-CAMP-10"}, Severity::Illegal, "finding.hireling", *line.member);
    offerNoHireling(judgement, finding, line);
}

/** Figurants and mercenaries learn nothing. */
void judgeUnteachable(Judgement &judgement, const Line &line)
{
    const RuleId rule{line->rank == Rank::Mercenary ? "MUSG-MERC-02" : "MUSG-FIGURANT-05"};
    // MUSG-FIGURANT-05
    // MUSG-MERC-02
    if (line->experience > 0)
        offerExperience(
            judgement,
            judgement.add(rule, Severity::Illegal, "finding.no_experience", *line.member), line, 0);
    if (!line->advances.empty())
        offerStrike(judgement,
                    judgement.add(rule, Severity::Illegal, "finding.no_advances", *line.member),
                    line, line->advances);
}

} // namespace

void judgeExperience(Judgement &judgement, const Line &line)
{
    judgeHireling(judgement, line);
    if (!learns(line))
        return judgeUnteachable(judgement, line);
    judgeGreyBoxes(judgement, line);
    judgeBoxes(judgement, line);
    for (std::size_t place = 0; place < line->advances.size(); ++place) {
        judgeTwice(judgement, line, place);
        const EntryId advance = line->advances[place];
        const auto here = line->advances.begin() + static_cast<std::ptrdiff_t>(place);
        if (std::find(line->advances.begin(), here, advance) != here)
            continue; // judged with the first of its kind
        judgePrerequisites(judgement, line, advance);
        judgeEffect(judgement, line, advance);
    }
    // MUSG-CAMP-01
    const bool learned = line->experience > 0 || !line->advances.empty();
    if (learned && judgement.isCreation())
        judgement.add({"MUSG-CAMP-01"}, Severity::Warning, "finding.too_early", *line.member);
}

} // namespace escarmouche::rules::musg
