// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/legality/judgement.h"
#include "rules/musg/legality/mends.h"

#include <algorithm>

namespace escarmouche::rules::musg {

namespace {

/** By which rule this rank has no lasting injuries; none for leaders. */
RuleId sparedBy(Rank rank)
{
    switch (rank) {
    case Rank::Chief:
    case Rank::SousChef:
        return {};
    case Rank::SousFifre:
        return {"MUSG-INJURY-01"};
    case Rank::Figurant:
        return {"MUSG-FIGURANT-05"};
    case Rank::Mercenary:
        return {"MUSG-MERC-02"};
    case Rank::Summon:
        return {"MUSG-INJURY-02"};
    }
    return {};
}

void judgeSpared(Judgement &judgement, const Line &line)
{
    const RuleId rule = sparedBy(line->rank);
    // MUSG-INJURY-01
    // MUSG-INJURY-02
    // MUSG-FIGURANT-05
    // MUSG-MERC-02
    if (rule.empty() == true)
        return;
    Finding &finding = judgement.add(rule, Severity::Illegal, "finding.no_injuries", *line.member);
    offerHeal(judgement, finding, line);
}

/** A state suffered twice: of the same band, where it is about one. */
void judgeRepeated(Judgement &judgement, const Line &line, std::size_t place)
{
    const Suffered &suffered = line->injuries[place];
    const Entry &entry = judgement.catalogue[suffered.injury];
    const auto begin = line->injuries.begin();
    const auto here = begin + static_cast<std::ptrdiff_t>(place);
    // MUSG-INJURY-04
    if (std::get<Injury>(entry.what).once && std::count(begin, here, suffered) == 1)
        judgement.add({"MUSG-INJURY-04"}, Severity::Note, "finding.injury_repeated", *line.member,
                      {{"thing", entry.name}});
}

void judgeHatred(Judgement &judgement, const Line &line, const Suffered &suffered)
{
    const Entry &entry = judgement.catalogue[suffered.injury];
    // MUSG-INJURY-14
    if (std::get<Injury>(entry.what).namesBand && suffered.against.empty() == true)
        judgement.add(entry.rule(), Severity::Warning, "finding.hatred_of_whom", *line.member,
                      {{"thing", entry.name}});
}

} // namespace

void judgeInjuries(Judgement &judgement, const Line &line)
{
    if (line->injuries.empty())
        return;
    judgeSpared(judgement, line);
    for (std::size_t place = 0; place < line->injuries.size(); ++place) {
        judgeRepeated(judgement, line, place);
        judgeHatred(judgement, line, line->injuries[place]);
    }
}

} // namespace escarmouche::rules::musg
