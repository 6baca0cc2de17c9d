// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/sessions/streamsession.h"

#include "model/library/ledger/codec.h"
#include "model/library/repository/ledgerrepository.h"
#include "model/library/repository/personrepository.h"
#include "model/library/streams/bandstream.h"
#include "model/library/streams/campaignstream.h"
#include "model/text.h"

#include <algorithm>

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::Result;

template<class Stream>
Result<std::unique_ptr<StreamSession<Stream>>>
StreamSession<Stream>::open(std::shared_ptr<LibraryStore> store, const std::string &uuid)
{
    std::unique_ptr<StreamSession> session(new StreamSession(std::move(store), uuid));
    if (const auto loaded = session->load(); !loaded)
        return fail(loaded.error());
    return session;
}

template<class Stream>
StreamSession<Stream>::StreamSession(std::shared_ptr<LibraryStore> store, const std::string &uuid)
    : m_store(std::move(store)), m_uuid(uuid), m_keeping(*m_store)
{
    m_keeping.tell({[this](Deed deed) { takeKept(std::move(deed)); },
                    [this](const auto &error, const auto &lost) { takeLost(error, lost); }});
}

template<class Stream>
StreamHead StreamSession<Stream>::head() const
{
    return {m_entries.back().event.seq, m_entries.back().event.hash};
}

template<class Stream>
const Course &StreamSession<Stream>::course() const
{
    if (!m_course)
        m_course = courseOf(m_stream, m_entries);
    return *m_course;
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
    m_teller.beginAnew();
    m_system = loaded->system;
    m_stream = loaded->stream;
    m_entries = std::move(loaded->entries);
    m_course.reset();
    m_fold = std::move(loaded->fold);
    return {};
}

template<class Stream>
Result<void> StreamSession<Stream>::perform(const Act &act, const std::string &adjustment)
{
    awaitUnshown();
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
    auto step = stepOf(std::string(Stream::kAct) + m_system->key,
                       encode(ActPayload{input, *outcome, m_system->edition}), std::move(next));
    if (!step)
        return fail(step.error());
    step->act = act;
    if (auto telling = m_stream.tell(m_fold.state, input, *changes))
        step->telling = std::move(*telling);
    if (!m_held && Stream::isByChance(act))
        return keepFirst(std::move(*step));
    keep(std::move(*step));
    return {};
}

template<class Stream>
Result<Retraction<Stream>>
StreamSession<Stream>::workedOut(const std::vector<std::string> &uuids) const
{
    return workOut(m_stream, m_entries, uuids, m_checkpoints);
}

template<class Stream>
Result<void> StreamSession<Stream>::retract(const std::vector<std::string> &uuids, RetractWay way,
                                            const std::string &reason)
{
    awaitUnshown();
    auto work = workedOut(uuids);
    if (!work)
        return fail(work.error());
    work->payload.reason = reason;
    work->payload.way = way;
    work->payload.edition = m_system->edition;
    if (const auto may = mayRetract(m_stream, m_entries, work->payload); !may)
        return may;
    auto step = stepOf(std::string(kRetract), encode(work->payload), std::move(work->fold));
    if (!step)
        return fail(step.error());
    m_checkpoints = std::move(work->checkpoints);
    m_teller.beginAnew();
    keep(std::move(*step));
    return {};
}

template<class Stream>
Result<void> StreamSession<Stream>::takeOut(const std::vector<std::string> &uuids,
                                            const std::string &reason)
{
    return retract(uuids, RetractWay::TakeOut, reason);
}

template<class Stream>
std::optional<std::size_t> StreamSession<Stream>::toUndo() const
{
    return lastDeed(course(), [this](std::size_t entry) {
        return !isAct(m_entries[entry]) || isFree(m_stream, m_entries[entry]);
    });
}

template<class Stream>
Result<void> StreamSession<Stream>::undo()
{
    const auto entry = toUndo();
    return entry ? undoOne(*entry) : fail({.code = ErrorCode::NothingToUndo});
}

// Dice that were typed in place of those taken out go again for the reason they came.
template<class Stream>
Result<void> StreamSession<Stream>::undoOne(std::size_t entry)
{
    const StreamEntry &undone = m_entries[entry];
    const auto *takeOut = std::get_if<RetractPayload>(&undone.payload);
    return retract({undone.event.uuid}, RetractWay::Step,
                   takeOut ? takeOut->reason : std::string());
}

template<class Stream>
Result<void> StreamSession<Stream>::undoAll(const std::vector<std::string> &uuids)
{
    return retract(uuids, RetractWay::Step, {});
}

template<class Stream>
Result<void> StreamSession<Stream>::redo()
{
    const auto entry = lastUndo(course());
    if (!entry)
        return fail({.code = ErrorCode::NothingToRedo});
    return retract({m_entries[*entry].event.uuid}, RetractWay::Step, {});
}

// What later take-outs took out goes too: it would come back with them.
template<class Stream>
Result<void> StreamSession<Stream>::undoTo(std::int64_t seq)
{
    const auto &[standing, roles, index] = course();
    std::vector<std::string> later;
    bool any = false;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        if (m_entries[i].event.seq <= seq || (roles[i] != Role::Act && roles[i] != Role::TakeOut))
            continue;
        any = any || !standing[i].retracted;
        later.push_back(m_entries[i].event.uuid);
    }
    return any ? undoAll(later) : fail({.code = ErrorCode::NothingToUndo});
}

template<class Stream>
bool StreamSession<Stream>::canUndo() const
{
    return toUndo().has_value();
}

template<class Stream>
bool StreamSession<Stream>::canRedo() const
{
    return lastUndo(course()).has_value();
}

template<class Stream>
std::optional<HistoryLine> StreamSession<Stream>::undoLine()
{
    const auto entry = toUndo();
    return entry ? told(*entry) : std::nullopt;
}

template<class Stream>
std::optional<HistoryLine> StreamSession<Stream>::redoLine()
{
    const auto entry = lastUndo(course());
    if (!entry)
        return std::nullopt;
    const auto &chosen = std::get<RetractPayload>(m_entries[*entry].payload).chosen.front();
    return told(course().index.at(chosen));
}

template<class Stream>
std::optional<std::size_t>
StreamSession<Stream>::lastStanding(const std::function<bool(std::string_view)> &is) const
{
    const auto isSuch = [&](std::size_t act) {
        return is(partsIn(m_entries[act].event.payload).input);
    };
    return lastDeed(course(), [&](std::size_t entry) {
        return isAct(m_entries[entry]) ? isSuch(entry)
                                       : std::ranges::any_of(movedBy(m_entries, course(), entry),
                                                             isSuch, &MovedAct::entry);
    });
}

template<class Stream>
Result<bool> StreamSession<Stream>::tellSome(std::chrono::milliseconds about)
{
    return m_teller.tellSome(course(), about);
}

template<class Stream>
std::optional<HistoryLine> StreamSession<Stream>::told(std::size_t entry)
{
    const auto isUntold = [this](std::size_t act) {
        return m_teller.tell(course(), act) == nullptr;
    };
    if (isAct(m_entries[entry])
            ? isUntold(entry)
            : std::ranges::any_of(movedBy(m_entries, course(), entry), isUntold, &MovedAct::entry))
        return std::nullopt;
    return lineOf(entry, {}).line;
}

template<class Stream>
std::optional<HistoryLine> StreamSession<Stream>::latest()
{
    if (m_entries.empty() ||
        (course().roles.back() != Role::Act && course().roles.back() != Role::TakeOut))
        return std::nullopt;
    const auto names = people();
    auto line = told(m_entries.size() - 1);
    if (!names || !line)
        return std::nullopt;
    if (const auto who = names->find(m_entries.back().event.person); who != names->end())
        line->person = who->second;
    return line;
}

template<class Stream>
Result<std::map<std::string, std::string>> StreamSession<Stream>::people() const
{
    const auto people = PersonRepository(*m_store->reader).list();
    if (!people)
        return fail(people.error());
    std::map<std::string, std::string> names;
    for (const Person &person : *people)
        names.emplace(person.id, person.name);
    return names;
}

template<class Stream>
auto StreamSession<Stream>::lineOf(std::size_t entry,
                                   const std::map<std::string, std::string> &people) -> Line
{
    const auto named = [&](const std::string &person) {
        const auto met = people.find(person);
        return met == people.end() ? std::string() : met->second;
    };
    const auto sentenceOf = [&](std::size_t act) { // the kind alone, where it cannot be told
        const Telling *kept = m_teller.kept(act);
        return kept ? Stream::sentence(*kept) : rules::Phrase{m_entries[act].event.kind, {}};
    };
    const LedgerEvent &event = m_entries[entry].event;
    const Standing &standing = course().standing[entry];
    Line line{.entry = entry, .line = {}, .telling = {}};
    line.line = {.seq = event.seq,
                 .uuid = event.uuid,
                 .person = named(event.person),
                 .at = event.at,
                 .retracted = standing.retracted,
                 .pending = isPending(event.uuid)};
    if (standing.retracted) {
        const StreamEntry &by = m_entries[standing.by];
        line.line.takenBack = {by.event.seq, named(by.event.person), by.event.at,
                               std::get<RetractPayload>(by.payload).reason};
    }
    if (isAct(m_entries[entry])) {
        if (const Telling *kept = m_teller.kept(entry))
            line.telling = *kept;
        line.line.sentence =
            m_teller.kept(entry) ? std::move(Stream::sentence(line.telling)) : sentenceOf(entry);
        return line;
    }
    line.line.reason = std::get<RetractPayload>(m_entries[entry].payload).reason;
    for (const MovedAct &moved : movedBy(m_entries, course(), entry)) {
        line.line.moved.push_back(
            {m_entries[moved.entry].event.seq, sentenceOf(moved.entry), moved.back});
        if (const Telling *kept = m_teller.kept(moved.entry))
            Stream::add(line.telling, *kept);
    }
    return line;
}

template<class Stream>
auto StreamSession<Stream>::history() -> Result<std::vector<Line>>
{
    const auto names = people();
    if (!names)
        return fail(names.error());
    if (const auto told = tellSome(std::chrono::hours(1)); !told)
        return fail(told.error());
    std::vector<Line> lines;
    lines.reserve(m_entries.size());
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        if (course().roles[i] == Role::Act || course().roles[i] == Role::TakeOut)
            lines.push_back(lineOf(i, *names));
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
    const auto &all = course().standing;
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
