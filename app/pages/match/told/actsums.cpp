// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/told/actlines.h"

#include "rules/core/journal/repeated.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace escarmouche::app {

namespace {

/** With how many there are of each, by the keys of their words. */
std::vector<ActLine::Part> numbered(std::map<std::string, ActLine::Part> all)
{
    std::vector<ActLine::Part> parts;
    for (auto &[key, part] : all) {
        part.word = {key, {{"count", std::int64_t{part.count}}}};
        parts.push_back(std::move(part));
    }
    return parts;
}

using Parts = std::map<std::pair<int, std::string>, ActLine::Part>; // the gravest first

/** What came to nothing is one number, whomever the act was aimed at. */
void joinBeside(Parts &befell, Parts &inVain)
{
    for (auto &[key, part] : inVain) {
        const auto met = befell.find(key);
        if (met == befell.end() || part.isHarm)
            continue;
        const auto add = [](auto &to, auto &from) {
            std::ranges::move(from, std::back_inserter(to));
        };
        add(part.entries, met->second.entries);
        add(part.whom, met->second.whom);
        add(part.acts, met->second.acts);
        add(part.said, met->second.said);
        add(part.by, met->second.by);
        add(part.doers, met->second.doers);
        part.count += met->second.count;
        befell.erase(met);
    }
}

} // namespace

/** Of who comes to what is fought for and leaves it again before the sum nothing is told there; of
    who goes to and fro, where that ended. */
void ActLines::dropPassing(std::vector<Counted> &counted)
{
    using Spot = std::pair<int, std::int64_t>; // who, which
    std::map<Spot, std::vector<std::size_t>> ways;
    for (std::size_t at = 0; at < counted.size(); ++at) {
        const auto *spot = rules::valueNamed(counted[at].word, "objective");
        if (spot && counted[at].whom >= 0)
            ways[{counted[at].whom, std::get<std::int64_t>(*spot)}].push_back(at);
    }
    std::set<std::size_t> dropped;
    for (auto &[spot, way] : ways) {
        if (way.size() % 2 == 1)
            way.pop_back();
        dropped.insert(way.begin(), way.end());
    }
    std::size_t at = 0;
    std::erase_if(counted, [&](const Counted &) { return dropped.contains(at++); });
}

/** Of one side for one thing it is one number. */
void ActLines::noteGain(const rules::ToldEvent &event, std::int64_t points)
{
    const rules::Phrase &word = event.as.outcome->word;
    auto &gains = m_tally.gains;
    auto gain = std::ranges::find_if(gains, [&](const ActLine::Part &part) {
        return part.side == event.as.seat && part.word.key == word.key;
    });
    if (gain == gains.end())
        gain = gains.insert(
            gain, {.word = {word.key, {{"points", std::int64_t{0}}}}, .side = event.as.seat});
    std::get<std::int64_t>(gain->word.values.front().second) += points;
    gain->entries.push_back(event.entry);
}

/** Who moved in the time of a side, by what they did: to charge may be told apart. */
std::vector<ActLine::Part> ActLines::movesOf(rules::SeatId seat) const
{
    std::map<std::string, ActLine::Part> moves;
    for (const auto &[token, mover] : m_tally.movers) {
        if (mover.seat != seat)
            continue;
        std::set<std::string> kinds;
        for (const Mover::Act &each : mover.acts) {
            ActLine::Part &part = moves["sum." + each.act.key];
            part.kind = ActLine::Part::Kind::Moved;
            part.whom.push_back(seat.valid() ? token : -1);
            part.said.push_back(seat.valid() ? each.act : rules::Phrase{});
            part.acts.emplace_back();
            part.count += kinds.insert(each.act.key).second ? 1 : 0;
        }
    }
    return numbered(std::move(moves));
}

/** Acts of which nothing was counted, by what they were. */
std::vector<ActLine::Part> ActLines::leftActs() const
{
    std::map<std::string, ActLine::Part> all;
    for (const Acted &acted : m_tally.acts) {
        if (std::ranges::find(m_tally.counted, acted.deed, &Counted::deed) != m_tally.counted.end())
            continue;
        ActLine::Part &part = all["sum." + acted.act.key];
        part.kind = acted.isAttack ? ActLine::Part::Kind::Attacked : ActLine::Part::Kind::Done;
        part.entries.push_back(acted.entry);
        part.whom.push_back(acted.actor);
        part.acts.emplace_back();
        part.said.push_back(acted.act);
        ++part.count;
    }
    return numbered(std::move(all));
}

/** Who moved, and that nobody came to harm, where that is so. */
void ActLines::sumUp(rules::SeatId seat, const rules::Phrase &lead, int entry)
{
    ActLine line{.entry = entry,
                 .seat = seat,
                 .lead = lead,
                 .parts = {},
                 .isSum = true,
                 .turn = m_tally.turn};
    const bool isQuiet = std::ranges::all_of(
        m_tally.counted, [](const Counted &one) { return one.gravity == kNoHarm; });
    if (isQuiet)
        line.parts.push_back({.kind = ActLine::Part::Kind::NobodyHurt});
    give(std::move(line), movesOf(seat));
}

/** What came after its last wave: who ran, and what for the sides score. */
void ActLines::sumUpTurn(int entry)
{
    ActLine line{.entry = entry,
                 .seat = {},
                 .lead = std::exchange(m_turnEnd, {}),
                 .parts = {},
                 .isSum = true};
    if (m_tally.counted.empty() && m_tally.gains.empty() && line.lead.key.empty())
        return;
    line.isOfTurn = true;
    std::vector<ActLine::Part> unscored;
    if (m_tally.gains.empty())
        unscored.push_back({.kind = ActLine::Part::Kind::NobodyScored});
    give(std::move(line), std::move(unscored));
}

/** With all that was counted: figures that came to harm one by one, then what else befell anybody,
    those parts, and what came to nothing. */
void ActLines::give(ActLine sum, std::vector<ActLine::Part> parts)
{
    std::vector<ActLine::Part> left = leftActs();
    Tally tally = std::exchange(m_tally, {});
    dropPassing(tally.counted);
    Parts befell, inVain;
    for (Counted &one : tally.counted) {
        const bool isHarm = one.gravity > kNoHarm;
        if (isHarm && one.whom >= 0) {
            addHarm(sum.harmed, {one.whom, std::move(one.word), one.gravity == kBodily, one.entry,
                                 std::move(one.by)});
            continue;
        }
        const bool isTold = isHarm || (one.whom >= 0 && one.act.key.empty());
        ActLine::Part &part = (isTold ? befell : inVain)[{-one.gravity, one.sum}];
        part.isHarm = isHarm;
        part.entries.push_back(one.entry);
        part.whom.push_back(one.whom);
        part.acts.push_back(std::move(one.act));
        part.said.push_back(std::move(one.word));
        part.by.push_back(one.isTest ? one.by : HarmedBy{});
        part.doers.push_back(std::move(one.by));
        part.count += one.times;
    }
    sortHarm(sum.harmed);
    joinBeside(befell, inVain);
    const auto addAll = [&](Parts &counted) {
        for (auto &[key, part] : counted) {
            part.word = {key.second, {{"count", std::int64_t{part.count}}}};
            sum.parts.push_back(std::move(part));
        }
    };
    addAll(befell);
    std::ranges::move(parts, std::back_inserter(sum.parts));
    addAll(inVain);
    std::ranges::move(left, std::back_inserter(sum.parts));
    std::ranges::move(tally.gains, std::back_inserter(sum.parts));
    m_sums.push_back(sum);
    push(std::move(sum));
}

bool isNews(const ActLine &sum, const std::function<rules::SeatId(int)> &ownerOf)
{
    const auto isOther = [&](const HarmedBy &by) {
        const rules::SeatId owner = by.actor < 0 ? rules::kNoSeat : ownerOf(by.actor);
        return owner.valid() && owner != sum.seat;
    };
    return !sum.harmed.empty() || std::ranges::any_of(sum.parts, [&](const ActLine::Part &part) {
        return std::ranges::any_of(part.doers, isOther);
    });
}

} // namespace escarmouche::app
