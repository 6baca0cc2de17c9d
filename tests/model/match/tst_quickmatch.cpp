// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/setup/quickmatch.h"
#include "tests/support/library/gamelibrary.h"
#include "tests/support/testmain.h"

#include <QtTest>

#include <algorithm>
#include <set>

namespace tst_quickmatch {

using namespace escarmouche;
using namespace escarmouche::model;
using namespace escarmouche::tests;
using rules::ErrorCode;

namespace {

/** "pitched-battle on hamlet, karnash, vega": keys of samples. */
std::string namesOf(const QuickMatch &quick, const QuickChoice &choice)
{
    std::string names = quick.scenarios()[choice.scenario].key + " on " +
                        quick.tables()[std::get<std::size_t>(choice.table)].key;
    for (const QuickChoice::Seat &seat : choice.seats)
        names += ", " + quick.bands()[seat.band].sample;
    return names;
}

} // namespace

class QuickMatchTest : public QObject
{
    Q_OBJECT

private slots:
    void listsSamplesWithThoseNotPlayedLast()
    {
        const GameLibrary home;
        const auto quick = QuickMatch::of(home.systems, "musg", nullptr);
        QVERIFY(quick);
        const auto &bands = quick->bands();
        QCOMPARE(bands.size(), samples()->size());
        QVERIFY(std::ranges::is_partitioned(bands, &QuickBand::isPlayable));
        QVERIFY(bands.front().isPlayable() && !bands.back().isPlayable());
        QVERIFY(bands.back().notPlayed->hint.starts_with("MUSG-"));
        QVERIFY(std::ranges::all_of(bands, [](const QuickBand &band) {
            return band.isJudged && band.total > 0 && band.figures > 0 && !band.about.empty();
        }));
    }

    void offersWhatTheScenarioHasAUseFor()
    {
        const GameLibrary home;
        const auto quick = QuickMatch::of(home.systems, "atz", nullptr);
        const auto choiceOf = [&](std::string_view key) {
            const auto &all = quick->scenarios();
            QuickChoice choice = quick->suggested();
            choice.scenario = static_cast<std::size_t>(
                std::ranges::find(all, key, &rules::ScenarioTitle::key) - all.begin());
            return choice;
        };
        const rules::MatchRules &rules = *quick->system().matches;
        QVERIFY(quick->options(choiceOf("firefight")).empty());
        QCOMPARE(quick->options(choiceOf("skirmish")).front().options.size(),
                 rules.options().front().options.size());
        QuickChoice dark = choiceOf("skirmish");
        dark.options = {{"at_night", true}};
        auto setup = *quick->setup(dark);
        quick->dropIdle(setup);
        QCOMPARE(setup.options, dark.options);
        const auto match = rules.begin(setup);
        QCOMPARE((*match)->board()->progress({0}).key, std::string("light.night"));
        dark.scenario = choiceOf("firefight").scenario;
        setup = *quick->setup(dark);
        QCOMPARE(rules.begin(setup).error().code, ErrorCode::UnwantedKey);
        quick->dropIdle(setup);
        QVERIFY(setup.options.empty());
        QVERIFY((*rules.begin(setup))->board()->progress({0}).key.empty());
    }

    void listsTablesScenariosAndPlayers()
    {
        const GameLibrary home;
        const auto quick = QuickMatch::of(home.systems, "musg", nullptr);
        QVERIFY(quick->tables().size() >= 2 && quick->scenarios().size() >= 2);
        for (const QuickTable &table : quick->tables())
            QVERIFY(!table.name.empty() && table.width > 0 && table.depth > 0);
        for (const auto &scenario : quick->scenarios())
            QVERIFY(!scenario.name.empty() && scenario.mostSeats >= 2);
        QCOMPARE(quick->players().front(), std::string("person"));
        QVERIFY(quick->players().size() > 1);
    }

    void theSuggestionBeginsAMatch()
    {
        const GameLibrary home;
        const auto library = home.open();
        const auto quick = QuickMatch::of(home.systems, "musg", library.get());
        const QuickChoice choice = quick->suggested();
        QCOMPARE(choice.seats.size(), std::size_t{2});
        QVERIFY(choice.seats[0].band != choice.seats[1].band);
        QCOMPARE(namesOf(*quick, choice), "skirmish on crossroads, traboule, grakh");
        for (const QuickChoice::Seat &seat : choice.seats) { // a small game
            const QuickBand &band = quick->bands()[seat.band];
            QVERIFY2(band.total >= 225 && band.total <= 275, band.name.c_str());
            QVERIFY2(band.figures >= 4 && band.figures <= 6, band.name.c_str());
        }
        QVERIFY(quick->sizeOf(choice) == std::size_t{0});
        const auto full = quick->suggested(quick->sizes().back());
        QVERIFY(namesOf(*quick, full).starts_with("pitched-battle on hamlet, "));
        QVERIFY(quick->sizeOf(full) == std::size_t{1});
        const auto setup = quick->setup(choice);
        QVERIFY(setup);
        const auto session = begin(*library, *setup);
        QVERIFY(session);
        QVERIFY(session->waits() == MatchWaits::Person);
    }

    void whoHasABandGetsAGameOfItsSize()
    {
        const GameLibrary home;
        const auto library = home.open();
        const auto large = library->bands().create("musg", rules::AdoptBand{sampleBand("karnash")});
        const auto full = QuickMatch::of(home.systems, "musg", library.get());
        QVERIFY(namesOf(*full, full->suggested()).starts_with("pitched-battle on hamlet, "));
        QVERIFY(full->suggested().seats[0].band == full->bandCalled(*large));
        const auto small =
            library->bands().create("musg", rules::AdoptBand{sampleBand("traboule")});
        const auto quick = QuickMatch::of(home.systems, "musg", library.get());
        const auto inView = quick->suggested({}, quick->bandCalled(*small));
        QVERIFY(namesOf(*quick, inView).starts_with("skirmish on crossroads, "));
        QVERIFY(namesOf(*quick, inView).ends_with(", grakh")); // worth as much
    }

    void theLastChoiceIsProposedAgain()
    {
        const GameLibrary home;
        const auto library = home.open();
        const auto uuid =
            library->bands().create("musg", rules::AdoptBand{sampleBand(kPlayedSamples[3])});
        const auto quick = QuickMatch::of(home.systems, "musg", library.get());
        QuickChoice choice = quick->suggested();
        choice.seats = {{3, "easy"}, {*quick->bandCalled(*uuid), "normal"}, {1, "person"}};
        choice.scenario = 1;
        choice.table = std::size_t{1};
        choice.options = {{"treasury_as_vp", false}};
        choice.practice = choice.typed = true;
        QuickHabit habit = quick->habitOf(choice);
        const auto again = quick->suggested(habit);
        QVERIFY(again.scenario == choice.scenario && again.table == choice.table);
        QVERIFY(again.options == choice.options && again.practice && again.typed);
        const auto most = static_cast<std::size_t>(quick->scenarios()[1].mostSeats);
        QCOMPARE(again.seats.size(), std::min<std::size_t>(3, most));
        QVERIFY(again.seats[0] == choice.seats[0] && again.seats[1] == choice.seats[1]);
        choice.table = QuickChoice::Generated{77};
        QVERIFY(quick->suggested(quick->habitOf(choice)).table == choice.table);
        // What is no longer there is as it is suggested.
        habit.seats = {{"gone", "gone"}, {"gone", "easy"}};
        habit.scenario = habit.table = "gone";
        const auto left = quick->suggested(habit);
        const auto plain = quick->suggested();
        QVERIFY(left.seats[0] == plain.seats[0] && left.seats[1].band == plain.seats[1].band);
        QCOMPARE(left.seats[1].player, std::string("easy"));
        QVERIFY(left.scenario == plain.scenario && left.table == plain.table);
        habit.table.clear();
        habit.file = "/nowhere/table.json";
        QVERIFY(quick->suggested(habit).table == plain.table);
        QVERIFY(quick->suggested(QuickHabit{}) == plain);
    }

    void theBandInViewIsThePersons()
    {
        const GameLibrary home;
        const auto library = home.open();
        auto quick = QuickMatch::of(home.systems, "musg", library.get());
        QuickChoice choice = quick->suggested();
        choice.seats = {{0, "easy"}, {1, "person"}};
        const QuickHabit habit = quick->habitOf(choice);
        const auto own = quick->suggested(habit, 4);
        QVERIFY(own.seats[0] == choice.seats[0]);
        QCOMPARE(own.seats[1].band, std::size_t{4});
        const auto taken = quick->suggested(habit, 0); // nobody plays against himself
        QCOMPARE(taken.seats[1].band, std::size_t{0});
        QVERIFY(taken.seats[0].band != 0);
        QCOMPARE(quick->suggested({}, 4).seats[0].band, std::size_t{4});
        // One that is in no list, as of a campaign.
        const auto added = quick->addBand(sampleBand(kPlayedSamples[2]));
        QVERIFY(added);
        const auto setup = quick->setup(quick->suggested({}, *added));
        QVERIFY(setup);
        QCOMPARE(setup->seats[0].band, sampleBand(kPlayedSamples[2]));
    }

    void aGivenGameKeepsItsBandsScenarioAndOptions()
    {
        const GameLibrary home;
        const auto any = QuickMatch::of(home.systems, "musg", nullptr);
        QuickChoice choice = any->suggested();
        choice.scenario = any->scenarios().size() - 1;
        choice.options = {{"treasury_as_vp", false}};
        auto game = any->setup(choice);
        QVERIFY(game);
        const auto quick = QuickMatch::between(home.systems.front(), *game);
        QVERIFY(quick);
        QVERIFY(quick->isBetween());
        QCOMPARE(quick->bands().front().name, any->bands()[choice.seats.front().band].name);
        const auto again = quick->setup(quick->suggested());
        QVERIFY(again);
        QVERIFY(again->seats == game->seats);
        QCOMPARE(again->scenario, game->scenario);
        QVERIFY(again->options == game->options);
    }

    void bandsOfTheLibraryComeFirst()
    {
        const GameLibrary home;
        const auto library = home.open();
        const auto uuid =
            library->bands().create("musg", rules::AdoptBand{sampleBand(kPlayedSamples[3])});
        QVERIFY(uuid);
        const auto empty = library->bands().create(
            "musg", rules::CreateBand{{{"name", "Nobody"}, {"race", "human"}}});
        QVERIFY(empty);
        const auto quick = QuickMatch::of(home.systems, "musg", library.get());
        QCOMPARE(quick->bands().front().uuid, *uuid);
        const auto last = std::ranges::find(quick->bands(), *empty, &QuickBand::uuid);
        QVERIFY(last != quick->bands().end() && !last->isPlayable());
        QCOMPARE(quick->suggested().seats[0].band, std::size_t{0});
        const auto setup = quick->setup(quick->suggested());
        QVERIFY(setup);
        QCOMPARE(setup->seats[0].band, *library->bands().state(*uuid));
    }

    void aBandWithAWalkingArsenalIsListedWithTheReason()
    {
        const GameLibrary home;
        const auto library = home.open();
        BandBuilder builder("human");
        builder.chief().named("Arsenal").with("black-powder-pistol", 9);
        const auto uuid = library->bands().create(
            "musg", rules::AdoptBand{rules::musg::encodeBand(musgCatalogue(), builder.band())});
        QVERIFY(uuid);
        const auto quick = QuickMatch::of(home.systems, "musg", library.get());
        const auto listed = std::ranges::find(quick->bands(), *uuid, &QuickBand::uuid);
        QVERIFY(listed != quick->bands().end() && !listed->isPlayable());
        QCOMPARE(listed->notPlayed->code, ErrorCode::TooManyGuns);
        QCOMPARE(listed->notPlayed->subject, std::string("Arsenal"));
    }

    void aBandNobodyOfWhichComesIsNeverProposed()
    {
        const GameLibrary home;
        const auto library = home.open();
        BandBuilder builder("human");
        builder.chief().named("Ann").injury("missed-game");
        builder.sousChef().named("Bob").injury("missed-game");
        const auto uuid = library->bands().create(
            "musg", rules::AdoptBand{rules::musg::encodeBand(musgCatalogue(), builder.band())});
        QVERIFY(uuid);
        const auto quick = QuickMatch::of(home.systems, "musg", library.get());
        const auto at = quick->bandCalled(*uuid);
        QVERIFY(at && !quick->bands()[*at].isPlayable());
        QCOMPARE(quick->bands()[*at].notPlayed->code, ErrorCode::NobodyComes);
        QuickChoice last = quick->suggested();
        last.seats[0].band = last.seats[1].band = *at;
        for (const QuickChoice &choice :
             {quick->suggested(), quick->suggested(quick->habitOf(last)),
              quick->suggested({}, *at)}) {
            QVERIFY(choice.seats[0].band != *at && choice.seats[1].band != *at);
            QVERIFY(begin(*library, *quick->setup(choice)));
        }
    }

    /** The newest two hundred are judged beforehand; here nobody comes of any of those before. */
    void aBandThatNobodyHasJudgedIsJudgedBeforeItIsProposed()
    {
        constexpr int kMany = 202;
        const GameLibrary home;
        const auto library = home.open();
        const auto away = rules::musg::encodeBand(
            musgCatalogue(), BandBuilder("human").chief().injury("missed-game").band());
        for (int i = 0; i < kMany; ++i)
            QVERIFY(library->bands().create("musg", rules::AdoptBand{away}));
        const auto quick = QuickMatch::of(home.systems, "musg", library.get());
        QVERIFY(!std::ranges::all_of(quick->bands(), &QuickBand::isJudged));
        QVERIFY(begin(*library, *quick->setup(quick->suggested())));
    }

    void everyPlayableBandTableAndScenarioCanBePlayed()
    {
        const GameLibrary home;
        const auto quick = QuickMatch::of(home.systems, "musg", nullptr);
        const auto &rules = *home.systems.front().matches;
        for (std::size_t band = 0; band < quick->bands().size(); ++band) {
            QuickChoice choice = quick->suggested();
            choice.seats[1].band = band;
            choice.table = band % quick->tables().size();
            choice.scenario = band % quick->scenarios().size();
            const auto setup = quick->setup(choice);
            QVERIFY(setup);
            const auto match = rules.begin(*setup);
            QCOMPARE(match.has_value(), quick->bands()[band].isPlayable());
            if (!match)
                QCOMPARE(match.error().code, quick->bands()[band].notPlayed->code);
        }
        QuickChoice choice = quick->suggested();
        choice.table = QuickChoice::Generated{99};
        QVERIFY(rules.begin(*quick->setup(choice)));
    }

    void whatIsNotThereIsRefusedAtItsPlace()
    {
        const GameLibrary home;
        const auto quick = QuickMatch::of(home.systems, "musg", nullptr);
        const auto refusedAt = [&](const auto &spoil) {
            QuickChoice choice = quick->suggested();
            spoil(choice);
            const auto setup = quick->setup(choice);
            return setup ? std::string() : setup.error().pointer;
        };
        QCOMPARE(refusedAt([](QuickChoice &choice) { choice.seats[1].band = 999; }),
                 std::string("/seats/1/band"));
        QCOMPARE(refusedAt([](QuickChoice &choice) { choice.seats.resize(1); }),
                 std::string("/seats"));
        QCOMPARE(refusedAt([](QuickChoice &choice) { choice.seats.resize(5); }),
                 std::string("/seats"));
        QCOMPARE(refusedAt([](QuickChoice &choice) { choice.scenario = 99; }),
                 std::string("/scenario"));
        QCOMPARE(refusedAt([](QuickChoice &choice) { choice.table = std::size_t{99}; }),
                 std::string("/table"));
        QCOMPARE(QuickMatch::of(home.systems, "chess", nullptr).error().code,
                 ErrorCode::SystemNotFound);
        rules::RuleSystem unplayed;
        unplayed.key = "unplayed";
        QCOMPARE(QuickMatch::of({unplayed}, "unplayed", nullptr).error().code,
                 ErrorCode::SystemNotFound);
        QCOMPARE(QuickMatch::between(unplayed, {}).error().code, ErrorCode::SystemNotFound);
    }

    /** Neither bands nor tables: the sides have names. */
    void aGameNeedsNeitherBandsNorTables()
    {
        const GameLibrary home;
        const auto library = home.open();
        for (const char *system : {"ambush", "crypt"}) {
            auto quick = QuickMatch::of(home.systems, system, library.get());
            QVERIFY2(quick, system);
            QVERIFY(quick->bands().empty() && quick->tables().empty());
            QCOMPARE(quick->scenarios().size(), 1U);
            QVERIFY(!quick->scenarios().front().hasBands());
            QuickChoice choice = quick->suggested();
            QCOMPARE(choice.seats.size(), 2U);
            QCOMPARE(choice.seats[0].player, std::string("person"));
            QCOMPARE(choice.seats[1].player, std::string("random"));
            choice.seats[0].name = "Zoé";
            choice.seats[1].name = "Max";
            const auto setup = quick->setup(choice);
            QVERIFY(setup && setup->table.empty() && setup->seats[0].band.empty());
            QCOMPARE(setup->seats[0].name, std::string("Zoé"));
            QVERIFY(rules::decodeMatchSetup(encode(*setup)) == *setup);
            const auto session = begin(*library, *setup);
            QVERIFY(session);
            QCOMPARE(session->row().seats[1].name, std::string("Max"));
            QCOMPARE(session->match().report().seats[0].band, std::string("Zoé"));
            QVERIFY(!session->row().title.empty());

            const QuickHabit habit = quick->habitOf(choice);
            QVERIFY(habit.table.empty() && habit.seats[0].band.empty());
            QVERIFY(quick->suggested(habit, 0) == choice);
            for (const char *bad : {"a\nb", "\u202e"}) { // no journal could be read again with it
                choice.seats[1].name = bad;
                const auto refused = library->matches().begin(*quick->setup(choice), {});
                QVERIFY(!refused);
                QCOMPARE(refused.error().pointer, std::string("/seats/1/name"));
            }
            choice.seats.pop_back();
            QCOMPARE(quick->setup(choice).error().pointer, std::string("/seats"));
            QVERIFY(!quick->addBand("{}"));
        }
    }

    /** What is proposed first comes from the system. */
    void everySystemProposesWhatItHas()
    {
        const GameLibrary home;
        for (const rules::RuleSystem &system : home.systems) {
            const auto quick = QuickMatch::of(home.systems, system.key, nullptr);
            QVERIFY(!quick->sizes().empty());
            for (const rules::Suggestion &proposed : quick->sizes()) {
                QVERIFY(std::ranges::count(quick->scenarios(), proposed.scenario,
                                           &rules::ScenarioTitle::key) == 1);
                QCOMPARE(std::ranges::count(quick->tables(), proposed.table, &QuickTable::key),
                         proposed.table.empty() ? 0 : 1);
                for (const std::string &band : proposed.bands)
                    QVERIFY2(quick->bandCalled(band), band.c_str());
                QVERIFY(quick->sizes().size() == 1 || !proposed.name.empty());
            }
            for (const rules::ScenarioTitle &title : quick->scenarios())
                QVERIFY(title.leastSeats >= 1 && title.leastSeats <= title.mostSeats &&
                        title.mostSeats <= rules::kMostSeats);
        }
    }
};

CORE_TEST(QuickMatchTest)

} // namespace tst_quickmatch

#include "tst_quickmatch.moc"
