// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/bench/musgbench.h"

#include "rules/musg/bandrules.h"
#include "rules/musg/codec/codec.h"
#include "rules/musg/legality/legality.h"
#include "rules/musg/play/matchrules.h"
#include "rules/musg/play/odds/attackodds.h"
#include "rules/musg/play/setup/scenariofile.h"

#include <utility>

namespace escarmouche::rules::musg::bench {

namespace {

constexpr int kRulesRuns = 51;
constexpr int kLargeRuns = 5;

/** The work that is promised to take 20 microseconds for 12 figures. */
int judge(const Catalogue &catalogue, const Band &band)
{
    int sum = static_cast<int>(validate(catalogue, band).size());
    for (const auto &member : band.members)
        sum += resolve(catalogue, band, member).price.value();
    return sum;
}

std::string written(const Number &number)
{
    std::string text = number.present() ? std::to_string(number.value()) : "-";
    for (const auto &part : number.parts())
        text += ' ' + std::to_string(part.amount) + std::string(part.rule.value);
    return text + ';';
}

/** Every number and finding of a band as text. */
std::string results(const Catalogue &catalogue, const Band &band)
{
    std::string text;
    for (const auto &member : band.members) {
        const auto profile = resolve(catalogue, band, member);
        for (const auto &stat : profile.stats)
            text += written(stat);
        text += written(profile.pa) + written(profile.price);
        for (const auto &held : traits(catalogue, band, member))
            text += std::string(held.rule.value) + ',';
    }
    for (const auto &finding : validate(catalogue, band)) {
        text += std::string(finding.rule.value) + finding.sentence.key;
        for (const auto member : finding.members)
            text += ' ' + std::to_string(member.value);
    }
    return text;
}

std::string bandOf(int figures)
{
    std::string text = R"({"format":"escarmouche-band","version":1,"system":"musg",)"
                       R"("name":"Bench","race":"human","options":{"caps":{"total":)" +
                       std::to_string(50 * figures) + R"(,"heroes":)" +
                       std::to_string(50 * figures) + R"(,"sous_fifres":)" +
                       std::to_string(50 * figures) +
                       R"(}},"members":[)"
                       R"({"rank":"chief","profile":"human","gear":{"dagger":1,"sword":1,)"
                       R"("pistol":1,"heavy-armour":1,"shield":1}})";
    for (int n = 1; n < figures; ++n) {
        text += n <= 2 ? R"(,{"rank":"sous-chef","profile":"human","gear":{"rifle":1,"mace":1,)"
                         R"("rondache":1}})"
                       : R"(,{"rank":"sous-fifre","profile":"human","name":"N)" +
                             std::to_string(n) + R"(","gear":{"dagger":1,"rifle":1}})";
    }
    return text + "]}";
}

/** Figures a side, pieces of terrain, and who plays. */
struct Wish {
    int figures = 10;
    int pieces = 30;
    std::string player = "random";
    int seats = 2;
};

std::string pitchedBattle(std::size_t zones)
{
    play::ScenarioFile file;
    file.key = "bench";
    file.name = file.summary = {"Bench", "Mesure"};
    using Edge = play::ScenarioFile::Zone::Edge;
    file.zones = {{Edge::South, 500}, {Edge::North, 500}, {Edge::West, 400}, {Edge::East, 400}};
    file.zones.resize(zones);
    return encodeScenario(file);
}

Result<MatchSetup> setUp(const Catalogue &catalogue, const Wish &wish)
{
    const auto band = decodeBand(catalogue, bandOf(wish.figures));
    if (!band)
        return fail(band.error());
    MatchSetup setup;
    setup.system = "musg";
    for (int seat = 0; seat < wish.seats; ++seat)
        setup.seats.push_back({encodeBand(catalogue, *band), wish.player});
    setup.table = R"({"generate":{"seed":30,"pieces":)" + std::to_string(wish.pieces) + "}}";
    setup.scenario = pitchedBattle(setup.seats.size());
    return setup;
}

play::AttackWish attackOf(const std::string &band, std::string weapon)
{
    play::AttackWish wish;
    wish.attacker = {band, {1}, 0};
    wish.target = {band, {1}, 0};
    wish.weapons = {std::move(weapon)};
    wish.distance = 600;
    wish.obstacles = {450};
    return wish;
}

/** Two figures who attack each other: a marksman of several dice and a swordsman. */
std::string duellist(const std::string &gun)
{
    return R"({"format":"escarmouche-band","version":1,"system":"musg","name":"Odds",)"
           R"("race":"human","members":[{"id":1,"rank":"chief","profile":"human","gear":{")" +
           gun + R"(":1,"sword":1,"rondache":1,"heavy-armour":1}}]})";
}

/** The gun of so many dice to hit that is no template. */
std::string gunOf(const Catalogue &catalogue, int dice)
{
    for (const Entry &entry : catalogue.entries()) {
        const auto *gun = std::get_if<RangedWeapon>(&entry.what);
        if (gun && gun->targets == dice && gun->shape == Template::None)
            return entry.id;
    }
    return {};
}

/** A chief with three swinging weapons and two dice to roll again charges one who catches blades:
    no attack of the catalogue has more to it. */
play::AttackWish hardestAttack()
{
    const auto chief = [](const std::string &gear, const std::string &advances) {
        return R"({"format":"escarmouche-band","version":1,"system":"musg","name":"Odds",)"
               R"("phase":"campaign","race":"human","members":[{"id":1,"rank":"chief",)"
               R"("profile":"human","gear":{)" +
               gear + R"(},"advances":[)" + advances + "]}]}";
    };
    play::AttackWish wish;
    wish.attacker = {
        chief(R"("double-morning-star":2,"tail-weapon":1)", R"("vital-points","weak-points")"),
        {1},
        0};
    wish.target = {chief(R"("rondache":2,"heavy-armour":1)", R"("blade-catcher")"), {1}, 0};
    wish.weapons = {"double-morning-star", "double-morning-star", "tail-weapon"};
    wish.charge = true;
    return wish;
}

/** What is to be worked out: the shots of a gun of so many dice, and the hardest of all. */
struct Reckoning {
    const char *key;
    play::AttackWish attack;
};

std::vector<Reckoning> reckonings(const Catalogue &catalogue)
{
    std::vector<Reckoning> all;
    for (const auto &[key, dice] :
         {std::pair{"odds_1_die_obstacle", 1}, {"odds_3_dice_obstacle", 3}}) {
        const std::string gun = gunOf(catalogue, dice);
        all.push_back({key, attackOf(duellist(gun), gun)});
    }
    all.push_back({"odds_hardest", hardestAttack()});
    return all;
}

/** The shop for all figures of a band but its leaders. */
std::vector<Figures> allButLeaders(int figures)
{
    constexpr int kFirst = 4;
    std::vector<Figures> chosen;
    for (int line = kFirst; line <= figures; ++line)
        chosen.push_back({{line}, 1});
    return chosen;
}

/** A call whose result nobody may leave out. */
template<class Call>
std::function<void()> kept(Call call)
{
    return [call = std::move(call), sink = std::size_t{0}]() mutable {
        volatile std::size_t seen = sink + static_cast<std::size_t>(call());
        sink = seen;
    };
}

class MusgBench : public SystemBench
{
public:
    explicit MusgBench(Catalogue catalogue) : m_rules(std::move(catalogue)) {}

    std::string band(int figures) const override { return bandOf(figures); }
    std::string setup() const override { return "hold-the-ravine"; }

    Result<std::vector<TimedWork>> bandWork() const override
    {
        constexpr int kCalls = 100;
        std::vector<TimedWork> all;
        for (const int figures : {12, 24, 48}) {
            auto band = decodeBand(catalogue(), bandOf(figures));
            if (!band)
                return fail(band.error());
            all.push_back(
                {"legality_" + std::to_string(figures) + "_figures", kRulesRuns, kCalls,
                 kept([this, band = std::move(*band)] { return judge(catalogue(), band); }),
                 figures == 12});
        }
        all.push_back({"band_read_12_figures", kRulesRuns, 10, kept([this, text = bandOf(12)] {
                           return decodeBand(catalogue(), text)->members.size();
                       })});
        auto canonical = m_rules.read(bandOf(12));
        if (!canonical)
            return fail(canonical.error());
        all.push_back({"shop_12_figures", kRulesRuns, 1, kept([this, band = std::move(*canonical)] {
                           return m_rules.shop(band, {})->tabs.size();
                       })});
        for (const int figures : {512, 256}) {
            auto band = m_rules.read(bandOf(figures));
            if (!band)
                return fail(band.error());
            all.push_back({"shop_" + std::to_string(figures) + "_chosen", kLargeRuns, 1,
                           kept([this, band = std::move(*band), chosen = allButLeaders(figures)] {
                               return m_rules.shop(band, chosen)->tabs.size();
                           }),
                           figures == 512});
        }
        return all;
    }

    std::vector<BenchRatio> bandRatios() const override
    {
        return {{"legality_24_figures_over_12", "legality_24_figures", "legality_12_figures"},
                {"legality_48_figures_over_24", "legality_48_figures", "legality_24_figures"},
                {"shop_512_chosen_over_256", "shop_512_chosen", "shop_256_chosen"}};
    }

    Result<std::vector<BenchGames>> games() const override
    {
        std::vector<BenchGames> all;
        for (const auto &[key, wish] : {std::pair{"random", Wish{10, 30, "random"}},
                                        {"20_figures", Wish{20, 30, "random"}},
                                        {"16_pieces", Wish{10, 16, "random"}},
                                        {"32_pieces", Wish{10, 32, "random"}},
                                        {"easy", Wish{10, 30, "easy"}},
                                        {"normal", Wish{10, 30, "normal"}}}) {
            auto made = setUp(catalogue(), wish);
            if (!made)
                return fail(made.error());
            all.push_back({key, std::move(*made), wish.player == key});
        }
        return all;
    }

    std::vector<BenchRatio> gameRatios() const override
    {
        return {{"game_20_figures_over_10", "random", "20_figures"},
                {"game_32_pieces_over_16", "16_pieces", "32_pieces"}};
    }

    Result<std::vector<TimedWork>> matchWork() const override
    {
        constexpr int kRuns = 21;
        std::vector<TimedWork> all;
        for (const Reckoning &reckoning : reckonings(catalogue())) {
            auto attack = play::prepareAttack(catalogue(), reckoning.attack);
            if (!attack)
                return fail(attack.error());
            // Shared, because a function is copied and a walker is not.
            const auto shared = std::make_shared<play::Attack>(std::move(*attack));
            const auto walker = std::make_shared<Walker>();
            all.push_back({reckoning.key, kRuns, 5, kept([shared, walker] {
                               return oddsOf(*shared, *walker)->lost.size();
                           })});
        }
        return all;
    }

    Result<MatchSetup> longMatch() const override
    {
        return setUp(catalogue(), {20, 30, "random", 4});
    }

    Result<std::string> results(const std::vector<std::string> &bands,
                                const MatchRules &matches) const override
    {
        constexpr int kGames = 12;
        std::string everything;
        for (const auto &text : bands) {
            const auto band = decodeBand(catalogue(), text);
            if (!band)
                return fail(band.error());
            everything += bench::results(catalogue(), *band);
        }
        for (const char *player : {"random", "easy", "normal"}) {
            const auto setup = setUp(catalogue(), {.player = player});
            const auto batch = setup ? matches.prepare(*setup) : fail(setup.error());
            if (!batch)
                return fail(batch.error());
            everything += playedGames(**batch, kGames);
        }
        for (const Reckoning &reckoning : reckonings(catalogue())) {
            Walker walker;
            const auto odds =
                play::prepareAttack(catalogue(), reckoning.attack)
                    .and_then([&](const auto &attack) { return oddsOf(attack, walker); });
            if (!odds)
                return fail(odds.error());
            everything += reckoning.attack.weapons.front() + ' ' + fractionText(odds->meanLost);
            everything += '\n';
        }
        return everything;
    }

private:
    using Walker = Odds<play::Skirmish>;

    const Catalogue &catalogue() const { return m_rules.typedCatalogue(); }

    MusgBandRules m_rules;
};

} // namespace

Result<std::unique_ptr<const SystemBench>> load(const CatalogueSource &catalogues)
{
    auto catalogue = Catalogue::load(catalogues);
    if (!catalogue)
        return fail(catalogue.error());
    return std::make_unique<const MusgBench>(std::move(*catalogue));
}

} // namespace escarmouche::rules::musg::bench
