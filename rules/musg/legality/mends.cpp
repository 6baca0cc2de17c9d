// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/legality/mends.h"

#include "rules/musg/band/keys.h"
#include "rules/musg/band/propertykeys.h"
#include "rules/musg/band/recruits.h"

#include <algorithm>
#include <cstdlib>

namespace escarmouche::rules::musg {

namespace {

/** An act with the words of its button, and what it makes of a line, to try it out. */
struct Candidate {
    Mend mend;
    std::optional<Member> after; // none: the line leaves the roster
    std::optional<Rank> leaver = {}; // of what rank are the figures that it takes out of the roster
};

/** The band with one line become another, or gone. All that changes with it are the counts of the
    whole band and what is said of this line, so that the judges need not look at the others. */
Judgement trial(const Judgement &judgement, const Line &line, const Member *instead)
{
    const Catalogue &catalogue = judgement.catalogue;
    const Band &band = judgement.band;
    Tally tally{static_cast<const Heads &>(judgement.tally)};
    tally.count(catalogue, band, line, -1);
    if (instead)
        tally.add(catalogue, band, lineOf(catalogue, band, *instead));
    return {catalogue, band, std::move(tally)};
}

/** How far each rule is broken by a trial, whoever breaks it. */
std::map<std::string, int> broken(Judgement tried)
{
    judge(tried);
    std::map<std::string, int> extent;
    for (const Finding &finding : tried.findings) {
        if (finding.severity == Severity::Illegal)
            extent[finding.sentence.key] +=
                finding.limit ? std::abs(*finding.amount - *finding.limit) : 1;
    }
    return extent;
}

/** The leaders or followers that this kind of band cannot do without and has none of who may
    stay. */
std::vector<Rank> missing(const Judgement &judgement)
{
    const bool terrorists = judgement.is(Theme::Terrorists);
    if (!terrorists && (!judgement.isCreation() || judgement.is(Theme::Antiterrorists)))
        return {};
    std::vector<Rank> ranks{Rank::Chief, terrorists ? Rank::SousChef : Rank::SousFifre};
    std::erase_if(ranks, [&](Rank rank) { return judgement.tally.placed(rank) > 0; });
    return ranks;
}

/** Whether the points of all who are missing fit under every cap, and a campaign can pay for them,
    so that mends still to come cannot take their place. */
bool allFit(const Judgement &judgement)
{
    const Catalogue &catalogue = judgement.catalogue;
    const Band &band = judgement.band;
    Tally tally{static_cast<const Heads &>(judgement.tally)};
    for (const Rank rank : missing(judgement)) {
        Member recruit;
        recruit.rank = recruit.row = rank;
        recruit.profile = band.race;
        tally.count(catalogue, band, lineOf(catalogue, band, recruit), 1);
    }
    if (judgement.isCampaign() && tally.sums.total - judgement.tally.sums.total > band.treasury)
        return false;
    Judgement after(catalogue, band, std::move(tally));
    judgeCaps(after);
    return std::ranges::count(after.findings, Severity::Illegal, &Finding::severity) == 0;
}

/** The findings that a recruit mends; where a figure that may not stay was the last of its rank,
    its going may leave one behind, if the recruit can follow. */
bool isForARecruit(const std::string &key)
{
    return key == "finding.no_chief" || key == "finding.no_sous_fifre" ||
           key == "finding.terrorist_chief" || key == "finding.terrorist_sous_chef";
}

/** Whether the sous-fifres who may stay can lead all figurants. */
bool areLed(const Judgement &judgement)
{
    if (judgement.is(Theme::Terrorists) || judgement.is(Theme::Antiterrorists))
        return true;
    return judgement.tally.heads(Rank::Figurant) <=
           judgement.catalogue.limits().figurantsPerSousFifre *
               judgement.tally.placed(Rank::SousFifre);
}

/** Breaks no rule further than before, and costs no more than before. */
bool isSound(const Judgement &judgement, const Line &line, const Candidate &candidate)
{
    const Judgement after = trial(judgement, line, candidate.after ? &*candidate.after : nullptr);
    const Sums &now = after.tally.sums;
    const Sums &then = judgement.tally.sums;
    const bool dearer = now.heroes > then.heroes || now.sousFifres > then.sousFifres;
    if (now.total > then.total || (dearer && !missing(judgement).empty()))
        return false; // who is still to come must find his points
    const auto before = broken(trial(judgement, line, line.member));
    for (const auto &[key, extent] : broken(after)) {
        const auto met = before.find(key);
        const bool further = extent > (met == before.end() ? 0 : met->second);
        if (further && !(candidate.leaver && isForARecruit(key)))
            return false;
    }
    const auto gained = [&](Rank rank) {
        return after.tally.heads(rank) - judgement.tally.heads(rank);
    };
    if ((gained(Rank::SousFifre) < 0 || gained(Rank::Figurant) > 0) && !areLed(after))
        return false;
    const bool recruits = candidate.leaver && std::ranges::count(missing(after), *candidate.leaver);
    return !recruits || allFit(after);
}

void offerFirstSound(const Judgement &judgement, Finding &finding, const Line &line,
                     const std::vector<Candidate> &candidates)
{
    for (const Candidate &candidate : candidates) {
        if (isSound(judgement, line, candidate)) {
            finding.mend = candidate.mend;
            return;
        }
    }
}

Mend setOf(const Line &line, std::string label, Words words, std::vector<Setting> settings)
{
    return {{std::move(label), std::move(words)},
            SetProperties{{{line->id, line->count}}, std::move(settings)}};
}

Candidate leaving(const Line &line, const Judgement &judgement)
{
    auto who = headsOf(judgement.catalogue, judgement.band, *line.member, line->count);
    return {{{"mend.remove", {{"who", std::move(who)}, {"count", std::int64_t{line->count}}}},
             Discard{{{{line->id, line->count}, {}, 1}}}},
            std::nullopt,
            line->hireling ? std::nullopt : std::optional(line->rank)};
}

Candidate ranked(const Line &line, const Judgement &judgement, Rank rank)
{
    Member after = *line.member;
    after.rank = rank;
    after.row = judgement.isCampaign() ? after.row : rank;
    return {setOf(line, "mend.rank", {{"rank", judgement.catalogue.rank(rank).name}},
                  {{std::string(property::kRank), std::string(key(rank))}}),
            std::move(after)};
}

Candidate withRow(const Line &line, const Catalogue &catalogue, Rank row)
{
    Member after = *line.member;
    after.row = row;
    return {setOf(line, "mend.row", {{"rank", catalogue.rank(row).name}},
                  {{std::string(property::kRow), std::string(key(row))}}),
            std::move(after)};
}

} // namespace

void offerRecruit(Judgement &judgement, Finding &finding, Rank rank)
{
    if (!judgement.offersMends() || !allFit(judgement))
        return;
    finding.mend = Mend{{"mend.recruit", {{"what", judgement.catalogue.rank(rank).name}}},
                        Recruit{std::string(key(rank)), 1, std::nullopt}};
}

void offerOwnRace(Judgement &judgement, Finding &finding, const Line &line)
{
    if (!judgement.offersMends())
        return;
    const Catalogue &catalogue = judgement.catalogue;
    const EntryId race = judgement.band.race;
    Member after = *line.member;
    after.profile = race;
    const Candidate own{setOf(line, "mend.own_race", {{"race", catalogue[race].name}},
                              {{std::string(property::kProfile), catalogue[race].id}}),
                        std::move(after)};
    offerFirstSound(judgement, finding, line, {own, leaving(line, judgement)});
}

void offerRow(Judgement &judgement, Finding &finding, const Line &line)
{
    if (!judgement.offersMends())
        return;
    offerFirstSound(judgement, finding, line,
                    {withRow(line, judgement.catalogue, line->rank),
                     ranked(line, judgement, line->row), leaving(line, judgement)});
}

void offerRank(Judgement &judgement, Finding &finding, const Line &line)
{
    if (!judgement.offersMends())
        return;
    std::vector<Candidate> candidates;
    if (line.race)
        candidates.push_back(ranked(line, judgement, line->row));
    candidates.push_back(leaving(line, judgement));
    offerFirstSound(judgement, finding, line, candidates);
}

void offerLeave(Judgement &judgement, Finding &finding, const Line &line)
{
    if (judgement.offersMends())
        offerFirstSound(judgement, finding, line, {leaving(line, judgement)});
}

void offerExperience(Judgement &judgement, Finding &finding, const Line &line, int experience)
{
    if (judgement.offersMends())
        finding.mend = setOf(line, "mend.experience", {{"limit", std::int64_t{experience}}},
                             {{std::string(property::kExperience), std::int64_t{experience}}});
}

void offerNoHireling(Judgement &judgement, Finding &finding, const Line &line)
{
    if (!judgement.offersMends())
        return;
    Member after = *line.member;
    after.hireling = false;
    const Candidate engaged{
        setOf(line, "mend.no_hireling", {}, {{std::string(property::kHireling), false}}),
        std::move(after)};
    offerFirstSound(judgement, finding, line, {engaged, leaving(line, judgement)});
}

} // namespace escarmouche::rules::musg
