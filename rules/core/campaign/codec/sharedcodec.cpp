// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/band/nestedcodec.h"
#include "rules/core/campaign/codec/fields.h"

namespace escarmouche::rules::campaigncodec {

Json written(const Phrase &phrase)
{
    Json values = Json::object();
    for (const auto &[name, value] : phrase.values) {
        if (const auto *text = std::get_if<Text>(&value))
            values[name] = written(*text);
        else
            std::visit(
                [&, &key = name](const auto &held) {
                    if constexpr (!std::same_as<std::decay_t<decltype(held)>, Text>)
                        values[key] = held;
                },
                value);
    }
    Json out{{"key", phrase.key}};
    if (!values.empty())
        out["values"] = std::move(values);
    return out;
}

void read(const Cursor &at, Phrase &phrase)
{
    static constexpr std::array<std::string_view, 2> kKeys{"key", "values"};
    constexpr std::size_t kMostValues = 32;
    phrase = {};
    if (!at.object(kKeys))
        return;
    phrase.key = at["key"].text(kLongestText);
    const auto values = at.find("values");
    if (!values)
        return;
    for (const auto &[name, value] : values->members(kMostValues)) {
        if (value.isInteger()) {
            std::int64_t number = 0;
            read(value, number);
            phrase.values.emplace_back(name, number);
        } else if (value.isText()) {
            phrase.values.emplace_back(name, value.text(kLongestText));
        } else {
            Text text;
            read(value, text);
            phrase.values.emplace_back(name, std::move(text));
        }
    }
}

Json written(const BattleReport &report)
{
    return Json::parse(encode(report));
}

void read(const Cursor &at, BattleReport &report)
{
    report = readBattleReport(at);
}

Json written(const BandAct &act)
{
    Json out = Json::parse(encode(BandInput{act, 1, {}}));
    out.erase("fresh");
    return out;
}

void read(const Cursor &at, BandAct &act)
{
    act = readBandAct(at);
}

Json written(const BandJoined &change)
{
    Json out{{"band", change.band.value},
             {"owner", change.owner.value},
             {"state", Json::parse(change.joined->state())}};
    if (!change.origin.empty())
        out["origin"] = change.origin;
    if (change.round != 0)
        out["round"] = change.round;
    if (change.opening != 0)
        out["opening"] = change.opening;
    return out;
}

// All but the system's own.
void read(const Cursor &at, BandJoined &change)
{
    change = {};
    read(at["band"], change.band);
    read(at["owner"], change.owner);
    if (const auto origin = at.find("origin"))
        read(*origin, change.origin);
    if (const auto round = at.find("round"))
        read(*round, change.round);
    if (const auto opening = at.find("opening"))
        read(*opening, change.opening);
}

Json written(const BandChanged &change)
{
    Json out{{"band", change.band.value}, {"changes", Json::parse(change.changes->text())}};
    if (change.kind != BookingKind::Purchase)
        out["kind"] = written(change.kind);
    if (change.money != 0)
        out["money"] = change.money;
    if (change.fixture != FixtureId{})
        out["fixture"] = change.fixture.value;
    return out;
}

// All but the system's own.
void read(const Cursor &at, BandChanged &change)
{
    change = {};
    read(at["band"], change.band);
    if (const auto kind = at.find("kind"))
        read(*kind, change.kind);
    if (const auto money = at.find("money"))
        read(*money, change.money);
    if (const auto fixture = at.find("fixture"))
        read(*fixture, change.fixture);
}

} // namespace escarmouche::rules::campaigncodec
