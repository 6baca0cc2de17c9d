// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/commandtable.h"
#include "app/cli/console.h"
#include "app/cli/jsonreport.h"
#include "app/cli/matchsetup.h"
#include "app/cli/workspace.h"
#include "app/text/numbers.h"
#include "app/text/uilanguage.h"
#include "model/match/journalfile.h"
#include "model/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace escarmouche::app::cli {
namespace {

QString resultWord(rules::SeatResult result)
{
    switch (result) {
    case rules::SeatResult::Win:
        return told(QT_TRANSLATE_NOOP("CommandLine", "win"));
    case rules::SeatResult::Draw:
        return told(QT_TRANSLATE_NOOP("CommandLine", "draw"));
    case rules::SeatResult::Loss:
        return told(QT_TRANSLATE_NOOP("CommandLine", "loss"));
    }
    return {};
}

/** How a match ended: a line a seat. */
QString resultText(const rules::BattleReport &report)
{
    std::vector<QStringList> table{{told(QT_TRANSLATE_NOOP("CommandLine", "seat")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "band")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "result")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "points")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "out of action"))}};
    for (const rules::SeatReport &seat : report.seats) {
        const auto lost = std::ranges::count_if(report.figures, [&](const auto &figure) {
            return figure.figure.seat == seat.seat && figure.end == rules::FigureEnd::OutOfAction;
        });
        table.push_back({QString::number(seat.seat.value + 1), toQString(seat.band),
                         resultWord(seat.result), plainText(totalScore(seat)),
                         QString::number(lost)});
    }
    return columns(table) + u'\n' +
           told(QT_TRANSLATE_NOOP("CommandLine", "Turns played: %1")).arg(report.turns);
}

struct LoadedJournal {
    std::unique_ptr<rules::RuleSystems> systems;
    rules::Journal journal;
    const rules::MatchRules *rules = nullptr;
};

Outcome<LoadedJournal> loadJournal(const std::string &path)
{
    auto systems = loadSystems();
    if (!systems)
        return tl::unexpected(systems.error());
    LoadedJournal loaded{std::move(*systems), {}, nullptr};
    auto journal = model::readJournal(toQString(path));
    if (!journal)
        return complain(journal.error());
    loaded.journal = std::move(*journal);
    std::string known;
    for (const rules::RuleSystem &system : *loaded.systems) {
        if (system.key == loaded.journal.header.system)
            loaded.rules = system.matches.get();
        known.append(known.empty() ? "" : ", ").append(system.key);
    }
    if (loaded.rules)
        return loaded;
    return complain({.code = rules::ErrorCode::SystemNotFound,
                     .subject = loaded.journal.header.system,
                     .hint = known});
}

tl::unexpected<Complaint> refused(rules::Error error, const std::string &file)
{
    if (error.code != rules::ErrorCode::ReplayMismatch)
        error.file = file;
    return complain(error);
}

} // namespace

Outcome<int> playMatch(const Call &call)
{
    auto loaded = loadMachines(call, call.words.front());
    if (!loaded)
        return tl::unexpected(loaded.error());
    const std::uint64_t seed = seedOf(call);
    loaded->resolved.match.seed = seed;
    auto match = loaded->rules().begin(loaded->resolved.match);
    if (!match)
        return loaded->refused(match.error());
    if (const auto played = playOut(**match, seed); !played)
        return complain(played.error());
    if (!call.journal.empty()) {
        if (const auto written = model::writeJournal((*match)->journal(), toQString(call.journal));
            !written)
            return complain(written.error());
    }
    const rules::BattleReport report = (*match)->report();
    if (call.json) {
        Json json = jsonOf(report);
        json["seed"] = std::to_string(seed);
        if (!call.journal.empty())
            json["journal"] = call.journal;
        print(json);
        return kFine;
    }
    print(resultText(report));
    print(told(QT_TRANSLATE_NOOP("CommandLine", "Seed: %1")).arg(toQString(std::to_string(seed))));
    if (!call.journal.empty())
        talk(told(QT_TRANSLATE_NOOP("CommandLine", "Written: %1")).arg(toQString(call.journal)));
    return kFine;
}

Outcome<int> verifyMatch(const Call &call)
{
    const auto loaded = loadJournal(call.words.front());
    if (!loaded)
        return tl::unexpected(loaded.error());
    const auto match = loaded->rules->replay(loaded->journal);
    if (!match)
        return refused(match.error(), call.words.front());
    const auto entries = loaded->journal.entries.size();
    const bool isOver = (*match)->awaited().what == rules::Awaited::Over;
    if (call.json) {
        Json json{{"verified", true}, {"entries", entries}, {"over", isOver}};
        json["report"] = jsonOf((*match)->report());
        print(json);
        return kFine;
    }
    print(told(QT_TRANSLATE_NOOP("CommandLine",
                                 "Played again: all %1 entries give the checksums they name."))
              .arg(entries));
    if (isOver)
        print(resultText((*match)->report()));
    else
        print(told(QT_TRANSLATE_NOOP("CommandLine", "The match is not over.")));
    return kFine;
}

Outcome<int> showMatch(const Call &call)
{
    const auto loaded = loadJournal(call.words.front());
    if (!loaded)
        return tl::unexpected(loaded.error());
    const auto seat =
        call.seat ? rules::SeatId{static_cast<std::int8_t>(*call.seat - 1)} : rules::kNoSeat;
    const auto story = loaded->rules->story(loaded->journal, seat);
    if (!story)
        return refused(story.error(), call.words.front());
    const rules::PhraseBook &phrases = loaded->rules->phrases();
    Json list = Json::array();
    for (const rules::ToldEvent &event : *story) {
        const std::string sentence = rules::say(phrases, event.sentence, uiLanguage());
        if (call.json)
            list.push_back(
                {{"entry", event.entry}, {"sentence", sentence}, {"rule", event.rule.value}});
        else
            print(QStringLiteral("%1  %2%3")
                      .arg(event.entry, 4)
                      .arg(toQString(sentence),
                           event.rule.value.empty()
                               ? QString()
                               : QStringLiteral(" (%1)").arg(toQString(event.rule.value))));
    }
    if (call.json)
        print(Json{{"system", loaded->journal.header.system}, {"events", std::move(list)}});
    return kFine;
}

} // namespace escarmouche::app::cli
