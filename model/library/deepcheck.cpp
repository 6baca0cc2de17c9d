// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/deepcheck.h"

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

#include <QDateTime>

#include <algorithm>
#include <map>
#include <utility>

namespace escarmouche::model {

using rules::fail;
using rules::Result;

namespace {

constexpr std::string_view kInput = "/payload/input";
constexpr std::string_view kOutcome = "/payload/outcome";

std::string below(std::string_view place, const std::string &rest)
{
    return std::string(place) + '/' + rest;
}

std::string quoted(const std::string &text)
{
    return '"' + text + '"';
}

std::string listed(const std::vector<int> &numbers)
{
    std::string text;
    for (const int number : numbers)
        text += (text.empty() ? "" : ",") + std::to_string(number);
    return '[' + text + ']';
}

std::string listed(const std::vector<rules::BandId> &bands)
{
    std::vector<int> numbers;
    for (const rules::BandId band : bands)
        numbers.push_back(band.value);
    return listed(numbers);
}

/** Gathers what is found of one event. */
class Notes
{
public:
    Notes(std::int64_t seq, std::string act, std::vector<Difference> &into)
        : m_seq(seq), m_act(std::move(act)), m_into(into)
    {
    }

    void differs(std::string place, std::string was, std::string should)
    {
        m_into.push_back(
            {m_seq, m_act, std::move(place), std::move(was), std::move(should), std::nullopt});
    }
    void refused(std::string_view place, const rules::Error &error)
    {
        m_into.push_back({m_seq, m_act, std::string(place), {}, {}, error});
    }
    /** Every place where two JSON texts say different things. */
    void compare(std::string_view place, std::string_view was, std::string_view should)
    {
        for (TextDifference &each : compareTexts(was, should))
            differs(std::string(place) + each.place, std::move(each.was), std::move(each.should));
    }

private:
    std::int64_t m_seq;
    std::string m_act;
    std::vector<Difference> &m_into;
};

/** A report without the names of the bands, which are the campaign's to give. */
rules::BattleReport withoutNames(rules::BattleReport report)
{
    for (rules::SeatReport &seat : report.seats)
        seat.band.clear();
    return report;
}

/** A change of an outcome and where it stands in it. */
template<class Change>
struct Placed {
    const Change *change = nullptr; // null: there is none
    std::string place;
};
template<class Change>
Placed<Change> firstOf(const rules::CampaignOutcome &outcome)
{
    for (std::size_t i = 0; i < outcome.size(); ++i) {
        if (const auto *met = std::get_if<Change>(&outcome[i]))
            return {met, below(kOutcome, std::to_string(i))};
    }
    return {};
}

/** What can be said of an act without rules, before it is written into the campaign. Its outcome
    is left to the rules where they decide it again. */
class PlainCheck
{
public:
    PlainCheck(const rules::Campaign &campaign, const rules::CampaignOutcome *outcome, Notes &notes)
        : m_campaign(campaign), m_outcome(outcome), m_notes(notes)
    {
    }

    void operator()(const rules::RollDice &act)
    {
        constexpr int kLeastSides = 2;
        if (act.sides < kLeastSides)
            m_notes.differs(below(kInput, "sides"), std::to_string(act.sides),
                            std::to_string(kLeastSides) + "..");
        for (std::size_t i = 0; i < act.faces.size(); ++i) {
            if (act.faces[i] < 1 || act.faces[i] > act.sides)
                m_notes.differs(below(kInput, "faces/" + std::to_string(i)),
                                std::to_string(act.faces[i]), "1.." + std::to_string(act.sides));
        }
        if (const auto [rolled, place] = made<rules::Rolled>("rolled"); rolled)
            m_notes.compare(below(place, "rolled/roll/faces"), listed(rolled->roll.faces),
                            listed(act.faces));
    }
    void operator()(const rules::ScheduleFixture &act)
    {
        if (const auto [added, place] = made<rules::FixtureAdded>("fixture"); added)
            m_notes.compare(below(place, "fixture/plan/bands"), listed(added->plan.bands),
                            listed(act.plan.bands));
    }
    void operator()(const rules::ChangeFixture &act)
    {
        if (const auto [replanned, place] = made<rules::FixtureReplanned>("replanned"); replanned)
            m_notes.compare(below(place, "replanned/after/bands"), listed(replanned->after.bands),
                            listed(act.plan.bands));
    }
    void operator()(const rules::SettleLine &act)
    {
        for (std::size_t i = 0; i < act.rolls.size(); ++i) {
            const auto *roll = find(m_campaign, act.rolls[i]);
            const bool isOwn = roll && roll->fixture == act.fixture && roll->band == act.band &&
                               roll->line == act.line;
            if (!isOwn || isUsed(act, act.rolls[i], i))
                m_notes.differs(below(kInput, "rolls/" + std::to_string(i)),
                                std::to_string(act.rolls[i].value), {});
        }
    }
    void operator()(const rules::EnterReport &act)
    {
        if (const auto *fixture = find(m_campaign, act.fixture))
            checkSeats(act.report, fixture->plan.bands.size());
        const auto [reported, place] = made<rules::Reported>("reported");
        if (!reported)
            return;
        m_notes.compare(below(place, "reported/report"), encode(withoutNames(reported->report)),
                        encode(withoutNames(act.report)));
        for (std::size_t i = 0; i < reported->postGames.size(); ++i) {
            const auto &opened = reported->postGames[i];
            if (const auto *band = find(m_campaign, opened.band))
                compareSums(below(place, "reported/post_games/" + std::to_string(i) + "/opening"),
                            opened.opening, band->band->treasury());
        }
    }
    void operator()(const rules::ClosePostGame &act)
    {
        const auto [closed, place] = made<rules::PostGameClosed>("closed");
        if (const auto *band = closed ? find(m_campaign, act.band) : nullptr)
            compareSums(below(place, "closed/treasury"), closed->treasury, band->band->treasury());
    }
    void operator()(const auto &) {} // no dice, no seats and no sums

private:
    /** What every edition made of the act; none: it is left to the rules, or is noted as missing.
     */
    template<class Change>
    Placed<Change> made(const char *name)
    {
        if (!m_outcome)
            return {};
        auto found = firstOf<Change>(*m_outcome);
        if (!found.change)
            m_notes.differs(std::string(kOutcome), {}, quoted(name));
        return found;
    }
    void compareSums(std::string place, int was, int should)
    {
        if (was != should)
            m_notes.differs(std::move(place), std::to_string(was), std::to_string(should));
    }
    /** By the line before, or earlier in this one. */
    bool isUsed(const rules::SettleLine &act, rules::RollId roll, std::size_t before) const
    {
        if (std::ranges::count(std::span(act.rolls).first(before), roll) > 0)
            return true;
        const auto *fixture = find(m_campaign, act.fixture);
        const auto *game = fixture ? find(*fixture, act.band) : nullptr;
        return game && std::ranges::any_of(game->lines, [&](const rules::SettledLine &line) {
                   return std::ranges::count(line.rolls, roll) > 0;
               });
    }
    void checkSeats(const rules::BattleReport &report, std::size_t bands)
    {
        if (report.seats.size() != bands)
            m_notes.differs(below(kInput, "report/seats"), std::to_string(report.seats.size()),
                            std::to_string(bands));
        const std::string bounds = "0.." + std::to_string(bands - 1);
        for (std::size_t i = 0; i < report.figures.size(); ++i) {
            const int seat = report.figures[i].figure.seat.value;
            if (seat < 0 || seat >= static_cast<int>(bands))
                m_notes.differs(
                    below(kInput, "report/figures/" + std::to_string(i) + "/figure/seat"),
                    std::to_string(seat), bounds);
        }
    }

    const rules::Campaign &m_campaign;
    const rules::CampaignOutcome *m_outcome; // null: the rules decide it again
    Notes &m_notes;
};

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

/** Walks through a history and keeps what stood before each of its events. */
class DeepCheck
{
public:
    DeepCheck(const rules::RuleSystem &system, std::span<const StreamEntry> entries,
              const MatchReports &reports)
        : m_stream(CampaignStream::of(system)), m_edition(system.edition), m_entries(entries),
          m_reports(reports)
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
        const auto payload = readAct(m_entries[i]);
        if (!payload)
            return fail(payload.error());
        const auto input = rules::decodeCampaignInput(payload->input);
        if (!input)
            return fail(input.error());
        const auto outcome = m_stream.outcomeOf(payload->outcome);
        if (!outcome)
            return fail(outcome.error());
        Notes notes(event.seq, std::string(keyOf(input->act)), m_report.differences);
        checkTime(event, notes);
        if (const int fresh = freshAfter(event.seq - 1); input->fresh != fresh)
            notes.differs(below(kInput, "fresh"), std::to_string(input->fresh),
                          std::to_string(fresh));
        const bool present = isPresent(payload->edition);
        std::visit(PlainCheck(m_fold.state, present ? nullptr : &*outcome, notes), input->act);
        if (present)
            decideAgain(*payload, *input, i, notes);
        if (const auto *report = std::get_if<rules::EnterReport>(&input->act)) {
            if (const auto done = compareMatch(*report, notes); !done)
                return done;
        }
        if (const auto done = m_stream.evolve(m_fold.state, *outcome); !done)
            return done;
        checkSums(*outcome, notes);
        return {};
    }

    /** A clock may stand still between two events; it does not go back. */
    void checkTime(const LedgerEvent &event, Notes &notes)
    {
        const auto at = QDateTime::fromString(toQString(event.at), Qt::ISODateWithMs);
        if (!at.isValid())
            notes.differs("/at", quoted(event.at), "YYYY-MM-DDThh:mm:ss.zzzZ");
        else if (m_latest.isValid() && at < m_latest)
            notes.differs("/at", quoted(event.at),
                          ">= " + quoted(toUtf8(m_latest.toString(Qt::ISODateWithMs))));
        if (at.isValid() && (!m_latest.isValid() || at > m_latest))
            m_latest = at;
    }

    /** Where it is not what was stored, with regard to the numbers that undone acts gave, of which
        programs of old took no account. */
    Result<std::string> decidedAnew(const ActPayload &payload, std::size_t i) const
    {
        auto outcome = m_stream.decide(m_fold.state, payload.input);
        if (!outcome || *outcome == payload.outcome)
            return outcome;
        const auto before = m_entries.first(i);
        return withUnusedNumbers(m_stream, m_fold.state, before, standings(before),
                                 std::move(*outcome));
    }

    void decideAgain(const ActPayload &payload, const rules::CampaignInput &input, std::size_t i,
                     Notes &notes) const
    {
        const auto outcome = decidedAnew(payload, i);
        if (outcome)
            notes.compare(kOutcome, payload.outcome, *outcome);
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
        checkTime(m_entries[i].event, notes);
        if (!retraction)
            return write(m_stream, m_fold, m_entries[i], {});
        if (isPresent(retraction->edition))
            return retractAgain(*retraction, i, notes) ? Result<void>() : foldAnew(i);
        lookForThrownDice(*retraction, i, notes);
        return foldAnew(i);
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
    QDateTime m_latest;
    std::map<rules::BandId, int> m_missing; // in the account of a band, told already
    DeepReport m_report;
};

} // namespace

Result<DeepReport> checkDeeply(const rules::RuleSystem &system, std::vector<LedgerEvent> events,
                               const MatchReports &reports)
{
    const auto entries = readEntries(std::move(events));
    return entries ? DeepCheck(system, *entries, reports).run() : fail(entries.error());
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
