// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/reference.h"

#include "model/resources.h"
#include "rules/core/json/textreader.h"

#include <algorithm>
#include <array>

namespace escarmouche::model {

using rules::ErrorCode;
using rules::Text;
using rules::json::Cursor;
using rules::json::readText;

namespace {

constexpr std::size_t kMostRules = 2000;
constexpr std::size_t kMostChapters = 100;
constexpr std::size_t kLongestText = 600;

RuleChapter readChapter(const Cursor &at)
{
    static constexpr std::array<std::string_view, 2> kKeys{"key", "title"};
    at.object(kKeys);
    return {at["key"].id(), readText(at["title"], kLongestText)};
}

RuleEntry readRule(const Cursor &at)
{
    static constexpr std::array<std::string_view, 8> kKeys{"id",     "chapter", "title", "text",
                                                           "ruling", "option",  "level", "reason"};
    at.object(kKeys);
    RuleEntry rule;
    rule.id = at["id"].line(32, 1);
    rule.chapter = at["chapter"].id();
    rule.title = readText(at["title"], kLongestText);
    if (const auto ruling = at.find("ruling"))
        rule.ruling = readText(*ruling, kLongestText);
    if (const auto option = at.find("option"))
        rule.option = option->line(64, 1);
    rule.level = static_cast<RuleLevel>(at["level"].choice(kRuleLevels));
    if (rule.level != RuleLevel::Unbuilt)
        rule.text = readText(at["text"], kLongestText);
    else if (at.has("text"))
        at.complain(ErrorCode::UnknownKey, "text");
    if (const auto reason = at.find("reason"))
        rule.reason = readText(*reason, kLongestText);
    if (at.has("reason") != (rule.level == RuleLevel::Table))
        at.complain(at.has("reason") ? ErrorCode::UnknownKey : ErrorCode::MissingKey, "reason");
    return rule;
}

void add(Reference &reference, const Cursor &at)
{
    RuleEntry rule = readRule(at);
    const auto isChapter = [&](const RuleChapter &chapter) { return chapter.key == rule.chapter; };
    if (std::ranges::none_of(reference.chapters, isChapter))
        at["chapter"].complain(ErrorCode::UnknownEntry, rule.chapter);
    if (!reference.byId.emplace(rule.id, reference.entries.size()).second)
        at["id"].complain(ErrorCode::DuplicateKey, rule.id);
    reference.entries.push_back(std::move(rule));
}

} // namespace

const RuleEntry *Reference::find(std::string_view id) const
{
    const auto found = byId.find(id);
    return found == byId.end() ? nullptr : &entries[found->second];
}

rules::Result<Reference> readReference(std::string_view text)
{
    static constexpr std::array<std::string_view, 3> kKeys{"system", "chapters", "rules"};
    Reference reference;
    const auto read = rules::json::walk(text, [&](const Cursor &at) {
        at.object(kKeys);
        at["system"].id();
        for (const Cursor &chapter : at["chapters"].array(kMostChapters, 1))
            reference.chapters.push_back(readChapter(chapter));
        for (const Cursor &rule : at["rules"].array(kMostRules))
            add(reference, rule);
    });
    if (!read)
        return rules::fail(read.error());
    return reference;
}

rules::Result<Reference> loadReference(const std::string &system)
{
    const auto text = readResource("reference/" + system + ".json");
    if (!text)
        return rules::fail(text.error());
    return readReference(*text);
}

} // namespace escarmouche::model
