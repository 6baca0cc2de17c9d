// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/streams/bandstream.h"
#include "model/library/streams/course.h"
#include "model/library/streams/retraction.h"
#include "tests/support/files/property.h"
#include "tests/support/testmain.h"
#include "tests/support/toys/toyact.h"
#include "tests/support/toys/toysystem.h"

#include <algorithm>
#include <set>

namespace tst_retraction {

using namespace escarmouche;
using namespace escarmouche::model;
using namespace escarmouche::tests;
using rules::ErrorCode;

namespace {

/** A stream in memory. */
struct Stream {
    ToyBandRules rules;
    std::vector<StreamEntry> entries;

    Stream() { (void)perform(rules::CreateBand{}); }

    BandStream stream() const { return {&rules}; }
    std::string state() const { return fold(stream(), entries)->state; }

    StreamEntry entry(std::string_view kind) const
    {
        const auto seq = static_cast<std::int64_t>(entries.size()) + 1;
        LedgerEvent event{.seq = seq, .uuid = "e" + std::to_string(seq)};
        event.kind = kind;
        return {event, RemovedPayload()};
    }

    bool perform(const rules::BandAct &act)
    {
        return performOn(entries.empty() ? std::string() : state(), act);
    }

    bool performOn(const std::string &before, const rules::BandAct &act)
    {
        const int seq = static_cast<int>(entries.size()) + 1;
        const auto input = rules::encode({.act = act, .fresh = 1000 * seq + 1, .adjustment = {}});
        const auto outcome = rules.decide(before, input);
        if (!outcome)
            return false;
        entries.push_back(entry("band-act/toy"));
        entries.back().event.payload = encode(ActPayload{input, *outcome});
        entries.back().payload = ActMark();
        return true;
    }

    rules::Result<Retraction<BandStream>> retract(const std::vector<std::string> &uuids,
                                                  RetractWay way = RetractWay::Unsaid,
                                                  const std::string &reason = {})
    {
        auto work = workOut(stream(), entries, uuids);
        if (work) {
            work->payload.way = way;
            work->payload.reason = reason;
            entries.push_back(entry(kRetract));
            entries.back().payload = work->payload;
        }
        return work;
    }

    Course course() const { return courseOf(stream(), entries); }
    std::vector<Role> roles() const { return course().roles; }
    std::optional<std::size_t> toUndo() const
    {
        return lastDeed(course(), [](std::size_t) { return true; });
    }
    std::optional<std::size_t> toRedo() const { return lastUndo(course()); }

    std::string uuid(std::size_t index) const { return entries.at(index).event.uuid; }
};

/** The same told naively: acts and retractions, all of it decided from the first act on. */
struct Oracle {
    const Stream &stream;
    std::map<std::size_t, std::set<std::size_t>> retractions; // entry -> entries it takes out

    bool stands(std::size_t entry) const
    {
        return std::ranges::none_of(retractions, [&](const auto &one) {
            return one.second.contains(entry) && stands(one.first);
        });
    }

    /** The state, after noting which standing acts are refused. */
    std::string replay(std::set<std::size_t> &refused) const
    {
        std::string state;
        for (std::size_t i = 0; i < stream.entries.size(); ++i) {
            if (!isAct(stream.entries[i]) || !stands(i))
                continue;
            const auto act = readAct(stream.entries[i]);
            const auto outcome = stream.rules.decide(state, act->input);
            if (outcome)
                state = *stream.rules.evolve(state, *outcome);
            else
                refused.insert(i);
        }
        return state;
    }
};

} // namespace

class RetractionTest : public QObject
{
    Q_OBJECT

private slots:
    void laterActsAreDecidedAgain()
    {
        Stream stream;
        QVERIFY(stream.perform(rules::Recruit{"pin", 1, {}})); // 5
        QVERIFY(stream.perform(rules::Recruit{"pin", 1, {}})); // 7, being the second
        const auto work = stream.retract({stream.uuid(1)});
        QVERIFY(work);
        QCOMPARE(work->effects.size(), std::size_t{1});
        QCOMPARE(work->effects[0].entry, std::size_t{2});
        QVERIFY(!work->effects[0].refusal);
        QCOMPARE(decodeAlley(stream.state())->purse, 95);
    }

    void refusedLaterActsAreRetractedToo()
    {
        Stream stream;
        QVERIFY(stream.perform(rules::Recruit{"pin", 1, {}}));
        QVERIFY(stream.perform(rules::Give{"hat", {{{2001}, 1}}, 1, {}}));
        const auto work = stream.retract({stream.uuid(1)});
        QCOMPARE(work->effects.size(), std::size_t{1});
        QCOMPARE(work->effects[0].refusal->code, ErrorCode::NoSuchMember);
        QCOMPARE(work->payload.retracted.size(), std::size_t{2});
        QCOMPARE(decodeAlley(stream.state())->purse, 100);
        QVERIFY(stream.retract({stream.uuid(3)})); // both come back
        QCOMPARE(decodeAlley(stream.state())->skittles.at(0).gear.at("hat"), 1);
    }

    void independentActsKeepTheirOutcome()
    {
        Stream stream;
        QVERIFY(stream.perform(rules::Recruit{"pin", 1, {}}));
        QVERIFY(stream.perform(rules::Recruit{"drum", 1, {}}));
        const auto work = stream.retract({stream.uuid(1)});
        QVERIFY(work->effects.empty());
        QVERIFY(work->payload.changed.empty());
    }

    void foldAsksNoRule()
    {
        struct Stubborn : ToyBandRules { // a rule mended until it refuses everything
            Result<std::string> decide(std::string_view, std::string_view) const override
            {
                return rules::fail({.code = ErrorCode::Internal});
            }
        };
        Stream stream;
        QVERIFY(stream.perform(rules::Recruit{"pin", 1, {}}));
        QVERIFY(stream.perform(rules::Recruit{"pin", 1, {}}));
        QVERIFY(stream.retract({stream.uuid(1)}));
        const Stubborn stubborn;
        QCOMPARE(fold(BandStream{&stubborn}, stream.entries)->state, stream.state());
    }

    void refusesTheFirstActAndTheUnknown()
    {
        Stream stream;
        QCOMPARE(stream.retract({stream.uuid(0)}).error().code, ErrorCode::NothingToUndo);
        QCOMPARE(stream.retract({}).error().code, ErrorCode::NothingToUndo);
        QCOMPARE(stream.retract({"nobody"}).error().code, ErrorCode::EventNotFound);
    }

    void equalsTheStreamInWhichTheRetractedActsNeverWere()
    {
        QVERIFY(holds("retraction", [] {
            Stream stream;
            Oracle oracle{stream, {}};
            const auto draw = [](int n) { return *rc::gen::inRange(0, n); };
            const int steps = *rc::gen::inRange(1, 24);
            for (int step = 0; step < steps; ++step) {
                if (draw(3) != 0) {
                    (void)stream.perform(someAct(*decodeAlley(stream.state()), draw));
                } else if (stream.entries.size() > 1) {
                    std::size_t chosen = 1 + static_cast<std::size_t>(
                                                 draw(static_cast<int>(stream.entries.size()) - 1));
                    if (!stream.retract({stream.uuid(chosen)}))
                        continue;
                    auto &own = oracle.retractions[stream.entries.size() - 1];
                    own.insert(chosen);
                    std::set<std::size_t> refused;
                    (void)oracle.replay(refused);
                    own.merge(refused);
                }
                std::set<std::size_t> refused;
                RC_ASSERT(oracle.replay(refused) == stream.state());
                RC_ASSERT(refused.empty());
            }
        }));
    }

    void undoFoldsFromNearTheEnd()
    {
        struct Counting : ToyBandRules {
            mutable std::size_t evolved = 0;
            Result<std::string> evolve(std::string_view band,
                                       std::string_view outcome) const override
            {
                ++evolved;
                return ToyBandRules::evolve(band, outcome);
            }
        };
        Stream stream;
        for (int i = 0; i < 300; ++i)
            QVERIFY(stream.perform(rules::SetProperties{{}, {{"notes", std::to_string(i)}}}));
        const Counting counting;
        const auto first = workOut(BandStream{&counting}, stream.entries, {stream.uuid(300)});
        QVERIFY(counting.evolved >= 299); // once, for want of checkpoints
        counting.evolved = 0;
        const auto second =
            workOut(BandStream{&counting}, stream.entries, {stream.uuid(300)}, first->checkpoints);
        QVERIFY(counting.evolved <= Checkpoints<BandStream>::kEvery);
        QCOMPARE(second->fold.state, first->fold.state);
    }

    void checkpointsChangeNothing()
    {
        QVERIFY(holds("checkpoints", [] {
            Stream stream;
            Checkpoints<BandStream> checkpoints;
            std::string state = stream.state();
            const auto draw = [](int n) { return *rc::gen::inRange(0, n); };
            const int steps = *rc::gen::inRange(1, 120);
            for (int step = 0; step < steps; ++step) {
                const auto size = stream.entries.size();
                if (draw(5) != 0) {
                    if (!stream.performOn(state, someAct(*decodeAlley(state), draw)))
                        continue;
                    const auto act = *readAct(stream.entries.back());
                    state = *stream.rules.evolve(state, act.outcome);
                    checkpoints.note(stream.entries.size(), {state, false});
                    continue;
                }
                // Mostly of late, as people do.
                const auto back = static_cast<std::size_t>(draw(draw(4) == 0 ? 120 : 5));
                const std::vector chosen{stream.uuid(size - 1 - std::min(size - 1, back))};
                const auto plain = workOut(stream.stream(), stream.entries, chosen);
                const auto quick = workOut(stream.stream(), stream.entries, chosen, checkpoints);
                RC_ASSERT(plain.has_value() == quick.has_value());
                if (!plain)
                    continue;
                RC_ASSERT(plain->payload == quick->payload);
                RC_ASSERT(plain->fold.state == quick->fold.state);
                RC_ASSERT(plain->effects.size() == quick->effects.size());
                stream.entries.push_back(stream.entry(kRetract));
                stream.entries.back().payload = quick->payload;
                checkpoints = quick->checkpoints;
                state = stream.state(); // folded from the first act on
                RC_ASSERT(state == quick->fold.state);
            }
        }));
    }

    void aTakeOutIsUndoneAndRedoneLikeAnyAct()
    {
        Stream stream;
        QVERIFY(stream.perform(rules::Recruit{"pin", 1, {}}));
        QVERIFY(stream.perform(rules::Recruit{"drum", 1, {}}));
        const std::string before = stream.state();
        QVERIFY(stream.retract({stream.uuid(1)}, RetractWay::TakeOut));
        const std::string after = stream.state();
        QVERIFY(after != before);
        QCOMPARE(stream.toUndo(), std::optional(std::size_t{3}));
        QVERIFY(!stream.toRedo()); // it ends what could be redone
        QVERIFY(stream.retract({stream.uuid(3)}, RetractWay::Step));
        QCOMPARE(stream.state(), before);
        QCOMPARE(stream.toUndo(), std::optional(std::size_t{2})); // the drum
        QCOMPARE(stream.toRedo(), std::optional(std::size_t{4}));
        QVERIFY(stream.retract({stream.uuid(4)}, RetractWay::Step));
        QCOMPARE(stream.state(), after);
        QCOMPARE(stream.toUndo(), std::optional(std::size_t{3}));
        const std::vector roles{Role::Act,     Role::Act,  Role::Act,
                                Role::TakeOut, Role::Undo, Role::Redo};
        QCOMPARE(stream.roles(), roles);
    }

    void aTakeOutIsTakenOutAndSoIsThat()
    {
        Stream stream;
        QVERIFY(stream.perform(rules::Recruit{"pin", 1, {}}));
        QVERIFY(stream.perform(rules::Recruit{"drum", 1, {}}));
        const std::string before = stream.state();
        for (std::size_t chosen : {1U, 3U, 4U}) {
            QVERIFY(stream.retract({stream.uuid(chosen)}, RetractWay::TakeOut));
            const std::size_t last = stream.entries.size() - 1;
            QCOMPARE(stream.roles().back(), Role::TakeOut);
            QCOMPARE(stream.state() == before, last == 4);
            const auto moved = movedBy(stream.entries, stream.course(), last);
            QCOMPARE(moved, (std::vector<MovedEntry>{{1, last == 4}}));
            QCOMPARE(movedActs(stream.entries, stream.course(), last), std::vector<std::size_t>{1});
        }
    }

    // Each of a long row would name all the acts else.
    void aTakeOutOfSeveralIsNamedItself()
    {
        Stream stream;
        QVERIFY(stream.perform(rules::Recruit{"pin", 1, {}}));
        QVERIFY(stream.perform(rules::Recruit{"drum", 1, {}}));
        QVERIFY(stream.perform(rules::Recruit{"pin", 1, {}}));
        const std::vector<std::size_t> acts{1, 2};
        QVERIFY(stream.retract({stream.uuid(1), stream.uuid(2)}, RetractWay::TakeOut));
        QCOMPARE(movedBy(stream.entries, stream.course(), 4), (std::vector<MovedEntry>{{1}, {2}}));
        for (const std::size_t chosen : {4U, 5U, 6U}) {
            QVERIFY(stream.retract({stream.uuid(chosen)}, RetractWay::TakeOut));
            const std::size_t last = stream.entries.size() - 1;
            const auto course = stream.course();
            QCOMPARE(movedBy(stream.entries, course, last),
                     (std::vector<MovedEntry>{{.entry = 4, .back = last != 6, .count = 2}}));
            QCOMPARE(movedActs(stream.entries, course, last), acts);
            QCOMPARE(groundOf(course, last), 4U);
        }
    }

    // Both looked the same once: what undo could not have done was a take-out.
    void olderRetractionsAreReadByWhatTheyDid()
    {
        Stream stream;
        for (const char *entry : {"pin", "drum", "pin"})
            QVERIFY(stream.perform(rules::Recruit{entry, 1, {}}));
        QVERIFY(stream.retract({stream.uuid(3)})); // the last one: undone
        QCOMPARE(stream.roles().back(), Role::Undo);
        QVERIFY(stream.retract({stream.uuid(4)})); // redone
        QCOMPARE(stream.roles().back(), Role::Redo);
        QVERIFY(stream.retract({stream.uuid(1)})); // others stand after it: taken out
        QCOMPARE(stream.roles().back(), Role::TakeOut);
        QVERIFY(stream.retract({stream.uuid(6)})); // as redo did once
        QCOMPARE(stream.roles().back(), Role::Undo);
        QCOMPARE(stream.toRedo(), std::optional(std::size_t{7}));
        QVERIFY(stream.retract({stream.uuid(2), stream.uuid(3)})); // back to there: all after it
        QCOMPARE(stream.roles().back(), Role::Undo);
        QVERIFY(stream.retract({stream.uuid(1)}, RetractWay::Unsaid, "misread"));
        QCOMPARE(stream.roles().back(), Role::TakeOut); // undo gives no reason
        QCOMPARE(stream.toUndo(), std::optional(std::size_t{9}));
    }

    void whatAHostileStreamRetractsIsBorne()
    {
        Stream stream;
        QVERIFY(stream.perform(rules::Recruit{"pin", 1, {}}));
        for (const auto &chosen : std::vector<std::vector<std::string>>{
                 {}, {"nobody"}, {"e1"}, {"e9"}, {"e2", "e2", "e3", "e3"}, {"e7", "e7"}}) {
            for (const RetractWay way :
                 {RetractWay::Unsaid, RetractWay::Step, RetractWay::TakeOut}) {
                stream.entries.push_back(stream.entry(kRetract));
                stream.entries.back().payload = RetractPayload{chosen, chosen, {}, {}, way};
            }
        }
        const auto course = stream.course();
        QCOMPARE(course.roles.size(), stream.entries.size());
        for (std::size_t i = 0; i < stream.entries.size(); ++i) {
            QVERIFY(movedActs(stream.entries, course, i).size() <= stream.entries.size());
            if (i > 1)
                QVERIFY(movedBy(stream.entries, course, i).size() <= stream.entries.size());
        }
        (void)stream.toUndo();
        (void)stream.toRedo();
    }

    void undoAndRedoGoBackAndForthExactly()
    {
        QVERIFY(holds("undo", [] {
            Stream stream;
            const auto draw = [](int n) { return *rc::gen::inRange(0, n); };
            std::vector<std::string> past; // states that undo goes back to
            std::vector<std::string> future;
            const int steps = *rc::gen::inRange(1, 40);
            for (int step = 0; step < steps; ++step) {
                const std::string before = stream.state();
                const auto deed = stream.toUndo();
                const auto undone = stream.toRedo();
                RC_ASSERT(deed.has_value() == !past.empty());
                RC_ASSERT(undone.has_value() == !future.empty());
                switch (draw(4)) {
                case 0:
                    if (!deed)
                        break;
                    RC_ASSERT(stream.retract({stream.uuid(*deed)}, RetractWay::Step));
                    future.push_back(before);
                    RC_ASSERT(stream.state() == past.back());
                    past.pop_back();
                    break;
                case 1:
                    if (!undone)
                        break;
                    RC_ASSERT(stream.retract({stream.uuid(*undone)}, RetractWay::Step));
                    past.push_back(before);
                    RC_ASSERT(stream.state() == future.back());
                    future.pop_back();
                    break;
                case 2: {
                    const auto course = stream.course();
                    std::vector<std::string> standing; // acts and take-outs alike
                    for (std::size_t i = 1; i < course.roles.size(); ++i) {
                        const Role role = course.roles[i];
                        if (!course.standing[i].retracted &&
                            (role == Role::Act || role == Role::TakeOut))
                            standing.push_back(stream.uuid(i));
                    }
                    if (standing.empty())
                        break;
                    const auto &chosen =
                        standing[static_cast<std::size_t>(draw(static_cast<int>(standing.size())))];
                    RC_ASSERT(stream.retract({chosen}, RetractWay::TakeOut));
                    past.push_back(before);
                    future.clear();
                    break;
                }
                default:
                    if (!stream.perform(someAct(*decodeAlley(before), draw)))
                        break;
                    past.push_back(before);
                    future.clear();
                }
            }
        }));
    }
};

CORE_TEST(RetractionTest)

} // namespace tst_retraction

#include "tst_retraction.moc"
