// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/legality/tally.h"

#include <functional>
#include <initializer_list>
#include <set>

namespace escarmouche::rules::musg {

using Words = std::vector<std::pair<std::string, PhraseValue>>;

/** One run of the judges over a band: what they look at, and the findings they leave. */
class Judgement
{
public:
    /** Whether findings carry mends; a mend is tried out by a run that offers none. */
    enum class Mends { Offer, Skip };

    Judgement(const Catalogue &catalogue, const Band &band, Mends mends);
    /** Looks at the lines of this tally alone, as a part of the band that it counts. */
    Judgement(const Catalogue &catalogue, const Band &band, Tally tally);

    const Catalogue &catalogue;
    const Band &band;
    const Tally tally;
    std::vector<Finding> findings;

    bool isCreation() const { return band.phase == Phase::Creation; }
    bool isCampaign() const { return band.phase == Phase::Campaign; }
    bool is(Theme theme) const { return band.options.theme == theme; }
    bool offersMends() const { return m_mends == Mends::Offer; }

    /** A finding about the band, or about the lines named, with further words for its sentence. */
    Finding &add(RuleId rule, Severity severity, std::string key, Words words = {});
    Finding &add(RuleId rule, Severity severity, std::string key, const Member &about,
                 Words words = {});

    /** Names the lines that `belongs` picks, and their number and limit. */
    void name(Finding &finding, const std::function<bool(const Line &)> &belongs) const;
    static void measure(Finding &finding, int amount, int limit);

    /** Whether something illegal was found so far that is about this line alone, so that each part
        split off it would carry it again. */
    bool isAtFault(const Line &line) const;

private:
    std::set<MemberId> m_atFault;
    Mends m_mends;
};

/** Runs every chapter that binds in the band's phase. */
void judge(Judgement &judgement);

// The chapters, each in its own file.
void judgeComposition(Judgement &judgement);
void judgeCaps(Judgement &judgement);
void judgeGear(Judgement &judgement, const Line &line);
void judgeRace(Judgement &judgement, const Line &line);
void judgeFigurants(Judgement &judgement);
void judgePackage(Judgement &judgement, const Line &line);
void judgeThemes(Judgement &judgement);
void judgeLists(Judgement &judgement);
void judgeExperience(Judgement &judgement, const Line &line);
void judgeInjuries(Judgement &judgement, const Line &line);

} // namespace escarmouche::rules::musg
