// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/rounds/standings.h"
#include "tests/support/files/manycases.h"
#include "tests/support/musg/randomcampaign.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <algorithm>

namespace tst_campaignstream {

using namespace escarmouche::rules;
using namespace escarmouche::rules::musg;
using namespace escarmouche::tests;

namespace {

/** A random campaign in memory. */
struct RandomStream {
    explicit RandomStream(std::uint64_t seed, bool pulp = false) : random(room, seed, pulp) {}
    void play(int games) { random.play(games); }

    CampaignRoom room;
    RandomCampaign random;
};

/** The stream decided anew without the acts left out; later acts that are refused fall away too. */
Campaign decidedWithout(const std::vector<CampaignInput> &inputs, const std::vector<bool> &out)
{
    Campaign campaign;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        if (out[i])
            continue;
        const auto outcome = decide(musgCampaigns(), campaign, inputs[i]);
        if (outcome)
            (void)evolve(musgCampaigns(), campaign, *outcome);
    }
    return campaign;
}

} // namespace

class TestCampaignStream : public QObject
{
    Q_OBJECT

private slots:
    void everyInputAndOutcomeIsTheSameFromItsText();
    void theFoldOfTheTextsIsTheStateDecided();
    void accountsBalanceAfterEveryAct();
    void aRetractedLineLeavesItsRollsAndFindsThemAgain();
    void whatIsRetractedNeverWas();
};

void TestCampaignStream::everyInputAndOutcomeIsTheSameFromItsText()
{
    for (std::uint64_t seed = 1; seed <= (kSanitized ? 1 : 3); ++seed) {
        RandomStream random(seed, seed == 1);
        random.play(kSanitized ? 3 : 8);
        for (const auto &input : random.room.inputs()) {
            const auto text = encode(input);
            const auto read = decodeCampaignInput(text);
            QVERIFY2(read, text.c_str());
            QVERIFY2(encode(*read) == text, text.c_str());
        }
        for (const auto &outcome : random.room.outcomes()) {
            const auto text = encode(outcome);
            const auto read = decodeCampaignOutcome(musgCampaigns(), text);
            QVERIFY2(read, text.c_str());
            QCOMPARE(QString::fromStdString(encode(*read)), QString::fromStdString(text));
        }
    }
}

void TestCampaignStream::theFoldOfTheTextsIsTheStateDecided()
{
    for (std::uint64_t seed = 4; seed <= (kSanitized ? 4 : 7); ++seed) {
        RandomStream random(seed, seed == 5);
        random.play(kSanitized ? 3 : 10);
        Campaign folded;
        for (const auto &outcome : random.room.outcomes())
            QVERIFY(evolve(musgCampaigns(), folded,
                           *decodeCampaignOutcome(musgCampaigns(), encode(outcome))));
        const auto text = encode(random.room.campaign());
        QCOMPARE(encode(folded), text);
        QCOMPARE(encode(*decodeCampaign(musgCampaigns(), text)), text);
    }
}

void TestCampaignStream::accountsBalanceAfterEveryAct()
{
    RandomStream random(11);
    random.play(kSanitized ? 4 : 12);
    Campaign folded;
    for (const auto &outcome : random.room.outcomes()) {
        QVERIFY(evolve(musgCampaigns(), folded, outcome));
        for (const auto &entrant : folded.bands)
            QCOMPARE(balanceOf(entrant), entrant.band->treasury());
    }
    QVERIFY(!standings({}, folded).empty());
}

void TestCampaignStream::aRetractedLineLeavesItsRollsAndFindsThemAgain()
{
    CampaignRoom room;
    const auto band = BandBuilder("generic").campaign().chief().sousFifre(3).band();
    const auto a = room.join(band), b = room.join(band);
    const auto fixture = room.schedule({a, b});
    auto report = room.blank(fixture);
    const auto chief = room.member(a, 0);
    putOut(report, 1, room.member(b, 0), 0, chief);
    room.do_(EnterReport{fixture, report, {}});
    const auto key = CampaignRoom::key("recovery", chief);
    const auto roll = room.roll(fixture, a, key, {2, 2});
    room.settle(fixture, a, key);
    // Without the line, the same step finds the same roll.
    auto out = std::vector<bool>(room.inputs().size(), false);
    out.back() = true;
    auto campaign = decidedWithout(room.inputs(), out);
    const auto lineOf = [&] {
        for (const auto &line : postGameDocument(musgCampaigns(), campaign, fixture, a).lines) {
            if (line.key == key)
                return line;
        }
        return PostGameLine{};
    };
    QCOMPARE(lineOf().rolls, std::vector{roll});
    QCOMPARE(lineOf().awaiting, Awaiting::Confirmation);
    // Without the report too: the roll stands, and a corrected report comes to it again.
    out[out.size() - 3] = true;
    campaign = decidedWithout(room.inputs(), out);
    QCOMPARE(campaign.rolls.size(), std::size_t{1});
    const CampaignInput again{EnterReport{fixture, report, {}}, 500'000, {}};
    QVERIFY(evolve(musgCampaigns(), campaign, *decide(musgCampaigns(), campaign, again)));
    QCOMPARE(lineOf().rolls, std::vector{roll});
}

/** Retraction as the library does it: the acts before stay as they are, each later one is decided
    again with its own input on what is left. The state is that of a stream without them. */
void TestCampaignStream::whatIsRetractedNeverWas()
{
    for (std::uint64_t seed = 21; seed <= (kSanitized ? 21 : 24); ++seed) {
        RandomStream random(seed, seed == 23);
        random.play(kSanitized ? 3 : 6);
        const auto &inputs = random.room.inputs();
        Generator generator(seed);
        for (int round = 0; round < manyCases(6); ++round) {
            const auto first = 10 + generator.below(static_cast<std::uint32_t>(inputs.size() - 10));
            auto out = std::vector<bool>(inputs.size(), false);
            out[first] = true;
            // As the library works it out: outcomes of old up to there, decided again beyond.
            Campaign worked;
            for (std::size_t i = 0; i < inputs.size(); ++i) {
                if (out[i])
                    continue;
                if (i < first) {
                    QVERIFY(evolve(musgCampaigns(), worked, random.room.outcomes()[i]));
                    continue;
                }
                const auto decided = decide(musgCampaigns(), worked, inputs[i]);
                if (!decided) {
                    out[i] = true;
                    continue;
                }
                QVERIFY(evolve(musgCampaigns(), worked, *decided));
            }
            QCOMPARE(encode(decidedWithout(inputs, out)), encode(worked));
            for (const auto &entrant : worked.bands)
                QCOMPARE(balanceOf(entrant), entrant.band->treasury());
        }
    }
}

CORE_TEST(TestCampaignStream)

} // namespace tst_campaignstream

#include "tst_campaignstream.moc"
