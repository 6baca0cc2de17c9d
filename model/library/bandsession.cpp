// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/bandsession.h"

#include "model/library/bandsession_p.h"
#include "model/library/ledgerrepository.h"
#include "model/library/personrepository.h"
#include "model/library/retraction.h"

#include <QEventLoop>

#include <algorithm>
#include <map>
#include <utility>

namespace escarmouche::model {

StreamHead BandSession::Private::head() const
{
    return {entries.back().event.seq, entries.back().event.hash};
}

rules::Result<void> BandSession::Private::load()
{
    auto loaded = store->load(uuid);
    if (!loaded)
        return rules::fail(loaded.error());
    entries = std::move(loaded->entries);
    band = {std::move(loaded->state), loaded->removed};
    checkpoints = {};
    return {};
}

rules::Result<void> BandSession::Private::append(std::string kind, std::string payload,
                                                 BandFold next, std::optional<rules::BandAct> act)
{
    if (!store->writer)
        return rules::fail(
            {.code = rules::ErrorCode::PermissionDenied, .subject = store->path.toStdString()});
    auto event = store->nextEvent(uuid, head(), std::move(kind), std::move(payload));
    if (!event)
        return rules::fail(event.error());
    auto row = store->rowOf(uuid, system, next, event->at);
    if (!row)
        return rules::fail(row.error());
    auto entry = readEntry(*event);
    if (!entry)
        return rules::fail(entry.error());

    entries.push_back(std::move(*entry));
    band = std::move(next);
    checkpoints.note(entries.size(), band);
    pending.push_back({event->uuid, std::move(act)});
    const auto answer = [answers = answers, id = event->uuid](rules::Result<void> done) {
        const std::lock_guard lock(answers->mutex);
        answers->answers.emplace_back(id, std::move(done));
        answers->arrived.notify_all();
        if (answers->session)
            QMetaObject::invokeMethod(
                answers->session, [session = answers->session] { session->takeAnswers(); },
                Qt::QueuedConnection);
    };
    store->writer->submit(writeOf(std::move(*event), std::move(*row)), answer);
    return {};
}

BandSession::BandSession(std::unique_ptr<Private> priv) : d(std::move(priv))
{
    d->answers->session = this;
}

BandSession::~BandSession()
{
    const std::lock_guard lock(d->answers->mutex);
    d->answers->session = nullptr;
}

const std::string &BandSession::uuid() const
{
    return d->uuid;
}

const std::string &BandSession::state() const
{
    return d->band.state;
}

const rules::BandRules &BandSession::rules() const
{
    return *d->rules;
}

bool BandSession::pending() const
{
    return !d->pending.empty();
}

bool BandSession::Private::isPending(const std::string &id) const
{
    return std::ranges::find(pending, id, &PendingEvent::uuid) != pending.end();
}

rules::Result<void> BandSession::perform(const rules::BandAct &act, const std::string &adjustment)
{
    constexpr std::int64_t kIdsPerAct = 1000;
    const auto seq = d->head().seq + 1;
    const auto input = rules::encode(rules::BandInput{
        .act = act, .fresh = static_cast<int>(kIdsPerAct * seq + 1), .adjustment = adjustment});
    auto outcome = d->rules->decide(d->band.state, input);
    if (!outcome)
        return rules::fail(outcome.error());
    auto next = d->rules->evolve(d->band.state, *outcome);
    if (!next)
        return rules::fail(next.error());
    if (*next == d->band.state) // nothing to tell, nothing to undo
        return {};
    const auto sentence = d->rules->tell(d->band.state, input, *outcome);
    const auto done =
        d->append(std::string(kBandAct) + d->system, encode(ActPayload{input, *outcome}),
                  {std::move(*next), d->band.removed}, act);
    if (!done)
        return done;
    if (sentence)
        d->told[d->entries.back().event.uuid] = {*outcome, *sentence};
    emit changed();
    return {};
}

rules::Result<void> BandSession::retract(const std::vector<std::string> &uuids)
{
    auto work = workOut(*d->rules, d->entries, uuids, d->checkpoints);
    if (!work)
        return rules::fail(work.error());
    const auto before = std::exchange(d->checkpoints, std::move(work->checkpoints));
    const auto done = d->append(std::string(kRetract), encode(work->payload), std::move(work->band),
                                std::nullopt);
    if (done)
        emit changed();
    else
        d->checkpoints = before;
    return done;
}

rules::Result<void> BandSession::undo()
{
    const auto entry = lastAct(d->entries, standings(d->entries));
    if (!entry)
        return rules::fail({.code = rules::ErrorCode::NothingToUndo});
    return retract({d->entries[*entry].event.uuid});
}

rules::Result<void> BandSession::redo()
{
    const auto entry = lastUndo(d->entries, standings(d->entries));
    if (!entry)
        return rules::fail({.code = rules::ErrorCode::NothingToRedo});
    return retract({d->entries[*entry].event.uuid});
}

rules::Result<void> BandSession::undoTo(std::int64_t seq)
{
    const auto standing = standings(d->entries);
    std::vector<std::string> later;
    for (std::size_t i = 0; i < d->entries.size(); ++i) {
        const StreamEntry &entry = d->entries[i];
        if (entry.event.seq > seq && !standing[i].retracted &&
            std::holds_alternative<ActPayload>(entry.payload))
            later.push_back(entry.event.uuid);
    }
    return retract(later);
}

rules::Result<std::vector<Consequence>>
BandSession::foresee(const std::vector<std::string> &uuids) const
{
    const auto work = workOut(*d->rules, d->entries, uuids, d->checkpoints);
    if (!work)
        return rules::fail(work.error());
    const auto lines = history();
    if (!lines)
        return rules::fail(lines.error());
    std::vector<Consequence> consequences;
    for (const Effect &effect : work->effects) {
        const auto seq = d->entries[effect.entry].event.seq;
        const auto line = std::ranges::find(*lines, seq, &HistoryLine::seq);
        if (line != lines->end())
            consequences.push_back({*line, effect.refusal.has_value(), effect.refusal});
    }
    return consequences;
}

bool BandSession::canUndo() const
{
    return lastAct(d->entries, standings(d->entries)).has_value();
}

bool BandSession::canRedo() const
{
    return lastUndo(d->entries, standings(d->entries)).has_value();
}

std::optional<rules::Phrase> BandSession::undoSentence() const
{
    const auto entry = lastAct(d->entries, standings(d->entries));
    return entry ? d->sentence(*entry) : std::nullopt;
}

std::optional<rules::Phrase> BandSession::redoSentence() const
{
    const auto entry = lastUndo(d->entries, standings(d->entries));
    if (!entry)
        return std::nullopt;
    const auto &chosen = std::get<RetractPayload>(d->entries[*entry].payload).chosen.front();
    const auto act =
        std::ranges::find(d->entries, chosen, [](const StreamEntry &e) { return e.event.uuid; });
    return act == d->entries.end()
               ? std::nullopt
               : d->sentence(static_cast<std::size_t>(act - d->entries.begin()));
}

bool BandSession::Private::allTold(const std::vector<Standing> &standing) const
{
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (!std::holds_alternative<ActPayload>(entries[i].payload))
            continue;
        const auto found = told.find(entries[i].event.uuid);
        if (found == told.end() || found->second.outcome != standing[i].outcome)
            return false;
    }
    return true;
}

rules::Result<void> BandSession::Private::tellAll()
{
    const auto standing = standings(entries);
    const auto isTold = [&](std::size_t i) {
        const auto found = told.find(entries[i].event.uuid);
        return found != told.end() && found->second.outcome == standing[i].outcome;
    };
    std::string before; // the band of the acts that stand
    std::string done; // the same with those since retracted, to which later ones were done
    bool removed = false;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (i % Checkpoints::kEvery == 0) // found on the way
            checkpoints.note(i, {before, removed});
        removed = removed || (std::holds_alternative<RemovedPayload>(entries[i].payload) &&
                              !standing[i].retracted);
        const auto *act = std::get_if<ActPayload>(&entries[i].payload);
        if (!act)
            continue;
        const std::string &outcome = standing[i].outcome;
        if (!isTold(i)) {
            auto phrase = rules->tell(standing[i].retracted ? done : before, act->input, outcome);
            told[entries[i].event.uuid] = {
                outcome,
                phrase ? *phrase : rules::Phrase{.key = entries[i].event.kind, .values = {}}};
        }
        const bool same = done == before;
        auto after = rules->evolve(standing[i].retracted ? done : before, outcome);
        if (standing[i].retracted) {
            done = after ? std::move(*after) : before;
            continue;
        }
        if (!after)
            return rules::fail(after.error());
        auto alsoDone = same ? after : rules->evolve(done, outcome);
        done = alsoDone ? std::move(*alsoDone) : *after;
        before = std::move(*after);
    }
    return {};
}

std::optional<rules::Phrase> BandSession::Private::sentence(std::size_t entry)
{
    const std::string &id = entries[entry].event.uuid;
    if (!told.contains(id) && !tellAll())
        return std::nullopt;
    return told.at(id).sentence;
}

rules::Result<std::vector<HistoryLine>> BandSession::history() const
{
    const auto people = PersonRepository(*d->store->reader).list();
    if (!people)
        return rules::fail(people.error());
    std::map<std::string, std::string> names;
    for (const Person &person : *people)
        names.emplace(person.id, person.name);

    const auto standing = standings(d->entries);
    if (!d->allTold(standing)) {
        if (const auto done = d->tellAll(); !done)
            return rules::fail(done.error());
    }
    std::vector<HistoryLine> lines;
    for (std::size_t i = 0; i < d->entries.size(); ++i) {
        const LedgerEvent &event = d->entries[i].event;
        if (!std::holds_alternative<ActPayload>(d->entries[i].payload))
            continue;
        lines.push_back({.seq = event.seq,
                         .uuid = event.uuid,
                         .person = names[event.person],
                         .at = event.at,
                         .sentence = d->told.at(event.uuid).sentence,
                         .retracted = standing[i].retracted,
                         .pending = d->isPending(event.uuid)});
    }
    return lines;
}

void BandSession::takeAnswers()
{
    for (;;) {
        std::pair<std::string, rules::Result<void>> answer;
        {
            const std::lock_guard lock(d->answers->mutex);
            if (d->answers->answers.empty())
                return;
            answer = std::move(d->answers->answers.front());
            d->answers->answers.pop_front();
        }
        if (answer.second && !d->failure) {
            d->pending.pop_front();
            emit acknowledged();
            continue;
        }
        if (!d->failure)
            d->failure = d->store->named(answer.second.error());
        // What was done after a refused act stands on it; all of it has to be answered before
        // the stream can be read as it is.
        if (++d->answered == d->pending.size())
            settle();
    }
}

void BandSession::settle()
{
    const rules::Error error = *std::exchange(d->failure, std::nullopt);
    auto lost = std::exchange(d->pending, {});
    d->answered = 0;
    if (!d->unreported)
        d->unreported = error;
    if (d->load()) {
        // A commit that failed on its way back may have been made all the same.
        std::erase_if(lost, [this](const PendingEvent &event) {
            return std::ranges::any_of(
                d->entries, [&](const StreamEntry &e) { return e.event.uuid == event.uuid; });
        });
    }
    emit changed();
    for (const PendingEvent &event : lost) {
        if (event.act)
            emit refused(error, *event.act);
        else
            emit retractionRefused(error);
    }
}

void BandSession::turnWhilePending()
{
    QEventLoop loop;
    const auto end = [this, &loop] {
        if (d->pending.empty())
            loop.quit();
    };
    connect(this, &BandSession::acknowledged, &loop, end);
    connect(this, &BandSession::changed, &loop, end);
    loop.exec(QEventLoop::ExcludeUserInputEvents);
}

rules::Result<void> BandSession::flush()
{
    if (!d->pending.empty() && LibraryWriter::mayTurn())
        turnWhilePending();
    while (!d->pending.empty()) {
        {
            std::unique_lock lock(d->answers->mutex);
            d->answers->arrived.wait(lock, [this] { return !d->answers->answers.empty(); });
        }
        takeAnswers();
    }
    if (d->unreported)
        return rules::fail(*std::exchange(d->unreported, std::nullopt));
    return {};
}

rules::Result<void> BandSession::reload()
{
    if (const auto written = flush(); !written)
        return written;
    const auto loaded = d->load();
    if (loaded)
        emit changed();
    return loaded;
}

void BandSession::catchUp()
{
    if (!d->pending.empty())
        return; // its answer tells
    const auto stored = LedgerRepository(*d->store->reader).head(d->uuid);
    if (stored && *stored != d->head() && d->load())
        emit changed();
}

} // namespace escarmouche::model
