// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/setup/setupfile.h"
#include "model/match/tally/tally.h"
#include "rules/core/band/battlereport.h"
#include "rules/core/dice/dice.h"
#include "rules/core/journal/journal.h"
#include "rules/core/match/script.h"
#include "tests/fuzz/parser.h"
#include "tests/support/contract/matchplay.h"
#include "tests/support/library/gamelibrary.h"

#include <algorithm>

namespace escarmouche::fuzz {

namespace {

constexpr std::uint64_t kSeed = 5;

/** How the rules of a name play; null: there are none. */
const rules::MatchRules *rulesOf(const std::string &system)
{
    const auto found = std::ranges::find(systems(), system, &rules::RuleSystem::key);
    return found == systems().end() ? nullptr : found->matches.get();
}

/** A match of M.U.S.G. after so many decisions. */
std::unique_ptr<rules::Match> played(int decisions)
{
    auto match = musg().matches->begin(tests::musgSetup(0, "random")).value();
    rules::SeededDice dice(kSeed);
    while (match->awaited().what != rules::Awaited::Over && decisions >= 0) {
        if (match->awaited().what == rules::Awaited::Decision) {
            const auto seat = match->awaited().decision.seat;
            if (decisions-- > 0)
                (void)match->submit(seat, match->choose(seat).value());
        } else {
            (void)match->answer(dice.answer(match->awaited()));
        }
    }
    return match;
}

/** Without the hash of the header, as older ones are: then all that stands in it is read. */
std::string unhashed(const std::string &journal)
{
    auto read = rules::decodeJournal(journal).value();
    read.header.hasHash = false;
    return encode(read);
}

} // namespace

void readSetup(std::string_view bytes)
{
    (void)model::readSetup(bytes);
}

std::vector<std::string> setupSeeds()
{
    return filesIn("resources/setups/musg", ".setup.json");
}

void readMatchSetup(std::string_view bytes)
{
    const auto setup = rules::decodeMatchSetup(bytes);
    if (!setup)
        return;
    holds(rules::decodeMatchSetup(encode(*setup)) == setup,
          "a set-up that is written is read as another");
    if (const auto *rules = rulesOf(setup->system))
        (void)rules->begin(*setup);
}

std::vector<std::string> matchSetupSeeds()
{
    std::vector<std::string> texts{encode(tests::toySetup("ambush", "random")),
                                   encode(tests::toySetup("crypt", "random"))};
    for (int number = 0; number < 4; ++number)
        texts.push_back(encode(tests::musgSetup(number, "easy")));
    return texts;
}

void readJournal(std::string_view bytes)
{
    const auto journal = rules::decodeJournal(bytes);
    if (!journal)
        return;
    holds(rules::decodeJournal(encode(*journal)) == journal,
          "a journal that is written is read as another");
    const auto *rules = rulesOf(journal->header.system);
    if (rules == nullptr)
        return;
    (void)rules->replay(*journal);
    (void)rules->story(*journal, rules::SeatId{0});
    (void)rules->open(*journal);
}

std::vector<std::string> journalSeeds()
{
    constexpr int kLines = 6; // of those of M.U.S.G.
    std::vector<std::string> texts;
    for (const char *game : {"ambush", "crypt"})
        for (const auto &text : filesIn("tests/golden/" + std::string(game), ".journal"))
            texts.push_back(text);
    for (const auto &text : filesIn("tests/golden/musg", ".journal"))
        texts.push_back(firstLines(text, kLines));
    const auto hashed = texts;
    for (const auto &text : hashed)
        texts.push_back(unhashed(text));
    return texts;
}

/** Played by people with dice, and each of its actions tried in a game with more of them. */
void readScript(std::string_view bytes)
{
    static const auto placing = played(0);
    static const auto acting = played(40);
    const auto &toys = *rulesOf("ambush");
    const auto match = toys.begin(tests::toySetup("ambush", rules::kPerson)).value();
    rules::SeededDice dice(kSeed);
    (void)rules::ScriptPlayer(*match, &dice, true).play(bytes);
    for (std::size_t at = 0; at < bytes.size();) {
        const auto end = std::min(bytes.find('\n', at), bytes.size());
        const auto line = rules::decodeScriptLine(bytes.substr(at, end - at));
        at = end + 1;
        if (!line)
            continue;
        holds(rules::decodeScriptLine(encode(*line)) == line,
              "a line that is written is read as another");
        const auto *act = std::get_if<rules::ScriptAct>(&*line);
        for (const auto *game : {placing.get(), acting.get()}) {
            if (act != nullptr && !act->action.empty())
                (void)game->plan(game->awaited().decision.seat, act->action);
        }
    }
}

std::vector<std::string> scriptSeeds()
{
    constexpr int kLines = 12;
    auto texts = filesIn("resources/scripts/musg", ".script.jsonl");
    for (const char *game : {"ambush", "musg"})
        for (const auto &text : filesIn("tests/golden/" + std::string(game), ".journal"))
            texts.push_back(firstLines(scriptOf(rules::decodeJournal(text).value()), kLines));
    // Each kind of action that there is to choose.
    for (const int decisions : {0, 20, 40, 60}) {
        std::string lines;
        for (const auto &option : played(decisions)->options())
            lines += encode(rules::ScriptLine(
                         rules::ScriptAct{rules::JournalAct::Action, {}, option.action})) +
                     '\n';
        texts.push_back(firstLines(lines, kLines));
    }
    return texts;
}

void readReport(std::string_view bytes)
{
    const auto report = rules::decodeBattleReport(bytes);
    if (report)
        holds(rules::decodeBattleReport(encode(*report)) == report,
              "a report that is written is read as another");
}

std::vector<std::string> reportSeeds()
{
    std::vector<std::string> texts;
    for (const auto &game : {"ambush", "crypt"})
        texts.push_back(
            encode(tests::playMatch(*rulesOf(game), tests::toySetup(game, "random"), kSeed, false)
                       .report));
    texts.push_back(encode(played(1'000)->report()));
    return texts;
}

void readTally(std::string_view bytes)
{
    const auto tally = model::decodeTally(bytes);
    if (!tally)
        return;
    holds(model::decodeTally(model::encodeTally(*tally)) == tally,
          "a simulation that is written is read as another");
    (void)model::merged({{"a", *tally}});
    (void)model::merged({{"a", *tally}, {"b", *tally}});
}

std::vector<std::string> tallySeeds()
{
    model::Tally tally;
    tally.system = "ambush";
    tally.revision = 1;
    tally.setup = "0123456789abcdef";
    tally.games = 3;
    tally.seats.resize(2);
    const auto &rules = *rulesOf("ambush");
    const auto batch = rules.prepare(tests::toySetup("ambush", "random")).value();
    std::vector<std::string> texts{model::encodeTally(tally)};
    for (model::Amount game = 0; game < tally.games; ++game)
        model::add(tally, batch->play(kSeed), game, 0);
    tally.count = tally.games;
    texts.push_back(model::encodeTally(tally));
    return texts;
}

} // namespace escarmouche::fuzz
