// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/past/records.h"
#include "rules/core/campaign/past/toldnames.h"
#include "tests/support/files/manycases.h"
#include "tests/support/musg/randomcampaign.h"
#include "tests/support/testmain.h"
#include "tests/support/window/saidtwice.h"

#include <QtTest/QtTest>

namespace tst_campaigntold {

using namespace escarmouche::rules;
using namespace escarmouche::rules::musg;
using namespace escarmouche::tests;

namespace {

std::string english(const Phrase &phrase)
{
    return say(musgCampaigns().phrases(), phrase, Language::English);
}

std::string inAll(const std::vector<Told> &told, Language language)
{
    std::string text;
    for (const auto &each : told)
        text += (text.empty() ? "" : " ") + say(musgCampaigns().phrases(), each.sentence, language);
    return text;
}

/** Looks at all that is told of each act, and at the documents that it leaves. */
class ToldRoom : public CampaignRoom
{
public:
    Result<CampaignOutcome> tryTo(CampaignAct act, std::string reason = {}) override
    {
        const CampaignAct done = act;
        auto outcome = CampaignRoom::tryTo(std::move(act), std::move(reason));
        if (!outcome)
            return outcome;
        for (const auto language : {Language::English, Language::French})
            look(say(musgCampaigns().phrases(), told(), language));
        if (const auto *roll = std::get_if<RollDice>(&done))
            lookAt(roll->fixture, roll->band);
        if (const auto *line = std::get_if<SettleLine>(&done))
            lookAt(line->fixture, line->band);
        return outcome;
    }

    int looked = 0;
    std::vector<std::string> twice;

private:
    void look(const std::string &text)
    {
        ++looked;
        if (const auto found = saidTwice(text); !found.empty())
            twice.push_back("\"" + found + "\" in: " + text);
    }
    void lookAt(FixtureId fixture, BandId band)
    {
        if (!hasPostGame(campaign(), fixture, band))
            return;
        for (const auto &line : document(fixture, band).lines) {
            for (const auto language : {Language::English, Language::French})
                look(say(musgCampaigns().phrases(), line.sentence, language) + ". " +
                     inAll(toldBeside(line), language));
        }
    }
};

/** The chief of the first band went out of action, put out by the other one's. */
struct Downed {
    CampaignRoom room;
    BandId band, other;
    FixtureId fixture;
    MemberId chief;

    explicit Downed(Theme theme = Theme::None)
    {
        auto builder =
            BandBuilder("generic").campaign().chief().named("Vizz").experience(4).sousFifre(2);
        if (theme == Theme::Pulp)
            builder.theme(theme);
        band = room.join(builder.band(), "Reds");
        other = room.join(BandBuilder("generic").campaign().chief().sousFifre(2).band(), "Blues");
        play();
    }
    void play()
    {
        fixture = room.schedule({band, other});
        chief = room.member(band, 0);
        auto report = room.blank(fixture);
        putOut(report, 1, room.member(other, 0), 0, chief);
        room.do_(EnterReport{fixture, report, {}});
    }
    std::string told(const std::vector<std::vector<int>> &rolls,
                     Language language = Language::English)
    {
        const auto line = CampaignRoom::key("recovery", chief);
        for (const auto &faces : rolls)
            room.roll(fixture, band, line, faces);
        return inAll(room.settle(fixture, band, line), language);
    }
    int number(Stat stat) const
    {
        const auto own = room.band(band);
        return resolve(musgCatalogue(), own, own.members.front())[stat].value();
    }
};

std::string changed(const char *name, int from, int to, const char *sign = "")
{
    return name + (' ' + std::to_string(from)) + sign + " → " + std::to_string(to) + sign;
}

} // namespace

/** What the sentences of a campaign say: effects in figures, and nothing twice. */
class TestCampaignTold : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsToldTwice_data();
    void nothingIsToldTwice();
    void aRepetitionWouldBeNoticed();
    void whatWasToldTwiceOfOldComesOnce();
    void anInjurySaysItsEffect();
    void severalInjuriesAreToldOnceEach();
    void aHeroOfPulpIsFreeOfItAfterAGame();
    void anAdvanceSaysItsEffect();
    void recordsSayTheEffect();
    void feesPaidBeforeTheGameAreEntriesOfTheAccount();
};

void TestCampaignTold::nothingIsToldTwice_data()
{
    QTest::addColumn<bool>("pulp");
    QTest::newRow("any band") << false;
    QTest::newRow("pulp") << true;
}

/** 12 campaigns of 12 games; ESCARMOUCHE_CAMPAIGNS asks for more. */
void TestCampaignTold::nothingIsToldTwice()
{
    QFETCH(const bool, pulp);
    const int asked = qEnvironmentVariableIntValue("ESCARMOUCHE_CAMPAIGNS");
    const int campaigns = asked > 0 ? asked : manyCases(12), games = 12;
    for (int seed = 1; seed <= campaigns; ++seed) {
        ToldRoom room;
        RandomCampaign(room, static_cast<std::uint64_t>(seed), pulp).play(games);
        QVERIFY(room.looked > 1000);
        for (const auto &each : room.twice)
            qWarning("seed %d: %s", seed, each.c_str());
        QVERIFY(room.twice.empty());
    }
}

void TestCampaignTold::aRepetitionWouldBeNoticed()
{
    QCOMPARE(saidTwice("Vizz: d66 24. Rolled again for Vizz. Vizz: d66 22. Rolled again for Vizz."),
             std::string("rolled again for vizz"));
    QCOMPARE(saidTwice("Reds: Vizz is robbed: Vizz is robbed, once more."),
             std::string("vizz is robbed"));
    QCOMPARE(saidTwice("Vizz rolled 24, 24, then 22. Roll again on 24, 24."), std::string());
}

/** A ledger keeps what an older edition told. */
void TestCampaignTold::whatWasToldTwiceOfOldComesOnce()
{
    const Downed downed;
    const Text vizz{"Vizz", "Vizz"};
    const auto sentence = [&](const char *rule, const char *key, Phrase values = {}) {
        values.key = key;
        values.values.emplace_back("figure", vizz);
        return Told{rule, values};
    };
    const Phrase d66{{}, {{"value", std::int64_t{24}}}};
    const SettledLine line{
        CampaignRoom::key("recovery", downed.chief),
        {},
        {},
        {sentence("MUSG-PROFILE-02", "post.d66", d66), sentence("MUSG-INJURY-06", "post.again"),
         sentence("MUSG-PROFILE-02", "post.d66", d66), sentence("MUSG-INJURY-06", "post.again")}};
    const auto told = toldOf(musgCampaigns(), downed.room.entrant(downed.band), Fixture(), line);
    QCOMPARE(inAll(told, Language::English), std::string("Vizz rolled 24. Roll again."));
}

void TestCampaignTold::anInjurySaysItsEffect()
{
    Downed slow;
    const int mvt = slow.number(Stat::Mvt);
    QCOMPARE(slow.told({{2, 4}, {2, 2}}),
             "Vizz rolled 24, then 22. Roll again on 24. Movement difficulty: " +
                 changed("Mvt", mvt, mvt - 1) + " for good.");
    QCOMPARE(slow.number(Stat::Mvt), mvt - 1);
    Downed half;
    const int ct = half.number(Stat::Ct);
    QCOMPARE(half.told({{3, 1}}, Language::French),
             "Vizz a fait 31. Vision diminuée\u00a0: " + changed("CT", ct, ct + 1, "+") +
                 " pour de bon.");
    Downed hard;
    QCOMPARE(hard.told({{6, 2}}),
             std::string("Vizz rolled 62. Hardened. Passes every command test from now on."));
}

void TestCampaignTold::severalInjuriesAreToldOnceEach()
{
    Downed downed;
    const int mvt = downed.number(Stat::Mvt), cc = downed.number(Stat::Cc);
    QCOMPARE(downed.told({{1, 6}, {5}, {2, 2}, {4, 4}, {3, 4}, {2, 3}, {6, 5}, {6, 6}}),
             "Vizz rolled 16, 22, 44, 34, 23, 65, then 66. 5 injuries in all. Among several "
             "injuries, roll again on 44. 2 × Movement difficulty: " +
                 changed("Mvt", mvt, mvt - 2) +
                 " for good. Bruised: " + changed("CC", cc, cc + 1, "+") +
                 " for good. Vizz survives against all odds and gains 2 experience points.");
    const auto records = recordsOf(musgCampaigns(), downed.room.campaign(), downed.band);
    const auto &befallen = find(records, downed.chief)->befallen;
    QCOMPARE(befallen.size(), std::size_t{2});
    QCOMPARE(befallen.front().times, 2);
}

void TestCampaignTold::aHeroOfPulpIsFreeOfItAfterAGame()
{
    Downed downed(Theme::Pulp);
    const int mvt = downed.number(Stat::Mvt), f = downed.number(Stat::F);
    QCOMPARE(downed.told({{2, 2}, {5}}),
             "Vizz rolled 22. Movement difficulty: " + changed("Mvt", mvt, mvt - 1) +
                 " in the next game. Injuries of pulp heroes pass "
                 "after one game. Vizz plays the next game with "
                 "Weakened: " +
                 changed("F", f, f - 1) + ".");
    const auto band = downed.band;
    downed.room.confirmAll(downed.fixture, band);
    for (const auto &line : downed.room.document(downed.fixture, band).lines)
        if (!line.done && line.awaiting == Awaiting::Choice)
            downed.room.settle(downed.fixture, band, line.key, "brave");
    downed.room.do_(ClosePostGame{downed.fixture, band});
    downed.play();
    const auto told = downed.room.settle(downed.fixture, band, "lifted");
    QCOMPARE(inAll(told, Language::English),
             "Vizz is free of Movement difficulty: " + changed("Mvt", mvt - 1, mvt) +
                 ". Vizz is free of Weakened: " + changed("F", f - 1, f) + ".");
    QCOMPARE(downed.number(Stat::Mvt), mvt);
}

void TestCampaignTold::anAdvanceSaysItsEffect()
{
    for (const auto language : {Language::English, Language::French}) {
        Downed downed;
        (void)downed.told({{5, 1}});
        downed.room.confirmAll(downed.fixture, downed.band);
        const int ct = downed.number(Stat::Ct);
        const auto line = CampaignRoom::key("advance", downed.chief) + "/0";
        const auto effect = changed("CT", ct, ct - 1, "+");
        const auto choice = *downed.room.line(downed.fixture, downed.band, line);
        for (const auto &option : choice.options)
            if (option.key == "good-eye")
                QCOMPARE(option.about.in(language), effect);
        const auto told = downed.room.settle(downed.fixture, downed.band, line, "good-eye");
        QCOMPARE(inAll(told, language),
                 language == Language::English
                     ? "Vizz takes the advance Good eye: " + effect + "."
                     : "Vizz prend l’amélioration Bon œil\u00a0: " + effect + ".");
        QCOMPARE(say(musgCampaigns().phrases(), downed.room.told(), language),
                 language == Language::English
                     ? "Reds: Vizz takes the advance Good eye: " + effect
                     : "Reds\u00a0: Vizz prend l’amélioration Bon œil\u00a0: " + effect);
    }
    Downed best; // has nothing to gain
    (void)best.told({{5, 1}});
    best.room.confirmAll(best.fixture, best.band);
    for (int steps = best.number(Stat::Ct) - 2; steps > 0; --steps)
        best.room.do_(ActOnBand{best.band, Give{"good-eye", {{best.chief, 1}}, 1, {}}}, "a test");
    for (const auto &line : best.room.document(best.fixture, best.band).lines)
        if (line.awaiting == Awaiting::Choice && best.number(Stat::Ct) == 2)
            QCOMPARE(line.options[6].about.en, std::string("CT stays 2+")); // the lynx eye
}

void TestCampaignTold::recordsSayTheEffect()
{
    Downed downed;
    const int mvt = downed.number(Stat::Mvt);
    (void)downed.told({{2, 2}});
    downed.room.do_(ActOnBand{downed.band, Give{"hardened", {{downed.chief, 1}}, 1, {}}}, "a test");
    const auto said = english(downed.room.told());
    QVERIFY2(said.find("(Passes every command test from now on)") != said.npos, said.c_str());
    const auto records = recordsOf(musgCampaigns(), downed.room.campaign(), downed.band);
    const auto &befallen = find(records, downed.chief)->befallen;
    QCOMPARE(befallen.size(), std::size_t{2});
    QCOMPARE(befallen.front().effect.en, std::string("Passes every command test from now on."));
    QCOMPARE(befallen.back().effect.en, changed("Mvt", mvt, mvt - 1));
}

void TestCampaignTold::feesPaidBeforeTheGameAreEntriesOfTheAccount()
{
    CampaignRoom room;
    const auto hiring =
        BandBuilder("generic").campaign(60).chief().sousFifre(2).merc("elf-sniper").named("Nash");
    const auto a = room.join(hiring.band(), "Reds"), b = room.join(fewFigures().band(), "Blues");
    const auto fixture = room.schedule({a, b});
    room.do_(ChooseCrew{fixture, a, CrewChoice::All, {room.member(a, 3)}, {}});
    auto report = room.blank(fixture);
    report.seats[0].scores = {{"objective", 7}};
    room.do_(EnterReport{fixture, report, {}});
    room.settle(fixture, a, "treasury");
    const auto document = room.document(fixture, a);
    QCOMPARE(document.fees.size(), std::size_t{1});
    QCOMPARE(document.fees.front().name.en, std::string("Nash"));
    QCOMPARE(paidBefore(document), 10);
    QCOMPARE(document.opening + paidBefore(document), 60);
    QCOMPARE(document.treasury, 60 - 10 + 7);
    const auto account = accountOf(room.entrant(a));
    QCOMPARE(account.size(), std::size_t{2});
    QCOMPARE(account[0], (Booking{BookingKind::Fees, -10, fixture}));
    QCOMPARE(account[1], (Booking{BookingKind::PostGame, 7, fixture}));
}

CORE_TEST(TestCampaignTold)

} // namespace tst_campaigntold

#include "tst_campaigntold.moc"
