// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/band/naming.h"
#include "rules/core/campaign/past/gamestories.h"
#include "rules/musg/bandrules.h"
#include "tests/support/files/sourcefile.h"
#include "tests/support/musg/campaignroom.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <set>

namespace tst_career {

using namespace escarmouche::rules;
using namespace escarmouche::tests;

namespace {

musg::Band fourOrcs()
{
    return BandBuilder("orc")
        .campaign(100)
        .chief()
        .named("Grok")
        .sousChef()
        .experience(4)
        .sousFifre(2)
        .band();
}

/** Two bands, and a game in which the nameless sous-chef of the second puts out two of the first:
    one of them dies, the other is hurt for good and takes an advance. */
struct Lived : CampaignRoom {
    BandId reds = join(fourOrcs(), "Reds"), blues = join(fourOrcs(), "Blues");
    FixtureId game = schedule({reds, blues});
    MemberId hurt = member(reds, 1), dead = member(reds, 2), hero = member(blues, 1);

    Lived()
    {
        auto report = blank(game);
        putOut(report, 1, hero, 0, hurt);
        putOut(report, 1, hero, 0, dead);
        report.seats[1].result = SeatResult::Win;
        report.seats[0].result = SeatResult::Loss;
        do_(EnterReport{game, report, {}});
        roll(game, reds, key("recovery", hurt), {2, 2}); // 22: slower for good
        roll(game, reds, key("recovery", dead), {1});
        confirmAll(game, reds);
        const auto open = document(game, reds).lines;
        const auto advance = std::ranges::find_if(
            open, [](const auto &each) { return !each.done && each.step == "advance"; });
        settle(game, reds, advance->key, "good-eye");
    }
    Career of(BandId band, MemberId member) const
    {
        return *careerOf(musgCampaigns(), campaign(), band, member);
    }
};

const musg::MusgBandRules &bandsWithNames()
{
    static const musg::MusgBandRules kRules = [] {
        auto catalogue = *musg::Catalogue::load(catalogueFile);
        auto names = *musg::Names::load(catalogue, catalogueFile);
        return musg::MusgBandRules(std::move(catalogue), std::move(names));
    }();
    return kRules;
}

} // namespace

class TestCareer : public QObject
{
    Q_OBJECT

private slots:
    void tellsAGameWithItsKnockOuts();
    void tellsDiceAndWhatTheyCameTo();
    void tellsAdvancesWithTheProfileBeforeAndAfter();
    void theFallenHaveTheirsAndNameTheirKiller();
    void whoNeverWasOfTheBandHasNone();
    void aNameIsEarnedByAKnockOutOrAnAdvance();
    void everyRaceHasNames();
    void noNameComesTwiceInABand();
    void theSameSeedSuggestsTheSameName();
    void aGameIsToldByWhatItsFiguresLivedThrough();
};

void TestCareer::tellsAGameWithItsKnockOuts()
{
    const Lived lived;
    const auto career = lived.of(lived.blues, lived.hero);
    QCOMPARE(career.games.size(), std::size_t{1});
    const auto &game = career.games.front();
    QVERIFY(game.result == SeatResult::Win && game.end == FigureEnd::Standing && !game.putOutBy);
    QCOMPARE(game.game.against, std::vector<std::string>{"Reds"});
    QCOMPARE(game.knockOuts.size(), std::size_t{2});
    QCOMPARE(game.knockOuts[0].rank, std::string("sous-chef"));
    QCOMPARE(game.knockOuts[0].victim.band, std::string("Reds"));
    QCOMPARE(game.knockOuts[0].victim.name, lived.of(lived.reds, lived.hurt).record.figure.name);
}

void TestCareer::tellsDiceAndWhatTheyCameTo()
{
    const Lived lived;
    const auto career = lived.of(lived.reds, lived.hurt);
    const auto &game = career.games.front();
    QVERIFY(game.result == SeatResult::Loss && game.end == FigureEnd::OutOfAction);
    QCOMPARE(game.putOutBy->band, std::string("Blues"));
    QCOMPARE(game.putOutBy->name, lived.of(lived.blues, lived.hero).record.figure.name);
    const auto recovery = std::ranges::find(game.lines, "recovery", &CareerLine::step);
    QVERIFY(recovery != game.lines.end() && !recovery->told.empty());
    QCOMPARE(recovery->rolls.size(), std::size_t{1});
    QCOMPARE(recovery->rolls.front().faces, (std::vector<int>{2, 2}));
    for (const auto &line : game.lines)
        QVERIFY(line.title != Text(line.step, line.step)); // a heading in words
}

void TestCareer::tellsAdvancesWithTheProfileBeforeAndAfter()
{
    const Lived lived;
    const auto game = lived.of(lived.reds, lived.hurt).games.front();
    const auto advance = std::ranges::find(game.befallen, Befallen::Kind::Advance, &Befallen::kind);
    QVERIFY(advance != game.befallen.end());
    QVERIFY2(advance->effect.en.find("→") != std::string::npos, advance->effect.en.c_str());
}

void TestCareer::theFallenHaveTheirsAndNameTheirKiller()
{
    const Lived lived;
    const auto career = lived.of(lived.reds, lived.dead);
    QVERIFY(career.end == CareerEnd::Fallen);
    QVERIFY(career.lastGame == lived.game);
    QCOMPARE(career.killedBy->band, std::string("Blues"));
    QCOMPARE(career.games.size(), std::size_t{1});
    QVERIFY(lived.of(lived.reds, lived.hurt).end == CareerEnd::Serving);
    const auto everybody = everybodyOf(recordsOf(musgCampaigns(), lived.campaign(), lived.reds));
    QCOMPARE(everybody.size(), std::size_t{4});
    QCOMPARE(everybody.back().member.value, lived.dead.value);
}

void TestCareer::whoNeverWasOfTheBandHasNone()
{
    const Lived lived;
    QVERIFY(!careerOf(musgCampaigns(), lived.campaign(), lived.reds, lived.hero));
}

void TestCareer::aNameIsEarnedByAKnockOutOrAnAdvance()
{
    Lived lived;
    const auto nameless = [&](BandId band) {
        const auto records = recordsOf(musgCampaigns(), lived.campaign(), band);
        const std::string text = find(lived.campaign(), band)->band->band({});
        std::vector<int> members;
        for (const auto &figure : namelessHeroes(bandsWithNames(), records, text))
            members.push_back(figure.member.value);
        return members;
    };
    QCOMPARE(nameless(lived.reds), std::vector<int>{lived.hurt.value});
    QCOMPARE(nameless(lived.blues), std::vector<int>{lived.hero.value});
    lived.do_(ActOnBand{lived.blues,
                        SetProperties{{{lived.hero, 1}}, {{"name", std::string("Grabnar")}}}});
    QVERIFY(nameless(lived.blues).empty());
}

void TestCareer::everyRaceHasNames()
{
    const auto &catalogue = bandsWithNames().typedCatalogue();
    const auto names = *musg::Names::load(catalogue, catalogueFile);
    for (const auto race : catalogue.of(musg::Kind::Race)) {
        const auto list = names.of(race);
        QVERIFY2(list.size() >= 30 && list.size() <= 60, catalogue[race].id.c_str());
        QCOMPARE((std::set<std::string>(list.begin(), list.end()).size()), list.size());
    }
    const auto broken = musg::Names::load(catalogue, [](std::string_view) {
        return Result<std::string>(
            "{\"version\":1,\"lists\":[{\"for\":[\"ork\"],\"names\":[\"Ugmar\"]}]}");
    });
    QVERIFY(!broken && broken.error().code == ErrorCode::UnknownEntry);
    QCOMPARE(broken.error().pointer, std::string("musg/names.json#/lists/0/for/0"));
}

/** Not even when there are more figures than names. */
void TestCareer::noNameComesTwiceInABand()
{
    const Lived lived;
    const std::string band = find(lived.campaign(), lived.reds)->band->band({});
    std::vector<std::string> others;
    for (std::uint64_t nth = 0; nth < 100; ++nth) {
        const auto name = suggestName(bandsWithNames(), band, lived.hurt, others, nth);
        QVERIFY(!name.empty() && name != "Grok" && name != "Reds");
        QCOMPARE(std::ranges::count(others, name), std::ptrdiff_t{0});
        others.push_back(name);
    }
    QVERIFY2(others.back().ends_with(" III"), others.back().c_str()); // 40 names: the third round
}

void TestCareer::theSameSeedSuggestsTheSameName()
{
    const Lived lived;
    const std::string band = find(lived.campaign(), lived.reds)->band->band({});
    std::set<std::string> met;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto name = suggestName(bandsWithNames(), band, lived.hurt, {}, seed);
        QCOMPARE(suggestName(bandsWithNames(), band, lived.hurt, {}, seed), name);
        met.insert(name);
    }
    QVERIFY(met.size() > 5);
}

void TestCareer::aGameIsToldByWhatItsFiguresLivedThrough()
{
    Lived lived;
    const FixtureId second = lived.schedule({lived.reds, lived.blues});
    auto report = lived.blank(second);
    putOut(report, 0, lived.hurt, 1, lived.hero);
    lived.do_(EnterReport{second, report, {}});
    lived.do_(WriteChronicle{{}, second, "A short one."});
    const auto stories = storiesOf(musgCampaigns(), lived.campaign());
    QCOMPARE(stories.size(), std::size_t{2});
    QCOMPARE(stories[0].fixture, lived.game);
    QCOMPARE(stories[0].number, 1);
    const auto knockOuts = knockOutsOf(stories[0]);
    QCOMPARE(knockOuts.size(), std::size_t{2});
    QCOMPARE(knockOuts[0].by->figure.member, lived.hero);
    QCOMPARE(knockOuts[0].by->band, lived.blues);
    // The dead of the first game are told there, and are in the second no more.
    const auto isIn = [&](const GameStory &story) {
        return std::ranges::any_of(story.parts, [&](const StoryPart &part) {
            return part.figure.member == lived.dead && part.part.end == FigureEnd::OutOfAction;
        });
    };
    QVERIFY(isIn(stories[0]) && !isIn(stories[1]));
    QCOMPARE(stories[1].words.size(), std::size_t{1});
    QVERIFY(stories[0].words.empty());
}

CORE_TEST(TestCareer)

} // namespace tst_career

#include "tst_career.moc"
