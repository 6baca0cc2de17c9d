// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/toys/toycodecs.h"

#include "rules/core/json/jsonreader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace escarmouche::tests {

using nlohmann::json;
using rules::Error;
using rules::ErrorCode;
using rules::json::Cursor;

namespace {

/** A named number of an action or event, with its limits. */
struct Named {
    std::string_view key;
    int least, most;
};

/** The members of an object: its kind, and numbers. */
struct Record {
    std::size_t kind = 0;
    std::vector<int> numbers;
};

std::string written(std::string_view kind, std::span<const Named> names,
                    std::span<const int> numbers, std::span<const int> left)
{
    json out{{"kind", kind}};
    for (std::size_t at = 0; at < names.size(); ++at) {
        if (numbers[at] != left[at])
            out[std::string(names[at].key)] = numbers[at];
    }
    return out.dump();
}

/** An absent number is the one of `left`. */
Result<Record> read(std::string_view text, std::span<const std::string_view> kinds,
                    std::span<const Named> names, std::span<const int> left)
{
    Record record;
    const auto ok = rules::json::walk(text, [&](const Cursor &at) {
        std::vector<std::string_view> keys{"kind"};
        for (const Named &name : names)
            keys.push_back(name.key);
        if (!at.object(keys))
            return;
        record.kind = at["kind"].choice(kinds);
        for (std::size_t each = 0; each < names.size(); ++each) {
            const auto number = at.find(names[each].key);
            record.numbers.push_back(
                number ? static_cast<int>(number->integer(names[each].least, names[each].most))
                       : left[each]);
        }
    });
    if (!ok)
        return rules::fail(ok.error());
    return record;
}

/** The switch of that name, the only option there is. */
Result<bool> readSwitch(const rules::MatchSetup &setup, std::string_view name)
{
    bool on = true;
    for (const rules::Setting &option : setup.options) {
        const bool *value = std::get_if<bool>(&option.value);
        if (option.property != name || !value)
            return rules::fail({.code = ErrorCode::UnknownKey,
                                .subject = option.property,
                                .pointer = "/options/" + option.property,
                                .hint = std::string(name)});
        on = *value;
    }
    return on;
}

template<class G>
Result<std::unique_ptr<const G>> makeWith(const Result<bool> &on)
{
    if (!on)
        return rules::fail(on.error());
    return std::make_unique<const G>(*on);
}

template<class G>
std::unique_ptr<rules::Ai<G>> randomMachine(std::string_view kind, std::uint64_t seed)
{
    if (kind != "random")
        return nullptr;
    return std::make_unique<rules::RandomAi<G>>(seed);
}

template<class T>
T narrow(int number)
{
    return static_cast<T>(number);
}

constexpr std::array<std::string_view, 6> kAmbushActions{"step",     "watch", "shoot",
                                                         "end-turn", "react", "hold"};
constexpr std::array<Named, 5> kAmbushAction{
    {{"scout", 0, 255}, {"target", 0, 255}, {"card", 0, 255}, {"q", -128, 127}, {"r", -128, 127}}};
constexpr std::array<int, 5> kNoAmbushAction{0, 0, 0, 127, 127};
constexpr std::array<std::string_view, 10> kAmbushEvents{
    "placed", "turn", "taken", "seen", "played", "stepped", "watching", "shot", "fell", "over"};
constexpr std::array<Named, 6> kAmbushEvent{{{"seat", -1, 1},
                                             {"scout", 0, 255},
                                             {"target", 0, 255},
                                             {"number", 0, 255},
                                             {"q", -128, 127},
                                             {"r", -128, 127}}};
constexpr std::array<int, 6> kNoAmbushEvent{-1, 0, 0, 0, 0, 0};

constexpr std::array<std::string_view, 4> kCryptActions{"go", "search", "fight", "pass"};
constexpr std::array<Named, 1> kCryptAction{{{"to", 0, 255}}};
constexpr std::array<int, 1> kNoCryptAction{0};
constexpr std::array<std::string_view, 16> kCryptEvents{
    "begun",  "thrown", "round", "turn",  "went",   "nothing", "found", "carried",
    "fought", "slain",  "came",  "crept", "bitten", "missed",  "alarm", "over"};
constexpr std::array<Named, 2> kCryptEvent{{{"who", 0, 255}, {"number", 0, 255}}};
constexpr std::array<int, 2> kNoCryptEvent{0, 0};

std::uint8_t readNumber(const Cursor &of, std::string_view key, int most, int usual)
{
    const auto number = of.find(key);
    return static_cast<std::uint8_t>(number ? number->integer(0, most) : usual);
}

crypt::CryptState readStage(const Cursor &scenario)
{
    static constexpr std::array<std::string_view, 1> kOnly{"stage"};
    static constexpr std::array<std::string_view, 8> kKeys{"seekers", "ghouls", "relic", "bearer",
                                                           "alarm",   "round",  "seat",  "actions"};
    static constexpr std::array<std::string_view, 2> kSeeker{"zone", "wounds"};
    crypt::CryptState state;
    state.ghouls.fill(crypt::kNowhere);
    if (!scenario.object(kOnly) || !scenario["stage"].object(kKeys))
        return state;
    const Cursor stage = scenario["stage"];
    std::size_t at = 0;
    for (const Cursor &seeker : stage["seekers"].array(crypt::kSeekers, crypt::kSeekers)) {
        if (seeker.object(kSeeker))
            state.seekers[at++] = {readNumber(seeker, "zone", crypt::kZones - 1, 0),
                                   readNumber(seeker, "wounds", 3, 3)};
    }
    at = 0;
    const auto ghouls = stage.find("ghouls");
    for (const Cursor &zone : ghouls ? ghouls->array(crypt::kGhouls) : std::vector<Cursor>{})
        state.ghouls[at++] = static_cast<std::uint8_t>(zone.integer(0, crypt::kZones - 1));
    state.relic = readNumber(stage, "relic", crypt::kZones - 1, crypt::kZones - 1);
    if (const auto bearer = stage.find("bearer")) {
        state.bearer = static_cast<std::uint8_t>(bearer->integer(1, crypt::kSeekers) - 1);
        state.found = true;
    }
    state.alarm = readNumber(stage, "alarm", crypt::kAlarm, 0);
    state.round = readNumber(stage, "round", 99, 1);
    const int seat = std::max<int>(readNumber(stage, "seat", crypt::kSeekers, 1), 1);
    state.frames.push_back(crypt::SeekerFrame{static_cast<std::uint8_t>(seat - 1),
                                              readNumber(stage, "actions", 2, 2)});
    return state;
}

} // namespace

Result<std::string> AmbushCodec::resolve(const rules::MatchSetup &setup) const
{
    const auto on = readSwitch(setup, "watchers-react");
    if (!on)
        return rules::fail(on.error());
    return std::string();
}

Result<std::unique_ptr<const ambush::Ambush>> AmbushCodec::make(const rules::MatchSetup &setup,
                                                                std::string_view) const
{
    return makeWith<Game>(readSwitch(setup, "watchers-react"));
}

std::unique_ptr<rules::Ai<ambush::Ambush>> AmbushCodec::machine(std::string_view kind,
                                                                std::uint64_t seed) const
{
    return randomMachine<Game>(kind, seed);
}

std::string AmbushCodec::write(const Game::Action &action) const
{
    const std::array<int, 5> numbers{action.scout, action.target, action.card, action.to.q,
                                     action.to.r};
    return written(kAmbushActions[std::size_t(action.kind)], kAmbushAction, numbers,
                   kNoAmbushAction);
}

std::string AmbushCodec::write(const Game::Event &event) const
{
    const std::array<int, 6> numbers{event.seat.value, event.scout, event.target,
                                     event.number,     event.at.q,  event.at.r};
    return written(kAmbushEvents[std::size_t(event.kind)], kAmbushEvent, numbers, kNoAmbushEvent);
}

Result<ambush::AmbushAction> AmbushCodec::readAction(const Game &, std::string_view text) const
{
    const auto record = read(text, kAmbushActions, kAmbushAction, kNoAmbushAction);
    if (!record)
        return rules::fail(record.error());
    const auto &n = record->numbers;
    return Game::Action{static_cast<ambush::ActionKind>(record->kind),
                        narrow<std::uint8_t>(n[0]),
                        narrow<std::uint8_t>(n[1]),
                        narrow<std::uint8_t>(n[2]),
                        {narrow<std::int8_t>(n[3]), narrow<std::int8_t>(n[4])}};
}

Result<ambush::AmbushEvent> AmbushCodec::readEvent(const Game &, std::string_view text) const
{
    const auto record = read(text, kAmbushEvents, kAmbushEvent, kNoAmbushEvent);
    if (!record)
        return rules::fail(record.error());
    const auto &n = record->numbers;
    return Game::Event{static_cast<ambush::EventKind>(record->kind),
                       {narrow<std::int8_t>(n[0])},
                       narrow<std::uint8_t>(n[1]),
                       narrow<std::uint8_t>(n[2]),
                       narrow<std::uint8_t>(n[3]),
                       {narrow<std::int8_t>(n[4]), narrow<std::int8_t>(n[5])}};
}

Result<std::string> CryptCodec::resolve(const rules::MatchSetup &setup) const
{
    const auto on = readSwitch(setup, "ghouls-bite");
    if (!on)
        return rules::fail(on.error());
    return std::string(R"({"wounds":3})");
}

Result<std::unique_ptr<const crypt::Crypt>> CryptCodec::make(const rules::MatchSetup &setup,
                                                             std::string_view) const
{
    const auto on = readSwitch(setup, "ghouls-bite");
    if (!on || !stages || setup.scenario.empty())
        return makeWith<Game>(on);
    const auto stage = rules::json::decode(setup.scenario, readStage);
    if (!stage)
        return rules::fail(stage.error());
    return std::make_unique<const Game>(*on, *stage);
}

std::unique_ptr<rules::Ai<crypt::Crypt>> CryptCodec::machine(std::string_view kind,
                                                             std::uint64_t seed) const
{
    return randomMachine<Game>(kind, seed);
}

std::string CryptCodec::write(const Game::Action &action) const
{
    const std::array<int, 1> numbers{action.to};
    return written(kCryptActions[std::size_t(action.kind)], kCryptAction, numbers, kNoCryptAction);
}

std::string CryptCodec::write(const Game::Event &event) const
{
    const std::array<int, 2> numbers{event.who, event.number};
    return written(kCryptEvents[std::size_t(event.kind)], kCryptEvent, numbers, kNoCryptEvent);
}

Result<crypt::CryptAction> CryptCodec::readAction(const Game &, std::string_view text) const
{
    const auto record = read(text, kCryptActions, kCryptAction, kNoCryptAction);
    if (!record)
        return rules::fail(record.error());
    return Game::Action{static_cast<crypt::ActionKind>(record->kind),
                        narrow<std::uint8_t>(record->numbers[0])};
}

Result<crypt::CryptEvent> CryptCodec::readEvent(const Game &, std::string_view text) const
{
    const auto record = read(text, kCryptEvents, kCryptEvent, kNoCryptEvent);
    if (!record)
        return rules::fail(record.error());
    return Game::Event{static_cast<crypt::EventKind>(record->kind),
                       narrow<std::uint8_t>(record->numbers[0]),
                       narrow<std::uint8_t>(record->numbers[1])};
}

rules::MatchSetup toySetup(std::string_view system, std::string_view player)
{
    rules::MatchSetup setup;
    setup.system = system;
    setup.seats.resize(2);
    for (rules::SeatSetup &seat : setup.seats)
        seat.player = player;
    return setup;
}

} // namespace escarmouche::tests
