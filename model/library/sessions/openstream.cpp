// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/sessions/openstream.h"

#include "model/library/ledger/codec.h"
#include "model/library/repository/personrepository.h"
#include "model/library/streams/bandstream.h"
#include "model/library/streams/campaignstream.h"
#include "model/text.h"

#include <algorithm>
#include <map>
#include <utility>

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::Result;

template<class Stream>
OpenStream<Stream>::OpenStream(std::shared_ptr<LibraryStore> store, std::string uuid)
    : m_store(std::move(store)), m_uuid(std::move(uuid))
{
}

template<class Stream>
StreamHead OpenStream<Stream>::head() const
{
    return {m_entries.back().event.seq, m_entries.back().event.hash};
}

template<class Stream>
const Course &OpenStream<Stream>::course() const
{
    if (!m_course)
        m_course = courseOf(m_stream, m_entries);
    return *m_course;
}

template<class Stream>
Result<void> OpenStream<Stream>::load()
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
auto OpenStream<Stream>::stepOf(std::string kind, std::string payload, Fold<Stream> fold) const
    -> Result<Step>
{
    if (!m_store->writer)
        return fail({.code = ErrorCode::PermissionDenied, .subject = toUtf8(m_store->path)});
    auto event = m_store->nextEvent(m_uuid, head(), std::move(kind), std::move(payload));
    if (!event)
        return fail(event.error());
    auto entry = readEntry(std::move(*event));
    if (!entry)
        return fail(entry.error());
    return Step{.entry = std::move(*entry), .fold = std::move(fold)};
}

template<class Stream>
void OpenStream<Stream>::show(Step step)
{
    m_entries.push_back(std::move(step.entry));
    m_course.reset();
    m_fold = std::move(step.fold);
    m_checkpoints.note(m_entries.size(), m_fold);
    if (step.telling)
        m_teller.note(m_entries.size() - 1, std::move(*step.telling));
}

template<class Stream>
Result<Retraction<Stream>> OpenStream<Stream>::workedOut(const std::vector<std::string> &uuids,
                                                         Purpose purpose) const
{
    return workOut(m_stream, m_entries, uuids, m_checkpoints, m_outcomes, purpose);
}

template<class Stream>
void OpenStream<Stream>::takeRetraction(Checkpoints<Stream> checkpoints)
{
    m_checkpoints = std::move(checkpoints);
    m_teller.beginAnew();
}

template<class Stream>
std::optional<std::size_t> OpenStream<Stream>::toUndo() const
{
    return lastDeed(course(), [this](std::size_t entry) {
        return !isAct(m_entries[entry]) || isFree(m_stream, m_entries[entry]);
    });
}

template<class Stream>
bool OpenStream<Stream>::has(std::string_view event) const
{
    return std::ranges::any_of(m_entries,
                               [&](const auto &each) { return each.event.uuid == event; });
}

template<class Stream>
Result<bool> OpenStream<Stream>::tellSome(std::chrono::milliseconds about)
{
    return m_teller.tellSome(course(), about);
}

template<class Stream>
std::optional<HistoryLine> OpenStream<Stream>::told(std::size_t entry)
{
    const auto isUntold = [this](std::size_t of) {
        return isAct(m_entries[of]) && m_teller.tell(course(), of) == nullptr;
    };
    if (isAct(m_entries[entry]) ? isUntold(entry)
                                : std::ranges::any_of(movedBy(m_entries, course(), entry), isUntold,
                                                      &MovedEntry::entry))
        return std::nullopt;
    return lineOf(entry, {}).line;
}

template<class Stream>
std::optional<HistoryLine> OpenStream<Stream>::latest()
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
Result<std::map<std::string, std::string>> OpenStream<Stream>::people() const
{
    const auto people = PersonRepository(*m_store->reader).list();
    if (!people)
        return fail(people.error());
    std::map<std::string, std::string> names;
    for (const Person &person : *people)
        names.emplace(person.id, person.name);
    if (const auto &author = m_store->person) // may be new, and stored with the act
        names.emplace(author->id, author->name);
    return names;
}

template<class Stream>
auto OpenStream<Stream>::lineOf(std::size_t entry, const std::map<std::string, std::string> &people)
    -> Line
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
                 .retracted = standing.retracted};
    if (standing.retracted) {
        const StreamEntry &by = m_entries[standing.by];
        line.line.takenBack = {by.event.seq, named(by.event.person), by.event.at,
                               std::get<RetractPayload>(by.payload).reason};
    }
    if (const auto corrected = m_teller.correctedBy(entry, standing)) {
        const StreamEntry &by = m_entries[*corrected];
        line.line.corrected = {by.event.seq, named(by.event.person), by.event.at,
                               std::get<RetractPayload>(by.payload).reason};
        if (const Telling *former = m_teller.formerly(entry))
            line.line.formerly = Stream::sentence(*former);
        line.line.open =
            !standing.retracted && Stream::isOpen(outcomeOf(m_entries[entry], standing));
    }
    if (isAct(m_entries[entry])) {
        if (const Telling *kept = m_teller.kept(entry))
            line.telling = *kept;
        line.line.sentence =
            m_teller.kept(entry) ? std::move(Stream::sentence(line.telling)) : sentenceOf(entry);
        return line;
    }
    line.line.reason = std::get<RetractPayload>(m_entries[entry].payload).reason;
    for (const MovedEntry &moved : movedBy(m_entries, course(), entry))
        line.line.moved.push_back(
            {.seq = m_entries[moved.entry].event.seq,
             .sentence = isAct(m_entries[moved.entry]) ? sentenceOf(moved.entry) : rules::Phrase(),
             .at = m_entries[moved.entry].event.at,
             .count = moved.count,
             .back = moved.back,
             .amended = moved.amended});
    return line;
}

template<class Stream>
auto OpenStream<Stream>::tellingOf(std::size_t takeOut) -> Telling
{
    Telling telling;
    for (const std::size_t act : movedActs(m_entries, course(), takeOut)) {
        if (const Telling *kept = m_teller.kept(act))
            Stream::add(telling, *kept);
    }
    return telling;
}

template<class Stream>
auto OpenStream<Stream>::before(std::size_t entry) -> Result<State>
{
    auto made =
        model::fold(m_stream, std::span(m_entries).first(entry), course().standing, m_checkpoints);
    return made ? Result<State>(std::move(made->state)) : fail(made.error());
}

template<class Stream>
auto OpenStream<Stream>::lines(std::span<const std::size_t> entries) -> Result<std::vector<Line>>
{
    const auto names = people();
    if (!names)
        return fail(names.error());
    if (const auto told = tellSome(std::chrono::hours(1)); !told)
        return fail(told.error());
    std::vector<Line> lines;
    std::map<std::size_t, Telling> tellings; // by the ground of a take-out
    lines.reserve(entries.size());
    for (const std::size_t entry : entries) {
        Line &line = lines.emplace_back(lineOf(entry, *names));
        if (isAct(m_entries[entry]))
            continue;
        const auto [met, isNew] = tellings.try_emplace(groundOf(course(), entry));
        if (isNew)
            met->second = tellingOf(entry);
        line.telling = met->second;
    }
    return lines;
}

template<class Stream>
auto OpenStream<Stream>::history() -> Result<std::vector<Line>>
{
    std::vector<std::size_t> shown;
    shown.reserve(m_entries.size());
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        if (course().roles[i] == Role::Act || course().roles[i] == Role::TakeOut)
            shown.push_back(i);
    }
    return lines(shown);
}

template<class Stream>
std::vector<std::size_t> OpenStream<Stream>::openActs() const
{
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const Standing &standing = course().standing[i];
        if (isAct(m_entries[i]) && !standing.retracted &&
            Stream::isOpen(outcomeOf(m_entries[i], standing)))
            open.push_back(i);
    }
    return open;
}

template<class Stream>
auto OpenStream<Stream>::asOf(std::int64_t seq) -> Result<State>
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
    m_past.note(now);
    const bool stays = same == standing.size() && standing.size() <= m_pastStanding.size();
    auto past = model::fold(m_stream, entries, standing, m_past);
    if (!stays)
        m_pastStanding = std::move(standing);
    return past ? Result<State>(std::move(past->state)) : fail(past.error());
}

template class OpenStream<BandStream>;
template class OpenStream<CampaignStream>;

} // namespace escarmouche::model
