// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/happening/telling.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace escarmouche::rules::kit {

std::string questionKey(const Request &request)
{
    switch (request.what) {
    case Awaited::Decision:
        return "ask-" + std::to_string(request.decision.prompt);
    case Awaited::Roll:
        return "chance-" + std::to_string(request.roll.reason);
    case Awaited::Pick:
        return "chance-" + std::to_string(request.pick.reason);
    default:
        return "over";
    }
}

namespace {

std::optional<PhraseValue> tokenNamed(const Names &names, int id)
{
    return id < 0 ? std::nullopt : std::optional<PhraseValue>(names.token(id));
}

std::optional<PhraseValue> placeNamed(const Names &names, const Place &place)
{
    return place == Place{} ? std::nullopt : std::optional<PhraseValue>(names.place(place));
}

std::optional<PhraseValue> numberOf(const Happening &event, std::size_t which)
{
    if (which >= event.numbers.size())
        return std::nullopt;
    return std::int64_t{event.numbers[which]};
}

std::optional<PhraseValue> facesTold(const Names &names, const Happening &event)
{
    Text all;
    const std::vector<Text> rollers = names.rollers(event);
    std::size_t next = 0;
    for (const int face : event.faces) {
        Text one = names.face(event, face);
        if (rollers.size() == event.faces.size()) {
            const Text &whose = rollers[next++];
            one = {whose.en + ' ' + one.en, whose.fr + ' ' + one.fr};
        }
        all.en += (all.en.empty() ? "" : ", ") + one.en;
        all.fr += (all.fr.empty() ? "" : ", ") + one.fr;
    }
    return event.faces.empty() ? std::nullopt : std::optional<PhraseValue>(all);
}

/** Nothing where the happening does not say it. */
std::optional<PhraseValue> valueOf(From from, const Happening &event, const Names &names)
{
    switch (from) {
    case From::Who:
        return tokenNamed(names, event.who);
    case From::Whom:
        return tokenNamed(names, event.whom);
    case From::Side:
        return names.side(event.seat);
    case From::At:
        return placeNamed(names, event.at);
    case From::To:
        return placeNamed(names, event.to);
    case From::First:
    case From::Second:
    case From::Third:
    case From::Fourth:
        return numberOf(event,
                        static_cast<std::size_t>(from) - static_cast<std::size_t>(From::First));
    case From::Card:
        if (event.numbers.empty())
            return std::nullopt;
        return names.card(event.numbers[0]);
    case From::Faces:
        return facesTold(names, event);
    }
    return std::nullopt;
}

} // namespace

std::vector<Sentence> sentencesOf(std::span<const std::string_view> keys,
                                  std::span<const std::string_view> ofItems,
                                  const std::vector<ToldSo> &sorts)
{
    std::vector<Sentence> all;
    for (const std::string_view key : keys) {
        Sentence sentence{static_cast<std::uint16_t>(all.size()),
                          key,
                          {{"who", From::Who},
                           {"whom", From::Whom},
                           {"side", From::Side},
                           {"at", From::At},
                           {"to", From::To},
                           {"dice", From::Faces},
                           {"m", From::Second}}};
        const bool isOfItem = std::ranges::count(ofItems, key) > 0;
        sentence.values.emplace_back(isOfItem ? "item" : "n", isOfItem ? From::Card : From::First);
        for (const ToldSo &sort : sorts) {
            if (std::ranges::count(sort.keys, key) > 0) {
                sentence.as = sort.as;
                sentence.gesture = sort.gesture;
                sentence.befalls = sort.befalls;
            }
        }
        all.push_back(std::move(sentence));
    }
    return all;
}

Telling::Telling(std::vector<Sentence> sentences, RegisterIds rules)
    : m_sentences(std::move(sentences)), m_rules(std::move(rules))
{
    std::ranges::sort(m_sentences, {}, &Sentence::kind);
    assert(std::ranges::adjacent_find(m_sentences, {}, &Sentence::kind) == m_sentences.end());
}

const Sentence &Telling::of(std::uint16_t kind) const
{
    const auto met = std::ranges::lower_bound(m_sentences, kind, {}, &Sentence::kind);
    assert(met != m_sentences.end() && met->kind == kind);
    return *met;
}

Phrase Telling::phrase(const Happening &event, const Names &names) const
{
    const Sentence &sentence = of(event.kind);
    Phrase phrase{std::string(sentence.key), {}};
    for (const auto &[name, from] : sentence.values) {
        if (auto value = valueOf(from, event, names))
            phrase.values.emplace_back(name, std::move(*value));
    }
    return phrase;
}

std::optional<Gesture> Telling::gesture(const Happening &event) const
{
    const auto kind = of(event.kind).gesture;
    if (!kind)
        return std::nullopt;
    Gesture gesture{*kind, event.who, event.whom, {}, {}};
    for (const Place &place : {event.at, event.to}) {
        if (place != Place{})
            gesture.places.push_back(place);
    }
    return gesture;
}

std::vector<ToldReason> Telling::reasons(const Happening &event) const
{
    static constexpr std::array<std::string_view, 4> kBy{"", "-dice", "-player", "-order"};
    std::vector<ToldReason> told;
    for (const Reason &reason : event.reasons) {
        std::string key = "reason.";
        key.append(reason.rule.value).append(kBy[static_cast<std::size_t>(reason.by)]);
        told.push_back(
            {{std::move(key),
              {{"before", std::int64_t{reason.before}}, {"after", std::int64_t{reason.after}}}},
             reason.rule});
    }
    return told;
}

namespace {

/** What the numbers of a sentence are. */
Phrase::Values amountsOf(const Sentence &sentence, const Happening &event)
{
    Phrase::Values values;
    for (const auto &[name, from] : sentence.values) {
        if (from < From::First || from > From::Fourth)
            continue;
        if (const auto value = numberOf(event, static_cast<std::size_t>(from) -
                                                   static_cast<std::size_t>(From::First)))
            values.emplace_back(name, *value);
    }
    return values;
}

} // namespace

ToldAs Telling::as(const Happening &event) const
{
    const Sentence &sentence = of(event.kind);
    ToldAs as{sentence.as, event.seat, {}, {}};
    for (const int token : {event.who, event.whom}) {
        if (token >= 0)
            as.tokens.push_back(token);
    }
    if (const auto &befalls = sentence.befalls) {
        const std::string key(sentence.key);
        Outcome &outcome = as.outcome.emplace();
        outcome.token = befalls->whom == From::Whom ? event.whom : event.who;
        outcome.word = {"word." + key, amountsOf(sentence, event)};
        outcome.tone = befalls->tone;
        if (befalls->isSummed)
            outcome.sum = "sum." + key;
    }
    return as;
}

} // namespace escarmouche::rules::kit
