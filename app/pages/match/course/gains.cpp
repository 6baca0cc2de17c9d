// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/course/gains.h"

#include "app/pages/match/course/holding.h"
#include "rules/core/journal/repeated.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <utility>

namespace escarmouche::app {

namespace {

const std::string kAt = "-at"; // after the key of what is told of points scored at an objective

/** What a record says at a step of who holds what. */
struct Holding {
    const rules::Record &record;
    rules::SeatId viewer;
    rules::Cast cast = record.cast();
    std::vector<rules::StateWord> states = record.states();

    /** Numbers of the objectives that may have brought so many points so many times: always the
        same where only that one does, else those where that side alone stands. */
    std::vector<int> worth(std::int64_t points, std::size_t times, rules::SeatId seat,
                           std::size_t step) const;
};

bool isWorth(const rules::GroundMark &mark, std::int64_t points)
{
    return std::ranges::any_of(mark.label.values, [&](const auto &value) {
        const auto *number = std::get_if<std::int64_t>(&value.second);
        return value.first != "zone" && number && *number == points;
    });
}

std::vector<int> Holding::worth(std::int64_t points, std::size_t times, rules::SeatId seat,
                                std::size_t step) const
{
    std::vector<int> all, held;
    const rules::BoardView view = record.view(step, viewer);
    for (const rules::GroundMark &mark : record.ground(step, viewer).marks) {
        const bool isTaken = std::ranges::find(view.taken, mark.id) != view.taken.end();
        if (mark.id < 0 || isTaken || !isWorth(mark, points))
            continue;
        all.push_back(mark.id + 1);
        if (sidesAt(mark, view, cast, states) == std::set{seat.value})
            held.push_back(mark.id + 1);
    }
    return all.size() == 1 ? std::vector<int>(times, all.front()) : held;
}

bool isScore(const rules::ToldEvent &event)
{
    return event.as.outcome && event.as.seat.valid() &&
           rules::valueNamed(event.as.outcome->word, "points") != nullptr;
}

std::int64_t pointsIn(const rules::ToldEvent &event)
{
    const auto *points = rules::valueNamed(event.as.outcome->word, "points");
    return std::get<std::int64_t>(*points);
}

/** It tells which objective the points before it were for. */
bool namesObjective(const rules::ToldEvent &event)
{
    return rules::valueNamed(event.sentence, "objective") != nullptr;
}

/** Scores that could be for any objective, by side and points, in their order. */
using Open = std::map<std::pair<int, std::int64_t>, std::vector<std::size_t>>;

/** As many as could be meant, in the order of their numbers; else nobody knows. */
void nameHeld(const Open &open, const Holding &holding, std::size_t step, std::vector<Gain> &gains)
{
    for (const auto &[score, scored] : open) {
        const auto [seat, points] = score;
        const auto meant =
            holding.worth(points, scored.size(), {static_cast<std::int8_t>(seat)}, step);
        if (meant.size() != scored.size())
            continue;
        for (std::size_t at = 0; at < scored.size(); ++at) {
            rules::Phrase &told = gains[scored[at]].told;
            told.key += kAt;
            told.values.emplace_back("objective", std::int64_t{meant[at]});
        }
    }
}

} // namespace

std::vector<Gain> gainsOf(const rules::Record &record, rules::SeatId viewer,
                          const rules::PhraseBook &words)
{
    std::vector<Gain> gains;
    const Holding holding{record, viewer};
    for (std::size_t step = 0; step < record.steps().size(); ++step) {
        Open open;
        const int turn = record.steps()[step == 0 ? 0 : step - 1].turn;
        for (const rules::ToldEvent &event : record.told(step, viewer)) {
            const bool isOfLast = !gains.empty() && gains.back().entry == event.entry;
            if (namesObjective(event) && isOfLast && !event.as.outcome) {
                for (auto &[score, scored] : open)
                    std::erase(scored, gains.size() - 1);
                gains.back().told = event.sentence;
            } else if (isScore(event)) {
                if (words.contains(event.sentence.key + kAt))
                    open[{event.as.seat.value, pointsIn(event)}].push_back(gains.size());
                gains.push_back({event.sentence, event.entry, turn});
            }
        }
        nameHeld(open, holding, step, gains);
    }
    return gains;
}

} // namespace escarmouche::app
