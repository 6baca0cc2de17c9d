// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/league/entrant.h"
#include "rules/core/json/memberjson.h"

namespace escarmouche::rules {

namespace leaguecodec {

namespace {

using json::Cursor;
using json::Prose;

constexpr std::string_view kEntrantFormat = "escarmouche-entrant";
constexpr int kEntrantVersion = 1;
constexpr std::size_t kLongestEntrant = 200;
constexpr std::size_t kLongestMachine = 64;

/** The format of entrants and of what changes them: what is usual is left out. */
struct Entrants : json::Format<nlohmann::json, true, 16> {
};

void read(const Entrants &, const Cursor &at, std::string &text)
{
    text = at.line(kLongestEntrant);
}

} // namespace

} // namespace leaguecodec

ESCARMOUCHE_MEMBERS(NamedEntrant, always("name", &T::name),
                    named("player", &T::player, json::Line{leaguecodec::kLongestMachine, 1}))
ESCARMOUCHE_MEMBERS(EntrantChanges::Change, always("before", &T::before),
                    always("after", &T::after))
ESCARMOUCHE_MEMBERS(EntrantChanges, named("name", &T::name), named("player", &T::player))

std::string encode(const NamedEntrant &entrant)
{
    using namespace leaguecodec;
    auto out = written(Entrants{}, entrant);
    out["format"] = kEntrantFormat;
    out["version"] = kEntrantVersion;
    return out.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

Result<NamedEntrant> decodeNamedEntrant(std::string_view text)
{
    return json::decode(text, [](const json::Cursor &at) {
        using namespace leaguecodec;
        constexpr std::array<std::string_view, 1> kFormats{kEntrantFormat};
        NamedEntrant entrant;
        if (!at.object(json::keysOf<NamedEntrant>({"format", "version"})))
            return entrant;
        at["format"].choice(kFormats);
        at["version"].integer(kEntrantVersion, kEntrantVersion);
        readMembers(Entrants{}, at, entrant);
        return entrant;
    });
}

std::string encode(const EntrantChanges &changes)
{
    return written(leaguecodec::Entrants{}, changes)
        .dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

EntrantChanges readEntrantChanges(const json::Cursor &at)
{
    EntrantChanges changes;
    json::read(leaguecodec::Entrants{}, at, changes);
    return changes;
}

} // namespace escarmouche::rules
