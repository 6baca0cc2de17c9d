// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/sessions/bandsession.h"

#include "model/drafts/drafts.h"
#include "model/library/sessions/bandsession_p.h"

#include <algorithm>

namespace escarmouche::model {

using rules::Result;

BandSession::BandSession(std::unique_ptr<Private> priv) : d(std::move(priv))
{
    d->stream->attach(
        {[this] { emit changed(); }, [this](const auto &) { emit acknowledged(); },
         [this](const rules::Error &error, const rules::BandAct &act) { emit refused(error, act); },
         [this](const rules::Error &error) { emit retractionRefused(error); }});
}

BandSession::~BandSession() = default;

const std::string &BandSession::uuid() const
{
    return d->stream->uuid();
}

const std::string &BandSession::state() const
{
    return d->stream->state();
}

const rules::BandRules &BandSession::rules() const
{
    return *d->stream->stream().rules;
}

Result<void> BandSession::perform(const rules::BandAct &act, const std::string &adjustment)
{
    return d->stream->perform(act, adjustment);
}

bool BandSession::canUndo() const
{
    return d->stream->canUndo();
}

bool BandSession::canRedo() const
{
    return d->stream->canRedo();
}

std::optional<HistoryLine> BandSession::undoLine() const
{
    return d->stream->undoLine();
}

std::optional<HistoryLine> BandSession::redoLine() const
{
    return d->stream->redoLine();
}

Result<void> BandSession::undo()
{
    return d->stream->undo();
}

Result<void> BandSession::redo()
{
    return d->stream->redo();
}

Result<std::vector<Consequence>> BandSession::foresee(const std::vector<std::string> &uuids) const
{
    const auto work = d->stream->foreseen(uuids);
    if (!work)
        return rules::fail(work.error());
    const auto lines = history();
    if (!lines)
        return rules::fail(lines.error());
    std::vector<Consequence> consequences;
    for (const auto &effect : work->effects) {
        const auto seq = d->stream->entries()[effect.entry].event.seq;
        const auto line = std::ranges::find(*lines, seq, &HistoryLine::seq);
        if (line != lines->end())
            consequences.push_back({*line, effect.refusal.has_value(), effect.refusal});
    }
    return consequences;
}

Result<void> BandSession::takeOut(const std::vector<std::string> &uuids)
{
    return d->stream->takeOut(uuids, {});
}

Result<void> BandSession::undoTo(std::int64_t seq)
{
    return d->stream->undoTo(seq);
}

Result<std::vector<HistoryLine>> BandSession::history() const
{
    auto history = d->stream->history();
    if (!history)
        return rules::fail(history.error());
    std::vector<HistoryLine> lines;
    for (auto &each : *history)
        lines.push_back(std::move(each.line));
    return lines;
}

std::optional<HistoryLine> BandSession::latest() const
{
    return d->stream->latest();
}

Drafts BandSession::drafts() const
{
    return Drafts(d->stream->sharedStore());
}

bool BandSession::pending() const
{
    return d->stream->pending();
}

Result<void> BandSession::flush()
{
    return d->stream->flush();
}

Result<void> BandSession::reload()
{
    return d->stream->reload();
}

} // namespace escarmouche::model
