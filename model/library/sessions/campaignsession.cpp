// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/sessions/campaignsession.h"

#include "model/drafts/drafts.h"
#include "model/library/sessions/campaignsession_p.h"
#include "model/match/session/matchdice.h"
#include "model/match/session/matchstore.h"
#include "rules/core/campaign/deciding/documents.h"
#include "rules/core/dice/dice.h"

#include <algorithm>

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::Result;

CampaignSession::CampaignSession(std::unique_ptr<Private> priv) : d(std::move(priv))
{
    const auto done = [this](const std::optional<rules::CampaignAct> &act) {
        if (act && std::holds_alternative<rules::ClosePostGame>(*act))
            d->stream->store().backups.make();
        emit acknowledged();
    };
    d->stream->attach({[this] { emit changed(); }, done,
                       [this](const rules::Error &error, const rules::CampaignAct &act) {
                           emit refused(error, act);
                       },
                       [this](const rules::Error &error) { emit retractionRefused(error); }});
}

CampaignSession::~CampaignSession() = default;

const std::string &CampaignSession::uuid() const
{
    return d->stream->uuid();
}

const std::string &CampaignSession::system() const
{
    return d->stream->system().key;
}

const rules::Campaign &CampaignSession::campaign() const
{
    return d->stream->state();
}

const rules::CampaignRules &CampaignSession::rules() const
{
    return *d->stream->stream().rules;
}

const rules::BandRules &CampaignSession::bandRules() const
{
    return *d->stream->system().bands;
}

Result<void> CampaignSession::perform(const rules::CampaignAct &act, const std::string &adjustment)
{
    return d->stream->perform(act, adjustment);
}

void CampaignSession::hold()
{
    d->stream->hold();
}

Result<std::string> CampaignSession::keepMatch(rules::FixtureId fixture, const rules::Match &match)
{
    const auto *rules = d->stream->store().matchRulesOf(system());
    if (!rules)
        return fail({.code = ErrorCode::SystemNotFound, .subject = system()});
    auto whole = newGame(*rules, match, {}, {uuid(), fixture});
    if (!whole)
        return fail(whole.error());
    std::string game = whole->game.row.uuid;
    d->stream->keepAlong(writeOf(std::move(*whole)));
    return game;
}

Result<std::string> CampaignSession::launch(rules::FixtureId fixture,
                                            const std::vector<rules::CampaignInput> &crews,
                                            const rules::MatchSetup &setup,
                                            const std::vector<rules::SeatId> &typing)
{
    const auto *rules = d->stream->store().matchRulesOf(system());
    if (!rules)
        return fail({.code = ErrorCode::SystemNotFound, .subject = system()});
    auto whole = begunGame(*rules, setup, typing, {uuid(), fixture});
    if (!whole)
        return fail(whole.error());
    std::string game = whole->game.row.uuid;
    hold();
    for (const rules::CampaignInput &crew : crews) {
        if (const auto sent = perform(crew.act, crew.adjustment); !sent) {
            (void)dropHeld(); // why the crew is refused says more
            return fail(sent.error());
        }
    }
    d->stream->keepAlong(writeOf(std::move(*whole)));
    if (const auto kept = keepHeld(); !kept)
        return fail(kept.error());
    return game;
}

Result<void> CampaignSession::keepHeld()
{
    return d->stream->keepHeld();
}

Result<void> CampaignSession::dropHeld()
{
    return d->stream->dropHeld();
}

namespace {

/** What a line of a document asks chance for, and the rolls that stand for it already. */
struct Asked {
    std::optional<rules::Roll> roll; // none: nothing more
    int nth = 0;
    std::optional<rules::RollId> stands; // the last one
};

std::optional<rules::RollId> lastRoll(const rules::Campaign &campaign, rules::FixtureId fixture,
                                      rules::BandId band, const std::string &line)
{
    const auto rolls = rollsFor(campaign, fixture, band, line);
    return rolls.empty() ? std::nullopt : std::optional(rolls.back()->id);
}

std::optional<rules::Roll> rollOf(const rules::Request &request)
{
    return request.what == rules::Awaited::Roll ? std::optional(request.roll) : std::nullopt;
}

/** A line of a document after a game is come to once those of earlier games are closed. */
Result<Asked> askedOf(const rules::CampaignRules &rules, const rules::Campaign &campaign,
                      rules::FixtureId fixture, rules::BandId band, const std::string &line)
{
    const auto stands = lastRoll(campaign, fixture, band, line);
    if (hasPostGame(campaign, fixture, band)) {
        const auto document = postGameDocument(rules, campaign, fixture, band);
        const auto met = std::ranges::find(document.lines, line, &rules::PostGameLine::key);
        if (met != document.lines.end() && met->done)
            return Asked{{}, met->nth, stands};
        if (met != document.lines.end())
            return isNextPostGame(campaign, fixture, band).map([&] {
                return Asked{rollOf(met->roll), met->nth, stands};
            });
    }
    const auto crew = crewDocument(rules, campaign, fixture, band);
    const auto met = std::ranges::find(crew, line, &rules::CrewLine::line);
    if (met != crew.end() && !line.empty())
        return Asked{stands ? std::nullopt : rollOf(met->roll), 0, stands};
    return Asked{{}, 0, stands};
}

} // namespace

Result<rules::DiceRoll> CampaignSession::throwDice(rules::FixtureId fixture, rules::BandId band,
                                                   const std::string &line,
                                                   std::optional<std::uint64_t> seed)
{
    if (const auto has = hasCrew(campaign(), fixture, band); !has)
        return fail(has.error());
    const auto asked = askedOf(rules(), campaign(), fixture, band, line);
    if (!asked)
        return fail(asked.error());
    if (!asked->roll && !asked->stands)
        return fail({.code = ErrorCode::DiceDoNotFit, .subject = line});
    std::optional<rules::RollId> roll = asked->stands;
    if (asked->roll) {
        rules::RollDice act{fixture, band, line, asked->nth, asked->roll->sides, {}, false};
        // One seed throws differently at every place of the history.
        const auto place = static_cast<std::uint64_t>(campaign().rolls.size());
        rules::SeededDice dice(seed ? rules::seedOf(*seed, place) : newSeed());
        const auto answer = dice.answer(rules::Request::of(*asked->roll));
        act.faces.assign(answer.faces.begin(), answer.faces.end());
        if (const auto done = perform(act); !done)
            return fail(done.error());
        roll = campaign().rolls.back().id;
    }
    // A typed roll that stands may still be on its way.
    if (const auto written = flush(); !written)
        return fail(written.error());
    const auto *thrown = find(campaign(), *roll);
    if (!thrown)
        return fail({.code = ErrorCode::StreamMoved, .subject = uuid()});
    return *thrown;
}

Result<void> CampaignSession::takeOut(const std::vector<std::string> &uuids,
                                      const std::string &reason)
{
    return d->stream->takeOut(uuids, reason);
}

Result<std::vector<CampaignConsequence>>
CampaignSession::foresee(const std::vector<std::string> &uuids) const
{
    return d->consequencesOf(d->stream->foreseen(uuids));
}

Result<std::vector<CampaignConsequence>>
CampaignSession::Private::consequencesOf(const Result<Retraction<CampaignStream>> &work) const
{
    if (!work)
        return fail(work.error());
    std::vector<std::size_t> entries;
    for (const auto &effect : work->effects)
        entries.push_back(effect.entry);
    auto lines = stream->lines(entries);
    if (!lines)
        return fail(lines.error());
    std::vector<CampaignConsequence> consequences;
    for (std::size_t i = 0; i < lines->size(); ++i) {
        const auto &effect = work->effects[i];
        auto &line = (*lines)[i];
        if (effect.isSame && effect.telling && effect.telling->sentence == line.line.sentence)
            continue;
        consequences.push_back({lineOf(std::move(line)), effect.refusal.has_value(), effect.refusal,
                                effect.telling ? effect.telling->sentence : rules::Phrase()});
    }
    return consequences;
}

Result<CampaignSession::PastAct> CampaignSession::pastAct(const std::string &uuid) const
{
    const auto place = d->stream->placeOf(uuid);
    if (!place)
        return fail({.code = ErrorCode::EventNotFound, .subject = uuid});
    auto input = rules::decodeCampaignInput(d->stream->inputOf(*place));
    auto before = d->stream->before(*place);
    if (!input || !before)
        return fail(input ? before.error() : input.error());
    return PastAct{std::move(*input), std::move(*before)};
}

Result<std::string> CampaignSession::Private::inputFor(const std::string &uuid,
                                                       const rules::CampaignAct &act,
                                                       const std::string &adjustment) const
{
    const auto place = stream->placeOf(uuid);
    if (!place)
        return fail({.code = ErrorCode::EventNotFound, .subject = uuid});
    const auto former = rules::decodeCampaignInput(stream->inputOf(*place));
    if (!former)
        return fail(former.error());
    return stream->stream().input(act, former->fresh, adjustment);
}

Result<void> CampaignSession::correct(const std::string &uuid, const rules::CampaignAct &act,
                                      const std::string &adjustment, const std::string &reason)
{
    auto input = d->inputFor(uuid, act, adjustment);
    if (!input)
        return fail(input.error());
    if (*input == d->stream->inputOf(*d->stream->placeOf(uuid)))
        return {};
    return d->stream->amend(uuid, std::move(*input), reason);
}

Result<std::vector<CampaignConsequence>>
CampaignSession::foreseeCorrection(const std::string &uuid, const rules::CampaignAct &act,
                                   const std::string &adjustment) const
{
    auto input = d->inputFor(uuid, act, adjustment);
    if (!input)
        return fail(input.error());
    auto found = d->consequencesOf(d->stream->foreseen(uuid, std::move(*input)));
    if (found)
        std::erase_if(*found, [&](const CampaignConsequence &each) {
            const HistoryLine &line = each.act.line;
            const bool isToldAlike = !each.refused && !line.open && each.becomes == line.sentence;
            return isToldAlike && line.uuid != uuid;
        });
    return found;
}

Result<std::vector<CampaignConsequence>> CampaignSession::questions() const
{
    std::vector<CampaignConsequence> open;
    if (campaign().questions.empty())
        return open;
    auto lines = d->stream->lines(d->stream->openActs());
    if (!lines)
        return fail(lines.error());
    for (auto &line : *lines) {
        const auto before = d->stream->before(line.entry);
        if (!before)
            return fail(before.error());
        const auto decided = d->stream->stream().decide(*before, d->stream->inputOf(line.entry));
        open.push_back({d->lineOf(std::move(line)), !decided,
                        decided ? std::nullopt : std::optional(decided.error())});
    }
    return open;
}

CampaignSession::OneStep::OneStep(CampaignSession &session) : m_session(session)
{
    m_session.d->stream->beginStep();
}

CampaignSession::OneStep::~OneStep()
{
    m_session.d->stream->endStep();
}

bool CampaignSession::canUndo() const
{
    return d->stream->canUndo();
}

bool CampaignSession::canRedo() const
{
    return d->stream->canRedo();
}

std::optional<HistoryLine> CampaignSession::undoLine() const
{
    return d->stream->undoLine();
}

std::optional<HistoryLine> CampaignSession::redoLine() const
{
    return d->stream->redoLine();
}

std::optional<std::size_t> CampaignSession::Private::lastByHand(rules::BandId band) const
{
    return stream->lastStanding(
        [&](std::string_view input) { return CampaignStream::isByHand(input, band); });
}

bool CampaignSession::canUndoByHand(rules::BandId band) const
{
    return d->lastByHand(band).has_value();
}

std::optional<HistoryLine> CampaignSession::lineByHand(rules::BandId band) const
{
    const auto entry = d->lastByHand(band);
    return entry ? d->stream->toldStep(*entry) : std::nullopt;
}

Result<void> CampaignSession::undoByHand(rules::BandId band)
{
    const auto entry = d->lastByHand(band);
    return entry ? d->stream->undoOne(*entry) : fail({.code = ErrorCode::NothingToUndo});
}

Result<void> CampaignSession::undoAll(const std::vector<std::string> &uuids)
{
    return d->stream->undoAll(uuids);
}

Result<void> CampaignSession::undo()
{
    return d->stream->undo();
}

Result<void> CampaignSession::redo()
{
    return d->stream->redo();
}

CampaignLine CampaignSession::Private::lineOf(StreamSession<CampaignStream>::Line line) const
{
    CampaignTelling &telling = line.telling;
    const std::string kind(line.line.moved.empty()           ? std::string_view(telling.kind)
                           : line.line.moved.front().amended ? kCorrection
                                                             : kTakeOut);
    return {.line = std::move(line.line),
            .kind = kind,
            .about = std::move(telling.kind),
            .fixture = telling.fixture,
            .bands = std::move(telling.bands),
            .joined = std::move(telling.joined),
            .members = std::move(telling.members),
            .entry = telling.entry,
            .retracting = telling.retracting,
            .adjustment = std::move(telling.adjustment),
            .correctable = telling.correctable};
}

Result<std::vector<CampaignLine>> CampaignSession::history() const
{
    auto history = d->stream->history();
    if (!history)
        return fail(history.error());
    std::vector<CampaignLine> lines;
    lines.reserve(history->size());
    for (auto &each : *history)
        lines.push_back(d->lineOf(std::move(each)));
    return lines;
}

std::optional<HistoryLine> CampaignSession::latest() const
{
    return d->stream->latest();
}

Result<bool> CampaignSession::tellSome(std::chrono::milliseconds about) const
{
    return d->stream->tellSome(about);
}

Result<rules::Campaign> CampaignSession::asOf(std::int64_t seq) const
{
    return d->stream->asOf(seq);
}

Drafts CampaignSession::drafts() const
{
    return Drafts(d->stream->sharedStore());
}

bool CampaignSession::pending() const
{
    return d->stream->pending();
}

Result<void> CampaignSession::flush()
{
    return d->stream->flush();
}

Result<void> CampaignSession::reload()
{
    return d->stream->reload();
}

} // namespace escarmouche::model
