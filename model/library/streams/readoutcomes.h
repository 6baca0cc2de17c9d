// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/streams/streamfold.h"

#include <memory>
#include <string>
#include <type_traits>
#include <unordered_map>
#include <utility>

namespace escarmouche::model {

/** What acts came to when they were done, each read once: a long stream is gone through again and
    again, to be told and to be decided again. A copy shares them. */
template<class Stream>
class ReadOutcomes
{
public:
    using Outcome = typename Stream::Outcome;
    using Read = std::shared_ptr<const Outcome>;

    /** Of an act as it stands; what a later event made of it is read each time. */
    rules::Result<Read> of(const Stream &stream, const StreamEntry &act,
                           const Standing &standing) const
    {
        return standing.changed ? read(stream, *standing.changed) : ownOf(stream, act);
    }
    /** Of an act as it was done. */
    rules::Result<Read> ownOf(const Stream &stream, const StreamEntry &act) const
    {
        if (const auto met = m_read->find(act.event.uuid); met != m_read->end())
            return met->second;
        auto own = read(stream, partsIn(act.event.payload).outcome);
        if (own && !kIsView)
            m_read->emplace(act.event.uuid, *own);
        return own;
    }

private:
    static constexpr bool kIsView = std::is_trivially_copyable_v<Outcome>; // of its text

    static rules::Result<Read> read(const Stream &stream, std::string_view text)
    {
        auto outcome = stream.outcomeOf(text);
        if (!outcome)
            return rules::fail(outcome.error());
        return std::make_shared<const Outcome>(std::move(*outcome));
    }

    std::shared_ptr<std::unordered_map<std::string, Read>> m_read =
        std::make_shared<std::unordered_map<std::string, Read>>(); // by event
};

} // namespace escarmouche::model
