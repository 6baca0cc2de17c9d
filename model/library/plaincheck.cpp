// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/plaincheck.h"

#include "model/library/streams/course.h"
#include "model/text.h"
#include "rules/core/campaign/campaign.h"

#include <algorithm>
#include <utility>

namespace escarmouche::model {

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

void Notes::unreadable(std::string_view place, const rules::Error &error)
{
    for (const rules::Error &each : error.more)
        unreadable(place, each);
    if (error.more.empty())
        add(std::string(place)).unreadable = rules::under(std::string(place), error);
}

Difference &Notes::add(std::string place, std::string was, std::string should)
{
    Difference &added = m_into.emplace_back();
    added.seq = m_seq;
    added.act = m_act;
    added.place = std::move(place);
    added.was = std::move(was);
    added.should = std::move(should);
    return added;
}

void Notes::compare(std::string_view place, std::string_view was, std::string_view should)
{
    for (TextDifference &each : compareTexts(was, should))
        differs(std::string(place) + each.place, std::move(each.was), std::move(each.should));
}

void EventCheck::look(const StreamEntry &entry, Notes &notes)
{
    const LedgerEvent &event = entry.event;
    const auto *retraction = std::get_if<RetractPayload>(&entry.payload);
    const std::string kind(isAct(entry)  ? std::string_view(m_act)
                           : !retraction ? kCampaignRemoved
                                         : std::string_view(event.kind));
    if (event.kind != kind)
        notes.differs("/kind", quoted(event.kind), quoted(kind));
    if (!m_acts.insert(event.act).second)
        notes.differs("/act", quoted(event.act), quoted(event.uuid));
    lookAtTime(event, notes);
}

/** A clock may stand still between two events; it does not go back. Clocks may be wrong by some
    hours. */
void EventCheck::lookAtTime(const LedgerEvent &event, Notes &notes)
{
    constexpr int kDayOff = 1;
    const auto inJson = [](const char *relation, const QDateTime &at) {
        return relation + quoted(toUtf8(at.toString(Qt::ISODateWithMs)));
    };
    const auto at = QDateTime::fromString(toQString(event.at), Qt::ISODateWithMs);
    if (!at.isValid())
        notes.differs("/at", quoted(event.at), "YYYY-MM-DDThh:mm:ss.zzzZ");
    else if (at > m_now.addDays(kDayOff))
        notes.differs("/at", quoted(event.at), inJson("<= ", m_now));
    else if (m_latest.isValid() && at < m_latest)
        notes.differs("/at", quoted(event.at), inJson(">= ", m_latest));
    else
        m_latest = at;
}

namespace {

std::string listedBands(const std::vector<rules::BandId> &bands)
{
    std::vector<int> numbers;
    for (const rules::BandId band : bands)
        numbers.push_back(band.value);
    return listed(numbers);
}

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
            m_notes.compare(below(place, "fixture/plan/bands"), listedBands(added->plan.bands),
                            listedBands(act.plan.bands));
    }
    void operator()(const rules::ChangeFixture &act)
    {
        if (const auto [replanned, place] = made<rules::FixtureReplanned>("replanned"); replanned)
            m_notes.compare(below(place, "replanned/after/bands"),
                            listedBands(replanned->after.bands), listedBands(act.plan.bands));
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

} // namespace

void checkPlainly(const rules::Campaign &campaign, const rules::CampaignAct &act,
                  const rules::CampaignOutcome *outcome, Notes &notes)
{
    std::visit(PlainCheck(campaign, outcome, notes), act);
}

namespace {

/** What undo left standing behind the first of those it chose. */
class StepCheck
{
public:
    StepCheck(const CampaignStream &stream, std::span<const StreamEntry> before)
        : m_stream(stream), m_before(before), m_course(courseOf(stream, before))
    {
    }

    bool couldBe(const RetractPayload &retraction) const
    {
        std::set<std::size_t> chosen;
        for (std::size_t i = 0; i < m_before.size(); ++i) {
            if (std::ranges::count(retraction.chosen, m_before[i].event.uuid) > 0)
                chosen.insert(i);
        }
        if (chosen.empty() || m_course.roles[*chosen.begin()] == Role::Undo)
            return chosen.size() == 1 && lastUndo(m_course) == *chosen.begin();
        if (!std::ranges::all_of(chosen, [&](std::size_t i) { return isDeed(i); }))
            return false;
        std::vector<std::size_t> left;
        for (std::size_t i = *chosen.begin(); i < m_before.size(); ++i) {
            if (isDeed(i) && !m_course.standing[i].retracted && !chosen.contains(i))
                left.push_back(i);
        }
        const auto isUndone = [&](std::size_t i) {
            return !isAct(m_before[i]) || isFree(m_stream, m_before[i]);
        };
        return std::ranges::none_of(left, isUndone) ||
               std::ranges::any_of(bandsOf(*chosen.begin()), [&](rules::BandId band) {
                   const auto isOfBand = [&](std::size_t i) { return isByHand(i, band); };
                   return std::ranges::all_of(chosen, isOfBand) &&
                          std::ranges::none_of(left, isOfBand);
               });
    }

private:
    bool isDeed(std::size_t i) const
    {
        return m_course.roles[i] == Role::Act || m_course.roles[i] == Role::TakeOut;
    }
    /** The act there, or those that the take-out there is about. */
    std::vector<std::size_t> actsOf(std::size_t i) const
    {
        return isAct(m_before[i]) ? std::vector{i} : movedActs(m_before, m_course, i);
    }
    std::string_view input(std::size_t act) const
    {
        return inputOf(m_before[act], m_course.standing[act]);
    }
    std::set<rules::BandId> bandsOf(std::size_t i) const
    {
        std::set<rules::BandId> bands;
        for (const std::size_t act : actsOf(i)) {
            const auto read = rules::decodeCampaignInput(input(act));
            if (const auto *done = read ? std::get_if<rules::ActOnBand>(&read->act) : nullptr)
                bands.insert(done->band);
        }
        return bands;
    }
    bool isByHand(std::size_t i, rules::BandId band) const
    {
        return std::ranges::any_of(
            actsOf(i), [&](std::size_t act) { return CampaignStream::isByHand(input(act), band); });
    }

    const CampaignStream &m_stream;
    std::span<const StreamEntry> m_before;
    Course m_course;
};

} // namespace

bool couldBeStep(const CampaignStream &stream, std::span<const StreamEntry> before,
                 const RetractPayload &retraction)
{
    return StepCheck(stream, before).couldBe(retraction);
}

} // namespace escarmouche::model
