// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/match/matchcommands.h"

#include "app/cli/call/commandtable.h"
#include "app/cli/match/matchjournal.h"
#include "app/cli/match/matchtext.h"
#include "app/cli/talk/console.h"
#include "app/cli/talk/jsonreport.h"
#include "app/words/language/uilanguage.h"
#include "app/words/sentences/sentences.h"
#include "model/text.h"
#include "rules/core/match/script.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>

namespace escarmouche::app::cli {
namespace {

tl::unexpected<Complaint> journalRefused(rules::Error error, const std::string &file)
{
    error.file = file;
    return complain(error);
}

/** How much of the match a sound journal proves. */
QString proofText(const rules::Journal &journal, bool isOver)
{
    QStringList lines;
    if (const auto entries = journal.entries.size(); entries > 0)
        lines << told(QT_TRANSLATE_NOOP("CommandLine",
                                        "Replayed: all %1 entries match their checksums."))
                     .arg(entries);
    else
        lines << told(
            QT_TRANSLATE_NOOP("CommandLine", "The journal has no entries: nothing was replayed."));
    if (!journal.header.hasHash)
        lines << told(QT_TRANSLATE_NOOP("CommandLine",
                                        "The header has no hash, as in older versions: what it "
                                        "says of bands, players and scenario cannot be checked."));
    if (!isOver)
        lines << told(QT_TRANSLATE_NOOP(
            "CommandLine", "The match is not over: the journal stops before its end."));
    return lines.join(u'\n');
}

/** What a journal tells, and what is wrong behind that. */
struct ToldMatch {
    std::vector<rules::ToldEvent> events;
    std::optional<rules::Error> bad;
};

/** Only what comes out so when it is played again is told; of another revision, what is stored. */
Outcome<ToldMatch> toldMatch(LoadedJournal &loaded, rules::SeatId seat, const std::string &file)
{
    ToldMatch telling;
    rules::Journal &journal = loaded.journal;
    if (journal.header.revision == loaded.rules().revision()) {
        const auto match = loaded.rules().replay(journal);
        if (!match && match.error().code != rules::ErrorCode::ReplayMismatch)
            return journalRefused(match.error(), file);
        if (!match) {
            telling.bad = match.error();
            telling.bad->file = file;
            const auto first = static_cast<std::size_t>(match.error().number);
            journal.entries.resize(std::max<std::size_t>(first, 1) - 1);
        }
    }
    auto story = loaded.rules().story(journal, seat);
    if (!story)
        return journalRefused(story.error(), file);
    telling.events = std::move(*story);
    return telling;
}

void printStory(const std::vector<rules::ToldEvent> &story, const rules::PhraseBook &phrases)
{
    for (const rules::ToldEvent &event : story) {
        const QString said = toQString(rules::say(phrases, event.sentence, uiLanguage()));
        const QString rule = event.rule.value.empty()
                                 ? QString()
                                 : QStringLiteral(" (%1)").arg(toQString(event.rule.value));
        print(QStringLiteral("%1  %2%3").arg(event.entry, 4).arg(said, rule));
        for (const rules::ToldReason &reason : event.reasons)
            print(QStringLiteral("        – %1 (%2)")
                      .arg(toQString(rules::say(phrases, reason.sentence, uiLanguage())),
                           toQString(reason.rule.value)));
    }
}

/** How the rules came to it, for whoever has several to choose from. */
Json reasonsJson(const std::vector<rules::ToldReason> &reasons, const rules::PhraseBook &phrases)
{
    Json list = Json::array();
    for (const rules::ToldReason &reason : reasons)
        list.push_back({{"sentence", rules::say(phrases, reason.sentence, uiLanguage())},
                        {"rule", reason.rule.value}});
    return list;
}

Json storyJson(const std::vector<rules::ToldEvent> &story, const rules::PhraseBook &phrases)
{
    Json list = Json::array();
    for (const rules::ToldEvent &event : story) {
        Json told{{"entry", event.entry},
                  {"sentence", rules::say(phrases, event.sentence, uiLanguage())},
                  {"rule", event.rule.value}};
        if (!event.reasons.empty())
            told["reasons"] = reasonsJson(event.reasons, phrases);
        list.push_back(std::move(told));
    }
    return list;
}

Outcome<int> showAwaited(const Call &call, const LoadedJournal &loaded)
{
    const auto match = loaded.rules().replay(loaded.journal);
    if (!match)
        return journalRefused(match.error(), call.words.front());
    const rules::PhraseBook &phrases = loaded.rules().phrases();
    if (call.json) {
        print(Json{{"over", (*match)->awaited().what == rules::Awaited::Over},
                   {"awaited", awaitedJson(**match, loaded.rules())},
                   {"figures", figuresJson(**match)}});
        return kFine;
    }
    print(figuresText(**match) + u'\n');
    print(awaitedText(**match, loaded.rules()));
    if (const QString answers = answersText(**match, phrases); !answers.isEmpty())
        print(answers);
    return kFine;
}

/** Only what can be played again is a script. */
Outcome<int> showScript(const Call &call, const LoadedJournal &loaded)
{
    if (call.json)
        return complain(
            kUsage, told(QT_TRANSLATE_NOOP("CommandLine", "A script is JSON already, a line each: "
                                                          "leave --json out with --as-script.")));
    if (const auto match = loaded.rules().replay(loaded.journal); !match)
        return journalRefused(match.error(), call.words.front());
    printBytes(rules::scriptOf(loaded.journal));
    return kFine;
}

} // namespace

Outcome<int> verifyMatch(const Call &call)
{
    const auto loaded = loadJournal(call);
    if (!loaded)
        return tl::unexpected(loaded.error());
    const auto match = loaded->rules().replay(loaded->journal);
    if (!match)
        return journalRefused(match.error(), call.words.front());
    const bool isOver = (*match)->awaited().what == rules::Awaited::Over;
    if (call.json) {
        Json json{{"verified", true},
                  {"entries", loaded->journal.entries.size()},
                  {"header_verified", loaded->journal.header.hasHash},
                  {"over", isOver}};
        json["report"] = jsonOf((*match)->report());
        print(json);
        return kFine;
    }
    print(proofText(loaded->journal, isOver));
    if (isOver)
        print(resultText((*match)->report(), loaded->rules()));
    return kFine;
}

Outcome<int> showMatch(const Call &call)
{
    if (call.awaited && call.asScript)
        return complain(kUsage, told(QT_TRANSLATE_NOOP("CommandLine",
                                                       "--awaited and --as-script show different "
                                                       "things: give one of the two.")));
    if (call.seat && (call.awaited || call.asScript))
        return complain(kUsage, told(QT_TRANSLATE_NOOP("CommandLine",
                                                       "--seat chooses what is told; leave it out "
                                                       "with --awaited and --as-script.")));
    auto loaded = loadJournal(call);
    if (!loaded)
        return tl::unexpected(loaded.error());
    if (call.awaited)
        return showAwaited(call, *loaded);
    if (call.asScript)
        return showScript(call, *loaded);
    const auto seat =
        call.seat ? rules::SeatId{static_cast<std::int8_t>(*call.seat - 1)} : rules::kNoSeat;
    const auto telling = toldMatch(*loaded, seat, call.words.front());
    if (!telling)
        return tl::unexpected(telling.error());
    const rules::PhraseBook &phrases = loaded->rules().phrases();
    if (call.json) {
        Json json{{"system", loaded->journal.header.system},
                  {"events", storyJson(telling->events, phrases)}};
        if (telling->bad)
            json["error"] = jsonOf(*telling->bad);
        print(json);
    } else {
        printStory(telling->events, phrases);
    }
    if (!telling->bad)
        return kFine;
    grumble(sentence(*telling->bad));
    return exitCode(telling->bad->code);
}

} // namespace escarmouche::app::cli
