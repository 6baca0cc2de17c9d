// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/talk/jsonreport.h"

#include "app/words/sentences/sentences.h"
#include "model/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace escarmouche::app::cli {
namespace {

using rules::Language;

constexpr std::array<std::string_view, 3> kCampaignKeys{"preparing", "running", "ended"};

std::string_view word(rules::Severity severity)
{
    switch (severity) {
    case rules::Severity::Note:
        return "note";
    case rules::Severity::Warning:
        return "warning";
    case rules::Severity::Illegal:
        return "illegal";
    }
    return {};
}

std::string_view word(model::RuleLevel level)
{
    return model::kRuleLevels[static_cast<std::size_t>(level)];
}

/** Distances stay in pas: only words for people change their unit. */
Json cellJson(const rules::Cell &cell, Language language)
{
    if (cell.number.present())
        return cell.number.value();
    return cell.text.empty() ? Json() : Json(cell.text.in(language));
}

Json cellsJson(const std::vector<rules::Column> &columns, const std::vector<rules::Cell> &cells,
               Language language)
{
    Json json = Json::object();
    for (std::size_t i = 0; i < std::min(columns.size(), cells.size()); ++i)
        json[columns[i].key] = cellJson(cells[i], language);
    return json;
}

Json carriedJson(const std::vector<rules::Carried> &things, Language language)
{
    Json json = Json::array();
    for (const rules::Carried &thing : things)
        json.push_back({{"entry", thing.entry},
                        {"name", thing.name.in(language)},
                        {"count", thing.count},
                        {"price", thing.price}});
    return json;
}

Json rowJson(const rules::Roster &roster, const rules::RosterRow &row, int number,
             Language language)
{
    Json figures = Json::array();
    for (const rules::FigureName &figure : row.figures)
        figures.push_back(
            {{"member", figure.member.value}, {"index", figure.index}, {"name", figure.name}});
    return {{"row", number},
            {"kind", row.kind.in(language)},
            {"count", row.figures.size()},
            {"figures", std::move(figures)},
            {"profile", cellsJson(roster.columns, row.cells, language)},
            {"gear", carriedJson(row.gear, language)},
            {"traits", carriedJson(row.traits, language)},
            {"price", row.price.value()},
            {"total", row.price.value() * static_cast<int>(row.figures.size())},
            {"notes", row.notes}};
}

} // namespace

Json jsonOf(const rules::Error &error)
{
    Json json{{"exit", exitCode(error)}, {"sentence", toUtf8(sentence(error))}};
    if (!error.subject.empty())
        json["subject"] = error.subject;
    if (!error.file.empty())
        json["file"] = error.file;
    if (!error.pointer.empty())
        json["pointer"] = error.pointer;
    if (!error.hint.empty())
        json["hint"] = error.hint;
    if (error.number != 0)
        json["number"] = error.number;
    const bool isReason = error.code == rules::ErrorCode::RefusedByRule; // what the sentence says
    for (const rules::Error &one : error.more) {
        if (!isReason)
            json["more"].push_back(jsonOf(one));
    }
    return json;
}

Json jsonOf(const Complaint &complaint)
{
    if (!complaint.error)
        return {{"exit", complaint.exit}, {"sentence", toUtf8(complaint.sentence)}};
    Json json = jsonOf(*complaint.error);
    json["exit"] = complaint.exit;
    json["sentence"] = toUtf8(complaint.sentence);
    for (std::size_t i = 0; i < complaint.each.size(); ++i)
        json["more"][i]["sentence"] = toUtf8(complaint.each[i]);
    for (const model::BandRow &band : complaint.bands)
        json["bands"].push_back(jsonOf(band));
    for (const model::CampaignRow &campaign : complaint.campaigns)
        json["campaigns"].push_back(jsonOf(campaign));
    return json;
}

Json jsonOf(const std::vector<rules::Finding> &findings, const rules::PhraseBook &phrases,
            Language language)
{
    Json json = Json::array();
    for (const rules::Finding &finding : findings) {
        Json members = Json::array();
        for (rules::MemberId member : finding.members)
            members.push_back(member.value);
        Json one{{"rule", finding.rule.value},
                 {"severity", word(finding.severity)},
                 {"sentence", rules::say(phrases, finding.sentence, language)},
                 {"members", std::move(members)}};
        if (finding.amount)
            one["amount"] = *finding.amount;
        if (finding.limit)
            one["limit"] = *finding.limit;
        if (finding.mend)
            one["mend"] = rules::say(phrases, finding.mend->label, language);
        json.push_back(std::move(one));
    }
    return json;
}

Json jsonOf(const rules::Totals &totals, Language language)
{
    Json json = Json::array();
    for (const rules::TotalLine &line : totals.lines) {
        Json one{{"key", line.key}, {"title", line.title.in(language)}, {"amount", line.amount}};
        if (line.limit)
            one["limit"] = *line.limit;
        json.push_back(std::move(one));
    }
    return json;
}

Json jsonOf(const rules::Roster &roster, Language language)
{
    Json groups = Json::array();
    int number = 0;
    for (const rules::RosterGroup &group : roster.groups) {
        Json rows = Json::array();
        for (const rules::RosterRow &row : group.rows)
            rows.push_back(rowJson(roster, row, ++number, language));
        groups.push_back(
            {{"key", group.key}, {"title", group.title.in(language)}, {"rows", std::move(rows)}});
    }
    return groups;
}

Json jsonOf(const model::BandRow &row)
{
    return {{"uuid", row.uuid},       {"system", row.system},     {"name", row.name},
            {"about", row.about},     {"total", row.total},       {"figures", row.figures},
            {"illegal", row.illegal}, {"warnings", row.warnings}, {"updated_at", row.updatedAt}};
}

Json jsonOf(const model::CampaignRow &row)
{
    return {{"uuid", row.uuid},           {"system", row.system},     {"name", row.name},
            {"state", keyOf(row.status)}, {"archived", row.archived}, {"bands", row.bands},
            {"played", row.played},       {"planned", row.planned},   {"questions", row.questions},
            {"updated_at", row.updatedAt}};
}

Json jsonOf(const rules::CatalogueSection &section, const rules::CatalogueItem &item,
            Language language)
{
    Json json{{"entry", item.entry},
              {"section", section.key},
              {"name", item.name.in(language)},
              {"effect", item.effect.in(language)}};
    if (item.price)
        json["price"] = *item.price;
    json["values"] = cellsJson(section.columns, item.cells, language);
    for (const rules::TableRow &row : item.table.rows) {
        Json one = cellsJson(item.table.columns, row.cells, language);
        one["title"] = row.title.in(language);
        json["table"].push_back(std::move(one));
    }
    json["rules"] = item.rules;
    return json;
}

Json jsonOf(const model::RuleEntry &entry, Language language)
{
    return {{"rule", entry.id},
            {"chapter", entry.chapter},
            {"level", word(entry.level)},
            {"title", entry.title.in(language)},
            {"text", entry.text.in(language)},
            {"ruling", entry.ruling.in(language)},
            {"reason", entry.reason.in(language)}};
}

std::string_view keyOf(rules::CampaignStatus status)
{
    return kCampaignKeys[static_cast<std::size_t>(status)];
}

} // namespace escarmouche::app::cli
