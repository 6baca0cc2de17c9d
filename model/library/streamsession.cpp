// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/streamsession.h"

#include "model/library/bandstream.h"
#include "model/library/campaignstream.h"
#include "model/library/codec.h"
#include "model/library/ledgerrepository.h"
#include "model/library/personrepository.h"
#include "model/text.h"

#include <algorithm>
#include <map>

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::Result;

template<class Stream>
Result<std::unique_ptr<StreamSession<Stream>>>
StreamSession<Stream>::open(std::shared_ptr<LibraryStore> store, const std::string &uuid)
{
    std::unique_ptr<StreamSession> session(new StreamSession());
    session->m_store = std::move(store);
    session->m_uuid = uuid;
    if (const auto loaded = session->load(); !loaded)
        return fail(loaded.error());
    return session;
}

template<class Stream>
StreamSession<Stream>::~StreamSession()
{
    const std::lock_guard lock(m_answers->mutex);
    m_answers->session = nullptr;
}

template<class Stream>
void StreamSession<Stream>::attach(QObject &owner, Voices<Act> voices)
{
    m_voices = std::move(voices);
    m_answers->session = &owner;
    m_answers->take = [this] { takeAnswers(); };
}

template<class Stream>
StreamHead StreamSession<Stream>::head() const
{
    return {m_entries.back().event.seq, m_entries.back().event.hash};
}

template<class Stream>
Result<void> StreamSession<Stream>::load()
{
    auto loaded = m_store->load<Stream>(m_uuid);
    if (!loaded)
        return fail(loaded.error());
    // What was folded stays good as far as both streams are one and their acts stand alike.
    const auto before = standings(m_entries);
    const auto after = standings(loaded->entries);
    std::size_t same = std::min(before.size(), after.size());
    while (same > 0 && m_entries[same - 1].event.hash != loaded->entries[same - 1].event.hash)
        --same;
    const auto alike =
        std::mismatch(before.begin(), before.begin() + std::ptrdiff_t(same), after.begin());
    m_checkpoints.forgetBeyond(static_cast<std::size_t>(alike.first - before.begin()));
    m_past = {};
    m_pastStanding.clear();
    m_walk.reset();
    m_system = loaded->system;
    m_stream = loaded->stream;
    m_entries = std::move(loaded->entries);
    m_fold = std::move(loaded->fold);
    return {};
}

template<class Stream>
Result<void> StreamSession<Stream>::perform(const Act &act, const std::string &adjustment)
{
    const auto input = m_stream.input(act, freshAfter(head().seq), adjustment);
    auto outcome = m_stream.decide(m_fold.state, input);
    if (!outcome)
        return fail(outcome.error());
    const auto changes = m_stream.outcomeOf(*outcome);
    if (!changes)
        return fail(changes.error());
    Fold<Stream> next = m_fold;
    if (const auto done = m_stream.evolve(next.state, *changes); !done)
        return done;
    if (Stream::isNothing(m_fold.state, next.state, *outcome))
        return {};
    auto telling = m_stream.tell(m_fold.state, input, *changes);
    const auto done =
        append(std::string(Stream::kAct) + m_system->key,
               encode(ActPayload{input, *outcome, m_system->edition}), std::move(next), act);
    if (!done)
        return done;
    if (telling)
        m_told[m_entries.back().event.uuid] = {std::nullopt, std::move(*telling)};
    m_voices.changed();
    return {};
}

template<class Stream>
Result<Retraction<Stream>>
StreamSession<Stream>::workedOut(const std::vector<std::string> &uuids) const
{
    return workOut(m_stream, m_entries, uuids, m_checkpoints);
}

template<class Stream>
Result<void> StreamSession<Stream>::retract(const std::vector<std::string> &uuids,
                                            const std::string &reason)
{
    auto work = workedOut(uuids);
    if (!work)
        return fail(work.error());
    work->payload.reason = reason;
    work->payload.edition = m_system->edition;
    if (const auto may = mayRetract(m_stream, m_entries, work->payload); !may)
        return may;
    const auto before = std::exchange(m_checkpoints, std::move(work->checkpoints));
    m_walk.reset();
    const auto done =
        append(std::string(kRetract), encode(work->payload), std::move(work->fold), std::nullopt);
    if (done)
        m_voices.changed();
    else
        m_checkpoints = before;
    return done;
}

template<class Stream>
Result<void> StreamSession<Stream>::undo()
{
    const auto entry = lastAct(m_stream, m_entries, standings(m_entries));
    if (!entry)
        return fail({.code = ErrorCode::NothingToUndo});
    return retract({m_entries[*entry].event.uuid}, {});
}

template<class Stream>
Result<void> StreamSession<Stream>::redo()
{
    const auto entry = lastUndo(m_entries, standings(m_entries));
    if (!entry)
        return fail({.code = ErrorCode::NothingToRedo});
    return retract({m_entries[*entry].event.uuid}, {});
}

template<class Stream>
Result<void> StreamSession<Stream>::undoTo(std::int64_t seq)
{
    const auto standing = standings(m_entries);
    std::vector<std::string> later;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        if (m_entries[i].event.seq > seq && !standing[i].retracted && isAct(m_entries[i]))
            later.push_back(m_entries[i].event.uuid);
    }
    return retract(later, {});
}

template<class Stream>
bool StreamSession<Stream>::canUndo() const
{
    return lastAct(m_stream, m_entries, standings(m_entries)).has_value();
}

template<class Stream>
bool StreamSession<Stream>::canRedo() const
{
    return lastUndo(m_entries, standings(m_entries)).has_value();
}

template<class Stream>
std::optional<rules::Phrase> StreamSession<Stream>::undoSentence()
{
    const auto entry = lastAct(m_stream, m_entries, standings(m_entries));
    return entry ? sentence(*entry) : std::nullopt;
}

template<class Stream>
std::optional<rules::Phrase> StreamSession<Stream>::redoSentence()
{
    const auto entry = lastUndo(m_entries, standings(m_entries));
    if (!entry)
        return std::nullopt;
    const auto &chosen = std::get<RetractPayload>(m_entries[*entry].payload).chosen.front();
    const auto act =
        std::ranges::find(m_entries, chosen,
                          [](const StreamEntry &e) -> const std::string & { return e.event.uuid; });
    return act == m_entries.end() ? std::nullopt
                                  : sentence(static_cast<std::size_t>(act - m_entries.begin()));
}

template<class Stream>
std::optional<std::size_t>
StreamSession<Stream>::lastStanding(const std::function<bool(std::string_view)> &is) const
{
    const auto standing = standings(m_entries);
    for (std::size_t i = m_entries.size(); i-- > 0;) {
        if (isAct(m_entries[i]) && !standing[i].retracted &&
            is(partsIn(m_entries[i].event.payload).input))
            return i;
    }
    return std::nullopt;
}

template<class Stream>
bool StreamSession<Stream>::isTold(const StreamEntry &entry, const Standing &standing) const
{
    const auto found = m_told.find(entry.event.uuid);
    return found != m_told.end() && found->second.changed == standing.changed;
}

template<class Stream>
void StreamSession<Stream>::tellOne(const StreamEntry &entry, const Standing &standing,
                                    const State &before,
                                    const Result<typename Stream::Outcome> &outcome)
{
    Told &told = m_told[entry.event.uuid];
    told = {standing.changed, std::nullopt};
    if (!outcome)
        return;
    if (auto telling = m_stream.tell(before, partsIn(entry.event.payload).input, *outcome))
        told.telling = std::move(*telling);
}

template<class Stream>
auto StreamSession<Stream>::newWalk() const -> std::optional<Walk>
{
    Walk walk;
    walk.standing = standings(m_entries);
    const auto isUntold = [&](std::size_t i) {
        return isAct(m_entries[i]) && !isTold(m_entries[i], walk.standing[i]);
    };
    std::size_t first = 0;
    while (first < m_entries.size() && !isUntold(first))
        ++first;
    if (first == m_entries.size())
        return std::nullopt;
    // What an act since retracted was followed by was done to more than what stands.
    for (std::size_t i = first; i-- > 0;) {
        if (walk.standing[i].retracted && walk.standing[i].by > first)
            first = i;
    }
    const auto &start = m_checkpoints.within(first);
    walk.next = start.entries;
    walk.before = start.fold;
    return walk;
}

template<class Stream>
Result<void> StreamSession<Stream>::step(Walk &walk)
{
    const std::size_t i = walk.next++;
    const StreamEntry &entry = m_entries[i];
    const Standing &standing = walk.standing[i];
    m_checkpoints.note(i, walk.before); // found on the way
    if (!isAct(entry))
        return write(m_stream, walk.before, entry, standing);
    const bool differ = i < walk.apart;
    const std::string_view text =
        standing.changed ? *standing.changed : partsIn(entry.event.payload).outcome;
    const auto outcome = m_stream.outcomeOf(text);
    if (!isTold(entry, standing))
        tellOne(entry, standing, standing.retracted && differ ? walk.done : walk.before.state,
                outcome);
    if (standing.retracted) {
        if (!differ)
            walk.done = walk.before.state;
        walk.apart = std::max(walk.apart, standing.by);
        if (!outcome || !m_stream.evolve(walk.done, *outcome))
            walk.done = walk.before.state;
        return {};
    }
    if (!outcome)
        return fail(outcome.error());
    const bool also = differ && m_stream.evolve(walk.done, *outcome);
    if (const auto written = m_stream.evolve(walk.before.state, *outcome); !written)
        return written;
    if (differ && !also)
        walk.done = walk.before.state;
    return {};
}

template<class Stream>
Result<bool> StreamSession<Stream>::tellSome(std::chrono::milliseconds about)
{
    const auto end = std::chrono::steady_clock::now() + about;
    if (!m_walk)
        m_walk = newWalk();
    if (!m_walk)
        return true;
    m_walk->standing.resize(m_entries.size()); // acts done since: they stand
    while (m_walk->next < m_entries.size()) {
        if (const auto done = step(*m_walk); !done) {
            m_walk.reset();
            return fail(done.error());
        }
        if (std::chrono::steady_clock::now() >= end)
            break;
    }
    if (m_walk->next < m_entries.size())
        return false;
    m_walk.reset();
    return true;
}

template<class Stream>
Result<void> StreamSession<Stream>::tellAll()
{
    const auto told = tellSome(std::chrono::hours(1));
    return told ? Result<void>() : fail(told.error());
}

template<class Stream>
std::optional<rules::Phrase> StreamSession<Stream>::sentence(std::size_t i)
{
    const StreamEntry &entry = m_entries[i];
    const auto standing = standings(m_entries);
    if (!isTold(entry, standing[i])) {
        // The band or campaign it was done to, as far as that still stands.
        const auto before = fold(m_stream, std::span(m_entries).first(i), standing, m_checkpoints);
        if (!before)
            return std::nullopt;
        const auto &changed = standing[i].changed;
        tellOne(entry, standing[i], before->state,
                m_stream.outcomeOf(changed ? *changed : partsIn(entry.event.payload).outcome));
    }
    const auto &telling = m_told[entry.event.uuid].telling;
    return telling ? std::optional(Stream::sentence(*telling)) : std::nullopt;
}

template<class Stream>
std::optional<HistoryLine> StreamSession<Stream>::latest()
{
    if (m_entries.empty() || !isAct(m_entries.back()))
        return std::nullopt;
    const auto people = PersonRepository(*m_store->reader).list();
    auto told = sentence(m_entries.size() - 1);
    if (!people || !told)
        return std::nullopt;
    const LedgerEvent &event = m_entries.back().event;
    const auto person = std::ranges::find(*people, event.person, &Person::id);
    return HistoryLine{.seq = event.seq,
                       .uuid = event.uuid,
                       .person = person == people->end() ? std::string() : person->name,
                       .at = event.at,
                       .sentence = std::move(*told)};
}

template<class Stream>
auto StreamSession<Stream>::history() -> Result<std::vector<Line>>
{
    const auto people = PersonRepository(*m_store->reader).list();
    if (!people)
        return fail(people.error());
    std::map<std::string, std::string> names;
    for (const Person &person : *people)
        names.emplace(person.id, person.name);
    if (const auto told = tellAll(); !told)
        return fail(told.error());

    const auto standing = standings(m_entries);
    std::vector<Line> lines;
    lines.reserve(m_entries.size());
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        if (!isAct(m_entries[i]))
            continue;
        const LedgerEvent &event = m_entries[i].event;
        Line &line = lines.emplace_back();
        line.entry = i;
        line.line = {.seq = event.seq,
                     .uuid = event.uuid,
                     .person = names[event.person],
                     .at = event.at,
                     .sentence = {.key = event.kind, .values = {}}, // where it cannot be told
                     .retracted = standing[i].retracted,
                     .pending = std::ranges::find(m_pending, event.uuid, &Pending::uuid) !=
                                m_pending.end()};
        if (standing[i].retracted)
            line.retractedFor = std::get<RetractPayload>(m_entries[standing[i].by].payload).reason;
        if (const auto told = m_told.find(event.uuid);
            told != m_told.end() && told->second.telling) {
            line.telling = *told->second.telling;
            line.line.sentence = std::move(Stream::sentence(line.telling));
        }
    }
    return lines;
}

template<class Stream>
auto StreamSession<Stream>::asOf(std::int64_t seq) -> Result<State>
{
    const auto later = std::ranges::upper_bound(
        m_entries, seq, {}, [](const StreamEntry &entry) { return entry.event.seq; });
    const auto entries =
        std::span(m_entries).first(static_cast<std::size_t>(later - m_entries.begin()));
    if (entries.empty())
        return fail({.code = ErrorCode::EventNotFound, .subject = std::to_string(seq)});
    auto standing = standings(entries);
    const auto agree = [&](std::span<const Standing> other) {
        return static_cast<std::size_t>(std::ranges::mismatch(standing, other).in1 -
                                        standing.begin());
    };
    // As far as acts stood then as they stand now, what was folded serves both.
    const auto all = standings(m_entries);
    const auto &now = m_checkpoints.within(agree(all));
    const std::size_t same = agree(m_pastStanding);
    if (same < std::min(standing.size(), m_pastStanding.size()))
        m_past.forgetBeyond(same);
    m_past.note(now.entries, now.fold);
    const bool stays = same == standing.size() && standing.size() <= m_pastStanding.size();
    auto past = fold(m_stream, entries, standing, m_past);
    if (!stays)
        m_pastStanding = std::move(standing);
    return past ? Result<State>(std::move(past->state)) : fail(past.error());
}

template class StreamSession<BandStream>;
template class StreamSession<CampaignStream>;

} // namespace escarmouche::model
