// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/past/records.h"
#include "tests/support/files/manycases.h"
#include "tests/support/musg/randomcampaign.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace tst_campaignrecords {

using namespace escarmouche::rules;
using namespace escarmouche::tests;
using Kind = Befallen::Kind;

namespace {

musg::Band crocs()
{
    return BandBuilder("generic")
        .campaign(100)
        .chief()
        .named("Grok")
        .sousChef()
        .named("Nash")
        .experience(4)
        .sousFifre(2)
        .merc("elf-sniper")
        .band();
}

/** Two bands and a game between them. */
struct Recorded : CampaignRoom {
    BandId reds = join(crocs(), "Reds"), blues = join(crocs(), "Blues");
    FixtureId game = schedule({reds, blues});

    explicit Recorded(std::vector<Setting> options = {}) : CampaignRoom(std::move(options)) {}

    BandRecords records(BandId band) const { return recordsOf(musgCampaigns(), campaign(), band); }
    FigureRecord record(BandId band, std::size_t place) const
    {
        return *find(records(band), member(band, place));
    }
    /** A game in which the sous-chef of the second band puts those of the first one out. */
    void lose(std::vector<std::size_t> places)
    {
        auto report = blank(game);
        for (const std::size_t place : places)
            putOut(report, 1, member(blues, 1), 0, member(reds, place));
        report.seats[1].result = SeatResult::Win;
        report.seats[0].result = SeatResult::Loss;
        do_(EnterReport{game, report, {}});
    }
};

QString kinds(const FigureRecord &record)
{
    QString text;
    for (const auto &befallen : record.befallen)
        text += QChar(u"AIHRFL"[static_cast<std::size_t>(befallen.kind)]);
    return text;
}

} // namespace

class TestCampaignRecords : public QObject
{
    Q_OBJECT

private slots:
    void aFigureHasNoRecordBeforeItsFirstGame();
    void countsGamesAndKnockOutsByRank();
    void tellsAdvancesAndInjuriesInTheirOrderWithTheirGame();
    void tellsFirstWhatNoGameBrought();
    void theMemorialTellsWhoFellWhereAndToWhom();
    void thoseWithoutANameKeepTheirNumberWhenOneFalls();
    void whoStaysIsCalledAsBeforeInTheNextGame();
    void theOneOfAPrintedListNeedsNoNumber();
    void thoseWhoComeForPayNameTheirPriceAndRule();
    void aMercenaryPutOutOfActionIsNoLongerToBeHad();
    void aLostContactStaysToldWhoeverIsHiredLater();
    void ofTwoOfAKindTheOneLostIsTold();
    void aSuccessorIsKnownByHisName();
    void everythingAFigureHasIsAccountedFor_data();
    void everythingAFigureHasIsAccountedFor();
    void aKitIsAskedForOnlyWhereItIsUsedUp();
};

void TestCampaignRecords::aFigureHasNoRecordBeforeItsFirstGame()
{
    const Recorded room;
    const auto records = room.records(room.reds);
    QCOMPARE(records.figures.size(), std::size_t{5});
    QVERIFY(records.games.empty() && records.fallen.empty());
    for (const auto &record : records.figures)
        QVERIFY(record.tally.games == 0 && record.befallen.empty());
}

void TestCampaignRecords::countsGamesAndKnockOutsByRank()
{
    Recorded room;
    room.lose({0, 2, 3});
    const auto sousChef = room.record(room.blues, 1);
    QCOMPARE(sousChef.tally.games, 1);
    QCOMPARE(sousChef.tally.knockOuts, 3);
    QCOMPARE(sousChef.tally.byRank.at("sous-fifre"), 2);
    QCOMPARE(sousChef.tally.byRank.at("chief"), 1);
    const auto records = room.records(room.blues);
    QCOMPARE(records.ranks.at("sous-fifre"), musgCampaigns().rankName("sous-fifre"));
    QCOMPARE(records.games.front().number, 1);
    QCOMPARE(records.games.front().against, std::vector<std::string>{"Reds"});
    QCOMPARE(room.record(room.reds, 0).tally.outOfAction, 1);
    QCOMPARE(room.record(room.reds, 1).tally.outOfAction, 0);
}

void TestCampaignRecords::tellsAdvancesAndInjuriesInTheirOrderWithTheirGame()
{
    Recorded room;
    room.lose({1});
    const MemberId nash = room.member(room.reds, 1);
    const std::string line = CampaignRoom::key("recovery", nash);
    room.roll(room.game, room.reds, line, {2, 2}); // 22: slower for good
    room.confirmAll(room.game, room.reds);
    const auto open = room.document(room.game, room.reds).lines;
    const auto advance = std::ranges::find_if(
        open, [](const auto &each) { return !each.done && each.step == "advance"; });
    QVERIFY(advance != open.end());
    room.settle(room.game, room.reds, advance->key, "good-eye");
    const auto record = room.record(room.reds, 1);
    QCOMPARE(kinds(record), QStringLiteral("IA"));
    for (const auto &befallen : record.befallen)
        QCOMPARE(befallen.fixture, room.game);
    QCOMPARE(record.befallen[0].rule, std::string("MUSG-INJURY-05"));
    QCOMPARE(record.befallen[1].rule, std::string("MUSG-CAMP-12"));
    QVERIFY(!record.befallen[1].what.empty());
    QCOMPARE(record.figure.experience, room.band(room.reds).members[1].experience);
}

void TestCampaignRecords::tellsFirstWhatNoGameBrought()
{
    Recorded room;
    const MemberId nash = room.member(room.reds, 1);
    room.do_(ActOnBand{room.reds, Give{"bronze-fists", {{nash, 1}}, 1, {}}}, "a gift");
    room.lose({1});
    room.roll(room.game, room.reds, CampaignRoom::key("recovery", nash), {2, 2});
    room.confirmAll(room.game, room.reds);
    const auto record = room.record(room.reds, 1);
    QCOMPARE(kinds(record), QStringLiteral("AI"));
    QCOMPARE(record.befallen[0].fixture, FixtureId{});
    QCOMPARE(record.befallen[1].fixture, room.game);
}

void TestCampaignRecords::theMemorialTellsWhoFellWhereAndToWhom()
{
    Recorded room;
    room.lose({0, 2});
    const MemberId chief = room.member(room.reds, 0), other = room.member(room.reds, 2);
    room.roll(room.game, room.reds, CampaignRoom::key("recovery", chief), {1, 1});
    room.roll(room.game, room.reds, CampaignRoom::key("recovery", other), {2});
    room.confirmAll(room.game, room.reds);
    const auto records = room.records(room.reds);
    QCOMPARE(records.fallen.size(), std::size_t{2});
    for (const auto &fallen : records.fallen) {
        QCOMPARE(fallen.fixture, room.game);
        QCOMPARE(fallen.record.tally.games, 1);
        QVERIFY(kinds(fallen.record).endsWith(u'F'));
        QVERIFY(fallen.by.has_value());
        QCOMPARE(fallen.by->band, std::string("Blues"));
        QCOMPARE(fallen.by->name.en, std::string("Nash"));
    }
    const auto grok = std::ranges::find_if(
        records.fallen, [&](const auto &each) { return each.record.figure.member == chief; });
    QCOMPARE(grok->record.figure.name.en, std::string("Grok"));
    QCOMPARE(grok->record.befallen.back().rule, std::string("MUSG-INJURY-03"));
    QVERIFY(find(records, chief) == nullptr);
}

void TestCampaignRecords::thoseWithoutANameKeepTheirNumberWhenOneFalls()
{
    Recorded room;
    room.lose({2, 3});
    const std::array both{room.member(room.reds, 2), room.member(room.reds, 3)};
    std::set<std::string> before, fallen, told;
    for (const auto member : both)
        before.insert(find(room.records(room.reds), member)->figure.name.en);
    for (const auto member : both) {
        const auto line = CampaignRoom::key("recovery", member);
        room.roll(room.game, room.reds, line, {1});
        const auto thrown = say(musgCampaigns().phrases(), room.told(), Language::English);
        QVERIFY2(thrown.find(line) == std::string::npos, thrown.c_str());
        room.confirmAll(room.game, room.reds);
        for (const auto &done : room.document(room.game, room.reds).lines) {
            if (done.key == line)
                told.insert(say(musgCampaigns().phrases(), done.sentence, Language::English));
        }
    }
    for (const auto &each : room.records(room.reds).fallen)
        fallen.insert(each.record.figure.name.en);
    QCOMPARE(before.size(), both.size());
    QCOMPARE(fallen, before);
    QCOMPARE(told.size(), both.size());
}

void TestCampaignRecords::whoStaysIsCalledAsBeforeInTheNextGame()
{
    Recorded room;
    const MemberId stays = room.member(room.reds, 3);
    const auto name = room.record(room.reds, 3).figure.name;
    QCOMPARE(name.en, std::string("Sous-fifre 2"));
    room.lose({2});
    room.roll(room.game, room.reds, CampaignRoom::key("recovery", room.member(room.reds, 2)), {1});
    room.confirmAll(room.game, room.reds);
    room.do_(ActOnBand{room.reds, Recruit{"sous-fifre", 1, {}}});
    // Before the others, and yet the last who came.
    const MemberId last = room.band(room.reds).members.back().id;
    room.do_(ActOnBand{room.reds, MoveMembers{{last}, {stays}}});
    auto next = room.blank(room.schedule({room.reds, room.blues}));
    QCOMPARE(figureIn(next, 0, stays).name, name);
    QCOMPARE(figureIn(next, 0, last).name.en, std::string("Sous-fifre 3"));
    QCOMPARE(room.records(room.reds).fallen.front().record.figure.name.en,
             std::string("Sous-fifre 1"));
}

void TestCampaignRecords::theOneOfAPrintedListNeedsNoNumber()
{
    CampaignRoom room;
    const auto names = [&](const musg::Band &band) {
        QStringList list;
        for (const auto &figure : room.entrant(room.join(band)).band->figures())
            list << QString::fromStdString(figure.name.en);
        return list;
    };
    const auto list = [] {
        return BandBuilder("human").figure("major-rogers").figure("neo-tommy").figure("neo-tommy");
    };
    QCOMPARE(names(list().band()),
             QStringList({QStringLiteral("Major Rogers"), QStringLiteral("Neo-tommy 1"),
                          QStringLiteral("Neo-tommy 2")}));
    // Who comes second is told apart; the first one stays who he was.
    QCOMPARE(names(list().figure("major-rogers").band()).filter(QStringLiteral("Major Rogers")),
             QStringList({QStringLiteral("Major Rogers"), QStringLiteral("Major Rogers 2")}));
}

void TestCampaignRecords::thoseWhoComeForPayNameTheirPriceAndRule()
{
    Recorded room;
    const auto hirelings = room.records(room.reds).hirelings;
    QCOMPARE(hirelings.size(), std::size_t{1});
    QCOMPARE(hirelings.front().figure.member, room.member(room.reds, 4));
    QCOMPARE(hirelings.front().rule, std::string("MUSG-MERC-01"));
    const auto crew = crewDocument(musgCampaigns(), room.campaign(), room.game, room.reds);
    QCOMPARE(hirelings.front().price, crew[4].fee);
}

void TestCampaignRecords::aMercenaryPutOutOfActionIsNoLongerToBeHad()
{
    Recorded room;
    const MemberId sniper = room.member(room.reds, 4);
    QVERIFY(room.records(room.reds).lost.empty());
    room.lose({4});
    room.confirmAll(room.game, room.reds);
    const auto records = room.records(room.reds);
    QVERIFY(records.hirelings.empty());
    QCOMPARE(records.lost.size(), std::size_t{1});
    const auto &lost = records.lost.front();
    QCOMPARE(lost.record.figure.member, sniper);
    QCOMPARE(lost.record.figure.name.en, std::string("Elf sniper 1"));
    QCOMPARE(lost.record.tally.games, 1);
    QCOMPARE(lost.fixture, room.game);
    QCOMPARE(lost.by->band, std::string("Blues"));
    QCOMPARE(kinds(lost.record), QStringLiteral("L"));
    QCOMPARE(lost.record.befallen.front().rule, std::string("MUSG-MERC-02"));
    QVERIFY(records.ranks.contains("mercenary"));
}

void TestCampaignRecords::aLostContactStaysToldWhoeverIsHiredLater()
{
    Recorded room;
    room.lose({4});
    room.confirmAll(room.game, room.reds);
    const auto first = room.records(room.reds).lost;
    room.do_(ActOnBand{room.reds, Recruit{"elf-sniper", 1, {}}});
    QCOMPARE(room.records(room.reds).lost, first);
    QCOMPARE(room.records(room.reds).hirelings.size(), std::size_t{1});
    room.settle(room.game, room.reds,
                CampaignRoom::key("advance", room.member(room.reds, 1)) + "/0", "good-eye");
    room.confirmAll(room.game, room.reds);
    room.do_(ClosePostGame{room.game, room.reds});
    // He is lost in his turn.
    const FixtureId before = std::exchange(room.game, room.schedule({room.reds, room.blues}));
    const MemberId second = room.member(room.reds, 4);
    room.lose({4});
    room.confirmAll(room.game, room.reds);
    const auto lost = room.records(room.reds).lost;
    QCOMPARE(lost.size(), std::size_t{2});
    QCOMPARE(lost[0].fixture, before);
    QCOMPARE(lost[1].fixture, room.game);
    QCOMPARE(lost[1].record.figure.member, second);
    QVERIFY(lost[0].record.figure.member != second);
}

void TestCampaignRecords::ofTwoOfAKindTheOneLostIsTold()
{
    Recorded room;
    room.do_(ActOnBand{room.reds, Recruit{"elf-sniper", 1, {}}});
    const MemberId lost = room.member(room.reds, 4);
    room.lose({4});
    room.confirmAll(room.game, room.reds);
    const auto records = room.records(room.reds);
    QCOMPARE(records.hirelings.size(), std::size_t{1});
    QCOMPARE(records.lost.size(), std::size_t{1});
    QCOMPARE(records.lost.front().record.figure.member, lost);
}

void TestCampaignRecords::aSuccessorIsKnownByHisName()
{
    Recorded room;
    room.lose({0});
    room.roll(room.game, room.reds, CampaignRoom::key("recovery", room.member(room.reds, 0)),
              {1, 1});
    room.confirmAll(room.game, room.reds);
    room.settle(room.game, room.reds,
                CampaignRoom::key("advance", room.member(room.reds, 0)) + "/0",
                "good-eye"); // the sous-chef, who is first now
    room.confirmAll(room.game, room.reds);
    const auto members = room.band(room.reds).members;
    const auto chief = std::ranges::find(members, musg::Rank::Chief, &musg::Member::rank);
    QVERIFY(chief != members.end());
    QCOMPARE(chief->name, std::string("Nash"));
    QVERIFY(kinds(*find(room.records(room.reds), chief->id)).contains(u'R'));
}

void TestCampaignRecords::everythingAFigureHasIsAccountedFor_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= (kSanitized ? 2 : 12); ++seed)
        QTest::addRow("%d", seed) << seed;
}

/** Whatever a figure carries of its games stands in its record once, whoever it is. */
void TestCampaignRecords::everythingAFigureHasIsAccountedFor()
{
    QFETCH(int, seed);
    CampaignRoom room;
    RandomCampaign random(room, static_cast<std::uint64_t>(seed), seed % 2 == 0);
    random.play(8);
    for (const auto &entrant : room.campaign().bands) {
        const auto company = room.company(entrant.id);
        const auto records = recordsOf(musgCampaigns(), room.campaign(), entrant.id);
        QCOMPARE(records.figures.size(), company.band.members.size());
        QCOMPARE(records.fallen.size(), company.fallen.size());
        for (std::size_t i = 0; i < company.band.members.size(); ++i) {
            const auto text = kinds(records.figures[i]);
            const auto &member = company.band.members[i];
            QCOMPARE(static_cast<std::size_t>(text.count(u'A')), member.advances.size());
            QVERIFY(static_cast<std::size_t>(text.count(u'I')) >= member.injuries.size());
            QVERIFY(!text.contains(u'F'));
        }
        for (const auto &fallen : records.fallen)
            QVERIFY(kinds(fallen.record).endsWith(u'F'));
    }
}

void TestCampaignRecords::aKitIsAskedForOnlyWhereItIsUsedUp()
{
    for (const bool consumed : {false, true}) {
        Recorded room({{"medikit_consumed", consumed}});
        const MemberId grok = room.member(room.reds, 0);
        room.do_(ActOnBand{room.reds, Give{"medikit", {{grok, 1}}, 2, {}}}, "a gift");
        const auto words = musgCampaigns().reportWords(*room.entrant(room.reds).band, grok,
                                                       room.campaign().options);
        const auto kits = std::ranges::count(words, ReportWord::Kind::Used, &ReportWord::kind);
        QCOMPARE(kits, consumed ? 1 : 0);
        if (consumed)
            QCOMPARE(words.front().most, 2);
        QVERIFY(std::ranges::count(words, std::string("guarded"), &ReportWord::key) == 1);
        const auto others = musgCampaigns().reportWords(
            *room.entrant(room.reds).band, room.member(room.reds, 2), room.campaign().options);
        QCOMPARE(others.size(), std::size_t{1}); // he may fall to death
    }
}

CORE_TEST(TestCampaignRecords)

} // namespace tst_campaignrecords

#include "tst_campaignrecords.moc"
