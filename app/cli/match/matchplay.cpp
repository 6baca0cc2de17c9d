// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/call/commandtable.h"
#include "app/cli/match/matchcommands.h"
#include "app/cli/match/matchsetup.h"
#include "app/cli/match/matchtext.h"
#include "app/cli/open/opencampaign.h"
#include "app/cli/open/workspace.h"
#include "app/cli/talk/console.h"
#include "app/cli/talk/delivery.h"
#include "app/cli/talk/inputfile.h"
#include "app/words/language/uilanguage.h"
#include "app/words/sentences/sentences.h"
#include "model/match/story/journalfile.h"
#include "model/text.h"
#include "rules/core/match/script.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace escarmouche::app::cli {
namespace {

constexpr std::size_t kLargestScript = 64U << 20U;

/** A match as far as it was played. */
struct Played {
    LoadedSetup setup;
    std::unique_ptr<rules::Match> match;
    std::optional<std::uint64_t> seed; // of the dice that the program threw
    std::optional<rules::Error> refused; // a line of the script, or more acts than a match may have

    bool isOver() const { return match->awaited().what == rules::Awaited::Over; }
};

Outcome<Played> begin(Outcome<LoadedSetup> loaded, std::optional<std::uint64_t> seed, bool practice)
{
    if (!loaded)
        return tl::unexpected(loaded.error());
    loaded->resolved.match.seed = seed;
    loaded->resolved.match.practice = practice;
    auto match = loaded->rules().begin(loaded->resolved.match);
    if (!match)
        return loaded->refused(match.error());
    return Played{std::move(*loaded), std::move(*match), seed, {}};
}

Outcome<Played> playMachines(const Call &call)
{
    if (call.practice)
        return useless("--practice", "--script");
    const std::uint64_t seed = seedOf(call);
    auto played = begin(loadMachines(call, call.words.front()), seed, false);
    if (!played)
        return played;
    if (const auto done = playOut(*played->match, seed); !done) {
        if (!played->match->journal().isFull())
            return complain(done.error());
        played->refused = done.error();
    }
    return played;
}

Outcome<Played> playScript(const Call &call)
{
    const auto script = scriptPath(call.script).and_then([](const QString &path) {
        return readInput(toUtf8(path), kLargestScript);
    });
    if (!script)
        return complain(script.error());
    auto played = begin(loadPlayers(call, call.words.front()), call.seed, call.practice);
    if (!played)
        return played;
    std::optional<rules::SeededDice> dice;
    if (call.seed)
        dice.emplace(rules::seedOf(*call.seed, 0)); // as those of a match between machines
    rules::ScriptPlayer player(*played->match, dice ? &*dice : nullptr, call.practice,
                               &played->setup.rules());
    if (const auto done = player.play(*script); !done) {
        played->refused = done.error();
        played->refused->file = call.script;
    }
    return played;
}

/** Why a line of a script was refused: its place, the rule, the rule's own sentence. */
QString whyText(const rules::Error &error, const rules::PhraseBook &phrases)
{
    const QString what = explain(error).what;
    if (error.code != rules::ErrorCode::RefusedByRule)
        return what;
    const rules::Phrase why = rules::whyRefused(error);
    if (why.key == rules::kDrawNotTyped)
        return told(QT_TRANSLATE_NOOP("CommandLine",
                                      "%1 %2: Only the program draws. Let it draw with --seed, or "
                                      "begin with --practice to type what was drawn."))
            .arg(toQString(error.file), toQString(error.pointer));
    if (!phrases.contains(why.key))
        return what;
    return QStringLiteral("%1 %2.").arg(what, toQString(rules::say(phrases, why, uiLanguage())));
}

/** The refusal with what was kept and what the match waits for. */
QString refusalText(const Call &call, const Played &played)
{
    const rules::PhraseBook &phrases = played.setup.rules().phrases();
    if (call.script.empty())
        return whyText(*played.refused, phrases);
    const QString kept =
        call.journal.empty()
            ? told(QT_TRANSLATE_NOOP("CommandLine", "The lines before it were played."))
            : told(QT_TRANSLATE_NOOP("CommandLine",
                                     "The lines before it were played and are in %1."))
                  .arg(toQString(call.journal));
    return QStringLiteral("%1 %2\n%3")
        .arg(whyText(*played.refused, phrases), kept,
             awaitedText(*played.match, played.setup.rules()));
}

Json refusalJson(const Call &call, const Played &played)
{
    Json json = jsonOf(*played.refused);
    json["exit"] = int{kRejected};
    json["sentence"] = toUtf8(refusalText(call, played));
    if (!call.script.empty())
        json["line"] = std::stoi(played.refused->pointer);
    if (played.refused->code == rules::ErrorCode::RefusedByRule && !played.refused->subject.empty())
        json["rule"] = played.refused->subject;
    return json;
}

void printJson(const Call &call, const Played &played)
{
    Json json = jsonOf(played.match->report());
    json["over"] = played.isOver();
    if (!played.isOver())
        json["awaited"] = awaitedJson(*played.match, played.setup.rules());
    if (played.seed)
        json["seed"] = std::to_string(*played.seed);
    if (!call.journal.empty())
        json["journal"] = call.journal;
    if (played.refused)
        json["error"] = refusalJson(call, played);
    print(json);
}

void printText(const Call &call, const Played &played)
{
    if (played.isOver())
        print(resultText(played.match->report(), played.setup.rules()));
    else if (!played.refused) // which tells it itself
        print(awaitedText(*played.match, played.setup.rules()));
    if (played.seed)
        print(told(QT_TRANSLATE_NOOP("CommandLine", "Seed: %1"))
                  .arg(toQString(std::to_string(*played.seed))));
    if (call.journal.empty())
        return;
    tellWritten(toQString(call.journal));
    if (!played.isOver())
        talk(told(QT_TRANSLATE_NOOP("CommandLine",
                                    "To list what can be answered: escarmouche match show %1 "
                                    "--awaited"))
                 .arg(toQString(call.journal)));
}

} // namespace

Outcome<int> playMatch(const Call &call)
{
    auto journal = OutputFile::open(call.journal);
    if (!journal)
        return tl::unexpected(journal.error());
    const auto played = call.script.empty() ? playMachines(call) : playScript(call);
    if (!played)
        return tl::unexpected(played.error());
    const auto written = journal->fill([&](model::FileWriter &writer) {
        return model::writeJournal(played->match->journal(), writer);
    });
    if (!written)
        return tl::unexpected(written.error());
    if (const auto placed = journal->place(); !placed)
        return tl::unexpected(placed.error());
    if (call.json)
        printJson(call, *played);
    else
        printText(call, *played);
    if (!played->refused)
        return kFine;
    grumble(refusalText(call, *played));
    return kRejected;
}

} // namespace escarmouche::app::cli
