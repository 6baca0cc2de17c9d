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

/** An act with the words of its button, and what it does to a band, to try it out. */
struct Candidate {
    Mend mend;
    std::function<void(Band &)> effect;
    std::optional<Rank> leaver = {}; // of what rank are the figures that it takes out of the roster
};

Member *lineIn(Band &band, MemberId id)
{
    const auto line = std::ranges::find(band.members, id, &Member::id);
    return line == band.members.end() ? nullptr : &*line;
}

/** How far each rule is broken, whoever breaks it. */
std::map<std::string, int> broken(const Catalogue &catalogue, const Band &band)
{
    Judgement judgement(catalogue, band, Judgement::Mends::Skip);
    judge(judgement);
    std::map<std::string, int> extent;
    for (const Finding &finding : judgement.findings) {
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
    std::erase_if(ranks, [&](Rank rank) { return placed(judgement, rank) > 0; });
    return ranks;
}

/** Whether the points of all who are missing fit under every cap, and a campaign can pay for them,
    so that mends still to come cannot take their place. */
bool allFit(const Judgement &judgement)
{
    Band band = judgement.band;
    int id = judgement.tally.lines.empty() ? 0 : judgement.tally.lines.back()->id.value;
    for (const Rank rank : missing(judgement)) {
        Member recruit;
        recruit.id.value = ++id;
        recruit.rank = recruit.row = rank;
        recruit.profile = judgement.band.race;
        band.members.push_back(std::move(recruit));
    }
    Judgement after(judgement.catalogue, band, Judgement::Mends::Skip);
    const int cost = after.tally.sums.total - judgement.tally.sums.total;
    if (judgement.isCampaign() && cost > judgement.band.treasury)
        return false;
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
           judgement.catalogue.limits().figurantsPerSousFifre * placed(judgement, Rank::SousFifre);
}

/** Breaks no rule further than before, and costs no more than before. */
bool isSound(const Judgement &judgement, const Candidate &candidate)
{
    Band band = judgement.band;
    candidate.effect(band);
    const Sums now = sums(judgement.catalogue, band);
    const Sums &then = judgement.tally.sums;
    const bool dearer = now.heroes > then.heroes || now.sousFifres > then.sousFifres;
    if (now.total > then.total || (dearer && !missing(judgement).empty()))
        return false; // who is still to come must find his points
    const auto before = broken(judgement.catalogue, judgement.band);
    for (const auto &[key, extent] : broken(judgement.catalogue, band)) {
        const auto met = before.find(key);
        const bool further = extent > (met == before.end() ? 0 : met->second);
        if (further && !(candidate.leaver && isForARecruit(key)))
            return false;
    }
    const Judgement after(judgement.catalogue, band, Judgement::Mends::Skip);
    const auto gained = [&](Rank rank) {
        return after.tally.heads(rank) - judgement.tally.heads(rank);
    };
    if ((gained(Rank::SousFifre) < 0 || gained(Rank::Figurant) > 0) && !areLed(after))
        return false;
    const bool recruits = candidate.leaver && std::ranges::count(missing(after), *candidate.leaver);
    return !recruits || allFit(after);
}

void offerFirstSound(Judgement &judgement, Finding &finding,
                     const std::vector<Candidate> &candidates)
{
    for (const Candidate &candidate : candidates) {
        if (isSound(judgement, candidate)) {
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
    const MemberId id = line->id;
    auto who = headsOf(judgement.catalogue, judgement.band, *line.member, line->count);
    return {{{"mend.remove", {{"who", std::move(who)}, {"count", std::int64_t{line->count}}}},
             Discard{{{{id, line->count}, {}, 1}}}},
            [id](Band &band) {
                std::erase_if(band.members, [id](const Member &member) { return member.id == id; });
            },
            line->hireling ? std::nullopt : std::optional(line->rank)};
}

Candidate ranked(const Line &line, const Catalogue &catalogue, Rank rank)
{
    const MemberId id = line->id;
    return {setOf(line, "mend.rank", {{"rank", catalogue.rank(rank).name}},
                  {{std::string(property::kRank), std::string(key(rank))}}),
            [id, rank](Band &band) {
                Member &member = *lineIn(band, id);
                member.rank = rank;
                member.row = band.phase == Phase::Campaign ? member.row : rank;
            }};
}

Candidate withRow(const Line &line, const Catalogue &catalogue, Rank row)
{
    const MemberId id = line->id;
    return {setOf(line, "mend.row", {{"rank", catalogue.rank(row).name}},
                  {{std::string(property::kRow), std::string(key(row))}}),
            [id, row](Band &band) { lineIn(band, id)->row = row; }};
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
    const MemberId id = line->id;
    const Candidate own{setOf(line, "mend.own_race", {{"race", catalogue[race].name}},
                              {{std::string(property::kProfile), catalogue[race].id}}),
                        [id, race](Band &band) { lineIn(band, id)->profile = race; }};
    offerFirstSound(judgement, finding, {own, leaving(line, judgement)});
}

void offerRow(Judgement &judgement, Finding &finding, const Line &line)
{
    if (!judgement.offersMends())
        return;
    const Catalogue &catalogue = judgement.catalogue;
    offerFirstSound(judgement, finding,
                    {withRow(line, catalogue, line->rank), ranked(line, catalogue, line->row),
                     leaving(line, judgement)});
}

void offerRank(Judgement &judgement, Finding &finding, const Line &line)
{
    if (!judgement.offersMends())
        return;
    std::vector<Candidate> candidates;
    if (line.race)
        candidates.push_back(ranked(line, judgement.catalogue, line->row));
    candidates.push_back(leaving(line, judgement));
    offerFirstSound(judgement, finding, candidates);
}

void offerLeave(Judgement &judgement, Finding &finding, const Line &line)
{
    if (judgement.offersMends())
        offerFirstSound(judgement, finding, {leaving(line, judgement)});
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
    const MemberId id = line->id;
    const Candidate engaged{
        setOf(line, "mend.no_hireling", {}, {{std::string(property::kHireling), false}}),
        [id](Band &band) { lineIn(band, id)->hireling = false; }};
    offerFirstSound(judgement, finding, {engaged, leaving(line, judgement)});
}

} // namespace escarmouche::rules::musg
