// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Random games of a campaign with what the program made of them, and random figures with their
// numbers, a line of JSON each: for campaign.py, which works them out again.
//     campaigncases N SEED

#include "rules/core/dice/dice.h"
#include "rules/musg/band/keys.h"
#include "tests/support/musg/campaignroom.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdlib>
#include <iostream>

using namespace escarmouche::rules;
using namespace escarmouche::tests;
using Json = nlohmann::ordered_json;
using musg::Kind;
using musg::Member;
using musg::Rank;

namespace {

const char *const kStats[] = {"mvt", "cd", "ct", "cc", "f", "r", "pv"};
const char *const kEnds[] = {"standing", "out-of-action", "left-table", "not-played"};

const musg::Catalogue &catalogue()
{
    return musgCatalogue();
}

/** Draws from a seed. */
class Picker
{
public:
    explicit Picker(std::uint64_t seed) : m_generator(seed) {}

    int below(int bound)
    {
        return static_cast<int>(m_generator.below(static_cast<std::uint32_t>(bound)));
    }
    int die() { return 1 + below(6); }
    template<class List>
    const auto &any(const List &list)
    {
        return list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
    }

private:
    Generator m_generator;
};

/** The entries that last for more than a game. */
std::vector<EntryId> lastingInjuries()
{
    std::vector<EntryId> all;
    for (const EntryId id : catalogue().of(Kind::Injury)) {
        if (!std::get<musg::Injury>(catalogue()[id].what).oneGame)
            all.push_back(id);
    }
    return all;
}

/** Advances whose prerequisites are met, up to so many. */
std::vector<EntryId> someAdvances(Picker &chance, int most)
{
    std::vector<EntryId> taken;
    for (int i = 0; i < most; ++i) {
        std::vector<EntryId> open;
        for (const EntryId id : catalogue().of(Kind::Advance)) {
            const auto &advance = std::get<musg::Advance>(catalogue()[id].what);
            const bool ready = std::ranges::all_of(advance.requires_, [&](EntryId needed) {
                return std::ranges::count(taken, needed) > 0;
            });
            if (ready && std::ranges::count(taken, id) == 0)
                open.push_back(id);
        }
        if (!open.empty())
            taken.push_back(chance.any(open));
    }
    return taken;
}

Json numbersOf(const musg::Band &band, const Member &member)
{
    const auto profile = musg::resolve(catalogue(), band, member);
    Json json;
    for (int i = 0; i < musg::kStats; ++i)
        json[kStats[i]] = profile[static_cast<musg::Stat>(i)].value();
    return json;
}

/** Pieces that do not come back by themselves. */
int piecesOf(const std::vector<musg::Possession> &gear)
{
    int count = 0;
    for (const auto &piece : gear)
        count += piece.entry == catalogue().dagger ? 0 : piece.count;
    return count;
}

Json injuriesOf(const Member &member)
{
    Json list = Json::array();
    for (const auto &injury : member.injuries)
        list.push_back(catalogue()[injury.injury].id);
    return list;
}

Json figureOf(const musg::Company &company, const Member &member)
{
    const auto due = std::ranges::find(company.due, member.id, &musg::DueAdvances::member);
    return {{"id", member.id.value},
            {"rank", musg::kRankKeys[static_cast<std::size_t>(member.rank)]},
            {"experience", member.experience},
            {"due", due == company.due.end() ? 0 : due->count},
            {"injuries", injuriesOf(member)},
            {"pieces", piecesOf(member.gear)},
            {"numbers", numbersOf(company.band, member)}};
}

Json companyOf(const musg::Company &company)
{
    Json figures = Json::array();
    for (const auto &member : company.band.members)
        figures.push_back(figureOf(company, member));
    return {{"treasury", company.band.treasury},
            {"loose", piecesOf(company.stash)},
            {"figures", std::move(figures)}};
}

/** A band that has been through something. */
musg::Band someBand(Picker &chance, const std::string &race)
{
    BandBuilder builder(race);
    builder.campaign(chance.below(60)).chief().experience(chance.below(50)).with("rifle");
    for (int i = chance.below(3); i > 0; --i)
        builder.sousChef().experience(chance.below(50)).with("sword");
    for (int i = 1 + chance.below(4); i > 0; --i)
        builder.sousFifre().experience(chance.below(25)).with("pistol");
    if (chance.below(2) == 0)
        builder.figurant(1 + chance.below(2));
    if (chance.below(2) == 0)
        builder.merc("elf-sniper");
    auto band = builder.band();
    static const auto kInjuries = lastingInjuries();
    for (auto &member : band.members) {
        if (member.rank > Rank::SousFifre || chance.below(3) > 0)
            continue;
        const EntryId injury = chance.any(kInjuries);
        const bool named = std::get<musg::Injury>(catalogue()[injury].what).namesBand;
        member.injuries.push_back({injury, named ? "Blues" : ""});
    }
    return band;
}

/** One game of two bands, and what it leaves one of them before anybody spends anything. */
class GameCase
{
public:
    explicit GameCase(Picker &chance) : m_chance(chance)
    {
        m_reds = m_room.join(someBand(chance, "human"), "Reds");
        m_blues = m_room.join(someBand(chance, "orc"), "Blues");
        m_game = m_room.schedule({m_reds, m_blues});
    }

    Json written()
    {
        const auto before = companyOf(m_room.company(m_reds));
        const auto report = fight();
        m_room.do_(EnterReport{m_game, report, {}}, "a test"); // whatever the treasury says
        while (step()) {
        }
        return {{"what", "game"},
                {"before", before},
                {"report", told(report)},
                {"dice", m_dice},
                {"after", companyOf(m_room.company(m_reds))}};
    }

private:
    BattleReport fight()
    {
        auto report = m_room.blank(m_game);
        for (auto &figure : report.figures) {
            figure.end = static_cast<FigureEnd>(m_chance.below(4));
            if (figure.end != FigureEnd::OutOfAction)
                continue;
            std::vector<FigureReport *> enemies;
            for (auto &other : report.figures) {
                if (other.figure.seat != figure.figure.seat && other.end != FigureEnd::NotPlayed)
                    enemies.push_back(&other);
            }
            if (!enemies.empty())
                m_chance.any(enemies)->knockOuts.push_back({figure.figure, figure.rank, {}, 1});
        }
        // Who is noted later as not having played puts nobody out.
        for (auto &figure : report.figures) {
            if (figure.end == FigureEnd::NotPlayed)
                figure.knockOuts.clear();
        }
        const int result = m_chance.below(3);
        report.seats[0].result = static_cast<SeatResult>(result);
        report.seats[1].result = static_cast<SeatResult>(2 - result);
        report.seats[0].scores = {{"objective", m_chance.below(60) - 10}};
        return report;
    }

    Json told(const BattleReport &report) const
    {
        Json figures = Json::array();
        for (const auto &figure : report.figures) {
            if (figure.figure.seat.value != 0)
                continue;
            Json victims = Json::array();
            for (const auto &knockOut : figure.knockOuts)
                victims.push_back(knockOut.victimRank);
            figures.push_back({{"id", figure.figure.member.value},
                               {"end", kEnds[static_cast<std::size_t>(figure.end)]},
                               {"knock_outs", std::move(victims)}});
        }
        return {{"won", report.seats[0].result == SeatResult::Win},
                {"points", totalScore(report.seats[0])},
                {"figures", std::move(figures)}};
    }

    /** The next line but for what is bought with experience or handed on; false: none is left. */
    bool step()
    {
        static const std::vector<std::string> kLater{"advance",    "promotion", "legend",
                                                     "succession", "destiny",   "gear"};
        for (const auto &line : m_room.document(m_game, m_reds).lines) {
            if (line.done || !line.after.empty() || std::ranges::count(kLater, line.step) > 0)
                continue;
            if (line.awaiting == Awaiting::Dice) {
                std::vector<int> faces;
                for (int i = 0; i < line.roll.roll.count; ++i)
                    faces.push_back(m_chance.die());
                m_room.roll(m_game, m_reds, line.key, faces, line.nth);
                m_dice[std::to_string(line.member.value)].push_back(faces);
                return true;
            }
            std::string answer;
            for (const auto &option : line.options) {
                if (option.possible && answer.empty())
                    answer = option.key;
            }
            m_room.settle(m_game, m_reds, line.key, answer);
            return true;
        }
        return false;
    }

    Picker &m_chance;
    CampaignRoom m_room;
    BandId m_reds, m_blues;
    FixtureId m_game;
    Json m_dice = Json::object(); // by figure, as they fell
};

/** A figure with advances and injuries: its numbers without any of them, and with all. */
Json profileCase(Picker &chance)
{
    static const std::vector<std::string> kRaces{"human", "orc", "elf", "dwarf", "goblin"};
    static const auto kInjuries = lastingInjuries();
    BandBuilder builder(chance.any(kRaces));
    const auto plain = chance.below(2) == 0 ? builder.chief().band() : builder.sousChef().band();
    auto band = plain;
    auto &figure = band.members.back();
    Json advances = Json::array();
    figure.advances = someAdvances(chance, chance.below(14));
    for (const EntryId id : figure.advances)
        advances.push_back(std::get<musg::Advance>(catalogue()[id].what).number);
    std::ranges::sort(figure.advances);
    for (int i = chance.below(7); i > 0; --i)
        figure.injuries.push_back({chance.any(kInjuries), {}});
    return {{"what", "profile"},
            {"base", numbersOf(plain, plain.members.back())},
            {"advances", std::move(advances)},
            {"injuries", injuriesOf(figure)},
            {"after", numbersOf(band, figure)}};
}

} // namespace

int main(int argc, char **argv)
{
    const int count = argc > 1 ? std::atoi(argv[1]) : 100;
    Picker chance(argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1);
    for (int i = 0; i < count; ++i) {
        const Json line = i % 4 == 0 ? profileCase(chance) : GameCase(chance).written();
        std::cout << line.dump() << '\n';
    }
    return 0;
}
