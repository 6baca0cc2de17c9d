// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/match/told/acttext.h"

#include <QString>
#include <QStringList>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Events of no game that a test tells of, and what comes of them.

namespace escarmouche::tests {

using namespace escarmouche::app;
using namespace escarmouche::rules;

using Kind = ToldAs::Kind;

inline constexpr SeatId kOurs{0}, kTheirs{1};

inline ToldEvent told(Kind kind, const char *sentence, std::vector<int> tokens = {},
                      SeatId seat = kOurs)
{
    static int entry = 0;
    ToldEvent event;
    event.sentence.key = sentence;
    event.entry = ++entry;
    event.as.kind = kind;
    event.as.tokens = std::move(tokens);
    event.as.seat = seat;
    return event;
}

inline ToldEvent act(const char *act, std::vector<int> tokens)
{
    ToldEvent event = told(Kind::Attack, "declared", std::move(tokens));
    event.as.act.key = act;
    return event;
}

inline ToldEvent came(const char *word, int token, const char *sum = "")
{
    ToldEvent event = told(Kind::Weighty, word, {token});
    event.as.outcome = Outcome{token, {word, {}}, Outcome::Tone::Bad, sum};
    if (std::string_view(word) == "wounded")
        event.as.outcome->word.values = {{"times", std::int64_t{1}}, {"left", std::int64_t{1}}};
    return event;
}

/** He has come somewhere. */
inline ToldEvent arrival(const char *word, int token, const char *sum)
{
    ToldEvent event = came(word, token, sum);
    event.as.kind = Kind::Move;
    event.as.outcome->tone = Outcome::Tone::Plain;
    event.gesture = Gesture{Gesture::Kind::Move, token, -1, {}, {}};
    return event;
}

/** On a board where tokens up to 5 are ours, and the rest up to 9 theirs. */
inline model::MatchBeat beatOf(std::vector<ToldEvent> events, int dice = 0)
{
    model::MatchBeat beat;
    beat.told = std::move(events);
    for (int id = 1; id <= 9; ++id) {
        Token token;
        token.id = id;
        token.owner = id <= 5 ? kOurs : kTheirs;
        beat.view.tokens.push_back(token);
    }
    if (dice > 0)
        beat.thrown = Thrown{Request::of(Roll{}), ChanceAnswer::ofFaces(std::vector<std::uint8_t>(
                                                      static_cast<std::size_t>(dice), 3))};
    return beat;
}

inline QString shown(const ActLine &line)
{
    QStringList parts;
    for (const Harmed &harmed : line.harmed) {
        QStringList words;
        for (const Harmed::Word &one : harmed.words)
            words << QString::fromStdString(one.word.key) +
                         (one.times > 1 ? u'x' + QString::number(one.times) : QString());
        parts << QString::number(harmed.token) + u'=' + words.join(u'+');
    }
    for (const ActLine::Part &part : line.parts)
        parts << QString::fromStdString(part.word.key) +
                     (part.about < 0 ? QString() : u'@' + QString::number(part.about)) +
                     (part.entries.size() > 1 ? u'x' + QString::number(part.entries.size())
                                              : QString());
    return QString::fromStdString(line.lead.key) + u'|' + parts.join(u',');
}

} // namespace escarmouche::tests
