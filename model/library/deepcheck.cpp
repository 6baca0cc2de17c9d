// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/deepcheck.h"

#include "model/library/plaincheck.h"
#include "model/library/repository/gamerepository.h"
#include "model/library/repository/ledgerrepository.h"
#include "model/library/store/check.h"
#include "model/library/streams/campaignstream.h"
#include "model/library/streams/retraction.h"
#include "model/library/streams/rows.h"
#include "model/library/streams/unusednumbers.h"
#include "model/match/session/storedmatch.h"
#include "model/text.h"
#include "rules/core/campaign/deciding.h"
#include "rules/core/campaign/deciding/documents.h"

#include <algorithm>
#include <map>
#include <utility>

namespace escarmouche::model {

using rules::fail;
using rules::Result;

namespace {

/** The dice that a document awaits at that step; null: it awaits none there. */
std::optional<rules::Roll> rollAwaited(const rules::CampaignRules &rules,
                                       const rules::Campaign &campaign, const rules::RollDice &act)
{
    if (hasPostGame(campaign, act.fixture, act.band)) {
        for (const auto &line : postGameDocument(rules, campaign, act.fixture, act.band).lines) {
            if (line.key == act.line && line.awaiting == rules::Awaiting::Dice &&
                line.nth == act.nth)
                return line.roll.roll;
        }
    } else if (hasCrew(campaign, act.fixture, act.band)) {
        for (const auto &line : crewDocument(rules, campaign, act.fixture, act.band)) {
            if (line.line == act.line && line.presence == rules::Presence::MustRoll)
                return line.roll.roll;
        }
    }
    return std::nullopt;
}

/** A purchase without the price that was read in the shop, for what the shop asks there. Deciding
    believes what was read, so that a corrected past does not change what was paid. Nothing: the act
    gives no price. */
std::optional<rules::CampaignInput> atTheShopsPrice(rules::CampaignInput input)
{
    auto *onBand = std::get_if<rules::ActOnBand>(&input.act);
    auto *recruit = onBand ? std::get_if<rules::Recruit>(&onBand->act) : nullptr;
    auto *give = onBand ? std::get_if<rules::Give>(&onBand->act) : nullptr;
    const bool isPriced = (recruit && recruit->price) || (give && give->price);
    if (recruit)
        recruit->price.reset();
    if (give)
        give->price.reset();
    return isPriced ? std::optional(std::move(input)) : std::nullopt;
}

/** Walks through a history and keeps what stood before each of its events. */
class DeepCheck
{
public:
    DeepCheck(const rules::RuleSystem &system, std::span<const StreamEntry> entries,
              const MatchReports &reports, const QDateTime &now)
        : m_stream(CampaignStream::of(system)), m_edition(system.edition), m_entries(entries),
          m_reports(reports), m_events(std::string(kCampaignAct) + system.key, now)
    {
    }

    Result<DeepReport> run()
    {
        for (std::size_t i = 0; i < m_entries.size(); ++i) {
            m_checkpoints.note(i, m_fold);
            const auto done = isAct(m_entries[i]) ? act(i) : other(i);
            if (!done)
                return fail(done.error());
        }
        return std::move(m_report);
    }

private:
    bool isPresent(const std::string &edition)
    {
        const bool present = !edition.empty() && edition == m_edition;
        ++(present ? m_report.checked : m_report.unchecked);
        return present;
    }

    Result<void> act(std::size_t i)
    {
        const LedgerEvent &event = m_entries[i].event;
        const ActParts parts = partsIn(event.payload);
        const auto outcome = m_stream.outcomeOf(parts.outcome);
        if (!outcome)
            return fail(outcome.error());
        const auto input = rules::decodeCampaignInput(parts.input);
        const std::string act = input ? std::string(keyOf(input->act)) : actIn(parts.input);
        Notes notes(event.seq, act.empty() ? event.kind : act, m_report.differences);
        m_events.look(m_entries[i], notes);
        if (const auto formed = checkPayload(event.payload); !formed)
            notes.unreadable("/payload", formed.error());
        const bool present = isPresent(std::string(parts.edition));
        if (!input)
            notes.unreadable(kInput, input.error());
        else if (const auto done = look(*input, *outcome, present, i, notes); !done)
            return done;
        if (const auto done = m_stream.evolve(m_fold.state, *outcome); !done)
            return done;
        checkSums(*outcome, notes);
        return {};
    }

    Result<void> look(const rules::CampaignInput &input, const rules::CampaignOutcome &outcome,
                      bool present, std::size_t i, Notes &notes)
    {
        const LedgerEvent &event = m_entries[i].event;
        if (const int fresh = freshAfter(event.seq - 1); input.fresh != fresh)
            notes.differs(below(kInput, "fresh"), std::to_string(input.fresh),
                          std::to_string(fresh));
        checkPlainly(m_fold.state, input.act, present ? nullptr : &outcome, notes);
        if (present)
            decideAgain(partsIn(event.payload), input, i, notes);
        const auto *report = std::get_if<rules::EnterReport>(&input.act);
        return report ? compareMatch(*report, notes) : Result<void>();
    }

    /** Where it is not what was stored, with regard to the numbers that undone acts gave, of which
        programs of old took no account. */
    Result<std::string> decidedAnew(std::string_view input, std::string_view stored,
                                    std::size_t i) const
    {
        auto outcome = m_stream.decide(m_fold.state, input);
        if (!outcome || *outcome == stored)
            return outcome;
        const auto before = m_entries.first(i);
        return withUnusedNumbers(m_stream, m_fold.state, before, standings(before), {i, *outcome},
                                 *outcome);
    }

    void decideAgain(const ActParts &parts, const rules::CampaignInput &input, std::size_t i,
                     Notes &notes) const
    {
        const auto priced = atTheShopsPrice(input);
        const auto outcome =
            decidedAnew(priced ? encode(*priced) : std::string(parts.input), parts.outcome, i);
        if (outcome)
            notes.compare(kOutcome, parts.outcome, *outcome);
        else
            notes.refused(kInput, outcome.error());
        const auto *act = std::get_if<rules::RollDice>(&input.act);
        const auto wanted = act ? rollAwaited(*m_stream.rules, m_fold.state, *act) : std::nullopt;
        if (wanted && wanted->count != static_cast<int>(act->faces.size()))
            notes.differs(below(kInput, "faces"), listed(act->faces),
                          std::to_string(wanted->count) + "d" + std::to_string(wanted->sides));
    }

    Result<void> compareMatch(const rules::EnterReport &act, Notes &notes) const
    {
        if (act.match.empty())
            return {};
        const auto played = m_reports(act.match);
        if (!played && !isOfTheFile(played.error().code))
            return fail(played.error());
        if (!played)
            notes.refused(below(kInput, "match"), played.error());
        else if (*played)
            notes.compare(below(kInput, "report"), encode(act.report), encode(**played));
        return {};
    }

    /** Of the bands whose money an act moved. */
    void checkSums(const rules::CampaignOutcome &outcome, Notes &notes)
    {
        for (std::size_t i = 0; i < outcome.size(); ++i) {
            const auto *changed = std::get_if<rules::BandChanged>(&outcome[i]);
            const auto *band = changed ? find(m_fold.state, changed->band) : nullptr;
            if (!band)
                continue;
            const int missing = band->band->treasury() - balanceOf(*band);
            if (missing != std::exchange(m_missing[band->id], missing))
                notes.differs(below(kOutcome, std::to_string(i) + "/band/money"),
                              std::to_string(changed->money),
                              std::to_string(changed->money + missing));
        }
    }

    Result<void> other(std::size_t i)
    {
        const auto *retraction = std::get_if<RetractPayload>(&m_entries[i].payload);
        Notes notes(m_entries[i].event.seq, m_entries[i].event.kind, m_report.differences);
        m_events.look(m_entries[i], notes);
        if (!retraction)
            return write(m_stream, m_fold, m_entries[i], {});
        const bool readable = lookAsWritten(*retraction, i, notes);
        if (isPresent(retraction->edition))
            return readable && retractAgain(*retraction, i, notes) ? Result<void>() : foldAnew(i);
        lookForThrownDice(*retraction, i, notes);
        return foldAnew(i);
    }

    /** Whether its input, where it has one, can be read. */
    bool lookAsWritten(const RetractPayload &retraction, std::size_t i, Notes &notes) const
    {
        RetractPayload should = retraction;
        const bool step = !retraction.amends() && retraction.way != RetractWay::TakeOut &&
                          couldBeStep(m_stream, m_entries.first(i), retraction);
        if (retraction.way == RetractWay::Step || !retraction.edition.empty())
            should.way = step ? RetractWay::Step : RetractWay::TakeOut;
        notes.compare("/payload", m_entries[i].event.payload, encode(should));
        const auto input = retraction.amends() ? rules::decodeCampaignInput(retraction.input)
                                               : Result<rules::CampaignInput>();
        if (!input)
            notes.unreadable(below(kInput, "input"), input.error());
        return input.has_value();
    }

    /** They never could be taken back. Reasons were not always asked for. */
    void lookForThrownDice(RetractPayload retraction, std::size_t i, Notes &notes) const
    {
        retraction.reason = "any";
        if (const auto may = mayRetract(m_stream, m_entries.first(i), retraction); !may)
            notes.refused(kInput, may.error());
    }

    /** Whether the rules make the same of it; then the campaign is what they made. */
    bool retractAgain(const RetractPayload &retraction, std::size_t i, Notes &notes)
    {
        const auto before = m_entries.first(i);
        if (const auto may = mayRetract(m_stream, before, retraction); !may)
            notes.refused(kInput, may.error());
        auto checkpoints = std::exchange(m_checkpoints, {});
        auto work = retraction.amends()
                        ? workOutAmendment(m_stream, before, retraction.chosen.front(),
                                           retraction.input, std::move(checkpoints))
                        : workOut(m_stream, before, retraction.chosen, std::move(checkpoints));
        if (!work) {
            notes.refused(kInput, work.error());
            return false;
        }
        const auto &made = work->payload;
        const std::string was = encode(retraction);
        const std::string should = encode(made);
        notes.compare(kOutcome, partsIn(was).outcome, partsIn(should).outcome);
        if (retraction.retracted != made.retracted || retraction.changed != made.changed)
            return false;
        m_fold = std::move(work->fold);
        m_checkpoints = std::move(work->checkpoints);
        return true;
    }

    /** What the retraction there leaves of the acts before it. */
    Result<void> foldAnew(std::size_t i)
    {
        const auto before = standings(m_entries.first(i));
        const auto after = standings(m_entries.first(i + 1));
        const auto first = std::ranges::mismatch(before, after).in1 - before.begin();
        m_checkpoints.forgetBeyond(static_cast<std::size_t>(first));
        auto made = fold(m_stream, m_entries.first(i + 1), after, m_checkpoints);
        if (!made)
            return fail(made.error());
        m_fold = std::move(*made);
        return {};
    }

    CampaignStream m_stream;
    std::string m_edition;
    std::span<const StreamEntry> m_entries;
    const MatchReports &m_reports;
    Fold<CampaignStream> m_fold;
    Checkpoints<CampaignStream> m_checkpoints;
    EventCheck m_events;
    std::map<rules::BandId, int> m_missing; // in the account of a band, told already
    DeepReport m_report;
};

} // namespace

Result<DeepReport> checkDeeply(const rules::RuleSystem &system, std::vector<LedgerEvent> events,
                               const MatchReports &reports, const QDateTime &now)
{
    const auto entries = readEntries(std::move(events));
    return entries ? DeepCheck(system, *entries, reports, now).run() : fail(entries.error());
}

namespace {

/** As the journal of a match of the present revision plays out again; of another one as it was
    stored. */
Result<std::optional<rules::BattleReport>>
playedReport(Connection &connection, const rules::RuleSystem &system, const std::string &uuid)
{
    GameRepository games(connection);
    auto game = games.find(uuid);
    auto entries = games.entries(uuid);
    if (!game || !entries)
        return fail(game ? entries.error() : game.error());
    if (!*game || (*game)->report.empty())
        return std::nullopt;
    const WholeGame whole{std::move(**game), std::move(*entries)};
    const auto journal = journalOf(whole);
    if (!journal)
        return fail(journal.error());
    if (!system.matches || journal->header.revision != system.matches->revision()) {
        auto report = rules::decodeBattleReport(whole.game.report);
        return report ? Result<std::optional<rules::BattleReport>>(std::move(*report))
                      : fail(report.error());
    }
    const auto match = system.matches->replay(*journal);
    return match ? Result<std::optional<rules::BattleReport>>((*match)->report())
                 : fail(match.error());
}

} // namespace

Result<DeepReport> checkDeeply(const Library &library, const std::string &uuid)
{
    const auto connection = openReader(library.path());
    if (!connection)
        return fail(connection.error());
    auto events = LedgerRepository(**connection).events(uuid);
    if (!events)
        return fail(events.error());
    const auto *system =
        events->empty() ? nullptr : systemNamed(library.systems(), systemOf(events->front()));
    if (!system || !system->campaigns)
        return fail({.code = rules::ErrorCode::CampaignNotFound, .subject = uuid});
    return checkDeeply(*system, std::move(*events), [&](const std::string &match) {
        return playedReport(**connection, *system, match);
    });
}

} // namespace escarmouche::model
