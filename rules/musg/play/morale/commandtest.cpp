// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/stage/lookups.h"
#include "rules/musg/play/stage/stage.h"

#include <algorithm>

namespace escarmouche::rules::musg::play {

namespace {

// MUSG-PROFILE-13
constexpr int kMostCommand = 11;
// MUSG-BAND-23
constexpr std::int32_t kSwarmReach = 2 * kPas;
// MUSG-ROUT-02
constexpr std::int32_t kLendingReach = 4 * kPas;
// MUSG-REACT-11
constexpr std::int32_t kAllyReach = 3 * kPas;

void add(Command &command, int amount, RuleId rule)
{
    if (amount == 0)
        return;
    command.value += amount;
    command.terms.push_back({static_cast<std::int16_t>(amount), rule});
}

void cap(Command &command)
{
    if (command.value > kMostCommand)
        add(command, kMostCommand - command.value, {"MUSG-PROFILE-13"});
}

int swarm(const Skirmish &game, const State &state, FigureId goblin)
{
    int others = 0;
    friendsOf(game, state, game.fighter(goblin).seat()).each([&](FigureId mate) {
        if (mate != goblin && isWithin(game, state, goblin, mate, kSwarmReach))
            ++others;
    });
    return others;
}

/** The other figurants of a compact group. */
int comrades(const Skirmish &game, const State &state, FigureId figurant)
{
    FigureSet figurants;
    friendsOf(game, state, game.fighter(figurant).seat()).each([&](FigureId mate) {
        if (game.fighter(mate).rank == Rank::Figurant)
            figurants.insert(mate);
    });
    // MUSG-FIGURANT-02
    return chain(game, state, figurant, figurants).count() - 1;
}

/** What a figure commands by itself: profile, rallies, swarm or group. */
Command ownCommand(const Skirmish &game, const State &state, FigureId figure)
{
    const Fighter &fighter = game.fighter(figure);
    Command command;
    command.value = fighter.cd;
    if (fighter.cd == 0) // it has none
        return command;
    // MUSG-RALLY-03
    add(command, state[figure].rallies, {"MUSG-RALLY-03"});
    if (fighter.has(Trait::SwarmCommand))
        add(command, swarm(game, state, figure), {"MUSG-BAND-23"});
    if (fighter.has(Trait::GroupCommand))
        add(command, comrades(game, state, figure), {"MUSG-FIGURANT-02"});
    cap(command);
    return command;
}

/** The best command that a friend at hand may lend (MUSG-ROUT-02). */
void borrow(const Skirmish &game, const State &state, FigureId figure, Command &own)
{
    Command best = own;
    Command barred = own;
    friendsOf(game, state, game.fighter(figure).seat()).each([&](FigureId mate) {
        if (mate == figure || game.fighter(mate).has(Trait::NeverRouts) ||
            state[mate].has(Mark::Fleeing))
            return;
        if (!isWithin(game, state, figure, mate, kLendingReach))
            return;
        Command lent = ownCommand(game, state, mate);
        lent.lender = mate;
        // MUSG-ROUT-03
        const bool failed = state[mate].has(Mark::FailedRout);
        Command &among = failed ? barred : best;
        if (lent.value > among.value)
            among = std::move(lent);
    });
    if (barred.value > best.value)
        best.barred = barred.lender;
    own = std::move(best);
}

int alliesAtHand(const Skirmish &game, const State &state, FigureId figure)
{
    int allies = 0;
    friendsOf(game, state, game.fighter(figure).seat()).each([&](FigureId mate) {
        if (mate == figure || state[mate].has(Mark::Fleeing))
            return;
        allies += isWithin(game, state, figure, mate, kAllyReach) ? 1 : 0;
    });
    return allies;
}

bool isMorale(Reason test)
{
    // MUSG-RALLY-02
    return test == Reason::Rally || test == Reason::Rout;
}

/** The dice that count; Nerfs d'acier throws one more and drops the highest. */
int diceOf(const Skirmish &game, Reason test)
{
    return test == Reason::UnderFire ? game.switches().underFireDice : 2;
}

bool hasNerves(const Skirmish &game, FigureId figure)
{
    return game.fighter(figure).has(Trait::CommandBestTwoOfThree);
}

void askDice(const Stage &stage, const TestFrame &frame)
{
    const int dice = diceOf(stage.game, frame.test);
    const SeatId owner = stage.fighter(frame.figure).seat();
    if (hasNerves(stage.game, frame.figure)) {
        // MUSG-CAMP-29
        const int thrown = dice + 1;
        return stage.ask(rollOf(owner, frame.test, thrown, Reading::Each, {}));
    }
    const int command = commandOf(stage.game, stage.state, frame.figure, frame.test).value;
    stage.ask(rollOf(owner, frame.test, dice, Reading::Sum, {command + 1}));
}

/** The sum of the dice that count: the lowest ones. */
int totalOf(const Stage &stage, const TestFrame &frame)
{
    FixedList<std::uint8_t, kMostDice> faces = stage.state.chance.faces;
    std::sort(faces.begin(), faces.end());
    int total = 0;
    for (int at = 0; at < diceOf(stage.game, frame.test); ++at)
        total += faces[static_cast<std::size_t>(at)];
    return total;
}

/** The rule by which the test needs no dice, if there is one. */
RuleId passedBy(const Stage &stage, const TestFrame &frame)
{
    const Fighter &fighter = stage.fighter(frame.figure);
    // MUSG-INJURY-15
    if (fighter.has(Trait::Hardened))
        return {"MUSG-INJURY-15"};
    // MUSG-INJURY-14
    const bool hated = frame.against.valid() &&
                       ((fighter.hates >> stage.fighter(frame.against).seat().value) & 1) != 0;
    return hated && !isMorale(frame.test) ? RuleId{"MUSG-INJURY-14"} : RuleId{};
}

/** Why there is a test at all: it was agreed on, and one of the two is the higher. */
void citeReaction(const Stage &stage, const TestFrame &frame, std::vector<RuleId> &rules)
{
    if (isMorale(frame.test))
        return;
    rules.push_back({"MUSG-REACT-01"});
    const auto isHired = [&](FigureId figure) {
        return figure.valid() && stage.fighter(figure).rank == Rank::Mercenary;
    };
    if (isHired(frame.figure) || isHired(frame.against))
        rules.push_back({"MUSG-PROFILE-10"});
}

void passUnrolled(const Stage &stage, const TestFrame &frame, RuleId rule)
{
    std::vector<RuleId> rules{rule, causeOf(frame.test).rule};
    citeReaction(stage, frame, rules);
    stage.tell(rules, [&] {
        Tested told;
        told.figure = frame.figure;
        told.test = frame.test;
        told.automatic = told.passed = true;
        return told;
    });
    stage.pop(1);
}

/** The rules a test rested on, that of its cause first. */
std::vector<RuleId> rulesOf(const Stage &stage, const TestFrame &frame, const Command &command,
                            bool passed)
{
    std::vector<RuleId> rules{causeOf(frame.test).rule, {"MUSG-PROFILE-03"}};
    citeReaction(stage, frame, rules);
    if (frame.test == Reason::Rally)
        rules.insert(rules.end(), {{"MUSG-RALLY-02"}, {"MUSG-ROUT-07"}});
    if (frame.test == Reason::Rally && !passed)
        rules.push_back({"MUSG-RALLY-04"});
    if (isMorale(frame.test) && alliesAtHand(stage.game, stage.state, frame.figure) > 0)
        rules.push_back({"MUSG-ROUT-05"});
    if (command.lender.valid())
        rules.push_back({"MUSG-ROUT-02"});
    if (command.barred.valid())
        rules.push_back({"MUSG-ROUT-03"});
    if (hasNerves(stage.game, frame.figure))
        rules.push_back({"MUSG-CAMP-29"});
    if (frame.rolledAgain)
        rules.push_back({"MUSG-INJURY-14"});
    return rules;
}

void afterRoll(const Stage &stage, TestFrame &frame)
{
    const Command command = commandOf(stage.game, stage.state, frame.figure, frame.test);
    const int total = totalOf(stage, frame);
    tellDice(stage, frame.figure, command.value, total);
    // MUSG-PROFILE-03
    const bool passed = total <= command.value;
    // A failure against the hated may be rolled again, and nobody would not (MUSG-INJURY-14).
    const bool again =
        !passed && !frame.rolledAgain && isMorale(frame.test) && stage.fighter(frame.figure).hates;
    if (again) {
        frame.rolledAgain = true;
        return askDice(stage, frame);
    }
    if (stage.events) {
        Tested told;
        told.figure = frame.figure;
        told.lender = command.lender;
        told.test = frame.test;
        told.command = static_cast<std::int16_t>(command.value);
        told.terms = command.terms;
        told.passed = passed;
        stage.events->push_back({rulesOf(stage, frame, command, passed), {}, std::move(told)});
    }
    stage.pop(passed ? 1 : 0);
}

} // namespace

int ownCommandOf(const Skirmish &game, const State &state, FigureId figure)
{
    return ownCommand(game, state, figure).value;
}

Command commandOf(const Skirmish &game, const State &state, FigureId figure, Reason test)
{
    Command command = ownCommand(game, state, figure);
    // MUSG-ROUT-05
    if (isMorale(test)) {
        borrow(game, state, figure, command);
        return command;
    }
    add(command, alliesAtHand(game, state, figure), {"MUSG-REACT-11"});
    cap(command);
    return command;
}

void run(const Stage &stage, TestFrame &frame)
{
    if (frame.step == TestFrame::Step::Rolled)
        return afterRoll(stage, frame);
    const RuleId rule = passedBy(stage, frame);
    if (!rule.empty())
        return passUnrolled(stage, frame, rule);
    askDice(stage, frame);
    frame.step = TestFrame::Step::Rolled;
}

} // namespace escarmouche::rules::musg::play
