// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/legality/judgement.h"

#include "rules/musg/band/recruits.h"

#include <algorithm>

namespace escarmouche::rules::musg {

Judgement::Judgement(const Catalogue &of, const Band &judged, Mends mends)
    : catalogue(of), band(judged), tally(of, judged), m_mends(mends)
{
}

Judgement::Judgement(const Catalogue &of, const Band &judged, Tally counted)
    : catalogue(of), band(judged), tally(std::move(counted)), m_mends(Mends::Skip)
{
}

Finding &Judgement::add(RuleId rule, Severity severity, std::string key, Words words)
{
    Finding finding;
    finding.rule = rule;
    finding.severity = severity;
    finding.sentence = {std::move(key), std::move(words)};
    return findings.emplace_back(std::move(finding));
}

Finding &Judgement::add(RuleId rule, Severity severity, std::string key, const Member &about,
                        Words words)
{
    words.emplace_back("who", headsOf(catalogue, band, about, about.count));
    words.emplace_back("count", std::int64_t{about.count});
    Finding &finding = add(rule, severity, std::move(key), std::move(words));
    finding.members.push_back(about.id);
    if (severity == Severity::Illegal)
        m_atFault.insert(about.id);
    return finding;
}

bool Judgement::isAtFault(const Line &line) const
{
    return m_atFault.contains(line->id);
}

void Judgement::name(Finding &finding, const std::function<bool(const Line &)> &belongs) const
{
    for (const Line &line : tally.lines) {
        if (belongs(line))
            finding.members.push_back(line->id);
    }
}

void Judgement::measure(Finding &finding, int amount, int limit)
{
    finding.amount = amount;
    finding.limit = limit;
    finding.sentence.values.emplace_back("amount", std::int64_t{amount});
    finding.sentence.values.emplace_back("limit", std::int64_t{limit});
    finding.sentence.values.emplace_back("excess", std::int64_t{amount} - limit);
}

} // namespace escarmouche::rules::musg
