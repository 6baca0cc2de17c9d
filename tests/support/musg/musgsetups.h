// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/dice/dice.h"
#include "rules/core/match/match.h"
#include "rules/musg/codec/codec.h"
#include "rules/musg/play/setup/muster.h"
#include "rules/musg/play/setup/scenariofile.h"
#include "tests/support/musg/musgband.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace escarmouche::tests {

/** The samples that need no module beyond the core rules. */
inline constexpr std::array kPlayedSamples = {"karnash", "sylvaran", "kazad-orun",
                                              "skrivar", "mogwash",  "vega",
                                              "xaltor",  "omicron",  "canuts"};

inline std::string sampleBand(std::string_view key)
{
    const auto text = sourceFile("resources/samples/musg/" + std::string(key) + ".band.json");
    return rules::musg::encodeBand(musgCatalogue(),
                                   *rules::musg::decodeBand(musgCatalogue(), *text));
}

/** Hired figures who hide, come late, come from elsewhere, and stand before their chief. */
inline std::string hiredBand(int number)
{
    BandBuilder band("human");
    band.chief().with("machine-pistol").sousFifre(2).with("rifle").merc("human-commando");
    band.merc(number % 2 == 0 ? "orc-hunter" : "elf-sniper");
    band.merc(number % 3 == 0 ? "troll-bodyguard" : "goblin-harasser");
    return rules::musg::encodeBand(musgCatalogue(), band.band());
}

/** Two bands on a ready table, or on one generated; which ones, the number tells. */
inline rules::MatchSetup musgSetup(int number, const std::string &player)
{
    static const std::string kTables[] = {"hamlet", "ravine"};
    static const std::string kScenarios[] = {"pitched-battle", "hold-the-ground"};
    const auto at = static_cast<std::size_t>(number);
    rules::MatchSetup made;
    made.system = "musg";
    made.seats = {{sampleBand(kPlayedSamples[at % kPlayedSamples.size()]), player},
                  {sampleBand(kPlayedSamples[(at * 3 + 1) % kPlayedSamples.size()]), player}};
    if (number % 4 == 3) {
        made.seats[0].band = hiredBand(number);
        made.seats[1].band = hiredBand(number + 1);
    }
    made.table = *sourceFile("resources/tables/musg/" + kTables[at % 2] + ".table.json");
    made.scenario =
        *sourceFile("resources/scenarios/musg/" + kScenarios[at / 2 % 2] + ".scenario.json");
    made.practice = true;
    return made;
}

/** Chance among things, for set-ups that nobody thought of. */
class Draw
{
public:
    explicit Draw(std::uint64_t seed) : m_generator(seed) {}

    int below(int bound)
    {
        return static_cast<int>(m_generator.below(static_cast<std::uint32_t>(bound)));
    }
    bool chance(int of) { return below(of) == 0; }
    template<class List>
    const auto &among(const List &list)
    {
        return list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
    }

private:
    rules::Generator m_generator;
};

/** The ids of the catalogue's entries of one kind, but for what needs a module not played. */
template<class Kind>
const std::vector<std::string> &idsOf()
{
    static const std::vector<std::string> kIds = [] {
        std::vector<std::string> ids;
        for (const auto &entry : musgCatalogue().entries()) {
            if (std::holds_alternative<Kind>(entry.what) && entry.id != "poison")
                ids.push_back(entry.id);
        }
        return ids;
    }();
    return kIds;
}

/** Any figures with any arms, items, advances and injuries: legal or not, it is played. */
inline std::string randomBand(Draw &draw, int seat)
{
    using namespace rules::musg;
    static const std::vector<std::string> kHired{"orc-hunter",     "troll-bodyguard",
                                                 "elf-sniper",     "dwarf-gunsmith",
                                                 "human-commando", "goblin-harasser"};
    BandBuilder band(draw.among(idsOf<Race>()));
    const auto equip = [&] {
        for (int gun = draw.below(3); gun > 0; --gun)
            band.with(draw.among(idsOf<RangedWeapon>()));
        for (int blade = draw.below(3); blade > 0; --blade)
            band.with(draw.among(idsOf<MeleeWeapon>()));
        for (int item = draw.below(3); item > 0; --item)
            band.with(draw.among(idsOf<rules::musg::Item>()), 1 + draw.below(2));
        for (int advance = draw.below(4); advance > 1; --advance)
            band.advance(draw.among(idsOf<Advance>()));
        if (draw.chance(5))
            band.injury(draw.among(idsOf<Injury>()), "Band " + std::to_string(draw.below(4)));
    };
    if (!draw.chance(8)) {
        band.chief();
        equip();
    }
    for (int at = draw.below(3); at > 0; --at) {
        band.sousChef();
        equip();
    }
    band.sousFifre(1 + draw.below(2)); // unhurt: somebody comes
    for (int at = draw.below(4); at > 0; --at) {
        band.sousFifre(1 + draw.below(2));
        equip();
    }
    for (int at = draw.below(3); at > 0; --at) {
        band.figurant(1 + draw.below(4));
        if (draw.chance(2))
            equip();
    }
    for (int at = draw.below(3); at > 0; --at)
        band.merc(draw.among(kHired));
    auto made = band.band();
    made.name = "Band " + std::to_string(seat);
    return encodeBand(musgCatalogue(), made);
}

/** The texts of the files of a folder of the source tree, in the order of their names. */
inline std::vector<std::string> textsOf(const std::string &folder)
{
    std::vector<std::string> names;
    for (const auto &file : std::filesystem::directory_iterator(SOURCE_DIR "/" + folder))
        names.push_back(folder + "/" + file.path().filename().string());
    std::ranges::sort(names);
    std::vector<std::string> texts;
    for (const std::string &name : names)
        texts.push_back(*sourceFile(name));
    return texts;
}

/** Every sample that can be played. */
inline const std::vector<std::string> &playableSamples()
{
    static const std::vector<std::string> kSamples = [] {
        std::vector<std::string> bands;
        for (const std::string &text : textsOf("resources/samples/musg")) {
            const auto band = *rules::musg::decodeBand(musgCatalogue(), text);
            if (!rules::musg::play::notPlayed(musgCatalogue(), band))
                bands.push_back(encodeBand(musgCatalogue(), band));
        }
        return bands;
    }();
    return kSamples;
}

/** One of the scenarios that come with the program, or of the tests' own, for so many bands. */
inline const std::string &randomScenario(Draw &draw, std::size_t seats)
{
    static const std::vector<std::string> kAll = [] {
        auto all = textsOf("resources/scenarios/musg");
        for (std::string &own : textsOf("tests/rules/scenarios"))
            all.push_back(std::move(own));
        return all;
    }();
    for (;;) {
        const std::string &scenario = draw.among(kAll);
        if (rules::musg::play::decodeScenario(scenario)->zones.size() >= seats)
            return scenario;
    }
}

/** A ready table, or one generated, of any size. */
inline std::string randomTable(Draw &draw)
{
    static const std::vector<std::string> kReady = textsOf("resources/tables/musg");
    if (!draw.chance(3))
        return draw.among(kReady);
    return R"({"generate":{"seed":)" + std::to_string(draw.below(1000)) + R"(,"width":)" +
           std::to_string(3200 + 100 * draw.below(21)) + R"(,"depth":)" +
           std::to_string(2400 + 100 * draw.below(21)) + R"(,"pieces":)" +
           std::to_string(16 + draw.below(25)) + "}}";
}

/** Up to three switches that differ from their defaults. */
inline std::vector<rules::Setting> randomOptions(Draw &draw)
{
    static const std::vector<rules::Setting> kOptions{{"split_slow_reload", true},
                                                      {"scatter", std::string("always")},
                                                      {"scatter", std::string("instead_of_CT")},
                                                      {"scatter_directions", std::string("0321")},
                                                      {"shooting_into_melee", true},
                                                      {"shooting_while_engaged", false},
                                                      {"medikit_consumed", true},
                                                      {"one_walk_per_activation", true},
                                                      {"want_to_charge", false},
                                                      {"receive_charge", false},
                                                      {"spot_enemy", false},
                                                      {"under_fire", false},
                                                      {"under_fire_dice", std::int64_t{1}},
                                                      {"no_rest", true},
                                                      {"treasury_as_vp", false},
                                                      {"turn_limit", std::int64_t{3}},
                                                      {"turn_limit", std::int64_t{12}},
                                                      {"vp_figurant", std::int64_t{0}},
                                                      {"elevation_step", std::int64_t{250}},
                                                      {"base_diameter", std::int64_t{80}},
                                                      {"base_diameter", std::int64_t{160}},
                                                      {"figure_height", std::int64_t{150}},
                                                      {"blast_radius", std::int64_t{300}},
                                                      {"flame_length", std::int64_t{1200}},
                                                      {"flame_width", std::int64_t{600}}};
    std::vector<rules::Setting> options;
    for (int at = draw.below(4); at > 0; --at) {
        const auto &option = draw.among(kOptions);
        const auto isThere = [&](const auto &other) { return other.property == option.property; };
        if (std::ranges::none_of(options, isThere))
            options.push_back(option);
    }
    return options;
}

/** Two to four bands of any kind, a ready table or a generated one, any scenario, any machines, any
    options. */
inline rules::MatchSetup randomSetup(std::uint64_t seed)
{
    static const std::vector<std::string> kPlayers{"random", "random", "easy", "normal"};
    Draw draw(seed);
    rules::MatchSetup made;
    made.system = "musg";
    made.practice = true;
    const int seats = 2 + draw.below(3);
    for (int seat = 0; seat < seats; ++seat) {
        rules::SeatSetup &each = made.seats.emplace_back();
        each.player = draw.among(kPlayers);
        if (draw.chance(2))
            each.band = randomBand(draw, seat);
        else
            each.band = draw.chance(4) ? hiredBand(draw.below(6)) : draw.among(playableSamples());
    }
    made.table = randomTable(draw);
    made.scenario = randomScenario(draw, made.seats.size());
    made.options = randomOptions(draw);
    return made;
}

/** Somebody looks ahead, which costs most of a game. */
inline bool isSlow(const rules::MatchSetup &setup)
{
    return std::ranges::count(setup.seats, std::string("normal"), &rules::SeatSetup::player) > 0;
}

} // namespace escarmouche::tests
