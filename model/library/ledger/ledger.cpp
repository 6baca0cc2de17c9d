// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/ledger/ledger.h"

#include "model/digest.h"
#include "model/text.h"

#include <QDateTime>
#include <QUuid>

#include <algorithm>
#include <future>
#include <span>

namespace escarmouche::model {

std::string eventHash(const LedgerEvent &event)
{
    std::string fields;
    const auto add = [&fields](std::string_view field) {
        fields += std::to_string(field.size());
        fields += ':';
        fields += field;
    };
    add(event.stream);
    add(std::to_string(event.seq));
    add(event.uuid);
    add(event.act);
    add(event.person);
    add(event.at);
    add(event.kind);
    add(std::to_string(event.version));
    add(event.payload);
    add(event.prevHash);
    return sha256(fields);
}

namespace {

/** The first event that does not hash to what it says; behind the last: there is none. */
std::size_t firstFalse(std::span<const LedgerEvent> events)
{
    const auto isFalse = [](const LedgerEvent &event) { return event.hash != eventHash(event); };
    return static_cast<std::size_t>(std::ranges::find_if(events, isFalse) - events.begin());
}

/** The same, the halves of a long chain side by side. */
std::size_t firstFalseOf(std::span<const LedgerEvent> events)
{
    constexpr std::size_t kLong = 1000;
    const bool isLong = events.size() >= kLong;
    const std::size_t half = isLong ? events.size() / 2 : events.size();
    auto later = std::async(isLong ? std::launch::async : std::launch::deferred,
                            [&] { return half + firstFalse(events.subspan(half)); });
    const std::size_t earlier = firstFalse(events.first(half));
    return earlier < half ? earlier : later.get();
}

} // namespace

rules::Result<void> checkChain(const std::vector<LedgerEvent> &events, const StreamHead &head)
{
    const std::size_t wrong = firstFalseOf(events);
    StreamHead reached;
    for (std::size_t at = 0; at < events.size(); ++at) {
        const LedgerEvent &event = events[at];
        if (event.seq != reached.seq + 1 || event.prevHash != reached.hash || at == wrong)
            return rules::fail({.code = rules::ErrorCode::ChainBroken,
                                .subject = event.stream,
                                .number = reached.seq + 1});
        reached = {event.seq, event.hash};
    }
    if (reached != head)
        return rules::fail({.code = rules::ErrorCode::ChainBroken,
                            .subject = events.empty() ? std::string() : events.back().stream,
                            .number = reached.seq + 1});
    return {};
}

std::string newUuid()
{
    return toUtf8(QUuid::createUuid().toString(QUuid::WithoutBraces));
}

std::string nowUtc()
{
    return toUtf8(QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs));
}

} // namespace escarmouche::model
