// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/story/eventnames.h"

#include "app/pages/board/scene/gesturebook.h"
#include "app/pages/match/control/matchwords.h"
#include "rules/core/journal/repeated.h"

#include <algorithm>

namespace escarmouche::app {

namespace {

const std::string kWhom = "-whom"; // after the key of an act that may be against somebody

} // namespace

bool mayMeet(const rules::ToldEvent &event, const MatchWords &words)
{
    const std::string &key = event.as.act.key;
    return !key.empty() && event.gesture && event.gesture->kind == rules::Gesture::Kind::Way &&
           !words.sayOr(key + kWhom, {}).isEmpty();
}

void nameWhomItMeets(rules::ToldEvent &event, const rules::BoardView &before,
                     const MatchWords &words)
{
    if (!mayMeet(event, words))
        return;
    const int met = metBy(event.gesture->token, event.gesture->places, before);
    if (met < 0)
        return;
    const bool isSentence = event.sentence.key == event.as.act.key;
    event.as.act.key += kWhom;
    event.as.act.values.emplace_back("whom", words.tokenValue(met));
    event.as.tokens = {event.gesture->token, met};
    if (isSentence)
        event.sentence = event.as.act;
}

void nameWhomTheyMeet(std::vector<rules::ToldEvent> &told, const rules::Record &record,
                      rules::SeatId viewer, const MatchWords &words)
{
    const auto &steps = record.steps();
    for (rules::ToldEvent &event : told) {
        if (!mayMeet(event, words))
            continue;
        const auto after =
            std::ranges::upper_bound(steps, event.entry, {}, &rules::RecordStep::entry);
        const auto step = after - steps.begin() - 1; // in which it was done
        if (step > 0)
            nameWhomItMeets(event, record.view(static_cast<std::size_t>(step) - 1, viewer), words);
    }
}

int namedIn(const rules::Phrase &phrase, std::string_view value, const rules::Cast &cast)
{
    const rules::PhraseValue *named = rules::valueNamed(phrase, value);
    const auto *name = named ? std::get_if<rules::Text>(named) : nullptr;
    if (!name || std::ranges::count(cast.members, *name, &rules::CastMember::name) != 1)
        return -1;
    return std::ranges::find(cast.members, *name, &rules::CastMember::name)->token;
}

} // namespace escarmouche::app
