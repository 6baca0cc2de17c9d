// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/dice/dice.h"
#include "tests/support/musg/campaignroom.h"

#include <algorithm>

namespace escarmouche::tests {

/** Plays a campaign as people would, from what the documents offer, with dice of a seed. */
class RandomCampaign
{
public:
    explicit RandomCampaign(CampaignRoom &where, std::uint64_t seed, bool pulp = false,
                            int bands = 4)
        : room(where), m_generator(seed)
    {
        for (int i = 0; i < bands; ++i) {
            auto band = BandBuilder("generic")
                            .campaign(60)
                            .chief()
                            .with("rifle")
                            .sousChef()
                            .with("sword")
                            .sousFifre(4)
                            .experience(below(24))
                            .with("pistol")
                            .figurant(2)
                            .merc("elf-sniper");
            if (pulp)
                band.theme(rules::musg::Theme::Pulp);
            m_bands.push_back(room.join(band.band()));
            tellPast(m_bands.back());
        }
    }

    void play(int games)
    {
        for (int i = 0; i < games; ++i) {
            const auto a = any(m_bands);
            auto b = a;
            while (b == a)
                b = any(m_bands);
            playOne(a, b);
        }
    }

    CampaignRoom &room;

private:
    int below(std::size_t bound)
    {
        return static_cast<int>(m_generator.below(static_cast<std::uint32_t>(bound)));
    }
    template<class T>
    const T &any(const std::vector<T> &list)
    {
        return list[static_cast<std::size_t>(below(list.size()))];
    }
    int die() { return 1 + below(6); }

    /** Some figures did something before the campaign, or did it otherwise than was told. */
    void tellPast(rules::BandId band)
    {
        rules::TellPast act{band, {}};
        for (const auto &figure : room.entrant(band).band->figures()) {
            if (below(3) > 0)
                continue;
            rules::FigurePast past{figure.member, 5 + below(20), below(5), {}};
            if (below(2) == 0)
                past.knockOuts.push_back({"sous-fifre", 1 + below(9)});
            act.figures.push_back(std::move(past));
        }
        room.do_(std::move(act));
    }

    void sendCrew(rules::FixtureId fixture, rules::BandId band)
    {
        for (const auto &line : crewDocument(musgCampaigns(), room.campaign(), fixture, band)) {
            if (line.presence == rules::Presence::MustRoll)
                room.do_(rules::RollDice{fixture, band, line.line, 0, 6, {die()}, false});
        }
        std::vector<rules::MemberId> paid;
        int purse = room.band(band).treasury;
        for (const auto &line : crewDocument(musgCampaigns(), room.campaign(), fixture, band)) {
            if (line.presence == rules::Presence::MustBePaid && line.fee <= purse && below(3) > 0) {
                paid.push_back(line.member);
                purse -= line.fee;
            }
        }
        (void)room.tryTo(rules::ChooseCrew{fixture, band, rules::CrewChoice::All, paid, {}});
    }

    static bool plays(const rules::FigureReport &figure)
    {
        return figure.end != rules::FigureEnd::NotPlayed;
    }

    rules::BattleReport fight(rules::FixtureId fixture)
    {
        auto report = room.blank(fixture);
        const auto others = [&](int seat) {
            std::vector<std::size_t> places;
            for (std::size_t i = 0; i < report.figures.size(); ++i) {
                if (report.figures[i].figure.seat.value != seat && plays(report.figures[i]))
                    places.push_back(i);
            }
            return places;
        };
        for (std::size_t i = 0; i < report.figures.size(); ++i) {
            auto &figure = report.figures[i];
            const auto enemies = others(figure.figure.seat.value);
            if (enemies.empty() || !plays(figure) || below(3) > 0)
                continue;
            figure.end = rules::FigureEnd::OutOfAction;
            report.figures[any(enemies)].knockOuts.push_back(
                {figure.figure, figure.rank, {}, 1 + below(8)});
            if (below(20) == 0)
                figure.marks = {"fell-to-death"};
        }
        for (auto &seat : report.seats)
            seat.scores = {{"objective", below(30)}};
        const int lead = rules::totalScore(report.seats[0]) - rules::totalScore(report.seats[1]);
        report.seats[0].result = lead > 0    ? rules::SeatResult::Win
                                 : lead == 0 ? rules::SeatResult::Draw
                                             : rules::SeatResult::Loss;
        report.seats[1].result = lead > 0    ? rules::SeatResult::Loss
                                 : lead == 0 ? rules::SeatResult::Draw
                                             : rules::SeatResult::Win;
        return report;
    }

    /** One line that can be settled, or one roll that is awaited; false: nothing is left. */
    bool step(rules::FixtureId fixture, rules::BandId band)
    {
        std::vector<rules::PostGameLine> open;
        for (auto &line : room.document(fixture, band).lines) {
            if (!line.done && line.after.empty() && (line.needed || below(2) == 0))
                open.push_back(std::move(line));
        }
        if (open.empty())
            return false;
        const auto &line = any(open);
        if (line.awaiting == rules::Awaiting::Dice) {
            std::vector<int> faces;
            for (int i = 0; i < line.roll.roll.count; ++i)
                faces.push_back(die());
            room.do_(rules::RollDice{fixture, band, line.key, line.nth, 6, faces, below(2) == 0});
            return true;
        }
        std::string answer;
        std::vector<std::string> possible;
        for (const auto &option : line.options) {
            if (option.possible)
                possible.push_back(option.key);
        }
        if (!possible.empty())
            answer = any(possible);
        if (answer == "chance" && line.rolls.empty())
            room.do_(rules::RollDice{fixture, band, line.key, 0, 6, {die()}, false});
        room.settle(fixture, band, line.key, answer);
        return true;
    }

    void shop(rules::BandId band)
    {
        const auto members = room.band(band).members;
        (void)room.tryTo(rules::ActOnBand{band, rules::Recruit{"sous-fifre", 1 + below(2), {}}});
        if (!members.empty())
            (void)room.tryTo(rules::ActOnBand{
                band,
                rules::Give{
                    below(2) == 0 ? "sword" : "light-armour", {{any(members).id, 1}}, 1, {}}});
    }

    void playOne(rules::BandId a, rules::BandId b)
    {
        const auto fixture = room.schedule({a, b});
        sendCrew(fixture, a);
        sendCrew(fixture, b);
        room.do_(rules::EnterReport{fixture, fight(fixture), {}});
        std::vector<rules::BandId> open{a, b};
        while (!open.empty()) {
            const auto band = any(open);
            if (step(fixture, band))
                continue;
            shop(band);
            if (below(4) == 0)
                tellPast(band);
            room.do_(rules::ClosePostGame{fixture, band});
            std::erase(open, band);
        }
    }

    rules::Generator m_generator;
    std::vector<rules::BandId> m_bands;
};

} // namespace escarmouche::tests
