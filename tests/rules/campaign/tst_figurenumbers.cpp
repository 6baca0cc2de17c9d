// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/past/records.h"
#include "rules/core/campaign/past/season.h"
#include "rules/core/campaign/past/toldnames.h"
#include "rules/core/campaign/rounds/standings.h"
#include "rules/musg/bandrules.h"
#include "rules/musg/campaign/numbers.h"
#include "rules/musg/play/setup/muster.h"
#include "tests/support/musg/randomcampaign.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <map>
#include <set>

namespace tst_figurenumbers {

using namespace escarmouche::rules;
using namespace escarmouche::rules::musg;
using namespace escarmouche::tests;

namespace {

using Names = std::map<MemberId, std::string>;

Names namesOf(const Entrant &band)
{
    Names names;
    for (const auto &figure : band.band->figures())
        names[figure.member] = figure.name.en;
    return names;
}

/** "Chief, Sous-fifre 1": all of a band, in its order. */
QString listed(const Entrant &band)
{
    QStringList list;
    for (const auto &figure : band.band->figures())
        list << QString::fromStdString(figure.name.en);
    return list.join(QStringLiteral(", "));
}

/** A campaign as stored texts of a version make it. */
Campaign foldedFrom(const std::vector<CampaignOutcome> &outcomes, int version)
{
    Campaign campaign;
    for (const auto &outcome : outcomes)
        (void)evolve(musgCampaigns(), campaign,
                     *decodeCampaignOutcome(musgCampaigns(), encode(outcome, version)));
    return campaign;
}

/** A band of a chief and three sous-fifres, none of whom has a name. */
struct Nameless : CampaignRoom {
    BandId reds = join(BandBuilder("generic").campaign(60).chief().sousFifre(3).band(), "Reds");

    void recruit(int count = 1) { do_(ActOnBand{reds, Recruit{"sous-fifre", count, {}}}, "test"); }
    void strikeOff(std::size_t place)
    {
        do_(ActOnBand{reds, Discard{{{{member(reds, place), 1}, {}, 1}}}}, "test");
    }
    void call(std::size_t place, const std::string &name)
    {
        do_(ActOnBand{reds, SetProperties{{{member(reds, place), 1}}, {{"name", name}}}});
    }
    void promote(std::size_t place)
    {
        do_(ActOnBand{reds, SetProperties{{{member(reds, place), 1}},
                                          {{"rank", std::string("sous-chef")}}}},
            "test");
    }
    QString names() const { return listed(entrant(reds)); }
    QString name(std::size_t place) const
    {
        return QString::fromStdString(entrant(reds).band->figures().at(place).name.en);
    }
};

/** Of "Sous-fifre 3": 3. */
std::string numberOf(const Text &name)
{
    return name.en.substr(name.en.rfind(' ') + 1);
}

const Text *figureIn(const Phrase &sentence)
{
    for (const auto &[key, value] : sentence.values) {
        if (key == "figure")
            return std::get_if<Text>(&value);
    }
    return nullptr;
}

bool tellsWhoLeaves(const Phrase &sentence)
{
    return std::ranges::count(sentence.values, "hireling",
                              [](const auto &value) { return value.first; }) > 0;
}

/** Takes the number of a figure in the sentences of its own settled line for another. */
void calledBySomeOtherNumber(CampaignChange &change)
{
    auto *settled = std::get_if<LineSettled>(&change);
    if (!settled || musgCampaigns().memberOf(settled->line.line) == MemberId{})
        return;
    for (auto &told : settled->line.told) {
        for (auto &[key, value] : told.sentence.values) {
            auto *name = key == "figure" ? std::get_if<Text>(&value) : nullptr;
            if (name && !tellsWhoLeaves(told.sentence))
                *name = {name->en + "1", name->fr + "1"};
        }
    }
}

/** Whether all that befell him calls him as his record does, but for his rank of that day. */
bool tellsOnly(const FigureRecord &record, const Entrant &band)
{
    return record.figure.name == band.band->called(record.figure.member) &&
           std::ranges::all_of(record.befallen, [&](const Befallen &befallen) {
               const auto *name = figureIn(befallen.sentence);
               return !name || *name == record.figure.name ||
                      numberOf(*name) == numberOf(record.figure.name);
           });
}

} // namespace

class TestFigureNumbers : public QObject
{
    Q_OBJECT

private slots:
    void aNumberIsGivenOnceAndKept();
    void aNameTakenAwayGivesTheNumberBack();
    void whoRisesKeepsHisNumber();
    void whoFollowsTheChiefKeepsHisNumber();
    void whoIsCalledSoStaysTheOnlyOne();
    void aGameIsToldWithTheRanksOfItsDay();
    void whoIsTheOnlyOneNeedsNone();
    void nobodySharesOrChangesItInACampaign();
    void everyPageCallsHimTheSame();
    void aNewSeasonGoesOnCounting();
    void whoComesFreshIsCountedAnew();
    void whoStaysKeepsItWhenAnEarlierActIsTakenOut();
    void whatWasStoredBeforeIsNumberedAsItCame();
    void whatWasToldBeforeNamesHimByIt();
    void whatWasSettledBeforeAPromotionNamesHimAsTheReportDoes();
    void aBandFileKeepsIt();
};

void TestFigureNumbers::aNumberIsGivenOnceAndKept()
{
    Nameless room;
    room.strikeOff(3);
    room.recruit(2);
    QCOMPARE(room.names(),
             QStringLiteral("Chief, Sous-fifre 2, Sous-fifre 3, Sous-fifre 5, Sous-fifre 6"));
    room.strikeOff(1);
    QCOMPARE(room.name(1), QStringLiteral("Sous-fifre 3"));
    QCOMPARE(room.entrant(room.reds).band->called({room.member(room.reds, 1).value - 1}).en,
             std::string("Sous-fifre 2")); // who is gone
}

void TestFigureNumbers::aNameTakenAwayGivesTheNumberBack()
{
    Nameless room;
    room.call(2, "Snik");
    room.recruit();
    QCOMPARE(room.names(), QStringLiteral("Chief, Sous-fifre 2, Snik, Sous-fifre 4, Sous-fifre 5"));
    room.call(2, "");
    QCOMPARE(room.name(2), QStringLiteral("Sous-fifre 3"));
}

void TestFigureNumbers::whoRisesKeepsHisNumber()
{
    Nameless room;
    room.promote(3);
    room.recruit();
    QCOMPARE(room.names(),
             QStringLiteral("Chief, Sous-fifre 2, Sous-fifre 3, Sous-chef 4, Sous-fifre 5"));
    room.promote(1);
    QCOMPARE(room.name(1), QStringLiteral("Sous-chef 2"));
    // As it is stored and folded again.
    const auto folded = foldedFrom(room.outcomes(), kCampaignVersion);
    QCOMPARE(encode(folded), encode(room.campaign()));
    // Whoever comes as a sous-chef is called as nobody is or will be.
    room.do_(ActOnBand{room.reds, Recruit{"sous-chef", 1, {}}}, "test");
    QCOMPARE(room.name(5), QStringLiteral("Sous-chef 6"));
}

/** Who follows a chief whom nobody had named keeps his number too. */
void TestFigureNumbers::whoFollowsTheChiefKeepsHisNumber()
{
    CampaignRoom room;
    const auto reds = room.join(
        BandBuilder("generic").campaign(60).chief().sousChef().sousFifre(2).band(), "Reds");
    auto company = *decodeCompany(musgCatalogue(), room.entrant(reds).band->state());
    QCOMPARE(listed(room.entrant(reds)),
             QStringLiteral("Chief, Sous-chef 2, Sous-fifre 3, Sous-fifre 4"));
    const Company before = company;
    company.fallen.emplace_back().member = company.band.members.front();
    company.band.members.erase(company.band.members.begin());
    company.band.members.front().rank = Rank::Chief;
    numberNewcomers(musgCatalogue(), before, company);
    QCOMPARE(company.band.members.front().number, 2);
    QCOMPARE(company.fallen.front().member.number, 1);
}

void TestFigureNumbers::whoIsCalledSoStaysTheOnlyOne()
{
    CampaignRoom room;
    const auto reds = room.join(
        BandBuilder("generic").campaign(60).chief().sousChef(2).sousFifre(2).band(), "Reds");
    QCOMPARE(listed(room.entrant(reds)),
             QStringLiteral("Chief, Sous-chef 2, Sous-chef 3, Sous-fifre 4, Sous-fifre 5"));
    // Of a band that was counted rank by rank, as it was stored once.
    auto company = *decodeCompany(musgCatalogue(), room.entrant(reds).band->state());
    company.band.members[3].number = 3;
    const Company before = company;
    company.band.members[3].rank = Rank::SousChef;
    numberNewcomers(musgCatalogue(), before, company);
    QCOMPARE(company.band.members[3].number, 6); // which nobody has had
    QCOMPARE(company.band.members[2].number, 3);
    // A number behind a name is nobody's to see: it gives way.
    company = before;
    company.band.members[2].name = "Urzag";
    company.band.members[3].rank = Rank::SousChef;
    numberNewcomers(musgCatalogue(), before, company);
    QCOMPARE(company.band.members[3].number, 3);
    QCOMPARE(company.band.members[2].number, 4);
}

void TestFigureNumbers::aGameIsToldWithTheRanksOfItsDay()
{
    Nameless room;
    const auto third = room.member(room.reds, 3);
    Fixture game;
    game.plan.bands = {room.reds};
    BattleReport report;
    auto &figure = report.figures.emplace_back();
    figure.figure = {seatOf(game, room.reds), third, 0};
    figure.name = {"Sous-fifre 4", "Sous-fifre 4"};
    game.report = std::make_shared<const BattleReport>(report);
    room.promote(3);
    const Phrase sentence{"post.knock-outs", {{"figure", figure.name}}};
    const SettledLine line{"recovery/" + std::to_string(third.value), {}, {}, {{"", sentence}}};
    const auto told = [&] {
        const auto now = toldOf(musgCampaigns(), room.entrant(room.reds), game, line);
        return figureIn(now.front().sentence)->en;
    };
    QCOMPARE(told(), std::string("Sous-fifre 4"));
    QCOMPARE(calledIn(room.campaign(), game, figure).en, std::string("Sous-fifre 4"));
    room.call(3, "Snik");
    QCOMPARE(told(), std::string("Snik"));
    QCOMPARE(calledIn(room.campaign(), game, figure).en, std::string("Snik"));
}

void TestFigureNumbers::whoIsTheOnlyOneNeedsNone()
{
    CampaignRoom room;
    const auto list = BandBuilder("human").figure("major-rogers").figure("neo-tommy");
    const auto band = room.join(list.band());
    QCOMPARE(listed(room.entrant(band)), QStringLiteral("Major Rogers, Neo-tommy 1"));
    // Whoever comes second is told apart; the first one stays who he was.
    room.do_(ActOnBand{band, Duplicate{{{room.member(band, 0), 1}}}}, "test");
    auto names = listed(room.entrant(band)).split(QStringLiteral(", "));
    names.sort();
    QCOMPARE(names.join(u'|'), QStringLiteral("Major Rogers|Major Rogers 2|Neo-tommy 1"));
}

void TestFigureNumbers::nobodySharesOrChangesItInACampaign()
{
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        CampaignRoom room;
        RandomCampaign random(room, seed, seed == 2);
        random.play(10);
        Campaign campaign;
        std::map<std::pair<BandId, std::string>, MemberId> owners;
        std::map<std::tuple<BandId, MemberId, std::string>, std::string> known;
        for (const auto &outcome : room.outcomes()) {
            QVERIFY(evolve(musgCampaigns(), campaign, outcome));
            for (const auto &band : campaign.bands) {
                for (const auto &figure : band.band->figures()) {
                    const auto name = figure.name.en;
                    const auto owner = owners.try_emplace({band.id, name}, figure.member).first;
                    QCOMPARE(owner->second, figure.member);
                    const auto same =
                        known.try_emplace({band.id, figure.member, figure.rank}, name).first;
                    QCOMPARE(same->second, name);
                }
            }
        }
        QVERIFY(owners.size() > 4 * 8); // somebody was hired
    }
}

void TestFigureNumbers::everyPageCallsHimTheSame()
{
    CampaignRoom room;
    RandomCampaign random(room, 7);
    random.play(12);
    const MusgBandRules bandRules(std::move(*musg::Catalogue::load(catalogueFile)));
    int fallen = 0;
    for (const auto &band : room.campaign().bands) {
        const auto names = namesOf(band);
        const auto isSame = [&](MemberId member, const Text &text) {
            return names.at(member) == text.en;
        };
        const auto next = room.schedule({band.id, room.campaign().bands.front().id == band.id
                                                      ? room.campaign().bands.back().id
                                                      : room.campaign().bands.front().id});
        const auto &entrant = room.entrant(band.id);
        for (const auto &line : crewDocument(musgCampaigns(), room.campaign(), next, band.id))
            QVERIFY(isSame(line.member, line.name));
        for (const auto &figure : room.blank(next).figures) {
            if (figure.figure.seat == SeatId{0})
                QVERIFY(isSame(figure.figure.member, figure.name));
        }
        const auto records = recordsOf(musgCampaigns(), room.campaign(), band.id);
        for (const auto &record : records.figures)
            QVERIFY(isSame(record.figure.member, record.figure.name));
        std::set<std::string> gone;
        for (const auto &each : records.fallen) {
            const auto &figure = each.record.figure;
            QCOMPARE(entrant.band->called(figure.member), figure.name);
            QVERIFY(gone.insert(figure.name.en).second);
            ++fallen;
        }
        const auto text = entrant.band->band(room.campaign().options);
        const auto roster = bandRules.roster(text);
        for (const auto &group : roster->groups) {
            for (const auto &row : group.rows) {
                for (const auto &figure : row.figures)
                    QVERIFY(isSame(figure.member, figure.called));
            }
        }
        std::set<std::string> printed;
        const auto sheet = bandRules.sheet(text);
        for (const auto &group : sheet->figures) {
            for (const auto &figure : group) {
                for (const auto &called : figure.called)
                    printed.insert(called.en);
            }
        }
        std::vector<MemberId> all;
        for (const auto &[member, name] : names) {
            QVERIFY(printed.contains(name));
            all.push_back(member);
        }
        const auto crew = *decodeBand(
            musgCatalogue(), musgCampaigns().crewText(*entrant.band, all, room.campaign().options));
        for (const auto &fighter : play::fightersOf(musgCatalogue(), {{SeatId{0}, &crew}}))
            QVERIFY(isSame(fighter.ref.member, play::calledOf(fighter)));
    }
    QVERIFY(fallen > 0);
    std::set<std::pair<BandId, std::string>> standing;
    for (const auto &row : figureStandings(room.campaign())) {
        QCOMPARE(room.entrant(row.band).band->called(row.member), row.name);
        QVERIFY2(standing.emplace(row.band, row.name.en).second, row.name.en.c_str());
    }
    for (const auto &fixture : room.campaign().fixtures) {
        for (const auto &figure : reportOf(musgCampaigns(), room.campaign(), fixture).figures) {
            const auto band =
                fixture.plan.bands[static_cast<std::size_t>(figure.figure.seat.value)];
            const auto now = room.entrant(band).band->called(figure.figure.member);
            QVERIFY(figure.name == now || numberOf(figure.name) == numberOf(now));
        }
    }
}

void TestFigureNumbers::aNewSeasonGoesOnCounting()
{
    Nameless room;
    room.strikeOff(3); // Sous-fifre 4 is not there, and yet was
    Campaign made;
    int fresh = 1;
    while (const auto act = nextOfSeason(room.campaign(), made, "Second season", "uid-2")) {
        const auto outcome = decide(musgCampaigns(), made, {*act, fresh, "a test"});
        QVERIFY(outcome && evolve(musgCampaigns(), made, *outcome));
        fresh += 1000;
    }
    const auto before = listed(made.bands.front());
    QCOMPARE(before, QStringLiteral("Chief, Sous-fifre 2, Sous-fifre 3"));
    const ActOnBand hire{made.bands.front().id, Recruit{"sous-fifre", 1, {}}};
    QVERIFY(evolve(musgCampaigns(), made, *decide(musgCampaigns(), made, {hire, fresh, "test"})));
    QCOMPARE(listed(made.bands.front()), before + QStringLiteral(", Sous-fifre 5"));
}

void TestFigureNumbers::whoComesFreshIsCountedAnew()
{
    Nameless room;
    room.strikeOff(1);
    auto band = room.band(room.reds);
    const auto again = room.join(band, "Fresh", Joining::Fresh);
    QCOMPARE(listed(room.entrant(again)), QStringLiteral("Chief, Sous-fifre 2, Sous-fifre 3"));
}

void TestFigureNumbers::whoStaysKeepsItWhenAnEarlierActIsTakenOut()
{
    Nameless room;
    room.recruit(); // 5
    room.recruit(2); // 6, 7
    const auto outcomes = room.outcomes();
    const auto inputs = room.inputs();
    // Decided once more on what there would be without the recruit of before.
    auto campaign = foldedFrom({outcomes.begin(), outcomes.end() - 2}, kCampaignVersion);
    const auto again = decide(musgCampaigns(), campaign, inputs.back());
    QVERIFY(again && encode(*again) != encode(outcomes.back()));
    const auto kept = withNumbersOf(musgCampaigns(), campaign, *again, outcomes.back());
    QCOMPARE(encode(kept), encode(outcomes.back()));
    QVERIFY(evolve(musgCampaigns(), campaign, kept));
    QCOMPARE(listed(campaign.bands.front()),
             QStringLiteral(
                 "Chief, Sous-fifre 2, Sous-fifre 3, Sous-fifre 4, Sous-fifre 6, Sous-fifre 7"));
    // Where others have got these numbers since, they are given anew.
    const CampaignInput many{ActOnBand{room.reds, Recruit{"sous-fifre", 4, {}}}, 900'000, "test"};
    campaign = foldedFrom({outcomes.begin(), outcomes.end() - 2}, kCampaignVersion);
    QVERIFY(evolve(musgCampaigns(), campaign, *decide(musgCampaigns(), campaign, many)));
    const auto third =
        withNumbersOf(musgCampaigns(), campaign, *decide(musgCampaigns(), campaign, inputs.back()),
                      outcomes.back());
    QVERIFY(evolve(musgCampaigns(), campaign, third));
    QVERIFY(listed(campaign.bands.front()).endsWith(QStringLiteral(", Sous-fifre 10")));
}

void TestFigureNumbers::whatWasStoredBeforeIsNumberedAsItCame()
{
    for (const std::uint64_t seed : {31U, 32U, 33U}) {
        CampaignRoom room;
        RandomCampaign random(room, seed, seed == 32);
        random.play(8);
        const auto folded = foldedFrom(room.outcomes(), 1);
        QCOMPARE(encode(folded, 1), encode(room.campaign(), 1));
        // And stored as it was then, it tells no number.
        const auto former = encode(folded, 1);
        QCOMPARE(campaignVersion(former), 1);
        QVERIFY(former.find("\"numbered\"") == std::string::npos);
        QVERIFY(former.find("\"number\":5") == std::string::npos);
        QCOMPARE(campaignVersion(encode(folded)), kCampaignVersion);
        for (const auto &outcome : room.outcomes())
            QCOMPARE(encode(*decodeCampaignOutcome(musgCampaigns(), encode(outcome, 1)), 1),
                     encode(outcome, 1));
    }
}

void TestFigureNumbers::whatWasToldBeforeNamesHimByIt()
{
    Nameless room;
    const auto chief = room.member(room.reds, 0);
    const auto second = room.member(room.reds, 2);
    const auto third = room.member(room.reds, 3);
    room.strikeOff(1);
    Fixture game;
    game.plan.bands = {room.reds};
    const auto told = [&](const std::string &line, const std::string &name, Phrase sentence = {}) {
        sentence.values.emplace_back("figure", Text{name, name});
        const SettledLine settled{line, {}, {}, {{"", sentence}}};
        const auto now = toldOf(musgCampaigns(), room.entrant(room.reds), game, settled);
        return std::get<Text>(now.front().sentence.values.back().second).fr;
    };
    const auto his = "recovery/" + std::to_string(third.value);
    QCOMPARE(told(his, "Sous-fifre 3"), std::string("Sous-fifre 4"));
    QCOMPARE(told(his, "Sous-fifre"), std::string("Sous-fifre 4"));
    QCOMPARE(told("survival", "Sous-fifre 3"), std::string("Sous-fifre 3")); // nobody's line
    // A line of the whole band says who it is as the lines before it and the report of its game do.
    BattleReport report;
    for (const SeatId seat : {SeatId{1}, seatOf(game, room.reds)}) { // the first: another band's
        auto &figure = report.figures.emplace_back();
        figure.figure = {seat, seat == SeatId{1} ? chief : third, 0};
        figure.name = {"Sous-fifre 3", "Sous-fifre 3"};
    }
    game.report = std::make_shared<const BattleReport>(report);
    game.postGames.emplace_back().band = room.reds;
    QCOMPARE(told("survival", "Sous-fifre 3"), std::string("Sous-fifre 4"));
    QCOMPARE(told("survival", "Sous-fifre 9"), std::string("Sous-fifre 9")); // nobody's
    const Phrase isThird{"post.knock-outs", {{"figure", Text{"Sous-fifre 2", "Sous-fifre 2"}}}};
    game.postGames.front().lines.push_back({his, {}, {}, {{"", isThird}}});
    QCOMPARE(told("survival", "Sous-fifre 2"), std::string("Sous-fifre 4"));
    const Phrase isSecond{"post.gone", {{"figure", Text{"Sous-fifre 3", "Sous-fifre 3"}}}};
    game.postGames.front().lines.push_back(
        {"recovery/" + std::to_string(second.value), {}, {}, {{"", isSecond}}});
    QCOMPARE(told("survival", "Sous-fifre 3"), std::string("Sous-fifre 3"));
    game.report.reset();
    // A sentence that says itself who leaves is not about the figure of its line.
    const Phrase leaves{"post.hireling", {{"hireling", std::int64_t{chief.value}}}};
    QCOMPARE(told(his, "Chief 1", leaves), std::string("Chef"));
    // One who left was told without his id once, beside the one who took his place.
    auto &seen = report.figures.emplace_back();
    seen.figure = {seatOf(game, room.reds), chief, 0};
    seen.name = {"Chief 1", "Chef 1"};
    game.report = std::make_shared<const BattleReport>(report);
    const Phrase goes{"post.hireling", {{"figure", seen.name}}};
    const Phrase follows{"post.destiny-chief", {{"figure", Text{"Sous-fifre 3", "Sous-fifre 3"}}}};
    const SettledLine line{
        "destiny/" + std::to_string(third.value), "chief-leaves", {}, {{"", goes}, {"", follows}}};
    game.postGames.front().lines.assign({line});
    const auto destiny = toldOf(musgCampaigns(), room.entrant(room.reds), game, line);
    QCOMPARE(figureIn(destiny.at(0).sentence)->en, std::string("Chief"));
    QCOMPARE(figureIn(destiny.at(1).sentence)->en, std::string("Sous-fifre 4"));
    // Promoted, he goes by what he is called now, as in the report of that game.
    const SetProperties promoted{{{third, 1}}, {{"rank", std::string("sous-chef")}}};
    room.do_(ActOnBand{room.reds, promoted}, "test");
    QCOMPARE(told(his, "Sous-fifre 4"), std::string("Sous-chef 4"));
    QCOMPARE(told(his, "Sous-fifre 3"), std::string("Sous-chef 4"));
}

void TestFigureNumbers::whatWasSettledBeforeAPromotionNamesHimAsTheReportDoes()
{
    int settled = 0, promoted = 0, fallen = 0;
    for (const std::uint64_t seed : {7U, 8U, 9U}) {
        CampaignRoom room;
        RandomCampaign(room, seed).play(14);
        // As an edition without numbers stored it, which called him by his place of the day.
        auto outcomes = room.outcomes();
        for (auto &outcome : outcomes)
            std::ranges::for_each(outcome, calledBySomeOtherNumber);
        const auto campaign = foldedFrom(outcomes, 1);
        for (const auto &fixture : campaign.fixtures) {
            for (const auto &postGame : fixture.postGames) {
                const auto &band = *find(campaign, postGame.band);
                const auto document =
                    postGameDocument(musgCampaigns(), campaign, fixture.id, band.id);
                for (const auto &line : document.lines) {
                    if (!line.done || line.member == MemberId{})
                        continue;
                    const auto now = band.band->called(line.member);
                    for (const auto &told : line.told) {
                        const auto *name = figureIn(told.sentence);
                        if (!name || tellsWhoLeaves(told.sentence))
                            continue;
                        QVERIFY(*name == now || numberOf(*name) == numberOf(now));
                        ++settled;
                        promoted += told.sentence.key == "post.promoted" ? 1 : 0;
                    }
                }
            }
        }
        for (const auto &band : campaign.bands) {
            const auto records = recordsOf(musgCampaigns(), campaign, band.id);
            fallen += static_cast<int>(records.fallen.size());
            for (const auto &record : records.figures)
                QVERIFY(tellsOnly(record, band));
            for (const auto &each : records.fallen)
                QVERIFY(tellsOnly(each.record, band));
        }
    }
    QVERIFY(settled > 100 && promoted > 0 && fallen > 0);
}

void TestFigureNumbers::aBandFileKeepsIt()
{
    Nameless room;
    room.strikeOff(1);
    const MusgBandRules bandRules(std::move(*musg::Catalogue::load(catalogueFile)));
    const auto file = bandRules.write(room.entrant(room.reds).band->band({}));
    QVERIFY(file && file->find("\"version\": 2") != std::string::npos);
    const auto read = bandRules.read(*file);
    QVERIFY(read);
    const auto roster = bandRules.roster(*read);
    QCOMPARE(roster->groups.back().rows.front().figures.front().called.en,
             std::string("Sous-fifre 3"));
    // A band that stands by itself numbers nobody, and is written as ever.
    const auto alone = encodeBand(musgCatalogue(), BandBuilder("generic").chief().band());
    QVERIFY(alone.find("\"version\":1") != std::string::npos);
}

CORE_TEST(TestFigureNumbers)

} // namespace tst_figurenumbers

#include "tst_figurenumbers.moc"
