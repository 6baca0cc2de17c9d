// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/standings.h"
#include "rules/core/dice.h"
#include "tests/support/campaignroom.h"

#include <QElapsedTimer>
#include <QtTest/QtTest>

#include <algorithm>

using namespace escarmouche::rules;
using namespace escarmouche::rules::musg;
using namespace escarmouche::tests;

namespace {

/** Plays a campaign as people would, from what the documents offer, with dice of a seed. */
class RandomCampaign
{
public:
    explicit RandomCampaign(std::uint64_t seed, bool pulp = false) : m_generator(seed)
    {
        for (int i = 0; i < 4; ++i) {
            auto band = BandBuilder("generic")
                            .campaign(60)
                            .chief()
                            .with("rifle")
                            .sousChef()
                            .with("sword")
                            .sousFifre(4)
                            .experience(below(24))
                            .with("pistol")
                            .figurant(2)
                            .merc("elf-sniper");
            if (pulp)
                band.theme(Theme::Pulp);
            m_bands.push_back(room.join(band.band()));
        }
    }

    void play(int games)
    {
        for (int i = 0; i < games; ++i) {
            const auto a = any(m_bands);
            auto b = a;
            while (b == a)
                b = any(m_bands);
            playOne(a, b);
        }
    }

    CampaignRoom room;

private:
    int below(std::size_t bound)
    {
        return static_cast<int>(m_generator.below(static_cast<std::uint32_t>(bound)));
    }
    template<class T>
    const T &any(const std::vector<T> &list)
    {
        return list[static_cast<std::size_t>(below(list.size()))];
    }
    int die() { return 1 + below(6); }

    void sendCrew(FixtureId fixture, BandId band)
    {
        for (const auto &line : crewDocument(musgCampaigns(), room.campaign(), fixture, band)) {
            if (line.presence == Presence::MustRoll)
                room.do_(RollDice{fixture, band, line.line, 0, 6, {die()}, false});
        }
        std::vector<MemberId> paid;
        int purse = room.band(band).treasury;
        for (const auto &line : crewDocument(musgCampaigns(), room.campaign(), fixture, band)) {
            if (line.presence == Presence::MustBePaid && line.fee <= purse && below(3) > 0) {
                paid.push_back(line.member);
                purse -= line.fee;
            }
        }
        (void)room.tryTo(ChooseCrew{fixture, band, CrewChoice::All, paid, {}});
    }

    BattleReport fight(FixtureId fixture)
    {
        auto report = room.blank(fixture);
        const auto others = [&](int seat) {
            std::vector<std::size_t> places;
            for (std::size_t i = 0; i < report.figures.size(); ++i) {
                if (report.figures[i].figure.seat.value != seat)
                    places.push_back(i);
            }
            return places;
        };
        for (std::size_t i = 0; i < report.figures.size(); ++i) {
            auto &figure = report.figures[i];
            const auto enemies = others(figure.figure.seat.value);
            if (enemies.empty() || below(3) > 0)
                continue;
            figure.end = FigureEnd::OutOfAction;
            report.figures[any(enemies)].knockOuts.push_back(
                {figure.figure, figure.rank, {}, 1 + below(8)});
            if (below(20) == 0)
                figure.marks = {"fell-to-death"};
        }
        for (auto &seat : report.seats)
            seat.scores = {{"objective", below(30)}};
        const int lead = totalScore(report.seats[0]) - totalScore(report.seats[1]);
        report.seats[0].result = lead > 0    ? SeatResult::Win
                                 : lead == 0 ? SeatResult::Draw
                                             : SeatResult::Loss;
        report.seats[1].result = lead > 0    ? SeatResult::Loss
                                 : lead == 0 ? SeatResult::Draw
                                             : SeatResult::Win;
        return report;
    }

    /** One line that can be settled, or one roll that is awaited; false: nothing is left. */
    bool step(FixtureId fixture, BandId band)
    {
        std::vector<PostGameLine> open;
        for (auto &line : room.document(fixture, band).lines) {
            if (!line.done && line.after.empty() && (line.needed || below(2) == 0))
                open.push_back(std::move(line));
        }
        if (open.empty())
            return false;
        const auto &line = any(open);
        if (line.awaiting == Awaiting::Dice) {
            std::vector<int> faces;
            for (int i = 0; i < line.roll.roll.count; ++i)
                faces.push_back(die());
            room.do_(RollDice{fixture, band, line.key, line.nth, 6, faces, below(2) == 0});
            return true;
        }
        std::string answer;
        std::vector<std::string> possible;
        for (const auto &option : line.options) {
            if (option.possible)
                possible.push_back(option.key);
        }
        if (!possible.empty())
            answer = any(possible);
        if (answer == "chance" && line.rolls.empty())
            room.do_(RollDice{fixture, band, line.key, 0, 6, {die()}, false});
        room.settle(fixture, band, line.key, answer);
        return true;
    }

    void shop(BandId band)
    {
        const auto members = room.band(band).members;
        (void)room.tryTo(ActOnBand{band, Recruit{"sous-fifre", 1 + below(2), {}}});
        if (!members.empty())
            (void)room.tryTo(ActOnBand{
                band,
                Give{below(2) == 0 ? "sword" : "light-armour", {{any(members).id, 1}}, 1, {}}});
    }

    void playOne(BandId a, BandId b)
    {
        const auto fixture = room.schedule({a, b});
        sendCrew(fixture, a);
        sendCrew(fixture, b);
        room.do_(EnterReport{fixture, fight(fixture), {}});
        std::vector<BandId> open{a, b};
        while (!open.empty()) {
            const auto band = any(open);
            if (step(fixture, band))
                continue;
            shop(band);
            room.do_(ClosePostGame{fixture, band});
            std::erase(open, band);
        }
    }

    Generator m_generator;
    std::vector<BandId> m_bands;
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
    void foldsFast();
};

void TestCampaignStream::everyInputAndOutcomeIsTheSameFromItsText()
{
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        RandomCampaign random(seed, seed == 2);
        random.play(8);
        for (const auto &input : random.room.inputs()) {
            const auto text = encode(input);
            const auto read = decodeCampaignInput(text);
            QVERIFY2(read, text.c_str());
            QVERIFY2(encode(*read) == text, text.c_str());
        }
        for (const auto &outcome : random.room.outcomes()) {
            const auto text = encode(outcome);
            const auto read = decodeCampaignOutcome(text);
            QVERIFY2(read, text.c_str());
            QCOMPARE(QString::fromStdString(encode(*read)), QString::fromStdString(text));
        }
    }
}

void TestCampaignStream::theFoldOfTheTextsIsTheStateDecided()
{
    for (const std::uint64_t seed : {4U, 5U, 6U, 7U}) {
        RandomCampaign random(seed, seed == 5);
        random.play(10);
        Campaign folded;
        for (const auto &outcome : random.room.outcomes())
            QVERIFY(evolve(musgCampaigns(), folded, *decodeCampaignOutcome(encode(outcome))));
        const auto text = encode(random.room.campaign());
        QCOMPARE(encode(folded), text);
        QCOMPARE(encode(*decodeCampaign(musgCampaigns(), text)), text);
    }
}

void TestCampaignStream::accountsBalanceAfterEveryAct()
{
    RandomCampaign random(11);
    random.play(12);
    Campaign folded;
    for (const auto &outcome : random.room.outcomes()) {
        QVERIFY(evolve(musgCampaigns(), folded, outcome));
        for (const auto &entrant : folded.bands)
            QCOMPARE(balanceOf(entrant), entrant.band->treasury());
    }
    QVERIFY(!standings(folded).empty());
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
    for (const std::uint64_t seed : {21U, 22U, 23U, 24U}) {
        RandomCampaign random(seed, seed == 23);
        random.play(6);
        const auto &inputs = random.room.inputs();
        Generator generator(seed);
        for (int round = 0; round < 6; ++round) {
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

/** No assertion on time: what it took is printed, for whoever changes the fold. */
void TestCampaignStream::foldsFast()
{
    RandomCampaign random(31);
    random.play(60);
    std::vector<std::string> texts;
    for (const auto &outcome : random.room.outcomes())
        texts.push_back(encode(outcome));
    QElapsedTimer timer;
    timer.start();
    Campaign folded;
    for (const auto &text : texts)
        QVERIFY(evolve(musgCampaigns(), folded, *decodeCampaignOutcome(text)));
    const double each = double(timer.nsecsElapsed()) / 1000.0 / double(texts.size());
    qInfo("%zu events folded in %lld ms, %.1f us each", texts.size(),
          static_cast<long long>(timer.elapsed()), each);
    timer.restart();
    const auto state = encode(folded);
    qInfo("state of %zu bytes written in %lld ms", state.size(),
          static_cast<long long>(timer.elapsed()));
    timer.restart();
    QVERIFY(decodeCampaign(musgCampaigns(), state));
    qInfo("and read in %lld ms", static_cast<long long>(timer.elapsed()));
}

QTEST_GUILESS_MAIN(TestCampaignStream)
#include "tst_campaignstream.moc"
