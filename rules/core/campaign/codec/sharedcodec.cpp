// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/band/nestedcodec.h"
#include "rules/core/campaign/campaignrules.h"
#include "rules/core/campaign/codec/values.h"

namespace escarmouche::rules::campaigncodec {

namespace {

constexpr std::size_t kLongestText = 16'384;

} // namespace

void read(const Values &, const Cursor &at, std::string &text)
{
    text = at.text(kLongestText);
}

void read(const Values &format, const Cursor &at, Text &text)
{
    json::Languages{json::Prose{kLongestText}}.read(format, at, text);
}

void read(const Values &format, const Cursor &at, SettingValue &value)
{
    json::Scalar{1'000'000, kLongestText}.read(format, at, value);
}

Json written(const Values &format, const Phrase &phrase)
{
    Json out{{"key", phrase.key}};
    for (const auto &[name, value] : phrase.values)
        out["values"][name] = written(format, value);
    return out;
}

void read(const Values &format, const Cursor &at, Phrase &phrase)
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
            read(format, value, number);
            phrase.values.emplace_back(name, number);
        } else if (value.isText()) {
            phrase.values.emplace_back(name, value.text(kLongestText));
        } else {
            Text text;
            read(format, value, text);
            phrase.values.emplace_back(name, std::move(text));
        }
    }
}

Json written(const Values &, const BattleReport &report)
{
    return Json::parse(encode(report));
}

void read(const Values &, const Cursor &at, BattleReport &report)
{
    report = readBattleReport(at);
}

Json written(const Values &, const BandAct &act)
{
    Json out = Json::parse(encode(BandInput{act, 1, {}}));
    out.erase("fresh");
    return out;
}

void read(const Values &, const Cursor &at, BandAct &act)
{
    act = readBandAct(at);
}

Json written(const Values &format, const std::shared_ptr<const BattleReport> &report)
{
    return written(format, *report);
}

void read(const Values &, const Cursor &at, std::shared_ptr<const BattleReport> &report)
{
    report = std::make_shared<const BattleReport>(readBattleReport(at));
}

Json written(const Values &format, const BandValue &band)
{
    return Json::parse((format.version == 1 ? band->withoutNumbers() : band)->state());
}

void read(const Values &format, const Cursor &at, BandValue &band)
{
    auto met = format.rules->read(at.dump());
    if (met)
        band = std::move(*met);
    else
        at.complain(met.error().code, met.error().subject, met.error().hint);
}

Json written(const Values &format, const BandChangesValue &changes)
{
    return Json::parse((format.version == 1 ? changes->withoutNumbers() : changes)->text());
}

void read(const Values &format, const Cursor &at, BandChangesValue &changes)
{
    changes = format.rules->changes(at);
}

} // namespace escarmouche::rules::campaigncodec
