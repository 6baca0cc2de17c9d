// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/ledger/game.h"

#include "model/digest.h"
#include "rules/core/band/outcome.h"
#include "rules/core/match/match.h"
#include "rules/core/match/turnname.h"

#include <algorithm>
#include <utility>

namespace escarmouche::model {

namespace {

/** Fields, each behind its length in bytes, so that no two lists of them read alike. */
class Fields
{
public:
    Fields &operator<<(std::string_view field)
    {
        m_text += std::to_string(field.size());
        m_text += ':';
        m_text += field;
        return *this;
    }
    Fields &operator<<(std::int64_t number) { return *this << std::to_string(number); }
    std::string hash() const { return sha256(m_text); }

private:
    std::string m_text;
};

/** What the scenario calls the sides; empty: nothing. */
std::vector<rules::Text> seatsOf(const GameRow &row, const rules::MatchRules *rules)
{
    if (rules == nullptr)
        return {};
    for (rules::Scenario &scenario : rules->scenarios())
        if (scenario.title.key == row.scenario)
            return std::move(scenario.title.seats);
    return {};
}

} // namespace

const rules::MatchRules *rulesOf(const GameRow &row, const rules::RuleSystems &systems)
{
    const rules::RuleSystem *system = systemNamed(systems, row.system);
    return system == nullptr ? nullptr : system->matches.get();
}

std::vector<rules::Text> sideNames(const GameRow &row, const rules::MatchRules *rules)
{
    const auto isNameless = [](const GameSeat &seat) { return seat.name.empty(); };
    const auto called = std::ranges::any_of(row.seats, isNameless) ? seatsOf(row, rules)
                                                                   : std::vector<rules::Text>();
    std::vector<rules::Text> names;
    for (std::size_t at = 0; at < row.seats.size(); ++at) {
        const std::string &own = row.seats[at].name;
        names.push_back(!own.empty()         ? rules::Text{own, own}
                        : at < called.size() ? called[at]
                                             : rules::numberedSide(at));
    }
    return names;
}

rules::Text sidesText(const GameRow &row, const rules::MatchRules *rules)
{
    rules::Text text;
    for (const rules::Text &name : sideNames(row, rules)) {
        const char *joint = text.empty() ? "" : " – ";
        text = {text.en + joint + name.en, text.fr + joint + name.fr};
    }
    return text;
}

rules::Text outcomeOf(const GameRow &row, const rules::MatchRules *rules)
{
    if (!row.isOver)
        return {};
    const auto names = sideNames(row, rules);
    const rules::Text turn = rules ? rules::nameOfTurn(*rules, row.turn) : rules::Text{};
    const auto in = [&](rules::Language language) {
        std::vector<rules::SideResult> sides;
        for (std::size_t at = 0; at < names.size(); ++at)
            sides.push_back(
                {names[at].in(language), row.seats[at].result.value_or(rules::SeatResult::Draw)});
        return rules::outcomeText(sides, turn).in(language);
    };
    return {in(rules::Language::English), in(rules::Language::French)};
}

std::string entryHash(std::string_view game, std::int64_t seq, std::string_view text,
                      std::string_view before)
{
    return (Fields() << game << seq << text << before).hash();
}

void chain(std::string_view game, std::string_view header, std::vector<GameEntry> &entries)
{
    std::string before = entryHash(game, 0, header, {});
    for (GameEntry &entry : entries)
        before = entry.hash = entryHash(game, entry.seq, entry.text, before);
}

std::string stateHashOf(const StoredGame &game)
{
    const GameRow &row = game.row;
    Fields fields;
    fields << row.uuid << row.system << row.revision << row.scenario << row.title.en << row.title.fr
           << (row.isOver ? 1 : 0) << (row.isRemoved ? 1 : 0) << row.awaited << row.turn
           << row.entries << row.createdAt << row.updatedAt << game.headHash << game.report;
    for (const GameSeat &seat : row.seats)
        fields << seat.name << seat.player << (seat.typesDice ? 1 : 0)
               << (seat.result ? static_cast<int>(*seat.result) : -1) << seat.points;
    for (const auto &[seq, text] : game.notes)
        fields << seq << text;
    if (row.origin != GameOrigin()) // the hashes of games from before there were any stay
        fields << row.origin.campaign << row.origin.fixture.value;
    return fields.hash();
}

rules::Result<void> checkGame(const StoredGame &game, const std::vector<GameEntry> &entries)
{
    const auto broken = [&](std::int64_t seq) {
        return rules::fail(
            {.code = rules::ErrorCode::ChainBroken, .subject = game.row.uuid, .number = seq});
    };
    std::string before = entryHash(game.row.uuid, 0, game.header, {});
    std::int64_t seq = 0;
    for (const GameEntry &entry : entries) {
        if (entry.seq != ++seq || entry.hash != entryHash(game.row.uuid, seq, entry.text, before))
            return broken(seq);
        before = entry.hash;
    }
    if (seq != game.row.entries || before != game.headHash)
        return broken(seq + 1);
    if (game.stateHash != stateHashOf(game))
        return rules::fail({.code = rules::ErrorCode::LibraryDamaged,
                            .hint = "a match whose checksum does not fit: " + game.row.uuid});
    return {};
}

} // namespace escarmouche::model
