// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/matchrules.h"
#include "rules/musg/play/setup/muster.h"
#include "rules/musg/play/skirmishcodec.h"
#include "tests/support/contract/conformance.h"
#include "tests/support/contract/matchplay.h"
#include "tests/support/files/manycases.h"
#include "tests/support/musg/invariants.h"
#include "tests/support/musg/musgsetups.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

namespace tst_musgmatch {

using namespace escarmouche;
using namespace escarmouche::tests;
using rules::musg::play::SkirmishCodec;

namespace {

constexpr int kSpoiled = 10; // actions tried at each decision
constexpr int kGames = kSanitized ? 2 : 40;
constexpr int kRefused = kGames * 2'500; // of them at least, in all: 100,000
constexpr int kWandered = kSanitized ? 1 : 4;
constexpr int kAdvised =
    escarmouche::tests::manyCases(10); // games; ESCARMOUCHE_GAMES asks for more

const rules::MatchRules &rulesOfMusg()
{
    static const auto kRules = rules::musg::play::matchRules(musgCatalogue());
    return *kRules;
}

/** Matches of machines that go back and forth, each played once. */
const MatchPlay &wandered(int number)
{
    static std::map<int, MatchPlay> plays;
    const auto [at, isNew] = plays.try_emplace(number);
    if (isNew) {
        auto setup = musgSetup(number, "random");
        if (kSanitized) // what is compared at each step grows with the match
            setup.options.push_back({"turn_limit", std::int64_t{3}});
        at->second = playMatch(rulesOfMusg(), setup, static_cast<std::uint64_t>(number), true);
    }
    return at->second;
}

/** Why the rules refuse what a machine would do or weighs there; empty: they take it. */
std::string refusalOf(const rules::Match &match, rules::SeatId seat, const std::string &action)
{
    const auto plan = match.plan(seat, action);
    if (plan)
        return {};
    return action + ": " + plan.error().subject + " " + rules::whyRefused(plan.error()).key;
}

/** The first that is refused of all that any machine advises; empty: none. */
std::string adviceRefused(const rules::MatchRules &rules, const rules::Match &match,
                          std::size_t &advised)
{
    const rules::SeatId seat = match.awaited().decision.seat;
    for (const std::string &machine : rules.machines()) {
        std::vector<std::string> actions{*match.chooseAs(seat, machine)};
        const auto thoughts = match.thoughts(seat, machine);
        for (const rules::Thought &thought : *thoughts)
            actions.push_back(thought.action);
        advised += actions.size();
        for (const std::string &action : actions) {
            if (const std::string why = refusalOf(match, seat, action); !why.empty())
                return machine + ": " + why;
        }
    }
    return {};
}

} // namespace

/** M.U.S.G. keeps the contract of a Game, whatever is tried. */
class TestMusgMatch : public QObject
{
    Q_OBJECT

private slots:
    void keepsTheContract();
    void isTheSameGameTwice();
    void replaysWhatWasPlayed();
    void tellsWhatItRefusesOfAJournal();
    void refusesBandsOfModulesNotPlayed();
    void refusesWhatCannotBePlaced();
    void machinesPlaceWhereThereIsHardlyRoom();
    void refusesMoreFiguresThanItHolds();
    void namesThePlaceInTheHeader_data();
    void namesThePlaceInTheHeader();
    void namesThePlaceOfAnUnknownEvent();
    void refusesAFigureWithMoreWeaponsThanFit_data();
    void refusesAFigureWithMoreWeaponsThanFit();
    void countsWhatCannotFailOnce();
    void refusesAJournalWithMoreWeaponsThanFit();
    void isNeverInAnIllegalState();
    void doesNotUndoAloneWhatWasFoundOut();
    void normalTellsWhatItWeighed();
    void everythingAdvisedIsAllowed();
};

void TestMusgMatch::keepsTheContract()
{
    const SkirmishCodec codec(musgCatalogue());
    int refused = 0;
    for (int number = 0; number < kGames; ++number) {
        const auto made = randomSetup(static_cast<std::uint64_t>(number));
        const auto game = codec.make(made, *codec.resolve(made));
        QVERIFY(game.has_value());
        Conformance<SkirmishCodec> kit(codec, **game);
        const auto play = kit.play(static_cast<std::uint64_t>(number), kSpoiled);
        QVERIFY2(play.complaint.empty(),
                 ("game " + std::to_string(number) + ", " + play.complaint).c_str());
        refused += play.refused;
    }
    QVERIFY2(refused >= kRefused, std::to_string(refused).c_str());
}

void TestMusgMatch::isTheSameGameTwice()
{
    const rules::MatchRules &rules = rulesOfMusg();
    const auto first = rules.prepare(musgSetup(3, "easy"));
    const auto second = rules.prepare(musgSetup(3, "easy"));
    QVERIFY(first.has_value() && second.has_value());
    for (std::uint64_t seed = 0; seed < (kSanitized ? 1 : 3); ++seed) {
        const auto one = (*first)->play(seed);
        const auto other = (*second)->play(seed);
        QVERIFY(!one.stalled);
        QCOMPARE(one.refused, 0);
        QCOMPARE(one.actions, other.actions);
        QVERIFY(one.report == other.report);
    }
}

void TestMusgMatch::replaysWhatWasPlayed()
{
    const rules::MatchRules &rules = rulesOfMusg();
    for (int number = 0; number < kWandered; ++number) {
        const MatchPlay &play = wandered(number);
        QVERIFY2(play.complaint.empty(), play.complaint.c_str());
        const std::string complaint = replayComplaint(rules, play);
        QVERIFY2(complaint.empty(), complaint.c_str());
        int entry = 0;
        const auto flipped = withFlippedDie(play.journal, 5, entry);
        const auto replayed = rules.replay(flipped);
        QVERIFY(!replayed);
        QCOMPARE(replayed.error().code, rules::ErrorCode::ReplayMismatch);
    }
}

/** A stored journal holds an act that the rules refuse: the error names its entry and its rule. */
void TestMusgMatch::tellsWhatItRefusesOfAJournal()
{
    const rules::MatchRules &rules = rulesOfMusg();
    Draw draw(22);
    int refusedByRule = 0;
    for (int number = 0; number < kWandered; ++number) {
        const MatchPlay &play = wandered(number);
        QVERIFY2(play.complaint.empty(), play.complaint.c_str());
        std::vector<std::size_t> actions;
        for (std::size_t at = 0; at < play.journal.entries.size(); ++at) {
            if (play.journal.entries[at].act == rules::JournalAct::Action)
                actions.push_back(at);
        }
        for (int times = 0; times < 12; ++times) {
            const std::size_t at = draw.among(actions);
            rules::Journal before = play.journal;
            before.entries.resize(at);
            rules::Journal bad = play.journal;
            bad.entries[at].action = bad.entries[draw.among(actions)].action;
            const auto match = rules.replay(before);
            QVERIFY(match.has_value());
            const auto plan = (*match)->plan(bad.entries[at].actor, bad.entries[at].action);
            if (plan)
                continue; // played on it comes out otherwise, now or later, or the same
            const auto replayed = rules.replay(bad);
            QVERIFY(!replayed);
            QCOMPARE(replayed.error().code, rules::ErrorCode::ReplayMismatch);
            QCOMPARE(replayed.error().number, std::int64_t{bad.entries[at].seq});
            const bool isByRule = plan.error().code == rules::ErrorCode::RefusedByRule;
            QCOMPARE(replayed.error().subject, isByRule ? plan.error().subject : std::string());
            refusedByRule += isByRule ? 1 : 0;
        }
    }
    QVERIFY2(refusedByRule > kWandered * 5 / 2, std::to_string(refusedByRule).c_str());
}

void TestMusgMatch::refusesBandsOfModulesNotPlayed()
{
    const rules::MatchRules &rules = rulesOfMusg();
    auto made = musgSetup(0, "random");
    made.seats[1].band = sampleBand("aurora");
    const auto begun = rules.begin(made);
    QVERIFY(!begun);
    QCOMPARE(begun.error().code, rules::ErrorCode::ModuleNotPlayed);
    QVERIFY(begun.error().hint.find("MUSG-") == 0);
}

void TestMusgMatch::refusesWhatCannotBePlaced()
{
    const rules::MatchRules &rules = rulesOfMusg();
    const auto refused = [&](const rules::MatchSetup &setup) {
        const auto begun = rules.begin(setup);
        return begun ? rules::Error{} : begun.error();
    };
    auto empty = musgSetup(0, "easy");
    empty.seats[1].band = R"({"format":"escarmouche-band","version":1,"system":"musg",)"
                          R"("name":"Nobody","race":"human","members":[]})";
    QCOMPARE(refused(empty).code, rules::ErrorCode::NobodyComes);
    QCOMPARE(refused(empty).pointer, std::string("/seats/1/band"));
    auto away = musgSetup(0, "easy");
    away.seats[0].band = rules::musg::encodeBand(
        musgCatalogue(), BandBuilder("human").chief().injury("missed-game").band());
    QCOMPARE(refused(away).code, rules::ErrorCode::NobodyComes);
    auto full = musgSetup(0, "easy");
    full.table = R"({"version":1,"key":"full",)"
                 R"("name":{"en":"Full","fr":"Plein"},"width":4000,"depth":3200,"pieces":[)"
                 R"({"kind":"rock","outline":[[0,0],[4000,0],[4000,3200],[0,3200]],)"
                 R"("bottom":0,"top":500,"traits":["impassable"]}]})";
    QCOMPARE(refused(full).code, rules::ErrorCode::NoRoomOnTable);
    QCOMPARE(refused(full).pointer, std::string("/table"));
}

/** The zones are soon full, and then the whole table is open to them. */
void TestMusgMatch::machinesPlaceWhereThereIsHardlyRoom()
{
    const rules::MatchRules &rules = rulesOfMusg();
    for (const std::string player : {"random", "easy", "normal"}) {
        auto made = musgSetup(0, player);
        if (kSanitized && isSlow(made))
            continue;
        made.options.push_back({"base_diameter", std::int64_t{400}});
        const auto batch = rules.prepare(made);
        QVERIFY(batch.has_value());
        for (std::uint64_t seed = 0; seed < (kSanitized ? 1 : 3); ++seed) {
            const auto game = (*batch)->play(seed);
            QCOMPARE(game.refused, 0);
            QVERIFY(!game.stalled);
        }
    }
}

void TestMusgMatch::refusesMoreFiguresThanItHolds()
{
    const rules::MatchRules &rules = rulesOfMusg();
    auto made = musgSetup(0, "random");
    BandBuilder band("human");
    made.seats[1].band =
        rules::musg::encodeBand(musgCatalogue(), band.chief().sousFifre(150).band());
    const auto begun = rules.begin(made);
    QVERIFY(!begun);
    QCOMPARE(begun.error().code, rules::ErrorCode::TooManyFigures);
    QCOMPARE(begun.error().pointer, std::string("/seats"));
    QCOMPARE(begun.error().number, std::int64_t{128});
}

void TestMusgMatch::namesThePlaceInTheHeader_data()
{
    QTest::addColumn<QString>("part");
    QTest::addColumn<QString>("patch");
    QTest::addColumn<QString>("pointer");
    const auto row = [](const char *name, const char *part, const char *patch,
                        const char *pointer) {
        QTest::newRow(name) << QString::fromLatin1(part) << QString::fromLatin1(patch)
                            << QString::fromLatin1(pointer);
    };
    row("one seat", "setup", R"([{"op":"remove","path":"/seats/1"}])", "1:/setup/seats");
    row("a seat that is none", "setup", R"([{"op":"replace","path":"/seats/1","value":7}])",
        "1:/setup/seats/1");
    row("an option", "setup", R"([{"op":"add","path":"/options","value":{"turn_limit":-4}}])",
        "1:/setup/options/turn_limit");
    row("a table", "setup",
        R"([{"op":"replace","path":"/table","value":{"generate":{"seed":7,"width":1}}}])",
        "1:/setup/table/generate/width");
    row("a scenario", "setup", R"([{"op":"replace","path":"/scenario/turns","value":99}])",
        "1:/setup/scenario/turns");
    row("no sides", "resolved", R"([{"op":"remove","path":"/sides"}])", "1:/resolved");
    row("a side that is none", "resolved", R"([{"op":"replace","path":"/sides/0","value":7}])",
        "1:/resolved/sides/0");
    row("a figure that is none", "resolved", R"([{"op":"replace","path":"/fighters/3","value":7}])",
        "1:/resolved/fighters/3");
}

/** Whether it is played again or told from its events. */
void TestMusgMatch::namesThePlaceInTheHeader()
{
    QFETCH(QString, part);
    QFETCH(QString, patch);
    QFETCH(QString, pointer);
    const rules::MatchRules &rules = rulesOfMusg();
    auto journal = rules.begin(musgSetup(0, "random")).value()->journal();
    std::string &text =
        part == QStringLiteral("setup") ? journal.header.setup : journal.header.resolved;
    text = nlohmann::json::parse(text).patch(nlohmann::json::parse(patch.toStdString())).dump();
    const auto replayed = rules.replay(journal);
    QVERIFY(!replayed);
    QCOMPARE(replayed.error().pointer, pointer.toStdString());
    const auto told = rules.story(journal, rules::kNoSeat);
    QVERIFY(!told);
    QCOMPARE(told.error().pointer, pointer.toStdString());
}

void TestMusgMatch::namesThePlaceOfAnUnknownEvent()
{
    const rules::MatchRules &rules = rulesOfMusg();
    auto journal = playMatch(rules, musgSetup(0, "random"), 1, false).journal;
    ++journal.header.revision; // told from its events
    QVERIFY(rules.story(journal, rules::kNoSeat) && rules.open(journal));
    const auto entry = std::ranges::find_if(journal.entries, [](const rules::JournalEntry &each) {
        return each.seq > 9 && each.events.size() > 1;
    });
    auto event = nlohmann::json::parse(entry->events[1]);
    event["event"] = "no-such";
    entry->events[1] = event.dump();
    const std::string place = std::to_string(entry->seq + 1) + ":/events/1/event";
    QCOMPARE(rules.story(journal, rules::kNoSeat).error().pointer, place);
    QCOMPARE(rules.open(journal).error().pointer, place);
}

void TestMusgMatch::refusesAFigureWithMoreWeaponsThanFit_data()
{
    QTest::addColumn<QStringList>("gear"); // each twice as often as it is named
    QTest::addColumn<int>("refused");
    const auto row = [](const char *name, const char *gear, int refused) {
        QTest::newRow(name) << QString::fromLatin1(gear).split(u' ') << refused;
    };
    const int guns = static_cast<int>(rules::ErrorCode::TooManyGuns);
    const int blades = static_cast<int>(rules::ErrorCode::TooManyBlades);
    row("eight guns",
        "pistol rifle bow shotgun flamethrower machine-pistol submachine-gun "
        "throwing-knife",
        0);
    row("nine guns",
        "pistol rifle bow shotgun flamethrower machine-pistol submachine-gun throwing-knife "
        "assault-rifle",
        guns);
    row("eight that may burst",
        "black-powder-pistol black-powder-pistol black-powder-rifle "
        "black-powder-rifle",
        0);
    row("ten that may burst, or run out",
        "black-powder-pistol black-powder-pistol black-powder-rifle black-powder-rifle grenade",
        guns);
    row("nine that cannot, and are two each", "pistol pistol pistol pistol pistol rifle bow", 0);
    row("twelve daggers", "dagger dagger dagger dagger dagger dagger", 0);
    row("ten blades of five kinds", "dagger sword club whip nunchaku", blades);
}

void TestMusgMatch::refusesAFigureWithMoreWeaponsThanFit()
{
    QFETCH(QStringList, gear);
    QFETCH(int, refused);
    std::map<std::string, int> counts;
    for (const QString &piece : gear)
        counts[piece.toStdString()] += 2;
    BandBuilder builder("human");
    builder.chief().named("Walking Arsenal");
    for (const auto &[piece, count] : counts)
        builder.with(piece, count);
    const rules::MatchRules &rules = rulesOfMusg();
    auto made = musgSetup(0, "random");
    made.seats[1].band = rules::musg::encodeBand(musgCatalogue(), builder.band());
    const auto why = rules.notPlayed(made.seats[1].band);
    const auto begun = rules.begin(made);
    QVERIFY(why.has_value());
    QCOMPARE(why->has_value(), refused != 0);
    QCOMPARE(begun.has_value(), refused == 0);
    QCOMPARE(rules.prepare(made).has_value(), refused == 0);
    if (begun)
        return;
    QCOMPARE(static_cast<int>(begun.error().code), refused);
    QCOMPARE(begun.error().subject, std::string("Walking Arsenal"));
    QCOMPARE(begun.error().pointer, std::string("/seats/1/band"));
    QCOMPARE(begun.error().number, static_cast<std::int64_t>(rules::musg::play::kMostWeapons));
    QVERIFY((*why)->code == begun.error().code && (*why)->subject == begun.error().subject);
}

/** A second gun counts where the first can be lost or has to be loaded, and nowhere else. */
void TestMusgMatch::countsWhatCannotFailOnce()
{
    BandBuilder builder("human");
    builder.chief().with("pistol", 3).with("machine-gun", 2).with("black-powder-pistol", 2);
    builder.with("crossbow", 2).with("grenade", 2).with("dagger", 3);
    const rules::musg::Band band = builder.band();
    const auto fighters =
        rules::musg::play::fightersOf(musgCatalogue(), {{rules::SeatId{0}, &band}});
    const auto count = [&](const char *id) {
        return std::ranges::count(fighters.front().guns, id, &rules::musg::play::Gun::id);
    };
    QCOMPARE(count("pistol"), 1);
    QCOMPARE(count("machine-gun"), 1);
    QCOMPARE(count("black-powder-pistol"), 2);
    QCOMPARE(count("crossbow"), 2);
    QCOMPARE(count("grenade"), 2);
    QCOMPARE(fighters.front().blades.size(), std::size_t{3});
}

/** A journal from a stranger: its figures are bounded like those of a band. */
void TestMusgMatch::refusesAJournalWithMoreWeaponsThanFit()
{
    const SkirmishCodec codec(musgCatalogue());
    const auto made = musgSetup(0, "random");
    auto resolved = nlohmann::json::parse(codec.resolve(made).value());
    QVERIFY(codec.make(made, resolved.dump()).has_value());
    for (const char *kind : {"guns", "blades"}) {
        auto spoilt = resolved;
        for (auto &fighter : spoilt["fighters"]) {
            auto &weapons = fighter[kind];
            while (!weapons.empty() && weapons.size() <= rules::musg::play::kMostWeapons)
                weapons.push_back(weapons.front());
        }
        QVERIFY2(!codec.make(made, spoilt.dump()), kind);
    }
}

/** Every invariant after every step, as the promise "games" tries it at length. */
void TestMusgMatch::isNeverInAnIllegalState()
{
    const SkirmishCodec codec(musgCatalogue());
    int games = 0;
    for (std::uint64_t seed = 0; games < kGames; ++seed) {
        const auto setup = randomSetup(seed);
        if (kSanitized && isSlow(setup))
            continue;
        ++games;
        const auto complaint = playInspected(codec, setup, seed, {});
        QVERIFY2(complaint.empty(), ("game " + std::to_string(seed) + ", " + complaint).c_str());
    }
}

void TestMusgMatch::doesNotUndoAloneWhatWasFoundOut()
{
    using namespace rules::musg::play;
    const SkirmishCodec codec(musgCatalogue());
    const auto made = musgSetup(3, "random");
    const auto game = codec.make(made, *codec.resolve(made));
    QVERIFY(game.has_value());
    QVERIFY((*game)->reveals({{}, {}, FigureRevealed{}}));
    QVERIFY(!(*game)->reveals({{}, {}, FigurePlaced{}}));
}

/** The best of its thoughts is what it does, each motive has its word; `easy` tells nothing. */
void TestMusgMatch::normalTellsWhatItWeighed()
{
    const rules::MatchRules &rules = rulesOfMusg();
    auto begun = rules.begin(musgSetup(5, "normal"));
    QVERIFY(begun.has_value());
    rules::Match &match = **begun;
    rules::SeededDice dice(7);
    int weighed = 0;
    for (int decision = 0; decision < manyCases(120);) {
        const rules::Request &request = match.awaited();
        QVERIFY(request.what != rules::Awaited::Over);
        if (request.isChance()) {
            QVERIFY(match.answer(dice.answer(request)).has_value());
            continue;
        }
        const auto seat = request.decision.seat;
        const auto thoughts = match.thoughts(seat, "normal");
        QVERIFY(thoughts.has_value() && !thoughts->empty());
        QVERIFY(match.thoughts(seat, "easy")->empty());
        const auto chosen = match.choose(seat);
        QCOMPARE(chosen.value(), match.plan(seat, thoughts->front().action)->action);
        for (const rules::Thought &thought : *thoughts) {
            int sum = 0;
            for (const auto &[motive, amount] : thought.parts) {
                QVERIFY(rules.phrases().contains(motive.key));
                sum += amount;
            }
            QCOMPARE(sum, thought.score);
            weighed += thought.parts.empty() ? 0 : 1;
        }
        QVERIFY(match.submit(seat, *chosen).has_value());
        ++decision;
    }
    QVERIFY2(weighed > manyCases(200), std::to_string(weighed).c_str());
}

/** Every advised act is allowed, however odd bands, table and options are. */
void TestMusgMatch::everythingAdvisedIsAllowed()
{
    const rules::MatchRules &rules = rulesOfMusg();
    const int asked = qEnvironmentVariableIntValue("ESCARMOUCHE_GAMES");
    std::size_t advised = 0;
    for (int number = 0; number < (asked > 0 ? asked : kAdvised); ++number) {
        const auto seed = static_cast<std::uint64_t>(number);
        auto begun = rules.begin(randomSetup(seed));
        QVERIFY2(begun.has_value(), std::to_string(number).c_str());
        rules::Match &match = **begun;
        rules::SeededDice dice(seed);
        for (int decision = 0;
             decision < manyCases(150) && match.awaited().what != rules::Awaited::Over;) {
            const rules::Request request = match.awaited();
            if (request.isChance()) {
                QVERIFY(match.answer(dice.answer(request)).has_value());
                continue;
            }
            const std::string refused = adviceRefused(rules, match, advised);
            QVERIFY2(refused.empty(), (std::to_string(number) + ": " + refused).c_str());
            const auto seat = request.decision.seat;
            const auto machine = ++decision % 2 == 0 ? "normal" : "random";
            QVERIFY(match.submit(seat, *match.chooseAs(seat, machine)).has_value());
        }
    }
    qInfo("%zu acts advised", advised);
    QVERIFY(advised > (kSanitized ? 50 : 1000));
}

PLAIN_TEST(TestMusgMatch)

} // namespace tst_musgmatch

#include "tst_musgmatch.moc"
