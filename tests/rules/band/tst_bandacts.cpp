// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/acts/acts.h"
#include "rules/musg/codec/codec.h"
#include "rules/musg/legality/legality.h"
#include "tests/support/musg/musgband.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

namespace tst_bandacts {

using namespace escarmouche::rules;
using namespace escarmouche::rules::musg;
using escarmouche::tests::BandBuilder;
using escarmouche::tests::entry;
using escarmouche::tests::musgCatalogue;

class TestBandActs : public QObject
{
    Q_OBJECT

private slots:
    void createsABandWithItsSettings();
    void keepsThePrintedSharesOfAnotherTotal();
    void refusesAnUnknownRace();
    void adoptsABandUnderFreshIds();
    void refusesActsOnNoBandAndASecondFirstAct();

    void recruitsFiguresOfTheBandsRace();
    void recruitsRowsOfOtherRacesAndFiguresWithTheirOwnProfile();
    void refusesToRecruitWhatIsNotKnown();
    void recruitsWhatBreaksARuleAtCreation();
    void refusesAnIdThatIsTaken();

    void givesToSomeFiguresOfALine();
    void givesToSeveralLinesAtOnce();
    void refusesMoreFiguresThanThereAre();
    void entersAdvancesAndInjuries();
    void refusesMoreOfAnItemThanALineHolds();

    void discardsFiguresGearAdvancesAndInjuries();
    void refusesToDiscardWhatIsNotCarried();
    void handsGearOver();
    void refusesToHandOverToOneself();
    void duplicatesWithGearAndWithoutTheName();
    void movesLinesInTheirOrder();

    void paysInACampaign();
    void refusesACampaignPurchaseWithoutMoney();
    void refusesACampaignPurchaseAgainstARule();
    void allowsEitherForAReason();
    void chargesThePriceThatWasRead();
    void keepsTheFirstDaggerFreeInACampaign();
    void givesWhatIsFreeInDebt();
    void sparesAFindingThatWasThereBefore();
    void givesNothingBackForWhatIsDiscarded();
    void paysForADuplicateWhoHasLivedThroughNothing();
    void paysForMoreFiguresOnALine();

    void countsLinesAlikeTogether();
    void startsACampaignWithWhatTheCapLeaves();
    void changesTheRaceOfItsFigures();
    void promotesByPhase();
    void setsAPriceOnlyWithAReason();
    void namesOneFigureOfALine();
    void namesTheBandHated();
    void refusesPropertiesThatAreNotThere();
    void refusesValuesOutOfRange();
};

namespace {

constexpr int kFresh = 100;

Result<Band> done(const Band &band, BandAct what, const std::string &reason = {})
{
    return act(musgCatalogue(), band, {std::move(what), kFresh, reason});
}

Result<Band> created(std::vector<Setting> settings)
{
    return act(musgCatalogue(), std::nullopt, {CreateBand{std::move(settings)}, 1, {}});
}

ErrorCode codeOf(const Result<Band> &result)
{
    return result ? ErrorCode::Internal : result.error().code;
}

int carried(const Member &member, const std::string &gear)
{
    const auto found = std::ranges::find(member.gear, entry(gear), &Possession::entry);
    return found == member.gear.end() ? 0 : found->count;
}

const Member &line(const Band &band, int id)
{
    return *find(band, {id});
}

Setting text(const std::string &key, const std::string &value)
{
    return {key, value};
}

Setting whole(const std::string &key, std::int64_t value)
{
    return {key, value};
}

} // namespace

void TestBandActs::createsABandWithItsSettings()
{
    const auto band = created({text("race", "orc"), text("name", "Lads"), text("theme", "pulp"),
                               text("phase", "campaign"), whole("heroes", 310)});
    QVERIFY(band);
    QCOMPARE(band->name, std::string("Lads"));
    QVERIFY(band->race == entry("orc"));
    QVERIFY(band->options.theme == Theme::Pulp);
    QVERIFY(band->phase == Phase::Campaign);
    QVERIFY((band->options.caps == Caps{500, 310, 200}));
    QCOMPARE(band->treasury, 500);
}

void TestBandActs::keepsThePrintedSharesOfAnotherTotal()
{
    QVERIFY((created({whole("total", 750)})->options.caps == Caps{750, 450, 300}));
    QVERIFY((created({whole("sous-fifres", 10), whole("total", 300)})->options.caps ==
             Caps{300, 180, 10}));
}

void TestBandActs::refusesAnUnknownRace()
{
    const auto band = created({text("race", "ork")});
    QVERIFY(codeOf(band) == ErrorCode::EntryNotFound);
    QCOMPARE(band.error().hint, std::string("orc"));
}

void TestBandActs::adoptsABandUnderFreshIds()
{
    const auto foreign = BandBuilder("orc").chief().sousFifre(2).with("bow").band();
    const auto band = act(musgCatalogue(), std::nullopt,
                          {AdoptBand{encodeBand(musgCatalogue(), foreign)}, 7, {}});
    QVERIFY(band);
    QCOMPARE(band->members.size(), std::size_t{2});
    QCOMPARE(band->members[0].id.value, 7);
    QCOMPARE(band->members[1].id.value, 8);
    QCOMPARE(carried(band->members[1], "bow"), 1);
}

void TestBandActs::refusesActsOnNoBandAndASecondFirstAct()
{
    QVERIFY(!act(musgCatalogue(), std::nullopt, {Recruit{"chief", 1, {}}, 1, {}}));
    QVERIFY(!done(BandBuilder("orc").band(), CreateBand{}));
}

void TestBandActs::recruitsFiguresOfTheBandsRace()
{
    const auto band = done(BandBuilder("orc").chief().band(), Recruit{"sous-fifre", 4, {}});
    QVERIFY(band);
    const auto &recruits = line(*band, kFresh);
    QCOMPARE(recruits.count, 4);
    QVERIFY(recruits.rank == Rank::SousFifre && recruits.row == Rank::SousFifre);
    QVERIFY(recruits.profile == entry("orc"));
    QCOMPARE(sums(musgCatalogue(), *band).total, 40 + 4 * 8);
}

void TestBandActs::recruitsRowsOfOtherRacesAndFiguresWithTheirOwnProfile()
{
    const auto orcs = BandBuilder("orc").chief().band();
    const auto goblin = done(orcs, Recruit{"goblin-sous-fifre", 1, {}});
    QVERIFY(line(*goblin, kFresh).profile == entry("goblin"));
    QVERIFY(line(*goblin, kFresh).rank == Rank::SousFifre);
    const auto goblins = done(BandBuilder("goblin").band(), Recruit{"orc-chief", 1, {}});
    QVERIFY(line(*goblins, kFresh).rank == Rank::Chief);
    const auto ratChief = done(orcs, Recruit{"rat-man-sous-chef", 1, {}});
    QVERIFY(line(*ratChief, kFresh).rank == Rank::SousChef);
    const auto sniper = done(orcs, Recruit{"elf-sniper", 1, {}});
    QVERIFY(line(*sniper, kFresh).rank == Rank::Mercenary);
    QCOMPARE(sums(musgCatalogue(), *sniper).heroes, 80);
}

void TestBandActs::refusesToRecruitWhatIsNotKnown()
{
    const auto orcs = BandBuilder("orc").band();
    const auto refused = done(orcs, Recruit{"elf-snipper", 1, {}});
    QVERIFY(codeOf(refused) == ErrorCode::EntryNotFound);
    QCOMPARE(refused.error().hint, std::string("elf-sniper"));
    QVERIFY(codeOf(done(orcs, Recruit{"sword", 1, {}})) == ErrorCode::EntryNotFound);
    QVERIFY(codeOf(done(orcs, Recruit{"sword-chief", 1, {}})) == ErrorCode::EntryNotFound);
    QVERIFY(codeOf(done(orcs, Recruit{"chief", 0, {}})) == ErrorCode::NumberOutOfRange);
    QVERIFY(codeOf(done(orcs, Recruit{"chief", 201, {}})) == ErrorCode::NumberOutOfRange);
}

void TestBandActs::recruitsWhatBreaksARuleAtCreation()
{
    const auto band = done(BandBuilder("orc").chief().sousFifre().band(), Recruit{"chief", 1, {}});
    QVERIFY(band);
    QVERIFY(!validate(musgCatalogue(), *band).empty());
}

void TestBandActs::refusesAnIdThatIsTaken()
{
    const auto band = BandBuilder("orc").chief().band();
    const auto refused = act(musgCatalogue(), band, {Recruit{"chief", 1, {}}, 1, {}});
    QVERIFY(codeOf(refused) == ErrorCode::MemberIdTaken);
}

void TestBandActs::givesToSomeFiguresOfALine()
{
    const auto band = BandBuilder("orc").chief().sousFifre(4).figurant().band();
    const auto given = done(band, Give{"bow", {{{2}, 1}}, 1, {}});
    QVERIFY(given);
    QCOMPARE(given->members.size(), std::size_t{4});
    QCOMPARE(line(*given, 2).count, 3);
    QCOMPARE(carried(line(*given, 2), "bow"), 0);
    QCOMPARE(given->members[2].id.value, kFresh);
    QCOMPARE(given->members[2].count, 1);
    QCOMPARE(carried(given->members[2], "bow"), 1);
}

void TestBandActs::givesToSeveralLinesAtOnce()
{
    const auto band = BandBuilder("orc").chief().sousFifre(4).band();
    const auto given = done(band, Give{"shield", {{{2}, 2}, {{1}, 1}, {{2}, 2}}, 1, {}});
    QVERIFY(given);
    QCOMPARE(given->members.size(), std::size_t{2});
    QCOMPARE(carried(line(*given, 1), "shield") + carried(line(*given, 2), "shield"), 2);
    QCOMPARE(sums(musgCatalogue(), *given).total - sums(musgCatalogue(), band).total, 5 * 20);
}

void TestBandActs::refusesMoreFiguresThanThereAre()
{
    const auto band = BandBuilder("orc").chief().sousFifre(4).band();
    const auto refused = done(band, Give{"bow", {{{2}, 3}, {{2}, 2}}, 1, {}});
    QVERIFY(codeOf(refused) == ErrorCode::NotEnoughFigures);
    QCOMPARE(refused.error().number, std::int64_t{4});
    QVERIFY(codeOf(done(band, Give{"bow", {{{3}, 1}}, 1, {}})) == ErrorCode::NoSuchMember);
    QVERIFY(codeOf(done(band, Give{"orc", {{{2}, 1}}, 1, {}})) == ErrorCode::EntryNotFound);
}

void TestBandActs::entersAdvancesAndInjuries()
{
    const auto band = BandBuilder("orc").chief().campaign(0).band();
    auto marked = done(band, Give{"good-eye", {{{1}, 1}}, 1, {}});
    QVERIFY(marked && line(*marked, 1).advances == std::vector{entry("good-eye")});
    marked = done(*marked, Give{"bruised", {{{1}, 1}}, 1, {}});
    QVERIFY(marked && line(*marked, 1).injuries.front().injury == entry("bruised"));
    QCOMPARE(marked->treasury, 0);
}

void TestBandActs::refusesMoreOfAnItemThanALineHolds()
{
    const auto band = BandBuilder("orc").chief().with("bow", 32).band();
    QVERIFY(codeOf(done(band, Give{"bow", {{{1}, 1}}, 1, {}})) == ErrorCode::TooManyEntries);
}

void TestBandActs::discardsFiguresGearAdvancesAndInjuries()
{
    const auto band = BandBuilder("orc")
                          .chief()
                          .with("sword", 2)
                          .advance("good-eye")
                          .injury("bruised")
                          .sousFifre(4)
                          .band();
    const auto left = done(band, Discard{{{{{1}, 1}, "sword", 1},
                                          {{{1}, 1}, "good-eye", 1},
                                          {{{1}, 1}, "bruised", 1},
                                          {{{2}, 3}, {}, 1}}});
    QVERIFY(left);
    QCOMPARE(carried(line(*left, 1), "sword"), 1);
    QVERIFY(line(*left, 1).advances.empty() && line(*left, 1).injuries.empty());
    QCOMPARE(line(*left, 2).count, 1);
    const auto gone = done(*left, Discard{{{{{2}, 1}, {}, 1}}});
    QVERIFY(gone && !find(*gone, {2}));
}

void TestBandActs::refusesToDiscardWhatIsNotCarried()
{
    const auto band = BandBuilder("orc").chief().with("sword").merc("orc-hunter").band();
    for (const auto *thing : {"bow", "good-eye", "bruised"})
        QVERIFY(codeOf(done(band, Discard{{{{{1}, 1}, thing, 1}}})) == ErrorCode::NotPossessed);
    QVERIFY(codeOf(done(band, Discard{{{{{1}, 1}, "sword", 2}}})) == ErrorCode::NotPossessed);
    QVERIFY(codeOf(done(band, Discard{{{{{2}, 1}, "rifle", 1}}})) == ErrorCode::NotPossessed);
}

void TestBandActs::handsGearOver()
{
    const auto band = BandBuilder("orc").chief().with("shield", 2).sousFifre(3).campaign(0).band();
    const auto handed = done(band, HandOver{{{{1}, 1}, "shield", 1}, {{2}, 1}});
    QVERIFY(handed);
    QCOMPARE(carried(line(*handed, 1), "shield"), 1);
    QCOMPARE(carried(line(*handed, kFresh), "shield"), 1);
    QCOMPARE(line(*handed, 2).count, 2);
    QCOMPARE(handed->treasury, 0);
}

void TestBandActs::refusesToHandOverToOneself()
{
    const auto band = BandBuilder("orc").chief().with("shield").sousFifre(3).band();
    QVERIFY(codeOf(done(band, HandOver{{{{1}, 1}, "shield", 1}, {{1}, 1}})) ==
            ErrorCode::NotEnoughFigures);
    QVERIFY(codeOf(done(band, HandOver{{{{1}, 1}, "shield", 1}, {{2}, 2}})) ==
            ErrorCode::NotEnoughFigures);
    QVERIFY(codeOf(done(band, HandOver{{{{2}, 1}, "shield", 1}, {{1}, 1}})) ==
            ErrorCode::NotPossessed);
}

void TestBandActs::duplicatesWithGearAndWithoutTheName()
{
    const auto band = BandBuilder("orc").chief().named("Grok").with("bow").sousFifre(3).band();
    const auto doubled = done(band, Duplicate{{{{1}, 1}, {{2}, 2}}});
    QVERIFY(doubled);
    QCOMPARE(doubled->members[1].id.value, kFresh);
    QVERIFY(doubled->members[1].name.empty());
    QCOMPARE(carried(doubled->members[1], "bow"), 1);
    QCOMPARE(doubled->members[3].count, 2);
}

void TestBandActs::movesLinesInTheirOrder()
{
    const auto band =
        BandBuilder("orc").chief().sousChef().sousFifre().figurant().sousFifre().band();
    const auto idsAfter = [&](std::vector<MemberId> members, std::optional<MemberId> before) {
        std::vector<int> ids;
        const auto moved = done(band, MoveMembers{std::move(members), before});
        for (const auto &member : moved->members)
            ids.push_back(member.id.value);
        return ids;
    };
    QCOMPARE(idsAfter({{5}, {1}}, MemberId{3}), (std::vector{2, 1, 5, 3, 4}));
    QCOMPARE(idsAfter({{2}, {3}}, {}), (std::vector{1, 4, 5, 2, 3}));
    QCOMPARE(idsAfter({{3}}, MemberId{3}), (std::vector{1, 2, 3, 4, 5}));
    QVERIFY(codeOf(done(band, MoveMembers{{{9}}, {}})) == ErrorCode::NoSuchMember);
}

void TestBandActs::paysInACampaign()
{
    const auto band = BandBuilder("orc").chief().sousFifre(2).campaign(100).band();
    QCOMPARE(done(band, Recruit{"sous-fifre", 3, {}})->treasury, 100 - 24);
    QCOMPARE(done(band, Give{"shield", {{{2}, 2}}, 1, {}})->treasury, 100 - 40);
}

void TestBandActs::refusesACampaignPurchaseWithoutMoney()
{
    const auto band = BandBuilder("orc").chief().sousFifre(2).campaign(39).band();
    const auto refused = done(band, Give{"shield", {{{2}, 2}}, 1, {}});
    QVERIFY(codeOf(refused) == ErrorCode::NotEnoughTreasury);
    QCOMPARE(refused.error().number, std::int64_t{1});
    QCOMPARE(refused.error().hint, std::string("MUSG-CAMP-36"));
}

void TestBandActs::refusesACampaignPurchaseAgainstARule()
{
    const auto band = BandBuilder("orc").chief().with("shield").sousFifre().campaign(500).band();
    const auto refused = done(band, Give{"two-handed-axe", {{{1}, 1}}, 1, {}});
    QVERIFY(codeOf(refused) == ErrorCode::WouldBreakRule);
    QCOMPARE(refused.error().subject, std::string("MUSG-EQUIP-05"));
    QVERIFY(done(band, Give{"dagger", {{{1}, 1}}, 1, {}}));
}

void TestBandActs::allowsEitherForAReason()
{
    const auto band = BandBuilder("orc").chief().with("shield").sousFifre().campaign(0).band();
    const auto adjusted = done(band, Give{"two-handed-axe", {{{1}, 1}}, 1, {}}, "won at cards");
    QVERIFY(adjusted);
    QCOMPARE(carried(line(*adjusted, 1), "two-handed-axe"), 1);
    QVERIFY(adjusted->treasury < 0);
}

void TestBandActs::chargesThePriceThatWasRead()
{
    const auto band = BandBuilder("orc").chief().sousFifre(2).campaign(100).band();
    QCOMPARE(done(band, Recruit{"sous-fifre", 3, 7})->treasury, 100 - 21);
    QCOMPARE(done(band, Give{"bow", {{{2}, 2}}, 2, 9})->treasury, 100 - 36);
}

void TestBandActs::keepsTheFirstDaggerFreeInACampaign()
{
    const auto band = BandBuilder("orc").chief().with("dagger").sousFifre(2).campaign(2).band();
    const auto given = done(band, Give{"dagger", {{{1}, 1}, {{2}, 2}}, 1, 2});
    QVERIFY(given);
    QCOMPARE(given->treasury, 0);
}

void TestBandActs::givesWhatIsFreeInDebt()
{
    const auto band = BandBuilder("orc").chief().sousFifre(2).campaign(-5).band();
    const auto given = done(band, Give{"dagger", {{{2}, 2}}, 1, {}});
    QVERIFY(given);
    QCOMPARE(given->treasury, -5);
    QVERIFY(codeOf(done(band, Recruit{"sous-fifre", 1, {}})) == ErrorCode::NotEnoughTreasury);
}

void TestBandActs::sparesAFindingThatWasThereBefore()
{
    auto band = BandBuilder("orc").chief().sousFifre(2).figurant(9).campaign(100).band();
    QVERIFY(!validate(musgCatalogue(), band).empty());
    QVERIFY(done(band, Give{"bow", {{{2}, 1}}, 1, {}}));
    QVERIFY(codeOf(done(band, Recruit{"figurant", 1, {}})) == ErrorCode::WouldBreakRule);
}

void TestBandActs::givesNothingBackForWhatIsDiscarded()
{
    const auto band = BandBuilder("orc").chief().with("shield").sousFifre(2).campaign(10).band();
    QCOMPARE(done(band, Discard{{{{{1}, 1}, "shield", 1}, {{{2}, 1}, {}, 1}}})->treasury, 10);
}

void TestBandActs::paysForADuplicateWhoHasLivedThroughNothing()
{
    const auto band = BandBuilder("orc")
                          .chief()
                          .sousFifre(1)
                          .with("bow")
                          .experience(9)
                          .advance("good-eye")
                          .injury("bruised")
                          .campaign(100)
                          .band();
    const auto doubled = done(band, Duplicate{{{{2}, 1}}});
    QVERIFY(doubled);
    const auto &copy = line(*doubled, kFresh);
    QCOMPARE(carried(copy, "bow"), 1);
    QCOMPARE(copy.experience, 0);
    QVERIFY(copy.advances.empty() && copy.injuries.empty());
    QCOMPARE(100 - doubled->treasury, figurePrice(musgCatalogue(), *doubled, copy));
}

void TestBandActs::paysForMoreFiguresOnALine()
{
    const auto band = BandBuilder("orc").chief().sousFifre(2).campaign(20).band();
    const auto raised = done(band, SetProperties{{{{2}, 2}}, {whole("count", 4)}});
    QCOMPARE(raised->treasury, 4);
    QCOMPARE(done(*raised, SetProperties{{{{2}, 4}}, {whole("count", 1)}})->treasury, 4);
    QVERIFY(codeOf(done(*raised, SetProperties{{{{2}, 4}}, {whole("count", 5)}})) ==
            ErrorCode::NotEnoughTreasury);
}

void TestBandActs::countsLinesAlikeTogether()
{
    const auto band = BandBuilder("orc").chief().sousFifre().sousFifre(3).sousFifre(2).band();
    const std::vector<Figures> all{{{2}, 1}, {{3}, 3}, {{4}, 2}};
    const auto counts = [&](std::int64_t count) {
        std::vector<int> held;
        const auto after = done(band, SetProperties{all, {whole("count", count)}});
        for (const auto &member : after->members)
            held.push_back(member.count);
        return held;
    };
    QCOMPARE(counts(8), (std::vector<int>{1, 3, 3, 2}));
    QCOMPARE(counts(6), (std::vector<int>{1, 1, 3, 2}));
    QCOMPARE(counts(3), (std::vector<int>{1, 1, 2}));
    QVERIFY(codeOf(done(band, SetProperties{{{{1}, 1}, {{2}, 1}}, {whole("count", 2)}})) ==
            ErrorCode::NoSuchProperty);
}

void TestBandActs::startsACampaignWithWhatTheCapLeaves()
{
    const auto band = BandBuilder("orc").chief().sousFifre(2).band();
    const auto campaign = done(band, SetProperties{{}, {text("phase", "campaign")}});
    QCOMPARE(campaign->treasury, 500 - 56);
    const auto again = done(*campaign, SetProperties{{}, {text("phase", "campaign")}});
    QVERIFY(*again == *campaign);
    QCOMPARE(done(*campaign, SetProperties{{}, {whole("treasury", 12)}})->treasury, 12);
    QVERIFY(codeOf(done(band, SetProperties{{}, {whole("treasury", 12)}})) ==
            ErrorCode::NoSuchProperty);
}

void TestBandActs::changesTheRaceOfItsFigures()
{
    const auto band = BandBuilder("orc").chief().sousFifre(2, "goblin").figurant().band();
    const auto elves = done(band, SetProperties{{}, {text("race", "elf")}});
    QVERIFY(elves->race == entry("elf"));
    QVERIFY(line(*elves, 1).profile == entry("elf"));
    QVERIFY(line(*elves, 2).profile == entry("goblin"));
    QVERIFY(line(*elves, 3).profile == entry("figurant"));
}

void TestBandActs::promotesByPhase()
{
    const auto promote = [](const Band &band) {
        return line(*done(band, SetProperties{{{{1}, 1}}, {text("rank", "sous-chef")}}), 1);
    };
    const auto bought = promote(BandBuilder("orc").sousFifre().experience(25).band());
    QVERIFY(bought.rank == Rank::SousChef && bought.row == Rank::SousChef);
    const auto risen = promote(BandBuilder("orc").sousFifre().experience(25).campaign(0).band());
    QVERIFY(risen.rank == Rank::SousChef && risen.row == Rank::SousFifre);
    QCOMPARE(risen.experience, 0);
}

void TestBandActs::setsAPriceOnlyWithAReason()
{
    const auto band = BandBuilder("orc").chief().with("bow").band();
    const std::vector<Figures> chief{{{1}, 1}};
    QVERIFY(codeOf(done(band, SetProperties{chief, {whole("price", 30)}})) ==
            ErrorCode::EmptyReason);
    const PriceByHand gift{30, "a gift"};
    const auto both =
        done(band, SetProperties{chief, {whole("price", 30), text("price-reason", "a gift")}});
    QVERIFY(line(*both, 1).price == gift);
    QVERIFY(line(*done(band, SetProperties{chief, {whole("price", 30)}}, "a gift"), 1).price ==
            gift);
    const auto reason = done(band, SetProperties{chief, {text("price-reason", "a gift")}});
    QCOMPARE(line(*reason, 1).price->price, figurePrice(musgCatalogue(), band, line(band, 1)));
    QVERIFY(line(*done(*reason, SetProperties{chief, {whole("price", 30)}}), 1).price == gift);
    QVERIFY(!line(*done(*both, SetProperties{chief, {text("price", "")}}), 1).price);
}

void TestBandActs::namesOneFigureOfALine()
{
    const auto band = BandBuilder("orc").sousFifre(4).band();
    const auto named = done(band, SetProperties{{{{1}, 1}}, {text("name", "Grak")}});
    QCOMPARE(line(*named, 1).count, 3);
    QCOMPARE(line(*named, kFresh).name, std::string("Grak"));
    QVERIFY(codeOf(done(band, SetProperties{{{{1}, 1}}, {text("name", std::string(121, 'a'))}})) ==
            ErrorCode::TextTooLong);
    QVERIFY(codeOf(done(band, SetProperties{{{{1}, 1}}, {text("name", "a\nb")}})) ==
            ErrorCode::ForbiddenCharacter);
}

void TestBandActs::namesTheBandHated()
{
    const auto band = BandBuilder("orc")
                          .chief()
                          .injury("implacable-hatred")
                          .injury("bruised")
                          .injury("implacable-hatred")
                          .band();
    const auto hating = done(band, SetProperties{{{{1}, 1}}, {text("against-2", "Elves")}});
    QCOMPARE(line(*hating, 1).injuries[2].against, std::string("Elves"));
    QVERIFY(codeOf(done(band, SetProperties{{{{1}, 1}}, {text("against-3", "Elves")}})) ==
            ErrorCode::NoSuchProperty);
}

void TestBandActs::refusesPropertiesThatAreNotThere()
{
    const auto band = BandBuilder("orc").chief().figurant().band();
    QVERIFY(codeOf(done(band, SetProperties{{}, {text("colour", "red")}})) ==
            ErrorCode::NoSuchProperty);
    QVERIFY(codeOf(done(band, SetProperties{{{{1}, 1}}, {text("race", "orc")}})) ==
            ErrorCode::NoSuchProperty);
    QVERIFY(codeOf(done(band, SetProperties{{{{2}, 1}}, {text("rank", "chief")}})) ==
            ErrorCode::NoSuchProperty);
}

void TestBandActs::refusesValuesOutOfRange()
{
    const auto band = BandBuilder("orc").chief().band();
    const std::vector<Figures> chief{{{1}, 1}};
    QVERIFY(codeOf(done(band, SetProperties{chief, {whole("arms", 9)}})) ==
            ErrorCode::NumberOutOfRange);
    QVERIFY(codeOf(done(band, SetProperties{chief, {text("arms", "two")}})) ==
            ErrorCode::WrongType);
    QVERIFY(codeOf(done(band, SetProperties{chief, {text("rank", "boss")}})) ==
            ErrorCode::WrongChoice);
}

CORE_TEST(TestBandActs)

} // namespace tst_bandacts

#include "tst_bandacts.moc"
