// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/sessions/streamsession.h"

#include "model/library/ledger/codec.h"
#include "model/library/streams/unusednumbers.h"

#include <algorithm>
#include <map>
#include <utility>

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::Result;

template<class Stream>
Result<std::unique_ptr<StreamSession<Stream>>>
StreamSession<Stream>::open(std::shared_ptr<LibraryStore> store, const std::string &uuid)
{
    std::unique_ptr<StreamSession> session(new StreamSession(std::move(store), uuid));
    if (const auto loaded = session->m_open.load(); !loaded)
        return fail(loaded.error());
    return session;
}

template<class Stream>
Result<void> StreamSession<Stream>::perform(const Act &act, const std::string &adjustment)
{
    m_keeping.awaitUnshown();
    const auto input = m_open.stream().input(act, freshAfter(m_open.head().seq), adjustment);
    const auto &before = m_open.fold().state;
    const auto outcome =
        m_open.stream().decide(before, input).and_then([&](const std::string &decided) {
            return withUnusedNumbers(m_open.stream(), before, m_open.entries(),
                                     m_open.course().standing, {m_open.entries().size(), decided},
                                     decided);
        });
    if (!outcome)
        return fail(outcome.error());
    const auto changes = m_open.stream().outcomeOf(*outcome);
    if (!changes)
        return fail(changes.error());
    Fold<Stream> next = m_open.fold();
    if (const auto done = m_open.stream().evolve(next.state, *changes); !done)
        return done;
    if (Stream::isNothing(m_open.fold().state, next.state, *outcome))
        return {};
    auto step = m_open.stepOf(std::string(Stream::kAct) + m_open.system().key,
                              encode(ActPayload{input, *outcome, m_open.system().edition}),
                              std::move(next));
    if (!step)
        return fail(step.error());
    step->act = act;
    if (auto telling = m_open.stream().tell(m_open.fold().state, input, *changes))
        step->telling = std::move(*telling);
    if (!m_keeping.isHolding() && Stream::isByChance(act))
        return m_keeping.keepFirst(std::move(*step));
    m_keeping.keep(std::move(*step));
    return {};
}

template<class Stream>
Result<void> StreamSession<Stream>::retract(const std::vector<std::string> &uuids, RetractWay way,
                                            const std::string &reason)
{
    m_keeping.awaitUnshown();
    return keepWork(m_open.workedOut(uuids, Purpose::ToKeep), way, reason);
}

template<class Stream>
Result<void> StreamSession<Stream>::amend(const std::string &uuid, std::string input,
                                          const std::string &reason)
{
    m_keeping.awaitUnshown();
    return keepWork(m_open.amended(uuid, std::move(input), Purpose::ToKeep), RetractWay::TakeOut,
                    reason);
}

template<class Stream>
std::optional<std::size_t> StreamSession<Stream>::placeOf(const std::string &uuid) const
{
    const auto entries = m_open.entries();
    const auto met = std::ranges::find_if(
        entries, [&](const auto &entry) { return entry.event.uuid == uuid && isAct(entry); });
    return met == entries.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(met - entries.begin()));
}

template<class Stream>
Result<void> StreamSession<Stream>::keepWork(Result<Retraction<Stream>> work, RetractWay way,
                                             const std::string &reason)
{
    if (!work)
        return fail(work.error());
    work->payload.reason = reason;
    work->payload.way = way;
    work->payload.edition = m_open.system().edition;
    if (m_steps > 0)
        work->payload.with = m_leader;
    if (const auto may = mayRetract(m_open.stream(), m_open.entries(), work->payload); !may)
        return may;
    const bool amends = work->payload.amends();
    auto step = m_open.stepOf(std::string(amends ? kAmend : kRetract), encode(work->payload),
                              std::move(work->fold));
    if (!step)
        return fail(step.error());
    if (m_steps > 0 && m_leader.empty())
        m_leader = step->entry.event.uuid;
    m_open.takeRetraction(std::move(work->checkpoints));
    m_keeping.keep(std::move(*step));
    return {};
}

template<class Stream>
Result<void> StreamSession<Stream>::takeOut(const std::vector<std::string> &uuids,
                                            const std::string &reason)
{
    return retract(uuids, RetractWay::TakeOut, reason);
}

template<class Stream>
Result<void> StreamSession<Stream>::undo()
{
    const auto entry = m_open.toUndo();
    return entry ? undoOne(*entry) : fail({.code = ErrorCode::NothingToUndo});
}

// Dice that were typed in place of those taken out go again for the reason they came.
template<class Stream>
Result<void> StreamSession<Stream>::undoOne(std::size_t entry)
{
    const auto step = stepAt(m_open.entries(), m_open.course(), entry);
    std::vector<std::string> uuids;
    for (const std::size_t each : step)
        uuids.push_back(m_open.entries()[each].event.uuid);
    const auto *takeOut = std::get_if<RetractPayload>(&m_open.entries()[step.front()].payload);
    return retract(uuids, RetractWay::Step, takeOut ? takeOut->reason : std::string());
}

template<class Stream>
Result<void> StreamSession<Stream>::undoAll(const std::vector<std::string> &uuids)
{
    return retract(uuids, RetractWay::Step, {});
}

template<class Stream>
Result<void> StreamSession<Stream>::redo()
{
    const auto entry = lastUndo(m_open.course());
    if (!entry)
        return fail({.code = ErrorCode::NothingToRedo});
    return retract({m_open.entries()[*entry].event.uuid}, RetractWay::Step, {});
}

// What later take-outs took out goes too: it would come back with them.
template<class Stream>
Result<void> StreamSession<Stream>::undoTo(std::int64_t seq)
{
    const Course &course = m_open.course();
    std::vector<std::string> later;
    bool any = false;
    for (std::size_t i = 0; i < m_open.entries().size(); ++i) {
        if (m_open.entries()[i].event.seq <= seq ||
            (course.roles[i] != Role::Act && course.roles[i] != Role::TakeOut))
            continue;
        any = any || !course.standing[i].retracted;
        later.push_back(m_open.entries()[i].event.uuid);
    }
    return any ? undoAll(later) : fail({.code = ErrorCode::NothingToUndo});
}

template<class Stream>
bool StreamSession<Stream>::canUndo() const
{
    return m_open.toUndo().has_value();
}

template<class Stream>
bool StreamSession<Stream>::canRedo() const
{
    return lastUndo(m_open.course()).has_value();
}

template<class Stream>
std::optional<HistoryLine> StreamSession<Stream>::undoLine()
{
    const auto entry = m_open.toUndo();
    return entry ? toldStep(*entry) : std::nullopt;
}

template<class Stream>
std::optional<HistoryLine> StreamSession<Stream>::toldStep(std::size_t entry)
{
    return told(stepAt(m_open.entries(), m_open.course(), entry).front());
}

template<class Stream>
void StreamSession<Stream>::endStep()
{
    if (--m_steps == 0)
        m_leader.clear();
}

template<class Stream>
std::optional<HistoryLine> StreamSession<Stream>::redoLine()
{
    const auto entry = lastUndo(m_open.course());
    if (!entry)
        return std::nullopt;
    const auto &chosen = std::get<RetractPayload>(m_open.entries()[*entry].payload).chosen.front();
    return told(m_open.course().index.at(chosen));
}

template<class Stream>
std::optional<std::size_t>
StreamSession<Stream>::lastStanding(const std::function<bool(std::string_view)> &is) const
{
    const auto isSuch = [&](std::size_t act) { return is(inputOf(act)); };
    std::map<std::size_t, bool> known; // by the ground of a take-out
    return lastDeed(m_open.course(), [&](std::size_t entry) {
        if (isAct(m_open.entries()[entry]))
            return isSuch(entry);
        const auto [met, isNew] = known.try_emplace(groundOf(m_open.course(), entry));
        if (isNew)
            met->second =
                std::ranges::any_of(movedActs(m_open.entries(), m_open.course(), entry), isSuch);
        return met->second;
    });
}

template<class Stream>
std::optional<HistoryLine> StreamSession<Stream>::marked(std::optional<HistoryLine> line) const
{
    if (line)
        line->pending = m_keeping.isPending(line->uuid);
    return line;
}

template<class Stream>
auto StreamSession<Stream>::history() -> Result<std::vector<Line>>
{
    return marked(m_open.history());
}

template<class Stream>
auto StreamSession<Stream>::lines(std::span<const std::size_t> entries) -> Result<std::vector<Line>>
{
    return marked(m_open.lines(entries));
}

template<class Stream>
auto StreamSession<Stream>::marked(Result<std::vector<Line>> lines) const
    -> Result<std::vector<Line>>
{
    if (lines) {
        for (Line &each : *lines)
            each.line.pending = m_keeping.isPending(each.line.uuid);
    }
    return lines;
}

template class StreamSession<BandStream>;
template class StreamSession<CampaignStream>;

} // namespace escarmouche::model
