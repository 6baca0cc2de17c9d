// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/told/actlines.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace escarmouche::app {

namespace {

using ActKind = rules::ToldAs::Kind;

constexpr std::size_t kLinesKept = 30;

/** Thrown for the same thing, whatever fell. */
bool isSameRoll(const rules::Phrase &one, const rules::Phrase &other)
{
    const auto whatOf = [](const rules::Phrase &told) {
        const auto what = std::ranges::find(told.values, "what",
                                            &std::pair<std::string, rules::PhraseValue>::first);
        return what == told.values.end() ? rules::PhraseValue{} : what->second;
    };
    return one.key == other.key && whatOf(one) == whatOf(other);
}

/** That the side scores; none: it is no such thing. */
std::optional<std::int64_t> pointsOf(const rules::ToldAs &as)
{
    if (!as.outcome || !as.seat.valid())
        return {};
    const auto *points = rules::valueNamed(as.outcome->word, "points");
    return points ? std::optional(std::get<std::int64_t>(*points)) : std::nullopt;
}

int gravityOf(const rules::ToldEvent &event)
{
    if (event.as.outcome->tone != rules::Outcome::Tone::Bad)
        return kNoHarm;
    switch (event.as.kind) {
    case ActKind::Weighty:
        return kBodily;
    case ActKind::Move:
        return kMoved;
    default:
        return kTestFailed;
    }
}

bool hasGesture(const rules::ToldEvent &event, rules::Gesture::Kind kind)
{
    return event.gesture && event.gesture->kind == kind;
}

/** Somebody stood a test. */
bool isStoodTest(const rules::ToldEvent &event)
{
    return event.as.kind == ActKind::Other && event.as.act.key.empty() &&
           !hasGesture(event, rules::Gesture::Kind::Move) &&
           event.as.outcome->tone == rules::Outcome::Tone::Good;
}

/** Whom it befell says all: he has come somewhere of his own will, or stood a test. */
bool tellsItself(const rules::ToldEvent &event)
{
    return hasGesture(event, rules::Gesture::Kind::Move) || isStoodTest(event);
}

/** Of the side that has it, where one does. */
rules::SeatId ownerOn(const rules::BoardView &view, int token)
{
    const auto found = std::ranges::find(view.tokens, token, &rules::Token::id);
    return found == view.tokens.end() ? rules::kNoSeat : found->owner;
}

} // namespace

void ActLines::forget()
{
    *this = {};
}

/** The dice go with the line of what tells of them first, were it after a question about them, and
    stay for what else they say where one of them fell again. */
std::vector<ActLine> ActLines::add(const model::MatchBeat &beat)
{
    m_first.reset();
    if (beat.thrown)
        m_fallen.thrown.push_back(*beat.thrown);
    m_isLeft = beat.thrown.has_value() || (!m_isAgain && !m_fallen.thrown.empty());
    for (const rules::ToldEvent &event : beat.told) {
        const std::size_t begun = m_begun;
        add(event, beat.view);
        if (m_isOpen)
            m_lines.back().until = event.entry;
        const rules::PhraseValue *replaced = rules::valueNamed(event.sentence, "replaced");
        m_isLeft |= std::exchange(m_isAgain, replaced != nullptr) && m_begun > begun;
        if (replaced)
            strike(std::get<std::int64_t>(*replaced));
        if (m_isLeft && (m_isOpen || m_begun > begun)) {
            showDice();
            m_isLeft = false;
        }
    }
    if (!beat.told.empty() && !m_isAgain)
        m_fallen = {};
    return std::exchange(m_sums, {});
}

/** The first die that shows it, and is not the one that fell in its place. */
void ActLines::strike(std::int64_t face)
{
    auto &[thrown, struck] = m_fallen;
    for (std::size_t at = 0; at + 1 < thrown.size(); ++at) {
        const auto &faces = thrown[at].answer.faces;
        for (std::size_t die = 0; die < faces.size(); ++die) {
            const std::pair place(at, die);
            if (faces[die] == face && std::ranges::count(struck, place) == 0)
                return struck.push_back(place);
        }
    }
}

void ActLines::showDice()
{
    ActLine &line = m_lines.back();
    const std::size_t before = line.thrown.size();
    std::ranges::copy(m_fallen.thrown, std::back_inserter(line.thrown));
    for (const auto &[at, die] : m_fallen.struck)
        line.struck.emplace_back(before + at, die);
    touch();
}

std::vector<ActLine> ActLines::finish()
{
    const int entry = m_lines.empty() ? 0 : m_lines.back().entry;
    if (m_tally.isWave)
        sumUp(m_active.value_or(rules::kNoSeat), m_activeLead, entry);
    else if (!m_turnEnd.key.empty())
        sumUpTurn(entry);
    return std::exchange(m_sums, {});
}

const ActLine *ActLines::firstAct() const
{
    const std::size_t since = m_first ? m_begun - *m_first : 0; // lines begun from it on
    return since == 0 || since > m_lines.size() ? nullptr : &m_lines[m_lines.size() - since];
}

/** The last line is told of. */
void ActLines::touch()
{
    if (!m_first)
        m_first = m_begun - 1;
}

void ActLines::push(ActLine line)
{
    m_lines.push_back(std::move(line));
    ++m_begun;
}

const ActLine *ActLines::lastAct() const
{
    const auto last = std::ranges::find(m_lines.rbegin(), m_lines.rend(), false, &ActLine::isSum);
    return last == m_lines.rend() ? nullptr : &*last;
}

void ActLines::add(const rules::ToldEvent &event, const rules::BoardView &view)
{
    const rules::ToldAs &as = event.as;
    const bool isAgain = m_rollOff.isAgain(event);
    switch (as.kind) {
    case ActKind::Activation: // what was told before is still read
        m_deeds.clear();
        if (!m_hasWaves && m_tally.isBegun && !isSameTime(as.seat, view))
            sumUp(m_active.value_or(as.seat), m_activeLead, event.entry);
        m_active = as.seat;
        m_activeLead = as.seat.valid() ? rules::Phrase{} : event.sentence;
        m_tally.isWave = true;
        ++m_deed;
        m_isOpen = false;
        return;
    case ActKind::Wave:
        ++m_deed;
        m_hasWaves = true;
        sumUp(as.seat, event.sentence, event.entry);
        m_isOpen = false;
        return;
    case ActKind::Done:
        m_deeds.clear();
        if (as.tokens.empty())
            m_turnEnd = event.sentence;
        else if (!as.act.key.empty())
            beginIdle(event);
        m_isOpen = false;
        return;
    case ActKind::Turn:
        if (m_hasWaves)
            sumUpTurn(event.entry);
        m_turnEnd = {};
        break;
    default:
        break;
    }
    noteDeed(event, view);
    if (const auto deed = interrupted(event))
        goOn(event, *deed);
    m_isStruck |= event.gesture && event.gesture->kind == rules::Gesture::Kind::Area;
    const bool isRoll = as.kind == ActKind::Dice && !as.outcome;
    const auto rolled =
        std::exchange(m_rolled, isRoll ? event.sentence.values : rules::Phrase::Values{});
    if (const auto points = pointsOf(as)) {
        noteGain(event, *points);
        begin(event, event.sentence);
    } else if (!as.act.key.empty()) {
        begin(event, as.act);
        if (as.outcome) // at once
            addOutcome(event, view, {});
    } else if (as.outcome)
        addOutcome(event, view, rolled);
    else if ((isRoll && !isAgain && joinRoll(event)) || joinTie(event))
        return;
    else if ((!m_isOpen || (!m_isAct && (isRoll || m_isLeft))) && as.kind != ActKind::Aside &&
             !event.sentence.key.empty()) {
        begin(event, event.sentence);
        m_lines.back().isAgain = isAgain;
    }
    m_hasGoneOn |= as.act.key.empty() && event.gesture && m_named.size() == 2 &&
                   event.gesture->kind == rules::Gesture::Kind::Move &&
                   event.gesture->token == m_named.back();
}

/** It goes on as before: a side that nobody plays begins anew in each turn. */
bool ActLines::isSameTime(rules::SeatId seat, const rules::BoardView &view) const
{
    return m_active == seat && (seat.valid() || m_tally.turn == view.turn);
}

void ActLines::begin(const rules::ToldEvent &event, const rules::Phrase &lead)
{
    if (lead.key.empty())
        return;
    push({.entry = event.entry, .seat = event.as.seat, .lead = lead, .parts = {}});
    touch();
    if (m_lines.size() > kLinesKept)
        m_lines.pop_front();
    m_isAct = !event.as.act.key.empty();
    m_isOpen = m_isAct || event.as.kind == ActKind::Dice;
    m_named = event.as.tokens;
    m_hasGoneOn = false;
    m_isStruck = false;
    m_met = -1;
    m_deed += m_isAct ? 1 : 0;
    m_lines.back().isRoll = m_isOpen && !m_isAct;
    const bool isMove = event.as.kind == ActKind::Move || event.as.kind == ActKind::Done;
    if (m_isAct && !isMove && !m_named.empty())
        m_tally.acts.push_back(
            {m_deed, event.entry, m_named.front(), lead, event.as.kind == ActKind::Attack});
    if (m_isAct && !m_named.empty())
        m_deeds.push_back({lead, m_named.front(), event.as.seat,
                           m_named.size() == 2 ? m_named.back() : -1,
                           event.as.kind == ActKind::Move});
}

/** What somebody goes on with after others have done something about it; none: he does not. */
std::optional<ActLines::Deed> ActLines::interrupted(const rules::ToldEvent &event) const
{
    if (!hasGesture(event, rules::Gesture::Kind::Move) || !event.as.act.key.empty() || !m_isOpen ||
        !m_isAct || m_deeds.empty() || m_deeds.back().actor == event.gesture->token)
        return {};
    const auto deed =
        std::ranges::find(m_deeds.rbegin(), m_deeds.rend(), event.gesture->token, &Deed::actor);
    return deed != m_deeds.rend() && deed->isMove ? std::optional(*deed) : std::nullopt;
}

/** In a line of its own. */
void ActLines::goOn(rules::ToldEvent event, const Deed &deed)
{
    event.as.kind = ActKind::Move;
    event.as.seat = deed.seat;
    event.as.act = deed.act;
    event.as.tokens = {deed.actor};
    if (deed.target >= 0)
        event.as.tokens.push_back(deed.target);
    begin(event, deed.act);
    m_lines.back().isGoingOn = true;
}

/** Of an activation in which nothing was done: that is told, and counts. */
void ActLines::beginIdle(const rules::ToldEvent &event)
{
    begin(event, event.as.act);
    m_tally.movers.try_emplace(event.as.tokens.front(), Mover{event.as.seat, {{event.as.act}}});
}

/** Dice of one side after another in one breath, for who begins and the like, are one line; those
    of a figure are about what it does. */
bool ActLines::joinRoll(const rules::ToldEvent &event)
{
    if (!m_isOpen || m_isAct || !m_named.empty() || !event.as.tokens.empty())
        return false;
    ActLine &line = m_lines.back();
    const rules::SeatId seat = event.as.seat;
    const bool isAgain = (line.seat == seat && isSameRoll(line.lead, event.sentence)) ||
                         std::ranges::any_of(line.parts, [&](const ActLine::Part &part) {
                             return part.roller == seat && isSameRoll(part.word, event.sentence);
                         });
    if (isAgain || !seat.valid() || line.entry != event.entry)
        return false;
    line.parts.push_back({.word = event.sentence, .entries = {event.entry}, .roller = seat});
    touch();
    return true;
}

/** What follows from dice of sides that came to the same is told with them: nobody sees by himself
    who is first. */
bool ActLines::joinTie(const rules::ToldEvent &event)
{
    const bool isOfRolls = m_isOpen && !m_isAct && m_named.empty() && m_lines.back().isRoll;
    if (!isOfRolls || event.as.kind != ActKind::Other || !event.as.tokens.empty() ||
        event.sentence.key.empty())
        return false;
    ActLine &line = m_lines.back();
    std::vector<const rules::Phrase *> rolls{&line.lead};
    for (const ActLine::Part &part : line.parts)
        rolls.push_back(&part.word);
    const rules::PhraseValue *total = rules::valueNamed(*rolls.back(), "total");
    const auto isLevel = [&](const rules::Phrase *roll) {
        const rules::PhraseValue *other = rules::valueNamed(*roll, "total");
        return other && total && *other == *total && isSameRoll(*roll, *rolls.back());
    };
    if (std::ranges::count_if(rolls, isLevel) < 2)
        return false;
    line.parts.push_back({.word = event.sentence, .entries = {event.entry}, .roller = line.seat});
    touch();
    return true;
}

/** What somebody did last, where it harmed his own body: the event names nobody beside him. */
const ActLines::Deed *ActLines::ownDeed(const rules::ToldEvent &event) const
{
    const int token = event.as.outcome->token;
    const bool isAlone =
        std::ranges::all_of(event.as.tokens, [&](int one) { return one == token; });
    const bool isOwn = isAlone && token >= 0 && gravityOf(event) == kBodily && !m_deeds.empty() &&
                       m_deeds.back().actor == token;
    return isOwn ? &m_deeds.back() : nullptr;
}

/** By which something befell somebody of that side: his own, or of whom the event names beside him,
    else the last one of another side; null: none. */
const ActLines::Deed *ActLines::deedBehind(const rules::ToldEvent &event, rules::SeatId owner) const
{
    if (const Deed *own = ownDeed(event))
        return own;
    const int token = event.as.outcome->token;
    const auto isNamed = [&](const Deed &deed) {
        return deed.actor != token &&
               std::ranges::find(event.as.tokens, deed.actor) != event.as.tokens.end();
    };
    const auto isOfOthers = [&](const Deed &deed) { return token >= 0 && owner != deed.seat; };
    auto found = std::ranges::find_if(m_deeds.rbegin(), m_deeds.rend(), isNamed);
    if (found == m_deeds.rend())
        found = std::ranges::find_if(m_deeds.rbegin(), m_deeds.rend(), isOfOthers);
    return found == m_deeds.rend() ? nullptr : &*found;
}

/** The act by which something befell somebody, the event's own before any other; its key may be
    empty. */
rules::Phrase ActLines::actBehind(const rules::ToldEvent &event, const rules::BoardView &view) const
{
    if (!event.as.act.key.empty())
        return event.as.act;
    const int token = event.as.outcome->token;
    if (const Deed *deed = deedBehind(event, ownerOn(view, token)))
        return deed->act;
    const bool isOfAct = token < 0 && m_isAct && !m_deeds.empty(); // dice that name nobody
    return isOfAct ? m_deeds.back().act : rules::Phrase{};
}

/** Whose doing it is that somebody came to harm. */
HarmedBy ActLines::harmedBy(const rules::ToldEvent &event, const rules::BoardView &view) const
{
    const int token = event.as.outcome->token;
    const bool isAtOnce = !event.as.act.key.empty() && !m_deeds.empty();
    const Deed *deed = isAtOnce ? &m_deeds.back() : deedBehind(event, ownerOn(view, token));
    if (!deed)
        return {event.as.act, -1, false, false, false};
    const bool isHimself = deed->actor == token;
    const bool isBeside =
        m_isStruck && token >= 0 && deed->target >= 0 && deed->target != token && !isHimself;
    return {deed->act, deed->actor, isByOwnSide(event, view), isHimself, isBeside};
}

/** Somebody is harmed, or met where an area was struck, by what one of his own side did. */
bool ActLines::isByOwnSide(const rules::ToldEvent &event, const rules::BoardView &view) const
{
    const rules::Outcome &outcome = *event.as.outcome;
    const rules::SeatId owner = ownerOn(view, outcome.token);
    const bool isHit = m_isStruck && outcome.tone == rules::Outcome::Tone::Plain;
    if (!owner.valid() || (outcome.tone != rules::Outcome::Tone::Bad && !isHit))
        return false;
    const Deed *deed = deedBehind(event, owner);
    return deed && deed->seat == owner && deed->actor != outcome.token;
}

/** That something is done in the time of whoever is active, and who moves. */
void ActLines::noteDeed(const rules::ToldEvent &event, const rules::BoardView &view)
{
    const rules::ToldAs &as = event.as;
    const bool isAct = !as.act.key.empty();
    if (as.kind == ActKind::Turn) // it is shown as that before
        return;
    if (!m_tally.isBegun)
        m_tally.turn = view.turn;
    m_tally.isBegun |= isAct || as.outcome || m_active;
    m_tally.isWave |= isAct;
    for (Deed &deed : m_deeds) // he is driven elsewhere
        deed.isMove = deed.isMove && (isAct || !hasGesture(event, rules::Gesture::Kind::Way) ||
                                      deed.actor != event.gesture->token);
    if (!isAct || as.kind != ActKind::Move || as.tokens.empty())
        return;
    Mover &mover = m_tally.movers[as.tokens.front()];
    // Of ways alone the last kind is told; whom he went at, whatever he did after it.
    std::erase_if(mover.acts, [&](const Mover::Act &former) {
        return !former.isAtSomebody && former.act.key != as.act.key;
    });
    mover.seat = as.seat;
    mover.acts.push_back({as.act, as.tokens.size() == 2});
}

/** Whom dice are about that name nobody: whom the act is done to, or who was met last where an area
    was struck. */
int ActLines::metBy(const rules::Outcome &outcome) const
{
    if (outcome.token >= 0 || m_isStruck)
        return outcome.token >= 0 ? outcome.token : m_met;
    return m_isAct && m_named.size() == 2 ? m_named.back() : -1;
}

/** Something graver befell the same one by the same act, which tells it, too. */
bool ActLines::isOutweighed(const Counted &one) const
{
    return one.gravity <= kTestFailed && !one.isArrival &&
           std::ranges::any_of(m_tally.counted, [&](const Counted &other) {
               return other.deed == one.deed && other.token == one.token && one.token >= 0 &&
                      other.sum != one.sum && other.gravity > one.gravity;
           });
}

/** That tells it, too: something graver befell the same one by the same act, or the act went
    another way than its aim. */
bool ActLines::isReplaced(const Counted &other, const Counted &one) const
{
    const bool isLess = other.token == one.token && one.token >= 0 && other.sum != one.sum &&
                        one.gravity > kNoHarm && other.gravity <= kTestFailed &&
                        other.gravity <= one.gravity && !other.isArrival;
    const bool wasAim = other.isOfAim && !one.isOfAim && !one.isTest && other.gravity == kNoHarm;
    return other.deed == one.deed && (isLess || wasAim);
}

/** Under what it counts, where it does. What dice said of an aim is of no interest once it is told
    where that led, nor that once an area has met somebody. */
void ActLines::count(const rules::ToldEvent &event, const rules::BoardView &view)
{
    const rules::Outcome &outcome = *event.as.outcome;
    if (outcome.sum.empty())
        return;
    const int token = metBy(outcome);
    const HarmedBy by = harmedBy(event, view);
    const bool isTold = tellsItself(event) || by.isBeside; // the act would name another one
    const bool isLanding = event.as.kind == ActKind::Attack && event.as.act.key.empty();
    const Counted one{outcome.sum,
                      gravityOf(event),
                      m_deed,
                      token,
                      !m_isStruck || isLanding,
                      event.entry,
                      ownerOn(view, token).valid() ? token : -1,
                      isTold ? rules::Phrase{} : actBehind(event, view),
                      outcome.word,
                      by,
                      isStoodTest(event),
                      hasGesture(event, rules::Gesture::Kind::Move),
                      rules::timesIn(outcome.word)};
    if (isOutweighed(one))
        return;
    std::erase_if(m_tally.counted, [&](const Counted &other) {
        return isReplaced(other, one) ||
               (isLanding && other.deed == one.deed && other.isOfAim && other.gravity == kNoHarm);
    });
    m_tally.counted.push_back(one);
}

void ActLines::addOutcome(const rules::ToldEvent &event, const rules::BoardView &view,
                          const rules::Phrase::Values &rolled)
{
    const rules::Outcome &outcome = *event.as.outcome;
    if (!m_active) // the match was opened in the middle of a wave
        m_active = m_isOpen ? m_lines.back().seat : event.as.seat;
    count(event, view);
    if (!m_isOpen)
        return begin(event, event.sentence);
    const int met = m_isStruck ? metBy(outcome) : outcome.token;
    const bool isHit = outcome.token >= 0 && outcome.tone == rules::Outcome::Tone::Plain;
    m_met = m_isStruck && isHit ? outcome.token : -1; // up to the next dice
    // The lead ends with the one whom it is done to: of nobody else it is clear who is meant, nor
    // of him once others may have been met, too, or he has gone on.
    const bool isDone = m_named.size() == 2 && tellsItself(event); // of his own
    const bool isMeant = !m_isStruck && !m_hasGoneOn && !isDone && !m_named.empty() &&
                         m_named.size() <= 2 && m_named.back() == met;
    const bool isNamed = met < 0 || isMeant;
    ActLine::Part part{.word = outcome.word,
                       .about = isNamed ? -1 : met,
                       .entries = {event.entry},
                       .acts = {actBehind(event, view)},
                       .who = outcome.token,
                       .rolled = rolled};
    if (isByOwnSide(event, view))
        part.own = {outcome.token};
    touch();
    auto &parts = m_lines.back().parts;
    if (parts.empty() || parts.back().word.key != part.word.key || parts.back().about != part.about)
        return parts.push_back(std::move(part));
    ActLine::Part &former = parts.back();
    former.isAddedUp = rules::addTimes(former.word, part.word);
    if (!former.isAddedUp)
        former.word = part.word;
    former.entries.insert(former.entries.begin(), event.entry);
    former.acts = std::move(part.acts);
    former.who = part.who;
    former.rolled = std::move(part.rolled);
    former.own = std::move(part.own);
}

} // namespace escarmouche::app
