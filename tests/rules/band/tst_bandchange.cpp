// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/acts/acts.h"
#include "rules/musg/band/change.h"
#include "rules/musg/codec/codec.h"
#include "tests/support/files/property.h"
#include "tests/support/musg/musgband.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

namespace tst_bandchange {

using namespace escarmouche::rules;
using namespace escarmouche::rules::musg;
using escarmouche::tests::BandBuilder;
using escarmouche::tests::holds;
using escarmouche::tests::musgCatalogue;

class TestBandChange : public QObject
{
    Q_OBJECT

private slots:
    void differenceMakesOneBandOfAnother();
    void outcomeSurvivesItsCodec();
    void bandSurvivesItsCodec();
    void actLeavesTheBandItWasDoneToAlone();
    void actsOnDistinctMembersKeepTheirOutcome();
    void movesAsFewLinesAsNeeded();
    void refusesAChangeOfALineThatIsNotThere();
    void sumsAddUpWhateverCameBetween();
};

namespace {

template<class T>
T pick(std::initializer_list<T> values)
{
    return *rc::gen::elementOf(std::vector<T>(values));
}

EntryId pickOf(Kind kind)
{
    return *rc::gen::elementOf(musgCatalogue().of(kind));
}

int number(int least, int most)
{
    return *rc::gen::inRange(least, most + 1);
}

std::vector<Possession> randomGear()
{
    std::map<EntryId, int> gear;
    for (int i = number(0, 4); i > 0; --i)
        gear[pickOf(pick({Kind::Ranged, Kind::Melee, Kind::Item}))] = number(1, 3);
    std::vector<Possession> list;
    for (const auto &[entry, count] : gear)
        list.push_back({entry, count});
    return list;
}

Member randomMember(int id)
{
    Member member;
    member.id = {id};
    member.count = number(1, 5);
    member.rank = static_cast<Rank>(number(0, kRanks - 1));
    member.row = static_cast<Rank>(number(0, 2));
    member.profile = pickOf(pick({Kind::Race, Kind::Race, Kind::Figure}));
    member.name = pick<std::string>({"", "Grok", "=A1", "<i>Zoé</i>"});
    member.gear = randomGear();
    member.arms = number(0, 3);
    for (int i = number(0, 3); i > 0; --i)
        member.advances.push_back(pickOf(Kind::Advance));
    for (int i = number(0, 3); i > 0; --i)
        member.injuries.push_back({pickOf(Kind::Injury), pick<std::string>({"", "Elves"})});
    member.experience = number(0, 30);
    member.hireling = number(0, 5) == 0;
    if (number(0, 4) == 0)
        member.price = PriceByHand{number(0, 90), pick<std::string>({"gift", "7 of them"})};
    member.notes = pick<std::string>({"", "one\nand two"});
    return member;
}

/** A band whose lines are some of 1 to 9, in any order. */
Band randomBand(int least = 0)
{
    Band band;
    band.name = pick<std::string>({"", "Lads", "Élite"});
    band.phase = static_cast<Phase>(number(0, 2));
    band.race = pickOf(Kind::Race);
    band.options.caps = {number(0, 800), number(0, 800), number(0, 800)};
    band.options.boxes = {pick<std::optional<int>>({std::nullopt, 1, 60}),
                          pick<std::optional<int>>({std::nullopt, 200})};
    if (number(0, 1) == 0)
        band.options.otherSide = number(0, 700);
    band.options.mixedRaces = number(0, 1) == 0;
    band.options.theme = static_cast<Theme>(number(0, 5));
    band.treasury = number(-50, 500);
    const auto lines = static_cast<std::size_t>(number(least, 7));
    const auto ids = *rc::gen::unique<std::vector<int>>(lines, rc::gen::inRange(1, 10));
    for (const auto id : ids)
        band.members.push_back(randomMember(id));
    return band;
}

Figures someOf(const Member &member)
{
    return {member.id, number(1, member.count)};
}

/** An act on one line alone; it may be refused. */
BandAct randomActOn(const Member &member)
{
    const auto &catalogue = musgCatalogue();
    const auto gear = catalogue[pickOf(pick({Kind::Ranged, Kind::Melee, Kind::Item}))].id;
    switch (number(0, 6)) {
    case 0:
        return Give{gear, {someOf(member)}, number(1, 2), {}};
    case 1:
        return Discard{{{someOf(member),
                         member.gear.empty() ? gear : catalogue[member.gear.front().entry].id, 1}}};
    case 2:
        return Discard{{{someOf(member), {}, 1}}};
    case 3:
        return Duplicate{{someOf(member)}};
    case 4:
        return SetProperties{{someOf(member)}, {{"name", std::string("Snik")}}};
    case 5:
        return SetProperties{{someOf(member)}, {{"experience", std::int64_t{9}}}};
    default:
        return Give{
            catalogue[pickOf(pick({Kind::Advance, Kind::Injury}))].id, {someOf(member)}, 1, {}};
    }
}

Result<std::vector<Change>> outcomeOf(const Band &band, const BandAct &done, int fresh)
{
    const auto after = act(musgCatalogue(), band, {done, fresh, "agreed"});
    if (!after)
        return fail(after.error());
    return difference(musgCatalogue(), band, *after);
}

} // namespace

void TestBandChange::differenceMakesOneBandOfAnother()
{
    QVERIFY(holds("apply(a, difference(a, b)) == b", [] {
        const auto before = randomBand();
        const auto after = randomBand();
        const auto made =
            apply(musgCatalogue(), before, difference(musgCatalogue(), before, after));
        RC_ASSERT(made.has_value());
        RC_ASSERT(*made == after);
    }));
}

void TestBandChange::outcomeSurvivesItsCodec()
{
    QVERIFY(holds("outcomes read as they were written", [] {
        const auto changes = difference(musgCatalogue(), randomBand(), randomBand());
        const auto again = decodeOutcome(musgCatalogue(), encodeOutcome(musgCatalogue(), changes));
        RC_ASSERT(again.has_value());
        RC_ASSERT(*again == changes);
    }));
}

void TestBandChange::bandSurvivesItsCodec()
{
    QVERIFY(holds("bands read as they were written", [] {
        const auto band = randomBand();
        const auto again = decodeBand(musgCatalogue(), encodeBand(musgCatalogue(), band));
        RC_ASSERT(again.has_value());
        RC_ASSERT(*again == band);
    }));
}

void TestBandChange::actLeavesTheBandItWasDoneToAlone()
{
    QVERIFY(holds("an act's outcome makes the band the act made", [] {
        const auto band = randomBand(1);
        const auto before = encodeBand(musgCatalogue(), band);
        const BandInput input{randomActOn(*rc::gen::elementOf(band.members)), 100, "agreed"};
        const auto after = act(musgCatalogue(), band, input);
        RC_ASSERT(encodeBand(musgCatalogue(), band) == before);
        RC_PRE(after.has_value());
        const auto made = apply(musgCatalogue(), band, difference(musgCatalogue(), band, *after));
        RC_ASSERT(made.has_value());
        RC_ASSERT(*made == *after);
    }));
}

void TestBandChange::actsOnDistinctMembersKeepTheirOutcome()
{
    QVERIFY(holds("the outcome of an act is the same before and after one on another line", [] {
        const auto band = randomBand(2);
        const auto first = randomActOn(band.members.front());
        const auto second = randomActOn(band.members.back());
        const auto alone = outcomeOf(band, second, 200);
        const auto between = outcomeOf(band, first, 100);
        RC_PRE(alone.has_value());
        RC_PRE(between.has_value());
        const auto moved = apply(musgCatalogue(), band, *between);
        RC_ASSERT(moved.has_value());
        const auto later = outcomeOf(*moved, second, 200);
        RC_ASSERT(later.has_value());
        RC_ASSERT(*later == *alone);
    }));
}

void TestBandChange::movesAsFewLinesAsNeeded()
{
    const auto before = BandBuilder("orc").chief().sousChef().sousFifre().figurant().band();
    auto after = before;
    std::ranges::rotate(after.members, after.members.end() - 1);
    const auto changes = difference(musgCatalogue(), before, after);
    QVERIFY((changes == std::vector<Change>{MemberMoved{{4}, MemberId{1}}}));
}

void TestBandChange::refusesAChangeOfALineThatIsNotThere()
{
    const auto band = BandBuilder("orc").chief().band();
    const auto chief = band.members.front();
    for (const Change &change :
         {Change(ExperienceChanged{{2}, 1}), Change(MemberMoved{{2}, {}}),
          Change(MemberMoved{{1}, MemberId{2}}), Change(MemberCame{chief, {}})}) {
        const auto made = apply(musgCatalogue(), band, {change});
        QVERIFY(!made);
        QVERIFY(made.error().code == ErrorCode::NoSuchMember ||
                made.error().code == ErrorCode::MemberIdTaken);
    }
}

void TestBandChange::sumsAddUpWhateverCameBetween()
{
    auto before = BandBuilder("orc").chief().experience(3).campaign(50).band();
    auto after = before;
    after.treasury = 38;
    after.members.front().experience = 5;
    const auto changes = difference(musgCatalogue(), before, after);
    before.treasury = 20;
    before.members.front().experience = 10;
    const auto made = apply(musgCatalogue(), before, changes);
    QVERIFY(made);
    QCOMPARE(made->treasury, 8);
    QCOMPARE(made->members.front().experience, 12);
}

CORE_TEST(TestBandChange)

} // namespace tst_bandchange

#include "tst_bandchange.moc"
