// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/commandtable.h"
#include "app/cli/console.h"
#include "app/cli/jsonreport.h"
#include "app/text/phrases.h"
#include "app/text/uilanguage.h"
#include "model/resources.h"
#include "model/text.h"
#include "rules/core/jsonreader.h"

#include <QDir>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace escarmouche::app::cli {
namespace {

/** The system named, or the first that has a reference; no catalogue is read for it. */
std::string systemKey(const Call &call)
{
    if (!call.system.empty())
        return call.system;
    const QStringList files =
        QDir(QStringLiteral(":/reference")).entryList({QStringLiteral("*.json")}, QDir::Files);
    for (const QString &file : files) {
        if (file.count(u'.') == 1) // not a coverage report
            return toUtf8(file.section(u'.', 0, 0));
    }
    return {};
}

Outcome<model::Reference> loadReference(const Call &call)
{
    auto reference = model::loadReference(systemKey(call));
    if (!reference)
        return complain(reference.error());
    return std::move(*reference);
}

QString levelWord(model::RuleLevel level)
{
    switch (level) {
    case model::RuleLevel::Enforced:
        return told(QT_TRANSLATE_NOOP("CommandLine", "enforced"));
    case model::RuleLevel::Assisted:
        return told(QT_TRANSLATE_NOOP("CommandLine", "assisted"));
    case model::RuleLevel::Table:
        return told(QT_TRANSLATE_NOOP("CommandLine", "at the table"));
    }
    return {};
}

QString levelWord(std::string_view level)
{
    if (level == "enforced")
        return levelWord(model::RuleLevel::Enforced);
    return levelWord(level == "assisted" ? model::RuleLevel::Assisted : model::RuleLevel::Table);
}

/** Each rule with its level and how many rows prove it or are silent on it, then the sum. */
QString coverageText(const Json &coverage)
{
    std::vector<QStringList> table{{told(QT_TRANSLATE_NOOP("CommandLine", "rule")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "level")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "proved by")),
                                    told(QT_TRANSLATE_NOOP("CommandLine", "silent in"))}};
    int enforced = 0;
    int proved = 0;
    for (const Json &rule : coverage.value("rules", Json::array())) {
        const std::string level = rule.value("level", std::string());
        const auto rows = rule.value("rows", Json::array()).size();
        enforced += level == "enforced" ? 1 : 0;
        proved += level == "enforced" && rows > 0 ? 1 : 0;
        table.push_back({toQString(rule.value("id", std::string())), levelWord(level),
                         QString::number(rows),
                         QString::number(rule.value("silent", Json::array()).size())});
    }
    return columns(table) + u'\n' +
           told(QT_TRANSLATE_NOOP("CommandLine", "Enforced rules: %1, proved: %2"))
               .arg(enforced)
               .arg(proved);
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
    const auto reference = loadReference(call);
    if (!reference)
        return tl::unexpected(reference.error());
    const std::string wanted = call.words.empty() ? std::string() : call.words.front();
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
    const auto reference = loadReference(call);
    if (!reference)
        return tl::unexpected(reference.error());
    const std::string id = toUtf8(toQString(call.words.front()).toUpper());
    const std::string whole = toUtf8(toQString(systemKey(call)).toUpper()) + '-' + id;
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
    print(QStringLiteral("%1  %2 (%3)\n%4")
              .arg(toQString(entry->id), inUiLanguage(entry->title), levelWord(entry->level),
                   inUiLanguage(entry->text)));
    if (!entry->ruling.empty())
        print(told(QT_TRANSLATE_NOOP("CommandLine", "Our ruling: %1"))
                  .arg(inUiLanguage(entry->ruling)));
    if (!entry->reason.empty())
        print(inUiLanguage(entry->reason));
    return kFine;
}

Outcome<int> showCoverage(const Call &call)
{
    const auto text = model::readResource("reference/" + systemKey(call) + ".coverage.json");
    if (!text)
        return complain(text.error());
    const Json coverage = Json::parse(*text, nullptr, false);
    if (!coverage.is_object())
        return complain({.code = rules::ErrorCode::Internal,
                         .subject = {},
                         .pointer = {},
                         .hint = "coverage",
                         .number = 0,
                         .more = {}});
    if (call.json)
        print(coverage);
    else
        print(coverageText(coverage));
    return kFine;
}

} // namespace escarmouche::app::cli
