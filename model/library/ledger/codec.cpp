// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/ledger/codec.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <optional>

namespace escarmouche::model {

namespace {

using Members = std::map<std::string, std::string_view, std::less<>>;

constexpr std::array<std::string_view, 3> kWays{"", "step", "take-out"}; // as RetractWay

rules::Error malformed()
{
    return {.code = rules::ErrorCode::LibraryDamaged, .hint = "an act that cannot be read"};
}

constexpr const char *kCompact = "of compact JSON (no spaces between its parts)";

rules::Error otherThan(const char *form)
{
    return {.code = rules::ErrorCode::WrongPattern, .subject = "payload", .hint = form};
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

/** Calls `visit` with each element of a list or each member of an object, until it says false. */
template<class Visit>
bool eachElement(std::string_view list, Visit visit)
{
    for (std::size_t at = 1; at + 1 < list.size();) {
        const std::size_t end = endOfValue(list, at);
        if (!visit(list.substr(at, end - at)))
            return false;
        at = end + 1;
    }
    return true;
}

/** The members of an object whose keys need no escapes; empty when it is none, or one of more
    members than any of ours has. */
Members members(std::string_view object)
{
    constexpr std::size_t kMost = 8;
    Members found;
    if (!object.starts_with('{'))
        return found;
    const bool ours = eachElement(object, [&](std::string_view member) {
        const std::size_t colon = member.find("\":");
        if (colon != std::string_view::npos)
            found.emplace(member.substr(1, colon - 1), member.substr(colon + 2));
        return found.size() <= kMost;
    });
    return ours ? found : Members();
}

std::string_view value(const Members &object, std::string_view key)
{
    const auto found = object.find(key);
    return found == object.end() ? std::string_view() : found->second;
}

std::string_view unquoted(std::string_view text)
{
    return text.size() < 2 ? std::string_view() : text.substr(1, text.size() - 2);
}

std::string list(const std::vector<std::string> &uuids)
{
    std::string text;
    for (const std::string &uuid : uuids)
        text += (text.empty() ? "\"" : ",\"") + uuid + '"';
    return '[' + text + ']';
}

constexpr std::size_t kUuidLength = 36;

/** Uuids, each as long as one; else none at all. */
std::optional<std::vector<std::string>> unlisted(std::string_view text)
{
    std::vector<std::string> uuids;
    const bool sound = eachElement(text, [&](std::string_view element) {
        uuids.emplace_back(unquoted(element));
        return uuids.back().size() == kUuidLength;
    });
    return sound ? std::optional(std::move(uuids)) : std::nullopt;
}

std::optional<std::vector<ChangedOutcome>> unlistedChanges(std::string_view text)
{
    std::vector<ChangedOutcome> changes;
    const bool sound = eachElement(text, [&](std::string_view element) {
        const Members change = members(element);
        changes.push_back(
            {std::string(unquoted(value(change, "uuid"))), std::string(value(change, "outcome"))});
        return changes.back().uuid.size() == kUuidLength;
    });
    return sound ? std::optional(std::move(changes)) : std::nullopt;
}

/** A word that a newer program may have written leaves it open. */
RetractWay wayIn(std::string_view text)
{
    const auto met = std::ranges::find(kWays, unquoted(text));
    return met == kWays.end() ? RetractWay::Unsaid : RetractWay(met - kWays.begin());
}

ActPayload payloadIn(const Members &payload)
{
    return {std::string(value(payload, "input")), std::string(value(payload, "outcome")),
            std::string(unquoted(value(payload, "edition")))};
}

rules::Result<ActPayload> payloadOf(std::string_view text)
{
    if (!checkPayload(text))
        return rules::fail(malformed());
    return payloadIn(members(text));
}

} // namespace

std::string encode(const ActPayload &payload)
{
    const std::string edition =
        payload.edition.empty() ? std::string() : R"("edition":")" + payload.edition + R"(",)";
    return '{' + edition + R"("input":)" + payload.input + R"(,"outcome":)" + payload.outcome + '}';
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
    const std::string_view word = kWays[static_cast<std::size_t>(payload.way)];
    const std::string way = word.empty() ? std::string() : R"(,"way":")" + std::string(word) + '"';
    const std::string with =
        payload.with.empty() ? std::string() : R"(,"with":")" + payload.with + '"';
    const std::string asked =
        payload.amends()
            ? R"({"amend":")" + (payload.chosen.empty() ? std::string() : payload.chosen.front()) +
                  R"(","input":)" + payload.input
            : R"({"retract":)" + list(payload.chosen);
    return encode(ActPayload{
        .input = asked + reason + way + with + '}',
        .outcome =
            R"({"retracted":)" + list(payload.retracted) + R"(,"changed":[)" + changed + "]}",
        .edition = payload.edition,
    });
}

rules::Result<void> checkPayload(std::string_view text)
{
    constexpr std::array<std::string_view, 3> kKeys{"edition", "input", "outcome"};
    if (!nlohmann::json::accept(text))
        return rules::fail(otherThan(kCompact));
    if (encode(payloadIn(members(text))) == text)
        return {};
    const auto payload = nlohmann::json::parse(text);
    for (const auto &[key, value] : payload.items()) {
        if (payload.is_object() && std::ranges::find(kKeys, key) == kKeys.end())
            return rules::fail({.code = rules::ErrorCode::UnknownKey, .subject = key});
    }
    for (const char *key : {"input", "outcome"}) {
        if (payload.is_object() && !payload.contains(key))
            return rules::fail({.code = rules::ErrorCode::MissingKey, .subject = key});
    }
    return rules::fail(otherThan(kCompact));
}

rules::Result<ActPayload> decodeActPayload(std::string_view text)
{
    return payloadOf(text);
}

ActParts partsIn(std::string_view payload)
{
    const Members parts = members(payload);
    return {value(parts, "input"), value(parts, "outcome"), unquoted(value(parts, "edition"))};
}

std::string actIn(std::string_view input)
{
    const auto json = nlohmann::json::parse(input, nullptr, false);
    const auto act = json.is_object() ? json.find("act") : json.end();
    return act != json.end() && act->is_string() ? act->get<std::string>() : std::string();
}

namespace {

/** What was chosen is read by `chosenIn` from the members of the input. */
template<class ChosenIn>
rules::Result<RetractPayload> decodeChange(std::string_view text, ChosenIn chosenIn)
{
    const auto payload = payloadOf(text);
    if (!payload)
        return rules::fail(payload.error());
    const Members outcome = members(payload->outcome);
    const Members input = members(payload->input);
    std::optional<std::vector<std::string>> chosen = chosenIn(input);
    auto retracted = unlisted(value(outcome, "retracted"));
    auto changed = unlistedChanges(value(outcome, "changed"));
    if (!chosen || !retracted || !changed)
        return rules::fail(malformed());
    RetractPayload retract;
    retract.chosen = std::move(*chosen);
    retract.retracted = std::move(*retracted);
    retract.changed = std::move(*changed);
    retract.edition = payload->edition;
    if (const auto reason = value(input, "reason"); reason.starts_with('"'))
        retract.reason = nlohmann::json::parse(reason).get<std::string>();
    retract.way = wayIn(value(input, "way"));
    retract.with = unquoted(value(input, "with"));
    return retract;
}

} // namespace

rules::Result<RetractPayload> decodeRetractPayload(std::string_view text)
{
    return decodeChange(text, [](const Members &input) {
        return input.contains("retract") ? unlisted(value(input, "retract")) : std::nullopt;
    });
}

rules::Result<RetractPayload> decodeAmendPayload(std::string_view text)
{
    std::string amended;
    auto payload = decodeChange(text, [&](const Members &input) {
        const std::string uuid(unquoted(value(input, "amend")));
        amended = std::string(value(input, "input"));
        return uuid.size() == kUuidLength && amended.starts_with('{')
                   ? std::optional(std::vector{uuid})
                   : std::nullopt;
    });
    if (payload)
        payload->input = std::move(amended);
    return payload;
}

rules::Result<void> checkKind(const LedgerEvent &event)
{
    constexpr std::array kOthers{kBandRemoved, kCampaignRemoved, kRetract, kAmend};
    if (event.version > kEventVersion)
        return rules::fail({.code = rules::ErrorCode::NewerFormat,
                            .subject = std::to_string(event.version),
                            .pointer = "/version",
                            .hint = std::to_string(kEventVersion)});
    if (!isActKind(event.kind) && std::ranges::find(kOthers, event.kind) == kOthers.end())
        return rules::fail(
            {.code = rules::ErrorCode::NewerFormat, .subject = event.kind, .pointer = "/kind"});
    return {};
}

rules::Result<void> checkForm(const LedgerEvent &event)
{
    if (const auto known = checkKind(event); !known)
        return known;
    const bool amends = event.kind == kAmend;
    const bool retracts = event.kind == kRetract;
    if (!amends && !retracts && !isActKind(event.kind))
        return {};
    auto sound = checkPayload(event.payload);
    if (sound && amends && !decodeAmendPayload(event.payload))
        sound = rules::fail(otherThan("of a correction"));
    if (sound && retracts && !decodeRetractPayload(event.payload))
        sound = rules::fail(otherThan("of an undo or a take-out"));
    return sound ? sound : rules::fail(rules::under("/payload", sound.error()));
}

std::vector<TextDifference> compareTexts(std::string_view was, std::string_view should)
{
    if (was == should)
        return {};
    const auto stored = nlohmann::json::parse(was, nullptr, false);
    const auto wanted = nlohmann::json::parse(should, nullptr, false);
    if (stored.is_discarded() || wanted.is_discarded())
        return {{{}, std::string(was), std::string(should)}};
    std::vector<TextDifference> found;
    for (const auto &step : nlohmann::json::diff(stored, wanted)) {
        const auto place = step["path"].get<std::string>();
        const bool isNew = step["op"] == "add";
        found.push_back(
            {place, isNew ? std::string() : stored.at(nlohmann::json::json_pointer(place)).dump(),
             step.contains("value") ? step["value"].dump() : std::string()});
    }
    return found;
}

} // namespace escarmouche::model
