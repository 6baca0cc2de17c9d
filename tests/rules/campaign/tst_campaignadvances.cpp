// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/views/views.h"
#include "tests/support/musg/campaignroom.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <algorithm>

namespace tst_campaignadvances {

using namespace escarmouche::rules;
using namespace escarmouche::rules::musg;
using namespace escarmouche::tests;

namespace {

/** The register's own list: number, id, and what must come first. */
struct Printed {
    int number;
    const char *id;
    std::vector<std::string> needs;
};
const std::vector<Printed> &printed()
{
    static const std::vector<Printed> kPrinted{
        {1, "good-eye", {}},
        {2, "bronze-fists", {}},
        {3, "bronze-body", {}},
        {4, "brawler", {}},
        {5, "strider", {}},
        {6, "brave", {}},
        {7, "lynx-eye", {"good-eye"}},
        {8, "iron-fists", {"bronze-fists"}},
        {9, "iron-body", {"bronze-body"}},
        {10, "accomplished-pugilist", {"brawler"}},
        {11, "woodsman", {"strider"}},
        {12, "intrepid", {"brave"}},
        {13, "eagle-eye", {"lynx-eye"}},
        {14, "steel-fists", {"iron-fists"}},
        {15, "steel-body", {"iron-body"}},
        {16, "combat-master", {"accomplished-pugilist"}},
        {17, "acrobat", {"woodsman"}},
        {18, "steel-nerves", {"intrepid"}},
        {19, "improved-health", {"steel-body"}},
        {20, "will-to-live", {"improved-health"}},
        {21, "weak-points", {"eagle-eye", "combat-master"}},
        {22, "vital-points", {"weak-points"}},
        {23, "blade-catcher", {"steel-body", "steel-nerves"}},
    };
    return kPrinted;
}

const Printed &named(const std::string &id)
{
    return *std::ranges::find_if(printed(), [&](const auto &each) { return each.id == id; });
}

/** An advance's prerequisites and theirs, the first ones first, but for one of them. */
void addAllBefore(const std::string &id, const std::string &without,
                  std::vector<std::string> &before)
{
    for (const auto &needed : named(id).needs) {
        if (needed == without)
            continue;
        addAllBefore(needed, without, before);
        if (std::ranges::count(before, needed) == 0)
            before.push_back(needed);
    }
}

/** A sous-chef with these advances and one more due, after a game. */
struct Due {
    CampaignRoom room;
    BandId band, other;
    FixtureId fixture;
    MemberId member;
    std::string key;

    explicit Due(const std::vector<std::string> &advances)
    {
        const int boxes = 5 * static_cast<int>(advances.size()) + 4;
        auto builder = BandBuilder("generic").campaign().chief().sousFifre(2).sousChef();
        for (const auto &advance : advances)
            builder.advance(advance);
        band = room.join(builder.experience(boxes).band());
        other = room.join(BandBuilder("generic").campaign().chief().sousFifre(2).band());
        fixture = room.schedule({band, other});
        member = room.member(band, 3);
        room.do_(EnterReport{fixture, room.blank(fixture), {}});
        room.settle(fixture, band, "survival");
        key = CampaignRoom::key("advance", member) + '/' + std::to_string(advances.size());
    }
    PostGameOption option(const std::string &advance) const
    {
        const auto line = room.line(fixture, band, key);
        return *std::ranges::find(line->options, advance, &PostGameOption::key);
    }
    Result<CampaignOutcome> take(const std::string &advance)
    {
        return room.trySettle(fixture, band, key, advance);
    }
};

} // namespace

class TestCampaignAdvances : public QObject
{
    Q_OBJECT

private slots:
    void theListIsThePrintedOne();
    void withItsPrerequisites_data();
    void withItsPrerequisites();
    void withoutEachOfItsPrerequisites_data();
    void withoutEachOfItsPrerequisites();
    void twoGreyBoxesBuyTwoAdvances();
    void aBandHasTheBoxesOfItsCampaign();
};

void TestCampaignAdvances::theListIsThePrintedOne()
{
    const auto &advances = musgCatalogue().of(Kind::Advance);
    QCOMPARE(advances.size(), printed().size());
    for (std::size_t i = 0; i < advances.size(); ++i) {
        const auto &entry = musgCatalogue()[advances[i]];
        QCOMPARE(entry.id, std::string(printed()[i].id));
        const auto &advance = std::get<Advance>(entry.what);
        QCOMPARE(advance.number, printed()[i].number);
        std::vector<std::string> needs;
        for (const EntryId needed : advance.requires_)
            needs.push_back(musgCatalogue()[needed].id);
        QCOMPARE(needs, printed()[i].needs);
    }
}

void TestCampaignAdvances::withItsPrerequisites_data()
{
    QTest::addColumn<QString>("id");
    for (const auto &each : printed())
        QTest::newRow(each.id) << QString::fromLatin1(each.id);
}

void TestCampaignAdvances::withItsPrerequisites()
{
    QFETCH(QString, id);
    const auto advance = id.toStdString();
    std::vector<std::string> before;
    addAllBefore(advance, {}, before);
    Due due(before);
    QVERIFY(due.option(advance).possible);
    const auto taken = due.take(advance);
    QVERIFY(taken);
    const auto &told = due.room.campaign().fixtures.front().postGames.front().lines.back().told;
    const auto rule = "MUSG-CAMP-" + std::to_string(named(advance).number + 11);
    QCOMPARE(told.front().rule, rule);
    const auto member = due.room.band(due.band).members.at(3);
    QCOMPARE(member.advances.back(), entry(advance));
    // Each once.
    Due again([&] {
        auto with = before;
        with.push_back(advance);
        return with;
    }());
    QVERIFY(!again.option(advance).possible);
    QCOMPARE(again.option(advance).rule, std::string("MUSG-CAMP-11"));
    QVERIFY(!again.take(advance));
}

void TestCampaignAdvances::withoutEachOfItsPrerequisites_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("without");
    for (const auto &each : printed()) {
        for (const auto &needed : each.needs)
            QTest::addRow("%s without %s", each.id, needed.c_str())
                << QString::fromLatin1(each.id) << QString::fromStdString(needed);
    }
}

void TestCampaignAdvances::withoutEachOfItsPrerequisites()
{
    QFETCH(QString, id);
    QFETCH(QString, without);
    std::vector<std::string> before;
    addAllBefore(id.toStdString(), without.toStdString(), before);
    Due due(before);
    const auto option = due.option(id.toStdString());
    QVERIFY(!option.possible);
    QCOMPARE(option.rule, std::string("MUSG-CAMP-11"));
    QCOMPARE(option.why.key, std::string("post.advance-needs"));
    const auto needed = std::get<Text>(option.why.values.front().second);
    QCOMPARE(needed, musgCatalogue()[entry(without.toStdString())].name);
    const auto refused = due.take(id.toStdString());
    QVERIFY(!refused);
    QCOMPARE(refused.error().subject, std::string("MUSG-CAMP-11"));
}

void TestCampaignAdvances::twoGreyBoxesBuyTwoAdvances()
{
    CampaignRoom room;
    const auto band =
        room.join(BandBuilder("generic").campaign().chief().sousFifre(2).experience(4).band());
    const auto other =
        room.join(BandBuilder("generic").campaign().chief().sousChef(2).sousFifre(2).band());
    const auto fixture = room.schedule({band, other});
    const auto who = room.member(band, 1);
    auto report = room.blank(fixture);
    for (const std::size_t place : {std::size_t{0}, std::size_t{1}, std::size_t{2}})
        putOut(report, 0, who, 1, room.member(other, place));
    report.seats[0].result = SeatResult::Win;
    report.seats[1].result = SeatResult::Loss;
    room.do_(EnterReport{fixture, report, {}});
    room.settle(fixture, band, CampaignRoom::key("knock-outs", who)); // 4 more
    room.settle(fixture, band, "survival");
    room.settle(fixture, band, "victory"); // 10 in all
    room.settle(fixture, band, CampaignRoom::key("advance", who) + "/0", "strider");
    room.settle(fixture, band, CampaignRoom::key("advance", who) + "/1", "woodsman");
    QVERIFY(!room.line(fixture, band, CampaignRoom::key("advance", who) + "/2"));
}

void TestCampaignAdvances::aBandHasTheBoxesOfItsCampaign()
{
    CampaignRoom room({{"xp_boxes_hero", std::int64_t{60}}, {"legal_bands", true}});
    const auto veteran = BandBuilder("generic").campaign().chief().experience(55).sousFifre(2);
    const auto text = encodeBand(musgCatalogue(), veteran.band());
    QVERIFY(room.tryTo(JoinBand{room.owner(), {}, text, Joining::AsItStands}));
    const auto joined = room.campaign().bands.back().band;
    const auto boxes = [&](std::span<const Setting> options) {
        const auto sheet =
            sheetOf(musgCatalogue(), *decodeBand(musgCatalogue(), joined->band(options)));
        return std::pair{sheet.figures[0][0].experience->boxes,
                         sheet.figures[1][0].experience->boxes};
    };
    QCOMPARE(boxes(room.campaign().options), (std::pair{60, 25}));
    QCOMPARE(boxes({}), (std::pair{50, 25}));
    const std::vector<Setting> both{{"xp_boxes_hero", std::int64_t{40}},
                                    {"xp_boxes_sous_fifre", std::int64_t{30}}};
    QCOMPARE(boxes(both), (std::pair{40, 30}));
    const auto crew = musgCampaigns().crewText(*joined, {}, both);
    QCOMPARE(decodeBand(musgCatalogue(), crew)->options.boxes, (Boxes{40, 30}));
    for (const std::int64_t beyond : {-1, 0, 201}) {
        const std::vector<Setting> options{{"xp_boxes_hero", beyond},
                                           {"xp_boxes_sous_fifre", beyond}};
        const auto read = decodeBand(musgCatalogue(), joined->band(options));
        QVERIFY(read && read->options.boxes == Boxes{});
    }
    // They are the campaign's: a band that goes on to another one leaves them behind.
    CampaignRoom other;
    other.do_(JoinBand{other.owner(), {}, joined->band(both), Joining::AsItStands}, "a veteran");
    QCOMPARE(other.band(other.campaign().bands.back().id).options.boxes, Boxes{});
}

CORE_TEST(TestCampaignAdvances)

} // namespace tst_campaignadvances

#include "tst_campaignadvances.moc"
