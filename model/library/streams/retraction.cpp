// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/streams/retraction.h"

#include "model/library/streams/bandstream.h"
#include "model/library/streams/campaignstream.h"
#include "model/library/streams/unusednumbers.h"

#include <algorithm>
#include <unordered_map>

namespace escarmouche::model {

namespace {

rules::Result<void> checkChosen(std::span<const StreamEntry> entries,
                                const std::vector<std::string> &chosen)
{
    if (chosen.empty() || entries.empty())
        return rules::fail({.code = rules::ErrorCode::NothingToUndo});
    for (const std::string &uuid : chosen) {
        if (uuid == entries.front().event.uuid)
            return rules::fail({.code = rules::ErrorCode::NothingToUndo});
        if (std::ranges::none_of(entries, [&](const auto &e) { return e.event.uuid == uuid; }))
            return rules::fail({.code = rules::ErrorCode::EventNotFound, .subject = uuid});
    }
    return {};
}

/** The act that an amendment may change; and whether it may be changed into that. */
template<class Stream>
rules::Result<std::size_t> checkAmended(const Stream &stream, std::span<const StreamEntry> entries,
                                        std::span<const Standing> standing,
                                        const RetractPayload &asked)
{
    const auto met = std::ranges::find(entries, asked.chosen.front(),
                                       [](const StreamEntry &entry) { return entry.event.uuid; });
    const auto at = static_cast<std::size_t>(met - entries.begin());
    if (met == entries.end() || !isAct(*met) || standing[at].retracted)
        return rules::fail(
            {.code = rules::ErrorCode::EventNotFound, .subject = asked.chosen.front()});
    if (const auto may = stream.mayAmend(inputOf(*met, standing[at]), asked.input); !may)
        return rules::fail(may.error());
    return at;
}

/** The acts of a stream decided again as far as a change of the past reaches: all of them while
    acts stand otherwise, then those that rest on what came out otherwise. */
template<class Stream>
class Reworking
{
public:
    Reworking(const Stream &stream, std::span<const StreamEntry> entries,
              const ReadOutcomes<Stream> &outcomes, Purpose purpose, std::vector<Standing> before,
              RetractPayload asked)
        : m_stream(stream), m_entries(entries), m_outcomes(outcomes), m_purpose(purpose),
          m_before(std::move(before)), m_after(standings(entries, &asked))
    {
        m_work.payload = std::move(asked);
    }

    rules::Result<Retraction<Stream>> run(std::optional<std::size_t> amended,
                                          Checkpoints<Stream> checkpoints)
    {
        const auto first = static_cast<std::size_t>(std::ranges::mismatch(m_before, m_after).in1 -
                                                    m_before.begin());
        std::size_t last = m_entries.size(); // the last that stands otherwise
        while (last > first && m_before[last - 1] == m_after[last - 1])
            --last;
        checkpoints.forgetBeyond(first);
        const auto &start = checkpoints.within(first);
        m_work.fold = *start.fold;
        Fold<Stream> former; // as it was, as far as acts stand otherwise
        for (std::size_t i = start.entries; i < m_entries.size(); ++i) {
            if (m_purpose == Purpose::ToKeep)
                checkpoints.note(i, m_work.fold);
            if (i == first)
                former = m_work.fold;
            if (const auto done = i < first ? writeKnown(i) : workOn(i, amended == i); !done)
                return rules::fail(done.error());
            if (i < first || i >= last)
                continue;
            if (const auto done = write(m_stream, former, m_entries[i], m_before[i]); !done)
                return rules::fail(done.error());
            if (i + 1 == last)
                m_reached = Stream::Reached::between(former.state, m_work.fold.state);
        }
        if (m_purpose == Purpose::ToKeep) {
            checkpoints.note(m_entries.size(), m_work.fold);
            m_work.checkpoints = std::move(checkpoints);
        }
        return std::move(m_work);
    }

private:
    /** One that stands as before. */
    rules::Result<void> writeKnown(std::size_t i)
    {
        const auto own = isAct(m_entries[i]) && !m_after[i].retracted
                             ? m_outcomes.of(m_stream, m_entries[i], m_after[i])
                             : rules::Result<typename ReadOutcomes<Stream>::Read>();
        return own && *own ? m_stream.evolve(m_work.fold.state, **own)
                           : write(m_stream, m_work.fold, m_entries[i], m_after[i]);
    }

    /** One from the first on that stands otherwise. */
    rules::Result<void> workOn(std::size_t i, bool isAmended)
    {
        if (!isAct(m_entries[i]) || m_after[i].retracted)
            return write(m_stream, m_work.fold, m_entries[i], m_after[i]);
        const auto own = m_outcomes.of(m_stream, m_entries[i], m_after[i]);
        if (!own)
            return rules::fail(own.error());
        if (!m_reached)
            return decideAgain(i, isAmended, *own);
        if (!m_stream.isReached(*m_reached, **own))
            return m_stream.evolve(m_work.fold.state, **own);
        const std::size_t changed = m_work.payload.changed.size();
        const std::size_t retracted = m_work.payload.retracted.size();
        if (const auto done = decideAgain(i, isAmended, *own); !done)
            return done;
        if (m_work.payload.retracted.size() != retracted)
            m_reached->add(**own);
        if (m_work.payload.changed.size() == changed)
            return {};
        const auto now = m_stream.outcomeOf(m_work.payload.changed.back().outcome);
        if (!now)
            return rules::fail(now.error());
        m_reached->add(**own);
        m_reached->add(*now);
        return {};
    }

    /** `own`: what stands so far. */
    rules::Result<void> decideAgain(std::size_t i, bool isAmended,
                                    typename ReadOutcomes<Stream>::Read own)
    {
        const StreamEntry &entry = m_entries[i];
        const ActParts done = partsIn(entry.event.payload);
        const std::string_view input = inputOf(entry, m_after[i]);
        const std::string_view text = outcomeOf(entry, m_after[i]);
        const bool isOpen = Stream::isOpen(text);
        const auto former = isOpen ? m_outcomes.ownOf(m_stream, entry) : own;
        if (!former)
            return rules::fail(former.error());
        auto &state = m_work.fold.state;
        auto outcome = m_stream.decideAgain(
            state, input,
            {done.edition, isOpen ? done.outcome : text, **former, entry.event.version},
            m_work.payload.amends());
        if (!outcome && isAmended)
            return rules::fail(outcome.error());
        std::optional<rules::Error> refusal;
        if (!outcome) {
            refusal = outcome.error();
            auto open = m_work.payload.amends() || isOpen
                            ? m_stream.leftOpen(input, entry.event.seq)
                            : std::nullopt;
            if (!open) {
                m_work.payload.retracted.push_back(entry.event.uuid);
                m_work.effects.push_back({i, std::move(refusal), {}, false});
                return {};
            }
            outcome = std::move(*open);
        }
        if (*outcome != text) {
            outcome = withUnusedNumbers(m_stream, state, m_entries, m_before, {i, text},
                                        std::move(*outcome));
            if (!outcome)
                return rules::fail(outcome.error());
            m_work.payload.changed.push_back({entry.event.uuid, *outcome});
            auto read = m_stream.outcomeOf(*outcome);
            if (!read)
                return rules::fail(read.error());
            own = std::make_shared<const typename Stream::Outcome>(std::move(*read));
        }
        const bool isSame = *outcome == outcomeOf(entry, m_before[i]);
        const bool mayContradict = m_work.payload.amends() && Stream::isWitness(input);
        if (!m_before[i].retracted && (!isSame || mayContradict)) {
            m_work.effects.push_back({i, refusal, {}, isSame});
            if (auto telling = refusal ? rules::fail(*refusal) : m_stream.tell(state, input, *own))
                m_work.effects.back().telling = std::move(*telling);
        }
        return m_stream.evolve(state, *own);
    }

    const Stream &m_stream;
    std::span<const StreamEntry> m_entries;
    const ReadOutcomes<Stream> &m_outcomes;
    Purpose m_purpose;
    std::vector<Standing> m_before, m_after;
    Retraction<Stream> m_work;
    std::optional<typename Stream::Reached> m_reached; // none: acts before still stand otherwise
};

} // namespace

template<class Stream>
rules::Result<Retraction<Stream>>
workOut(const Stream &stream, std::span<const StreamEntry> entries, std::vector<std::string> chosen,
        Checkpoints<Stream> checkpoints, const ReadOutcomes<Stream> &outcomes, Purpose purpose)
{
    if (const auto checked = checkChosen(entries, chosen); !checked)
        return rules::fail(checked.error());
    RetractPayload asked{.chosen = chosen, .retracted = std::move(chosen), .changed = {}};
    return Reworking(stream, entries, outcomes, purpose, standings(entries), std::move(asked))
        .run({}, std::move(checkpoints));
}

template<class Stream>
rules::Result<Retraction<Stream>>
workOutAmendment(const Stream &stream, std::span<const StreamEntry> entries,
                 const std::string &uuid, std::string input, Checkpoints<Stream> checkpoints,
                 const ReadOutcomes<Stream> &outcomes, Purpose purpose)
{
    RetractPayload asked{
        .chosen = {uuid}, .retracted = {}, .changed = {}, .input = std::move(input)};
    auto before = standings(entries);
    const auto amended = checkAmended(stream, entries, before, asked);
    if (!amended)
        return rules::fail(amended.error());
    return Reworking(stream, entries, outcomes, purpose, std::move(before), std::move(asked))
        .run(*amended, std::move(checkpoints));
}

template<class Stream>
rules::Result<void> mayRetract(const Stream &stream, std::span<const StreamEntry> entries,
                               const RetractPayload &payload)
{
    if (payload.amends() && payload.reason.empty())
        return rules::fail({.code = rules::ErrorCode::EmptyReason});
    const auto standing = standings(entries);
    std::unordered_map<std::string_view, std::size_t> index;
    for (std::size_t i = 0; i < entries.size(); ++i)
        index.emplace(entries[i].event.uuid, i);
    for (const std::string &uuid : payload.retracted) {
        const auto found = index.find(uuid);
        if (found == index.end() || !isAct(entries[found->second]) ||
            standing[found->second].retracted)
            continue;
        const auto act = readAct(entries[found->second]);
        if (!act)
            return rules::fail(act.error());
        const auto how = stream.retracting(act->input);
        if (how == rules::Retracting::Never)
            return rules::fail({.code = rules::ErrorCode::DiceStand, .subject = uuid});
        if (how == rules::Retracting::WithReason && payload.reason.empty())
            return rules::fail({.code = rules::ErrorCode::EmptyReason, .subject = uuid});
    }
    return {};
}

template rules::Result<Retraction<BandStream>>
workOut(const BandStream &, std::span<const StreamEntry>, std::vector<std::string>,
        Checkpoints<BandStream>, const ReadOutcomes<BandStream> &, Purpose);
template rules::Result<Retraction<CampaignStream>>
workOut(const CampaignStream &, std::span<const StreamEntry>, std::vector<std::string>,
        Checkpoints<CampaignStream>, const ReadOutcomes<CampaignStream> &, Purpose);
template rules::Result<Retraction<BandStream>>
workOutAmendment(const BandStream &, std::span<const StreamEntry>, const std::string &, std::string,
                 Checkpoints<BandStream>, const ReadOutcomes<BandStream> &, Purpose);
template rules::Result<Retraction<CampaignStream>>
workOutAmendment(const CampaignStream &, std::span<const StreamEntry>, const std::string &,
                 std::string, Checkpoints<CampaignStream>, const ReadOutcomes<CampaignStream> &,
                 Purpose);
template rules::Result<void> mayRetract(const BandStream &, std::span<const StreamEntry>,
                                        const RetractPayload &);
template rules::Result<void> mayRetract(const CampaignStream &, std::span<const StreamEntry>,
                                        const RetractPayload &);

} // namespace escarmouche::model
