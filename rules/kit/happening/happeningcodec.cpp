// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/memberjson.h"
#include "rules/kit/happening/telling.h"

namespace escarmouche::rules::kit {

namespace {

using json::Cursor;
using Json = nlohmann::json;

/** Happenings of one game as JSON; what has its usual value is left out. */
struct HappeningFormat : json::Format<Json, true, 512> {
    const Telling &telling;
};

/** A kind, by the key of its sentence. */
struct KindKey {
    Json written(const HappeningFormat &format, std::uint16_t kind) const
    {
        return format.telling.of(kind).key;
    }
    void read(const HappeningFormat &format, const Cursor &at, std::uint16_t &kind) const
    {
        std::vector<std::string_view> keys;
        for (const Sentence &each : format.telling.sentences())
            keys.push_back(each.key);
        kind = format.telling.sentences()[at.choice(keys)].kind;
    }
};

constexpr json::Whole kThing{0, 1'000'000};

} // namespace

ESCARMOUCHE_WORDS(Reason::By, "rule", "dice", "player", "order")
ESCARMOUCHE_WORDS(BoardChange::What, "nothing", "token-came", "token-went", "token-moved",
                  "token-turned", "token-states", "token-points", "token-actions", "token-known",
                  "counter", "card-came", "card-moved", "card-states", "card-known", "card-went",
                  "laid", "laid-gone", "turn", "phase", "active", "acting", "taken")
ESCARMOUCHE_MEMBERS(Reason, named("rule", &T::rule), named("before", &T::before),
                    named("after", &T::after), named("by", &T::by))
ESCARMOUCHE_MEMBERS(BoardChange, named("what", &T::what), named("kind", &T::kind),
                    named("pile", &T::pile), named("id", &T::id, kThing),
                    named("holder", &T::holder, kThing), named("number", &T::number),
                    named("actions", &T::actions), named("facing", &T::facing),
                    named("states", &T::states), named("owner", &T::owner), named("sees", &T::sees),
                    named("at", &T::at))
ESCARMOUCHE_MEMBERS(Happening, always("kind", &T::kind, KindKey{}), named("rule", &T::rule),
                    named("seat", &T::seat), named("audience", &T::audience),
                    named("who", &T::who, kThing), named("whom", &T::whom, kThing),
                    named("numbers", &T::numbers), named("at", &T::at), named("to", &T::to),
                    named("faces", &T::faces), named("reasons", &T::reasons),
                    named("changes", &T::changes))

namespace {

Json written(const HappeningFormat &, const RuleId &rule)
{
    return rule.value;
}
Json written(const HappeningFormat &, const Audience &audience)
{
    return audience.seats;
}
Json written(const HappeningFormat &, const Place &place)
{
    if (const auto *cell = std::get_if<CellPlace>(&place))
        return {{"cell", {cell->q, cell->r, cell->floor}}};
    if (const auto *zone = std::get_if<ZonePlace>(&place))
        return {{"zone", zone->zone}};
    if (const auto *point = std::get_if<TablePlace>(&place))
        return {{"point", {point->x, point->y, point->z}}};
    return {};
}

void read(const HappeningFormat &format, const Cursor &at, RuleId &rule)
{
    const std::string text = at.line(32);
    const auto known = format.telling.rules().find(text);
    if (known)
        rule = *known;
    else
        at.complain(ErrorCode::UnknownEntry, text);
}
void read(const HappeningFormat &, const Cursor &at, SeatId &seat)
{
    seat.value = static_cast<std::int8_t>(at.integer(0, kMostSeats - 1));
}
void read(const HappeningFormat &, const Cursor &at, Audience &audience)
{
    audience.seats = static_cast<std::uint8_t>(at.integer(0, 0xff));
}
/** The three numbers of a place. */
template<class Made, class Number>
Place placeRead(const HappeningFormat &format, const Cursor &at)
{
    std::array<Number, 3> numbers{};
    json::read(format, at, numbers);
    return Made{numbers[0], numbers[1], numbers[2]};
}
void read(const HappeningFormat &format, const Cursor &at, Place &place)
{
    static constexpr std::array<std::string_view, 3> kKeys{"cell", "zone", "point"};
    if (!at.object(kKeys))
        return;
    if (const auto zone = at.find("zone")) {
        ZonePlace met;
        json::read(format, *zone, met.zone);
        place = met;
    } else if (const auto cell = at.find("cell")) {
        place = placeRead<CellPlace, std::int16_t>(format, *cell);
    } else {
        place = placeRead<TablePlace, std::int32_t>(format, at["point"]);
    }
}
template<class T, std::size_t N>
void read(const HappeningFormat &format, const Cursor &at, ShortList<T, N> &items)
{
    items.clear();
    for (const Cursor &item : at.array(N)) {
        T met{};
        json::read(format, item, met);
        items.push_back(met);
    }
}

} // namespace

std::string Telling::write(const Happening &event) const
{
    return json::written(HappeningFormat{{}, *this}, event).dump();
}

Result<Happening> Telling::read(std::string_view text) const
{
    const HappeningFormat format{{}, *this};
    return json::decode(text, [&](const Cursor &at) {
        Happening event;
        json::read(format, at, event);
        return event;
    });
}

} // namespace escarmouche::rules::kit
