// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/dice/dice.h"
#include "rules/core/match/erase.h"
#include "tests/support/files/property.h"
#include "tests/support/testmain.h"
#include "tests/support/toys/fickle.h"
#include "tests/support/toys/toycodecs.h"

#include <QtTest/QtTest>

namespace tst_driver {

using namespace escarmouche;
using namespace escarmouche::rules;
using namespace escarmouche::tests;

namespace {

const MatchRules &ambushRules()
{
    static const auto kRules = erase(AmbushCodec{});
    return *kRules;
}

const MatchRules &cryptRules()
{
    static const auto kRules = erase(CryptCodec{});
    return *kRules;
}

std::unique_ptr<Match> begun(const MatchRules &rules, const char *system,
                             const char *player = "person", bool practice = false)
{
    MatchSetup setup = toySetup(system, player);
    setup.practice = practice;
    setup.seed = 9;
    return rules.begin(setup).value();
}

ChanceAnswer faces(std::vector<std::uint8_t> faces)
{
    return ChanceAnswer::ofFaces(faces);
}

constexpr const char *kEndTurn = R"({"kind":"end-turn"})";
constexpr const char *kWatch = R"({"kind":"watch","scout":1})";
constexpr const char *kPass = R"({"kind":"pass"})";

/** Crypt with the relic in zone 3, and the first seeker facing a ghoul in zone 1. */
std::unique_ptr<Match> facingAGhoul()
{
    auto match = begun(cryptRules(), "crypt");
    const auto submit = [&](int seat, const char *action) {
        return match->submit({static_cast<std::int8_t>(seat)}, action).has_value();
    };
    bool ok = match->answer(ChanceAnswer::ofPick(0)).has_value();
    ok = ok && submit(0, R"({"kind":"go","to":1})") && submit(0, kPass);
    ok = ok && submit(1, kPass) && submit(1, kPass);
    ok = ok && match->answer(faces({1})) && match->answer(faces({4, 6})); // a ghoul in zone 7
    ok = ok && submit(0, R"({"kind":"go","to":3})") && submit(0, R"({"kind":"go","to":5})");
    ok = ok && submit(1, kPass) && submit(1, kPass); // it creeps to zone 5
    ok = ok && match->answer(faces({1})) && match->answer(faces({1, 1}));
    return ok ? std::move(match) : nullptr;
}

constexpr const char *kFight = R"({"kind":"fight"})";

std::string checkReplay(const MatchRules &rules, const Match &match)
{
    const auto journal = decodeJournal(encode(match.journal()));
    if (!journal)
        return "unreadable";
    const auto again = rules.replay(*journal);
    if (!again)
        return "entry " + std::to_string(again.error().number);
    return (*again)->journal() == match.journal() ? "" : "another journal";
}

ErrorCode codeOf(const rules::Result<void> &result)
{
    return result ? ErrorCode::FileNotFound : result.error().code;
}

/** Plays on with the seats' machines until so many entries are there, or it is over. */
void playOn(Match &match, std::size_t entries)
{
    SeededDice dice(4);
    while (match.awaited().what != Awaited::Over &&
           (match.journal().entries.size() < entries || match.awaited().isChance())) {
        if (match.awaited().isChance()) {
            QVERIFY(match.answer(dice.answer(match.awaited())));
            continue;
        }
        const SeatId seat = match.awaited().decision.seat;
        QVERIFY(match.submit(seat, match.choose(seat).value()));
    }
}

} // namespace

class TestDriver : public QObject
{
    Q_OBJECT

private slots:
    void openingChanceBelongsToTheFirstEntry();
    void undoesWhatRevealedNothing();
    void undoStopsAtChanceAndAtWhatWasRevealed();
    void takesBackWhenAllAgree();
    void diceStillOwedAfterRedoAreKept();
    void goesBackOverManySteps();
    void endsByConcessionAndByAgreement();
    void saysWhyAnActIsRefused();
    void machinesChooseTheSameAgain();
    void refusesSetupsItCannotPlay();
    void replayNamesTheFirstBadEntry();
    void whatIsRefusedWhenPlayedAgainIsAnError();
    void aJournalThatIsRefusedIsToldWithPlaceAndRule();
    void anotherRevisionIsToldAndNotReplayed();
    void previewsAndOptionsAreSubmittedAsTheyStand();
};

void TestDriver::openingChanceBelongsToTheFirstEntry()
{
    const auto match = begun(ambushRules(), "ambush");
    QVERIFY(match->awaited().what == Awaited::Pick);
    QCOMPARE(match->journal().entries.size(), std::size_t{1});
    QVERIFY(match->journal().entries[0].act == JournalAct::Begin);
    QVERIFY(match->answer(ChanceAnswer::ofPick(11)));
    const Journal &journal = match->journal();
    QCOMPARE(journal.entries.size(), std::size_t{1});
    QCOMPARE(journal.entries[0].answers.size(), std::size_t{1});
    QVERIFY(journal.entries[0].checksum != journal.header.checksum);
    QVERIFY(codeOf(match->undo()) == ErrorCode::NothingToUndo);
    QVERIFY(codeOf(match->takeBack()) == ErrorCode::NothingToUndo);
    // The card is told to its owner alone.
    QCOMPARE(match->story({0}).size(), match->story({1}).size() + 1);
    QCOMPARE(match->story(kNoSeat).size(), match->story({1}).size());
}

void TestDriver::undoesWhatRevealedNothing()
{
    const auto match = begun(ambushRules(), "ambush");
    QVERIFY(match->answer(ChanceAnswer::ofPick(0)));
    const BoardView before = match->view({0});
    QVERIFY(match->submit({0}, kWatch));
    const BoardView after = match->view({0});
    QVERIFY(after != before);
    QVERIFY(codeOf(match->redo()) == ErrorCode::NothingToRedo);
    QVERIFY(match->undo());
    QVERIFY(match->view({0}) == before);
    QVERIFY(match->redo());
    QVERIFY(match->view({0}) == after);
    QVERIFY(match->undo());
    QVERIFY(match->submit({0}, R"({"kind":"watch","scout":2})"));
    QVERIFY(codeOf(match->redo()) == ErrorCode::NothingToRedo);
    QCOMPARE(checkReplay(ambushRules(), *match), std::string());
}

void TestDriver::undoStopsAtChanceAndAtWhatWasRevealed()
{
    const auto match = begun(ambushRules(), "ambush");
    QVERIFY(match->answer(ChanceAnswer::ofPick(0)));
    QVERIFY(match->submit({0}, kEndTurn));
    QVERIFY(match->awaited().isChance());
    QVERIFY(match->undo()); // the other seat has not drawn yet
    QVERIFY(match->redo());
    QVERIFY(match->answer(ChanceAnswer::ofPick(0)));
    QVERIFY(codeOf(match->undo()) == ErrorCode::UndoStopsHere);

    const auto crypt = begun(cryptRules(), "crypt");
    QVERIFY(crypt->answer(ChanceAnswer::ofPick(0)));
    QVERIFY(crypt->submit({0}, R"({"kind":"search"})")); // no dice, yet one knows more now
    QVERIFY(codeOf(crypt->undo()) == ErrorCode::UndoStopsHere);
    QVERIFY(crypt->takeBack());
    QVERIFY(codeOf(crypt->takeBack()) == ErrorCode::NothingToUndo);
}

void TestDriver::takesBackWhenAllAgree()
{
    const auto strict = begun(ambushRules(), "ambush", "random");
    playOn(*strict, 4);
    QVERIFY(codeOf(strict->takeBack()) == ErrorCode::TakeBackNotAgreed);
    const auto practice = begun(ambushRules(), "ambush", "random", true);
    playOn(*practice, 4);
    QVERIFY(practice->takeBack());
    QVERIFY(practice->journal().entries.back().act == JournalAct::TakeBack);
    QCOMPARE(checkReplay(ambushRules(), *practice), std::string());
    const auto people = begun(ambushRules(), "ambush");
    QVERIFY(people->answer(ChanceAnswer::ofPick(0)));
    QVERIFY(people->submit({0}, kWatch));
    QVERIFY(people->takeBack());
}

void TestDriver::diceStillOwedAfterRedoAreKept()
{
    const auto match = facingAGhoul();
    QVERIFY(match);
    QVERIFY(match->submit({0}, kFight));
    QVERIFY(match->awaited().what == Awaited::Roll);
    QVERIFY(match->undo());
    QVERIFY(match->redo());
    QVERIFY(match->answer(faces({6, 6})));
    const JournalEntry &redo = match->journal().entries.back();
    QVERIFY(redo.act == JournalAct::Redo && redo.answers.size() == 1 && !redo.events.empty());
    QCOMPARE(checkReplay(cryptRules(), *match), std::string());
    const auto told = cryptRules().story(match->journal(), {0});
    QVERIFY(told.has_value());
    QCOMPARE(told->size(), match->story({0}).size());
    QVERIFY(told->back().sentence == match->story({0}).back().sentence);
    // Taken back and done again, the ghoul falls to the same dice.
    const BoardView fallen = match->view({0});
    QVERIFY(match->takeBack() && match->redo());
    QVERIFY(match->view({0}) == fallen);
    QCOMPARE(checkReplay(cryptRules(), *match), std::string());
    // Conceding while dice are owed and thinking again leaves them owed.
    QVERIFY(match->takeBack() && match->submit({0}, kFight) && match->concede({1}));
    QVERIFY(match->awaited().what == Awaited::Over && match->undo());
    QVERIFY(match->answer(faces({1, 1})));
    QCOMPARE(checkReplay(cryptRules(), *match), std::string());
}

void TestDriver::goesBackOverManySteps()
{
    const auto match = begun(cryptRules(), "crypt", "random", true);
    playOn(*match, 200);
    std::vector<BoardView> views{match->view({0})};
    while (match->takeBack())
        views.push_back(match->view({0}));
    QVERIFY(views.size() > 40); // past a kept state
    for (std::size_t at = views.size() - 1; at-- > 0;) {
        QVERIFY(match->redo());
        QVERIFY(match->view({0}) == views[at]);
    }
    QVERIFY(codeOf(match->redo()) == ErrorCode::NothingToRedo);
    QCOMPARE(checkReplay(cryptRules(), *match), std::string());
}

void TestDriver::endsByConcessionAndByAgreement()
{
    const auto match = begun(ambushRules(), "ambush");
    QVERIFY(match->answer(ChanceAnswer::ofPick(0)));
    QVERIFY(!match->concede({2}) && !match->concede(kNoSeat));
    QVERIFY(match->concede({0}));
    QVERIFY(match->awaited().what == Awaited::Over && match->options().empty());
    const BattleReport report = match->report();
    QVERIFY(report.seats[0].conceded && report.seats[0].result == SeatResult::Loss);
    QVERIFY(!report.seats[1].conceded && report.seats[1].result == SeatResult::Win);
    QVERIFY(codeOf(match->submit({0}, kWatch)) == ErrorCode::MatchOver);
    QVERIFY(codeOf(match->concede({1})) == ErrorCode::MatchOver);
    QVERIFY(match->undo());
    QVERIFY(match->report().seats[0].result == SeatResult::Draw);
    QVERIFY(match->agreeDraw());
    QVERIFY(match->report().seats[1].result == SeatResult::Draw);
    QCOMPARE(checkReplay(ambushRules(), *match), std::string());

    BattleReport three;
    for (const int points : {9, 4, 4}) {
        three.seats.push_back({{static_cast<std::int8_t>(three.seats.size())}, {}, {}, {}, false});
        three.seats.back().scores.push_back({"standing", points});
    }
    concedeIn(three, {0});
    QVERIFY(three.seats[0].result == SeatResult::Loss);
    QVERIFY(three.seats[1].result == SeatResult::Draw);
    QVERIFY(three.seats[2].result == SeatResult::Draw);
}

void TestDriver::saysWhyAnActIsRefused()
{
    const auto match = begun(ambushRules(), "ambush");
    const auto early = match->submit({0}, kWatch);
    QVERIFY(codeOf(early) == ErrorCode::NotYourTurn && early.error().number == -1);
    QVERIFY(codeOf(match->answer(faces({3}))) == ErrorCode::DiceDoNotFit);
    QVERIFY(codeOf(match->answer(ChanceAnswer::ofPick(12))) == ErrorCode::DiceDoNotFit);
    QVERIFY(match->answer(ChanceAnswer::ofPick(0)));
    QVERIFY(codeOf(match->answer(ChanceAnswer::ofPick(0))) == ErrorCode::DiceDoNotFit);
    const auto other = match->submit({1}, kWatch);
    QVERIFY(codeOf(other) == ErrorCode::NotYourTurn && other.error().number == 0);
    QVERIFY(codeOf(match->submit({0}, "{")) == ErrorCode::NotJson);
    QVERIFY(codeOf(match->submit({0}, R"({"kind":"fly"})")) == ErrorCode::WrongChoice);
    const auto far = match->submit({0}, R"({"kind":"step","scout":0,"q":1,"r":0})");
    QVERIFY(codeOf(far) == ErrorCode::RefusedByRule);
    QCOMPARE(far.error().subject, std::string("AMBUSH-04"));
    QCOMPARE(say(ambushRules().phrases(), whyRefused(far.error()), Language::English),
             std::string("3 cells away, 1 at most"));
    QVERIFY(match->choose({0}).error().code == ErrorCode::NoMachineThere);
    QVERIFY(match->choose({1}).error().code == ErrorCode::NotYourTurn);
    QCOMPARE(match->journal().entries.size(), std::size_t{1});
}

void TestDriver::machinesChooseTheSameAgain()
{
    const auto match = begun(ambushRules(), "ambush", "random");
    const auto twin = begun(ambushRules(), "ambush", "random");
    for (Match *each : {match.get(), twin.get()})
        playOn(*each, 6);
    const SeatId seat = match->awaited().decision.seat;
    QCOMPARE(match->choose(seat).value(), match->choose(seat).value());
    QCOMPARE(match->choose(seat).value(), twin->choose(seat).value());
    QVERIFY(match->journal() == twin->journal());
}

void TestDriver::refusesSetupsItCannotPlay()
{
    MatchSetup three = toySetup("ambush", "person");
    three.seats.push_back({"", "person"});
    const auto crowded = ambushRules().begin(three);
    QVERIFY(crowded.error().code == ErrorCode::TooManyEntries && crowded.error().number == 2);
    QCOMPARE(crowded.error().pointer, std::string("/seats"));
    const auto unknown = ambushRules().begin(toySetup("ambush", "genius"));
    QVERIFY(unknown.error().code == ErrorCode::WrongChoice);
    QCOMPARE(unknown.error().pointer, std::string("/seats/0/player"));
    QCOMPARE(unknown.error().hint, std::string("person, random"));
    const auto people = ambushRules().prepare(toySetup("ambush", "person"));
    QCOMPARE(people.error().hint, std::string("random"));
    MatchSetup odd = toySetup("ambush", "person");
    odd.options.push_back({"no-such-switch", true});
    QVERIFY(ambushRules().begin(odd).error().code == ErrorCode::UnknownKey);
}

void TestDriver::replayNamesTheFirstBadEntry()
{
    const auto match = begun(cryptRules(), "crypt", "random");
    playOn(*match, 12);
    const Journal good = match->journal();
    QVERIFY(cryptRules().replay(good).has_value());
    const auto badEntry = [&](auto &&spoil) {
        Journal bad = good;
        spoil(bad);
        const auto replayed = cryptRules().replay(bad);
        const bool mismatch = !replayed && replayed.error().code == ErrorCode::ReplayMismatch;
        return mismatch ? static_cast<int>(replayed.error().number) : -1;
    };
    QCOMPARE(badEntry([](Journal &bad) { bad.header.checksum ^= 1U; }), 0);
    QCOMPARE(badEntry([](Journal &bad) { bad.entries[0].answers.clear(); }), 1);
    QCOMPARE(badEntry([](Journal &bad) { bad.entries[6].checksum ^= 1U; }), 7);
    QCOMPARE(badEntry([](Journal &bad) { bad.entries[4].events.push_back("{}"); }), 5);
    QCOMPARE(badEntry([](Journal &bad) { bad.entries[4].actor = {5}; }), 5);
    QCOMPARE(badEntry([](Journal &bad) { bad.entries[4].action = R"({"kind":"fly"})"; }), 5);
    QCOMPARE(badEntry([](Journal &bad) { bad.entries.erase(bad.entries.begin() + 3); }), 5);
    QCOMPARE(
        badEntry([](Journal &bad) { bad.entries[3].answers.push_back(ChanceAnswer::ofPick(0)); }),
        4);
}

/** However far back it lies: nothing is changed, and going back works once the rules take it. */
void TestDriver::whatIsRefusedWhenPlayedAgainIsAnError()
{
    FickleCodec codec;
    const auto rules = erase(codec);
    const bool held = holds("a step refused when it is played again is told", [&] {
        *codec.left = -1;
        const auto match = begun(*rules, "fickle", "random", true);
        playOn(*match, static_cast<std::size_t>(*rc::gen::inRange(6, 90)));
        for (int back = *rc::gen::inRange(0, 3); back > 0; --back)
            RC_ASSERT(match->takeBack().has_value());
        const Journal journal = match->journal();
        const bool forward =
            journal.entries.back().act == JournalAct::TakeBack && *rc::gen::arbitrary<bool>();
        const auto go = [&] { return forward ? match->redo() : match->takeBack(); };
        *codec.left = forward ? 0 : *rc::gen::inRange(0, 4);
        const auto gone = go();
        if (!gone) {
            RC_ASSERT(gone.error().code == ErrorCode::ReplayMismatch);
            RC_ASSERT(gone.error().subject == std::string(Fickle::kRule.value));
            const auto seq = static_cast<std::size_t>(gone.error().number);
            RC_ASSERT(seq > 1 && seq <= journal.entries.size());
            RC_ASSERT(journal.entries[seq - 1].act == JournalAct::Action);
            RC_ASSERT(match->journal() == journal);
        }
        RC_CLASSIFY(!gone, "refused");
        *codec.left = -1;
        RC_ASSERT(gone || go().has_value());
        RC_ASSERT(checkReplay(*rules, *match).empty());
    });
    QVERIFY(held);
}

/** Wherever in a stored journal the rules refuse what it did. */
void TestDriver::aJournalThatIsRefusedIsToldWithPlaceAndRule()
{
    FickleCodec codec;
    const auto rules = erase(codec);
    const auto match = begun(*rules, "fickle", "random", true);
    playOn(*match, 60);
    for (int back = 0; back < 3; ++back)
        QVERIFY(match->takeBack().has_value());
    playOn(*match, 80);
    const Journal &journal = match->journal();
    int refused = 0;
    for (int left = 0; left < 90; ++left) {
        *codec.left = left;
        const auto again = rules->replay(journal);
        if (again)
            continue;
        ++refused;
        QVERIFY(again.error().code == ErrorCode::ReplayMismatch);
        QCOMPARE(again.error().subject, std::string(Fickle::kRule.value));
        const auto seq = static_cast<std::size_t>(again.error().number);
        QVERIFY(seq > 1 && seq <= journal.entries.size());
        QVERIFY(journal.entries[seq - 1].act == JournalAct::Action);
    }
    QVERIFY(refused > 60);
}

void TestDriver::anotherRevisionIsToldAndNotReplayed()
{
    const auto match = begun(cryptRules(), "crypt", "random");
    playOn(*match, 12);
    Journal journal = match->journal();
    journal.header.revision = 0;
    const auto older = cryptRules().replay(journal);
    QVERIFY(older.error().code == ErrorCode::OlderRevision && older.error().number == 0);
    const auto told = cryptRules().story(journal, {0});
    QVERIFY(told.has_value());
    QVERIFY(*told == match->story({0}));
    journal.header.revision = 2;
    const auto newer = cryptRules().replay(journal);
    QVERIFY(newer.error().code == ErrorCode::NewerRevision && newer.error().number == 2);
    journal.header.system = "ambush";
    QVERIFY(cryptRules().replay(journal).error().code == ErrorCode::SystemNotFound);
    QVERIFY(cryptRules().story(journal, {0}).error().code == ErrorCode::SystemNotFound);
}

void TestDriver::previewsAndOptionsAreSubmittedAsTheyStand()
{
    const auto match = begun(ambushRules(), "ambush");
    QVERIFY(match->options().empty());
    QVERIFY(match->answer(ChanceAnswer::ofPick(0)));
    for (const ActionOption &option : match->options()) {
        const auto preview = match->plan({0}, option.action);
        QCOMPARE(preview.has_value(), !option.open);
        if (option.open)
            continue;
        QCOMPARE(preview->action, option.action);
        QVERIFY(!preview->effects.empty() && !preview->rules.empty());
        QVERIFY(match->submit({0}, preview->action) && match->undo());
    }
}

PLAIN_TEST(TestDriver)

} // namespace tst_driver

#include "tst_driver.moc"
