// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/musg/campaignroom.h"
#include "tests/support/musg/rulerow.h"

namespace escarmouche::tests {

using namespace rules::musg;

/** A campaign of two bands and one game between them, whose answers a row notes. */
class CampaignTrial
{
public:
    explicit CampaignTrial(Trial &trial, const BandBuilder &ours,
                           const BandBuilder &theirs = plain(),
                           const std::vector<rules::Setting> &options = {},
                           const std::vector<rules::Setting> &settings = {})
        : room(options), m_trial(trial)
    {
        a = room.join(ours.band(), "Reds");
        b = room.join(theirs.band(), "Blues");
        fixture = room.schedule({a, b}, settings);
        report = blank();
    }
    /** All of both bands have played, the unpaid too. */
    rules::BattleReport blank() const
    {
        auto all = room.blank(fixture);
        for (auto &figure : all.figures)
            figure.end = rules::FigureEnd::Standing;
        return all;
    }
    static BandBuilder plain()
    {
        return BandBuilder("generic").campaign().chief().sousChef().sousFifre(3);
    }

    rules::MemberId ours(std::size_t place) const { return room.member(a, place); }
    rules::MemberId theirs(std::size_t place) const { return room.member(b, place); }
    /** The report's rows are by seat and figure, and stay when the band changes. */
    void weFell(std::size_t place) { putOut(report, 1, theirs(0), 0, ours(place)); }
    void wePutOut(std::size_t who, std::size_t victim)
    {
        putOut(report, 0, ours(who), 1, theirs(victim));
    }
    void win()
    {
        report.seats[0].result = rules::SeatResult::Win;
        report.seats[1].result = rules::SeatResult::Loss;
    }
    /** Whatever their treasury says: rows are about what comes after. */
    void play() { room.do_(rules::EnterReport{fixture, report, {}}, "a test"); }
    /** Another game between the same bands, begun anew. */
    void again(const std::vector<rules::Setting> &settings = {})
    {
        fixture = room.schedule({a, b}, settings);
        report = blank();
    }
    void close()
    {
        for (const auto band : {a, b}) {
            room.confirmAll(fixture, band);
            while (chooseFirst(band))
                room.confirmAll(fixture, band);
            room.do_(rules::ClosePostGame{fixture, band});
        }
    }

    /** Notes what the crew may and may not. */
    std::vector<rules::CrewLine> crew()
    {
        auto lines = crewDocument(musgCampaigns(), room.campaign(), fixture, a);
        for (const auto &line : lines)
            cite(line.rule);
        return lines;
    }
    /** The line of that key; its rule, options and sentences are noted. */
    std::optional<rules::PostGameLine> line(const std::string &key)
    {
        auto found = room.line(fixture, a, key);
        if (found)
            note(*found);
        return found;
    }
    std::optional<rules::PostGameLine> line(const std::string &step, rules::MemberId member)
    {
        return line(CampaignRoom::key(step, member));
    }
    std::vector<rules::PostGameLine> lines()
    {
        const auto all = room.document(fixture, a).lines;
        for (const auto &each : all)
            note(each);
        return all;
    }
    bool offers(const std::string &step)
    {
        const auto all = lines();
        return std::ranges::any_of(
            all, [&](const rules::PostGameLine &each) { return each.step == step && !each.done; });
    }
    void roll(rules::MemberId member, const std::vector<std::vector<int>> &faces)
    {
        for (const auto &each : faces)
            room.roll(fixture, a, CampaignRoom::key("recovery", member), each);
    }
    void settle(const std::string &key, const std::string &answer = {})
    {
        const auto done = room.trySettle(fixture, a, key, answer);
        m_trial.expect(done.has_value(), key + " is refused");
        if (!done)
            return;
        for (const auto &told : find(*find(room.campaign(), fixture), a)->lines.back().told)
            cite(told.rule);
    }
    void settle(const std::string &step, rules::MemberId member, const std::string &answer = {})
    {
        settle(CampaignRoom::key(step, member), answer);
    }
    /** Rolls for one who fell and settles his return. */
    void recover(rules::MemberId member, const std::vector<std::vector<int>> &faces,
                 const std::string &answer = {})
    {
        roll(member, faces);
        settle("recovery", member, answer);
    }
    /** Confirms the lines of these steps that are open. */
    void confirm(const std::vector<std::string> &steps)
    {
        for (const auto &step : steps) {
            for (const auto &each : room.document(fixture, a).lines) {
                if (each.step == step && !each.done)
                    settle(each.key);
            }
        }
    }
    rules::Result<rules::CampaignOutcome> tryTo(rules::CampaignAct act)
    {
        auto done = room.tryTo(std::move(act));
        if (!done) {
            cite(done.error().subject);
            cite(done.error().hint);
        }
        return done;
    }

    Company company() const { return room.company(a); }
    Band band() const { return room.band(a); }
    const Member *figure(rules::MemberId member)
    {
        m_band = band();
        return find(m_band, member);
    }
    int experience(rules::MemberId member)
    {
        const auto *met = figure(member);
        return met ? met->experience : -1;
    }
    std::string injuries(rules::MemberId member)
    {
        std::string text;
        if (const auto *met = figure(member)) {
            for (const auto &injury : met->injuries)
                text += (text.empty() ? "" : " ") + musgCatalogue()[injury.injury].id;
        }
        return text;
    }
    int stat(rules::MemberId member, Stat stat)
    {
        const auto *met = figure(member);
        return met ? resolve(musgCatalogue(), m_band, *met)[stat].value() : -1;
    }

    CampaignRoom room;
    rules::BandId a, b;
    rules::FixtureId fixture;
    rules::BattleReport report;

private:
    /** Answers one open question with the first thing that is possible. */
    bool chooseFirst(rules::BandId band)
    {
        for (const auto &each : room.document(fixture, band).lines) {
            if (each.done || !each.needed || each.awaiting != rules::Awaiting::Choice)
                continue;
            const auto first =
                std::ranges::find(each.options, true, &rules::PostGameOption::possible);
            room.settle(fixture, band, each.key, first->key);
            return true;
        }
        return false;
    }
    void cite(const std::string &rule)
    {
        if (!rule.empty())
            m_trial.note(rules::RuleId{rule});
    }
    void note(const rules::PostGameLine &line)
    {
        cite(line.rule);
        for (const auto &option : line.options)
            cite(option.rule);
        for (const auto &told : line.told)
            cite(told.rule);
    }

    Trial &m_trial;
    Band m_band;
};

} // namespace escarmouche::tests
