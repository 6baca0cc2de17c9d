// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/codec/codec.h"

#include "tests/support/musg/musgband.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

namespace tst_bandcodec {

using namespace escarmouche::rules;
using namespace escarmouche::rules::musg;
using escarmouche::tests::BandBuilder;
using escarmouche::tests::musgCatalogue;

class TestBandCodec : public QObject
{
    Q_OBJECT

private slots:
    void readsEveryFieldOfAFile();
    void keepsEveryFieldThroughTheCanonicalText();
    void leavesDefaultsOut();
    void leavesIdsOutOfAFile();
    void numbersMembersWithoutAnIdOfTheirOwn();
    void namesEveryComplaintWithItsPlace();
    void namesUnknownEntriesLastWithTheNearest();
    void refusesAnEntryOfTheWrongKind();
    void refusesANewerFormat();
    void acceptsWhatOnlyBreaksRules();
    void refusesANameOfTwoLines();
    void keepsAnOutcome();
    void refusesAnOutcomeNotUnderstood();
};

namespace {

/** A band file with these members and further fields. */
std::string file(const std::string &members, const std::string &more = {})
{
    return R"({"format":"escarmouche-band","version":1,"system":"musg","name":"Grok's lads",)"
           R"("race":"orc",)" +
           more + R"("members":[)" + members + "]}";
}

/** Code and place of every complaint. */
std::vector<std::pair<ErrorCode, std::string>> complaints(const std::string &text)
{
    const auto band = decodeBand(musgCatalogue(), text);
    if (band)
        return {};
    std::vector<std::pair<ErrorCode, std::string>> list;
    for (const auto &each : band.error().more)
        list.emplace_back(each.code, each.pointer);
    if (list.empty())
        list.emplace_back(band.error().code, band.error().pointer);
    return list;
}

using Complaints = std::vector<std::pair<ErrorCode, std::string>>;

} // namespace

void TestBandCodec::readsEveryFieldOfAFile()
{
    const auto band = decodeBand(
        musgCatalogue(),
        file(R"({"count":4,"rank":"sous-chef","row":"sous-fifre","profile":"goblin","name":"Snik",)"
             R"("gear":{"dagger":1,"bow":2},"arms":1,"advances":["good-eye"],)"
             R"("injuries":[{"injury":"implacable-hatred","against":"Elves"}],"experience":7,)"
             R"("hireling":true,"price":{"points":9,"reason":"a gift"},"notes":"two\nlines"})",
             R"("phase":"campaign","options":{"caps":{"total":750,"heroes":450,"sous_fifres":300},)"
             R"("xp_boxes":{"hero":60,"sous_fifre":30},)"
             R"("other_side":495,"mixed_races":true,"theme":"tribe"},"treasury":-3,)"
             R"("notes":"all of it",)"));
    QVERIFY(band);
    QCOMPARE(band->name, std::string("Grok's lads"));
    QVERIFY(band->phase == Phase::Campaign);
    QVERIFY((band->options.caps == Caps{750, 450, 300}));
    QVERIFY((band->options.boxes == Boxes{60, 30}));
    QCOMPARE(band->options.otherSide.value_or(0), 495);
    QVERIFY(band->options.mixedRaces && band->options.theme == Theme::Tribe);
    QCOMPARE(band->treasury, -3);
    QCOMPARE(band->notes, std::string("all of it"));
    const auto expected = BandBuilder("goblin")
                              .sousChef(4)
                              .row(Rank::SousFifre)
                              .named("Snik")
                              .with("dagger")
                              .with("bow", 2)
                              .arms(1)
                              .advance("good-eye")
                              .injury("implacable-hatred", "Elves")
                              .experience(7)
                              .hireling()
                              .band();
    auto member = expected.members.front();
    member.price = PriceByHand{9, "a gift"};
    member.notes = "two\nlines";
    QVERIFY(band->members.front() == member);
}

void TestBandCodec::keepsEveryFieldThroughTheCanonicalText()
{
    auto band = BandBuilder("goblin")
                    .chief("orc")
                    .named("<b>\"Grok\"</b>; DROP TABLE band")
                    .byHand(12)
                    .sousFifre(3)
                    .with("bow")
                    .injury("implacable-hatred", "=1+1")
                    .figurant(8)
                    .merc("elf-sniper")
                    .theme(Theme::Pulp)
                    .otherSide(0)
                    .campaign(17)
                    .band();
    band.members[1].notes = "é 漢 🙂";
    const auto text = encodeBand(musgCatalogue(), band);
    QVERIFY(text.find('\n') == std::string::npos);
    const auto again = decodeBand(musgCatalogue(), text);
    QVERIFY(again && *again == band);
    QCOMPARE(encodeBand(musgCatalogue(), *again), text);
}

void TestBandCodec::leavesDefaultsOut()
{
    const auto text = encodeBand(musgCatalogue(), BandBuilder("orc").chief().band());
    QCOMPARE(text, std::string(R"({"format":"escarmouche-band","version":1,"system":"musg",)"
                               R"("name":"A band","phase":"creation","race":"orc","members":)"
                               R"([{"id":1,"rank":"chief","profile":"orc"}]})"));
}

void TestBandCodec::leavesIdsOutOfAFile()
{
    const auto text = writeBandFile(musgCatalogue(), BandBuilder("orc").chief().band());
    QVERIFY(text.find("\"id\"") == std::string::npos);
    QVERIFY(text.ends_with("}\n"));
    QVERIFY(decodeBand(musgCatalogue(), text));
}

void TestBandCodec::numbersMembersWithoutAnIdOfTheirOwn()
{
    const std::string chief = R"("rank":"chief","profile":"orc"})";
    const auto band =
        decodeBand(musgCatalogue(), file("{" + chief + R"(,{"id":1,)" + chief + R"(,{"id":1,)" +
                                         chief + R"(,{"id":7,)" + chief));
    QVERIFY(band);
    std::vector<int> ids;
    for (const auto &member : band->members)
        ids.push_back(member.id.value);
    QCOMPARE(ids, (std::vector<int>{2, 1, 3, 7}));
}

void TestBandCodec::namesEveryComplaintWithItsPlace()
{
    const auto found = complaints(file(R"({"rank":"boss","profile":"orc","count":0},)"
                                       R"({"profile":"orc","rank":"chief","gear":{"bow":33}})",
                                       R"("colour":"red",)"));
    QCOMPARE(found, (Complaints{{ErrorCode::UnknownKey, ""},
                                {ErrorCode::NumberOutOfRange, "/members/0/count"},
                                {ErrorCode::WrongChoice, "/members/0/rank"},
                                {ErrorCode::NumberOutOfRange, "/members/1/gear/bow"}}));
}

void TestBandCodec::namesUnknownEntriesLastWithTheNearest()
{
    const auto text = file(R"({"rank":"chief","profile":"ork","arms":99},)"
                           R"({"rank":"chief","profile":"orc","gear":{"sworde":1}})");
    QCOMPARE(complaints(text), (Complaints{{ErrorCode::NumberOutOfRange, "/members/0/arms"},
                                           {ErrorCode::UnknownEntry, "/members/0/profile"},
                                           {ErrorCode::UnknownEntry, "/members/1/gear/sworde"}}));
    const auto band = decodeBand(musgCatalogue(), text);
    QCOMPARE(band.error().more[1].hint, std::string("orc"));
    QCOMPARE(band.error().more[2].hint, std::string("sword"));
}

void TestBandCodec::refusesAnEntryOfTheWrongKind()
{
    QCOMPARE(complaints(file(R"({"rank":"chief","profile":"sword"})")),
             (Complaints{{ErrorCode::UnknownEntry, "/members/0/profile"}}));
}

void TestBandCodec::refusesANewerFormat()
{
    const auto band =
        decodeBand(musgCatalogue(), R"({"format":"escarmouche-band","version":3,"more":[]})");
    QVERIFY(!band);
    QVERIFY(band.error().code == ErrorCode::NewerFormat);
    QCOMPARE(band.error().subject, std::string("3"));
}

void TestBandCodec::acceptsWhatOnlyBreaksRules()
{
    QVERIFY(decodeBand(musgCatalogue(), file(R"({"rank":"mercenary","profile":"orc","count":200},)"
                                             R"({"rank":"chief","profile":"elf-sniper","advances":)"
                                             R"(["good-eye","good-eye"],"gear":{"shield":32}})")));
    QVERIFY(decodeBand(musgCatalogue(), file({})));
}

void TestBandCodec::refusesANameOfTwoLines()
{
    QCOMPARE(complaints(file(R"({"rank":"chief","profile":"orc","name":"a\nb"})")),
             (Complaints{{ErrorCode::ForbiddenCharacter, "/members/0/name"}}));
}

void TestBandCodec::keepsAnOutcome()
{
    const auto &catalogue = musgCatalogue();
    const auto member = BandBuilder("orc").chief().with("sword").band().members.front();
    const auto sword = member.gear.front().entry;
    const std::vector<Change> changes{
        BandFieldChanged{BandField::Name, "a", "b"},
        MemberFieldChanged{{3}, MemberField::Price, "", "7 because"},
        TreasuryChanged{-12},
        ExperienceChanged{{3}, 2},
        GearChanged{{3}, sword, -1},
        AdvanceChanged{{3}, *catalogue.find("good-eye"), true},
        InjuryChanged{{3}, {*catalogue.find("implacable-hatred"), "Elves"}, false},
        MemberCame{member, MemberId{3}},
        MemberCame{member, MemberId{}},
        MemberCame{member, {}},
        MemberWent{member},
        MemberMoved{{3}, MemberId{4}},
        MemberMoved{{3}, {}},
    };
    const auto again = decodeOutcome(catalogue, encodeOutcome(catalogue, changes));
    QVERIFY(again && *again == changes);
}

void TestBandCodec::refusesAnOutcomeNotUnderstood()
{
    const auto &catalogue = musgCatalogue();
    QVERIFY(!decodeOutcome(catalogue, "{}"));
    QVERIFY(!decodeOutcome(catalogue, R"({"changes":[{"treasure":1}]})"));
    QVERIFY(!decodeOutcome(catalogue, R"({"changes":[{"gear":"sworde","member":1,"by":1}]})"));
}

CORE_TEST(TestBandCodec)

} // namespace tst_bandcodec

#include "tst_bandcodec.moc"
