// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/call/commandtable.h"
#include "app/cli/reference/referencecommands.h"
#include "app/cli/talk/console.h"
#include "app/cli/talk/jsonreport.h"
#include "app/words/language/uilanguage.h"
#include "app/words/sentences/phrases.h"
#include "model/resources.h"
#include "model/text.h"
#include "rules/core/json/jsonreader.h"
#include "rules/systems.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>
#include <map>

namespace escarmouche::app::cli {
namespace {

using Knows = std::function<bool(const rules::SystemName &, const model::Reference &)>;

/** The first game whose reference knows it, so that a further game changes no answer; null: none.
 */
const rules::SystemName *firstGameThat(const Knows &knows)
{
    for (const rules::SystemEntry &entry : rules::systemList()) {
        const auto reference = model::loadReference(entry.name.key);
        if (reference && knows(entry.name, *reference))
            return &entry.name;
    }
    return nullptr;
}

/** The game that the call names, else the one that the rule is of, else the only one, else the
   first that knows what is asked for; no catalogue is read for it. */
Outcome<rules::SystemName> gameOf(const Call &call, const Knows &knows = {},
                                  std::string_view rule = {})
{
    const auto &all = rules::systemList();
    const auto met = std::ranges::find_if(all, [&](const rules::SystemEntry &entry) {
        return call.system.empty() ? entry.name.hasRule(rule) : entry.name.key == call.system;
    });
    if (met != all.end())
        return met->name;
    if (call.system.empty() && all.size() == 1)
        return all.front().name;
    if (const rules::SystemName *first =
            call.system.empty() && knows ? firstGameThat(knows) : nullptr)
        return *first;
    std::vector<std::string> keys;
    for (const rules::SystemEntry &entry : all)
        keys.push_back(entry.name.key);
    if (call.system.empty())
        return complain(kUsage, whichGame(keys));
    return complain({.code = rules::ErrorCode::SystemNotFound,
                     .subject = call.system,
                     .hint = toUtf8(listText(keys))});
}

Outcome<model::Reference> loadReference(const rules::SystemName &game)
{
    auto reference = model::loadReference(game.key);
    if (!reference)
        return complain(reference.error());
    return std::move(*reference);
}

QString levelWord(model::RuleLevel level)
{
    switch (level) {
    case model::RuleLevel::Enforced:
        return told(QT_TRANSLATE_NOOP("CommandLine", "enforced"));
    case model::RuleLevel::Roster:
        return told(QT_TRANSLATE_NOOP("CommandLine", "roster only"));
    case model::RuleLevel::Assisted:
        return told(QT_TRANSLATE_NOOP("CommandLine", "assisted"));
    case model::RuleLevel::Table:
        return told(QT_TRANSLATE_NOOP("CommandLine", "at the table"));
    case model::RuleLevel::Unbuilt:
        return told(QT_TRANSLATE_NOOP("CommandLine", "not yet built"));
    }
    return {};
}

model::RuleLevel levelOf(const Json &rule)
{
    const auto level = std::ranges::find(model::kRuleLevels, rule.at("level").get<std::string>());
    return static_cast<model::RuleLevel>(level - model::kRuleLevels.begin());
}

/** How many rules there are of a level, and how many of them are proved. */
struct LevelCount {
    int all = 0;
    int proved = 0;
};
using LevelCounts = std::map<model::RuleLevel, LevelCount>;

LevelCounts countsOf(const Json &coverage)
{
    LevelCounts counts;
    for (const Json &rule : coverage.at("rules")) {
        LevelCount &count = counts[levelOf(rule)];
        ++count.all;
        count.proved += rule.at("rows").empty() ? 0 : 1;
    }
    return counts;
}

Json countsJson(const LevelCounts &counts)
{
    Json json = Json::object();
    for (const auto &[level, count] : counts)
        json[model::kRuleLevels[static_cast<std::size_t>(level)]] = {{"rules", count.all},
                                                                     {"proved", count.proved}};
    return json;
}

QString countsText(LevelCounts counts)
{
    using Level = model::RuleLevel;
    return told(QT_TRANSLATE_NOOP("CommandLine", "Enforced: %1 rules, proved: %2"))
               .arg(counts[Level::Enforced].all)
               .arg(counts[Level::Enforced].proved) +
           u'\n' +
           //: rules of bands that no match plays yet
           told(QT_TRANSLATE_NOOP("CommandLine", "Roster only: %1, proved there: %2"))
               .arg(counts[Level::Roster].all)
               .arg(counts[Level::Roster].proved) +
           u'\n' +
           told(QT_TRANSLATE_NOOP("CommandLine",
                                  "Assisted: %1, at the table: %2, not yet built: %3"))
               .arg(counts[Level::Assisted].all)
               .arg(counts[Level::Table].all)
               .arg(counts[Level::Unbuilt].all);
}

/** Each rule with its level and how many rows prove it or are silent on it, then the sums. */
QString coverageText(const Json &coverage)
{
    std::vector<QStringList> table{{told(QT_TRANSLATE_NOOP("CommandLine", "rule")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "level")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "proved by")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "silent in"))}};
    for (const Json &rule : coverage.at("rules"))
        table.push_back({toQString(rule.at("id").get<std::string>()), levelWord(levelOf(rule)),
                         QString::number(rule.at("rows").size()),
                         QString::number(rule.at("silent").size())});
    return columns(table) + u'\n' + countsText(countsOf(coverage));
}

bool sameChapter(const model::RuleEntry &entry, const std::string &wanted)
{
    return wanted.empty() || foldedKey(entry.chapter) == foldedKey(wanted);
}

tl::unexpected<Complaint> unknownRule(const std::string &word,
                                      const std::vector<std::string_view> &known)
{
    return complain({.code = rules::ErrorCode::RuleNotFound,
                     .subject = word,
                     .pointer = {},
                     .hint = rules::json::nearest(word, known),
                     .number = 0,
                     .more = {}});
}

tl::unexpected<Complaint> unknownChapter(const std::string &word,
                                         const std::vector<model::RuleChapter> &chapters)
{
    QStringList keys;
    for (const model::RuleChapter &chapter : chapters)
        keys << toQString(chapter.key);
    return complain(kNotFound,
                    told(QT_TRANSLATE_NOOP("CommandLine", "The reference has no chapter “%1”. The "
                                                          "chapters are: %2."))
                        .arg(toQString(word), keys.join(QStringLiteral(", "))));
}

} // namespace

Outcome<int> listRules(const Call &call)
{
    const std::string wanted = call.words.empty() ? std::string() : call.words.front();
    const auto hasChapter = [&](const rules::SystemName &, const model::Reference &known) {
        return std::ranges::any_of(known.entries, [&](const model::RuleEntry &entry) {
            return sameChapter(entry, wanted);
        });
    };
    const auto reference =
        gameOf(call, wanted.empty() ? Knows() : hasChapter).and_then(loadReference);
    if (!reference)
        return tl::unexpected(reference.error());
    Json list = Json::array();
    std::vector<QStringList> table;
    for (const model::RuleEntry &entry : reference->entries) {
        if (!sameChapter(entry, wanted))
            continue;
        if (call.json)
            list.push_back(jsonOf(entry, uiLanguage()));
        table.push_back({toQString(entry.id), levelWord(entry.level), inUiLanguage(entry.title)});
    }
    if (table.empty())
        return unknownChapter(wanted, reference->chapters);
    if (call.json)
        print(Json{{"rules", std::move(list)}});
    else
        print(columns(table));
    return kFine;
}

Outcome<int> showRule(const Call &call)
{
    const std::string id = toUtf8(toQString(call.words.front()).toUpper());
    const auto hasNumber = [&](const rules::SystemName &name, const model::Reference &known) {
        return known.find(name.prefix + '-' + id) != nullptr;
    };
    const auto game = gameOf(call, hasNumber, id);
    if (!game)
        return tl::unexpected(game.error());
    const auto reference = loadReference(*game);
    if (!reference)
        return tl::unexpected(reference.error());
    const std::string whole = game->prefix + '-' + id;
    const model::RuleEntry *entry = reference->find(id);
    if (!entry)
        entry = reference->find(whole); // "band-03"
    if (!entry) {
        std::vector<std::string_view> known;
        for (const model::RuleEntry &one : reference->entries)
            known.push_back(one.id);
        return unknownRule(id, known);
    }
    if (call.json) {
        print(jsonOf(*entry, uiLanguage()));
        return kFine;
    }
    print(QStringLiteral("%1  %2 (%3)")
              .arg(toQString(entry->id), inUiLanguage(entry->title), levelWord(entry->level)));
    if (!entry->text.empty())
        print(inUiLanguage(entry->text));
    if (!entry->ruling.empty())
        print(told(QT_TRANSLATE_NOOP("CommandLine", "Our ruling: %1"))
                  .arg(inUiLanguage(entry->ruling)));
    if (!entry->reason.empty())
        print(inUiLanguage(entry->reason));
    return kFine;
}

Outcome<int> showCoverage(const Call &call)
{
    const auto game = gameOf(call);
    if (!game)
        return tl::unexpected(game.error());
    const auto text = model::readResource("reference/" + game->key + ".coverage.json");
    if (!text)
        return complain(text.error());
    Json coverage = Json::parse(*text, nullptr, false);
    if (!coverage.is_object())
        return complain({.code = rules::ErrorCode::Internal,
                         .subject = {},
                         .pointer = {},
                         .hint = "coverage",
                         .number = 0,
                         .more = {}});
    if (call.json) {
        coverage["counts"] = countsJson(countsOf(coverage));
        print(coverage);
    } else {
        print(coverageText(coverage));
    }
    return kFine;
}

} // namespace escarmouche::app::cli
