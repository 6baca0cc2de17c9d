// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/codec.h"

#include <nlohmann/json.hpp>

#include <map>

namespace escarmouche::model {

namespace {

using Members = std::map<std::string, std::string_view, std::less<>>;

rules::Error malformed(std::string_view text)
{
    return {.code = rules::ErrorCode::LibraryDamaged,
            .hint = "an act that cannot be read: " + std::string(text.substr(0, 60))};
}

// Parsing and dumping again could change a text that the rules compare byte for byte. So the
// parser only says that the text is sound; what stands in it is cut out.

/** The end of the value that starts at `at`, in sound JSON without blanks between tokens. */
std::size_t endOfValue(std::string_view text, std::size_t at)
{
    int depth = 0;
    bool quoted = false;
    for (; at < text.size(); ++at) {
        const char c = text[at];
        if (quoted) {
            if (c == '\\')
                ++at;
            else if (c == '"')
                quoted = false;
        } else if (c == '"') {
            quoted = true;
        } else if (c == '{' || c == '[') {
            ++depth;
        } else if (c == '}' || c == ']') {
            if (depth == 0)
                return at;
            --depth;
        } else if (c == ',' && depth == 0) {
            return at;
        }
    }
    return at;
}

std::vector<std::string_view> elements(std::string_view list)
{
    std::vector<std::string_view> found;
    for (std::size_t at = 1; at + 1 < list.size();) {
        const std::size_t end = endOfValue(list, at);
        found.push_back(list.substr(at, end - at));
        at = end + 1;
    }
    return found;
}

/** The members of an object whose keys need no escapes; empty when it is none. */
Members members(std::string_view object)
{
    Members found;
    if (!object.starts_with('{'))
        return found;
    for (const std::string_view member : elements(object)) {
        const std::size_t colon = member.find("\":");
        if (colon != std::string_view::npos)
            found.emplace(member.substr(1, colon - 1), member.substr(colon + 2));
    }
    return found;
}

std::string_view value(const Members &object, std::string_view key)
{
    const auto found = object.find(key);
    return found == object.end() ? std::string_view() : found->second;
}

std::string unquoted(std::string_view text)
{
    return text.size() < 2 ? std::string() : std::string(text.substr(1, text.size() - 2));
}

std::string list(const std::vector<std::string> &uuids)
{
    std::string text;
    for (const std::string &uuid : uuids)
        text += (text.empty() ? "\"" : ",\"") + uuid + '"';
    return '[' + text + ']';
}

std::vector<std::string> unlisted(std::string_view text)
{
    std::vector<std::string> uuids;
    for (const std::string_view element : elements(text))
        uuids.push_back(unquoted(element));
    return uuids;
}

rules::Result<Members> payloadOf(std::string_view text)
{
    if (!nlohmann::json::accept(text))
        return rules::fail(malformed(text));
    Members payload = members(text);
    if (payload.size() != 2 || !payload.contains("input") || !payload.contains("outcome"))
        return rules::fail(malformed(text));
    return payload;
}

} // namespace

std::string encode(const ActPayload &payload)
{
    return R"({"input":)" + payload.input + R"(,"outcome":)" + payload.outcome + '}';
}

std::string encode(const RetractPayload &payload)
{
    std::string changed;
    for (const ChangedOutcome &change : payload.changed) {
        if (!changed.empty())
            changed += ',';
        changed += R"({"uuid":")" + change.uuid + R"(","outcome":)" + change.outcome + '}';
    }
    const std::string reason =
        payload.reason.empty()
            ? std::string()
            : R"(,"reason":)" + nlohmann::json(payload.reason)
                                    .dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    return encode(ActPayload{
        .input = R"({"retract":)" + list(payload.chosen) + reason + '}',
        .outcome =
            R"({"retracted":)" + list(payload.retracted) + R"(,"changed":[)" + changed + "]}",
    });
}

rules::Result<ActPayload> decodeActPayload(std::string_view text)
{
    const auto payload = payloadOf(text);
    if (!payload)
        return rules::fail(payload.error());
    return ActPayload{std::string(value(*payload, "input")),
                      std::string(value(*payload, "outcome"))};
}

ActParts partsIn(std::string_view payload)
{
    // As encode() writes them the second part need not be walked through to find its end.
    constexpr std::string_view kFirst = R"({"input":)";
    constexpr std::string_view kSecond = R"(,"outcome":)";
    if (payload.starts_with(kFirst) && payload.ends_with('}')) {
        const std::size_t end = endOfValue(payload, kFirst.size());
        if (payload.substr(end).starts_with(kSecond)) {
            const std::size_t outcome = end + kSecond.size();
            return {payload.substr(kFirst.size(), end - kFirst.size()),
                    payload.substr(outcome, payload.size() - 1 - outcome)};
        }
    }
    const Members parts = members(payload);
    return {value(parts, "input"), value(parts, "outcome")};
}

rules::Result<RetractPayload> decodeRetractPayload(std::string_view text)
{
    const auto payload = payloadOf(text);
    if (!payload)
        return rules::fail(payload.error());
    const Members outcome = members(value(*payload, "outcome"));
    const Members input = members(value(*payload, "input"));
    RetractPayload retract;
    retract.chosen = unlisted(value(input, "retract"));
    if (const auto reason = value(input, "reason"); reason.starts_with('"'))
        retract.reason = nlohmann::json::parse(reason).get<std::string>();
    retract.retracted = unlisted(value(outcome, "retracted"));
    for (const std::string_view element : elements(value(outcome, "changed"))) {
        const Members change = members(element);
        retract.changed.push_back(
            {unquoted(value(change, "uuid")), std::string(value(change, "outcome"))});
    }
    return retract;
}

} // namespace escarmouche::model
