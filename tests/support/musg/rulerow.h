// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/acts/acts.h"
#include "rules/musg/bandrules.h"
#include "rules/musg/codec/codec.h"
#include "rules/musg/legality/legality.h"
#include "rules/musg/play/setup/muster.h"
#include "tests/support/musg/musgband.h"

#include <functional>
#include <set>
#include <sstream>

namespace escarmouche::tests {

/** Asks the program on behalf of a row, and notes every rule the answers cite: in a finding, a
    refusal, a total, a trait or a part of a number. */
class Trial
{
public:
    using Band = rules::musg::Band;

    std::vector<rules::Finding> judge(const Band &band)
    {
        meet(band);
        auto findings = validate(musgCatalogue(), band);
        for (const auto &finding : findings)
            cite(finding.rule);
        return findings;
    }
    rules::musg::ResolvedProfile resolve(const Band &band, std::size_t place = 0)
    {
        meet(band);
        auto profile = rules::musg::resolve(musgCatalogue(), band, band.members.at(place));
        for (const auto &stat : profile.stats)
            cite(stat);
        cite(profile.pa);
        cite(profile.price);
        return profile;
    }
    std::vector<rules::musg::HeldTrait> traits(const Band &band, std::size_t place = 0)
    {
        meet(band);
        auto held = rules::musg::traits(musgCatalogue(), band, band.members.at(place));
        for (const auto &each : held)
            cite(each.rule);
        return held;
    }
    rules::Sheet sheet(const Band &band)
    {
        auto sheet = *face().sheet(encodeBand(musgCatalogue(), band));
        for (const auto &column : sheet.columns)
            cite(column.rule);
        for (const auto &group : sheet.figures) {
            for (const auto &figure : group)
                cite(figure);
        }
        return sheet;
    }
    rules::Totals totals(const Band &band)
    {
        auto totals = *face().totals(encodeBand(musgCatalogue(), band));
        for (const auto &line : totals.lines)
            cite(line.rule);
        return totals;
    }
    rules::Result<Band> act(const Band &band, rules::BandAct act, std::string adjustment = {})
    {
        const rules::BandInput input{std::move(act), 1000, std::move(adjustment)};
        auto done = rules::musg::act(musgCatalogue(), band, input);
        if (!done) {
            cite(done.error().subject);
            cite(done.error().hint);
        }
        return done;
    }
    void note(rules::RuleId rule) { cite(rule); }
    const rules::Number &note(const rules::Number &number)
    {
        cite(number);
        return number;
    }

    template<class A, class B>
    void equal(const A &is, const B &should, const std::string &what)
    {
        if (is == should)
            return;
        std::ostringstream text;
        text << what << " is " << is << ", should be " << should;
        m_failures.push_back(text.str());
    }
    void expect(bool holds, const std::string &what)
    {
        if (!holds)
            m_failures.push_back(what);
    }

    /** A band that the row is about: what its figures have in a match is on the board, or only on
        the roster of a band that no match plays. */
    void meet(const Band &band)
    {
        const bool isPlayed = !rules::musg::play::notPlayed(musgCatalogue(), band);
        for (const auto &member : band.members) {
            for (const auto &held : rules::musg::traits(musgCatalogue(), band, member))
                (isPlayed ? m_onBoard : m_onRoster).insert(std::string(held.rule.value));
        }
    }

    bool cites(const std::string &rule) const { return m_cited.contains(rule); }
    /** Rules of what figures can do, by whether a match plays their bands. */
    const std::set<std::string> &onBoard() const { return m_onBoard; }
    const std::set<std::string> &onRoster() const { return m_onRoster; }
    const std::vector<std::string> &failures() const { return m_failures; }

private:
    static const rules::musg::MusgBandRules &face()
    {
        static const rules::musg::MusgBandRules kFace{
            [] { return *rules::musg::Catalogue::load(catalogueFile); }()};
        return kFace;
    }
    void cite(rules::RuleId rule) { cite(std::string(rule.value)); }
    void cite(const std::string &text)
    {
        if (text.starts_with("MUSG-"))
            m_cited.insert(text);
    }
    void cite(const rules::Number &number)
    {
        for (const auto &part : number.parts())
            cite(part.rule);
    }
    void cite(const std::vector<rules::Cell> &cells)
    {
        for (const auto &cell : cells)
            cite(cell.number);
    }
    void cite(const rules::SheetFigure &figure)
    {
        cite(figure.cells);
        cite(figure.price);
        for (const auto &table : figure.weapons) {
            for (const auto &row : table.rows)
                cite(row.cells);
        }
        for (const auto *list :
             {&figure.gear, &figure.traits, &figure.advances, &figure.injuries}) {
            for (const auto &carried : *list)
                cite(carried.rule);
        }
    }

    std::set<std::string> m_cited;
    std::set<std::string> m_onBoard;
    std::set<std::string> m_onRoster;
    std::vector<std::string> m_failures;
};

/** One proof: what is asked, which rules the answers must cite, and which they must not. */
struct RuleRow {
    std::string name;
    std::vector<std::string> proves;
    std::vector<std::string> silent;
    std::function<void(Trial &)> run;
};
using RuleRows = std::vector<RuleRow>;

/** Runs a row; what went wrong, empty when nothing did. */
inline std::string faults(const RuleRow &row)
{
    Trial trial;
    row.run(trial);
    std::string text;
    for (const auto &failure : trial.failures())
        text += failure + "; ";
    for (const auto &rule : row.proves)
        text += trial.cites(rule) ? "" : "does not cite " + rule + "; ";
    for (const auto &rule : row.silent)
        text += trial.cites(rule) ? "cites " + rule + "; " : "";
    return text;
}

inline const rules::Finding *findingOf(const std::vector<rules::Finding> &findings,
                                       const std::string &rule, const std::string &key = {})
{
    for (const auto &finding : findings) {
        if (finding.rule.value == rule && (key.empty() || finding.sentence.key == key))
            return &finding;
    }
    return nullptr;
}

inline int illegal(const std::vector<rules::Finding> &findings)
{
    return static_cast<int>(
        std::ranges::count(findings, rules::Severity::Illegal, &rules::Finding::severity));
}

/** The band breaks this rule, once, by that much, and its mend makes it legal in one step. */
inline void expectBroken(Trial &trial, const rules::musg::Band &band, const std::string &rule,
                         int amount, int limit)
{
    const auto findings = trial.judge(band);
    const auto *finding = findingOf(findings, rule);
    if (!finding)
        return trial.expect(false, "no finding of " + rule);
    trial.expect(finding->severity == rules::Severity::Illegal, "not illegal");
    trial.equal(illegal(findings), 1, "number of broken rules");
    trial.equal(finding->amount.value_or(-1), amount, "amount");
    trial.equal(finding->limit.value_or(-1), limit, "limit");
    if (!finding->mend)
        return trial.expect(false, "no mend of " + rule);
    const auto mended = trial.act(band, finding->mend->act, "mended");
    trial.expect(mended.has_value(), "the mend is refused");
    if (mended)
        trial.equal(illegal(trial.judge(*mended)), 0, "rules broken after the mend");
}

inline void expectLegal(Trial &trial, const rules::musg::Band &band)
{
    for (const auto &finding : trial.judge(band)) {
        if (finding.severity == rules::Severity::Illegal)
            trial.expect(false, "breaks " + std::string(finding.rule.value) + " (" +
                                    finding.sentence.key + ")");
    }
}

/** A finding that is no more than said: a note or a warning. */
inline void expectSaid(Trial &trial, const rules::musg::Band &band, const std::string &rule,
                       rules::Severity severity)
{
    const auto findings = trial.judge(band);
    const auto *finding = findingOf(findings, rule);
    trial.expect(finding && finding->severity == severity, "no such remark by " + rule);
}

inline bool hasTrait(const std::vector<rules::musg::HeldTrait> &held, rules::musg::Trait trait)
{
    return std::ranges::count(held, trait, &rules::musg::HeldTrait::trait) > 0;
}

/** "9 11 2+ 3+ 5 4 6" of a figure, with its price: the form of the book. */
inline std::string line(const rules::musg::ResolvedProfile &profile)
{
    std::ostringstream text;
    for (int stat = 0; stat < rules::musg::kStats; ++stat) {
        const auto &number = profile.stats[static_cast<std::size_t>(stat)];
        text << (stat > 0 ? " " : "");
        if (number.present())
            text << number.value();
        else
            text << '-';
        text << (stat == 2 || stat == 3 ? "+" : "");
    }
    text << ' ' << profile.price.value();
    return text.str();
}

} // namespace escarmouche::tests
